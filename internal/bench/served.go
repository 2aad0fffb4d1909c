package bench

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"os"
	"path/filepath"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
)

// served is the measured service, with a run's access to its chain.
type served struct {
	service *app.App
	run     func(ctx context.Context, ready func(endpoint)) error
	on      chain.Name
	pay     func(context.Context, []devnet.Payment) error // USDC, in the next block
	commit  func(context.Context) error                   // makes a block
	close   func()
	payee   chain.Address        // of withdrawals
	address func() chain.Address // an address without a wallet, another each time
	solana  *solanaChain         // the chain, where it is one of Solana's
	five    *fiveChains          // the chains, where they are five
}

// endpoint is where the service answers, and for whom wallets are made.
type endpoint struct {
	baseURL      string
	organization uuid.UUID
}

// finalityDepth is how many blocks make one final, wherever the chain is.
const finalityDepth = 1

// auditEvery is longer than a run: rows that are written straight into the tables have no cause on the chain, and
// every line of them would be reported as a break.
const auditEvery = 24 * time.Hour

// openSandbox opens a sandbox.
func openSandbox(ctx context.Context, o Options, dir string, log *slog.Logger) (served, error) {
	sandbox, err := app.NewSandbox(ctx, app.SandboxOptions{Dir: dir, Listen: "127.0.0.1:0", RPCListen: "127.0.0.1:0", SolanaListen: "127.0.0.1:0", OperatorListen: "127.0.0.1:0", Finality: finalityDepth, Database: o.Database, AuditEvery: auditEvery}, log)
	if err != nil {
		return served{}, err
	}
	return served{
		service: sandbox.App, close: sandbox.Close, on: chain.EthereumSepolia, payee: evmPayee, address: newEVMAddress,
		run: func(ctx context.Context, ready func(endpoint)) error {
			return sandbox.Run(ctx, func(info app.SandboxInfo) error { ready(endpoint{info.BaseURL, info.OrganizationID}); return nil })
		},
		pay: func(ctx context.Context, payments []devnet.Payment) error {
			_, err := sandbox.Chain.FaucetMany(ctx, chain.USDC, payments)
			return err
		},
		commit: func(context.Context) error { return sandbox.MakeBlocks() },
	}, nil
}

// evmPayee is paid by withdrawals on EVM chains.
const evmPayee = chain.Address("0x00000000000000000000000000000000000B0b01")

func newEVMAddress() chain.Address {
	return chain.EVMAddress(common.BytesToAddress(append([]byte{0xb0, 0xb0}, newUUIDBytes()...)))
}

func newUUIDBytes() []byte {
	id := uuid.New()
	return id[:]
}

// anvilConfig returns the sandbox's configuration of its own chain.
const anvilConfig = `
listen: 127.0.0.1:0
operatorListen: 127.0.0.1:0
database: %[1]q
custody: { seed: %[2]q, identity: %[3]q }
tokenKey: %[4]q
drain: 0s
balance: { every: 10s }
audit: { every: 5s }
chains:
  ethereum_sepolia:
    rpc: %[5]q
    chainId: %[6]d
    finality: { depth: %[7]d }
    tokens: { usdc: "%[8]s", usdt: "%[9]s" }
    executor: "%[10]s"
    carrier: "%[11]s"
    balanceGuard: "%[12]s"
    feeWrapperFactory: "%[13]s"
    adapterFactory: "%[14]s"
    microVaultFactory: "%[15]s"
    withdrawalFeeUsd: "0.050000"
    feeCollector: "%[16]s"
    poll: 20ms
    bumpAfter: 10s
    intentLife: 24h
  solana_devnet: {}
`

// openOnAnvil opens the service as an operator serves it, with a configuration, on a
// chain in another process.
func openOnAnvil(ctx context.Context, o Options, dir string, log *slog.Logger) (_ served, err error) {
	anvil, err := devnet.AttachAnvil(ctx, o.RPC)
	if err != nil {
		return served{}, err
	}
	defer func() {
		if err != nil {
			anvil.Close()
		}
	}()
	on := anvil.Contracts
	config, keys, err := prepareInstallation(ctx, o, dir, func(made app.Config, keys *custody.Keyring) string {
		return fmt.Sprintf(anvilConfig, made.Database, made.Custody.Seed, made.Custody.Identity, made.TokenKey, anvil.URL(), anvil.ChainID, finalityDepth,
			on.USDC, on.USDT, on.Executor, on.Carrier, on.Guard, on.FeeWrapperFactory, on.AdapterFactory, on.MicroVaultFactory, keys.Relayer().Address())
	})
	if err != nil {
		return served{}, err
	}
	if err := errors.Join(anvil.FundRelayer(ctx, keys.Relayer().Address()), anvil.Commit(ctx)); err != nil {
		return served{}, err
	}
	service, err := app.New(ctx, config, clock.New(), log)
	if err != nil {
		return served{}, err
	}
	return served{
		service: service, on: chain.EthereumSepolia, payee: evmPayee, address: newEVMAddress,
		close: func() { service.Close(); anvil.Close() },
		run: func(ctx context.Context, ready func(endpoint)) error {
			return service.Run(ctx, func(api, _ net.Addr) error { ready(endpoint{"http://" + api.String(), uuid.New()}); return nil })
		},
		pay: func(ctx context.Context, payments []devnet.Payment) error {
			_, err := anvil.FaucetMany(ctx, chain.USDC, payments)
			return err
		},
		commit: anvil.Commit,
	}, nil
}

// prepareInstallation makes keys, configuration and database.
func prepareInstallation(ctx context.Context, o Options, dir string, describe func(made app.Config, keys *custody.Keyring) string) (app.Config, *custody.Keyring, error) {
	made := app.Config{Database: cmp.Or(o.Database, "sqlite:"+filepath.Join(dir, "granary.db")), TokenKey: filepath.Join(dir, "token-key.pem"),
		Custody: app.CustodyConfig{Seed: filepath.Join(dir, "seed.age"), Identity: filepath.Join(dir, "identity.age")}}
	if err := app.CreateKeys(made, io.Discard); err != nil {
		return app.Config{}, nil, err
	}
	keys, err := custody.OpenSeed(made.Custody.Seed, made.Custody.Identity)
	if err != nil {
		return app.Config{}, nil, fmt.Errorf("opening the seed: %w", err)
	}
	path := filepath.Join(dir, "granary.yaml")
	if err := os.WriteFile(path, []byte(describe(made, keys)), 0o600); err != nil {
		return app.Config{}, nil, fmt.Errorf("writing the configuration: %w", err)
	}
	config, err := app.ReadConfig(path)
	if err != nil {
		return app.Config{}, nil, err
	}
	db, err := store.Create(ctx, made.Database, clock.New())
	if err != nil {
		return app.Config{}, nil, err
	}
	defer db.Close()
	return config, keys, db.Migrate(ctx, nil)
}
