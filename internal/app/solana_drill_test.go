package app

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

// The drills of the runbook, on Solana: a service whose database is lost, or exchanged for a
// backup, while its chain and its keys stay.

// exchange ends the service and opens it on another database.
func (w *solanaWorld) exchange(database string) {
	w.Helper()
	w.end()
	w.App.Close()
	w.config.Database = database
	w.open()
}

// backUp takes a backup of the service as it is now, and goes on.
func (w *solanaWorld) backUp() string {
	w.Helper()
	w.end()
	w.App.Close()
	backup := storetest.Copy(w.T, w.config.Database)
	w.open()
	w.serve()
	return backup
}

// recoverBooks runs granary recover, and returns its output.
func (w *solanaWorld) recoverBooks(o RecoverOptions) (string, error) {
	w.Helper()
	var out bytes.Buffer
	defer w.chain.KeepMaking()() // until the head that it met is final
	w.App.Config.Progress = passBlockhashes(w.T, w.chain.MineSlots)
	err := w.App.Recover(w.T.Context(), o, &out)
	return out.String(), err
}

// createWallets makes so many wallets with so many dollars each.
func (w *solanaWorld) createWallets(n int, dollars money.USD) []wallet.Wallet {
	w.Helper()
	wallets := make([]wallet.Wallet, n)
	for i := range wallets {
		wallets[i] = w.createWallet()
		w.pay(keyOfWallet(wallets[i]), uint64(dollars*money.Dollar))
	}
	for _, of := range wallets {
		w.untilHolds(of, dollars*money.Dollar)
	}
	return wallets
}

// requestPayout is a request to pay somebody new.
func (w *solanaWorld) requestPayout(of wallet.Wallet, amount money.USD) transfer.WithdrawalRequest {
	w.Helper()
	return transfer.WithdrawalRequest{Organization: of.Organization, Wallet: of.ID, RequestID: uuid.New(), Amount: amount,
		DestinationChain: chain.SolanaDevnet, DestinationAddress: newSolanaKey(w.T).String(), Token: chain.USDC}
}

// request asks for all of them and waits until they have ended.
func (w *solanaWorld) request(requests []transfer.WithdrawalRequest) []transfer.Workflow {
	w.Helper()
	flows := make([]transfer.Workflow, len(requests))
	for i, r := range requests {
		var err error
		flows[i], _, err = w.Transfers.Withdraw(w.T.Context(), r)
		if err != nil {
			w.Fatalf("withdrawal %d: %v", i, err)
		}
	}
	for i, r := range requests {
		flows[i] = w.untilEnded(wallet.Wallet{ID: r.Wallet}, flows[i].ID)
	}
	return flows
}

// paidBy returns the balances of the requests' destinations.
func (w *solanaWorld) paidBy(requests ...transfer.WithdrawalRequest) (paid []uint64) {
	w.Helper()
	for _, r := range requests {
		key, err := solana.ParsePublicKey(r.DestinationAddress)
		if err != nil {
			w.Fatal(err)
		}
		paid = append(paid, w.chain.TokenBalance(validator.USDC, key))
	}
	return paid
}

// A backup is restored from before creations, deposits and payouts, while one payout is in flight. Later payments are
// found paid, for repeats in any order, and nonce accounts that have served others since serve on.
func TestASolanaBackupIsRestored(t *testing.T) {
	t.Parallel()
	eachSolanaWorld(t, func(w *solanaWorld) {
		old := w.createWallets(5, 100)
		onItsWay := w.requestPayout(old[0], 7*money.Dollar)
		flow, _, err := w.Transfers.Withdraw(w.T.Context(), onItsWay)
		if err != nil {
			w.Fatal(err)
		}
		waittest.Until(w, "the payout is signed", func() bool { return w.countRows(`SELECT COUNT(*) FROM intents`) == 1 })
		backup := w.backUp()
		if ended := w.untilEnded(old[0], flow.ID); ended.Status != transfer.Completed {
			w.Fatalf("the payout on its way is %s: %s", ended.Status, failureOf(ended))
		}
		young := w.createWallets(2, 10)
		w.pay(keyOfWallet(old[1]), 5_000_000)
		w.untilHolds(old[1], 105*money.Dollar)
		requests := make([]transfer.WithdrawalRequest, len(old))
		for i, of := range old {
			requests[i] = w.requestPayout(of, 40*money.Dollar)
		}
		for i, flow := range w.request(requests) {
			if flow.Status != transfer.Completed {
				w.Fatalf("withdrawal %d is %s: %s", i, flow.Status, failureOf(flow))
			}
		}
		paid := w.paidBy(requests...)
		w.exchange(backup)

		printed, err := w.recoverBooks(RecoverOptions{RosterFiles: []string{w.config.Roster}})
		if !errors.Is(err, errNotOpened) {
			w.Fatalf("the missing money is not told: %v\n%s", err, printed)
		}
		for _, told := range []string{"2 wallets were made again", "the histories of 7 wallets were read", "left    wallet " + old[3].ID.String()} {
			if !strings.Contains(printed, told) {
				w.Errorf("it did not say %q, but\n%s", told, printed)
			}
		}
		w.serve()
		for _, of := range young {
			w.untilHolds(of, 10*money.Dollar)
		}
		if ended := w.untilEnded(old[0], flow.ID); ended.Status != transfer.Completed {
			w.Errorf("the payout that was on its way is %s: %s", ended.Status, failureOf(ended))
		}
		again := append([]transfer.WithdrawalRequest(nil), requests...)
		again[4].Amount++ // another body
		order := randtest.Rand(w).Perm(len(again))
		shuffled := make([]transfer.WithdrawalRequest, len(order))
		for i, at := range order {
			shuffled[i] = again[at]
		}
		for i, flow := range w.request(shuffled) {
			want := transfer.Completed
			if order[i] == 4 {
				want = transfer.Failed
			}
			if flow.Status != want {
				w.Errorf("withdrawal %d, asked for again, is %s, want %s: %s", order[i], flow.Status, want, failureOf(flow))
			}
			if want == transfer.Failed && !strings.Contains(failureOf(flow), "requestId was used before by transaction ") {
				w.Errorf("withdrawal %d failed for another reason: %s", order[i], failureOf(flow))
			}
		}
		for i, now := range w.paidBy(requests...) {
			if now != paid[i] {
				w.Errorf("withdrawal %d has paid %d units, and %d after it was asked for again", i, paid[i], now)
			}
		}
		if now := w.paidBy(onItsWay); now[0] != 6_950_000 {
			w.Errorf("what was on its way has paid %d units, want 6950000", now[0])
		}
		// New payouts go on, by the same nonce accounts.
		w.withdraw(young[0], newSolanaKey(w.T), 3*money.Dollar)
		w.withdraw(old[3], newSolanaKey(w.T), 3*money.Dollar)
		w.end()
		if printed, err := w.recoverBooks(RecoverOptions{AcceptMissing: true}); err != nil {
			w.Errorf("%v\n%s", err, printed)
		}
		w.assertBooksAgree()
	})
}

// The database is lost with every backup: the roster restores the wallets and the chain their money, and payments are
// not made again.
func TestASolanaDatabaseIsLost(t *testing.T) {
	t.Parallel()
	eachSolanaWorld(t, func(w *solanaWorld) {
		wallets := w.createWallets(3, 50)
		before := w.requestPayout(wallets[0], 20*money.Dollar)
		w.request([]transfer.WithdrawalRequest{before})
		w.exchange(storetest.Address(w.T, w.engine))

		o := RecoverOptions{RosterFiles: []string{w.config.Roster}, DryRun: true, Lost: true}
		printed, err := w.recoverBooks(o)
		if err != nil || strings.Count(printed, "make  wallet") != 3 || !strings.Contains(printed, keyOfWallet(wallets[1]).String()) {
			w.Fatalf("a dry run said %v\n%s", err, printed)
		}
		o.DryRun = false
		for range 2 { // twice is once
			if printed, err = w.recoverBooks(o); err != nil {
				w.Fatalf("%v\n%s", err, printed)
			}
		}
		if strings.Contains(printed, "opened") {
			w.Errorf("the second run opened something:\n%s", printed)
		}
		// A service without EVM chains holds no payout.
		if open, is, err := restore.FindOpen(w.T.Context(), w.DB); err != nil || is {
			w.Errorf("the loss is open still: %+v, %v", open, err)
		}
		w.assertBooksAgree()
		w.serve()
		for i, of := range wallets {
			got, err := w.Wallets.Get(w.T.Context(), of.Organization, of.ID)
			if err != nil || keyOfWallet(got) != keyOfWallet(of) {
				w.Errorf("wallet %d is paid at %s, was at %s: %v", i, got.Addresses, of.Addresses, err)
			}
		}
		w.withdraw(wallets[1], newSolanaKey(w.T), 15*money.Dollar)
		if flow := w.request([]transfer.WithdrawalRequest{before})[0]; flow.Status != transfer.Completed {
			w.Errorf("what was paid before is %s: %s", flow.Status, failureOf(flow))
		}
		if paid := w.paidBy(before); paid[0] != 19_950_000 {
			w.Errorf("%d units were paid before, want 19950000", paid[0])
		}
		w.untilHolds(wallets[0], 30*money.Dollar)
		w.assertBooksAgree()
	})
}

// A node that has dropped possible executions of wallets since the backup is not asked for their balances: the
// service does not serve on its word.
func TestANodeThatHasForgottenRecoversNothing(t *testing.T) {
	t.Parallel()
	eachSolanaWorld(t, func(w *solanaWorld) {
		mine := w.createWallets(1, 50)[0]
		waittest.Until(w, "the wallet's history is read", func() bool { return w.countRows(`SELECT COUNT(*) FROM solana_histories WHERE gaps_read > 0`) == 1 })
		node := rpctest.New(w.T, w.chain.URL())
		w.useNode(node.URL)
		backup := w.backUp()
		w.withdraw(mine, newSolanaKey(w.T), 20*money.Dollar)
		lost := storetest.Address(w.T, w.engine)
		for what, database := range map[string]string{"an old": backup, "an empty": lost} {
			w.exchange(database)
			var final chain.Block
			waittest.Until(w, "a block is final that is later than the wallet", func() bool {
				var err error
				final, err = w.SolanaClients[chain.SolanaDevnet].CatchUp(w.T.Context())
				return err == nil && final.Time.After(mine.CreatedAt)
			})
			node.Set(rpctest.Faults{ForgottenBefore: final.Number})
			printed, err := w.recoverBooks(RecoverOptions{RosterFiles: []string{w.config.Roster}})
			if err == nil || !strings.Contains(err.Error(), "give chains.solana_devnet.rpc nodes that keep their history") {
				w.Errorf("%s database is recovered by a node that has forgotten: %v\n%s", what, err, printed)
			}
			node.Set(rpctest.Faults{})
			if printed, err := w.recoverBooks(RecoverOptions{RosterFiles: []string{w.config.Roster}, AcceptMissing: true}); err != nil {
				w.Errorf("%s database is not recovered by a node that knows: %v\n%s", what, err, printed)
			}
			// What was read is known: a further one needs the history since the first alone.
			node.Set(rpctest.Faults{ForgottenBefore: final.Number})
			if printed, err = w.recoverBooks(RecoverOptions{RosterFiles: []string{w.config.Roster}, AcceptMissing: true}); err != nil {
				w.Errorf("%s database is not recovered once more by a node that has forgotten what was read: %v\n%s", what, err, printed)
			}
			node.Set(rpctest.Faults{})
		}
	})
}

// A gap in the executions that a database knows is ended by nodes that have the history since, and by no
// others, though the follower has passed it, and nodes without that history were read to a later block.
func TestRecoverEndsAGapOnlyWithTheHistorySince(t *testing.T) {
	t.Parallel()
	eachSolanaWorld(t, func(w *solanaWorld) {
		mine := w.createWallets(1, 50)[0]
		waittest.Until(w, "the wallet's history is read", func() bool { return w.countRows(`SELECT COUNT(*) FROM solana_histories WHERE gaps_read > 0`) == 1 })
		node := rpctest.New(w.T, w.chain.URL())
		w.useNode(node.URL)
		backup := w.backUp()
		w.withdraw(mine, newSolanaKey(w.T), 20*money.Dollar)
		w.exchange(backup)
		const unread = `SELECT COUNT(*) FROM solana_histories WHERE gaps_read < (SELECT MAX(number) FROM solana_gaps)`
		const readFinal = `SELECT final_number FROM chain_cursors WHERE chain = 'solana_devnet'`
		at := w.countRows(readFinal)
		w.serve()
		waittest.Until(w, "the follower has passed the gap", func() bool {
			_, err := w.SolanaClients[chain.SolanaDevnet].CatchUp(w.T.Context())
			return err == nil && w.countRows(readFinal) > at+20
		})
		w.withdraw(mine, newSolanaKey(w.T), 5*money.Dollar)
		w.exchange(backup)
		// The carrier notes a gap after more than seven days. While nodes had no history of it, the wallet's was read to a later transaction.
		w.execute(fmt.Sprintf(`INSERT INTO solana_gaps (chain, number, since_slot, noted_at) SELECT 'solana_devnet', COALESCE(MAX(number), 0) + 1, %d, 0 FROM solana_gaps`, at))
		w.execute(`DELETE FROM solana_executions`)
		if n := w.countRows(`SELECT COUNT(*) FROM solana_histories`); n != 1 {
			w.Fatalf("%d histories were read, want 1", n)
		}

		node.Set(rpctest.Faults{ForgottenBefore: uint64(w.countRows(readFinal))})
		o := RecoverOptions{RosterFiles: []string{w.config.Roster}, AcceptMissing: true}
		printed, err := w.recoverBooks(o)
		if !strings.Contains(printed, "unread  wallet "+mine.ID.String()) {
			w.Errorf("nodes without the history recover: %v\n%s", err, printed)
		}
		if n := w.countRows(unread); n != 1 {
			w.Errorf("%d histories are unknown, want 1", n)
		}
		node.Set(rpctest.Faults{})
		if printed, err := w.recoverBooks(o); err != nil {
			w.Errorf("nodes with the history do not recover: %v\n%s", err, printed)
		}
		if n := w.countRows(unread); n != 0 {
			w.Errorf("%d histories are unknown after the recovery", n)
		}
		if n := w.countRows(`SELECT COUNT(*) FROM solana_executions`); n != 1 {
			w.Errorf("%d executions are known of the gap, want 1", n)
		}
	})
}

// useNode has the service go through a node from its next start on.
func (w *solanaWorld) useNode(url string) {
	on := w.config.Chains[chain.SolanaDevnet]
	on.Solana.RPC = NodeURLs{url}
	w.config.Chains[chain.SolanaDevnet] = on
}

// A wallet that a recovery has made again by hand belongs to whom it was, on Solana too.
func TestARecoveredSolanaWalletIsTheSame(t *testing.T) {
	t.Parallel()
	eachSolanaWorld(t, func(w *solanaWorld) {
		mine := w.createWallets(1, 50)[0]
		w.exchange(storetest.Address(w.T, w.engine))
		known := RecoverOptions{}
		known.Organization, known.Requests = mine.Organization, []uuid.UUID{mine.RequestID}
		if printed, err := w.recoverBooks(known); err != nil {
			w.Fatalf("%v\n%s", err, printed)
		}
		got, err := w.Wallets.Get(w.T.Context(), mine.Organization, mine.ID)
		if err != nil || keyOfWallet(got) != keyOfWallet(mine) {
			w.Errorf("the wallet is paid at %s, was at %s: %v", got.Addresses, mine.Addresses, err)
		}
		if _, err := w.Wallets.Get(w.T.Context(), uuid.New(), mine.ID); fault.CodeOf(err) != fault.WalletNotFound {
			w.Errorf("the wallet is shown to another: %v", err)
		}
		w.untilHolds(mine, 50*money.Dollar)
		w.assertBooksAgree()
	})
}
