package attester

import (
	"context"
	"encoding/binary"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/bridge/cctp"
)

// sent is a message as its chain has it now.
type sent struct {
	message cctp.Message
	nonce   common.Hash
	block   uint64 // on Solana a slot
	time    uint64 // of the block
}

// nonceOf returns the nonce of the message at a place in a transaction. It does not depend on the block: mined again
// after a reorganization, the transaction has the same nonce, and a minted message is not minted twice.
func nonceOf(source cctp.Domain, tx common.Hash, place int) common.Hash {
	b := binary.BigEndian.AppendUint32(nil, uint32(source))
	b = append(b, tx[:]...)
	return crypto.Keccak256Hash(binary.BigEndian.AppendUint32(b, uint32(place)))
}

// heights are how far a chain has come: the last block of which fast messages are signed,
// and the last that is final.
type heights struct{ fast, final uint64 }

// reader reads a chain of one family.
type reader interface {
	// isHash says whether a text is of the form of the chain's transaction hashes.
	isHash(text string) bool
	// readTransaction lists the messages that a transaction has sent, in their order; none
	// if the chain does not have it.
	readTransaction(ctx context.Context, hash string) ([]sent, error)
	// findNonce looks for the message with a nonce through the whole chain, which a
	// sandbox's is short enough for.
	findNonce(ctx context.Context, nonce common.Hash) ([]sent, error)
	// readHeights is called before messages are read: a message in a block that was final then is on the chain for
	// good.
	readHeights(ctx context.Context) (heights, error)
	// lastBlockBy is the last block that is not later than a time. It is the same whenever
	// it is asked for, once the chain is past that time.
	lastBlockBy(ctx context.Context, time uint64) (uint64, error)
}
