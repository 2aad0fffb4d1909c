package app

import (
	"errors"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/signer/signerrpc"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

// apart is a drill whose service holds no seed: a signer of its own does.
type apart struct {
	*drill
	signer SignerConfig
	stop   func() // the signer that runs
}

// eachApart runs fn with a service and its signer on databases of either engine.
func eachApart(t *testing.T, fn func(a *apart)) {
	t.Parallel()
	for _, engine := range storetest.EnginesInTurn(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			fn(newApart(t, engine))
		})
	}
}

func newApart(t *testing.T, engine store.Engine) *apart {
	t.Helper()
	a := &apart{drill: newDrill(t, engine)}
	dir := t.TempDir()
	files, err := signerrpc.CreateCertificates(dir, []string{"127.0.0.1"}, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	a.App.Close()
	a.signer = signerConfigOf(a.Config, storetest.Address(t, engine), files)
	a.signer.Custody = SeedConfig{Seed: filepath.Join(dir, "seed.age"), Identity: filepath.Join(dir, "identity.age")}
	if err := errors.Join(os.Rename(a.Config.Custody.Seed, a.signer.Custody.Seed), os.Rename(a.Config.Custody.Identity, a.signer.Custody.Identity)); err != nil {
		t.Fatal(err)
	}
	if err := a.signer.Check(); err != nil {
		t.Fatal(err)
	}
	address := a.startSigner()
	a.signer.Listen = address // when it is started again
	a.openCustody(CustodyConfig{Signer: &RemoteSignerConfig{
		URL: NodeURLs{"https://" + address}, CA: files.Client.CA, Certificate: files.Client.Certificate, Key: files.Client.Key,
	}})
	return a
}

// signerConfigOf returns the signer's configuration of the service's chain and its sources.
func signerConfigOf(c Config, database string, files signerrpc.CertificateFiles) SignerConfig {
	s := SignerConfig{
		Listen: anyPort, OperatorListen: anyPort, Database: database, Chains: map[chain.Name]SignerChainConfig{},
		TLS: SignerTLSConfig{CA: files.Signer.CA, Certificate: files.Signer.Certificate, Key: files.Signer.Key, Clients: []string{signerrpc.ClientName}},
	}
	for _, name := range c.chainNames() {
		ch := c.Chains[name]
		if on := ch.Solana; name.IsSolana() {
			s.Chains[name] = SignerChainConfig{Solana: SignerSolanaConfig{Genesis: on.Genesis, Tokens: on.Tokens, TokenExtensions: on.TokenExtensions, WithdrawalFee: on.WithdrawalFee,
				FeeCollector: on.FeeCollector, IntentLife: on.IntentLife, MaxUnitPrice: on.MaxUnitPrice}}
			continue
		}
		s.Chains[name] = SignerChainConfig{
			ChainID: ch.ChainID, Tokens: ch.Tokens, Executor: ch.Executor, BalanceGuard: ch.BalanceGuard, WithdrawalFee: ch.WithdrawalFee, FeeCollector: ch.FeeCollector,
			IntentLife: ch.IntentLife, FeeWrapperFactory: ch.FeeWrapperFactory, AdapterFactory: ch.AdapterFactory, MicroVaultFactory: ch.MicroVaultFactory,
		}
	}
	for _, source := range c.signerSources() {
		s.Sources = append(s.Sources, SignerSourceConfig{ID: source.ID, Chain: source.Chain, DepositToken: source.Token, Vault: source.Vault, Requests: source.Requests})
	}
	return s
}

// startSigner starts the signer and returns where it answers services.
func (a *apart) startSigner() (address string) {
	a.Helper()
	address, a.stop = startSignerProcess(a.T, a.signer, a.Clock)
	return address
}

// openCustody opens the service again, with keys of the given custody.
func (d *drill) openCustody(custody CustodyConfig) {
	d.Helper()
	config := d.Config
	config.Custody = custody
	opened, err := New(d.T.Context(), config, d.Clock, slog.New(slog.DiscardHandler))
	if err != nil {
		d.Fatal(err)
	}
	d.App = opened
}

func TestAServiceWithoutASeedPaysThroughItsSigner(t *testing.T) {
	eachApart(t, func(a *apart) {
		for _, name := range []string{"seed.age", "identity.age"} {
			if _, err := os.Stat(filepath.Join(a.dir, name)); !errors.Is(err, fs.ErrNotExist) {
				t.Fatalf("the service has its %s: %v", name, err)
			}
		}
		a.serve()
		wallets := a.create(newWallets(2))
		a.fund(wallets, 100*money.Dollar)
		a.invest(wallets[:1], 60*money.Dollar)
		flows := a.withdraw([]transfer.WithdrawalRequest{payoutTo(wallets[0], 0, 70*money.Dollar), payoutTo(wallets[1], 1, 20*money.Dollar)})
		for i, flow := range flows {
			if flow.Status != transfer.Completed {
				a.Errorf("withdrawal %d is %s: %s", i, flow.Status, failureOf(flow))
			}
		}
		a.assertBooksAgree()
	})
}

// A service on Solana holds no seed either: its signer signs the versions of each payout, and
// is away at times.
func TestAServiceOnSolanaPaysThroughItsSigner(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.EnginesInTurn(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			var apart SignerConfig
			var stop func()
			w := newSolanaWorld(t, engine, solanaOptions{slotTime: 50 * time.Millisecond, custody: func(w *solanaWorld) {
				apart, stop = w.moveSeed(engine)
			}})
			mine := w.createWallet()
			w.pay(keyOfWallet(mine), 100_000_000)
			w.untilHolds(mine, 100*money.Dollar)
			payee := newSolanaKey(t)
			w.withdraw(mine, payee, 40*money.Dollar)
			stop()
			flow := w.order(mine, payee, 20*money.Dollar)
			waittest.Until(t, "a start has failed for want of the signer", func() bool {
				return w.countRows(`SELECT COUNT(*) FROM tasks WHERE last_error LIKE '%the signer does not answer%'`) > 0
			})
			_, stop = startSignerProcess(t, apart, w.clock)
			if ended := w.untilEnded(mine, flow.ID); ended.Status != transfer.Completed {
				t.Errorf("the withdrawal is %s: %s", ended.Status, failureOf(ended))
			}
			if got := w.chain.TokenBalance(validator.USDC, payee); got != 59_900_000 {
				t.Errorf("the payee has %d units, want 59900000", got)
			}
			w.assertBooksAgree()
		})
	}
}

// moveSeed gives the seed to a signer of its own, and has the service ask that.
func (w *solanaWorld) moveSeed(engine store.Engine) (apart SignerConfig, stop func()) {
	w.Helper()
	dir := w.TempDir()
	files, err := signerrpc.CreateCertificates(dir, []string{"127.0.0.1"}, time.Now())
	if err != nil {
		w.Fatal(err)
	}
	apart = signerConfigOf(w.config, storetest.Address(w.T, engine), files)
	apart.Custody = SeedConfig{Seed: filepath.Join(dir, "seed.age"), Identity: filepath.Join(dir, "identity.age")}
	if err := errors.Join(os.Rename(w.config.Custody.Seed, apart.Custody.Seed), os.Rename(w.config.Custody.Identity, apart.Custody.Identity), apart.Check()); err != nil {
		w.Fatal(err)
	}
	apart.Listen, stop = startSignerProcess(w.T, apart, w.clock)
	w.config.Custody = CustodyConfig{Signer: &RemoteSignerConfig{URL: NodeURLs{"https://" + apart.Listen}, CA: files.Client.CA, Certificate: files.Client.Certificate, Key: files.Client.Key}}
	return apart, stop
}

func TestWithdrawalsOutliveTheirSigner(t *testing.T) {
	eachApart(t, func(a *apart) {
		a.serve()
		wallets := a.create(newWallets(3))
		a.fund(wallets, 100*money.Dollar)
		a.stop()
		requests := make([]transfer.WithdrawalRequest, len(wallets))
		for i, w := range wallets {
			requests[i] = payoutTo(w, i, 20*money.Dollar)
			if _, _, err := a.Transfers.Withdraw(a.T.Context(), requests[i]); err != nil {
				a.Fatalf("a withdrawal is not taken while the signer is away: %v", err)
			}
		}
		var failing int
		a.until("a start has failed for want of the signer", func() bool {
			err := a.DB.QueryRow(a.T.Context(), `SELECT COUNT(*) FROM tasks WHERE last_error LIKE '%the signer does not answer%'`).Scan(&failing)
			if err != nil {
				a.Fatal(err)
			}
			return failing > 0
		})
		a.startSigner()
		for i, flow := range a.withdraw(requests) { // again: the same ones
			if flow.Status != transfer.Completed {
				a.Errorf("withdrawal %d is %s: %s", i, flow.Status, failureOf(flow))
			}
			if paid := a.paidTo(destinationOf(i)); paid != 19_950_000 {
				a.Errorf("withdrawal %d has paid %d", i, paid)
			}
		}
		a.assertBooksAgree()
	})
}

// A payout waits for its approver, and the signer is away when the vote comes.
func TestAWaitingPayoutOutlivesItsSigner(t *testing.T) {
	eachApart(t, func(a *apart) {
		a.serve()
		w := a.create(newWallets(1))[0]
		a.fund([]wallet.Wallet{w}, 100*money.Dollar)
		alice, _ := approvaltest.Register(a.T, a.Approvals, w.Organization, "alice")
		threshold := 10 * money.Dollar
		policies := policy.NewService(a.DB, a.payees, a.Config.chainNames(), a.Approvals)
		if _, _, err := policies.Set(a.T.Context(), w.Organization, policy.Policy{ApprovalThreshold: &threshold}); err != nil {
			a.Fatal(err)
		}
		alice.Vote(a.pendingActivity(w.Organization), approval.Approve)

		request := payoutTo(w, 0, 20*money.Dollar)
		if _, _, err := a.Transfers.Withdraw(a.T.Context(), request); err != nil {
			a.Fatal(err)
		}
		waiting := a.pendingActivity(w.Organization)
		a.assertBooksAgree()
		a.stop()
		if r := alice.Vote(waiting, approval.Approve); !r.Approved {
			a.Errorf("the vote is not enough while the signer is away: %+v", r)
		}
		a.startSigner()
		if flow := a.withdraw([]transfer.WithdrawalRequest{request})[0]; flow.Status != transfer.Completed {
			a.Errorf("the withdrawal is %s: %s", flow.Status, failureOf(flow))
		}
		if paid := a.paidTo(destinationOf(0)); paid != 19_950_000 {
			a.Errorf("it has paid %d", paid)
		}
		a.assertBooksAgree()
	})
}

// pendingActivity is the one that waits.
func (d *drill) pendingActivity(organization uuid.UUID) (id uuid.UUID) {
	d.Helper()
	d.until("one activity waits", func() bool {
		all, err := d.Approvals.ListPending(d.T.Context(), organization)
		if err != nil {
			d.Fatal(err)
		}
		if len(all) == 1 {
			id = all[0].ID
		}
		return len(all) == 1
	})
	return id
}
