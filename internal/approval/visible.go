package approval

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/granaryhq/granary/internal/printable"
)

// CheckVisible returns an error for a proposal with a string that steers the screen on which
// an approver reads it, or has a character that is not visible. It looks at every string of
// the canonical text, names too, so that no field can be forgotten. The signer rejects such
// a text regardless of its votes, since no approver can have read it.
// Error: printable.ErrHidden.
func (p Proposal) CheckVisible() error {
	if err := checkVisible(p.Canonical()); err != nil {
		return err
	}
	if p.Contract != nil && p.Contract.Body != "" {
		if err := checkVisible([]byte(p.Contract.Body)); err != nil {
			return fmt.Errorf("the contract's body: %w", err)
		}
	}
	return nil
}

// checkVisible checks every string and name of a JSON text in its decoded form, so that an escape hides no character.
func checkVisible(text []byte) error {
	tokens := json.NewDecoder(strings.NewReader(string(text)))
	tokens.UseNumber()
	for {
		token, err := tokens.Token()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("%w: %w", errNotJSON, err)
		}
		if s, is := token.(string); is {
			if err := printable.Check(s); err != nil {
				return fmt.Errorf("%q: %w", s, err)
			}
		}
	}
}
