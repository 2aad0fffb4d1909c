package verify

import (
	"strings"
	"testing"
	"time"
)

// The valid stamps of an entry, by the time of its block and the completion of its cause.
func TestWhenAnEntryMayHaveBeenPosted(t *testing.T) {
	completed := time.Date(2026, time.March, 4, 13, 30, 0, 0, time.UTC)
	midnight := time.Date(2026, time.March, 5, 0, 0, 0, 0, time.UTC)
	const year = 365 * 24 * time.Hour
	for name, c := range map[string]struct {
		posted, block time.Time
		opening       bool // no completion with it
		want          string
	}{
		"with its cause":                                  {posted: completed, block: completed.Add(-time.Minute)},
		"by the second reading of a clock":                {posted: completed.Add(time.Microsecond), block: completed},
		"out of a day that is closed":                     {posted: midnight, block: completed},
		"out of days that a moved clock closed":           {posted: midnight.Add(year), block: completed},
		"for a block of years before the clock was moved": {posted: completed, block: completed.Add(-9 * year)},
		"for a block of a chain that is ahead":            {posted: completed, block: completed.Add(12 * time.Hour)},
		"by a clock that was set back":                    {posted: completed.Add(-time.Second), block: completed.Add(-time.Minute)},
		"an opening of a database made again":             {posted: completed.Add(year), block: completed, opening: true},
		"a year before its block":                         {posted: completed.Add(-year), block: completed, want: "long before its block was made"},
		"an opening of a year before":                     {posted: completed.Add(-year), block: completed, opening: true, want: "long before its block was made"},
		"an hour before its cause":                        {posted: completed.Add(-time.Hour), block: completed, want: "was completed at 2026-03-04T13:30:00Z"},
		"two days after its cause":                        {posted: completed.Add(48 * time.Hour), block: completed, want: "was completed at 2026-03-04T13:30:00Z"},
		"a moment after a later midnight":                 {posted: midnight.Add(year + time.Microsecond), block: completed, want: "was completed at"},
	} {
		e := &entryRow{createdMicros: c.posted.UnixMicro(), settledMicros: c.block.UnixMicro()}
		at := completed.UnixMicro()
		cause := &at
		if c.opening {
			cause = nil
		}
		var f findings
		e.checkTime(cause, f.sayOf(EntriesWhole, "", [16]byte{}, ""))
		var said []string
		for _, found := range f {
			said = append(said, found.Text)
		}
		if all := strings.Join(said, "; "); (all == "") != (c.want == "") || !strings.Contains(all, c.want) {
			t.Errorf("%s: %q, want %q", name, all, c.want)
		}
	}
}
