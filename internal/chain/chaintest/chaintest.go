// Package chaintest is the conformance suite of the seam for families of chains. A family brings a reader of its
// chain, a builder and decoder of its signed messages, and a carrier; Run proves of the three together that deposits
// are credited once and orders are executed once, for any fault of the chain, of the node in front of it and of the
// processes. It is written in neutral terms and runs on both database engines. Tests only: no part of the program
// imports it.
//
// It looks at the state that a user of the seam sees (deposits, events, intents, settle tasks, movements, the ledger)
// and at the balances on the chain, and never at a family's own means: neither at its rows nor at its requests. A
// family tests its own parts beside the seam (fees and their replacement, account nonces, delegations) itself.
package chaintest

import (
	"context"
	"maps"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

// Family is a family of chains as the suite needs it.
type Family interface {
	// Start starts a chain that ends with the test: stablecoins, two nodes in front of it with faults that can be
	// set, a stranger with money, and the needs of the family's carrier, such as gas.
	Start(tb testing.TB, o Options) Net
	// Faults are the faults of the family's nodes: each of RequiredFaults and further ones of the family.
	Faults() []Fault
	// CrashPoints are the names of the instructions of its carrier at which a crash must be safe. Carrying payments
	// of which one fails must pass each of them, when for a while the node loses the transactions that it is sent.
	CrashPoints() []string
	// EndsByUse reports whether a public order ends only by a transaction that uses it up: one of its own, also where
	// that fails, or one of the carrier's once its time is over. Else a failure has no effect, and its deadline ends
	// it by itself.
	EndsByUse() bool
	// Voids reports whether a family signs no message that fails in a simulation, and ends for good an intent that it
	// has signed and gives up: as cancelled, and never to be ordered again under its id.
	Voids() bool
}

// Options are the options of a chain.
type Options struct {
	Keys *custody.Keyring
	// DB is the service's database, where a family keeps its state beside intents.
	DB *store.DB
	// Clock is the service's, by which deadlines are set. The chain has a clock of
	// its own: see Net.Advance.
	Clock *clock.Clock
	// Finality is how many blocks must follow a block until it is final.
	Finality int
	// IntentLife is how long a signed intent may wait to be executed.
	IntentLife time.Duration
}

// Net is a running chain with its family's parts. Its methods fail the test themselves. Numbers of blocks may have
// gaps; the suite counts none.
type Net interface {
	Name() chain.Name
	// Tokens are the addresses of the stablecoins, USDC and USDT among them.
	Tokens() map[chain.Token]chain.Address

	// Reader reads the chain through its own node.
	Reader() wallet.Reader
	// Intents builds, signs and decodes, asking the carrier's node.
	Intents() intent.Chain
	// NewCarrier makes a carrier that is impatient. At each crash point it calls
	// passing with its name, from the goroutine of Run.
	NewCarrier(db *store.DB, passing func(point string)) Carrier

	// NewOrderID is the id of an order that need not wait for another that is new.
	NewOrderID() uuid.UUID
	// NewPayee is an address of somebody outside who can be paid.
	NewPayee() chain.Address
	// Pay has the stranger send somebody units, with the next block. It returns the
	// name of the transaction.
	Pay(token chain.Token, to chain.Address, units money.Units) (txHash string)
	// PayInside pays as a part of a contract's or program's call, all in one transaction. It returns an empty name
	// when the family has no such call.
	PayInside(token chain.Token, to chain.Address, units ...money.Units) (txHash string)
	// Resend brings a transaction of Pay again that a reorganization dropped.
	Resend(txHash string)
	// Balance returns an address's balance at the newest block, whatever the nodes say.
	Balance(token chain.Token, of chain.Address) money.Units

	// MineBlocks makes blocks. Only it, Advance and Reorganize do.
	MineBlocks(n int)
	// Reorganize replaces the last n blocks by a longer branch, at once. Their
	// transactions are mined again there or, with drop, forgotten by everybody.
	Reorganize(n int, drop bool)
	// Advance moves the chain's own time and makes a block at the new time.
	Advance(d time.Duration)

	// Spoil sets the faults of both nodes from now on.
	Spoil(f Fault)
	// Asked is how many requests the reader's node has got, and the carrier's.
	Asked() (byReader, byCarrier int)
	// Saw says whether any request to the carrier's node has held the signature.
	Saw(signature []byte) bool
	// CarryAsStranger has somebody else bring a signed intent, past the nodes, with
	// the next block. Its account has executed another before.
	CarryAsStranger(s intent.Submission)
}

// Carrier brings signed intents onto its chain from a seat.
type Carrier interface {
	Seat() string
	Run(ctx context.Context, t task.Task) error
}

// Fault is something that can be wrong with a node.
type Fault string

// The faults that every family's node can have.
const (
	Well           Fault = ""
	Down           Fault = "down"                         // no connection is answered
	Late           Fault = "late"                         // answers come later than anyone waits
	Lagging        Fault = "lagging"                      // the newest blocks are not there yet
	LaggingFar     Fault = "lagging behind the final one" // nor are some that are final, of the last 20
	LyingOfAmounts Fault = "lying about amounts"
	LyingOfBlocks  Fault = "lying about blocks"
	Swallowing     Fault = "swallowing"     // it accepts transactions, and drops them
	LosingAnswers  Fault = "losing answers" // it passes transactions on, without a response
)

// RequiredFaults lists them.
func RequiredFaults() []Fault {
	return []Fault{Down, Late, Lagging, LaggingFar, LyingOfAmounts, LyingOfBlocks, Swallowing, LosingAnswers}
}

// finality is that of the suite's chains.
const finality = 3

// intentLife is that of the suite's intents.
const intentLife = time.Hour

// Run runs the suite on a family, on both engines.
func Run(t *testing.T, family Family) {
	t.Helper()
	for _, f := range RequiredFaults() {
		if !slices.Contains(family.Faults(), f) {
			t.Errorf("the family's node is never %s", f)
		}
	}
	runTests(t, family, testsWithoutForks(family), storetest.Engines(t))
	runTests(t, family, map[string]func(w *world){
		"deposit/reorganized and mined again":               testDepositOutlivesReorganization,
		"deposit/dropped and brought again":                 testDroppedDepositComesBack,
		"deposit/final blocks reorganized":                  testFollowerStopsAtDeepReorganization,
		"payout/reorganized, its transaction kept":          func(w *world) { testPayoutOutlivesReorganization(w, false) },
		"payout/reorganized, its transaction forgotten too": func(w *world) { testPayoutOutlivesReorganization(w, true) },
	}, storetest.Engines(t))
}

// RunWithoutForks runs the part of the suite that needs no Net.Reorganize, on one engine: on a third party's chain
// that has no forks, or in the form of another network, for a family on whose own chain Run runs all. Such a chain
// may have fewer faults and crash points. With -short these are one deposit, one payout, one replay and one death.
func RunWithoutForks(t *testing.T, family Family) {
	t.Helper()
	tests := testsWithoutForks(family)
	if testing.Short() {
		short := []string{"deposit/credited once at finality", "payout/exactly what was ordered", "payout/replayed by ourselves"}
		if points := family.CrashPoints(); len(points) > 0 {
			short = append(short, "crash/"+points[0])
		}
		maps.DeleteFunc(tests, func(name string, _ func(*world)) bool { return !slices.Contains(short, name) })
	}
	runTests(t, family, tests, []store.Engine{store.SQLite})
}

func testsWithoutForks(family Family) map[string]func(w *world) {
	tests := map[string]func(w *world){
		"deposit/credited once at finality":        testDepositIsCreditedAtFinality,
		"deposit/two replicas":                     testTwoReplicasCreditOnce,
		"deposit/faults of the node":               testDepositsOutliveFaults,
		"payout/exactly what was ordered":          testPayoutMovesWhatWasOrdered,
		"payout/faults of the node":                testPayoutsOutliveFaults,
		"payout/replayed by ourselves":             testReplayIsExecutedOnce,
		"payout/carried by a stranger":             testStrangerCarriesBesideUs,
		"payout/two replicas":                      testTwoReplicasPayOnce,
		"payout/expired unseen":                    testExpiresUnseen,
		"payout/expired after it was public":       testExpiresWhenPublic,
		"payout/executed at the last moment":       testExecutedAtTheLastMoment,
		"payout/refused":                           testRefusedIsNeverPublic,
		"payout/two of which only one can be paid": testOnlyOneOfTwoIsPaid,
	}
	for _, point := range family.CrashPoints() {
		tests["crash/"+point] = func(w *world) { testCarrierStopsAt(w, point) }
	}
	return tests
}

// runTests runs tests on a family.
func runTests(t *testing.T, family Family, tests map[string]func(w *world), engines []store.Engine) {
	t.Helper()
	for name, test := range tests {
		t.Run(name, func(t *testing.T) { eachEngine(t, family, engines, test) })
	}
}

// eachEngine runs a test on a chain and a database of its own, once per engine.
func eachEngine(t *testing.T, family Family, engines []store.Engine, test func(w *world)) {
	t.Parallel()
	for _, engine := range engines {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			test(newWorld(t, family, storetest.Address(t, engine)))
		})
	}
}
