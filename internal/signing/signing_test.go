package signing_test

import (
	"bytes"
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
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/relay"
	"github.com/granaryhq/granary/internal/relay/relaytest"
	"github.com/granaryhq/granary/internal/signing"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

const (
	on       = chain.EthereumSepolia
	lifetime = 24 * time.Hour
	reply    = "test.settle"
)

var owner = uuid.MustParse("22222222-2222-4222-8222-222222222222")

// someCalls move nothing: an approval needs no money.
func someCalls(net *devnet.EVM) []custody.Call {
	return []custody.Call{{To: net.Contracts.USDC, Data: contracts.NewSandboxUSDC().PackApprove(common.HexToAddress("0xa1"), common.Big1)}}
}

func TestAnIntentIsTheCallsUnderTheGivenNonce(t *testing.T) {
	t.Parallel()
	db := storetest.Open(t, store.SQLite)
	net, client := devnettest.Chain(t, db)
	signer := signing.New(db.Clock(), devnettest.Keys(t), map[chain.Name]signing.Chain{on: {Client: client, Executor: net.Contracts.Executor, IntentLifetime: lifetime}})
	id, calls := uuid.New(), someCalls(net)
	before := db.Clock().Now()
	signed, err := signer.Sign(t.Context(), owner, on, id, calls, reply)
	if err != nil {
		t.Fatal(err)
	}
	account, err := signer.Account(owner)
	if err != nil {
		t.Fatal(err)
	}
	intent := signed.Intent
	if intent.ID != id {
		t.Errorf("its nonce is %s, want %s", intent.ID, id)
	}
	if intent.Wallet != account {
		t.Errorf("its account is %s, want %s", intent.Wallet, account)
	}
	if intent.Chain != on || intent.ChainID != devnet.ChainID {
		t.Errorf("it is for %s, %d", intent.Chain, intent.ChainID)
	}
	if !slices.EqualFunc(intent.Calls, calls, func(a, b custody.Call) bool { return a.To == b.To && bytes.Equal(a.Data, b.Data) && a.Value == b.Value }) {
		t.Errorf("its calls are %+v, want %+v", intent.Calls, calls)
	}
	if intent.Deadline.Before(before.Add(lifetime)) || intent.Deadline.After(db.Clock().Now().Add(lifetime)) {
		t.Errorf("signed at %s, it lives until %s, want %s later", before, intent.Deadline, lifetime)
	}
	if signed.ReplyKind != reply {
		t.Errorf("the relay replies by %q, want %q", signed.ReplyKind, reply)
	}
	// The relay takes no intent that its account has not signed.
	if err := db.Write(t.Context(), func(tx *store.Tx) error { return relay.Submit(tx, signed) }); err != nil {
		t.Errorf("the relay refuses it: %v", err)
	}
}

func TestNothingIsSignedForAChainThatIsNotServed(t *testing.T) {
	t.Parallel()
	db := storetest.Open(t, store.SQLite)
	signer := signing.New(db.Clock(), devnettest.Keys(t), nil)
	signed, err := signer.Sign(t.Context(), owner, on, uuid.New(), nil, reply)
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
	signer := signing.New(db.Clock(), keys, map[chain.Name]signing.Chain{
		on: {Client: devnettest.Dial(t, config), Executor: net.Contracts.Executor, IntentLifetime: lifetime},
	})
	sign := func() relay.Submission {
		t.Helper()
		signed, err := signer.Sign(t.Context(), owner, on, uuid.New(), someCalls(net), reply)
		if err != nil {
			t.Fatal(err)
		}
		return signed
	}
	for n := range int64(2) {
		signed := sign()
		if signed.Delegation == nil {
			t.Fatal("an account without code was not signed over")
		}
		if signed.Delegation.Address != net.Contracts.Executor {
			t.Errorf("it was signed over to %s, want %s", signed.Delegation.Address, net.Contracts.Executor)
		}
		if asked.Load() != n+1 {
			t.Errorf("the node was asked %d times, want %d", asked.Load(), n+1)
		}
	}

	runner := tasktest.NewRunner(t, db, tasktest.Lease)
	relaytest.Seat(runner, db, net, direct, keys)
	runner.Start()
	carried := sign()
	if err := db.Write(t.Context(), func(tx *store.Tx) error { return relay.Submit(tx, carried) }); err != nil {
		t.Fatal(err)
	}
	waittest.Until(t, "the intent is executed", func() bool {
		outcome, err := relay.Read(t.Context(), db, carried.Intent.ID)
		if err != nil {
			t.Fatal(err)
		}
		return outcome.State == relay.Executed
	}, tasktest.State(db))

	was := asked.Load()
	for range 3 {
		if signed := sign(); signed.Delegation != nil {
			t.Error("an account was signed over again")
		}
	}
	if n := asked.Load() - was; n != 1 {
		t.Errorf("the node was asked %d times about an account that is signed over, want once", n)
	}
	other, err := signer.Sign(t.Context(), uuid.New(), on, uuid.New(), someCalls(net), reply)
	if err != nil {
		t.Fatal(err)
	}
	if other.Delegation == nil {
		t.Error("another account was taken for one that is signed over")
	}
}
