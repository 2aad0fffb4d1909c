package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/recovery"
	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/roster"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// openRoster opens the roster of the configuration, if it names one. A new one
// begins with the wallets that there are.
func (a *App) openRoster(ctx context.Context) error {
	if a.Config.Roster == "" {
		return nil
	}
	file, err := roster.Open(a.Config.Roster, func(write func(roster.Line) error) error { return a.Wallets.WriteRoster(ctx, write) })
	if err != nil {
		return err
	}
	a.closers = append(a.closers, func() {
		if err := file.Close(); err != nil {
			a.log.Error("closing the roster", "error", err)
		}
	})
	a.Wallets.KeepRoster(file)
	return nil
}

// RecoverOptions say which wallets come back, and how.
type RecoverOptions struct {
	recovery.Known
	RosterFiles []string
	// AcceptMissing has the books follow the chains where these have less.
	AcceptMissing bool
	// ClaimOwed enters the requests of lost databases to sources that settle later: the service claims their owed
	// amounts.
	ClaimOwed bool
	// CancelUnsigned cancels every withdrawal of which no payout is signed.
	CancelUnsigned bool
	// Lost records that a database was lost, whose signatures may be valid still.
	Lost bool
	// LongestApproval is how long an approval could take at most by the rules of the lost database:
	// approval.MaxValidity if it is zero.
	LongestApproval time.Duration
	DryRun          bool
}

// errNotOpened says that some wallets' books still differ from a chain.
var errNotOpened = errors.New("some wallets were left as they are")

// Recover makes lost wallets again, reads the chains until every earlier block is final, and posts the chains'
// balances of these wallets, or of all if none is named, as opening entries. Replicas may serve meanwhile on
// PostgreSQL; on SQLite no other process may run, except beside a dry run. It may be run again at any time: completed
// work is kept. Error: store.ErrInUse while another process serves or recovers a SQLite database.
func (a *App) Recover(ctx context.Context, o RecoverOptions, out io.Writer) error {
	if !o.DryRun {
		release, err := a.DB.HoldAlone()
		if err != nil {
			return err
		}
		defer release()
	}
	if err := a.checkChains(ctx); err != nil {
		return fmt.Errorf("checking the chains: %w", err)
	}
	if err := a.checkBridges(ctx); err != nil {
		return err
	}
	if err := a.checkNodes(ctx); err != nil {
		return err
	}
	if err := readRosters(&o, out); err != nil {
		return err
	}
	back := &recovery.Service{DB: a.DB, Wallets: a.Wallets, Catalog: a.Catalog, Clients: a.Clients, Solana: a.SolanaClients, Histories: a.solanaIntents, Requests: a.evmIntents, Progress: a.Config.Progress}
	candidates, err := back.List(ctx, o.Known)
	if err != nil {
		return err
	}
	if err := a.checkHistories(ctx, back, candidates); err != nil {
		return err
	}
	if !o.DryRun {
		if err := a.noteHistories(ctx); err != nil {
			return err
		}
		if err := a.DB.Write(ctx, func(tx *store.Tx) error { restore.NoteRecovery(tx); return nil }); err != nil {
			return fmt.Errorf("recording that the database is recovered: %w", err)
		}
	}
	if err := a.recordLoss(ctx, o, out); err != nil {
		return err
	}
	if o.DryRun {
		if err := a.cancelUnsigned(ctx, o, out); err != nil {
			return err
		}
	}
	for _, c := range candidates {
		does := "make"
		if c.Exists {
			does = "has "
		}
		if _, err := fmt.Fprintf(out, "%s  wallet %s  organization %s  %s  %s  %s\n", does, c.ID, c.Organization, c.Addresses.EVM, c.Addresses.Solana, printable.Escape(c.Label)); err != nil {
			return err
		}
	}
	if err := a.warnOfLoss(ctx, o, candidates, out); err != nil || o.DryRun {
		return err
	}
	if err := a.openRoster(ctx); err != nil {
		return err
	}
	if a.DB.Engine() == store.SQLite {
		if err := task.ClearLeases(ctx, a.DB); err != nil {
			return err
		}
	}
	made, err := a.restoreWallets(ctx, back, candidates)
	if err != nil {
		return err
	}
	if _, err := fmt.Fprintln(out, WithNoun(made, "wallet was", "wallets were")+" made again"); err != nil {
		return err
	}
	read, err := a.followPast(ctx)
	if err != nil {
		return err
	}
	if err := a.readHistories(ctx, back, out); err != nil {
		return err
	}
	if err := a.startPaid(ctx, out); err != nil {
		return err
	}
	if err := a.cancelUnsigned(ctx, o, out); err != nil { // a payout that was made is known by now
		return err
	}
	return a.workWhile(ctx, a.follow, func(ctx context.Context) error {
		err := a.openBooks(ctx, back, o, candidates, read, out)
		if err == nil || errors.Is(err, errNotOpened) || errors.Is(err, errBurnsUnread) {
			err = errors.Join(err, a.namePaidFailures(ctx, out))
		}
		return errors.Join(err, a.lookUntilLinked(ctx))
	})
}

// lookUntilLinked waits until the audit log has every entry of up to now linked, so that `granary verify` proves it
// before a service runs.
func (a *App) lookUntilLinked(ctx context.Context) error {
	nowMicros := a.DB.Clock().Micros()
	return a.lookUntil(ctx, "linking the audit log", func() (bool, error) {
		pending, err := audit.CountPending(ctx, a.DB, nowMicros)
		return pending == 0, err
	})
}

// cancelUnsigned lists the withdrawals that it cancels, or would.
func (a *App) cancelUnsigned(ctx context.Context, o RecoverOptions, out io.Writer) error {
	if !o.CancelUnsigned {
		return nil
	}
	return a.Transfers.CancelUnsigned(ctx, o.DryRun, func(w transfer.Workflow, left string) error {
		does := "cancel"
		if left != "" {
			does = "left  "
		}
		_, err := fmt.Fprintf(out, "%s  withdrawal %s of %s  wallet %s  organization %s  %s\n", does, w.ID, w.Amount, w.Wallet, w.Organization, left)
		return err
	})
}

// restoreWallets makes the wallets, and gives them their addresses before the chains are read on: payments to them
// since the backup are then deposits like any other. The wallets of the backup get addresses on chains that it did
// not have, whose histories are read then. A chain that was never read gets its cursor first.
func (a *App) restoreWallets(ctx context.Context, back *recovery.Service, candidates []recovery.Candidate) (int, error) {
	err := a.workUntil(ctx, "finding the chains' final blocks", a.follow, func() (bool, error) {
		cursors, err := a.loadCursors(ctx)
		return len(cursors) == len(a.followers), err
	})
	if err != nil {
		return 0, err
	}
	made, err := back.Restore(ctx, candidates)
	if err != nil {
		return made, err
	}
	err = a.workUntil(ctx, "deriving addresses", func(r *task.Runner) { r.Handle(wallet.ProvisionTask, 4, a.Wallets.Provision) }, func() (bool, error) {
		var creating int
		err := a.DB.QueryRow(ctx, `SELECT COUNT(*) FROM wallets WHERE lifecycle = 'creating'`).Scan(&creating)
		return creating == 0, err
	})
	if err != nil {
		return made, err
	}
	return made, a.workUntil(ctx, "deriving addresses on chains that are new", func(r *task.Runner) { r.HandleSeat(wallet.AddressesSeat, a.Wallets.ExtendAddresses) }, func() (bool, error) {
		lacking, err := a.Wallets.LacksAddresses(ctx)
		return !lacking, err
	})
}

// readPosition is how far a chain was read.
type readPosition struct{ number, final uint64 }

// followPast reads each chain until all that was read before the wallets had
// their addresses is final, and returns how far that was. A range of blocks that
// was being read at that moment may lack them too; it ends where the cursor next
// moves to.
func (a *App) followPast(ctx context.Context) (map[chain.Name]uint64, error) {
	before, err := a.loadCursors(ctx)
	if err != nil {
		return nil, err
	}
	read := map[chain.Name]uint64{}
	looks := 0
	return read, a.workUntil(ctx, "waiting until the chains are final", a.follow, func() (bool, error) {
		now, err := a.loadCursors(ctx)
		if err != nil {
			return false, err
		}
		done := true
		for name, at := range now {
			if _, moved := read[name]; !moved && at.number != before[name].number {
				read[name] = max(at.number, before[name].number)
			}
			past, moved := read[name]
			done = done && moved && at.final >= past
		}
		looks++
		observed, err := a.allObserved(ctx)
		return done && (observed || looks > maxLooksForPrices), err
	})
}

// maxLooksForPrices bounds the wait for an unreadable source: half a minute. Its holders are reported then.
const maxLooksForPrices = 150

// The nodes are polled every five seconds, and waited for a minute: a longer wait is reported with its reason.
const (
	looksPerNodeCheck = 25
	maxNodeFailures   = 12
)

// checkNodes says which chain cannot be read.
func (a *App) checkNodes(ctx context.Context) error {
	for name, client := range a.Clients {
		if _, err := client.Final(ctx); err != nil {
			return fmt.Errorf("reading %s: %w", name, err)
		}
	}
	for name, client := range a.SolanaClients {
		if _, err := client.Final(ctx); err != nil {
			return fmt.Errorf("reading %s: %w", name, err)
		}
	}
	return nil
}

func (a *App) allObserved(ctx context.Context) (bool, error) {
	sources, err := a.Catalog.List(ctx)
	return !slices.ContainsFunc(sources, func(s yield.Source) bool { return !s.Observed() }), err
}

// openBooks posts the chains' balances beyond the books.
func (a *App) openBooks(ctx context.Context, back *recovery.Service, o RecoverOptions, candidates []recovery.Candidate, read map[chain.Name]uint64, out io.Writer) error {
	var wallets []uuid.UUID // nil: all
	for _, c := range candidates {
		wallets = append(wallets, c.ID)
	}
	left, noted := map[uuid.UUID]bool{}, map[string]bool{}
	finals, err := a.loadCursors(ctx)
	if err != nil {
		return err
	}
	names, differ := slices.Sorted(maps.Keys(read)), map[chain.Name]map[uuid.UUID]bool{}
	for _, name := range names {
		differs := map[uuid.UUID]bool{}
		differ[name] = differs
		err := back.Open(ctx, name, wallets, read[name], o.AcceptMissing, func(opening recovery.Opening) error {
			if opening.Why != "" {
				left[opening.Wallet] = true
				differs[opening.Wallet] = true
			}
			return errors.Join(printUnread(out, opening, noted), printOpening(out, opening))
		})
		if err != nil {
			return fmt.Errorf("opening the books on %s: %w", name, err)
		}
	}
	var incomplete error
	for _, name := range names { // once the books of every chain are opened: a wallet with a request that was entered is busy
		enter := func(of uuid.UUID) bool { return o.ClaimOwed && !differ[name][of] }
		if err := a.findOwed(ctx, back, name, wallets, finals[name].final, enter, out); err != nil {
			return err
		}
		err := a.findBurns(ctx, back, name, wallets, finals[name].final, enter, out)
		if err != nil && !errors.Is(err, errBurnsUnread) {
			return err
		}
		incomplete = errors.Join(incomplete, err)
	}
	if len(left) > 0 {
		incomplete = errors.Join(fmt.Errorf("%w: %d", errNotOpened, len(left)), incomplete)
	}
	if incomplete != nil {
		return incomplete
	}
	if _, err := fmt.Fprintln(out, "the books have what the chains show"); err != nil || wallets != nil {
		return err
	}
	return a.endLoss(ctx, out)
}

func (a *App) loadCursors(ctx context.Context) (map[chain.Name]readPosition, error) {
	type row struct {
		name chain.Name
		at   readPosition
	}
	rows, err := a.DB.Query(ctx, `SELECT chain, number, final_number FROM chain_cursors`)
	found, err := store.Collect(rows, err, func(r store.Rows) (c row, err error) { return c, r.Scan(&c.name, &c.at.number, &c.at.final) })
	if err != nil {
		return nil, fmt.Errorf("reading cursors: %w", err)
	}
	cursors := map[chain.Name]readPosition{}
	for _, c := range found {
		if a.Clients[c.name] != nil || a.SolanaClients[c.name] != nil {
			cursors[c.name] = c.at
		}
	}
	return cursors, nil
}

// follow has the runner take the seats of the followers, of who observes the
// sources and of who links the audit log, and settle the arrivals of bridges: the books are compared with the chains
// once that is posted. Where a replica serves, it has the seats already, and settles as well.
func (a *App) follow(r *task.Runner) {
	r.Handle(wallet.ArrivalTask, 4, a.Transfers.SettleArrival)
	for _, f := range a.followers {
		r.HandleSeat(f.Seat(), f.Run)
	}
	r.HandleSeat(yield.Seat, a.Catalog.Observe)
	r.HandleSeat(audit.Seat, audit.NewLinker(a.DB, a.log).Run)
}

// lookEvery is the pause between two looks of workUntil.
const lookEvery = 200 * time.Millisecond

// workUntil runs some of the service's work until done says so, and none if it
// does at once.
func (a *App) workUntil(ctx context.Context, what string, register func(*task.Runner), done func() (bool, error)) error {
	met, err := done()
	if err != nil || met {
		return err
	}
	stop, err := a.startWork(ctx, register)
	if err != nil {
		return err
	}
	defer stop()
	return a.lookUntil(ctx, what, done)
}

// lookUntil waits until done says so. Nodes that do not answer for a minute end it.
func (a *App) lookUntil(ctx context.Context, what string, done func() (bool, error)) error {
	look := time.NewTicker(lookEvery)
	defer look.Stop()
	failures := 0
	for looks := 1; ; looks++ {
		if looks%looksPerNodeCheck == 0 {
			err := a.checkNodes(ctx)
			if err == nil {
				failures = -1
			}
			failures++
			if failures == maxNodeFailures {
				return err
			}
		}
		if a.Config.Progress != nil {
			a.Config.Progress(what, looks, 0)
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-look.C:
		}
		met, err := done()
		if err != nil || met {
			return err
		}
	}
}

// startWork runs some of the service's work until it is stopped.
func (a *App) startWork(ctx context.Context, register func(*task.Runner)) (stop func(), err error) {
	for _, name := range a.seatNames {
		if err := task.AddSeat(ctx, a.DB, name); err != nil {
			return nil, fmt.Errorf("making seat %s: %w", name, err)
		}
	}
	runner := task.NewRunner(a.DB, a.log, a.Config.Lease)
	register(runner)
	work, cancel := context.WithCancel(ctx)
	worked := make(chan struct{})
	go func() { defer close(worked); runner.Run(work) }()
	return func() { cancel(); <-worked }, nil
}

// workWhile runs some of the service's work for as long as do takes.
func (a *App) workWhile(ctx context.Context, register func(*task.Runner), do func(ctx context.Context) error) error {
	stop, err := a.startWork(ctx, register)
	if err != nil {
		return err
	}
	defer stop()
	return do(ctx)
}
