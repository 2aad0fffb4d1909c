package valuation

import "time"

// Day is a UTC day, counted from 1970-01-01.
type Day int64

const dayLength = 24 * time.Hour

// DayOf is the day in which a time lies.
func DayOf(at time.Time) Day {
	seconds, day := at.Unix(), int64(dayLength/time.Second)
	return Day((seconds - ((seconds%day)+day)%day) / day)
}

// Start is the first moment of the day.
func (d Day) Start() time.Time { return time.Unix(int64(d)*int64(dayLength/time.Second), 0).UTC() }

// End is the first moment after the day.
func (d Day) End() time.Time { return (d + 1).Start() }

func (d Day) String() string { return d.Start().Format(time.DateOnly) }
