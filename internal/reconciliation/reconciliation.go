// Package reconciliation owns breaks: the findings of the running check of the books (verify), their beginning and
// end, and the notes on them. It stores findings, reads no books itself and corrects none.
//
// Of one rule over one subject, as one check finds it, there is one break at a time. It is reported once it was found
// twice in a row, since a single look may have seen a movement between two queries. It ends when the same rule no
// longer finds it. One that comes back within an hour is the same again, so that a flickering one makes no rows
// without bound; one that comes back later is a new one, which names the earlier.
package reconciliation

import (
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/state"
)

// State is a state of a break: breaks.state.
type State string

// The states.
const (
	Suspected    State = "suspected" // found once; not reported
	Open         State = "open"
	Acknowledged State = "acknowledged" // somebody has said that they know
	Resolved     State = "resolved"
)

// Trigger is an event that may change the state of a break.
type Trigger string

// The triggers.
const (
	OnFound        Trigger = "found"
	OnFoundAgain   Trigger = "found twice in a row"
	OnNotFound     Trigger = "not found any more"
	OnAcknowledged Trigger = "acknowledged"
	OnWorse        Trigger = "its difference has changed"
	OnBack         Trigger = "found again within an hour"
)

// States is the life of a break. A suspicion that is not found again leaves no row.
var States = state.Table[State, Trigger]{
	{state.None, OnFound, Suspected},
	{Suspected, OnNotFound, state.None},
	{Suspected, OnFoundAgain, Open},
	{Open, OnAcknowledged, Acknowledged},
	{Acknowledged, OnAcknowledged, Acknowledged},
	{Open, OnNotFound, Resolved},
	{Acknowledged, OnNotFound, Resolved},
	{Acknowledged, OnWorse, Open},
	{Resolved, OnBack, Open},
}

// Subject is the subject of a break: a kind such as wallet, position or deposit, and its id.
type Subject struct{ Kind, ID string }

// Evidence is the observation: in words, and where two figures differ, both, with the block of the chain's figure.
type Evidence struct {
	Text      string     `json:"text"`
	Books     string     `json:"books,omitempty"`    // the books' figure, in native units
	Observed  string     `json:"observed,omitempty"` // the figure that they are compared with
	Block     *uint64    `json:"block,omitempty"`
	BlockTime *time.Time `json:"blockTime,omitempty"`
}

// Break is something that does not add up.
type Break struct {
	ID              uuid.UUID
	Organization    uuid.UUID // the zero UUID: of none
	Rule            string
	Check           string // by which it was found
	Subject         Subject
	Wallet          uuid.UUID // nil where it is no wallet's
	Evidence        []Evidence
	State           State
	Occurrences     int // how often it came back within an hour, and once
	FoundAt         time.Time
	SeenAt          time.Time // when it was last found
	Acknowledgement *Acknowledgement
	Resolution      *Resolution
	Previous        *uuid.UUID // the break of the same rule and subject that was resolved before
}

// Acknowledgement says who knows of a break.
type Acknowledgement struct {
	At   time.Time
	By   string // as the audit log calls them
	Note string
}

// Resolution says how a break ended.
type Resolution struct {
	At    time.Time
	Entry *uuid.UUID // the entry by which an operator corrected the books; nil: it was right again by itself
}

// Finding is a difference that a check has found, in its reported form.
type Finding struct {
	Row          string // of the check: the rows to check again
	Rule         string
	Subject      Subject
	Organization uuid.UUID
	Wallet       uuid.UUID
	Evidence     Evidence
	Difference   string // an acknowledgement is of this one alone; empty: of the words
}
