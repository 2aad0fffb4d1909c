package evm_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
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

func numberedAddress(n int) chain.Address {
	return chain.EVMAddress(common.BigToAddress(money.NewUnits(uint64(n) + 1<<40).Big()))
}

// payMany makes n payments, of 1 unit, 2 units and so on, to addresses 0, 1 and so on.
func payMany(t testing.TB, e *devnet.EVM, token chain.Token, n int) {
	t.Helper()
	payments := make([]devnet.Payment, n)
	for i := range payments {
		payments[i] = devnet.Payment{To: numberedAddress(i), Units: money.NewUnits(uint64(i + 1))}
	}
	if _, err := e.FaucetMany(context.Background(), token, payments); err != nil {
		t.Fatal(err)
	}
}

func TestTransfersOfARange(t *testing.T) {
	e := devnettest.Start(t, devnet.Options{})
	for range 3 {
		commitBlock(t, e)
	}
	payMany(t, e, chain.USDC, 300)
	payMany(t, e, chain.USDT, 3)
	at := commitBlock(t, e)
	commitBlock(t, e)
	for _, proof := range []evm.ReceiptProof{evm.ProveRoot, evm.ProveStructure} {
		cfg := e.Config()
		cfg.Receipts = proof
		blocks, err := devnettest.Dial(t, cfg).Transfers(t.Context(), 1, at+1)
		if err != nil {
			t.Fatal(err)
		}
		for i, b := range blocks {
			want := 0
			switch b.Number {
			case at:
				want = 303
			case 1:
				want = 2 + 2*2 // the faucet's stock; the vaults' cents, minted and deposited
			}
			if b.Number != uint64(i+1) {
				t.Errorf("%s: block %d at the place of %d", proof, b.Number, i+1)
			}
			if len(b.Transfers) != want {
				t.Errorf("%s: block %d with %d transfers, want %d", proof, b.Number, len(b.Transfers), want)
			}
			if i > 0 && b.Parent != blocks[i-1].Hash {
				t.Errorf("%s: block %d does not follow block %d", proof, b.Number, blocks[i-1].Number)
			}
		}
		checkPayments(t, e, blocks[at-1].Transfers)
	}
}

// checkPayments checks 300 payments of USDC, split over two transactions, and 3
// of USDT.
func checkPayments(t *testing.T, e *devnet.EVM, got []evm.Transfer) {
	t.Helper()
	for i, tr := range got {
		want := evm.Transfer{
			Token: chain.USDC, From: chain.EVMAddress(e.Contracts.Faucet), To: numberedAddress(i),
			Units: money.NewUnits(uint64(i + 1)), TxHash: tr.TxHash, Ordinal: i, LogIndex: uint(i),
		}
		if i >= 250 {
			want.Ordinal = i - 250
		}
		if i >= 300 {
			want.Token, want.To, want.Units, want.Ordinal = chain.USDT, numberedAddress(i-300), money.NewUnits(uint64(i-299)), i-300
		}
		if tr != want {
			t.Errorf("transfer %d is %+v, want %+v", i, tr, want)
		}
		if i > 0 && (tr.TxHash == got[i-1].TxHash) == (tr.Ordinal == 0) {
			t.Errorf("transfer %d: ordinal %d in %s", i, tr.Ordinal, tr.TxHash)
		}
	}
}

// A bloom filter without a token costs no receipts.
func TestBlocksWithoutTokensAreFree(t *testing.T) {
	e := devnettest.Start(t, devnet.Options{})
	p := evmtest.New(t, e.URL())
	cfg := e.Config()
	cfg.URL = p.URL
	for i := range 5 {
		if _, err := e.FundRelayer(t.Context(), numberedAddress(i).EVM()); err != nil {
			t.Fatal(err)
		}
		commitBlock(t, e)
	}
	if _, err := devnettest.Dial(t, cfg).Transfers(t.Context(), 2, 6); err != nil {
		t.Fatal(err)
	}
	if got := p.Calls("eth_getBlockReceipts"); got != 0 {
		t.Errorf("receipts of %d blocks fetched, want none", got)
	}
}

// For any behaviour of the node, transfers are complete or absent, with an error of the right kind.
func TestFaultsAreNoticed(t *testing.T) {
	e, other := devnettest.Start(t, devnet.Options{}), devnettest.Start(t, devnet.Options{})
	payMany(t, e, chain.USDC, 2)
	payMany(t, e, chain.USDT, 3)
	at := commitBlock(t, e)
	for range 3 {
		commitBlock(t, other)
	}
	p := evmtest.New(t, e.URL())
	cfg := e.Config()
	cfg.URL, cfg.Timeout = p.URL, time.Minute
	want, err := devnettest.Dial(t, cfg).Transfers(t.Context(), 1, at)
	if err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct {
		faults evmtest.Faults
		kind   error
		proofs []evm.ReceiptProof
	}{
		"down":            {evmtest.Faults{Down: true}, chain.ErrUnavailable, bothProofs},
		"500":             {evmtest.Faults{Status: http.StatusInternalServerError}, chain.ErrUnavailable, bothProofs},
		"rate limit":      {evmtest.Faults{Status: http.StatusTooManyRequests}, chain.ErrUnavailable, bothProofs},
		"redirect":        {evmtest.Faults{Status: http.StatusTemporaryRedirect}, chain.ErrUnavailable, bothProofs},
		"slow":            {evmtest.Faults{Slow: time.Minute}, chain.ErrUnavailable, bothProofs[:1]},
		"behind":          {evmtest.Faults{StaleBy: 1}, chain.ErrInconsistent, bothProofs},
		"wrong chain":     {evmtest.Faults{ChainID: 1}, chain.ErrWrongChain, bothProofs},
		"mixed forks":     {evmtest.Faults{Fork: other.URL()}, chain.ErrInconsistent, bothProofs},
		"lost receipt":    {evmtest.Faults{TruncateReceipts: true}, chain.ErrInconsistent, bothProofs},
		"lost log":        {evmtest.Faults{DropLogs: true}, chain.ErrInconsistent, bothProofs},
		"altered amount":  {evmtest.Faults{AlterAmounts: true}, chain.ErrInconsistent, bothProofs[:1]},
		"swapped":         {evmtest.Faults{SwapReceipts: true}, chain.ErrInconsistent, bothProofs},
		"wrong hash":      {evmtest.Faults{WrongHash: true}, chain.ErrInconsistent, bothProofs},
		"cut JSON":        {evmtest.Faults{CutJSON: true}, chain.ErrUnavailable, bothProofs},
		"half a batch":    {evmtest.Faults{LoseBatchAnswers: true}, chain.ErrInconsistent, bothProofs},
		"endless answer":  {evmtest.Faults{Flood: true}, chain.ErrInconsistent, bothProofs[:1]},
		"gone for a call": {evmtest.Faults{Down: true, Times: 1}, chain.ErrUnavailable, bothProofs},
	} {
		for _, proof := range test.proofs {
			t.Run(fmt.Sprintf("%s/%s", name, proof), func(t *testing.T) {
				p.Set(evmtest.Faults{})
				cfg := cfg
				cfg.Receipts = proof
				if test.faults.Slow > 0 {
					cfg.Timeout = 50 * time.Millisecond
				}
				c := devnettest.Dial(t, cfg)
				p.Set(test.faults)
				got, err := c.Transfers(t.Context(), 1, at)
				if !errors.Is(err, test.kind) || got != nil {
					t.Errorf("%d blocks, error %v, want %v", len(got), err, test.kind)
				}
				p.Set(evmtest.Faults{})
				got, err = c.Transfers(t.Context(), 1, at)
				// A client this impatient may find a busy machine slow, too.
				for test.faults.Slow > 0 && errors.Is(err, chain.ErrUnavailable) && t.Context().Err() == nil {
					got, err = c.Transfers(t.Context(), 1, at)
				}
				if err != nil || toJSON(got) != toJSON(want) {
					t.Errorf("after the fault: %v, %v", got, err)
				}
			})
		}
	}
}

var bothProofs = []evm.ReceiptProof{evm.ProveRoot, evm.ProveStructure}

func toJSON(v any) string {
	out, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(out)
}

// A log lost from the end of a block leaves indices without a gap; only the bloom filter shows it, when the log's
// addresses are in no other.
func TestStructureNoticesTheLastLog(t *testing.T) {
	e := devnettest.Start(t, devnet.Options{})
	payMany(t, e, chain.USDC, 40)
	at := commitBlock(t, e)
	p := evmtest.New(t, e.URL())
	cfg := e.Config()
	cfg.URL, cfg.Receipts = p.URL, evm.ProveStructure
	p.Set(evmtest.Faults{DropLogs: true})
	if _, err := devnettest.Dial(t, cfg).Transfers(t.Context(), at, at); !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("error %v, want %v", err, chain.ErrInconsistent)
	}
}

// After an error the chain id is checked again, so a node swapped for one of
// another chain is noticed at once.
func TestSwappedNode(t *testing.T) {
	e := devnettest.Start(t, devnet.Options{})
	p := evmtest.New(t, e.URL())
	cfg := e.Config()
	cfg.URL = p.URL
	c := devnettest.Dial(t, cfg)
	if _, err := c.Head(t.Context()); err != nil {
		t.Fatal(err)
	}
	p.Set(evmtest.Faults{Down: true})
	if _, err := c.Head(t.Context()); !errors.Is(err, chain.ErrUnavailable) {
		t.Fatalf("error %v, want %v", err, chain.ErrUnavailable)
	}
	p.Set(evmtest.Faults{ChainID: 1})
	if _, err := c.Head(t.Context()); !errors.Is(err, chain.ErrWrongChain) {
		t.Errorf("error %v, want %v", err, chain.ErrWrongChain)
	}
	p.Set(evmtest.Faults{})
	if _, err := c.Head(t.Context()); err != nil {
		t.Error(err)
	}
}

// Neither an error nor its causes may show any part of the URL that a provider
// puts a key into.
func TestErrorsHideTheURL(t *testing.T) {
	e := devnettest.Start(t, devnet.Options{})
	p := evmtest.New(t, e.URL())
	const key, user, query = "k3y-in-the-path", "us3r-and-passw0rd", "t0ken-in-query"
	url := strings.Replace(p.URL, "http://", "http://"+user+":"+user+"@", 1) + "/v2/" + key + "?token=" + query
	unreachable := "http://" + user + ".invalid:1/v2/" + key + "?token=" + query
	for _, f := range []evmtest.Faults{{Down: true}, {Status: 500}, {Status: 403}, {Slow: time.Minute}, {CutJSON: true}, {ChainID: 7}} {
		p.Set(f)
		for _, url := range []string{url, unreachable} {
			cfg := e.Config()
			cfg.URL, cfg.Timeout = url, 100*time.Millisecond
			c := devnettest.Dial(t, cfg)
			_, headErr := c.Head(t.Context())
			_, rangeErr := c.Transfers(t.Context(), 1, 2)
			for _, err := range []error{headErr, rangeErr, c.SendRaw(t.Context(), []byte{1})} {
				for _, secret := range []string{key, user, query} {
					if err == nil || strings.Contains(fmt.Sprintf("%v %#v", err, err), secret) {
						t.Errorf("%+v: the error shows %q: %v", f, secret, err)
					}
				}
			}
		}
	}
	for _, bad := range []string{"ws://h/" + key, "h0st/" + key, "http://", "http://[/" + key, ":" + key} {
		cfg := e.Config()
		cfg.URL = bad
		if _, err := evm.Dial(t.Context(), cfg); err == nil || strings.Contains(err.Error(), key) {
			t.Errorf("%q: error %v", bad, err)
		}
	}
}

func TestCancelledIsNotUnavailable(t *testing.T) {
	e := devnettest.Start(t, devnet.Options{})
	c := devnettest.Dial(t, e.Config())
	if _, err := c.Head(t.Context()); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := c.Transfers(ctx, 1, 1); !errors.Is(err, context.Canceled) || errors.Is(err, chain.ErrUnavailable) {
		t.Errorf("error %v, want %v", err, context.Canceled)
	}
}
