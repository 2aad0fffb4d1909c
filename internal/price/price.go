// Package price owns the prices of stablecoins in dollars: it reads the sources that the operator has named, keeps
// the last response of each with its age, and returns the price where at least two of them agree.
//
// It values no position: the ledger's dollars are the tokens' units. A price is for rules that watch it. One source
// alone is never used, since its owner could move money by it.
package price

import (
	"slices"
	"strings"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// MaxAge is how old an answer may be that counts.
const MaxAge = 5 * time.Minute

// tolerance is how far apart answers may be that agree, as a part of the lower.
const tolerance money.Bps = 50

// Reading is one source's last reading of a token.
type Reading struct {
	Source  string
	Token   chain.Token
	Price   money.USD // of one token, the rest of a micro-dollar cut off; 0 before the first answer
	At      time.Time // when it was read; zero before the first answer
	Problem string    // why the last reading failed; empty if it did not
}

// counts says whether the reading may be believed at a time.
func (r Reading) counts(now time.Time) bool { return r.Price > 0 && now.Sub(r.At) <= MaxAge }

// Observed is a token's price, with the readings that it is of.
type Observed struct {
	Token    chain.Token
	Price    money.USD // the lower median of those that agree; 0 where too few do
	At       time.Time // of the oldest reading that agrees
	Agreeing int
	Readings []Reading // all, in the order of their sources
}

// Known says whether there is a price.
func (o Observed) Known() bool { return o.Price > 0 }

// agree finds the price of a token at a time: the lower median of the largest set of fresh
// readings that are within the tolerance of each other, if they are two at least and no
// other set is as large.
func agree(token chain.Token, readings []Reading, now time.Time) Observed {
	o := Observed{Token: token, Readings: slices.SortedFunc(slices.Values(readings), func(a, b Reading) int { return strings.Compare(a.Source, b.Source) })}
	fresh := slices.DeleteFunc(slices.Clone(o.Readings), func(r Reading) bool { return !r.counts(now) })
	slices.SortStableFunc(fresh, func(a, b Reading) int { return int(a.Price - b.Price) })
	var most []Reading
	disputed := false
	for i := range fresh {
		end := i
		for end < len(fresh) && withinTolerance(fresh[i].Price, fresh[end].Price) {
			end++
		}
		switch set := fresh[i:end]; {
		case len(set) > len(most):
			most, disputed = set, false
		case len(set) == len(most):
			disputed = true
		}
	}
	if len(most) < 2 || disputed {
		return o
	}
	o.Price, o.Agreeing, o.At = most[(len(most)-1)/2].Price, len(most), most[0].At
	for _, r := range most {
		if r.At.Before(o.At) {
			o.At = r.At
		}
	}
	return o
}

// withinTolerance says whether two prices, the lower first, agree.
func withinTolerance(low, high money.USD) bool {
	return (high-low)*10_000 <= low*money.USD(tolerance)
}
