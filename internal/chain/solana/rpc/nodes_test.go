package rpc

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
)

// readAll asks all that a follower asks.
func readAll(ctx context.Context, client *Client) (blocks []chain.BlockTransfers, err error) {
	reader := NewReader(client)
	head, err := reader.Head(ctx)
	if err != nil {
		return nil, err
	}
	if _, err := reader.Final(ctx); err != nil {
		return nil, err
	}
	if _, err := reader.Block(ctx, head.Number); err != nil {
		return nil, err
	}
	return reader.Transfers(ctx, 10, head.Number)
}

// Every fault of one node is noticed and, where possible, named by its kind.
func TestFaultsOfOneNode(t *testing.T) {
	for name, test := range map[string]struct {
		faults rpctest.Faults
		want   error
	}{
		"down":                 {rpctest.Faults{Down: true}, chain.ErrUnavailable},
		"refusing":             {rpctest.Faults{Status: http.StatusTooManyRequests}, chain.ErrUnavailable},
		"slow":                 {rpctest.Faults{Slow: time.Hour}, chain.ErrUnavailable},
		"cut short":            {rpctest.Faults{CutJSON: true}, chain.ErrInconsistent},
		"endless":              {rpctest.Faults{Flood: true}, chain.ErrInconsistent},
		"far behind":           {rpctest.Faults{StaleBy: 3}, chain.ErrUnavailable},
		"of another cluster":   {rpctest.Faults{Genesis: solana.Hash{7}.String()}, chain.ErrWrongChain},
		"telling wrong hashes": {rpctest.Faults{WrongHash: true}, chain.ErrInconsistent},
		"altering amounts":     {rpctest.Faults{AlterAmounts: true}, chain.ErrInconsistent},
		"altering signatures":  {rpctest.Faults{BreakSignatures: true}, chain.ErrInconsistent},
		"redirecting":          {rpctest.Faults{RedirectTo: "http://127.0.0.1:1/"}, chain.ErrUnavailable},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := startCluster(t, 10, 11, 12)
			c.lay(13, deeds["transfer"].deed.encode(t))
			client, proxies := c.proxied(1)
			blocks, err := readAll(t.Context(), client)
			if err != nil || len(blocks) != 4 || len(blocks[3].Transfers) != 1 {
				t.Fatalf("of a good node: %+v, %v", blocks, err)
			}
			for _, n := range client.nodes {
				n.distrust() // as after finalCheckedFor
				if test.faults.Slow > 0 {
					n.timeout = 50 * time.Millisecond
				}
			}
			proxies[0].Set(test.faults)
			_, err = readAll(t.Context(), client)
			if !errors.Is(err, test.want) {
				t.Errorf("error %v, want %v", err, test.want)
			}
			proxies[0].Set(rpctest.Faults{})
			client.nodes[0].timeout = defaultTimeout
			if _, err = readAll(t.Context(), client); err != nil {
				t.Errorf("when it is well again: %v", err)
			}
		})
	}
}

// A node that turns bad between two questions is caught by the one after the answer.
func TestAnswersAreCheckedAfterwards(t *testing.T) {
	c := startCluster(t, 10, 11, 12, 13)
	client, proxies := c.proxied(1)
	c.mustFinal(client)
	if _, err := client.Block(t.Context(), 13); err != nil {
		t.Fatal(err)
	}
	proxies[0].Set(rpctest.Faults{WrongHash: true}) // just after the known block was there
	for name, ask := range map[string]func() error{
		"head":      func() error { _, err := client.Head(t.Context()); return err },
		"block":     func() error { _, err := client.Block(t.Context(), 13); return err },
		"transfers": func() error { _, err := client.Transfers(t.Context(), 13, 13); return err },
	} {
		if err := ask(); !errors.Is(err, chain.ErrDeepReorg) {
			t.Errorf("%s: error %v, want %v", name, err, chain.ErrDeepReorg)
		}
	}
}

// Of two nodes one may be down, and the other is believed alone.
func TestOneOfTwoNodesIsDown(t *testing.T) {
	for down := range 2 {
		c := startCluster(t, 10, 11, 12)
		c.lay(13, deeds["transfer"].deed.encode(t))
		client, proxies := c.proxied(2)
		proxies[down].Set(rpctest.Faults{Down: true})
		blocks, err := readAll(t.Context(), client)
		if err != nil || len(blocks) != 4 || len(blocks[3].Transfers) != 1 {
			t.Errorf("with node %d down: %+v, %v", down+1, blocks, err)
		}
	}
}

// A difference between two nodes is not used, though each is consistent with itself.
func TestTwoNodesThatDiffer(t *testing.T) {
	for lying := range 2 {
		for name, test := range map[string]struct {
			faults rpctest.Faults
			want   error
		}{
			"loses a transaction":       {rpctest.Faults{LoseTransactions: true}, chain.ErrInconsistent},
			"alters amounts":            {rpctest.Faults{AlterAmounts: true}, chain.ErrInconsistent},
			"is of another cluster":     {rpctest.Faults{Genesis: solana.Hash{7}.String()}, chain.ErrWrongChain},
			"lags behind the final one": {rpctest.Faults{StaleBy: 3}, chain.ErrUnavailable},
		} {
			t.Run(name, func(t *testing.T) {
				c := startCluster(t, 10, 11, 12)
				c.lay(13, deeds["program whose inner instructions are not recorded"].deed.encode(t))
				client, proxies := c.proxied(2)
				c.mustFinal(client)
				for _, n := range client.nodes {
					n.distrust()
				}
				proxies[lying].Set(test.faults)
				_, err := NewReader(client).Transfers(t.Context(), 13, 13)
				if !errors.Is(err, test.want) {
					t.Errorf("error %v, want %v", err, test.want)
				}
			})
		}
	}
}

// Two nodes on different forks make no block final.
func TestTwoNodesOnDifferentForks(t *testing.T) {
	one, two := startCluster(t, 10, 11, 12, 13), startCluster(t, 10)
	for slot := uint64(11); slot < 14; slot++ {
		two.layBranch(slot, 1)
	}
	client := one.dial(nil, one.url, two.url)
	_, err := client.Final(t.Context())
	if !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("error %v, want %v", err, chain.ErrInconsistent)
	}
}

// The final block binds also a client that only one node answers, or another process's.
func TestNobodyFallsBackBehindWhatIsFinal(t *testing.T) {
	ahead, behind := startCluster(t, 10, 11, 12, 13, 14, 15, 16), startCluster(t, 10, 11, 12, 13)
	client := ahead.dial(nil, ahead.url)
	ahead.mustFinal(client) // 14
	other := ahead.dial(client.cfg.Known, behind.url)
	for name, ask := range map[string]func() error{
		"head":     func() error { _, err := other.Head(t.Context()); return err },
		"block":    func() error { _, err := other.Block(t.Context(), 11); return err },
		"final":    func() error { _, err := other.Final(t.Context()); return err },
		"accounts": func() error { _, err := other.Accounts(t.Context(), Finalized, usdc); return err },
	} {
		if err := ask(); !errors.Is(err, errBehind) || !strings.Contains(err.Error(), "behind") {
			t.Errorf("%s: error %v, want that the node is behind", name, err)
		}
	}
}

// An account read as of a slot before the final one is of a node that is behind.
func TestAnswersOfOlderSlots(t *testing.T) {
	c := startCluster(t, 10, 11, 12, 13, 14)
	client := c.dial(nil, c.url)
	c.mustFinal(client) // 12
	c.answerWith("getMultipleAccounts", `{"result":{"context":{"slot":11},"value":[null]}}`)
	_, err := client.Account(t.Context(), Confirmed, usdc)
	if !errors.Is(err, errBehind) {
		t.Errorf("error %v, want that the node is behind", err)
	}
	c.answerWith("getMultipleAccounts", `{"result":{"context":{"slot":12},"value":[null]}}`)
	a, err := client.Account(t.Context(), Confirmed, usdc)
	if a != nil || err != nil {
		t.Errorf("%+v, %v; want no account", a, err)
	}
}

// Accounts that two nodes report differently are contrary in one slot, and to be read again in two.
func TestAgreedAccounts(t *testing.T) {
	account := func(slot string, lamports string) string {
		return `{"result":{"context":{"slot":` + slot + `},"value":[{"lamports":` + lamports + `,"owner":"11111111111111111111111111111111","data":["","base64"],"executable":false}]}}`
	}
	for name, test := range map[string]struct {
		one, two string
		want     error
	}{
		"the same":                    {account("12", "5"), account("12", "5"), nil},
		"the same of different slots": {account("12", "5"), account("13", "5"), nil},
		"others of different slots":   {account("12", "5"), account("13", "6"), chain.ErrUnavailable},
		"others of one slot":          {account("12", "5"), account("12", "6"), chain.ErrInconsistent},
	} {
		t.Run(name, func(t *testing.T) {
			one, two := startCluster(t, 10, 11, 12), startCluster(t, 10, 11, 12)
			one.answerWith("getMultipleAccounts", test.one)
			two.answerWith("getMultipleAccounts", test.two)
			a, err := one.dial(nil, one.url, two.url).Agreed().Account(t.Context(), Confirmed, usdc)
			if !errors.Is(err, test.want) || test.want == nil && (err != nil || a.Lamports != 5) {
				t.Errorf("%+v, %v; want error %v", a, err, test.want)
			}
		})
	}
}

// Of a transaction the nodes agree on its effects, not on its logs; one that has it not yet is waited for.
func TestAgreedTransactions(t *testing.T) {
	d := deeds["program whose inner instructions are not recorded"].deed
	tx, _ := d.sign(t)
	raw := string(d.encode(t))
	told := func(slot string, change ...string) string {
		return `{"result":` + strings.NewReplacer(change...).Replace(raw[:len(raw)-1]) + `,"slot":` + slot + `}}`
	}
	for name, test := range map[string]struct {
		one, two string
		want     error
	}{
		"the same":            {told("12"), told("12"), nil},
		"logged otherwise":    {told("12"), told("12", `"logMessages":[]`, `"logMessages":["Log truncated"]`, "450", "451"), nil},
		"in other slots":      {told("12"), told("11"), chain.ErrInconsistent},
		"with other balances": {told("12"), told("12", `"amount":"6"`, `"amount":"7"`), chain.ErrInconsistent},
		"failed and not":      {told("12"), told("12", `"err":null`, `"err":"AccountInUse"`), chain.ErrInconsistent},
		"not there yet":       {told("12"), `{"result":null}`, chain.ErrUnavailable},
	} {
		t.Run(name, func(t *testing.T) {
			one, two := startCluster(t, 10, 11, 12), startCluster(t, 10, 11, 12)
			one.answerWith("getTransaction", test.one)
			two.answerWith("getTransaction", test.two)
			found, err := one.dial(nil, one.url, two.url).Agreed().Transaction(t.Context(), tx.Signatures[0], Finalized)
			if !errors.Is(err, test.want) || test.want == nil && (err != nil || found.Slot != 12) {
				t.Errorf("%+v, %v; want error %v", found, err, test.want)
			}
		})
	}
}

// No part of a node's URL gets into an error, and its redirects are not followed.
func TestURLsStaySecret(t *testing.T) {
	visited := make(chan struct{}, 10)
	elsewhere := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { visited <- struct{}{} }))
	t.Cleanup(elsewhere.Close)
	c := startCluster(t, 10)
	p := rpctest.New(t, c.url)
	secret := strings.Replace(p.URL, "http://", "http://watcher:passphrase@", 1) + "/v2/keykeykey?token=tokentoken"
	client := c.dial(nil, secret)
	for name, f := range map[string]rpctest.Faults{"down": {Down: true}, "status": {Status: 500}, "redirect": {RedirectTo: elsewhere.URL}} {
		p.Set(f)
		_, err := client.Head(t.Context())
		if err == nil {
			t.Errorf("%s: no error", name)
			continue
		}
		for _, part := range []string{"passphrase", "watcher", "keykeykey", "tokentoken", strings.TrimPrefix(p.URL, "http://")} {
			if strings.Contains(err.Error(), part) {
				t.Errorf("%s: the error tells %q: %v", name, part, err)
			}
		}
	}
	p.Set(rpctest.Faults{})
	c.answerWith("getSlot", `{"error":{"code":-32005,"message":"Node is unhealthy, see /v2/keykeykey"}}`)
	_, err := client.Head(t.Context())
	if err == nil || strings.Contains(err.Error(), "keykeykey") {
		t.Errorf("error %v, want one without the key", err)
	}
	if len(visited) > 0 {
		t.Error("a redirect was followed")
	}
}

func TestDialRefuses(t *testing.T) {
	good := Config{Name: chain.SolanaDevnet, URLs: []string{"http://localhost"}, Genesis: solana.Hash{1}}
	for name, change := range map[string]func(*Config){
		"no URL":                 func(c *Config) { c.URLs = nil },
		"three URLs":             func(c *Config) { c.URLs = []string{"http://a", "http://b", "http://c"} },
		"a URL of another sort":  func(c *Config) { c.URLs = []string{"ws://a"} },
		"a URL without a host":   func(c *Config) { c.URLs = []string{"http:///x"} },
		"no genesis hash":        func(c *Config) { c.Genesis = solana.Hash{} },
		"one mint of two tokens": func(c *Config) { c.Mints = map[chain.Token]solana.PublicKey{chain.USDC: usdc, chain.USDT: usdc} },
	} {
		cfg := good
		change(&cfg)
		if _, err := Dial(cfg); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	if _, err := Dial(good); err != nil {
		t.Error(err)
	}
}

// An answer to another question is none.
func TestAnswersToNoQuestion(t *testing.T) {
	for name, body := range map[string]string{
		"another id": `{"jsonrpc":"2.0","id":2,"result":5}`,
		"no result":  `{"jsonrpc":"2.0","id":1}`,
		"no object":  `[]`,
		"two":        `{"jsonrpc":"2.0","id":1,"result":5}{}`,
	} {
		_, err := parseAnswer([]byte(body))
		if !errors.Is(malformedError("x", err), chain.ErrInconsistent) {
			t.Errorf("%s: error %v", name, err)
		}
	}
	result, err := parseAnswer([]byte(`{"jsonrpc":"2.0","id":1,"result":null}`))
	if string(result) != "null" || err != nil {
		t.Errorf("null: %s, %v", result, err)
	}
}
