package devnet

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rlp"
)

// History is a chain that another version of this package made, with the contracts of
// that version on it.
type History struct {
	Extra  []byte // of its first block, which distinguishes its contracts from others
	Blocks []byte // all that follow, in RLP, one behind another
}

// insertBlocks has a new chain go on from its history, final but for the last blocks.
func (e *EVM) insertBlocks(blocks []byte) error {
	for stream := rlp.NewStream(bytes.NewReader(blocks), 0); ; {
		block := new(types.Block)
		err := stream.Decode(block)
		if errors.Is(err, io.EOF) {
			return e.recoverHead()
		}
		if err != nil {
			return fmt.Errorf("reading a block: %w", err)
		}
		if _, err := e.eth.BlockChain().InsertBlockWithoutSetHead(context.Background(), block, false); err != nil {
			return fmt.Errorf("inserting block %s: %w", block.Number(), err)
		}
	}
}
