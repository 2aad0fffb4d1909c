package verify_test

import (
	"context"
	"crypto/ed25519"
	"fmt"
	"log/slog"
	"maps"
	"net"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/verify"
	"github.com/granaryhq/granary/internal/wallet"
)

// solanaRows are the tables that have rows of Solana's which say something of money or
// ownership. The tables that only Solana has are in unseen, each as a whole.
var solanaRows = []string{"chain_blocks", "chain_cursors", "deposits", "intents", "journal_entries", "journal_lines", "legs", "positions", "steps", "wallet_addresses", "workflows"}

// unseenOnSolana has the differences from unseen there: empty for covered rows, as far as the scene goes.
var unseenOnSolana = map[string]string{
	"intents.transaction_id":  "", // a carrier of Solana's never writes it
	"intents.delegation":      "",
	"steps.id":                "",
	"steps.amount":            "",
	"steps.cancelled_at":      "",
	"workflows.waiting_since": "",
}

// Every row of Solana's is changed as those of the EVM's are.
func TestVerifySeesEveryTamperingOnSolana(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			s := newSolanaScene(t, engine)
			v := s.newVerifier().StopAtFirst()
			s.assertClean(v, "the scene before anything is changed")
			for _, table := range s.loadSchema() {
				if slices.Contains(solanaRows, table.name) {
					s.tamperWithTable(v, table, map[string]bool{})
				}
			}
			s.assertClean(v, "the scene when all is undone")
		})
	}
}

// solanaScene is a service on a chain of Solana's, in process, that has done one of
// everything there and stands still.
type solanaScene struct {
	*scene
	chain  *validator.Validator
	mining sync.Mutex // held while no slots are wanted
}

// solanaDevnet is the only chain of the scene.
const solanaDevnet = chain.SolanaDevnet

func newSolanaScene(t *testing.T, engine store.Engine) *solanaScene {
	t.Helper()
	s := &solanaScene{scene: &scene{T: t, unseen: maps.Clone(unseen)}}
	maps.Copy(s.unseen, unseenOnSolana)
	maps.DeleteFunc(s.unseen, func(_, why string) bool { return why == "" })
	clk := clock.New()
	var err error
	s.chain, err = validator.Start(validator.Options{OnDemand: true, Finality: 2, Clock: clk, Log: slog.New(slog.DiscardHandler)})
	s.must(err)
	t.Cleanup(func() { _ = s.chain.Close() })
	opened, err := app.New(t.Context(), s.configure(engine), clk, slog.New(slog.DiscardHandler))
	s.must(err)
	t.Cleanup(opened.Close)
	s.Sandbox = &app.Sandbox{App: opened, Clock: clk}
	run, stop := context.WithCancel(context.Background())
	defer stop()
	var working sync.WaitGroup
	working.Go(func() { s.makeSlots(run) })
	ready, ended := make(chan struct{}), make(chan error, 1)
	working.Go(func() { ended <- opened.Run(run, func(_, _ net.Addr) error { close(ready); return nil }) })
	select {
	case <-ready:
	case err := <-ended:
		t.Fatal(err)
	}
	s.play()
	stop()
	s.mining.Unlock() // no more slots are made
	working.Wait()
	return s
}

// configure writes keys and a configuration, reads it, and funds the fee payer.
func (s *solanaScene) configure(engine store.Engine) app.Config {
	s.Helper()
	dir := s.TempDir()
	text := fmt.Sprintf(`
listen: 127.0.0.1:0
operatorListen: 127.0.0.1:0
database: %q
tokenKey: %s/token-key.pem
custody: {seed: %[2]s/seed.age, identity: %[2]s/identity.age}
chains:
  solana_devnet:
    rpc: [%q]
    genesis: %s
    tokens: {usdc: %s, usdt: %s}
    poll: 20ms
    withdrawalFeeUsd: "0.05"
    feeCollector: %s
`, storetest.Address(s.T, engine), dir, s.chain.URL(), validator.GenesisHash, validator.USDC, validator.USDT, solanaKeyOf(200))
	path := filepath.Join(dir, "granary.yaml")
	s.must(os.WriteFile(path, []byte(text), 0o600))
	c, err := app.ReadConfig(path)
	s.must(err)
	s.must(app.MakeKeys(c.Custody))
	_, err = auth.CreateKey(c.TokenKey)
	s.must(err)
	keys, err := custody.OpenSeed(c.Custody.Seed, c.Custody.Identity)
	s.must(err)
	_, err = s.chain.Faucet(keys.FeePayer().Account(), 10_000_000_000)
	s.must(err)
	return c
}

func (s *solanaScene) makeSlots(run context.Context) {
	tick := time.NewTicker(devnettest.BlockTime)
	defer tick.Stop()
	for {
		select {
		case <-tick.C:
		case <-run.Done():
			return
		}
		s.mining.Lock()
		if run.Err() == nil {
			s.must(s.chain.Tick())
		}
		s.mining.Unlock()
	}
}

func solanaKeyOf(n byte) solana.PublicKey {
	seed := make([]byte, ed25519.SeedSize)
	seed[0] = n
	return solana.PublicKey(ed25519.NewKeyFromSeed(seed).Public().(ed25519.PublicKey))
}

// play has everything happen once. It returns with mining held.
func (s *solanaScene) play() {
	s.Helper()
	rich, stranger := s.createWallet(org, false), s.createWallet(devnettest.OtherOrganization, false)
	s.payUnits(validator.USDT, rich, 50)
	s.payUnits(validator.USDC, rich, 1000)
	s.payUnits(validator.USDC, stranger, 30)
	beside := solanaKeyOf(7) // a token account of the wallet's that is not its associated one
	s.plantTokens(beside, solana.TokenAccount{Mint: validator.USDC, Owner: solana.KeyOf(rich.Addresses[solanaDevnet]), State: solana.TokenInitialized})
	_, err := s.chain.AsFaucet(solana.MintTo(validator.USDC, beside, validator.FaucetKey, 25_000_000))
	s.must(err)
	s.until("both token accounts are in the books", func() bool { return s.balanceOf(rich, "cash:solana_devnet:usdc") == 1025*money.Dollar })
	s.waitEnded(rich, wallet.Withdrawal, s.payOut(rich, chain.USDC, 700*money.Dollar, solanaKeyOf(1)))
	s.waitEnded(rich, wallet.Withdrawal, s.payOut(rich, chain.USDT, 10*money.Dollar, solanaKeyOf(2)))

	s.stopMining()
	failing := s.payOut(rich, chain.USDT, 5*money.Dollar, solanaKeyOf(3))
	// Once the node has it: a node that knew of the freeze would take it no more.
	s.until("its payout waits for a slot", func() bool { return s.chain.Waiting() == 1 })
	s.freeze(solanaKeyOf(3))
	s.mining.Unlock()
	s.waitEnded(rich, wallet.Withdrawal, failing)

	s.stopMining()
	s.payOut(rich, chain.USDC, 20*money.Dollar, solanaKeyOf(1))
	s.until("a payout is on its way", func() bool { return s.chain.Waiting() == 1 })
	s.until("the audit log is linked", func() bool { return s.count(`SELECT COUNT(*) FROM audit_pending`) == 0 })
}

// stopMining waits until every nonce account has its next value, which takes slots, and
// makes no more of them.
func (s *solanaScene) stopMining() {
	s.Helper()
	s.mining.Lock()
}

// freeze has the next slot begin with a frozen token account of the owner's, so that payments to it fail.
func (s *solanaScene) freeze(owner solana.PublicKey) {
	s.Helper()
	account := solana.TokenAccount{Mint: validator.USDT, Owner: owner, State: solana.TokenFrozen}
	s.setTokens(solana.AssociatedTokenAddress(owner, validator.USDT, solana.TokenProgram), account)
}

func (s *solanaScene) setTokens(at solana.PublicKey, account solana.TokenAccount) {
	s.Helper()
	data := account.Encode()
	s.chain.SetAccount(at, validator.Account{Lamports: solana.RentExempt(len(data)), Owner: solana.TokenProgram, Data: data})
}

// plantTokens puts a token account there, and waits until it is.
func (s *solanaScene) plantTokens(at solana.PublicKey, account solana.TokenAccount) {
	s.Helper()
	s.setTokens(at, account)
	s.until("the account is there", func() bool { return len(s.chain.Account(at).Data) > 0 })
}

// payUnits pays a wallet whole dollars, and waits until they are credited.
func (s *solanaScene) payUnits(mint solana.PublicKey, to wallet.Wallet, dollars uint64) {
	s.Helper()
	signature, err := s.chain.FaucetToken(mint, solana.KeyOf(to.Addresses[solanaDevnet]), dollars*1_000_000)
	s.must(err)
	s.until("the deposit is credited", func() bool {
		d, err := s.Wallets.FindDeposit(s.Context(), to.Organization, to.ID, signature.String(), solanaDevnet)
		return err == nil && d.Status == wallet.DepositCompleted
	})
}

func (s *solanaScene) payOut(of wallet.Wallet, token chain.Token, amount money.USD, to solana.PublicKey) uuid.UUID {
	s.Helper()
	flow, _, err := s.Transfers.Withdraw(s.Context(), transfer.WithdrawalRequest{Organization: of.Organization, Wallet: of.ID, RequestID: uuid.New(),
		DestinationChain: solanaDevnet, DestinationAddress: to.String(), Token: token, Amount: amount})
	s.must(err)
	return flow.ID
}

// newVerifier returns one that asks the chain, and the seed, each thing once.
func (s *solanaScene) newVerifier() verify.Verifier {
	s.Helper()
	config := s.SolanaClients[solanaDevnet].Config()
	config.URLs = []string{newRecorder(s.T, config.URLs[0])}
	config.Known, config.Metrics, config.Log = nil, prometheus.NewRegistry(), nil
	client, err := rpc.Dial(config)
	s.must(err)
	s.Cleanup(client.Close)
	v := s.NewVerifier()
	v.Solana = map[chain.Name]*rpc.Client{solanaDevnet: client}
	v.Addresses = rememberAddresses(v.Addresses)
	return v
}
