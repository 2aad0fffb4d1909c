package app

import (
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"sync/atomic"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A fast message that was not brought in before it expired is signed again, as final, and comes in
// then. Its fee was taken already.
func TestAFastMessageExpires(t *testing.T) {
	testExpired(t, bridgeFastFee.Rate(), 5_600)
}

// A message that attesters sign again may cost another fee, within the bound of the burn: the bridge keeps that one.
func TestAnExpiredMessageIsSignedAtAnotherFee(t *testing.T) {
	testExpired(t, money.Bps(10).Rate(), 4_000)
}

// testExpired has a fast message expire that costs 5600 units, and be signed again at a rate, by which the bridge keeps so much.
func testExpired(t *testing.T, again money.Rate, kept money.USD) {
	t.Helper()
	eachDrill(t, func(d *drill) {
		d.fastLifetime = 60 // blocks, which are not requested until it is attested
		b := newBridged(d, chain.USDC)
		b.bridge.service.SetMode(attester.Silent)
		w, _, err := b.Transfers.Withdraw(d.T.Context(), transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base,
			DestinationAddress: destinationOf(1), Token: chain.USDC, Amount: 4 * money.Dollar})
		if err != nil {
			d.Fatal(err)
		}
		sent := b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		if _, err := stop.Put(d.T.Context(), b.DB, b.mine.Organization, stop.OfChain(chain.Base), "the wallet signs nothing there"); err != nil {
			d.Fatal(err)
		}
		b.bridge.service.SetMode(attester.Normal)
		b.resume(sent)
		attested := b.awaitTransfer(w, "it is attested", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseAttested })
		if attested.Fee != 5_600 {
			d.Errorf("it is attested as %+v", attested)
		}
		b.demandBlocks(chain.Base, d.fastLifetime+1)
		b.until("it has expired", func() bool {
			head, err := b.Clients[chain.Base].Head(d.T.Context())
			return err == nil && head.Number > attested.ExpiresAt
		})
		b.assertAllAgrees()
		b.bridge.service.SetFees(attester.Fees{Fast: again})
		if _, err := stop.ResumeByOperator(audit.WithOperator(d.T.Context()), b.DB, b.mine.Organization, stop.OfChain(chain.Base), "a test"); err != nil {
			d.Fatal(err)
		}
		if w = b.untilEnded(b.mine, wallet.Withdrawal, w.ID); w.Status != transfer.Completed {
			d.Errorf("the withdrawal is %s: %s", w.Status, failureOf(w))
		}
		if x := w.Legs[0].Bridge; x.ExpiresAt != 0 || x.Fee != kept || x.Key != attested.Key {
			d.Errorf("it came in as %+v, attested before as %s", x, attested.Key)
		}
		if got := b.unitsOnBase(common.HexToAddress(destinationOf(1))); got != 4_000_000-50_000-int64(kept) {
			d.Errorf("the payee has %d units", got)
		}
		b.assertAllAgrees()
	})
}

// While no node of the destination responds, a sent amount waits in transit: before it is attested, and when the
// message is being received.
func TestTheDestinationIsDown(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		down := b.putInFrontOf(chain.Base)
		for phase, reached := range map[transfer.BridgePhase]func(w transfer.Workflow) bool{
			transfer.PhaseSent: func(w transfer.Workflow) bool {
				x := b.transferOf(w)
				return x != nil && x.Phase != transfer.PhaseReceived
			},
			transfer.PhaseAttested: func(w transfer.Workflow) bool {
				var n int
				err := b.DB.QueryRow(b.T.Context(), `SELECT COUNT(*) FROM steps s JOIN intents i ON i.id = s.id WHERE s.workflow_id = $1 AND s.kind = $2`, w.ID, string(transfer.StepBridgeIn)).Scan(&n)
				return err == nil && n > 0
			},
		} {
			down.Store(phase == transfer.PhaseSent)
			w := b.begin()
			b.until("it is "+string(phase), func() bool { return reached(w) })
			down.Store(true)
			head := b.headOf(chain.EthereumSepolia)
			b.demandBlocks(chain.EthereumSepolia, 21)
			b.until("time goes by", func() bool { return b.headOf(chain.EthereumSepolia) > head+20 })
			var inTransit, lines int64
			if err := b.DB.QueryRow(b.T.Context(), `SELECT COALESCE(CAST(SUM(in_transit) AS BIGINT), 0) FROM bridge_transfers`).Scan(&inTransit); err != nil {
				b.Fatal(err)
			}
			if err := b.DB.QueryRow(b.T.Context(), `SELECT COALESCE(CAST(SUM(amount) AS BIGINT), 0) FROM journal_lines WHERE account_kind = 'in_transit'`).Scan(&lines); err != nil || lines != inTransit {
				b.Errorf("%d are in transit, by their lines %d: %v", inTransit, lines, err)
			}
			if x := b.transferOf(w); phase == transfer.PhaseSent && (x == nil || x.InTransit != 10*money.Dollar) {
				b.Errorf("the transfer is %+v", x)
			}
			down.Store(false)
			b.finish(w)
		}
	})
}

func (b *bridged) headOf(on chain.Name) uint64 {
	b.Helper()
	var n int64
	if err := b.DB.QueryRow(b.T.Context(), `SELECT number FROM chain_cursors WHERE chain = $1`, string(on)).Scan(&n); err != nil {
		b.Fatal(err)
	}
	return uint64(n)
}

// putInFrontOf opens the service again behind a node that does not respond while it is down.
func (b *bridged) putInFrontOf(on chain.Name) *atomic.Bool {
	b.Helper()
	to, err := url.Parse(b.evmChains()[on].URL())
	if err != nil {
		b.Fatal(err)
	}
	down, pass := new(atomic.Bool), httputil.NewSingleHostReverseProxy(to)
	node := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if down.Load() {
			w.WriteHeader(http.StatusBadGateway)
			return
		}
		pass.ServeHTTP(w, r)
	}))
	b.Cleanup(node.Close)
	b.end()
	config := b.Config
	b.App.Close()
	ch := config.Chains[on]
	ch.RPC = NodeURLs{node.URL}
	config.Chains[on] = ch
	if b.Sandbox.App, err = New(b.T.Context(), config, b.Clock, slog.New(slog.DiscardHandler)); err != nil {
		b.Fatal(err)
	}
	b.serve()
	return down
}
