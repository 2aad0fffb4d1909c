package rpc

import (
	"errors"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
)

// Slots without blocks are passed over, and the blocks around them link.
func TestSkippedSlots(t *testing.T) {
	c := startCluster(t, 10, 11, 14, 15, 16, 30)
	client := c.dial(nil, c.url)
	reader := NewReader(client)
	head, err := reader.Head(t.Context())
	if err != nil || head.Number != 30 {
		t.Fatalf("head %+v, %v", head, err)
	}
	final, err := reader.Final(t.Context())
	if err != nil || final.Number != 15 {
		t.Fatalf("final %+v, %v", final, err)
	}
	blocks, err := reader.Transfers(t.Context(), 11, 30)
	if err != nil {
		t.Fatal(err)
	}
	numbers := []uint64{}
	for i, b := range blocks {
		numbers = append(numbers, b.Number)
		if i > 0 && b.Parent != blocks[i-1].Hash {
			t.Errorf("block %d does not link", b.Number)
		}
	}
	assertSlots(t, numbers, 11, 14, 15, 16, 30)
	t.Run("a range of none gives the block after it", func(t *testing.T) {
		blocks, err := reader.Transfers(t.Context(), 17, 20)
		if err != nil || len(blocks) != 1 || blocks[0].Number != 30 {
			t.Errorf("%+v, %v", blocks, err)
		}
	})
	t.Run("a slot that was skipped gives the block before it", func(t *testing.T) {
		for _, slot := range []uint64{12, 13, 29} {
			b, err := reader.Block(t.Context(), slot)
			want := map[uint64]uint64{12: 11, 13: 11, 29: 16}[slot]
			if err != nil || b.Number != want {
				t.Errorf("slot %d: %+v, %v; want block %d", slot, b, err, want)
			}
		}
	})
	t.Run("a slot that is not there yet is waited for", func(t *testing.T) {
		_, err := reader.Block(t.Context(), 31)
		if !errors.Is(err, chain.ErrUnavailable) {
			t.Errorf("block: %v", err)
		}
		_, err = reader.Transfers(t.Context(), 31, 40)
		if !errors.Is(err, chain.ErrUnavailable) {
			t.Errorf("transfers: %v", err)
		}
	})
}

func assertSlots(t *testing.T, got []uint64, want ...uint64) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("slots %v, want %v", got, want)
	}
	for i := range got {
		if got[i] != want[i] {
			t.Fatalf("slots %v, want %v", got, want)
		}
	}
}

// The final block rises with the blocks that link to it, however far that is.
func TestFinalRisesByLinks(t *testing.T) {
	c := startCluster(t, 1, 2, 3)
	client := c.dial(nil, c.url)
	c.mustFinal(client)
	for slot := uint64(4); slot < 3*linkedPerCall; slot += 1 + slot%3 {
		c.lay(slot)
	}
	b, err := client.Final(t.Context())
	if err != nil || b.Number != 1 {
		t.Fatalf("after one call: %+v, %v; want block 1 while the links are read", b, err)
	}
	if b = c.mustFinal(client); b.Number != c.final {
		t.Errorf("final %d, want %d", b.Number, c.final)
	}
	t.Run("not to another branch", func(t *testing.T) {
		c.rewind(3) // the final block and both after it
		for slot := uint64(3 * linkedPerCall); slot < 3*linkedPerCall+5; slot++ {
			c.layBranch(slot, 1)
		}
		_, err := client.Final(t.Context())
		if !errors.Is(err, chain.ErrDeepReorg) || !errors.Is(err, chain.ErrInconsistent) {
			t.Errorf("error %v, want %v", err, chain.ErrDeepReorg)
		}
	})
}

// A fork of blocks that are not final is read as it is: another block in the slot, or the one before it where the
// slot is now skipped.
func TestForksOfConfirmedBlocks(t *testing.T) {
	c := startCluster(t, 10, 11, 12, 13, 14)
	client := c.dial(nil, c.url)
	c.mustFinal(client) // 12
	before, err := client.Block(t.Context(), 14)
	if err != nil {
		t.Fatal(err)
	}
	c.rewind(2)
	c.layBranch(14, 1)
	c.layBranch(15, 1)
	again, err := client.Block(t.Context(), 14)
	if err != nil || again.Hash == before.Hash || again.Number != 14 {
		t.Errorf("slot 14 has %+v, %v; want another block", again, err)
	}
	skipped, err := client.Block(t.Context(), 13)
	if err != nil || skipped.Number != 12 {
		t.Errorf("slot 13 has %+v, %v; want block 12 in its place", skipped, err)
	}
	blocks, err := client.Transfers(t.Context(), 13, 20)
	if err != nil || len(blocks) != 2 || blocks[0].Parent != skipped.Hash {
		t.Errorf("%+v, %v; want the branch's two blocks, on block 12", blocks, err)
	}
}

// Blocks that a node leaves out break the links of the others.
func TestBlocksThatAreLeftOutAreNoticed(t *testing.T) {
	c := startCluster(t, 10, 11, 12, 13, 14)
	client, proxies := c.proxied(1)
	proxies[0].Set(rpctest.Faults{LoseBlocks: true})
	blocks, err := client.Transfers(t.Context(), 11, 14)
	if err != nil {
		t.Fatal(err)
	}
	eleven, err := client.Block(t.Context(), 10)
	if err != nil {
		t.Fatal(err)
	}
	if blocks[0].Number != 12 || blocks[0].Parent == eleven.Hash {
		t.Errorf("block %d links to %s, though one is missing between", blocks[0].Number, eleven.Hash)
	}
	c.mu.Lock()
	c.blocks = append(c.blocks[:2], c.blocks[3:]...) // without 12
	c.mu.Unlock()
	proxies[0].Set(rpctest.Faults{})
	_, err = client.Transfers(t.Context(), 11, 14)
	if !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("error %v, want %v", err, chain.ErrInconsistent)
	}
}

// A block that a node says was skipped, and was not, breaks the link over its slot.
func TestBlocksThatAreSaidToBeSkipped(t *testing.T) {
	c := startCluster(t, 10, 11, 12, 13, 14, 15, 16)
	client := c.dial(nil, c.url)
	c.mustFinal(client) // 14
	for slot := uint64(17); slot < 24; slot++ {
		c.lay(slot)
	}
	c.mu.Lock()
	c.blocks = append(c.blocks[:8:8], c.blocks[9:]...) // without 18
	c.mu.Unlock()
	_, err := client.Block(t.Context(), 18)
	if !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("the block: error %v, want %v", err, chain.ErrInconsistent)
	}
	_, err = client.CatchUp(t.Context())
	if !errors.Is(err, chain.ErrInconsistent) || errors.Is(err, chain.ErrDeepReorg) {
		t.Errorf("the final block: error %v, want %v", err, chain.ErrInconsistent)
	}
}
