package relay

import (
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/internal/chain/evm"
)

// Before Amsterdam no transaction has more than 2^24 gas (EIP-7825). After it a transaction may have as much as a block, of which it executes with
// 2^24 and pays for new state with the rest (EIP-8037).
func TestGasTermsFollowTheFork(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		at               evm.Block
		execution, total uint64
		each, more       uint64 // the gas of each of two simulated calls, and the most of one of them
	}{
		"before":                   {evm.Block{GasLimit: 60_000_000}, params.MaxTxGas, params.MaxTxGas, params.MaxTxGas, 0},
		"before, in small blocks":  {evm.Block{GasLimit: 10_000_000}, 10_000_000, 10_000_000, 5_000_000, 5_000_000},
		"a block that is not read": {evm.Block{}, params.MaxTxGas, params.MaxTxGas, params.MaxTxGas, 0},
		"Amsterdam":                {evm.Block{GasLimit: 60_000_000, Amsterdam: true}, params.MaxTxGas, 60_000_000, params.MaxTxGas, 60_000_000 - params.MaxTxGas},
		"Amsterdam, small blocks":  {evm.Block{GasLimit: 10_000_000, Amsterdam: true}, 10_000_000, 10_000_000, 5_000_000, 5_000_000},
		"Amsterdam, large blocks":  {evm.Block{GasLimit: 1 << 40, Amsterdam: true}, params.MaxTxGas, params.MaxTxTotalGas, params.MaxTxGas, params.MaxTxTotalGas - params.MaxTxGas},
	} {
		terms := termsAt(c.at)
		if terms.execution != c.execution || terms.total != c.total {
			t.Errorf("%s: %d to execute with of %d in all, want %d of %d", name, terms.execution, terms.total, c.execution, c.total)
		}
		calls := []ethereum.CallMsg{{Gas: terms.callGas(2)}, {Gas: terms.callGas(2)}}
		if more := terms.gasLeftFor(calls, 0); calls[0].Gas != c.each || more != c.more {
			t.Errorf("%s: a call has %d gas, and %d beside the other, want %d and %d", name, calls[0].Gas, more, c.each, c.more)
		}
		const newSlot = 110_020
		if c.at.Amsterdam && terms.executor < newSlot {
			t.Errorf("%s: a nonce's slot costs %d, and a wallet's code is promised %d", name, newSlot, terms.executor)
		}
	}
}
