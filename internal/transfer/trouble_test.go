package transfer_test

import (
	"log/slog"
	"net/url"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/verify"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// A transaction holds a connection of the pool: were it to wait for another one,
// as many of them as the pool is large would wait for ever.
func TestMoneyMovesOverASingleConnection(t *testing.T) {
	t.Parallel()
	address, err := url.Parse(storetest.Address(t, store.Postgres))
	if err != nil {
		t.Fatal(err)
	}
	query := address.Query()
	query.Set("pool_max_conns", "1")
	address.RawQuery = query.Encode()
	w := newWorld(t, storetest.Connect(t, address.String()), 0)
	mine := w.createFunded(100 * money.Dollar)
	w.allocate(mine, usdcCash, vaultID, 60*money.Dollar)
	if out := w.withdrawAndWait(mine, 70*money.Dollar); out.Status != transfer.Completed {
		t.Fatalf("withdrawal %s: %v", out.Status, out.FailureReason)
	}
	w.assertBooksBalance()
}

// The price of a share is beyond the deposit: the vault keeps it and gives no shares. The wallet is not delayed by
// that.
func TestMovementsOfOneRequestShareTheCeiling(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(2 * maxVaultAllocation)
		most := transfer.Instruction{From: usdcCash, To: vaultID, Amount: maxVaultAllocation}
		_, _, err := w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{most, most}})
		if fault.CodeOf(err) != fault.InvalidPositionWeight {
			t.Fatalf("twice the ceiling: %v", err)
		}
	})
}

// One leg pays and the other fails at its first step; then both fail, one of them at its second. The rest is free
// again, and no fee is shown that was not charged.
func TestAWithdrawalThatFailsInPart(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 50_000)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 60*money.Dollar)

		w.blacklistAddress(w.chain.Contracts.Vault)
		out := w.withdrawAndWait(mine, 90*money.Dollar)
		view := out.Withdrawal()
		assertIs(t, "the status", out.Status, transfer.PartiallyCompleted)
		assertSaid(t, "the amount paid", view.AmountPaidUsd, 40*money.Dollar)
		assertIs(t, "paid on chain", w.paidOutside(), 40*money.Dollar)
		assertIs(t, "the fee", view.FeeUsd, 0)
		w.assertNothingReserved(mine)
		w.assertBooksBalance()

		if err := w.chain.AsOwner(w.ctx, w.chain.Contracts.USDC, contracts.NewSandboxUSDC().PackUnBlacklist(w.chain.Contracts.Vault)); err != nil {
			t.Fatal(err)
		}
		w.blacklistAddress(destinationAddress)
		out = w.withdrawAndWait(mine, 50*money.Dollar)
		assertIs(t, "the status of the second", out.Status, transfer.Failed)
		assertIs(t, "the fee of the second", out.Withdrawal().FeeUsd, 0)
		assertIs(t, "in cash", w.carryingValue(mine, usdcCash), 50*money.Dollar)
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

// The intent is not carried until its time is over. The step is signed again, and pays once when the relayer has
// money again.
func TestAnExpiredStepIsSignedAnew(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newPoorWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		accepted, _, err := w.transfers.Withdraw(w.ctx, w.withdrawalRequest(mine, 60*money.Dollar))
		if err != nil {
			t.Fatal(err)
		}
		for range 2 {
			before := w.untilSignedAfter(0)
			db.Clock().Advance(25 * time.Hour)
			w.untilSignedAfter(before)
		}
		w.fundRelayer()
		if out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID); out.Status != transfer.Completed || w.paidOutside() != 60*money.Dollar {
			t.Errorf("withdrawal %s, paid %s", out.Status, w.paidOutside())
		}
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

// untilSignedAfter waits for an intent that ends after the given time.
func (w *world) untilSignedAfter(after int64) (deadline int64) {
	w.Helper()
	w.until("an intent is signed", func() bool {
		err := w.db.QueryRow(w.ctx, `SELECT deadline FROM intents WHERE state = 'signed'`).Scan(&deadline)
		return err == nil && deadline > after
	})
	return deadline
}

// A source, or a whole chain, that was taken out of the configuration cannot be
// compared with the books; that is no proof that they are right.
func TestVerifyNamesWhatItCannotRead(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 60*money.Dollar)
		clients := map[chain.Name]*evm.Client{chain.EthereumSepolia: w.client}
		without, err := yield.New(db, clients, nil, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
		if err != nil {
			t.Fatal(err)
		}
		for _, test := range []struct {
			v    verify.Verifier
			want int
		}{
			{verify.Verifier{DB: db, Clients: clients, Catalog: w.catalog}, 0},
			{verify.Verifier{DB: db, Clients: clients, Catalog: without}, 1},
			{verify.Verifier{DB: db, Catalog: without}, 2},
		} {
			if report, err := test.v.Run(w.ctx); err != nil || len(report.Mismatches) != test.want {
				t.Errorf("%d mismatches, want %d: %v, %v", len(report.Mismatches), test.want, report.Mismatches, err)
			}
		}
	})
}

func (w *world) withdrawAndWait(from wallet.Wallet, amount money.USD) transfer.Workflow {
	w.Helper()
	accepted, _, err := w.transfers.Withdraw(w.ctx, w.withdrawalRequest(from, amount))
	if err != nil {
		w.Fatal(err)
	}
	return w.untilEnded(from, wallet.Withdrawal, accepted.ID)
}

// assertNothingReserved checks that no amount of the wallet's is reserved.
func (w *world) assertNothingReserved(of wallet.Wallet) {
	w.Helper()
	positions, err := ledger.Positions(w.ctx, w.db, of.ID)
	if err != nil {
		w.Fatal(err)
	}
	for _, p := range positions {
		if p.Reserved != 0 {
			w.Errorf("%s of %s is still reserved", p.Reserved, p.ID)
		}
	}
}
