package app

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
)

// Rejections and stops that the service handed over hold after the service was taken over: all
// possible approvals do not have a rejected text signed, and a stop holds until approvers end it.
func TestWhatTheSignerWasHandedOverHolds(t *testing.T) {
	eachTakeover(t, func(w *takeover) {
		rejected := w.payout(listedPayee, 1500*money.Dollar, w.alice, w.bob)
		text := approval.NewRequest(w.organization, rejected.proposal.Fingerprint(), approval.Reject, w.clock.Now()).StampPayload()
		header, value := w.bob.Stamp(text)
		against := custody.ChangeRequest{Proposal: rejected.proposal.Canonical(), Votes: []custody.StampedVote{{Approver: w.bob.ID, RequestText: text, StampHeader: header, StampValue: value, At: w.clock.Now().UTC()}}}
		bare := against
		bare.Votes = rejected.votes
		if err := w.client.Reject(w.Context(), bare); !refused(err, custody.ErrApprovalNeeded) {
			w.Errorf("approvals reject: %v", err)
		}
		if err := w.client.Reject(w.Context(), against); err != nil {
			w.Fatal(err)
		}
		if _, err := w.sign(rejected); !refused(err, custody.ErrDenied) {
			w.Errorf("what bob rejected, with all votes: %v", err)
		}

		held := custody.StopRequest{Organization: w.organization, ID: uuid.New(), Target: "organization", Reason: "a key is lost", StoppedBy: "token", StoppedAt: w.clock.Now().UTC().Truncate(time.Microsecond)}
		if err := w.client.PutStop(w.Context(), held); err != nil {
			w.Fatal(err)
		}
		if _, err := w.sign(w.payout(listedPayee, 100*money.Dollar)); !refused(err, custody.ErrStopped) {
			w.Errorf("a payout that is stopped: %v", err)
		}
		end := w.change(approval.Resume, json.RawMessage(`{"stopId":"`+held.ID.String()+`","target":"organization","reason":"a key is lost"}`))
		if err := w.client.ApplyChange(w.Context(), custody.ChangeRequest{Proposal: end.Canonical(), Votes: w.approve(*end, w.alice)}); !refused(err, custody.ErrApprovalNeeded) {
			w.Errorf("one of two approvers ends the stop: %v", err)
		}
		w.mustApply(end, w.alice, w.bob)
		if err := w.client.PutStop(w.Context(), held); err != nil {
			w.Fatal(err)
		}
		if _, err := w.sign(w.payout(listedPayee, 100*money.Dollar)); err != nil {
			w.Errorf("a payout after the stop: %v", err)
		}
	})
}
