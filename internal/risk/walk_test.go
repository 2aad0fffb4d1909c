package risk

import (
	"encoding/binary"
	"math/big"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// walletNumbered returns the id of a wallet, in the order of the numbers.
func walletNumbered(n int) (id uuid.UUID) {
	binary.BigEndian.PutUint64(id[:], uint64(n))
	id[8] = 1
	return id
}

// giveMany has wallets of an organization hold a dollar of a source each.
func (w *world) giveMany(organization uuid.UUID, source string, wallets ...uuid.UUID) {
	w.Helper()
	w.must(w.db.Write(w.Context(), func(tx *store.Tx) error {
		entries := make([]ledger.Entry, len(wallets))
		for i, id := range wallets {
			entries[i] = ledger.Entry{Organization: organization, Wallet: id, Type: ledger.Deposit, Reference: uuid.NewString(), SettledAt: tx.Now(), Lines: []ledger.Line{
				{Account: ledger.YieldPosition, Chain: chain.EthereumSepolia, Token: chain.USDC, YieldSource: source, Amount: money.Dollar, Shares: big.NewInt(int64(money.Dollar))},
				{Account: ledger.External, Chain: chain.EthereumSepolia, Token: chain.USDC, Amount: -money.Dollar},
			}}
		}
		return ledger.Post(w.Context(), tx, entries...)
	}))
}

// countUnwinds returns how many unwinds an organization has in a source.
func (w *world) countUnwinds(organization uuid.UUID, source string) (n int) {
	w.Helper()
	w.must(w.db.QueryRow(w.Context(), `SELECT COUNT(*) FROM risk_actions WHERE kind = 'unwind' AND organization_id = $1 AND source_id = $2`, organization, source).Scan(&n))
	return n
}

// An evaluation begins a bounded number of unwinds of one organization. Another organization's begin in the
// same evaluation, another alert of the same one takes its turn before the first goes on, and none is
// left out: neither when the alert is resolved meanwhile, nor of a wallet that comes to hold the source behind
// the place where the walk is.
func TestUnwindsOfManyHoldersHoldUpNoOthers(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		w.addSource("b")
		const wallets, few = unwindsPerTenant + 150, 5
		var many []uuid.UUID
		for n := range wallets {
			many = append(many, walletNumbered(n+1))
		}
		w.giveMany(org, "a", many...)
		w.giveMany(org, "b", many[:few]...)
		other := otherOrg
		w.giveMany(other, "a", uuid.New(), uuid.New())
		unwind := func(t *Terms) { t.Action = Unwind }
		w.createRule(unwind)
		w.createRuleOf(other, unwind)
		w.evaluate()
		w.after(10*time.Second, func(r *SourceReading) {
			if r.Source == "a" {
				setPrice(9000)(r)
			}
		})
		if n := w.countUnwinds(org, "a"); n == 0 || n > unwindsPerTenant || !w.m.walking {
			w.Errorf("one evaluation began %d unwinds of one organization, want at most %d", n, unwindsPerTenant)
		}
		if n := w.countUnwinds(other, "a"); n != 2 {
			w.Errorf("another organization has %d unwinds, want those of both wallets", n)
		}
		w.giveMany(org, "a", walletNumbered(0)) // behind the place of the walk
		w.after(10*time.Second, func(r *SourceReading) {
			if r.Source == "b" {
				setPrice(9000)(r)
				return
			}
			setPrice(10_000)(r) // which resolves the alert
		})
		if n := w.countUnwinds(org, "b"); n != few {
			w.Errorf("the other alert of the organization has %d unwinds, want %d", n, few)
		}
		for rounds := 0; w.m.walking; rounds++ {
			if rounds > 5 {
				w.Fatal("the walk does not end")
			}
			w.evaluate()
		}
		if n := w.countUnwinds(org, "a"); n != wallets+1 {
			w.Errorf("%d unwinds have begun, want one of each of %d holders", n, wallets+1)
		}
		var acting int
		w.must(w.db.QueryRow(w.Context(), `SELECT COUNT(*) FROM risk_alerts WHERE unwinds = 1 AND status <> 'open'`).Scan(&acting))
		if acting != 0 {
			w.Errorf("%d alerts that are resolved act further", acting)
		}
	})
}

// A replica that takes over in the middle of a walk begins with it again, and begins no unwind twice.
func TestAWalkGoesOnInAnotherReplica(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		const wallets = unwindsPerTenant + 50
		var many []uuid.UUID
		for n := range wallets {
			many = append(many, walletNumbered(n+1))
		}
		w.giveMany(org, "a", many...)
		w.createRule(func(t *Terms) { t.Action = Unwind })
		w.evaluate()
		w.after(10*time.Second, setPrice(9000))
		first := w.countUnwinds(org, "a")
		w.load()
		w.evaluate()
		if n := w.countUnwinds(org, "a"); first >= wallets || n != wallets || w.m.walking {
			w.Errorf("%d unwinds have begun, and %d after another replica took over, want %d", first, n, wallets)
		}
	})
}
