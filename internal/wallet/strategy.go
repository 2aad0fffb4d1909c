package wallet

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// CashTarget stands for cash among the targets of a strategy.
const CashTarget = "cash"

// Strategy is the target share of each position in each lane of an automatic wallet.
//
// It is part of the stored hash of a request, see request.BodyHash, and the column wallets.strategy.
type Strategy struct {
	Allocations map[chain.Token][]Target `json:"allocations"`
}

// Target is one part of a lane: a yield source's or CashTarget's.
//
// It is stored as part of a Strategy.
type Target struct {
	YieldSource string `json:"yieldSourceId"`
	Pct         Pct    `json:"pct"`
}

// Pct is a percentage with two decimals, counted in hundredths of a percent. As
// JSON it is a plain number such as 33.33.
type Pct money.Bps

// wholePct is one hundred percent.
const wholePct Pct = 10_000

// MarshalJSON writes the shortest decimal.
func (p Pct) MarshalJSON() ([]byte, error) { return []byte(p.String()), nil }

// String is the percentage as a decimal, without zeros at its end.
func (p Pct) String() string {
	if p%100 == 0 {
		return strconv.Itoa(int(p / 100))
	}
	return strings.TrimRight(fmt.Sprintf("%d.%02d", p/100, p%100), "0")
}

// UnmarshalJSON reads a number from its digits.
func (p *Pct) UnmarshalJSON(b []byte) (err error) {
	*p, err = ParsePct(string(b))
	return err
}

// ParsePct reads a percentage of 0 to 100 with at most two decimals.
// Error: invalid_position_weight.
func ParsePct(text string) (Pct, error) {
	const hundredth = money.Dollar / 100
	n, err := money.ParseUSD(text)
	if err != nil || n < 0 || n > 100*money.Dollar || n%hundredth != 0 {
		return 0, fault.New(fault.InvalidPositionWeight, "a pct must be 0 to 100 with at most two decimals")
	}
	return Pct(n / hundredth), nil
}

// lanes are the lanes in the order in which they are shown.
var lanes = []chain.Token{chain.USDC, chain.USDT}

// checkWeights validates the strategy as far as possible without the catalog: each given lane sums to 100 and names
// no target twice. Error: invalid_position_weight.
func (s Strategy) checkWeights() error {
	for lane, targets := range s.Allocations {
		var sum Pct
		seen := map[string]bool{}
		for _, t := range targets {
			if seen[t.YieldSource] {
				return fault.New(fault.InvalidPositionWeight, "strategy.allocations.%s names %q twice", lane, t.YieldSource)
			}
			seen[t.YieldSource] = true
			sum += t.Pct
		}
		if sum != wholePct {
			return fault.New(fault.InvalidPositionWeight, "strategy.allocations.%s sums to %s, not 100", lane, sum)
		}
	}
	return nil
}

// withAllLanes is the strategy with every lane: one that is not given is all cash.
func (s *Strategy) withAllLanes() *Strategy {
	out := Strategy{map[chain.Token][]Target{}}
	for _, lane := range lanes {
		out.Allocations[lane] = []Target{{CashTarget, wholePct}}
		if s != nil && s.Allocations[lane] != nil {
			out.Allocations[lane] = s.Allocations[lane]
		}
	}
	return &out
}

// Weights are the parts that the wallet's strategy, if it has one, gives to the
// yield sources of a lane; the rest is cash.
func (w Wallet) Weights(lane chain.Token) map[string]money.Bps {
	weights := map[string]money.Bps{}
	if w.Strategy == nil {
		return weights
	}
	for _, t := range w.Strategy.Allocations[lane] {
		if t.YieldSource != CashTarget {
			weights[t.YieldSource] = money.Bps(t.Pct)
		}
	}
	return weights
}

// encodeColumn is the strategy as it is stored, null for none.
func (s *Strategy) encodeColumn() (any, error) {
	if s == nil {
		return nil, nil
	}
	text, err := json.Marshal(s)
	if err != nil {
		return nil, fmt.Errorf("encoding a strategy: %w", err)
	}
	return string(text), nil
}

// checkAutomatic holds a strategy to whether the wallet is to be automatic.
// Errors: validation_error, invalid_position_weight.
func checkAutomatic(automatic bool, s *Strategy) error {
	if s == nil {
		return nil
	}
	if !automatic {
		return fault.New(fault.Validation, "strategy goes with autoRebalance true")
	}
	return s.checkWeights()
}

// SetStrategy gives a locked wallet a strategy, or ends its automatic rebalancing, for a request, and has it planned.
// Without a strategy a wallet that becomes automatic is all cash and one that was keeps its strategy. It returns the
// changed wallet. Errors: validation_error, invalid_position_weight.
func SetStrategy(ctx context.Context, tx *store.Tx, w Wallet, automatic bool, s *Strategy, requestID uuid.UUID) (Wallet, error) {
	if err := checkAutomatic(automatic, s); err != nil {
		return Wallet{}, err
	}
	switch {
	case !automatic:
		w.Strategy = nil
	case s != nil || w.Strategy == nil:
		w.Strategy = s.withAllLanes()
	}
	w.AutoRebalance, w.UpdatedAt = automatic, tx.DB().Clock().Now()
	column, err := w.Strategy.encodeColumn()
	if err != nil {
		return Wallet{}, err
	}
	tx.Defer(`UPDATE wallets SET auto_rebalance = $1, strategy = $2, updated_at = $3 WHERE id = $4`, boolColumn(automatic), column, w.UpdatedAt.UnixMicro(), w.ID)
	ForgetAllPostponed(tx, w.ID)
	if automatic {
		Balancing{Cause: StrategyChange}.insertOrUpdate(tx, w.ID)
	} else {
		tx.Defer(`DELETE FROM balancing WHERE wallet_id = $1`, w.ID)
	}
	if err := event.Emit(ctx, tx, w.strategyEvent(requestID, w.UpdatedAt)); err != nil {
		return Wallet{}, err
	}
	if automatic {
		AddBalanceTask(tx, w.Organization, w.ID)
	}
	return w, nil
}

func boolColumn(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// strategyEvent is the body of portfolio_wallet.strategy.status_changed.
type strategyEvent struct {
	Event      event.Type        `json:"event"`
	WalletID   uuid.UUID         `json:"walletId"`
	ObservedAt time.Time         `json:"observedAt"`
	Strategy   strategyEventBody `json:"strategy"`
}

type strategyEventBody struct {
	WalletID    uuid.UUID `json:"walletId"`
	RequestID   uuid.UUID `json:"requestId"`
	Status      string    `json:"status"`
	Allocations []Target  `json:"allocations"`
	CreatedAt   time.Time `json:"createdAt"`
}

// strategyEvent returns the event with the targets of all lanes, none when there is no strategy any more.
func (w Wallet) strategyEvent(requestID uuid.UUID, now time.Time) event.Event {
	targets := []Target{}
	if w.Strategy != nil {
		for _, lane := range lanes {
			targets = append(targets, w.Strategy.Allocations[lane]...)
		}
	}
	return event.Event{Organization: w.Organization, Stream: w.ID, Type: event.StrategyStatus, Body: strategyEvent{
		event.StrategyStatus, w.ID, now, strategyEventBody{w.ID, requestID, "applied", targets, now},
	}}
}
