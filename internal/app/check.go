package app

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/deploy"
	"github.com/granaryhq/granary/internal/task"
)

// checkPatience bounds how long a node that does not answer delays the start.
const checkPatience = 10 * time.Second

// checkChains checks on every EVM chain that our contracts are there, that the tokens have the decimals of the
// ledger, and that bridges lead where the configuration says. A wrong response is an error. A missing one is only
// logged, since the seats of the chain check again (checked).
//
// On a chain of Solana's it checks the mints, the bridge, and the fee payer's balance.
func (a *App) checkChains(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, checkPatience)
	defer cancel()
	names := a.Config.chainNames()
	found := make([]error, len(names))
	var group errgroup.Group
	for i, name := range names {
		if a.Clients[name] != nil {
			group.Go(func() error {
				if found[i] = a.checkEVM(ctx, name); found[i] == nil {
					a.Clients[name].ProbeNodes(ctx)
				}
				return nil
			})
		}
		if a.SolanaClients[name] != nil {
			group.Go(func() error {
				found[i] = a.checkSolana(ctx, name)
				return nil
			})
		}
	}
	_ = group.Wait() // found has the errors
	for i, err := range found {
		if isNodeTrouble(err) {
			a.log.Warn("a chain could not be checked; it is not used until the check succeeds", "chain", string(names[i]), "error", err)
			found[i] = nil
		}
	}
	return errors.Join(found...)
}

// checkBridges rejects a configuration that lacks the bridge of a transfer in transit to a chain, or about to leave
// it: its payment would be taken for a deposit, and be in the books twice; and its burn would not be understood.
func (a *App) checkBridges(ctx context.Context) error {
	open, err := a.Transfers.OpenCrossings(ctx)
	if err != nil {
		return err
	}
	for _, c := range open {
		ch, served := a.Config.Chains[c.Chain]
		lacks := ""
		switch {
		case !served:
		case c.Token == chain.USDT && ch.USDTBridge == nil:
			lacks = "usdtBridge"
		case c.Token == chain.USDC && ch.Bridge == nil && ch.Solana.Bridge == nil:
			lacks = "bridge"
		}
		if lacks != "" {
			return fmt.Errorf("chains.%s.%s is missing, and %s is on its way there, or leaves: put it back until granary bridge list is empty and no withdrawal or rebalance is under way", c.Chain, lacks, c.Token)
		}
	}
	return nil
}

// afterChainCheck has a seat's work on a chain wait until checkEVM has passed.
func (a *App) afterChainCheck(name chain.Name, h task.Handler) task.Handler {
	var passed atomic.Bool
	return func(ctx context.Context, t task.Task) error {
		if !passed.Load() {
			err := a.checkEVM(ctx, name)
			if ctx.Err() == nil && isNodeTrouble(err) {
				a.log.Warn("the node failed; checking the chain again", "chain", string(name), "error", err)
				return task.Later{After: 5 * time.Second, Reason: err.Error()}
			}
			if err != nil {
				return err
			}
			passed.Store(true)
		}
		return h(ctx, t)
	}
}

// requiredContracts is how many of our contracts a chain must have. Without the others, the objects that they make
// are not offered.
const requiredContracts = 3

// checkChain says everything that is wrong on a chain, or which question its
// node did not answer.
func checkChain(ctx context.Context, client *evm.Client, ch ChainConfig, relayer common.Address) error {
	var wrong []error
	at := []common.Address{ch.Executor, ch.Carrier, ch.BalanceGuard, ch.FeeWrapperFactory, ch.AdapterFactory, ch.MicroVaultFactory}
	head, err := client.Head(ctx)
	if err != nil {
		return err
	}
	accounts, err := client.Accounts(ctx, head, at)
	if err != nil {
		return err
	}
	name := client.Config().Name
	executor := deploy.WalletExecutor(true) // or of the other kind, which is safe, too
	if executor.CheckCode(at[0], accounts[0].Code) != nil {
		executor = deploy.WalletExecutor(false)
	}
	for i, c := range []deploy.Contract{executor, deploy.IntentCarrier, deploy.BalanceGuard, deploy.FeeWrapperFactory, deploy.AdapterFactory, deploy.MicroVaultFactory(ch.AdapterFactory)} {
		err := c.CheckCode(at[i], accounts[i].Code)
		if errors.Is(err, deploy.ErrNoCode) {
			if i >= requiredContracts {
				continue
			}
			err = fmt.Errorf("%w: run granary contracts deploy --chain %s", err, name)
		}
		if err != nil {
			wrong = append(wrong, fmt.Errorf("chain %s: %w", name, err))
		}
	}
	tokens := client.Config().Tokens
	sorted := make([]chain.Token, 0, len(tokens))
	for token := range tokens {
		sorted = append(sorted, token)
	}
	slices.Sort(sorted)
	for _, token := range sorted {
		switch err := checkDecimals(ctx, client, tokens[token]); {
		case isNodeTrouble(err):
			return err
		case err != nil:
			wrong = append(wrong, fmt.Errorf("chain %s: %s: %w", name, token, err))
		}
	}
	switch err := checkFeePayer(ctx, client, ch.USDTBridge.bridge(), relayer); {
	case isNodeTrouble(err):
		return err
	case err != nil:
		wrong = append(wrong, fmt.Errorf("chain %s: usdtBridge: %w", name, err))
	}
	return errors.Join(wrong...)
}

// checkFeePayer returns the reason why a fee payer cannot send USDT for the relayer's transactions.
func checkFeePayer(ctx context.Context, client *evm.Client, by oft.Bridge, relayer common.Address) error {
	if by.FeePayer == (common.Address{}) {
		return nil
	}
	abi := contracts.NewBridgeFeePayer()
	ask := func(data []byte) ([]byte, error) {
		answer, err := client.Call(ctx, ethereum.CallMsg{To: &by.FeePayer, Data: data}, nil)
		if errors.Is(err, evm.ErrReverted) {
			return nil, nil
		}
		return answer, err
	}
	answer, err := ask(abi.PackOft())
	if err != nil {
		return err
	}
	if sends, err := abi.UnpackOft(answer); err != nil || sends != by.OFT {
		return fmt.Errorf("there is no BridgeFeePayer of the OFT %s at %s: run granary contracts deploy --chain %s", by.OFT, by.FeePayer, client.Config().Name)
	}
	if answer, err = ask(abi.PackIsRelayer(relayer)); err != nil {
		return err
	}
	if is, err := abi.UnpackIsRelayer(answer); err != nil || !is {
		return fmt.Errorf("the fee payer %s does not have %s as a relayer: its owner is to call setRelayer", by.FeePayer, relayer)
	}
	return nil
}

// checkDecimals asks a token how many decimals it has. Every ERC-20 token answers
// the same question alike, so any binding will do.
func checkDecimals(ctx context.Context, client *evm.Client, token evm.Token) error {
	abi := contracts.NewSandboxUSDC()
	out, err := client.Call(ctx, ethereum.CallMsg{To: &token.Address, Data: abi.PackDecimals()}, nil)
	if err != nil && !errors.Is(err, evm.ErrReverted) {
		return err
	}
	if err != nil || len(out) != 32 {
		return fmt.Errorf("there is no token at %s", token.Address)
	}
	if n := new(big.Int).SetBytes(out); n.Cmp(big.NewInt(int64(token.Decimals))) != 0 {
		return fmt.Errorf("the token at %s has %s decimals, not %d", token.Address, n, token.Decimals)
	}
	return nil
}

// isNodeTrouble says whether asking the node again later may help.
func isNodeTrouble(err error) bool {
	return errors.Is(err, chain.ErrUnavailable) || errors.Is(err, chain.ErrInconsistent)
}
