package approval_test

import (
	"errors"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/stamp"
	"github.com/granaryhq/granary/internal/stamp/stamptest"
)

// An organization none of whose approvers can vote begins again by its operator's command, with approvers
// that the operator names, and activities that waited for the old ones cannot pass.
func TestAnOperatorResetsApprovers(t *testing.T) {
	eachWorld(t, func(w *world) {
		lost := w.register("lost")
		w.publish(requireApprovals(1), lost)
		waiting, err := w.PutRules(w.ctx, w.org, nil, nil)
		w.must(err)
		if waiting.Status != approval.ConsensusNeeded {
			w.Fatalf("other rules are %s", waiting.Status)
		}
		others := *w
		others.org = uuid.New()
		others.register("theirs")
		key, other := stamptest.NewAPIKey(w), stamptest.NewAPIKey(w)
		for range 2 {
			w.must(approval.Reset(w.ctx, w.db, w.org, byKey("found", key), byKey("other", other)))
		}
		s := w.settings()
		if len(s.Approvers) != 2 || len(s.Rules) != 0 || s.Version != 0 {
			w.Errorf("left are %+v", s)
		}
		if s := others.settings(); len(s.Approvers) != 1 {
			w.Errorf("another organization has %+v", s)
		}
		var recorded int
		w.must(w.db.QueryRow(w.ctx, `SELECT COUNT(*) FROM audit_pending WHERE organization_id = $1 AND action = 'approvers.reset'`, w.org).Scan(&recorded))
		if recorded != 2 {
			w.Errorf("the audit log has %d entries of it", recorded)
		}
		found := approvaltest.Known(w.T, w.Service, w.org, s.Approvers[0], map[string]approvaltest.Stamper{"found": key, "other": other}[s.Approvers[0].Name])
		w.publish(requireApprovals(1), found)

		w.must(approval.Reset(w.ctx, w.db, w.org, byKey("other", other)))
		w.must(approval.Reset(w.ctx, w.db, w.org, byKey("found again", key)))
		if s := w.settings(); len(s.Approvers) != 1 || s.Approvers[0].Name != "found again" {
			w.Errorf("by a reset to one who was there before, %+v approve", s.Approvers)
		}
	})
}

// An attacker has a token of the organization's, or the whole service, while its operator resets the
// approvers. His own never becomes one: there is no moment without approvers.
func TestNobodyRegistersHisOwnApproverAfterAReset(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.register("lost")
		w.must(approval.Reset(w.ctx, w.db, w.org, byKey("found", stamptest.NewAPIKey(w))))
		mallory, asked := approvaltest.Register(w.T, w.Service, w.org, "mallory")
		if mallory.Status != approval.ApproverPending || asked.Status != approval.ConsensusNeeded {
			w.Errorf("mallory is %s, by an activity that is %s", mallory.Status, asked.Status)
		}
		_, rules := approvaltest.Register(w.T, w.Service, w.org, "eve")
		for name, activity := range map[string]approval.Activity{"mallory": asked, "eve": rules} {
			err := approvaltest.Signer{DB: w.db, Appliers: approval.NewAppliers()}.ApplyChange(w.ctx, custody.ChangeRequest{Proposal: activity.Text})
			if !errors.Is(err, custody.ErrApprovalNeeded) {
				w.Errorf("handed to the signer without a vote, %s: %v", name, err)
			}
		}
		if s := w.settings(); len(s.Approvers) != 1 || s.Approvers[0].Name != "found" {
			w.Errorf("%+v approve", s.Approvers)
		}
	})
}

// A reset that would leave no approver, or one without a key, has no effect.
func TestAResetNamesApprovers(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.register("there")
		key := stamptest.NewAPIKey(w)
		for name, next := range map[string][]approval.Registration{
			"no approver":    nil,
			"no key":         {{Name: "a", Kind: stamp.APIKey, PublicKey: "00"}},
			"no name":        {byKey("", key)},
			"one key twice":  {byKey("a", key), byKey("b", key)},
			"one name twice": {byKey("a", key), byKey("a", stamptest.NewAPIKey(w))},
		} {
			if err := approval.Reset(w.ctx, w.db, w.org, next...); !fault.IsFinal(err) {
				w.Errorf("%s: %v", name, err)
			}
		}
		if s := w.settings(); len(s.Approvers) != 1 || s.Approvers[0].Name != "there" {
			w.Errorf("left are %+v", s.Approvers)
		}
	})
}

func byKey(name string, key *stamptest.APIKey) approval.Registration {
	return approval.Registration{Name: name, Kind: stamp.APIKey, PublicKey: key.PublicKey()}
}
