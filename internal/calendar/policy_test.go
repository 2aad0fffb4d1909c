package calendar

import (
	"strings"
	"testing"
	"time"

	"go.yaml.in/yaml/v3"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/randtest"
)

// newYork is a policy of both markets with a cutoff at 13:00 and a strike at 17:00.
func newYork(t testing.TB, least, most int) Policy {
	t.Helper()
	var p Policy
	text := `{processingTimeBasis: banking_days, cutoff: "13:00", strike: "17:00", zone: America/New_York, markets: [nyse, fed]}`
	if err := yaml.Unmarshal([]byte(text), &p); err != nil {
		t.Fatal(err)
	}
	p.TypicalMinUnits, p.TypicalMaxUnits = least, most
	if err := p.Validate(); err != nil {
		t.Fatal(err)
	}
	return p
}

const minute = "2006-01-02 15:04 MST"

func TestScheduleOfBankingDays(t *testing.T) {
	for _, c := range []struct {
		name, at                          string // RFC 3339
		least, most                       int
		cutoff, strike, earliest, typical string // in New York
	}{
		{"before the cutoff", "2026-06-10T12:59:59-04:00", 1, 3, "2026-06-10 13:00 EDT", "2026-06-10 17:00 EDT", "2026-06-11 17:00 EDT", "2026-06-15 17:00 EDT"},
		{"at the cutoff", "2026-06-10T13:00:00-04:00", 1, 3, "2026-06-11 13:00 EDT", "2026-06-11 17:00 EDT", "2026-06-12 17:00 EDT", "2026-06-16 17:00 EDT"},
		{"after it, before the strike", "2026-06-10T16:00:00-04:00", 0, 1, "2026-06-11 13:00 EDT", "2026-06-11 17:00 EDT", "2026-06-11 17:00 EDT", "2026-06-12 17:00 EDT"},
		{"settled with the strike", "2026-06-10T09:00:00-04:00", 0, 0, "2026-06-10 13:00 EDT", "2026-06-10 17:00 EDT", "2026-06-10 17:00 EDT", "2026-06-10 17:00 EDT"},
		{"late on a Friday", "2026-06-12T18:00:00-04:00", 1, 2, "2026-06-15 13:00 EDT", "2026-06-15 17:00 EDT", "2026-06-16 17:00 EDT", "2026-06-17 17:00 EDT"},
		{"on a Saturday", "2026-06-13T10:00:00-04:00", 2, 2, "2026-06-15 13:00 EDT", "2026-06-15 17:00 EDT", "2026-06-17 17:00 EDT", "2026-06-17 17:00 EDT"},
		{"over a weekend and Juneteenth", "2026-06-18T09:00:00-04:00", 2, 3, "2026-06-18 13:00 EDT", "2026-06-18 17:00 EDT", "2026-06-23 17:00 EDT", "2026-06-24 17:00 EDT"},
		{"on a holiday of the Fed's only", "2026-10-12T09:00:00-04:00", 0, 1, "2026-10-13 13:00 EDT", "2026-10-13 17:00 EDT", "2026-10-13 17:00 EDT", "2026-10-14 17:00 EDT"},
		{"over a year's end", "2026-12-31T14:00:00-05:00", 1, 2, "2027-01-04 13:00 EST", "2027-01-04 17:00 EST", "2027-01-05 17:00 EST", "2027-01-06 17:00 EST"},
		{"into summer time", "2026-03-06T14:00:00-05:00", 1, 1, "2026-03-09 13:00 EDT", "2026-03-09 17:00 EDT", "2026-03-10 17:00 EDT", "2026-03-10 17:00 EDT"},
		{"out of summer time", "2026-10-30T12:00:00-04:00", 1, 1, "2026-10-30 13:00 EDT", "2026-10-30 17:00 EDT", "2026-11-02 17:00 EST", "2026-11-02 17:00 EST"},
		{"a day that has begun in London only", "2026-06-11T03:00:00Z", 0, 0, "2026-06-11 13:00 EDT", "2026-06-11 17:00 EDT", "2026-06-11 17:00 EDT", "2026-06-11 17:00 EDT"},
	} {
		t.Run(c.name, func(t *testing.T) {
			at, err := time.Parse(time.RFC3339, c.at)
			if err != nil {
				t.Fatal(err)
			}
			p := newYork(t, c.least, c.most)
			s := p.Schedule(at)
			for what, pair := range map[string][2]string{
				"cutoff": {s.Cutoff.Format(minute), c.cutoff}, "strike": {s.Strike.Format(minute), c.strike},
				"earliest settlement": {s.EarliestSettlement.Format(minute), c.earliest}, "typical settlement": {s.TypicalSettlement.Format(minute), c.typical},
			} {
				if pair[0] != pair[1] {
					t.Errorf("the %s is %s, want %s", what, pair[0], pair[1])
				}
			}
			want := Estimate{Basis: BankingDays, TypicalCompletionDate: DateOf(s.EarliestSettlement), TypicalWindowEndDate: DateOf(s.TypicalSettlement)}
			if got := p.Estimate(at); got != want || got.TypicalCompletionDate.String() != c.earliest[:len("2006-01-02")] {
				t.Errorf("the estimate is %+v, want %+v", got, want)
			}
		})
	}
}

func TestStrikesFollowEachOther(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		p, at := anyPolicy(t), anyMoment(t, "at")
		next := p.NextStrike(at)
		if !next.After(at) || !p.OpenOn(DateOf(next)) {
			t.Fatalf("the strike after %s is at %s", at, next)
		}
		if again := p.NextStrike(next.Add(-time.Second)); !again.Equal(next) {
			t.Fatalf("a second before the strike %s the next is %s", next, again)
		}
		if s := p.Schedule(at).Strike; s.Before(next) {
			t.Fatalf("a request at %s is struck at %s, before the next strike %s", at, s, next)
		}
		if between := p.NextStrike(at.AddDate(0, 0, -20)); between.After(next) {
			t.Fatalf("an earlier time has the later next strike %s, not %s", between, next)
		}
	})
}

// A strike that no calendar asked for is settled by the same calendar.
func TestAStrikeOutOfOrderIsSettledOnMarketDays(t *testing.T) {
	p := newYork(t, 1, 3)
	saturday := time.Date(2026, time.June, 20, 12, 0, 0, 0, time.UTC)
	for days, want := range map[int]string{0: "2026-06-20 12:00 UTC", 1: "2026-06-22 17:00 EDT", 2: "2026-06-23 17:00 EDT"} {
		if got := p.SettleAfter(saturday, days).Format(minute); got != want {
			t.Errorf("%d market days after Saturday is %s, want %s", days, got, want)
		}
	}
}

func TestSecondsAreCountedAtAnyTime(t *testing.T) {
	p := Policy{TypicalMinUnits: 15, TypicalMaxUnits: 3690}
	at := time.Date(2026, time.July, 4, 23, 59, 50, 0, time.UTC)
	want := Schedule{EarliestSettlement: at.Add(15 * time.Second), TypicalSettlement: at.Add(3690 * time.Second)}
	if got := p.Schedule(at); got != want {
		t.Errorf("the schedule is %+v, want %+v", got, want)
	}
	if got, want := p.Estimate(at), (Estimate{Basis: ElapsedSeconds, TypicalMinDuration: "PT15S", TypicalMaxDuration: "PT1H1M30S"}); got != want {
		t.Errorf("the estimate is %+v, want %+v", got, want)
	}
	if got := (Policy{}).Estimate(at).TypicalMinDuration; got != "PT0S" {
		t.Errorf("no time at all is written %s", got)
	}
}

func TestValidateNamesWhatIsWrongWithAPolicy(t *testing.T) {
	for _, c := range []struct {
		breakIt func(*Policy)
		names   string
	}{
		{func(p *Policy) { p.Basis = "weeks" }, "processingTimeBasis"},
		{func(p *Policy) { p.Basis = ElapsedSeconds }, "cutoff, strike, zone and markets"},
		{func(p *Policy) { p.Cutoff = TimeOfDay{} }, "cutoff: missing"},
		{func(p *Policy) { p.Cutoff = TimeOfDay{true, 18 * 60} }, "strike: before"},
		{func(p *Policy) { p.Zone = Zone{} }, "zone: missing"},
		{func(p *Policy) { p.Markets = nil }, "markets: missing"},
		{func(p *Policy) { p.Markets = []Market{"lse"} }, `"lse"`},
		{func(p *Policy) { p.TypicalMinUnits = -1 }, "typicalMinUnits"},
		{func(p *Policy) { p.TypicalMaxUnits = 0 }, "typicalMaxUnits"},
		{func(p *Policy) { p.TypicalMaxUnits = maxDays + 1 }, "typicalMaxUnits"},
		{func(p *Policy) { *p = Policy{TypicalMaxUnits: maxSeconds + 1} }, "typicalMaxUnits"},
	} {
		p := newYork(t, 1, 3)
		c.breakIt(&p)
		if err := p.Validate(); err == nil || !strings.Contains(err.Error(), c.names) {
			t.Errorf("%v does not name %s", err, c.names)
		}
	}
}

// Where summer time begins at midnight, a time that no clock shows is still that day's.
func TestACutoffThatNoClockShows(t *testing.T) {
	for _, c := range []struct{ zone, at, want string }{
		{"Africa/Cairo", "2024-04-25T20:00:00Z", "2024-04-26 01:30"},     // a Friday
		{"America/Havana", "1998-03-27T20:00:00Z", "1998-03-30 00:30"},   // on the Sunday before
		{"America/Asuncion", "1990-09-28T20:00:00Z", "1990-10-01 01:30"}, // a Monday, west of Greenwich
	} {
		p := newYork(t, 0, 0)
		p.Cutoff, p.Strike = TimeOfDay{true, 30}, TimeOfDay{}
		zone, err := ParseZone(c.zone)
		if err != nil {
			t.Fatal(err)
		}
		p.Zone = zone
		at, err := time.Parse(time.RFC3339, c.at)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Schedule(at).Cutoff.Format("2006-01-02 15:04"); got != c.want {
			t.Errorf("in %s the cutoff is %s, want %s", c.zone, got, c.want)
		}
	}
}

func TestTextsThatAreNoTimeOrZone(t *testing.T) {
	for _, text := range []string{"", "9:00", "24:00", "13:60", "1300", "13:00:00", "noon"} {
		if _, err := ParseTimeOfDay(text); err == nil {
			t.Errorf("%q is a time of day", text)
		}
	}
	for _, text := range []string{"", "Local", "EDT5", "America/Nowhere", "../etc/passwd"} {
		if _, err := ParseZone(text); err == nil {
			t.Errorf("%q is a zone", text)
		}
	}
}

// anyPolicy draws policies of several zones, some with the strike at the cutoff.
func anyPolicy(t *rapid.T) Policy {
	p := Policy{Basis: BankingDays}
	cutoff := rapid.IntRange(0, 24*60-1).Draw(t, "cutoff")
	p.Cutoff = TimeOfDay{true, cutoff}
	if rapid.Bool().Draw(t, "strikes later") {
		p.Strike = TimeOfDay{true, rapid.IntRange(cutoff, 24*60-1).Draw(t, "strike")}
	}
	zone, err := ParseZone(rapid.SampledFrom([]string{"America/New_York", "Europe/London", "Asia/Tokyo", "Africa/Cairo", "America/Asuncion", "UTC"}).Draw(t, "zone"))
	if err != nil {
		t.Fatal(err)
	}
	p.Zone = zone
	p.Markets = rapid.SampledFrom([][]Market{{NYSE}, {Fed}, {NYSE, Fed}}).Draw(t, "markets")
	p.TypicalMinUnits = rapid.IntRange(0, 5).Draw(t, "least")
	p.TypicalMaxUnits = rapid.IntRange(p.TypicalMinUnits, 8).Draw(t, "most")
	return p
}

func anyMoment(t *rapid.T, name string) time.Time {
	from := time.Date(1999, time.January, 1, 0, 0, 0, 0, time.UTC).Unix()
	to := time.Date(2120, time.January, 1, 0, 0, 0, 0, time.UTC).Unix()
	return time.Unix(rapid.Int64Range(from, to).Draw(t, name), 0)
}

func TestALaterRequestIsNeverSettledEarlier(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		p, at := anyPolicy(t), anyMoment(t, "at")
		later := at.Add(time.Duration(rapid.Int64Range(0, 10*24*3600).Draw(t, "later")) * time.Second)
		first, second := p.Schedule(at), p.Schedule(later)
		if second.Cutoff.Before(first.Cutoff) || second.Strike.Before(first.Strike) ||
			second.EarliestSettlement.Before(first.EarliestSettlement) || second.TypicalSettlement.Before(first.TypicalSettlement) {
			t.Fatalf("a request at %s: %+v; one at %s: %+v", at, first, later, second)
		}
	})
}

func TestAStrikeIsOnAMarketDayAfterItsRequests(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		p, at := anyPolicy(t), anyMoment(t, "at")
		s := p.Schedule(at)
		if !at.Before(s.Cutoff) || s.Strike.Before(s.Cutoff) || s.EarliestSettlement.Before(s.Strike) || s.TypicalSettlement.Before(s.EarliestSettlement) {
			t.Fatalf("a request at %s has %+v", at, s)
		}
		for what, moment := range map[string]time.Time{"cutoff": s.Cutoff, "strike": s.Strike, "earliest settlement": s.EarliestSettlement, "typical settlement": s.TypicalSettlement} {
			if day := DateOf(moment); !p.OpenOn(day) {
				t.Fatalf("the %s is on %s, which is no market day", what, day)
			}
		}
		if again := p.Schedule(s.Cutoff.Add(-time.Second)); again != s {
			t.Fatalf("a request a second before the cutoff has %+v, one at %s has %+v", again, at, s)
		}
		if next := p.Schedule(s.Cutoff); !next.Cutoff.After(s.Cutoff) {
			t.Fatalf("a request at the cutoff %s still takes part in it", s.Cutoff)
		}
		if s.EarliestSettlement.Location() != p.Zone.location {
			t.Fatalf("dates are told in %s", s.EarliestSettlement.Location())
		}
		want := Estimate{Basis: BankingDays, TypicalCompletionDate: DateOf(s.EarliestSettlement), TypicalWindowEndDate: DateOf(s.TypicalSettlement)}
		if got := p.Estimate(at); got != want {
			t.Fatalf("the estimate %+v is not of the schedule %+v", got, s)
		}
	})
}
