package evm

import (
	"bytes"
	"encoding/hex"
	"errors"
	"io"
)

// scanner reads JSON in one pass without allocating, for the responses that carry thousands of receipts. It checks
// the parts that it reads; of the parts that it skips it only balances the brackets. The first error sticks and ends
// every loop; running out of input is io.ErrUnexpectedEOF.
type scanner struct {
	in  []byte
	at  int
	err error
}

var (
	errSyntax = errors.New("malformed JSON")
	errHex    = errors.New("malformed hex")
)

// maxDepth bounds the nesting of a skipped value.
const maxDepth = 64

func (s *scanner) fail(err error) {
	if s.err == nil {
		s.err = err
	}
	s.at = len(s.in)
}

// peekByte returns the next byte that is not white space, 0 at the end.
func (s *scanner) peekByte() byte {
	for ; s.at < len(s.in); s.at++ {
		switch c := s.in[s.at]; c {
		case ' ', '\t', '\r', '\n':
		default:
			return c
		}
	}
	if s.err == nil {
		s.err = io.ErrUnexpectedEOF
	}
	return 0
}

// takeByte consumes the byte c, which must come next.
func (s *scanner) takeByte(c byte) {
	if got := s.peekByte(); got == c {
		s.at++
	} else if got != 0 {
		s.fail(errSyntax)
	}
}

// nextElement advances to the next element of an array whose bracket is taken, and
// says whether there is one. first starts as true.
func (s *scanner) nextElement(first *bool) bool { return s.nextItem(first, ']') }

// nextMember advances to the next value of an object whose brace is taken and
// returns its key, or nil after the last. first starts as true.
func (s *scanner) nextMember(first *bool) []byte {
	if !s.nextItem(first, '}') {
		return nil
	}
	key := s.readString()
	s.takeByte(':')
	if s.err != nil {
		return nil
	}
	return key
}

func (s *scanner) nextItem(first *bool, end byte) bool {
	c := s.peekByte()
	switch {
	case c == end:
		s.at++
		return false
	case !*first:
		s.takeByte(',')
	}
	*first = false
	return s.err == nil
}

// readString returns a string's bytes between the quotes, escapes left as they are.
func (s *scanner) readString() []byte {
	s.takeByte('"')
	start := s.at
	for s.err == nil {
		i := bytes.IndexByte(s.in[s.at:], '"')
		if i < 0 {
			s.fail(io.ErrUnexpectedEOF)
			break
		}
		s.at += i + 1
		escapes := 0
		for j := s.at - 2; j >= start && s.in[j] == '\\'; j-- {
			escapes++
		}
		if escapes%2 == 0 {
			return s.in[start : s.at-1 : s.at-1]
		}
	}
	return []byte{}
}

// skipValue passes over any value and returns it.
func (s *scanner) skipValue() []byte {
	var closers [maxDepth]byte
	depth, start := 0, -1
	for s.err == nil {
		c := s.peekByte()
		if start < 0 {
			start = s.at
		}
		switch c {
		case '"':
			s.readString()
		case '{', '[':
			if depth == maxDepth {
				s.fail(errSyntax)
				return nil
			}
			closers[depth] = c + 2 // of both brackets in ASCII
			depth++
			s.at++
		case '}', ']':
			if depth == 0 || closers[depth-1] != c {
				s.fail(errSyntax)
				return nil
			}
			depth--
			s.at++
		case ',', ':':
			if depth == 0 {
				s.fail(errSyntax)
				return nil
			}
			s.at++
			continue
		default:
			s.skipWord()
		}
		if depth == 0 && s.err == nil {
			return s.in[start:s.at:s.at]
		}
	}
	return nil
}

// skipWord passes over a number, true, false or null.
func (s *scanner) skipWord() {
	start := s.at
	for ; s.at < len(s.in); s.at++ {
		c := s.in[s.at]
		if (c < '0' || c > '9') && (c < 'a' || c > 'z') && c != '-' && c != '+' && c != '.' && c != 'E' {
			break
		}
	}
	if s.at == start {
		s.fail(errSyntax)
	}
}

// readHexDigits returns the digits of a string "0x…".
func (s *scanner) readHexDigits() []byte {
	t := s.readString()
	if len(t) < 2 || t[0] != '0' || t[1] != 'x' {
		s.fail(errHex)
		return nil
	}
	return t[2:]
}

// readFixedHex reads hex of exactly len(dst) bytes.
func (s *scanner) readFixedHex(dst []byte) {
	digits := s.readHexDigits()
	if s.err != nil {
		return
	}
	if len(digits) != 2*len(dst) {
		s.fail(errHex)
		return
	}
	if _, err := hex.Decode(dst, digits); err != nil {
		s.fail(errHex)
	}
}

// appendHex reads hex of any length and appends its bytes.
func (s *scanner) appendHex(dst []byte) []byte {
	digits := s.readHexDigits()
	if s.err != nil {
		return dst
	}
	out, err := hex.AppendDecode(dst, digits)
	if err != nil {
		s.fail(errHex)
		return dst
	}
	return out
}

// readQuantity reads a hex number of at most 64 bits.
func (s *scanner) readQuantity() uint64 {
	digits := s.readHexDigits()
	if s.err != nil {
		return 0
	}
	if len(digits) == 0 || len(digits) > 16 {
		s.fail(errHex)
		return 0
	}
	var n uint64
	for _, c := range digits {
		switch {
		case c >= '0' && c <= '9':
			c -= '0'
		case c >= 'a' && c <= 'f':
			c -= 'a' - 10
		case c >= 'A' && c <= 'F':
			c -= 'A' - 10
		default:
			s.fail(errHex)
			return 0
		}
		n = n<<4 | uint64(c)
	}
	return n
}
