package microvault_test

import (
	"math/big"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/microvault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// newWorldByHand is newWorld on a chain that makes no blocks while the lock is held.
func newWorldByHand(t *testing.T, db *store.DB) (*world, *sync.Mutex) {
	t.Helper()
	net := devnettest.Start(t, devnet.Options{OnDemand: true, Finality: 2, Clock: db.Clock()})
	var mining sync.Mutex
	ended := make(chan struct{})
	var miner sync.WaitGroup
	miner.Go(func() {
		tick := time.NewTicker(devnettest.BlockTime)
		defer tick.Stop()
		for {
			select {
			case <-ended:
				return
			case <-tick.C:
			}
			mining.Lock()
			if err := net.Tick(); err != nil {
				t.Errorf("no block: %v", err)
			}
			mining.Unlock()
		}
	})
	t.Cleanup(func() { close(ended); miner.Wait() })
	return newWorldOn(t, db, net, devnettest.Dial(t, net.Config()), func(*microvault.Chain) {}), &mining
}

// sendMined has the holder call a contract in the next block, which is made at once.
func (h holder) sendMined(to microvault.Vault, data []byte) {
	h.w.Helper()
	tx, err := types.SignNewTx(h.key, types.LatestSignerForChainID(big.NewInt(devnet.ChainID)), &types.DynamicFeeTx{ChainID: big.NewInt(devnet.ChainID),
		GasTipCap: big.NewInt(1e9), GasFeeCap: big.NewInt(1e12), Gas: 12_000_000, To: &to.Contract, Data: data})
	if err != nil {
		h.w.Fatal(err)
	}
	raw, err := tx.MarshalBinary()
	if err != nil {
		h.w.Fatal(err)
	}
	if err := h.w.client.SendRaw(h.w.ctx, raw); err != nil {
		h.w.Fatal(err)
	}
	if _, err := h.w.chain.Commit(); err != nil {
		h.w.Fatal(err)
	}
	if _, err := h.w.chain.Wait(h.w.ctx, tx.Hash()); err != nil {
		h.w.Fatal(err)
	}
}

// Anybody may reinstate a source. A block in which somebody did, and which is not final,
// does not end the organization's own reinstatement: a reorganization may undo it.
func TestOnlyAFinalReinstatementIsDone(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w, mining := newWorldByHand(t, db)
		v, _ := w.fillVault(w.createVault(credit), strategyOf(5000, map[string]money.Bps{credit: 5000}))
		w.until("the source has its part", func() bool { in, _ := w.worthIn(v.ID, credit); return isNear(in, 500*dollar) })
		w.setPricingFails(true)
		w.untilStatus(v, credit, microvault.Unreadable)
		w.waitConfirmed(w.vaults.WriteOff(w.ctx, newKey(), v.ID, microvault.SourceID(credit)))
		w.setPricingFails(false)
		w.until("it can be reinstated", func() bool {
			return slices.Equal(w.getVault(v.ID).Remedies(w.getSource(v, credit)), []change.Kind{microvault.Reinstate})
		})
		stranger := w.newHolder(0)

		mining.Lock()
		stranger.sendMined(v, vaultABI.PackReinstate(microvault.SourceID(credit)))
		asked, err := w.vaults.Reinstate(w.ctx, newKey(), v.ID, microvault.SourceID(credit))
		if err != nil {
			t.Fatal(err)
		}
		w.until("the reinstatement has been looked at", func() bool {
			var waits int
			err := db.QueryRow(w.ctx, `SELECT COUNT(*) FROM tasks WHERE key = $1 AND last_error LIKE '%not final yet%'`, asked.ID.String()).Scan(&waits)
			return err == nil && waits == 1 || w.getTask(asked.ID).Status != change.Submitted
		})
		if err := w.chain.Reorg(1, true); err != nil {
			t.Fatal(err)
		}
		mining.Unlock()

		done := w.waitConfirmed(asked, nil)
		assertIs(t, "the transactions of the organization's own reinstatement", len(done.TxHashes), 1)
		w.untilStatus(v, credit, microvault.Sound)
	})
}
