package client

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
)

// ErrActivity is returned for an activity, or a request to stamp one, that is not the one
// asked for. An approver must not stamp it: the service may be in an attacker's hands.
var ErrActivity = errors.New("this is not the activity that was asked for: do not approve it")

// FingerprintOf returns the fingerprint of an activity's text: "sha256:" and its SHA-256 in hex.
func FingerprintOf(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "sha256:" + hex.EncodeToString(sum[:])
}

// ActivityIDOf returns the id of the activity of a text. The id is derived from the text: the
// first 16 bytes of its SHA-256, as a UUID of version 8.
func ActivityIDOf(text string) ActivityID {
	id := sha256.Sum256([]byte(text))
	id[6] = id[6]&0x0f | 0x80
	id[8] = id[8]&0x3f | 0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", id[0:4], id[4:6], id[6:8], id[8:10], id[10:16])
}

// VerifyActivity returns ErrActivity unless the text that the service responded with is that of
// the activity with this id, and the fingerprint is the text's. The text itself must be read
// all the same.
func VerifyActivity(d CustodyActivityDetail, id ActivityID) error {
	if of := ActivityIDOf(d.Text); of != strings.ToLower(id) {
		return fmt.Errorf("%w: its text is that of %s", ErrActivity, of)
	}
	if d.Activity.Fingerprint != FingerprintOf(d.Text) {
		return fmt.Errorf("%w: its fingerprint is not that of its text", ErrActivity)
	}
	return nil
}

// VerifyApproval returns ErrActivity unless stampPayload is exactly a vote on the activity's text, of this action, in
// the organization that the text names. VerifyVoteTime verifies the time of the vote.
func VerifyApproval(a ActivityApproval, d CustodyActivityDetail, action VoteAction) error {
	var text struct {
		OrganizationID string `json:"organizationId"`
	}
	if err := json.Unmarshal([]byte(d.Text), &text); err != nil {
		return fmt.Errorf("%w: its text cannot be read: %w", ErrActivity, err)
	}
	requestType := "ACTIVITY_TYPE_APPROVE_ACTIVITY"
	if action == VoteActionReject {
		requestType = "ACTIVITY_TYPE_REJECT_ACTIVITY"
	}
	want, err := json.Marshal(struct {
		Type           string `json:"type"`
		TimestampMs    string `json:"timestampMs"`
		OrganizationID string `json:"organizationId"`
		Parameters     any    `json:"parameters"`
	}{requestType, a.CustodyRequest.TimestampMs, text.OrganizationID, map[string]string{"fingerprint": FingerprintOf(d.Text)}})
	if err != nil {
		return err
	}
	if string(want) != a.StampPayload {
		return fmt.Errorf("%w: the service asks for a stamp over %q", ErrActivity, a.StampPayload)
	}
	return nil
}

// voteTime is how far the time of a vote may be from now: a stamp is good for as long.
const voteTime = 5 * time.Minute

// VerifyVoteTime returns ErrActivity unless the request to stamp is of now. A vote counts at the time that it states: one that
// states a later time is good then, even if the approver would not approve by that time and the rules give an approval hours.
func VerifyVoteTime(a ActivityApproval, now time.Time) error {
	ms, err := strconv.ParseInt(a.CustodyRequest.TimestampMs, 10, 64)
	if err != nil {
		return fmt.Errorf("%w: the vote has no time", ErrActivity)
	}
	if at := time.UnixMilli(ms); at.Sub(now).Abs() > voteTime {
		return fmt.Errorf("%w: the vote would be of %s, and here it is %s", ErrActivity, at.UTC().Format(time.RFC3339), now.UTC().Format(time.RFC3339))
	}
	return nil
}
