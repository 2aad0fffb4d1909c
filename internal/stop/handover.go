package stop

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// HandOverTask has the signer hold a stop, too; its key is the organization's id and the stop's.
const HandOverTask = "stop.hand-over"

func addHandOver(tx *store.Tx, organization uuid.UUID, s Stop) {
	task.AddNowFor(tx, organization, HandOverTask, organization.String()+" "+s.ID.String())
}

// HandOverAll has the signer hold every stop that is in force, as those may be that it does not
// know. It may run at any time.
func HandOverAll(ctx context.Context, db *store.DB) error {
	return Each(ctx, db, func(organization uuid.UUID, s Stop) error {
		return db.Write(ctx, func(tx *store.Tx) error { addHandOver(tx, organization, s); return nil })
	})
}

// Register has the runner hand stops over to the signer.
func Register(r *task.Runner, db *store.DB, signer custody.Signer) {
	r.HandleShared(HandOverTask, 4, func(ctx context.Context, t task.Task) error {
		if err := handOver(ctx, db, signer, t.Key); err != nil {
			return err
		}
		return db.Write(ctx, func(tx *store.Tx) error { t.Finish(tx); return nil })
	})
}

// handOver hands a stop over, if it is in force. One that ends meanwhile is ended at the signer
// first, which then takes it no more, so it may run twice, and late.
func handOver(ctx context.Context, db *store.DB, signer custody.Signer, key string) error {
	first, second, _ := strings.Cut(key, " ")
	organization, err := uuid.Parse(first)
	if err != nil {
		return fmt.Errorf("task %s has the key %q: %w", HandOverTask, key, err)
	}
	id, err := uuid.Parse(second)
	if err != nil {
		return fmt.Errorf("task %s has the key %q: %w", HandOverTask, key, err)
	}
	s, found, err := loadByID(ctx, db, organization, id)
	if err != nil || !found {
		return err
	}
	err = signer.PutStop(ctx, custody.StopRequest{Organization: organization, ID: s.ID, Target: string(s.Target), Reason: s.Reason, StoppedBy: s.StoppedBy, StoppedAt: s.StoppedAt})
	if err != nil {
		return fmt.Errorf("handing stop %s over to the signer: %w", id, err)
	}
	return nil
}

// loadByID returns a stop that is in force.
func loadByID(ctx context.Context, from batcher, organization, id uuid.UUID) (s Stop, found bool, err error) {
	var all Stops
	err = from.SendBatch(ctx, Query(&all, organization), store.BatchQuery{
		SQL: `SELECT stop FROM wallet_stops WHERE id = $1 AND organization_id = $2`, Args: []any{id, organization},
		Read: func(rows store.Rows) error {
			for rows.Next() {
				if err := scanWalletStop(rows, &all); err != nil {
					return err
				}
			}
			return rows.Err()
		},
	})
	if err != nil {
		return Stop{}, false, fmt.Errorf("reading an emergency stop: %w", err)
	}
	i := slices.IndexFunc(all, func(s Stop) bool { return s.ID == id })
	if i < 0 {
		return Stop{}, false, nil
	}
	return all[i], true, nil
}

// PutHandedOver puts a service's stop in force in a signer's database, under the id by which approvers end it, beside
// other stops of its target. It does nothing if the stop is there or has ended. It calls count if the stop is new.
// Error: custody.ErrDenied for an invalid row, or one with the id of a stop of another target or reason: approvers
// end a stop by both, so one with two reasons could not be ended.
func PutHandedOver(ctx context.Context, db *store.DB, r custody.StopRequest, count func(context.Context, *store.Tx) error) error {
	target, err := ParseTarget(r.Target)
	if err == nil {
		err = checkReason(r.Reason)
	}
	if err != nil || r.ID == uuid.Nil || r.Organization == uuid.Nil || len(r.StoppedBy) > maxActorBytes {
		return errors.Join(fmt.Errorf("%w: it is no emergency stop", custody.ErrDenied), err)
	}
	s := Stop{ID: r.ID, Target: target, Reason: r.Reason, StoppedBy: r.StoppedBy, StoppedAt: r.StoppedAt}
	if err := s.checkID(r.Organization); err != nil {
		return fmt.Errorf("%w: %w", custody.ErrDenied, err)
	}
	return db.Write(ctx, func(tx *store.Tx) error {
		all, err := readLocked(ctx, tx, r.Organization, tx.DB().ForUpdate())
		if err != nil {
			return err
		}
		held, there, err := loadByID(ctx, tx, r.Organization, r.ID)
		if err == nil && there {
			err = held.checkSame(s)
		}
		if err != nil || there {
			return err
		}
		resumed, err := isResumed(ctx, tx, r.Organization, r.ID, target)
		if err != nil || resumed {
			return err
		}
		audit.Record(ctx, tx, r.Organization, audit.PutEmergencyStop, string(target), audit.Details{"stopId": s.ID.String(), "reason": s.Reason})
		if wallet, is := target.Wallet(); is {
			err = insertForWallet(tx, r.Organization, wallet, s)
		} else {
			err = save(tx, r.Organization, append(all, s))
		}
		if err != nil {
			return err
		}
		return count(ctx, tx)
	})
}

// checkSame rejects a stop that has the id of another one. Error: custody.ErrDenied.
func (s Stop) checkSame(other Stop) error {
	switch {
	case s.Target != other.Target:
		return fmt.Errorf("%w: stop %s is of %s here, not of %s", custody.ErrDenied, s.ID, s.Target, other.Target)
	case s.Reason != other.Reason:
		return fmt.Errorf("%w: stop %s has another reason here: %s; correct the service's by granary stop put --id %s --correct-reason", custody.ErrDenied, s.ID, printable.Escape(s.Reason), s.ID)
	}
	return nil
}

// maxActorBytes bounds who is said to have stopped something.
const maxActorBytes = 500

// isResumed returns whether the organization has ended its stop of the target. Another's end of the
// same id does not count, since approvers end stops of their own organization alone, nor does an end
// in which they read another target.
func isResumed(ctx context.Context, tx *store.Tx, organization, id uuid.UUID, target Target) (bool, error) {
	var n int
	if err := tx.QueryRow(ctx, `SELECT COUNT(*) FROM resumed_stops WHERE organization_id = $1 AND stop_id = $2 AND target = $3`, organization, id, string(target)).Scan(&n); err != nil {
		return false, fmt.Errorf("reading whether a stop has ended: %w", err)
	}
	return n > 0, nil
}

// rememberResumed keeps that a stop has ended, so that it does not begin after its end.
func rememberResumed(tx *store.Tx, organization, id uuid.UUID, target Target) {
	tx.Defer(`INSERT INTO resumed_stops (stop_id, organization_id, target, resumed_at) VALUES ($1, $2, $3, $4) ON CONFLICT (organization_id, stop_id, target) DO NOTHING`,
		id, organization, string(target), tx.DB().Clock().Micros())
}
