package solrelay

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
)

// startLiar starts a node that passes everything on, and says that there is no marker and that
// every transaction would succeed.
func startLiar(t *testing.T, upstream string) string {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked, _ := io.ReadAll(r.Body)
		answer, err := http.Post(upstream, "application/json", bytes.NewReader(asked))
		if err != nil {
			return
		}
		text, _ := io.ReadAll(answer.Body)
		_ = answer.Body.Close()
		var in any
		d := json.NewDecoder(bytes.NewReader(text))
		d.UseNumber()
		if d.Decode(&in) == nil {
			text, _ = json.Marshal(lieOf(in))
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(text)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

func lieOf(in any) any {
	switch in := in.(type) {
	case []any:
		for n := range in {
			in[n] = lieOf(in[n])
		}
	case map[string]any:
		if data, is := in["data"].([]any); is && len(data) == 2 {
			text, _ := data[0].(string)
			raw, err := base64.StdEncoding.DecodeString(text)
			account, decoded := solana.DecodeTokenAccount(raw)
			if err == nil && decoded == nil && account.Mint == solana.NativeMint {
				return nil
			}
		}
		if _, is := in["unitsConsumed"]; is {
			in["err"] = nil
		}
		for key := range in {
			in[key] = lieOf(in[key])
		}
	}
	return in
}

// A lying node has the service sign and send as many versions of one payout as it likes: one of
// them lands. The payout is settled once a node is truthful.
func TestAtMostOneVersionLandsWhateverANodeSays(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.options.BumpAfter, w.options.Review = 5*time.Second, time.Second
		w.startReady()
		wallet := w.createWallet(10_000_000)
		w.node.Set(rpctest.Faults{Elsewhere: startLiar(w.T, w.chain.URL())})
		p := w.start(wallet, 1_000_000)
		w.untilMining("many versions are sent", func() bool { return w.countRows("solana_versions", "intent_id = $1", p.id) >= 6 })
		w.mine(3)
		if got := w.chain.TokenBalance(validator.USDC, p.payee); got != 1_000_000 {
			w.Errorf("one payout of 1,000,000 units: the payee has %d", got)
		}
		if s := w.outcomeOf(p).State; s != intent.Carried {
			w.Errorf("it is %s, says a node that lies", s)
		}
		w.node.Set(rpctest.Faults{})
		w.untilEnded(p, intent.Executed, 1_000_000)
	})
}

// rawVersion is the newest transaction of an intent's payment, or of its void.
func (w *world) rawVersion(p payment, ofVoid int) (tx solana.Transaction) {
	w.Helper()
	var text string
	w.until("there is a version", func() bool {
		return w.db.QueryRow(w.Context(), `SELECT raw FROM solana_versions WHERE intent_id = $1 AND voids = $2 ORDER BY number DESC LIMIT 1`, p.id, ofVoid).Scan(&text) == nil
	})
	raw, err := base64.StdEncoding.DecodeString(text)
	if err == nil {
		tx, err = solana.DecodeTransaction(raw)
	}
	if err != nil {
		w.Fatal(err)
	}
	return tx
}

// A payment and a void in one block: the first of them decides, and the service follows it.
func TestAVoidBesideAPaymentInOneBlock(t *testing.T) {
	for name, voidFirst := range map[string]bool{"the payment first": false, "the void first": true} {
		t.Run(name, func(t *testing.T) {
			eachWorld(t, func(w *world) {
				w.startReady()
				mine := w.createWallet(1_000)
				w.node.Set(rpctest.Faults{SwallowSends: true})
				p := w.start(mine, 400)
				pays := w.rawVersion(p, 0)
				err := w.db.Write(w.Context(), func(tx *store.Tx) error { return intent.AskCancellation(w.Context(), tx, testChain, p.id, "a race") })
				if err != nil {
					w.Fatal(err)
				}
				both := []solana.Transaction{pays, w.rawVersion(p, 1)}
				ends, paid := intent.Executed, uint64(400)
				if voidFirst {
					both[0], both[1] = both[1], both[0]
					ends, paid = intent.Cancelled, 0
				}
				for _, tx := range both {
					if err := w.chain.Send(tx); err != nil {
						w.Fatal(err)
					}
				}
				if n := w.chain.Waiting(); n != 2 {
					w.Errorf("%d transactions wait for the block", n)
				}
				w.mine(1)
				w.untilEnded(p, ends, paid)
			})
		})
	}
}

// The rent changes between the quote and the landing: with too little a version fails and decides no outcome, with
// more than is needed it lands, and the whole rent comes back.
func TestTheRentChangesUnderAVersion(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		mine := w.createWallet(1_000)
		altered := func(p payment, rent uint64) solana.Transaction {
			attached, err := solintent.DecodeAttachment(p.signed.Attachment)
			if err != nil {
				w.Fatal(err)
			}
			v, err := custody.DecodeSolanaVersion(attached.First.Message)
			if err != nil {
				w.Fatal(err)
			}
			v.Marking.Rent = rent
			message, err := v.Encode()
			if err != nil {
				w.Fatal(err)
			}
			signed, err := w.keys.SignSolana(mine, []custody.WalletMessage{v})
			if err != nil {
				w.Fatal(err)
			}
			m, err := solana.DecodeMessage(message)
			if err != nil {
				w.Fatal(err)
			}
			paid, err := w.keys.FeePayer().SignMessage(m)
			if err != nil {
				w.Fatal(err)
			}
			return solana.Transaction{Signatures: []solana.Signature{paid, signed[0]}, Message: m}
		}
		exempt := solana.RentExempt(solana.TokenAccountSize)
		for _, c := range []struct {
			rent  uint64
			lands bool
		}{{exempt - 1, false}, {custody.MaxMarkerRent, true}} {
			p := w.sign(mine, uuid.New(), 100)
			if err := w.chain.Send(altered(p, c.rent)); err != nil {
				w.Fatal(err)
			}
			w.mine(1)
			if landed := w.chain.TokenBalance(validator.USDC, p.payee) == 100; landed != c.lands {
				w.Errorf("at a rent of %d, paid %t", c.rent, landed)
			}
			w.submit(p)
			w.untilEnded(p, intent.Executed, 100)
			w.untilClosed(p)
		}
	})
}

// The rent changes in steps of the cluster's, between the quote and the landing: a version that lends too little fails,
// and one at the new rent pays; all that is lent comes back.
func TestTheRentStepsUnderAVersion(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		wallet := w.createWallet(1_000)
		rent := uint64(6_960)
		for _, next := range []uint64{5_080, 696, 6_960} {
			before := w.sign(wallet, uuid.New(), 100)
			w.chain.SetRent(next)
			w.mine(3)
			w.submit(before)
			o := w.untilEnded(before, intent.Executed, 100)
			if first := before.signed.Signature; next > rent && o.TxHash == solana.Signature(first).String() {
				w.Errorf("from a rent of %d to %d it is settled by the version that lends too little", rent, next)
			}
			w.untilClosed(before)
			rent = next
		}
	})
}

// twin is another service of the same keys on the same chain, with a database of its own.
func (w *world) twin() *world {
	w.Helper()
	t := *w
	t.db = storetest.Open(w.T, w.db.Engine())
	t.family = solintent.New(t.db, custodytest.Unchecked{Keys: w.keys}, map[chain.Name]solintent.Chain{testChain: {
		Client: w.client, FeePayer: w.payer(), MaxUnitPrice: 1_000_000, Lifetime: time.Hour}})
	return &t
}

// run runs the twin's carrier until the test ends.
func (w *world) run() {
	w.Helper()
	r := New(w.db, testChain, w.client, w.keys.FeePayer(), w.family, w.options, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	runner := tasktest.NewRunner(w, w.db, tasktest.Lease)
	runner.HandleSeat(r.Seat(), r.Run)
	w.Cleanup(runner.Start())
	w.untilMining("the twin has begun", func() bool { return w.countRows("solana_marker_chains", "begun_at > 0") == 1 })
}

// Two services that were restored from one backup are asked for the same payouts at once: each
// is executed once, and both settle it by the same transaction.
func TestTwoServicesOfOneBackupPayOnce(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		other := w.twin()
		other.run()
		wallet := w.createWallet(10_000)
		for range 4 {
			p := w.sign(wallet, uuid.New(), 100)
			again := p
			draft, err := other.family.Build(w.Context(), w.order(wallet, p.id, 100, p.payee))
			if err == nil {
				again.signed, err = other.family.Sign(w.Context(), draft)
			}
			if err != nil {
				w.Fatal(err)
			}
			w.submit(p)
			other.submit(again)
			one := w.untilEnded(p, intent.Executed, 100)
			two := other.untilEnded(again, intent.Executed, 100)
			if one.TxHash != two.TxHash {
				w.Errorf("settled by %s, and by %s", one.TxHash, two.TxHash)
			}
		}
	})
}

// A database is restored to before a payout was executed, and asked for it again: before its
// marker is closed, and after. It is not signed, and is settled by the earlier payment.
func TestARestoredDatabaseMeetsTheMarker(t *testing.T) {
	for name, closed := range map[string]bool{"before the close": false, "after the close": true} {
		t.Run(name, func(t *testing.T) {
			eachWorld(t, func(w *world) {
				w.startReady()
				wallet := w.createWallet(1_000)
				p := w.start(wallet, 400)
				o := w.untilEnded(p, intent.Executed, 400)
				if closed {
					w.untilClosed(p)
				}
				for _, table := range []string{"intents", "solana_markers", "solana_versions", "solana_histories", "solana_executions", "tasks WHERE kind = 'solrelay.settle'"} {
					w.write(`DELETE FROM ` + table)
				}
				if executed, err := w.family.Executed(w.Context(), testChain, wallet, []uuid.UUID{p.id}); err != nil || !executed[0] {
					w.Fatalf("executed: %v, %v", executed, err)
				}
				w.write(`DELETE FROM solana_executions`)
				if _, err := w.trySign(wallet, p.id, 400); err == nil {
					w.Error("what was executed is signed again")
				}
				order := w.order(wallet, p.id, 400, p.payee)
				order.UsedBefore = true
				draft, err := w.family.Build(w.Context(), order)
				if err != nil {
					w.Fatal(err)
				}
				p.signed = intent.Submission{Draft: draft}
				w.submit(p)
				w.untilMining("it is settled", func() bool { return w.outcomeOf(p).State.Ended() })
				if got := w.outcomeOf(p); got.State != intent.Executed || got.TxHash != o.TxHash || !got.UsedBefore {
					w.Errorf("it is settled as %+v", got)
				}
				if n := w.count(Made); (n == 0) != closed {
					w.Errorf("%d markers are to be closed", n)
				}
			})
		})
	}
}

// An intent that a wallet's history has shown as executed is settled by that transaction, though
// nodes list it no more. While none shows it, it waits, and does not expire.
func TestAKnownExecutionSettlesWithoutLists(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		wallet := w.createWallet(1_000)
		p := w.start(wallet, 400)
		o := w.untilEnded(p, intent.Executed, 400)
		w.untilClosed(p)
		other := w.untilEnded(w.start(wallet, 100), intent.Executed, 100)
		for _, table := range []string{"intents", "solana_markers", "solana_versions", "solana_histories", "solana_executions", "tasks WHERE kind = 'solrelay.settle'"} {
			w.write(`DELETE FROM ` + table)
		}
		if err := w.family.ReadHistory(w.Context(), testChain, w.walletAt(wallet).Address()); err != nil {
			w.Fatal(err)
		}
		w.mine(5)
		w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
		order := w.order(wallet, p.id, 400, p.payee)
		order.UsedBefore = true
		draft, err := w.family.Build(w.Context(), order)
		if err != nil {
			w.Fatal(err)
		}
		p.signed = intent.Submission{Draft: draft}
		w.write(`UPDATE solana_executions SET signature = $1 WHERE intent_id = $2`, other.TxHash, p.id) // no node shows p there
		w.submit(p)
		w.chain.AdvanceTime(30 * 24 * time.Hour)
		before := w.db.Clock().Micros()
		w.untilMining("the carrier reviews", func() bool { return w.countRows("solana_marker_chains", "known_at > $1", before) == 1 })
		if got := w.outcomeOf(p); got.State.Ended() {
			w.Errorf("without the transaction it ends as %+v", got)
		}
		w.write(`UPDATE solana_executions SET signature = $1 WHERE intent_id = $2`, o.TxHash, p.id)
		w.untilMining("it has ended", func() bool { return w.outcomeOf(p).State.Ended() })
		if got := w.outcomeOf(p); got.State != intent.Executed || got.TxHash != o.TxHash {
			w.Errorf("it is settled as %+v", got)
		}
	})
}

// A database that was idle for longer than markers are kept may be an old backup: no payment is signed unless the
// nodes have all the history since, or it was read by then. One that is read all the time is none, however its clock
// is moved.
func TestAnOldBackupNeedsTheHistory(t *testing.T) {
	eachWorld(t, func(w *world) {
		stop := w.startReady()
		wallet := w.createWallet(1_000)
		forget := func() {
			w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
		}
		signs := func(when string, want bool) {
			w.Helper()
			if _, err := w.trySign(wallet, uuid.New(), 10); (err == nil) != want {
				w.Errorf("%s: %v", when, err)
			}
		}
		w.db.Clock().Advance(solintent.MarkerKeep + time.Hour)
		w.untilReviewed()
		forget()
		signs("after the clock was moved", true)
		stop()
		w.node.Set(rpctest.Faults{})
		w.db.Clock().Advance(solintent.MarkerKeep + time.Hour)
		signs("before the carrier has looked", false)
		stop = w.startCarrier()
		defer stop()
		w.untilReviewed()
		w.mine(5)
		forget()
		signs("without the history", false)
		w.node.Set(rpctest.Faults{})
		signs("with the history", true)
		forget()
		signs("once its history was read", true)
	})
}
