package attester

import (
	"crypto/ecdsa"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/money"
)

// Mode is how the attester behaves.
type Mode uint32

// The ways in which it does, beside the right one.
const (
	Normal         Mode = iota
	Slow                // signs no message before it is final, fast or not
	Silent              // knows all messages, and signs none
	Refusing            // says that it knows no message
	Duplicating         // lists each message twice, the last one first
	WrongSignature      // signs something else
)

// Chain is one of the chains between which messages go: one of the EVM, with its node and
// its transmitter, or Solana.
type Chain struct {
	Domain      cctp.Domain
	Client      *ethclient.Client
	Transmitter common.Address
	// Solana is the node where the chain is Solana, which has the programs at their own
	// addresses (package cctpsol).
	Solana *rpc.Client
}

func (c Chain) open() (reader, error) {
	switch {
	case (c.Client == nil) == (c.Solana == nil):
		return nil, fmt.Errorf("domain %d: a chain has one node", c.Domain)
	case (c.Solana != nil) != (c.Domain == cctpsol.Domain):
		return nil, fmt.Errorf("domain %d: domain %d is Solana's alone", c.Domain, cctpsol.Domain)
	case c.Solana != nil:
		return solanaChain{c.Solana}, nil
	}
	return evmChain{c.Domain, c.Client, c.Transmitter}, nil
}

// Options of an attester.
type Options struct {
	Chains []Chain
	Keys   []*ecdsa.PrivateKey // as many as the transmitters ask for
	// FastFee is the fee of a message that is signed before it is final.
	FastFee money.Bps
	// Lifetime is how many blocks of its destination, or slots, such a message has; 7200
	// when zero.
	Lifetime uint64
}

const usualLifetime = 7200

// Fees are the attester's fees of messages, the same for every route.
type Fees struct {
	Fast     money.Rate // of a message that is signed before it is final, rounded up
	Standard money.Rate // of others, as the contracts count their minimum fee
}

// Attester answers for messages. Its methods may be called concurrently.
type Attester struct {
	opts   Options
	chains map[cctp.Domain]reader
	mode   atomic.Uint32

	mu      sync.Mutex
	keys    []*ecdsa.PrivateKey
	fees    Fees
	again   map[common.Hash]bool   // nonces of messages that are to be signed as final
	expires map[common.Hash]uint64 // the block with which fast messages expire
}

// New makes an attester of some chains, each in a domain of its own.
func New(opts Options) (*Attester, error) {
	if len(opts.Keys) == 0 {
		return nil, errors.New("an attester needs keys")
	}
	if opts.Lifetime == 0 {
		opts.Lifetime = usualLifetime
	}
	a := &Attester{opts: opts, keys: opts.Keys, fees: Fees{Fast: opts.FastFee.Rate()}, chains: map[cctp.Domain]reader{}, again: map[common.Hash]bool{}, expires: map[common.Hash]uint64{}}
	for _, c := range opts.Chains {
		if _, twice := a.chains[c.Domain]; twice {
			return nil, errors.New("two chains have one domain")
		}
		opened, err := c.open()
		if err != nil {
			return nil, err
		}
		a.chains[c.Domain] = opened
	}
	return a, nil
}

// SetMode has the attester behave otherwise from now on.
func (a *Attester) SetMode(m Mode) { a.mode.Store(uint32(m)) }

// SetFees has the attester keep other fees of messages that it has not signed yet.
func (a *Attester) SetFees(f Fees) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.fees = f
}

func (a *Attester) currentFees() Fees {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.fees
}

// SetKeys has the attester sign with other keys from now on, also messages that it has signed before: the transmitters know other attesters.
func (a *Attester) SetKeys(keys []*ecdsa.PrivateKey) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.keys = keys
}

func (a *Attester) currentKeys() []*ecdsa.PrivateKey {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.keys
}

func (a *Attester) currentMode() Mode { return Mode(a.mode.Load()) }

func (a *Attester) askAgain(nonce common.Hash) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.again[nonce] = true
}

func (a *Attester) isAskedAgain(nonce common.Hash) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.again[nonce]
}
