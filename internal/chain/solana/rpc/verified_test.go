package rpc

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"sync/atomic"
	"testing"

	dto "github.com/prometheus/client_model/go"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
)

// paymentTo is a payment of ann's to somebody.
func paymentTo(to string) deed {
	return deed{payer: "ann", instructions: []solana.Instruction{transfer("ann's", to+"'s", "ann", 5)},
		before: []balance{{"ann's", usdc, "ann", 9}, {to + "'s", usdc, to, 1}}, after: []balance{{"ann's", usdc, "ann", 4}, {to + "'s", usdc, to, 6}}}
}

// breakSignature changes the first signature of an encoded transaction.
func breakSignature(t *testing.T, encoded json.RawMessage) json.RawMessage {
	t.Helper()
	var tx map[string]any
	if err := json.Unmarshal(encoded, &tx); err != nil {
		t.Fatal(err)
	}
	tx["transaction"] = []any{flipBase64(t, tx["transaction"].([]any)[0].(string)), "base64"}
	return mustEncode(t, tx)
}

// walletsOf is a filter of the wallets of these names.
func walletsOf(names ...string) AddressFilter {
	return func(_ context.Context, addresses []chain.Address) (map[chain.Address]bool, error) {
		found := map[chain.Address]bool{}
		for _, name := range names {
			if slices.Contains(addresses, keyOf(name).Address()) {
				found[keyOf(name).Address()] = true
			}
		}
		return found, nil
	}
}

// A follower's reader verifies the signatures of transactions that pay a wallet, and marks the transfers of
// others as unverified. Another reader verifies all.
func TestSignaturesAreVerifiedOfPaymentsToWallets(t *testing.T) {
	c := startCluster(t, 10)
	c.lay(11, paymentTo("bob").encode(t), breakSignature(t, paymentTo("cat").encode(t)))
	client := c.dial(nil, c.url)
	for name, test := range map[string]struct {
		reader     Reader
		unverified []bool // of the transfers to bob and to cat; nil for an error
	}{
		"neither is a wallet":  {NewFollowerReader(client, walletsOf()), []bool{true, true}},
		"the one is":           {NewFollowerReader(client, walletsOf("bob")), []bool{false, true}},
		"the other is":         {NewFollowerReader(client, walletsOf("cat")), nil},
		"both are":             {NewFollowerReader(client, walletsOf("bob", "cat")), nil},
		"all are verified":     {NewReader(client), nil},
		"none of them is paid": {NewFollowerReader(client, walletsOf("ann")), []bool{true, true}},
	} {
		t.Run(name, func(t *testing.T) {
			blocks, err := test.reader.Transfers(t.Context(), 11, 11)
			if test.unverified == nil {
				if !errors.Is(err, chain.ErrInconsistent) {
					t.Errorf("error %v, want %v", err, chain.ErrInconsistent)
				}
				return
			}
			if err != nil || len(blocks) != 1 || len(blocks[0].Transfers) != 2 {
				t.Fatalf("%+v, %v; want a block of two transfers", blocks, err)
			}
			for n, to := range []string{"bob", "cat"} {
				if tr := blocks[0].Transfers[n]; tr.To != keyOf(to).Address() || tr.Unverified != test.unverified[n] {
					t.Errorf("transfer %+v; want one to %s, unverified %t", tr, to, test.unverified[n])
				}
			}
		})
	}
}

// Two nodes must agree on the transfers of strangers too, verified or not, and each must have signatures of
// payments to wallets that are right.
func TestTwoNodesAgreeOnUnverifiedTransfers(t *testing.T) {
	for name, test := range map[string]struct {
		faults  rpctest.Faults
		wallets AddressFilter
		want    error
	}{
		"they agree":                              {rpctest.Faults{}, walletsOf(), nil},
		"one loses a transaction":                 {rpctest.Faults{LoseTransactions: true}, walletsOf(), chain.ErrInconsistent},
		"one alters amounts":                      {rpctest.Faults{AlterAmounts: true}, walletsOf(), chain.ErrInconsistent},
		"one has a wrong signature for a wallet":  {rpctest.Faults{BreakSignatures: true}, walletsOf("bob"), chain.ErrInconsistent},
		"one has another signature of a stranger": {rpctest.Faults{BreakSignatures: true}, walletsOf(), chain.ErrInconsistent},
	} {
		t.Run(name, func(t *testing.T) {
			c := startCluster(t, 10, 11, 12)
			c.lay(13, deeds["program whose inner instructions are not recorded"].deed.encode(t))
			client, proxies := c.proxied(2)
			c.mustFinal(client)
			proxies[1].Set(test.faults)
			if _, err := NewFollowerReader(client, test.wallets).Transfers(t.Context(), 13, 13); !errors.Is(err, test.want) {
				t.Errorf("error %v, want %v", err, test.want)
			}
		})
	}
}

// A filter that fails is no fault of a node, and no contradiction between two.
func TestAFilterThatFailsSaysNothingOfANode(t *testing.T) {
	c := startCluster(t, 10, 11, 12)
	c.lay(13, paymentTo("bob").encode(t))
	client, _ := c.proxied(2)
	c.mustFinal(client)
	broken := errors.New("the database is away")
	var calls atomic.Int32
	_, err := NewFollowerReader(client, func(context.Context, []chain.Address) (map[chain.Address]bool, error) {
		if calls.Add(1) == 1 {
			return nil, nil // for one of the nodes
		}
		return nil, broken
	}).Transfers(t.Context(), 13, 13)
	if !errors.Is(err, broken) || isAtFault(err) {
		t.Errorf("error %v, want %v and no fault of a node", err, broken)
	}
	for _, n := range client.nodes {
		if *n.condition.Load() != nodeWell || n.resting.Load() {
			t.Errorf("node %s is %s", n.number, *n.condition.Load())
		}
	}
	var contradictions dto.Metric
	if err := client.nodes[0].metrics.contradictions.WithLabelValues(string(chain.SolanaDevnet)).Write(&contradictions); err != nil || contradictions.GetCounter().GetValue() != 0 {
		t.Errorf("%v contradictions, %v", contradictions.GetCounter().GetValue(), err)
	}
}
