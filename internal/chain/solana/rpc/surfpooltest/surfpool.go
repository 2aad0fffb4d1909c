// Package surfpooltest runs Surfpool, a third party's local Solana with Solana's own runtime, as the chain of tests, on
// npm's release that the validator is compared with. In front of it stands an adapter, since Surfpool's responses
// differ from a cluster's in ways that the service rightly takes for a lying node. The rest is passed on unchanged.
//
// The adaptations, with their reasons:
//   - Transactions are executed when they are sent, before others that are sent for the same
//     block are tried: the adapter has them wait for the end of the slot.
//   - Accounts are returned in their present state, for any commitment: the adapter keeps
//     each account's state after each block, and returns that.
//   - So are transactions, and the lists of an account's: the adapter hides those that are
//     newer than the commitment.
//   - A block's hash is made of its height where it has transactions and of its slot where
//     it has none, so that such blocks do not link: the adapter names blocks by hashes of
//     its own, which do. It reports the slots that it travels over as skipped.
//   - It begins in the thirty-first slot or so, as if it had dropped those before: the adapter
//     reports that it has them.
//   - Times of blocks are a thousand times too small: the adapter returns its clock's.
//   - Balances of tokens before a transaction have the decimals of another mint where it made a
//     token account: the adapter gives them those of their own.
//   - minContextSlot is ignored or, in lists of transactions, taken for the first slot to
//     list; and the rejection of an executed transaction has a text of its own: the adapter
//     answers both as nodes do.
//
// Surfpool has no forks, and makes slots only on request. Tests only: no part of the program imports it.
package surfpooltest

import (
	"bufio"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/clock"
)

// finalityLag is how many slots the finalized one lags behind the open one.
const finalityLag = 31

// Options of a chain. The zero value makes slots only on request.
type Options struct {
	// SlotTime is the pause between slots; 0 for none. Its ticker makes a slot only while a
	// transaction waits for one, or until one that has any, or was made by MineSlots or an
	// advance of the clock, is final. Otherwise it makes a slot a second.
	SlotTime time.Duration
	// Finality is how many blocks must follow a block until it is final: so many slots are
	// travelled over for each.
	Finality int
	// Clock gives blocks their times; moving it forward makes a slot. nil for one of its own.
	Clock *clock.Clock
}

// Surfpool is a running chain.
type Surfpool struct {
	testing.TB
	url     string // of the adapter
	node    string // of Surfpool itself
	genesis solana.Hash
	clock   *clock.Clock
	step    uint64 // from one block's slot to the next one's

	mu      sync.RWMutex // held for writing while the chain changes; protects the following fields
	open    uint64       // slot in which transactions are executed now
	made    []madeBlock  // in order
	kept    map[solana.PublicKey][]version
	touched map[solana.PublicKey]bool // in the open slot
	waiting []solana.Transaction      // for the end of the open slot

	final    uint64    // slot that must become final
	demanded int       // how many blocks there must be
	keepers  int       // callers of KeepMaking
	madeAt   time.Time // of the last block, by the machine's time
}

// madeBlock is a block and when it was made.
type madeBlock struct {
	slot uint64
	unix int64
}

// version is Surfpool's account after a slot: null for none.
type version struct {
	slot    uint64
	account json.RawMessage
}

// Start starts a chain for the time of the test, with the validator's mints.
func Start(tb testing.TB, o Options) *Surfpool {
	tb.Helper()
	s := &Surfpool{TB: tb, clock: o.Clock, step: uint64((finalityLag + o.Finality) / (o.Finality + 1)), kept: map[solana.PublicKey][]version{}, touched: map[solana.PublicKey]bool{}}
	if s.clock == nil {
		s.clock = clock.New()
	}
	s.startProcess()
	server := httptest.NewServer(s)
	s.url = server.URL
	tb.Cleanup(func() {
		server.CloseClientConnections()
		server.Close()
	})
	if err := errors.Join(s.call("getGenesisHash", &s.genesis), s.call("getSlot", &s.open, settings{Commitment: "processed"})); err != nil {
		tb.Fatal(err)
	}
	s.plantGenesis()
	s.clock.OnAdvance(func(time.Duration) { s.reportFailed(s.MineSlots(1)) })
	if o.SlotTime > 0 {
		s.mineEvery(o.SlotTime)
	}
	return s
}

// URL is the chain's JSON-RPC address.
func (s *Surfpool) URL() string { return s.url }

// Genesis is the hash of its first block, by which it is known.
func (s *Surfpool) Genesis() solana.Hash { return s.genesis }

// Surfpool itself may hang when it starts or ends: a run of the tests has once waited for it for ever.
const (
	startPatience = 30 * time.Second
	starts        = 3
	endPatience   = 10 * time.Second
)

// startProcess starts Surfpool in a process of Node's, which ends with the test.
func (s *Surfpool) startProcess() {
	s.Helper()
	root, err := installSurfpool()
	if err != nil {
		s.Fatal(err)
	}
	for range starts {
		if s.node, err = s.tryProcess(filepath.Join(root, reference, "surfnet.mjs")); err == nil {
			return
		}
	}
	s.Fatalf("starting Surfpool: %v", err)
}

// tryProcess starts Surfpool, and returns its address.
func (s *Surfpool) tryProcess(script string) (address string, err error) {
	command, problems := exec.Command("node", script), new(strings.Builder)
	command.Stderr = problems
	in, errIn := command.StdinPipe()
	out, errOut := command.StdoutPipe()
	if err := errors.Join(errIn, errOut, command.Start()); err != nil {
		return "", err
	}
	late := time.AfterFunc(startPatience, func() { _ = command.Process.Kill() })
	address, err = bufio.NewReader(out).ReadString('\n')
	late.Stop()
	if err != nil {
		return "", errors.Join(err, in.Close(), command.Wait(), errors.New(problems.String()))
	}
	s.Cleanup(func() {
		_ = in.Close()
		late := time.AfterFunc(endPatience, func() { _ = command.Process.Kill() })
		if err := command.Wait(); err != nil && late.Stop() {
			s.Errorf("Surfpool: %v\n%s", err, problems)
		}
	})
	return strings.TrimSpace(address), nil
}

// reference is where npm's release is pinned.
const reference = "internal/chain/solana/validator/testdata/reference"

// installSurfpool installs the pinned release, unless it is there, and returns the module's directory.
var installSurfpool = sync.OnceValues(func() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for !fileExists(filepath.Join(dir, "go.mod")) {
		if dir == filepath.Dir(dir) {
			return "", errors.New("Surfpool is looked for from inside the module")
		}
		dir = filepath.Dir(dir)
	}
	if out, err := exec.Command(filepath.Join(dir, "scripts/npm-ci"), filepath.Join(dir, reference)).CombinedOutput(); err != nil {
		return "", fmt.Errorf("scripts/npm-ci %s: %w\n%s", reference, err, out)
	}
	return dir, nil
})

func fileExists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// plantGenesis has the chain begin with the validator's mints and faucet.
func (s *Surfpool) plantGenesis() {
	s.Helper()
	s.SetAccount(validator.FaucetKey, validator.Account{Lamports: 1 << 53}) // more than that is no number of Surfpool's
	for _, mint := range []solana.PublicKey{validator.USDC, validator.USDT} {
		data := solana.Mint{Authority: &validator.FaucetKey, Decimals: validator.Decimals, Initialized: true, Freeze: &validator.FaucetKey}.Encode()
		s.SetAccount(mint, validator.Account{Lamports: solana.RentExempt(len(data)), Owner: solana.TokenProgram, Data: data})
	}
	// It has no callers here.
	s.SetAccount(validator.PayingProgram, validator.Account{Lamports: solana.RentExempt(0), Owner: solana.NativeLoader, Executable: true})
	if err := s.MineSlots(1); err != nil {
		s.Fatal(err)
	}
}

func (s *Surfpool) mineEvery(pause time.Duration) {
	tick, stop, done := time.NewTicker(pause), make(chan struct{}), make(chan struct{})
	go func() {
		defer close(done)
		for {
			select {
			case <-stop:
				return
			case <-tick.C:
				s.reportFailed(s.Tick())
			}
		}
	}()
	s.Cleanup(func() {
		tick.Stop()
		close(stop)
		<-done
	})
}

// reportFailed has the test fail if a slot was not made.
func (s *Surfpool) reportFailed(err error) {
	if err != nil {
		s.Errorf("Surfpool: no slot: %v", err)
	}
}

// heartbeat is the longest that the ticker of Options.SlotTime rests.
const heartbeat = time.Second

// Demand has the ticker make at least n more blocks.
func (s *Surfpool) Demand(n uint64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.demanded = max(s.demanded, len(s.made)+int(n))
}

// KeepMaking has the ticker make blocks until end is called.
func (s *Surfpool) KeepMaking() (end func()) {
	s.addKeepers(1)
	return func() { s.addKeepers(-1) }
}

func (s *Surfpool) addKeepers(n int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.keepers += n
}

// Tick makes a slot as the ticker of Options.SlotTime does: if something waits for one, or if the last was made a second ago.
func (s *Surfpool) Tick() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	before, used := s.final, len(s.waiting)+len(s.touched) > 0
	if !used && s.keepers == 0 && len(s.made) >= s.demanded && s.lastSlot("finalized") >= before && time.Since(s.madeAt) < heartbeat {
		return nil
	}
	if err := s.mineNext(); err != nil {
		return err
	}
	if !used {
		s.final = before
	}
	return nil
}

// SlotsPerBlock is how many slots there are from one block to the next.
func (s *Surfpool) SlotsPerBlock() uint64 { return s.step }

// MineSlots makes so many blocks; the first takes the waiting transactions.
func (s *Surfpool) MineSlots(n int) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for range n {
		if err := s.mineNext(); err != nil {
			return err
		}
	}
	return nil
}

// mineNext makes the next block. The caller holds mu.
func (s *Surfpool) mineNext() error {
	if err := errors.Join(s.executeWaiting(), s.keepTouched()); err != nil {
		return err
	}
	next := s.open + s.step
	if err := s.call("surfnet_timeTravel", nil, map[string]any{"absoluteSlot": next}); err != nil {
		return err
	}
	s.made = append(s.made, madeBlock{s.open, s.clock.Now().Unix()})
	s.final, s.madeAt = s.open, time.Now()
	s.open = next
	return nil
}

// AdvanceTime moves the chain's clock, which makes a slot.
func (s *Surfpool) AdvanceTime(d time.Duration) { s.clock.Advance(d) }

// lastSlot is that of the newest block of a commitment.
func (s *Surfpool) lastSlot(commitment string) uint64 {
	most := s.open
	if commitment != "processed" && commitment != "confirmed" {
		most -= finalityLag
	}
	n, has := s.findBlock(most)
	if !has && n == 0 {
		return 0
	}
	if !has {
		n--
	}
	return s.made[n].slot
}

// Head is the newest slot with a block, which is confirmed.
func (s *Surfpool) Head() uint64 {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.lastSlot("confirmed")
}

// Final is the newest slot with a block that is final.
func (s *Surfpool) Final() uint64 {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.lastSlot("finalized")
}

// findBlock is the place of a slot's block, or of the first one after it.
func (s *Surfpool) findBlock(slot uint64) (place int, has bool) {
	return slices.BinarySearchFunc(s.made, slot, func(b madeBlock, slot uint64) int { return cmp.Compare(b.slot, slot) })
}
