package verify

import (
	"net/http"
	"testing"

	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/reconciliation"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// unresolved returns all reported breaks that are not over.
func (w *watcher) unresolved() (all []reconciliation.Break) {
	w.Helper()
	err := reconciliation.EachUnresolved(w.Context(), w.db, func(b reconciliation.Break) error {
		all = append(all, b)
		return nil
	})
	if err != nil {
		w.Fatal(err)
	}
	return all
}

// acknowledgeAll says of all that is open that it is known, and forgets the log.
func (w *watcher) acknowledgeAll() {
	w.Helper()
	for _, b := range w.unresolved() {
		if _, err := reconciliation.Acknowledge(w.Context(), w.db, b.Organization, b.ID, "rounding, we know"); err != nil {
			w.Fatal(err)
		}
	}
	w.log.Reset()
}

// assertStates compares the unresolved breaks with the state of each rule.
func (w *watcher) assertStates(what string, want map[Rule]reconciliation.State) {
	w.Helper()
	seen := map[Rule]bool{}
	for _, b := range w.unresolved() {
		rule := Rule(b.Rule)
		seen[rule] = true
		if want[rule] != b.State {
			w.Errorf("%s: the break of %s is %s, want %q: %+v", what, rule, b.State, want[rule], b.Evidence)
		}
	}
	for rule := range want {
		if !seen[rule] {
			w.Errorf("%s: there is no break of %s", what, rule)
		}
	}
}

// An acknowledgement is of the differences at that time. A worse difference, of any rule, is open again and reported
// again; one that stays the same while its wallet is used is not.
func TestWhatWasAcknowledgedAndGetsWorseIsToldAgain(t *testing.T) {
	net := newNet(t)
	const cash = ` WHERE account_kind = 'cash' AND wallet_id = $1`
	entry := `UPDATE journal_lines SET amount = amount + $2` + cash
	state := func(s reconciliation.State, rules ...Rule) map[Rule]reconciliation.State {
		all := map[Rule]reconciliation.State{}
		for _, r := range rules {
			all[r] = s
		}
		return all
	}
	cases := map[string]struct {
		rules            []Rule
		plant, use, grow func(w *watcher, h holder)
	}{
		"lines of an entry": {[]Rule{JournalPositions, EntriesWhole},
			func(w *watcher, h holder) { w.execute(entry, h.id, 1) },
			func(w *watcher, h holder) { w.pay(h, 7); w.post(h, 7); w.followTo() },
			func(w *watcher, h holder) {
				w.execute(entry+` AND entry_id = (SELECT MIN(entry_id) FROM journal_lines WHERE amount % 10 = 1)`, h.id, 1_000_000_000_000)
			}},
		"money that is not in the books": {[]Rule{PositionsChains},
			func(w *watcher, h holder) { w.pay(h, 1); w.followTo() },
			func(w *watcher, h holder) { w.pay(h, 7); w.post(h, 7); w.followTo() },
			func(w *watcher, h holder) { w.pay(h, 1_000_000_000_000); w.followTo() }},
	}
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		for name, c := range cases {
			t.Run(name, func(t *testing.T) {
				w := newWatcher(t, newWorld(t, db, net), 10)
				h := w.createWallet(devnettest.Organization)
				w.pay(h, 100)
				w.post(h, 100)
				c.plant(w, h)
				w.followTo()
				w.round(2)
				w.assertStates("found", state(reconciliation.Open, c.rules...))
				w.acknowledgeAll()
				c.use(w, h)
				w.round(2)
				w.assertStates("the wallet is used", state(reconciliation.Acknowledged, c.rules...))
				w.assertLogged("the wallet is used", differs, 0)
				c.grow(w, h)
				w.round(2)
				w.assertStates("it got worse", state(reconciliation.Open, c.rules...))
				w.assertLogged("it got worse", differs, len(c.rules))
			})
		}
	})
}

// Who knows that a node is down does not know of a row that cannot be read.
func TestACheckThatFailsForAnotherReasonIsToldAgain(t *testing.T) {
	net := newNet(t)
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		base := newWorld(t, db, net)
		proxy := base.throughProxy()
		w := newWatcher(t, base, 10)
		w.postShares(w.createWallet(devnettest.Organization), ownedVault, 1, 4)
		proxy.Set(evmtest.Faults{Status: http.StatusServiceUnavailable})
		w.round(2)
		w.acknowledgeAll()
		w.round(2)
		w.assertStates("the node is down still", map[Rule]reconciliation.State{Unread: reconciliation.Acknowledged})
		proxy.Set(evmtest.Faults{})
		w.execute(`UPDATE positions SET units = 'x'`)
		w.round(2)
		open := w.unresolved()
		for _, b := range open {
			if Rule(b.Rule) == Unread && b.State != reconciliation.Open {
				t.Errorf("the check fails for another reason and the break is %s: %+v", b.State, b.Evidence)
			}
		}
		if len(open) == 0 {
			t.Error("nothing is open")
		}
	})
}
