package validator_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
)

func TestAForkTakesTransactionsAgainOrDropsThem(t *testing.T) {
	for name, c := range map[string]struct {
		fork validator.Fork
		held uint64
	}{
		"again in later slots":    {validator.Fork{Blocks: 2}, sol},
		"again in the same slots": {validator.Fork{Blocks: 2, SameSlots: true}, sol},
		"dropped":                 {validator.Fork{Blocks: 2, Drop: true}, 0},
		"dropped, same slots":     {validator.Fork{Blocks: 2, Drop: true, SameSlots: true}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			w := startWith(t, validator.Options{Finality: 8})
			bob := public(keyOf("bob"))
			w.mine(3)
			tx := w.sign(list{solana.TransferLamports(public(w.payer), bob, sol)})
			was := w.land(tx)
			w.mine(1)
			head, before, rich := w.Head(), w.block(was.Slot), w.Lamports(public(w.payer))
			if err := w.Reorganize(c.fork); err != nil {
				t.Fatal(err)
			}
			if got := w.Lamports(bob); got != c.held {
				t.Errorf("bob has %d lamports, want %d", got, c.held)
			}
			if want := rich + sol + 5000 - c.held - min(c.held, 5000); w.Lamports(public(w.payer)) != want {
				t.Errorf("the payer has %d lamports, want %d", w.Lamports(public(w.payer)), want)
			}
			first := head + 1
			if c.fork.SameSlots {
				first = was.Slot
			}
			if got := w.transaction(tx.Signatures[0]); (got.Slot == first) != (c.held > 0) {
				t.Errorf("the transaction is in slot %d, the first new one is %d", got.Slot, first)
			}
			now := w.block(first)
			if now.Hash == before.Hash || now.ParentHash != before.ParentHash || now.ParentSlot != before.ParentSlot {
				t.Errorf("the first new block %+v does not stand beside the old one %+v", now, before)
			}
			if failed := w.try("getBlock", nil, was.Slot, map[string]any{"commitment": "confirmed", "maxSupportedTransactionVersion": solana.LatestVersion}); (failed == nil) != c.fork.SameSlots {
				t.Errorf("of the dropped slot it says %+v", failed)
			}
			w.checkLinks()
		})
	}
}

// checkLinks checks that each block names the one before it.
func (w *world) checkLinks() {
	w.Helper()
	var slots []uint64
	w.ask("getBlocks", &slots, 0, w.Head(), map[string]any{"commitment": "confirmed"})
	if len(slots) == 0 || slots[len(slots)-1] != w.Head() {
		w.Fatalf("the slots are %v, want them up to %d", slots, w.Head())
	}
	seen := map[solana.Hash]bool{}
	for i, slot := range slots {
		b := w.block(slot)
		if seen[b.Hash] {
			w.Errorf("slot %d has a blockhash of before", slot)
		}
		seen[b.Hash] = true
		if i > 0 && (b.ParentSlot != slots[i-1] || b.ParentHash != w.block(slots[i-1]).Hash || b.Height != uint64(i)) {
			w.Errorf("slot %d is %+v, not behind slot %d", slot, b, slots[i-1])
		}
	}
}

func TestWhatIsFinalStays(t *testing.T) {
	w := startWith(t, validator.Options{Finality: 3})
	w.mine(10)
	final := w.Final()
	if final != w.Head()-3 {
		t.Errorf("slot %d is final and %d the newest, want 3 between", final, w.Head())
	}
	if err := w.Reorganize(validator.Fork{Blocks: 4}); !errors.Is(err, validator.ErrFinal) {
		t.Errorf("four blocks: %v, want ErrFinal", err)
	}
	if err := w.Reorganize(validator.Fork{Blocks: 3, SameSlots: true}); err != nil {
		t.Errorf("three blocks: %v", err)
	}
	if w.Final() != final {
		t.Errorf("slot %d is final, was %d before", w.Final(), final)
	}
	if err := w.Reorganize(validator.Fork{Blocks: 6, Final: true}); err != nil {
		t.Errorf("six blocks, asked for: %v", err)
	}
	w.checkLinks()
}

func TestSkippedSlots(t *testing.T) {
	w := startWorld(t)
	before := w.Head()
	w.SkipSlots(3)
	w.mine(1)
	if got := w.Head(); got != before+4 {
		t.Errorf("the newest slot is %d, want %d", got, before+4)
	}
	skipped := func() *failure { return w.try("getBlock", nil, before+2, map[string]any{"commitment": "confirmed"}) }
	if failed := skipped(); failed == nil || failed.Code != -32004 {
		t.Errorf("of a skipped slot that is not final it says %+v, want code -32004", failed)
	}
	w.mine(5)
	if failed := skipped(); failed == nil || failed.Code != -32007 {
		t.Errorf("of a skipped slot it says %+v, want code -32007", failed)
	}
	w.checkLinks()
}

// Each commitment has its own accounts, and its own newest blockhash.
func TestCommitments(t *testing.T) {
	w := startWith(t, validator.Options{Finality: 2})
	bob := public(keyOf("bob"))
	tx := w.sign(list{solana.TransferLamports(public(w.payer), bob, sol)})
	l := w.land(tx)
	for n := range 4 {
		want := map[string]uint64{"processed": sol, "confirmed": sol, "finalized": 0}
		if n >= 2 {
			want["finalized"] = sol
		}
		for commitment, lamports := range want {
			var got value[uint64]
			w.ask("getBalance", &got, bob, map[string]any{"commitment": commitment})
			if got.Value != lamports {
				t.Errorf("%d slots later bob has %d lamports at %s, want %d", n, got.Value, commitment, lamports)
			}
		}
		var status value[[]struct {
			Slot   uint64 `json:"slot"`
			Status string `json:"confirmationStatus"`
		}]
		w.ask("getSignatureStatuses", &status, tx.Signatures)
		wantStatus := "confirmed"
		if n >= 2 {
			wantStatus = "finalized"
		}
		if s := status.Value[0]; s.Slot != l.Slot || s.Status != wantStatus {
			t.Errorf("%d slots later its status is %+v, want %s in slot %d", n, s, wantStatus, l.Slot)
		}
		w.mine(1)
	}
}

func TestWaitingForATransaction(t *testing.T) {
	w := startWith(t, validator.Options{SlotTime: time.Millisecond, OnDemand: true})
	name, err := w.Faucet(public(bob), sol)
	if err != nil {
		t.Fatal(err)
	}
	slot, err := w.Wait(t.Context(), name)
	if got := w.transaction(name).Slot; err != nil || slot != got {
		t.Errorf("it is in slot %d: %v, want %d", slot, err, got)
	}
	poor := w.sign(list{solana.TransferLamports(public(w.payer), public(bob), 1000*sol)})
	w.sendUnchecked(poor)
	if _, err := w.Wait(t.Context(), poor.Signatures[0]); !errors.Is(err, validator.ErrFailed) {
		t.Errorf("one that fails: %v, want ErrFailed", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := w.Wait(ctx, solana.Signature{1}); !errors.Is(err, context.Canceled) {
		t.Errorf("one that nobody sent: %v, want that the wait was ended", err)
	}
}
