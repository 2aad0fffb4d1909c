package bench

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"sync/atomic"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// measureDeposits pays many wallets in one block, several times over, and measures
// from the block becoming final to the last posted entry and outboxed event.
func (b *bench) measureDeposits() error {
	rounds := max(3, (2*b.Requests+b.Block-1)/b.Block)
	rounds = min(rounds, len(b.wallets)/b.Block)
	if rounds == 0 {
		return fmt.Errorf("a block of %d needs as many wallets", b.Block)
	}
	stopProfile, err := b.startProfile("deposits")
	if err != nil {
		return err
	}
	var posted, read []time.Duration
	for round := range rounds {
		paid := b.wallets[round*b.Block : (round+1)*b.Block]
		r, p, err := b.payOneBlock(paid)
		if err != nil {
			return errors.Join(err, stopProfile())
		}
		read, posted = append(read, r), append(posted, p)
		b.funded = append(b.funded, paid...)
		b.reportProgress("deposits", round+1, rounds)
	}
	if err := stopProfile(); err != nil {
		return err
	}
	size := fmt.Sprint(b.Block)
	if b.Foreign > 0 {
		size = fmt.Sprintf("%d and %d others", b.Block, b.Foreign)
	}
	b.printFigure("block of "+size+" read", "%s  (%d blocks; from the block to its last processing deposit)", formatPercentiles(read), rounds)
	b.printFigure("block of "+size+" credited", "%s  (%d wallets in all; from finality to the last entry and event)", formatPercentiles(posted), len(b.wallets))
	return nil
}

func (b *bench) payOneBlock(paid []seededWallet) (read, posted time.Duration, err error) {
	payments := make([]devnet.Payment, len(paid))
	for i, w := range paid {
		payments[i] = devnet.Payment{To: w.address, Units: money.UnitsOf(1000*money.Dollar, 6)}
	}
	for range b.Foreign {
		payments = append(payments, devnet.Payment{To: b.address(), Units: money.UnitsOf(money.Dollar, 6)})
	}
	return b.payWhatIsMeasured(len(paid), func() error { return b.pay(b.ctx, payments) })
}

// payWhatIsMeasured pays so many wallets, and measures how long the deposits take.
func (b *bench) payWhatIsMeasured(paid int, pay func() error) (read, posted time.Duration, err error) {
	if err := pay(); err != nil {
		return 0, 0, err
	}
	completed := func(status string) func() (bool, error) {
		before, err := b.queryCount(`SELECT COUNT(*) FROM deposits WHERE status = $1`, status)
		return func() (bool, error) {
			if err != nil {
				return false, err
			}
			n, e := b.queryCount(`SELECT COUNT(*) FROM deposits WHERE status = $1`, status)
			return n >= before+paid, e
		}
	}
	processing, done := completed("processing"), completed("completed")
	if err := b.commit(b.ctx); err != nil {
		return 0, 0, err
	}
	begin := time.Now()
	if err := b.pollUntil("the deposits are read", time.Minute, processing); err != nil {
		return 0, 0, err
	}
	read = time.Since(begin)
	if err := b.commit(b.ctx); err != nil { // finality is one block
		return 0, 0, err
	}
	begin = time.Now()
	err = b.pollUntil("the deposits are credited", time.Minute, done)
	return read, time.Since(begin), err
}

// measureReads measures GET /v2/wallets/{id} over all wallets.
func (b *bench) measureReads() error {
	end := time.Now().Add(b.Reading)
	all, took, err := b.runCallers("reads", http.StatusOK, func(i int) (string, string, string, bool) {
		w := b.wallets[(i*7919)%len(b.wallets)]
		return http.MethodGet, "/v2/wallets/" + w.id.String(), "", time.Now().Before(end)
	})
	if err != nil {
		return err
	}
	b.printRate("GET /v2/wallets/{id}", all, took)
	return nil
}

// measureWithdrawals measures how fast withdrawals are accepted, and then how fast
// they are paid on chain.
func (b *bench) measureWithdrawals() error {
	n := min(b.Requests, len(b.funded))
	if b.solana != nil {
		if err := b.awaitMarkers(); err != nil {
			return err
		}
	}
	all, took, err := b.runCallers("withdrawals", http.StatusCreated, func(i int) (string, string, string, bool) {
		if i >= n {
			return "", "", "", false
		}
		return http.MethodPost, "/v2/wallets/" + b.funded[i].id.String() + "/withdrawals",
			fmt.Sprintf(`{"requestId":"%s","destinationChain":"%s","token":"usdc","amountUsd":10.5,"destinationAddress":"%s"}`, uuid.New(), b.on, b.payee), true
	})
	if err != nil {
		return err
	}
	b.printRate("withdrawals accepted", all, took)
	return b.awaitWorkflows("withdrawal", n)
}

// measureAllocations measures the same for allocations; they are the other half of the
// funded wallets, so that no workflow is in the way of another.
func (b *bench) measureAllocations() error {
	n := min(b.Requests, len(b.funded))
	all, took, err := b.runCallers("allocations", http.StatusCreated, func(i int) (string, string, string, bool) {
		if i >= n {
			return "", "", "", false
		}
		return http.MethodPost, "/v2/wallets/" + b.funded[len(b.funded)-1-i].id.String() + "/allocate",
			fmt.Sprintf(`{"requestId":"%s","allocations":[{"from":"cash:ethereum_sepolia:usdc","to":"service-ustb-vault","amountUsd":"10.000000"}]}`, uuid.New()), true
	})
	if err != nil {
		return err
	}
	b.printRate("allocations accepted", all, took)
	return b.awaitWorkflows("rebalance", n)
}

// awaitWorkflows waits until the workflows have ended on chain.
func (b *bench) awaitWorkflows(kind string, n int) error {
	stop := b.mineBlocks(200 * time.Millisecond)
	defer stop()
	stopProfile, err := b.startProfile(kind + "s on chain")
	if err != nil {
		return err
	}
	began := time.Now()
	err = b.pollEvery(20*time.Millisecond, "the "+kind+"s are done", 10*time.Minute, func() (bool, error) {
		left, err := b.queryCount(`SELECT COUNT(*) FROM workflows WHERE kind = $1 AND completed_at IS NULL`, kind)
		b.reportProgress(kind+"s on chain", n-left, n)
		return left == 0, err
	})
	if err := errors.Join(err, stopProfile()); err != nil {
		return err
	}
	failed, err := b.queryCount(`SELECT COUNT(*) FROM workflows WHERE kind = $1 AND status <> 'completed'`, kind)
	if err == nil && failed > 0 {
		err = fmt.Errorf("%d of %d did not complete", failed, n)
	}
	b.printFigure(kind+"s carried out", "%6.0f/s  (signed, on chain, final and posted; %d in %s)", float64(n)/time.Since(began).Seconds(), n, time.Since(began).Round(time.Millisecond))
	return err
}

// measureWebhooks writes events of many wallets and measures how fast a receiver on
// this machine gets them.
func (b *bench) measureWebhooks() error {
	var received atomic.Int64
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	server := &http.Server{ReadHeaderTimeout: 5 * time.Second, Handler: http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		received.Add(1)
		w.WriteHeader(http.StatusNoContent)
	})}
	go func() { _ = server.Serve(listener) }()
	defer func() { _ = server.Close() }()
	if _, _, err := b.service.Webhooks.Create(b.ctx, b.organization, "http://"+listener.Addr().String()+"/", []string{string(event.WalletStatus)}, ""); err != nil {
		return err
	}
	began := time.Now()
	for from := 0; from < b.Events; from += 1000 {
		err := b.service.DB.Write(b.ctx, func(tx *store.Tx) error {
			var events []event.Event
			for i := from; i < min(from+1000, b.Events); i++ {
				w := b.wallets[(i*7919)%len(b.wallets)]
				events = append(events, event.Event{Organization: b.organization, Stream: w.id, Type: event.WalletStatus, Body: map[string]any{
					"event": event.WalletStatus, "organizationId": b.organization, "walletId": w.id, "previousStatus": "idle", "status": "withdrawal_active", "occurredAt": time.Now()}})
			}
			return event.Emit(b.ctx, tx, events...)
		})
		if err != nil {
			return err
		}
	}
	err = b.pollUntil("all webhooks are delivered", 5*time.Minute, func() (bool, error) {
		b.reportProgress("webhooks", int(received.Load()), b.Events)
		return received.Load() >= int64(b.Events), nil
	})
	b.printFigure("webhooks delivered", "%6.0f/s  (%d, from the first event written to the last received)", float64(b.Events)/time.Since(began).Seconds(), b.Events)
	return err
}
