package signer

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/store"
)

// share bounds on one day (UTC) how often an operation is done that leaves rows in the signer's database. An attacker
// who holds the service can invent organizations, texts, wallets and contracts without end, and a signer whose disk
// is full signs no intent.
//
// All organizations have most in common. One takes at most half of it, and no more than is left for the others: the
// first that takes all it can leaves half, the second a quarter. Beside that an established organization has a share
// of its own, which no other can use up: the n-th oldest has a 20n-th of most, and least at the least. It takes from
// its own first.
//
// So, for any requests, a day takes most and a half of it, and least for each of MaxEstablished organizations.
type share struct {
	kind        string // of rows of signed_totals
	most, least int64
	what        string
}

// The shares. Payouts, moves and orders on Solana are counted by the rows that they take.
var (
	itemShare         = share{"item", MaxItems, 100, "payouts and moves"}
	cancellationShare = share{"cancellation", MaxCancellations, 10, "cancellations"}
	rejectionShare    = share{"rejection", MaxRejections, 30, "rejections"}
	stopShare         = share{"stop", MaxStops, 10, "stops"}
	contractShare     = share{"contract", MaxContracts, 5, "contracts"}
	accountShare      = share{"account", MaxAccounts, 10, "accounts at the provider"}
	requestShare      = share{"provider_request", MaxRequests, 100, "requests to the provider"}
)

// The common shares of all organizations of a day (UTC).
const (
	// MaxItems is how many rows are written about payouts, transfers between chains and moves of
	// sources: one for each, one for each day on which a limit counts for the first time, and one
	// for each order on Solana, which is kept for ever.
	MaxItems = 1_000_000
	// MaxCancellations is how many nonces are given up: each is remembered for ever.
	MaxCancellations = 20_000
	// MaxRejections is how many rejections are remembered.
	MaxRejections = 10_000
	// MaxStops is how many emergency stops are handed over by services.
	MaxStops = 10_000
	// MaxContracts is how many contracts are remembered.
	MaxContracts = 10_000
	// MaxAccounts is how many accounts are made at a provider, where each may cost money.
	MaxAccounts = 10_000
	// MaxRequests is how many other requests are made to a provider. Each is remembered for ever.
	MaxRequests = 1_000_000
	// DefaultChanges is the default of recorded changes in kibibytes. Approved changes have as many of their own.
	DefaultChanges = 10_000
)

// CountAccount takes an account at the provider from today's share of an organization.
// Error: custody.ErrDayLimit.
func CountAccount(ctx context.Context, tx *store.Tx, organization uuid.UUID) error {
	return accountShare.take(ctx, tx, organization, 1)
}

// CountRequest is CountAccount of a request to the provider that is for a signature.
func CountRequest(ctx context.Context, tx *store.Tx, organization uuid.UUID) error {
	return requestShare.take(ctx, tx, organization, 1)
}

// MaxEstablished is how many organizations are established at most: the first that had an approver,
// from the day after on. Invented ones come after those that were there.
const MaxEstablished = 10_000

// changeShare is the share of changes of binding rules, by their length in kibibytes: of those without approval, or
// of those that approvers have approved.
func changeShare(kind string, most int64) share {
	return share{kind, most, 16, "KiB of changes"}
}

// ownOf returns the own share of the organization before which there were so many.
func (s share) ownOf(before int64) int64 { return max(s.least, s.most/(20*(before+1))) }

// ownKind is the kind of rows that count organizations' use of their own shares.
func (s share) ownKind() string { return "own_" + s.kind }

func (s share) beyond() error {
	return fmt.Errorf("%w: %d %s a day (UTC), half of them of one organization at most", custody.ErrDayLimit, s.most, s.what)
}

// take takes n of today's for an organization. It comes last in a transaction: others take from
// the same total, and wait for it. Error: custody.ErrDayLimit.
func (s share) take(ctx context.Context, tx *store.Tx, organization uuid.UUID, n int64) error {
	return s.takeAs(ctx, tx, taker{organization: organization}, n)
}

// taker is who takes of a day: an organization, or one of these members of it. Each of as many as
// parts has an equal part of the organization's share, so that one uses up no more than its own.
type taker struct {
	organization uuid.UUID
	members      []uuid.UUID
	parts        int64
}

// takeAs is take for a member that has room, if the taker has members.
func (s share) takeAs(ctx context.Context, tx *store.Tx, by taker, n int64) error {
	if n == 0 {
		return nil
	}
	deleteOldCounts(tx)
	day := int64(policy.Today(tx.DB()))
	before, established, err := loadStanding(ctx, tx, by.organization)
	if err != nil {
		return err
	}
	if established {
		if took, err := by.takeFrom(ctx, tx, quantity{s.ownKind(), day, n, s.ownOf(before), s.beyond()}); err != nil || took {
			return err
		}
	}
	all, err := loadTotal(ctx, tx, s.kind, "", day, "")
	if err != nil {
		return err
	}
	took, err := by.takeFrom(ctx, tx, quantity{s.kind, day, n, min(s.most/2, s.most-all), s.beyond()})
	if err == nil && !took {
		err = s.beyond()
	}
	if err != nil {
		return err
	}
	addTotal(tx, s.kind, "", day, n, s.most, s.beyond())
	return nil
}

// quantity is how much is taken of a total, of which an organization has at most so many on a day.
type quantity struct {
	kind          string
	day, n, limit int64
	beyond        error
}

// takeFrom takes from the organization's total, and from the part of a member; took is false where
// there is no room in them.
func (t taker) takeFrom(ctx context.Context, tx *store.Tx, q quantity) (took bool, err error) {
	subject := t.organization.String()
	used, err := loadTotal(ctx, tx, q.kind, subject, q.day, tx.DB().ForUpdate())
	if err != nil || used+q.n > q.limit {
		return false, err
	}
	part := max(1, q.limit/max(1, t.parts))
	for _, member := range t.members {
		used, err := loadTotal(ctx, tx, q.kind, subject+" "+member.String(), q.day, "")
		if err != nil {
			return false, err
		}
		if took = used+q.n <= part; took {
			addTotal(tx, q.kind, subject+" "+member.String(), q.day, q.n, part, q.beyond)
			break
		}
	}
	if took = took || len(t.members) == 0; took {
		addTotal(tx, q.kind, subject, q.day, q.n, q.limit, q.beyond)
	}
	return took, nil
}

// loadTotal reads how much is used of a total on a day; lock is a suffix of the query.
func loadTotal(ctx context.Context, tx *store.Tx, kind, subject string, day int64, lock string) (used int64, err error) {
	err = tx.QueryRow(ctx, `SELECT used FROM signed_totals WHERE kind = $1 AND subject = $2 AND day = $3`+lock, kind, subject, day).Scan(&used)
	if err != nil && !errors.Is(err, store.ErrNoRows) {
		return 0, fmt.Errorf("reading the used amount of a day: %w", err)
	}
	return used, nil
}

// loadStanding returns whether an organization is established, as it had an approver before today,
// and how many organizations had one before it.
func loadStanding(ctx context.Context, tx *store.Tx, organization uuid.UUID) (before int64, established bool, err error) {
	var first int64
	err = tx.QueryRow(ctx, `SELECT COALESCE(MIN(created_at), 0) FROM approvers WHERE organization_id = $1`, organization).Scan(&first)
	if err == nil && first > 0 && policy.DayOf(time.UnixMicro(first)) < policy.Today(tx.DB()) {
		err = tx.QueryRow(ctx, `SELECT COUNT(*) FROM (SELECT DISTINCT organization_id FROM approvers
			WHERE (created_at, organization_id) < ($1, $2) LIMIT $3) AS earlier`, first, organization, MaxEstablished).Scan(&before)
		established = before < MaxEstablished
	}
	if err != nil {
		return 0, false, fmt.Errorf("reading since when an organization has approvers: %w", err)
	}
	return before, established, nil
}
