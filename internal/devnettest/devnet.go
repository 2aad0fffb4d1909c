// Package devnettest starts the fixtures of the service's tests: a development chain, a client of it and keys. They
// end with the test. Tests only: no part of the program imports it. It imports no package above custody, so that
// relay and yield can use it in their own tests.
package devnettest

import (
	"cmp"
	"os"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"go.uber.org/goleak"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/waittest"
)

// The organizations of tests.
var (
	Organization      = uuid.MustParse("11111111-1111-4111-8111-111111111111")
	OtherOrganization = uuid.MustParse("11111111-1111-4111-8111-111111111112")
)

// BlockTime is Chain's pause between blocks, while something waits for one.
const BlockTime = 20 * time.Millisecond

// Chain starts a chain that lives by the database's clock and makes a block every
// BlockTime while something waits for one, and dials it.
func Chain(tb testing.TB, db *store.DB) (*devnet.EVM, *evm.Client) {
	tb.Helper()
	net := Start(tb, devnet.Options{BlockTime: BlockTime, OnDemand: true, Finality: 2, Clock: db.Clock()})
	return net, Dial(tb, net.Config())
}

// ForkEnvironment names the rules of chains for which a test chooses none; the network's own when it is empty.
const ForkEnvironment = "GRANARY_TEST_FORK"

// Start starts a chain.
func Start(tb testing.TB, options devnet.Options) *devnet.EVM {
	tb.Helper()
	if options.History == nil {
		options.Fork = cmp.Or(options.Fork, devnet.Fork(os.Getenv(ForkEnvironment)))
	}
	net, err := devnet.Start(tb.Context(), options)
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() {
		if err := net.Close(); err != nil {
			tb.Error(err)
		}
	})
	return net
}

// Dial makes a client of a chain, or of a proxy before it.
func Dial(tb testing.TB, config evm.Config) *evm.Client {
	tb.Helper()
	client, err := evm.Dial(tb.Context(), config)
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(client.Close)
	return client
}

// Keys are those of one seed, the same in every test.
func Keys(tb testing.TB) *custody.Keyring {
	tb.Helper()
	keys, err := custody.NewKeyring([]byte("a seed for tests: 32 bytes long!!"))
	if err != nil {
		tb.Fatal(err)
	}
	return keys
}

// Fund sends the account ether for gas. It has it once a block is made.
func Fund(tb testing.TB, net *devnet.EVM, account common.Address) {
	tb.Helper()
	if _, err := net.FundRelayer(tb.Context(), account); err != nil {
		tb.Fatal(err)
	}
}

// Pay sends the address units of a token and waits until a block holds that.
func Pay(tb testing.TB, net *devnet.EVM, token chain.Token, to chain.Address, units money.Units) {
	tb.Helper()
	hash, err := net.Faucet(tb.Context(), token, to, units)
	if err != nil {
		tb.Fatal(err)
	}
	if _, err := net.Wait(tb.Context(), hash); err != nil {
		tb.Fatal(err)
	}
}

// Main is waittest.Main, and allows the goroutines that go-ethereum leaves in every
// process.
func Main(m *testing.M) {
	waittest.Main(m,
		goleak.IgnoreTopFunction("github.com/syndtr/goleveldb/leveldb.(*DB).mpoolDrain"),
		goleak.IgnoreTopFunction("github.com/ethereum/go-ethereum/core.(*txSenderCacher).cache"),
		goleak.IgnoreAnyFunction("github.com/ethereum/go-ethereum/metrics.(*meterArbiter).tick"),
		goleak.IgnoreAnyFunction("github.com/ethereum/go-ethereum/core/txpool/blobpool.(*BlobPool).loop"))
}
