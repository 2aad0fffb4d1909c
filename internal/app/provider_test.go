package app

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/custody/remote/remotetest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// eachProvided runs fn with a service on databases of either engine, whose wallets' keys
// a provider holds.
func eachProvided(t *testing.T, fn func(d *drill, provider *remotetest.Server)) {
	t.Parallel()
	for _, engine := range storetest.EnginesInTurn(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			fn(newProvided(t, engine))
		})
	}
}

func newProvided(t *testing.T, engine store.Engine) (*drill, *remotetest.Server) {
	t.Helper()
	d, provider := newDrill(t, engine), remotetest.Start(t)
	text, err := client.EncodeAPIKey(provider.Key)
	if err != nil {
		t.Fatal(err)
	}
	key := filepath.Join(t.TempDir(), "provider.key")
	if err := os.WriteFile(key, []byte(text+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	d.App.Close()
	custody := d.Config.Custody
	custody.Provider = &ProviderConfig{URL: provider.URL, Organization: remotetest.Organization, Key: key, PrivateAddresses: true}
	d.openCustody(custody)
	d.serve()
	return d, provider
}

// Such wallets are paid into, invest and pay out like any other.
func TestAProvidersKeysPay(t *testing.T) {
	eachProvided(t, func(d *drill, provider *remotetest.Server) {
		wallets := d.create(newWallets(2))
		d.fund(wallets, 100*money.Dollar)
		d.invest(wallets[:1], 60*money.Dollar)
		for i, flow := range d.withdraw([]transfer.WithdrawalRequest{payoutTo(wallets[0], 0, 70*money.Dollar), payoutTo(wallets[1], 1, 20*money.Dollar)}) {
			if flow.Status != transfer.Completed {
				d.Errorf("withdrawal %d is %s: %s", i, flow.Status, failureOf(flow))
			}
		}
		if n := provider.Activities("ACTIVITY_TYPE_CREATE_WALLET"); n < 2 {
			d.Errorf("the provider has made %d wallets", n)
		}
	})
}

// A payout that needs consent by the provider's own policy waits for the organization's approver, then for the
// provider's people, and is paid once.
func TestAPayoutAwaitsTheProvidersConsensus(t *testing.T) {
	eachProvided(t, func(d *drill, provider *remotetest.Server) {
		w := d.create(newWallets(1))[0]
		d.fund([]wallet.Wallet{w}, 100*money.Dollar)
		alice, _ := approvaltest.Register(d.T, d.Approvals, w.Organization, "alice")
		provider.Decide("ACTIVITY_STATUS_CONSENSUS_NEEDED")
		request := payoutTo(w, 0, 20*money.Dollar)
		if _, _, err := d.Transfers.Withdraw(d.T.Context(), request); err != nil {
			d.Fatal(err)
		}
		alice.Vote(d.pendingActivity(w.Organization), approval.Approve)
		d.until("what was approved waits at the provider", func() bool {
			var n int
			if err := d.DB.QueryRow(d.T.Context(), `SELECT COUNT(*) FROM tasks WHERE last_error LIKE '%waits at the provider%'`).Scan(&n); err != nil {
				d.Fatal(err)
			}
			return n > 0
		})
		if paid := d.paidTo(destinationOf(0)); paid != 0 {
			d.Errorf("%d is paid without the provider's consent", paid)
		}
		provider.Decide("ACTIVITY_STATUS_COMPLETED")
		d.Clock.Advance(time.Minute) // it is asked again after a while
		if flow := d.withdraw([]transfer.WithdrawalRequest{request})[0]; flow.Status != transfer.Completed {
			d.Errorf("the withdrawal is %s: %s", flow.Status, failureOf(flow))
		}
		if paid := d.paidTo(destinationOf(0)); paid != 19_950_000 {
			d.Errorf("it has paid %d", paid)
		}
	})
}
