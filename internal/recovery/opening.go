package recovery

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// Opening is the money that one chain shows of a wallet and the books do not.
type Opening struct {
	Wallet      uuid.UUID
	Chain       chain.Name
	Block       uint64
	Differences []Difference
	Unread      []Unread // balances without which the wallet was opened, or left
	Posted      bool
	Why         string // the wallet was left; empty if it was opened, or has no difference
}

// Difference is a position whose books and chain differ, in smallest units: those
// of the token, or shares.
type Difference struct {
	Position     string
	Books, Shown *big.Int
	line         ledger.Line // without the contra
	unpriced     bool        // the vault returns no price of the shares that are to be posted
}

// missing says whether the chain has less than the books.
func (d Difference) missing() bool { return d.Shown.Cmp(d.Books) < 0 }

// heldContract is one whose balances are positions: of everybody or, like a fee
// wrapper, of one organization.
type heldContract struct {
	position string
	address  chain.Address // of the contract, or the mint
	token    chain.Token
	source   *yield.Source // nil for cash
}

// account is a wallet on one chain.
type account struct {
	wallet, organization uuid.UUID
	address              chain.Address
}

const walletsPerPage = 200

// terms say which wallets are opened.
type terms struct {
	acceptMissing bool // those of which the chain has less, too
	leaveArrivals bool // one of which an arrival is not settled is left, and not read again
}

// Open compares the wallets' books on a chain with the chain's balances at its final block, and posts the surplus of
// the chain as opening entries. If the chain has less, a payout that the books lack took it: the wallet is left as it
// is, since the request may be repeated and then settles itself from the chain, unless acceptMissing has the books
// follow the chain downwards too.
//
// It is sound because:
//
//   - The books must have every deposit up to the block and none beyond. The
//     block is one up to which the follower has credited everything, and deposits
//     of later blocks are left out, so that no stranger's deposit delays an opening.
//   - The books must have no movement by the service of a later block. A wallet with
//     one is read again, maxReads times at most, and is left then.
//   - Books plus arrivals must equal the chain. An amount that a bridge paid up to the
//     block and is not settled is on the chain and in no position: the wallet waits
//     until transfer has settled it, or counts it beside the books where it waits for
//     a transfer in flight. So an opening never has an arrival in it that
//     is posted later.
//   - A balance that a contract does not return must be in no books: see findUnread.
//   - The follower must have known the wallet since before the blocks after it:
//     after is the follower's cursor at a moment when all the wallets had their
//     addresses, and the final block must have come as far.
//   - No work may be in flight: such a wallet is left for another run.
//   - The balance contains every intent that the chain executed up to the block, also for a wallet without a
//     difference. Open records the block (wallet.RecordOpening), and transfer posts none of these intents twice.
//
// Wallets are those named, or all. It calls report for each that differs.
func (s *Service) Open(ctx context.Context, on chain.Name, wallets []uuid.UUID, after uint64, acceptMissing bool, report func(Opening) error) error {
	ctx, err := s.Catalog.Pin(ctx)
	if err != nil {
		return err
	}
	held, err := s.listContracts(ctx, on)
	if err != nil {
		return err
	}
	return s.eachPage(ctx, on, wallets, "opening the books on "+string(on), func(page []account) error {
		for try := 0; len(page) > 0; try++ {
			if try == maxReads {
				return reportMoving(on, page, report)
			}
			if err := s.awaitArrivals(ctx, on, page); err != nil {
				return err
			}
			if try > 0 {
				if err := pause(ctx, rereadDelay); err != nil {
					return err
				}
			}
			page, err = s.openPage(ctx, on, held, page, after, terms{acceptMissing, try >= arrivalTries}, report)
			if err != nil {
				return err
			}
		}
		return nil
	})
}

const (
	// maxReads is how often a wallet is read before it is left, while the service goes on
	// moving its positions.
	maxReads = 10
	// rereadDelay lets the follower come to another final block between two readings.
	rereadDelay = 250 * time.Millisecond
)

// pause waits for a time. Error: ctx's, when that ends first.
func pause(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}

// openPage reads a page of wallets at final blocks that the follower has reached, and
// opens those that differ. It returns those that have to be read again.
func (s *Service) openPage(ctx context.Context, on chain.Name, held []heldContract, page []account, after uint64, by terms, report func(Opening) error) (again []account, err error) {
	read, err := s.readPage(ctx, on, held, page)
	if err != nil {
		return nil, err
	}
	for i, a := range page {
		if read[i].failed != nil {
			if err := report(Opening{Wallet: a.wallet, Chain: on, Why: "its balances cannot be read: " + read[i].failed.Error()}); err != nil {
				return nil, err
			}
			continue
		}
		if read[i].block.Number < after {
			return nil, fmt.Errorf("%s reports final block %d, before %d", on, read[i].block.Number, after)
		}
		opening, err := s.openWallet(ctx, on, a, held, read[i], by)
		if errors.Is(err, errMoved) {
			again = append(again, a)
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("opening wallet %s: %w", a.wallet, err)
		}
		if len(opening.Differences) > 0 || len(opening.Unread) > 0 {
			if err := report(opening); err != nil {
				return nil, err
			}
		}
	}
	return again, nil
}

// reportMoving reports wallets that are left, since they had moved whenever they were read.
func reportMoving(on chain.Name, page []account, report func(Opening) error) error {
	for _, a := range page {
		if err := report(Opening{Wallet: a.wallet, Chain: on, Why: "the service has moved its positions after each block that was read: run it again later"}); err != nil {
			return err
		}
	}
	return nil
}

// errMoved is returned for a wallet that must be read again: the service has booked a movement of a later
// block than the one that was read.
var errMoved = errors.New("the wallet's books have moved on")

// openWallet posts one wallet's differences, all or none.
//
// A crash before the commit posts no entry, and the next run finds the same difference; after it there is none.
func (s *Service) openWallet(ctx context.Context, on chain.Name, a account, held []heldContract, read shown, by terms) (Opening, error) {
	block := read.block
	return store.Write(ctx, s.DB, func(tx *store.Tx) (Opening, error) {
		o := Opening{Wallet: a.wallet, Chain: on, Block: block.Number}
		w, err := wallet.Lock(ctx, tx, a.wallet)
		if err != nil {
			return o, err
		}
		positions, err := lockPositionsAt(ctx, tx, on, a, block.Number)
		if err != nil {
			return o, err
		}
		busy, err := isUnderWay(ctx, tx, w)
		if err != nil {
			return o, err
		}
		arrived, err := loadArrivals(ctx, tx, on, a.wallet, block.Number)
		if err != nil {
			return o, err
		}
		if len(arrived) > 0 && !busy && !by.leaveArrivals {
			return o, errMoved
		}
		o.Differences, err = comparePositions(on, a, held, read.without(on, held, arrived), read.prices, positions)
		if err == nil && len(o.Differences) == 0 && len(arrived) > 0 && !busy {
			o.Differences, err = comparePositions(on, a, held, read.units, read.prices, positions)
		}
		if err != nil {
			return o, err
		}
		var booked error
		o.Unread, booked = read.findUnread(a, held, positions)
		if booked != nil {
			o.Why = booked.Error()
			return o, nil
		}
		if len(o.Differences) == 0 {
			if len(arrived) == 0 && !busy {
				wallet.RecordOpening(tx, w.ID, on, block.Number)
			}
			return o, nil
		}
		switch {
		case busy:
			o.Why = "something is under way: run it again when that has ended"
		case len(arrived) > 0:
			o.Why = "a bridge brought something that is not settled yet: run it again later"
		case !by.acceptMissing && slices.ContainsFunc(o.Differences, Difference.missing):
			o.Why = "the chain has less in a position of this wallet: repeat the requests that took it, or accept it with --accept-differences"
		case slices.ContainsFunc(o.Differences, func(d Difference) bool { return d.unpriced }):
			o.Why = "a source of this wallet returns no price of its shares in that block: run it again when it does"
		}
		if o.Why != "" {
			return o, nil
		}
		for _, d := range o.Differences {
			contra := ledger.Line{Account: ledger.External, Chain: on, Token: d.line.Token, Amount: -d.line.Amount}
			if err := ledger.Post(ctx, tx, ledger.Entry{
				Organization: w.Organization, Wallet: w.ID, Type: ledger.OpeningBalance, SettledAt: block.Time,
				Reference: fmt.Sprintf("opening:%s:%s:%s:%d", on, w.ID, d.Position, block.Number), Lines: []ledger.Line{d.line, contra},
			}); err != nil {
				return o, err
			}
		}
		wallet.RecordOpening(tx, w.ID, on, block.Number)
		if w.AutoRebalance {
			wallet.AddBalanceTask(tx, w.Organization, w.ID)
		}
		audit.Record(ctx, tx, w.Organization, audit.OpenBooks, w.ID.String(), audit.Details{"chain": string(on), "block": strconv.FormatUint(block.Number, 10)})
		o.Posted = true
		return o, nil
	})
}

// isUnderWay says whether a workflow of the wallet has not ended: one that occupies it, or
// one that waits for a source that settles later, whose money is in no position.
func isUnderWay(ctx context.Context, tx *store.Tx, w wallet.Wallet) (bool, error) {
	var waiting int
	err := tx.QueryRow(ctx, `SELECT COUNT(*) FROM workflows WHERE wallet_id = $1 AND waiting_since IS NOT NULL AND completed_at IS NULL`, w.ID).Scan(&waiting)
	if err != nil {
		return false, fmt.Errorf("reading whether a workflow waits: %w", err)
	}
	return waiting > 0 || w.ActiveWithdrawal != nil || w.ActiveRebalance != nil, nil
}

// checkMoved returns errMoved if the wallet's books have a movement of a later block than the one that was
// read which is not a deposit: the execution of a step, an amount that a bridge brought by
// any transaction, or an opening by another run. The wallet and its positions must be locked, so that
// no movement is booked meanwhile.
func checkMoved(ctx context.Context, tx *store.Tx, on chain.Name, a account, block uint64) error {
	var moved int
	err := tx.QueryRow(ctx, `SELECT
		(SELECT COUNT(*) FROM workflows w JOIN steps s ON s.workflow_id = w.id JOIN intents i ON i.id = s.id
			WHERE w.wallet_id = $1 AND i.chain = $2 AND i.block_number > $3) +
		(SELECT COUNT(*) FROM bridge_transfers WHERE wallet_id = $1 AND destination = $2 AND received_block > $3) +
		(SELECT COUNT(*) FROM wallet_openings WHERE wallet_id = $1 AND chain = $2 AND block_number > $3)`,
		a.wallet, string(on), int64(block)).Scan(&moved)
	if err != nil {
		return fmt.Errorf("reading later movements of the wallet: %w", err)
	}
	if moved > 0 {
		return errMoved
	}
	return nil
}

// comparePositions says which positions differ, with the line that would mend each. Shares that come into the
// books are posted at their price in prices, by position.
func comparePositions(on chain.Name, a account, held []heldContract, shown []*big.Int, prices map[string]yield.Price, positions []ledger.Position) ([]Difference, error) {
	var found []Difference
	for i, c := range held {
		p := findPosition(positions, c.position)
		d := Difference{Position: c.position, Books: big.NewInt(int64(p.Balance)), Shown: shown[i]}
		if c.source != nil {
			d.Books = p.Shares.Big()
			if c.source.Owner != uuid.Nil && c.source.Owner != a.organization && p.Shares.IsZero() {
				continue // amounts of an organization's own token that others sent are in no books
			}
		}
		if d.Shown == nil {
			continue // findUnread decides on the wallet
		}
		if d.Books.Cmp(d.Shown) == 0 {
			continue
		}
		delta := new(big.Int).Sub(d.Shown, d.Books)
		d.line = ledger.Line{Account: ledger.Cash, Chain: on, Token: c.token}
		if c.source == nil {
			if !delta.IsInt64() || money.USD(delta.Int64()) > money.MaxUSD {
				return nil, fmt.Errorf("the chain shows %s units of %s, which is no money", d.Shown, c.position)
			}
			d.line.Amount = money.USD(delta.Int64())
		} else {
			price, priced := prices[c.position]
			amount, err := valueShares(price, p, delta)
			if err != nil {
				return nil, fmt.Errorf("reading shares of %s: %w", c.position, err)
			}
			d.unpriced = delta.Sign() > 0 && !priced
			d.line.Account, d.line.YieldSource, d.line.Shares, d.line.Amount = ledger.YieldPosition, c.position, delta, amount
		}
		found = append(found, d)
	}
	return found, nil
}

// findPosition returns the position of an id; an empty one if there is none.
func findPosition(positions []ledger.Position, id string) ledger.Position {
	if at := slices.IndexFunc(positions, func(p ledger.Position) bool { return p.ID == id }); at >= 0 {
		return positions[at]
	}
	return ledger.Position{ID: id}
}

// valueShares is the carrying value of shares that come into the books, at their
// price, or that leave them, as their part of the position's.
func valueShares(price yield.Price, p ledger.Position, delta *big.Int) (money.USD, error) {
	units, err := money.UnitsFromBig(new(big.Int).Abs(delta))
	if err != nil {
		return 0, err
	}
	if delta.Sign() < 0 {
		return -p.Balance.ShareFloor(units, p.Shares), nil
	}
	return price.Value(units), nil
}

// listContracts lists the contracts whose balances are positions on the chain.
func (s *Service) listContracts(ctx context.Context, on chain.Name) ([]heldContract, error) {
	var held []heldContract
	for token, at := range s.tokensOf(on) {
		held = append(held, heldContract{position: chain.CashID(on, token), address: at, token: token})
	}
	sources, err := s.Catalog.List(ctx)
	if err != nil {
		return nil, err
	}
	for _, source := range sources {
		if source.Chain != on {
			continue
		}
		held = append(held, heldContract{position: source.ID, address: source.ShareAddress(), token: source.DepositToken, source: &source})
	}
	return held, nil
}

// eachPage hands the wallets to visit, some at a time: those named, or all. It reports the wallets of a stage that are done, unless
// stage is empty.
func (s *Service) eachPage(ctx context.Context, on chain.Name, wallets []uuid.UUID, stage string, visit func([]account) error) error {
	if s.Progress != nil && stage != "" {
		total, err := s.countWallets(ctx, on, wallets)
		if err != nil {
			return err
		}
		s.Progress(stage, 0, total)
		done, visitPage := 0, visit
		visit = func(page []account) error {
			if err := visitPage(page); err != nil {
				return err
			}
			done += len(page)
			s.Progress(stage, done, max(done, total)) // a wallet may have been added since
			return nil
		}
	}
	return s.visitPages(ctx, on, wallets, visit)
}

// progressOf returns a function that reports a stage; nil if no progress is wanted.
func (s *Service) progressOf(stage string) func(done, total int) {
	if s.Progress == nil {
		return nil
	}
	return func(done, total int) { s.Progress(stage, done, total) }
}

// countWallets returns the number of the named wallets, or of all on the chain if wallets is nil.
func (s *Service) countWallets(ctx context.Context, on chain.Name, wallets []uuid.UUID) (n int, err error) {
	if wallets != nil {
		return len(wallets), nil
	}
	if err := s.DB.QueryRow(ctx, `SELECT COUNT(*) FROM wallet_addresses WHERE chain = $1`, string(on)).Scan(&n); err != nil {
		return 0, fmt.Errorf("counting wallets: %w", err)
	}
	return n, nil
}

func (s *Service) visitPages(ctx context.Context, on chain.Name, wallets []uuid.UUID, visit func([]account) error) error {
	const columns = `SELECT a.wallet_id, w.organization_id, a.address FROM wallet_addresses a JOIN wallets w ON w.id = a.wallet_id WHERE a.chain = $1 AND `
	read := func(where string, args ...any) ([]account, error) {
		rows, err := s.DB.Query(ctx, columns+where, append([]any{string(on)}, args...)...)
		page, err := store.Collect(rows, err, func(row store.Rows) (a account, err error) {
			return a, row.Scan(&a.wallet, &a.organization, (*string)(&a.address))
		})
		if err != nil {
			return nil, fmt.Errorf("reading wallets: %w", err)
		}
		return page, nil
	}
	if wallets != nil {
		for some := range slices.Chunk(wallets, walletsPerPage) {
			args := make([]any, len(some))
			for i, id := range some {
				args[i] = id
			}
			page, err := read(`a.wallet_id IN (`+store.Placeholders(2, len(args))+`)`, args...)
			if err != nil {
				return err
			}
			if err := visit(page); err != nil {
				return err
			}
		}
		return nil
	}
	after := ""
	for {
		page, err := read(`a.address > $2 ORDER BY a.address LIMIT $3`, after, walletsPerPage)
		if err != nil || len(page) == 0 {
			return err
		}
		after = string(page[len(page)-1].address)
		if err := visit(page); err != nil {
			return err
		}
	}
}
