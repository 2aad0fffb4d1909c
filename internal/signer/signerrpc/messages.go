package signerrpc

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
)

// The paths of the signer. Every one is POSTed to.
const (
	pathAddresses   = "/v1/addresses"
	pathAccount     = "/v1/account"
	pathSign        = "/v1/sign"
	pathCancel      = "/v1/sign-cancellation"
	pathVoid        = "/v1/sign-void"
	pathClosingKey  = "/v1/closing-key"
	pathClose       = "/v1/sign-closes"
	pathMarkers     = "/v1/begin-markers"
	pathApplyChange = "/v1/apply-change"
	pathReject      = "/v1/reject"
	pathPutStop     = "/v1/put-stop"
	pathServiceKeys = "/v1/service-keys"
	pathHealth      = "/v1/health"
)

// maxBody bounds requests and answers. The largest is a change of approval.MaxChangeText bytes, with
// the votes of as many approvers as there may be.
const maxBody = approval.MaxChangeText + approval.MaxApprovers*approval.MaxVoteText + 4<<10

// maxOwners is how many addresses are asked for at once.
const maxOwners = 2000

type addressesRequest struct {
	Owners []uuid.UUID `json:"owners"`
}

type addressesAnswer struct {
	Addresses []custody.Addresses `json:"addresses"`
}

type closingKeyRequest struct {
	Day custody.ClosingDay `json:"day"`
}

type closingKeyAnswer struct {
	Key solana.PublicKey `json:"key"`
}

type markersRequest struct {
	Chain chain.Name `json:"chain"`
}

// healthAnswer says which version answers.
type healthAnswer struct {
	Version string `json:"version"`
}

// noBody is the body of requests and responses without fields.
type noBody struct{}

// refusalAnswer is the response to a rejected request. Codes are all that apply; Fault is the code of a fault for
// callers.
type refusalAnswer struct {
	Codes   []string   `json:"codes"`
	Fault   fault.Code `json:"fault,omitempty"`
	Message string     `json:"message"`
}

// codeUnavailable is the code of failures that leave the outcome of the request unknown.
const codeUnavailable = "unavailable"

// codeMalformed is of requests that no client of this version sends; a client returns custody.ErrUnreadable for it.
const codeMalformed = "malformed_request"

// errorCodes are the errors that cross the wire.
var errorCodes = []struct {
	code string
	err  error
}{
	{"approval_needed", custody.ErrApprovalNeeded},
	{"denied", custody.ErrDenied},
	{"not_understood", custody.ErrNotUnderstood},
	{"day_limit", custody.ErrDayLimit},
	{"stopped", custody.ErrStopped},
	{"not_yet", custody.ErrNotYet},
	{"wrong_wallet", custody.ErrWrongWallet},
	{"malformed_intent", custody.ErrIntent},
	{"any_chain", custody.ErrAnyChain},
	{"no_executor", custody.ErrNoExecutor},
	{"malformed_proposal", approval.ErrProposal},
	{codeMalformed, custody.ErrUnreadable},
}

// refusalOf is how an error of the signer crosses the wire: ok says whether it is a
// refusal, and not a failure of the signer's own.
func refusalOf(err error) (answer refusalAnswer, ok bool) {
	for _, known := range errorCodes {
		if errors.Is(err, known.err) {
			answer.Codes = append(answer.Codes, known.code)
		}
	}
	var f *fault.Error
	if errors.As(err, &f) && f.Code != fault.Internal && f.Code != fault.ServiceUnavailable {
		answer.Fault = f.Code
	}
	answer.Message = clip(err.Error())
	return answer, len(answer.Codes) > 0 || answer.Fault != ""
}

// maxRefusalText bounds the returned and logged text of a rejection: it may quote the request, whose length its
// sender chooses.
const maxRefusalText = 1000

func clip(text string) string {
	if len(text) <= maxRefusalText {
		return text
	}
	return strings.ToValidUTF8(text[:maxRefusalText], "") + "…"
}

// refusal is an error of a signer as it has crossed the wire.
type refusal struct {
	text   string
	causes []error
}

// Error is the signer's text.
func (r *refusal) Error() string { return r.text }

// Unwrap are the errors of custody that it stands for.
func (r *refusal) Unwrap() []error { return r.causes }

// asError is the answer as the error that it was. One that this version does not know
// is no refusal to those who ask for refusals, so they ask again.
func (a refusalAnswer) asError() error {
	r := &refusal{text: a.Message}
	for _, known := range errorCodes {
		for _, code := range a.Codes {
			if code == known.code {
				r.causes = append(r.causes, known.err)
			}
		}
	}
	if a.Fault != "" {
		r.causes = append(r.causes, fault.New(a.Fault, "%s", a.Message))
	}
	return r
}

// readMessage reads the text of a message, up to maxBody.
func readMessage(from io.Reader) ([]byte, error) {
	text, err := io.ReadAll(io.LimitReader(from, maxBody+1))
	if err != nil {
		return nil, fmt.Errorf("reading: %w", err)
	}
	if len(text) > maxBody {
		return nil, fmt.Errorf("%w: more than %d bytes", custody.ErrUnreadable, maxBody)
	}
	return text, nil
}

// decodeStrictly decodes the one encoding of a message only: unknown or repeated fields, other spellings and trailing
// text are errors, which do not quote the text.
func decodeStrictly(text []byte, into any) error {
	if json.Unmarshal(text, into) != nil {
		return fmt.Errorf("%w: not its JSON", custody.ErrUnreadable)
	}
	again, err := json.Marshal(into)
	if err != nil || !bytes.Equal(again, text) {
		return fmt.Errorf("%w: not in canonical form", custody.ErrUnreadable)
	}
	return nil
}

// readStrictly reads a message as decodeStrictly does.
func readStrictly(from io.Reader, into any) error {
	text, err := readMessage(from)
	if err != nil {
		return err
	}
	return decodeStrictly(text, into)
}
