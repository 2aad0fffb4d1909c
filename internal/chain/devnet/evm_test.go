package devnet_test

import (
	"context"
	"errors"
	"math/big"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"go.uber.org/goleak"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
)

func commitBlock(t testing.TB, e *devnet.EVM) uint64 {
	t.Helper()
	h, err := e.Commit()
	if err != nil {
		t.Fatal(err)
	}
	return h.Number.Uint64()
}

var alice = chain.EVMAddress(common.HexToAddress("0xa11ce00000000000000000000000000000000001"))

// The faucet keeps one nonce sequence under concurrent calls, and its payments are read back as proven transfers.
func TestFaucetPaysConcurrently(t *testing.T) {
	begin := time.Now()
	e := devnettest.Start(t, devnet.Options{})
	t.Logf("up in %v", time.Since(begin))
	c, ctx := devnettest.Dial(t, e.Config()), context.Background()
	const n = 200
	var wg sync.WaitGroup
	for i := range n {
		wg.Go(func() {
			token := chain.USDC
			if i%2 == 1 {
				token = chain.USDT
			}
			if _, err := e.Faucet(ctx, token, alice, money.NewUnits(uint64(i+1))); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	at := commitBlock(t, e)
	blocks, err := c.Transfers(ctx, 0, at)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[uint64]bool{}
	for _, tr := range blocks[at].Transfers {
		units, _ := tr.Units.Uint64()
		if tr.To != alice {
			t.Errorf("transfer of %d units to %s, want %s", units, tr.To, alice)
		}
		if tr.Ordinal != 0 {
			t.Errorf("transfer of %d units is number %d of its transaction, want 0", units, tr.Ordinal)
		}
		if tr.Intent != nil {
			t.Errorf("transfer of %d units is of intent %s, want none", units, tr.Intent)
		}
		if (units%2 == 1) != (tr.Token == chain.USDC) {
			t.Errorf("transfer of %d units is in %s, want odd units in usdc, even ones in usdt", units, tr.Token)
		}
		seen[units] = true
	}
	if len(seen) != n {
		t.Errorf("%d payments of %d", len(seen), n)
	}
}

// payAlice pays alice a number of units and mines it.
func payAlice(t *testing.T, e *devnet.EVM, units uint64) uint64 {
	t.Helper()
	if _, err := e.Faucet(t.Context(), chain.USDC, alice, money.NewUnits(units)); err != nil {
		t.Fatal(err)
	}
	return commitBlock(t, e)
}

// alicesTransfers lists the units of alice's transfers per block, from block 2 on.
func alicesTransfers(t *testing.T, c *evm.Client) (out []string, head evm.Block) {
	t.Helper()
	head, err := c.Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	blocks, err := c.Transfers(t.Context(), 2, head.Number)
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range blocks {
		text := ""
		for _, tr := range b.Transfers {
			text += tr.Units.String() + " "
		}
		out = append(out, text)
	}
	return out, head
}

func TestReorg(t *testing.T) {
	for name, test := range map[string]struct {
		drop  bool
		want  []string
		after []string
	}{
		"kept":    {false, []string{"1 ", "2 3 ", "", ""}, []string{"1 ", "2 3 ", "", "", "4 "}},
		"dropped": {true, []string{"1 ", "", "", ""}, []string{"1 ", "", "", "", "4 "}},
	} {
		t.Run(name, func(t *testing.T) {
			e := devnettest.Start(t, devnet.Options{})
			c := devnettest.Dial(t, e.Config())
			for units := range uint64(3) {
				payAlice(t, e, units+1)
			}
			_, before := alicesTransfers(t, c)
			if err := e.Reorg(2, test.drop); err != nil {
				t.Fatal(err)
			}
			got, head := alicesTransfers(t, c)
			if !equal(got, test.want) || head.Number != before.Number+1 {
				t.Errorf("blocks of %q up to %d, want %q", got, head.Number, test.want)
			}
			if same, err := c.Block(t.Context(), before.Number); err != nil || same.Hash == before.Hash {
				t.Errorf("the old head is still there: %v", err)
			}
			payAlice(t, e, 4)
			if got, _ := alicesTransfers(t, c); !equal(got, test.after) {
				t.Errorf("blocks of %q, want %q", got, test.after)
			}
		})
	}
	e := devnettest.Start(t, devnet.Options{})
	if e.Reorg(0, false) == nil || e.Reorg(1, false) == nil {
		t.Error("the deployment was reorganized out")
	}
}

func equal(a, b []string) bool {
	for i := range a {
		if len(a) != len(b) || a[i] != b[i] {
			return false
		}
	}
	return len(a) == len(b)
}

// One account may have many hundreds of transactions under way, sent in any
// order.
func TestManyPendingOfOneAccount(t *testing.T) {
	e := devnettest.Start(t, devnet.Options{})
	c, ctx := devnettest.Dial(t, e.Config()), t.Context()
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	me := crypto.PubkeyToAddress(key.PublicKey)
	if _, err := e.FundRelayer(ctx, me); err != nil {
		t.Fatal(err)
	}
	commitBlock(t, e)
	const n = 600
	for i := range n {
		nonce := uint64(i ^ 1) // each pair the wrong way round
		tx := types.MustSignNewTx(key, types.LatestSignerForChainID(big.NewInt(devnet.ChainID)), &types.DynamicFeeTx{
			ChainID: big.NewInt(devnet.ChainID), Nonce: nonce, Gas: 21_000, To: &me, GasTipCap: big.NewInt(1), GasFeeCap: big.NewInt(5e9),
		})
		raw, err := tx.MarshalBinary()
		if err != nil {
			t.Fatal(err)
		}
		if err := c.SendRaw(ctx, raw); err != nil {
			t.Fatalf("transaction %d: %v", nonce, err)
		}
	}
	commitBlock(t, e)
	if got, err := c.Nonce(ctx, me); err != nil || got != n {
		t.Errorf("mined %d, want %d: %v", got, n, err)
	}
}

// A block holds all that was sent before it, although the pool works in the
// background.
func TestABlockHoldsWhatWasSentBefore(t *testing.T) {
	e := devnettest.Start(t, devnet.Options{})
	c := devnettest.Dial(t, e.Config())
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	me := crypto.PubkeyToAddress(key.PublicKey)
	if _, err := e.FundRelayer(t.Context(), me); err != nil {
		t.Fatal(err)
	}
	commitBlock(t, e)
	nonce := uint64(0)
	for round := range 200 {
		for range 3 {
			tx := types.MustSignNewTx(key, types.LatestSignerForChainID(big.NewInt(devnet.ChainID)), &types.DynamicFeeTx{
				ChainID: big.NewInt(devnet.ChainID), Nonce: nonce, Gas: 21_000, To: &me, GasTipCap: big.NewInt(1), GasFeeCap: big.NewInt(5e9),
			})
			raw, err := tx.MarshalBinary()
			if err != nil {
				t.Fatal(err)
			}
			if err := c.SendRaw(t.Context(), raw); err != nil {
				t.Fatal(err)
			}
			nonce++
		}
		commitBlock(t, e)
		if got, err := c.Nonce(t.Context(), me); err != nil || got != nonce {
			t.Fatalf("round %d: mined %d, want %d: %v", round, got, nonce, err)
		}
	}
}

func TestFaucetPaysMany(t *testing.T) {
	e := devnettest.Start(t, devnet.Options{})
	payments := make([]devnet.Payment, 2000)
	for i := range payments {
		payments[i] = devnet.Payment{To: chain.EVMAddress(common.BigToAddress(big.NewInt(int64(i + 1e6)))), Units: money.NewUnits(1)}
	}
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		hashes, err := e.FaucetMany(t.Context(), token, payments)
		if err != nil || len(hashes) != len(payments) {
			t.Fatalf("%d payments, %v", len(hashes), err)
		}
		at := commitBlock(t, e)
		got, err := devnettest.Dial(t, e.Config()).Transfers(t.Context(), at, at)
		if err != nil || len(got[0].Transfers) != len(payments) {
			t.Fatalf("%d transfers, %v", len(got[0].Transfers), err)
		}
		for i, tr := range got[0].Transfers {
			if tr.To != payments[i].To {
				t.Errorf("payment %d went to %s, want %s", i, tr.To, payments[i].To)
			}
			if tr.TxHash != hashes[i] {
				t.Errorf("payment %d is in transaction %s, want %s", i, tr.TxHash, hashes[i])
			}
			if tr.Token != token {
				t.Errorf("payment %d is in %s, want %s", i, tr.Token, token)
			}
		}
	}
	if _, err := e.FaucetMany(t.Context(), "eur", payments); err == nil {
		t.Error("paid in a token that is not there")
	}
}

// The vault earns by the chain's clock and obeys its owner.
func TestVault(t *testing.T) {
	clk := clock.New()
	e := devnettest.Start(t, devnet.Options{Clock: clk})
	c, ctx, vault := devnettest.Dial(t, e.Config()), t.Context(), contracts.NewSandboxVault()
	read := func(data []byte) *big.Int {
		t.Helper()
		out, err := c.Call(ctx, ethereum.CallMsg{To: &e.Contracts.Vault, Data: data}, nil)
		if err != nil {
			t.Fatal(err)
		}
		n, err := vault.UnpackTotalAssets(out)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	set := func(f func() (common.Hash, error)) {
		t.Helper()
		hash, err := f()
		if err != nil {
			t.Fatal(err)
		}
		commitBlock(t, e)
		if _, err := e.Wait(ctx, hash); err != nil {
			t.Fatal(err)
		}
	}
	none := money.NewUnits(0)
	set(func() (common.Hash, error) { return e.SetNAV(ctx, e.Contracts.Vault, money.NewUnits(1_000_000_000)) })
	set(func() (common.Hash, error) { return e.SetAPY(ctx, e.Contracts.Vault, 1000) })
	clk.Advance(365 * 24 * time.Hour)
	// Blocks made within one second have run a little ahead of the clock.
	if got := read(vault.PackTotalAssets()); got.Int64() < 1_099_999_900 || got.Int64() > 1_100_000_100 {
		t.Errorf("a year at 10 %% made %d of 1000000000", got)
	}
	for _, paused := range []bool{true, false} {
		set(func() (common.Hash, error) { return e.SetDepositsPaused(ctx, e.Contracts.Vault, paused) })
		if got := read(vault.PackMaxDeposit(common.Address{1})); (got.Sign() == 0) != paused {
			t.Errorf("paused %v, may deposit %d", paused, got)
		}
	}
	set(func() (common.Hash, error) { return e.SetLiquidity(ctx, e.Contracts.Vault, &none) })
	if got := read(vault.PackLiquidity()); got.Sign() != 0 {
		t.Errorf("liquidity %d, want none", got)
	}
	set(func() (common.Hash, error) { return e.SetLiquidity(ctx, e.Contracts.Vault, nil) })
	if got := read(vault.PackLiquidity()); got.BitLen() != 256 {
		t.Errorf("liquidity %d, want no limit", got)
	}
}

// A chain on a clock makes blocks by itself, and leaves no goroutine after Close.
func TestTicksAndCloses(t *testing.T) {
	e, err := devnet.Start(t.Context(), devnet.Options{BlockTime: 10 * time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	hash, err := e.Faucet(t.Context(), chain.USDT, alice, money.NewUnits(5))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := e.Wait(t.Context(), hash); err != nil {
		t.Error(err)
	}
	for range 2 {
		if err := e.Close(); err != nil {
			t.Error(err)
		}
	}
	if _, err := e.Commit(); err == nil {
		t.Error("a closed chain made a block")
	}
	http.DefaultClient.CloseIdleConnections()
	goleak.VerifyNone(t,
		// go-ethereum keeps one sender cache for good, and a closed database
		// drains its buffers for some seconds.
		goleak.IgnoreTopFunction("github.com/ethereum/go-ethereum/core.(*txSenderCacher).cache"),
		goleak.IgnoreTopFunction("github.com/syndtr/goleveldb/leveldb.(*DB).mpoolDrain"))
}

func TestWaitEndsWithItsContext(t *testing.T) {
	e := devnettest.Start(t, devnet.Options{})
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	if _, err := e.Wait(ctx, common.Hash{1}); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("error %v", err)
	}
}

func TestDataDirIsForOne(t *testing.T) {
	dir := t.TempDir()
	devnettest.Start(t, devnet.Options{DataDir: dir})
	if e, err := devnet.Start(t.Context(), devnet.Options{DataDir: dir}); err == nil {
		t.Error("two chains in one directory", e.Close())
	}
}

// A page of another origin cannot reach the chain: it may not read responses, and a host name that was made to lead
// here is rejected. Clients that are no browsers may connect.
func TestRPCKeepsOtherOriginsOut(t *testing.T) {
	url := devnettest.Start(t, devnet.Options{}).URL()
	for name, c := range map[string]struct {
		method, host string
		status       int
	}{
		"by address":             {http.MethodPost, "", http.StatusOK},
		"by the name localhost":  {http.MethodPost, "localhost:8545", http.StatusOK},
		"by a name that is bent": {http.MethodPost, "evil.example:8545", http.StatusForbidden},
		"a preflight":            {http.MethodOptions, "", http.StatusOK},
	} {
		r, err := http.NewRequestWithContext(t.Context(), c.method, url, strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}`))
		if err != nil {
			t.Fatal(err)
		}
		r.Host = c.host
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Origin", "https://evil.example")
		r.Header.Set("Access-Control-Request-Method", http.MethodPost)
		r.Header.Set("Access-Control-Request-Headers", "content-type")
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		_ = answer.Body.Close()
		if answer.StatusCode != c.status {
			t.Errorf("%s: status %d, want %d", name, answer.StatusCode, c.status)
		}
		if allowed := answer.Header.Values("Access-Control-Allow-Origin"); len(allowed) > 0 {
			t.Errorf("%s: pages of %s may read it", name, allowed)
		}
	}
}

// The chain listens at its address, and does not start where it cannot.
func TestChainListensWhereItIsTold(t *testing.T) {
	for _, address := range []string{"", "127.0.0.1:0", "localhost:0", ":0"} {
		e := devnettest.Start(t, devnet.Options{Listen: address})
		if _, err := devnettest.Dial(t, e.Config()).Head(t.Context()); err != nil {
			t.Errorf("told %q, it is at %s: %v", address, e.URL(), err)
		}
	}
	for _, address := range []string{"127.0.0.1", "127.0.0.1:eth", "127.0.0.1:65536", "127.0.0.1:-1"} {
		if e, err := devnet.Start(t.Context(), devnet.Options{Listen: address}); err == nil {
			t.Errorf("it listens at %q, which is %s", address, e.URL())
			_ = e.Close()
		}
	}
}
