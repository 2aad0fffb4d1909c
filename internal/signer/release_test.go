package signer_test

import (
	"context"
	"errors"
	"sync"
	"testing"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

// slowKeys are keys that take a while, as those at a provider do: meanwhile is called before they return a signature.
type slowKeys struct {
	signer.Keys
	meanwhile func()
}

func (k *slowKeys) replaceKeys(o *signer.Options) { k.Keys, o.Keys = o.Keys, k }

func (k *slowKeys) SignIntent(ctx context.Context, owner custody.Owner, i custody.Intent) ([]byte, error) {
	k.meanwhile()
	return k.Keys.SignIntent(ctx, owner, i)
}

func (k *slowKeys) SignSolana(ctx context.Context, owner custody.Owner, messages []custody.WalletMessage) ([]solana.Signature, error) {
	k.meanwhile()
	return k.Keys.SignSolana(ctx, owner, messages)
}

// The signature of an order that is stopped while the keys sign does not leave the signer. One of an order that the
// stop does not name leaves it.
func TestNothingStoppedWhileTheKeysSignLeavesTheSigner(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		keys := &slowKeys{}
		w := newWorld(t, db, withBridge, withStops, keys.replaceKeys)
		own := cctp.Word(w.account.EVM())
		asks := map[string]func() ask{
			"payout": func() ask { return w.payout(money.Dollar) },
			"entry":  func() ask { return w.move(entry(t, bills, w.account, money.Dollar)) },
			"exit":   func() ask { return w.move(exit(t, bills, w.account, money.Dollar)) },
			"burn":   func() ask { return w.move(burn(func(d *cctp.DepositForBurn) { d.MintRecipient = own })) },
		}
		for target, held := range map[stop.Target]map[string]bool{
			stop.Organization:                         {"payout": true, "entry": true, "exit": true, "burn": true},
			stop.OfChain(on):                          {"payout": true, "entry": true, "exit": true, "burn": true},
			stop.OfChain(chain.Base):                  {"burn": true},
			stop.OfSource("bills"):                    {"entry": true},
			stop.OfSourceForWallet("bills", w.wallet): {"entry": true},
		} {
			for what, of := range asks {
				keys.meanwhile = func() {
					if _, err := stop.Put(audit.WithOperator(t.Context()), db, org, target, "the service is in strange hands"); err != nil {
						t.Error(err)
					}
				}
				if held[what] {
					w.mustRefuse(string(target)+": "+what, of(), custody.ErrStopped, "strange hands")
				} else {
					w.mustSign(string(target)+": "+what, of())
				}
				if _, err := stop.ResumeByOperator(t.Context(), db, org, target, "over"); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
}

// The same of a payout on Solana.
func TestNothingStoppedWhileTheKeysSignLeavesTheSignerOnSolana(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		keys := &slowKeys{meanwhile: func() {}}
		w := newMarkedWorld(t, db, withStops, keys.replaceKeys)
		w.mustSignSolana("a payout", w.solanaPayout(money.Dollar))
		keys.meanwhile = func() {
			if _, err := stop.Put(audit.WithOperator(t.Context()), db, org, stop.Organization, "the service is in strange hands"); err != nil {
				t.Error(err)
			}
		}
		w.mustRefuseSolana("a payout", w.solanaPayout(money.Dollar), custody.ErrStopped, "strange hands")
	})
}

// A payout that approvers reject while the keys sign does not leave the signer.
func TestNothingRejectedWhileTheKeysSignLeavesTheSigner(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		keys := &slowKeys{}
		w := newWorld(t, db, keys.replaceKeys)
		people := newApprovers(w, "alice", "bob")
		w.quorum(1, people...)
		rejected := w.payout(10 * money.Dollar)
		w.vote(&rejected, people[0])
		keys.meanwhile = func() {
			if err := w.reject(rejected.request().Proposal, people...); err != nil {
				t.Error(err)
			}
		}
		w.mustRefuse("a payout", rejected, custody.ErrDenied, "it was rejected")
	})
}

// A stop whose transaction is under way when the keys have signed is waited for.
func TestAStopThatIsBeingCommittedIsWaitedFor(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		keys := &slowKeys{meanwhile: func() {}}
		w := newWorld(t, db, withStops, keys.replaceKeys)
		if _, err := stop.Put(t.Context(), db, org, stop.Organization, "a drill"); err != nil {
			t.Fatal(err)
		}
		if _, err := stop.ResumeByOperator(t.Context(), db, org, stop.Organization, "over"); err != nil {
			t.Fatal(err)
		}
		begun, commit, committed := make(chan struct{}), make(chan struct{}), make(chan error, 1)
		once := sync.OnceFunc(func() { close(begun) })
		keys.meanwhile = func() {
			go func() {
				committed <- db.Write(context.WithoutCancel(t.Context()), func(tx *store.Tx) error {
					_, err := stop.PutIn(t.Context(), tx, org, stop.Organization, "the service is in strange hands")
					once()
					<-commit
					return err
				})
			}()
			<-begun
		}
		signed := make(chan error, 1)
		payout := w.payout(money.Dollar).request()
		go func() {
			_, err := w.local.Sign(t.Context(), payout)
			signed <- err
		}()
		waittest.Receive(t, "the stop is being made", begun)
		if db.Engine() == store.Postgres { // SQLite has one transaction at a time
			waittest.Until(t, "the signer waits for it", func() bool {
				var n int
				err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`).Scan(&n)
				return err == nil && n > 0
			})
		}
		close(commit)
		if err := waittest.Receive(t, "the stop is made", committed); err != nil {
			t.Error(err)
		}
		if err := waittest.Receive(t, "the signer answers", signed); !errors.Is(err, custody.ErrStopped) {
			t.Errorf("the payout: %v", err)
		}
	})
}
