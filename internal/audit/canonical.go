package audit

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"
)

// noHash is the previousHash of an organization's first entry.
var noHash = strings.Repeat("0", 2*sha256.Size)

// Canonical returns the one text of an entry that its hash is over: the entry as the API shows it, without its hash,
// in the form of RFC 8785 (JCS). So a reader of the log by the API can recompute the chain.
func (e Entry) Canonical() string {
	fields := [...]struct{ name, value string }{ // in the order of RFC 8785: by name
		{"action", quoteText(string(e.Action))},
		{"actor", quoteText(e.Actor)},
		{"at", quoteText(e.At.UTC().Format(time.RFC3339Nano))},
		{"details", e.Details.Encode()},
		{"id", quoteText(e.ID.String())},
		{"organizationId", quoteText(e.Organization.String())},
		{"outcome", quoteText(string(e.Outcome))},
		{"previousHash", quoteText(e.PreviousHash)},
		{"remoteAddress", quoteText(e.RemoteAddress)},
		{"requestId", quoteText(e.RequestID)},
		{"sequence", strconv.FormatInt(e.Sequence, 10)},
		{"subject", quoteText(e.Subject)},
		{"tokenId", quoteText(e.TokenID)},
	}
	var b strings.Builder
	for i, f := range fields {
		b.WriteByte("{,"[min(i, 1)])
		b.WriteString(`"` + f.name + `":` + f.value)
	}
	b.WriteByte('}')
	return b.String()
}

// computeHash returns the valid hash of the entry.
func (e Entry) computeHash() string {
	sum := sha256.Sum256([]byte(e.Canonical()))
	return hex.EncodeToString(sum[:])
}

// linkAfter puts the entry behind the head of its chain.
func (e Entry) linkAfter(head Head) Entry {
	e.Sequence, e.PreviousHash = head.Sequence+1, head.Hash
	e.Hash = e.computeHash()
	return e
}

// Head is the end of an organization's chain.
type Head struct {
	Organization uuid.UUID
	Sequence     int64
	Hash         string
}

// Encode is the details' text in the form of RFC 8785.
func (d Details) Encode() string {
	var b strings.Builder
	b.WriteByte('{')
	for i, name := range slices.Sorted(maps.Keys(d)) {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString(quoteText(name) + ":" + quoteText(clipText(d[name], maxDetailBytes)))
	}
	b.WriteByte('}')
	return b.String()
}

// decodeDetails reads the form of Encode, and rejects every other form: two texts of one meaning would have one hash.
func decodeDetails(text string) (Details, error) {
	var d Details
	if err := json.Unmarshal([]byte(text), &d); err != nil {
		return nil, fmt.Errorf("reading an entry's details: %w", err)
	}
	if d.Encode() != text {
		return nil, fmt.Errorf("reading an entry's details: %.40q is not as they are written", text)
	}
	return d, nil
}

// quoteText returns a JSON string as in RFC 8785: it escapes only where it must, unlike encoding/json.
func quoteText(text string) string {
	const short = "\b\t\n\f\r"
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range text {
		switch at := strings.IndexRune(short, r); {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case at >= 0:
			b.WriteByte('\\')
			b.WriteByte("btnfr"[at])
		case r < 0x20:
			fmt.Fprintf(&b, `\u%04x`, r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}
