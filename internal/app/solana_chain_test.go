package app

import (
	"context"
	"log/slog"
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/surfpooltest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// solanaChain is a Solana of the tests: the sandbox's or, to hold the service to one of
// others, Surfpool.
type solanaChain interface {
	URL() string
	Blockhash() solana.Hash
	Head() uint64
	Final() uint64
	MineSlots(n int) error
	Tick() error
	Demand(slots uint64)
	KeepMaking() (end func())
	Faucet(to solana.PublicKey, lamports uint64) (solana.Signature, error)
	FaucetToken(mint, to solana.PublicKey, units uint64) (solana.Signature, error)
	AsFaucet(instructions ...solana.Instruction) (solana.Signature, error)
	Send(tx solana.Transaction) error
	Wait(ctx context.Context, name solana.Signature) (uint64, error)
	SetAccount(key solana.PublicKey, account validator.Account)
	Account(key solana.PublicKey) validator.Account
	Lamports(key solana.PublicKey) uint64
	TokenBalance(mint, owner solana.PublicKey) uint64
}

func eachSolanaWorldOf(t *testing.T, o solanaOptions, fn func(w *solanaWorld)) {
	t.Helper()
	for _, engine := range storetest.EnginesInTurn(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			fn(newSolanaWorld(t, engine, o))
		})
	}
	if o.forked || o.alpenglow || testing.Short() {
		return
	}
	t.Run("surfpool", func(t *testing.T) {
		t.Parallel()
		on := o
		on.surfpool = true
		fn(newSolanaWorld(t, store.SQLite, on))
	})
}

// solanaFinality is how many slots must follow one until it is final.
const solanaFinality = 4

// startChain starts the world's chain, and returns the hash by which it is known.
func (w *solanaWorld) startChain(o solanaOptions) solana.Hash {
	w.Helper()
	if o.surfpool {
		started := surfpooltest.Start(w.T, surfpooltest.Options{SlotTime: o.slotTime, Finality: solanaFinality, Clock: w.clock})
		w.chain = started
		return started.Genesis()
	}
	started, err := validator.Start(validator.Options{SlotTime: o.slotTime, OnDemand: true, Finality: solanaFinality, Alpenglow: o.alpenglow, Clock: w.clock, Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		w.Fatal(err)
	}
	w.Cleanup(func() { _ = started.Close() })
	w.chain, w.forks = started, started
	return validator.GenesisHash
}
