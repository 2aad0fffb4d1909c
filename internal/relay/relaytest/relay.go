// Package relaytest runs a relay for the tests of what hands intents to it. Tests
// only: no part of the program imports it. The relay's own tests do without it.
package relaytest

import (
	"log/slog"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/relay"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task/tasktest"
)

// Seat has the runner take the seat of an impatient relay on the chain.
func Seat(runner *tasktest.Runner, db *store.DB, net *devnet.EVM, client *evm.Client, keys *custody.Keyring) {
	r := relay.New(db, client, keys.Relayer(), relay.Options{Carrier: net.Contracts.Carrier, Executor: net.Contracts.Executor,
		Poll: 20 * time.Millisecond, Gather: time.Millisecond, Retry: 100 * time.Millisecond}, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	runner.HandleSeat(r.Seat(), r.Run)
}
