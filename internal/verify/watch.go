package verify

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Seat is the seat that Watch.Run holds.
const Seat = "verify:watch"

// Journal is what balances are compared with beside the chains.
const Journal = "journal"

// confirmedLooks is how many looks in a row must find something wrong before it is
// reported: a single one may have seen a movement between two queries.
const confirmedLooks = 2

// Watch goes through all wallets again and again, a few at a time: their
// balances against the journal, and against each chain as of the block up to
// which its deposits are credited. A wallet that does not agree is looked at in
// every round until it does. It proves less at a time than Run, and costs the same
// however much there is.
type Watch struct {
	Verifier
	every           time.Duration
	walletsPerRound int
	log             *slog.Logger
	metrics         *watchMetrics
}

// NewWatch returns a watch that every so often looks at the next so many wallets.
func NewWatch(v Verifier, every time.Duration, wallets int, log *slog.Logger, to prometheus.Registerer) *Watch {
	w := &Watch{Verifier: v, every: every, walletsPerRound: wallets, log: log}
	w.metrics = newWatchMetrics(to, v.DB, w.comparedAgainst())
	return w
}

// comparedAgainst lists what balances are compared with: the journal and every chain.
func (w *Watch) comparedAgainst() []string {
	against := []string{Journal}
	for _, name := range w.chainNames() {
		against = append(against, string(name))
	}
	return against
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
		for _, against := range w.comparedAgainst() {
			err := w.checkRound(ctx, t, against)
			switch {
			case ctx.Err() != nil:
				return nil
			case errors.Is(err, task.ErrLost):
				return err
			case err != nil:
				w.metrics.failures.WithLabelValues(against).Inc()
				w.log.Warn("the books could not be checked", "against", against, "error", err)
			}
		}
		wait = w.every
	}
}

// insertChecks makes the row of the journal's check and of each chain's, and
// returns how long until the next round is due.
func (w *Watch) insertChecks(ctx context.Context, t task.Task) (time.Duration, error) {
	now := w.DB.Clock().Micros()
	latest := int64(0)
	err := w.DB.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		if err := tx.QueryRow(ctx, `SELECT COALESCE(MAX(checked_at), 0) FROM book_checks`).Scan(&latest); err != nil {
			return err
		}
		for _, against := range w.comparedAgainst() {
			tx.Defer(`INSERT INTO book_checks (against, after, checked_at, lap_at) VALUES ($1, '', $2, $2) ON CONFLICT (against) DO NOTHING`, against, now)
		}
		return nil
	})
	if err != nil {
		return 0, fmt.Errorf("taking the seat: %w", err)
	}
	return min(max(w.every-time.Duration(now-latest)*time.Microsecond, 0), w.every), nil
}

// suspect is a position that was wrong when it was last looked at, or a wallet
// with a wrong entry if position is empty.
type suspect struct {
	wallet   uuid.UUID
	position string
}

// checkRound compares the suspects once more, and the next wallets, against the
// journal or a chain.
func (w *Watch) checkRound(ctx context.Context, t task.Task, against string) error {
	suspects, err := w.loadSuspects(ctx, against)
	if err != nil {
		return err
	}
	page, last, err := w.loadNextWallets(ctx, against)
	if err != nil {
		return err
	}
	seen := slices.Clone(page)
	for s := range suspects {
		if !slices.Contains(seen, s.wallet) {
			seen = append(seen, s.wallet)
		}
	}
	found, err := w.compareWallets(ctx, against, seen)
	if err != nil {
		return err
	}
	wrong := map[suspect]string{}
	for _, m := range found {
		wrong[suspect{m.Wallet, m.Position}] = m.Text
	}
	if err := w.saveRound(ctx, t, against, last, seen, wrong); err != nil {
		return err
	}
	w.metrics.checkedWallets.WithLabelValues(against).Add(float64(len(seen)))
	w.logChanges(against, suspects, seen, wrong)
	return nil
}

// loadSuspects reads what was wrong, and how often in a row.
func (w *Watch) loadSuspects(ctx context.Context, against string) (map[suspect]int, error) {
	rows, err := w.DB.Query(ctx, `SELECT wallet_id, position_id, looks FROM book_suspects WHERE against = $1 ORDER BY wallet_id, position_id LIMIT $2`, against, w.walletsPerRound)
	looks := map[suspect]int{}
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var s suspect
		var n int
		err := row.Scan(&s.wallet, &s.position, &n)
		looks[s] = n
		return struct{}{}, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading suspects: %w", err)
	}
	return looks, nil
}

// loadNextWallets returns the wallets of the next round and where it ends. An empty
// end means that these are the last: the round after begins with the first.
func (w *Watch) loadNextWallets(ctx context.Context, against string) (page []uuid.UUID, last string, err error) {
	query, args := `SELECT DISTINCT wallet_id, wallet_id FROM positions WHERE wallet_id > (SELECT after FROM book_checks WHERE against = $1)
		ORDER BY wallet_id LIMIT $2`, []any{against, w.walletsPerRound}
	if against != Journal {
		query = `SELECT wallet_id, address FROM wallet_addresses WHERE chain = $1 AND address > (SELECT after FROM book_checks WHERE against = $1)
			ORDER BY address LIMIT $2`
	}
	rows, err := w.DB.Query(ctx, query, args...)
	page, err = store.Collect(rows, err, func(row store.Rows) (id uuid.UUID, err error) { return id, row.Scan(&id, &last) })
	if err != nil {
		return nil, "", fmt.Errorf("reading wallets: %w", err)
	}
	if len(page) < w.walletsPerRound {
		last = ""
	}
	return page, last, nil
}

// compareWallets compares wallets with the journal or a chain, once.
func (w *Watch) compareWallets(ctx context.Context, against string, wallets []uuid.UUID) ([]ledger.Mismatch, error) {
	if against == Journal {
		return w.compareWithRows(ctx, wallets)
	}
	name := chain.Name(against)
	if len(wallets) == 0 {
		return nil, nil
	}
	var credited uint64
	err := w.DB.QueryRow(ctx, `SELECT final_number FROM chain_cursors WHERE chain = $1`, against).Scan(&credited)
	if errors.Is(err, store.ErrNoRows) {
		return nil, nil // nobody has an address there yet that was shown
	}
	if err != nil {
		return nil, fmt.Errorf("reading the cursor: %w", err)
	}
	held, err := w.loadContracts(ctx, name)
	if err != nil {
		return nil, err
	}
	args := []any{against}
	for _, id := range wallets {
		args = append(args, id)
	}
	rows, err := w.DB.Query(ctx, `SELECT a.wallet_id, w.organization_id, a.address FROM wallet_addresses a JOIN wallets w ON w.id = a.wallet_id
		WHERE a.chain = $1 AND a.wallet_id IN (`+store.Placeholders(2, len(wallets))+`)`, args...)
	accounts, err := store.Collect(rows, err, func(row store.Rows) (a account, err error) {
		return a, row.Scan(&a.wallet, &a.organization, (*string)(&a.address))
	})
	if err != nil {
		return nil, fmt.Errorf("reading addresses: %w", err)
	}
	found, err := w.compareOnce(ctx, name, held, accounts, credited)
	if err != nil {
		return nil, err
	}
	found, _, err = w.strikeExplained(ctx, name, found)
	mismatches := make([]ledger.Mismatch, len(found))
	for i, d := range found {
		mismatches[i] = d.mismatch()
	}
	return mismatches, err
}

// compareWithRows compares wallets with the journal and with what else stands about
// them in the database, once.
func (w *Watch) compareWithRows(ctx context.Context, wallets []uuid.UUID) ([]ledger.Mismatch, error) {
	found, err := ledger.CheckWallets(ctx, w.DB, wallets)
	if err != nil {
		return nil, err
	}
	unsettled, err := w.findUnsettled(ctx, wallets)
	if err != nil {
		return nil, err
	}
	found = append(found, unsettled...)
	ids := make([]any, len(wallets))
	for i, id := range wallets {
		ids[i] = id.String()
	}
	if len(ids) == 0 {
		return found, nil
	}
	rows, err := w.checkWallets(ctx, ids)
	for _, f := range rows {
		found = append(found, f.Mismatch)
	}
	return found, err
}

// saveRound commits a round: what is wrong becomes a suspect or has been looked at
// once more, and a suspect that was found right is one no longer.
func (w *Watch) saveRound(ctx context.Context, t task.Task, against, last string, seen []uuid.UUID, wrong map[suspect]string) error {
	now := w.DB.Clock().Micros()
	err := w.DB.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		rows, err := tx.Query(ctx, `SELECT wallet_id, position_id FROM book_suspects WHERE against = $1`, against)
		known, err := store.Collect(rows, err, func(row store.Rows) (s suspect, err error) { return s, row.Scan(&s.wallet, &s.position) })
		if err != nil {
			return err
		}
		for _, s := range known {
			if _, still := wrong[s]; !still && slices.Contains(seen, s.wallet) {
				tx.Defer(`DELETE FROM book_suspects WHERE against = $1 AND wallet_id = $2 AND position_id = $3`, against, s.wallet, s.position)
			}
		}
		for s, text := range wrong {
			tx.Defer(`INSERT INTO book_suspects (against, wallet_id, position_id, found, looks, since) VALUES ($1, $2, $3, $4, 1, $5)
				ON CONFLICT (against, wallet_id, position_id) DO UPDATE SET found = excluded.found, looks = book_suspects.looks + 1`,
				against, s.wallet, s.position, text, now)
		}
		tx.Defer(`UPDATE book_checks SET after = $1, checked_at = $2, lap_at = CASE WHEN $3 = 1 THEN $2 ELSE lap_at END WHERE against = $4`,
			last, now, last == "", against)
		return nil
	})
	if err != nil {
		return fmt.Errorf("noting what was found: %w", err)
	}
	return nil
}

// logChanges logs what is now known to be wrong, and what is right again.
func (w *Watch) logChanges(against string, before map[suspect]int, seen []uuid.UUID, wrong map[suspect]string) {
	for s, text := range wrong {
		if before[s]+1 == confirmedLooks {
			w.log.Error("the books do not agree", "against", against, "wallet", s.wallet, "position", s.position, "found", text)
		}
	}
	for s, looks := range before {
		if _, still := wrong[s]; !still && looks >= confirmedLooks && slices.Contains(seen, s.wallet) {
			w.log.Info("the books agree again", "against", against, "wallet", s.wallet, "position", s.position)
		}
	}
}
