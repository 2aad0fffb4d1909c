package approval

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Rejection is a proposal with the votes that reject it, and the values that rules compare and that are not
// in its text.
type Rejection struct {
	Proposal     Proposal
	Votes        []custody.StampedVote
	Amount       money.USD
	Destinations []Destination
	// Life is for how long after its time the text may still be signed or made.
	Life time.Duration
	// Count runs in the transaction in which the rejection is remembered, with those of the active
	// approvers who have rejected it, and how many there are; nil for none.
	Count func(ctx context.Context, tx *store.Tx, by []uuid.UUID, of int) error
}

// maxClockError is for how much longer a rejected text is remembered: so far may clocks go wrong.
const maxClockError = 24 * time.Hour

// VerifyAndReject remembers that a proposal was rejected, if the votes, each of which is proven
// again, end it by the rules of this database: see Decision.IsRejectedBy. Its text is never signed
// or made after that. It is safe to run twice: the second run finds the row.
// Errors: custody.ErrApprovalNeeded where the votes do not end it, custody.ErrDenied for a proposal that
// cannot be approved yet or was made before.
func (l *Appliers) VerifyAndReject(ctx context.Context, db *store.DB, r Rejection) error {
	return db.Write(ctx, func(tx *store.Tx) error {
		p, now := r.Proposal, tx.DB().Clock().Now()
		s, err := LockSettings(ctx, tx, p.Organization)
		if err != nil {
			return err
		}
		rejected, err := isRejected(ctx, tx, p.Fingerprint())
		if err != nil || rejected {
			return err
		}
		ended, refusal, err := findApplied(ctx, tx, p.Fingerprint())
		switch {
		case err != nil:
			return err
		case ended && refusal == nil:
			return fmt.Errorf("%w: the change was made before it was rejected", custody.ErrDenied)
		case ended:
			return nil
		case p.ValidBefore == 0 || p.validBefore().After(now.Add(MaxValidity+clockSkew)):
			return fmt.Errorf("%w: it cannot be approved now, nor be rejected", custody.ErrDenied)
		}
		about := judged{Amount: r.Amount}
		for _, d := range r.Destinations {
			about.Destinations = append(about.Destinations, judgedRecipient{d.Chain, d.Address})
		}
		d, err := l.decideProposal(ctx, tx, s, p, about)
		if err != nil {
			return err
		}
		against := s.RejectedBy(p, r.Votes, now)
		if !d.IsRejectedBy(p.Kind, against) {
			return fmt.Errorf("%w: by the rule %q the rejections do not end it", custody.ErrApprovalNeeded, d.Rule)
		}
		insertRejected(tx, p, now, p.validBefore().Add(r.Life+maxClockError))
		if r.Count == nil {
			return nil
		}
		return r.Count(ctx, tx, against, len(s.Approvers))
	})
}

// insertRejected remembers a rejected text, and deletes some of those that are over.
func insertRejected(tx *store.Tx, p Proposal, now, keepUntil time.Time) {
	tx.Defer(`DELETE FROM rejected_texts WHERE fingerprint IN (SELECT fingerprint FROM rejected_texts WHERE keep_until < $1 ORDER BY keep_until LIMIT 10`+tx.DB().SkipLocked()+`)`, now.UnixMicro())
	tx.Defer(`INSERT INTO rejected_texts (fingerprint, organization_id, rejected_at, keep_until) VALUES ($1, $2, $3, $4) ON CONFLICT (fingerprint) DO NOTHING`,
		p.Fingerprint(), p.Organization, now.UnixMicro(), keepUntil.UnixMicro())
}

// RejectedQuery reads whether a text was rejected, as a question that can travel with others.
func RejectedQuery(into *bool, fingerprint string) store.BatchQuery {
	return store.BatchQuery{
		SQL: `SELECT COUNT(*) FROM rejected_texts WHERE fingerprint = $1`, Args: []any{fingerprint},
		Read: func(rows store.Rows) error {
			var n int
			rows.Next()
			if err := rows.Scan(&n); err != nil {
				return fmt.Errorf("reading whether a text was rejected: %w", err)
			}
			*into = n > 0
			return rows.Err()
		},
	}
}

func isRejected(ctx context.Context, tx *store.Tx, fingerprint string) (rejected bool, err error) {
	return rejected, tx.SendBatch(ctx, RejectedQuery(&rejected, fingerprint))
}

// RejectTask hands a rejection over to the signer; its key is the activity's id.
const RejectTask = "approval.reject"

// dueRejection has a rejection handed over to the signer.
func dueRejection(tx *store.Tx, a Activity) {
	setRejectionDue(tx, a.ID, rejectionDue)
	task.AddNowFor(tx, a.Organization, RejectTask, a.ID.String())
}

// HandOverRejections hands over every rejection of a text that could still be approved, since the
// signer may not know of some. It may run at any time.
func (s *Service) HandOverRejections(ctx context.Context) error {
	rows, err := s.db.Query(ctx, `SELECT id FROM custody_activities WHERE status = 'rejected' AND valid_before > $1 ORDER BY id`, s.db.Clock().Micros())
	ids, err := store.Collect(rows, err, func(r store.Rows) (id uuid.UUID, err error) { return id, r.Scan(&id) })
	if err != nil {
		return fmt.Errorf("reading rejections: %w", err)
	}
	for some := range slices.Chunk(ids, handedOverAtOnce) {
		err := s.db.Write(ctx, func(tx *store.Tx) error {
			for _, id := range some {
				task.AddNow(tx, RejectTask, id.String())
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// handedOverAtOnce is how many tasks one transaction adds.
const handedOverAtOnce = 500

// States of rejection_due in custody_activities.
const (
	rejectionSent      = 0 // or there is none to hand over
	rejectionDue       = 1 // the signer was not asked yet
	rejectionPostponed = 2 // the signer has no room for it today
)

// checkRejectionsSent rejects a change's turn while the signer was not sent the rejection of a change that had ended
// before this one was decided: this one could have the other need fewer approvals. Rejections of payouts and of
// changes of contracts delay no change: one approver makes them alone, and could keep its key from being removed by
// them. For the same reason later ones do not, nor those that the signer has no room for.
func checkRejectionsSent(ctx context.Context, tx *store.Tx, organization uuid.UUID, decidedAt time.Time) error {
	var due int
	err := tx.QueryRow(ctx, `SELECT COUNT(*) FROM custody_activities WHERE organization_id = $1 AND rejection_due = 1 AND kind NOT IN ($2, $3) AND ended_at <= $4`,
		organization, string(WithdrawalPayout), string(ContractChange), decidedAt.UnixMicro()).Scan(&due)
	if err != nil {
		return fmt.Errorf("reading which rejections the signer lacks: %w", err)
	}
	if due > 0 {
		return errNotItsTurn
	}
	return nil
}

// rejectTask is the handler of RejectTask.
func (s *Service) rejectTask(ctx context.Context, t task.Task) error {
	id, err := uuid.Parse(t.Key)
	if err != nil {
		return fmt.Errorf("task %s has the key %q: %w", t.Kind, t.Key, err)
	}
	var organization uuid.UUID
	if err := s.db.QueryRow(ctx, `SELECT organization_id FROM custody_activities WHERE id = $1`, id).Scan(&organization); err != nil {
		return fmt.Errorf("reading activity %s: %w", id, err)
	}
	return s.sendRejection(ctx, organization, id, t.Finish)
}

// sendRejectionNow hands a rejection over at once; where that fails, its task goes on.
func (s *Service) sendRejectionNow(ctx context.Context, a Activity) {
	ctx, cancel := context.WithTimeout(ctx, s.patience)
	defer cancel()
	if err := s.sendRejection(ctx, a.Organization, a.ID, func(*store.Tx) {}); err != nil {
		slog.Default().Warn("the signer does not know of a rejection yet", "activity", a.ID, "error", err)
	}
}

// sendRejection sends a rejection to the signer, which applies its own rules. It is idempotent: the signer records
// the rejections that it has received. A rejection beyond the signer's day limit is retried later and blocks no
// change until then. A rejection that the signer cannot read is not retried until the service restarts, and neither
// is the rejection of a change that no signer makes any more.
func (s *Service) sendRejection(ctx context.Context, organization, id uuid.UUID, finish func(*store.Tx)) error {
	a, votes, err := s.Get(ctx, organization, id)
	if err != nil {
		return err
	}
	if a.Status == Rejected && !a.isOver(s.db.Clock().Now()) {
		err = s.signer.Reject(ctx, custody.ChangeRequest{Proposal: a.Text, Votes: stampedVotes(votes)})
		if isRejectionRefused(err) {
			slog.Default().Error("the signer does not take a rejection", "activity", a.ID, "error", err)
			err = nil
		}
		if errors.Is(err, custody.ErrDayLimit) {
			return s.postponeRejection(ctx, id, err)
		}
		if err != nil {
			return fmt.Errorf("handing the rejection of activity %s to the signer: %w", id, err)
		}
	}
	return s.db.Write(ctx, func(tx *store.Tx) error {
		finish(tx)
		setRejectionDue(tx, id, rejectionSent)
		return nil
	})
}

// isRejectionRefused says whether the signer was asked, and asking it again soon is no use.
func isRejectionRefused(err error) bool {
	return errors.Is(err, custody.ErrDenied) || errors.Is(err, custody.ErrApprovalNeeded) || errors.Is(err, custody.ErrNotUnderstood) ||
		errors.Is(err, custody.ErrUnreadable) || errors.Is(err, ErrProposal)
}

// postponeRejection returns a task.Later.
func (s *Service) postponeRejection(ctx context.Context, id uuid.UUID, why error) error {
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		setRejectionDue(tx, id, rejectionPostponed)
		return nil
	})
	if err != nil {
		return fmt.Errorf("postponing the rejection of activity %s: %w", id, err)
	}
	return task.Later{After: postponement, Reason: why.Error()}
}

func setRejectionDue(tx *store.Tx, id uuid.UUID, state int) {
	tx.Defer(`UPDATE custody_activities SET rejection_due = $1 WHERE id = $2`, state, id)
}
