// Package deliverer plays LayerZero's verifiers and executors, for a sandbox: it verifies each packet that is final on
// its source chain at the endpoint of its destination, and then has that deliver it. On request it fails in the ways
// that the real ones may.
//
// It keeps no state beside the chains': it reads its work from them, each block once, so it may crash anywhere, and
// another in its place continues. A second delivery is safe, since endpoints deliver a nonce once.
//
// Its key is public. It is never a part of a production service.
package deliverer

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"log/slog"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/granaryhq/granary/internal/bridge/oft"
)

// Mode is how the deliverer behaves.
type Mode uint32

// The ways in which it does, beside the right one.
const (
	Normal      Mode = iota
	Slow             // waits until slowBlocks more blocks are final
	Silent           // delivers no message
	Duplicating      // delivers each packet once more than it should
	Starving         // verifies, and executes with too little gas, once
)

// slowBlocks is for how many more final blocks a packet waits in Slow.
const slowBlocks = 10

// Chain is one of the chains between which packets go.
type Chain struct {
	ID       oft.EndpointID
	Client   *ethclient.Client
	Endpoint common.Address
	Demand   func(blocks uint64) // requests blocks for which packets wait in Slow; nil if they come by time
}

// Options of a deliverer.
type Options struct {
	Chains []Chain
	Key    *ecdsa.PrivateKey // the endpoints' verifier, who has ether on all chains
	Log    *slog.Logger
}

// Deliverer carries packets. Deliver is for one goroutine at a time.
type Deliverer struct {
	opts    Options
	account common.Address
	chains  map[oft.EndpointID]Chain
	mode    atomic.Uint32

	// Packets that need not be asked for again: delivered for good, delivered twice, and executed with too little gas.
	done, twice, starved map[common.Hash]bool
	read                 map[oft.EndpointID]*sentPackets // by each chain, as far as it was read
}

// New makes a deliverer between some chains, each with an endpoint of its own.
func New(opts Options) (*Deliverer, error) {
	d := &Deliverer{
		opts: opts, account: crypto.PubkeyToAddress(opts.Key.PublicKey), chains: map[oft.EndpointID]Chain{},
		done: map[common.Hash]bool{}, twice: map[common.Hash]bool{}, starved: map[common.Hash]bool{}, read: map[oft.EndpointID]*sentPackets{},
	}
	for _, c := range opts.Chains {
		if _, twice := d.chains[c.ID]; twice {
			return nil, errors.New("two chains have one endpoint")
		}
		d.chains[c.ID], d.read[c.ID] = c, &sentPackets{}
	}
	return d, nil
}

// SetMode has the deliverer behave otherwise from now on. It may be called at any time.
func (d *Deliverer) SetMode(m Mode) { d.mode.Store(uint32(m)) }

func (d *Deliverer) currentMode() Mode { return Mode(d.mode.Load()) }

// Run delivers, each time after a pause, until the context ends.
func (d *Deliverer) Run(ctx context.Context, pause time.Duration) {
	t := time.NewTicker(pause)
	defer t.Stop()
	for {
		if err := d.Deliver(ctx); err != nil && ctx.Err() == nil {
			d.opts.Log.Warn("sandbox: not delivered", "err", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-t.C:
		}
	}
}

// Deliver brings every packet that is final one step further: it is verified, and after the
// next block delivered. A packet that fails holds up no other.
func (d *Deliverer) Deliver(ctx context.Context) error {
	if d.currentMode() == Silent {
		return nil
	}
	var failed []error
	carriers := map[oft.EndpointID]*carrier{}
	for _, source := range d.opts.Chains {
		read := d.read[source.ID]
		if err := source.readPackets(ctx, read); err != nil {
			failed = append(failed, err)
			continue
		}
		packets := read.deliverable(d.currentMode() == Slow)
		if rest := read.list[len(packets):]; len(rest) > 0 && source.Demand != nil {
			source.Demand(rest[len(rest)-1].block + slowBlocks - read.upTo.Number.Uint64())
		}
		for _, p := range packets {
			to, known := d.chains[p.Destination]
			if !known || d.done[p.GUID()] {
				continue
			}
			if carriers[to.ID] == nil {
				carriers[to.ID] = &carrier{chain: to, key: d.opts.Key, account: d.account}
			}
			failed = append(failed, d.deliverPacket(ctx, carriers[to.ID], p.Packet))
		}
	}
	return errors.Join(failed...)
}

// deliverPacket brings a packet one step further.
func (d *Deliverer) deliverPacket(ctx context.Context, on *carrier, p oft.Packet) error {
	at, err := on.chain.readStage(ctx, p, nil)
	if err != nil {
		return err
	}
	switch at {
	case sent:
		return on.send(ctx, verification(p), true)
	case verified:
		if d.currentMode() == Starving {
			return d.starvePacket(ctx, on, p)
		}
		return on.send(ctx, oft.Delivery(p), true)
	}
	if d.currentMode() == Duplicating && !d.twice[p.GUID()] {
		if err := on.ask(ctx); err != nil || on.busy {
			return err
		}
		d.twice[p.GUID()] = true
		// Both are rejected when they are mined, as this mode requires.
		return errors.Join(on.send(ctx, verification(p), false), on.send(ctx, oft.Delivery(p), false))
	}
	// A message that a reorganization could undo would have to be delivered again.
	atFinal, err := on.chain.readStage(ctx, p, final)
	d.done[p.GUID()] = err == nil && atFinal == delivered && d.currentMode() != Duplicating
	return err
}

// starvePacket executes a packet once with less gas than it needs, as an executor does to whom the sender's options give too little.
// The packet stays verified.
func (d *Deliverer) starvePacket(ctx context.Context, on *carrier, p oft.Packet) error {
	if d.starved[p.GUID()] {
		return nil
	}
	if err := on.ask(ctx); err != nil || on.busy {
		return err
	}
	d.starved[p.GUID()] = true
	return on.sendWith(ctx, oft.Delivery(p), starvingGas, false)
}
