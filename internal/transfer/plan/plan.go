// Package plan owns the arithmetic of moving a wallet's money: the target of each position of an automatic wallet,
// the movements that reach it, the draws of a withdrawal, the bounds of a caller's movements, and the shares of a
// partner's fee. All of it is pure functions of plain values. It never reads a database, a chain or a clock, and does
// not depend on wallets, sources or workflows.
package plan

import (
	"fmt"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// Holding is a wallet's balance in one position. Of Value, Available is not reserved; of Available, Liquid can leave
// now, and Later beyond that by a request that is settled later. Coming is in transit to it and no part of Value.
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

// Position is a position of an automatic wallet, or one of its strategy. Value leaves out reserved amounts: they are
// in transit elsewhere. Of Value, Coming is still in transit to it and cannot leave; Liquid can leave, Later of that
// by a request that is settled later; Room is the amount that it can still take.
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
	RoomBound ShortfallReason // the bound of Room
	Weight    money.Bps       // of the lane; cash's is the rest of the sources'
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

// ShortfallReason is the reason why a source does not get its target.
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

// RefusalReason is the reason why a plan is rejected.
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
