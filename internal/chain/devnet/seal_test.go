package devnet

import "testing"

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
