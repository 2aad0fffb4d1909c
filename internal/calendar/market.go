package calendar

import (
	"fmt"
	"slices"
	"time"

	"github.com/rickar/cal/v2"
	"github.com/rickar/cal/v2/aa"
	"github.com/rickar/cal/v2/us"
)

// Market is whose closures count.
type Market string

// The markets with known rules.
const (
	NYSE Market = "nyse" // the New York Stock Exchange
	Fed  Market = "fed"  // the Federal Reserve's banks: Fedwire, so dollars between banks
)

// Valid reports whether the market's rules are known.
func (m Market) Valid() bool { return m == NYSE || m == Fed }

// juneteenthSince is the first year in which markets closed for it; the library has
// it from the year of the law.
const juneteenthSince = 2022

// How a holiday on a weekend is observed. No rule moves one into another year: the exchange lets New Year's Day on a
// Saturday go by, since the day before closes the year's books.
var (
	onNearest = []cal.AltDay{{Day: time.Saturday, Offset: -1}, {Day: time.Sunday, Offset: 1}}
	onMonday  = []cal.AltDay{{Day: time.Sunday, Offset: 1}}
)

// closures are each market's, by rule: NYSE Rule 7.2, and the holiday schedule of the
// Federal Reserve Banks, which stay open on the Friday before a Saturday holiday.
var closures = map[Market][]*cal.Holiday{
	NYSE: {
		us.NewYear.Clone(&cal.Holiday{Observed: onMonday}),
		us.MlkDay, us.PresidentsDay, aa.GoodFriday, us.MemorialDay,
		us.Juneteenth.Clone(&cal.Holiday{Observed: onNearest, StartYear: juneteenthSince}),
		us.IndependenceDay.Clone(&cal.Holiday{Observed: onNearest}),
		us.LaborDay, us.ThanksgivingDay,
		us.ChristmasDay.Clone(&cal.Holiday{Observed: onNearest}),
	},
	Fed: {
		us.NewYear.Clone(&cal.Holiday{Observed: onMonday}),
		us.MlkDay, us.PresidentsDay, us.MemorialDay,
		us.Juneteenth.Clone(&cal.Holiday{Observed: onMonday, StartYear: juneteenthSince}),
		us.IndependenceDay.Clone(&cal.Holiday{Observed: onMonday}),
		us.LaborDay, us.ColumbusDay,
		us.VeteransDay.Clone(&cal.Holiday{Observed: onMonday}),
		us.ThanksgivingDay,
		us.ChristmasDay.Clone(&cal.Holiday{Observed: onMonday}),
	},
}

// The library dates holidays at midnight of a place, which some places' summer time
// does not have: a day there could come out as the one before.
func init() { cal.DefaultLoc = time.UTC }

// Date is a day of the calendar, in no zone.
type Date struct {
	Year  int
	Month time.Month
	Day   int
}

// DateOf is the day that it is at t, in t's zone.
func DateOf(t time.Time) Date {
	year, month, day := t.Date()
	return Date{year, month, day}
}

// String writes the date as ISO 8601 does.
func (d Date) String() string { return fmt.Sprintf("%04d-%02d-%02d", d.Year, d.Month, d.Day) }

// next is the day after.
func (d Date) next() Date {
	return DateOf(time.Date(d.Year, d.Month, d.Day+1, 0, 0, 0, 0, time.UTC))
}

func (d Date) weekday() time.Weekday {
	return time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, time.UTC).Weekday()
}

// OpenOn reports whether the market is open on that day.
func (m Market) OpenOn(d Date) bool {
	if w := d.weekday(); w == time.Saturday || w == time.Sunday {
		return false
	}
	return !slices.ContainsFunc(closures[m], func(h *cal.Holiday) bool {
		_, observed := h.Calc(d.Year)
		return !observed.IsZero() && DateOf(observed) == d
	})
}
