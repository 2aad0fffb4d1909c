package devnet

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/money"
)

// Fund is a contract of the chain that takes requests, and by which calendar they are
// settled.
type Fund struct {
	ID       string
	Contract common.Address // a fund, or the redemption queue of Vault
	// Vault is whose price a queue strikes; a fund, which has none, strikes its own, grown
	// by its terms' APY.
	Vault           common.Address
	Deposit, Redeem calendar.Policy // in banking days, with the same cutoffs and strikes
	Terms           FundTerms       // to begin with
}

// Funds acts as the operator of the chain's funds: at each strike of a fund's calendar it strikes, and the requests
// that took part are paid when the calendar says. It reads its work from the chain every time, so a crash loses none.
type Funds struct {
	chain   *EVM
	terms   *termsFile
	settled func() // called after a strike, payment or refund
	wake    chan struct{}

	working sync.Mutex // guards the following fields: one caller at a time acts
	funds   []*runningFund
}

type runningFund struct {
	Fund
	book *fundBook
}

// wholeFill is all of the requests, in basis points.
const wholeFill = 10_000

// idleStrikes is how far back strikes without requests are made up.
const idleStrikes = 60 * 24 * time.Hour

// OpenFunds opens funds of the chain. Their settings are kept beside the chain. settled is called whenever Run or
// Strike has changed one.
func (e *EVM) OpenFunds(list []Fund, settled func()) (*Funds, error) {
	f := &Funds{chain: e, settled: settled, wake: make(chan struct{}, 1)}
	initial := map[string]FundTerms{}
	for _, fund := range list {
		initial[fund.ID] = fund.Terms
		f.funds = append(f.funds, &runningFund{fund, newFundBook()})
	}
	terms, err := readTerms(e.opts.DataDir, initial)
	if err != nil {
		return nil, err
	}
	f.terms = terms
	e.opts.Clock.OnAdvance(func(time.Duration) { f.hurry() })
	return f, nil
}

// hurry has Run look at once.
func (f *Funds) hurry() {
	select {
	case f.wake <- struct{}{}:
	default: // it will
	}
}

// Run runs the funds until ctx ends.
func (f *Funds) Run(ctx context.Context, every time.Duration) {
	tick := time.NewTicker(every)
	defer tick.Stop()
	for {
		if err := f.WorkOff(ctx); err != nil && ctx.Err() == nil && !errors.Is(err, errClosed) {
			f.chain.opts.Log.Warn("a fund of the sandbox was not run; trying again", "error", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		case <-f.wake:
		}
	}
}

// WorkOff does all that is due, and returns when it is mined.
func (f *Funds) WorkOff(ctx context.Context) error {
	f.working.Lock()
	defer f.working.Unlock()
	var failed []error
	for _, fund := range f.funds {
		if err := f.workOffFundLocked(ctx, fund); err != nil {
			failed = append(failed, fmt.Errorf("%s: %w", fund.ID, err))
		}
	}
	return errors.Join(failed...)
}

// workOffFundLocked reads the chain's state and does the due work, until there is none.
func (f *Funds) workOffFundLocked(ctx context.Context, fund *runningFund) error {
	for {
		if err := f.readBookLocked(ctx, fund); err != nil {
			return err
		}
		calls, err := f.planCallsLocked(ctx, fund)
		if err != nil || len(calls) == 0 {
			return err
		}
		if err := f.callAll(ctx, fund.Contract, calls); err != nil {
			return err
		}
	}
}

// callAll calls a fund as its owner, in order, and waits until all is mined. It is safe after a crash: the next
// reading finds the finished calls on the chain.
func (f *Funds) callAll(ctx context.Context, contract common.Address, calls [][]byte) error {
	hashes := make([]common.Hash, len(calls))
	for i, data := range calls {
		hash, err := f.chain.sendTx(ctx, &contract, nil, data, callGasLimit)
		if err != nil {
			return fmt.Errorf("calling %s: %w", contract, err)
		}
		hashes[i] = hash
	}
	defer f.settled()
	for _, hash := range hashes {
		if _, err := f.chain.Wait(ctx, hash); err != nil {
			return err
		}
	}
	return nil
}

// readBookLocked brings a fund's book to the head of the chain, from its first block if
// the chain was reorganized.
func (f *Funds) readBookLocked(ctx context.Context, fund *runningFund) error {
	blocks := f.chain.eth.BlockChain()
	if last := blocks.GetHeaderByNumber(fund.book.readUpTo); fund.book.readUpTo > 0 && (last == nil || last.Hash() != fund.book.hash) {
		fund.book = newFundBook()
	}
	head := blocks.CurrentBlock()
	if head.Number.Uint64() <= fund.book.readUpTo {
		return nil
	}
	topics := make([]common.Hash, 0, len(fundEvents))
	for topic := range fundEvents {
		topics = append(topics, topic)
	}
	logs, err := f.chain.client.FilterLogs(ctx, ethereum.FilterQuery{FromBlock: new(big.Int).SetUint64(fund.book.readUpTo + 1), ToBlock: head.Number,
		Addresses: []common.Address{fund.Contract}, Topics: [][]common.Hash{topics}})
	if err != nil {
		return fmt.Errorf("reading requests: %w", err)
	}
	for i := range logs {
		if err := fund.book.apply(&logs[i]); err != nil {
			return err
		}
	}
	fund.book.readUpTo, fund.book.hash = head.Number.Uint64(), head.Hash()
	return nil
}

// planCallsLocked returns the next calls: first the answers to cancellations before the cutoff of a strike that is
// due, then the strike, then the other answers and due payments.
func (f *Funds) planCallsLocked(ctx context.Context, fund *runningFund) ([][]byte, error) {
	terms := f.terms.get(fund.ID)
	strikes := f.dueStrikes(fund, terms)
	if len(strikes) == 0 {
		answers, err := f.planAnswers(ctx, fund, terms, maxTime)
		if err != nil || len(answers) > 0 {
			return answers, err
		}
		return f.planFills(ctx, fund)
	}
	answers, err := f.planAnswers(ctx, fund, terms, strikes[0].cutoff)
	if err != nil || len(answers) > 0 {
		return answers, err
	}
	return f.planStrikes(ctx, fund, strikes)
}

const maxTime = 1<<63 - 1

// planAnswers refunds unstruck requests: those cancelled before that time, and all while requests are refused. Struck
// requests stay: 0 declines.
func (f *Funds) planAnswers(ctx context.Context, fund *runningFund, terms FundTerms, before uint64) ([][]byte, error) {
	var calls [][]byte
	for who, at := range fund.book.askedBack {
		if at >= before {
			continue
		}
		asks, err := f.isAskedBack(ctx, fund, who)
		if err != nil {
			return nil, err
		}
		if asks {
			calls = append(calls, who.packReturn(fund.book.waitingOf(who)))
		} else { // all of it was paid before it was answered
			delete(fund.book.askedBack, who)
		}
	}
	for who := range fund.book.waiting {
		if _, asks := fund.book.askedBack[who]; terms.Refuse && !asks {
			calls = append(calls, who.packReturn(fund.book.waitingOf(who)))
		}
	}
	return calls, nil
}

func (who requester) packReturn(units *big.Int) []byte {
	if who.redeem {
		return fundABI.PackReturnRedeem(who.controller, units)
	}
	return fundABI.PackReturnDeposit(who.controller, units)
}

func (f *Funds) isAskedBack(ctx context.Context, fund *runningFund, who requester) (bool, error) {
	data := fundABI.PackPendingCancelDepositRequest(new(big.Int), who.controller)
	if who.redeem {
		data = fundABI.PackPendingCancelRedeemRequest(new(big.Int), who.controller)
	}
	n, err := f.askNumber(ctx, fund.Contract, data, 0)
	return n.Sign() != 0, err
}

// planFills pays due fills, and no more than is pending: they may have been settled by hand.
func (f *Funds) planFills(ctx context.Context, fund *runningFund) ([][]byte, error) {
	var calls [][]byte
	pending := map[requester]*big.Int{}
	for _, key := range fund.book.dueFills(uint64(f.chain.opts.Clock.Now().Unix())) {
		if pending[key.requester] == nil {
			data := fundABI.PackPendingDepositRequest(new(big.Int), key.controller)
			if key.redeem {
				data = fundABI.PackPendingRedeemRequest(new(big.Int), key.controller)
			}
			n, err := f.askNumber(ctx, fund.Contract, data, 0)
			if err != nil {
				return nil, err
			}
			pending[key.requester] = n
		}
		units, left := fund.book.owed[key].units, pending[key.requester]
		if units.Cmp(left) > 0 {
			units = left
		}
		if units.Sign() == 0 {
			delete(fund.book.owed, key)
			continue
		}
		pending[key.requester] = new(big.Int).Sub(left, units)
		calls = append(calls, fundABI.PackFill(key.controller, key.redeem, units, key.asOf))
	}
	return calls, nil
}

// askNumber asks a contract for a number, as it is now or as it would be at a time.
func (f *Funds) askNumber(ctx context.Context, contract common.Address, data []byte, at uint64) (*big.Int, error) {
	call := map[string]any{"to": contract, "data": hexutil.Bytes(data)}
	args := []any{call, "latest"}
	if at > 0 {
		args = append(args, nil, map[string]any{"time": hexutil.Uint64(at)})
	}
	var out hexutil.Bytes
	if err := f.chain.client.Client().CallContext(ctx, &out, "eth_call", args...); err != nil {
		return new(big.Int), fmt.Errorf("asking %s: %w", contract, err)
	}
	return new(big.Int).SetBytes(out), nil
}

// Terms are those of a fund.
func (f *Funds) Terms(id string) FundTerms { return f.terms.get(id) }

// SetTerms changes the settings of a fund, for good.
func (f *Funds) SetTerms(id string, change func(*FundTerms)) error {
	if err := f.terms.change(id, change); err != nil {
		return err
	}
	f.hurry()
	return nil
}

// FillNext has the fund fill that many percent of the requests in its next strike.
func (f *Funds) FillNext(ctx context.Context, id string, pct int) error {
	f.working.Lock()
	defer f.working.Unlock()
	fund := f.find(id)
	if err := f.readBookLocked(ctx, fund); err != nil {
		return err
	}
	return f.terms.change(id, func(t *FundTerms) { t.FillPct, t.FillAfter = &pct, fund.book.lastStrike })
}

// Revalue has a fund be worth so many units of its asset from now on, and grow from there.
func (f *Funds) Revalue(ctx context.Context, id string, units money.Units) error {
	f.working.Lock()
	defer f.working.Unlock()
	fund := f.find(id)
	share, err := f.askNumber(ctx, fund.Contract, fundABI.PackShare(), 0)
	if err != nil {
		return err
	}
	supply, err := f.askNumber(ctx, common.BigToAddress(share), fundABI.PackTotalSupply(), 0)
	if err != nil {
		return err
	}
	if supply.Sign() == 0 {
		return ErrNoShares
	}
	// Assets of six decimals, shares of eighteen, a price in 1e18ths.
	price := new(big.Int).Mul(units.Big(), new(big.Int).Exp(big.NewInt(10), big.NewInt(30), nil))
	return f.callAll(ctx, fund.Contract, [][]byte{fundABI.PackStrike(price.Div(price, supply))})
}

// ErrNoShares reports that a fund has no holders, and so is worth zero.
var ErrNoShares = errors.New("the fund has no shares yet")

// SetFailure has a fund's contract reject some calls, or none any more.
func (f *Funds) SetFailure(ctx context.Context, id string, failure FundFailure) error {
	return f.callAll(ctx, f.find(id).Contract, [][]byte{fundABI.PackSetFailure(uint8(failure))})
}

// FundFailure is the kind of calls that a fund's contract rejects.
type FundFailure uint8

// The kinds of calls that a fund may reject.
const (
	FundWorks FundFailure = iota
	FundTakesNoRequests
	FundPaysNoClaims
	FundHasNoPrice
)

// Has reports whether the fund is one of these.
func (f *Funds) Has(id string) bool { return f.find(id) != nil }

func (f *Funds) find(id string) *runningFund {
	for _, fund := range f.funds {
		if fund.ID == id {
			return fund
		}
	}
	return nil
}
