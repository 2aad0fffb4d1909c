package client_test

import (
	"errors"
	"testing"
	"time"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/approval"
)

// The id that a client derives is the service's.
func TestTheIDOfAnActivityIsThatOfItsText(t *testing.T) {
	p := approval.Proposal{Kind: approval.Resume, ValidBefore: 1, Change: &approval.Change{Body: []byte(`{}`)}}
	text := string(p.Canonical())
	if got, want := client.ActivityIDOf(text), p.ActivityID().String(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got, want := client.FingerprintOf(text), p.Fingerprint(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	d := client.CustodyActivityDetail{Text: text, Activity: client.CustodyActivity{Fingerprint: p.Fingerprint()}}
	if err := client.VerifyActivity(d, client.ActivityIDOf(text)); err != nil {
		t.Error(err)
	}
	other := client.ActivityIDOf(text + " ")
	if err := client.VerifyActivity(d, other); !errors.Is(err, client.ErrActivity) {
		t.Errorf("another's id: %v", err)
	}
	d.Activity.Fingerprint = client.FingerprintOf("x")
	if err := client.VerifyActivity(d, client.ActivityIDOf(text)); !errors.Is(err, client.ErrActivity) {
		t.Errorf("another's fingerprint: %v", err)
	}
}

// A stamp is made over a vote on the text that was read.
func TestOnlyAVoteOnTheTextIsStamped(t *testing.T) {
	const organization = "7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e"
	text := `{"organizationId":"` + organization + `"}`
	d := client.CustodyActivityDetail{Text: text}
	payload := func(kind, organization, fingerprint string) client.ActivityApproval {
		return client.ActivityApproval{CustodyRequest: client.CustodyRequest{TimestampMs: "5"},
			StampPayload: `{"type":"ACTIVITY_TYPE_` + kind + `_ACTIVITY","timestampMs":"5","organizationId":"` + organization + `","parameters":{"fingerprint":"` + fingerprint + `"}}`}
	}
	good := payload("APPROVE", organization, client.FingerprintOf(text))
	if err := client.VerifyApproval(good, d, client.VoteActionApprove); err != nil {
		t.Error(err)
	}
	for name, a := range map[string]client.ActivityApproval{
		"a rejection":          payload("REJECT", organization, client.FingerprintOf(text)),
		"another organization": payload("APPROVE", "8b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e", client.FingerprintOf(text)),
		"another text":         payload("APPROVE", organization, client.FingerprintOf("x")),
		"more than that":       {CustodyRequest: good.CustodyRequest, StampPayload: good.StampPayload + " "},
	} {
		if err := client.VerifyApproval(a, d, client.VoteActionApprove); !errors.Is(err, client.ErrActivity) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A vote counts at the time that it states, so an approver stamps one of now alone.
func TestAVoteIsOfNow(t *testing.T) {
	now := time.Unix(1_800_000_000, 0)
	for what, c := range map[string]struct {
		time string
		good bool
	}{
		"now":                  {"1800000000000", true},
		"four minutes earlier": {"1799999760000", true},
		"four minutes later":   {"1800000240000", true},
		"six minutes earlier":  {"1799999640000", false},
		"six minutes later":    {"1800000360000", false},
		"half a year later":    {"1815811200000", false},
		"no time":              {"", false},
		"no number":            {"soon", false},
		"more than any time":   {"9223372036854775807", false},
	} {
		err := client.VerifyVoteTime(client.ActivityApproval{CustodyRequest: client.CustodyRequest{TimestampMs: c.time}}, now)
		if (err == nil) != c.good || err != nil && !errors.Is(err, client.ErrActivity) {
			t.Errorf("%s: %v", what, err)
		}
	}
}
