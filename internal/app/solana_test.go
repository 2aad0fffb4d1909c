package app

import (
	"context"
	"crypto/ed25519"
	"log/slog"
	"net"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

const solanaCash = "cash:solana_devnet:usdc"

// solanaWorld is a service whose only chain is one of Solana's.
type solanaWorld struct {
	*testing.T
	*App
	chain  solanaChain
	forks  *validator.Validator // the chain, where it has any
	node   *rpctest.Proxy       // in front of it, where a test has one
	config Config
	clock  *clock.Clock
	end    func() // of the service that runs
	people uuid.UUID
	engine store.Engine
	logs   slog.Handler
}

func eachSolanaWorld(t *testing.T, fn func(w *solanaWorld)) {
	t.Helper()
	eachSolanaWorldOf(t, solanaOptions{slotTime: 50 * time.Millisecond}, fn)
}

// solanaOptions are the differences between worlds.
type solanaOptions struct {
	slotTime time.Duration        // none: the test makes the slots
	prepare  func(w *solanaWorld) // the chain and the configuration, before the service is opened
	custody  func(w *solanaWorld) // where the keys are, once there are some
	refused  bool                 // it is opened, and not served
	forked   bool                 // the test makes forks, which Surfpool has not
	surfpool bool                 // the chain is Surfpool
	// alpenglow has slots confirmed only once they are final, which Surfpool does not have.
	alpenglow bool
}

func newSolanaWorld(t *testing.T, engine store.Engine, o solanaOptions) *solanaWorld {
	t.Helper()
	dir := t.TempDir()
	w := &solanaWorld{T: t, clock: clock.New(), people: uuid.New(), end: func() {}, engine: engine, logs: slog.DiscardHandler}
	genesis := w.startChain(o)
	w.config = Config{
		Listen: anyPort, OperatorListen: anyPort, Database: storetest.Address(t, engine), TokenKey: filepath.Join(dir, "token-key.pem"), Drain: new(time.Duration),
		Roster:  filepath.Join(dir, "roster"),
		Custody: CustodyConfig{Seed: filepath.Join(dir, "seed.age"), Identity: filepath.Join(dir, "identity.age")},
		Chains: ChainConfigs{chain.SolanaDevnet: {Solana: SolanaConfig{
			RPC: NodeURLs{w.chain.URL()}, Genesis: genesis, Tokens: map[chain.Token]solana.PublicKey{chain.USDC: validator.USDC, chain.USDT: validator.USDT},
			Poll: 20 * time.Millisecond, WithdrawalFee: "0.05", FeeCollector: newSolanaKey(t),
		}}},
	}
	w.config.setDefaults()
	if o.slotTime == 0 {
		defer w.keepMining()()
	}
	if o.prepare != nil {
		o.prepare(w)
	}
	if err := w.config.Check(); err != nil {
		t.Fatal(err)
	}
	if err := MakeKeys(w.config.Custody); err != nil {
		t.Fatal(err)
	}
	if _, err := auth.CreateKey(w.config.TokenKey); err != nil {
		t.Fatal(err)
	}
	w.fundFeePayer()
	if o.custody != nil {
		o.custody(w)
	}
	w.open()
	t.Cleanup(func() { w.end(); w.App.Close() })
	if !o.refused {
		w.serve()
	}
	return w
}

// keepMining makes slots for waiting transactions until stop is called.
func (w *solanaWorld) keepMining() (stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	var mining sync.WaitGroup
	mining.Go(func() {
		tick := time.NewTicker(10 * time.Millisecond)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
				if err := w.chain.Tick(); err != nil {
					w.Error(err)
				}
			case <-ctx.Done():
				return
			}
		}
	})
	return func() { cancel(); mining.Wait() }
}

func (w *solanaWorld) mine(slots int) {
	if err := w.chain.MineSlots(slots); err != nil {
		w.Error(err)
	}
}

func newSolanaKey(t *testing.T) solana.PublicKey {
	t.Helper()
	public, _, err := ed25519.GenerateKey(nil)
	if err != nil {
		t.Fatal(err)
	}
	return solana.PublicKey(public)
}

func (w *solanaWorld) fundFeePayer() {
	w.Helper()
	keys, err := custody.OpenSeed(w.config.Custody.Seed, w.config.Custody.Identity)
	if err != nil {
		w.Fatal(err)
	}
	if _, err := w.chain.Faucet(keys.FeePayer().Account(), 10_000_000_000); err != nil {
		w.Fatal(err)
	}
	waittest.Until(w, "the fee payer has SOL", func() bool { return w.chain.Lamports(keys.FeePayer().Account()) > 0 })
}

func (w *solanaWorld) open() {
	w.Helper()
	var err error
	w.App, err = New(w.T.Context(), w.config, w.clock, slog.New(w.logs))
	if err != nil {
		w.Fatal(err)
	}
}

func (w *solanaWorld) serve() {
	w.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	ended, ready := make(chan error, 1), make(chan struct{})
	app := w.App
	go func() { ended <- app.Run(ctx, func(net.Addr, net.Addr) error { close(ready); return nil }) }()
	w.end = func() {
		cancel()
		if err := <-ended; err != nil {
			w.Error(err)
		}
		w.end = func() {}
	}
	select {
	case <-ready:
	case err := <-ended:
		w.Fatal(err)
	}
}

// restart ends the service and opens it on the same database.
func (w *solanaWorld) restart() {
	w.Helper()
	w.end()
	w.App.Close()
	w.open()
	w.serve()
}

func (w *solanaWorld) createWallet() wallet.Wallet {
	w.Helper()
	made, _, err := w.Wallets.Create(w.T.Context(), wallet.CreateRequest{Organization: w.people, RequestID: uuid.New(), Label: "a"})
	if err != nil {
		w.Fatal(err)
	}
	waittest.Until(w, "the wallet has its addresses", func() bool {
		made, err = w.Wallets.Get(w.T.Context(), w.people, made.ID)
		return err == nil && made.Status() == wallet.StatusIdle
	})
	return made
}

func keyOfWallet(of wallet.Wallet) solana.PublicKey {
	return solana.KeyOf(of.Addresses[chain.SolanaDevnet])
}

// pay sends USDC to a wallet or a token account.
func (w *solanaWorld) pay(to solana.PublicKey, units uint64) {
	w.Helper()
	if _, err := w.chain.FaucetToken(validator.USDC, to, units); err != nil {
		w.Fatal(err)
	}
}

func (w *solanaWorld) holds(of wallet.Wallet) money.USD {
	w.Helper()
	held, err := w.Transfers.Holdings(w.T.Context(), of.ID)
	if err != nil {
		w.Fatal(err)
	}
	for _, h := range held[of.ID] {
		if h.ID == solanaCash {
			return h.Value
		}
	}
	return 0
}

func (w *solanaWorld) untilHolds(of wallet.Wallet, amount money.USD) {
	w.Helper()
	waittest.Until(w, "the books have "+amount.String(), func() bool { return w.holds(of) == amount })
}

func (w *solanaWorld) tryOrder(of wallet.Wallet, to solana.PublicKey, amount money.USD) (transfer.Workflow, error) {
	flow, _, err := w.Transfers.Withdraw(w.T.Context(), transfer.WithdrawalRequest{Organization: w.people, Wallet: of.ID, RequestID: uuid.New(),
		Amount: amount, DestinationChain: chain.SolanaDevnet, DestinationAddress: to.String(), Token: chain.USDC})
	return flow, err
}

func (w *solanaWorld) order(of wallet.Wallet, to solana.PublicKey, amount money.USD) transfer.Workflow {
	w.Helper()
	flow, err := w.tryOrder(of, to, amount)
	if err != nil {
		w.Fatal(err)
	}
	return flow
}

func (w *solanaWorld) untilEnded(of wallet.Wallet, id uuid.UUID) (flow transfer.Workflow) {
	w.Helper()
	ended := false
	defer func() {
		if !ended {
			w.Logf("its intent is %s", w.readText(`SELECT state || ' ' || reason FROM intents`))
		}
	}()
	waittest.Until(w, "the withdrawal ends", func() bool {
		var err error
		flow, err = w.Transfers.Get(w.T.Context(), w.people, of.ID, wallet.Withdrawal, id)
		ended = err == nil && flow.CompletedAt != nil
		return ended
	})
	return flow
}

func (w *solanaWorld) withdraw(of wallet.Wallet, to solana.PublicKey, amount money.USD) transfer.Workflow {
	w.Helper()
	flow := w.untilEnded(of, w.order(of, to, amount).ID)
	if flow.Status != transfer.Completed {
		w.Errorf("a withdrawal of %s to %s is %s: %s", amount, to, flow.Status, failureOf(flow))
	}
	return flow
}

// assertBooksAgree verifies everything.
func (w *solanaWorld) assertBooksAgree() {
	w.Helper()
	report, err := w.NewVerifier().Run(w.T.Context())
	if err != nil {
		w.Fatal(err)
	}
	for _, m := range report.Mismatches {
		w.Errorf("verify: %s %s: %s", m.Wallet, m.Position, m.Text)
	}
	if report.Wallets == 0 || report.Balances == 0 {
		w.Errorf("verify compared %d wallets and %d balances", report.Wallets, report.Balances)
	}
}

func TestAServiceOnSolana(t *testing.T) {
	t.Parallel()
	eachSolanaWorld(t, func(w *solanaWorld) {
		mine := w.createWallet()
		own := keyOfWallet(mine)
		w.pay(own, 100_000_000)
		w.untilHolds(mine, 100*money.Dollar)
		if n := w.countRows(`SELECT COUNT(*) FROM events WHERE type = 'portfolio_wallet.deposit.status_changed' AND payload LIKE '%"status":"completed"%'`); n != 1 {
			w.Errorf("%d events tell that the deposit is completed", n)
		}

		payee := newSolanaKey(w.T)
		w.withdraw(mine, payee, 40*money.Dollar)
		if got := w.chain.TokenBalance(validator.USDC, payee); got != 39_950_000 {
			w.Errorf("the payee has %d units, want 39950000", got)
		}
		w.untilHolds(mine, 60*money.Dollar)
		w.assertBooksAgree()

		// Again to the token account itself, which is there now.
		w.withdraw(mine, solana.AssociatedTokenAddress(payee, validator.USDC, solana.TokenProgram), 10*money.Dollar)
		if got := w.chain.TokenBalance(validator.USDC, payee); got != 49_900_000 {
			w.Errorf("the payee has %d units, want 49900000", got)
		}
		w.assertBooksAgree()
	})
}

// A wallet may own several token accounts: all of them are its money, and a payout takes
// from as many as it needs.
func TestMoneyInTwoTokenAccounts(t *testing.T) {
	t.Parallel()
	eachSolanaWorld(t, func(w *solanaWorld) {
		mine := w.createWallet()
		own := keyOfWallet(mine)
		w.pay(own, 30_000_000)
		w.pay(w.plantTokenAccount(validator.USDC, own), 25_000_000)
		w.untilHolds(mine, 55*money.Dollar)
		w.assertBooksAgree()
		payee := newSolanaKey(w.T)
		w.withdraw(mine, payee, 50*money.Dollar)
		if got := w.chain.TokenBalance(validator.USDC, payee); got != 49_950_000 {
			w.Errorf("the payee has %d units, want 49950000", got)
		}
		w.untilHolds(mine, 5*money.Dollar)
		w.assertBooksAgree()
	})
}

// The kind of an address is on the chain: a request with one that cannot be paid is rejected.
func TestAddressesThatSolanaCannotPay(t *testing.T) {
	t.Parallel()
	eachSolanaWorld(t, func(w *solanaWorld) {
		mine := w.createWallet()
		own := keyOfWallet(mine)
		w.pay(own, 30_000_000)
		w.untilHolds(mine, 30*money.Dollar)
		keys, err := custody.OpenSeed(w.config.Custody.Seed, w.config.Custody.Identity)
		if err != nil {
			w.Fatal(err)
		}
		payer := keys.FeePayer().Account()
		stranger := newSolanaKey(w.T)
		for what, at := range map[string]solana.PublicKey{
			"the mint":                        validator.USDC,
			"a program":                       solana.MemoProgram,
			"a token account of another mint": w.plantTokenAccount(validator.USDT, stranger),
			"an address without a key":        solana.AssociatedTokenAddress(stranger, validator.USDC, solana.TokenProgram),
			"the fee payer":                   payer,
			"a nonce account":                 custody.NonceAccount(payer, 0),
			"the wallet itself":               own,
		} {
			if _, err := w.tryOrder(mine, at, 10*money.Dollar); fault.CodeOf(err) != fault.InvalidDestination {
				w.Errorf("%s may be paid: %v", what, err)
			}
		}
		if got := w.holds(mine); got != 30*money.Dollar {
			w.Errorf("the wallet holds %s after refusals", got)
		}
		w.assertBooksAgree()
	})
}

// A process that stops between signing and landing, and one that goes on with its rows, pay
// once together.
func TestAStopDoesNotPayTwice(t *testing.T) {
	t.Parallel()
	eachSolanaWorld(t, func(w *solanaWorld) {
		mine := w.createWallet()
		w.pay(keyOfWallet(mine), 100_000_000)
		w.untilHolds(mine, 100*money.Dollar)
		payee := newSolanaKey(w.T)
		flow := w.order(mine, payee, 40*money.Dollar)
		waittest.Until(w, "the payout is signed", func() bool { return w.countRows(`SELECT COUNT(*) FROM intents`) == 1 })
		w.restart()
		if ended := w.untilEnded(mine, flow.ID); ended.Status != transfer.Completed {
			w.Errorf("the withdrawal is %s: %s", ended.Status, failureOf(ended))
		}
		w.restart()
		w.withdraw(mine, payee, 10*money.Dollar)
		if got := w.chain.TokenBalance(validator.USDC, payee); got != 49_900_000 {
			w.Errorf("the payee has %d units, want 49900000", got)
		}
		w.assertBooksAgree()
	})
}

// Each tampering is found by the chain's state.
func TestVerifyFindsWhatSolanaContradicts(t *testing.T) {
	t.Parallel()
	eachSolanaWorld(t, func(w *solanaWorld) {
		mine := w.createWallet()
		own := keyOfWallet(mine)
		w.pay(own, 100_000_000)
		w.untilHolds(mine, 100*money.Dollar)
		w.withdraw(mine, newSolanaKey(w.T), 40*money.Dollar)
		w.assertBooksAgree()
		w.end() // the rest is unknown to the service

		for _, tampered := range []struct{ what, query, back, want string }{
			{"the slot of an execution", `UPDATE intents SET block_number = block_number - 1`, `UPDATE intents SET block_number = block_number + 1`, "is executed in block"},
			{"an address", `UPDATE wallet_addresses SET address = '` + newSolanaKey(w.T).String() + `'`, `UPDATE wallet_addresses SET address = '` + own.String() + `'`, "the seed gives"},
		} {
			w.execute(tampered.query)
			w.assertFinds(tampered.what, tampered.want)
			w.execute(tampered.back)
		}
		w.assertBooksAgree()
		// Money in any account of the wallet's without an entry, and money that leaves by someone who has the
		// wallet's key.
		w.plant(newSolanaKey(w.T), validator.USDC, own, 7)
		w.assertFinds("a token account beside the associated one", "the chain 60000007 at block")
		w.plantBalance(own, 1_000_000)
		w.assertFinds("a balance", "the chain 1000007 at block")
	})
}

func (w *solanaWorld) countRows(query string) (n int) {
	w.Helper()
	if err := w.DB.QueryRow(w.T.Context(), query).Scan(&n); err != nil {
		w.Fatal(err)
	}
	return n
}

// readText reads one text, for the message of a failure.
func (w *solanaWorld) readText(query string) (text string) {
	if err := w.DB.QueryRow(context.Background(), query).Scan(&text); err != nil {
		return err.Error()
	}
	return text
}

func (w *solanaWorld) execute(query string) {
	w.Helper()
	if err := w.DB.Write(w.T.Context(), func(tx *store.Tx) error { tx.Defer(query); return nil }); err != nil {
		w.Fatal(err)
	}
}

func (w *solanaWorld) assertFinds(what, want string) {
	w.Helper()
	report, err := w.NewVerifier().Run(w.T.Context())
	if err != nil {
		w.Fatal(err)
	}
	for _, m := range report.Mismatches {
		if strings.Contains(m.Text, want) {
			return
		}
	}
	w.Errorf("%s is tampered with, and verify finds only %v", what, report.Mismatches)
}

// plantTokenAccount puts an empty token account beside an owner's associated one.
func (w *solanaWorld) plantTokenAccount(mint, owner solana.PublicKey) solana.PublicKey {
	w.Helper()
	at := newSolanaKey(w.T)
	w.plant(at, mint, owner, 0)
	return at
}

// plantBalance has an owner's associated token account hold other than its transfers say.
func (w *solanaWorld) plantBalance(owner solana.PublicKey, units uint64) {
	w.Helper()
	w.plant(solana.AssociatedTokenAddress(owner, validator.USDC, solana.TokenProgram), validator.USDC, owner, units)
}

func (w *solanaWorld) plant(at, mint, owner solana.PublicKey, units uint64) {
	w.Helper()
	w.plantToken(at, solana.TokenAccount{Mint: mint, Owner: owner, Amount: units, State: solana.TokenInitialized})
}

func (w *solanaWorld) plantToken(at solana.PublicKey, account solana.TokenAccount) {
	w.Helper()
	data := account.Encode()
	w.chain.SetAccount(at, validator.Account{Lamports: solana.RentExempt(len(data)), Owner: solana.TokenProgram, Data: data})
	waittest.Until(w, "the account is there for good", func() bool {
		found, err := w.SolanaClients[chain.SolanaDevnet].Account(w.T.Context(), rpc.Finalized, at)
		return err == nil && found != nil && string(found.Data) == string(data)
	})
}
