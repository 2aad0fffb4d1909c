package calendar

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// published are the closures on weekdays, as the exchange and the Federal Reserve
// announced them. Left out are closures by decree (2025-01-09, for President Carter).
var published = map[Market]map[int]string{
	NYSE: {
		2020: "01-01 01-20 02-17 04-10 05-25 07-03 09-07 11-26 12-25",
		2021: "01-01 01-18 02-15 04-02 05-31 07-05 09-06 11-25 12-24",
		2022: "01-17 02-21 04-15 05-30 06-20 07-04 09-05 11-24 12-26", // New Year's Day was a Saturday
		2023: "01-02 01-16 02-20 04-07 05-29 06-19 07-04 09-04 11-23 12-25",
		2024: "01-01 01-15 02-19 03-29 05-27 06-19 07-04 09-02 11-28 12-25",
		2025: "01-01 01-20 02-17 04-18 05-26 06-19 07-04 09-01 11-27 12-25",
		2026: "01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25",
		2027: "01-01 01-18 02-15 03-26 05-31 06-18 07-05 09-06 11-25 12-24",
		2028: "01-17 02-21 04-14 05-29 06-19 07-04 09-04 11-23 12-25",
	},
	Fed: {
		2020: "01-01 01-20 02-17 05-25 09-07 10-12 11-11 11-26 12-25",
		2021: "01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25", // Juneteenth was not yet the Fed's
		2022: "01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26",
		2023: "01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-23 12-25",
		2024: "01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25",
		2025: "01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25",
		2026: "01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25", // open on Friday, July 3
		2027: "01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25",
		2028: "01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25",
	},
}

func TestMarketsCloseAsPublished(t *testing.T) {
	for market, years := range published {
		for year, want := range years {
			t.Run(fmt.Sprint(market, year), func(t *testing.T) {
				var closed []string
				for day := (Date{year, time.January, 1}); day.Year == year; day = day.next() {
					weekend := day.weekday() == time.Saturday || day.weekday() == time.Sunday
					if weekend && market.OpenOn(day) {
						t.Errorf("open on %s, a %s", day, day.weekday())
					}
					if !weekend && !market.OpenOn(day) {
						closed = append(closed, day.String()[len("2006-"):])
					}
				}
				if got := strings.Join(closed, " "); got != want {
					t.Errorf("closed on %s, published are %s", got, want)
				}
			})
		}
	}
}

// A rule that holds for any year closes no market for long, and none on a date of the
// year before.
func TestMarketsAreOpenMostOfAnyYear(t *testing.T) {
	for market, fewest := range map[Market]int{NYSE: 250, Fed: 249} {
		for year := 2029; year <= 2199; year++ {
			open, closedFor := 0, 0
			for day := (Date{year, time.January, 1}); day.Year == year; day = day.next() {
				if market.OpenOn(day) {
					open, closedFor = open+1, 0
					continue
				}
				closedFor++
				if closedFor > 4 {
					t.Errorf("%s is closed for %d days until %s", market, closedFor, day)
				}
			}
			if open < fewest || open > fewest+5 {
				t.Errorf("%s is open on %d days of %d", market, open, year)
			}
		}
	}
}

func TestHolidaysOfOneMarketOnly(t *testing.T) {
	for day, want := range map[Date][]Market{
		{2026, time.April, 3}:     {Fed},       // Good Friday is the exchange's
		{2026, time.October, 12}:  {NYSE},      // Columbus Day is the Fed's
		{2026, time.November, 11}: {NYSE},      // and Veterans Day
		{2026, time.July, 3}:      {Fed},       // Independence Day on a Saturday
		{2021, time.December, 31}: {NYSE, Fed}, // New Year's Day on a Saturday
		{2021, time.June, 18}:     {NYSE, Fed}, // the law was a day old
		{2026, time.July, 6}:      {NYSE, Fed},
	} {
		var open []Market
		for _, m := range []Market{NYSE, Fed} {
			if m.OpenOn(day) {
				open = append(open, m)
			}
		}
		if !slices.Equal(open, want) {
			t.Errorf("on %s %v are open, want %v", day, open, want)
		}
	}
}
