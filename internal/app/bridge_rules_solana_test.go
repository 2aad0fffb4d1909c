package app

import (
	"testing"

	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
)

// changeAccount changes an account of the bridge's programs on Solana.
func changeAccount[T interface{ Encode() []byte }](c *crossing, key solana.PublicKey, decode func([]byte) (T, error), change func(*T)) {
	c.Helper()
	account, err := c.SolanaClients[chain.SolanaDevnet].Account(c.T.Context(), rpc.Confirmed, key)
	if err != nil || account == nil {
		c.Fatal("reading an account of the bridge", err)
	}
	state, err := decode(account.Data)
	if err != nil {
		c.Fatal(err)
	}
	change(&state)
	c.Solana.SetAccount(key, validator.Account{Lamports: account.Lamports, Owner: account.Owner, Data: state.Encode()})
	if err := c.Solana.MineSlots(1); err != nil {
		c.Fatal(err)
	}
}

// Solana's programs require a minimum fee and have a burn limit as the contracts do: a burn there offers the one and is split by the other.
func TestSolanasProgramsHaveTheRulesOfBurns(t *testing.T) {
	eachDrill(t, func(d *drill) {
		c := newCrossing(d, chain.SolanaDevnet, chain.Base)
		const limit = 6 * money.Dollar
		changeAccount(c, cctpsol.MessengerAccount, cctpsol.DecodeMessengerState, func(m *cctpsol.MessengerState) { m.MinFee = 1_300 })
		changeAccount(c, cctpsol.LocalTokenAccount(validator.USDC), cctpsol.DecodeLocalToken, func(l *cctpsol.LocalToken) { l.BurnLimit = uint64(limit) })
		c.bridge.service.SetFees(attester.Fees{Fast: bridgeFastFee.Rate(), Standard: 1_300})
		terms := c.burns[chain.SolanaDevnet]
		c.until("the terms are read", func() bool {
			c.readTerms()
			most, known := terms.Limit()
			return known && most == limit && terms.Standard(chain.Base) == 1_300
		})
		c.finish(c.begin(limit), limit, 780)

		w := c.withdraw([]transfer.WithdrawalRequest{c.ask(17 * money.Dollar)})[0]
		var kept money.USD
		for _, l := range w.Legs {
			if l.Bridge != nil {
				kept += l.Bridge.Fee
			}
		}
		c.paid += int64(17*money.Dollar - kept - 50_000)
		if w.Status != transfer.Completed || len(w.Legs) != 3 || kept != 2*780+7_000 || c.unitsOf(c.payee) != c.paid { // the last is fast: 5 dollars
			d.Errorf("the withdrawal is %s in %d messages: %s; the bridge kept %s, the payee has %d units", w.Status, len(w.Legs), failureOf(w), kept, c.unitsOf(c.payee))
		}
		c.assertAllAgrees()
	})
}
