package signer_test

import (
	"bytes"
	"errors"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// attack is a signer of its own at noon, and an attacker who holds the service: it has every id,
// proof and vote that the service has.
type attack struct {
	*world
	t  *testing.T
	db *store.DB
}

// attackerLines check each line of docs/signer.md, "What an attacker of the API gets": the signer signs as much as
// the line says, and no more.
var attackerLines = map[string]func(a attack){
	"the service's keys":                attack.takesServiceKeys,
	"signatures that no rule forbids":   attack.paysWithoutRules,
	"sums in parts":                     attack.paysInParts,
	"a larger withdrawal than there is": attack.overstatesWithdrawals,
	"crossings and moves":               attack.sendsToAndFro,
	"organizations without an approver": attack.changesOthers,
	"cancellations":                     attack.cancels,
	"standstill":                        attack.stops,
	"the time of what was approved":     attack.waits,
	"accounts at the provider":          func(attack) {}, // TestNoOrganizationUsesUpTheAccountsOfADay in internal/custody/remote
	"everything that the service knows": func(attack) {}, // it is the service's
	"a wallet's key":                    attack.signsAnything,
	"a vote":                            attack.makesVotes,
	"a payout beyond the day's limit":   attack.savesUp,
	"the end of a stop":                 attack.endsStops,
	"a rejected text":                   attack.revivesRejected,
	"the signer's disk":                 attack.fillsTheDisk,
}

func TestWhatAnAttackerOfTheAPIGets(t *testing.T) {
	text, err := os.ReadFile("../../docs/signer.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(text), "## What an attacker of the API gets")
	section, _, _ = strings.Cut(section, "\n## ")
	listed := map[string]bool{}
	for _, line := range regexp.MustCompile(`(?m)^- \*\*([^*]+)\*\*`).FindAllStringSubmatch(section, -1) {
		listed[line[1]] = true
		if attackerLines[line[1]] == nil {
			t.Errorf("no test takes the line %q for what it says", line[1])
		}
	}
	for line, check := range attackerLines {
		if !listed[line] {
			t.Errorf("docs/signer.md has no line %q", line)
			continue
		}
		t.Run(line, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				noon(db)
				check(attack{newWorld(t, db, withBridge, withStops), t, db})
			})
		})
	}
}

// limit gives the organization a policy, zero for no day's limit.
func (a attack) limit(bookOnly int, limit money.USD) {
	a.exec(`INSERT INTO withdrawal_policies (organization_id, address_book_only, daily_limit, updated_at) VALUES ($1, $2, $3, 0)`, org, bookOnly, int64(limit))
}

// rules puts rules in force at the signer.
func (a attack) rules(rules ...approval.Rule) {
	a.exec(`INSERT INTO approval_rules (organization_id, rules, version, updated_at) VALUES ($1, $2, 1, 0)
		ON CONFLICT (organization_id) DO UPDATE SET rules = excluded.rules`, org, mustJSON(a.world, rules))
}

func payoutRule(name string, from money.USD, approvals int) approval.Rule {
	return approval.Rule{Name: name, Actions: []approval.Kind{approval.WithdrawalPayout}, MinAmount: &from, Approvals: approvals, ValidForSeconds: int64(approval.MaxValidity / time.Second), Effect: approval.RequireApproval}
}

func (a attack) toAttacker(amount money.USD) ask {
	all := a.payout(amount, transfer(usdc, attacker, amount))
	return all
}

func (a attack) takesServiceKeys() {
	keys := a.keys.ServiceKeys
	if keys.Relayer().Address() == a.account.EVM() {
		a.t.Error("the relayer's key is a wallet's")
	}
	for range 2 {
		if again := a.accountOf(a.wallet); bytes.Contains(keys.Reveal(), []byte(again)) {
			a.t.Error("a wallet is among the service's keys")
		}
	}
}

func (a attack) paysWithoutRules() {
	a.mustSign("a payout where nothing binds", a.toAttacker(1_000_000*money.Dollar))
	a.mustSign("a wrapper where nothing binds", a.creation(uuid.New(), nil, payee))
	alice := newApprover(a.t, a.world)
	a.mustRefuse("a wrapper that names who gets fees, where there is an approver", a.creation(uuid.New(), nil, attacker), custody.ErrNotUnderstood, "")
	a.mustRefuse("one as it is said", a.creation(uuid.New(), nil, payee), custody.ErrApprovalNeeded, "")
	a.mustSign("a vault with the widest bounds of prices, of which no rule is", a.vaultCreation("bills", billsWithin(5000), shownBound{"bills", 5000, 0}))
	a.mustRefuse("a vault with wider ones", a.vaultCreation("bills", billsWithin(5001), shownBound{"bills", 5001, 0}), custody.ErrNotUnderstood, "allowed are 1 to 5000")
	a.mustRefuse("a vault with others than are shown", a.vaultCreation("bills", billsWithin(5000), shownBound{"bills", 100, 0}), custody.ErrNotUnderstood, "price bounds")
	a.rules(payoutRule("all", 0, 1))
	paid := a.toAttacker(money.Dollar)
	a.mustRefuse("a payout that a rule is about", paid, custody.ErrApprovalNeeded, "")
	a.vote(&paid, alice)
	a.mustSign("one that alice approved", paid)
}

func (a attack) paysInParts() {
	newApprover(a.t, a.world)
	a.rules(payoutRule("large", 100*money.Dollar, 1))
	for range 5 {
		a.mustSign("a part", a.payout(99*money.Dollar))
	}
	a.mustRefuse("the sum", a.payout(100*money.Dollar), custody.ErrApprovalNeeded, "")
	a.limit(0, 150*money.Dollar)
	a.mustSign("a part within the day's limit", a.payout(99*money.Dollar))
	a.mustRefuse("another part", a.payout(99*money.Dollar), custody.ErrDayLimit, "")
}

func (a attack) overstatesWithdrawals() {
	newApprover(a.t, a.world)
	large, from := payoutRule("large", 1000*money.Dollar, 1), money.USD(0)
	large.Effect, large.Approvals, large.ValidForSeconds = approval.Allow, 0, 0
	small := payoutRule("small", from, 1)
	a.rules(large, small)
	paid := a.payout(10 * money.Dollar)
	a.mustRefuse("a small payout", paid, custody.ErrApprovalNeeded, "small")
	paid.proposal.Payout.WithdrawalAmount = 1000 * money.Dollar
	a.mustSign("a small payout of a large withdrawal", paid)
	paid.proposal.Payout.WithdrawalAmount = 9 * money.Dollar
	a.mustRefuse("one of a withdrawal that is less", paid, custody.ErrNotUnderstood, "the withdrawal's amount")
}

func (a attack) sendsToAndFro() {
	a.limit(1, money.Dollar)
	own := cctp.Word(a.account.EVM())
	crossing := func() ask { return a.move(burn(func(d *cctp.DepositForBurn) { d.MintRecipient = own })) }
	move := func() ask { return a.move(entry(a.t, bills, a.account, money.Dollar)) }
	signed := func(what string, of func() ask) (n int) {
		for range signer.DefaultMoves + 1 {
			_, err := a.local.Sign(a.Context(), of().request())
			if err != nil {
				if !errors.Is(err, custody.ErrDayLimit) {
					a.t.Errorf("%s: %v", what, err)
				}
				return n
			}
			n++
		}
		return n
	}
	if n := signed("a crossing", crossing); n != signer.DefaultCrossings {
		a.t.Errorf("%d crossings are signed on one day", n)
	}
	if n := signed("a move", move); n != signer.DefaultMoves {
		a.t.Errorf("%d moves are signed on one day", n)
	}
	a.mustRefuse("a crossing to another", a.move(burn(func(d *cctp.DepositForBurn) { d.MintRecipient = cctp.Word(attacker) })), custody.ErrNotUnderstood, "")
}

func (a attack) changesOthers() {
	if err := a.apply(a.rulesOf(uuid.New(), 0, 0)); err != nil {
		a.t.Errorf("rules of an organization without approvers: %v", err)
	}
	newApprover(a.t, a.world)
	if err := a.apply(a.rulesOf(org, 0, 0)); !errors.Is(err, custody.ErrApprovalNeeded) {
		a.t.Errorf("rules of one that has one: %v", err)
	}
}

func (a attack) cancels() {
	a.mustSign("a payout", a.payout(money.Dollar))
	a.mustCancel(a.payout(money.Dollar))
	a.exec(`UPDATE signed_totals SET used = $1 WHERE kind = 'cancellation' AND subject = ''`, signer.MaxCancellations)
	if _, err := a.local.Cancel(a.Context(), a.payout(money.Dollar).cancelRequest()); !errors.Is(err, custody.ErrDayLimit) {
		a.t.Errorf("one cancellation more than a day's: %v", err)
	}
}

func (a attack) stops() {
	alice := newApprover(a.t, a.world)
	a.db.Clock().Advance(24 * time.Hour)
	for _, kind := range []string{"change", "approved_change"} {
		a.exec(`INSERT INTO signed_totals (kind, subject, day, used) VALUES ($1, '', $2, $3)`, kind, a.db.Clock().Now().Unix()/86_400, signer.DefaultChanges)
	}
	if err := a.apply(a.rulesOf(uuid.New(), 0, 0)); !errors.Is(err, custody.ErrDayLimit) {
		a.t.Errorf("a change that takes no approval, after those of the day: %v", err)
	}
	if err := a.apply(a.rulesOf(org, 0, 0), alice); err != nil {
		a.t.Errorf("one that alice approved: %v", err)
	}
	if err := a.local.PutStop(a.Context(), handedOver(stop.Organization)); err != nil {
		a.t.Error(err)
	}
	a.mustRefuse("a payout that is stopped", a.payout(money.Dollar), custody.ErrStopped, "")
}

func (a attack) waits() {
	alice := newApprover(a.t, a.world)
	a.rules(payoutRule("all", 0, 1))
	paid := a.payout(money.Dollar)
	paid.proposal.ValidBefore = a.db.Clock().Now().Add(48 * time.Hour).Unix()
	paid.intent.Deadline = time.Unix(paid.proposal.ValidBefore, 0).Add(life)
	a.vote(&paid, alice)
	change := a.rulesOf(org, 0, 0)
	text := change.Canonical()
	vote := a.stampOf(text, alice, approval.Approve)
	a.db.Clock().Advance(20 * time.Hour)
	if err := a.local.ApplyChange(a.Context(), custody.ChangeRequest{Proposal: text, Votes: []custody.StampedVote{vote}}); err != nil {
		a.t.Errorf("an approved change within a day: %v", err)
	}
	a.rules(payoutRule("all", 0, 1))
	a.mustSign("what alice approved yesterday", paid)
	late := a.rulesOf(org, 1, 0)
	text = late.Canonical()
	vote = a.stampOf(text, alice, approval.Approve)
	a.db.Clock().Advance(26 * time.Hour)
	if err := a.local.ApplyChange(a.Context(), custody.ChangeRequest{Proposal: text, Votes: []custody.StampedVote{vote}}); !errors.Is(err, custody.ErrDenied) {
		a.t.Errorf("an approved change more than a day after its time: %v", err)
	}
	forever := a.payout(money.Dollar)
	forever.intent.Deadline = time.Unix(forever.proposal.ValidBefore, 0).Add(life + time.Second)
	a.vote(&forever, alice)
	a.mustRefuse("a payout that outlives its approval", forever, custody.ErrNotUnderstood, "longer than")
}

func (a attack) signsAnything() {
	a.mustRefuse("the executor's own calls", a.move([]custody.Call{{To: executor, Data: []byte{1, 2, 3, 4}}}), custody.ErrNotUnderstood, "")
	a.mustRefuse("an allowance", a.move([]custody.Call{{To: usdc, Data: tokens.PackApprove(attacker, money.NewUnits(1).Big())}}), custody.ErrNotUnderstood, "")
	a.mustRefuse("a call of any contract", a.move([]custody.Call{{To: attacker, Data: []byte{1, 2, 3, 4}}}), custody.ErrNotUnderstood, "")
}

func (a attack) makesVotes() {
	alice := newApprover(a.t, a.world)
	a.rules(payoutRule("all", 0, 1))
	approved, other := a.payout(money.Dollar), a.toAttacker(money.Dollar)
	a.vote(&approved, alice)
	other.votes = approved.votes
	a.mustRefuse("a payout with another's vote", other, custody.ErrApprovalNeeded, "")
	change := a.rulesOf(org, 1, 0)
	if err := a.local.ApplyChange(a.Context(), custody.ChangeRequest{Proposal: change.Canonical(), Votes: approved.votes}); !errors.Is(err, custody.ErrApprovalNeeded) {
		a.t.Errorf("rules with another's vote: %v", err)
	}
}

func (a attack) savesUp() {
	a.limit(0, 100*money.Dollar)
	first := a.payout(100 * money.Dollar)
	all := []ask{first}
	a.mustSign("a day's limit", first)
	for range 3 {
		a.db.Clock().Advance(24 * time.Hour)
		more := a.payout(200 * money.Dollar)
		more.intent.ID = first.intent.ID
		a.mustRefuse("two days' limits", more, custody.ErrDayLimit, "")
		all = append(all, a.payout(100*money.Dollar))
		a.mustSign("a day's limit", all[len(all)-1])
	}
	a.db.Clock().Advance(24 * time.Hour)
	signed := 0
	for _, paid := range all {
		paid.intent.Deadline, paid.proposal.ValidBefore = a.db.Clock().Now().Add(life/2), 0
		if _, err := a.local.Sign(a.Context(), paid.request()); err == nil {
			signed++
		}
	}
	if signed != 1 {
		a.t.Errorf("%d limits of a day are signed on one", signed)
	}
	a.exec(`UPDATE withdrawal_policies SET address_book_only = 1, daily_limit = NULL`)
	a.mustRefuse("a payout outside the book", a.payout(1), custody.ErrDenied, "")
}

func (a attack) endsStops() {
	people := newApprovers(a.world, "alice", "bob")
	s, err := stop.Put(a.Context(), a.db, org, stop.OfChain(on), "the service is in strange hands")
	if err != nil {
		a.t.Fatal(err)
	}
	r := custody.StopRequest{Organization: org, ID: s.ID, Target: string(s.Target), Reason: s.Reason}
	for what, err := range map[string]error{
		"nobody":                a.apply(a.resumption(r)),
		"votes on another text": a.local.ApplyChange(a.Context(), custody.ChangeRequest{Proposal: a.resumption(r).Canonical(), Votes: []custody.StampedVote{a.stampOf(a.resumption(r).Canonical(), people[0], approval.Approve)}}),
	} {
		if !errors.Is(err, custody.ErrApprovalNeeded) {
			a.t.Errorf("ended by %s: %v", what, err)
		}
	}
	own := handedOver(s.Target)
	if err := errors.Join(a.local.PutStop(a.Context(), own), a.apply(a.resumption(own), people[0])); err != nil {
		a.t.Fatal(err)
	}
	a.mustRefuse("a payout, after the end of another stop of the chain", a.payout(money.Dollar), custody.ErrStopped, "")
}

func (a attack) revivesRejected() {
	people := newApprovers(a.world, "alice", "bob")
	a.rules(payoutRule("two", 0, 2))
	paid := a.payout(money.Dollar)
	a.vote(&paid, people[0])
	if err := a.reject(paid.request().Proposal, people[1]); err != nil {
		a.t.Fatal(err)
	}
	a.rules(payoutRule("one", 0, 1))
	a.mustRefuse("what bob rejected", paid, custody.ErrDenied, "")
	a.rules()
	a.mustRefuse("what bob rejected, where nothing is asked for", paid, custody.ErrDenied, "")
}

// fillsTheDisk requests all that is remembered, for days, and compares the rows that are left of it.
func (a attack) fillsTheDisk() {
	a.limit(0, 1_000_000*money.Dollar)
	for range 6 {
		a.mustSign("a payout", a.payout(1))
		a.mustSign("a crossing", a.move(burn(func(d *cctp.DepositForBurn) { d.MintRecipient = cctp.Word(a.account.EVM()) })))
		a.mustSign("a move", a.move(entry(a.t, bills, a.account, money.Dollar)))
		a.db.Clock().Advance(24 * time.Hour)
	}
	for _, table := range []string{"signed_items", "signed_totals"} {
		if n := a.count(table); n > 3*6 {
			a.t.Errorf("%s has %d rows after six days", table, n)
		}
	}
	for kind, ask := range map[string]func() error{
		"item": func() error { _, err := a.local.Sign(a.Context(), a.payout(1).request()); return err },
		"contract": func() error {
			_, err := a.local.Sign(a.Context(), a.creation(uuid.New(), nil, payee).request())
			return err
		},
		"change": func() error { return a.apply(a.rulesOf(uuid.New(), 0, 0)) },
		"stop":   func() error { return a.local.PutStop(a.Context(), handedOver(stop.OfChain(chain.Base))) },
	} {
		a.exec(`INSERT INTO signed_totals (kind, subject, day, used) VALUES ($1, '', $2, $3) ON CONFLICT (kind, subject, day) DO UPDATE SET used = excluded.used`,
			kind, a.db.Clock().Now().Unix()/86_400, int64(signer.MaxItems))
		if err := ask(); !errors.Is(err, custody.ErrDayLimit) {
			a.t.Errorf("one more of the kind %s than the database takes a day: %v", kind, err)
		}
	}
}
