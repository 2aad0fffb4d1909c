package solrelay

import (
	"fmt"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
)

// forkCase is a payment and its void, both under way, of which one lands on a fork that is then
// replaced.
type forkCase struct {
	voidFirst bool // the void is on the fork that is replaced, else the payment
	failed    bool // the other one has failed there, too
	other     bool // the fork that counts has the other one, else none of both
	sameSlots bool // it has other blocks in the same slots, as of a leader who made two
}

// ends returns the state in which the intent ends, and its paid amount. Where the fork that counts has none of both,
// only the void is sent: the intent was given up.
func (c forkCase) ends() (intent.State, uint64) {
	if c.voidFirst && c.other {
		return intent.Executed, 400
	}
	return intent.Cancelled, 0
}

func forkCases() (all []forkCase) {
	for n := range 16 {
		all = append(all, forkCase{n&1 > 0, n&2 > 0, n&4 > 0, n&8 > 0})
	}
	return all
}

// The marker is part of each fork: while it is not final, an intent that is given up is undecided, and it ends by the
// transaction that made the marker on the fork that counts.
func TestAVoidOverAFork(t *testing.T) {
	for _, c := range forkCases() {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			eachWorld(t, func(w *world) {
				w.startReady()
				mine := w.createWallet(1_000)
				w.mine(3)
				p, pays, void := w.startBoth(mine)
				first, second := pays, void
				if c.voidFirst {
					first, second = void, pays
				}
				blocks := w.landBoth(first, second, c.failed)
				w.untilAsked()
				if s := w.outcomeOf(p).State; s.Ended() || !w.isLent(p) {
					t.Errorf("while its marker is not final it is %s, marker %t", s, w.isLent(p))
				}
				w.replaceBlocks(validator.Fork{Blocks: blocks, Drop: true, SameSlots: c.sameSlots})
				if w.isLent(p) {
					t.Error("the marker is there on a fork without it")
				}
				if c.other {
					w.sendRaw(second)
					w.mine(1)
					w.sendRaw(first) // it fails
					w.mine(1)
				}
				w.node.Set(rpctest.Faults{})
				ends, paid := c.ends()
				o := w.untilEnded(p, ends, paid)
				if ends == intent.Executed && o.TxHash != second.Signatures[0].String() {
					t.Errorf("it is settled by %s, was executed by %s", o.TxHash, second.Signatures[0])
				}
				if got := w.chain.TokenBalance(validator.USDC, w.walletAt(mine)); got != 1_000-paid {
					t.Errorf("the wallet has %d units, and has paid %d", got, paid)
				}
			})
		})
	}
}

// startBoth starts a payment of 400 units that is given up, and returns its version and its void,
// which no node has.
func (w *world) startBoth(wallet uuid.UUID) (p payment, pays, void solana.Transaction) {
	w.Helper()
	w.node.Set(rpctest.Faults{SwallowSends: true})
	p = w.start(wallet, 400)
	pays = w.rawVersion(p, 0)
	err := w.db.Write(w.Context(), func(tx *store.Tx) error {
		return intent.AskCancellation(w.Context(), tx, testChain, p.id, "a test")
	})
	if err != nil {
		w.Fatal(err)
	}
	return p, pays, w.rawVersion(p, 1)
}

// landBoth has a block take the first transaction, and the next one the second, which fails, if it
// is to be in a block. It returns how many blocks that took.
func (w *world) landBoth(first, second solana.Transaction, both bool) (blocks int) {
	w.Helper()
	w.sendRaw(first)
	w.mine(1)
	if !both {
		return 1
	}
	w.sendRaw(second)
	w.mine(1)
	return 2
}

func (w *world) sendRaw(tx solana.Transaction) {
	w.Helper()
	if err := w.chain.Send(tx); err != nil {
		w.Fatal(err)
	}
}

func (w *world) replaceBlocks(f validator.Fork) {
	w.Helper()
	if err := w.chain.Reorganize(f); err != nil {
		w.Fatal(err)
	}
}
