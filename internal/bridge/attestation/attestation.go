// Package attestation reads from an attestation service of CCTP, over HTTP as in Circle's API, the attested forms of
// sent messages. It uses of a response only a message that completes the sent one: the receiving chain verifies that
// the signatures are the attesters'. It keeps only the responses of the last second.
package attestation

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/egress"
	"github.com/granaryhq/granary/internal/money"
)

// Service is an attestation service.
type Service struct {
	url     string
	fetcher *egress.Fetcher
	answers *answers
}

// New returns the service at a URL, without a slash at its end.
func New(url string, fetcher *egress.Fetcher) *Service {
	return &Service{url: url, fetcher: fetcher, answers: newAnswers(func(ctx context.Context, url string) ([]byte, error) { return fetcher.GetLong(ctx, url, mostAnswered) })}
}

// Attested is a message as the attesters completed it, and their signatures.
type Attested struct {
	Message, Attestation []byte
	Key                  string      // the message's name, which comes in once
	Fee                  money.Units // that is kept of the sent message
	ExpiresAt            uint64      // the block of the destination from which on it does not come in; zero for never
	nonce                common.Hash
}

// Expired says whether the message does not come in any more once the destination is at a block.
func (a Attested) Expired(block uint64) bool { return a.ExpiresAt != 0 && block >= a.ExpiresAt }

// ErrPending says that the attesters have not signed the message. The text says why, where the
// service does.
var ErrPending = errors.New("not attested yet")

// ErrUnreachable reports that the service cannot be reached, or returns no readable response. The wrapped error names
// addresses of the operator's, and is for the operator alone.
var ErrUnreachable = errors.New("the attestation service does not answer")

const (
	// mostAnswered bounds a response. A burn's carrier may send messages of his own in the same transaction: the
	// largest that fit into a block are some twenty megabytes of text.
	mostAnswered = 64 << 20
	// mostAttestation bounds the signatures of a message: 65 bytes each.
	mostAttestation = 20 * 65
)

type listedMessage struct {
	Message     string  `json:"message"`
	Attestation string  `json:"attestation"`
	Status      string  `json:"status"`
	DelayReason *string `json:"delayReason"`
}

// Find returns the messages that complete one that a transaction has sent: more than one where the transaction has
// sent the same more than once. It uses a recent response, unless a refresh is forced. Error: ErrPending when there
// is none yet.
func (s *Service) Find(ctx context.Context, txHash string, message []byte, anew bool) ([]Attested, error) {
	sent, err := cctp.DecodeMessage(message)
	if err != nil {
		return nil, fmt.Errorf("reading the sent message: %w", err)
	}
	text, err := s.answers.ask(ctx, fmt.Sprintf("%s/v2/messages/%d?transactionHash=%s", s.url, sent.Source, txHash), anew)
	if status := egress.StatusError(0); errors.As(err, &status) && status == http.StatusNotFound {
		return nil, fmt.Errorf("%w: the attestation service does not know the transaction", ErrPending) // or not yet
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUnreachable, err)
	}
	return readAnswer(text, sent)
}

// readAnswer reads which messages of an answer complete the sent one. Those that are listed
// twice count once.
func readAnswer(text []byte, sent cctp.Message) ([]Attested, error) {
	var found []Attested
	seen, delay := map[string]bool{}, ""
	err := eachMessage(text, func(m listedMessage) {
		if m.DelayReason != nil {
			delay = *m.DelayReason
		}
		if m.Status != "complete" {
			return
		}
		a, err := readAttested(m.Message, m.Attestation, sent)
		if err != nil || seen[a.Key] {
			return // another's, or one that cannot be received
		}
		seen[a.Key] = true
		found = append(found, a)
	})
	if err != nil {
		return nil, fmt.Errorf("%w: reading its answer: %w", ErrUnreachable, err)
	}
	if len(found) > 0 {
		return found, nil
	}
	if delay != "" {
		return nil, fmt.Errorf("%w: %s", ErrPending, clip(delay))
	}
	return nil, ErrPending
}

// eachMessage reads the messages of an answer, one after the other: others than ours may be many.
func eachMessage(text []byte, use func(listedMessage)) error {
	var answer struct {
		Messages json.RawMessage `json:"messages"`
	}
	if err := json.Unmarshal(text, &answer); err != nil || len(answer.Messages) == 0 {
		return err
	}
	in := json.NewDecoder(bytes.NewReader(answer.Messages))
	if first, err := in.Token(); err != nil || first != json.Delim('[') {
		return err // null, or an invalid item
	}
	for in.More() {
		var m listedMessage
		if err := in.Decode(&m); err != nil {
			return err
		}
		use(m)
	}
	return nil
}

// readAttested reads an attested message that completes the sent one.
func readAttested(message, attestation string, sent cctp.Message) (a Attested, err error) {
	if a.Message, err = hexutil.Decode(message); err != nil {
		return a, err
	}
	if a.Attestation, err = hexutil.Decode(attestation); err != nil {
		return a, err
	}
	if len(a.Attestation) > mostAttestation {
		return a, fmt.Errorf("an attestation of %d bytes", len(a.Attestation))
	}
	m, err := cctp.DecodeMessage(a.Message)
	if err != nil {
		return a, err
	}
	if err := cctp.Completes(sent, m); err != nil {
		return a, err
	}
	burn, err := cctp.DecodeBurn(m.Body)
	if err != nil {
		return a, err
	}
	a.Key, a.Fee, a.nonce = cctp.MessageKey(m.Source, m.Nonce), burn.FeeExecuted, m.Nonce
	if expires, fits := burn.ExpirationBlock.Uint64(); fits {
		a.ExpiresAt = expires // a value that does not fit is a block that there will never be
	}
	return a, nil
}

// clip keeps a stranger's text short, and printable.
func clip(said string) string {
	const most = 100
	printable := strings.Map(func(r rune) rune {
		if r < ' ' || r > '~' {
			return -1
		}
		return r
	}, said)
	return printable[:min(len(printable), most)]
}

// AskAgain has the attesters sign a message once more, which has expired. Asking twice is
// asking once.
func (s *Service) AskAgain(ctx context.Context, expired Attested) error {
	if err := s.answers.limit.Wait(ctx); err != nil {
		return fmt.Errorf("waiting to ask the attestation service: %w", err)
	}
	if _, err := s.fetcher.Post(ctx, fmt.Sprintf("%s/v2/reattest/%s", s.url, expired.nonce)); err != nil {
		return fmt.Errorf("%w: %w", ErrUnreachable, err)
	}
	return nil
}
