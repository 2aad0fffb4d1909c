package evm_test

import (
	"bytes"
	"net/http"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/prometheus/client_golang/prometheus"
	dto "github.com/prometheus/client_model/go"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
)

// Since Amsterdam each movement of ether has a log in the form of a token's transfer (EIP-7708). It is a transfer of none of the tokens, and the
// payments of tokens around it are read as before.
func TestEtherThatIsLoggedIsNoTransfer(t *testing.T) {
	t.Parallel()
	ether := common.HexToAddress("0xfffffffffffffffffffffffffffffffffffffffe")
	for fork, want := range map[devnet.Fork]bool{devnet.Amsterdam: true, devnet.Osaka: false} {
		t.Run(string(fork), func(t *testing.T) {
			t.Parallel()
			e := devnettest.Start(t, devnet.Options{Fork: fork})
			to := numberedAddress(1)
			payMany(t, e, chain.USDC, 2)
			if _, err := e.FaucetEther(t.Context(), to.EVM(), money.NewUnits(1)); err != nil {
				t.Fatal(err)
			}
			payMany(t, e, chain.USDT, 2)
			at := commitBlock(t, e)
			commitBlock(t, e)
			commitBlock(t, e)
			for _, proof := range []evm.ReceiptProof{evm.ProveRoot, evm.ProveStructure} {
				cfg := e.Config()
				cfg.Receipts = proof
				client := devnettest.Dial(t, cfg)
				blocks, err := client.Transfers(t.Context(), at, at)
				if err != nil {
					t.Fatal(err)
				}
				for _, paid := range blocks[0].Transfers {
					if paid.Token != chain.USDC && paid.Token != chain.USDT || paid.To == to && paid.Units != money.NewUnits(2) {
						t.Errorf("%s: a transfer of %s %s to %s", proof, paid.Units, paid.Token, paid.To)
					}
				}
				if n := len(blocks[0].Transfers); n != 4 {
					t.Errorf("%s: %d transfers, want 4", proof, n)
				}
				receipts, block, err := client.ProvenReceipts(t.Context(), at)
				if err != nil {
					t.Fatal(err)
				}
				logged := false
				for _, r := range receipts {
					for _, l := range r.Logs {
						logged = logged || l.Address == ether
					}
				}
				if logged != want || block.Amsterdam != want {
					t.Errorf("%s: ether is logged: %t, the block has Amsterdam's rules: %t, want %t", proof, logged, block.Amsterdam, want)
				}
			}
		})
	}
}

// The rules of a chain are those of its newest block and of its node's configuration.
func TestTheForkIsRead(t *testing.T) {
	t.Parallel()
	for fork, name := range map[devnet.Fork]string{devnet.Amsterdam: "amsterdam", devnet.Osaka: "before_amsterdam"} {
		e := devnettest.Start(t, devnet.Options{Fork: fork})
		commitBlock(t, e)
		got, err := devnettest.Dial(t, e.Config()).Fork(t.Context())
		if err != nil || got.Name() != name || len(got.ID) != 10 || got.Unknown || !got.Next.IsZero() {
			t.Errorf("%s: %+v, %v", fork, got, err)
		}
	}
}

// A public network may run a fork that this version does not know: the node's statement is shown, and the rules are those of the newest
// block. So they are where the node does not have eth_config.
func TestAForkThatIsNotKnownIsShown(t *testing.T) {
	t.Parallel()
	const sepolia, method = 11155111, `"eth_config"`
	e := devnettest.Start(t, devnet.Options{})
	commitBlock(t, e)
	for name, c := range map[string]struct {
		answer string
		id     string
		state  float64
	}{
		"a known fork":     {`"result":{"current":{"activationTime":1791294816,"forkId":"0x6c1d9423"},"next":null}`, "0x6c1d9423", 0},
		"a later fork":     {`"result":{"current":{"activationTime":1891294816,"forkId":"0x01020304"},"next":{"activationTime":1991294816,"forkId":"0x05060708"}}`, "0x01020304", 1},
		"no configuration": {`"error":{"code":-32601,"message":"the method eth_config does not exist"}`, "", 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			node, config, metrics := evmtest.New(t, e.URL()), e.Config(), prometheus.NewRegistry()
			node.Set(evmtest.Faults{ChainID: sepolia, Reject: func(body []byte) (int, string) {
				if !bytes.Contains(body, []byte(method)) {
					return 0, ""
				}
				return http.StatusOK, `{"jsonrpc":"2.0","id":` + requestID(t, body) + `,` + c.answer + `}`
			}})
			config.URL, config.ChainID, config.Metrics = node.URL, sepolia, metrics
			got, err := devnettest.Dial(t, config).Fork(t.Context())
			if err != nil || !got.Amsterdam || got.ID != c.id || got.Unknown != (c.state == 1) || got.Next.IsZero() != (c.state == 0) {
				t.Errorf("%+v, %v", got, err)
			}
			shown, err := metrics.Gather()
			if err != nil {
				t.Fatal(err)
			}
			at := slices.IndexFunc(shown, func(f *dto.MetricFamily) bool { return f.GetName() == "granary_chain_fork_unknown" })
			if at < 0 || shown[at].GetMetric()[0].GetGauge().GetValue() != c.state {
				t.Errorf("granary_chain_fork_unknown is not %v", c.state)
			}
		})
	}
}
