// Package plan owns the arithmetic of moving a wallet's money: what each position
// of an automatic wallet should hold, which movements bring it there, what a
// withdrawal takes from where, what positions allow of movements that a caller
// asks for, and how a partner's fee is shared. Everything in it is a pure function
// of plain values. It never reads a database, a chain or a clock, and does not
// know what a wallet, a source or a workflow is.
package plan

import (
	"fmt"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// Holding is what a wallet has in one position. Of Value, Available is not
// reserved; of Available, Liquid can leave now, and Later beyond that by a request that is
// settled later. Coming is on its way to it and no part of Value.
type Holding struct {
	ID        string
	Source    bool // else cash
	Chain     chain.Name
	Token     chain.Token
	Value     money.USD
	Available money.USD
	Liquid    money.USD
	Later     money.USD
	Coming    money.USD
}

// Position is a position of an automatic wallet, or one that its strategy wants.
// Value leaves out what is reserved: that is on its way elsewhere. Of Value, Coming is
// still in transit to it and cannot leave; Liquid can leave, Later of that by a request that
// is settled later; Room is what may still come in.
type Position struct {
	ID        string
	Source    bool // else cash, which takes anything
	Chain     chain.Name
	Token     chain.Token
	Value     money.USD
	Coming    money.USD
	Liquid    money.USD
	Later     money.USD
	Room      money.USD
	RoomBound ShortfallReason // what bounds Room
	Weight    money.Bps       // of the lane; cash's is what the sources leave
}

// Draw is an amount taken from a position.
type Draw struct {
	Position string
	Amount   money.USD
}

// Movement is an amount moved from one position to another.
type Movement struct {
	From, To string
	Amount   money.USD
}

// ShortfallReason says why a source does not get what the strategy wants.
type ShortfallReason string

// The reasons of shortfalls.
const (
	SourceFrozen     ShortfallReason = "source_frozen"      // in emergency_freeze
	SourceLimit      ShortfallReason = "max_allocation"     // its maxAllocationUsd
	SourceFull       ShortfallReason = "deposit_room"       // the vault takes no more
	SourceUnreadable ShortfallReason = "source_unreadable"  // never read yet, or no longer configured
	NotAdmitted      ShortfallReason = "not_admitted"       // a wrapper has yet to put the wallet on its list
	OtherChain       ShortfallReason = "other_chain"        // the lane's money is on other chains
	Illiquid         ShortfallReason = "illiquid_elsewhere" // sources that hold too much cannot pay it out
)

// RefusalReason says what is wrong with what cannot be planned.
type RefusalReason string

// The reasons of refusals.
const (
	Contradictory   RefusalReason = "contradictory"    // it cannot be meant that way
	Insufficient    RefusalReason = "insufficient"     // the positions do not hold it
	OutOfReach      RefusalReason = "out_of_reach"     // they do, but it cannot be taken from there now
	UnknownPosition RefusalReason = "unknown_position" // it names a position that the wallet does not have
	BeyondCeiling   RefusalReason = "beyond_ceiling"   // more than a source may hold of the wallet
)

// Refusal is the error of everything that this package does not plan. Text is
// written for the caller of the interface.
type Refusal struct {
	Reason RefusalReason
	Text   string
}

func (r *Refusal) Error() string { return r.Text }

func refuse(reason RefusalReason, format string, args ...any) *Refusal {
	return &Refusal{reason, fmt.Sprintf(format, args...)}
}
