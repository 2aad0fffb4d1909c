package signer_test

import (
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// withStops is a signer of its own that knows how stops end.
func withStops(o *signer.Options) {
	o.CountsDays = true
	stop.DefineChanges(o.Appliers)
}

// A stop in the signer's database holds what it names, and nothing else.
func TestAnEmergencyStopHoldsAtTheSigner(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, withBridge, withStops)
		own := cctp.Word(w.account.EVM())
		asks := map[string]func() ask{
			"payout": func() ask { return w.payout(money.Dollar) },
			"entry":  func() ask { return w.move(entry(t, bills, w.account, money.Dollar)) },
			"other":  func() ask { return w.move(entry(t, tether, w.account, money.Dollar)) },
			"exit":   func() ask { return w.move(exit(t, bills, w.account, money.Dollar)) },
			"burn":   func() ask { return w.move(burn(func(d *cctp.DepositForBurn) { d.MintRecipient = own })) },
			"change": func() ask { return w.creation(uuid.New(), nil, payee) },
		}
		for _, c := range []struct {
			target stop.Target
			held   []string
		}{
			{stop.Organization, []string{"payout", "entry", "other", "exit", "burn", "change"}},
			{stop.OfChain(on), []string{"payout", "entry", "other", "exit", "burn", "change"}},
			{stop.OfChain(chain.Base), []string{"burn"}},
			{stop.OfSource("bills"), []string{"entry"}},
			{stop.OfSourceForWallet("bills", w.wallet), []string{"entry"}},
			{stop.OfSourceForWallet("bills", uuid.New()), nil},
		} {
			s, err := stop.Put(audit.WithOperator(t.Context()), db, org, c.target, "the service is in strange hands")
			if err != nil {
				t.Fatal(err)
			}
			for what, of := range asks {
				if slices.Contains(c.held, what) {
					w.mustRefuse(string(c.target)+": "+what, of(), custody.ErrStopped, "strange hands")
				} else {
					w.mustSign(string(c.target)+": "+what, of())
				}
			}
			w.mustCancel(w.payout(money.Dollar)) // moves nothing
			if _, err := stop.ResumeByOperator(t.Context(), db, org, s.Target, "over"); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// handedOver is a stop as a service hands it over.
func handedOver(target stop.Target) custody.StopRequest {
	return custody.StopRequest{Organization: org, ID: uuid.New(), Target: string(target), Reason: "a key is lost", StoppedBy: "token", StoppedAt: time.Now().UTC().Truncate(time.Microsecond)}
}

// resumption is the change that ends a stop.
func (w *world) resumption(r custody.StopRequest, replaced ...uuid.UUID) approval.Proposal {
	change := approval.EncodeChange(uuid.New(), struct {
		Stop     uuid.UUID   `json:"stopId"`
		Target   string      `json:"target"`
		Reason   string      `json:"reason"`
		Replaced []uuid.UUID `json:"replaced,omitempty"`
	}{r.ID, r.Target, r.Reason, replaced})
	return approval.Proposal{Organization: org, Kind: approval.Resume, ValidBefore: w.db.Clock().Now().Add(time.Hour).Unix(), Change: &change}
}

// Services hand their stops over. Approvers alone end them, in spite of one rejection; a stop that
// has ended does not begin again.
func TestStopsThatAreHandedOverEndByApproversAlone(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, withStops)
		people := newApprovers(w, "alice", "bob", "mallory")
		w.quorum(2)
		w.exec(`UPDATE approval_rules SET rules = $1 WHERE organization_id = $2`,
			mustJSON(w, []approval.Rule{{Name: "two", Actions: []approval.Kind{approval.Resume}, Approvals: 2, Effect: approval.RequireApproval}}), org)
		put := func(r custody.StopRequest) {
			t.Helper()
			for range 2 { // twice is once
				if err := w.local.PutStop(t.Context(), r); err != nil {
					t.Fatal(err)
				}
			}
		}
		first, second := handedOver(stop.Organization), handedOver(stop.Organization)
		put(first)
		put(second)
		held := func(what string) {
			t.Helper()
			w.mustRefuse(what, w.payout(money.Dollar), custody.ErrStopped, "a key is lost")
		}
		held("a payout under two stops")
		ending := w.resumption(first)
		if err := w.apply(ending, people[0]); !errors.Is(err, custody.ErrApprovalNeeded) {
			t.Errorf("ended by one of two: %v", err)
		}
		if err := w.reject(ending.Canonical(), people[2]); !errors.Is(err, custody.ErrApprovalNeeded) {
			t.Errorf("a resumption that one of three rejects: %v", err)
		}
		if err := w.apply(ending, people[0], people[1]); err != nil {
			t.Fatal(err)
		}
		held("a payout under the other stop")
		if err := w.apply(w.resumption(second), people[0], people[1]); err != nil {
			t.Fatal(err)
		}
		w.mustSign("a payout under none", w.payout(money.Dollar))
		put(first)
		other := first
		other.Organization = uuid.New()
		rows := w.count("emergency_stops")
		put(other)
		if n := w.count("emergency_stops"); n != rows {
			t.Errorf("a stop that has ended leaves %d rows of another organization", n-rows)
		}
		late, replaced := handedOver(stop.OfSourceForWallet("bills", w.wallet)), handedOver(stop.OfSourceForWallet("bills", w.wallet))
		put(replaced)
		if err := w.apply(w.resumption(late, replaced.ID), people[0], people[1]); err != nil {
			t.Fatal(err)
		}
		put(late) // comes after its end
		w.mustSign("a payout", w.payout(money.Dollar))
		w.mustSign("an entry", w.move(entry(t, bills, w.account, money.Dollar)))
		for what, r := range map[string]custody.StopRequest{"no target": {Organization: org, ID: uuid.New(), Reason: "x"}, "no id": {Organization: org, Target: "organization", Reason: "x"}, "no reason": {Organization: org, ID: uuid.New(), Target: "organization"}} {
			if err := w.local.PutStop(t.Context(), r); !errors.Is(err, custody.ErrDenied) {
				t.Errorf("%s: %v", what, err)
			}
		}
	})
}

// So many stops are remembered a day.
func TestStopsAreBoundedByTheDay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		noon(db)
		w := newWorld(t, db, withStops)
		if err := w.local.PutStop(t.Context(), handedOver(stop.OfChain(on))); err != nil {
			t.Fatal(err)
		}
		w.exec(`UPDATE signed_totals SET used = $1 WHERE kind = 'stop' AND subject = $2`, signer.MaxStops, org)
		if err := w.local.PutStop(t.Context(), handedOver(stop.OfChain(on))); !errors.Is(err, custody.ErrDayLimit) {
			t.Errorf("one more than a day's: %v", err)
		}
	})
}
