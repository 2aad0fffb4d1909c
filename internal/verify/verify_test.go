package verify

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// Each kind of difference is planted in books and a chain that agree, in a wallet
// beside one that stays right.
func TestEachKindOfDifferenceIsFound(t *testing.T) {
	net := newNet(t)
	cases := map[string]struct {
		plant func(w *world, h holder)
		want  []string // a part of each mismatch
	}{
		"none": {plant: func(*world, holder) {}},
		"the chain has more cash": {plant: func(w *world, h holder) { w.pay(h, 3) },
			want: []string{usdcCash + ": the ledger says 100 units, the chain 103 at block "}},
		"the chain has less cash": {plant: func(w *world, h holder) { w.post(h, 7) },
			want: []string{usdcCash + ": the ledger says 107 units, the chain 100 at block "}},
		"the chain has cash of a wallet without positions": {plant: func(w *world, h holder) { w.pay(w.createWallet(h.organization), 5) },
			want: []string{usdcCash + ": the ledger says 0 units, the chain 5 at block "}},
		"the chain has more shares": {plant: func(w *world, h holder) { w.payShares(h, 1) },
			want: []string{ownedVault + ": the ledger says 40 units, the chain 41 at block "}},
		"the chain has less shares": {plant: func(w *world, h holder) { w.postShares(h, ownedVault, 1, 2) },
			want: []string{ownedVault + ": the ledger says 42 units, the chain 40 at block "}},
		"the chain has no shares of another source": {plant: func(w *world, h holder) { w.postShares(h, sharedVault, 1, 9) },
			want: []string{sharedVault + ": the ledger says 9 units, the chain 0 at block "}},
		"shares that somebody sent to another organization are in no books": {plant: func(w *world, _ holder) {
			w.payShares(w.createWallet(devnettest.OtherOrganization), 6)
		}},
		"shares that the books of another organization have are compared": {
			plant: func(w *world, _ holder) {
				w.postShares(w.createWallet(devnettest.OtherOrganization), ownedVault, 1, 6)
			},
			want: []string{ownedVault + ": the ledger says 6 units, the chain 0 at block "}},
		"a balance is not the sum of its lines": {plant: func(w *world, h holder) {
			w.execute(`UPDATE positions SET balance = balance + 1 WHERE wallet_id = $1 AND position_id = $2`, h.id, usdcCash)
		}, want: []string{"balance is 0.000101, the journal says 0.000100", "the ledger says 101 units, the chain 100"}},
		"a carrying value is not the sum of its lines": {plant: func(w *world, h holder) {
			w.execute(`UPDATE positions SET balance = balance + 1 WHERE wallet_id = $1 AND position_id = $2`, h.id, ownedVault)
		}, want: []string{"balance is 0.000051, the journal says 0.000050"}},
		"an entry does not sum to zero": {plant: func(w *world, h holder) {
			w.execute(`UPDATE journal_lines SET amount = amount + 1 WHERE wallet_id = $1 AND account_kind = 'external' AND amount = -50`, h.id)
		}, want: []string{"has 2 lines that sum to 0.000001"}},
		"a position is on no chain of the configuration": {plant: func(w *world, h holder) {
			w.execute(`INSERT INTO positions (wallet_id, position_id, organization_id, kind, chain, token, balance, reserved, updated_at)
				VALUES ($1, 'cash:base:usdc', $2, 'cash', 'base', 'usdc', 7, 0, 0)`, h.id, h.organization)
		}, want: []string{"cash:base:usdc: balance is 0.000007, the journal says 0.000000", "cash:base:usdc: cannot be compared"}},
		"a position is of a source that is gone": {plant: func(w *world, h holder) { w.postShares(h, "gone", 0, 3) },
			want: []string{"gone: cannot be compared: the configuration has no such chain or source"}},
		"a deposit is in the opening, too": {plant: func(w *world, h holder) {
			w.pay(h, 10)
			w.postAt(h, ledger.OpeningBalance, 10, 5)
			w.postAt(h, ledger.Deposit, 10, 3)
		}, want: []string{"the ledger says 120 units, the chain 110", " has in it, too: the books have it twice. `granary recover --accept-differences --organization " + devnettest.Organization.String()}},
		"what a transfer brought is in the opening, too": {plant: func(w *world, h holder) {
			w.postAt(h, ledger.OpeningBalance, 10, 5)
			w.postAt(h, ledger.BridgeTransfer, 10, 3)
		}, want: []string{"the ledger says 120 units, the chain 100", "posts 0.000010 that opening entry "}},
		"a deposit that was left out of the opening": {plant: func(w *world, h holder) {
			w.pay(h, 20)
			w.postAt(h, ledger.OpeningBalance, 10, 5)
			w.postAt(h, ledger.Deposit, 10, 3)
		}},
		"a deposit after the opening that the chain has not": {plant: func(w *world, h holder) {
			w.postAt(h, ledger.OpeningBalance, 10, 5)
			w.postAt(h, ledger.Deposit, 10, 6)
		}, want: []string{"the ledger says 120 units, the chain 100"}},
		"a deposit that the opening found posted": {plant: func(w *world, h holder) {
			w.postAt(h, ledger.Deposit, 10, 3)
			w.postAt(h, ledger.OpeningBalance, 10, 5)
		}, want: []string{"the ledger says 120 units, the chain 100"}},
		"an empty position of a source that is gone": {plant: func(w *world, h holder) {
			w.postShares(h, "gone", 1, 3)
			w.postShares(h, "gone", -1, -3)
		}},
	}
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		for name, c := range cases {
			t.Run(name, func(t *testing.T) {
				w := newWorld(t, db, net)
				pair := w.createWallets(devnettest.Organization, 2)
				for _, h := range pair {
					w.pay(h, 100)
					w.post(h, 100)
					w.payShares(h, 40)
					w.postShares(h, ownedVault, 50, 40)
				}
				c.plant(w, pair[0])
				report, err := w.verifier.compareBooks(t.Context())
				if err != nil {
					t.Fatal(err)
				}
				assertFound(t, report.Mismatches, c.want...)
				if report.Clean() != (len(c.want) == 0) {
					t.Errorf("clean: %t", report.Clean())
				}
				if report.InFlight != 0 {
					t.Errorf("%d wallets in flight, nothing is under way", report.InFlight)
				}
				for _, m := range report.Mismatches {
					if m.Wallet == pair[1].id {
						t.Errorf("found in the wallet that is right: %s", m)
					}
				}
			})
		}
	})
}

// Wallets are read in pages: one that is wrong is found on each of them, and the
// report says how much was compared.
func TestEveryPageIsCompared(t *testing.T) {
	net := newNet(t)
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, net)
		all := w.createWallets(devnettest.Organization, 2*walletsPerPage+1)
		w.createWallets(devnettest.OtherOrganization, 3)
		slices.SortFunc(all, func(a, b holder) int { return slices.Compare([]byte(a.address), []byte(b.address)) })
		var want []string
		for _, i := range []int{0, walletsPerPage, 2 * walletsPerPage} {
			w.post(all[i], 5)
			want = append(want, fmt.Sprintf("wallet %s position %s: the ledger says 5 units, the chain 0", all[i].id, usdcCash))
		}
		done, total := 0, 0
		w.verifier.Progress = func(stage string, n, of int) {
			if stage == string(chain.EthereumSepolia) {
				done, total = n, of
			}
		}
		report, err := w.verifier.compareBooks(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		assertFound(t, report.Mismatches, want...)
		if report.Wallets != len(all)+3 {
			t.Errorf("%d wallets compared, want %d", report.Wallets, len(all)+3)
		}
		// Cash and the shared vault of each, the owned vault of its organization's.
		if want := 3*len(all) + 2*3; report.Balances != want {
			t.Errorf("%d balances compared, want %d", report.Balances, want)
		}
		if done != len(all)+3 || total != done {
			t.Errorf("progress ended at %d of %d", done, total)
		}
	})
}

// A deposit may be final on the chain a moment before it is credited: differences are read again.
func TestWhatAgreesAMomentLaterIsClean(t *testing.T) {
	net := newNet(t)
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, net)
		h := w.createWallet(devnettest.Organization)
		w.pay(h, 5)
		pauses := 0
		w.verifier.pause = func(context.Context) error {
			pauses++
			if pauses == maxReads-1 {
				w.post(h, 5)
			}
			return nil
		}
		report, err := w.verifier.compareBooks(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		assertFound(t, report.Mismatches)
		if pauses != maxReads-1 {
			t.Errorf("%d pauses, want %d", pauses, maxReads-1)
		}
	})
}

// A chain that does not answer is no proof.
func TestAChainThatDoesNotAnswerIsAnError(t *testing.T) {
	net := newNet(t)
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, net)
		w.createWallet(devnettest.Organization)
		w.throughProxy().Set(evmtest.Faults{Status: http.StatusServiceUnavailable})
		if _, err := w.verifier.compareBooks(t.Context()); err == nil {
			t.Error("it was verified")
		}
	})
}

func TestVerifyingEndsWithItsContext(t *testing.T) {
	w := newWorld(t, storetest.Open(t, store.SQLite), newNet(t))
	w.post(w.createWallet(devnettest.Organization), 5)
	ctx, cancel := context.WithCancel(t.Context())
	w.verifier.pause = func(ctx context.Context) error { cancel(); return sleepForRetry(ctx) }
	if _, err := w.verifier.compareBooks(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("ended with %v, want its context's error", err)
	}
}
