package custodytest

import (
	"math/big"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/custody"
)

// PackIntent is the call of its wallet that executes a signed intent.
func PackIntent(i custody.Intent, signature []byte) []byte {
	executor, calls := contracts.NewWalletExecutor(), make([]contracts.WalletExecutorCall, len(i.Calls))
	for n, c := range i.Calls {
		calls[n] = contracts.WalletExecutorCall{To: c.To, Value: c.Value.Big(), Data: c.Data}
	}
	deadline := big.NewInt(i.Deadline.Unix())
	if i.Version() == 2 {
		return executor.PackExecuteIntent(i.Nonce(), deadline, new(big.Int).SetUint64(i.MinGas), calls, signature)
	}
	return executor.PackExecute(calls, i.Nonce(), deadline, signature)
}
