package transfer

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// The outcome of a step's intent can be final and the step unsettled: its chain or source was taken out of the
// configuration, or more left the wallet than the books have. The settle task is retried for ever; here an operator
// sees it, and settles the latter by hand.

// unsettledAfter is how long a final intent may wait for its settlement before it
// counts as unsettled.
const unsettledAfter = time.Minute

// Unsettled is a step whose intent is final and that is not settled.
type Unsettled struct {
	Step, Wallet, Organization uuid.UUID
	Kind                       StepKind
	Chain                      chain.Name
	Intent                     intent.State
	TxHash                     string
	FinalAt                    time.Time
	Attempts                   int
	Reason                     string // why its last attempt failed
	Moved                      []MovedCash
}

// MovedCash is an intent's outflow of a stablecoin, beside the books' balance.
type MovedCash struct {
	Position       string
	Moved          money.USD // negative when it left
	Held, Reserved money.USD
}

// ListUnsettled lists the steps whose intents have been final for longer than a
// minute and that are not settled, oldest first.
func (s *Service) ListUnsettled(ctx context.Context) ([]Unsettled, error) {
	ctx, err := s.catalog.Pin(ctx)
	if err != nil {
		return nil, err
	}
	rows, err := s.db.Query(ctx, `SELECT i.id, i.state, COALESCE(i.tx_hash, ''), i.settled_at, t.attempts, t.last_error
		FROM tasks t JOIN intents i ON i.id = t.key WHERE t.kind = $1 AND i.settled_at < $2 ORDER BY i.settled_at, i.id`,
		SettleTask, s.db.Clock().Now().Add(-unsettledAfter).UnixMicro())
	found, err := store.Collect(rows, err, func(r store.Rows) (u Unsettled, err error) {
		var finalMicros int64
		err = r.Scan(&u.Step, (*string)(&u.Intent), &u.TxHash, &finalMicros, &u.Attempts, &u.Reason)
		u.FinalAt = clock.Time(finalMicros)
		return u, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading unsettled steps: %w", err)
	}
	for i := range found {
		if err := s.describeUnsettled(ctx, &found[i]); err != nil {
			return nil, err
		}
	}
	return found, nil
}

// describeUnsettled adds the step and, as far as that can be read, its intent's movements.
func (s *Service) describeUnsettled(ctx context.Context, u *Unsettled) error {
	ref, err := loadStep(ctx, s.db, u.Step, "")
	if err != nil {
		return err
	}
	u.Wallet, u.Organization, u.Kind, u.Chain = ref.workflow.Wallet, ref.workflow.Organization, ref.step.Kind, ref.step.Chain
	if u.Intent != intent.Executed {
		return nil
	}
	outcome, err := intent.LoadOutcome(ctx, s.db, u.Step)
	if err != nil {
		return err
	}
	f, err := s.readSimulated(ctx, ref, outcome.Evidence)
	if err != nil {
		u.Reason = err.Error()
		return nil
	}
	positions, err := ledger.Positions(ctx, s.db, u.Wallet)
	if err != nil {
		return err
	}
	for _, token := range slices.Sorted(maps.Keys(f.cash)) {
		moved := MovedCash{Position: chain.CashID(u.Chain, token), Moved: f.cash[token]}
		for _, p := range positions {
			if p.ID == moved.Position {
				moved.Held, moved.Reserved = p.Balance, p.Reserved
			}
		}
		u.Moved = append(u.Moved, moved)
	}
	return nil
}

// The errors of AcceptSettlement.
var (
	ErrNothingToSettle = errors.New("the step has no final intent that waits for its settlement")
	ErrPromised        = errors.New("the wallet's cash is promised to another workflow: let that end first")
)

// AcceptSettlement settles, for an operator, a step whose intent took more from the wallet than the books have. The
// missing amount is posted first, as money that the chain had and the books did not, in an entry of its own; then the
// step is settled like any other. A step that was executed before the restore for another order fails, and is posted
// only if the books have its amount. An amount beyond the range of books is left out, and the reason names it. All of
// it is one transaction, with the reason. It is idempotent: a second call returns the first shortfall. Errors:
// ErrNothingToSettle, ErrPromised.
func (s *Service) AcceptSettlement(ctx context.Context, step uuid.UUID, reason string) (shortfall money.USD, err error) {
	ctx, err = s.catalog.Pin(ctx)
	if err != nil {
		return 0, err
	}
	outcome, err := intent.LoadOutcome(ctx, s.db, step)
	if err != nil && !errors.Is(err, intent.ErrUnknown) {
		return 0, err
	}
	judged, err := s.judgeNext(ctx, step, outcome)
	if err != nil {
		return 0, err
	}
	shortfall, err = store.Write(ctx, s.db, func(tx *store.Tx) (money.USD, error) {
		ref, err := lockStep(ctx, tx, step)
		if err != nil {
			return 0, err
		}
		if ref.step.State != StateProcessing {
			return loadAccepted(ctx, tx, step)
		}
		owner, err := wallet.Lock(ctx, tx, ref.workflow.Wallet)
		if err != nil {
			return 0, err
		}
		if outcome.State != intent.Executed {
			return 0, ErrNothingToSettle
		}
		accepted := &acceptance{reason: reason}
		judged.accepted, ref.workflow.executed = accepted, judged.executed
		if err := s.settleStep(ctx, tx, owner, ref, judged); err != nil {
			return 0, err
		}
		tx.Defer(`INSERT INTO accepted_settlements (step_id, reason, shortfall, accepted_at) VALUES ($1, $2, $3, $4)`,
			step, accepted.reason, int64(accepted.shortfall), tx.DB().Clock().Micros())
		audit.Record(ctx, tx, owner.Organization, audit.AcceptSettlement, step.String(), audit.Details{"walletId": owner.ID.String(), "reason": reason, "shortfallUsd": accepted.shortfall.String()})
		return accepted.shortfall, nil
	})
	if errors.Is(err, ledger.ErrInsufficient) {
		return 0, ErrPromised
	}
	if err != nil {
		return 0, fmt.Errorf("accepting the settlement of step %s: %w", step, err)
	}
	s.log.Warn("a settlement was accepted by hand", "step", step, "shortfall", shortfall, "reason", reason)
	return shortfall, nil
}

// loadAccepted is the shortfall that was accepted of a step.
func loadAccepted(ctx context.Context, tx *store.Tx, step uuid.UUID) (shortfall money.USD, err error) {
	err = tx.QueryRow(ctx, `SELECT shortfall FROM accepted_settlements WHERE step_id = $1`, step).Scan(&shortfall)
	if errors.Is(err, store.ErrNoRows) {
		return 0, ErrNothingToSettle
	}
	return shortfall, err
}

// acceptance is an operator's addition to a settlement.
type acceptance struct {
	reason    string
	shortfall money.USD
}

// prepare posts the outflow of each stablecoin beyond the wallet's whole balance, so that the step can be posted
// next, and names the left-out part in the reason. An opening balance that has the step in it returns as much by
// itself.
func (a *acceptance) prepare(ctx context.Context, tx *store.Tx, ref stepRef, f flow, outcome intent.Outcome, opened opening) (err error) {
	if beyond := f.errBeyondRange(); beyond != nil {
		a.reason += " (left out: " + beyond.Error() + ")"
	}
	if opened.containsOutcome(outcome) {
		return nil
	}
	a.shortfall, err = postShortfall(ctx, tx, ref, f, outcome)
	return err
}

// postShortfall posts the outflow of each stablecoin beyond the wallet's whole balance, and returns the sum.
func postShortfall(ctx context.Context, tx *store.Tx, ref stepRef, f flow, outcome intent.Outcome) (sum money.USD, err error) {
	positions, err := ledger.LockPositions(ctx, tx, ref.workflow.Wallet)
	if err != nil {
		return 0, err
	}
	var lines []ledger.Line
	for _, token := range slices.Sorted(maps.Keys(f.cash)) {
		short := -f.cash[token]
		for _, p := range positions {
			if p.ID == chain.CashID(ref.step.Chain, token) {
				short -= p.Balance
			}
		}
		if short <= 0 {
			continue
		}
		sum += short
		line := ledger.Line{Account: ledger.Cash, Chain: ref.step.Chain, Token: token, Amount: short}
		from := line
		from.Account, from.Amount = ledger.External, -short
		lines = append(lines, line, from)
	}
	if sum == 0 {
		return 0, nil
	}
	return sum, ledger.Post(ctx, tx, ledger.Entry{
		Organization: ref.workflow.Organization, Wallet: ref.workflow.Wallet, Type: ledger.OpeningBalance,
		Reference: "accepted:step:" + ref.step.ID.String(), SettledAt: outcome.BlockTime, TxHash: outcome.TxHash, Lines: lines,
	})
}

// unsettledCollector counts unsettled steps, on every replica.
type unsettledCollector struct{ db *store.DB }

var unsettledGauge = prometheus.NewDesc("granary_transfer_unsettled_steps",
	"Steps whose intents have been final for longer than a minute and that are not settled. Every replica shows the same number.", nil, nil)

// scrapeTimeout is how long a scrape may wait for the database.
const scrapeTimeout = 5 * time.Second

// Describe names the gauge.
func (c unsettledCollector) Describe(to chan<- *prometheus.Desc) { to <- unsettledGauge }

// Collect reads the gauge.
func (c unsettledCollector) Collect(to chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), scrapeTimeout)
	defer cancel()
	var n int64
	if err := c.db.QueryRow(ctx, `SELECT COUNT(*) FROM tasks t JOIN intents i ON i.id = t.key WHERE t.kind = $1 AND i.settled_at < $2`,
		SettleTask, c.db.Clock().Now().Add(-unsettledAfter).UnixMicro()).Scan(&n); err != nil {
		to <- prometheus.NewInvalidMetric(unsettledGauge, err)
		return
	}
	to <- prometheus.MustNewConstMetric(unsettledGauge, prometheus.GaugeValue, gaugeOf(n))
}

func gaugeOf(count int64) float64 { return float64(count) }
