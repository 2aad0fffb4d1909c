package app

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
)

const (
	// bridgeFastFee is the highest fee of a fast transfer of the published routes.
	bridgeFastFee money.Bps = 14
	// sandboxFastUpTo has a sandbox show both kinds of transfers.
	sandboxFastUpTo = "5"
	// bridgeAttesters is how many sign each message.
	bridgeAttesters = 2
)

// bridgeBurnLimit is how much one message may burn: ten million dollars, as of Circle's.
var bridgeBurnLimit = big.NewInt(10_000_000_000_000)

// sandboxBridge carries USDC between a sandbox's chains as CCTP does, the contracts or programs on
// each and the service that attests to their messages on a port of its own, and USDT between those of
// the EVM as LayerZero does.
type sandboxBridge struct {
	server  *http.Server
	service *attester.Attester
	at      string
	clients []*ethclient.Client
	solana  *rpc.Client
	usdt    *sandboxOFT
	on      map[chain.Name]cctp.Deployment // the EVM chains

	modeFile string // keeps the mode that was set last
}

// SandboxBridge is how to reach the bridge on a chain. On Solana the addresses are those of the
// programs.
type SandboxBridge struct {
	Domain             cctp.Domain   `json:"domain"`
	TokenMessenger     chain.Address `json:"tokenMessenger"`
	MessageTransmitter chain.Address `json:"messageTransmitter"`
}

// describe is how to reach the bridge on a chain; nil where there is none.
func (b *sandboxBridge) describe(name chain.Name) *SandboxBridge {
	if b == nil {
		return nil
	}
	domain, _ := cctp.DomainOf(name)
	if name.IsSolana() {
		return &SandboxBridge{domain, cctpsol.Messenger.Address(), cctpsol.Transmitter.Address()}
	}
	text := func(a common.Address) chain.Address { return chain.Address(hexutil.Encode(a[:])) }
	return &SandboxBridge{domain, text(b.on[name].TokenMessenger), text(b.on[name].MessageTransmitter)}
}

// bridgedChains are the chains that a bridge connects.
type bridgedChains struct {
	evm    map[chain.Name]*devnet.EVM
	solana *validator.Validator
	home   chain.Name // where USDT is locked; elsewhere it is burnt

	modeFile string // keeps the mode of the attesters and of the deliverer
}

// openBridge opens the bridge between the sandbox's chains, where two of them are the EVM's. A fast
// message has a lifetime in blocks of its destination.
func (s *Sandbox) openBridge(ctx context.Context, lifetime uint64, relayer common.Address, log *slog.Logger) (err error) {
	if chains := s.evmChains(); len(chains) > 1 {
		s.bridge, err = openBridge(ctx, bridgedChains{evm: chains, solana: s.Solana, home: chain.EthereumSepolia, modeFile: filepath.Join(s.dir, "bridge-mode")}, lifetime, relayer, log)
		s.catchUp()
	}
	return err
}

// catchUp moves the clock to the head of each chain of which deployments have made blocks ahead of it, as a start
// does for a kept one: else the service's rows would be older than the block that caused them. One second more is the
// block's that moving the clock makes.
func (s *Sandbox) catchUp() {
	for _, evm := range s.evmChains() {
		if ahead := evm.Ahead(); ahead > time.Second {
			s.Clock.Advance(ahead + time.Second)
		}
	}
}

// openBridge puts the bridge's contracts and programs on chains, and serves its attester.
func openBridge(ctx context.Context, chains bridgedChains, lifetime uint64, relayer common.Address, log *slog.Logger) (_ *sandboxBridge, err error) {
	b := &sandboxBridge{on: map[chain.Name]cctp.Deployment{}, modeFile: chains.modeFile}
	defer func() {
		if err != nil {
			b.close()
		}
	}()
	keys, addresses, err := attesterKeys()
	if err != nil {
		return nil, err
	}
	options := attester.Options{Keys: keys, FastFee: bridgeFastFee, Lifetime: lifetime}
	for name, on := range chains.evm {
		domain, _ := cctp.DomainOf(name)
		deployed, err := on.DeployBridge(ctx, devnet.BridgeTerms{Domain: uint32(domain), Others: otherDomains(chains.evm, name), Foreign: solanaEnd(), Attesters: addresses, BurnLimit: bridgeBurnLimit})
		if err != nil {
			return nil, fmt.Errorf("the bridge on %s: %w", name, err)
		}
		client, err := ethclient.DialContext(ctx, on.URL())
		if err != nil {
			return nil, fmt.Errorf("the bridge on %s: %w", name, err)
		}
		b.clients = append(b.clients, client)
		b.on[name] = cctp.Deployment{TokenMessenger: deployed.Messenger, MessageTransmitter: deployed.Transmitter, TokenMinter: deployed.Minter}
		options.Chains = append(options.Chains, attester.Chain{Domain: domain, Client: client, Transmitter: deployed.Transmitter})
	}
	if err := b.openOnSolana(ctx, chains, addresses); err != nil {
		return nil, fmt.Errorf("the bridge on Solana: %w", err)
	}
	options.Chains = append(options.Chains, attester.Chain{Domain: cctpsol.Domain, Solana: b.solana})
	if b.service, err = attester.New(options); err != nil {
		return nil, err
	}
	mode, err := b.readMode()
	if err != nil {
		return nil, err
	}
	b.service.SetMode(attesterModes[mode])
	if b.usdt, err = openOFT(ctx, chains, relayer, mode, log); err != nil {
		return nil, err
	}
	return b, b.serve(ctx)
}

// openOnSolana puts the programs there, whose accounts have a slot before the service starts.
func (b *sandboxBridge) openOnSolana(ctx context.Context, chains bridgedChains, attesters []common.Address) (err error) {
	terms := validator.BridgeTerms{Attesters: attesters, BurnLimit: bridgeBurnLimit.Uint64(), Others: map[cctp.Domain]validator.BridgeEnd{}}
	for name, evm := range chains.evm {
		domain, _ := cctp.DomainOf(name)
		terms.Others[domain] = validator.BridgeEnd{Messenger: cctp.Word(b.on[name].TokenMessenger), USDC: cctp.Word(evm.Contracts.USDC)}
	}
	chains.solana.DeployBridge(terms)
	if err := chains.solana.MineSlots(1); err != nil {
		return err
	}
	b.solana, err = rpc.DialContext(ctx, chains.solana.URL())
	return err
}

// solanaEnd is the EVM chains' configuration of Solana.
func solanaEnd() map[uint32]devnet.BridgeEnd {
	return map[uint32]devnet.BridgeEnd{uint32(cctpsol.Domain): {Messenger: common.Hash(cctpsol.Messenger), USDC: common.Hash(validator.USDC)}}
}

// serve serves the attester on any port.
func (b *sandboxBridge) serve(ctx context.Context) error {
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", "127.0.0.1:0")
	if err != nil {
		return fmt.Errorf("serving the bridge's attester: %w", err)
	}
	b.at = "http://" + listener.Addr().String()
	b.server = &http.Server{Handler: b.service.Handler(), ReadHeaderTimeout: 5 * time.Second}
	go func() { _ = b.server.Serve(listener) }()
	return nil
}

// attesterModes are how the interface calls the ways in which attesters behave.
var attesterModes = map[string]attester.Mode{"normal": attester.Normal, "slow": attester.Slow, "silent": attester.Silent, "refuse": attester.Refusing,
	"duplicate": attester.Duplicating, "wrong_signature": attester.WrongSignature, "starve": attester.Normal}

// setMode returns the function that sets the behaviour of attesters, and of USDT's deliverers; nil without a bridge.
func (b *sandboxBridge) setMode() func(mode string) error {
	if b == nil {
		return nil
	}
	return func(mode string) error {
		// Kept first: a process that dies between the two has its successor behave as the caller has requested.
		if err := os.WriteFile(b.modeFile, []byte(mode), 0o600); err != nil {
			return fmt.Errorf("keeping the bridge's mode: %w", err)
		}
		b.service.SetMode(attesterModes[mode])
		b.usdt.deliverer.SetMode(delivererModes[mode])
		return nil
	}
}

// readMode returns the mode that an earlier process has kept, or normal.
func (b *sandboxBridge) readMode() (string, error) {
	text, err := os.ReadFile(b.modeFile)
	if errors.Is(err, fs.ErrNotExist) {
		return "normal", nil
	}
	if err != nil {
		return "", fmt.Errorf("reading the bridge's mode: %w", err)
	}
	return string(text), nil
}

// attestations is where the service reads them.
func (b *sandboxBridge) attestations() AttestationsConfig {
	if b == nil {
		return AttestationsConfig{}
	}
	return AttestationsConfig{URL: b.at, PrivateAddresses: true}
}

// configOn has a chain take part.
func (b *sandboxBridge) configOn(name chain.Name) *BridgeConfig {
	if b == nil {
		return nil
	}
	on := b.on[name]
	return &BridgeConfig{TokenMessenger: on.TokenMessenger, MessageTransmitter: on.MessageTransmitter, FastUpToUsd: sandboxFastUpTo}
}

func (b *sandboxBridge) close() {
	if b == nil {
		return
	}
	if b.server != nil {
		_ = b.server.Close()
	}
	b.usdt.close()
	for _, c := range b.clients {
		c.Close()
	}
	if b.solana != nil {
		b.solana.Close()
	}
}

// otherDomains are those of all EVM chains but one.
func otherDomains(chains map[chain.Name]*devnet.EVM, but chain.Name) (others []uint32) {
	for name := range chains {
		if domain, ok := cctp.DomainOf(name); ok && name != but {
			others = append(others, uint32(domain))
		}
	}
	return others
}

// attesterKeys are the attesters', which are public.
func attesterKeys() (keys []*ecdsa.PrivateKey, addresses []common.Address, err error) {
	for i := range bridgeAttesters {
		key, err := crypto.ToECDSA(crypto.Keccak256([]byte("granary sandbox attester " + strconv.Itoa(i))))
		if err != nil {
			return nil, nil, fmt.Errorf("the attesters' keys: %w", err)
		}
		keys, addresses = append(keys, key), append(addresses, crypto.PubkeyToAddress(key.PublicKey))
	}
	return keys, addresses, nil
}
