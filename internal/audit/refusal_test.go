package audit_test

import (
	"log/slog"
	"strconv"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

// refuse has the caller be refused n times.
func (w *world) refuse(r *audit.Refusals, c audit.Caller, n int) {
	w.Helper()
	ctx := audit.WithCaller(w.Context(), c)
	for range n {
		r.Record(ctx, w.org, audit.CreateWithdrawal, "wallet", audit.Details{"code": "forbidden"})
	}
}

// waitUntilRefused waits until n refusals of a caller are recorded or counted, and returns all entries.
func (w *world) waitUntilRefused(c audit.Caller, n int) (entries []audit.Entry) {
	w.Helper()
	waittest.Until(w, "the refusals are linked", func() bool {
		entries = w.list(w.org)
		recorded, leftOut, _ := refusalsOf(w.T, c, entries)
		return recorded+leftOut >= n
	}, tasktest.State(w.db))
	return entries
}

// refusalsOf counts the entries of a caller's refusals, those recorded by themselves and those left out.
func refusalsOf(t *testing.T, c audit.Caller, entries []audit.Entry) (recorded, leftOut, summaries int) {
	t.Helper()
	for _, e := range entries {
		switch {
		case e.Outcome != audit.Refused:
			t.Errorf("the outcome is %s", e.Outcome)
		case e.Actor != c.Actor:
		case e.Action == "refusals.left_out":
			n, err := strconv.Atoi(e.Details["count"])
			if err != nil {
				t.Error(err)
			}
			leftOut += n
			summaries++
		default:
			recorded++
		}
	}
	return recorded, leftOut, summaries
}

// The log grows by little however often a caller is refused, says how often it was, and has room for the
// refusals of others. The clock runs on while the caller is refused, and earns it an entry every ten
// seconds.
func TestRefusalsAreBoundedAndCounted(t *testing.T) {
	const burst, more = 60, 250
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		refusals := audit.NewRefusals(db, slog.New(slog.DiscardHandler))
		refusals.SetWritePatience(waittest.Patience())
		begun := db.Clock().Elapsed()
		w.refuse(refusals, caller, burst+more)
		earned := int((db.Clock().Elapsed() - begun) / (10 * time.Second))
		other := caller
		other.Actor = audit.TokenActor("bob")
		w.refuse(refusals, other, 1)
		refusals.Close()
		w.waitUntilRefused(caller, burst+more)
		entries := w.waitUntilRefused(other, 1)
		if recorded, leftOut, summaries := refusalsOf(t, caller, entries); recorded < burst || recorded > burst+earned || recorded+leftOut != burst+more || summaries > 1+earned {
			t.Errorf("%d recorded, %d left out in %d entries, want %d to %d of %d recorded", recorded, leftOut, summaries, burst, burst+earned, burst+more)
		}
		if recorded, leftOut, _ := refusalsOf(t, other, entries); recorded != 1 || leftOut != 0 {
			t.Errorf("of the other caller %d are recorded, %d left out", recorded, leftOut)
		}
	})
}

// Refusals that cannot be written are counted, and an entry with their number is written later.
func TestRefusalsThatCannotBeWrittenAreCounted(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		refusals := audit.NewRefusals(db, slog.New(slog.NewTextHandler(t.Output(), nil)))
		refusals.SetWritePatience(waittest.Patience())
		w.execute(`ALTER TABLE audit_pending RENAME TO audit_away`)
		w.refuse(refusals, caller, 3)
		refusals.Close() // writes none, and keeps the number
		w.execute(`ALTER TABLE audit_away RENAME TO audit_pending`)
		recorded, leftOut := 0, 0
		waittest.Until(t, "the refusals are linked", func() bool {
			refusals.Close() // a write may fail once more, while the table is renamed
			recorded, leftOut, _ = refusalsOf(t, caller, w.list(w.org))
			return recorded+leftOut >= 3
		}, tasktest.State(db))
		if recorded != 0 || leftOut != 3 {
			t.Errorf("%d recorded, %d left out, want 0 and 3", recorded, leftOut)
		}
	})
}

// A caller that has used up its entries earns one every ten seconds.
func TestRefusalsAreRecordedAgainLater(t *testing.T) {
	const burst, more = 60, 100
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		refusals := audit.NewRefusals(db, slog.New(slog.DiscardHandler))
		refusals.SetWritePatience(waittest.Patience())
		t.Cleanup(refusals.Close)
		begun := db.Clock().Elapsed()
		w.refuse(refusals, caller, burst)
		db.Clock().Advance(25 * time.Second)
		w.refuse(refusals, caller, more)
		earned := int((db.Clock().Elapsed() - begun) / (10 * time.Second))
		refusals.Close()
		entries := w.waitUntilRefused(caller, burst+more)
		if recorded, leftOut, _ := refusalsOf(t, caller, entries); recorded < burst+2 || recorded > burst+earned || leftOut == 0 {
			t.Errorf("%d recorded and %d left out, want %d to %d recorded", recorded, leftOut, burst+2, burst+earned)
		}
	})
}

// Of a token's uses the first is recorded, whichever replica sees it.
func TestTheFirstUseOfATokenIsRecordedOnce(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		ctx := audit.WithCaller(t.Context(), caller)
		token := audit.Token{Organization: w.org, ID: [32]byte{1}, Issuer: "granary", Subject: "anna", Scopes: "wallets:read", Expiry: db.Clock().Now().Add(1e12)}
		second := token
		second.ID[0] = 2
		one, another := audit.NewTokens(db), audit.NewTokens(db)
		for _, use := range []struct {
			by    *audit.Tokens
			token audit.Token
		}{{one, token}, {one, token}, {another, token}, {another, second}} {
			if err := use.by.RecordUse(ctx, use.token); err != nil {
				t.Fatal(err)
			}
		}
		entries := w.waitUntilLinked(w.org, 2)
		if len(entries) != 2 || entries[0].Subject != token.HexID() || entries[1].Subject != second.HexID() {
			t.Fatalf("the log is %+v, want the first use of each token", entries)
		}
		if d := entries[0].Details; entries[0].Action != audit.UseToken || d["scopes"] != "wallets:read" || d["issuer"] != "granary" || d["subject"] != "anna" || d["expiresAt"] == "" {
			t.Errorf("the first use is %+v", entries[0])
		}
	})
}

// Replicas that write at once have one chain, whichever of them links, and no entry is lost or linked twice.
func TestReplicasHaveOneChain(t *testing.T) {
	const replicas, changes = 3, 40
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			address := storetest.Address(t, engine)
			worlds := make([]*world, replicas)
			for i := range worlds {
				worlds[i] = newWorld(t, storetest.Connect(t, address))
				worlds[i].org = worlds[0].org
			}
			written := make(chan struct{})
			for _, w := range worlds {
				go func() {
					for range changes {
						w.record(w.org, audit.AddAddress, uuid.NewString(), nil)
					}
					written <- struct{}{}
				}()
			}
			for range replicas {
				<-written
			}
			w := worlds[0]
			entries := w.waitUntilLinked(w.org, replicas*changes)
			seen := map[string]bool{}
			for _, e := range entries {
				seen[e.Subject] = true
			}
			if len(entries) != replicas*changes || len(seen) != len(entries) {
				t.Errorf("%d entries of %d changes, want %d", len(entries), len(seen), replicas*changes)
			}
			if found := w.check(); len(found) > 0 {
				t.Errorf("the chain is broken: %v", found)
			}
		})
	}
}
