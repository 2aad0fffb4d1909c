package evmintent

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/trace"
	"github.com/granaryhq/granary/internal/yield"
)

// ErrSignature says that a signature is not the account's.
var ErrSignature = errors.New("the signature is not the account's")

// Chain is the family's configuration of one EVM chain.
type Chain struct {
	Client   *evm.Client
	Executor common.Address
	Guard    common.Address // the BalanceGuard that bounds the payments and costs of sources
	Lifetime time.Duration  // how long a signed intent may wait to be mined
	Bridge   cctp.Deployment
	USDT     oft.Bridge
	// SolanaMints are those of USDC on the chains of Solana's to which it may leave.
	SolanaMints map[chain.Name]solana.PublicKey
}

// Family builds, signs and decodes for the EVM chains that are served. It is
// safe for concurrent use.
type Family struct {
	clock   *clock.Clock
	signer  custody.Signer
	catalog *yield.Catalog
	chains  map[chain.Name]Chain

	accounts  *lru.Cache[uuid.UUID, chain.Address] // of owners; they are public
	delegated sync.Map                             // account on a chain -> when a final block had it run our executor
}

// New returns the family of the chains. catalog may be nil where no order enters
// or leaves a source.
func New(clk *clock.Clock, signer custody.Signer, catalog *yield.Catalog, chains map[chain.Name]Chain) *Family {
	return &Family{clock: clk, signer: signer, catalog: catalog, chains: chains, accounts: lru.NewCache[uuid.UUID, chain.Address](rememberedAccounts)}
}

// rememberedAccounts are those that were asked for last: carrying a withdrawal out asks
// more than once, and the signer may be another process.
const rememberedAccounts = 1 << 14

// Account is the address of the owner's account, on every EVM chain the same.
func (f *Family) Account(ctx context.Context, owner uuid.UUID, proof custody.OwnerProof) (chain.Address, error) {
	if known, ok := f.accounts.Get(owner); ok {
		return known, nil
	}
	found, err := custody.AccountOf(ctx, f.signer, owner, proof)
	if err != nil {
		return "", fmt.Errorf("deriving an account's address: %w", err)
	}
	f.accounts.Add(owner, found.EVM)
	return found.EVM, nil
}

// accountOf is the account of an order's owner. Custody refuses to sign for another.
func (f *Family) accountOf(ctx context.Context, order intent.Order) (chain.Address, error) {
	if order.Account != "" {
		return order.Account, nil
	}
	return f.Account(ctx, order.Owner, order.Proof)
}

// CheckPayee rejects no address: every address can be paid a token, and the simulation rejects a payment that cannot
// be delivered.
func (f *Family) CheckPayee(_ context.Context, _ chain.Name, _ chain.Token, to chain.Address) (chain.Address, error) {
	return to, nil
}

// Build makes the order's calls, good for the chain's lifetime of an intent from
// now on.
func (f *Family) Build(ctx context.Context, order intent.Order) (intent.Draft, error) {
	on, err := f.chain(order.Chain)
	if err != nil {
		return intent.Draft{}, err
	}
	account, err := f.accountOf(ctx, order)
	if err != nil {
		return intent.Draft{}, err
	}
	calls, err := f.calls(ctx, on, account, order.Action)
	if err != nil {
		return intent.Draft{}, err
	}
	built := custody.Intent{
		ID: order.ID, Chain: order.Chain, ChainID: on.Client.Config().ChainID, Wallet: account,
		Calls: calls, Deadline: f.deadlineOf(on, order), MinGas: custody.MinGasOf(calls),
	}
	return intent.Draft{Order: order, Account: account, Text: built.Canonical(), Deadline: built.Deadline}, nil
}

// delegatedFor is how long an account is taken to delegate to the executor as it did, or half of an intent's lifetime if that is
// shorter: an intent that was signed without a delegation although the account had changed is signed again with one at its deadline.
const delegatedFor = 10 * time.Minute

// deadlineOf leaves the carrier the chain's lifetime, from now or from the last moment
// at which the order may be approved.
func (f *Family) deadlineOf(on Chain, order intent.Order) time.Time {
	from := f.clock.Now()
	if order.ApprovedBefore.After(from) {
		from = order.ApprovedBefore
	}
	return from.Add(on.Lifetime)
}

// Restore reads the draft out of its canonical text. Error: custody.ErrIntent for a
// text of another order, account or chain.
func (f *Family) Restore(ctx context.Context, order intent.Order, text []byte) (intent.Draft, error) {
	on, err := f.chain(order.Chain)
	if err != nil {
		return intent.Draft{}, err
	}
	account, err := f.accountOf(ctx, order)
	if err != nil {
		return intent.Draft{}, err
	}
	decoded, err := custody.DecodeIntent(text)
	if err != nil {
		return intent.Draft{}, fmt.Errorf("restoring intent %s: %w", order.ID, err)
	}
	if decoded.ID != order.ID || decoded.Chain != order.Chain || decoded.Wallet != account || decoded.ChainID != on.Client.Config().ChainID {
		return intent.Draft{}, fmt.Errorf("restoring intent %s: %w: the text is of another order", order.ID, custody.ErrIntent)
	}
	return intent.Draft{Order: order, Account: account, Text: text, Deadline: decoded.Deadline}, nil
}

// Sign has the signer decide on the intent that the draft's text spells and sign it, and
// the delegation of its account unless that runs the executor already.
func (f *Family) Sign(ctx context.Context, draft intent.Draft) (intent.Submission, error) {
	order := draft.Order
	on, err := f.chain(order.Chain)
	if err != nil {
		return intent.Submission{}, err
	}
	delegation, err := f.delegationNeeded(ctx, on, order.Chain, draft.Account)
	if err != nil {
		return intent.Submission{}, err
	}
	ctx, span := trace.Start(ctx, "custody.sign", trace.ID("step", order.ID.String()), trace.ID("owner", order.Owner.String()), trace.ID("chain", string(order.Chain)))
	signed, err := f.signer.Sign(ctx, custody.SignRequest{
		Owner: order.Owner, Proof: order.Proof, Proposal: draft.Proposal, Intent: draft.Text, Delegation: delegation, Votes: draft.Votes,
	})
	span.End(err)
	if err != nil {
		return intent.Submission{}, fmt.Errorf("signing intent %s: %w", order.ID, err)
	}
	attachment, err := encodeDelegation(signed.Delegation)
	return intent.Submission{Draft: draft, Signature: signed.Signature, Attachment: attachment}, err
}

// Cancel has the signer cancel the nonce of the text's intent, and sign the delegation of its account unless that
// runs the executor already. A delegation that came with the intent may be for another nonce by now. Error:
// ErrSignature for a cancellation that the executor would reject.
func (f *Family) Cancel(ctx context.Context, order intent.Order, text []byte) (c intent.Cancellation, err error) {
	decoded, err := custody.DecodeIntent(text)
	if err != nil {
		return c, err
	}
	request := custody.CancelRequest{Owner: order.Owner, Proof: order.Proof, Intent: text}
	on, err := f.chain(order.Chain)
	if err != nil {
		return c, err
	}
	if request.Delegation, err = f.delegationNeeded(ctx, on, order.Chain, decoded.Wallet); err != nil {
		return c, err
	}
	given, err := f.signer.Cancel(ctx, request)
	if err != nil {
		return c, fmt.Errorf("cancelling intent %s: %w", order.ID, err)
	}
	if !signedByAccount(decoded, decoded.CancellationDigest(), given.Signature) {
		return c, fmt.Errorf("%w: cancellation of intent %s", ErrSignature, order.ID)
	}
	c.Signature = given.Signature
	c.Attachment, err = encodeDelegation(given.Delegation)
	return c, err
}

// encodeDelegation writes a delegation as an attachment; none is empty.
func encodeDelegation(d *types.SetCodeAuthorization) (string, error) {
	if d == nil {
		return "", nil
	}
	text, err := json.Marshal(d)
	if err != nil {
		return "", fmt.Errorf("encoding a delegation: %w", err)
	}
	return string(text), nil
}

// delegationNeeded has the account signed over to the executor, unless it runs that already. Two intents that start
// at once both carry a delegation: the chain takes the first and skips the other.
//
// An account's delegation is cached for delegatedFor once a final block shows it: a reorganization may remove the
// newest block's.
func (f *Family) delegationNeeded(ctx context.Context, on Chain, name chain.Name, account chain.Address) (*custody.DelegationRequest, error) {
	key := string(name) + ":" + string(account)
	if seen, ok := f.delegated.Load(key); ok && f.clock.Now().Sub(seen.(time.Time)).Abs() < min(delegatedFor, on.Lifetime/2) {
		return nil, nil
	}
	head, err := on.Client.Head(ctx)
	if err != nil {
		return nil, fmt.Errorf("reading the newest block: %w", err)
	}
	now, err := on.account(ctx, head, account)
	if err != nil {
		return nil, err
	}
	if !on.runsExecutor(now) {
		return &custody.DelegationRequest{Nonce: now.Nonce}, nil
	}
	final, err := on.Client.Final(ctx)
	if err != nil {
		return nil, fmt.Errorf("reading the final block: %w", err)
	}
	// A node that keeps no state of that block is asked again next time.
	if then, err := on.account(ctx, final, account); err == nil && on.runsExecutor(then) {
		f.delegated.Store(key, f.clock.Now())
	}
	return nil, ctx.Err()
}

// account is the account's state at a block.
func (on Chain) account(ctx context.Context, at evm.Block, account chain.Address) (evm.Account, error) {
	found, err := on.Client.Accounts(ctx, at, []common.Address{account.EVM()})
	if err != nil {
		return evm.Account{}, fmt.Errorf("reading an account's delegation: %w", err)
	}
	return found[0], nil
}

// runsExecutor says whether an account delegates to the executor.
func (on Chain) runsExecutor(a evm.Account) bool {
	to, ok := types.ParseDelegation(a.Code)
	return ok && to == on.Executor
}

// latestDeadline keeps deadlines in microseconds within 64 bits: some 35,000
// years from 1970.
const latestDeadline = 1 << 40

// Check decodes the submission's text and rejects it unless it agrees with its row and carries its account's
// signature. A bad signature would otherwise be found only on the chain, again and again until the deadline. Errors:
// custody.ErrIntent, ErrSignature.
func (f *Family) Check(s intent.Submission) error {
	decoded, err := custody.DecodeIntent(s.Text)
	switch {
	case err != nil:
		return err
	case decoded.ID != s.Order.ID, decoded.Chain != s.Order.Chain, decoded.Wallet != s.Account, decoded.Deadline.Unix() != s.Deadline.Unix():
		return fmt.Errorf("%w: the text differs from the submitted transaction", custody.ErrIntent)
	case decoded.Deadline.Unix() > latestDeadline:
		return fmt.Errorf("%w: the deadline is beyond all planning", custody.ErrIntent)
	case len(s.Signature) == 0 && s.Order.UsedBefore:
		return nil // it is looked for on the chain, and never carried
	case !signedByAccount(decoded, decoded.Digest(), s.Signature):
		return fmt.Errorf("%w: intent %s", ErrSignature, s.Order.ID)
	}
	return nil
}

// signedByAccount makes the executor's own check.
func signedByAccount(i custody.Intent, digest common.Hash, signature []byte) bool {
	if len(signature) != crypto.SignatureLength || signature[crypto.RecoveryIDOffset] < 27 {
		return false
	}
	plain := append([]byte{}, signature...)
	plain[crypto.RecoveryIDOffset] -= 27
	key, err := crypto.SigToPub(digest[:], plain)
	return err == nil && crypto.PubkeyToAddress(*key) == i.Wallet.EVM()
}

func (f *Family) chain(name chain.Name) (Chain, error) {
	on, ok := f.chains[name]
	if !ok {
		return Chain{}, fmt.Errorf("chain %s is no longer configured", name)
	}
	return on, nil
}
