package client

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
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
// the organization that the text names.
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
