package accounting

import (
	"fmt"
	"math/big"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

const vault, fund = "service-ustb-vault", "service-jaaa-usdc-vault"

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// book posts entries of one organization, at times of the test's choosing.
type book struct {
	testing.TB
	db           *store.DB
	organization uuid.UUID
	posted       []ledger.Entry
}

func newBook(t testing.TB, db *store.DB) *book { return &book{TB: t, db: db, organization: uuid.New()} }

// day is noon of the n-th day of the books, as micros.
func day(n int) int64 { return time.Date(2026, 1, n, 12, 0, 0, 0, time.UTC).UnixMicro() }

// line is a line on a chain; shares make it one of a source's position.
func line(account ledger.Account, token chain.Token, amount money.USD, source string, shares ...int64) ledger.Line {
	l := ledger.Line{Account: account, Chain: chain.Base, Token: token, Amount: amount, YieldSource: source}
	if len(shares) > 0 {
		l.Shares = new(big.Int).Mul(big.NewInt(shares[0]), big.NewInt(1_000_000_000_000_000_000))
	}
	return l
}

// post posts an entry and sets when that was.
func (b *book) post(at int64, wallet uuid.UUID, event ledger.EventType, lines ...ledger.Line) {
	b.Helper()
	e := ledger.Entry{Organization: b.organization, Wallet: wallet, Type: event, Reference: "test:" + uuid.NewString(), SettledAt: time.UnixMicro(at), TxHash: fmt.Sprintf("0x%064x", at), Lines: lines}
	must(b, b.db.Write(b.Context(), func(tx *store.Tx) error {
		if err := ledger.Post(b.Context(), tx, e); err != nil {
			return err
		}
		tx.Defer(`UPDATE journal_entries SET created_at = $1 WHERE reference = $2`, at, e.Reference)
		tx.Defer(`UPDATE journal_lines SET created_at = $1 WHERE entry_id = (SELECT id FROM journal_entries WHERE reference = $2)`, at, e.Reference)
		return nil
	}))
	b.posted = append(b.posted, e)
}

func (b *book) scope(wallet *uuid.UUID) Scope { return Scope{b.organization, wallet} }

func (b *book) statement(wallet *uuid.UUID, from, to int64) Statement {
	b.Helper()
	s, err := LoadStatement(b.Context(), b.db, b.scope(wallet), Period{from, to}, Names{Wallet: "treasury", Sources: map[string]string{vault: "USTB"}})
	must(b, err)
	return s
}
