package valuation

import (
	"math/big"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
)

// wholeWallet is the id under which a wallet's positions are added up.
const wholeWallet = ""

// movement is the sum of a position's entries of a day.
type movement struct {
	chain  chain.Name
	token  chain.Token
	source string
	held   bool // chain and token of the position's asset

	cost, transit                   money.USD // by how much they grew
	shares                          big.Int
	deposits, withdrawals, realized money.USD
	fees                            money.USD
}

// positionOf is the position that a line belongs to: its source, or the cash of its
// token on its chain.
func positionOf(l ledger.MovedLine) string {
	if l.YieldSource != "" {
		return l.YieldSource
	}
	return chain.CashID(l.Chain, l.Token)
}

// sumMovements sums a wallet's lines by position, and for the whole wallet. The lines of an entry stand together.
//
// A position's inflow within an entry is the growth of its balances, less its earnings there, plus its payments: the
// rest came from elsewhere.
func sumMovements(lines []ledger.MovedLine) map[string]*movement {
	sums := map[string]*movement{wholeWallet: {}}
	for rest := lines; len(rest) > 0; {
		n := 1
		for n < len(rest) && rest[n].Entry == rest[0].Entry {
			n++
		}
		received := map[string]money.USD{}
		for _, l := range rest[:n] {
			id := positionOf(l)
			m := sums[id]
			if m == nil {
				m = &movement{chain: l.Chain, token: l.Token, source: l.YieldSource}
				sums[id] = m
			}
			received[id] += m.addLine(l)
			sums[wholeWallet].addLine(l)
			if l.Account == ledger.External {
				sums[wholeWallet].addFlow(-l.Amount)
			}
		}
		for id, amount := range received {
			sums[id].addFlow(amount)
		}
		rest = rest[n:]
	}
	return sums
}

// addLine adds a line and returns the part of it that came from outside of the position.
func (m *movement) addLine(l ledger.MovedLine) (received money.USD) {
	if !m.held && (l.Account == ledger.Cash || l.Account == ledger.YieldPosition || l.Account == ledger.InTransit) {
		m.chain, m.token, m.held = l.Chain, l.Token, true // a source may pay a reward in another token
	}
	switch l.Account {
	case ledger.Cash:
		m.cost += l.Amount
	case ledger.YieldPosition:
		m.cost += l.Amount
		if l.Shares != nil {
			m.shares.Add(&m.shares, l.Shares)
		}
	case ledger.InTransit:
		m.transit += l.Amount
	case ledger.YieldIncome: // a gain is negative: it is where value comes from
		m.realized -= l.Amount
	case ledger.NetworkFee, ledger.PartnerFee:
		m.fees += l.Amount
	default:
		return 0 // external
	}
	return l.Amount
}

func (m *movement) addFlow(amount money.USD) {
	m.deposits += max(amount, 0)
	m.withdrawals += max(-amount, 0)
}
