package ledger

import (
	"fmt"
	"math/big"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

const (
	usdc  = "cash:base:usdc"
	vault = "service-ustb-vault"
)

var organization = uuid.New()

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func newEntry(wallet uuid.UUID, kind EventType, lines ...Line) Entry {
	return Entry{Organization: organization, Wallet: wallet, Type: kind, Reference: "test:" + uuid.NewString(), SettledAt: time.Unix(1_700_000_000, 0), TxHash: "0xabc", Lines: lines}
}

// cashEntry moves cash between the wallet and the world.
func cashEntry(wallet uuid.UUID, amount, reserve money.USD) Entry {
	kind := Deposit
	if amount < 0 {
		kind = WithdrawalPayout
	}
	return newEntry(wallet, kind,
		Line{Account: Cash, Chain: chain.Base, Token: chain.USDC, Amount: amount, Reserve: reserve},
		Line{Account: External, Chain: chain.Base, Token: chain.USDC, Amount: -amount})
}

// shareEntry moves a yield position; its cost comes from the world too.
func shareEntry(wallet uuid.UUID, amount money.USD, units string, reserve money.USD) Entry {
	n, ok := new(big.Int).SetString(units, 10)
	if !ok {
		panic(units)
	}
	return newEntry(wallet, YieldSourceDeposit,
		Line{Account: YieldPosition, Chain: chain.Base, Token: chain.USDC, YieldSource: vault, Amount: amount, Shares: n, Reserve: reserve},
		Line{Account: External, Chain: chain.Base, Token: chain.USDC, Amount: -amount})
}

func postAll(t testing.TB, db *store.DB, entries ...Entry) error {
	t.Helper()
	return db.Write(t.Context(), func(tx *store.Tx) error { return Post(t.Context(), tx, entries...) })
}

// execute changes the database behind the ledger's back.
func execute(t *testing.T, db *store.DB, query string, args ...any) {
	t.Helper()
	must(t, db.Write(t.Context(), func(tx *store.Tx) error {
		_, err := tx.Exec(t.Context(), query, args...)
		return err
	}))
}

// holdings describes the wallet's positions: "position balance/reserved shares".
func holdings(t testing.TB, db *store.DB, wallet uuid.UUID) string {
	t.Helper()
	positions, err := Positions(t.Context(), db, wallet)
	must(t, err)
	text := ""
	for _, p := range positions {
		text += fmt.Sprintf("%s %d/%d %s;", p.ID, int64(p.Balance), int64(p.Reserved), p.Shares)
	}
	return text
}

// assertSound fails if Check finds a difference.
func assertSound(t testing.TB, db *store.DB) {
	t.Helper()
	found, err := Check(t.Context(), db, nil)
	must(t, err)
	for _, m := range found {
		t.Errorf("check: %s", m)
	}
}
