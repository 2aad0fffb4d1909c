package devnet_test

import (
	"context"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
)

func start(t testing.TB, opts devnet.Options) *devnet.EVM {
	t.Helper()
	e, err := devnet.Start(context.Background(), opts)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := e.Close(); err != nil {
			t.Error(err)
		}
	})
	return e
}

func dial(t testing.TB, e *devnet.EVM) *evm.Client {
	t.Helper()
	c, err := evm.Dial(context.Background(), e.Config())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	return c
}

func commit(t testing.TB, e *devnet.EVM) uint64 {
	t.Helper()
	h, err := e.Commit()
	if err != nil {
		t.Fatal(err)
	}
	return h.Number.Uint64()
}

var alice = chain.EVMAddress(common.HexToAddress("0xa11ce00000000000000000000000000000000001"))

// The faucet keeps one nonce sequence under concurrent calls, and what it pays
// is read back as proven transfers.
func TestFaucetPaysConcurrently(t *testing.T) {
	begin := time.Now()
	e := start(t, devnet.Options{})
	t.Logf("up in %v", time.Since(begin))
	c, ctx := dial(t, e), context.Background()
	const n = 200
	var wg sync.WaitGroup
	for i := range n {
		wg.Go(func() {
			token := chain.USDC
			if i%2 == 1 {
				token = chain.USDT
			}
			if _, err := e.Faucet(ctx, token, alice, money.NewUnits(uint64(i+1))); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	at := commit(t, e)
	blocks, err := c.Transfers(ctx, 0, at)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[uint64]bool{}
	for _, tr := range blocks[at].Transfers {
		units, _ := tr.Units.Uint64()
		if tr.To != alice || tr.Ordinal != 0 || tr.Intent != nil || (units%2 == 1) != (tr.Token == chain.USDC) {
			t.Errorf("transfer %+v", tr)
		}
		seen[units] = true
	}
	if len(seen) != n {
		t.Errorf("%d payments of %d", len(seen), n)
	}
}
