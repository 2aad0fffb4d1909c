package audit_test

import (
	"log/slog"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// refuse has the caller be refused n times.
func (w *world) refuse(r *audit.Refusals, c audit.Caller, n int) {
	w.Helper()
	ctx := audit.WithCaller(w.Context(), c)
	for range n {
		r.Record(ctx, w.org, audit.CreateWithdrawal, "wallet", audit.Details{"code": "forbidden"})
	}
}

// However often somebody is refused, the log grows by little, says how often it was,
// and has room for what others are refused.
func TestRefusalsAreBoundedAndCounted(t *testing.T) {
	const burst, more = 60, 250
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		refusals := audit.NewRefusals(db, slog.New(slog.DiscardHandler))
		w.refuse(refusals, caller, burst+more)
		other := caller
		other.Actor = audit.TokenActor("bob")
		w.refuse(refusals, other, 1)
		refusals.Close()
		entries := w.waitUntilLinked(w.org, burst+2)
		told := map[string]int{}
		for _, e := range entries {
			told[e.Actor+" "+string(e.Action)]++
			if e.Outcome != audit.Refused {
				t.Errorf("the outcome is %s", e.Outcome)
			}
			if e.Action == "refusals.left_out" && e.Details["count"] != "250" {
				t.Errorf("%s were left out, want %d", e.Details["count"], more)
			}
		}
		for what, want := range map[string]int{"token:anna withdrawal.create": burst, "token:anna refusals.left_out": 1, "token:bob withdrawal.create": 1} {
			if told[what] != want {
				t.Errorf("%d of %s, want %d: %v", told[what], what, want, told)
			}
		}
		if len(entries) != burst+2 {
			t.Errorf("%d entries of %d refusals, want %d", len(entries), burst+more+1, burst+2)
		}
	})
}

// What an actor has used up comes back with time.
func TestRefusalsAreRecordedAgainLater(t *testing.T) {
	const burst = 60
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		refusals := audit.NewRefusals(db, slog.New(slog.DiscardHandler))
		t.Cleanup(refusals.Close)
		w.refuse(refusals, caller, burst)
		db.Clock().Advance(25e9) // two and a half times ten seconds
		w.refuse(refusals, caller, 3)
		refusals.Close()
		if entries := w.waitUntilLinked(w.org, burst+3); len(entries) != burst+3 || entries[burst+2].Action != "refusals.left_out" {
			t.Errorf("%d entries, want %d and how many were left out", len(entries), burst+2)
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

// Replicas that write at once have one chain, whoever of them links, and nothing is
// lost or linked twice.
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
