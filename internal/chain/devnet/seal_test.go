package devnet

import (
	"math"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/waittest"
)

// Dying after a block is on disk and before it is marked as the head must not
// lose it: it may have been mined on.
func TestSealedBlockIsFoundAgain(t *testing.T) {
	dir := t.TempDir()
	e, err := Start(t.Context(), Options{DataDir: dir})
	if err != nil {
		t.Fatal(err)
	}
	block, err := e.sealBlockLocked(e.eth.BlockChain().CurrentBlock(), nil, true)
	if err != nil {
		t.Fatal(err)
	}
	if err := e.Close(); err != nil {
		t.Fatal(err)
	}
	e, err = Start(t.Context(), Options{DataDir: dir})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	if got := e.eth.BlockChain().CurrentBlock(); got.Hash() != block.Hash() {
		t.Errorf("head is block %d, want the sealed block %d", got.Number, block.NumberU64())
	}
}

// TestACallerOfWaitHoldsUpNoBlock has a caller that has its receipt wait for the lock under which blocks are made.
func TestACallerOfWaitHoldsUpNoBlock(t *testing.T) {
	e, err := Start(t.Context(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	hash, err := e.FundRelayer(t.Context(), common.Address{1})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := e.Commit(); err != nil {
		t.Fatal(err)
	}
	done := make(chan error, 1)
	e.sealing.Lock()
	go func() {
		_, err := e.Wait(t.Context(), hash)
		done <- err
	}()
	waittest.Until(t, "the caller waits", func() bool { return !e.demand.isMet(math.MaxUint64, math.MaxUint64) })
	err = e.sealManyLocked(100)
	e.sealing.Unlock()
	if err != nil {
		t.Fatal(err)
	}
	if err := waittest.Receive(t, "the receipt", done); err != nil {
		t.Error(err)
	}
}

// sealManyLocked makes n empty blocks.
func (e *EVM) sealManyLocked(n int) error {
	for range n {
		block, err := e.sealBlockLocked(e.eth.BlockChain().CurrentBlock(), nil, true)
		if err != nil {
			return err
		}
		if err := e.setHeadLocked(block); err != nil {
			return err
		}
		e.demand.noteBlock(block.NumberU64(), true)
	}
	return nil
}
