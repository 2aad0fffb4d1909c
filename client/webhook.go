package client

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
)

// The headers of a delivery.
const (
	EventIDHeader   = "Service-Event-Id"
	EventTypeHeader = "Service-Event-Type"
	SignatureHeader = "Service-Signature"
)

// DefaultTolerance is how far a delivery's time may be from now.
const DefaultTolerance = 5 * time.Minute

// Errors of VerifyWebhook.
var (
	ErrSignatureHeader = errors.New("the signature header is missing or malformed")
	ErrSignatureTime   = errors.New("the signature's time is too far from now")
	ErrSignature       = errors.New("no signature matches")
)

// Bounds of a signature header. While a secret is being replaced there are two
// signatures.
const (
	maxSignatureHeader = 1024
	maxSignatures      = 8
)

// VerifyWebhook returns nil if a delivery was made by the service and not long ago. header is the value of
// SignatureHeader ("t=<unix time>,v1=<hex>", perhaps with several v1), body the raw bytes before any JSON parsing.
// Signatures are compared in constant time; one that matches is enough.
//
// A tolerance of zero is DefaultTolerance. A negative one accepts any time and so every replay: then remember
// EventIDHeader instead. Errors: ErrSignatureHeader, ErrSignatureTime, ErrSignature.
func VerifyWebhook(secret, header string, body []byte, tolerance time.Duration, now time.Time) error {
	at, signatures, err := parseSignature(header)
	if err != nil {
		return err
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(at))
	mac.Write([]byte{'.'})
	mac.Write(body)
	want := mac.Sum(nil)
	matched := false
	for _, signature := range signatures {
		matched = hmac.Equal(signature, want) || matched
	}
	if secret == "" || !matched {
		return ErrSignature
	}
	if tolerance == 0 {
		tolerance = DefaultTolerance
	}
	seconds, err := strconv.ParseInt(at, 10, 64)
	if err != nil {
		return fmt.Errorf("%w: time out of range", ErrSignatureHeader)
	}
	if tolerance > 0 && isOutsideTolerance(now, seconds, tolerance) {
		return ErrSignatureTime
	}
	return nil
}

// isOutsideTolerance says whether a time is further than tolerance from now, either way. It
// compares whole seconds, since an absurd time overflows a Duration.
func isOutsideTolerance(now time.Time, seconds int64, tolerance time.Duration) bool {
	const sane = 1 << 40 // seconds, some 35,000 years
	if seconds > sane {
		return true
	}
	return now.Sub(time.Unix(seconds, 0)).Abs() > tolerance
}

// parseSignature returns the time, as it is written, and the v1 signatures.
// Parts of other versions are passed over.
func parseSignature(header string) (at string, signatures [][]byte, err error) {
	malformed := func(why string) (string, [][]byte, error) {
		return "", nil, fmt.Errorf("%w: %s", ErrSignatureHeader, why)
	}
	if header == "" {
		return malformed("none")
	}
	if len(header) > maxSignatureHeader {
		return malformed("too long")
	}
	for part := range strings.SplitSeq(header, ",") {
		name, text, ok := strings.Cut(part, "=")
		switch {
		case !ok:
			return malformed("not name=value")
		case name == "t" && at != "":
			return malformed("two times")
		case name == "t":
			if text == "" || strings.Trim(text, "0123456789") != "" {
				return malformed("no unix time")
			}
			at = text
		case name == "v1":
			signature, err := hex.DecodeString(text)
			if err != nil || len(signature) != sha256.Size || text != strings.ToLower(text) {
				return malformed("a v1 that is not lowercase hex of 32 bytes")
			}
			signatures = append(signatures, signature)
		}
	}
	switch {
	case at == "":
		return malformed("no time")
	case len(signatures) == 0:
		return malformed("no v1")
	case len(signatures) > maxSignatures:
		return malformed("too many v1")
	}
	return at, signatures, nil
}
