package transfer_test

import (
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// lives are two lives of one database: the first goes on after a backup, the
// second is that backup.
type lives struct {
	*testing.T
	address string // of the first life's database
	db      *store.DB
	*world
}

// beginLives begins the first life, with a wallet of cash and vault shares.
func beginLives(t *testing.T, engine store.Engine, cash, shares money.USD) (*lives, wallet.Wallet) {
	t.Helper()
	l := &lives{T: t, address: storetest.Address(t, engine)}
	l.db = storetest.Connect(t, l.address)
	l.world = newWorld(t, l.db, 50_000)
	mine := l.createFunded(cash + shares)
	if shares > 0 {
		l.allocate(mine, usdcCash, vaultID, shares)
	}
	return l, mine
}

// backUp takes the backup, and goes on in the first life.
func (l *lives) backUp() (backup string) {
	l.Helper()
	l.stop()
	l.db.Close()
	backup = storetest.Copy(l.T, l.address)
	l.goOn(l.address)
	return backup
}

// restore ends the life and begins another with the backup.
func (l *lives) restore(backup string) {
	l.Helper()
	l.stop()
	l.db.Close()
	l.goOn(backup)
}

func (l *lives) goOn(address string) {
	l.Helper()
	l.address, l.db = address, storetest.Connect(l.T, address)
	l.world = makeWorldOn(l.T, l.db, l.chain, l.client, 50_000, transfer.BalanceRules{Band: 200, MinTrade: money.Dollar, Every: time.Hour}, nil)
}

func eachEngine(t *testing.T, fn func(t *testing.T, engine store.Engine)) {
	t.Helper()
	t.Parallel()
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) { t.Parallel(); fn(t, engine) })
	}
}

// withdrawNow asks for a withdrawal and waits for its end.
func (w *world) withdrawNow(r transfer.WithdrawalRequest) transfer.Workflow {
	w.Helper()
	accepted, created, err := w.transfers.Withdraw(w.ctx, r)
	if err != nil || !created {
		w.Fatalf("withdraw: created %v: %v", created, err)
	}
	return w.untilEnded(wallet.Wallet{ID: r.Wallet, Organization: r.Organization}, wallet.Withdrawal, accepted.ID)
}

// A request that is repeated under a database that has lost it is settled from the chain when it is the same, and
// rejected when it is not. It never pays. The engines do not affect the decisions tested here.
func TestAWithdrawalRepeatedUnderAnOlderDatabaseIsNotPaidAgain(t *testing.T) {
	type request = transfer.WithdrawalRequest
	partnered := func(r *request) { r.PartnerFee, r.PartnerAddress = 9*money.Dollar, partnerAddress.Hex() }
	split := func(cash, shares money.USD) func(*request) {
		return func(r *request) {
			r.Sources = []transfer.Draw{{Position: vaultID, Amount: shares * money.Dollar}, {Position: usdcCash, Amount: cash * money.Dollar}}
		}
	}
	same := func(*request) {}
	other := common.HexToAddress("0x00000000000000000000000000000000000B0b03")
	tests := map[string]struct {
		first, again func(*request)
		status       transfer.Status
		dirty        bool // the books lack the movements before the restore
	}{
		"from cash":                    {same, same, transfer.Completed, false},
		"with a partner":               {partnered, partnered, transfer.Completed, false},
		"from cash and a vault":        {split(40, 20), split(40, 20), transfer.Completed, false},
		"from a vault, with a partner": {func(r *request) { split(40, 20)(r); partnered(r) }, func(r *request) { split(40, 20)(r); partnered(r) }, transfer.Completed, false},
		"another amount":               {same, func(r *request) { r.Amount -= money.Dollar }, transfer.Failed, false},
		"another destination":          {same, func(r *request) { r.DestinationAddress = other.Hex() }, transfer.Failed, false},
		"another share of a partner":   {partnered, func(r *request) { partnered(r); r.PartnerFee++ }, transfer.Failed, false},
		"another partner":              {partnered, func(r *request) { partnered(r); r.PartnerAddress = other.Hex() }, transfer.Failed, false},
		"no partner":                   {partnered, same, transfer.Failed, false},
		"cut in two":                   {same, split(30, 30), transfer.Failed, true},
		"in one piece":                 {split(30, 30), same, transfer.Failed, true},
	}
	t.Parallel()
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l, mine := beginLives(t, store.SQLite, 100*money.Dollar, 50*money.Dollar)
			backup := l.backUp()
			r := l.withdrawalRequest(mine, 60*money.Dollar)
			again := r
			test.first(&r)
			first := l.withdrawNow(r)
			if first.Status != transfer.Completed {
				t.Fatalf("the first life's ended as %s", first.Status)
			}
			paid := l.paidOutside()
			l.restore(backup)
			test.again(&again)
			second := l.withdrawNow(again)
			if second.Status != test.status {
				t.Errorf("repeated, it ended as %s, want %s: %v", second.Status, test.status, reasonOf(second))
			}
			if second.ID != first.ID {
				t.Errorf("its id is %s, was %s", second.ID, first.ID)
			}
			if got := l.paidOutside(); got != paid {
				t.Errorf("%s were paid, and %s after it was repeated", paid, got)
			}
			if got := l.usdcBalance(other); got != 0 {
				t.Errorf("another destination was paid %s", got)
			}
			if test.status == transfer.Failed {
				l.assertNamesTransaction(second, first)
			}
			l.assertNothingReserved(mine)
			if !test.dirty {
				l.assertBooksBalance()
			}
		})
	}
}

// setLiquidity bounds the vault's payments, and waits until that is mined.
func (w *world) setLiquidity(most *money.Units) {
	w.Helper()
	hash, err := w.chain.SetLiquidity(w.ctx, w.chain.Contracts.Vault, most)
	if err != nil {
		w.Fatal(err)
	}
	if _, err := w.chain.Wait(w.ctx, hash); err != nil {
		w.Fatal(err)
	}
}

// withdrawCashOnly requests two payouts of which only the second is paid, since the vault pays out no more.
func (w *world) withdrawCashOnly(from wallet.Wallet) (transfer.WithdrawalRequest, transfer.Workflow) {
	w.Helper()
	r := w.withdrawalRequest(from, 60*money.Dollar)
	r.Sources = []transfer.Draw{{Position: vaultID, Amount: 20 * money.Dollar}, {Position: usdcCash, Amount: 40 * money.Dollar}}
	w.starts.shut()
	accepted, _, err := w.transfers.Withdraw(w.ctx, r)
	if err != nil {
		w.Fatal(err)
	}
	w.setLiquidity(new(money.Units))
	w.starts.open()
	ended := w.untilEnded(from, wallet.Withdrawal, accepted.ID)
	if ended.Status != transfer.PartiallyCompleted {
		w.Fatalf("the withdrawal ended as %s: %s", ended.Status, reasonOf(ended))
	}
	return r, ended
}

func reasonOf(w transfer.Workflow) string {
	if w.FailureReason == nil {
		return ""
	}
	return *w.FailureReason
}

// assertNamesTransaction says that a failed withdrawal names one of the
// transactions that paid the first.
func (w *world) assertNamesTransaction(failed, first transfer.Workflow) {
	w.Helper()
	for _, l := range first.Legs {
		for _, s := range l.Steps {
			if s.TxHash != nil && strings.Contains(reasonOf(failed), *s.TxHash) {
				return
			}
		}
	}
	w.Errorf("the reason names no transaction that paid: %q", reasonOf(failed))
}

// Before the restore only the second of two payouts was paid. Requested again in one piece, the payout has an unused
// nonce, and would pay that part twice.
func TestAPayoutIsNotSignedBesideAnotherThatAnEarlierLifeUsed(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		l, mine := beginLives(t, engine, 100*money.Dollar, 50*money.Dollar)
		backup := l.backUp()
		r, first := l.withdrawCashOnly(mine)
		again := r
		again.Sources = nil
		paid := l.paidOutside()
		l.restore(backup)
		second := l.withdrawNow(again)
		if second.Status != transfer.Failed {
			t.Errorf("repeated, it ended as %s", second.Status)
		}
		if got := l.paidOutside(); got != paid {
			t.Errorf("%s were paid, and %s after it was repeated", paid, got)
		}
		l.assertNamesTransaction(second, first)
		l.assertNothingReserved(mine)
		_, err := l.transfers.RetryPayout(l.ctx, org, mine.ID, second.ID, second.Legs[0].ID)
		l.assertFault("retry what was used before", fault.PayoutNotRetryable, err)
	})
}

// The part that was not paid before the restore is paid, beside the paid part.
func TestTheRestOfAWithdrawalIsPaidUnderAnOlderDatabase(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		l, mine := beginLives(t, engine, 100*money.Dollar, 50*money.Dollar)
		backup := l.backUp()
		r, _ := l.withdrawCashOnly(mine)
		l.setLiquidity(nil)
		l.restore(backup)
		second := l.withdrawNow(r)
		if second.Status != transfer.Completed {
			t.Errorf("repeated, it ended as %s: %s", second.Status, reasonOf(second))
		}
		if got := l.paidOutside(); got != 60*money.Dollar-50_000 {
			t.Errorf("%s were paid in all", got)
		}
		l.assertBooksBalance()
	})
}

// An allocation that is repeated is settled from the chain too, and a wallet that
// is made again has its addresses.
func TestAllocationsAndWalletsRepeatedUnderAnOlderDatabase(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		l, mine := beginLives(t, engine, 100*money.Dollar, 50*money.Dollar)
		backup := l.backUp()
		later := l.createFunded(10 * money.Dollar)
		r := transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: devnettest.OtherOrganization,
			Movements: []transfer.Instruction{{From: usdcCash, To: vaultID, Amount: 30 * money.Dollar}}}
		allocateNow := func() transfer.Workflow {
			flow, _, err := l.transfers.Allocate(l.ctx, r)
			if err != nil {
				t.Fatal(err)
			}
			return l.untilEnded(mine, wallet.Rebalance, flow.ID)
		}
		first := allocateNow()
		l.restore(backup)
		second := allocateNow()
		if second.Status != transfer.Completed || *second.Legs[0].Steps[0].TxHash != *first.Legs[0].Steps[0].TxHash {
			t.Errorf("repeated, the allocation is %s by %v", second.Status, second.Legs[0].Steps[0].TxHash)
		}
		l.assertBooksBalance()
		made, created, err := l.wallets.Create(l.ctx, wallet.CreateRequest{Organization: org, RequestID: later.RequestID, Label: "another label"})
		if err != nil || !created || made.ID != later.ID {
			t.Fatalf("the wallet made again is %s (created %t, %v), was %s", made.ID, created, err, later.ID)
		}
		l.until("it has its addresses", func() bool {
			got, err := l.wallets.Get(l.ctx, org, made.ID)
			return err == nil && got.Addresses[chain.EthereumSepolia] == later.Addresses[chain.EthereumSepolia]
		})
	})
}
