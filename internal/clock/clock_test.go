package clock

import (
	"testing"
	"testing/synctest"
	"time"
)

func TestNowIsWhatIsStored(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := New()
		<-time.After(1234567 * time.Nanosecond)
		now := c.Now()
		if want := time.Now().Truncate(time.Microsecond); !now.Equal(want) {
			t.Errorf("now is %s, want %s", now, want)
		}
		if now.Location() != time.UTC || Time(c.Micros()) != now {
			t.Errorf("%s is stored as %d and read %s", now, c.Micros(), Time(c.Micros()))
		}
	})
}

func TestAdvance(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := New()
		start := c.Now()
		var told []time.Duration
		c.OnAdvance(func(d time.Duration) {
			if got := c.Now().Sub(start); got < d {
				t.Errorf("told of %s with the clock at %s", d, got)
			}
			told = append(told, d)
			if len(told) == 1 {
				c.OnAdvance(func(time.Duration) {}) // must not lock us out
			}
		})
		c.Advance(time.Hour)
		c.Advance(0)
		c.Advance(-time.Minute)
		c.Advance(time.Nanosecond)
		<-time.After(time.Second)
		if got := c.Now().Sub(start); got != time.Hour+time.Second {
			t.Errorf("an hour ahead and a second later it is %s later", got)
		}
		if len(told) != 2 || told[0] != time.Hour || told[1] != time.Nanosecond {
			t.Errorf("told of %v", told)
		}
	})
}

func TestElapsedCountsWhatPassedAndWhatWasAdvanced(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := New()
		<-time.After(3 * time.Second)
		c.Advance(time.Hour)
		if got := c.Elapsed(); got != time.Hour+3*time.Second || c.Offset() != time.Hour {
			t.Errorf("elapsed %s, offset %s", got, c.Offset())
		}
	})
}
