// Package attestation asks an attestation service of CCTP, over HTTP as Circle's API has it,
// for what its attesters made of messages that were sent. It believes nothing of an answer but
// a message that completes the sent one: whether the signatures are the attesters' is for the
// chain to say where it is brought in. It keeps nothing but the answers of the last second.
package attestation

import (
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
	return &Service{url: url, fetcher: fetcher, answers: newAnswers(fetcher.Get)}
}

// Attested is a message as the attesters completed it, and their signatures.
type Attested struct {
	Message, Attestation []byte
	Key                  string      // the message's name, which comes in once
	Fee                  money.Units // that is kept of what was sent
	ExpiresAt            uint64      // the block of the destination from which on it does not come in; zero for never
	nonce                common.Hash
}

// Expired says whether the message does not come in any more once the destination is at a block.
func (a Attested) Expired(block uint64) bool { return a.ExpiresAt != 0 && block >= a.ExpiresAt }

// ErrPending says that the attesters have not signed the message. The text says why, where the
// service does.
var ErrPending = errors.New("not attested yet")

// mostMessages bounds how many messages of one transaction are looked at.
const mostMessages = 256

type answerBody struct {
	Messages []struct {
		Message     string  `json:"message"`
		Attestation string  `json:"attestation"`
		Status      string  `json:"status"`
		DelayReason *string `json:"delayReason"`
	} `json:"messages"`
}

// Find returns what completes a message that a transaction has sent: more than one where the
// transaction has sent the same more than once. Error: ErrPending when nothing does yet.
func (s *Service) Find(ctx context.Context, txHash string, message []byte) ([]Attested, error) {
	sent, err := cctp.DecodeMessage(message)
	if err != nil {
		return nil, fmt.Errorf("reading what was sent: %w", err)
	}
	text, err := s.answers.ask(ctx, fmt.Sprintf("%s/v2/messages/%d?transactionHash=%s", s.url, sent.Source, txHash))
	if status := egress.StatusError(0); errors.As(err, &status) && status == http.StatusNotFound {
		return nil, fmt.Errorf("%w: the attestation service does not know the transaction", ErrPending) // or not yet
	}
	if err != nil {
		return nil, fmt.Errorf("asking the attestation service: %w", err)
	}
	return readAnswer(text, sent)
}

// readAnswer reads which messages of an answer complete the sent one. Those that are listed
// twice count once.
func readAnswer(text []byte, sent cctp.Message) ([]Attested, error) {
	var answer answerBody
	if err := json.Unmarshal(text, &answer); err != nil {
		return nil, fmt.Errorf("reading what the attestation service says: %w", err)
	}
	if len(answer.Messages) > mostMessages {
		return nil, fmt.Errorf("the attestation service lists %d messages of one transaction", len(answer.Messages))
	}
	var found []Attested
	seen, delay := map[string]bool{}, ""
	for _, m := range answer.Messages {
		if m.DelayReason != nil {
			delay = *m.DelayReason
		}
		if m.Status != "complete" {
			continue
		}
		a, err := readAttested(m.Message, m.Attestation, sent)
		if err != nil || seen[a.Key] {
			continue // another's, or nothing that could be brought in
		}
		seen[a.Key] = true
		found = append(found, a)
	}
	if len(found) > 0 {
		return found, nil
	}
	if delay != "" {
		return nil, fmt.Errorf("%w: %s", ErrPending, clip(delay))
	}
	return nil, ErrPending
}

// readAttested reads an attested message that completes the sent one.
func readAttested(message, attestation string, sent cctp.Message) (a Attested, err error) {
	if a.Message, err = hexutil.Decode(message); err != nil {
		return a, err
	}
	if a.Attestation, err = hexutil.Decode(attestation); err != nil {
		return a, err
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
		a.ExpiresAt = expires // what does not fit is a block that there will never be
	}
	return a, nil
}

// clip keeps what a stranger says short, and printable.
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
		return fmt.Errorf("asking the attestation service to sign again: %w", err)
	}
	return nil
}
