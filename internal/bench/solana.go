package bench

import (
	"context"
	"crypto/ed25519"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/http/httputil"
	"net/url"
	"sync"
	"sync/atomic"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
)

// solanaConfig is the configuration of a service on Solana alone.
const solanaConfig = `
listen: 127.0.0.1:0
operatorListen: 127.0.0.1:0
database: %[1]q
custody: { seed: %[2]q, identity: %[3]q }
tokenKey: %[4]q
drain: 0s
balance: { every: 10s }
audit: { every: 5s }
chains:
  solana_devnet:
    rpc: %[5]q
    genesis: %[6]q
    tokens: { usdc: %[7]q, usdt: %[8]q }
    withdrawalFeeUsd: "0.050000"
    feeCollector: %[9]q
    poll: 20ms
    intentLife: 24h
`

// solanaChain is a Solana in this process, whose slots are made when the run says so, with
// somebody who pays.
type solanaChain struct {
	*validator.Validator
	payer ed25519.PrivateKey
	gate  *gate
}

// gate is between the service and the chain. While it is shut, requests wait.
type gate struct {
	mu   sync.RWMutex
	pass http.Handler
	*http.Server
	url   string
	asked atomic.Int64 // requests
}

// openGate listens in front of the chain.
func openGate(upstream string) (*gate, error) {
	to, err := url.Parse(upstream)
	if err != nil {
		return nil, err
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	g := &gate{pass: httputil.NewSingleHostReverseProxy(to), url: "http://" + listener.Addr().String()}
	g.Server = &http.Server{Handler: g, ReadHeaderTimeout: time.Minute}
	go func() { _ = g.Serve(listener) }()
	return g, nil
}

// ServeHTTP passes a request on once the gate is open.
func (g *gate) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	g.mu.RLock()
	g.mu.RUnlock() //nolint:staticcheck // to have been let through is enough
	g.asked.Add(1)
	g.pass.ServeHTTP(w, r)
}

// openOnSolana opens the service as an operator serves it, with a configuration, on a chain
// of Solana's in this process.
func openOnSolana(ctx context.Context, o Options, dir string, log *slog.Logger) (_ served, err error) {
	on, err := openSolana(log)
	if err != nil {
		return served{}, err
	}
	defer func() {
		if err != nil {
			on.close()
		}
	}()
	config, keys, err := prepareInstallation(ctx, o, dir, func(made app.Config, _ *custody.Keyring) string {
		return fmt.Sprintf(solanaConfig, made.Database, made.Custody.Seed, made.Custody.Identity, made.TokenKey, on.gate.url,
			validator.GenesisHash, validator.USDC, validator.USDT, newSolanaAddress())
	})
	if err != nil {
		return served{}, err
	}
	if err := on.fund(keys.FeePayer().Account()); err != nil {
		return served{}, err
	}
	service, err := app.New(ctx, config, clock.New(), log)
	if err != nil {
		return served{}, err
	}
	return served{
		service: service, solana: on, on: chain.SolanaDevnet, payee: newSolanaAddress(), address: newSolanaAddress,
		close: func() { service.Close(); on.close() },
		run: func(ctx context.Context, ready func(endpoint)) error {
			return service.Run(ctx, func(api, _ net.Addr) error { ready(endpoint{"http://" + api.String(), uuid.New()}); return nil })
		},
		pay:    func(_ context.Context, payments []devnet.Payment) error { return on.payAll(payments) },
		commit: func(context.Context) error { return on.MineSlots(1) },
	}, nil
}

// openSolana opens the chain with a gate in front of it.
func openSolana(log *slog.Logger) (on *solanaChain, err error) {
	on = &solanaChain{}
	if on.Validator, err = validator.Start(validator.Options{Finality: finalityDepth, Log: log}); err != nil {
		return nil, err
	}
	if on.gate, err = openGate(on.URL()); err != nil {
		return nil, errors.Join(err, on.Close())
	}
	_, on.payer, err = ed25519.GenerateKey(nil)
	return on, err
}

func (on *solanaChain) close() { _, _ = on.gate.Close(), on.Close() }

// fund gives SOL to the service's fee payer and to the payer, and USDC to the latter.
func (on *solanaChain) fund(feePayer solana.PublicKey) error {
	const lamports = 1_000_000_000_000_000
	for _, to := range []solana.PublicKey{feePayer, on.payerAccount()} {
		if _, err := on.Faucet(to, lamports); err != nil {
			return err
		}
	}
	if _, err := on.FaucetToken(validator.USDC, on.payerAccount(), 1<<60); err != nil {
		return err
	}
	return on.MineSlots(2 + finalityDepth)
}

func (on *solanaChain) payerAccount() solana.PublicKey {
	return solana.PublicKey(on.payer.Public().(ed25519.PublicKey))
}

// payAll puts a transaction for each payment into the next slot: with the token account if
// there is none, as wallets pay.
func (on *solanaChain) payAll(payments []devnet.Payment) error {
	recent, from := on.Blockhash(), on.payerAccount()
	for i, p := range payments {
		to := solana.KeyOf(p.To)
		tx, err := validator.SignTransaction(recent, []solana.Instruction{
			solana.SetComputeUnitPrice(uint64(i + 1)), // or two payments alike were one
			solana.CreateAssociatedTokenIdempotent(from, to, validator.USDC, solana.TokenProgram),
			solana.TransferChecked(solana.AssociatedTokenAddress(from, validator.USDC, solana.TokenProgram), validator.USDC,
				solana.AssociatedTokenAddress(to, validator.USDC, solana.TokenProgram), from, p.Units.Big().Uint64(), validator.Decimals),
		}, on.payer)
		if err != nil {
			return err
		}
		if err := on.Send(tx); err != nil {
			return err
		}
	}
	return nil
}

// newSolanaAddress returns an address without an owner.
func newSolanaAddress() chain.Address {
	public, _, err := ed25519.GenerateKey(nil)
	if err != nil {
		panic(err) // which never happens
	}
	return solana.PublicKey(public).Address()
}

// awaitMarkers waits until the service has begun with markers.
func (b *bench) awaitMarkers() error {
	stop := b.mineBlocks(50 * time.Millisecond)
	defer stop()
	return b.pollUntil("the chain begins with markers", 2*time.Minute, func() (bool, error) {
		begun, err := b.queryCount(`SELECT COUNT(*) FROM solana_marker_chains WHERE begun_at > $1`, 0)
		return begun == 1, err
	})
}

// measureCatchUp has the service miss blocks, of several sizes, and measures how fast it
// reads them. None of their transfers is to one of its wallets.
func (b *bench) measureCatchUp() error {
	for _, size := range []int{0, 10, 100, 1000} {
		if err := b.catchUpWith(max(1, b.Missed/max(10, size)), size); err != nil {
			return err
		}
	}
	return nil
}

// catchUpWith measures blocks of so many transfers.
func (b *bench) catchUpWith(blocks, transfers int) error {
	payments := make([]devnet.Payment, transfers)
	for i := range payments {
		payments[i] = devnet.Payment{To: b.address(), Units: money.UnitsOf(money.Dollar, 6)}
	}
	b.solana.gate.mu.Lock()
	open := sync.OnceFunc(b.solana.gate.mu.Unlock)
	defer open()
	for n := range blocks {
		if err := b.pay(b.ctx, payments); err != nil {
			return err
		}
		if err := b.commit(b.ctx); err != nil {
			return err
		}
		b.reportProgress("missing blocks", n+1, blocks)
	}
	name := fmt.Sprintf("blocks of %d caught up with", transfers)
	stopProfile, err := b.startProfile(name)
	if err != nil {
		return err
	}
	began, head := time.Now(), b.solana.Head()
	open()
	err = b.pollUntil("the chain is caught up with", 10*time.Minute, func() (bool, error) {
		n, err := b.queryCount(`SELECT COUNT(*) FROM chain_cursors WHERE chain = $1 AND number >= $2`, string(b.on), head)
		return n > 0, err
	})
	took := time.Since(began)
	if err := errors.Join(err, stopProfile()); err != nil {
		return err
	}
	b.printFigure(name, "%6.0f/s  (%d in %s; %.0f transfers/s)", float64(blocks)/took.Seconds(), blocks, took.Round(time.Millisecond), float64(blocks*transfers)/took.Seconds())
	return nil
}
