// Package relaytest runs a relay for the tests of what hands intents to it. Tests
// only: no part of the program imports it. The relay's own tests do without it.
package relaytest

import (
	"log/slog"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/evmintent"
	"github.com/granaryhq/granary/internal/relay"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/yield"
)

// Seat has the runner take the seat of an impatient relay on the chain. change, if
// there is one, changes its options.
func Seat(runner *tasktest.Runner, db *store.DB, net *devnet.EVM, client *evm.Client, keys *custody.Keyring, change ...func(*relay.Options)) {
	o := relay.Options{Carrier: net.Contracts.Carrier, Executor: net.Contracts.Executor,
		Poll: 20 * time.Millisecond, Gather: time.Millisecond, Retry: 100 * time.Millisecond}
	for _, c := range change {
		c(&o)
	}
	r := relay.New(db, client, keys.Relayer(), o, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	runner.HandleSeat(r.Seat(), r.Run)
}

// Intents gives intents their life on the chain, for a day each. catalog may be
// nil where none enters or leaves a source.
func Intents(db *store.DB, net *devnet.EVM, client *evm.Client, keys *custody.Keyring, catalog *yield.Catalog) *intent.Service {
	on := client.Config().Name
	family := evmintent.New(db.Clock(), keys, catalog, map[chain.Name]evmintent.Chain{
		on: {Client: client, Executor: net.Contracts.Executor, Guard: net.Contracts.Guard, Lifetime: 24 * time.Hour},
	})
	return intent.New(db, map[chain.Name]intent.Chain{on: {Family: family, Transactions: relay.CarryingTransactions}})
}
