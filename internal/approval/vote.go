package approval

import (
	"encoding/json"
	"strconv"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/stamp"
)

// Choice is an approver's vote.
type Choice string

// The choices.
const (
	Approve Choice = "approve"
	Reject  Choice = "reject"
)

// The types of requests that are stamped.
const (
	TypeApprove = "ACTIVITY_TYPE_APPROVE_ACTIVITY"
	TypeReject  = "ACTIVITY_TYPE_REJECT_ACTIVITY"
)

// Request is the custody request that an approver stamps. Its JSON without spaces, in
// the order of these fields, is the text that is stamped.
type Request struct {
	Type           string            `json:"type"`
	TimestampMs    string            `json:"timestampMs"`
	OrganizationID string            `json:"organizationId"`
	Parameters     RequestParameters `json:"parameters"`
}

// RequestParameters names the activity by its fingerprint.
type RequestParameters struct {
	Fingerprint string `json:"fingerprint"`
}

// NewRequest returns the request that votes choice on the text of the fingerprint.
func NewRequest(organization uuid.UUID, fingerprint string, choice Choice, at time.Time) Request {
	kind := TypeApprove
	if choice == Reject {
		kind = TypeReject
	}
	return Request{kind, strconv.FormatInt(at.UnixMilli(), 10), organization.String(), RequestParameters{fingerprint}}
}

// StampPayload is the exact text to be stamped.
func (r Request) StampPayload() string {
	text, err := json.Marshal(r)
	if err != nil {
		panic("approval: " + err.Error()) // strings alone
	}
	return string(text)
}

// MaxVoteText is how many bytes a vote has at most as JSON. A byte of a stamp is written as up to six; the rest,
// which is the request that was stamped, an id and a time, has less than 2 KiB.
const MaxVoteText = 6*stamp.MaxSize + 2<<10

// Vote is an approver's stamped request. Every user of it must verify the stamp again.
type Vote struct {
	Approver    uuid.UUID `json:"approverId"`
	Choice      Choice    `json:"choice"`
	RequestText string    `json:"request"` // that was stamped
	StampHeader string    `json:"stampHeaderName"`
	StampValue  string    `json:"stampHeaderValue"`
	At          time.Time `json:"at"`

	digest [32]byte // by which a stamp is known that was used before
}
