package app

import (
	"bytes"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/waittest"
)

// goThroughNode has the service go on through a node that can be spoiled.
func (w *solanaWorld) goThroughNode() *rpctest.Proxy {
	w.Helper()
	node := rpctest.New(w.T, w.chain.URL())
	w.useNode(node.URL)
	w.restart()
	return node
}

// An operator sees an open intent and its transaction, and gives it up: its marker is
// made without paying, and the money is free.
func TestAnOperatorCancelsOnSolana(t *testing.T) {
	t.Parallel()
	eachSolanaWorld(t, func(w *solanaWorld) {
		mine := w.createWallets(1, 100)[0]
		node := w.goThroughNode()
		node.Set(rpctest.Faults{SwallowSends: true})
		payee := newSolanaKey(w.T)
		flow := w.order(mine, payee, 40*money.Dollar)
		var step uuid.UUID
		waittest.Until(w, "it is in a transaction", func() bool {
			open, err := w.Intents.ListOpen(w.T.Context())
			if err != nil || len(open) != 1 {
				return false
			}
			step = open[0].ID
			return open[0].Chain == chain.SolanaDevnet && len(open[0].Transactions) > 0
		})
		sent := w.readText(`SELECT signature FROM solana_versions ORDER BY number DESC LIMIT 1`)
		if open, err := w.Intents.ListOpen(w.T.Context()); err != nil || !slices.Contains(open[0].Transactions, sent) {
			t.Errorf("the list has %+v, %v, and %s was sent", open, err, sent)
		}
		for range 2 { // twice is once
			if err := w.CancelIntent(w.T.Context(), step, "paid by hand"); err != nil {
				t.Fatal(err)
			}
		}
		waittest.Until(w, "it is given up", func() bool {
			return w.countRows(`SELECT COUNT(*) FROM solana_markers WHERE state = 'voiding'`) == 1
		})
		node.Set(rpctest.Faults{})
		ended := w.untilEnded(mine, flow.ID)
		if ended.Status != transfer.Failed || !strings.Contains(failureOf(ended), "paid by hand") {
			t.Errorf("the withdrawal is %s: %s", ended.Status, failureOf(ended))
		}
		if n := w.chain.TokenBalance(validator.USDC, payee); n != 0 {
			t.Errorf("%d units were paid of what was cancelled", n)
		}
		w.withdraw(mine, newSolanaKey(w.T), 100*money.Dollar)
		w.assertBooksAgree()
	})
}

// lines is a log that is read while it is written.
type lines struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (l *lines) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(p)
}

func (l *lines) count(what string) int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return strings.Count(l.text.String(), what)
}

// A block whose transactions are of a later version is passed if they name none of our wallets. One that may have
// paid a wallet is not: its deposit is credited once it can be read.
func TestABlockOfALaterVersionIsPassedUnlessItNamesAWallet(t *testing.T) {
	t.Parallel()
	eachSolanaWorld(t, func(w *solanaWorld) {
		mine := w.createWallets(1, 100)[0]
		log := &lines{}
		w.logs = slog.NewTextHandler(log, nil)
		node := w.goThroughNode()
		head, err := w.SolanaClients[chain.SolanaDevnet].Head(w.T.Context())
		if err != nil {
			t.Fatal(err)
		}
		node.Set(rpctest.Faults{LaterFrom: head.Number + 1})
		paid, err := w.chain.FaucetToken(validator.USDC, newSolanaKey(w.T), 5_000_000)
		if err != nil {
			t.Fatal(err)
		}
		waittest.Until(w, "the stranger's block is passed", func() bool {
			statuses, err := w.SolanaClients[chain.SolanaDevnet].SignatureStatuses(w.T.Context(), []solana.Signature{paid})
			if err != nil || statuses[0] == nil {
				return false
			}
			var number uint64
			err = w.DB.QueryRow(w.T.Context(), `SELECT number FROM chain_cursors WHERE chain = 'solana_devnet'`).Scan(&number)
			return err == nil && number >= statuses[0].Slot
		})
		w.pay(keyOfWallet(mine), 5_000_000)
		waittest.Until(w, "the metric tells", func() bool { return w.readMetric("granary_follower_unreadable", "chain", "solana_devnet") == 1 })
		if log.count("may have paid wallet "+mine.ID.String()) == 0 {
			t.Error("the log does not say whom it may have paid")
		}
		node.Set(rpctest.Faults{})
		w.untilHolds(mine, 105*money.Dollar)
		w.assertBooksAgree()
	})
}

// A block with a transaction of a later version is not passed over: no later deposit is credited, which the log
// reports once and a metric for as long. Earlier deposits are paid on.
func TestABlockOfALaterVersionIsTold(t *testing.T) {
	t.Parallel()
	eachSolanaWorld(t, func(w *solanaWorld) {
		mine := w.createWallets(1, 100)[0]
		log := &lines{}
		w.logs = slog.NewTextHandler(log, nil)
		node := w.goThroughNode()
		head, err := w.SolanaClients[chain.SolanaDevnet].Head(w.T.Context())
		if err != nil {
			t.Fatal(err)
		}
		node.Set(rpctest.Faults{FutureFrom: head.Number + 20})
		waittest.Until(w, "the metric tells", func() bool { return w.readMetric("granary_follower_unreadable", "chain", "solana_devnet") == 1 })
		w.pay(keyOfWallet(mine), 5_000_000)
		w.withdraw(mine, newSolanaKey(w.T), 10*money.Dollar)
		w.untilHolds(mine, 90*money.Dollar)
		if n := log.count("a block cannot be read: no later deposit is credited"); n != 1 {
			t.Errorf("the log says so %d times, want once", n)
		}
		if log.count("has a transaction of a version that is not known") == 0 {
			t.Error("the log does not say of which block")
		}
		node.Set(rpctest.Faults{})
		w.untilHolds(mine, 95*money.Dollar)
		waittest.Until(w, "the metric tells that it is over", func() bool { return w.readMetric("granary_follower_unreadable", "chain", "solana_devnet") == 0 })
		w.assertBooksAgree()
	})
}
