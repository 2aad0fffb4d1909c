package solrelay

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
)

// A payout is made by a lost life of the database, and its marker is closed. A database that did not serve the chain then begins with it,
// behind a node that has dropped that history, if
//
//   - its follower has written its cursor before the carrier begins;
//   - its wallets came back in a recovery, which did not serve the chain, and are as old as that.
//
// The payout is not signed again.
func TestAChainThatIsServedLaterBeginsWithItsGap(t *testing.T) {
	for name, restore := range map[string]func(backup *world, wallet uuid.UUID){
		"the follower is first": func(backup *world, wallet uuid.UUID) {
			backup.write(`UPDATE wallets SET created_at = 1`)
			backup.write(`INSERT INTO chain_cursors (chain, number, hash, final_number, block_time, updated_at) VALUES ($1, $2, '', $2, $3, $3)`,
				string(testChain), int64(backup.chain.Final()), backup.db.Clock().Micros())
		},
		"the wallets came back in a recovery": func(backup *world, _ uuid.UUID) {
			backup.write(`INSERT INTO recoveries (recovered_at) VALUES ($1)`, backup.db.Clock().Micros())
		},
	} {
		t.Run(name, func(t *testing.T) {
			eachWorld(t, func(w *world) {
				w.startReady()
				backup := w.twin()
				wallet := w.createWallet(1_000)
				p := w.start(wallet, 400)
				w.untilEnded(p, intent.Executed, 400)
				w.untilClosed(p)
				w.passMarkers(backup)
				w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
				backup.insertWallet(wallet)
				restore(backup, wallet)
				defer backup.runTwin()()
				backup.wantUnsigned(wallet, p, 400)
			})
		})
	}
}

// A wallet that was named by a stranger in many transactions is made again. While its history is read, the payouts of the
// other wallets are carried, and other new wallets are read.
func TestALongHistoryDelaysNoOtherWallet(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		flooded, other := uuid.New(), w.createWallet(1_000)
		w.fund(w.walletAt(flooded), 1_000_000)
		w.mine(5)
		p := w.sign(other, uuid.New(), 400)
		w.node.Set(rpctest.Faults{Unanswered: w.walletAt(flooded).String()})
		w.insertWallet(flooded)
		before := w.node.Calls("getSignaturesForAddress")
		w.startHistorian()
		w.until("the history is being read", func() bool { return w.node.Calls("getSignaturesForAddress") > before })
		w.submit(p)
		w.untilMining("the payout is carried", func() bool { return w.outcomeOf(p).State != intent.Signed })
		made := w.createWallet(1_000)
		w.write(`DELETE FROM solana_histories`)
		w.insertWallet(made)
		w.untilMining("the other is read", func() bool { return w.isRead(made) })
	})
}

// A wallet is made while no process runs for a day, and has its first deposit some days later, as it may be paid
// weeks later for the first time, behind nodes of two days: it is read whenever a process runs, and pays.
func TestANewWalletIsReadHoweverOldItsRowIs(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		made := w.createWallet(1_000)
		w.insertWallet(made)
		w.write(`DELETE FROM solana_histories`)
		w.db.Clock().Advance(25 * time.Hour)
		w.startHistorian()
		w.untilMining("it is read", func() bool { return w.isRead(made) })
		w.mine(5)
		w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
		if _, err := w.trySign(made, uuid.New(), 100); err != nil {
			w.Errorf("it does not pay: %v", err)
		}
	})
}

// A database is lost, and its backup of the day restored and recovered: a wallet of after the backup is missing, and comes back later, when
// its caller repeats its payout, whose marker is closed in time. Then the database is lost again, and a backup of it, of before the wallet
// came back, is restored and recovered with the wallet in the roster, by nodes that have all the history since that backup: the
// payout, which is older than the second backup, is not made again.
func TestASecondLossKnowsWhatTheFirstHasLost(t *testing.T) {
	eachWorld(t, func(w *world) {
		stop := w.startReady()
		one := w.twin()
		one.runTwin()()
		wallet := w.createWallet(1_000)
		p := w.start(wallet, 400)
		w.untilEnded(p, intent.Executed, 400)
		stop() // the first loss
		w.mine(5)
		one.noteRecovery()
		defer one.runTwin()()
		two := w.twin() // has the rows of one, which knows the chain by now, and neither the wallet nor the payout
		two.runTwin()()
		two.noteRecovery()
		var known int64
		if err := two.db.QueryRow(w.Context(), `SELECT known_slot FROM solana_marker_chains`).Scan(&known); err != nil {
			w.Fatal(err)
		}
		order := w.order(wallet, p.id, 400, p.payee)
		order.UsedBefore = true
		draft, err := one.family.Build(w.Context(), order)
		if err != nil {
			w.Fatal(err)
		}
		repeated := p
		repeated.signed = intent.Submission{Draft: draft}
		one.submit(repeated)
		one.untilMining("the repeated payout is settled", func() bool { return one.outcomeOf(repeated).State == intent.Executed })
		one.db.Clock().Advance(solintent.MarkerKeep + 5*24*time.Hour)
		two.db.Clock().Advance(solintent.MarkerKeep + 5*24*time.Hour)
		w.chain.AdvanceTime(solintent.MarkerKeep + 5*24*time.Hour)
		one.untilMining("its marker is closed", func() bool { return one.countRows("solana_markers", "1 = 1") == 0 })
		w.mine(5)

		w.node.Set(rpctest.Faults{ForgottenBefore: uint64(known)}) // the second loss
		two.noteRecovery()
		if err := two.family.ReadHistory(w.Context(), testChain, w.walletAt(wallet).Address()); !solintent.LacksHistory(err) {
			w.Errorf("the second recovery reads the wallet: %v", err)
		}
		defer two.runTwin()()
		two.wantUnsigned(wallet, p, 400)
	})
}

// wantUnsigned demands that a payout that was executed before is not signed again.
func (w *world) wantUnsigned(wallet uuid.UUID, p payment, units uint64) {
	w.Helper()
	draft, err := w.family.Build(w.Context(), w.order(wallet, p.id, units, p.payee))
	if err != nil {
		w.Fatal(err)
	}
	again := p
	if again.signed, err = w.family.Sign(w.Context(), draft); err != nil {
		return
	}
	w.submit(again)
	w.untilMining("the payout has ended", func() bool { return w.outcomeOf(again).State.Ended() })
	w.Errorf("a payout of %d units that was executed before is %s again: its payee has %d", units, w.outcomeOf(again).State, w.chain.TokenBalance(validator.USDC, p.payee))
}

// The clock of a replica was a month ahead for a moment, in which it noted the newest final block. The backup of the day is restored twelve
// days later: its gap is found all the same.
func TestAClockThatWasAheadHidesNoGap(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		backup := w.twin()
		backup.runTwin()()
		backup.write(`UPDATE solana_marker_chains SET known_at = known_at + $1`, (30 * 24 * time.Hour).Microseconds())
		wallet := w.createWallet(1_000)
		p := w.start(wallet, 400)
		w.untilEnded(p, intent.Executed, 400)
		w.untilClosed(p)
		w.passMarkers(backup)
		w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
		defer backup.runTwin()()
		backup.wantUnsigned(wallet, p, 400)
	})
}

// A wallet of the backup was read since an earlier gap that a recovery has closed. After a second loss, of which the backup is old, one node
// of several lacks the history for a moment while the recovery reads the wallet: its payouts wait.
func TestAWalletThatARecoveryDidNotReadWaits(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		backup := w.twin()
		backup.runTwin()()
		wallet := w.createWallet(1_000)
		address := w.walletAt(wallet).Address()
		if err := backup.family.ReadHistory(w.Context(), testChain, address); err != nil {
			w.Fatal(err)
		}
		w.mine(5)
		p := w.start(wallet, 400)
		w.untilEnded(p, intent.Executed, 400)
		w.untilClosed(p)
		w.passMarkers(backup)
		w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
		backup.noteRecovery()
		if err := backup.family.ReadHistory(w.Context(), testChain, address); !solintent.LacksHistory(err) {
			w.Fatalf("the recovery reads the wallet: %v", err)
		}
		w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
		defer backup.runTwin()()
		backup.wantUnsigned(wallet, p, 400)
	})
}
