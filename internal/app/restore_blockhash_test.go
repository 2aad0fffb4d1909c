package app

import (
	"fmt"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/store"
)

// The first of two nodes returns the blockhash of an old block when a recovery begins, and that of the newest one afterwards. The recovery
// waits until the blockhashes that the other one had at the beginning are too old, for lost transactions may have them.
func TestAnOldBlockhashShortensNoWait(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	if err := d.Solana.MineSlots(600); err != nil {
		t.Fatal(err)
	}
	var asked atomic.Bool
	d.putLyingNode(func(method string, _ []byte) string {
		if method != "getLatestBlockhash" || asked.Swap(true) {
			return ""
		}
		return fmt.Sprintf(`{"context":{"slot":%d},"value":{"blockhash":%q,"lastValidBlockHeight":%d}}`, d.Solana.Head(), strings.Repeat("1", 32), d.Solana.Head()-400)
	})
	client := d.SolanaClients[chain.SolanaDevnet]
	begun := d.Solana.Head()
	d.App.Config.Progress = func(string, int, int) {
		if err := d.Solana.MineSlots(10); err != nil {
			t.Error(err)
		}
		if _, err := client.CatchUp(t.Context()); err != nil {
			t.Error(err)
		}
	}
	if err := d.outliveBlockhashes(t.Context(), chain.SolanaDevnet); err != nil {
		t.Fatal(err)
	}
	if passed := d.Solana.Head() - begun; passed <= 150 {
		t.Errorf("the wait is over after %d slots: a transaction that was signed before may land still", passed)
	}
}
