package attester

import (
	"crypto/ecdsa"
	"errors"
	"sync"
	"sync/atomic"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/money"
)

// Mode is how the attester behaves.
type Mode uint32

// The ways in which it does, beside the right one.
const (
	Normal         Mode = iota
	Slow                // signs nothing before it is final, fast or not
	Silent              // knows all messages, and signs none
	Refusing            // says that it knows no message
	Duplicating         // lists each message twice, the last one first
	WrongSignature      // signs something else
)

// Chain is one of the chains between which messages go.
type Chain struct {
	Domain      cctp.Domain
	Client      *ethclient.Client
	Transmitter common.Address
}

// Options of an attester.
type Options struct {
	Chains []Chain
	Keys   []*ecdsa.PrivateKey // as many as the transmitters ask for
	// FastFee is what is taken of a message that is signed before it is final.
	FastFee money.Bps
	// Lifetime is how many blocks of its destination such a message has; 7200 when zero.
	Lifetime uint64
}

const usualLifetime = 7200

// Attester answers for messages. Its methods may be called concurrently.
type Attester struct {
	opts   Options
	chains map[cctp.Domain]Chain
	mode   atomic.Uint32

	mu    sync.Mutex
	again map[common.Hash]bool // nonces of messages that are to be signed as final
}

// New makes an attester of some chains, each in a domain of its own.
func New(opts Options) (*Attester, error) {
	if len(opts.Keys) == 0 {
		return nil, errors.New("an attester needs keys")
	}
	if opts.Lifetime == 0 {
		opts.Lifetime = usualLifetime
	}
	a := &Attester{opts: opts, chains: map[cctp.Domain]Chain{}, again: map[common.Hash]bool{}}
	for _, c := range opts.Chains {
		if _, twice := a.chains[c.Domain]; twice {
			return nil, errors.New("two chains have one domain")
		}
		a.chains[c.Domain] = c
	}
	return a, nil
}

// SetMode has the attester behave otherwise from now on.
func (a *Attester) SetMode(m Mode) { a.mode.Store(uint32(m)) }

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
