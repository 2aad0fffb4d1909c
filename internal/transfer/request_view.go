package transfer

import (
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/money"
)

// RequestView is a request to a source that settles later. Units are those given: of the stablecoin of a deposit,
// shares of a redemption.
type RequestView struct {
	ID            uuid.UUID    `json:"id"`
	YieldSourceID string       `json:"yieldSourceId"`
	Kind          string       `json:"kind"`
	Phase         RequestPhase `json:"phase"`
	GivenUnits    string       `json:"givenUnits"`
	ClaimedUnits  string       `json:"claimedUnits"`
	ReturnedUnits string       `json:"returnedUnits"`
	PendingUnits  string       `json:"pendingUnits"`
	InTransitUsd  money.USD    `json:"inTransitUsd"`
	RequestedAt   time.Time    `json:"requestedAt"`
	CutoffAt      *time.Time   `json:"cutoffAt"`
	StrikeAt      *time.Time   `json:"strikeAt"`
	EarliestAt    *time.Time   `json:"earliestAt"`
	TypicalAt     *time.Time   `json:"typicalAt"`
	Problem       *string      `json:"problem"`
	FailureCode   *string      `json:"failureCode"`
	CompletedAt   *time.Time   `json:"completedAt"`
}

// requestViews shows the leg's requests: an empty list where there are none.
func (l Leg) requestViews() []RequestView {
	views := make([]RequestView, len(l.Requests))
	for i, r := range l.Requests {
		views[i] = r.view()
	}
	return views
}

func (r *SourceRequest) view() RequestView {
	v := RequestView{
		ID: r.ID, YieldSourceID: r.Source, Kind: "deposit", Phase: r.Phase, GivenUnits: r.Given.String(), ClaimedUnits: r.Claimed.String(),
		ReturnedUnits: r.Returned.String(), PendingUnits: r.Pending().String(), InTransitUsd: r.InTransit, RequestedAt: r.RequestedAt,
		CutoffAt: r.Expected.Cutoff, StrikeAt: r.Expected.Strike, EarliestAt: r.Expected.Earliest, TypicalAt: r.Expected.Typical, CompletedAt: r.CompletedAt,
	}
	if r.Redeem {
		v.Kind = "redeem"
	}
	if !r.Problem.IsZero() {
		v.Problem, v.FailureCode = r.Problem.TextOrNil(), r.Problem.CodeOrNil()
	}
	return v
}
