package verify

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/reconciliation"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Seat is the seat that Watch.Run holds.
const Seat = "verify:watch"

// Journal is the side of the books that wallets are compared with beside the chains.
const Journal = "journal"

// costlyShare is how many times fewer rows a costly sweep looks at in a round.
const costlyShare = 20

// Watch makes every sweep again and again, some rows of each a round: it proves in pieces what Run proves at once, at
// a cost that does not grow with the tables. Chains are compared as of blocks that are followed (compareFollowed). A
// difference that it finds twice in a row is a break (reconciliation), and is read in every round until it is right.
// A sweep that cannot be made is a break too.
type Watch struct {
	Verifier
	every        time.Duration
	rowsPerRound int
	log          *slog.Logger
	metrics      *watchMetrics
	sweepsOf     func() []sweep
	firstDerived int64 // when the first wallet was made that is known to follow from its request
}

// NewWatch returns a watch that every so often looks at the next so many rows of each sweep.
func NewWatch(v Verifier, every time.Duration, rows int, log *slog.Logger, to prometheus.Registerer) *Watch {
	w := &Watch{Verifier: v, every: every, rowsPerRound: rows, log: log}
	w.sweepsOf = w.roundSweeps
	w.metrics = newWatchMetrics(to, v.DB, w.roundSweeps())
	return w
}

// Run watches until ctx ends or the seat is lost. It is a task.Handler for a
// seat.
func (w *Watch) Run(ctx context.Context, t task.Task) error {
	wait, err := w.insertChecks(ctx, t)
	if err != nil {
		return err
	}
	for {
		timer := time.NewTimer(wait)
		select {
		case <-ctx.Done():
			timer.Stop()
			return nil
		case <-timer.C:
		}
		for _, s := range w.sweepsOf() {
			err := w.makeRound(ctx, t, s)
			switch {
			case ctx.Err() != nil:
				return nil
			case errors.Is(err, task.ErrLost):
				return err
			}
		}
		wait = w.every
	}
}

// insertChecks makes the row of each sweep, and returns how long until the next round is
// due.
func (w *Watch) insertChecks(ctx context.Context, t task.Task) (time.Duration, error) {
	now := w.DB.Clock().Micros()
	latest := int64(0)
	err := w.DB.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		if err := tx.QueryRow(ctx, `SELECT COALESCE(MAX(checked_at), 0) FROM book_checks`).Scan(&latest); err != nil {
			return err
		}
		for _, s := range w.sweepsOf() {
			tx.Defer(`INSERT INTO book_checks (against, after, checked_at, lap_at) VALUES ($1, '', $2, $2) ON CONFLICT (against) DO NOTHING`, s.name, now)
		}
		return nil
	})
	if err != nil {
		return 0, fmt.Errorf("taking the seat: %w", err)
	}
	return min(max(w.every-time.Duration(now-latest)*time.Microsecond, 0), w.every), nil
}

// makeRound continues a sweep. Rows that cannot be read are reported as such: they have not passed. A chain whose
// follower is behind is compared in a later round, from the same row on: that is neither a break nor a pass.
func (w *Watch) makeRound(ctx context.Context, t task.Task, s sweep) error {
	failure := w.checkRound(ctx, t, s)
	if errors.Is(failure, errBehind) {
		w.metrics.postponed.WithLabelValues(s.name).Inc()
		w.log.Info("the books are compared with a chain later", "against", s.name, "reason", failure)
		return nil
	}
	if failure == nil || ctx.Err() != nil || errors.Is(failure, task.ErrLost) {
		return failure
	}
	w.metrics.countFailure(s)
	w.log.Warn("the books could not be checked", "against", s.name, "error", failure)
	unread := Mismatch{Rule: Unread, Text: failure.Error()}
	err := w.record(ctx, t, s, nil, []reconciliation.Finding{{Row: unreadRow, Rule: string(Unread), Subject: reconciliation.Subject{Kind: subjectCheck, ID: s.name},
		Evidence: reconciliation.Evidence{Text: unread.Text}, Difference: unread.knownBy()}}, nil)
	if err != nil && !errors.Is(err, task.ErrLost) {
		w.log.Warn("noting that the books could not be checked", "against", s.name, "error", err)
		return nil
	}
	return err
}

// unreadRow stands for the sweep itself among the rows that are looked at again.
const unreadRow = ""

// checkRound looks once more at the rows of a sweep that were wrong, and at the next ones.
func (w *Watch) checkRound(ctx context.Context, t task.Task, s sweep) error {
	limit := w.rowsPerRound
	if s.costly {
		limit = max(1, limit/costlyShare)
	}
	again, err := reconciliation.Watched(ctx, w.DB, s.name, limit)
	if err != nil {
		return err
	}
	var after string
	err = w.DB.QueryRow(ctx, `SELECT after FROM book_checks WHERE against = $1`, s.name).Scan(&after)
	if err != nil {
		return fmt.Errorf("reading where %s has come to: %w", s.name, err)
	}
	page, last, err := s.page(ctx, after, limit)
	if err != nil {
		return err
	}
	if len(page) < limit {
		last = "" // these are the last: the round after begins with the first
	}
	seen := slices.Clone(page)
	for _, row := range again {
		if row != unreadRow && !slices.Contains(seen, row) {
			seen = append(seen, row)
		}
	}
	var found findings
	if len(seen) > 0 {
		found, err = s.checkPage(ctx, seen)
		if err != nil {
			return err
		}
	}
	told, err := w.describe(ctx, s, found)
	if err != nil {
		return err
	}
	if err := w.record(ctx, t, s, append(seen, unreadRow), told, &last); err != nil {
		return err
	}
	w.metrics.checkedRows.WithLabelValues(s.name).Add(float64(len(seen)))
	return nil
}

// record commits the findings of a round, and the sweep's progress; not the latter if it could not be made.
func (w *Watch) record(ctx context.Context, t task.Task, s sweep, seen []string, found []reconciliation.Finding, last *string) error {
	now := w.DB.Clock().Micros()
	changes, err := store.Write(ctx, w.DB, func(tx *store.Tx) ([]reconciliation.Change, error) {
		t.CheckLease(tx)
		changes, err := reconciliation.Record(ctx, tx, s.name, seen, found)
		if err == nil && last != nil {
			tx.Defer(`UPDATE book_checks SET after = $1, checked_at = $2, lap_at = CASE WHEN $3 = 1 THEN $2 ELSE lap_at END WHERE against = $4`,
				*last, now, *last == "", s.name)
		}
		return changes, err
	})
	if err != nil {
		return fmt.Errorf("recording the findings: %w", err)
	}
	for _, c := range changes {
		where := []any{"against", s.name, "rule", c.Rule, "subject", c.Subject.Kind + " " + c.Subject.ID, "wallet", c.Wallet, "break", c.ID}
		if c.Over {
			w.log.Info("the books agree again", where...)
			continue
		}
		w.log.Error("the books do not agree", append(where, "found", c.Evidence[0].Text)...)
	}
	return nil
}

// describe turns a sweep's finding into that of a break: its organization, and the time of the chain's block.
func (w *Watch) describe(ctx context.Context, s sweep, found findings) ([]reconciliation.Finding, error) {
	mixed, err := w.findMixedWallets(ctx, found)
	if err != nil {
		return nil, err
	}
	all := make([]reconciliation.Finding, len(found))
	for i, m := range found.ofSubject(s.subject) {
		m.ofOthers = m.ofOthers || mixed[m.Wallet.String()]
		organization, err := w.findOrganization(ctx, m)
		if err != nil {
			return nil, err
		}
		all[i] = reconciliation.Finding{Row: found[i].row, Rule: string(m.Rule), Subject: reconciliation.Subject(m.Subject), Organization: organization, Wallet: m.Wallet,
			Evidence: reconciliation.Evidence{Text: m.Text}, Difference: m.knownBy()}
		if m.figures == nil {
			continue
		}
		e := &all[i].Evidence
		e.Books, e.Observed, e.Block = m.figures.books.String(), m.figures.onChain.String(), &m.figures.block
		if block, err := w.readerOf(m.figures.chain).Block(ctx, m.figures.block); err == nil { // one that cannot be read says no time
			e.BlockTime = &block.Time
		}
	}
	return all, nil
}

// ownerTables say whose the subjects of a kind are, where they are of no wallet.
var ownerTables = map[string]string{
	"entry": "journal_entries", "deposit": "deposits", "workflow": "workflows", "contract_change": "contract_changes",
	"custody_activity": "custody_activities", "fee_wrapper": "fee_wrappers", "microvault": "micro_vaults", "yield_source": "owned_sources",
}

// findOrganization returns the organization of a finding: uuid.Nil if it has none, or if it is in doubt, or if its
// text would show data of others.
func (w *Watch) findOrganization(ctx context.Context, m Mismatch) (organization uuid.UUID, err error) {
	if m.Rule == WalletsRequests || m.ofOthers {
		return uuid.Nil, nil
	}
	table, id := "wallets", m.Wallet.String()
	switch {
	case m.Wallet != uuid.Nil:
	case m.Subject.Kind == subjectOrganization:
		return parseID(m.Subject.ID), nil
	case m.Subject.Kind == "day" || m.Subject.Kind == "audit_entry":
		text, _ := splitKey(m.Subject.ID)
		return parseID(text), nil
	case ownerTables[m.Subject.Kind] == "":
		return uuid.Nil, nil
	default:
		table, id = ownerTables[m.Subject.Kind], m.Subject.ID
	}
	var text string
	err = w.DB.QueryRow(ctx, `SELECT organization_id FROM `+table+` WHERE id = $1`, id).Scan(&text)
	if errors.Is(err, store.ErrNoRows) {
		return uuid.Nil, nil
	}
	if err != nil {
		return uuid.Nil, fmt.Errorf("reading whose %s %s is: %w", m.Subject.Kind, m.Subject.ID, err)
	}
	return parseID(text), nil
}

// ownedRows are a wallet's, each with the organization whose it is.
var ownedRows = []string{"positions o WHERE", "journal_lines o WHERE", "deposits o WHERE", "workflows o WHERE", "source_requests o WHERE o.completed_at IS NULL AND"}

// findMixedWallets returns the wallets among the findings that have rows of another organization's among their own:
// their text contains data of those too.
func (w *Watch) findMixedWallets(ctx context.Context, found findings) (map[string]bool, error) {
	var wallets []string
	for _, f := range found {
		wallets = append(wallets, f.Wallet.String())
	}
	slices.Sort(wallets)
	mixed := map[string]bool{}
	for page := range slices.Chunk(slices.Compact(wallets), rowsPerPage) {
		var others []string
		for _, rows := range ownedRows {
			others = append(others, `EXISTS (SELECT 1 FROM `+rows+` o.wallet_id = w.id AND o.organization_id <> w.organization_id)`)
		}
		rows, err := w.DB.Query(ctx, `SELECT w.id FROM wallets w WHERE w.id IN (`+store.Placeholders(1, len(page))+`) AND (`+strings.Join(others, " OR ")+`)`, anyOf(page)...)
		ids, err := store.Collect(rows, err, func(row store.Rows) (id string, err error) { return id, row.Scan(&id) })
		if err != nil {
			return nil, fmt.Errorf("looking for rows of others: %w", err)
		}
		for _, id := range ids {
			mixed[id] = true
		}
	}
	return mixed, nil
}
