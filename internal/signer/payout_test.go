package signer_test

import (
	"errors"
	"math"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// Without rules a payout is signed as it is claimed to be, and no other is.
func TestAPayoutIsWhatItsProposalSays(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		w.mustSign("a payout", w.payout(10*money.Dollar))
		w.mustSign("a payout with a fee and a partner", w.payout(10*money.Dollar, transfer(usdc, collector, money.Dollar), transfer(usdc, attacker, money.Dollar)))

		for what, c := range map[string]struct {
			change func(*ask)
			err    error
			reason string
		}{
			"no proposal":          {func(a *ask) { a.proposal = nil }, custody.ErrNotUnderstood, "comes with its proposal"},
			"another kind":         {func(a *ask) { a.proposal.Kind = approval.ContractChange }, custody.ErrNotUnderstood, "not that of a \"contract_change\""},
			"another wallet":       {func(a *ask) { a.proposal.Payout.Wallet = uuid.New() }, custody.ErrNotUnderstood, "the wallet"},
			"another chain":        {func(a *ask) { a.proposal.Payout.Chain = chain.Ethereum }, custody.ErrNotUnderstood, "the chain"},
			"another token":        {func(a *ask) { a.proposal.Payout.Token = chain.USDT }, custody.ErrNotUnderstood, "the token"},
			"another destination":  {func(a *ask) { a.proposal.Payout.To = chain.EVMAddress(attacker) }, custody.ErrNotUnderstood, "the destination"},
			"less paid":            {func(a *ask) { a.proposal.Payout.Paid = money.NewUnits(1) }, custody.ErrNotUnderstood, "the amount of"},
			"less in all":          {func(a *ask) { a.proposal.Payout.Units = money.NewUnits(1) }, custody.ErrNotUnderstood, "the amount in all"},
			"no withdrawal":        {func(a *ask) { a.proposal.Payout.Withdrawal = uuid.Nil }, custody.ErrNotUnderstood, "the withdrawal and leg"},
			"a smaller withdrawal": {func(a *ask) { a.proposal.Payout.WithdrawalAmount-- }, custody.ErrNotUnderstood, "the withdrawal's amount"},
			"no payments":          {func(a *ask) { a.proposal.Payout.Payments = nil }, custody.ErrNotUnderstood, "the list of payments"},
			"a payment too many": {func(a *ask) {
				a.proposal.Payout.Payments = append(a.proposal.Payout.Payments, a.proposal.Payout.Payments[0])
			}, custody.ErrNotUnderstood, "the list of payments"},
			"a payee whom nobody names": {func(a *ask) {
				a.intent.Calls = append(a.intent.Calls, transfer(usdc, attacker, money.Dollar))
				a.proposal.Payout.Units, a.proposal.Payout.WithdrawalAmount = money.UnitsOf(11*money.Dollar, 6), 11*money.Dollar
			}, custody.ErrNotUnderstood, "the list of payments"},
			"no withdrawal's amount": {func(a *ask) { a.proposal.Payout.WithdrawalAmount = 0 }, custody.ErrNotUnderstood, "the withdrawal's amount"},
			"another organization":   {func(a *ask) { a.proposal.Organization = devnettest.OtherOrganization }, custody.ErrNotUnderstood, "another organization"},
			"a forged proof":         {func(a *ask) { a.proof.Organization = devnettest.OtherOrganization }, custody.ErrWrongWallet, "no wallet of the organization"},
			"another's request":      {func(a *ask) { a.proof.RequestID = uuid.New() }, custody.ErrWrongWallet, "no wallet of the organization"},
			"an actor's proof":       {func(a *ask) { a.proof.Actor = "owner" }, custody.ErrWrongWallet, "no account of the organization"},
			"another's key":          {func(a *ask) { a.owner = uuid.New() }, custody.ErrWrongWallet, "no wallet of the organization"},
			"another own wallet's key": {func(a *ask) {
				a.proof.RequestID = uuid.New()
				a.owner = w.keys.IDs().DeriveWallet(org, a.proof.RequestID)
			}, custody.ErrWrongWallet, "is not the account of"},
			"another chain id":        {func(a *ask) { a.intent.ChainID = 1 }, custody.ErrNotUnderstood, "is not configured"},
			"a chain without signer":  {func(a *ask) { a.intent.Chain = chain.Ethereum }, custody.ErrNotUnderstood, "is not configured"},
			"a life too long":         {func(a *ask) { a.intent.Deadline = a.intent.Deadline.Add(2 * life) }, custody.ErrNotUnderstood, "it is good until"},
			"a life that overflows":   {func(a *ask) { a.intent.Deadline = time.Unix(math.MaxInt64, 0) }, custody.ErrIntent, "the year 9999"},
			"ether":                   {func(a *ask) { a.intent.Calls[0].Value = money.NewUnits(1) }, custody.ErrNotUnderstood, "call 1"},
			"a call of another token": {func(a *ask) { a.intent.Calls = append(a.intent.Calls, transfer(usdt, attacker, 1)) }, custody.ErrNotUnderstood, "call 2"},
			"an approval of a token": {func(a *ask) {
				a.intent.Calls = append(a.intent.Calls, custody.Call{To: usdc, Data: tokens.PackApprove(attacker, money.NewUnits(1).Big())})
			}, custody.ErrNotUnderstood, "call 2"},
			"a transfer that goes on":    {func(a *ask) { a.intent.Calls[0].Data = append(a.intent.Calls[0].Data, 0) }, custody.ErrNotUnderstood, "call 1"},
			"an address with a top byte": {func(a *ask) { a.intent.Calls[0].Data[4] = 1 }, custody.ErrNotUnderstood, "call 1"},
			"nothing":                    {func(a *ask) { a.intent.Calls[0] = transfer(usdc, payee, 0) }, custody.ErrNotUnderstood, "the amount"},
			"the guard":                  {func(a *ask) { a.intent.Calls[0] = transfer(usdc, guard, money.Dollar) }, custody.ErrNotUnderstood, "payments to"},
			"a swapped intent":           {func(a *ask) { a.intent.Calls[0] = transfer(usdc, attacker, 10*money.Dollar) }, custody.ErrNotUnderstood, "the destination"},
			"a payee beside":             {func(a *ask) { a.intent.Calls = append(a.intent.Calls, transfer(usdc, attacker, money.Dollar)) }, custody.ErrNotUnderstood, "the amount in all"},
		} {
			a := w.payout(10 * money.Dollar)
			c.change(&a)
			w.mustRefuse(what, a, c.err, c.reason)
		}
		wrong := w.payout(10 * money.Dollar).request()
		other := w.payout(10 * money.Dollar).request()
		wrong.Proposal = other.Proposal
		if _, err := w.local.Sign(t.Context(), wrong); !errors.Is(err, custody.ErrNotUnderstood) {
			t.Errorf("an intent with another's proposal: %v", err)
		}
	})
}

func TestTheDelegationIsToTheConfiguredExecutorOnTheIntentsChain(t *testing.T) {
	w := newWorld(t, storetest.Open(t, store.SQLite))
	r := w.payout(money.Dollar).request()
	r.Delegation = &custody.DelegationRequest{Nonce: 7}
	signed, err := w.local.Sign(t.Context(), r)
	if err != nil {
		t.Fatal(err)
	}
	by, err := signed.Delegation.Authority()
	if err != nil || by != w.account.EVM() {
		t.Errorf("the delegation is by %s, want %s: %v", by, w.account, err)
	}
	if d := signed.Delegation; d.Address != executor || d.ChainID.Uint64() != 11155111 || d.Nonce != 7 {
		t.Errorf("the delegation is %+v", d)
	}
}

func TestWalletsOfBeforeArePinned(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		old := uuid.New()
		w.wallet, w.account = old, w.accountOf(old)
		w.mustRefuse("a wallet that nobody can prove", w.payout(money.Dollar), custody.ErrWrongWallet, "no wallet of the organization")
		w.exec(`INSERT INTO pinned_wallets (wallet_id, organization_id) VALUES ($1, $2)`, old, org)
		w.mustSign("a wallet that is pinned", w.payout(money.Dollar))
	})
}

func TestPayoutsNeedWhatTheSignersOwnRulesAskFor(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		alice, _ := approvaltest.Register(t, w.service, org, "alice")
		w.exec(`INSERT INTO withdrawal_policies (organization_id, address_book_only, approval_threshold, updated_at) VALUES ($1, 0, $2, 0)`, org, int64(100*money.Dollar))

		w.mustSign("a payout below the threshold", w.payout(99*money.Dollar))
		a := w.payout(100 * money.Dollar)
		w.mustRefuse("a payout from the threshold on", a, custody.ErrApprovalNeeded, "approvalThresholdUsd")
		understated := w.payout(100 * money.Dollar)
		understated.proposal.Payout.WithdrawalAmount = money.Dollar
		w.mustRefuse("a withdrawal that is understated", understated, custody.ErrNotUnderstood, "the withdrawal's amount")
		part := w.payout(10 * money.Dollar)
		part.proposal.Payout.WithdrawalAmount = 100 * money.Dollar
		w.mustRefuse("a part of a withdrawal from the threshold on", part, custody.ErrApprovalNeeded, "approvalThresholdUsd")

		w.vote(&a, alice)
		w.mustSign("a payout that alice approved", a)
		long := w.payout(100 * money.Dollar)
		until := w.db.Clock().Now().Add(approval.DefaultValidity).Truncate(time.Second)
		long.proposal.ValidBefore, long.intent.Deadline = until.Unix(), until.Add(life)
		w.vote(&long, alice)
		w.mustSign("one that may be approved until late", long)
		long.votes, long.intent.Deadline = nil, until.Add(life+time.Second)
		w.vote(&long, alice)
		w.mustRefuse("one that lives on after its approval's time", long, custody.ErrNotUnderstood, "longer than")
		long.votes, long.proposal.ValidBefore = nil, until.Add(time.Hour).Unix()
		w.vote(&long, alice)
		w.mustRefuse("one that claims more time than an approval may take", long, custody.ErrApprovalNeeded, "approvalThresholdUsd")
		long.votes, long.proposal.ValidBefore = nil, w.db.Clock().Now().Unix()-1
		w.vote(&long, alice)
		w.mustRefuse("one that was approved after its time", long, custody.ErrApprovalNeeded, "approvalThresholdUsd")

		for what, change := range map[string]func(*ask){
			"another payout's":                  func(a *ask) { a.intent.ID = uuid.New() },
			"a vote over another text":          func(a *ask) { a.votes[0].RequestText += " " },
			"a stamp that was changed":          func(a *ask) { a.votes[0].StampValue = a.votes[0].StampValue[:len(a.votes[0].StampValue)-6] + "AAAAAA" },
			"a vote in another approver's name": func(a *ask) { a.votes[0].Approver = uuid.New() },
			"a rejection": func(a *ask) {
				r := approval.NewRequest(org, approval.FingerprintOf(a.request().Proposal), approval.Reject, w.db.Clock().Now())
				a.votes[0].RequestText = r.StampPayload()
				a.votes[0].StampHeader, a.votes[0].StampValue = alice.Stamp(r.StampPayload())
			},
			"a vote of last year": func(a *ask) {
				r := approval.NewRequest(org, approval.FingerprintOf(a.request().Proposal), approval.Approve, w.db.Clock().Now().Add(-365*24*time.Hour))
				a.votes[0].RequestText = r.StampPayload()
				a.votes[0].StampHeader, a.votes[0].StampValue = alice.Stamp(r.StampPayload())
			},
		} {
			forged := w.payout(100 * money.Dollar)
			w.vote(&forged, alice)
			change(&forged)
			w.mustRefuse(what, forged, custody.ErrApprovalNeeded, "")
		}
		gone := w.payout(100 * money.Dollar)
		w.vote(&gone, alice)
		w.exec(`UPDATE approvers SET status = 'removed' WHERE id = $1`, alice.ID)
		w.mustRefuse("a vote of one who was removed meanwhile", gone, custody.ErrApprovalNeeded, "")
	})
}

func TestOnlyTheBooksAddressesArePaidWhereThePolicySaysSo(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		w.exec(`INSERT INTO withdrawal_policies (organization_id, address_book_only, updated_at) VALUES ($1, 1, 0)`, org)
		w.mustRefuse("a payee outside the book", w.payout(money.Dollar), custody.ErrDenied, "not in the address book")
		list := func(to chain.Address, from time.Time) {
			w.exec(`INSERT INTO address_book (id, organization_id, chain, address, label, created_at, usable_from) VALUES ($1, $2, $3, $4, 'one', 0, $5)`,
				uuid.New(), org, string(on), string(to), from.UnixMicro())
		}
		list(chain.EVMAddress(payee), db.Clock().Now().Add(time.Hour))
		w.mustRefuse("a payee that rests", w.payout(money.Dollar), custody.ErrDenied, "rests")
		db.Clock().Advance(2 * time.Hour)
		w.mustSign("a payee of the book", w.payout(money.Dollar))
		w.mustSign("the configured fee beside", w.payout(money.Dollar, transfer(usdc, collector, money.Dollar)))
		w.mustRefuse("more than the fee", w.payout(money.Dollar, transfer(usdc, collector, money.Dollar+1)), custody.ErrDenied, string(chain.EVMAddress(collector)))
		w.mustRefuse("the fee twice", w.payout(money.Dollar, transfer(usdc, collector, 1), transfer(usdc, collector, 1)), custody.ErrDenied, string(chain.EVMAddress(collector)))
		w.mustRefuse("a partner outside the book", w.payout(money.Dollar, transfer(usdc, attacker, 1)), custody.ErrDenied, string(chain.EVMAddress(attacker)))
	})
}
