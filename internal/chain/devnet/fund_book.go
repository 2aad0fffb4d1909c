package devnet

import (
	"fmt"
	"maps"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/contracts"
)

// requester is who has asked a fund for one of its two things.
type requester struct {
	controller common.Address
	redeem     bool
}

// request is the unstruck part of one, and the time of its block.
type request struct {
	units  *big.Int
	madeAt uint64
}

// fillKey is a requester's fill of one strike.
type fillKey struct {
	requester
	asOf uint64
}

// owedFill is the unpaid part of a fill, and the time when it is due.
type owedFill struct {
	units     *big.Int
	settlesAt uint64
}

// fundBook is the open work of a fund, from its chain up to a block. It is never stored: the same logs give the same
// book.
type fundBook struct {
	readUpTo   uint64
	hash       common.Hash // of the block read up to
	lastStrike uint64      // as of when; 0 before the first
	waiting    map[requester][]request
	owed       map[fillKey]owedFill
	askedBack  map[requester]uint64 // when the cancellation of the waiting part was requested
}

func newFundBook() *fundBook {
	return &fundBook{waiting: map[requester][]request{}, owed: map[fillKey]owedFill{}, askedBack: map[requester]uint64{}}
}

// fundEvents are those by which a book is kept. The redemption queue's are the same.
var fundEvents = func() map[common.Hash]func(*fundBook, *types.Log) error {
	parsed, err := contracts.SandboxFundMetaData.ParseABI()
	if err != nil {
		panic(err)
	}
	events := map[common.Hash]func(*fundBook, *types.Log) error{}
	for name, apply := range map[string]func(*fundBook, *types.Log) error{
		"DepositRequest": (*fundBook).addDeposit, "RedeemRequest": (*fundBook).addRedemption,
		"CancelDepositRequest": (*fundBook).askDepositBack, "CancelRedeemRequest": (*fundBook).askRedemptionBack,
		"DepositReturned": (*fundBook).returnDeposit, "RedeemReturned": (*fundBook).returnRedemption,
		"StruckAsOf": (*fundBook).strikeWaiting, "Filled": (*fundBook).payFill,
	} {
		events[parsed.Events[name].ID] = apply
	}
	return events
}()

// apply applies a log to the book.
func (b *fundBook) apply(log *types.Log) error {
	if err := fundEvents[log.Topics[0]](b, log); err != nil {
		return fmt.Errorf("reading log %d of block %d: %w", log.Index, log.BlockNumber, err)
	}
	return nil
}

func (b *fundBook) addDeposit(log *types.Log) error {
	e, err := fundABI.UnpackDepositRequestEvent(log)
	if err != nil {
		return err
	}
	who := requester{e.Controller, false}
	b.waiting[who] = append(b.waiting[who], request{e.Assets, log.BlockTimestamp})
	return nil
}

func (b *fundBook) addRedemption(log *types.Log) error {
	e, err := fundABI.UnpackRedeemRequestEvent(log)
	if err != nil {
		return err
	}
	who := requester{e.Controller, true}
	b.waiting[who] = append(b.waiting[who], request{e.Shares, log.BlockTimestamp})
	return nil
}

func (b *fundBook) askDepositBack(log *types.Log) error {
	e, err := fundABI.UnpackCancelDepositRequestEvent(log)
	if err != nil {
		return err
	}
	b.askedBack[requester{e.Controller, false}] = log.BlockTimestamp
	return nil
}

func (b *fundBook) askRedemptionBack(log *types.Log) error {
	e, err := fundABI.UnpackCancelRedeemRequestEvent(log)
	if err != nil {
		return err
	}
	b.askedBack[requester{e.Controller, true}] = log.BlockTimestamp
	return nil
}

func (b *fundBook) returnDeposit(log *types.Log) error {
	e, err := fundABI.UnpackDepositReturnedEvent(log)
	if err != nil {
		return err
	}
	b.takeBack(requester{e.Controller, false}, e.Assets)
	return nil
}

func (b *fundBook) returnRedemption(log *types.Log) error {
	e, err := fundABI.UnpackRedeemReturnedEvent(log)
	if err != nil {
		return err
	}
	b.takeBack(requester{e.Controller, true}, e.Shares)
	return nil
}

// takeBack cancels units of the waiting requests, the newest first, and answers the requester.
func (b *fundBook) takeBack(who requester, units *big.Int) {
	delete(b.askedBack, who)
	left, waiting := new(big.Int).Set(units), b.waiting[who]
	for i := len(waiting) - 1; i >= 0 && left.Sign() > 0; i-- {
		part := waiting[i].units
		if part.Cmp(left) > 0 {
			part = left
		}
		waiting[i].units = new(big.Int).Sub(waiting[i].units, part)
		left = new(big.Int).Sub(left, part)
	}
	b.keepWaiting(who, waiting)
}

// strikeWaiting has the requests before the cutoff take part in a strike: the filled part is owed from then on, the
// rest waits for the next.
func (b *fundBook) strikeWaiting(log *types.Log) error {
	e, err := fundABI.UnpackStruckAsOfEvent(log)
	if err != nil {
		return err
	}
	b.lastStrike = e.AsOf
	for who, waiting := range b.waiting {
		filled := new(big.Int)
		for i, r := range waiting {
			if r.madeAt < e.Cutoff {
				part := new(big.Int).Mul(r.units, big.NewInt(int64(e.FillBps)))
				part.Div(part, big.NewInt(wholeFill))
				waiting[i].units = new(big.Int).Sub(r.units, part)
				filled.Add(filled, part)
			}
		}
		b.keepWaiting(who, waiting)
		if filled.Sign() > 0 {
			settlesAt := e.DepositsSettleAt
			if who.redeem {
				settlesAt = e.RedemptionsSettleAt
			}
			b.owed[fillKey{who, e.AsOf}] = owedFill{filled, settlesAt}
		}
	}
	return nil
}

func (b *fundBook) payFill(log *types.Log) error {
	e, err := fundABI.UnpackFilledEvent(log)
	if err != nil {
		return err
	}
	key := fillKey{requester{e.Controller, e.Redeem}, e.AsOf}
	owed, ok := b.owed[key]
	if !ok || owed.units.Cmp(e.Units) <= 0 {
		delete(b.owed, key)
		return nil
	}
	owed.units = new(big.Int).Sub(owed.units, e.Units)
	b.owed[key] = owed
	return nil
}

// keepWaiting keeps the still waiting requests of a requester.
func (b *fundBook) keepWaiting(who requester, waiting []request) {
	waiting = slices.DeleteFunc(waiting, func(r request) bool { return r.units.Sign() == 0 })
	if len(waiting) == 0 {
		delete(b.waiting, who)
		return
	}
	b.waiting[who] = waiting
}

// waitingOf returns a requester's unstruck units.
func (b *fundBook) waitingOf(who requester) *big.Int {
	sum := new(big.Int)
	for _, r := range b.waiting[who] {
		sum.Add(sum, r.units)
	}
	return sum
}

// dueFills returns the fills that are due by now, the oldest strike's first.
func (b *fundBook) dueFills(now uint64) []fillKey {
	due := slices.Collect(maps.Keys(b.owed))
	due = slices.DeleteFunc(due, func(k fillKey) bool { return b.owed[k].settlesAt > now })
	slices.SortFunc(due, func(x, y fillKey) int {
		if x.asOf != y.asOf {
			return int(int64(x.asOf) - int64(y.asOf))
		}
		return x.controller.Cmp(y.controller)
	})
	return due
}
