package calendar

import (
	"fmt"
	"time"
)

// TimeOfDay is a time on the clock on a wall, to the minute.
type TimeOfDay struct {
	given   bool
	minutes int // since midnight
}

// ParseTimeOfDay reads hours and minutes of a day of 24 hours, such as 16:00.
func ParseTimeOfDay(text string) (TimeOfDay, error) {
	t, err := time.Parse("15:04", text)
	if err != nil || len(text) != len("15:04") {
		return TimeOfDay{}, fmt.Errorf("%q is not a time of day such as 16:00", text)
	}
	return TimeOfDay{true, t.Hour()*60 + t.Minute()}, nil
}

// UnmarshalText reads the form of ParseTimeOfDay.
func (t *TimeOfDay) UnmarshalText(text []byte) error {
	read, err := ParseTimeOfDay(string(text))
	*t = read
	return err
}

// String writes the form that ParseTimeOfDay reads.
func (t TimeOfDay) String() string { return fmt.Sprintf("%02d:%02d", t.minutes/60, t.minutes%60) }

// on is the moment at which the wall clock of the zone shows it that day, or, where
// summer time begins and no clock shows it, one an hour later.
func (t TimeOfDay) on(d Date, z Zone) time.Time {
	at := time.Date(d.Year, d.Month, d.Day, 0, t.minutes, 0, 0, z.location)
	if DateOf(at) == d {
		return at
	}
	return at.Add(time.Hour) // the library may read a time that is skipped after midnight as one before
}

// Zone is a time zone with its summer times.
type Zone struct{ location *time.Location }

// ParseZone finds a zone by its name in the tz database, such as America/New_York.
func ParseZone(name string) (Zone, error) {
	if name == "" || name == "Local" { // the machine's, which has no meaning to a reader
		return Zone{}, fmt.Errorf("%q is not a zone such as America/New_York", name)
	}
	location, err := time.LoadLocation(name)
	if err != nil {
		return Zone{}, fmt.Errorf("%q is not a zone such as America/New_York", name)
	}
	return Zone{location}, nil
}

// UnmarshalText reads the form of ParseZone.
func (z *Zone) UnmarshalText(text []byte) error {
	read, err := ParseZone(string(text))
	*z = read
	return err
}

// String is the zone's name.
func (z Zone) String() string { return z.location.String() }
