package app

import (
	"bytes"
	"log/slog"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/yield"
)

func TestTheStartWarnsOfWhatWalletsHaveAndIsNotConfigured(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		catalog, err := yield.New(db, nil, nil, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
		if err != nil {
			t.Fatal(err)
		}
		var log bytes.Buffer
		a := &App{Config: Config{Chains: map[chain.Name]ChainConfig{chain.Base: {}}}, DB: db, Catalog: catalog, log: slog.New(slog.NewTextHandler(&log, nil))}
		err = db.Write(t.Context(), func(tx *store.Tx) error {
			tx.Defer(`INSERT INTO wallets (id, organization_id, request_id, label, label_folded, auto_rebalance, lifecycle, addresses, created_at, updated_at)
				VALUES ('w', 'o', 'r', 'w', 'w', 0, 'active', '{}', 1, 1)`)
			for _, name := range []chain.Name{chain.Base, chain.Polygon} {
				tx.Defer(`INSERT INTO wallet_addresses (chain, address, wallet_id) VALUES ($1, 'a', 'w')`, string(name))
			}
			for _, id := range []string{"held", "left"} {
				tx.Defer(`INSERT INTO yield_sources (id, mode, problem) VALUES ($1, 'active', '')`, id)
			}
			tx.Defer(`INSERT INTO positions (wallet_id, position_id, organization_id, kind, chain, token, yield_source_id, balance, reserved, units, updated_at)
				VALUES ('w', 'held', 'o', 'yield_source', 'base', 'usdc', 'held', 5, 0, '5', 1), ('w', 'left', 'o', 'yield_source', 'base', 'usdc', 'left', 0, 0, '0', 1)`)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if err := a.warnOfRemoved(t.Context()); err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{"chain=polygon", "source=held"} {
			if !strings.Contains(log.String(), want) {
				t.Errorf("%s is not warned of in:\n%s", want, &log)
			}
		}
		if n := strings.Count(log.String(), "level=WARN"); n != 2 {
			t.Errorf("%d warnings, not 2:\n%s", n, &log)
		}
	})
}
