package validator

import (
	"fmt"
	"unicode/utf8"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// The consumption of a memo: itself, each of its signers, and its log.
const (
	memoCost       = 230
	memoSignerCost = 140
)

// runMemo writes a text that its accounts have signed into the log.
func runMemo(f *frame) *instructionError {
	if err := f.consume(memoCost + memoSignerCost*uint64(len(f.refs))); err != nil {
		return err
	}
	if len(f.refs) > 0 {
		f.logf("Program log: Signed by:")
	}
	for i, ref := range f.refs {
		if !ref.signer {
			return errMissingSignature
		}
		f.logf("Program log: %s", f.key(i))
	}
	f.logf("Program log: Memo (len %d)", len(f.data))
	if !utf8.Valid(f.data) {
		return errProgramFailedToComplete
	}
	f.logf("Program log: %s", f.data)
	return nil
}

// memoOf returns the memos of a transaction in lists of transactions; nil for none.
func memoOf(m solana.Message) *string {
	text := ""
	for _, in := range m.Instructions {
		if m.Keys[in.Program] != solana.MemoProgram {
			continue
		}
		if text != "" {
			text += "; "
		}
		if utf8.Valid(in.Data) {
			text += fmt.Sprintf("[%d] %s", len(in.Data), in.Data)
		} else {
			text += fmt.Sprintf("[%d] (unparseable)", len(in.Data))
		}
	}
	if text == "" {
		return nil
	}
	return &text
}
