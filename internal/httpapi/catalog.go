package httpapi

import (
	"context"
	"encoding/json"
	"strconv"
	"time"

	"github.com/google/uuid"
	"github.com/oapi-codegen/runtime/types"

	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/yield"
)

func (s *Server) listYieldSources(ctx context.Context, r *request) (response, error) {
	if err := r.err(); err != nil {
		return response{}, err
	}
	sources, err := s.domain.Catalog.List(ctx)
	if err != nil {
		return response{}, err
	}
	stops, err := stop.Load(ctx, s.domain.DB, r.organization())
	if err != nil {
		return response{}, err
	}
	now := s.domain.DB.Clock().Now()
	data := make([]wire.YieldSource, 0, len(sources))
	for _, source := range sources {
		if _, stopped := stops.OfSource(source.ID, source.Base); stopped {
			source.Mode = yield.EmergencyFreeze
		}
		if source.Owner == uuid.Nil || source.Owner == r.organization() {
			data = append(data, sourceBody(source, now))
		}
	}
	return respondOK(wire.YieldSourcePage{Data: data})
}

func sourceBody(s yield.Source, at time.Time) wire.YieldSource {
	body := wire.YieldSource{
		ID: s.ID, Name: s.Name, Description: s.Description, Mode: wire.YieldSourceMode(s.Mode), Chain: wire.Chain(s.Chain),
		APYBps: s.ApyBps, NavUpdateMode: s.NavUpdateMode, TVLUSD: usdNumber(s.TvlUsd), Protocol: s.Protocol,
		DepositToken: wire.Token(s.DepositToken), MaxAllocationUSD: s.MaxAllocationUsd, MaxSlippageBps: int(s.MaxSlippage),
		Addresses: []wire.LabelledAddress{}, Allocations: []wire.SourceAllocation{}, Links: []wire.Link{},
		APYBasis: wire.YieldSourceAPYBasisConfigured, APYMeasuredSeconds: int(s.ApyMeasured / time.Second), APYWindowSeconds: int(yield.GrowthWindow / time.Second),
		ValuationProblem:   textOrNull(s.Problem),
		ProcessingPolicies: wire.ProcessingPolicies{Deposit: processingPolicyBody(s.Policies.Deposit, at), Redeem: processingPolicyBody(s.Policies.Redeem, at)},
	}
	if s.ApyMeasured > 0 {
		body.APYBasis = wire.YieldSourceAPYBasisMeasured
	}
	body.SettlementValuedAt, body.SettlementBlock = valuedBody(s.ObservedAt, s.ObservedBlock)
	if s.Utilization != nil {
		pct := percentNumber(*s.Utilization)
		body.UtilizationPct = &pct
	}
	for _, a := range s.Addresses {
		body.Addresses = append(body.Addresses, wire.LabelledAddress{Label: a.Label, Value: a.Value})
	}
	for _, a := range s.Allocations {
		part := wire.SourceAllocation{Label: a.Label, Type: a.Type, Pct: percentNumber(a.Pct), Address: a.Address, Description: a.Description}
		if a.ValueUsd != nil {
			v := usdNumber(*a.ValueUsd)
			part.ValueUSD = &v
		}
		body.Allocations = append(body.Allocations, part)
	}
	for _, l := range s.Links {
		body.Links = append(body.Links, wire.Link{Label: l.Label, URL: l.URL})
	}
	return body
}

func processingPolicyBody(p calendar.Policy, at time.Time) wire.ProcessingPolicy {
	estimate := estimateBody(p.Estimate(at))
	return wire.ProcessingPolicy{
		ProcessingTimeBasis: estimate.Basis, TypicalMinUnits: p.TypicalMinUnits, TypicalMaxUnits: p.TypicalMaxUnits,
		ProcessingEstimate: estimate,
	}
}

func estimateBody(e calendar.Estimate) *wire.ProcessingEstimate {
	if e.Basis == calendar.BankingDays {
		return &wire.ProcessingEstimate{Basis: wire.ProcessingTimeBasis(e.Basis), TypicalCompletionDate: dateBody(e.TypicalCompletionDate), TypicalWindowEndDate: dateBody(e.TypicalWindowEndDate)}
	}
	return &wire.ProcessingEstimate{Basis: wire.ProcessingTimeBasis(e.Basis), TypicalMinDuration: &e.TypicalMinDuration, TypicalMaxDuration: &e.TypicalMaxDuration}
}

func dateBody(d calendar.Date) *types.Date {
	return &types.Date{Time: time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, time.UTC)}
}

// usdNumber is an amount as a JSON number, digit by digit: no float rounds it.
func usdNumber(u money.USD) json.Number { return json.Number(u.String()) }

// percentNumber is basis points as a JSON number of percent.
func percentNumber(b money.Bps) json.Number {
	whole, part := int(b)/100, int(b)%100
	switch {
	case part == 0:
		return json.Number(strconv.Itoa(whole))
	case part < 10:
		return json.Number(strconv.Itoa(whole) + ".0" + strconv.Itoa(part))
	}
	return json.Number(strconv.Itoa(whole) + "." + strconv.Itoa(part))
}
