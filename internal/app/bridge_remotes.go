package app

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
)

// A burn on a chain is for the messenger that the chain's own messenger has for the other domain, not for the
// configured one: both must be the same, or the burn is not understood, or minted by an unknown contract. A domain
// that it does not have yet is no fault: no burn goes there.

// farEnd is a token messenger on another chain, as the configuration has it.
type farEnd struct {
	chain     chain.Name
	messenger common.Hash
}

// remotesOf are the token messengers on other chains to which USDC goes from a chain, by domain, of which
// no two chains with a bridge are (checkDomains).
func (c *Config) remotesOf(name chain.Name) map[cctp.Domain]farEnd {
	remotes := map[cctp.Domain]farEnd{}
	own, _ := cctp.DomainOf(name)
	for _, other := range c.chainNames() {
		domain, _ := cctp.DomainOf(other)
		ch := c.Chains[other]
		if !c.Chains[name].bridgesUSDC() || !ch.bridgesUSDC() || domain == own {
			continue
		}
		remotes[domain] = farEnd{other, common.Hash(cctpsol.Messenger)}
		if !other.IsSolana() {
			remotes[domain] = farEnd{other, cctp.Word(ch.Bridge.TokenMessenger)}
		}
	}
	return remotes
}

// messengersFrom are the token messengers of remotesOf.
func (c *Config) messengersFrom(name chain.Name) map[cctp.Domain]common.Hash {
	messengers := map[cctp.Domain]common.Hash{}
	for domain, r := range c.remotesOf(name) {
		messengers[domain] = r.messenger
	}
	return messengers
}

// checkRemotes compares a chain's messenger's remote messengers with the configuration. known reads the chain; it is
// zero if the messenger does not have the domain.
func (c *Config) checkRemotes(name chain.Name, known func(cctp.Domain) (common.Hash, error)) error {
	remotes := c.remotesOf(name)
	var wrong []error
	for _, domain := range slices.Sorted(maps.Keys(remotes)) {
		want := remotes[domain]
		got, err := known(domain)
		switch {
		case err != nil:
			return err
		case got != (common.Hash{}) && got != want.messenger:
			wrong = append(wrong, fmt.Errorf("chain %s: its token messenger sends USDC for %s (domain %d) to the messenger %s, and chains.%s.bridge says %s: one of the two has another network's, or is wrong",
				name, want.chain, domain, cctp.AccountOn(domain, got), want.chain, cctp.AccountOn(domain, want.messenger)))
		}
	}
	return errors.Join(wrong...)
}

// checkEVM returns the faults of an EVM chain, on which its nodes that are up agree: a fault ends the start of the whole service. Nodes
// that differ are a fault of nodes, for which the chain alone waits.
func (a *App) checkEVM(ctx context.Context, name chain.Name) error {
	client, ch := a.Clients[name].Agreed(), a.Config.Chains[name]
	if err := checkChain(ctx, client, ch, a.relayer); err != nil {
		return err
	}
	if fork, err := client.Fork(ctx); err == nil && fork.Unknown { // no correctness depends on it: the relay reads it again
		a.log.Warn("the chain runs a fork that this version does not know", "chain", string(name), "fork", fork)
	}
	abi := contracts.NewSandboxTokenMessenger() // whose function is CCTP's
	return a.Config.checkRemotes(name, func(domain cctp.Domain) (common.Hash, error) {
		answer, err := client.Call(ctx, ethereum.CallMsg{To: &ch.Bridge.TokenMessenger, Data: abi.PackRemoteTokenMessengers(uint32(domain))}, nil)
		if err != nil && !errors.Is(err, evm.ErrReverted) {
			return common.Hash{}, err
		}
		if err != nil || len(answer) != common.HashLength {
			return common.Hash{}, fmt.Errorf("chain %s: chains.%s.bridge.tokenMessenger: there is no token messenger at %s", name, name, ch.Bridge.TokenMessenger)
		}
		return common.BytesToHash(answer), nil
	})
}

// checkRemotesOfSolana is checkRemotes of a chain of Solana's, where an account has each domain's messenger.
func (a *App) checkRemotesOfSolana(ctx context.Context, name chain.Name) error {
	client := a.SolanaClients[name].Agreed()
	return a.Config.checkRemotes(name, func(domain cctp.Domain) (common.Hash, error) {
		at := cctpsol.RemoteMessengerAccount(domain)
		account, err := client.Account(ctx, rpc.Confirmed, at)
		if err != nil || account == nil {
			return common.Hash{}, err
		}
		r, err := cctpsol.DecodeRemoteMessenger(account.Data)
		if err != nil || account.Owner != cctpsol.Messenger || r.Domain != domain {
			return common.Hash{}, fmt.Errorf("chain %s: %s is no account of CCTP's token messenger: %w", name, at, errors.Join(err, cctpsol.ErrAccount))
		}
		return r.Messenger, nil
	})
}
