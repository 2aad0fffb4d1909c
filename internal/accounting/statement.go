package accounting

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// Figures are the changes of a balance in a period. Each is signed as it changed the balance, so Opening and all that
// follow add up to Closing.
type Figures struct {
	Opening     money.USD
	Deposits    money.USD
	Withdrawals money.USD
	// Reversals took deposits back that their chain does not have after all.
	Reversals money.USD
	// Recovered is the chains' balance of wallets whose entries are lost.
	Recovered money.USD
	// Other is the flow from and to outside beside deposits and withdrawals.
	Other       money.USD
	Yield       money.USD
	NetworkFees money.USD
	PartnerFees money.USD
	// TransfersIn and TransfersOut moved between positions: over all of them they add
	// up to zero.
	TransfersIn  money.USD
	TransfersOut money.USD
	Closing      money.USD
}

// PositionFigures are those of one position.
type PositionFigures struct {
	Position
	Figures
	// OpeningShares and ClosingShares are a source's, nil of other positions.
	OpeningShares, ClosingShares *money.Units
}

// TokenFigures are those of all positions of one token.
type TokenFigures struct {
	Token chain.Token
	Figures
}

// Statement is the change of the books in a period.
type Statement struct {
	Scope     Scope
	Names     Names
	From, To  time.Time
	Made      time.Time
	Positions []PositionFigures
	Tokens    []TokenFigures
	Total     Figures
	Sources   []SourceYield
}

// movement holds a position's figures while sums are added.
type movement struct {
	Figures
	openingShares, closingShares big.Int
}

// LoadStatement adds up the statement of a period.
func LoadStatement(ctx context.Context, db *store.DB, s Scope, p Period, names Names) (Statement, error) {
	sums, err := loadSums(ctx, db, s, p)
	if err != nil {
		return Statement{}, err
	}
	made := Statement{Scope: s, Names: names, From: clock.Time(p.FromMicros), To: clock.Time(p.ToMicros), Made: db.Clock().Now()}
	moved := map[Position]*movement{}
	for _, one := range sums {
		if moved[one.at] == nil {
			moved[one.at] = &movement{}
		}
		if err := moved[one.at].addSum(one); err != nil {
			return Statement{}, err
		}
	}
	for at, m := range moved {
		f := PositionFigures{Position: at, Figures: m.Figures}
		if at.Kind == YieldSource {
			f.OpeningShares, f.ClosingShares = new(money.Units), new(money.Units)
			*f.OpeningShares, err = unitsOf(at, &m.openingShares)
			if err != nil {
				return Statement{}, err
			}
			*f.ClosingShares, err = unitsOf(at, &m.closingShares)
			if err != nil {
				return Statement{}, err
			}
		}
		if f.Figures != (Figures{}) || at.Kind == YieldSource && !(f.OpeningShares.IsZero() && f.ClosingShares.IsZero()) {
			made.Positions = append(made.Positions, f)
		}
	}
	slices.SortFunc(made.Positions, func(a, b PositionFigures) int { return a.Position.compare(b.Position) })
	if err := made.addTotals(); err != nil {
		return Statement{}, err
	}
	made.Sources, err = loadSourceYields(ctx, db, s, p, made.Positions)
	return made, err
}

// unitsOf are the shares that lines add up to.
func unitsOf(at Position, sum *big.Int) (money.Units, error) {
	units, err := money.UnitsFromBig(sum)
	if err != nil {
		return units, fmt.Errorf("the lines of %s add up to %s shares: %w", at.ID(), sum, err)
	}
	return units, nil
}

// addSum adds a sum of lines. A line of a position changes its balance; the amounts by which other lines of the entry
// explain its origin or destination are subtracted from the transfers, which so keep the movements between positions.
// An entry's lines sum to zero, and so do all transfers.
func (m *movement) addSum(s sum) error {
	var change summation
	m.closingShares.Add(&m.closingShares, s.shares)
	if s.event == "" {
		m.openingShares.Add(&m.openingShares, s.shares)
		change.add(&m.Opening, s.amount)
		change.add(&m.Closing, s.amount)
		return change.err
	}
	switch {
	case holds(s.account):
		change.add(&m.Closing, s.amount)
	case s.account == ledger.External && s.event == ledger.OpeningBalance:
		return nil // its proceeds are the growth of the positions
	default:
		change.add(m.flow(s), -s.amount)
	}
	change.add(m.rest(s), s.amount)
	return change.err
}

// rest returns the figure of the other lines of an entry that do not explain this position. Yield that a source pays
// leaves it towards the position that receives it, and a loss the other way; flows from and to outside are no
// transfers.
func (f *Figures) rest(s sum) *money.USD {
	in := !s.inward
	if !holds(s.account) && s.account != ledger.YieldIncome {
		in = s.inward || s.event == ledger.BridgeTransfer && s.account == ledger.NetworkFee // a bridge keeps part of the amount
	}
	switch {
	case s.event == ledger.OpeningBalance:
		return &f.Recovered
	case in:
		return &f.TransfersIn
	}
	return &f.TransfersOut
}

// flow returns the figure of the lines of an account that is no position.
func (f *Figures) flow(s sum) *money.USD {
	switch s.account {
	case ledger.YieldIncome:
		return &f.Yield
	case ledger.NetworkFee:
		return &f.NetworkFees
	case ledger.PartnerFee:
		return &f.PartnerFees
	}
	switch {
	case s.event == ledger.Deposit:
		return &f.Deposits
	case s.event == ledger.Reversal:
		return &f.Reversals
	case s.event == ledger.WithdrawalPayout && !s.inward:
		return &f.Withdrawals
	}
	return &f.Other
}

// addTotals adds the positions up by token, and altogether.
func (s *Statement) addTotals() error {
	var change summation
	for _, p := range s.Positions {
		i := slices.IndexFunc(s.Tokens, func(t TokenFigures) bool { return t.Token == p.Token })
		if i < 0 {
			i = len(s.Tokens)
			s.Tokens = append(s.Tokens, TokenFigures{Token: p.Token})
		}
		change.addFigures(&s.Tokens[i].Figures, p.Figures)
		change.addFigures(&s.Total, p.Figures)
	}
	slices.SortFunc(s.Tokens, func(a, b TokenFigures) int { return strings.Compare(string(a.Token), string(b.Token)) })
	return change.err
}

// columns are the figures in the order in which every form shows them.
func (f *Figures) columns() []*money.USD {
	return []*money.USD{&f.Opening, &f.Deposits, &f.Withdrawals, &f.Reversals, &f.Recovered, &f.Other, &f.Yield, &f.NetworkFees, &f.PartnerFees, &f.TransfersIn, &f.TransfersOut, &f.Closing}
}

// summation adds amounts, and keeps the first error of an overflow.
type summation struct{ err error }

func (c *summation) add(to *money.USD, amount money.USD) {
	total, err := to.Add(amount)
	c.err = errors.Join(c.err, err)
	*to = total
}

func (c *summation) addFigures(to *Figures, more Figures) {
	amounts := more.columns()
	for i, column := range to.columns() {
		c.add(column, *amounts[i])
	}
}
