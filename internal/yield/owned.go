package yield

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/store"
)

// Wrapped is the protocol of a source that an organization made over another.
const Wrapped = "fee_wrapper"

// AdmitTask is the kind of task by which a wallet asks to be let into an owned
// source of a chain; its key is the source's id and the wallet's, with a slash between.
// Each chain has a kind of its own: one that is dead holds up no other's.
func AdmitTask(on chain.Name) string { return AdmitTaskBefore + ":" + string(on) }

// AdmitTaskBefore was the kind for all chains: a replica of an earlier version may still add it.
const AdmitTaskBefore = "yield.admit"

// AddOwned adds a source that is the organization's alone, within the caller's transaction: an ERC-4626 vault over
// the vault of the source base, with its asset, chain, policies and ceiling, and a liquidity() view. It is known on
// every replica within a second. It is idempotent.
func AddOwned(tx *store.Tx, organization uuid.UUID, id, base string, vault common.Address) {
	tx.Defer(`INSERT INTO owned_sources (id, organization_id, base_id, vault, created_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING`,
		id, organization, base, vault.Hex(), tx.DB().Clock().Micros())
}

// loadOwnedEntries reads the sources that organizations have made. One over a
// source that is no longer configured is not there.
func (c *Catalog) loadOwnedEntries(ctx context.Context) ([]entry, error) {
	rows, err := c.db.Query(ctx, `SELECT id, organization_id, base_id, vault FROM owned_sources ORDER BY created_at, id`)
	found, err := store.Collect(rows, err, func(r store.Rows) (entry, error) {
		var e entry
		var vault string
		err := r.Scan(&e.ID, &e.owner, &e.baseID, &vault)
		e.Vault = common.HexToAddress(vault)
		return e, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading owned sources: %w", err)
	}
	var out []entry
	for _, e := range found {
		for _, base := range c.entries {
			if base.ID == e.baseID {
				out = append(out, base.buildWrapped(e))
			}
		}
	}
	return out, nil
}

// buildWrapped returns the base as seen through a wrapper.
func (e entry) buildWrapped(w entry) entry {
	out := e
	out.ID, out.owner, out.baseID, out.Vault = w.ID, w.owner, e.ID, w.Vault
	out.Name, out.Description, out.Protocol = e.Name+" (fee wrapper)", "A fee wrapper of the organization's own over "+e.Name+".", Wrapped
	out.ApyBps, out.Links, out.Liquidity = nil, nil, LiquidityLimit
	out.Deposits, out.Redemptions, out.Requests = Atomic, Atomic, common.Address{}
	out.depositVault, out.depositReceiver = e.Vault, w.Vault
	return out
}

// metricLabel names the source in metrics: wrappers by the source under them, since there may be any number.
func (e entry) metricLabel() string {
	if e.baseID != "" {
		return e.baseID
	}
	return e.ID
}
