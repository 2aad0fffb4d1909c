package transfer_test

import (
	"log/slog"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// A repeated request that the chain has executed is not rejected as if it were unpaid, for whichever reason the recovered database
// rejects it: the response names the transaction. A request that was not executed, and any in a database that was never recovered,
// is rejected with the reason's own code, unless its chain is not served. So is one that is to be repeated later, and is settled then.
func TestEachRejectionOfAPaidRequestNamesItsTransaction(t *testing.T) {
	t.Parallel()
	l, mine := beginLives(t, store.SQLite, 200*money.Dollar, 0)
	backup := l.backUp()
	paid := l.withdrawalRequest(mine, 60*money.Dollar)
	if first := l.withdrawNow(paid); first.Status != transfer.Completed {
		t.Fatalf("the first withdrawal is %s", first.Status)
	}
	l.restore(backup)
	denied := payoutsNeed(0)
	denied.Effect, denied.ValidForSeconds, denied.Name = approval.Deny, 0, "closed"
	same := func(*transfer.WithdrawalRequest) {}
	asBefore := func() {}
	cases := []struct {
		name   string
		set    func()
		change func(*transfer.WithdrawalRequest)
		code   fault.Code
		later  bool // the caller repeats the request later
		reset  func()
	}{
		{"the address book", func() { l.setPolicy(policy.Policy{AddressBookOnly: true}) }, same, fault.AddressBookViolation, false, func() { l.setPolicy(policy.Policy{}) }},
		{"the day's limit", func() { l.setDailyLimit(1) }, same, fault.WithdrawalPolicyRequired, false, func() { l.setPolicy(policy.Policy{}) }},
		{"the destination", asBefore, func(r *transfer.WithdrawalRequest) { r.DestinationAddress = l.relayer.Hex() }, fault.InvalidDestination, false, asBefore},
		{"the chain", asBefore, func(r *transfer.WithdrawalRequest) { r.DestinationChain = chain.Base }, fault.UnsupportedChain, false, asBefore},
		{"a source", asBefore, func(r *transfer.WithdrawalRequest) {
			r.Sources = []transfer.Draw{{Position: "unknown", Amount: r.Amount}}
		}, fault.YieldSourceNotFound, false, asBefore},
		{"the amount", asBefore, func(r *transfer.WithdrawalRequest) { r.Amount = 900 * money.Dollar }, fault.InsufficientFunds, false, asBefore},
		{"a stop", func() { l.putStop(stop.Organization) }, same, fault.EmergencyStop, true, func() { l.resume(stop.Organization) }},
		{"a rule", func() { l.withApprovers("ann").publish(denied) }, same, fault.Forbidden, false, asBefore},
	}
	withdraw := func(r transfer.WithdrawalRequest, change func(*transfer.WithdrawalRequest)) error {
		change(&r)
		_, _, err := l.transfers.Withdraw(l.ctx, r)
		return err
	}
	for n, c := range cases {
		c.set()
		if n == 0 {
			l.assertFault("before a recovery, by "+c.name, c.code, withdraw(paid, c.change))
			l.noteRecovery()
		}
		unpaid := paid
		unpaid.RequestID = uuid.New()
		rejected := c.code
		if rejected == fault.UnsupportedChain {
			rejected = fault.ServiceUnavailable // a chain that is not served may have paid it
		}
		l.assertFault("an unpaid request, by "+c.name, rejected, withdraw(unpaid, c.change))
		err := withdraw(paid, c.change)
		if c.later {
			l.assertFault("for the time being, by "+c.name, c.code, err)
		} else if fault.CodeOf(err) != fault.RequestIDConflict || !strings.Contains(err.Error(), "transaction 0x") || !strings.Contains(err.Error(), string(c.code)) {
			t.Errorf("rejected by %s: %v, want %s with the transaction and %s", c.name, err, fault.RequestIDConflict, c.code)
		}
		c.reset()
	}
}

// An allocation was executed after the backup, with a source that the catalog of the recovered database lacks. Its repetition is not
// rejected as if no amount had moved: the wallet has used the source before, or the request names it.
func TestARepeatWithASourceThatLeftTheCatalogNamesItsTransaction(t *testing.T) {
	for name, invested := range map[string]money.USD{"that the wallet has used": 20 * money.Dollar, "that the request alone names": 0} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l, mine := beginLives(t, store.SQLite, 200*money.Dollar, invested)
			backup := l.backUp()
			moved := transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(), Movements: []transfer.Instruction{{From: usdcCash, To: vaultID, Amount: 30 * money.Dollar}}}
			first, _, err := l.transfers.Allocate(l.ctx, moved)
			if err != nil {
				t.Fatal(err)
			}
			assertIs(t, "the first allocation", l.untilEnded(mine, wallet.Rebalance, first.ID).Status, transfer.Completed)
			l.restore(backup)
			l.noteRecovery()
			catalog, err := yield.New(l.db, nil, nil, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
			if err != nil {
				t.Fatal(err)
			}
			without := l.replicaSourcing(catalog)
			_, _, err = without.Allocate(l.ctx, moved)
			if fault.CodeOf(err) != fault.RequestIDConflict || !strings.Contains(err.Error(), "transaction 0x") {
				t.Errorf("%v, want %s with the transaction", err, fault.RequestIDConflict)
			}
			other := moved
			other.RequestID = uuid.New()
			_, _, err = without.Allocate(l.ctx, other)
			l.assertFault("one that was not executed", fault.YieldSourceNotFound, err)
		})
	}
}
