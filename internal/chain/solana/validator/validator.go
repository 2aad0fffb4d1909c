package validator

import (
	"cmp"
	"crypto/ed25519"
	"crypto/sha256"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"sync"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/clock"
)

// defaultFinality is how many slots the finalized one lags behind the newest.
const defaultFinality = 2

// errClosed says that a closed chain makes no more slots.
var errClosed = errors.New("the sandbox's Solana is closed")

// GenesisHash is the chain's own; it is that of no public cluster, so no transaction signed with its blockhashes is
// valid on one.
var GenesisHash = solana.Hash(sha256.Sum256([]byte("granary sandbox solana 1")))

// USDC and USDT are the sandbox's mints. Only the sandbox can mint them.
var (
	USDC = publicOf(deriveKey("usdc"))
	USDT = publicOf(deriveKey("usdt"))
)

// Options of a chain. The zero value is a chain in memory that makes slots only on request.
type Options struct {
	// DataDir keeps the chain across restarts; empty for a chain in memory.
	DataDir string
	// Listen is where the RPC server listens, such as 127.0.0.1:8899; empty for any
	// port on loopback. The WebSocket is at the same port.
	Listen string
	// SlotTime is the pause between slots, with transactions or without; 0 for none:
	// the owner calls MineSlots.
	SlotTime time.Duration
	// OnDemand has the ticker of SlotTime make a slot only while something waits for one, so
	// that a chain which others cannot follow fast enough does not run away from them. A
	// transaction without a slot waits, and a caller of Wait, Demand or KeepMaking, and until it is final
	// a slot that has transactions or was made by MineSlots, Reorganize or an advance of the
	// clock. Otherwise the ticker makes a slot a second.
	OnDemand bool
	// Finality is how many slots the finalized one lags behind the newest; 2 when zero.
	Finality uint64
	// Alpenglow has a slot confirmed only once it is final, as on clusters with that consensus. The newest slots are
	// processed, and may still be left out.
	Alpenglow bool
	// Clock gives the slots their times; moving it forward makes a slot at once. When a
	// kept chain is ahead of it, Start moves it to the chain's newest slot. nil for a
	// clock of its own.
	Clock *clock.Clock
	// LegacyFaucet has the faucet send transactions of the legacy form, for programs that read no other.
	LegacyFaucet bool
	// Log receives failures to make a slot; nil for the default logger.
	Log *slog.Logger
}

// Validator is a running chain. Its methods may be called concurrently.
type Validator struct {
	opts      Options
	hashBlock func(*block) solana.Hash // which tests choose
	listener  net.Listener
	server    *http.Server
	stop      chan struct{}
	running   sync.WaitGroup

	mu        sync.Mutex
	closed    bool
	log       *slotLog // nil without a data directory
	accounts  *accounts
	fork      []*slotRef // the blocks that count, from the first
	final     uint64     // slot
	skipped   uint64     // slots that the next one leaves out
	noOps     bool       // slots take transactions whose fee payer cannot pay
	pool      []pending
	waiting   map[solana.Signature]bool // in the pool
	places    map[solana.Signature]place
	messages  map[[32]byte]bool
	histories map[solana.PublicKey][]place
	watchers  map[*watcher]bool
	made      chan struct{}                // closed when the next slot is
	lastRead  *slotRef                     // out of the log
	planted   map[solana.PublicKey]Account // into the next slot
	demand    demand
	onSlot    func() // nil for none
}

// place is where a transaction is.
type place struct {
	slot  uint64
	index int
}

// Start brings a chain up: from its data directory if that has one, else from its first
// slot.
func Start(opts Options) (*Validator, error) {
	opts.Finality = cmp.Or(opts.Finality, defaultFinality)
	opts.Listen = cmp.Or(opts.Listen, "127.0.0.1:0")
	if opts.Clock == nil {
		opts.Clock = clock.New()
	}
	if opts.Log == nil {
		opts.Log = slog.Default()
	}
	v := &Validator{
		opts: opts, hashBlock: hashBlock, stop: make(chan struct{}), accounts: newAccounts(),
		waiting: map[solana.Signature]bool{}, places: map[solana.Signature]place{}, messages: map[[32]byte]bool{},
		histories: map[solana.PublicKey][]place{}, watchers: map[*watcher]bool{}, made: make(chan struct{}), planted: map[solana.PublicKey]Account{},
	}
	if err := v.open(); err != nil {
		return nil, fmt.Errorf("starting the sandbox's Solana: %w", errors.Join(err, v.Close()))
	}
	opts.Clock.OnAdvance(func(time.Duration) { v.logFailed(v.MineSlots(1)) })
	if opts.SlotTime > 0 {
		v.running.Go(v.mineEverySlotTime)
	}
	return v, nil
}

// OnSlot has f called after each new slot, from the goroutine that made it; nil for none. f must not block, and must
// call no method of v.
func (v *Validator) OnSlot(f func()) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.onSlot = f
}

func (v *Validator) open() error {
	if err := v.openLedger(); err != nil {
		return err
	}
	v.demand.noteSlot(v.head().slot)
	if ahead := time.Unix(v.head().block.Time, 0).Sub(v.opts.Clock.Now()); ahead > 0 {
		v.opts.Clock.Advance(ahead)
	}
	var err error
	v.listener, err = net.Listen("tcp", v.opts.Listen)
	if err != nil {
		return err
	}
	v.server = v.newServer()
	v.running.Go(func() { _ = v.server.Serve(v.listener) }) // which ends with Close
	return nil
}

// Close stops making slots and serving, and releases the data directory.
func (v *Validator) Close() error {
	v.mu.Lock()
	if v.closed {
		v.mu.Unlock()
		return nil
	}
	v.closed = true
	close(v.stop)
	v.mu.Unlock()
	var err error
	if v.server != nil {
		err = v.server.Close()
	}
	v.closeWatchers()
	v.running.Wait()
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.log != nil {
		err = errors.Join(err, v.log.close())
	}
	if err != nil {
		return fmt.Errorf("closing the sandbox's Solana: %w", err)
	}
	return nil
}

// URL is the chain's JSON-RPC address.
func (v *Validator) URL() string { return "http://" + v.listener.Addr().String() }

// WebSocketURL is the address of the chain's notifications.
func (v *Validator) WebSocketURL() string { return "ws://" + v.listener.Addr().String() }

// MintOf is the sandbox's mint of a token; zero for one that it does not have.
func MintOf(token chain.Token) solana.PublicKey {
	switch token {
	case chain.USDC:
		return USDC
	case chain.USDT:
		return USDT
	}
	return solana.PublicKey{}
}

// deriveKey is a key of the sandbox, which everybody knows.
func deriveKey(name string) ed25519.PrivateKey {
	seed := sha256.Sum256([]byte("granary sandbox solana " + name))
	return ed25519.NewKeyFromSeed(seed[:])
}

func publicOf(key ed25519.PrivateKey) solana.PublicKey {
	return solana.PublicKey(key.Public().(ed25519.PublicKey))
}
