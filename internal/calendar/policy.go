package calendar

import (
	"errors"
	"fmt"
	"time"
	_ "time/tzdata" // a zone is known where the machine has no zones
)

// Basis is the unit of a policy.
type Basis string

// The duration of settlement: so many seconds, at any time, or so many days on which all of the policy's markets are
// open.
const (
	ElapsedSeconds Basis = "elapsed_seconds"
	BankingDays    Basis = "banking_days"
)

// Policy is how long a source typically takes to settle a request.
//
// In banking days: requests made before the cutoff of a market day take part in that
// day's strike, later ones in the next market day's; a request is settled at the
// strike's time of day, typically between TypicalMinUnits and TypicalMaxUnits market
// days after its strike (0 being the strike itself).
type Policy struct {
	Basis           Basis     `yaml:"processingTimeBasis"` // ElapsedSeconds if empty
	TypicalMinUnits int       `yaml:"typicalMinUnits"`
	TypicalMaxUnits int       `yaml:"typicalMaxUnits"`
	Cutoff          TimeOfDay `yaml:"cutoff"`
	Strike          TimeOfDay `yaml:"strike"` // not before Cutoff, which it is if not given
	Zone            Zone      `yaml:"zone"`   // of Cutoff and Strike
	Markets         []Market  `yaml:"markets"`
}

// Limits of configured values: beyond them is a typing error.
const (
	maxSeconds = int(7 * 24 * time.Hour / time.Second)
	maxDays    = 60
)

// Validate names the first field at fault.
func (p Policy) Validate() error {
	most := maxSeconds
	switch p.Basis {
	case ElapsedSeconds, "":
		if p.Cutoff.given || p.Strike.given || p.Zone.location != nil || len(p.Markets) > 0 {
			return fmt.Errorf("cutoff, strike, zone and markets are for %s", BankingDays)
		}
	case BankingDays:
		most = maxDays
		if err := p.validateDays(); err != nil {
			return err
		}
	default:
		return fmt.Errorf("processingTimeBasis: neither %s nor %s", ElapsedSeconds, BankingDays)
	}
	if p.TypicalMinUnits < 0 || p.TypicalMaxUnits < p.TypicalMinUnits || p.TypicalMaxUnits > most {
		return fmt.Errorf("needs 0 <= typicalMinUnits <= typicalMaxUnits <= %d", most)
	}
	return nil
}

func (p Policy) validateDays() error {
	switch {
	case !p.Cutoff.given:
		return errors.New("cutoff: missing; a time of day such as 16:00")
	case p.Strike.given && p.Strike.minutes < p.Cutoff.minutes:
		return errors.New("strike: before the cutoff")
	case p.Zone.location == nil:
		return errors.New("zone: missing; such as America/New_York")
	case len(p.Markets) == 0:
		return fmt.Errorf("markets: missing; %s, %s or both", NYSE, Fed)
	}
	for _, m := range p.Markets {
		if !m.Valid() {
			return fmt.Errorf("markets: %q is neither %s nor %s", m, NYSE, Fed)
		}
	}
	return nil
}

// Schedule is the schedule of a request: the last time to make it, the strike of the price, and the window in which
// it typically settles. Cutoff and Strike are zero where seconds are counted: such a source has no strike to wait
// for.
type Schedule struct {
	Cutoff, Strike     time.Time
	EarliestSettlement time.Time // where the window begins
	TypicalSettlement  time.Time // where it ends
}

// Schedule returns the schedule of a request made at that time. A later request is never settled earlier.
func (p Policy) Schedule(at time.Time) Schedule {
	if p.Basis != BankingDays {
		return Schedule{
			EarliestSettlement: at.Add(time.Duration(p.TypicalMinUnits) * time.Second),
			TypicalSettlement:  at.Add(time.Duration(p.TypicalMaxUnits) * time.Second),
		}
	}
	day := DateOf(at.In(p.Zone.location))
	for !p.OpenOn(day) || !at.Before(p.Cutoff.on(day, p.Zone)) {
		day = day.next()
	}
	strike := p.strikeTime().on(day, p.Zone)
	return Schedule{
		Cutoff: p.Cutoff.on(day, p.Zone), Strike: strike,
		EarliestSettlement: p.SettleAfter(strike, p.TypicalMinUnits), TypicalSettlement: p.SettleAfter(strike, p.TypicalMaxUnits),
	}
}

// NextStrike is the first strike after that time, of a policy in banking days.
func (p Policy) NextStrike(after time.Time) time.Time {
	s := p.Schedule(after.AddDate(0, 0, -1)) // whose cutoff may have been before, and its strike not
	for !s.Strike.After(after) {
		s = p.Schedule(s.Cutoff)
	}
	return s.Strike
}

// CutoffOf is until when a request takes part in the strike of that market day.
func (p Policy) CutoffOf(strike time.Time) time.Time {
	return p.Cutoff.on(DateOf(strike.In(p.Zone.location)), p.Zone)
}

// SettleAfter returns when a strike at that time is settled that many market days later. A strike out of order may be
// on any day.
func (p Policy) SettleAfter(strike time.Time, days int) time.Time {
	if days == 0 {
		return strike
	}
	day := DateOf(strike.In(p.Zone.location))
	for ; days > 0; days-- {
		day = p.nextMarketDay(day)
	}
	return p.strikeTime().on(day, p.Zone)
}

// OpenOn reports whether the day counts: all of the policy's markets are open.
func (p Policy) OpenOn(d Date) bool {
	for _, m := range p.Markets {
		if !m.OpenOn(d) {
			return false
		}
	}
	return true
}

func (p Policy) nextMarketDay(day Date) Date {
	day = day.next()
	for !p.OpenOn(day) {
		day = day.next()
	}
	return day
}

func (p Policy) strikeTime() TimeOfDay {
	if p.Strike.given {
		return p.Strike
	}
	return p.Cutoff
}

// Estimate is a Schedule in the words of the interface: durations where seconds are
// counted, dates in the policy's zone where days are.
type Estimate struct {
	Basis                                       Basis
	TypicalMinDuration, TypicalMaxDuration      string // ISO 8601
	TypicalCompletionDate, TypicalWindowEndDate Date
}

// Estimate returns the policy's estimate for a request made at that time.
func (p Policy) Estimate(at time.Time) Estimate {
	if p.Basis != BankingDays {
		return Estimate{
			Basis:              ElapsedSeconds,
			TypicalMinDuration: isoDuration(p.TypicalMinUnits), TypicalMaxDuration: isoDuration(p.TypicalMaxUnits),
		}
	}
	s := p.Schedule(at)
	return Estimate{
		Basis:                 BankingDays,
		TypicalCompletionDate: DateOf(s.EarliestSettlement), TypicalWindowEndDate: DateOf(s.TypicalSettlement),
	}
}

// isoDuration writes seconds as hours, minutes and seconds: a day of a clock
// that may change to summer time is not 24 hours, so no days are written.
func isoDuration(seconds int) string {
	if seconds == 0 {
		return "PT0S"
	}
	out := "PT"
	for _, part := range []struct {
		size   int
		letter string
	}{{3600, "H"}, {60, "M"}, {1, "S"}} {
		if n := seconds / part.size; n > 0 {
			out += fmt.Sprint(n) + part.letter
		}
		seconds %= part.size
	}
	return out
}
