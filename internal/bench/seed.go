package bench

import (
	"encoding/json"
	"fmt"
	"net/http"
	"runtime"
	"sync"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
)

const seedBatch = 200

// seedWallets writes wallets as provisioning would leave them, with their real
// addresses.
func (b *bench) seedWallets() error {
	keys, err := custody.OpenSeed(b.service.Config.Custody.Seed, b.service.Config.Custody.Identity)
	if err != nil {
		return err
	}
	ids := keys.IDs()
	began := time.Now()
	b.wallets = make([]seededWallet, b.Wallets)
	evm, solana := make([]chain.Address, b.Wallets), make([]chain.Address, b.Wallets)
	var wg sync.WaitGroup
	var mu sync.Mutex
	var failed error
	workers := runtime.NumCPU()
	for n := range workers {
		wg.Go(func() {
			for i := n; i < b.Wallets; i += workers {
				request := uuid.New()
				id := ids.DeriveWallet(b.organization, request) // or the signer rejects its intents
				evmAddress, solanaAddress, err := keys.Addresses(id)
				if err != nil {
					mu.Lock()
					failed = err
					mu.Unlock()
					return
				}
				evm[i], solana[i] = evmAddress, solanaAddress
				b.wallets[i] = seededWallet{id, request, evmAddress, solanaAddress}
				if b.solana != nil {
					b.wallets[i].address = solanaAddress
				}
				if n == 0 {
					b.reportProgress("deriving keys", i, b.Wallets)
				}
			}
		})
	}
	wg.Wait()
	if failed != nil {
		return failed
	}
	derived := time.Since(began)
	for from := 0; from < b.Wallets; from += seedBatch {
		to := min(from+seedBatch, b.Wallets)
		if err := b.insertWallets(b.wallets[from:to], evm[from:to], solana[from:to]); err != nil {
			return err
		}
		b.reportProgress("writing wallets", to, b.Wallets)
	}
	b.printFigure("wallets in the tables", "%d; keys derived at %.0f/s", b.Wallets, float64(b.Wallets)/derived.Seconds())
	return nil
}

func (b *bench) insertWallets(wallets []seededWallet, evm, solana []chain.Address) error {
	return b.service.DB.Write(b.ctx, func(tx *store.Tx) error {
		now := tx.DB().Clock().Micros()
		var rows, addresses []any
		names := b.chainNames()
		for i, w := range wallets {
			on := map[chain.Name]chain.Address{}
			for _, name := range names {
				on[name] = evm[i]
				if name.IsSolana() {
					on[name] = solana[i]
				}
				addresses = append(addresses, string(name), string(on[name]), w.id)
			}
			shown, err := json.Marshal(on)
			if err != nil {
				return err
			}
			label := fmt.Sprintf("bench %s", w.id)
			rows = append(rows, w.id, b.organization, w.request, label, label, 0, "active", string(shown), now, now)
		}
		tx.Defer(`INSERT INTO wallets (id, organization_id, request_id, label, label_folded, auto_rebalance, lifecycle, addresses, created_at, updated_at)
			VALUES `+store.Values(len(wallets), 10), rows...)
		tx.Defer(`INSERT INTO wallet_addresses (chain, address, wallet_id) VALUES `+store.Values(len(names)*len(wallets), 3), addresses...)
		return nil
	})
}

// measureWalletCreation measures the API's own way, asynchronous provisioning included.
func (b *bench) measureWalletCreation() error {
	stop := b.mineBlocks(100 * time.Millisecond)
	defer stop()
	const n = 2000
	all, took, err := b.runCallers("wallets", http.StatusCreated, func(i int) (string, string, string, bool) {
		return http.MethodPost, "/v2/wallets", fmt.Sprintf(`{"requestId":"%s","label":"made %d","autoRebalance":false}`, uuid.New(), i), i < n
	})
	if err != nil {
		return err
	}
	b.printRate("wallets created", all, took)
	began := time.Now()
	err = b.pollUntil("all wallets are idle", 2*time.Minute, func() (bool, error) {
		left, err := b.queryCount(`SELECT COUNT(*) FROM wallets WHERE lifecycle = 'creating'`)
		return left == 0, err
	})
	b.printFigure("wallets provisioned", "%6.0f/s  the last %s after the last request", n/(took+time.Since(began)).Seconds(), time.Since(began).Round(time.Millisecond))
	return err
}
