package valuation

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/yield"
)

// Seat is the task under which one replica writes down the days that are over.
const Seat = "valuation:days"

// topic wakes the seat when the clock was moved.
const topic = "valuation"

// A day is closed closeAfter its end, so that entries stamped on it are committed by then. A later one, because its
// process was paused or its clock is behind, is posted into the first day that is not closed: ledger.Post ensures
// this.
const (
	closeAfter  = 10 * time.Minute
	settlePause = time.Second
	lookEvery   = 10 * time.Second
)

// walletsPerTurn are closed in one transaction.
const walletsPerTurn = 100

// Service writes days down. It is safe for concurrent use.
type Service struct{ db *store.DB }

// NewService prepares it.
func NewService(db *store.DB) *Service {
	db.Clock().OnAdvance(func(time.Duration) { db.Wake(topic) })
	return &Service{db: db}
}

// CloseDays writes the rows of one day after another when they end, until ctx ends. It is idempotent after a crash:
// rows and progress commit together.
func (s *Service) CloseDays(ctx context.Context, t task.Task) error {
	woken, stop := s.db.Listen(topic)
	defer stop()
	over := Day(-1)
	for {
		if last := s.lastOver(); last > over {
			if err := task.SleepOrWake(ctx, settlePause, nil); err != nil {
				return err
			}
			over = last
		}
		if err := s.closeThrough(ctx, t, over); err != nil {
			return err
		}
		if err := task.SleepOrWake(ctx, lookEvery, woken); err != nil {
			return err
		}
	}
}

// lastOver is the last day that may be closed.
func (s *Service) lastOver() Day { return DayOf(s.db.Clock().Now().Add(-closeAfter)) - 1 }

// closeThrough closes every day up to the last.
func (s *Service) closeThrough(ctx context.Context, t task.Task, last Day) error {
	var posted dayWallets
	for {
		more, err := s.closeTurn(ctx, t, last, &posted)
		if err != nil || !more {
			return err
		}
	}
}

// progress is how far the days are closed.
type progress struct {
	day   Day
	after string // of the wallets, while the day is not done
	begun bool
	done  bool
}

// dayWallets are the wallets that a day moved, in order. It is kept from turn to turn,
// since no entry is added to a day that is over.
type dayWallets struct {
	day    Day
	loaded bool
	ids    []uuid.UUID
}

// nextWallets are those of the next turn.
func (w *dayWallets) nextWallets(ctx context.Context, db store.Querier, at progress) ([]uuid.UUID, error) {
	if !w.loaded || w.day != at.day {
		ids, err := ledger.WalletsPosted(ctx, db, at.day.Start().UnixMicro(), at.day.End().UnixMicro())
		if err != nil {
			return nil, err
		}
		slices.SortFunc(ids, func(a, b uuid.UUID) int { return bytes.Compare(a[:], b[:]) })
		*w = dayWallets{at.day, true, ids}
	}
	first, done := slices.BinarySearchFunc(w.ids, at.after, func(id uuid.UUID, after string) int { return strings.Compare(id.String(), after) })
	if done {
		first++
	}
	return w.ids[first:min(first+walletsPerTurn, len(w.ids))], nil
}

// closeTurn does the next piece of work, and says whether there may be more.
func (s *Service) closeTurn(ctx context.Context, t task.Task, last Day, posted *dayWallets) (more bool, err error) {
	more, err = store.Write(ctx, s.db, func(tx *store.Tx) (bool, error) {
		at, ok, err := nextToClose(ctx, tx, last)
		if err != nil || !ok {
			return false, err
		}
		if !at.begun {
			beginDay(tx, t, at.day)
			return true, nil
		}
		t.CheckLease(tx)
		through, err := closeWallets(ctx, tx, at, posted)
		if err != nil {
			return false, err
		}
		done := 0
		if through == "" {
			done = 1
		}
		tx.Defer(`UPDATE valuation_days SET wallet_id = $1, done = $2 WHERE day = $3`, through, done, int64(at.day))
		return true, nil
	})
	if err != nil {
		return false, fmt.Errorf("closing a day: %w", err)
	}
	return more, nil
}

// beginDay records the end of a day. It has a transaction of its own: no entry is posted while it runs, and each
// later one belongs to a later day. The seat's task is locked after the wait for others.
func beginDay(tx *store.Tx, t task.Task, day Day) {
	ledger.HoldPosting(tx)
	t.CheckLease(tx)
	yield.CloseDay(tx, int64(day))
	tx.Defer(`INSERT INTO valuation_days (day, closed_at, wallet_id, done) VALUES ($1, $2, '', 0)`, int64(day), tx.DB().Clock().Micros())
}

// nextToClose returns where to continue; ok is false if all days through last are closed.
func nextToClose(ctx context.Context, tx *store.Tx, last Day) (at progress, ok bool, err error) {
	rows, err := tx.Query(ctx, `SELECT day, wallet_id, done FROM valuation_days ORDER BY day DESC LIMIT 1`)
	found, err := store.Collect(rows, err, func(row store.Rows) (p progress, err error) {
		var done int
		err = row.Scan(&p.day, &p.after, &done)
		p.begun, p.done = true, done == 1
		return p, err
	})
	if err != nil {
		return at, false, err
	}
	if len(found) == 1 && !found[0].done {
		return found[0], true, nil
	}
	if len(found) == 1 {
		at.day = found[0].day + 1
		return at, at.day <= last, nil
	}
	ledger.HoldPosting(tx) // a transaction that has stamped an older entry commits it first
	first, err := ledger.FirstPosted(ctx, tx)
	if err != nil || first == 0 {
		return at, false, err
	}
	at.day = DayOf(time.UnixMicro(first))
	return at, at.day <= last, nil
}

// closeWallets writes the day's rows of the next wallets, and returns the last of them, or zero when there are no
// more.
func closeWallets(ctx context.Context, tx *store.Tx, at progress, posted *dayWallets) (through string, err error) {
	day := at.day
	wallets, err := posted.nextWallets(ctx, tx, at)
	if err != nil || len(wallets) == 0 {
		return "", err
	}
	books, err := loadBooks(ctx, tx, wallets, day-1)
	if err != nil {
		return "", err
	}
	lines, err := loadLines(ctx, tx, wallets, day, day)
	if err != nil {
		return "", err
	}
	moved, err := applyLines(ctx, tx, books, lines, day-1, day)
	if err != nil {
		return "", err
	}
	insertStates(tx, moved)
	return wallets[len(wallets)-1].String(), nil
}

// applyLines has lines move the books, day by day, at the prices of the days from one
// to another.
func applyLines(ctx context.Context, db store.Querier, books map[uuid.UUID]*book, lines []ledger.MovedLine, from, to Day) ([]movedState, error) {
	sources := sourcesOf(books)
	type walletDay struct {
		day    Day
		wallet uuid.UUID
	}
	var order []walletDay
	byDay := map[walletDay][]ledger.MovedLine{}
	for _, l := range lines {
		at := walletDay{DayOf(time.UnixMicro(l.Micros)), l.Wallet}
		if byDay[at] == nil {
			order = append(order, at)
		}
		byDay[at] = append(byDay[at], l)
		if l.YieldSource != "" {
			sources[l.YieldSource] = true
		}
		if books[l.Wallet] == nil {
			books[l.Wallet] = newBook(l.Wallet, l.Organization)
		}
	}
	prices, err := loadPrices(ctx, db, sources, from, to)
	if err != nil {
		return nil, err
	}
	moving := map[string]bool{}
	for _, l := range lines {
		if l.YieldSource != "" && to > from+1 { // it may move more than once
			moving[l.YieldSource] = true
		}
	}
	if err := loadLows(ctx, db, books, moving, from, to); err != nil {
		return nil, err
	}
	var moved []movedState
	for _, at := range order { // lines are in order of time
		b := books[at.wallet]
		for _, s := range b.applyDay(at.day, byDay[at], prices) {
			moved = append(moved, movedState{b.wallet, b.organization, s})
		}
	}
	return moved, nil
}

func sourcesOf(books map[uuid.UUID]*book) map[string]bool {
	sources := map[string]bool{}
	for _, b := range books {
		for _, s := range b.states {
			if s.source != "" {
				sources[s.source] = true
			}
		}
	}
	return sources
}
