package approval

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// Activity is a request for an organization's approval, with its outcome.
type Activity struct {
	ID           uuid.UUID
	Organization uuid.UUID
	Kind         Kind
	Status       Status
	Fingerprint  string
	Text         []byte // the canonical text of its Proposal
	Proposal     Proposal
	Requirements []Requirement // as they were when it was asked for, or last voted on
	Approvals    int           // given so far by approvers who may
	Owner        Owner
	Reason       string // why it ended without approval, for people
	FirstSeen    time.Time
	ValidBefore  time.Time
	EndedAt      *time.Time
	Repeated     bool // whether the request that is answered had asked for it before

	action judged
}

// Owner waits for an activity: a step or a change, and the kinds of tasks, keyed by its id, that notify it of the
// end. If its owner cancels it, no task is added.
type Owner struct {
	ID           uuid.UUID
	ApprovedTask string // added when the quorum is complete
	EndedTask    string // added when it was rejected or ran out
}

// judged has the facts that rules judge an activity by, beside its kind.
type judged struct {
	Amount       money.USD         `json:"amountUsd"`
	Destinations []judgedRecipient `json:"destinations,omitempty"`
}

type judgedRecipient struct {
	Chain   chain.Name    `json:"chain"`
	Address chain.Address `json:"address"`
}

// Type is the activity's type in the words of providers' interfaces.
func (a Activity) Type() string {
	switch {
	case a.Kind == WithdrawalPayout && a.Proposal.Payout.Chain.IsSolana():
		return "ACTIVITY_TYPE_SIGN_TRANSACTION_V2"
	case a.Kind == WithdrawalPayout, a.Kind == ContractChange:
		return "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"
	}
	return "ACTIVITY_TYPE_UPDATE_POLICY"
}

// Rule is the name of the rule that asks for approval; empty if none does.
func (a Activity) Rule() string {
	if len(a.Requirements) == 0 {
		return ""
	}
	return a.Requirements[0].Rule
}

// ApprovalsRequired is the most approvals that one of the requirements asks for. Where
// there are several, it may take more for all of them to be met.
func (a Activity) ApprovalsRequired() int {
	most := 0
	for _, r := range a.Requirements {
		most = max(most, r.Approvals)
	}
	return most
}

// MayVote are the ids of approvers of whom the activity asks approval, in no order.
func (a Activity) MayVote() []uuid.UUID {
	var ids []uuid.UUID
	for _, r := range a.Requirements {
		for _, id := range r.Approvers {
			if !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// advanceOn moves the activity along the table of its states.
func (a *Activity) advanceOn(on Trigger) error {
	to, err := States.Next(a.Status, on)
	if err != nil {
		return fmt.Errorf("activity %s: %w", a.ID, err)
	}
	a.Status = to
	return nil
}

const activityColumns = `id, organization_id, kind, fingerprint, proposal, action, requirements, status, approvals,
	owner_id, approved_task, ended_task, reason, created_at, valid_before, ended_at`

func scanActivity(row store.Rows) (Activity, error) {
	r, err := scanActivityRow(row)
	if err != nil {
		return Activity{}, err
	}
	return r.decodeTexts()
}

// activityRow is an activity as its row has it: its texts are not read yet.
type activityRow struct {
	Activity
	action, requirements, owner string
}

func scanActivityRow(row store.Rows) (activityRow, error) {
	var r activityRow
	var text string
	var created, validBefore int64
	var ended *int64
	err := row.Scan(&r.ID, &r.Organization, &r.Kind, &r.Fingerprint, &text, &r.action, &r.requirements, &r.Status, &r.Approvals,
		&r.owner, &r.Owner.ApprovedTask, &r.Owner.EndedTask, &r.Reason, &created, &validBefore, &ended)
	if err != nil {
		return activityRow{}, fmt.Errorf("reading an activity: %w", err)
	}
	r.Text, r.FirstSeen, r.ValidBefore = []byte(text), clock.Time(created), clock.Time(validBefore)
	if ended != nil {
		at := clock.Time(*ended)
		r.EndedAt = &at
	}
	return r, nil
}

// decodeTexts reads the texts of the row.
func (r activityRow) decodeTexts() (a Activity, err error) {
	a = r.Activity
	if r.owner != "" {
		a.Owner.ID, err = uuid.Parse(r.owner)
	}
	if err == nil {
		a.Proposal, err = DecodeProposal(a.Text)
	}
	if err == nil {
		err = json.Unmarshal([]byte(r.action), &a.action)
	}
	if err == nil {
		err = json.Unmarshal([]byte(r.requirements), &a.Requirements)
	}
	if err != nil {
		return Activity{}, fmt.Errorf("reading activity %s: %w", a.ID, err)
	}
	return a, nil
}

// decodeReadable decodes the texts of rows. One whose text cannot be read, which verify reports, hides no other.
func decodeReadable(rows []activityRow) []Activity {
	all := make([]Activity, 0, len(rows))
	for _, r := range rows {
		a, err := r.decodeTexts()
		if err != nil {
			slog.Default().Error("an activity is left out of a list", "activity", r.ID, "error", err)
			continue
		}
		all = append(all, a)
	}
	return all
}

// insertActivity writes a new activity, and says whether it is new.
func insertActivity(ctx context.Context, tx *store.Tx, a Activity) (isNew bool, err error) {
	owner := ""
	if a.Owner.ID != uuid.Nil {
		owner = a.Owner.ID.String()
	}
	n, err := tx.Exec(ctx, `INSERT INTO custody_activities (`+activityColumns+`)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, NULL) ON CONFLICT DO NOTHING`,
		a.ID, a.Organization, string(a.Kind), a.Fingerprint, string(a.Text), encodeJSON(a.action), encodeJSON(a.Requirements), string(a.Status), a.Approvals,
		owner, a.Owner.ApprovedTask, a.Owner.EndedTask, a.Reason, a.FirstSeen.UnixMicro(), a.ValidBefore.UnixMicro())
	if err != nil {
		return false, fmt.Errorf("writing activity %s: %w", a.ID, err)
	}
	return n == 1, nil
}

// saveActivity writes the changeable fields of an activity.
func saveActivity(tx *store.Tx, a Activity) {
	var ended any
	if a.EndedAt != nil {
		ended = a.EndedAt.UnixMicro()
	}
	tx.Defer(`UPDATE custody_activities SET status = $1, approvals = $2, requirements = $3, reason = $4, ended_at = $5 WHERE id = $6`,
		string(a.Status), a.Approvals, encodeJSON(a.Requirements), a.Reason, ended, a.ID)
}

// lockActivity returns an activity of the organization and holds its row until the
// transaction ends. Error: activity_not_found.
func lockActivity(ctx context.Context, tx *store.Tx, organization, id uuid.UUID) (Activity, error) {
	rows, err := tx.Query(ctx, `SELECT `+activityColumns+` FROM custody_activities WHERE id = $1 AND organization_id = $2`+tx.DB().ForUpdate(), id, organization)
	return oneActivity(rows, err)
}

// oneActivity reads the activity that was asked for. Error: activity_not_found.
func oneActivity(rows store.Rows, err error) (Activity, error) {
	found, err := store.Collect(rows, err, scanActivity)
	if err != nil {
		return Activity{}, fmt.Errorf("reading an activity: %w", err)
	}
	if len(found) == 0 {
		return Activity{}, fault.New(fault.ActivityNotFound, "there is no such activity")
	}
	return found[0], nil
}

// ActivitiesQuery reads the organization's activities of the ids, as a question that
// can travel with others.
func ActivitiesQuery(into *map[uuid.UUID]Activity, organization uuid.UUID, ids ...uuid.UUID) store.BatchQuery {
	args := []any{organization}
	for _, id := range ids {
		args = append(args, id)
	}
	return store.BatchQuery{
		SQL:  `SELECT ` + activityColumns + ` FROM custody_activities WHERE organization_id = $1 AND id IN (` + store.Placeholders(2, len(ids)) + `)`,
		Args: args,
		Read: func(rows store.Rows) error {
			*into = map[uuid.UUID]Activity{}
			for rows.Next() {
				a, err := scanActivity(rows)
				if err != nil {
					return err
				}
				(*into)[a.ID] = a
			}
			return rows.Err()
		},
	}
}
