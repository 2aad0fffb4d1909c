package devnet

import (
	"context"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/calendar"
)

// plannedStrike is a strike with all that follows from it.
type plannedStrike struct {
	asOf, cutoff                          uint64
	depositsSettleAt, redemptionsSettleAt uint64
	fillBps                               uint16
}

// dueStrikes are those of the fund's calendar since its last, in order.
func (f *Funds) dueStrikes(fund *runningFund, terms FundTerms) []plannedStrike {
	now := f.chain.opts.Clock.Now()
	after := time.Unix(int64(fund.book.lastStrike), 0)
	if fund.book.lastStrike == 0 {
		after = time.Unix(int64(f.chain.eth.BlockChain().GetHeaderByNumber(1).Time), 0)
	}
	if earliest := now.Add(-idleStrikes); len(fund.book.waiting) == 0 && after.Before(earliest) {
		after = earliest
	}
	var due []plannedStrike
	previous := fund.book.lastStrike
	for at := fund.Redeem.NextStrike(after); !at.After(now); at = fund.Redeem.NextStrike(at) {
		s := plannedStrike{asOf: uint64(at.Unix()), cutoff: uint64(fund.Redeem.CutoffOf(at).Unix()), fillBps: terms.fillBpsAfter(previous)}
		s.depositsSettleAt, s.redemptionsSettleAt = settleTime(fund.Deposit, terms, at), settleTime(fund.Redeem, terms, at)
		due, previous = append(due, s), s.asOf
	}
	return due
}

// settleTime returns when a strike at a time is paid.
func settleTime(p calendar.Policy, terms FundTerms, strike time.Time) uint64 {
	days := p.TypicalMinUnits
	if terms.SettleDays != nil {
		days = *terms.SettleDays
	}
	return uint64(p.SettleAfter(strike, days).Unix())
}

// fillBpsAfter is how much the strike fills that follows the one as of that time.
func (t FundTerms) fillBpsAfter(previous uint64) uint16 {
	if t.FillPct != nil && t.FillAfter == previous {
		return uint16(*t.FillPct * wholeFill / 100)
	}
	return wholeFill
}

// planStrikes plans strikes as long as no request was cancelled before the cutoff of a strike but the first:
// cancellations are answered in between.
func (f *Funds) planStrikes(ctx context.Context, fund *runningFund, strikes []plannedStrike) ([][]byte, error) {
	price, pricedAt, err := f.askPrice(ctx, fund)
	if err != nil {
		return nil, err
	}
	terms := f.terms.get(fund.ID)
	var calls [][]byte
	for i, s := range strikes {
		if i > 0 && fund.book.isAskedBackBefore(s.cutoff) {
			break
		}
		price, err = f.priceAt(ctx, fund, terms, price, pricedAt, s.asOf)
		if err != nil {
			return nil, err
		}
		pricedAt = s.asOf
		calls = append(calls, fundABI.PackStrikeAsOf(price, s.asOf, s.cutoff, s.depositsSettleAt, s.redemptionsSettleAt, s.fillBps))
	}
	return calls, nil
}

func (b *fundBook) isAskedBackBefore(at uint64) bool {
	for _, asked := range b.askedBack {
		if asked < at {
			return true
		}
	}
	return false
}

// askPrice asks for the price struck last, and as of when.
func (f *Funds) askPrice(ctx context.Context, fund *runningFund) (price *big.Int, pricedAt uint64, err error) {
	price, err = f.askNumber(ctx, fund.Contract, fundABI.PackNavPrice(), 0)
	if err != nil {
		return nil, 0, err
	}
	at, err := f.askNumber(ctx, fund.Contract, fundABI.PackPriceLastUpdated(), 0)
	return price, at.Uint64(), err
}

// queueProbe is how many shares a queue keeps the price of.
var queueProbe = new(big.Int).Exp(big.NewInt(10), big.NewInt(30), nil)

// priceAt returns the price of a strike: of a queue its vault's at that time, of a fund the earlier price with its
// growth since.
func (f *Funds) priceAt(ctx context.Context, fund *runningFund, terms FundTerms, price *big.Int, pricedAt, at uint64) (*big.Int, error) {
	if fund.Vault != (common.Address{}) {
		data := contracts.NewSandboxVault().PackConvertToAssets(queueProbe)
		price, err := f.askNumber(ctx, fund.Vault, data, at)
		if err != nil { // it has moved since, and knows no time before that
			return f.askNumber(ctx, fund.Vault, data, 0)
		}
		return price, nil
	}
	if at <= pricedAt {
		return price, nil
	}
	grown := new(big.Int).Mul(price, big.NewInt(int64(terms.APY)))
	grown.Mul(grown, new(big.Int).SetUint64(at-pricedAt))
	grown.Div(grown, big.NewInt(wholeFill*365*24*3600))
	return grown.Add(grown, price), nil
}

// Strike strikes a fund now, out of its calendar: all that was asked for so far takes part,
// and is paid at once, unless the terms say in how many market days.
func (f *Funds) Strike(ctx context.Context, id string) error {
	f.working.Lock()
	defer f.working.Unlock()
	fund := f.find(id)
	if err := f.workOffFundLocked(ctx, fund); err != nil { // due fills come first
		return err
	}
	terms := f.terms.get(id)
	// The strike is in a later block than the head, so it may be as of the head's time or a second later; requests in
	// a later block take no part.
	head := f.chain.eth.BlockChain().CurrentBlock().Time
	asOf := max(head, fund.book.lastStrike+1)
	s := plannedStrike{asOf: asOf, cutoff: asOf + 1, fillBps: terms.fillBpsAfter(fund.book.lastStrike)}
	if days := terms.SettleDays; days != nil && *days > 0 {
		at := f.chain.opts.Clock.Now()
		s.depositsSettleAt, s.redemptionsSettleAt = settleTime(fund.Deposit, terms, at), settleTime(fund.Redeem, terms, at)
	}
	calls, err := f.planStrikes(ctx, fund, []plannedStrike{s})
	if err != nil {
		return err
	}
	if err := f.callAll(ctx, fund.Contract, calls); err != nil {
		return err
	}
	return f.workOffFundLocked(ctx, fund)
}
