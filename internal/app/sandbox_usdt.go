package app

import (
	"context"
	"fmt"
	"log/slog"
	"math/big"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/internal/bridge/deliverer"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
)

// sandboxMessageFee is the fee of a message: 0.0001 of the chain's coin.
var sandboxMessageFee = big.NewInt(params.Ether / 10_000)

// deliverEvery is how often a sandbox looks for messages to deliver.
const deliverEvery = 200 * time.Millisecond

// sandboxOFT carries USDT between a sandbox's EVM chains as LayerZero does: the contracts on each,
// and who delivers their messages.
type sandboxOFT struct {
	deliverer *deliverer.Deliverer
	clients   []*ethclient.Client
	on        map[chain.Name]SandboxUSDTBridge
	stop      context.CancelFunc
	running   sync.WaitGroup
}

// SandboxUSDTBridge is how to reach the bridge for USDT on a chain.
type SandboxUSDTBridge struct {
	EndpointID oft.EndpointID `json:"endpointId"`
	Endpoint   common.Address `json:"endpoint"`
	OFT        common.Address `json:"oft"`
	FeePayer   common.Address `json:"feePayer"`
}

// openOFT puts the contracts on the EVM chains, and begins to deliver. The fee payers spend their ether in the relayer's transactions alone.
func openOFT(ctx context.Context, chains bridgedChains, relayer common.Address, mode string, log *slog.Logger) (_ *sandboxOFT, err error) {
	key, err := crypto.ToECDSA(crypto.Keccak256([]byte("granary sandbox deliverer")))
	if err != nil {
		return nil, fmt.Errorf("the deliverer's key: %w", err)
	}
	b := &sandboxOFT{on: map[chain.Name]SandboxUSDTBridge{}}
	defer func() {
		if err != nil {
			b.close()
		}
	}()
	options := deliverer.Options{Key: key, Log: log}
	for name, on := range chains.evm {
		id, _ := oft.EndpointOf(name)
		terms := devnet.OFTTerms{Endpoint: uint32(id), Burns: name != chains.home, Verifier: crypto.PubkeyToAddress(key.PublicKey), Fee: sandboxMessageFee, Relayers: []common.Address{relayer}}
		for other := range chains.evm {
			if to, _ := oft.EndpointOf(other); other != name {
				terms.Others = append(terms.Others, uint32(to))
			}
		}
		deployed, err := on.DeployOFT(ctx, terms)
		if err != nil {
			return nil, fmt.Errorf("the bridge for USDT on %s: %w", name, err)
		}
		client, err := ethclient.DialContext(ctx, on.URL())
		if err != nil {
			return nil, fmt.Errorf("the bridge for USDT on %s: %w", name, err)
		}
		b.clients = append(b.clients, client)
		b.on[name] = SandboxUSDTBridge{id, deployed.Endpoint, deployed.OFT, deployed.FeePayer}
		options.Chains = append(options.Chains, deliverer.Chain{ID: id, Client: client, Endpoint: deployed.Endpoint, Demand: on.Demand})
	}
	if b.deliverer, err = deliverer.New(options); err != nil {
		return nil, err
	}
	b.deliverer.SetMode(delivererModes[mode])
	delivering, stop := context.WithCancel(context.WithoutCancel(ctx))
	b.stop = stop
	b.running.Go(func() { b.deliverer.Run(delivering, deliverEvery) })
	return b, nil
}

// delivererModes are the interface's names of the deliverers' behaviours: they sign no wrong message, and a refusing
// one delivers none.
var delivererModes = map[string]deliverer.Mode{"normal": deliverer.Normal, "slow": deliverer.Slow, "silent": deliverer.Silent, "refuse": deliverer.Silent,
	"duplicate": deliverer.Duplicating, "wrong_signature": deliverer.Normal, "starve": deliverer.Starving}

// describe is how to reach the bridge on a chain.
func (b *sandboxOFT) describe(name chain.Name) *SandboxUSDTBridge {
	on := b.on[name]
	return &on
}

// configUSDTOn has a chain take part.
func (b *sandboxBridge) configUSDTOn(name chain.Name) *USDTBridgeConfig {
	if b == nil {
		return nil
	}
	on := b.usdt.on[name]
	return &USDTBridgeConfig{OFT: on.OFT, Endpoint: on.Endpoint, FeePayer: on.FeePayer}
}

func (b *sandboxOFT) close() {
	if b == nil {
		return
	}
	if b.stop != nil {
		b.stop()
	}
	b.running.Wait()
	for _, c := range b.clients {
		c.Close()
	}
}
