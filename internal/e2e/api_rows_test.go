package e2e

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/waittest"
)

// assertUnchanged runs fn while no work is in flight and no block is made, and fails when any row of any table
// changed, or their number.
func (w *world) assertUnchanged(fn func()) {
	w.tb.Helper()
	w.waitUntilSettled()
	w.withoutBlocks(func() {
		w.waitUntilFollowed()
		before := w.loadAllRows()
		fn()
		if err := diffKeys("rows that are gone (-) and new ones (+)", before, w.loadAllRows()); err != nil {
			w.tb.Error(err)
		}
	})
}

// withoutBlocks runs fn while no block is made: work in flight stays so.
func (w *world) withoutBlocks(fn func()) {
	w.miningMu.Lock()
	defer w.miningMu.Unlock()
	fn()
}

// waitUntilSettled waits until all work is done and announced, and the sources were read.
func (w *world) waitUntilSettled() {
	w.tb.Helper()
	waittest.Until(w.tb, "nothing is under way", func() bool {
		return w.queryCount(`SELECT (SELECT COUNT(*) FROM tasks WHERE key <> 'seat' AND kind <> 'approval.run-out')
			+ (SELECT COUNT(*) FROM intents WHERE state IN ('signed', 'carried'))
			+ (SELECT COUNT(*) FROM relay_transactions WHERE state IN ('sent', 'mined')) + (SELECT COUNT(*) FROM events WHERE dispatched = 0)
			+ (SELECT COUNT(*) FROM deposits WHERE status = 'processing') + (SELECT COUNT(*) FROM webhook_deliveries WHERE status = 'pending' OR due_at IS NOT NULL)
			+ (SELECT COUNT(*) FROM contract_changes WHERE status = 'submitted') + (SELECT COUNT(*) FROM micro_vaults WHERE status = 'provisioning')`) == 0 &&
			w.queryCount(`SELECT COUNT(*) FROM yield_sources WHERE observed_at IS NOT NULL`) == uint64(len(w.Config.Sources))+w.queryCount(`SELECT COUNT(*) FROM owned_sources`) &&
			w.queryCount(`SELECT COUNT(*) FROM token_prices`) == uint64(len(w.Config.Prices))
	})
}

// waitUntilFollowed waits until all chains are read to their ends, and their final blocks credited. If another client
// was faster, the client's final block is a lower one.
func (w *world) waitUntilFollowed() {
	w.tb.Helper()
	heads := map[chain.Name]func(context.Context) (chain.Block, error){}
	for name, client := range w.Clients {
		heads[name] = evm.NewReader(client).Head
	}
	for name, client := range w.SolanaClients {
		heads[name] = client.Head
	}
	for name, readHead := range heads {
		head, err := readHead(w.tb.Context())
		if err != nil {
			w.tb.Fatal(err)
		}
		waittest.Until(w.tb, string(name)+" is read to its end", func() bool {
			return w.queryCount(fmt.Sprintf(`SELECT COUNT(*) FROM chain_cursors WHERE chain = '%s' AND number = %d AND final_number = %d`, name, head.Number, head.Number-finalityDepth)) == 1
		})
	}
}

func (w *world) queryCount(query string) (n uint64) {
	w.tb.Helper()
	if err := w.DB.QueryRow(w.tb.Context(), query).Scan(&n); err != nil {
		w.tb.Fatal(err)
	}
	return n
}

// volatileColumns are the columns that change without a request: the holder of a lease, the time of the last reading
// of a source, a vault, the books and a chain, and the values read.
var volatileColumns = map[string][]string{
	"tasks":                {"lease_until", "token", "run_at", "attempts", "last_error"}, // only seats are left
	"solana_marker_chains": {"known_slot", "block_time", "known_at"},
	"yield_sources":        nil, // counted only
	"yield_price_days":     nil,
	"token_prices":         nil,
	"book_checks":          nil,
	"micro_vaults":         {"observed_at", "total_assets", "idle", "total_shares", "queued_shares", "nav_sound", "distance_bps", "prices_observed_at"},
	"micro_vault_sources":  {"worth", "readable", "sound", "priced_at", "written_off", "holding", "exit_loss_bps", "left_out"},
}

// loadAllRows names every row there is by its table, its content and, for equal ones,
// a number.
func (w *world) loadAllRows() map[string]bool {
	w.tb.Helper()
	all := map[string]bool{}
	for table, columns := range w.loadTableColumns() {
		skip, turns := volatileColumns[table]
		if turns && skip == nil {
			columns = nil
		}
		shown := []string{"''"}
		for _, c := range columns {
			if !slices.Contains(skip, c) {
				shown = append(shown, fmt.Sprintf("COALESCE(CAST(%s AS TEXT), 'null')", c))
			}
		}
		rows, err := w.DB.Query(w.tb.Context(), "SELECT "+strings.Join(shown, " || '|' || ")+" FROM "+table)
		texts, err := store.Collect(rows, err, func(row store.Rows) (text string, err error) { return text, row.Scan(&text) })
		if err != nil {
			w.tb.Fatal(err)
		}
		for _, text := range texts {
			sum := sha256.Sum256([]byte(text))
			name := table + " " + hex.EncodeToString(sum[:8]) + " " + text[:min(len(text), 120)]
			for n := 1; all[name]; n++ {
				name = fmt.Sprintf("%s #%d", name, n)
			}
			all[name] = true
		}
	}
	return all
}

// loadTableColumns returns the tables of the database that record effects, with their columns.
func (w *world) loadTableColumns() map[string][]string {
	w.tb.Helper()
	query := `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' ORDER BY ordinal_position`
	if w.DB.Engine() == store.SQLite {
		query = `SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' ORDER BY c.cid`
	}
	tables := map[string][]string{}
	rows, err := w.DB.Query(w.tb.Context(), query)
	_, err = store.Collect(rows, err, func(row store.Rows) (any, error) {
		var table, column string
		err := row.Scan(&table, &column)
		tables[table] = append(tables[table], column)
		return nil, err
	})
	if err != nil {
		w.tb.Fatal(err)
	}
	if len(tables) < 20 {
		w.tb.Fatalf("only %d tables are found", len(tables))
	}
	for _, table := range []string{"risk_observations", "risk_tracks"} {
		delete(tables, table) // which are written as sources are read, and as these readings grow old
	}
	delete(tables, "breaks") // the watch's suspicions, which a second look withdraws
	for _, table := range []string{"rate_windows", "audit_pending", "audit_entries", "audit_heads", "audit_tokens"} {
		delete(tables, table) // which record requests without an effect too
	}
	return tables
}
