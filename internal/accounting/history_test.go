package accounting

import (
	"math/big"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
)

// clerk posts movements as the service does, and keeps the balances that can move.
type clerk struct {
	*book
	at      int64
	wallets []uuid.UUID
	tokens  map[string]chain.Token     // that sources take, if each takes one alone
	held    map[clerkPlace]ledger.Line // the balances of a position, as one line
}

type clerkPlace struct {
	wallet  uuid.UUID
	account ledger.Account
	token   chain.Token
	source  string
}

// hold records the changes of the lines, and posts them.
func (c *clerk) hold(wallet uuid.UUID, event ledger.EventType, lines ...ledger.Line) {
	for _, l := range lines {
		place := clerkPlace{wallet, l.Account, l.Token, l.YieldSource}
		h := c.held[place]
		h.Amount += l.Amount
		if l.Shares != nil {
			if h.Shares == nil {
				h.Shares = new(big.Int)
			}
			h.Shares = new(big.Int).Add(h.Shares, l.Shares)
		}
		c.held[place] = h
	}
	c.post(c.at, wallet, event, lines...)
}

func (c *clerk) holding(wallet uuid.UUID, account ledger.Account, token chain.Token, source string) ledger.Line {
	return c.held[clerkPlace{wallet, account, token, source}]
}

// someOf returns all of an amount, or a part.
func someOf(t *rapid.T, there money.USD) money.USD {
	if there <= 0 || rapid.Bool().Draw(t, "all") {
		return max(0, there)
	}
	return money.USD(rapid.Int64Range(0, int64(there)).Draw(t, "part"))
}

// yield returns a source's proceeds beyond cost, or below: more often than not positive.
func drawYield(t *rapid.T, cost money.USD) money.USD {
	return money.USD(rapid.Int64Range(-int64(cost), 500).Draw(t, "yield"))
}

// move posts one movement of a kind of the service's, drawn at random.
func (c *clerk) move(t *rapid.T) {
	c.at += rapid.Int64Range(1, 2*microsPerDay).Draw(t, "later")
	w := rapid.SampledFrom(c.wallets).Draw(t, "wallet")
	token := rapid.SampledFrom([]chain.Token{chain.USDC, chain.USDC, chain.USDT}).Draw(t, "token")
	source := rapid.SampledFrom([]string{vault, fund}).Draw(t, "source")
	if c.tokens != nil {
		token = c.tokens[source]
	}
	cash := c.holding(w, ledger.Cash, token, "").Amount
	position, transit := c.holding(w, ledger.YieldPosition, token, source), c.holding(w, ledger.InTransit, token, source)
	amount := money.USD(rapid.Int64Range(1, 5_000_000_000).Draw(t, "amount"))
	units := new(big.Int).Mul(big.NewInt(rapid.Int64Range(1, 9_000_000_000).Draw(t, "shares")), big.NewInt(1_000_000_000_000))
	inCash := func(amount money.USD) ledger.Line { return line(ledger.Cash, token, amount, "") }
	inSource := func(amount money.USD, shares *big.Int) ledger.Line {
		l := line(ledger.YieldPosition, token, amount, source)
		l.Shares = shares
		return l
	}
	switch rapid.IntRange(0, 11).Draw(t, "movement") {
	case 0, 1:
		c.hold(w, ledger.Deposit, inCash(amount), line(ledger.External, token, -amount, ""))
	case 2: // a deposit that is reversed
		back := someOf(t, cash)
		c.hold(w, ledger.Reversal, inCash(-back), line(ledger.External, token, back, ""))
	case 3:
		out := someOf(t, cash)
		fee, partner := out/100, out/50
		c.hold(w, ledger.WithdrawalPayout, line(ledger.External, token, out-fee-partner, ""), line(ledger.PartnerFee, token, partner, ""),
			line(ledger.NetworkFee, token, fee, ""), inCash(-out))
	case 4: // and somebody gave of the other token beside
		out, other := someOf(t, cash), chain.USDC
		if token == other {
			other = chain.USDT
		}
		c.hold(w, ledger.WithdrawalPayout, line(ledger.External, token, out, ""), inCash(-out),
			line(ledger.Cash, other, amount, ""), line(ledger.External, other, -amount, ""))
	case 5:
		in := someOf(t, cash)
		beside := in / 7 // the amount that the vault takes
		c.hold(w, ledger.YieldSourceDeposit, inSource(in-beside, units), inCash(-in), line(ledger.YieldIncome, token, beside, source))
	case 6:
		if position.Shares == nil {
			return
		}
		out := someOf(t, position.Amount)
		gain := drawYield(t, out)
		c.hold(w, ledger.YieldSourceRedeem, inSource(-out, new(big.Int).Neg(position.Shares)), inCash(out+gain), line(ledger.YieldIncome, token, -gain, source))
	case 7: // a request to a source
		in := someOf(t, cash)
		c.hold(w, ledger.YieldSourceDeposit, line(ledger.InTransit, token, in, source), inCash(-in))
	case 8: // which is filled, in part perhaps
		part := someOf(t, transit.Amount)
		c.hold(w, ledger.YieldSourceDeposit, inSource(part, units), line(ledger.InTransit, token, -part, source))
	case 9: // shares are asked back for
		if position.Shares == nil {
			return
		}
		out := someOf(t, position.Amount)
		c.hold(w, ledger.YieldSourceRedeem, line(ledger.InTransit, token, out, source), inSource(-out, new(big.Int).Neg(position.Shares)))
	case 10: // and paid, in part perhaps, with yield or a loss; without it is a cancellation
		part := someOf(t, transit.Amount)
		gain := drawYield(t, part)
		c.hold(w, ledger.YieldSourceRedeem, inCash(part+gain), line(ledger.InTransit, token, -part, source), line(ledger.YieldIncome, token, -gain, source))
	case 11: // books that were lost and are opened again
		c.hold(w, ledger.OpeningBalance, inCash(amount), line(ledger.External, token, -amount, ""))
		c.hold(w, ledger.OpeningBalance, inSource(amount, units), line(ledger.External, token, -amount, ""))
	}
}
