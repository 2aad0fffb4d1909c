package transfer

import (
	"context"
	"fmt"
	"time"

	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/yield"
)

// SettlementPreview is the expected course of a leg's requests, or those of a movement, at a source that settles
// later.
type SettlementPreview struct {
	calendar.Schedule
	Amount    money.USD    // that settles later
	NavAt     time.Time    // when the NAV was struck by which the rest is estimated; zero if not known
	Estimated money.USD    // its worth at that NAV
	Shares    *money.Units // as many shares, nil without a price
	Ahead     *money.USD   // the amount ahead of it in the queue; nil if the source does not report it
}

// outlook is how long a leg, or the legs of a movement, take.
type outlook struct {
	estimate   calendar.Estimate
	typicalAt  time.Time          // by when it is typically done
	settlement *SettlementPreview // nil where all of it moves at once
}

// previewOutlook returns how long a leg takes that begins now; nil if only cash moves on its chain.
func (s *Service) previewOutlook(ctx context.Context, l *Leg) (*outlook, error) {
	settlement, err := s.previewSettlement(ctx, l)
	if err != nil {
		return nil, err
	}
	now := s.db.Clock().Now()
	var slowest *outlook
	consider := func(o outlook) {
		if slowest == nil || o.typicalAt.After(slowest.typicalAt) {
			slowest = &o
		}
	}
	if settlement != nil {
		consider(outlook{settlement.estimate(now), settlement.TypicalSettlement, settlement})
	}
	if out := l.bridgeOut(); out != nil {
		takes := s.chains[out.Chain].Bridged[out.Token].Takes
		seconds := calendar.Policy{TypicalMinUnits: int(takes / time.Second), TypicalMaxUnits: int(takes / time.Second)}
		consider(outlook{seconds.Estimate(now), now.Add(takes), settlement})
	}
	for _, step := range l.Steps {
		if step.Kind != StepRedeem && step.Kind != StepDeposit {
			continue
		}
		source, err := s.catalog.Get(ctx, step.YieldSource)
		if err != nil {
			return nil, err
		}
		policy := source.Policies.Deposit
		if step.Kind == StepRedeem && source.Redemptions != yield.Queued { // an immediate exit of one of these takes as long as an entry
			policy = source.Policies.Redeem
		}
		consider(outlook{policy.Estimate(now), policy.Schedule(now).TypicalSettlement, settlement})
	}
	return slowest, nil
}

// estimate is the window in the words of the interface.
func (p SettlementPreview) estimate(now time.Time) calendar.Estimate {
	if p.Strike.IsZero() {
		seconds := calendar.Policy{TypicalMinUnits: int(p.EarliestSettlement.Sub(now) / time.Second), TypicalMaxUnits: int(p.TypicalSettlement.Sub(now) / time.Second)}
		return seconds.Estimate(now)
	}
	return calendar.Estimate{Basis: calendar.BankingDays, TypicalCompletionDate: calendar.DateOf(p.EarliestSettlement), TypicalWindowEndDate: calendar.DateOf(p.TypicalSettlement)}
}

// and adds the outlook of another leg of the same movement.
func (o *outlook) and(other *outlook) *outlook {
	if o == nil {
		return other
	}
	if other == nil {
		return o
	}
	settlement := o.settlement.add(other.settlement)
	if other.typicalAt.After(o.typicalAt) {
		o = other
	}
	return &outlook{o.estimate, o.typicalAt, settlement}
}

// Note is the same in a sentence.
func (p SettlementPreview) Note() string {
	estimated := "Estimated at the source's last price"
	if !p.NavAt.IsZero() {
		estimated = "Estimated at the NAV of " + p.NavAt.UTC().Format(time.RFC3339)
	}
	if p.Strike.IsZero() {
		return estimated + "; the NAV of the settlement decides."
	}
	return fmt.Sprintf("%s; the NAV struck at %s decides.", estimated, p.Strike.UTC().Format(time.RFC3339))
}

// previewSettlement returns the expected course of a leg's requests, made now; nil if it makes none. Of a leg that
// leaves one such source for another, cutoff and strike are the first's, and the window is the second's.
func (s *Service) previewSettlement(ctx context.Context, l *Leg) (*SettlementPreview, error) {
	redeem, deposit := l.stepOfKind(StepRequestRedeem), l.stepOfKind(StepRequestDeposit)
	if redeem == nil && deposit == nil {
		return nil, nil
	}
	now := s.db.Clock().Now()
	preview := SettlementPreview{Amount: l.Amount, Estimated: l.Amount}
	if redeem != nil {
		source, err := s.catalog.Get(ctx, redeem.YieldSource)
		if err != nil {
			return nil, err
		}
		preview.Schedule, preview.NavAt = source.Policies.Redeem.Schedule(now), navTime(source)
		shares := redeem.Shares
		preview.Estimated, preview.Shares = source.Value(shares), &shares
		ahead, err := s.catalog.QueueAhead(ctx, source)
		if err != nil { // it does not report it
			s.log.Debug("a source's queue cannot be read", "source", source.ID, "error", err)
		}
		preview.Ahead = ahead
	}
	if deposit != nil {
		source, err := s.catalog.Get(ctx, deposit.YieldSource)
		if err != nil {
			return nil, err
		}
		if redeem == nil {
			preview.Schedule, preview.NavAt = source.Policies.Deposit.Schedule(now), navTime(source)
		} else {
			preview.EarliestSettlement = source.Policies.Deposit.Schedule(preview.EarliestSettlement).EarliestSettlement
			preview.TypicalSettlement = source.Policies.Deposit.Schedule(preview.TypicalSettlement).TypicalSettlement
		}
		preview.Shares = nil
		if shares := source.SharesFor(preview.Estimated); !shares.IsZero() {
			preview.Shares = &shares
		}
	}
	return &preview, nil
}

// navTime is as of when the source's price is.
func navTime(source yield.Source) time.Time {
	if !source.PricedAt.IsZero() {
		return source.PricedAt
	}
	return source.ObservedAt
}

// add adds the requests of another leg of the same movement.
func (p *SettlementPreview) add(other *SettlementPreview) *SettlementPreview {
	if p == nil || other == nil {
		if p == nil {
			return other
		}
		return p
	}
	p.Amount, p.Estimated = p.Amount+other.Amount, p.Estimated+other.Estimated
	if p.Shares != nil && other.Shares != nil {
		sum, err := p.Shares.Add(*other.Shares)
		if err == nil { // else there are not so many
			p.Shares = &sum
		}
	}
	if other.TypicalSettlement.After(p.TypicalSettlement) {
		p.EarliestSettlement, p.TypicalSettlement = other.EarliestSettlement, other.TypicalSettlement
	}
	return p
}
