package microvault_test

import (
	"math/big"
	"testing"
	"time"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/microvault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// countReady is how many shares the source of requests lets a vault claim.
func (w *world) countReady(v microvault.Vault) *big.Int {
	w.Helper()
	sources, err := vaultABI.UnpackSources(callAt(w, w.client, v.Contract, vaultABI.PackSources()))
	if err != nil {
		w.Fatal(err)
	}
	return w.callNumber(sources[0].Source, vaultABI.PackMaxMint(sources[0].Adapter))
}

// countPending is how much the source of requests has not settled.
func (w *world) countPending(v microvault.Vault) int64 {
	w.Helper()
	sources, err := vaultABI.UnpackSources(callAt(w, w.client, v.Contract, vaultABI.PackSources()))
	if err != nil {
		w.Fatal(err)
	}
	return sources[0].Position.PendingIn.Int64()
}

// setClaimsShut has the source of requests let nothing be claimed, or all again.
func (w *world) setClaimsShut(shut bool) {
	w.Helper()
	const none, claims = 0, 2
	failure := uint8(none)
	if shut {
		failure = claims
	}
	w.asOwner(w.chain.Contracts.AsyncVault, contracts.NewSandboxAsyncVault().PackSetFailure(failure))
}

// Shares that a source of requests has settled are claimed though the vault stands at its
// targets and nothing else is to be done: unclaimed, they would seem to be worth more than
// was given for them once the price has risen by its step.
func TestSharesThatAreSettledAreClaimed(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		v, _ := w.fillVault(w.createVault(credit), strategyOf(1000, map[string]money.Bps{credit: 9000}))
		w.until("the shares are settled and claimed", func() bool {
			in, _ := w.worthIn(v.ID, credit)
			return isNear(in, 900*dollar) && w.countPending(v) == 0 && w.countReady(v).Sign() == 0
		})
		w.waitQuiet(v.ID)
		assertIs(t, "the rebalances", w.countTasks(v, microvault.Rebalance, change.Confirmed), 2)
	})
}

// What a source shut in until its price had jumped is claimed once the price is accepted,
// which ends what was wrong with it.
func TestSharesAreClaimedOnceThePriceIsAccepted(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		at, fund := w.chain.Contracts.AsyncVault, contracts.NewSandboxAsyncVault()
		w.setClaimsShut(true)
		v, _ := w.fillVault(w.createVault(credit), strategyOf(1000, map[string]money.Bps{credit: 9000}))
		w.untilStatus(v, credit, microvault.Unsound) // settled, and shut in
		db.Clock().Advance(time.Hour)
		price := w.callNumber(at, fund.PackNavPrice())
		w.asOwner(at, fund.PackStrike(price.Mul(price, big.NewInt(11)).Div(price, big.NewInt(10))))
		w.setClaimsShut(false)
		w.waitQuiet(v.ID)
		assertIs(t, "its status before it is accepted", w.getSource(v, credit).Status(), microvault.Unsound)
		w.waitConfirmed(w.vaults.AcceptNav(w.ctx, newKey(), v.ID, microvault.SourceID(credit)))
		w.until("the shares are claimed", func() bool { return w.countReady(v).Sign() == 0 })
		w.untilStatus(v, credit, microvault.Sound)
		assertIs(t, "that the NAV is sound", w.getVault(v.ID).Figures.NavSound, true)
	})
}
