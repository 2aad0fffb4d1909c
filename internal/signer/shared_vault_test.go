package signer_test

import (
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A configuration may have one vault under two ids. The stop of either holds all entries into the vault, since an intent names no id.
func TestAStopHoldsAVaultUnderEachOfItsIDs(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, withStops, func(o *signer.Options) {
			o.Sources = append(o.Sources, signer.Source{ID: "bills by another id", Chain: on, Token: chain.USDC, Vault: vault})
		})
		w.mustSign("entering the vault", w.move(entry(t, bills, w.account, money.Dollar)))
		if _, err := stop.Put(t.Context(), db, org, stop.OfSource("bills by another id"), "the vault fails"); err != nil {
			t.Fatal(err)
		}
		w.mustRefuse("entering the vault of a stopped source", w.move(entry(t, bills, w.account, money.Dollar)), custody.ErrStopped, "the vault fails")
		w.mustSign("leaving it", w.move(exit(t, bills, w.account, money.Dollar)))
	})
}
