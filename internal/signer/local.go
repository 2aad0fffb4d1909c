package signer

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
)

// Local is a signer that holds the keys itself. It is safe for concurrent use.
type Local struct {
	options Options
	ids     custody.IDs
	metrics metrics
}

// NewLocal returns a signer with keys. The database must be migrated.
func NewLocal(o Options) *Local {
	return &Local{options: o, ids: o.IDs, metrics: newMetrics(o.Metrics)}
}

// Addresses are the deposit addresses of owners.
func (l *Local) Addresses(ctx context.Context, owners ...uuid.UUID) ([]custody.Addresses, error) {
	all := make([]custody.Addresses, len(owners))
	for n, owner := range owners {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		found, err := l.options.Keys.Addresses(ctx, custody.Owner{ID: owner})
		if err != nil {
			return nil, err
		}
		all[n] = found
	}
	return all, nil
}

// Account are the addresses of an owner that is proven to be the organization's.
// Errors: custody.ErrWrongWallet, custody.ErrDayLimit.
func (l *Local) Account(ctx context.Context, r custody.AccountRequest) (custody.Addresses, error) {
	if err := l.checkProof(ctx, r.Owner, r.Proof); err != nil {
		return custody.Addresses{}, err
	}
	return l.options.Keys.Addresses(ctx, custody.Owner{ID: r.Owner, Organization: r.Proof.Organization})
}

// Sign decides and signs. Its records are committed before the signature is made: after a crash in between an
// unsigned item is counted, which is requested again under the same id and counted once. If the order was stopped or
// rejected meanwhile its signature is not released: see checkBeforeRelease.
func (l *Local) Sign(ctx context.Context, r custody.SignRequest) (custody.Signed, error) {
	signed, what, err := l.decideAndSign(ctx, r)
	l.metrics.count(what, err)
	if err != nil {
		return custody.Signed{}, err
	}
	return signed, nil
}

func (l *Local) decideAndSign(ctx context.Context, r custody.SignRequest) (_ custody.Signed, what string, err error) {
	if isOfSolana(r.Intent) {
		return l.decideAndSignSolana(ctx, r)
	}
	what = unknownKind
	i, on, err := l.decodeIntent(r.Intent)
	if err != nil {
		return custody.Signed{}, what, err
	}
	if r.Solana != nil {
		return custody.Signed{}, what, refuseText("it comes with messages of Solana's")
	}
	q := callsQuestion{question{request: r, order: orderKey{r.Owner, i.Chain, i.ID}, deadline: i.Deadline, life: on.IntentLife, now: l.options.DB.Clock().Now()}, i, on}
	if err := l.checkOwnerAndOrder(ctx, q.question, i.Wallet); err != nil {
		return custody.Signed{}, what, err
	}
	does, err := on.understand(i)
	if err != nil {
		return custody.Signed{}, what, err
	}
	gate, err := l.loadStops(ctx, q.question)
	if err != nil {
		return custody.Signed{}, what, err
	}
	var remember rememberFunc
	switch does := does.(type) {
	case sourceMove:
		what, remember = sourceKind, l.moveCount(q.question)
		err = l.judgeSource(ctx, q, does, gate)
	case requestMove:
		what, remember = sourceKind, l.moveCount(q.question)
		err = l.judgeRequest(q, does, gate)
	case bridgeBurn:
		what, remember = bridgeKind, l.crossingCount(q.question)
		err = l.judgeBurn(ctx, q.question, does, on.Bridge.MostFee, gate)
	case bridgeSend:
		what, remember = bridgeKind, l.crossingCount(q.question)
		err = l.judgeSend(q, does, gate)
	case bridgeMint:
		what = bridgeKind
		err = q.checkOwnMove()
	case payout:
		what = string(approval.WithdrawalPayout)
		remember, err = l.judgePayout(ctx, q.question, does, on.judgedPayees(does))
	case contractCalls:
		what = string(approval.ContractChange)
		remember, err = l.judgeContract(ctx, q, does)
	}
	if err == nil {
		err = q.on.checkVersion(q.intent)
	}
	if err == nil && remember != nil { // the row must be there before a signature is made
		err = l.options.DB.Write(ctx, func(tx *store.Tx) error { return remember(ctx, tx) })
	}
	if err != nil {
		return custody.Signed{}, what, err
	}
	signed, err := l.sign(ctx, q)
	if err == nil {
		err = l.checkBeforeRelease(ctx, q.question, gate)
	}
	return signed, what, err
}

// Cancel decides and signs: see judgeCancellation. A cancellation is recorded before the signature is made. It is
// idempotent. Errors: those of judgeCancellation, custody.ErrDayLimit.
func (l *Local) Cancel(ctx context.Context, r custody.CancelRequest) (custody.Cancelled, error) {
	sign, order, err := l.judgeCancellation(ctx, r)
	if err == nil {
		err = l.options.DB.Write(ctx, func(tx *store.Tx) error { return rememberCancelled(ctx, tx, order, r.Proof.Organization) })
	}
	var given custody.Cancelled
	owner := custody.Owner{ID: r.Owner, Organization: r.Proof.Organization}
	if err == nil && sign != nil {
		given.Signature, err = l.options.Keys.SignCancellation(ctx, owner, *sign)
	}
	if err == nil && sign != nil {
		given.Delegation, err = l.signDelegation(ctx, owner, l.options.Chains[sign.Chain], r.Delegation)
	}
	l.metrics.count(cancellationKind, err)
	return given, err
}

// sign, signDelegation, signVersions, signWallet, signCloses and Cancel are where the keys of wallets and of
// markers are used, and nowhere else is.
func (l *Local) sign(ctx context.Context, q callsQuestion) (custody.Signed, error) {
	signature, err := l.options.Keys.SignIntent(ctx, q.accountOwner(), q.intent)
	if err != nil {
		return custody.Signed{}, err
	}
	delegation, err := l.signDelegation(ctx, q.accountOwner(), q.on, q.request.Delegation)
	if err != nil {
		return custody.Signed{}, err
	}
	return custody.Signed{Signature: signature, Delegation: delegation}, nil
}

// signDelegation delegates an account to the executor of a chain; nil if that was not requested.
func (l *Local) signDelegation(ctx context.Context, owner custody.Owner, on Chain, asked *custody.DelegationRequest) (*types.SetCodeAuthorization, error) {
	if asked == nil {
		return nil, nil
	}
	authorization, err := l.options.Keys.SignDelegation(ctx, owner, on.ChainID, on.Executor, asked.Nonce)
	return &authorization, err
}

func (l *Local) signVersions(ctx context.Context, owner custody.Owner, versions []custody.SolanaVersion) (custody.Signed, error) {
	signatures, err := l.signWallet(ctx, owner, custody.WalletMessages(versions))
	if err != nil {
		return custody.Signed{}, err
	}
	return custody.Signed{Signature: signatures[0][:], Signatures: signatures}, nil
}

func (l *Local) signWallet(ctx context.Context, owner custody.Owner, messages []custody.WalletMessage) ([]solana.Signature, error) {
	return l.options.Keys.SignSolana(ctx, owner, messages)
}

func (l *Local) signCloses(d custody.ClosingDay, closes []custody.SolanaClose) ([]solana.Signature, error) {
	return l.options.Closing.SignCloses(d, closes)
}

// question is an intent to be signed, of any family.
type question struct {
	request  custody.SignRequest
	order    orderKey
	deadline time.Time
	life     time.Duration // the longest that an intent is good for on its chain
	now      time.Time
}

// orderKey names an order of an account. All that is signed under it is meant to happen
// once together.
type orderKey struct {
	owner uuid.UUID
	chain chain.Name
	id    uuid.UUID
}

// callsQuestion is one about an intent of an EVM chain.
type callsQuestion struct {
	question
	intent custody.Intent
	on     Chain
}

func (q question) organization() uuid.UUID { return q.request.Proof.Organization }

func (q question) accountOwner() custody.Owner {
	return custody.Owner{ID: q.order.owner, Organization: q.organization()}
}

// clockSkew is how far two clocks may differ.
const clockSkew = time.Minute

// checkDeadline rejects an intent that is valid for longer than the chain's configured life, if it needs no approval.
func (q question) checkDeadline() error { return q.checkDeadlineAfter(0) }

// checkDeadlineAfter is checkDeadline of an intent that may wait for so long before.
func (q question) checkDeadlineAfter(wait time.Duration) error {
	// Seconds are compared, since they are signed.
	if latest := q.now.Add(wait + q.life + clockSkew); q.deadline.Unix() > latest.Unix() {
		return refuseText("it is good until %s, which is longer than %s", q.deadline, latest.UTC().Truncate(time.Second))
	}
	return nil
}

// judgeSource lets a wallet enter and leave sources of the configuration, and fee wrappers of its own organization
// over one: the money stays the wallet's, so it needs no approval.
func (l *Local) judgeSource(ctx context.Context, q callsQuestion, m sourceMove, gate *stopGate) error {
	if err := q.checkOwnMove(); err != nil {
		return err
	}
	isAt := func(s Source) bool {
		if s.Chain != q.intent.Chain || s.Token != m.token || s.Requests {
			return false
		}
		// Assets are claimed as an ERC-4626 vault is left.
		return (s.Vault == m.vault && (s.isEntered() || !m.enters) && !m.unbounded) || (!m.enters && s.takesRequests(m.vault, true))
	}
	if at := slices.IndexFunc(l.options.Sources, isAt); at >= 0 {
		return l.checkEntered(gate, m, "", l.options.Sources[at])
	}
	found, c, err := l.loadContract(ctx, q.organization(), q.intent.Chain, m.vault)
	if err != nil {
		return err
	}
	isUnder := func(s Source) bool {
		return s.ID == c.source && s.Chain == q.intent.Chain && s.Token == m.token && s.isWrapped()
	}
	under := slices.IndexFunc(l.options.Sources, isUnder)
	if !found || m.unbounded || c.kind != feeWrapper || under < 0 {
		return refuseText("%s is neither a source of %s in the configuration nor a fee wrapper of the organization's over one", m.vault, m.token)
	}
	return l.checkEntered(gate, m, c.subject.String(), l.options.Sources[under])
}

// checkEntered rejects a move that enters the vault of a source, or a fee wrapper over it, while either is stopped.
func (l *Local) checkEntered(gate *stopGate, m sourceMove, wrapper string, into Source) error {
	if !m.enters {
		return nil
	}
	return l.checkEntry(gate, wrapper, func(s Source) bool { return s.Chain == into.Chain && s.Vault == into.Vault })
}

// checkOwnMove refuses a move between a wallet and a source that is not a wallet's, or that
// comes with a proposal.
func (q question) checkOwnMove() error {
	if q.request.Proof.Actor != "" {
		return refuseText("only wallets enter and leave sources, and bridge")
	}
	if len(q.request.Proposal) > 0 {
		return refuseText("it moves money of the wallet's own, which is no proposal")
	}
	return q.checkDeadline()
}

// decodeIntent reads an intent of a chain that is configured.
// Errors: custody.ErrIntent, custody.ErrNotUnderstood.
func (l *Local) decodeIntent(text []byte) (custody.Intent, Chain, error) {
	i, err := custody.DecodeIntent(text)
	if err != nil {
		return custody.Intent{}, Chain{}, err
	}
	on, ok := l.options.Chains[i.Chain]
	if !ok || on.ChainID != i.ChainID {
		return custody.Intent{}, Chain{}, refuseText("%s with the chain id %d is not configured", i.Chain, i.ChainID)
	}
	return i, on, nil
}

// checkOwnerAndOrder rejects an account that is not the organization's, and a cancelled order. Errors:
// custody.ErrWrongWallet, custody.ErrDenied.
func (l *Local) checkOwnerAndOrder(ctx context.Context, q question, account chain.Address) error {
	if err := l.checkOwner(ctx, q.order, q.request.Proof, account); err != nil {
		return err
	}
	return l.checkNotCancelled(ctx, q.order)
}

// checkOwner proves that the owner's account is the organization's and the intent's.
// Error: custody.ErrWrongWallet.
func (l *Local) checkOwner(ctx context.Context, order orderKey, p custody.OwnerProof, account chain.Address) error {
	if err := l.checkProof(ctx, order.owner, p); err != nil {
		return err
	}
	addresses, err := l.options.Keys.Addresses(ctx, custody.Owner{ID: order.owner, Organization: p.Organization})
	if err != nil {
		return err
	}
	own := addresses.EVM
	if order.chain.IsSolana() {
		own = addresses.Solana
	}
	if own != account {
		return fmt.Errorf("%w: %s is not the account of %s", custody.ErrWrongWallet, account, order.owner)
	}
	return nil
}

// checkProof proves that the owner is the organization's. Error: custody.ErrWrongWallet.
func (l *Local) checkProof(ctx context.Context, owner uuid.UUID, p custody.OwnerProof) error {
	switch {
	case p.Actor != "":
		if (p.Actor == ownerActor || p.Actor == keeperActor) && custody.ActorAccount(p.Organization, p.Actor) == owner {
			return nil
		}
		return fmt.Errorf("%w: %s is no account of the organization %s", custody.ErrWrongWallet, owner, p.Organization)
	case l.ids.DeriveWallet(p.Organization, p.RequestID) == owner:
		return nil
	}
	pinned, err := l.isPinned(ctx, owner, p.Organization)
	if err == nil && !pinned {
		err = fmt.Errorf("%w: %s is no wallet of the organization %s", custody.ErrWrongWallet, owner, p.Organization)
	}
	return err
}

// isPinned says whether a wallet that is older than the derivation of ids was said to be
// the organization's.
func (l *Local) isPinned(ctx context.Context, wallet, organization uuid.UUID) (bool, error) {
	var n int
	err := l.options.DB.QueryRow(ctx, `SELECT COUNT(*) FROM pinned_wallets WHERE wallet_id = $1 AND organization_id = $2`, wallet, organization).Scan(&n)
	if err != nil {
		return false, fmt.Errorf("reading whose a wallet is: %w", err)
	}
	return n > 0, nil
}

// ApplyChange verifies a change of binding rules by the signer's own rules, and makes it in the signer's own
// database, in one transaction. It is idempotent: see approval.Appliers.VerifyAndApply. Error, beside those:
// custody.ErrDayLimit.
func (l *Local) ApplyChange(ctx context.Context, r custody.ChangeRequest) error {
	var err error
	if len(r.Votes) > maxVotes {
		err = fmt.Errorf("%w: more than %d votes", custody.ErrApprovalNeeded, maxVotes)
	} else {
		err = l.options.Appliers.VerifyAndApply(ctx, l.options.DB, r.Proposal, r.Votes, l.changeCounter())
	}
	l.metrics.count(changeKindLabel, err)
	return err
}
