package yield

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
)

// RequestQuery selects a controller's requests at a source: its redemptions, or its deposits.
type RequestQuery struct {
	Source     string
	Controller chain.Address
	Redeem     bool
}

// RequestState is a source's state of a controller's requests at one block. All but Brings is counted in the units
// given: assets of deposits, shares of redemptions. An amount that was given and not claimed is in one of the four.
type RequestState struct {
	Pending         money.Units // not settled yet
	Claimable       money.Units // settled: its proceeds only wait to be claimed
	PendingCancel   money.Units // not settled, and the source was asked to give it back
	ClaimableCancel money.Units // that the source gives back to who claims it
	// Brings is the proceeds of claiming all of Claimable: shares of deposits, assets of redemptions. It is zero
	// while the source allows no claim, as of a frozen account; some sources do not even report the claimable amount
	// then.
	Brings money.Units
	At     time.Time // of the block
	Block  uint64
	// Err is the reason why the source's requests cannot be read; then only At and Block are valid.
	Err error
}

// requestGas bounds the gas of one call about requests, so that a hostile contract burns no more. queriesAtOnce calls
// are made in one simulation, which together cost no more than a block has.
const (
	requestGas    = 250_000
	queriesAtOnce = 20
)

// errNoRequests says that a source takes no requests of the kind that is asked about.
var errNoRequests = errors.New("the source takes no such requests")

// RequestStates reads the requests at the sources of one chain, at one block on which the nodes agree: many calls in
// one simulation, of one source each, so that no source can use up the gas of another's. The states are in the order
// of the queries. A source that reverts, returns invalid values, or of which the nodes return different ones, or an error, has
// an error of its own. Error: a failure to read the chain.
func (c *Catalog) RequestStates(ctx context.Context, on chain.Name, asked []RequestQuery) ([]RequestState, error) {
	states := make([]RequestState, len(asked))
	bySource := map[string][]*requestQuestion{}
	var client *evm.Client
	for n, q := range asked {
		e, err := c.findEntry(ctx, q.Source)
		if err != nil {
			states[n].Err = err
			continue
		}
		source, err := c.Get(ctx, q.Source)
		switch {
		case err != nil:
			states[n].Err = err
		case source.Chain != on || !source.TakesRequests(q.Redeem):
			states[n].Err = fmt.Errorf("%w: %s on %s", errNoRequests, q.Source, on)
		default:
			client = e.client
			bySource[q.Source] = append(bySource[q.Source], newRequestQuestion(source, q, &states[n]))
		}
	}
	if client == nil {
		return states, nil
	}
	head, err := client.Head(ctx)
	if err != nil {
		return nil, fmt.Errorf("asking about requests: %w", err)
	}
	for n := range states {
		states[n].At, states[n].Block = head.Time, head.Number
	}
	for _, questions := range bySource {
		for some := range slices.Chunk(questions, queriesAtOnce) {
			switch err := simulateQuestions(ctx, client, head, some); {
			case isOfSource(err):
				for _, q := range some {
					q.state.Err = fmt.Errorf("asking %s about requests: %w", q.to, err)
				}
			case err != nil:
				return nil, fmt.Errorf("asking about requests: %w", err)
			}
		}
	}
	return states, nil
}

// isOfSource reports whether an error is due to the source of which it was asked: the nodes are up, and respond to these questions with an
// error, with more than is read, or each with other data. The answers of its contract decide that, and so may keep no other source from
// being read.
func isOfSource(err error) bool {
	return errors.Is(err, chain.ErrNotServed) || errors.Is(err, chain.ErrInconsistent)
}

// requestQuestion is a call about one controller's requests, with the target of each result.
type requestQuestion struct {
	to      common.Address
	state   *RequestState
	calls   [][]byte
	answers []*money.Units
	// A larger value is invalid: of the given amount, and of its proceeds.
	mostGiven, mostBrought money.Units
	cancels                money.Units // not zero if the cancellation of the pending part was requested
}

func newRequestQuestion(source Source, asked RequestQuery, state *RequestState) *requestQuestion {
	of := asked.Controller.EVM()
	q := &requestQuestion{to: source.Requests, state: state}
	if asked.Redeem {
		q.mostGiven, q.mostBrought = maxShares, maxWorth
		q.ask(requestABI.PackPendingRedeemRequest(common.Big0, of), &state.Pending)
		q.ask(requestABI.PackClaimableRedeemRequest(common.Big0, of), &state.Claimable)
		q.ask(requestABI.PackMaxWithdraw(of), &state.Brings)
		if source.CancelsRedemptions {
			q.ask(requestABI.PackPendingCancelRedeemRequest(common.Big0, of), &q.cancels)
			q.ask(requestABI.PackClaimableCancelRedeemRequest(common.Big0, of), &state.ClaimableCancel)
		}
		return q
	}
	q.mostGiven, q.mostBrought = maxWorth, maxShares
	q.ask(requestABI.PackPendingDepositRequest(common.Big0, of), &state.Pending)
	q.ask(requestABI.PackClaimableDepositRequest(common.Big0, of), &state.Claimable)
	q.ask(requestABI.PackMaxMint(of), &state.Brings)
	if source.CancelsDeposits {
		q.ask(requestABI.PackPendingCancelDepositRequest(common.Big0, of), &q.cancels)
		q.ask(requestABI.PackClaimableCancelDepositRequest(common.Big0, of), &state.ClaimableCancel)
	}
	return q
}

// ask adds a question, whose answer goes into a number.
func (q *requestQuestion) ask(data []byte, into *money.Units) {
	q.calls, q.answers = append(q.calls, data), append(q.answers, into)
}

// simulateQuestions asks all of the questions at the block, and has each answered or
// failed.
func simulateQuestions(ctx context.Context, client *evm.Client, at evm.Block, questions []*requestQuestion) error {
	var calls []ethereum.CallMsg
	for _, q := range questions {
		for _, data := range q.calls {
			calls = append(calls, ethereum.CallMsg{To: &q.to, Gas: requestGas, Data: data})
		}
	}
	answers, err := client.Agreed().Simulate(ctx, at, calls)
	if err != nil {
		return err
	}
	for _, q := range questions {
		q.readAnswers(answers[:len(q.calls)])
		answers = answers[len(q.calls):]
	}
	return nil
}

// readAnswers fills the state from the source's results, or with the reason why they are unknown.
func (q *requestQuestion) readAnswers(answers []evm.Simulation) {
	s := q.state
	for n, a := range answers {
		switch {
		case a.Err != nil:
			s.Err = fmt.Errorf("asking %s about requests: %w", q.to, a.Err)
			return
		case len(a.Output) != 32:
			s.Err = fmt.Errorf("%w: %d bytes from %s", errImplausible, len(a.Output), q.to)
			return
		}
		*q.answers[n] = parseWord(a.Output)
	}
	for _, given := range []money.Units{s.Pending, s.Claimable, s.ClaimableCancel} {
		if given.Cmp(q.mostGiven) > 0 {
			s.Err = fmt.Errorf("%w: %s was given to %s", errImplausible, given, q.to)
			return
		}
	}
	if s.Brings.Cmp(q.mostBrought) > 0 {
		s.Err = fmt.Errorf("%w: a claim at %s would bring %s", errImplausible, q.to, s.Brings)
		return
	}
	if !q.cancels.IsZero() {
		s.Pending, s.PendingCancel = money.Units{}, s.Pending
	}
}
