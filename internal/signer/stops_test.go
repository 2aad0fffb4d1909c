package signer_test

import (
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
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
	"github.com/granaryhq/granary/internal/yield"
)

// withStops is a signer of its own that knows how stops end.
func withStops(o *signer.Options) {
	o.CountsDays = true
	stop.DefineChanges(o.Appliers)
}

// A stop in the signer's database covers exactly the operations it names.
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
			w.mustCancel(w.payout(money.Dollar)) // moves no amount
			if _, err := stop.ResumeByOperator(t.Context(), db, org, s.Target, "over"); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// A fee wrapper is entered under its own id and with the source under it: a stop of either holds
// the entry, of the organization or of the one wallet, and a stop of the wrapper holds no entry
// into the source itself.
func TestAStopHoldsEntriesIntoFeeWrappers(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, withStops)
		subject := uuid.New()
		w.mustSign("a wrapper", w.creation(subject, nil, payee))
		var at string
		if err := db.QueryRow(t.Context(), `SELECT contract FROM signed_contracts WHERE subject = $1`, subject).Scan(&at); err != nil {
			t.Fatal(err)
		}
		wrapper := bills
		wrapper.Vault = common.HexToAddress(at)
		for _, c := range []struct {
			source        string
			wrapper, base bool // held
		}{{subject.String(), true, false}, {"bills", true, true}, {"tether", false, false}} {
			for _, target := range []stop.Target{stop.OfSource(c.source), stop.OfSourceForWallet(c.source, w.wallet)} {
				s, err := stop.Put(audit.WithOperator(t.Context()), db, org, target, "the service is in strange hands")
				if err != nil {
					t.Fatal(err)
				}
				for what, of := range map[string]struct {
					source yield.Source
					held   bool
				}{"the wrapper": {wrapper, c.wrapper}, "the source": {bills, c.base}} {
					if what = string(target) + ": entering " + what; of.held {
						w.mustRefuse(what, w.move(entry(t, of.source, w.account, money.Dollar)), custody.ErrStopped, "strange hands")
					} else {
						w.mustSign(what, w.move(entry(t, of.source, w.account, money.Dollar)))
					}
					w.mustSign(string(target)+": leaving", w.move(exit(t, of.source, w.account, money.Dollar)))
				}
				if _, err := stop.ResumeByOperator(t.Context(), db, org, s.Target, "over"); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
}

// handedOver is a stop as a service hands it over.
func handedOver(target stop.Target) custody.StopRequest {
	return custody.StopRequest{Organization: org, ID: uuid.New(), Target: string(target), Reason: "a key is lost", StoppedBy: "token", StoppedAt: time.Now().UTC().Truncate(time.Microsecond)}
}

// resumption is the change that ends a stop.
func (w *world) resumption(r custody.StopRequest, replaced ...custody.StopRequest) approval.Proposal {
	body := struct {
		Stop     uuid.UUID       `json:"stopId"`
		Target   string          `json:"target"`
		Reason   string          `json:"reason"`
		Replaced []stop.Replaced `json:"replaced,omitempty"`
	}{Stop: r.ID, Target: r.Target, Reason: r.Reason}
	for _, before := range replaced {
		body.Replaced = append(body.Replaced, stop.Replaced{ID: before.ID, Reason: before.Reason})
	}
	change := approval.EncodeChange(uuid.New(), body)
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
		w.mustSign("a payout after a stop that came once more", w.payout(money.Dollar))
		late, replaced := handedOver(stop.OfSourceForWallet("bills", w.wallet)), handedOver(stop.OfSourceForWallet("bills", w.wallet))
		put(replaced)
		if err := w.apply(w.resumption(late, replaced), people[0], people[1]); err != nil {
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
		w.exec(`UPDATE signed_totals SET used = $1 WHERE kind = 'stop' AND subject = $2`, signer.MaxStops/2, org)
		if err := w.local.PutStop(t.Context(), handedOver(stop.OfChain(on))); !errors.Is(err, custody.ErrDayLimit) {
			t.Errorf("one more than a day's: %v", err)
		}
	})
}

// inForce returns how many stops of an id there are in the signer's database.
func (w *world) inForce(id uuid.UUID) int {
	w.Helper()
	like := ` LIKE '%` + id.String() + `%'`
	return w.count(`emergency_stops WHERE stops`+like) + w.count(`wallet_stops WHERE stop`+like)
}

// An approved resumption ends no stop but the one that it shows: neither by its id, nor as one that
// was replaced.
func TestAResumptionEndsTheStopThatItShows(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, withStops)
		people := newApprovers(w, "alice", "bob", "carol")
		w.quorum(2)
		whole, shown := handedOver(stop.Organization), handedOver(stop.OfSource("bills"))
		wallet, older := handedOver(stop.OfSourceForWallet("bills", w.wallet)), handedOver(stop.OfSource("bills"))
		for _, r := range []custody.StopRequest{whole, shown, wallet, older} {
			if err := w.local.PutStop(t.Context(), r); err != nil {
				t.Fatal(err)
			}
		}
		as := func(id uuid.UUID, reason string) custody.StopRequest {
			r := shown
			r.ID, r.Reason = id, reason
			return r
		}
		harmless := as(older.ID, "quarterly drill")
		for what, p := range map[string]approval.Proposal{
			"the organization's stop by its id":      w.resumption(as(whole.ID, whole.Reason)),
			"a wallet's stop by its id":              w.resumption(as(wallet.ID, wallet.Reason)),
			"the organization's stop as replaced":    w.resumption(shown, whole),
			"a wallet's stop as replaced":            w.resumption(shown, older, wallet),
			"a stop for another reason than its own": w.resumption(as(shown.ID, "the vault was slow")),
			"a replaced stop for another reason":     w.resumption(shown, harmless),
			"a replaced stop for no reason":          w.resumption(shown, as(older.ID, "")),
			"a replaced stop for two reasons":        w.resumption(shown, older, harmless),
		} {
			if err := w.apply(p, people...); !errors.Is(err, custody.ErrDenied) {
				t.Errorf("%s: %v", what, err)
			}
			for _, r := range []custody.StopRequest{whole, shown, wallet, older} {
				if w.inForce(r.ID) != 1 {
					t.Errorf("%s: the stop of %s has ended", what, r.Target)
				}
			}
		}
		if err := w.apply(w.resumption(shown, older), people...); err != nil {
			t.Fatal(err)
		}
		if w.inForce(shown.ID)+w.inForce(older.ID) != 0 || w.inForce(whole.ID)+w.inForce(wallet.ID) != 2 {
			t.Error("the resumption did not end the stops that it shows, or ended others")
		}
	})
}

// Another organization that has no approvers neither ends a stop before it is handed over, nor
// keeps it out by a stop of the same id.
func TestAnotherOrganizationKeepsNoStopOut(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, withStops)
		people := newApprovers(w, "alice", "bob", "carol")
		w.quorum(2)
		for _, target := range []stop.Target{stop.Organization, stop.OfSourceForWallet("bills", w.wallet)} {
			own := handedOver(target)
			foreign := own
			foreign.Organization = uuid.New()
			ending := w.resumption(own)
			ending.Organization = foreign.Organization
			if err := w.apply(ending); err != nil {
				t.Fatal(err)
			}
			before := foreign
			before.Organization = uuid.New()
			for _, r := range []custody.StopRequest{before, foreign, own} {
				if err := w.local.PutStop(t.Context(), r); err != nil {
					t.Fatalf("%s: %v", target, err)
				}
			}
			if n := w.inForce(own.ID); n != 2 {
				t.Errorf("%s: %d stops are in force, want that of the organization and the one before", target, n)
			}
			w.mustRefuse(string(target), w.move(entry(t, bills, w.account, money.Dollar)), custody.ErrStopped, own.Reason)
			listed := 0
			err := stop.Each(t.Context(), db, func(_ uuid.UUID, s stop.Stop) error {
				if s.ID == own.ID {
					listed++
				}
				return nil
			})
			if err != nil || listed != 2 {
				t.Errorf("%s: %d stops are listed, %v", target, listed, err)
			}
			if err := w.apply(w.resumption(own), people...); err != nil {
				t.Fatal(err)
			}
			w.mustSign(string(target)+" has ended", w.move(entry(t, bills, w.account, money.Dollar)))
			if n := w.inForce(own.ID); n != 1 {
				t.Errorf("%s: %d stops are in force after the own one's end, want another organization's", target, n)
			}
		}
	})
}

// A resumption that shows another target than a stop that is not handed over yet does not keep it
// from beginning, and no stop takes the id of one of another target.
func TestAStopBeginsAfterAResumptionOfAnotherTarget(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, withStops)
		people := newApprovers(w, "alice", "bob", "carol")
		w.quorum(2)
		whole, wallet := handedOver(stop.Organization), handedOver(stop.OfSourceForWallet("bills", w.wallet))
		shown := handedOver(stop.OfSource("bills"))
		if err := w.apply(w.resumption(shown, whole, wallet), people...); err != nil {
			t.Fatal(err)
		}
		for _, r := range []custody.StopRequest{shown, whole, wallet} {
			if err := w.local.PutStop(t.Context(), r); err != nil {
				t.Fatal(err)
			}
		}
		if w.inForce(shown.ID) != 0 || w.inForce(whole.ID) != 1 || w.inForce(wallet.ID) != 1 {
			t.Error("the stop that the resumption shows has begun, or one of another target has not")
		}
		other := handedOver(stop.OfChain(on))
		other.ID = whole.ID
		if err := w.local.PutStop(t.Context(), other); !errors.Is(err, custody.ErrDenied) || w.inForce(whole.ID) != 1 {
			t.Errorf("a stop under the id of another: %v", err)
		}
	})
}

// A stop that is handed over under the id of one here, with another reason, is refused: approvers would read one
// reason and the signer hold the other, so that the stop could not be ended. The stop that is there still ends.
func TestAHandedOverStopHasNoOtherReasonThanTheOneHere(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, withStops)
		people := newApprovers(w, "alice")
		made, err := stop.Put(audit.WithOperator(t.Context()), db, org, stop.Organization, "the service is in strange hands")
		if err != nil {
			t.Fatal(err)
		}
		derived := handedOver(stop.Organization)
		derived.ID, derived.Reason = made.ID, made.Reason
		random := handedOver(stop.OfSourceForWallet("bills", w.wallet)) // an id without a fingerprint, as in earlier versions
		for _, r := range []custody.StopRequest{derived, random} {
			slip := r
			slip.Reason = "another reason"
			for _, put := range []struct {
				stop custody.StopRequest
				want error
			}{{r, nil}, {slip, custody.ErrDenied}, {r, nil}} {
				if err := w.local.PutStop(t.Context(), put.stop); !errors.Is(err, put.want) {
					t.Errorf("%s for %q: %v", put.stop.Target, put.stop.Reason, err)
				}
			}
			if err := w.apply(w.resumption(r), people[0]); err != nil || w.inForce(r.ID) != 0 {
				t.Errorf("%s does not end: %v", r.Target, err)
			}
		}
		// The id of a stop that is not here yet is not to be used up by another one either.
		later, err := stop.Put(t.Context(), storetest.Open(t, db.Engine()), org, stop.Organization, "a key is lost")
		if err != nil {
			t.Fatal(err)
		}
		first := handedOver(stop.Organization)
		first.ID, first.Reason = later.ID, "another reason"
		if err := w.local.PutStop(t.Context(), first); !errors.Is(err, custody.ErrDenied) || w.inForce(first.ID) != 0 {
			t.Errorf("an id that was made for another reason: %v", err)
		}
	})
}
