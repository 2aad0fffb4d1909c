package custody

import (
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
)

// ErrFingerprint says that a text is no seed's fingerprint.
var ErrFingerprint = errors.New("a fingerprint has 20 hexadecimal digits")

// Fingerprint distinguishes seeds without revealing them: 80 bits that HKDF makes of the seed under a label of its
// own. It may be printed, logged and compared.
type Fingerprint [10]byte

// Fingerprint is the fingerprint of the seed that the keys grew from.
func (k ServiceKeys) Fingerprint() Fingerprint {
	return Fingerprint(k.Derive("fingerprint of the seed", len(Fingerprint{})))
}

// String is the fingerprint in five groups: 3f2a-91bc-07de-55a1-c0de.
func (f Fingerprint) String() string {
	digits := hex.EncodeToString(f[:])
	var groups []string
	for at := 0; at < len(digits); at += 4 {
		groups = append(groups, digits[at:at+4])
	}
	return strings.Join(groups, "-")
}

// ParseFingerprint reads a fingerprint that a person has written down: capitals or not, with hyphens, blanks or
// neither. Errors: ErrFingerprint.
func ParseFingerprint(text string) (Fingerprint, error) {
	digits := strings.NewReplacer("-", "", " ", "").Replace(text)
	decoded, err := hex.DecodeString(digits)
	if err != nil || len(decoded) != len(Fingerprint{}) {
		return Fingerprint{}, fmt.Errorf("%w: %q", ErrFingerprint, text)
	}
	return Fingerprint(decoded), nil
}
