package solrelay

import (
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task/tasktest"
)

// runTwin runs the twin's carrier until stop is called.
func (w *world) runTwin() (stop func()) {
	r := New(w.db, testChain, w.client, w.keys.FeePayer(), w.family, w.options, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	runner := tasktest.NewRunner(w, w.db, tasktest.Lease)
	runner.HandleSeat(r.Seat(), r.Run)
	stop = runner.Start()
	w.untilMining("the twin has begun", func() bool { return w.countRows("solana_marker_chains", "begun_at > 0") == 1 })
	return stop
}

// A database that knows a chain up to its first slot alone has a gap, too, once it is old: 0 would be no gap.
func TestAGapBeginsWithTheFirstSlotAtTheEarliest(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()()
		if err := w.db.Write(w.Context(), func(tx *store.Tx) error {
			tx.Defer(`UPDATE solana_marker_chains SET known_slot = 0`)
			return nil
		}); err != nil {
			w.Fatal(err)
		}
		w.db.Clock().Advance(solintent.MarkerKeep + time.Hour)
		defer w.startCarrier()()
		w.untilMining("the gap is noted", func() bool { return w.countRows("solana_gaps", "number = 2 AND since_slot = 1") == 1 })
	})
}

// A machine is restored from a snapshot that is older than markers are kept, with the process in it, which holds its seat still: the
// chain's time shows the gap.
func TestAProcessThatWasStoppedForLongNotesAGap(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		w.createWallet(1_000)
		w.chain.AdvanceTime(solintent.MarkerKeep + time.Hour)
		w.mine(5)
		w.untilMining("a gap is noted", func() bool { return w.countRows("solana_gaps", "1 = 1") == 2 })
	})
}

// The clock of a process was a month behind when it recorded an outcome, and is set right: the marker is kept as long as any other, by the
// chain's time.
func TestAClockThatWasBehindClosesNoMarkerEarly(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		wallet := w.createWallet(1_000)
		w.db.Clock().Advance(-30 * 24 * time.Hour)
		p := w.start(wallet, 400)
		w.untilEnded(p, intent.Executed, 400)
		w.db.Clock().Advance(30 * 24 * time.Hour)
		w.advance(solintent.MarkerKeep - time.Hour)
		w.untilReviewed()
		if !w.isLent(p) {
			w.Error("the marker is closed early")
		}
	})
}

// The clock of a process was ahead by hours, and is set back: the chain is looked at all the same, so that wallets sign on.
func TestAClockThatIsSetBackDelaysNoReview(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.db.Clock().Advance(5 * time.Hour)
		w.startReady()
		wallet := w.createWallet(1_000)
		w.untilEnded(w.start(wallet, 100), intent.Executed, 100)
		w.db.Clock().Advance(-3 * time.Hour)
		w.until("the carrier reviews", func() bool {
			return w.countRows("solana_marker_chains", "known_at < $1", w.db.Clock().Now().Add(time.Hour).UnixMicro()) == 1
		})
		w.untilEnded(w.start(wallet, 200), intent.Executed, 200)
	})
}

// landNeedlessVoid has the void of the only open intent land, as a program does that does not ask for the history of its marker.
func (w *world) landNeedlessVoid() {
	w.Helper()
	r := New(w.db, testChain, w.client, w.keys.FeePayer(), w.family, w.options, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	open, _, err := r.loadOpenIntents(w.Context())
	if err != nil || len(open) != 1 {
		w.Fatalf("%d open intents: %v", len(open), err)
	}
	void, err := r.signVoid(w.Context(), open[0])
	if err == nil {
		err = w.client.Send(w.Context(), void.raw)
	}
	if err != nil {
		w.Fatal(err)
	}
	w.mine(40)
}

// A backup has a payout as signed. It is executed after the backup, recorded, and its marker is closed when its day has come
// and it was kept for seven days. Then the backup is restored: as it is, after `granary recover` (which reads the
// histories of all wallets and closes the gap), and with a node that has dropped the history. The payout ends as executed, with the
// pruned node once there is another one: as cancelled its money would be free in the books, and its caller would make it again.
func TestAnOldBackupEndsNoPaidPayoutUnpaid(t *testing.T) {
	const pruned, voided = "the node has dropped the history", "a void has landed since the marker was closed"
	for name, restore := range map[string]func(w, backup *world, wallet chain.Address){
		"the node has the whole history": func(*world, *world, chain.Address) {},
		"after granary recover": func(w, backup *world, wallet chain.Address) {
			backup.recoverWallet(wallet)
			if n := backup.countRows("solana_executions", "1 = 1"); n != 1 {
				w.Fatalf("recover knows %d executions", n)
			}
		},
		voided: func(w, backup *world, _ chain.Address) { backup.landNeedlessVoid() },
		pruned: func(w, _ *world, _ chain.Address) {
			w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
		},
	} {
		t.Run(name, func(t *testing.T) {
			eachWorld(t, func(w *world) {
				w.startReady()
				backup := w.twin()
				backup.runTwin()() // the backup's service does not run meanwhile
				wallet := w.createWallet(1_000)
				p := w.start(wallet, 400)
				backup.submit(p)
				first := w.untilEnded(p, intent.Executed, 400)
				w.untilClosed(p)
				w.passMarkers(backup)
				restore(w, backup, w.walletAt(wallet).Address())
				defer backup.runTwin()()
				waits := func() bool {
					return strings.Contains(backup.outcomeOf(p).Reason, "may have been executed before the database was restored")
				}
				backup.untilMining("the payout has ended, or waits for its history", func() bool { return backup.outcomeOf(p).State.Ended() || waits() })
				if got := backup.outcomeOf(p); name == pruned && got.State.Ended() {
					t.Errorf("the payee has %d units by %s, and the payout is %s: %s", w.chain.TokenBalance(validator.USDC, p.payee), first.TxHash, got.State, got.Reason)
				}
				w.node.Set(rpctest.Faults{}) // a node that has the history
				backup.untilMining("the payout has ended", func() bool { return backup.outcomeOf(p).State.Ended() })
				if got := backup.outcomeOf(p); got.State != intent.Executed || got.TxHash != first.TxHash {
					t.Errorf("the payee has %d units by %s, and the restored database has ended the payout as %s: %s",
						w.chain.TokenBalance(validator.USDC, p.payee), first.TxHash, got.State, got.Reason)
				}
				if n := backup.countRows("solana_markers", "intent_id = $1", p.id); (n > 0) != (name == voided) {
					t.Errorf("%d rows of the marker", n)
				}
				if name == voided {
					backup.db.Clock().Advance(solintent.MarkerKeep + 50*24*time.Hour)
					w.chain.AdvanceTime(solintent.MarkerKeep + 50*24*time.Hour)
					backup.untilClosed(p)
				}
			})
		})
	}
}
