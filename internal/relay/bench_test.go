package relay

import (
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// BenchmarkIntents carries 2,000 payments of as many wallets, fifty to a
// transaction, on a chain with a block each 250 ms: first with delegations,
// then without. It measures from the first submission to the last outcome.
func BenchmarkIntents(b *testing.B) {
	for _, engine := range storetest.Engines(b) {
		b.Run(string(engine), func(b *testing.B) {
			w := newWorld(b, storetest.Open(b, engine), 250*time.Millisecond)
			const n = 2000
			wallets := w.createWallets(n, 1_000_000)
			o := w.testOptions()
			o.Poll = 100 * time.Millisecond
			w.startRelay(w.db, o, nil)
			for i := 0; b.Loop(); i++ {
				b.StopTimer()
				list := make([]submission, n)
				for j, id := range wallets {
					list[j] = w.signIntent(id, w.paymentIntent(id, 100))
				}
				asked := w.countRequests()
				b.StartTimer()
				start := time.Now()
				for at := 0; at < n; at += 100 {
					w.submitAll(list[at : at+100]...)
				}
				w.until("all executed", func() bool { return w.countRows("intents", "state IN ('signed', 'carried')") == 0 })
				took := time.Since(start)
				b.StopTimer()
				b.ReportMetric(float64(n)/took.Seconds(), "intents/s")
				b.ReportMetric(float64(w.countRequests()-asked)/n, "calls/intent")
				b.ReportMetric(w.gasPerIntent(list[0].Intent.ID), "gas/intent")
				b.StartTimer()
			}
		})
	}
}

// countRequests counts the requests to the node.
func (w *world) countRequests() (n int) {
	for _, m := range []string{
		"eth_getBlockByNumber", "eth_getTransactionCount", "eth_getBalance", "eth_feeHistory", "eth_getCode", "eth_simulateV1",
		"eth_estimateGas", "eth_sendRawTransaction", "eth_getTransactionReceipt", "eth_getBlockReceipts", "eth_chainId",
	} {
		n += w.node.Calls(m)
	}
	return n
}

// gasPerIntent returns the gas of the transaction that executed an intent, shared among its intents.
func (w *world) gasPerIntent(id uuid.UUID) float64 {
	w.t.Helper()
	o, err := intent.LoadOutcome(w.t.Context(), w.db, id)
	if err != nil {
		w.t.Fatal(err)
	}
	direct, err := evm.Dial(w.t.Context(), w.chain.Config())
	if err != nil {
		w.t.Fatal(err)
	}
	defer direct.Close()
	receipt, err := direct.Receipt(w.t.Context(), common.HexToHash(o.TxHash))
	if err != nil {
		w.t.Fatal(err)
	}
	return float64(receipt.GasUsed) / float64(w.countRows("intents", "tx_hash = $1", o.TxHash))
}
