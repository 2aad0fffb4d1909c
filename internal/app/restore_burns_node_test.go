package app

import (
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
)

// addNodeWithoutLogs puts a node that finds no log before the node of a chain.
func (b *bridged) addNodeWithoutLogs(on chain.Name) {
	b.Helper()
	honest := b.evmChains()[on].URL()
	nodes := NodeURLs{evmtest.Start(b.T, honest, evmtest.Faults{FoundLogs: []types.Log{}}), honest}
	b.reconfigure(func(ch ChainConfig) ChainConfig {
		if len(ch.RPC) > 0 && ch.RPC[0] == nodes[1] {
			ch.RPC = nodes
		}
		return ch
	})
}

// An amount was brought in before every database is lost, so that the balance on its chain has it. One of two nodes of that chain finds
// none of its logs. Recovery must not enter the burn as in transit beside the balance, since the other node shows its arrival.
func TestABurnThatOneOfTwoNodesShowsAsComeIsNotEntered(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.bridge.setMode()("silent")
		w := b.begin()
		sent := b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		b.end()
		b.bridge.setMode()("normal")
		b.bringInByStranger(sent)
		b.exchange(storetest.Address(b.T, b.DB.Engine()))
		b.addNodeWithoutLogs(chain.Base)
		printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}, ClaimOwed: true})
		if strings.Contains(printed, "entered wallet") {
			b.serve()
			b.until("the burn is settled", func() bool { return b.count(`SELECT COUNT(*) FROM bridge_transfers`) == 1 })
			b.Errorf("%v\n%s\nthe books have %s on base, and %d units in transit", err, printed, b.holds(b.mine, "cash:base:usdc"), b.count(`SELECT SUM(in_transit) FROM bridge_transfers`))
		}
		b.assertOnBase(10 * money.Dollar)
	})
}

// An amount has left a chain when every database is lost, and has not come. One of two nodes of that chain finds none of its logs: recovery
// must not end as if the books had everything, since the other node shows the burn.
func TestABurnThatOneOfTwoNodesShowsIsNotPassedOver(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.bridge.setMode()("silent")
		w := b.begin()
		b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		b.exchange(storetest.Address(b.T, b.DB.Engine()))
		b.bridge.setMode()("normal")
		b.addNodeWithoutLogs(chain.EthereumSepolia)
		printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}, ClaimOwed: true})
		if err == nil && !strings.Contains(printed, "entered wallet") && !strings.Contains(printed, "unread ") {
			b.Errorf("a burn of 10 dollars is in no books, and recover succeeds:\n%s", printed)
		}
	})
}
