package yield

import (
	"fmt"
	"slices"
	"testing"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// Each day keeps its last price; a day that is closed keeps it for ever, and a source
// that was not read on it has that of the day before.
func TestPricesByDay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		read := func(source string, day, second int64, worth uint64) {
			t.Helper()
			writeRows(t, db, func(tx *store.Tx) {
				at := day*dayMicros + second*1_000_000
				saveDayPrice(tx, source, reading{at: clock.Time(at), block: uint64(at / 1_000_000), basisWorth: money.NewUnits(worth), basisShares: money.NewUnits(1000), shares: money.NewUnits(1000)})
			})
		}
		closeDay := func(day int64) { writeRows(t, db, func(tx *store.Tx) { CloseDay(tx, day) }) }
		expect := func(what string, from, to int64, want ...string) {
			t.Helper()
			prices, err := DayPrices(t.Context(), db, []string{"a", "b"}, from, to)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, source := range []string{"a", "b"} {
				for _, p := range prices[source] {
					got = append(got, fmt.Sprintf("%s day %d: %d of day %d", source, p.Day, int64(p.Value(money.NewUnits(1000))), p.At.UnixMicro()/dayMicros))
				}
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s: %v, want %v", what, got, want)
			}
		}
		read("a", 100, 1, 1000)
		read("a", 100, 9, 1010)
		read("b", 100, 5, 500)
		expect("the last of the day", 100, 100, "a day 100: 1010 of day 100", "b day 100: 500 of day 100")
		read("a", 101, 1, 1020)
		closeDay(100)
		closeDay(101)
		read("a", 101, 7, 9999)
		read("a", 100, 7, 9999)
		read("c", 100, 7, 9999)
		expect("closed days stay, and b was not read on the second", 100, 101,
			"a day 100: 1010 of day 100", "a day 101: 1020 of day 101", "b day 100: 500 of day 100", "b day 101: 500 of day 100")
		closeDay(101)
		read("b", 102, 1, 510)
		expect("the one before, and the days asked for", 102, 102,
			"a day 101: 1020 of day 101", "b day 101: 500 of day 100", "b day 102: 510 of day 102")
		expect("nothing before the first", 90, 99)
		none, err := DayPrices(t.Context(), db, []string{"c"}, 0, 1000)
		if err != nil || len(none) != 0 {
			t.Errorf("a source that was read first for a closed day has %v, %v", none, err)
		}
	})
}

func writeRows(t *testing.T, db *store.DB, write func(*store.Tx)) {
	t.Helper()
	if err := db.Write(t.Context(), func(tx *store.Tx) error { write(tx); return nil }); err != nil {
		t.Fatal(err)
	}
}
