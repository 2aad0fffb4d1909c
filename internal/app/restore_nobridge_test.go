package app

import (
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// A service has no bridge on Solana, and its node has the history since the database was as it is, and not that of the month before. The
// recovery is complete: there are no burns to search for.
func TestARecoveryWithoutABridgeSearchesForNoBurns(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	d.serve()
	mine := d.create(newWallets(1))
	d.fundOnSolana(mine, 150*money.Dollar)
	d.until("the chain is known", func() bool { return d.count(`SELECT COUNT(*) FROM solana_marker_chains WHERE known_slot > 0`) == 1 })
	d.end()
	if d.Config.Chains[chain.SolanaDevnet].Solana.Bridge != nil {
		t.Fatal("there is a bridge")
	}
	node := rpctest.New(d.T, d.Solana.URL())
	known := min(d.count(`SELECT known_slot FROM solana_marker_chains`), d.count(`SELECT final_number FROM chain_cursors WHERE chain = 'solana_devnet'`))
	node.Set(rpctest.Faults{ForgottenBefore: uint64(known)})
	d.reconfigure(behindNode(node))
	if printed, err := d.recoverBooks(RecoverOptions{}); err != nil {
		t.Errorf("recover: %v\n%s", err, printed)
	}
}
