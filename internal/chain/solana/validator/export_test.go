package validator

import (
	"bytes"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// AnswerBody answers the body of a request.
func (v *Validator) AnswerBody(body []byte) []byte { return v.answerBody(body) }

// ReadLog reads records out of bytes until there are no more, and says how many there are.
func ReadLog(log []byte) (n int) {
	from := bytes.NewReader(log)
	for {
		if _, _, err := decodeRecord(from, 0); err != nil {
			return n
		}
		n++
	}
}

// SetNextHash chooses the hash of the next block.
func (v *Validator) SetNextHash(hash solana.Hash) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.hashBlock = func(b *block) solana.Hash {
		v.hashBlock = hashBlock
		return hash
	}
}
