// Package attestation asks an attestation service of CCTP, over HTTP as Circle's API has it,
// for what its attesters made of messages that were sent. It believes nothing of an answer but
// a message that completes the sent one: whether the signatures are the attesters' is for the
// chain to say where it is brought in. It keeps nothing.
package attestation

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/egress"
)

// Service is an attestation service.
type Service struct {
	url     string
	fetcher *egress.Fetcher
}

// New returns the service at a URL, without a slash at its end.
func New(url string, fetcher *egress.Fetcher) *Service { return &Service{url: url, fetcher: fetcher} }

// Attested is a message as the attesters completed it, and their signatures.
type Attested struct {
	Message     cctp.Message
	Burn        cctp.Burn // in the message
	Attestation []byte
}

// Key is the message's name.
func (a Attested) Key() string { return cctp.MessageKey(a.Message.Source, a.Message.Nonce) }

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
func (s *Service) Find(ctx context.Context, txHash string, sent cctp.Message) ([]Attested, error) {
	text, err := s.fetcher.Get(ctx, fmt.Sprintf("%s/v2/messages/%d?transactionHash=%s", s.url, sent.Source, txHash))
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
		a, err := decodeAttested(m.Message, m.Attestation)
		if err != nil || cctp.Completes(sent, a.Message) != nil || seen[a.Key()] {
			continue // another's, or nothing that could be brought in
		}
		seen[a.Key()] = true
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

func decodeAttested(message, attestation string) (a Attested, err error) {
	encoded, err := hexutil.Decode(message)
	if err != nil {
		return a, err
	}
	if a.Message, err = cctp.DecodeMessage(encoded); err != nil {
		return a, err
	}
	if a.Burn, err = cctp.DecodeBurn(a.Message.Body); err != nil {
		return a, err
	}
	a.Attestation, err = hexutil.Decode(attestation)
	return a, err
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
func (s *Service) AskAgain(ctx context.Context, nonce common.Hash) error {
	if _, err := s.fetcher.Post(ctx, fmt.Sprintf("%s/v2/reattest/%s", s.url, nonce)); err != nil {
		return fmt.Errorf("asking the attestation service to sign again: %w", err)
	}
	return nil
}
