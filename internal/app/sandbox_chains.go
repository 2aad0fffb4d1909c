package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
)

// sandboxIntentLife is long: a sandbox's clock may be moved.
const sandboxIntentLife = 24 * time.Hour

// The prices of a sandbox's coins: so low that a few dollars are worth sending to another chain.
const sandboxCoin, sandboxSOL = "10", "2"

// feePayerLamports is the fee payer's funding at each start: 10,000 SOL, as the relayer gets ether.
const feePayerLamports = 10_000_000_000_000

// startChains brings the chains up, from the directory where it has them. They share the
// clock: moving it makes a block on each.
func (s *Sandbox) startChains(ctx context.Context, o SandboxOptions, log *slog.Logger) error {
	evm := devnet.Options{DataDir: filepath.Join(o.Dir, "chain"), Listen: o.RPCListen, BlockTime: o.BlockTime, OnDemand: o.OnDemand, Finality: o.Finality, LeastTip: o.leastTip, Fork: o.Fork, Clock: s.Clock, Log: log}
	var err error
	if s.Chain, err = devnet.Start(ctx, evm); err != nil {
		return err
	}
	if o.SecondChain {
		evm.Name, evm.DataDir, evm.Listen, evm.Fork, evm.Form = chain.Base, o.baseDir(), o.BaseListen, "", devnet.FormOf(chain.Base)
		if s.Base, err = devnet.Start(ctx, evm); err != nil {
			return err
		}
	}
	s.Solana, err = validator.Start(validator.Options{
		DataDir: filepath.Join(o.Dir, "solana"), Listen: o.SolanaListen, SlotTime: o.BlockTime, OnDemand: o.OnDemand, Finality: o.Finality, Clock: s.Clock, Log: log,
	})
	return err
}

// baseDir holds the second EVM chain. Where it is there the sandbox has that chain: wallets
// show addresses on it.
func (o SandboxOptions) baseDir() string { return filepath.Join(o.Dir, "base") }

// evmChains are the EVM chains that the sandbox has, by name.
func (s *Sandbox) evmChains() map[chain.Name]*devnet.EVM {
	all := map[chain.Name]*devnet.EVM{chain.EthereumSepolia: s.Chain}
	if s.Base != nil {
		all[chain.Base] = s.Base
	}
	return all
}

// MakeBlocks makes a block, and a slot, where they are not made by themselves: with a BlockTime of zero.
func (s *Sandbox) MakeBlocks() error {
	for _, evm := range s.evmChains() {
		if _, err := evm.Commit(); err != nil {
			return err
		}
	}
	return s.Solana.MineSlots(1)
}

// Tick has each chain make a block, or a slot, as its ticker would: with OnDemand only while
// something waits for one. It is for owners that set the pace, with a BlockTime of zero.
func (s *Sandbox) Tick() error {
	for _, evm := range s.evmChains() {
		if err := evm.Tick(); err != nil {
			return err
		}
	}
	return s.Solana.Tick()
}

func (s *Sandbox) closeChains() error {
	var failed []error
	s.bridge.close()
	if s.Solana != nil {
		failed = append(failed, s.Solana.Close())
	}
	for _, evm := range s.evmChains() {
		if evm != nil {
			failed = append(failed, evm.Close())
		}
	}
	if s.prices != nil {
		s.prices.close()
	}
	return errors.Join(failed...)
}

// fundService gives the service's own accounts the coins for transactions. The fee payer's payment has a slot before
// the service starts, so payouts can be made at once.
func (s *Sandbox) fundService(ctx context.Context, relayer common.Address, feePayer solana.PublicKey) error {
	for name, evm := range s.evmChains() {
		if _, err := evm.FundRelayer(ctx, relayer); err != nil {
			return fmt.Errorf("funding the relayer on %s: %w", name, err)
		}
	}
	if _, err := s.Solana.Faucet(feePayer, feePayerLamports); err != nil {
		return fmt.Errorf("funding the fee payer: %w", err)
	}
	if err := s.Solana.MineSlots(1); err != nil {
		return fmt.Errorf("funding the fee payer: %w", err)
	}
	return nil
}

// describeChains says how to reach the chains.
func (s *Sandbox) describeChains() map[chain.Name]SandboxChain {
	all := map[chain.Name]SandboxChain{}
	for name, evm := range s.evmChains() {
		all[name] = SandboxChain{RPCURL: evm.URL(), ChainID: evm.ChainID(), Tokens: map[chain.Token]chain.Address{}}
		for token, t := range evm.Config().Tokens {
			all[name].Tokens[token] = chain.EVMAddress(t.Address)
		}
		if s.bridge != nil {
			one := all[name]
			one.Bridge = s.bridge.describe(name)
			one.USDTBridge = s.bridge.usdt.describe(name)
			all[name] = one
		}
	}
	sol := SandboxChain{RPCURL: s.Solana.URL(), WSURL: s.Solana.WebSocketURL(), Tokens: map[chain.Token]chain.Address{}, Bridge: s.bridge.describe(chain.SolanaDevnet)}
	for token, mint := range sandboxMints() {
		sol.Tokens[token] = mint.Address()
	}
	all[chain.SolanaDevnet] = sol
	return all
}

func sandboxMints() map[chain.Token]solana.PublicKey {
	return map[chain.Token]solana.PublicKey{chain.USDC: validator.USDC, chain.USDT: validator.USDT}
}

// chainConfigs are the configurations of the sandbox's chains.
func (s *Sandbox) chainConfigs(o SandboxOptions, relayer common.Address) map[chain.Name]ChainConfig {
	all := map[chain.Name]ChainConfig{chain.SolanaDevnet: {Solana: s.solanaConfig(o)}}
	for name, evm := range s.evmChains() {
		on := evm.Contracts
		c := ChainConfig{
			RPC: NodeURLs{evm.URL()}, ChainID: evm.ChainID(), Finality: FinalityConfig{Tag: "finalized"}, Tokens: map[chain.Token]common.Address{},
			Poll: sandboxPoll, Executor: on.Executor, Carrier: on.Carrier, BalanceGuard: on.Guard, FeeWrapperFactory: on.FeeWrapperFactory,
			AdapterFactory: on.AdapterFactory, MicroVaultFactory: on.MicroVaultFactory,
			WithdrawalFee: "0.050000", FeeCollector: relayer, CoinUsd: sandboxCoin, BumpAfter: 10 * max(o.BlockTime, time.Second), IntentLife: sandboxIntentLife,
			Bridge: s.bridge.configOn(name), USDTBridge: s.bridge.configUSDTOn(name),
		}
		for token, t := range evm.Config().Tokens {
			c.Tokens[token] = t.Address
		}
		all[name] = c
	}
	return all
}

// solanaConfig is the configuration of the sandbox's Solana.
func (s *Sandbox) solanaConfig(o SandboxOptions) SolanaConfig {
	return SolanaConfig{
		RPC: NodeURLs{s.Solana.URL()}, Genesis: validator.GenesisHash, Tokens: sandboxMints(), Poll: sandboxPoll,
		WithdrawalFee: "0.050000", FeeCollector: validator.FeeCollector, CoinUsd: sandboxSOL, BumpAfter: 10 * max(o.BlockTime, time.Second), IntentLife: sandboxIntentLife,
		Bridge: s.bridge.configOnSolana(),
	}
}

// sandboxPoll is the pause between two looks at a chain. A look at each block is due to announceBlocks.
const sandboxPoll = 250 * time.Millisecond

// announceBlocks has the service look at a chain whenever that makes a block or a slot.
func (s *Sandbox) announceBlocks() {
	db := s.DB
	for name, evm := range s.evmChains() {
		evm.OnBlock(func() { db.Wake(name.HeadTopic()) })
	}
	s.Solana.OnSlot(func() { db.Wake(chain.SolanaDevnet.HeadTopic()) })
}
