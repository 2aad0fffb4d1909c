package app

import (
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/deploy"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/stamp"
	"github.com/granaryhq/granary/internal/stamp/stamptest"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

func eachTakeover(t *testing.T, fn func(w *takeover)) {
	t.Parallel()
	for _, engine := range storetest.EnginesInTurn(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			fn(newTakeover(t, engine))
		})
	}
}

// Honest requests are signed: else the tests below would prove no property.
func TestTheHonestServiceGetsItsSignatures(t *testing.T) {
	eachTakeover(t, func(w *takeover) {
		for name, a := range map[string]*asked{
			"a small payout":            w.payout(listedPayee, 100*money.Dollar),
			"a payout with a vote":      w.payout(listedPayee, 600*money.Dollar, w.bob),
			"a large payout with votes": w.payout(listedPayee, 1500*money.Dollar, w.alice, w.bob),
			"entering a source":         w.move(enter(listedVault, listedVault, w.wallet.address.EVM())...),
			"leaving a source":          w.move(redeem(w.wallet.address.EVM(), w.wallet.address.EVM())...),
		} {
			signed, err := w.sign(a)
			if err != nil {
				w.Errorf("%s is refused: %v", name, err)
				continue
			}
			digest := a.intent.Digest()
			signed.Signature[64] -= 27
			key, err := crypto.SigToPub(digest[:], signed.Signature)
			if err != nil || chain.EVMAddress(crypto.PubkeyToAddress(*key)) != w.wallet.address {
				w.Errorf("%s is not signed by the wallet: %v", name, err)
			}
			if by, err := signed.Delegation.Authority(); err != nil || by != w.wallet.address.EVM() || signed.Delegation.Address != deploy.WalletExecutor(false).Address() {
				w.Errorf("%s: %s delegates to %s (%v)", name, by, signed.Delegation.Address, err)
			}
		}
		if w.keys.Relayer().Address() == w.wallet.address.EVM() {
			w.Error("the service was handed a wallet's key")
		}
	})
}

// The attacker has the whole service. No request against the rules is signed.
func TestWhoeverTakesTheServiceOverGetsNoSignatureThatTheRulesForbid(t *testing.T) {
	eachTakeover(t, func(w *takeover) {
		mallory := w.registerMallory()
		self := w.wallet.address.EVM()
		other := w.newWallet(uuid.New()) // of an organization without rules, the attacker's own
		for name, c := range map[string]struct {
			asked *asked
			spoil func(a *asked)
			want  error
			says  string
		}{
			"a payout above the threshold, without a vote": {asked: w.payout(listedPayee, 600*money.Dollar), want: custody.ErrApprovalNeeded, says: "approvalThresholdUsd"},
			"a large payout with one vote":                 {asked: w.payout(listedPayee, 1500*money.Dollar, w.alice), want: custody.ErrApprovalNeeded, says: "large"},
			"one vote twice":                               {asked: w.payout(listedPayee, 1500*money.Dollar, w.alice, w.alice), want: custody.ErrApprovalNeeded, says: "1 count"},
			"one approver's vote as another's": {asked: w.payout(listedPayee, 1500*money.Dollar, w.alice, w.alice), spoil: func(a *asked) {
				a.votes[1].Approver = w.bob.ID
			}, want: custody.ErrApprovalNeeded, says: "1 count"},
			"votes of an approver of the attacker's own": {asked: w.payout(listedPayee, 600*money.Dollar, mallory), want: custody.ErrApprovalNeeded, says: "0 count"},
			"a vote for another payout": {asked: w.payout(listedPayee, 600*money.Dollar), spoil: func(a *asked) {
				a.votes = w.payout(listedPayee, 600*money.Dollar, w.alice).votes
			}, want: custody.ErrApprovalNeeded, says: "0 count"},
			"a vote against it": {asked: w.payout(listedPayee, 600*money.Dollar), spoil: func(a *asked) {
				text := approval.NewRequest(w.organization, a.proposal.Fingerprint(), approval.Reject, w.clock.Now()).StampPayload()
				header, value := w.alice.Stamp(text)
				a.votes = []custody.StampedVote{{Approver: w.alice.ID, RequestText: text, StampHeader: header, StampValue: value}}
			}, want: custody.ErrApprovalNeeded, says: "0 count"},
			"an approved text with another intent": {asked: w.payout(listedPayee, 600*money.Dollar, w.alice), spoil: func(a *asked) {
				a.intent.Calls = []custody.Call{pay(listedPayee, 4000*money.Dollar)}
			}, want: custody.ErrNotUnderstood, says: "of another intent"},
			"an approved payout that pays more": {asked: w.payout(listedPayee, 600*money.Dollar, w.alice), spoil: func(a *asked) {
				a.intent.Calls = []custody.Call{pay(listedPayee, 900*money.Dollar)}
				a.proposal.Payout.Paid, a.proposal.Payout.Payments = money.UnitsOf(900*money.Dollar, 6), nil
				a.claim(listedPayee, 900*money.Dollar, 900*money.Dollar)
			}, want: custody.ErrApprovalNeeded, says: "0 count"},
			"a withdrawal said to be smaller": {asked: w.payout(listedPayee, 1500*money.Dollar), spoil: func(a *asked) {
				a.proposal.Payout.WithdrawalAmount = money.Dollar
			}, want: custody.ErrNotUnderstood, says: "withdrawal's amount"},
			"a payout said to be smaller": {asked: w.payout(listedPayee, 1500*money.Dollar), spoil: func(a *asked) {
				a.proposal.Payout.Paid, a.proposal.Payout.Units = money.UnitsOf(money.Dollar, 6), money.UnitsOf(money.Dollar, 6)
			}, want: custody.ErrNotUnderstood, says: "is not that of the calls"},
			"a payout said to go elsewhere": {asked: w.payout(attacker, 100*money.Dollar), spoil: func(a *asked) {
				a.proposal.Payout.To = chain.EVMAddress(listedPayee)
			}, want: custody.ErrNotUnderstood, says: "destination of the proposal"},
			"a payout without its proposal":           {asked: w.payout(listedPayee, 100*money.Dollar), spoil: func(a *asked) { a.proposal = nil }, want: custody.ErrNotUnderstood, says: "comes with its proposal"},
			"a payout to an address outside the book": {asked: w.payout(attacker, 100*money.Dollar, w.alice, w.bob), want: custody.ErrDenied, says: "not in the address book"},
			"a partner outside the book": {asked: w.payout(listedPayee, 100*money.Dollar), spoil: func(a *asked) {
				a.intent.Calls = append(a.intent.Calls, pay(attacker, money.Dollar))
				a.claim(attacker, money.Dollar, 101*money.Dollar)
			}, want: custody.ErrDenied, says: "not in the address book"},
			"a fee above the configured one": {asked: w.payout(listedPayee, 100*money.Dollar), spoil: func(a *asked) {
				a.intent.Calls = append(a.intent.Calls, pay(feeCollector, money.Dollar))
				a.claim(feeCollector, money.Dollar, 101*money.Dollar)
			}, want: custody.ErrDenied, says: "not in the address book"},
			"a payout beyond the day's limit": {asked: w.payout(listedPayee, 6000*money.Dollar, w.alice, w.bob), want: custody.ErrDayLimit, says: "a day"},
			"another organization's wallet": {asked: w.payout(listedPayee, 100*money.Dollar), spoil: func(a *asked) {
				a.wallet.proof = other.proof
				a.proposal.Organization = other.proof.Organization
			}, want: custody.ErrWrongWallet, says: "is no wallet of the organization"},
			"a wallet by a guessed requestId": {asked: w.payout(listedPayee, 100*money.Dollar), spoil: func(a *asked) {
				a.wallet.proof = custody.OwnerProof{Organization: other.proof.Organization, RequestID: uuid.New()}
				a.proposal.Organization = other.proof.Organization
			}, want: custody.ErrWrongWallet, says: "is no wallet of the organization"},
			"a wallet as an account of contracts": {asked: w.payout(listedPayee, 100*money.Dollar), spoil: func(a *asked) {
				a.wallet.proof.Actor = "owner"
			}, want: custody.ErrWrongWallet, says: "no account of the organization"},
			"an own wallet's proof for another's account": {asked: w.payout(listedPayee, 100*money.Dollar), spoil: func(a *asked) {
				a.wallet.id, a.wallet.proof = other.id, other.proof
			}, want: custody.ErrWrongWallet, says: "is not the account of"},
			"another organization's rules": {asked: w.payout(attacker, 100*money.Dollar), spoil: func(a *asked) {
				a.proposal.Organization = other.proof.Organization
			}, want: custody.ErrNotUnderstood, says: "of another organization"},
			"another chain's id": {asked: w.payout(listedPayee, 100*money.Dollar), spoil: func(a *asked) { a.intent.ChainID = 1; a.propose() }, want: custody.ErrNotUnderstood, says: "is not configured"},
			"a payout for years": {asked: w.payout(listedPayee, 100*money.Dollar), spoil: func(a *asked) {
				a.intent.Deadline = w.clock.Now().AddDate(3, 0, 0)
				a.propose()
			}, want: custody.ErrNotUnderstood, says: "good until"},

			"a transfer hidden in an entry":          {asked: w.move(enter(listedVault, listedVault, self, pay(attacker, money.Dollar))...), want: custody.ErrNotUnderstood},
			"a transfer before an entry":             {asked: w.move(append([]custody.Call{pay(attacker, money.Dollar)}, enter(listedVault, listedVault, self)...)...), want: custody.ErrNotUnderstood},
			"a transfer behind an entry":             {asked: w.move(append(enter(listedVault, listedVault, self), pay(attacker, money.Dollar))...), want: custody.ErrNotUnderstood},
			"an approval of the attacker":            {asked: w.move(enter(attacker, listedVault, self)...), want: custody.ErrNotUnderstood},
			"a bare approval":                        {asked: w.move(custody.Call{To: usdcToken, Data: tokenCalls.PackApprove(attacker, common.Big1)}), want: custody.ErrNotUnderstood},
			"a transfer without a proposal":          {asked: w.move(pay(attacker, money.Dollar)), want: custody.ErrNotUnderstood},
			"shares for the attacker":                {asked: w.move(enter(listedVault, listedVault, attacker)...), want: custody.ErrNotUnderstood},
			"a vault of the attacker's":              {asked: w.move(enter(attacker, attacker, self)...), want: custody.ErrNotUnderstood},
			"a redemption for the attacker":          {asked: w.move(redeem(attacker, self)...), want: custody.ErrNotUnderstood},
			"a redemption of another's shares":       {asked: w.move(redeem(self, attacker)...), want: custody.ErrNotUnderstood},
			"an entry without bounds":                {asked: w.move(enter(listedVault, listedVault, self)[1:3]...), want: custody.ErrNotUnderstood},
			"a call of the executor":                 {asked: w.move(custody.Call{To: deploy.WalletExecutor(false).Address(), Data: []byte{1, 2, 3, 4}}), want: custody.ErrNotUnderstood},
			"the chain's coin":                       {asked: w.move(custody.Call{To: attacker, Value: money.NewUnits(1)}), want: custody.ErrNotUnderstood, says: "coin"},
			"a change of a contract by a wallet":     {asked: w.contractChange(w.wallet, custody.Call{To: attacker, Data: []byte{1, 2, 3, 4}}), want: custody.ErrNotUnderstood, says: "wallets change no contracts"},
			"a change of a contract that is a token": {asked: w.contractChange(w.actor("owner"), pay(attacker, money.Dollar)), want: custody.ErrNotUnderstood, says: "only wallets pay"},
			"a change of a stranger's contract":      {asked: w.contractChange(w.actor("owner"), custody.Call{To: attacker, Data: []byte{1, 2, 3, 4}}), want: custody.ErrNotUnderstood},
		} {
			w.Run(name, func(t *testing.T) {
				if c.spoil != nil {
					c.spoil(c.asked)
				}
				signed, err := w.sign(c.asked)
				if len(signed.Signature) > 0 || signed.Delegation != nil {
					t.Fatalf("it is signed")
				}
				if !refused(err, c.want) || !strings.Contains(err.Error(), c.says) {
					t.Errorf("it is refused with %q, want %q that says %q", err, c.want, c.says)
				}
			})
		}
	})
}

// registerMallory makes an approver in the service's database, past all rules.
func (w *takeover) registerMallory() *approvaltest.Approver {
	w.Helper()
	key := stamptest.NewAPIKey(w.T)
	id := uuid.New()
	w.exec(`INSERT INTO approvers (id, organization_id, name, kind, public_key, credential_id, rp_id, origins, key_id, status, sign_count, created_at)
		VALUES ($1, $2, 'mallory', 'api_key', $3, '', '', '[]', 'mallory', 'active', 0, 0)`, id, w.organization, key.PublicKey())
	return &approvaltest.Approver{Approver: approval.Approver{ID: id, Name: "mallory", Kind: stamp.APIKey, PublicKey: key.PublicKey()}, Stamper: key}
}

// actor is an account by which the organization changes contracts.
func (w *takeover) actor(name string) ownedWallet {
	w.Helper()
	id := custody.ActorAccount(w.organization, name)
	addresses, err := w.client.Addresses(w.Context(), id)
	if err != nil {
		w.Fatal(err)
	}
	return ownedWallet{id, custody.OwnerProof{Organization: w.organization, Actor: name}, addresses[0].EVM}
}

// contractChange asks for calls as a change of a fee wrapper.
func (w *takeover) contractChange(by ownedWallet, calls ...custody.Call) *asked {
	a := w.move(calls...)
	a.wallet, a.intent.Wallet = by, by.address
	a.proposal = &approval.Proposal{Organization: w.organization, Kind: approval.ContractChange, ValidBefore: w.clock.Now().Add(time.Hour).Unix(), Contract: &approval.ContractCall{
		Change: a.intent.ID, Subject: uuid.New(), Kind: "fee_wrapper.set_fees", Chain: takenChain, Body: "{}",
	}}
	a.propose()
	a.votes = w.approve(*a.proposal, w.alice, w.bob)
	return a
}

// No rule is changed without the quorum, for any content of the service's own database.
func TestWhoeverTakesTheServiceOverChangesNoRule(t *testing.T) {
	eachTakeover(t, func(w *takeover) {
		mallory := w.registerMallory()
		w.exec(`DELETE FROM approval_rules`)
		w.exec(`DELETE FROM withdrawal_policies`)
		adding := map[string]any{"add": mallory.Approver}
		higher := 1_000_000 * money.Dollar
		entry := policy.NewEntry{ID: uuid.New(), Label: "payee", Chain: takenChain, Address: chain.EVMAddress(attacker)}
		for name, c := range map[string]struct {
			change *approval.Proposal
			votes  func(p approval.Proposal) []custody.StampedVote
			want   error
		}{
			"another approver":                {change: w.change(approval.ApproverChange, adding), want: custody.ErrApprovalNeeded},
			"another approver, by itself":     {change: w.change(approval.ApproverChange, adding), votes: func(p approval.Proposal) []custody.StampedVote { return w.approve(p, mallory) }, want: custody.ErrApprovalNeeded},
			"another approver, by one of two": {change: w.change(approval.ApproverChange, adding), votes: func(p approval.Proposal) []custody.StampedVote { return w.approve(p, w.alice) }, want: custody.ErrApprovalNeeded},
			"an approver less":                {change: w.change(approval.ApproverChange, map[string]any{"remove": w.alice.ID}), want: custody.ErrApprovalNeeded},
			"one whom the rules need less": {change: w.change(approval.ApproverChange, map[string]any{"remove": w.alice.ID}), votes: func(p approval.Proposal) []custody.StampedVote {
				return w.approve(p, w.alice, w.bob) // hers does not count
			}, want: custody.ErrApprovalNeeded},
			"no rules": {change: w.change(approval.RuleChange, map[string]any{"basedOn": 1, "rules": []any{}}), want: custody.ErrApprovalNeeded},
			"no rules, by votes for something else": {change: w.change(approval.RuleChange, map[string]any{"basedOn": 1, "rules": []any{}}), votes: func(approval.Proposal) []custody.StampedVote {
				return w.approve(*w.change(approval.RuleChange, map[string]any{"basedOn": 1, "rules": []any{}}), w.alice, w.bob)
			}, want: custody.ErrApprovalNeeded},
			"no threshold, no limit, no book": {change: w.change(approval.WithdrawalPolicyChange, policy.Change{}), want: custody.ErrApprovalNeeded},
			"a higher threshold, by one of two": {change: w.change(approval.WithdrawalPolicyChange, policy.Change{Policy: policy.Policy{AddressBookOnly: true, ApprovalThreshold: &higher}}), votes: func(p approval.Proposal) []custody.StampedVote {
				return w.approve(p, w.bob)
			}, want: custody.ErrApprovalNeeded},
			"another address in the book": {change: w.change(approval.AddressBookChange, map[string]any{"add": []policy.NewEntry{entry}}), want: custody.ErrApprovalNeeded},
			"another address in the book, by the attacker": {change: w.change(approval.AddressBookChange, map[string]any{"add": []policy.NewEntry{entry}}), votes: func(p approval.Proposal) []custody.StampedVote {
				return w.approve(p, mallory, w.alice)
			}, want: custody.ErrApprovalNeeded},
			"a kind with another's body": {change: w.change(approval.RuleChange, adding), votes: func(p approval.Proposal) []custody.StampedVote { return w.approve(p, w.alice, w.bob) }, want: custody.ErrDenied},
			"a payout as a change":       {change: w.payout(attacker, money.Dollar).proposal, want: custody.ErrDenied},
			"a change of no kind":        {change: w.change("everything", adding), want: custody.ErrDenied},
		} {
			w.Run(name, func(t *testing.T) {
				var votes []custody.StampedVote
				if c.votes != nil {
					votes = c.votes(*c.change)
				}
				err := w.client.ApplyChange(t.Context(), custody.ChangeRequest{Proposal: c.change.Canonical(), Votes: votes})
				if !refused(err, c.want) {
					t.Errorf("it is answered with %v, want %v", err, c.want)
				}
			})
		}
		if _, err := w.sign(w.payout(listedPayee, 600*money.Dollar, mallory)); !refused(err, custody.ErrApprovalNeeded) {
			w.Errorf("after all of this the attacker's vote gives %v", err)
		}
		if _, err := w.sign(w.payout(attacker, 100*money.Dollar)); !refused(err, custody.ErrDenied) {
			w.Errorf("after all of this a payout outside the book gives %v", err)
		}
		if _, err := w.sign(w.payout(listedPayee, 1500*money.Dollar, w.alice, w.bob)); err != nil {
			w.Errorf("after all of this the approvers' votes give %v", err)
		}
	})
}

// An approved change is made once: it does not undo a later one.
func TestAnApprovedChangeIsNotMadeTwice(t *testing.T) {
	eachTakeover(t, func(w *takeover) {
		carol, adding := w.newApprover("carol")
		added := custody.ChangeRequest{Proposal: adding.Canonical(), Votes: w.approve(*adding, w.alice, w.bob)}
		if err := w.client.ApplyChange(w.Context(), added); err != nil {
			w.Fatalf("an approved change is refused: %v", err)
		}
		if _, err := w.sign(w.payout(listedPayee, 600*money.Dollar, carol)); err != nil {
			w.Fatalf("the new approver's vote does not count: %v", err)
		}
		removing := w.change(approval.ApproverChange, map[string]any{"remove": carol.ID})
		if err := w.client.ApplyChange(w.Context(), custody.ChangeRequest{Proposal: removing.Canonical(), Votes: w.approve(*removing, w.alice, w.bob)}); err != nil {
			w.Fatalf("an approved change is refused: %v", err)
		}
		_ = w.client.ApplyChange(w.Context(), added)
		if _, err := w.sign(w.payout(listedPayee, 600*money.Dollar, carol)); !refused(err, custody.ErrApprovalNeeded) {
			w.Errorf("a removed approver was brought back: %v", err)
		}
	})
}

// Votes are for as long as an approval may take, and no one's clock is believed but the
// signer's.
func TestOldVotesDoNotCount(t *testing.T) {
	eachTakeover(t, func(w *takeover) {
		a := w.payout(listedPayee, 600*money.Dollar, w.alice)
		until := w.clock.Now().Add(approval.MaxValidity + time.Hour).Truncate(time.Second)
		a.proposal.ValidBefore, a.intent.Deadline = until.Unix(), until.Add(time.Hour)
		a.propose()
		a.votes = w.approve(*a.proposal, w.alice)
		w.clock.Advance(approval.MaxValidity + time.Hour)
		if _, err := w.sign(a); !refused(err, custody.ErrApprovalNeeded) {
			w.Errorf("a vote of long ago gives %v", err)
		}
	})
}

// The signer dies between the votes and the change. No second approval is needed.
func TestAChangeThatWasApprovedWaitsForItsSigner(t *testing.T) {
	eachTakeover(t, func(w *takeover) {
		runner := tasktest.NewRunner(w.T, w.service, tasktest.Lease)
		w.approvals.Register(runner.Runner)
		carol, asked := approvaltest.Register(w.T, w.approvals, w.organization, "carol")
		w.stopSigner()
		defer runner.Start()()
		for _, by := range []*approvaltest.Approver{w.alice, w.bob} {
			if _, err := w.approvals.Vote(w.Context(), w.organization, asked.ID, by.Ballot(asked.ID, approval.Approve)); err != nil {
				w.Fatalf("%s's vote is not taken while the signer is away: %v", by.Name, err)
			}
		}
		if a, _, err := w.approvals.Get(w.Context(), w.organization, asked.ID); err != nil || a.Status != approval.Approved {
			w.Fatalf("with both votes and no signer it is %s: %v", a.Status, err)
		}
		w.signer.Listen = w.address
		startSignerProcess(w.T, w.signer, w.clock)
		waittest.Until(w.T, "the change is made at the signer, and then by the service", func() bool {
			a, _, err := w.approvals.Get(w.Context(), w.organization, asked.ID)
			if err != nil {
				w.Fatal(err)
			}
			return a.Status == approval.Completed
		}, tasktest.State(w.service))
		if _, err := w.sign(w.payout(listedPayee, 600*money.Dollar, carol)); err != nil {
			w.Errorf("the new approver's vote does not count: %v", err)
		}
	})
}
