package stop

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Put stops a target, in one transaction with who did it and why. A target that is
// stopped stays as it is: the first reason is kept. Error: validation_error.
func Put(ctx context.Context, db *store.DB, organization uuid.UUID, target Target, reason string) (Stop, error) {
	return store.Write(ctx, db, func(tx *store.Tx) (Stop, error) { return PutIn(ctx, tx, organization, target, reason) })
}

// PutAs is Put under an id that the operator names: that of a stop in the database of a separate
// signer, so that one approval ends both, which names it. Errors: validation_error where the id is that of
// a stop for another target or reason, workflow_conflict where the target is stopped under another id or
// for another reason, and those of Put.
func PutAs(ctx context.Context, db *store.DB, organization, id uuid.UUID, target Target, reason string) (Stop, error) {
	return store.Write(ctx, db, func(tx *store.Tx) (Stop, error) {
		s := Stop{ID: id, Target: target, Reason: strings.TrimSpace(reason)}
		if err := s.checkID(organization); err != nil {
			return Stop{}, err
		}
		put, err := putIn(ctx, tx, organization, s)
		switch {
		case err != nil:
			return Stop{}, err
		case put.ID != id:
			return put, fault.New(fault.WorkflowConflict, "%s is stopped already, as %s", target, put.ID)
		case put.Reason != s.Reason:
			return put, fault.New(fault.WorkflowConflict, "stop %s has another reason: %s", id, printable.Escape(put.Reason))
		}
		return put, nil
	})
}

// PutIn is Put in a transaction of the caller's. A wallet is one of the organization's: the
// caller has seen to that.
func PutIn(ctx context.Context, tx *store.Tx, organization uuid.UUID, target Target, reason string) (Stop, error) {
	return putIn(ctx, tx, organization, Stop{Target: target, Reason: reason})
}

func putIn(ctx context.Context, tx *store.Tx, organization uuid.UUID, s Stop) (Stop, error) {
	s.Reason = strings.TrimSpace(s.Reason)
	if err := checkReason(s.Reason); err != nil {
		return Stop{}, err
	}
	if s.Target.misspellsWallet() { // one of a version before can be ended
		return Stop{}, fault.New(fault.Validation, "write the wallet's id in lower case, with hyphens: in this form it would be part of a source's name, and the stop have no effect")
	}
	all, err := lockFor(ctx, tx, organization, s.Target)
	if err != nil {
		return Stop{}, err
	}
	if before, stopped := all.Find(s.Target); stopped {
		return before, nil
	}
	return insertStop(ctx, tx, organization, s, all)
}

func checkReason(reason string) error {
	if n := utf8.RuneCountInString(reason); n < 1 || n > maxReasonRunes {
		return fault.New(fault.Validation, "reason must have 1 to %d characters", maxReasonRunes)
	}
	if err := printable.Check(reason); err != nil {
		return fault.Wrap(err, fault.Validation, "reason %v", err)
	}
	return nil
}

// lockFor reads an organization's stops, among them those for the target's wallet, and locks them until the
// transaction ends.
func lockFor(ctx context.Context, tx *store.Tx, organization uuid.UUID, target Target) (Stops, error) {
	all, err := readLocked(ctx, tx, organization, tx.DB().ForUpdate())
	if err != nil {
		return nil, err
	}
	if wallet, is := target.Wallet(); is {
		if err := tx.SendBatch(ctx, WalletQuery(&all, organization, wallet)); err != nil {
			return nil, fmt.Errorf("reading a wallet's emergency stops: %w", err)
		}
	}
	return all, nil
}

// insertStop writes a stop beside those that there are, under an id of its own if it has none, and has
// the signer hold it, too.
func insertStop(ctx context.Context, tx *store.Tx, organization uuid.UUID, s Stop, all Stops) (Stop, error) {
	if s.ID == uuid.Nil {
		s.ID = s.newID(organization)
	}
	s.StoppedBy, s.StoppedAt = audit.ActorOf(ctx), tx.DB().Clock().Now().UTC().Truncate(time.Microsecond)
	audit.Record(ctx, tx, organization, audit.PutEmergencyStop, string(s.Target), audit.Details{"stopId": s.ID.String(), "reason": s.Reason})
	addHandOver(tx, organization, s)
	if wallet, is := s.Target.Wallet(); is {
		return s, insertForWallet(tx, organization, wallet, s)
	}
	return s, save(tx, organization, append(all, s))
}

// PutAnewIn is PutIn for a caller that may find at any time, by itself, that a target must be stopped. A new stop
// replaces one that is in force, with the reasons of both: approvers who were asked to resume the earlier one did not
// know of this. It returns the replaced stop, or zero. A reason that is too long is cut. A stop that replaces
// maxReplaced others stays as it is, and the reason is in the audit log alone: the signer may hold each of them, so
// the text that ends them must name them all and must fit.
func PutAnewIn(ctx context.Context, tx *store.Tx, organization uuid.UUID, target Target, reason string) (s Stop, replaced uuid.UUID, err error) {
	all, err := lockFor(ctx, tx, organization, target)
	if err != nil {
		return s, replaced, err
	}
	s = Stop{Target: target}
	if before, stopped := all.Find(target); stopped {
		if len(before.Replaced) >= maxReplaced {
			before.recordAgain(ctx, tx, organization, reason)
			return before, replaced, nil
		}
		s.Replaced = append(slices.Clone(before.Replaced), Replaced{before.ID, before.Reason})
		if before.StoppedBy != audit.ActorOf(ctx) {
			reason += "; before: " + before.Reason
		}
		replaced = before.ID
		if err := end(ctx, tx, organization, before.ID, target, audit.Details{"replacedBecause": ClipReason(reason)}); err != nil {
			return s, replaced, err
		}
		all = slices.DeleteFunc(all, func(s Stop) bool { return s.ID == before.ID })
	}
	s.Reason = ClipReason(reason)
	s, err = insertStop(ctx, tx, organization, s, all)
	return s, replaced, err
}

// maxReplaced bounds the stops that one stands for: a text names them all with their reasons, and
// approvers read each.
const maxReplaced = 20

// recordAgain keeps in the audit log why a target must be stopped that is stopped already.
func (s Stop) recordAgain(ctx context.Context, tx *store.Tx, organization uuid.UUID, reason string) {
	audit.Record(ctx, tx, organization, audit.PutEmergencyStop, string(s.Target), audit.Details{"stopId": s.ID.String(), "reason": ClipReason(reason), "again": "true"})
}

// ClipReason returns a reason that Put accepts, for one that quotes names from a time when they
// were not checked: it escapes characters that are not visible, and cuts a reason that is too long.
func ClipReason(reason string) string {
	reason = printable.Escape(reason)
	if runes := []rune(reason); len(runes) > maxReasonRunes {
		return string(runes[:maxReasonRunes])
	}
	return reason
}

// resumption is the body of an approval.Resume: the very stop that is ended. One that was
// made of the target later is another.
type resumption struct {
	Stop   uuid.UUID `json:"stopId"`
	Target Target    `json:"target"`
	Reason string    `json:"reason"` // for which it was stopped, for approvers to read
	// Replaced are stops of the target that this one stands for. The signer may hold them still.
	Replaced []Replaced `json:"replaced,omitempty"`
}

// newResumption returns the body that ends a stop, with each reason as approvers read it.
func newResumption(s Stop) resumption {
	body := resumption{Stop: s.ID, Target: s.Target, Reason: printable.Escape(s.Reason)}
	for _, r := range s.Replaced {
		body.Replaced = append(body.Replaced, Replaced{r.ID, printable.Escape(r.Reason)})
	}
	return body
}

// ended returns all stops that the resumption ends.
func (r resumption) ended() []Replaced {
	return append(slices.Clone(r.Replaced), Replaced{r.Stop, r.Reason})
}

// DefineChanges adds to appliers how a stop is ended. A signer with appliers of its own
// defines it as well, and ends the stops that were handed over to it.
func DefineChanges(l *approval.Appliers) {
	l.Define(approval.Resume, approval.Applier{Check: checkResumption, Apply: applyResumption})
}

// checkResumption rejects a text that would end another stop than approvers read in it: each stop
// that is in force here must be of the text's target, and have the reason that the text says of it.
func checkResumption(ctx context.Context, tx *store.Tx, organization uuid.UUID, _ approval.Settings, c approval.Change) error {
	body, err := approval.DecodeBody[resumption](c)
	if err != nil {
		return err
	}
	if _, err := ParseTarget(string(body.Target)); err != nil {
		return err
	}
	// The row is held until the change is made, in the same transaction.
	if _, err := readLocked(ctx, tx, organization, tx.DB().ForUpdate()); err != nil {
		return err
	}
	for _, read := range body.ended() {
		s, found, err := loadByID(ctx, tx, organization, read.ID)
		if err != nil {
			return err
		}
		if found && s.Target != body.Target {
			return fault.New(fault.Validation, "stop %s is of %s, not of %s", read.ID, s.Target, body.Target)
		}
		if found && printable.Escape(s.Reason) != read.Reason {
			return fault.New(fault.Validation, "stop %s has another reason: %s", read.ID, printable.Escape(s.Reason))
		}
	}
	return nil
}

// applyResumption ends the stop, and those that it replaced. It is idempotent: it does nothing if one has ended.
func applyResumption(ctx context.Context, tx *store.Tx, organization uuid.UUID, c approval.Change) error {
	body, err := approval.DecodeBody[resumption](c)
	if err != nil {
		return err
	}
	for _, read := range body.ended() {
		if err := end(ctx, tx, organization, read.ID, body.Target, audit.Details{}); err != nil {
			return err
		}
	}
	return nil
}

// end ends a stop of the target by its id, if it is in force, and wakes the tasks that wait for that. A
// stop that is not handed over yet never begins.
func end(ctx context.Context, tx *store.Tx, organization, id uuid.UUID, target Target, details audit.Details) error {
	rememberResumed(tx, organization, id, target)
	all, err := readLocked(ctx, tx, organization, tx.DB().ForUpdate())
	if err != nil {
		return err
	}
	// Not before the row is locked: a task that began to wait meanwhile has it locked until it can be woken.
	task.WakeWaiting(tx, EndTopic(organization))
	i := slices.IndexFunc(all, func(s Stop) bool { return s.ID == id })
	if i < 0 {
		return endForWallet(ctx, tx, organization, id, details)
	}
	details["stopId"], details["reason"] = id.String(), all[i].Reason
	audit.Record(ctx, tx, organization, audit.EndEmergencyStop, string(all[i].Target), details)
	return save(tx, organization, slices.Delete(all, i, i+1))
}

// Resume ends a stop, at once or, where the organization has approvers, as an activity
// that waits for them. Errors: stop_not_found where the target is not stopped, and those of
// approval.Service.Propose.
func Resume(ctx context.Context, db *store.DB, approvals *approval.Service, organization uuid.UUID, target Target) (Stop, approval.Activity, error) {
	s, err := find(ctx, db, organization, target)
	if err != nil {
		return Stop{}, approval.Activity{}, err
	}
	a, err := approvals.Propose(ctx, approval.NewChange{
		Organization: organization, Kind: approval.Resume, Body: newResumption(s),
		Action: audit.ResumeEmergencyStop, Subject: string(target), Details: audit.Details{"stopId": s.ID.String()},
	})
	return s, a, err
}

// ResumeByOperator ends a stop of an organization without approvers. Powers are one-way: an operator alone cannot end
// a stop of an organization that has them. Errors: stop_not_found, validation_error, forbidden if approvers or a rule
// must approve.
func ResumeByOperator(ctx context.Context, db *store.DB, organization uuid.UUID, target Target, why string) (Stop, error) {
	if strings.TrimSpace(why) == "" {
		return Stop{}, fault.New(fault.Validation, "say why")
	}
	if err := printable.Check(why); err != nil {
		return Stop{}, fault.Wrap(err, fault.Validation, "the reason %v", err)
	}
	s, err := find(ctx, db, organization, target)
	if err != nil {
		return Stop{}, err
	}
	err = db.Write(ctx, func(tx *store.Tx) error {
		settings, err := approval.LockSettings(ctx, tx, organization)
		if err != nil {
			return err
		}
		if d := settings.Decide(approval.Action{Kind: approval.Resume}); d.Effect != approval.Allow {
			return fault.New(fault.Forbidden, "the organization decides about it itself (%s): DELETE /v2/risk/stops/%s, and its approvers", d.Rule, target)
		}
		return end(ctx, tx, organization, s.ID, target, audit.Details{"resumedBecause": why})
	})
	if err != nil {
		return Stop{}, fmt.Errorf("resuming: %w", err)
	}
	return s, nil
}

func find(ctx context.Context, db *store.DB, organization uuid.UUID, target Target) (Stop, error) {
	wallet, _ := target.Wallet()
	all, err := LoadForWallet(ctx, db, organization, wallet)
	if err != nil {
		return Stop{}, err
	}
	s, stopped := all.Find(target)
	if !stopped {
		return Stop{}, fault.New(fault.StopNotFound, "%s is not stopped", target)
	}
	return s, nil
}
