package verify_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// crossingRows are the tables that have rows of transfers to and from Solana.
var crossingRows = []string{"bridge_transfers", "intents", "journal_lines", "legs", "steps"}

// Every row of a transfer to Solana, and of one from it, is changed as those of the EVM's are.
func TestVerifySeesEveryTamperingWithCrossingsOverSolana(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			s := newSceneOf(t, engine, (*scene).playCrossings)
			s.unseen = maps.Clone(unseen)
			for _, seen := range []string{"intents.transaction_id", "steps.cancelled_at", "steps.id"} { // as far as this scene goes
				delete(s.unseen, seen)
			}
			v := s.NewVerifier().StopAtFirst()
			s.assertClean(v, "the scene before anything is changed")
			for _, table := range s.loadSchema() {
				if slices.Contains(crossingRows, table.name) {
					s.tamperWithTable(v, table, map[string]bool{})
				}
			}
			s.assertClean(v, "the scene when all is undone")
		})
	}
}

// playCrossings has one wallet pay on Solana out of an EVM chain, and another the other way.
func (s *scene) playCrossings() {
	s.Helper()
	there, back := s.createWallet(org, false), s.createWallet(org, false)
	s.pay(chain.USDC, there, 30*money.Dollar)
	_, err := s.Solana.FaucetToken(validator.USDC, solana.KeyOf(back.Addresses[solanaDevnet]), 30_000_000)
	s.must(err)
	s.until("the money is in the books", func() bool {
		return s.balanceOf(back, chain.CashID(solanaDevnet, chain.USDC)) == 30*money.Dollar
	})
	for _, way := range []struct {
		of wallet.Wallet
		on chain.Name
		to string
	}{{there, solanaDevnet, solanaKeyOf(7).String()}, {back, chain.Base, payee.Hex()}} {
		flow, _, err := s.Transfers.Withdraw(s.Context(), transfer.WithdrawalRequest{Organization: org, Wallet: way.of.ID, RequestID: uuid.New(), DestinationChain: way.on,
			DestinationAddress: way.to, Token: chain.USDC, Amount: 20 * money.Dollar})
		s.must(err)
		s.waitEnded(way.of, wallet.Withdrawal, flow.ID)
	}
	s.until("no task is left but seats and what comes in five days", func() bool {
		return s.count(`SELECT COUNT(*) FROM tasks WHERE kind LIKE 'transfer.%' AND kind <> '`+transfer.ReclaimTask+`'`) == 0
	})
	s.until("the audit log is linked", func() bool { return s.count(`SELECT COUNT(*) FROM audit_pending`) == 0 })
	s.miningMu.Lock()
}
