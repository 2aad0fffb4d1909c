package ledger

import (
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// readAll follows the pages of a query to the end.
func readAll(t *testing.T, db *store.DB, q ActivityQuery) (all []JournalLine) {
	t.Helper()
	for {
		lines, next, err := Activity(t.Context(), db, q)
		must(t, err)
		if len(lines) > q.Limit || next != nil && len(lines) < q.Limit {
			t.Fatalf("a page of %d lines, limit %d, next %v", len(lines), q.Limit, next)
		}
		all = append(all, lines...)
		if next == nil {
			return all
		}
		q.After = next
	}
}

func TestActivityPages(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		a, b, stranger := uuid.New(), uuid.New(), uuid.New()
		fee := func(w uuid.UUID) Entry {
			return newEntry(w, WithdrawalPayout,
				Line{Account: Cash, Chain: chain.Base, Token: chain.USDC, Amount: -3},
				Line{Account: External, Chain: chain.Base, Token: chain.USDC, Amount: 2},
				Line{Account: NetworkFee, Chain: chain.Base, Token: chain.USDC, Amount: 1})
		}
		foreign := cashEntry(stranger, 5, 0)
		foreign.Organization = uuid.New()
		must(t, postAll(t, db, cashEntry(a, 10, 0), cashEntry(b, 10, 0), fee(a), fee(b), foreign)) // all of one moment
		db.Clock().Advance(time.Second)
		must(t, postAll(t, db, fee(a), cashEntry(b, 1, 0)))
		must(t, postAll(t, db, fee(a)))

		whole := readAll(t, db, ActivityQuery{Organization: organization, Limit: 500})
		if len(whole) != 2+2+3+3+3+2+3 {
			t.Fatalf("%d lines", len(whole))
		}
		for i, l := range whole {
			if i > 0 && l.Time.Before(whole[i-1].Time) {
				t.Errorf("line %d is older than the one before", i)
			}
			follows := i > 0 && l.Entry == whole[i-1].Entry
			if follows && l.Number != whole[i-1].Number+1 {
				t.Errorf("line %d of an entry comes after line %d of it", l.Number, whole[i-1].Number)
			}
			if !follows && l.Number != 1 {
				t.Errorf("an entry begins with line %d, want 1", l.Number)
			}
		}
		for limit := 1; limit <= len(whole)+1; limit++ {
			if got := readAll(t, db, ActivityQuery{Organization: organization, Limit: limit}); !slices.Equal(got, whole) {
				t.Errorf("by %d: %d lines, want all %d in the same order", limit, len(got), len(whole))
			}
		}
		for name, c := range map[string]struct {
			query ActivityQuery
			keep  func(JournalLine) bool
		}{
			"a wallet":                 {ActivityQuery{Wallet: &a}, func(l JournalLine) bool { return l.Wallet == a }},
			"another's wallet":         {ActivityQuery{Wallet: &stranger}, func(JournalLine) bool { return false }},
			"from, inclusive":          {ActivityQuery{FromMicros: whole[10].Time.UnixMicro()}, func(l JournalLine) bool { return !l.Time.Before(whole[10].Time) }},
			"to, exclusive":            {ActivityQuery{ToMicros: whole[10].Time.UnixMicro()}, func(l JournalLine) bool { return l.Time.Before(whole[10].Time) }},
			"an empty span":            {ActivityQuery{FromMicros: whole[10].Time.UnixMicro(), ToMicros: whole[10].Time.UnixMicro()}, func(JournalLine) bool { return false }},
			"one moment":               {ActivityQuery{FromMicros: whole[10].Time.UnixMicro(), ToMicros: whole[10].Time.UnixMicro() + 1}, func(l JournalLine) bool { return l.Time.Equal(whole[10].Time) }},
			"a wallet's later moments": {ActivityQuery{Wallet: &a, FromMicros: whole[0].Time.UnixMicro() + 1}, func(l JournalLine) bool { return l.Wallet == a && l.Time.After(whole[0].Time) }},
		} {
			want := slices.DeleteFunc(slices.Clone(whole), func(l JournalLine) bool { return !c.keep(l) })
			for _, limit := range []int{1, 2, 500} {
				c.query.Organization, c.query.Limit = organization, limit
				if got := readAll(t, db, c.query); !slices.Equal(got, want) {
					t.Errorf("%s by %d: %d lines, want %d", name, limit, len(got), len(want))
				}
			}
		}
	})
}

func TestActivityTellsWhatWasPosted(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := uuid.New()
		e := shareEntry(w, 7, "123456789012345678901234567890", 0)
		before := db.Clock().Now()
		must(t, postAll(t, db, e))
		lines := readAll(t, db, ActivityQuery{Organization: organization, Limit: 10})
		if len(lines) != 2 {
			t.Fatalf("%v", lines)
		}
		at := lines[0].Time
		if at.Before(before) || at.After(db.Clock().Now()) {
			t.Errorf("posted at %s", at)
		}
		want := JournalLine{
			Entry: lines[0].Entry, Number: 1, Type: YieldSourceDeposit, Account: YieldPosition, Wallet: w,
			NativeUnits: "123456789012345678901234567890", Amount: 7, SettledAt: e.SettledAt.UTC(), Time: at,
			Chain: chain.Base, Token: chain.USDC, YieldSource: vault, TxHash: "0xabc", Reference: e.Reference,
		}
		if lines[0] != want {
			t.Errorf("line 1 is %+v, want %+v", lines[0], want)
		}
		want.Number, want.Account, want.NativeUnits, want.Amount, want.YieldSource = 2, External, "-7", -7, ""
		if lines[1] != want {
			t.Errorf("line 2 is %+v, want %+v", lines[1], want)
		}
	})
}
