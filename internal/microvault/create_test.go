package microvault_test

import (
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/microvault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// Approvers of a vault are shown which prices of its sources it believes, beside the request.
func TestApproversAreShownThePriceBounds(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		net, client := devnettest.Chain(t, db)
		w := newIdleWorld(t, db, net, client, func(*microvault.Chain) {})
		v, _, err := w.vaults.Create(t.Context(), newKey(), microvault.Create{Name: "Treasury", Symbol: "TRY", Token: chain.USDC, Sources: []string{bills, credit}})
		if err != nil {
			t.Fatal(err)
		}
		var shown string
		if err := db.QueryRow(t.Context(), `SELECT body FROM contract_changes WHERE subject = $1`, v.ID).Scan(&shown); err != nil {
			t.Fatal(err)
		}
		assertIs(t, "the text for approvers", shown, `{"name":"Treasury","symbol":"TRY","token":"usdc","sources":["`+bills+`","`+credit+
			`"],"priceBounds":[{"source":"`+bills+`","maxStepBps":100},{"source":"`+credit+`","maxStepBps":100,"maxNavAgeSeconds":345600}]}`)
	})
}
