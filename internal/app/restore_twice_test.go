package app

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/recovery"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// firstLife is a wallet that has paid on Solana, and whose marker is closed, before its database is lost.
type firstLife struct {
	wallet.Wallet
	made  wallet.CreateRequest
	paid  transfer.WithdrawalRequest
	units uint64 // that the payee has of it
	until uint64 // a final slot after all of that
}

func (d *drill) liveFirst() firstLife {
	d.Helper()
	d.serve()
	requests := newWallets(1)
	mine := d.create(requests)
	d.fundOnSolana(mine, 150*money.Dollar)
	request := payoutOnSolana(mine[0], 1, 60*money.Dollar)
	first := d.withdraw([]transfer.WithdrawalRequest{request})[0]
	if first.Status != transfer.Completed {
		d.Fatalf("the first life's withdrawal is %s: %s", first.Status, failureOf(first))
	}
	d.Clock.Advance(14 * 24 * time.Hour)
	d.until("the marker is closed", func() bool {
		d.Clock.Advance(2 * time.Minute)
		return d.Solana.Account(custody.MarkerOf(keyOfWallet(mine[0]), first.Legs[0].Steps[0].ID)).Lamports == 0
	})
	if err := d.Solana.MineSlots(20); err != nil {
		d.Fatal(err)
	}
	return firstLife{mine[0], requests[0], request, d.Solana.TokenBalance(validator.USDC, solanaDestinationOf(1)), d.Solana.Final()}
}

// named names the wallet as the operator does who has no roster.
func (l firstLife) named() recovery.Known {
	return recovery.Known{Organization: l.Organization, Requests: []uuid.UUID{l.made.RequestID}}
}

// pruneBefore has Solana asked through a node that has dropped what was before a slot.
func (d *drill) pruneBefore(slot uint64) {
	d.Helper()
	pruned := rpctest.New(d.T, d.Solana.URL())
	pruned.Set(rpctest.Faults{ForgottenBefore: slot})
	d.reconfigure(behindNode(pruned))
}

// repeat has the caller repeat the payout of the first life, and demands that the payee gets no more.
func (d *drill) repeat(l firstLife, printed string) {
	d.Helper()
	d.serve()
	if d.count(`SELECT COUNT(*) FROM restores`) > 0 {
		d.release(l.Wallet)
	}
	d.until("the wallet has its address", func() bool { return d.count(`SELECT COUNT(*) FROM wallet_addresses WHERE chain = 'solana_devnet'`) > 0 })
	d.until("the chain is known", func() bool { return d.count(`SELECT COUNT(*) FROM solana_marker_chains WHERE known_slot > 0`) == 1 })
	d.fundOnSolana([]wallet.Wallet{l.Wallet}, 100*money.Dollar)
	accepted, _, err := d.Transfers.Withdraw(d.T.Context(), l.paid)
	if err != nil {
		d.Logf("the repeated request is rejected, which is safe: %v", err)
		return
	}
	var w transfer.Workflow
	d.until("the payout ends, or waits", func() bool {
		if w, err = d.Transfers.Get(d.T.Context(), l.Organization, l.ID, wallet.Withdrawal, accepted.ID); err != nil {
			d.Fatal(err)
		}
		return w.CompletedAt != nil || d.count(`SELECT COUNT(*) FROM tasks WHERE last_error LIKE '%a node has no history before slot%'`) > 0
	})
	if now := d.Solana.TokenBalance(validator.USDC, solanaDestinationOf(1)); now != l.units {
		d.Errorf("the repeated withdrawal is %s, and the payee has %d units, %d before; recover printed\n%s", w.Status, now, l.units, printed)
	}
}

// isSafeRefusal says whether a recovery was not begun since the node lacks history.
func isSafeRefusal(t *testing.T, printed string, err error) bool {
	if errors.Is(err, recovery.ErrHistoryLacking) {
		t.Logf("recover refuses, which is safe: %v", err)
		return true
	}
	if err != nil && !errors.Is(err, errNotOpened) && !errors.Is(err, errBurnsUnread) {
		t.Fatalf("recover: %v\n%s", err, printed)
	}
	return false
}

// A database is lost with its roster, and an empty one is recovered by the requestIds, behind a node with the whole history. The new
// roster says of the wallets when they came back. The database is lost again, and recovered by that roster behind a node that has the
// history since the first recovery: a payout of before is not paid again.
func TestASecondLossPaysNothingTwice(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	life := d.liveFirst()
	d.exchange(storetest.Address(t, store.SQLite))
	if err := os.Remove(d.roster); err != nil {
		t.Fatal(err)
	}
	if printed, err := d.recoverBooks(RecoverOptions{Known: life.named(), Lost: true}); err != nil && !errors.Is(err, errNotOpened) {
		t.Fatalf("recover: %v\n%s", err, printed)
	}
	d.serve()
	d.until("the chain is known", func() bool { return d.count(`SELECT COUNT(*) FROM solana_marker_chains WHERE known_slot > 0`) == 1 })
	d.Clock.Advance(2 * time.Hour)

	d.exchange(storetest.Address(t, store.SQLite))
	d.pruneBefore(life.until)
	printed, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}, Lost: true})
	if isSafeRefusal(t, printed, err) {
		return
	}
	d.repeat(life, printed)
}

// A recovery by requestIds is stopped once it has made the wallets again. It is run again without naming them, since they are there, or the
// service is run at once, behind a node that lacks the history of before: a payout of before is not paid again.
func TestARecoveryThatIsStoppedPaysNothingTwice(t *testing.T) {
	for name, again := range map[string]bool{"recover is run again": true, "it is served": false} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := newDrill(t, store.SQLite)
			life := d.liveFirst()
			d.exchange(storetest.Address(t, store.SQLite))
			ctx, cancel := context.WithCancel(t.Context())
			pass := passBlockhashes(t, d.Solana.MineSlots)
			d.App.Config.Progress = func(stage string, done, total int) {
				if strings.HasPrefix(stage, "waiting until the chains are final") {
					cancel()
				}
				pass(stage, done, total)
			}
			var out bytes.Buffer
			end := d.keepMaking()
			err := d.App.Recover(ctx, RecoverOptions{Known: life.named(), Lost: true}, &out)
			end()
			if !errors.Is(err, context.Canceled) || d.count(`SELECT COUNT(*) FROM wallets`) != 1 {
				t.Fatalf("the stopped recovery: %v\n%s", err, out.String())
			}
			d.pruneBefore(life.until)
			printed := out.String()
			if again {
				printed, err = d.recoverBooks(RecoverOptions{Lost: true})
				if isSafeRefusal(t, printed, err) {
					return
				}
			}
			d.repeat(life, printed)
		})
	}
}

// A database is lost, and recovered while Solana is not served. Callers get service_temporarily_unavailable, and by the runbook Solana is
// served, behind a node of some days: a payout of before is not paid again.
func TestAChainThatIsServedAfterARecoveryPaysNothingTwice(t *testing.T) {
	for name, byRoster := range map[string]bool{"by requestIds": false, "by the roster": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := newDrill(t, store.SQLite)
			life := d.liveFirst()
			d.exchange(storetest.Address(t, store.SQLite))
			served := d.Config.Chains[chain.SolanaDevnet]
			delete(d.Config.Chains, chain.SolanaDevnet)
			same := func(ch ChainConfig) ChainConfig { return ch }
			d.reconfigure(same)
			o := RecoverOptions{Known: life.named(), Lost: true}
			if byRoster {
				o = RecoverOptions{RosterFiles: []string{d.roster}, Lost: true}
			}
			printed, err := d.recoverBooks(o)
			if isSafeRefusal(t, printed, err) {
				return
			}
			d.serve()
			d.end()
			d.Config.Chains[chain.SolanaDevnet] = served
			d.pruneBefore(life.until)
			d.repeat(life, printed)
		})
	}
}

// A backup is from before Solana was served. It is restored, and served without granary recover, behind a node of some days, as a service
// may be whose operator has not read the runbook: the follower begins with the chain before the carrier does.
func TestABackupOfBeforeAChainWasServedBeginsWithAGap(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	d.serve()
	mine := d.create(newWallets(1))
	backup := d.backUp()
	d.fundOnSolana(mine, 150*money.Dollar)
	d.Clock.Advance(14 * 24 * time.Hour)
	d.exchange(backup)
	for _, statement := range []string{ // as the database was before Solana was configured
		`DELETE FROM wallet_addresses WHERE chain = 'solana_devnet'`, `UPDATE wallets SET addresses = json_remove(addresses, '$.solana_devnet')`,
		`DELETE FROM chain_cursors WHERE chain = 'solana_devnet'`, `DELETE FROM solana_marker_chains`, `DELETE FROM solana_gaps`, `DELETE FROM solana_histories`, `DELETE FROM final_blocks WHERE chain = 'solana_devnet'`,
	} {
		d.execute(statement)
	}
	d.serve()
	d.until("the chain has begun", func() bool { return d.count(`SELECT COUNT(*) FROM solana_marker_chains WHERE begun_at > 0`) == 1 })
	if gap := d.count(`SELECT since_slot FROM solana_gaps`); gap != 1 {
		t.Error("a chain that the wallets of two weeks may have paid on begins without a gap")
	}
}

// A database is lost, and recovered by its roster behind two nodes that have the history of some days alone. One of them lies about the time
// of its first block, as if it were older than the wallets: the recovery does not begin, and no payout of before is paid again.
func TestOneLyingNodeOfTwoMakesNoHistoryLonger(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	life := d.liveFirst()
	d.exchange(storetest.Address(t, store.SQLite))
	pruned := rpctest.New(t, d.Solana.URL())
	pruned.Set(rpctest.Faults{ForgottenBefore: life.until})
	times := regexp.MustCompile(`"blockTime": *[0-9]+`)
	lying := httptest.NewServer(http.HandlerFunc(func(out http.ResponseWriter, r *http.Request) {
		question, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		response, err := http.Post(pruned.URL, "application/json", bytes.NewReader(question))
		if err != nil {
			return
		}
		defer func() { _ = response.Body.Close() }()
		answer, err := io.ReadAll(response.Body)
		if err != nil {
			return
		}
		if bytes.Contains(question, []byte(`"getBlock"`)) && bytes.Contains(question, fmt.Appendf(nil, "[%d,", life.until)) {
			answer = times.ReplaceAll(answer, []byte(`"blockTime":1`))
		}
		out.Header().Set("Content-Type", "application/json")
		_, _ = out.Write(answer)
	}))
	t.Cleanup(lying.Close)
	nodes := func(urls ...string) func(ChainConfig) ChainConfig {
		return func(ch ChainConfig) ChainConfig {
			if ch.Solana.served() {
				ch.Solana.RPC = urls
			}
			return ch
		}
	}
	d.reconfigure(nodes(pruned.URL, pruned.URL+"/"))
	if _, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}, Lost: true}); !errors.Is(err, recovery.ErrHistoryLacking) {
		t.Fatalf("behind honest nodes: %v", err)
	}
	d.reconfigure(nodes(lying.URL, pruned.URL))
	printed, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}, Lost: true})
	if isSafeRefusal(t, printed, err) {
		return
	}
	d.repeat(life, printed)
}

// A wallet has paid on Solana before its database was lost with the roster, and is made again more than a month after the recovery, as its
// creation is repeated. Behind a node that has dropped the history its payouts on Solana wait. Its caller repeats the request with an EVM
// chain as its destination: it is not paid there, since whether it was paid on Solana is unknown.
func TestARequestOfUnknownHistoryIsNotPaidOnAnotherChain(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	life := d.liveFirst()
	d.exchange(storetest.Address(t, store.SQLite))
	if printed, err := d.recoverBooks(RecoverOptions{Lost: true}); err != nil {
		t.Fatalf("recover: %v\n%s", err, printed)
	}
	d.serve()
	d.until("the chain is known", func() bool { return d.count(`SELECT COUNT(*) FROM solana_marker_chains WHERE known_slot > 0`) == 1 })
	d.Clock.Advance(40 * 24 * time.Hour)
	d.pruneBefore(life.until)
	d.serve()
	if again := d.create([]wallet.CreateRequest{life.made}); again[0].ID != life.ID {
		t.Fatalf("the wallet is %s, and was %s", again[0].ID, life.ID)
	}
	d.fund([]wallet.Wallet{life.Wallet}, 100*money.Dollar)
	if d.count(`SELECT COUNT(*) FROM restores WHERE ended_at IS NULL`) > 0 {
		d.release(life.Wallet)
	}
	again := life.paid
	again.DestinationChain, again.DestinationAddress = chain.EthereumSepolia, destinationOf(1)
	accepted, _, err := d.Transfers.Withdraw(t.Context(), again)
	if err != nil {
		t.Logf("the repeated request is rejected, which is safe: %v", err)
		return
	}
	var w transfer.Workflow
	d.until("the payout ends, or waits", func() bool {
		if w, err = d.Transfers.Get(t.Context(), life.Organization, life.ID, wallet.Withdrawal, accepted.ID); err != nil {
			t.Fatal(err)
		}
		return w.CompletedAt != nil || d.count(`SELECT COUNT(*) FROM tasks WHERE last_error LIKE '%a node has no history before slot%'`) > 0
	})
	if paid := d.paidTo(destinationOf(1)); paid != 0 {
		t.Errorf("one requestId has paid %d units on Solana before the loss, and is %s on Ethereum, where its payee has %d units more", life.units, w.Status, paid)
	}
}
