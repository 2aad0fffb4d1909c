package solrelay

import (
	"context"
	"encoding/json"
	"log/slog"
	"os"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/finality"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

const (
	testChain  = chain.SolanaDevnet
	settleTask = "solrelay.settle"
	// lamports are the fee payer's first balance: enough for all transactions of a test.
	lamports = 10_000_000_000
)

// world is a chain in process, a node in front of it that can be made to fail, a
// database, and keys.
type world struct {
	*testing.T
	db      *store.DB
	chain   *validator.Validator
	node    *rpctest.Proxy
	client  *rpc.Client
	keys    *custody.Keyring
	family  *solintent.Family
	metrics *prometheus.Registry
	relay   *Relay // that was started last
	options Options
}

// newWorld starts a chain that makes slots on request.
func newWorld(t *testing.T, db *store.DB) *world {
	t.Helper()
	keys, err := custody.NewKeyring([]byte("a seed for tests: 32 bytes long!!"))
	if err != nil {
		t.Fatal(err)
	}
	w := &world{T: t, db: db, keys: keys, options: Options{Poll: 10 * time.Millisecond, Gather: time.Millisecond, Retry: 100 * time.Millisecond, BumpAfter: time.Minute}}
	w.chain, err = validator.Start(validator.Options{Finality: 2, Clock: clock.New(), Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = w.chain.Close() })
	w.node = rpctest.New(t, w.chain.URL())
	w.client, err = rpc.Dial(rpc.Config{
		Name: testChain, URLs: []string{w.node.URL}, Genesis: validator.GenesisHash, Known: finality.New(db, testChain),
		Mints:   map[chain.Token]solana.PublicKey{chain.USDC: validator.USDC, chain.USDT: validator.USDT},
		Timeout: waittest.Patience(), // a busy machine is no node that fails
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.client.Close)
	w.family = solintent.New(db, custodytest.Unchecked{Keys: keys}, map[chain.Name]solintent.Chain{testChain: {
		Client: w.client, FeePayer: w.payer(), MaxUnitPrice: 1_000_000, Lifetime: time.Hour}})
	w.node.Record()
	w.fund(w.payer(), lamports)
	w.mine(3)
	return w
}

func eachWorld(t *testing.T, fn func(w *world)) {
	t.Helper()
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) { fn(newWorld(t, db)) })
}

func (w *world) payer() solana.PublicKey { return w.keys.FeePayer().Account() }

func (w *world) fund(to solana.PublicKey, amount uint64) {
	w.Helper()
	if _, err := w.chain.Faucet(to, amount); err != nil {
		w.Fatal(err)
	}
}

func (w *world) mine(n int) {
	w.Helper()
	if err := w.chain.MineSlots(n); err != nil {
		w.Fatal(err)
	}
}

// startCarrier runs a carrier until the test ends or stop is called.
func (w *world) startCarrier() (stop func()) {
	w.Helper()
	log := slog.New(slog.DiscardHandler)
	if testing.Verbose() && os.Getenv("RELAY_LOG") != "" {
		log = slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelDebug}))
	}
	w.metrics = prometheus.NewRegistry()
	r := New(w.db, testChain, w.client, w.keys.FeePayer(), w.family, w.options, log, w.metrics)
	w.relay = r
	runner := tasktest.NewRunner(w, w.db, tasktest.Lease)
	runner.HandleSeat(r.Seat(), func(ctx context.Context, t task.Task) error { return r.Run(ctx, t) })
	return runner.Start()
}

// startReady runs a carrier of a chain that has begun with markers.
func (w *world) startReady() (stop func()) {
	w.Helper()
	stop = w.startCarrier()
	w.untilMining("the chain has begun", func() bool { return w.countRows("solana_marker_chains", "begun_at > 0") == 1 })
	return stop
}

// count is how many markers have a state.
func (w *world) count(s MarkerState) int {
	w.Helper()
	return w.countRows("solana_markers", "state = $1", string(s))
}

func (w *world) countRows(table, where string, args ...any) (n int) {
	w.Helper()
	if err := w.db.QueryRow(w.Context(), `SELECT count(*) FROM `+table+` WHERE `+where, args...).Scan(&n); err != nil {
		w.Fatal(err)
	}
	return n
}

func (w *world) until(what string, condition func() bool) {
	w.Helper()
	waittest.Until(w, what, condition, tasktest.State(w.db))
}

// passMarkers moves the chain's clock, and that of a backup's database, by more than markers are kept.
func (w *world) passMarkers(backup *world) {
	w.Helper()
	const d = solintent.MarkerKeep + 5*24*time.Hour
	backup.db.Clock().Advance(d)
	w.chain.AdvanceTime(d)
	w.mine(5)
}

// advance moves the chain's clock to where the database's is moved to, and then the database's.
func (w *world) advance(d time.Duration) {
	w.Helper()
	head, err := w.client.Head(w.Context())
	if err != nil {
		w.Fatal(err)
	}
	if behind := w.db.Clock().Now().Add(d).Sub(head.Time); behind > 0 {
		w.chain.AdvanceTime(behind)
	}
	w.mine(4) // the first of them is final
	w.db.Clock().Advance(d)
}

// untilMining waits while slots are made and the service's time passes.
func (w *world) untilMining(what string, condition func() bool) {
	w.Helper()
	w.until(what, func() bool {
		if condition() {
			return true
		}
		w.mine(1)
		w.db.Clock().Advance(time.Second)
		return false
	})
}

// looksOfCarrier is how many requests are more than two looks at the chain take.
const looksOfCarrier = 40

// untilAsked waits until the carrier has made several looks at the chain.
func (w *world) untilAsked() {
	w.Helper()
	before := w.node.Requests()
	w.until("the carrier asks", func() bool { return w.node.Requests() >= before+looksOfCarrier })
}

// createWallet makes a wallet that has units of USDC.
func (w *world) createWallet(units uint64) uuid.UUID {
	w.Helper()
	id := uuid.New()
	if units > 0 {
		if _, err := w.chain.FaucetToken(validator.USDC, w.walletAt(id), units); err != nil {
			w.Fatal(err)
		}
		w.mine(1)
	}
	if w.countRows("solana_gaps", "1 = 1") > 0 {
		_ = w.family.ReadHistory(w.Context(), testChain, w.walletAt(id).Address()) // as the historian does, if nodes show it
	}
	return id
}

func (w *world) walletAt(id uuid.UUID) solana.PublicKey {
	w.Helper()
	_, address, err := w.keys.Addresses(id)
	if err != nil {
		w.Fatal(err)
	}
	return solana.KeyOf(address)
}

// payment is the payment of the tests' intents: a wallet pays units of USDC to a new payee.
type payment struct {
	id     uuid.UUID
	payee  solana.PublicKey
	signed intent.Submission
}

// newPayee is somebody's wallet.
func (w *world) newPayee() solana.PublicKey { return w.walletAt(uuid.New()) }

// order pays units of a wallet's to a payee, under an id.
func (w *world) order(wallet, id uuid.UUID, units uint64, payee solana.PublicKey) intent.Order {
	return intent.Order{ID: id, Owner: wallet, Chain: testChain, SettleTask: settleTask,
		Action: intent.Pay{Token: chain.USDC, Payments: []intent.Payment{{To: payee.Address(), Amount: money.USD(units)}}}}
}

// trySign has a wallet sign a payment under an id.
func (w *world) trySign(wallet, id uuid.UUID, units uint64) (payment, error) {
	w.Helper()
	p := payment{id: id, payee: w.newPayee()}
	draft, err := w.family.Build(w.Context(), w.order(wallet, id, units, p.payee))
	if err != nil {
		w.Fatal(err)
	}
	p.signed, err = w.family.Sign(w.Context(), draft)
	return p, err
}

// sign is trySign of an order that must be signed.
func (w *world) sign(wallet, id uuid.UUID, units uint64) payment {
	w.Helper()
	p, err := w.trySign(wallet, id, units)
	if err != nil {
		w.Fatal(err)
	}
	return p
}

// submit hands a payment to the carrier.
func (w *world) submit(p payment) {
	w.Helper()
	intents := intent.New(w.db, nil, map[chain.Name]intent.Chain{testChain: {Family: w.family, Transactions: Transactions}})
	if err := w.db.Write(w.Context(), func(tx *store.Tx) error { return intents.Submit(tx, p.signed) }); err != nil {
		w.Fatal(err)
	}
}

// start signs and submits a new payment.
func (w *world) start(wallet uuid.UUID, units uint64) payment {
	w.Helper()
	p := w.sign(wallet, uuid.New(), units)
	w.submit(p)
	return p
}

// isOnItsWay says whether a version of the payment waits for a slot. The proxy knows of it before the chain does.
func (w *world) isOnItsWay(p payment) bool {
	w.Helper()
	return w.outcomeOf(p).State == intent.Carried && w.node.Saw(p.signed.Signature) && w.chain.Waiting() > 0
}

// headSeconds is the chain's time.
func (w *world) headSeconds() int64 {
	w.Helper()
	head, err := w.client.Head(w.Context())
	if err != nil {
		w.Fatal(err)
	}
	return head.Time.Unix()
}

func (w *world) outcomeOf(p payment) intent.Outcome {
	w.Helper()
	o, err := intent.LoadOutcome(w.Context(), w.db, p.id)
	if err != nil {
		w.Fatal(err)
	}
	return o
}

// untilEnded waits, making slots, until the intent has ended as it should, and checks
// that its settle task was added, its marker is to be closed, and who has been paid.
func (w *world) untilEnded(p payment, as intent.State, paid uint64) intent.Outcome {
	w.Helper()
	w.untilMining("the intent has ended", func() bool { return w.outcomeOf(p).State.Ended() })
	o := w.outcomeOf(p)
	if o.State != as {
		w.Errorf("the intent is %s (%s), want %s", o.State, o.Reason, as)
	}
	if got := w.chain.TokenBalance(validator.USDC, p.payee); got != paid {
		w.Errorf("the payee of an intent that is %s has %d units, want %d", o.State, got, paid)
	}
	if n := w.countRows("tasks", "kind = $1 AND key = $2", settleTask, p.id); n != 1 {
		w.Errorf("%d settle tasks of an intent that is %s", n, o.State)
	}
	if n := w.countRows("solana_versions", "intent_id = $1", p.id); n != 0 {
		w.Errorf("%d versions are kept of an intent that is %s", n, o.State)
	}
	if n := w.countRows("solana_markers", "intent_id = $1 AND state = 'made'", p.id); n != 1 {
		w.Errorf("%d markers are to be closed of an intent that is %s", n, o.State)
	}
	return o
}

func (w *world) evidenceOf(o intent.Outcome) solintent.Evidence {
	w.Helper()
	var e solintent.Evidence
	if err := json.Unmarshal(o.Evidence, &e); err != nil {
		w.Fatal(err)
	}
	return e
}
