package approval

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/stamp"
	"github.com/granaryhq/granary/internal/store"
)

// Problem is a fault of an activity's row, or of its votes.
type Problem struct {
	Activity uuid.UUID
	Text     string
}

// Check verifies activities again: that each is its text's, and that an approved or rejected one was so by votes
// whose stamps are right, of approvers who were asked. A row that cannot be read is a problem, too, and hides no
// other.
func Check(ctx context.Context, db *store.DB, ids []any) ([]Problem, error) {
	rows, err := db.Query(ctx, `SELECT `+activityColumns+` FROM custody_activities WHERE id IN (`+store.Placeholders(1, len(ids))+`)`, append([]any{}, ids...)...)
	all, err := store.Collect(rows, err, scanActivityRow)
	if err != nil {
		return nil, fmt.Errorf("checking activities: %w", err)
	}
	var found []Problem
	approvers := map[uuid.UUID]Settings{}
	for _, row := range all {
		a, unread := row.decodeTexts()
		if unread != nil {
			found = append(found, Problem{row.ID, fmt.Sprintf("cannot be read: %v", unread)})
			continue
		}
		everybody, loaded := approvers[a.Organization]
		if !loaded {
			if everybody, err = loadEverybody(ctx, db, a.Organization); err != nil {
				return nil, err
			}
			approvers[a.Organization] = everybody
		}
		votes, applied, err := loadVotesAndOutcome(ctx, db, a)
		if errors.Is(err, errVoteRow) {
			found = append(found, Problem{a.ID, fmt.Sprintf("has votes that cannot be read: %v", err)})
			continue
		}
		if err != nil {
			return nil, err
		}
		a.check(votes, everybody, applied, func(wrong bool, format string, args ...any) {
			if wrong {
				found = append(found, Problem{a.ID, fmt.Sprintf(format, args...)})
			}
		})
	}
	return found, nil
}

// loadEverybody are the organization's approvers, removed ones too, since they were
// approvers when they voted.
func loadEverybody(ctx context.Context, db *store.DB, organization uuid.UUID) (Settings, error) {
	rows, err := db.Query(ctx, `SELECT `+approverColumns+` FROM approvers WHERE organization_id = $1`, organization)
	approvers, err := store.Collect(rows, err, scanApprover)
	if err != nil {
		return Settings{}, fmt.Errorf("checking the activities of organization %s: %w", organization, err)
	}
	return Settings{Approvers: approvers}, nil
}

// loadVotesAndOutcome are the votes on an activity, and whether its change was made.
func loadVotesAndOutcome(ctx context.Context, db *store.DB, a Activity) (votes []Vote, applied bool, err error) {
	made := 0
	err = db.SendBatch(ctx, VotesQuery(&votes, a.ID), store.BatchQuery{
		SQL: `SELECT COUNT(*) FROM applied_changes WHERE fingerprint = $1 AND refusal = ''`, Args: []any{a.Fingerprint},
		Read: func(rows store.Rows) error {
			rows.Next()
			return rows.Scan(&made)
		},
	})
	if err != nil {
		return nil, false, fmt.Errorf("checking activity %s: %w", a.ID, err)
	}
	return votes, made > 0, nil
}

// check holds an activity to its text and its votes.
func (a Activity) check(votes []Vote, everybody Settings, applied bool, say func(wrong bool, format string, args ...any)) {
	say(a.ID != a.Proposal.ActivityID() || a.Fingerprint != FingerprintOf(a.Text), "is not of its text: %s", a.Fingerprint)
	say(a.Organization != a.Proposal.Organization || a.Kind != a.Proposal.Kind, "is a %s of organization %s, its text a %s of %s",
		a.Kind, a.Organization, a.Proposal.Kind, a.Proposal.Organization)
	rejected := false
	for _, v := range votes {
		err := v.verifyVote(a, everybody)
		say(err != nil, "has a vote of %s that proves nothing: %v", v.Approver, err)
		rejected = rejected || err == nil && v.Choice == Reject
	}
	by := everybody.ApprovedBy(a.Proposal, stampedVotes(votes), a.ValidBefore, Decision{})
	enough := len(a.Requirements) == 0 || Decision{Effect: RequireApproval, Requirements: a.Requirements}.MetBy(by)
	switch a.Status {
	case Completed, Approved:
		say(!enough, "is %s by %d votes, which are not enough", a.Status, len(by))
		say(a.Proposal.Change != nil && a.Status == Completed && !applied, "is completed, and its change was not made")
	case Rejected:
		say(!rejected, "is rejected, and nobody has")
	case ConsensusNeeded, Failed:
		say(applied, "is %s, and its change was made", a.Status)
	default:
		say(true, "is %q", a.Status)
	}
}

// verifyVote proves that a vote is its approver's on the activity.
func (v Vote) verifyVote(a Activity, everybody Settings) error {
	approver, known := everybody.findApprover(v.Approver)
	if !known {
		return errNobody
	}
	r, err := decodeRequest(v.RequestText)
	if err != nil {
		return err
	}
	if err := r.check(a.Organization, a.Fingerprint, v.Choice); err != nil {
		return err
	}
	st, err := stamp.Parse(v.StampHeader, v.StampValue)
	if err != nil {
		return err
	}
	if st.Digest() != v.digest {
		return errUsed
	}
	key, err := approver.Key()
	if err != nil {
		return err
	}
	_, err = st.Verify(key, []byte(v.RequestText), 0)
	return err
}
