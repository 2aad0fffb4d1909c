// Package signing owns the making of signed intents: an account's calls, what
// custody signs of them, and the delegation that lets the account run them. It
// keeps no rows and sends nothing; whoever has an intent made hands it to the
// relay, and decides alone whether it may be made.
package signing

import (
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/relay"
	"github.com/granaryhq/granary/internal/trace"
)

// Chain is what signing needs to know of an EVM chain.
type Chain struct {
	Client         *evm.Client
	Executor       common.Address
	IntentLifetime time.Duration // how long a signed intent may wait to be mined
}

// Signer makes intents on the chains that are served.
type Signer struct {
	clock  *clock.Clock
	keys   *custody.Keyring
	chains map[chain.Name]Chain

	knownDelegated sync.Map // account on a chain -> true, once it runs our executor
}

// New returns a signer for the chains.
func New(clk *clock.Clock, keys *custody.Keyring, chains map[chain.Name]Chain) *Signer {
	return &Signer{clock: clk, keys: keys, chains: chains}
}

// Account is the address of the owner's account on every EVM chain. The owner
// is a wallet, or what custody derives a key for like one.
func (s *Signer) Account(owner uuid.UUID) (chain.Address, error) {
	address, _, err := s.keys.Addresses(owner)
	if err != nil {
		return "", fmt.Errorf("deriving an account's address: %w", err)
	}
	return address, nil
}

// Sign makes the calls an intent of the owner's account. Its nonce is id, so
// that all intents of one id happen once together.
func (s *Signer) Sign(ctx context.Context, owner uuid.UUID, on chain.Name, id uuid.UUID, calls []custody.Call, reply string) (relay.Submission, error) {
	at, ok := s.chains[on]
	if !ok {
		return relay.Submission{}, fmt.Errorf("chain %s is no longer configured", on)
	}
	address, err := s.Account(owner)
	if err != nil {
		return relay.Submission{}, err
	}
	intent := custody.Intent{
		ID: id, Chain: on, ChainID: at.Client.Config().ChainID, Wallet: address,
		Calls: calls, Deadline: s.clock.Now().Add(at.IntentLifetime),
	}
	_, span := trace.Start(ctx, "custody.sign", trace.ID("step", id.String()), trace.ID("owner", owner.String()), trace.ID("chain", string(on)))
	signature, err := s.keys.SignIntent(owner, intent)
	span.End(err)
	if err != nil {
		return relay.Submission{}, fmt.Errorf("signing intent %s: %w", id, err)
	}
	delegation, err := s.signDelegation(ctx, at, on, owner, address)
	if err != nil {
		return relay.Submission{}, err
	}
	return relay.Submission{Intent: intent, Signature: signature, Delegation: delegation, ReplyKind: reply}, nil
}

// signDelegation signs the account over to the executor, unless it is already. Two
// intents that start at once both carry one: the chain takes the first and skips
// the other.
func (s *Signer) signDelegation(ctx context.Context, at Chain, on chain.Name, owner uuid.UUID, address chain.Address) (*types.SetCodeAuthorization, error) {
	key := string(on) + ":" + string(address)
	if _, ok := s.knownDelegated.Load(key); ok {
		return nil, nil
	}
	code, err := at.Client.Code(ctx, address.EVM())
	if err != nil {
		return nil, fmt.Errorf("reading an account's delegation: %w", err)
	}
	if to, ok := types.ParseDelegation(code); ok && to == at.Executor {
		s.knownDelegated.Store(key, true)
		return nil, nil
	}
	nonce, err := at.Client.Nonce(ctx, address.EVM())
	if err != nil {
		return nil, fmt.Errorf("reading an account's nonce: %w", err)
	}
	auth, err := s.keys.SignDelegation(owner, at.Client.Config().ChainID, at.Executor, nonce)
	if err != nil {
		return nil, fmt.Errorf("signing an account's delegation: %w", err)
	}
	return &auth, nil
}
