package microvault

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
)

// Standing is a shareholder's on the list.
type Standing string

// The standings. Pending ones are not on the list yet, removing ones still are.
const (
	Pending   Standing = "pending"
	Confirmed Standing = "confirmed"
	Removing  Standing = "removing"
)

// Shareholder is an account of a list.
type Shareholder struct {
	Address  common.Address
	Standing Standing
}

// List is a vault's shareholder list: a version of it that is final, and what is
// on its way.
type List struct {
	Version      uint64
	Root         common.Hash
	ConfirmedAt  *time.Time // nil before the vault is made
	Shareholders []Shareholder
}

// listChange is the body of AddShareholder and RemoveShareholder.
//
// Its JSON is the stored hash of a request: see request.BodyHash.
type listChange struct {
	Account common.Address `json:"account"`
}

// Add accepts a shareholder. One that is on the list already is confirmed
// without a transaction.
// Errors: preview_not_enabled, invalid_request, vault_not_found,
// idempotency_conflict.
func (s *Service) Add(ctx context.Context, key Key, vault uuid.UUID, account common.Address) (change.Change, error) {
	return s.requestListChange(ctx, key, vault, AddShareholder, account)
}

// Remove accepts that a shareholder goes. Its shares stay its own.
// Errors: those of Add, and shareholder_not_found.
func (s *Service) Remove(ctx context.Context, key Key, vault uuid.UUID, account common.Address) (change.Change, error) {
	return s.requestListChange(ctx, key, vault, RemoveShareholder, account)
}

func (s *Service) requestListChange(ctx context.Context, key Key, vault uuid.UUID, kind change.Kind, account common.Address) (change.Change, error) {
	if account == (common.Address{}) {
		return change.Change{}, invalidRequest("walletAddress must not be the zero address")
	}
	body := listChange{account}
	return s.requestChange(ctx, key, vault, kind, body, lowerHex(account), func(ctx context.Context, tx *store.Tx, v Vault) error {
		if account == v.Contract {
			return invalidRequest("walletAddress must not be the vault's own")
		}
		if kind == AddShareholder {
			return nil
		}
		last, found, err := change.LastAbout(ctx, tx, v.ID, AddShareholder, lowerHex(account))
		if err != nil {
			return err
		}
		if found && last.Status == change.Submitted {
			return nil // it will be on the list
		}
		var n int
		err = tx.QueryRow(ctx, `SELECT COUNT(*) FROM micro_vault_leaves WHERE vault_id = $1 AND address = $2 AND listed = 1`, v.ID, lowerHex(account)).Scan(&n)
		if err != nil {
			return fmt.Errorf("looking for a shareholder: %w", err)
		}
		if n == 0 {
			return fault.New(fault.ShareholderNotFound, "%s is no shareholder of the vault", lowerHex(account))
		}
		return nil
	})
}

// loadListOf reads the list that a change is of, and the account's place in it, -1
// if it has none.
func (s *Service) loadListOf(ctx context.Context, v Vault, c change.Change) (account common.Address, all []leaf, place int, err error) {
	var body listChange
	if err := json.Unmarshal([]byte(c.Body), &body); err != nil {
		return account, nil, 0, fmt.Errorf("reading a shareholder: %w", err)
	}
	all, err = loadLeaves(ctx, s.db, v.ID)
	place = slices.IndexFunc(all, func(l leaf) bool { return l.listed && l.address == body.Account })
	return body.Account, all, place, err
}

func (s *Service) addCall(ctx context.Context, v Vault, c change.Change) ([]byte, error) {
	account, all, place, err := s.loadListOf(ctx, v, c)
	switch {
	case err != nil:
		return nil, err
	case place >= 0:
		return nil, nil
	case len(all) == 1<<treeDepth:
		return nil, change.NewRefusal(failure.ShareholderListFull, "the list is full: 65536 accounts were added")
	}
	return vaultABI.PackAddShareholder(account, v.version), nil
}

func (s *Service) removeCall(ctx context.Context, v Vault, c change.Change) ([]byte, error) {
	account, all, place, err := s.loadListOf(ctx, v, c)
	if err != nil || place < 0 {
		return nil, err
	}
	return vaultABI.PackRemoveShareholder(account, proofOf(all, place), v.version), nil
}

// errRootMismatch says that a list is not what the chain says it is.
var errRootMismatch = errors.New("the shareholder list differs from the chain's")

// applyListEvent takes over a change of the list if the list that follows has the
// root that the contract says. It fails otherwise, and goes on failing: nothing
// that cannot be recomputed is confirmed.
func (s *Service) applyListEvent(ctx context.Context, tx *store.Tx, v *Vault, e *contracts.MicroVaultShareholderSet, o intent.Outcome) error {
	all, err := loadLeaves(ctx, tx, v.ID)
	if err != nil {
		return err
	}
	index := int(e.Index.Int64())
	fits := e.Version == v.version+1 && e.Index.IsInt64()
	switch {
	case !fits:
	case e.Listed && index == len(all):
		all = append(all, leaf{index, e.Account, true})
	case !e.Listed && index < len(all) && all[index].listed && all[index].address == e.Account:
		all[index].listed = false
	default:
		fits = false
	}
	if root := rootOf(all); !fits || root != e.Root {
		s.metrics.mismatches.Inc()
		s.options.Log.Error("a shareholder list cannot be recomputed: it is not confirmed", "vault", v.ID, "version", e.Version,
			"account", e.Account, "listed", e.Listed, "leaf", e.Index, "root", common.Hash(e.Root), "computed", root, "had", v.version)
		return fmt.Errorf("%w: version %d of MicroVault %s", errRootMismatch, e.Version, v.ID)
	}
	v.version, v.root = e.Version, e.Root
	if e.Listed {
		tx.Defer(`INSERT INTO micro_vault_leaves (vault_id, leaf, address, listed) VALUES ($1, $2, $3, 1)`, v.ID, index, lowerHex(e.Account))
	} else {
		tx.Defer(`UPDATE micro_vault_leaves SET listed = 0 WHERE vault_id = $1 AND leaf = $2`, v.ID, index)
	}
	tx.Defer(`UPDATE micro_vaults SET list_version = $2, list_root = $3, list_confirmed_at = $4 WHERE id = $1`,
		v.ID, int64(v.version), v.root.Hex(), o.BlockTime.UnixMicro())
	return nil
}

// Shareholders returns a vault's list. Those on their way come after those on
// the list. Errors: preview_not_enabled, vault_not_found.
func (s *Service) Shareholders(ctx context.Context, organization, vault uuid.UUID) (List, error) {
	if _, err := s.Get(ctx, organization, vault); err != nil {
		return List{}, err
	}
	// What ends between the two questions is on the list, or off it, in the second.
	waiting, err := s.engine.ListOpen(ctx, vault)
	if err != nil {
		return List{}, err
	}
	l, err := s.loadList(ctx, vault)
	if err != nil {
		return List{}, err
	}
	for _, c := range waiting {
		var body listChange
		if c.Kind != AddShareholder && c.Kind != RemoveShareholder {
			continue
		}
		if err := json.Unmarshal([]byte(c.Body), &body); err != nil {
			return List{}, fmt.Errorf("reading a shareholder: %w", err)
		}
		l.showOpen(c.Kind, body.Account)
	}
	return l, nil
}

// showOpen shows a change of the list that has not ended.
func (l *List) showOpen(kind change.Kind, account common.Address) {
	i := slices.IndexFunc(l.Shareholders, func(h Shareholder) bool { return h.Address == account })
	switch {
	case i < 0 && kind == AddShareholder:
		l.Shareholders = append(l.Shareholders, Shareholder{account, Pending})
	case i >= 0 && kind == RemoveShareholder:
		l.Shareholders[i].Standing = Removing
	case i >= 0 && l.Shareholders[i].Standing == Removing: // and then added again
		l.Shareholders[i].Standing = Pending
	}
}

// loadList reads a version of the list, all of it at one moment.
func (s *Service) loadList(ctx context.Context, vault uuid.UUID) (List, error) {
	type listRow struct {
		version         int64
		root            string
		confirmedMicros *int64
		shareholder     string // empty in the row of an empty list
	}
	rows, err := s.db.Query(ctx, `SELECT v.list_version, v.list_root, v.list_confirmed_at, COALESCE(m.address, '') FROM micro_vaults v
		LEFT JOIN micro_vault_leaves m ON m.vault_id = v.id AND m.listed = 1 WHERE v.id = $1 ORDER BY m.leaf`, vault)
	found, err := store.Collect(rows, err, func(row store.Rows) (listRow, error) {
		var r listRow
		err := row.Scan(&r.version, &r.root, &r.confirmedMicros, &r.shareholder)
		return r, err
	})
	if err != nil {
		return List{}, fmt.Errorf("reading the shareholders of MicroVault %s: %w", vault, err)
	}
	l := List{Shareholders: []Shareholder{}}
	for _, r := range found {
		l.Version, l.Root = uint64(r.version), common.HexToHash(r.root)
		if r.confirmedMicros != nil {
			confirmed := clock.Time(*r.confirmedMicros)
			l.ConfirmedAt = &confirmed
		}
		if r.shareholder != "" {
			l.Shareholders = append(l.Shareholders, Shareholder{common.HexToAddress(r.shareholder), Confirmed})
		}
	}
	return l, nil
}
