package app

import (
	"context"
	"crypto/ecdsa"
	"fmt"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"strconv"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/money"
)

const (
	// bridgeFastFee is what a fast transfer costs at most of the published routes.
	bridgeFastFee money.Bps = 14
	// sandboxFastUpTo has a sandbox show both kinds of transfers.
	sandboxFastUpTo = "5"
	// bridgeAttesters is how many sign each message.
	bridgeAttesters = 2
)

// bridgeBurnLimit is how much one message may burn: ten million dollars, as of Circle's.
var bridgeBurnLimit = big.NewInt(10_000_000_000_000)

// sandboxBridge carries USDC between a sandbox's EVM chains as CCTP does, the contracts on each and
// the service that attests to their messages on a port of its own, and USDT as LayerZero does.
type sandboxBridge struct {
	server  *http.Server
	service *attester.Attester
	at      string
	clients []*ethclient.Client
	usdt    *sandboxOFT
	on      map[chain.Name]SandboxBridge
}

// SandboxBridge is how to reach the bridge on a chain.
type SandboxBridge struct {
	Domain             cctp.Domain    `json:"domain"`
	TokenMessenger     common.Address `json:"tokenMessenger"`
	MessageTransmitter common.Address `json:"messageTransmitter"`
}

// openBridge opens the bridge between the sandbox's EVM chains, where there are two. A fast message
// has a lifetime in blocks of its destination.
func (s *Sandbox) openBridge(ctx context.Context, lifetime uint64, relayer common.Address, log *slog.Logger) error {
	chains := s.evmChains()
	if len(chains) < 2 {
		return nil
	}
	s.bridge = &sandboxBridge{on: map[chain.Name]SandboxBridge{}}
	keys, addresses, err := attesterKeys()
	if err != nil {
		return err
	}
	options := attester.Options{Keys: keys, FastFee: bridgeFastFee, Lifetime: lifetime}
	for name, on := range chains {
		domain, _ := cctp.DomainOf(name)
		deployed, err := on.DeployBridge(ctx, devnet.BridgeTerms{Domain: uint32(domain), Others: otherDomains(chains, name), Attesters: addresses, BurnLimit: bridgeBurnLimit})
		if err != nil {
			return fmt.Errorf("the bridge on %s: %w", name, err)
		}
		client, err := ethclient.DialContext(ctx, on.URL())
		if err != nil {
			return fmt.Errorf("the bridge on %s: %w", name, err)
		}
		s.bridge.clients = append(s.bridge.clients, client)
		s.bridge.on[name] = SandboxBridge{domain, deployed.Messenger, deployed.Transmitter}
		options.Chains = append(options.Chains, attester.Chain{Domain: domain, Client: client, Transmitter: deployed.Transmitter})
	}
	service, err := attester.New(options)
	if err != nil {
		return err
	}
	s.bridge.service = service
	if s.bridge.usdt, err = openOFT(ctx, chains, relayer, log); err != nil {
		return err
	}
	return s.bridge.serve(ctx)
}

// serve serves the attester on any port.
func (b *sandboxBridge) serve(ctx context.Context) error {
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", "127.0.0.1:0")
	if err != nil {
		return fmt.Errorf("serving the bridge's attester: %w", err)
	}
	b.at = "http://" + listener.Addr().String()
	b.server = &http.Server{Handler: b.service.Handler(), ReadHeaderTimeout: 5 * time.Second}
	go func() { _ = b.server.Serve(listener) }()
	return nil
}

// attesterModes are how the interface calls the ways in which attesters behave.
var attesterModes = map[string]attester.Mode{"normal": attester.Normal, "slow": attester.Slow, "silent": attester.Silent, "refuse": attester.Refusing,
	"duplicate": attester.Duplicating, "wrong_signature": attester.WrongSignature}

// setMode is what has the attesters, and those who deliver USDT, behave otherwise; nil where there is no bridge.
func (b *sandboxBridge) setMode() func(mode string) {
	if b == nil {
		return nil
	}
	return func(mode string) {
		b.service.SetMode(attesterModes[mode])
		b.usdt.deliverer.SetMode(delivererModes[mode])
	}
}

// attestations is where the service reads them.
func (b *sandboxBridge) attestations() AttestationsConfig {
	if b == nil {
		return AttestationsConfig{}
	}
	return AttestationsConfig{URL: b.at, PrivateAddresses: true}
}

// configOn has a chain take part.
func (b *sandboxBridge) configOn(name chain.Name) *BridgeConfig {
	if b == nil {
		return nil
	}
	on := b.on[name]
	return &BridgeConfig{TokenMessenger: on.TokenMessenger, MessageTransmitter: on.MessageTransmitter, FastUpToUsd: sandboxFastUpTo}
}

func (b *sandboxBridge) close() {
	if b == nil {
		return
	}
	if b.server != nil {
		_ = b.server.Close()
	}
	b.usdt.close()
	for _, c := range b.clients {
		c.Close()
	}
}

// otherDomains are those of all chains but one.
func otherDomains(chains map[chain.Name]*devnet.EVM, but chain.Name) (others []uint32) {
	for name := range chains {
		if domain, ok := cctp.DomainOf(name); ok && name != but {
			others = append(others, uint32(domain))
		}
	}
	return others
}

// attesterKeys are the attesters', which are public.
func attesterKeys() (keys []*ecdsa.PrivateKey, addresses []common.Address, err error) {
	for i := range bridgeAttesters {
		key, err := crypto.ToECDSA(crypto.Keccak256([]byte("granary sandbox attester " + strconv.Itoa(i))))
		if err != nil {
			return nil, nil, fmt.Errorf("the attesters' keys: %w", err)
		}
		keys, addresses = append(keys, key), append(addresses, crypto.PubkeyToAddress(key.PublicKey))
	}
	return keys, addresses, nil
}
