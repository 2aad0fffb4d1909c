package app

import (
	"log/slog"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/transfer"
)

// searchFew opens the service again behind a node of a chain's that searches logs of few blocks at a time, as many
// do.
func (b *bridged) searchFew(on chain.Name, most uint64) {
	b.Helper()
	b.configureNode(on, evmtest.Start(b.T, b.evmChains()[on].URL(), evmtest.Faults{MaxLogBlocks: most}))
}

// configureNode opens the service again with another node of a chain.
func (b *bridged) configureNode(on chain.Name, at string) {
	b.Helper()
	b.end()
	config := b.Config
	b.App.Close()
	ch := config.Chains[on]
	ch.RPC = NodeURLs{at}
	config.Chains[on] = ch
	var err error
	if b.Sandbox.App, err = New(b.T.Context(), config, b.Clock, slog.New(slog.DiscardHandler)); err != nil {
		b.Fatal(err)
	}
	b.serve()
}

// A late attested message is searched on the destination before it is received. A node that searches few blocks at a
// time does not prevent that.
func TestALateTransferComesWhereLogsAreSearchedInSmallParts(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.searchFew(chain.Base, 5)
		b.bridge.service.SetMode(attester.Silent)
		w := b.begin()
		sent := b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		b.Clock.Advance(40 * time.Minute)
		b.bridge.service.SetMode(attester.Normal)
		b.until("it goes on, or is refused again and again", func() bool {
			b.resume(sent)
			return b.transferOf(w).Phase != transfer.PhaseSent || b.count(`SELECT COUNT(*) FROM tasks WHERE kind = $1 AND key = $2 AND last_error LIKE '%logs of blocks%' AND attempts > 3`, transfer.AttestTask, sent.ID.String()) == 1
		})
		if x := b.transferOf(w); x.Phase == transfer.PhaseSent {
			var why string
			_ = b.DB.QueryRow(b.T.Context(), `SELECT last_error FROM tasks WHERE kind = $1 AND key = $2`, transfer.AttestTask, sent.ID.String()).Scan(&why)
			b.Fatalf("it is attested, and is never brought in: %s", why)
		}
		b.finish(w)
	})
}
