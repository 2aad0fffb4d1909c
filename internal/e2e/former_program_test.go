package e2e

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

// markersMigration came with the first program whose payouts on Solana make markers.
const markersMigration = "internal/store/migrations/00068_markers.sql"

// formerProgram builds the program of the last revision before markers, from the history of this
// repository.
var formerProgram = sync.OnceValues(func() (string, error) {
	added, err := git("log", "--diff-filter=A", "--format=%H", "--", markersMigration)
	if err != nil {
		return "", err
	}
	revisions := strings.Fields(added)
	if len(revisions) == 0 {
		return "", fmt.Errorf("no revision adds %s", markersMigration)
	}
	before := revisions[len(revisions)-1] + "^"
	dir, archive, path := filepath.Join(scratch, "former"), filepath.Join(scratch, "former.tar"), filepath.Join(scratch, "granary-former")
	if _, err := git("archive", "--format=tar", "--output="+archive, before); err != nil {
		return "", err
	}
	if err := os.Mkdir(dir, 0o700); err != nil {
		return "", err
	}
	if out, err := exec.Command("tar", "-x", "-f", archive, "-C", dir).CombinedOutput(); err != nil {
		return "", fmt.Errorf("unpacking revision %s: %w\n%s", before, err, out)
	}
	if _, err := os.Stat(filepath.Join(dir, markersMigration)); err == nil {
		return "", fmt.Errorf("revision %s has %s", before, markersMigration)
	}
	build := exec.Command("go", "build", "-ldflags", "-s -w", "-o", path, "./cmd/granary")
	build.Dir, build.Env = dir, append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building the program of revision %s: %w\n%s", before, err, out)
	}
	return path, nil
})

// git runs a command in this repository.
func git(args ...string) (string, error) {
	command := exec.Command("git", append([]string{"-C", filepath.Join("..", "..")}, args...)...)
	var stderr bytes.Buffer
	command.Stderr = &stderr
	out, err := command.Output()
	if err != nil {
		err = fmt.Errorf("git %s: %w: %s: the whole history of the repository is needed", strings.Join(args, " "), err, bytes.TrimSpace(stderr.Bytes()))
	}
	return string(out), err
}

// upgradeConfig is a configuration that both programs take.
const upgradeConfig = `
listen: 127.0.0.1:0
operatorListen: 127.0.0.1:0
database: "${DATABASE_URL}"
custody:
  seed: %[1]s/seed.age
  identity: %[1]s/identity.age
tokenKey: %[1]s/token-key.pem
lease: 5s
chains:
  solana_devnet:
    rpc: "${SOLANA_RPC_URL}"
    genesis: "%[2]s"
    tokens: { usdc: "%[3]s", usdt: "%[4]s" }
    poll: 50ms
    withdrawalFeeUsd: "0.05"
    feeCollector: "%[5]s"
`

// upgrade is a service on Solana that goes over from the last program before markers to this one.
type upgrade struct {
	*testing.T
	former, latest string // the programs
	chain          *validator.Validator
	node           *rpctest.Proxy
	in             *installation
	keys           *custody.Keyring
	db             *store.DB
	token          string
}

// newUpgrade installs the former program, on a chain of this process.
func newUpgrade(t *testing.T, engine store.Engine) *upgrade {
	t.Helper()
	u := &upgrade{T: t}
	var err error
	if u.former, err = formerProgram(); err != nil {
		t.Fatal(err)
	}
	if u.latest, err = granary(); err != nil {
		t.Fatal(err)
	}
	u.chain, err = validator.Start(validator.Options{SlotTime: 50 * time.Millisecond, OnDemand: true, LegacyFaucet: true, Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = u.chain.Close() })
	u.node = rpctest.New(t, u.chain.URL())
	u.in = &installation{tb: t, program: u.former, dir: t.TempDir()}
	u.in.configure(fmt.Sprintf(upgradeConfig, u.in.dir, validator.GenesisHash, validator.USDC, validator.USDT, validator.FeeCollector))
	u.in.database = "sqlite:" + u.in.path("granary.db")
	if engine == store.Postgres {
		u.in.database = storetest.Address(t, engine)
		emptied(t, u.in.database)
	}
	u.in.environ = append(os.Environ(), "GRANARY_CONFIG="+u.in.path("granary.yaml"), "SOLANA_RPC_URL="+u.node.URL, "DATABASE_URL="+u.in.database)
	u.in.must("keys", "create")
	u.in.must("migrate")
	u.token = strings.TrimSpace(u.in.must("token", "issue", "--organization", uuid.NewString(), "--subject", "test"))
	if u.keys, err = custody.OpenSeed(u.in.path("seed.age"), u.in.path("identity.age")); err != nil {
		t.Fatal(err)
	}
	if _, err := u.chain.Faucet(u.keys.FeePayer().Account(), 10_000_000_000); err != nil {
		t.Fatal(err)
	}
	if u.db, err = store.Open(t.Context(), u.in.database, clock.New()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(u.db.Close)
	return u
}

// serve starts a replica of a program.
func (u *upgrade) serve(program string) (*replica, *client.Client) {
	u.Helper()
	u.in.program = program
	r := u.in.serve()
	c, err := client.NewClient(r.api, client.WithToken(u.token))
	if err != nil {
		u.Fatal(err)
	}
	return r, c
}

func (u *upgrade) count(query string, args ...any) (n int) {
	u.Helper()
	if err := u.db.QueryRow(u.Context(), query, args...).Scan(&n); err != nil {
		u.Fatal(err)
	}
	return n
}

// upgradePayout is a payout of a wallet of its own to an account without other payments.
type upgradePayout struct {
	what       string
	wallet     client.Wallet
	own, payee solana.PublicKey
	withdrawal uuid.UUID
}

const (
	upgradeDeposit = 100_000_000 // that each wallet has, in micro-USD
	upgradePaid    = 9_950_000   // that each payee gets of 10 dollars
)

// ask makes a wallet with money in it, and asks for a payout.
func (u *upgrade) ask(c *client.Client, what string) *upgradePayout {
	u.Helper()
	p := &upgradePayout{what: what}
	p.wallet = mustRead[client.Wallet](u.T)(c.CreateWallet(u.Context(), client.WalletCreate{RequestID: uuid.New(), Label: what}))
	until := func(what string, met func(client.Wallet) bool) {
		waittest.Until(u, what, func() bool {
			p.wallet = mustRead[client.Wallet](u.T)(c.GetWallet(u.Context(), p.wallet.ID))
			return met(p.wallet)
		})
	}
	until("the wallet is idle", func(w client.Wallet) bool { return w.Status == client.WalletStatusIdle })
	var err error
	if p.own, err = solana.ParsePublicKey(p.wallet.DepositAddresses[string(client.ChainSolanaDevnet)]); err != nil {
		u.Fatal(err)
	}
	if _, err := u.chain.FaucetToken(validator.USDC, p.own, upgradeDeposit); err != nil {
		u.Fatal(err)
	}
	until("the deposit is credited", func(w client.Wallet) bool { return w.TotalUSD == usd(upgradeDeposit) })
	to := newSolanaAddress()
	if p.payee, err = solana.ParsePublicKey(to); err != nil {
		u.Fatal(err)
	}
	p.withdrawal = mustRead[client.Withdrawal](u.T)(c.CreateWithdrawal(u.Context(), p.wallet.ID, client.WithdrawalCreate{RequestID: uuid.New(), AmountUSD: json.Number("10"),
		Token: client.TokenUsdc, DestinationChain: client.ChainSolanaDevnet, DestinationAddress: to})).ID
	return p
}

// mustRead reads an answer that is a success.
func mustRead[T any](t *testing.T) func(*http.Response, error) T {
	return func(res *http.Response, err error) T {
		t.Helper()
		out, err := read[T](res, err)
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
}

// untilPaid waits until a payout is complete, and checks that it was paid once.
func (u *upgrade) untilPaid(c *client.Client, all ...*upgradePayout) {
	u.Helper()
	for _, p := range all {
		waittest.Until(u, p.what+" is paid", func() bool {
			w := mustRead[client.Withdrawal](u.T)(c.GetWithdrawal(u.Context(), p.wallet.ID, p.withdrawal))
			if w.Status == client.WithdrawalStatusFailed {
				u.Fatalf("%s has failed: %+v", p.what, w)
			}
			return w.Status == client.WithdrawalStatusCompleted
		})
		u.checkPaid(p, 1)
	}
}

// checkPaid checks how often a payout was paid.
func (u *upgrade) checkPaid(p *upgradePayout, times uint64) {
	u.Helper()
	if got, left := u.chain.TokenBalance(validator.USDC, p.payee), u.chain.TokenBalance(validator.USDC, p.own); got != times*upgradePaid || left != upgradeDeposit-times*10_000_000 {
		u.Errorf("%s: the payee has %s and the wallet %s, want %d payments", p.what, usd(int64(got)), usd(int64(left)), times)
	}
}

// askUnsigned requests payouts until the former program has failed to start one, since it must write no nonce
// accounts any more, and returns them. A payout whose nonce account serves another only waits: then one more is
// requested. None of them may be signed.
func (u *upgrade) askUnsigned(c *client.Client, what string) (asked []*upgradePayout) {
	u.Helper()
	for range custody.MaxNonceAccounts {
		p := u.ask(c, what)
		asked = append(asked, p)
		var why string
		waittest.Until(u, "the former program fails at "+what, func() bool {
			err := u.db.QueryRow(u.Context(), `SELECT t.last_error FROM tasks t JOIN steps s ON s.id = t.key
				WHERE t.kind = 'transfer.start:solana_devnet' AND s.workflow_id = $1 AND t.last_error <> ''`, p.withdrawal.String()).Scan(&why)
			if err != nil && !errors.Is(err, store.ErrNoRows) {
				u.Fatal(err)
			}
			return err == nil
		})
		if n := u.count(`SELECT COUNT(*) FROM intents WHERE wallet = $1`, string(p.own.Address())); n != 0 {
			u.Errorf("%s is signed", what)
		}
		u.checkPaid(p, 0)
		if strings.Contains(why, "solana_nonce_") || strings.Contains(why, "signed_nonces") {
			return asked
		}
		if !strings.Contains(why, "is used") {
			u.Fatalf("%s waits: %s", what, why)
		}
	}
	u.Fatalf("%s: each of %d waits for its nonce account", what, len(asked))
	return nil
}

// twoUnderWay waits until the former program has signed two of the payouts and sent them, and returns
// their transactions in nonce form, as a stranger may have them.
func (u *upgrade) twoUnderWay(of []*upgradePayout) (one, other solana.Transaction) {
	u.Helper()
	var found []solana.Transaction
	waittest.Until(u, "two payouts are under way", func() bool {
		found = found[:0]
		for _, p := range of {
			if tx, is := u.findUnderWay(p); is {
				found = append(found, tx)
			}
		}
		return len(found) >= 2
	})
	return found[0], found[1]
}

// findUnderWay returns the transaction of a payout in nonce form, if it was sent.
func (u *upgrade) findUnderWay(p *upgradePayout) (tx solana.Transaction, is bool) {
	u.Helper()
	var text string
	err := u.db.QueryRow(u.Context(), `SELECT delegation FROM intents WHERE wallet = $1 AND state = 'carried'`, string(p.own.Address())).Scan(&text)
	if errors.Is(err, store.ErrNoRows) {
		return solana.Transaction{}, false
	}
	if err != nil {
		u.Fatal(err)
	}
	var attached struct {
		Versions []solintent.Version `json:"versions"`
	}
	if err := json.Unmarshal([]byte(text), &attached); err != nil || len(attached.Versions) == 0 {
		u.Fatalf("%s is attached %q: %v", p.what, text, err)
	}
	m, err := solana.DecodeMessage(attached.Versions[0].Message)
	if err != nil {
		u.Fatal(err)
	}
	paid, err := u.keys.FeePayer().SignMessage(m)
	if err != nil {
		u.Fatal(err)
	}
	return solana.Transaction{Signatures: []solana.Signature{paid, attached.Versions[0].Signature}, Message: m}, true
}

// send has the chain take a transaction, and make a slot.
func (u *upgrade) send(tx solana.Transaction) {
	u.Helper()
	if err := u.chain.Send(tx); err != nil {
		u.Fatal(err)
	}
	if err := u.chain.MineSlots(1); err != nil {
		u.Fatal(err)
	}
}

// The last program before markers runs beside this one on one database. From the migration on it signs no payment on
// Solana, however long it has been running and however often it is started, and this one pays each payout once: the
// former's paid ones, those in flight in nonce form, and those that it cannot sign any more.
func TestTheProgramBeforeMarkersSignsNothingBesideThisOne(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			u := newUpgrade(t, engine)
			former, c := u.serve(u.former)
			u.untilPaid(c, u.ask(c, "a payout before"))
			// While no transaction is sent no nonce account is made.
			waittest.Until(t, "all nonce accounts are free", func() bool {
				return u.count(`SELECT COUNT(*) FROM solana_nonce_accounts`) >= 2 && u.count(`SELECT COUNT(*) FROM solana_nonce_accounts WHERE state <> 'free'`) == 0
			})
			u.node.Set(rpctest.Faults{SwallowSends: true})
			// Each id has one of sixteen nonce accounts, which serves one id at a time: two of four have different ones.
			meanwhile := []*upgradePayout{u.ask(c, "a payout under way"), u.ask(c, "a second"), u.ask(c, "a third"), u.ask(c, "a fourth")}
			held, landing := u.twoUnderWay(meanwhile)

			u.in.program = u.latest
			u.in.must("migrate")
			u.node.Set(rpctest.Faults{})
			unsigned := u.askUnsigned(c, "a payout asked of the former program")
			u.send(landing)
			beside := engine == store.Postgres // on SQLite one process serves
			if !beside {
				former.stop(t)
			}
			latest, c2 := u.serve(u.latest)
			waittest.Until(t, "the chain has begun with markers", func() bool {
				return u.count(`SELECT COUNT(*) FROM solana_marker_chains WHERE begun_at > 0`) == 1
			})
			all := append(append(meanwhile, unsigned...), u.ask(c2, "a payout asked of this program"))
			if beside {
				all = append(all, u.ask(c, "a payout asked of the former program beside this one"))
				former.stop(t)
			}
			u.untilPaid(c2, all...)
			for place := range custody.MaxNonceAccounts {
				if u.chain.Account(custody.NonceAccount(u.keys.FeePayer().Account(), place)).Lamports > 0 {
					t.Fatalf("the nonce account at %d is there", place)
				}
			}
			u.send(held) // it lands no more

			latest.stop(t)
			former, c = u.serve(u.former)
			all = append(all, u.askUnsigned(c, "a payout asked of the former program that is started again")...)
			former.stop(t)
			_, c2 = u.serve(u.latest)
			u.untilPaid(c2, all...)
			u.in.program = u.latest
			if out := u.in.must("verify"); !strings.Contains(out, " 0 mismatches") {
				t.Errorf("verify said %q", out)
			}
			if n := u.count(`SELECT COUNT(*) FROM intents WHERE chain = $1 AND state = 'executed'`, string(chain.SolanaDevnet)); n != len(all)+1 {
				t.Errorf("%d intents were executed, want %d", n, len(all)+1)
			}
		})
	}
}
