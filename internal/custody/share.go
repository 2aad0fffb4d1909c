package custody

import (
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base32"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"strconv"
	"strings"
)

// Errors of shares.
var (
	// ErrShare says that a text is no share, or one that was damaged.
	ErrShare = errors.New("not a share, or damaged")
	// ErrForeignShare says that shares are not of one seed, or of one splitting of it.
	ErrForeignShare = errors.New("the shares do not belong together")
	// ErrTooFewShares says that there are fewer shares than restore the seed.
	ErrTooFewShares = errors.New("too few shares")
)

// MaxShares is into how many shares a seed is split at most.
const MaxShares = 16

// Share is one share of a seed's backup. It says of itself which one it is of how
// many, how many restore the seed, and which seed. It prints without its secret.
type Share struct {
	Number, Threshold, Total int
	// Seed is the fingerprint of the seed that was split.
	Seed Fingerprint

	splitting [4]byte // new for each splitting: shares of two do not combine
	value     hidden[[]byte]
	source    string // where it was read, for messages
}

// The text of a share before its checksum: version, threshold, total, number, splitting, fingerprint, the secret's
// length, the secret's share. The checksum fills up the last line.
const (
	shareVersion  = 1
	shareHead     = 4 + 4 + len(Fingerprint{}) + 1
	leastChecksum = 7
	lineBytes     = 10 // sixteen characters
	lineCheck     = 4  // characters
	maxShareLines = (shareHead + maxSeed + leastChecksum + lineBytes - 1) / lineBytes
)

// shareAlphabet is Crockford's: it has no I, L, O and U, which people misread.
const shareAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

var (
	shareEncoding = base32.NewEncoding(shareAlphabet).WithPadding(base32.NoPadding)
	misread       = strings.NewReplacer("O", "0", "I", "1", "L", "1")
)

// String says which share it is, and where it was read.
func (s Share) String() string {
	text := fmt.Sprintf("share %d of %d (any %d restore the seed %s)", s.Number, s.Total, s.Threshold, s.Seed)
	if s.source != "" {
		return s.source + ": " + text
	}
	return text
}

// Format prints String's text, for every verb.
func (s Share) Format(f fmt.State, _ rune) { _, _ = io.WriteString(f, s.String()) }

// LogValue shows which share it is and not its secret.
func (s Share) LogValue() slog.Value { return slog.StringValue(s.String()) }

// Text is the share as it is kept: in lines that can be written down by hand, each
// of which ends in four characters that check it. The lines that begin with # are
// for people and are not read back. The caller should wipe it.
func (s Share) Text() []byte {
	var text bytes.Buffer
	fmt.Fprintf(&text, "# Share %d of %d of the seed %s. Any %d of them restore the seed.\n", s.Number, s.Total, s.Seed, s.Threshold)
	fmt.Fprintf(&text, "# docs/keys.md says how: granary keys restore. Below: number of the line, line, its check.\n")
	body := s.encodeBody()
	defer clear(body)
	for line := 0; line*lineBytes < len(body); line++ {
		content := body[line*lineBytes : (line+1)*lineBytes]
		coded := shareEncoding.AppendEncode(nil, content)
		fmt.Fprintf(&text, "%d  %s %s %s %s  %s\n", line+1, coded[:4], coded[4:8], coded[8:12], coded[12:], checkLine(line, content))
		clear(coded)
	}
	return text.Bytes()
}

func (s Share) encodeBody() []byte {
	body := make([]byte, 0, maxShareLines*lineBytes)
	body = append(body, shareVersion, byte(s.Threshold), byte(s.Total), byte(s.Number))
	body = append(body, s.splitting[:]...)
	body = append(body, s.Seed[:]...)
	value := s.value.showValue()
	body = append(body, byte(len(value)))
	body = append(body, value...)
	size := checksumSize(len(value))
	sum := checksumShare(body)
	return append(body, sum[:size]...)
}

// checksumSize is how many bytes of checksum fill the last line of a share.
func checksumSize(secret int) int {
	rest := (shareHead + secret + leastChecksum) % lineBytes
	return leastChecksum + (lineBytes-rest)%lineBytes
}

func checksumShare(body []byte) [sha256.Size]byte {
	return sha256.Sum256(append([]byte("granary share\x00"), body...))
}

// checkLine returns the end of a line, from 0 on.
func checkLine(line int, content []byte) string {
	sum := sha256.Sum256(append(binary.BigEndian.AppendUint32([]byte("granary share line\x00"), uint32(line)), content...))
	return shareEncoding.EncodeToString(sum[:])[:lineCheck]
}

// ParseShare reads the form of Text, in a file or copied by hand: small letters, other blanks, and O for 0 or I and L
// for 1 do not matter. Errors: ErrShare, with the line that is damaged.
func ParseShare(text []byte) (Share, error) {
	body := make([]byte, 0, maxShareLines*lineBytes)
	defer clear(body[:cap(body)])
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		content, err := parseLine(len(body)/lineBytes, line)
		if err != nil {
			return Share{}, err
		}
		body = append(body, content...)
	}
	return decodeBody(body)
}

// parseLine reads one line, at its place from 0 on. Its content is a secret and is not repeated in errors.
func parseLine(place int, line string) ([]byte, error) {
	if place == maxShareLines {
		return nil, fmt.Errorf("%w: it has more than %d lines; one file is one share", ErrShare, maxShareLines)
	}
	fields := strings.Fields(line)
	if fields[0] != strconv.Itoa(place+1) {
		return nil, fmt.Errorf("%w: where line %d should be, a line does not begin with its number", ErrShare, place+1)
	}
	coded := misread.Replace(strings.ToUpper(strings.Join(fields[1:], "")))
	if len(coded) != lineBytes*8/5+lineCheck {
		return nil, fmt.Errorf("%w: line %d has %d characters after its number, and should have %d", ErrShare, place+1, len(coded), lineBytes*8/5+lineCheck)
	}
	content, err := shareEncoding.DecodeString(coded[:len(coded)-lineCheck])
	if err != nil || checkLine(place, content) != coded[len(coded)-lineCheck:] {
		return nil, fmt.Errorf("%w: line %d has a wrong checksum: compare it with the paper, letter by letter", ErrShare, place+1)
	}
	return content, nil
}

func decodeBody(body []byte) (Share, error) {
	if len(body) == 0 {
		return Share{}, fmt.Errorf("%w: it has no lines", ErrShare)
	}
	if body[0] != shareVersion {
		return Share{}, fmt.Errorf("%w: it is of version %d, this program reads version %d", ErrShare, body[0], shareVersion)
	}
	if len(body) < shareHead {
		return Share{}, fmt.Errorf("%w: lines are missing at its end", ErrShare)
	}
	secret := int(body[shareHead-1])
	if secret < minSeed || secret > maxSeed {
		return Share{}, fmt.Errorf("%w: it is of no seed", ErrShare)
	}
	size := checksumSize(secret)
	switch want := shareHead + secret + size; {
	case len(body) < want:
		return Share{}, fmt.Errorf("%w: it has %d lines of %d", ErrShare, len(body)/lineBytes, want/lineBytes)
	case len(body) > want:
		return Share{}, fmt.Errorf("%w: it has %d lines, and should have %d", ErrShare, len(body)/lineBytes, want/lineBytes)
	}
	if sum := checksumShare(body[:shareHead+secret]); !bytes.Equal(sum[:size], body[shareHead+secret:]) {
		return Share{}, fmt.Errorf("%w: every line is right and the whole is not; are all lines of one share?", ErrShare)
	}
	s := Share{
		Threshold: int(body[1]), Total: int(body[2]), Number: int(body[3]),
		splitting: [4]byte(body[4:8]), Seed: Fingerprint(body[8:18]), value: hideValue(bytes.Clone(body[shareHead : shareHead+secret])),
	}
	if s.Threshold < 2 || s.Total < s.Threshold || s.Total > MaxShares || s.Number < 1 || s.Number > s.Total {
		return Share{}, fmt.Errorf("%w: it says to be number %d of %d, any %d of which restore a seed", ErrShare, s.Number, s.Total, s.Threshold)
	}
	return s, nil
}

// drawSplitting returns the number that distinguishes the shares of one splitting from all others.
func drawSplitting() (id [4]byte) {
	_, _ = rand.Read(id[:]) // never fails
	return id
}
