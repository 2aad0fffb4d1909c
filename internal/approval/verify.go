package approval

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/stamp"
)

// clockSkew is how far a request's timestamp may be from now when it is voted with.
const clockSkew = 5 * time.Minute

// Reasons why a stamped request does not count.
var (
	errRequestForm   = errors.New("the request is not the JSON text of a custody request")
	errOtherAction   = errors.New("the request's type is not the one of this vote")
	errOtherOrg      = errors.New("the request is another organization's")
	errOtherActivity = errors.New("the request's fingerprint is not this activity's")
	errTooEarly      = errors.New("the rules of now give an approval less time than this activity has left")
	errStale         = errors.New("the request's timestampMs is not within five minutes of now")
)

// ApprovedBy returns the active approvers who have approved the proposal by these votes. Each vote is verified again,
// from the stamped text and the stamp; an invalid one does not count. Nor do requests from the future, those of after
// the proposal's time, and those of before it can have been requested: when as long as an approval may take by the
// decision was left of its time. Nor do those on a change of before the approvers were last reset.
func (s Settings) ApprovedBy(p Proposal, votes []custody.StampedVote, now time.Time, d Decision) []uuid.UUID {
	earliest := d.earliestVote(p)
	if p.Change != nil && s.resetAt.After(earliest) {
		earliest = s.resetAt
	}
	return s.votedBy(p, votes, Approve, earliest, now)
}

// votedBy are the active approvers who have voted so, by votes that were stamped at the earliest
// at a time.
func (s Settings) votedBy(p Proposal, votes []custody.StampedVote, choice Choice, earliest, now time.Time) []uuid.UUID {
	fingerprint := p.Fingerprint()
	var by []uuid.UUID
	for _, v := range votes {
		a, active := s.findApprover(v.Approver)
		if !active || slices.Contains(by, a.ID) {
			continue
		}
		if checkStamped(a, v, p, fingerprint, choice, earliest, now) == nil {
			by = append(by, a.ID)
		}
	}
	return by
}

// earliestVote is when the proposal can have been asked for at the earliest.
func (d Decision) earliestVote(p Proposal) time.Time {
	validFor := d.ValidFor
	if d.Effect != RequireApproval {
		validFor = MaxValidity // somebody had to approve when it was asked for
	}
	return p.validBefore().Add(-validFor - clockSkew)
}

// checkStamped proves that a vote is the approver's, and so cast, on the text that the fingerprint
// names. Counters of authenticators were checked when it was given.
func checkStamped(a Approver, v custody.StampedVote, p Proposal, fingerprint string, choice Choice, earliest, now time.Time) error {
	r, err := decodeRequest(v.RequestText)
	if err != nil {
		return err
	}
	if err := r.check(p.Organization, fingerprint, choice); err != nil {
		return err
	}
	at, err := r.at()
	if err != nil || at.After(now.Add(clockSkew)) || !at.Before(p.validBefore()) || at.Before(earliest) {
		return errStale
	}
	st, err := stamp.Parse(v.StampHeader, v.StampValue)
	if err != nil {
		return err
	}
	key, err := a.Key()
	if err != nil {
		return err
	}
	_, err = st.Verify(key, []byte(v.RequestText), 0)
	return err
}

// decodeRequest reads the text of a request only.
func decodeRequest(text string) (Request, error) {
	var r Request
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		return Request{}, fmt.Errorf("%w: %w", errRequestForm, err)
	}
	if r.StampPayload() != text {
		return Request{}, errRequestForm
	}
	return r, nil
}

// check checks a request's subject.
func (r Request) check(organization uuid.UUID, fingerprint string, choice Choice) error {
	switch want := NewRequest(organization, fingerprint, choice, time.Time{}); {
	case r.Type != want.Type:
		return errOtherAction
	case r.OrganizationID != want.OrganizationID:
		return errOtherOrg
	case r.Parameters != want.Parameters:
		return errOtherActivity
	}
	return nil
}

// at is the time of the request.
func (r Request) at() (time.Time, error) {
	ms, err := strconv.ParseInt(r.TimestampMs, 10, 64)
	if err != nil || strconv.FormatInt(ms, 10) != r.TimestampMs {
		return time.Time{}, errStale
	}
	return time.UnixMilli(ms), nil
}
