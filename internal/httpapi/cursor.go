package httpapi

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash"
	"strings"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
)

// cursors seals places in lists. A cursor is the place in clear and a MAC over it and over the list's key:
// organization, path, filters and order. So a forged or changed cursor, or one of another list, is rejected at once,
// without a stored row.
type cursors struct{ key []byte }

const (
	cursorVersion = 1
	macSize       = 16
	cursorHead    = macSize + 1 + 8 // MAC, version, micros; the id follows
	maxCursorID   = 128
)

// base64 in strict mode has one spelling of each cursor, line breaks aside,
// which its decoder passes over.
var cursorEncoding = base64.RawURLEncoding.Strict()

func newCursors(key []byte) (*cursors, error) {
	if len(key) < sha256.Size {
		return nil, errors.New("the cursor key is shorter than 32 bytes")
	}
	return &cursors{key}, nil
}

// seal returns the cursor of a place in the list that list names.
func (c *cursors) seal(list []string, at store.Position) string {
	raw := make([]byte, cursorHead, cursorHead+len(at.ID))
	raw[macSize] = cursorVersion
	binary.BigEndian.PutUint64(raw[macSize+1:], uint64(at.Micros))
	raw = append(raw, at.ID...)
	copy(raw, c.mac(list, raw[macSize:]))
	return cursorEncoding.EncodeToString(raw)
}

// open returns the place, if the cursor was sealed for the same list.
// Error: invalid_cursor.
func (c *cursors) open(list []string, text string) (store.Position, error) {
	invalid := fault.New(fault.InvalidCursor, "cursor is not one of this list with these filters and this order")
	if len(text) > cursorEncoding.EncodedLen(cursorHead+maxCursorID) || strings.ContainsAny(text, "\r\n") {
		return store.Position{}, invalid
	}
	raw, err := cursorEncoding.DecodeString(text)
	if err != nil || len(raw) < cursorHead || raw[macSize] != cursorVersion || !hmac.Equal(raw[:macSize], c.mac(list, raw[macSize:])) {
		return store.Position{}, invalid
	}
	return store.Position{
		Micros: int64(binary.BigEndian.Uint64(raw[macSize+1:])),
		ID:     string(raw[cursorHead:]),
	}, nil
}

// mac covers each part with its length, so that no two lists read the same.
func (c *cursors) mac(list []string, place []byte) []byte {
	h := hmac.New(sha256.New, c.key)
	for _, part := range list {
		writeSized(h, part)
	}
	writeSized(h, string(place))
	return h.Sum(nil)[:macSize]
}

func writeSized(h hash.Hash, part string) {
	var size [4]byte
	binary.BigEndian.PutUint32(size[:], uint32(len(part)))
	h.Write(size[:])
	h.Write([]byte(part))
}
