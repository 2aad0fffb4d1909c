// Package relaytest runs a relay for the tests of packages that pass intents to it. Tests only: no part of the
// program imports it. The relay's own tests do without it.
package relaytest

import (
	"context"
	"log/slog"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/evmintent"
	"github.com/granaryhq/granary/internal/relay"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/signer/signertest"
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

// Intents gives intents their life on the chain, for a day each, as far as a signer's
// rules allow it. catalog may be nil where none enters or leaves a source; sources are
// those that it has not.
func Intents(db *store.DB, net *devnet.EVM, client *evm.Client, keys *custody.Keyring, catalog *yield.Catalog, sources ...signer.Source) *intent.Service {
	listed := func(o *signer.Options) { o.Sources = append(append(o.Sources, sourcesOf(catalog)...), sources...) }
	return intentsOf(db, net, client, signertest.New(db, net, client, keys, listed), catalog)
}

// UncheckedIntents are intents of any owner and content.
func UncheckedIntents(db *store.DB, net *devnet.EVM, client *evm.Client, keys *custody.Keyring) *intent.Service {
	return intentsOf(db, net, client, custodytest.Unchecked{Keys: keys, Executor: net.Contracts.Executor}, nil)
}

func intentsOf(db *store.DB, net *devnet.EVM, client *evm.Client, signer custody.Signer, catalog *yield.Catalog) *intent.Service {
	on := client.Config().Name
	family := evmintent.New(db.Clock(), signer, catalog, map[chain.Name]evmintent.Chain{
		on: {Client: client, Executor: net.Contracts.Executor, Guard: net.Contracts.Guard, Lifetime: 24 * time.Hour},
	})
	return intent.New(db, approvaltest.NewService(db), map[chain.Name]intent.Chain{on: {Family: family, Transactions: relay.CarryingTransactions}})
}

// sourcesOf are the sources of the catalog's own configuration.
func sourcesOf(catalog *yield.Catalog) []signer.Source {
	if catalog == nil {
		return nil
	}
	listed, err := catalog.List(context.Background())
	if err != nil {
		panic("relaytest: " + err.Error())
	}
	var all []signer.Source
	for _, s := range listed {
		if s.Owner == uuid.Nil {
			all = append(all, signer.Source{ID: s.ID, Chain: s.Chain, Token: s.DepositToken, Vault: s.Vault,
				RequestContract: s.Requests, RequestsDeposits: s.TakesRequests(false), RequestsRedemptions: s.TakesRequests(true)})
		}
	}
	return all
}
