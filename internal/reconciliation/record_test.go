package reconciliation_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/reconciliation"
	"github.com/granaryhq/granary/internal/state"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

var (
	org     = uuid.MustParse("11111111-1111-4111-8111-111111111111")
	another = uuid.MustParse("11111111-1111-4111-8111-111111111112")
	walletA = uuid.MustParse("22222222-2222-4222-8222-222222222221")
)

// books are breaks on one database.
type books struct {
	*testing.T
	db *store.DB
}

// found is that a wallet's cash differs by so much.
func found(difference string) reconciliation.Finding {
	block := uint64(7)
	return reconciliation.Finding{Row: walletA.String(), Rule: "positions_chains", Subject: reconciliation.Subject{Kind: "position", ID: "cash:ethereum:usdc"},
		Organization: org, Wallet: walletA, Difference: difference,
		Evidence: reconciliation.Evidence{Text: "the ledger says 100 units", Books: "100", Observed: "10" + difference, Block: &block}}
}

// look records a look at the wallet.
func (b *books) look(findings ...reconciliation.Finding) []reconciliation.Change {
	b.Helper()
	changes, err := store.Write(b.Context(), b.db, func(tx *store.Tx) ([]reconciliation.Change, error) {
		return reconciliation.Record(b.Context(), tx, "ethereum", []string{walletA.String()}, findings)
	})
	b.must(err)
	return changes
}

func (b *books) must(err error) {
	b.Helper()
	if err != nil {
		b.Fatal(err)
	}
}

func (b *books) list(organization uuid.UUID, f reconciliation.Filter) []reconciliation.Break {
	b.Helper()
	all, _, err := reconciliation.List(b.Context(), b.db, organization, f, store.Page{Limit: 100})
	b.must(err)
	return all
}

func (b *books) acknowledge(id uuid.UUID, note string) (reconciliation.Break, error) {
	ctx := audit.WithCaller(b.Context(), audit.Caller{Actor: audit.TokenActor("treasury")})
	return reconciliation.Acknowledge(ctx, b.db, org, id, note)
}

// only is the one break that there is, in the state.
func (b *books) only(want reconciliation.State) reconciliation.Break {
	b.Helper()
	all := b.list(org, reconciliation.Filter{})
	if len(all) != 1 || all[0].State != want {
		b.Fatalf("breaks %+v, want one that is %s", all, want)
	}
	return all[0]
}

func (b *books) rows() (n int) {
	b.Helper()
	b.must(b.db.QueryRow(b.Context(), `SELECT COUNT(*) FROM breaks`).Scan(&n))
	return n
}

func eachDatabase(t *testing.T, test func(*books)) {
	t.Helper()
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) { test(&books{t, db}) })
}

func TestABreakIsToldAtTheSecondLook(t *testing.T) {
	eachDatabase(t, func(b *books) {
		if told := b.look(found("3")); len(told) != 0 || len(b.list(org, reconciliation.Filter{})) != 0 {
			b.Errorf("told at the first look: %+v", told)
		}
		if told := b.look(found("3")); len(told) != 1 || told[0].Over || told[0].State != reconciliation.Open {
			b.Errorf("told at the second look: %+v", told)
		}
		is := b.only(reconciliation.Open)
		if is.Wallet != walletA || is.Rule != "positions_chains" || is.Subject.ID != "cash:ethereum:usdc" || is.Check != "ethereum" || is.Occurrences != 1 || is.Previous != nil {
			b.Errorf("the break is %+v", is)
		}
		if len(is.Evidence) != 1 || is.Evidence[0].Books != "100" || is.Evidence[0].Observed != "103" || is.Evidence[0].Block == nil || *is.Evidence[0].Block != 7 {
			b.Errorf("its evidence is %+v", is.Evidence)
		}
		if told := b.look(found("3")); len(told) != 0 {
			b.Errorf("told again at the third look: %+v", told)
		}
	})
}

func TestWhatIsSuspectedOnceLeavesNothing(t *testing.T) {
	eachDatabase(t, func(b *books) {
		b.look(found("3"))
		if told := b.look(); len(told) != 0 || b.rows() != 0 {
			b.Errorf("told %+v, and %d rows are left", told, b.rows())
		}
	})
}

func TestABreakIsResolvedWhenItIsNotFoundAnyMore(t *testing.T) {
	eachDatabase(t, func(b *books) {
		b.look(found("3"))
		b.look(found("3"))
		if told := b.look(); len(told) != 1 || !told[0].Over {
			b.Errorf("told when it is right again: %+v", told)
		}
		is := b.only(reconciliation.Resolved)
		if is.Resolution == nil || is.Resolution.Entry != nil || is.Resolution.At.IsZero() {
			b.Errorf("its resolution is %+v, want one by itself", is.Resolution)
		}
	})
}

// Rows that were not read have not passed.
func TestABreakOfARowThatWasNotLookedAtStays(t *testing.T) {
	eachDatabase(t, func(b *books) {
		b.look(found("3"))
		b.look(found("3"))
		b.must(b.db.Write(b.Context(), func(tx *store.Tx) error {
			_, err := reconciliation.Record(b.Context(), tx, "ethereum", []string{uuid.NewString()}, nil)
			return err
		}))
		b.must(b.db.Write(b.Context(), func(tx *store.Tx) error {
			_, err := reconciliation.Record(b.Context(), tx, "base", []string{walletA.String()}, nil)
			return err
		}))
		b.only(reconciliation.Open)
	})
}

func TestABreakThatComesBackWithinTheHourIsTheSame(t *testing.T) {
	eachDatabase(t, func(b *books) {
		b.look(found("3"))
		b.look(found("3"))
		first := b.only(reconciliation.Open)
		for range 5 {
			b.look()
			b.db.Clock().Advance(10 * time.Minute)
			b.look(found("3"))
			b.look(found("3"))
		}
		is := b.only(reconciliation.Open)
		if is.ID != first.ID || is.Occurrences != 6 || is.Resolution != nil || b.rows() != 1 {
			b.Errorf("%+v in %d rows, want the first once more, of 6 occurrences, in one", is, b.rows())
		}
	})
}

func TestABreakThatComesBackLaterNamesTheEarlier(t *testing.T) {
	eachDatabase(t, func(b *books) {
		b.look(found("3"))
		b.look(found("3"))
		first := b.only(reconciliation.Open)
		b.look()
		b.db.Clock().Advance(2 * time.Hour)
		b.look(found("4"))
		b.look(found("4"))
		open := b.list(org, reconciliation.Filter{State: reconciliation.Open})
		if len(open) != 1 || open[0].ID == first.ID || open[0].Previous == nil || *open[0].Previous != first.ID {
			b.Errorf("open are %+v, want one that names %s", open, first.ID)
		}
		if earlier := b.list(org, reconciliation.Filter{State: reconciliation.Resolved}); len(earlier) != 1 || earlier[0].ID != first.ID {
			b.Errorf("resolved are %+v, want the first", earlier)
		}
	})
}

func TestAcknowledging(t *testing.T) {
	eachDatabase(t, func(b *books) {
		b.look(found("3"))
		suspected := b.rows()
		b.look(found("3"))
		is := b.only(reconciliation.Open)
		if suspected != 1 {
			b.Errorf("%d rows after the first look", suspected)
		}
		for range 2 {
			known, err := b.acknowledge(is.ID, "a stranger's gift")
			b.must(err)
			if known.State != reconciliation.Acknowledged || known.Acknowledgement == nil || known.Acknowledgement.Note != "a stranger's gift" || known.Acknowledgement.By != "token:treasury" {
				b.Errorf("acknowledged it is %+v, %+v", known, known.Acknowledgement)
			}
		}
		var entries int
		b.must(b.db.QueryRow(b.Context(), `SELECT COUNT(*) FROM audit_pending WHERE action = $1 AND subject = $2`, string(audit.AcknowledgeBreak), is.ID).Scan(&entries))
		if entries != 1 {
			b.Errorf("the audit log has %d entries of it, want 1", entries)
		}
		other, err := b.acknowledge(is.ID, "a stranger's gift, and it may stay")
		b.must(err)
		if other.Acknowledgement.Note != "a stranger's gift, and it may stay" {
			b.Errorf("with another note it is %+v", other.Acknowledgement)
		}
		b.look(found("3"))
		b.only(reconciliation.Acknowledged)
		b.look()
		if over := b.only(reconciliation.Resolved); over.Acknowledgement == nil || over.Acknowledgement.Note != "a stranger's gift, and it may stay" {
			b.Errorf("resolved it has forgotten its note: %+v", over)
		}
		if _, err := b.acknowledge(is.ID, "late"); !errors.Is(err, &fault.Error{Code: fault.BreakNotOpen}) {
			b.Errorf("one that is resolved: %v, want break_not_open", err)
		}
	})
}

// An acknowledged break is known as it was then.
func TestAnAcknowledgedBreakWithAnotherDifferenceIsOpenAgain(t *testing.T) {
	eachDatabase(t, func(b *books) {
		b.look(found("3"))
		b.look(found("3"))
		_, err := b.acknowledge(b.only(reconciliation.Open).ID, "known")
		b.must(err)
		b.look(found("5"))
		if is := b.only(reconciliation.Open); is.Acknowledgement != nil {
			b.Errorf("open again, it is acknowledged still: %+v", is.Acknowledgement)
		}
	})
}

func TestABreakIsItsOrganizationsAlone(t *testing.T) {
	eachDatabase(t, func(b *books) {
		b.look(found("3"))
		b.look(found("3"))
		is := b.only(reconciliation.Open)
		for _, other := range []uuid.UUID{another, uuid.Nil} {
			if theirs := b.list(other, reconciliation.Filter{}); len(theirs) != 0 {
				b.Errorf("%s sees %+v", other, theirs)
			}
			missing := &fault.Error{Code: fault.BreakNotFound}
			if _, err := reconciliation.Get(b.Context(), b.db, other, is.ID); !errors.Is(err, missing) {
				b.Errorf("%s gets it: %v", other, err)
			}
			if _, err := reconciliation.Acknowledge(b.Context(), b.db, other, is.ID, "mine"); !errors.Is(err, missing) {
				b.Errorf("%s acknowledges it: %v", other, err)
			}
		}
		b.only(reconciliation.Open)
	})
}

func TestTheEntryThatPutTheBooksRightIsNamed(t *testing.T) {
	cases := map[string]struct {
		event, position string
		named           bool
	}{
		"a settlement that was accepted by hand": {"opening_balance", "cash:ethereum:usdc", true},
		"one of another position":                {"opening_balance", "cash:base:usdc", false},
		"a deposit":                              {"deposit", "cash:ethereum:usdc", false},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			eachDatabase(t, func(b *books) {
				b.look(found("3"))
				b.look(found("3"))
				entry, now := uuid.New(), b.db.Clock().Micros()
				b.must(b.db.Write(b.Context(), func(tx *store.Tx) error {
					tx.Defer(`INSERT INTO journal_entries (id, organization_id, wallet_id, event_type, reference, settled_at, created_at) VALUES ($1, $2, $3, $4, 'accepted:x', $5, $5)`,
						entry, org, walletA, c.event, now)
					tx.Defer(`INSERT INTO journal_lines (entry_id, line_number, organization_id, wallet_id, position_id, account_kind, amount, native_units, chain, token, tx_hash, created_at)
						VALUES ($1, 1, $2, $3, $4, 'cash', 3, '3', 'ethereum', 'usdc', '0x', $5)`, entry, org, walletA, c.position, now)
					return nil
				}))
				b.look()
				is := b.only(reconciliation.Resolved)
				if named := is.Resolution.Entry != nil && *is.Resolution.Entry == entry; named != c.named {
					b.Errorf("resolved by %v, named: %t, want %t", is.Resolution.Entry, named, c.named)
				}
			})
		})
	}
}

// For any content of rows that were tampered with, evidence is bounded and can be stored.
func TestEvidenceIsBounded(t *testing.T) {
	eachDatabase(t, func(b *books) {
		var all []reconciliation.Finding
		for i := range 100 {
			f := found("")
			f.Evidence.Text = fmt.Sprint(i) + "\x00\xff" + strings.Repeat("é", 5000)
			all = append(all, f)
		}
		b.look(all...)
		b.look(all...)
		is := b.only(reconciliation.Open)
		size := 0
		for _, e := range is.Evidence {
			size += len(e.Text)
		}
		if len(is.Evidence) != 10 || size > 10*1010 {
			b.Errorf("%d texts of %d bytes", len(is.Evidence), size)
		}
	})
}

func TestFiltersAndPages(t *testing.T) {
	eachDatabase(t, func(b *books) {
		f := found("3")
		g := found("1")
		g.Rule, g.Subject.ID, g.Wallet, g.Row = "reservations", "other", another, another.String()
		b.look(f, g)
		b.db.Clock().Advance(time.Second)
		b.look(f, g)
		for name, c := range map[string]struct {
			filter reconciliation.Filter
			want   int
		}{
			"all":             {reconciliation.Filter{}, 2},
			"one rule":        {reconciliation.Filter{Rule: "reservations"}, 1},
			"no such rule":    {reconciliation.Filter{Rule: "x"}, 0},
			"one wallet":      {reconciliation.Filter{Wallet: &walletA}, 1},
			"a state":         {reconciliation.Filter{State: reconciliation.Open}, 2},
			"another state":   {reconciliation.Filter{State: reconciliation.Resolved}, 0},
			"wallet and rule": {reconciliation.Filter{Wallet: &walletA, Rule: "reservations"}, 0},
		} {
			if got := len(b.list(org, c.filter)); got != c.want {
				b.Errorf("%s: %d breaks, want %d", name, got, c.want)
			}
		}
		first, next, err := reconciliation.List(b.Context(), b.db, org, reconciliation.Filter{}, store.Page{Limit: 1})
		b.must(err)
		second, end, err := reconciliation.List(b.Context(), b.db, org, reconciliation.Filter{}, store.Page{Limit: 1, After: next})
		b.must(err)
		if len(first) != 1 || len(second) != 1 || first[0].ID == second[0].ID || end != nil {
			b.Errorf("pages %+v and %+v, then %v", first, second, end)
		}
	})
}

// The statements change states as the table has it.
func TestStatementsFollowTheTable(t *testing.T) {
	changes := []struct {
		from reconciliation.State
		on   reconciliation.Trigger
		to   reconciliation.State
	}{
		{state.None, reconciliation.OnFound, reconciliation.Suspected},
		{reconciliation.Suspected, reconciliation.OnNotFound, state.None},
		{reconciliation.Suspected, reconciliation.OnFoundAgain, reconciliation.Open},
		{reconciliation.Open, reconciliation.OnAcknowledged, reconciliation.Acknowledged},
		{reconciliation.Acknowledged, reconciliation.OnWorse, reconciliation.Open},
		{reconciliation.Acknowledged, reconciliation.OnAcknowledged, reconciliation.Acknowledged},
		{reconciliation.Open, reconciliation.OnNotFound, reconciliation.Resolved},
		{reconciliation.Acknowledged, reconciliation.OnNotFound, reconciliation.Resolved},
		{reconciliation.Resolved, reconciliation.OnBack, reconciliation.Open},
	}
	eachDatabase(t, func(b *books) {
		for _, c := range changes {
			b.must(b.db.Write(b.Context(), func(tx *store.Tx) error { tx.Defer(`DELETE FROM breaks`); return nil }))
			b.reach(c.from)
			b.trigger(c.on)
			is := reconciliation.State(state.None)
			err := b.db.QueryRow(b.Context(), `SELECT state FROM breaks`).Scan((*string)(&is))
			if err != nil && !errors.Is(err, store.ErrNoRows) {
				b.Fatal(err)
			}
			drawn, err := reconciliation.States.Next(c.from, c.on)
			b.must(err)
			if is != c.to || drawn != c.to {
				b.Errorf("%q becomes %q when %s, the table has %q, want %q", c.from, is, c.on, drawn, c.to)
			}
		}
	})
	if n := len(reconciliation.States); n != 9 {
		t.Errorf("the table has %d changes, 9 are tested", n)
	}
}

// reach brings the one break to a state.
func (b *books) reach(s reconciliation.State) {
	b.Helper()
	if s == state.None {
		return
	}
	b.look(found("3"))
	if s == reconciliation.Suspected {
		return
	}
	b.look(found("3"))
	switch s {
	case reconciliation.Acknowledged:
		b.trigger(reconciliation.OnAcknowledged)
	case reconciliation.Resolved:
		b.look()
	}
}

func (b *books) trigger(on reconciliation.Trigger) {
	b.Helper()
	switch on {
	case reconciliation.OnFound, reconciliation.OnFoundAgain:
		b.look(found("3"))
	case reconciliation.OnNotFound:
		b.look()
	case reconciliation.OnWorse:
		b.look(found("5"))
	case reconciliation.OnBack:
		b.look(found("3"))
		b.look(found("3"))
	case reconciliation.OnAcknowledged:
		_, err := b.acknowledge(b.list(org, reconciliation.Filter{})[0].ID, fmt.Sprint("known ", b.rows(), uuid.New()))
		b.must(err)
	}
}

// A recording that is given up leaves no row, and the next replica goes on from the rows.
func TestARoundThatFailsRecordsNothing(t *testing.T) {
	eachDatabase(t, func(b *books) {
		gone := errors.New("the seat is lost")
		err := b.db.Write(b.Context(), func(tx *store.Tx) error {
			_, err := reconciliation.Record(context.WithoutCancel(b.Context()), tx, "ethereum", nil, []reconciliation.Finding{found("3")})
			return errors.Join(err, gone)
		})
		if !errors.Is(err, gone) || b.rows() != 0 {
			b.Errorf("%v, %d rows", err, b.rows())
		}
	})
}
