package relay

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"
	"github.com/google/uuid"
	"github.com/holiman/uint256"

	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/deploy"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/intent"
)

// executorOf is whose code a wallet's account runs.
func (w *world) executorOf(wallet uuid.UUID) common.Address {
	w.t.Helper()
	head, err := w.client.Head(w.t.Context())
	if err != nil {
		w.t.Fatal(err)
	}
	accounts, err := w.client.Accounts(w.t.Context(), head, []common.Address{w.walletAddress(wallet).EVM()})
	if err != nil {
		w.t.Fatal(err)
	}
	to, _ := types.ParseDelegation(accounts[0].Code)
	return to
}

// delegateTo has a submission bring a delegation to an executor.
func (w *world) delegateTo(s submission, wallet uuid.UUID, executor common.Address, nonce uint64) submission {
	w.t.Helper()
	signed, err := w.keys.SignDelegation(wallet, w.client.Config().ChainID, executor, nonce)
	if err != nil {
		w.t.Fatal(err)
	}
	s.Delegation = &signed
	return s
}

// putBack has a stranger delegate a wallet's account to an executor, by a delegation that was saved.
func (s *stranger) putBack(wallet uuid.UUID, executor common.Address, nonce uint64) {
	s.w.t.Helper()
	saved, err := s.w.keys.SignDelegation(wallet, devnet.ChainID, executor, nonce)
	if err != nil {
		s.w.t.Fatal(err)
	}
	tx, err := types.SignNewTx(s.key, types.LatestSignerForChainID(big.NewInt(devnet.ChainID)), &types.SetCodeTx{
		ChainID: uint256.NewInt(devnet.ChainID), Nonce: s.nonce, Gas: 500_000, To: common.Address{1}, AuthList: []types.SetCodeAuthorization{saved},
		GasFeeCap: uint256.NewInt(1000 * params.GWei), GasTipCap: uint256.NewInt(50 * params.GWei),
	})
	if err != nil {
		s.w.t.Fatal(err)
	}
	raw, err := tx.MarshalBinary()
	if err != nil {
		s.w.t.Fatal(err)
	}
	if err := s.client.SendRaw(s.w.t.Context(), raw); err != nil {
		s.w.t.Fatal(err)
	}
	s.nonce++
}

// A stranger carries an intent of version 2 and puts its wallet back on an executor before, which says that the nonce is free. The
// intent is found executed and paid once, and the next one brings the wallet back.
func TestAWalletThatIsPutBackIsReadAllTheSame(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		devnettest.DeployPrevious(w.t, w.chain)
		before, now := deploy.AddressesBefore()[0].Executor, w.chain.Contracts.Executor
		id := w.createWallets(1, 1000)[0]
		stranger := newStranger(w)
		first := w.delegateTo(w.signIntent(id, w.paymentIntent(id, 100)), id, now, 0)
		o := w.testOptions()
		o.ExecutorsBefore = []common.Address{before}
		relay := w.startRelay(w.db, o, nil)
		w.submitAll(first)
		w.assertOutcomes(intent.Executed, first)
		relay.stop()

		taken := w.signIntent(id, w.paymentIntent(id, 10))
		taken.Delegation = nil
		stranger.carryIntent(taken)
		w.until("the stranger has paid", func() bool { w.mineBlocks(1); return w.tokenUnits(payee) == 110 })
		stranger.putBack(id, before, 1)
		w.until("the wallet is back", func() bool { w.mineBlocks(1); return w.executorOf(id) == before })
		w.submitAll(taken)
		w.startRelay(w.db, o, nil)
		w.assertOutcomes(intent.Executed, first, taken)

		stays := w.signIntent(id, w.paymentIntent(id, 1))
		stays.Delegation = nil
		next := w.delegateTo(w.signIntent(id, w.paymentIntent(id, 5)), id, now, 2)
		w.submitAll(stays, next)
		w.assertOutcomes(intent.Executed, first, taken, stays, next)
		if is := w.executorOf(id); is != now {
			t.Errorf("the wallet runs %s, want %s", is, now)
		}
		if got := w.tokenUnits(payee); got != 116 {
			t.Errorf("paid %d, want 116", got)
		}
	})
}

// A wallet of the version before pays under its executor the intents that were signed for that, and moves to the
// present executor with the next signed one.
func TestWalletsOfTheExecutorBeforePayAndMove(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		devnettest.DeployPrevious(w.t, w.chain)
		before, now := deploy.AddressesBefore()[1].Executor, w.chain.Contracts.Executor
		ids := w.createWallets(3, 1000)
		sign := func(id uuid.UUID, units int64) submission {
			return w.signIntent(id, version1(w.paymentIntent(id, units)))
		}
		bare := func(s submission) submission { s.Delegation = nil; return s }
		o := w.testOptions()
		o.Executor = before
		old := w.startRelay(w.db, o, nil)
		first := w.delegateTo(sign(ids[0], 100), ids[0], before, 0)
		w.submitAll(first)
		w.assertOutcomes(intent.Executed, first)
		old.stop()

		// In flight at the upgrade: of a wallet that delegates already, of one that is to,
		// and of one that is to and has a younger intent with a delegation to the new.
		inFlight := []submission{bare(sign(ids[0], 10)), w.delegateTo(sign(ids[1], 10), ids[1], before, 0), w.delegateTo(sign(ids[2], 10), ids[2], before, 0)}
		younger := w.delegateTo(sign(ids[2], 1), ids[2], now, 0)
		all := append([]submission{first, younger}, inFlight...)
		w.submitAll(all[1:]...)
		o.Executor, o.ExecutorsBefore = now, []common.Address{before}
		w.startRelay(w.db, o, nil)
		w.assertOutcomes(intent.Executed, all...)
		for i, want := range []common.Address{before, before} {
			if is := w.executorOf(ids[i]); is != want {
				w.t.Errorf("after what was in flight wallet %d runs %s, want %s", i, is, want)
			}
		}

		next := w.delegateTo(sign(ids[0], 5), ids[0], now, 1)
		late := bare(sign(ids[0], 5))
		w.submitAll(next, late)
		w.assertOutcomes(intent.Executed, append(all, next, late)...)
		if is := w.executorOf(ids[0]); is != now {
			w.t.Errorf("after an intent signed since the upgrade it runs %s, want %s", is, now)
		}
		if got := w.tokenUnits(payee); got != 100+3*10+1+2*5 {
			w.t.Errorf("paid %d", got)
		}
	})
}
