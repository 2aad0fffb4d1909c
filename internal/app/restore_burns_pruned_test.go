package app

import (
	"bytes"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
)

// dropOldBlocks has a node of an EVM chain list no logs, and have no receipts of the blocks before a number, as if it had dropped them.
func (b *bridged) dropOldBlocks(on chain.Name, before uint64) {
	b.Helper()
	var hashes [][]byte
	for n := range before {
		block, err := b.Clients[on].Block(b.T.Context(), n)
		if err != nil {
			b.Fatal(err)
		}
		hashes = append(hashes, []byte(block.Hash.Hex()))
	}
	node := evmtest.New(b.T, b.evmChains()[on].URL())
	b.reconfigure(func(ch ChainConfig) ChainConfig {
		if ch.ChainID == b.evmChains()[on].ChainID() {
			ch.RPC = NodeURLs{node.URL}
		}
		return ch
	})
	node.Set(evmtest.Faults{Reject: func(body []byte) (int, string) {
		var request struct{ ID json.RawMessage }
		if json.Unmarshal(body, &request) == nil && bytes.Contains(body, []byte("eth_getLogs")) {
			return http.StatusOK, `{"jsonrpc":"2.0","id":` + string(request.ID) + `,"result":[]}`
		}
		for _, hash := range hashes {
			if bytes.Contains(body, []byte("eth_getBlockReceipts")) && bytes.Contains(body, hash) {
				return http.StatusNotFound, ""
			}
		}
		return 0, ""
	}})
}

// assertUnread runs `granary recover`, which reports that it has not searched all burns on a chain and is not complete.
func (b *bridged) assertUnread(on chain.Name) {
	b.Helper()
	printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}, AcceptMissing: true, ClaimOwed: true})
	if !errors.Is(err, errBurnsUnread) || !strings.Contains(printed, "unread  not all burns on "+string(on)) || strings.Contains(printed, "the books have what the chains show") {
		b.Errorf("%v\n%s", err, printed)
	}
}

// A node has dropped the logs of the blocks in which a burn was made, and lists none. The recovery reports that, and is not complete: the
// burn is in no books. With a node that has them it is entered.
func TestABurnThatANodeHasDroppedIsNotPassedOver(t *testing.T) {
	t.Parallel()
	b := newBridged(newDrill(t, store.SQLite), chain.USDC)
	b.bridge.setMode()("silent")
	b.awaitTransfer(b.begin(), "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
	head := b.headOf(chain.EthereumSepolia)
	b.exchange(storetest.Address(t, store.SQLite))
	b.bridge.setMode()("normal")
	b.dropOldBlocks(chain.EthereumSepolia, head)
	b.assertUnread(chain.EthereumSepolia)
	b.exchange(b.database)
	printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}, AcceptMissing: true, ClaimOwed: true})
	if err != nil || !strings.Contains(printed, "entered wallet "+b.mine.ID.String()) {
		t.Errorf("%v\n%s", err, printed)
	}
}

// A node of Solana's has dropped the history of a burn when a later run looks for burns. It lists the wallet's transactions as if there
// were no earlier ones, and the recovery reports that, and is not complete.
func TestABurnOnSolanaThatANodeHasDroppedIsNotPassedOver(t *testing.T) {
	t.Parallel()
	c := newCrossing(newDrill(t, store.SQLite), chain.SolanaDevnet, chain.Base)
	c.bridge.setMode()("silent")
	w, _, err := c.Transfers.Withdraw(t.Context(), c.ask(4_000_000))
	if err != nil {
		t.Fatal(err)
	}
	c.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
	c.exchange(storetest.Address(t, store.SQLite))
	c.bridge.setMode()("normal")
	if printed, err := c.recoverBooks(RecoverOptions{RosterFiles: []string{c.roster}, AcceptMissing: true}); err != nil || !strings.Contains(printed, "coming  wallet "+c.mine.ID.String()) {
		t.Fatalf("%v\n%s", err, printed)
	}
	c.serve()
	c.until("the carrier has looked at the chain", func() bool { return c.count(`SELECT COUNT(*) FROM solana_marker_chains WHERE known_slot > 0`) == 1 })
	node := c.proxySolana()
	c.end()
	slot := min(c.count(`SELECT known_slot FROM solana_marker_chains`), c.count(`SELECT final_number FROM chain_cursors WHERE chain = 'solana_devnet'`))
	node.Set(rpctest.Faults{ForgottenBefore: uint64(slot)})
	c.assertUnread(chain.SolanaDevnet)
}

// A burn on Solana for a chain that is no longer served is reported, as one on an EVM chain is.
func TestABurnOnSolanaForAChainThatIsNotServedIsReported(t *testing.T) {
	t.Parallel()
	c := newCrossing(newDrill(t, store.SQLite), chain.SolanaDevnet, chain.Base)
	c.bridge.setMode()("silent")
	w, _, err := c.Transfers.Withdraw(t.Context(), c.ask(4_000_000))
	if err != nil {
		t.Fatal(err)
	}
	c.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
	c.exchange(storetest.Address(t, store.SQLite))
	c.App.Close()
	config := c.Config
	delete(config.Chains, chain.Base)
	if c.Sandbox.App, err = New(t.Context(), config, c.Clock, slog.New(slog.DiscardHandler)); err != nil {
		t.Fatal(err)
	}
	printed, err := c.recoverBooks(RecoverOptions{RosterFiles: []string{c.roster}, AcceptMissing: true, ClaimOwed: true})
	if err != nil || !strings.Contains(printed, "unread  wallet "+c.mine.ID.String()+"  solana_devnet  USDC was burnt in transaction ") || !strings.Contains(printed, transfer.ErrNotServed.Error()) {
		t.Errorf("%v\n%s", err, printed)
	}
}
