// Package verify owns the proof that the books are right: the journal is summed again, and each wallet's balances in
// it are compared with the chains. It changes no data and trusts no materialized figure.
package verify

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"math/big"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/yield"
)

// Report is the result of a run.
type Report struct {
	Wallets    int           // compared with the chains
	Balances   int           // token and share balances read from a chain
	InFlight   int           // wallets that differ from a chain exactly by their work in flight
	Unsettled  int           // steps that are final for over a minute and not settled; each is a mismatch too
	Audit      audit.Checked // the checked part of the audit log
	Underived  int           // wallets whose id follows from no request: of versions before, or brought back under their ids
	Mismatches []Mismatch
}

// Clean says that everything adds up.
func (r Report) Clean() bool { return len(r.Mismatches) == 0 }

// Verifier compares a database with itself, with the seed and with its chains.
type Verifier struct {
	DB      *store.DB
	Clients map[chain.Name]*evm.Client
	Solana  map[chain.Name]*rpc.Client // of Solana's chains that have nodes
	Catalog *yield.Catalog
	// Addresses derives owners' addresses from the seed (custody.Signer.Addresses). Without it, the rows' addresses
	// are not proven.
	Addresses func(ctx context.Context, owners ...uuid.UUID) ([]custody.Addresses, error)
	// WalletID derives a wallet's id from the organization and the request that made it
	// (wallet.Service.DeriveID). Without it, whose wallets are is not proven.
	WalletID func(organization, request uuid.UUID) uuid.UUID
	// AuditAnchors are the files that say where the audit log's chains once ended.
	AuditAnchors []string
	// EveryReceipt has each executed intent held against the receipt of its transaction,
	// and not those alone that are not settled and the newest.
	EveryReceipt bool
	// Progress, if set, is called with the name and progress of the work.
	Progress func(stage string, done, total int)

	stopsAtFailure bool                                                                                            // for tests that look for one thing
	pause          func(context.Context) error                                                                     // between two reads of differences; sleepForRetry if nil
	receipts       func(ctx context.Context, client *evm.Client, number uint64) (types.Receipts, evm.Block, error) // of a final block; ProvenReceipts if nil
}

const (
	walletsPerPage = 200
	// maxReads is how often a balance that differs is read again: a deposit may
	// be final on the chain a moment before the follower has credited it.
	maxReads   = 10
	retryPause = 300 * time.Millisecond
)

// Run checks every row that money or ownership depends on against the others, sums the journal, then compares every
// wallet with every chain at its final block. An item that cannot be read stops no other check, and is an error: it
// has not passed.
func (v Verifier) Run(ctx context.Context) (Report, error) {
	if err := v.Catalog.Reload(ctx); err != nil {
		return Report{}, err
	}
	r := &Report{}
	var failures []error
	for _, stage := range []func(context.Context, *Report) error{v.catchUp, v.checkRows, v.reportOwners, v.reportAuditLog, v.reportBooks, v.reportExecutions} {
		err := stage(ctx, r)
		failures = append(failures, err)
		if v.mustStop(ctx, err) {
			break
		}
	}
	return *r, errors.Join(failures...)
}

// mustStop reports whether the run ends after an error.
func (v Verifier) mustStop(ctx context.Context, err error) bool {
	return err != nil && (ctx.Err() != nil || v.stopsAtFailure)
}

// catchUp has the clients of chains know the newest final blocks.
func (v Verifier) catchUp(ctx context.Context, _ *Report) error {
	var failures []error
	for name, client := range v.Clients {
		if _, err := client.CatchUp(ctx); err != nil {
			failures = append(failures, fmt.Errorf("verifying %s: %w", name, err))
		}
	}
	for name, client := range v.Solana {
		if _, err := client.CatchUp(ctx); err != nil {
			failures = append(failures, fmt.Errorf("verifying %s: %w", name, err))
		}
	}
	return errors.Join(failures...)
}

func (v Verifier) reportOwners(ctx context.Context, r *Report) error {
	found, underived, err := v.checkOwners(ctx)
	r.Mismatches, r.Underived = append(r.Mismatches, found...), underived
	return err
}

func (v Verifier) reportAuditLog(ctx context.Context, r *Report) error {
	checked, broken, err := v.checkAuditLog(ctx)
	r.Mismatches, r.Audit = append(r.Mismatches, broken...), checked
	if err != nil {
		return err
	}
	lost, err := v.checkLost(ctx, nil)
	r.Mismatches = append(r.Mismatches, lost...)
	return err
}

func (v Verifier) reportBooks(ctx context.Context, r *Report) error {
	books, err := v.compareBooks(ctx)
	r.Mismatches = append(r.Mismatches, books.Mismatches...)
	r.Wallets, r.Balances, r.InFlight = books.Wallets, books.Balances, books.InFlight
	return err
}

func (v Verifier) reportExecutions(ctx context.Context, r *Report) error {
	wrong, err := v.proveExecutions(ctx)
	r.Mismatches = append(r.Mismatches, wrong...)
	if err != nil {
		return fmt.Errorf("proving the effects of intents: %w", err)
	}
	r.Unsettled, err = v.countUnsettled(ctx)
	return err
}

// compareBooks sums the journal and compares it with the chains.
func (v Verifier) compareBooks(ctx context.Context) (Report, error) {
	var r Report
	summed, err := ledger.Check(ctx, v.DB, func(n int) { v.reportProgress("journal", n, 0) })
	if v.mustStop(ctx, err) {
		return r, err
	}
	r.Mismatches = fromLedger(summed)
	compared := map[string]bool{}
	failures := []error{err}
	for _, name := range v.chainNames() {
		if err := v.compareChain(ctx, name, compared, &r); err != nil {
			failures = append(failures, fmt.Errorf("verifying %s: %w", name, err))
			if v.mustStop(ctx, err) {
				return r, errors.Join(failures...)
			}
		}
	}
	return r, errors.Join(append(failures, v.reportUncompared(ctx, compared, &r))...)
}

// compareChain compares the journal with one chain.
func (v Verifier) compareChain(ctx context.Context, name chain.Name, compared map[string]bool, r *Report) error {
	held, err := v.loadContracts(ctx, name)
	if err != nil {
		return err
	}
	if client := v.Clients[name]; client != nil {
		err = v.strikeCodeless(ctx, name, client, held, r)
	}
	for position := range held {
		compared[position] = true // also where the chain cannot be read, which is an error
	}
	if err != nil {
		return err
	}
	return v.verifyChain(ctx, name, held, r)
}

// reportUncompared reports the positions with a balance that no configured chain or source lets anyone compare: an
// unread balance is not proven.
func (v Verifier) reportUncompared(ctx context.Context, compared map[string]bool, r *Report) error {
	args := []any{""}
	for position := range compared {
		args = append(args, position)
	}
	rows, err := v.DB.Query(ctx, `SELECT wallet_id, position_id FROM positions WHERE position_id NOT IN (`+store.Placeholders(1, len(args))+`)
		AND (balance <> 0 OR COALESCE(units, '0') <> '0') ORDER BY position_id, wallet_id`, args...)
	found, err := store.Collect(rows, err, scanUncompared)
	if err != nil {
		return fmt.Errorf("reading positions: %w", err)
	}
	r.Mismatches = append(r.Mismatches, found...)
	return nil
}

// scanUncompared reads a position that cannot be compared.
func scanUncompared(row store.Rows) (Mismatch, error) {
	var wallet uuid.UUID
	var position string
	err := row.Scan(&wallet, &position)
	return ofPosition(PositionsChains, wallet, position, "cannot be compared: the configuration has no such chain or source"), err
}

func (v Verifier) reportProgress(stage string, done, total int) {
	if v.Progress != nil {
		v.Progress(stage, done, total)
	}
}

// account is a wallet on one chain.
type account struct {
	wallet       uuid.UUID
	organization uuid.UUID
	address      chain.Address
}

// heldContract is one whose balances are positions: of all organizations, or of one alone. Balances of others in an
// organization's own contract were sent to them by someone else, and are in no books.
type heldContract struct {
	address chain.Address // of a contract, or of a mint
	owner   uuid.UUID
}

func (c heldContract) appliesTo(a account) bool {
	return c.owner == uuid.Nil || c.owner == a.organization
}

func (v Verifier) verifyChain(ctx context.Context, name chain.Name, held map[string]heldContract, r *Report) error {
	var total int
	if err := v.DB.QueryRow(ctx, `SELECT COUNT(*) FROM wallet_addresses WHERE chain = $1`, string(name)).Scan(&total); err != nil {
		return fmt.Errorf("counting wallets: %w", err)
	}
	after, done := "", 0
	for {
		rows, err := v.DB.Query(ctx, `SELECT a.wallet_id, w.organization_id, a.address FROM wallet_addresses a JOIN wallets w ON w.id = a.wallet_id
			WHERE a.chain = $1 AND a.address > $2 ORDER BY a.address LIMIT $3`,
			string(name), after, walletsPerPage)
		page, err := store.Collect(rows, err, func(row store.Rows) (account, error) {
			var a account
			err := row.Scan(&a.wallet, &a.organization, &after)
			a.address = chain.Address(after)
			return a, err
		})
		if err != nil {
			return fmt.Errorf("reading wallets: %w", err)
		}
		if len(page) == 0 {
			return nil
		}
		if err := v.compareReadable(ctx, name, held, page, r); err != nil {
			return err
		}
		done += len(page)
		r.Wallets = max(r.Wallets, done) // on every chain they are the same
		for _, c := range held {
			for _, a := range page {
				if c.appliesTo(a) {
					r.Balances++
				}
			}
		}
		v.reportProgress(string(name), done, total)
	}
}

// loadContracts lists the contracts whose balances are positions on the chain.
func (v Verifier) loadContracts(ctx context.Context, name chain.Name) (map[string]heldContract, error) {
	held := map[string]heldContract{}
	for token, at := range v.tokensOf(name) {
		held[chain.CashID(name, token)] = heldContract{address: at}
	}
	sources, err := v.Catalog.List(ctx)
	if err != nil {
		return nil, err
	}
	for _, s := range sources {
		if s.Chain == name && s.ShareKnown() {
			held[s.ID] = heldContract{s.ShareAddress(), s.Owner}
		}
	}
	return held, nil
}

// strikeCodeless reports contracts that are not there, and leaves them out of the comparison: their balances cannot
// be read.
func (v Verifier) strikeCodeless(ctx context.Context, name chain.Name, client *evm.Client, held map[string]heldContract, r *Report) error {
	final, err := client.Final(ctx)
	if err != nil {
		return err
	}
	positions := slices.Sorted(maps.Keys(held))
	addresses := make([]common.Address, len(positions))
	for i, id := range positions {
		addresses[i] = held[id].address.EVM()
	}
	accounts, err := client.Accounts(ctx, final, addresses)
	if err != nil {
		return err
	}
	for i, id := range positions {
		if len(accounts[i].Code) == 0 {
			r.Mismatches = append(r.Mismatches, Mismatch{Rule: PositionsChains, Subject: Subject{subjectPosition, id},
				Text: fmt.Sprintf("position %s is of contract %s, and there is none on %s", id, addresses[i], name)})
			delete(held, id)
		}
	}
	return nil
}

// compareReadable is comparePage of the wallets whose rows can be read. Each of the others is reported as unread.
func (v Verifier) compareReadable(ctx context.Context, name chain.Name, held map[string]heldContract, page []account, r *Report) error {
	var found Report
	err := v.comparePage(ctx, name, held, page, &found)
	switch {
	case !errors.Is(err, store.ErrUnreadable):
		r.InFlight += found.InFlight
		r.Mismatches = append(r.Mismatches, found.Mismatches...)
		return err
	case len(page) == 1:
		r.Mismatches = append(r.Mismatches, ofWallet(Unread, page[0].wallet, "cannot be compared with %s: %v", name, err))
		return nil
	}
	half := len(page) / 2
	for _, part := range [][]account{page[:half], page[half:]} {
		if err := v.compareReadable(ctx, name, held, part, r); err != nil {
			return err
		}
	}
	return nil
}

// comparePage reads a page of wallets from the chain and the ledger. Differences are read again until they agree,
// maxReads times at most.
func (v Verifier) comparePage(ctx context.Context, name chain.Name, held map[string]heldContract, page []account, r *Report) error {
	page = slices.Clone(page) // those that agree are struck from it
	for try := 1; ; try++ {
		final, err := v.readerOf(name).Final(ctx)
		if err != nil {
			return err
		}
		found, err := v.compareOnce(ctx, name, held, page, final.Number)
		if err != nil {
			return err
		}
		unexplained, inFlight, err := v.strikeExplained(ctx, name, found)
		if err != nil {
			return err
		}
		if len(unexplained) == 0 || try == maxReads {
			r.InFlight += inFlight
			r.addDifferences(unexplained)
			return v.reportDoubled(ctx, unexplained, r)
		}
		page = slices.DeleteFunc(page, func(a account) bool {
			return !slices.ContainsFunc(found, func(d difference) bool { return d.wallet == a.wallet })
		})
		if err := v.pauseForRetry(ctx); err != nil {
			r.addDifferences(unexplained)
			return err
		}
	}
}

func (r *Report) addDifferences(found []difference) {
	for _, d := range found {
		r.Mismatches = append(r.Mismatches, d.mismatch())
	}
}

// pauseForRetry waits until differences are read again.
func (v Verifier) pauseForRetry(ctx context.Context) error {
	if v.pause != nil {
		return v.pause(ctx)
	}
	return sleepForRetry(ctx)
}

func sleepForRetry(ctx context.Context) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(retryPause):
		return nil
	}
}

// difference is a position of which books and chain say different things.
type difference struct {
	wallet         uuid.UUID
	position       string
	books, onChain *big.Int
	chain          chain.Name
	block          uint64
	unread         error // why the contract returns no balance; onChain is nil then
	unexplained    error // why it is not known if a step explains the difference
}

// excessUnits is by how much the books have more, as far as it is a number of the database's.
func (d difference) excessUnits() int64 {
	more := new(big.Int).Sub(d.books, d.onChain)
	if !more.IsInt64() {
		return math.MaxInt64
	}
	return more.Int64()
}

func (d difference) mismatch() Mismatch {
	if d.unread != nil {
		return ofPosition(PositionsChains, d.wallet, d.position, "the ledger says %s units, and its contract on %s returns no balance at block %d: %v", d.books, d.chain, d.block, d.unread)
	}
	if d.unexplained != nil {
		return ofPosition(Unread, d.wallet, d.position, "the ledger says %s units, the chain %s at block %d, and whether a step explains this is not known: %v", d.books, d.onChain, d.block, d.unexplained)
	}
	m := ofPosition(PositionsChains, d.wallet, d.position, "the ledger says %s units, the chain %s at block %d", d.books, d.onChain, d.block)
	m.figures = &figures{d.books, d.onChain, d.chain, d.block}
	return m
}

// compareOnce compares a page of wallets at a block, and returns the differences.
func (v Verifier) compareOnce(ctx context.Context, name chain.Name, held map[string]heldContract, page []account, at uint64) ([]difference, error) {
	wallets := make([]uuid.UUID, len(page))
	for i, a := range page {
		wallets[i] = a.wallet
	}
	positions, err := ledger.Positions(ctx, v.DB, wallets...)
	if err != nil {
		return nil, err
	}
	booked := map[bookKey]*big.Int{}
	for _, p := range positions {
		booked[bookKey{p.Wallet, p.ID}] = big.NewInt(int64(p.Balance))
		if p.Kind == ledger.KindYieldSource {
			booked[bookKey{p.Wallet, p.ID}] = p.Shares.Big()
		}
	}
	keys, holders := listHoldings(page, held, booked)
	read, err := v.readHoldings(ctx, name, holders, at)
	if err != nil {
		return nil, fmt.Errorf("reading balances: %w", err)
	}
	return differencesOf(name, keys, booked, read), nil
}
