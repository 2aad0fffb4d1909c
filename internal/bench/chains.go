package bench

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
)

// chainsConfig is the configuration of a service on five chains, without those of the EVM.
const chainsConfig = `
listen: 127.0.0.1:0
operatorListen: 127.0.0.1:0
database: %[1]q
custody: { seed: %[2]q, identity: %[3]q }
tokenKey: %[4]q
drain: 0s
balance: { every: 10s }
audit: { every: 24h }
attestations: { url: %[5]q, privateAddresses: true }
chains:
  solana:
    rpc: %[6]q
    genesis: %[7]q
    tokens: { usdc: %[8]q, usdt: %[9]q }
    withdrawalFeeUsd: "0.050000"
    feeCollector: %[10]q
    poll: 20ms
    intentLife: 24h
`

// evmConfig is its configuration of each chain of the EVM.
const evmConfig = `  %[1]s:
    rpc: %[2]q
    chainId: %[3]d
    finality: { depth: %[4]d }
    tokens: { usdc: "%[5]s", usdt: "%[6]s" }
    executor: "%[7]s"
    carrier: "%[8]s"
    balanceGuard: "%[9]s"
    feeWrapperFactory: "%[10]s"
    adapterFactory: "%[11]s"
    microVaultFactory: "%[12]s"
    withdrawalFeeUsd: "0.050000"
    feeCollector: "%[13]s"
    poll: 20ms
    bumpAfter: 10s
    intentLife: 240h
    bridge: { tokenMessenger: "%[14]s", messageTransmitter: "%[15]s", messagesPerDay: 1000000 }
`

// bridgedFrom and bridgedTo are the chains between which transfers are measured.
const (
	bridgedFrom = chain.Ethereum
	bridgedTo   = chain.Base
)

// fiveChains are four chains of the EVM with a bridge between them, and a Solana, in this process.
type fiveChains struct {
	evm      map[chain.Name]*devnet.EVM
	solana   *solanaChain
	behind   *gate // in front of the chain that is caught up with
	attestAt string
	closers  []func()
}

var evmNames = []chain.Name{chain.Arbitrum, chain.Base, chain.Ethereum, chain.Polygon}

// behindOn is the chain that is caught up with: that of the most blocks a day.
const behindOn = chain.Arbitrum

// openOnFiveChains opens the service as an operator serves it, with a configuration.
func openOnFiveChains(ctx context.Context, o Options, dir string, log *slog.Logger) (_ served, err error) {
	on := &fiveChains{evm: map[chain.Name]*devnet.EVM{}}
	defer func() {
		if err != nil {
			on.close()
		}
	}()
	if on.solana, err = openSolana(log); err != nil {
		return served{}, err
	}
	on.closers = append(on.closers, on.solana.close)
	described, err := on.openEVM(ctx, dir, log)
	if err != nil {
		return served{}, err
	}
	config, keys, err := prepareInstallation(ctx, o, dir, func(made app.Config, keys *custody.Keyring) string {
		return fmt.Sprintf(chainsConfig, made.Database, made.Custody.Seed, made.Custody.Identity, made.TokenKey, on.attestAt, on.solana.URL(),
			validator.GenesisHash, validator.USDC, validator.USDT, newSolanaAddress()) + strings.ReplaceAll(described, collectorPlace, keys.Relayer().Address().Hex())
	})
	if err != nil {
		return served{}, err
	}
	if err := on.solana.fund(keys.FeePayer().Account()); err != nil {
		return served{}, err
	}
	for _, evm := range on.evm {
		if _, err := evm.FundRelayer(ctx, keys.Relayer().Address()); err != nil {
			return served{}, err
		}
	}
	if err := on.commit(); err != nil {
		return served{}, err
	}
	service, err := app.New(ctx, config, clock.New(), log)
	if err != nil {
		return served{}, err
	}
	return served{
		service: service, five: on, on: bridgedFrom, payee: evmPayee, address: newEVMAddress,
		close: func() { service.Close(); on.close() },
		run: func(ctx context.Context, ready func(endpoint)) error {
			return service.Run(ctx, func(api, _ net.Addr) error { ready(endpoint{"http://" + api.String(), uuid.New()}); return nil })
		},
		pay: func(ctx context.Context, payments []devnet.Payment) error {
			_, err := on.evm[bridgedFrom].FaucetMany(ctx, chain.USDC, payments)
			return err
		},
		commit: func(context.Context) error { return on.commit() },
	}, nil
}

// collectorPlace is where the collector of fees stands until the keys are made.
const collectorPlace = "COLLECTOR"

// openEVM opens the chains of the EVM with their bridge and an attester, and describes them.
func (on *fiveChains) openEVM(ctx context.Context, dir string, log *slog.Logger) (described string, err error) {
	key := crypto.ToECDSAUnsafe(crypto.Keccak256([]byte("an attester of the bench")))
	attesters := []common.Address{crypto.PubkeyToAddress(key.PublicKey)}
	options := attester.Options{Keys: []*ecdsa.PrivateKey{key}}
	for _, name := range evmNames {
		at := devnet.Options{Name: name, Finality: finalityDepth, Log: log}
		if name == behindOn {
			at.DataDir = filepath.Join(dir, "chain") // in memory, each block of many takes longer than the one before
		}
		evm, err := devnet.Start(ctx, at)
		if err != nil {
			return "", err
		}
		on.evm[name] = evm
		on.closers = append(on.closers, func() { _ = evm.Close() })
		domain, _ := cctp.DomainOf(name)
		terms := devnet.BridgeTerms{Domain: uint32(domain), Attesters: attesters, BurnLimit: big.NewInt(10_000_000_000_000)}
		for _, other := range evmNames {
			if d, ok := cctp.DomainOf(other); ok && other != name {
				terms.Others = append(terms.Others, uint32(d))
			}
		}
		bridge, err := evm.DeployBridge(ctx, terms)
		if err != nil {
			return "", err
		}
		client, err := ethclient.DialContext(ctx, evm.URL())
		if err != nil {
			return "", err
		}
		on.closers = append(on.closers, client.Close)
		options.Chains = append(options.Chains, attester.Chain{Domain: domain, Client: client, Transmitter: bridge.Transmitter})
		rpc := evm.URL()
		if name == behindOn {
			if on.behind, err = openGate(rpc); err != nil {
				return "", err
			}
			on.closers, rpc = append(on.closers, func() { _ = on.behind.Close() }), on.behind.url
		}
		has := evm.Contracts
		described += fmt.Sprintf(evmConfig, name, rpc, evm.ChainID(), finalityDepth, has.USDC, has.USDT, has.Executor, has.Carrier, has.Guard, has.FeeWrapperFactory, has.AdapterFactory,
			has.MicroVaultFactory, collectorPlace, bridge.Messenger, bridge.Transmitter)
	}
	service, err := attester.New(options)
	if err != nil {
		return "", err
	}
	server := httptest.NewServer(service.Handler())
	on.attestAt = server.URL
	on.closers = append(on.closers, server.Close)
	return described, nil
}

// commit makes a block on each chain.
func (on *fiveChains) commit() error {
	errs := make([]error, len(evmNames)+1)
	var group sync.WaitGroup
	for i, name := range evmNames {
		group.Go(func() { _, errs[i] = on.evm[name].Commit() })
	}
	group.Go(func() { errs[len(evmNames)] = on.solana.MineSlots(1) })
	group.Wait()
	return errors.Join(errs...)
}

// close closes the opened resources, the last first.
func (on *fiveChains) close() {
	for i := len(on.closers) - 1; i >= 0; i-- {
		on.closers[i]()
	}
}

// names of the chains that wallets of a run have addresses on.
func (b *bench) chainNames() []chain.Name {
	if b.five != nil {
		return append([]chain.Name{chain.Solana}, evmNames...)
	}
	return []chain.Name{chain.EthereumSepolia, chain.SolanaDevnet}
}

// measureDepositsOnFive pays wallets on five chains in one block each, all at once, several times
// over.
func (b *bench) measureDepositsOnFive() error {
	names := b.chainNames()
	rounds := min(3, len(b.wallets)/b.Block)
	if rounds == 0 || b.Block < len(names) {
		return fmt.Errorf("a block of %d needs as many wallets", b.Block)
	}
	stopProfile, err := b.startProfile("deposits-on-five")
	if err != nil {
		return err
	}
	var read, posted []time.Duration
	for round := range rounds {
		paid := map[chain.Name][]devnet.Payment{}
		for i, w := range b.wallets[round*b.Block : (round+1)*b.Block] {
			name, to := names[i%len(names)], w.address
			if name.IsSolana() {
				to = w.solana
			}
			paid[name] = append(paid[name], devnet.Payment{To: to, Units: money.UnitsOf(1000*money.Dollar, 6)})
		}
		r, p, err := b.payWhatIsMeasured(b.Block, func() error { return b.five.payAll(b.ctx, paid) })
		if err != nil {
			return errors.Join(err, stopProfile())
		}
		read, posted = append(read, r), append(posted, p)
		b.reportProgress("deposits on five chains", round+1, rounds)
	}
	if err := stopProfile(); err != nil {
		return err
	}
	b.printFigure(fmt.Sprintf("%d over five chains read", b.Block), "%s  (%d times; from the blocks to the last processing deposit)", formatPercentiles(read), rounds)
	b.printFigure(fmt.Sprintf("%d over five chains credited", b.Block), "%s  (from finality to the last entry and event)", formatPercentiles(posted))
	return nil
}

// payAll puts payments into the next block of each chain.
func (on *fiveChains) payAll(ctx context.Context, paid map[chain.Name][]devnet.Payment) error {
	for name, payments := range paid {
		var err error
		if name.IsSolana() {
			err = on.solana.payAll(payments)
		} else {
			_, err = on.evm[name].FaucetMany(ctx, chain.USDC, payments)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

// measureBridges has payouts draw on another chain: a quarter of them, and then all at once.
func (b *bench) measureBridges() error {
	n := min(b.Requests, len(b.funded)/2)
	for _, part := range [][]seededWallet{b.funded[:n/4], b.funded[n : 2*n]} {
		if err := b.bridgeAtOnce(part); err != nil {
			return err
		}
	}
	return nil
}

func (b *bench) bridgeAtOnce(wallets []seededWallet) error {
	all, took, err := b.runCallers("bridges", http.StatusCreated, func(i int) (string, string, string, bool) {
		if i >= len(wallets) {
			return "", "", "", false
		}
		return http.MethodPost, "/v2/wallets/" + wallets[i].id.String() + "/withdrawals",
			fmt.Sprintf(`{"requestId":"%s","destinationChain":"%s","token":"usdc","amountUsd":10.5,"destinationAddress":"%s"}`, uuid.New(), bridgedTo, b.payee), true
	})
	if err != nil {
		return err
	}
	b.printRate("bridged payouts accepted", all, took)
	return b.awaitWorkflows("withdrawal", len(wallets))
}

// measureBlocksBehind has the service miss many blocks of one chain, some with deposits to its
// wallets, and measures how fast it reads them.
func (b *bench) measureBlocksBehind() error {
	const depositEvery = 1000
	on := b.five.evm[behindOn]
	deposits := 0
	b.five.behind.mu.Lock()
	open := sync.OnceFunc(b.five.behind.mu.Unlock)
	defer open()
	for n := range b.Behind {
		if n%depositEvery == 0 {
			w := b.wallets[deposits%len(b.wallets)]
			if _, err := on.FaucetMany(b.ctx, chain.USDC, []devnet.Payment{{To: w.address, Units: money.UnitsOf(money.Dollar, 6)}}); err != nil {
				return err
			}
			deposits++
		}
		if _, err := on.Commit(); err != nil {
			return err
		}
		b.reportProgress("missing blocks", n+1, b.Behind)
	}
	stopProfile, err := b.startProfile("behind")
	if err != nil {
		return err
	}
	before, err := b.queryCount(`SELECT COUNT(*) FROM deposits WHERE chain = $1 AND status = 'completed'`, string(behindOn))
	if err != nil {
		return err
	}
	asked, began := b.five.behind.asked.Load(), time.Now()
	open()
	err = b.pollEvery(20*time.Millisecond, "the chain is caught up with", 30*time.Minute, func() (bool, error) {
		n, err := b.queryCount(`SELECT COUNT(*) FROM deposits WHERE chain = $1 AND status = 'completed'`, string(behindOn))
		return n >= before+deposits-1, err // the last one's block may wait for the next
	})
	took := time.Since(began)
	if err := errors.Join(err, stopProfile()); err != nil {
		return err
	}
	b.printFigure(fmt.Sprintf("%d blocks caught up with", b.Behind), "%6.0f/s  (in %s, with %d deposits; %d requests to the node)", float64(b.Behind)/took.Seconds(), took.Round(time.Millisecond), deposits, b.five.behind.asked.Load()-asked)
	return nil
}
