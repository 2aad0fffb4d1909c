package stop

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/store"
)

// CorrectReason gives a stop of the service the reason that it has at the signer, under the same id: with another
// one the signer rejects every approved text that ends it. A stop that another one of its target stands for
// is corrected there. It does not end the stop: approvers read the reason and end it, at the signer by the reason that is
// held there. Correcting again is correcting once. Errors: stop_not_found, validation_error.
func CorrectReason(ctx context.Context, db *store.DB, organization, id uuid.UUID, target Target, reason string) (Stop, error) {
	reason = strings.TrimSpace(reason)
	if err := checkReason(reason); err != nil {
		return Stop{}, err
	}
	if err := (Stop{ID: id, Target: target, Reason: reason}).checkID(organization); err != nil {
		return Stop{}, err
	}
	return store.Write(ctx, db, func(tx *store.Tx) (Stop, error) {
		all, err := lockFor(ctx, tx, organization, target)
		if err != nil {
			return Stop{}, err
		}
		at := slices.IndexFunc(all, func(s Stop) bool { return s.Target == target && s.reasonOf(id) != nil })
		if at < 0 {
			return Stop{}, fault.New(fault.StopNotFound, "%s is not stopped as %s", target, id)
		}
		s := &all[at]
		before := s.reasonOf(id)
		audit.Record(ctx, tx, organization, audit.PutEmergencyStop, string(target), audit.Details{"stopId": id.String(), "reason": reason, "reasonBefore": printable.Escape(*before)})
		*before = reason
		addHandOver(tx, organization, *s)
		return *s, saveCorrected(tx, organization, *s, all)
	})
}

// reasonOf returns the reason of the stop, or of one that it stands for; nil where neither has the id.
func (s *Stop) reasonOf(id uuid.UUID) *string {
	if s.ID == id {
		return &s.Reason
	}
	i := slices.IndexFunc(s.Replaced, func(r Replaced) bool { return r.ID == id })
	if i < 0 {
		return nil
	}
	return &s.Replaced[i].Reason
}

// saveCorrected writes a stop that is among all of its organization.
func saveCorrected(tx *store.Tx, organization uuid.UUID, s Stop, all Stops) error {
	if _, is := s.Target.Wallet(); !is {
		return save(tx, organization, all)
	}
	text, err := json.Marshal(s)
	if err != nil {
		return fmt.Errorf("encoding an emergency stop: %w", err)
	}
	tx.Defer(`UPDATE wallet_stops SET stop = $1 WHERE id = $2 AND organization_id = $3`, string(text), s.ID, organization)
	return nil
}
