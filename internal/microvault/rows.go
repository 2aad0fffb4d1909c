package microvault

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
)

// querier is a database or a transaction.
type querier interface {
	Query(ctx context.Context, query string, args ...any) (store.Rows, error)
}

const vaultColumns = `id, organization_id, name, symbol, chain, token, contract, status, made, problem, idle_target_bps, list_version, list_root,
	observed_at, total_assets, idle, total_shares, queued_shares, nav_sound, distance_bps, prices_observed_at, created_at, updated_at`

func scanVault(row store.Rows) (Vault, error) {
	var v Vault
	var f Figures
	var contract, root string
	var made, sound, version, created, updated int64
	var observed, prices *int64
	err := row.Scan(&v.ID, &v.Organization, &v.Name, &v.Symbol, (*string)(&v.Chain), (*string)(&v.Token), &contract, (*string)(&v.Status), &made, &v.Problem,
		&v.IdleTarget, &version, &root, &observed, &f.TotalAssets, &f.Idle, &f.TotalShares, &f.QueuedShares, &sound, &f.Distance, &prices, &created, &updated)
	v.Contract, v.root, v.version, v.made = common.HexToAddress(contract), common.HexToHash(root), uint64(version), made == 1
	v.CreatedAt, v.UpdatedAt, v.pricesObservedAt = clock.Time(created), clock.Time(updated), timeOf(prices)
	if observed != nil {
		f.At, f.NavSound = clock.Time(*observed), sound == 1
		v.Figures = &f
	}
	return v, err
}

// timeOf is a time that may not have come.
func timeOf(micros *int64) *time.Time {
	if micros == nil {
		return nil
	}
	t := clock.Time(*micros)
	return &t
}

// microsOf is what is stored of a time that may not have come.
func microsOf(t *time.Time) *int64 {
	if t == nil {
		return nil
	}
	micros := t.UnixMicro()
	return &micros
}

// flagColumn is what is stored of a yes or no.
func flagColumn(yes bool) int64 {
	if yes {
		return 1
	}
	return 0
}

// loadVaults reads vaults with their sources.
func loadVaults(ctx context.Context, db querier, where string, args ...any) ([]Vault, error) {
	rows, err := db.Query(ctx, `SELECT `+vaultColumns+` FROM micro_vaults`+where, args...)
	vaults, err := store.Collect(rows, err, scanVault)
	if err != nil {
		return nil, fmt.Errorf("reading MicroVaults: %w", err)
	}
	if len(vaults) == 0 {
		return vaults, nil
	}
	at := map[uuid.UUID]*Vault{}
	ids := make([]any, len(vaults))
	for i := range vaults {
		at[vaults[i].ID], ids[i] = &vaults[i], vaults[i].ID
	}
	rows, err = db.Query(ctx, `SELECT vault_id, source_id, yield_source_id, contract, kind, max_step_bps, max_nav_age, mode, target_bps, worth, readable,
			sound, priced_at, written_off, written_off_at, written_off_worth, left_out, exit_loss_bps, holding
		FROM micro_vault_sources WHERE vault_id IN (`+store.Placeholders(1, len(ids))+`) ORDER BY vault_id, place`, ids...)
	_, err = store.Collect(rows, err, func(row store.Rows) (any, error) {
		var s Source
		var vault uuid.UUID
		var id, contract string
		var age, readable, sound, writtenOff, holding int64
		var priced, writtenOffAt *int64
		err := row.Scan(&vault, &id, &s.YieldID, &contract, &s.Kind, &s.MaxStep, &age, (*string)(&s.Mode), &s.Target, &s.Worth, &readable,
			&sound, &priced, &writtenOff, &writtenOffAt, &s.WrittenOffWorth, &s.LeftOut, &s.ExitLoss, &holding)
		s.Sound, s.PricedAt, s.WrittenOff, s.WrittenOffAt = sound == 1, timeOf(priced), writtenOff == 1, timeOf(writtenOffAt)
		s.Holding = holding == 1
		s.ID, s.Contract, s.NavAge, s.Readable = common.HexToHash(id), common.HexToAddress(contract), time.Duration(age)*time.Second, readable == 1
		at[vault].Sources = append(at[vault].Sources, s)
		return nil, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading the sources of MicroVaults: %w", err)
	}
	return vaults, nil
}

// lockVault reads a vault and holds its row until the transaction ends.
// Error: store.ErrNoRows.
func lockVault(ctx context.Context, tx *store.Tx, id uuid.UUID) (Vault, error) {
	found, err := loadVaults(ctx, tx, ` WHERE id = $1`+tx.DB().ForUpdate(), id)
	if err == nil && len(found) == 0 {
		err = fmt.Errorf("reading MicroVault %s: %w", id, store.ErrNoRows)
	}
	if err != nil {
		return Vault{}, err
	}
	return found[0], nil
}

// lockOwn is lockVault for a vault that a caller named.
// Error: vault_not_found.
func lockOwn(ctx context.Context, tx *store.Tx, organization, id uuid.UUID) (Vault, error) {
	v, err := lockVault(ctx, tx, id)
	if errors.Is(err, store.ErrNoRows) || err == nil && v.Organization != organization {
		return Vault{}, vaultNotFound()
	}
	return v, err
}

func insertVault(tx *store.Tx, v Vault) {
	now := v.CreatedAt.UnixMicro()
	tx.Defer(`INSERT INTO micro_vaults (id, organization_id, name, symbol, chain, token, contract, status, made, problem, idle_target_bps, list_version, list_root,
			list_confirmed_at, observed_at, total_assets, idle, total_shares, queued_shares, nav_sound, distance_bps, created_at, updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, 'provisioning', 0, '', $8, 0, $9, NULL, NULL, '0', '0', '0', '0', 0, 0, $10, $10)`,
		v.ID, v.Organization, v.Name, v.Symbol, string(v.Chain), string(v.Token), v.Contract.Hex(), int64(v.IdleTarget), v.root.Hex(), now)
	for i, s := range v.Sources {
		tx.Defer(`INSERT INTO micro_vault_sources (vault_id, place, source_id, yield_source_id, contract, kind, max_step_bps, max_nav_age, mode, target_bps, worth, readable)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, '0', 1)`,
			v.ID, i, s.ID.Hex(), s.YieldID, s.Contract.Hex(), s.Kind, int64(s.MaxStep), int64(s.NavAge/time.Second), string(s.Mode))
	}
}

// saveVault writes what changes of a vault, but for its list and its figures.
func saveVault(tx *store.Tx, v Vault) {
	tx.Defer(`UPDATE micro_vaults SET status = $2, made = $3, problem = $4, idle_target_bps = $5, updated_at = $6, prices_observed_at = $7 WHERE id = $1`,
		v.ID, string(v.Status), flagColumn(v.made), v.Problem, int64(v.IdleTarget), tx.DB().Clock().Micros(), microsOf(v.pricesObservedAt))
	for _, s := range v.Sources {
		tx.Defer(`UPDATE micro_vault_sources SET mode = $3, target_bps = $4, written_off_at = $5, written_off_worth = $6 WHERE vault_id = $1 AND source_id = $2`,
			v.ID, s.ID.Hex(), string(s.Mode), int64(s.Target), microsOf(s.WrittenOffAt), s.WrittenOffWorth)
	}
}

// findSource finds one by its id, nil if the vault has none.
func (v *Vault) findSource(id common.Hash) *Source {
	i := slices.IndexFunc(v.Sources, func(s Source) bool { return s.ID == id })
	if i < 0 {
		return nil
	}
	return &v.Sources[i]
}

// leaf is an account as it was added to a list.
type leaf struct {
	index   int
	address common.Address
	listed  bool
}

// loadLeaves are all of a vault's, in the order of adding.
func loadLeaves(ctx context.Context, db querier, vault uuid.UUID) ([]leaf, error) {
	rows, err := db.Query(ctx, `SELECT leaf, address, listed FROM micro_vault_leaves WHERE vault_id = $1 ORDER BY leaf`, vault)
	all, err := store.Collect(rows, err, func(row store.Rows) (leaf, error) {
		var l leaf
		var address string
		var listed int64
		err := row.Scan(&l.index, &address, &listed)
		l.address, l.listed = common.HexToAddress(address), listed == 1
		return l, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading the shareholders of MicroVault %s: %w", vault, err)
	}
	return all, nil
}

// lowerHex is how the interface writes a shareholder.
func lowerHex(a common.Address) string { return strings.ToLower(a.Hex()) }

// servedChains lists the chains on which vaults can be.
func (s *Service) servedChains() []chain.Name {
	names := make([]chain.Name, 0, len(s.options.Chains))
	for name := range s.options.Chains {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}
