package audit_test

import (
	"context"
	"log/slog"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

// world is a log with somebody who links it.
type world struct {
	*testing.T
	db  *store.DB
	org uuid.UUID
}

func newWorld(t *testing.T, db *store.DB) *world {
	t.Helper()
	runner := tasktest.NewRunner(t, db, tasktest.Lease)
	runner.HandleSeat(audit.Seat, audit.NewLinker(db, slog.New(slog.DiscardHandler)).Run)
	runner.Start()
	return &world{t, db, uuid.New()}
}

var caller = audit.Caller{Actor: audit.TokenActor("anna"), TokenID: "ab12", RemoteAddress: "192.0.2.7", RequestID: "7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e"}

// record records as the caller.
func (w *world) record(org uuid.UUID, action audit.Action, subject string, details audit.Details) {
	w.Helper()
	ctx := audit.WithCaller(w.Context(), caller)
	err := w.db.Write(ctx, func(tx *store.Tx) error {
		audit.Record(ctx, tx, org, action, subject, details)
		return nil
	})
	if err != nil {
		w.Fatal(err)
	}
}

// list is an organization's whole log, oldest first.
func (w *world) list(org uuid.UUID) []audit.Entry {
	w.Helper()
	entries, _, err := audit.List(w.Context(), w.db, org, audit.Filter{}, store.Page{Limit: 1000})
	if err != nil {
		w.Fatal(err)
	}
	return entries
}

// waitUntilLinked waits for so many entries.
func (w *world) waitUntilLinked(org uuid.UUID, n int) []audit.Entry {
	w.Helper()
	waittest.Until(w, "the entries are linked", func() bool { return len(w.list(org)) >= n }, tasktest.State(w.db))
	return w.list(org)
}

// check returns the findings of Check in the organization's log, or in an anchor.
func (w *world) check(anchors ...string) (texts []string) {
	w.Helper()
	_, err := audit.Check(w.Context(), w.db, anchors, func(of uuid.UUID, text string) {
		if of == w.org || of == uuid.Nil {
			texts = append(texts, text)
		}
	})
	if err != nil {
		w.Fatal(err)
	}
	return texts
}

// An entry has the actor, action, subject, origin and request, and is chained to the one before it in its
// organization.
func TestWhatIsRecordedIsLinked(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		other := uuid.New()
		w.record(w.org, audit.CreateWallet, "first", audit.Details{"label": "a \"b\"\n\u2028 \x00 \xff"})
		w.record(other, audit.CreateWallet, "theirs", nil)
		w.record(w.org, audit.CreateWithdrawal, "second", audit.Details{"amountUsd": "12.500000"})
		entries := w.waitUntilLinked(w.org, 2)
		w.waitUntilLinked(other, 1)
		e := entries[0]
		if is := (audit.Caller{Actor: e.Actor, TokenID: e.TokenID, RemoteAddress: e.RemoteAddress, RequestID: e.RequestID}); is != caller {
			t.Errorf("the entry is of %+v, want %+v", is, caller)
		}
		if e.Action != audit.CreateWallet || e.Subject != "first" || e.Outcome != audit.Done || e.Organization != w.org {
			t.Errorf("the entry is %+v", e)
		}
		if is, want := e.Details["label"], "a \"b\"\n\u2028 \uFFFD \uFFFD"; is != want {
			t.Errorf("a detail is %q, want %q", is, want)
		}
		for i, e := range entries {
			if e.Sequence != int64(i+1) {
				t.Errorf("entry %d has the sequence %d", i+1, e.Sequence)
			}
			if i > 0 && e.PreviousHash != entries[i-1].Hash {
				t.Errorf("entry %d follows %s, and the hash before it is %s", e.Sequence, e.PreviousHash, entries[i-1].Hash)
			}
		}
		if found := w.check(); len(found) > 0 {
			t.Errorf("the chain as it was written is found broken: %v", found)
		}
	})
}

// A transaction that is rolled back leaves no entry.
func TestARolledBackChangeHasNoEntry(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		err := db.Write(t.Context(), func(tx *store.Tx) error {
			audit.Record(t.Context(), tx, w.org, audit.CreateWallet, "lost", nil)
			return context.Canceled
		})
		if err == nil {
			t.Fatal("the transaction was committed")
		}
		w.record(w.org, audit.CreateWallet, "kept", nil)
		if entries := w.waitUntilLinked(w.org, 1); len(entries) != 1 || entries[0].Subject != "kept" {
			t.Errorf("the log has %+v, want the one that was committed", entries)
		}
	})
}

// Without a caller the service itself did it; an operator is who runs the command.
func TestActors(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		for _, ctx := range []context.Context{t.Context(), audit.WithOperator(t.Context())} {
			err := db.Write(ctx, func(tx *store.Tx) error {
				audit.Record(ctx, tx, uuid.Nil, audit.MigrateDatabase, "", nil)
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		entries := w.waitUntilLinked(uuid.Nil, 2)
		if entries[0].Actor != "service" {
			t.Errorf("without a caller the actor is %q", entries[0].Actor)
		}
		if is := entries[1].Actor; len(is) <= len("operator:") || is[:9] != "operator:" || entries[1].RequestID == "" {
			t.Errorf("an operator is %+v", entries[1])
		}
	})
}
