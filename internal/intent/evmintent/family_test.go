package evmintent_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/evmintent"
	"github.com/granaryhq/granary/internal/relay/relaytest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

const (
	on       = chain.EthereumSepolia
	lifetime = 24 * time.Hour
	settle   = "test.settle"
)

var owner = uuid.MustParse("22222222-2222-4222-8222-222222222222")

// someCalls have no transfer: an approval needs no money.
func someCalls(net *devnet.EVM) []intent.ContractCall {
	return []intent.ContractCall{{Contract: chain.EVMAddress(net.Contracts.USDC), Data: contracts.NewSandboxUSDC().PackApprove(common.HexToAddress("0xa1"), common.Big1)}}
}

func orderOf(net *devnet.EVM) intent.Order {
	return intent.Order{ID: uuid.New(), Owner: owner, Chain: on, Action: intent.ChangeContract{Calls: someCalls(net)}, SettleTask: settle}
}

func sign(t *testing.T, family *evmintent.Family, order intent.Order) (intent.Submission, error) {
	t.Helper()
	draft, err := family.Build(t.Context(), order)
	if err != nil {
		return intent.Submission{}, err
	}
	return family.Sign(t.Context(), draft)
}

func TestAnIntentIsTheCallsUnderTheGivenNonce(t *testing.T) {
	t.Parallel()
	db := storetest.Open(t, store.SQLite)
	net, client := devnettest.Chain(t, db)
	family := evmintent.New(db.Clock(), custodytest.Unchecked{Keys: devnettest.Keys(t), Executor: net.Contracts.Executor}, nil, map[chain.Name]evmintent.Chain{on: {Client: client, Executor: net.Contracts.Executor, Lifetime: lifetime}})
	order := orderOf(net)
	before := db.Clock().Now()
	signed, err := sign(t, family, order)
	if err != nil {
		t.Fatal(err)
	}
	account, err := family.Account(t.Context(), owner, custody.OwnerProof{})
	if err != nil {
		t.Fatal(err)
	}
	decoded, err := custody.DecodeIntent(signed.Text)
	if err != nil {
		t.Fatal(err)
	}
	if decoded.ID != order.ID {
		t.Errorf("its nonce is %s, want %s", decoded.ID, order.ID)
	}
	if decoded.Wallet != account {
		t.Errorf("its account is %s, want %s", decoded.Wallet, account)
	}
	if decoded.Chain != on || decoded.ChainID != devnet.ChainID {
		t.Errorf("it is for %s, %d", decoded.Chain, decoded.ChainID)
	}
	want := someCalls(net)
	if !slices.EqualFunc(decoded.Calls, want, func(a custody.Call, b intent.ContractCall) bool {
		return a.To == b.Contract.EVM() && bytes.Equal(a.Data, b.Data) && a.Value.IsZero()
	}) {
		t.Errorf("its calls are %+v, want %+v", decoded.Calls, want)
	}
	if signed.Deadline.Before(before.Add(lifetime)) || signed.Deadline.After(db.Clock().Now().Add(lifetime)) {
		t.Errorf("signed at %s, it lives until %s, want %s later", before, signed.Deadline, lifetime)
	}
	if err := family.Check(signed); err != nil {
		t.Errorf("its own family refuses it: %v", err)
	}
}

// A text that differs from its row, or is not signed by its account, is passed to no carrier.
func TestNoForeignSubmissionIsTaken(t *testing.T) {
	t.Parallel()
	db := storetest.Open(t, store.SQLite)
	net, client := devnettest.Chain(t, db)
	family := evmintent.New(db.Clock(), custodytest.Unchecked{Keys: devnettest.Keys(t), Executor: net.Contracts.Executor}, nil, map[chain.Name]evmintent.Chain{on: {Client: client, Executor: net.Contracts.Executor, Lifetime: lifetime}})
	for name, c := range map[string]struct {
		change func(*intent.Submission)
		want   error
	}{
		"another id":              {func(s *intent.Submission) { s.Order.ID = uuid.New() }, custody.ErrIntent},
		"another chain":           {func(s *intent.Submission) { s.Order.Chain = chain.Ethereum }, custody.ErrIntent},
		"another account":         {func(s *intent.Submission) { s.Account = "0x00000000000000000000000000000000000000A1" }, custody.ErrIntent},
		"another deadline":        {func(s *intent.Submission) { s.Deadline = s.Deadline.Add(time.Second) }, custody.ErrIntent},
		"a text cut short":        {func(s *intent.Submission) { s.Text = s.Text[:len(s.Text)-1] }, custody.ErrIntent},
		"no signature":            {func(s *intent.Submission) { s.Signature = nil }, evmintent.ErrSignature},
		"a signature with a flaw": {func(s *intent.Submission) { s.Signature[7] ^= 1 }, evmintent.ErrSignature},
		"a signature with v of 0": {func(s *intent.Submission) { s.Signature[64] -= 27 }, evmintent.ErrSignature},
	} {
		signed, err := sign(t, family, orderOf(net))
		if err != nil {
			t.Fatal(err)
		}
		c.change(&signed)
		if err := family.Check(signed); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
}

func TestNothingIsSignedForAChainThatIsNotServed(t *testing.T) {
	t.Parallel()
	db := storetest.Open(t, store.SQLite)
	family := evmintent.New(db.Clock(), custodytest.Unchecked{Keys: devnettest.Keys(t)}, nil, nil)
	signed, err := sign(t, family, intent.Order{ID: uuid.New(), Owner: owner, Chain: on, Action: intent.ChangeContract{}})
	if want := "chain " + string(on) + " is no longer configured"; err == nil || err.Error() != want {
		t.Errorf("error %v, want %q", err, want)
	}
	if len(signed.Signature) != 0 {
		t.Errorf("a signature was made: %x", signed.Signature)
	}
}

// countCode returns the address of a proxy before the node, and how often it was
// asked for an account's code.
func countCode(t *testing.T, node string) (string, *atomic.Int64) {
	t.Helper()
	target, err := url.Parse(node)
	if err != nil {
		t.Fatal(err)
	}
	asked := &atomic.Int64{}
	proxy := httputil.NewSingleHostReverseProxy(target)
	server := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			http.Error(rw, err.Error(), http.StatusBadRequest)
			return
		}
		if bytes.Contains(body, []byte(`"eth_getCode"`)) {
			asked.Add(1)
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		proxy.ServeHTTP(rw, r)
	}))
	t.Cleanup(server.Close)
	return server.URL, asked
}

// An account is signed over with every intent until the chain shows that it is.
// From then on the node is not asked again.
func TestAnAccountIsSignedOverUntilTheChainShowsIt(t *testing.T) {
	t.Parallel()
	db := storetest.Open(t, store.SQLite)
	keys := devnettest.Keys(t)
	net, direct := devnettest.Chain(t, db)
	devnettest.Fund(t, net, keys.Relayer().Address())
	config := net.Config()
	url, asked := countCode(t, config.URL)
	config.URL = url
	family := evmintent.New(db.Clock(), custodytest.Unchecked{Keys: keys, Executor: net.Contracts.Executor}, nil, map[chain.Name]evmintent.Chain{
		on: {Client: devnettest.Dial(t, config), Executor: net.Contracts.Executor, Lifetime: lifetime},
	})
	signAgain := func() intent.Submission {
		t.Helper()
		signed, err := sign(t, family, orderOf(net))
		if err != nil {
			t.Fatal(err)
		}
		return signed
	}
	for n := range int64(2) {
		signed := signAgain()
		if signed.Attachment == "" {
			t.Fatal("an account without code was not signed over")
		}
		var delegation types.SetCodeAuthorization
		if err := json.Unmarshal([]byte(signed.Attachment), &delegation); err != nil {
			t.Fatal(err)
		}
		if delegation.Address != net.Contracts.Executor {
			t.Errorf("it was signed over to %s, want %s", delegation.Address, net.Contracts.Executor)
		}
		if asked.Load() != n+1 {
			t.Errorf("the node was asked %d times, want %d", asked.Load(), n+1)
		}
	}

	runner := tasktest.NewRunner(t, db, tasktest.Lease)
	relaytest.Seat(runner, db, net, direct, keys)
	runner.Start()
	carried := signAgain()
	intents := relaytest.UncheckedIntents(db, net, direct, keys)
	if err := db.Write(t.Context(), func(tx *store.Tx) error { return intents.Submit(tx, carried) }); err != nil {
		t.Fatal(err)
	}
	waittest.Until(t, "the intent is executed", func() bool {
		outcome, err := intent.LoadOutcome(t.Context(), db, carried.Order.ID)
		if err != nil {
			t.Fatal(err)
		}
		return outcome.State == intent.Executed
	}, tasktest.State(db))

	was := asked.Load()
	for range 3 {
		if signed := signAgain(); signed.Attachment != "" {
			t.Error("an account was signed over again")
		}
	}
	if n := asked.Load() - was; n != 2 {
		t.Errorf("the node was asked %d times about an account that is signed over, want once of its newest block and once of the final one", n)
	}
	stranger := orderOf(net)
	stranger.Owner = uuid.New()
	other, err := sign(t, family, stranger)
	if err != nil {
		t.Fatal(err)
	}
	if other.Attachment == "" {
		t.Error("another account was taken for one that is signed over")
	}
}

// A reorganization may remove the newest block's state of an account. So it is not cached.
func TestADelegationIsRememberedOnceItIsFinal(t *testing.T) {
	t.Parallel()
	db := storetest.Open(t, store.SQLite)
	keys := devnettest.Keys(t)
	net := devnettest.Start(t, devnet.Options{Finality: 20, Clock: db.Clock()})
	direct := devnettest.Dial(t, net.Config())
	devnettest.Fund(t, net, keys.Relayer().Address())
	mine := func() {
		t.Helper()
		if _, err := net.Commit(); err != nil {
			t.Fatal(err)
		}
	}
	mine()
	config := net.Config()
	url, asked := countCode(t, config.URL)
	config.URL = url
	family := evmintent.New(db.Clock(), custodytest.Unchecked{Keys: keys, Executor: net.Contracts.Executor}, nil, map[chain.Name]evmintent.Chain{
		on: {Client: devnettest.Dial(t, config), Executor: net.Contracts.Executor, Lifetime: lifetime},
	})
	runner := tasktest.NewRunner(t, db, tasktest.Lease)
	relaytest.Seat(runner, db, net, direct, keys)
	runner.Start()
	first, err := sign(t, family, orderOf(net))
	if err != nil {
		t.Fatal(err)
	}
	intents := relaytest.UncheckedIntents(db, net, direct, keys)
	if err := db.Write(t.Context(), func(tx *store.Tx) error { return intents.Submit(tx, first) }); err != nil {
		t.Fatal(err)
	}
	waittest.Until(t, "the account delegates", func() bool {
		mine()
		code, err := direct.Code(t.Context(), first.Account.EVM())
		return err == nil && len(code) > 0
	}, tasktest.State(db))

	asks := func(want int64, when string) {
		t.Helper()
		was := asked.Load()
		signed, err := sign(t, family, orderOf(net))
		if err != nil {
			t.Fatal(err)
		}
		if signed.Attachment != "" {
			t.Errorf("%s: an account that delegates was signed over again", when)
		}
		if n := asked.Load() - was; n != want {
			t.Errorf("%s: the node was asked %d times, want %d", when, n, want)
		}
	}
	asks(2, "not final")
	asks(2, "not final, again")
	for range 20 {
		mine()
	}
	asks(2, "final")
	asks(0, "remembered")
	db.Clock().Advance(11 * time.Minute)
	asks(2, "remembered for too long: it may have been put on another executor")

	// Marks are read by code that no node was asked for: a node that lies about the executor's code would decide which
	// intents count as executed.
	was := asked.Load()
	executed, err := family.Executed(t.Context(), on, owner, []uuid.UUID{first.Order.ID, uuid.New()})
	if err != nil || !slices.Equal(executed, []bool{true, false}) {
		t.Errorf("executed are %v, %v", executed, err)
	}
	if asked.Load() != was {
		t.Error("a node was asked for the code by which marks are read")
	}
}
