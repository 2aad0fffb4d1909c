package app

import (
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/store"
)

// A stranger who sends a millionth to a wallet in each slot delays no recovery on Solana, whose balances are read of another slot
// than the one up to which the follower has credited deposits. The node is slow.
func TestDustOnSolanaDelaysNoRecovery(t *testing.T) {
	w := newSolanaWorld(t, store.SQLite, solanaOptions{slotTime: 200 * time.Millisecond, prepare: func(w *solanaWorld) {
		w.node = rpctest.New(w, w.chain.URL())
		on := w.config.Chains[chain.SolanaDevnet]
		on.Solana.RPC, on.Solana.Poll = NodeURLs{w.node.URL}, 200*time.Millisecond
		w.config.Chains[chain.SolanaDevnet] = on
	}})
	dusted := w.createWallet()
	w.createWallet()
	w.pay(keyOfWallet(dusted), 1_000_000)
	w.untilHolds(dusted, 1_000_000)
	w.end()
	w.App.Close()
	w.open()
	stop, done := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(done)
		next := time.NewTicker(100 * time.Millisecond)
		defer next.Stop()
		for {
			select {
			case <-stop:
				return
			case <-next.C:
				_, _ = w.chain.FaucetToken(validator.USDC, keyOfWallet(dusted), 1)
			}
		}
	}()
	defer func() { close(stop); <-done }()
	w.node.Set(rpctest.Faults{Slow: 50 * time.Millisecond})
	if printed, err := w.recoverBooks(RecoverOptions{}); err != nil {
		t.Errorf("the recovery ended with %v\n%s", err, printed)
	}
}
