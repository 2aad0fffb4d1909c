package yield

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"math/big"
	"net/http"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// reply is a puppet's response to a call.
type reply []byte

// The replies in the EVM's instructions.
var (
	reverts = reply{0x5f, 0x5f, 0xfd}                               // PUSH0 PUSH0 REVERT
	burns   = reply{0x5b, 0x60, 0x00, 0x50, 0x60, 0x00, 0x56, 0xfe} // see puppet: jumps to its own begin
	stored  = reply{0x5f, 0x54, 0x5f, 0x52, 0x60, 0x20, 0x5f, 0xf3} // returns the memory that stores filled
	stores  = reply{0x60, 0x04, 0x35, 0x5f, 0x55, 0x00}             // keeps its argument
)

// says is the reply of a number.
func says(n *big.Int) reply {
	return slices.Concat(reply{0x7f}, common.LeftPadBytes(n.Bytes(), 32), reply{0x5f, 0x52, 0x60, 0x20, 0x5f, 0xf3}) // PUSH32 n, MSTORE, RETURN
}

// saysShort is a reply of fewer bytes than a word.
var saysShort = reply{0x60, 0x1f, 0x5f, 0xf3}

// puppet is the creation code of a contract that gives each call, known by its first four
// bytes, a reply, and refuses every other.
func puppet(replies map[string]reply) []byte {
	const entrySize = 11 // DUP1 PUSH4 selector EQ PUSH2 place JUMPI
	code := []byte{0x5f, 0x35, 0x60, 0xe0, 0x1c}
	place := len(code) + entrySize*len(replies) + len(reverts)
	var bodies []byte
	for selector, r := range replies {
		at := place + len(bodies)
		if bytes.Equal(r, burns) {
			r = reply{0x61, byte(at >> 8), byte(at), 0x56} // PUSH2 at JUMP: for ever
		}
		code = slices.Concat(code, []byte{0x80, 0x63}, []byte(selector), []byte{0x14, 0x61, byte(at >> 8), byte(at), 0x57})
		bodies = slices.Concat(bodies, []byte{0x5b}, r)
	}
	code = slices.Concat(code, reverts, bodies)
	// PUSH2 length, DUP1, PUSH1 12, PUSH0, CODECOPY, PUSH0, RETURN: the following bytes become the code.
	return slices.Concat([]byte{0x61, byte(len(code) >> 8), byte(len(code)), 0x80, 0x60, 0x0a, 0x5f, 0x39, 0x5f, 0xf3}, code)
}

func selector(data []byte) string { return string(data[:4]) }

// questions that puppets answer.
var (
	asksAsset      = selector(requestABI.PackAsset())
	asksShare      = selector(requestABI.PackShare())
	asksAssets     = selector(requestABI.PackTotalAssets())
	asksSupply     = selector(requestABI.PackTotalSupply())
	asksWorth      = selector(requestABI.PackConvertToAssets(common.Big1))
	asksShares     = selector(requestABI.PackConvertToShares(common.Big1))
	asksPricedAt   = selector(requestABI.PackPriceLastUpdated())
	asksSupports   = selector(requestABI.PackSupportsInterface([4]byte{}))
	asksPending    = selector(requestABI.PackPendingDepositRequest(common.Big0, common.Address{}))
	asksClaimable  = selector(requestABI.PackClaimableDepositRequest(common.Big0, common.Address{}))
	asksMaxMint    = selector(requestABI.PackMaxMint(common.Address{}))
	asksBack       = selector(requestABI.PackPendingCancelDepositRequest(common.Big0, common.Address{}))
	asksGivenBack  = selector(requestABI.PackClaimableCancelDepositRequest(common.Big0, common.Address{}))
	setsWhatIsKept = selector(vaultABI.PackSetLiquidity(common.Big1))
)

// plainReplies are those of a source of requests that is its own share, with an ounce of
// everything.
func (w *requestWorld) plainReplies() map[string]reply {
	usdc := new(big.Int).SetBytes(w.chain.Contracts.USDC.Bytes())
	one, million := big.NewInt(1), big.NewInt(1_000_000)
	return map[string]reply{
		asksAsset: says(usdc), asksAssets: says(million), asksSupply: says(million), asksWorth: says(million), asksShares: says(million),
		asksPricedAt: says(one), asksSupports: says(one), asksPending: says(one), asksClaimable: says(one), asksMaxMint: says(one), asksBack: says(new(big.Int)), asksGivenBack: says(one),
	}
}

// addHostile deploys a puppet, which replies otherwise than plainReplies says, as a source.
func (w *requestWorld) addHostile(id string, change func(map[string]reply)) Config {
	w.Helper()
	replies := w.plainReplies()
	change(replies)
	c := validConfig()
	c.ID, c.Vault, c.Deposits, c.Redemptions = id, w.sendTx(nil, puppet(replies)).ContractAddress, Requested, Requested
	return c
}

var enormous = new(big.Int).Lsh(common.Big1, 230)

// Values that no source of requests can return are rejected.
func TestAHostileSourceOfRequestsIsNotObserved(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	w := newRequestWorld(t, db)
	asset := new(big.Int).SetBytes(w.chain.Contracts.USDC.Bytes())
	const nonsense, refuses = "the vault's answers make no sense", "the vault refuses to answer"
	var sources []Config
	want := map[string]string{}
	add := func(id, problem string, change func(map[string]reply)) {
		sources = append(sources, w.addHostile(id, change))
		want[id] = problem
	}
	add("plain", "", func(map[string]reply) {})
	add("no-cancellation", "", func(r map[string]reply) { delete(r, asksSupports) })
	add("no-priced-at", "", func(r map[string]reply) { delete(r, asksPricedAt) })
	add("share-is-no-address", nonsense, func(r map[string]reply) { r[asksShare] = says(enormous) })
	add("share-is-nothing", nonsense, func(r map[string]reply) { r[asksShare] = says(new(big.Int)) })
	add("share-is-short", nonsense, func(r map[string]reply) { r[asksShare] = saysShort })
	add("share-is-the-asset", nonsense, func(r map[string]reply) { r[asksShare] = says(asset) })
	add("share-is-no-token", nonsense, func(r map[string]reply) { r[asksShare] = says(big.NewInt(0xdead)) })
	add("other-asset", nonsense, func(r map[string]reply) { r[asksAsset] = says(big.NewInt(7)) })
	add("struck-later", nonsense, func(r map[string]reply) { r[asksPricedAt] = says(enormous) })
	add("worth-too-much", nonsense, func(r map[string]reply) { r[asksWorth] = says(enormous) })
	add("too-many-for-a-deposit", nonsense, func(r map[string]reply) { r[asksShares] = says(enormous) })
	add("short-supply", nonsense, func(r map[string]reply) { r[asksSupply] = saysShort })
	add("refuses", refuses, func(r map[string]reply) { delete(r, asksAssets) })
	add("burns", refuses, func(r map[string]reply) { r[asksAssets] = burns })
	foreign := validConfig()
	foreign.ID, foreign.Vault, foreign.Requests, foreign.Redemptions = "queue-of-other-shares", w.chain.Contracts.Vault, w.queue, Queued
	sources, want[foreign.ID] = append(sources, foreign), nonsense
	c := newCatalog(t, db, w.clients(), sources)
	observeAll(t, c, takeSeat(t, db))
	for id, problem := range want {
		s := getSource(t, c, id)
		assertEqual(t, id+": problem", s.Problem, problem)
		assertEqual(t, id+": observed", s.Observed(), problem == "")
	}
	assertEqual(t, "gives back without saying so", getSource(t, c, "no-cancellation").CancelsDeposits, false)
	assertEqual(t, "struck at a time that is not told", getSource(t, c, "no-priced-at").PricedAt.IsZero(), true)
}

// A source whose share becomes another token keeps its last observation, with its age.
func TestAShareThatChangesIsNotBelieved(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newRequestWorld(t, db)
		turncoat := w.addHostile("turncoat", func(r map[string]reply) { r[asksShare], r[setsWhatIsKept] = stored, stores })
		share := func(of common.Address) {
			w.owner(turncoat.Vault, vaultABI.PackSetLiquidity(new(big.Int).SetBytes(of.Bytes())))
		}
		share(w.later)
		c := newCatalog(t, db, w.clients(), []Config{turncoat})
		held := takeSeat(t, db)
		observeAll(t, c, held)
		before := getSource(t, c, "turncoat")
		assertEqual(t, "share", before.Share, w.later)
		assertEqual(t, "problem", before.Problem, "")
		share(w.vault)
		observeAll(t, c, held)
		after := getSource(t, c, "turncoat")
		assertEqual(t, "share once it has changed", after.Share, w.later)
		assertEqual(t, "problem once it has changed", after.Problem, "the vault's answers make no sense")
		assertEqual(t, "time of the observation", after.ObservedAt, before.ObservedAt)
		again := newCatalog(t, db, w.clients(), []Config{turncoat})
		observeAll(t, again, held)
		assertEqual(t, "share after a restart", getSource(t, again, "turncoat").Share, w.later)
		share(w.later)
		observeAll(t, c, held)
		assertEqual(t, "problem once it is back", getSource(t, c, "turncoat").Problem, "")
	})
}

// A source that says nonsense of requests, refuses or burns gas has an error of its own, and
// the others are answered all the same.
func TestAHostileSourceSpoilsItsOwnRequestsAlone(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	w := newRequestWorld(t, db)
	sources := []Config{w.addHostile("plain", func(map[string]reply) {})}
	for id, change := range map[string]func(map[string]reply){
		"enormous":  func(r map[string]reply) { r[asksPending] = says(enormous) },
		"gives-all": func(r map[string]reply) { r[asksGivenBack] = says(enormous) },
		"brings":    func(r map[string]reply) { r[asksMaxMint] = says(enormous) },
		"short":     func(r map[string]reply) { r[asksClaimable] = saysShort },
		"refuses":   func(r map[string]reply) { delete(r, asksPending) },
		"burns": func(r map[string]reply) {
			r[asksPending], r[asksClaimable], r[asksMaxMint], r[asksBack], r[asksGivenBack] = burns, burns, burns, burns, burns
		},
	} {
		sources = append(sources, w.addHostile(id, change))
	}
	c := newCatalog(t, db, w.clients(), sources)
	observeAll(t, c, takeSeat(t, db))
	var asked []RequestQuery
	for range 2 * len(sources) {
		source := sources[len(asked)%len(sources)].ID
		asked = append(asked, RequestQuery{source, chain.EVMAddress(w.wallet), false})
	}
	for range queriesAtOnce { // more than one simulation of calls that burn all their gas
		asked = append(asked, RequestQuery{"burns", chain.EVMAddress(w.wallet), false})
	}
	states, err := c.RequestStates(t.Context(), chain.EthereumSepolia, asked)
	if err != nil {
		t.Fatal(err)
	}
	one := money.NewUnits(1)
	for n, q := range asked {
		s := states[n]
		if plain := q.Source == "plain"; plain != (s.Err == nil) {
			t.Errorf("question %d, of %s: error %v", n, q.Source, s.Err)
		} else if plain && (s.Pending != one || s.Claimable != one || s.ClaimableCancel != one || s.Brings != one || s.Block == 0 || s.At.IsZero()) {
			t.Errorf("question %d, of %s: %+v", n, q.Source, s)
		}
	}
}

// A source of which one of two nodes returns an error, such as one for too long answers, or other data than the other node, keeps no other
// source from being read.
func TestASourceOfWhichNodesDifferSpoilsItsOwnRequestsAlone(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	w := newRequestWorld(t, db)
	plain, differs := w.addHostile("plain", func(map[string]reply) {}), w.addHostile("differs", func(map[string]reply) {})
	proxy := evmtest.New(t, w.chain.URL())
	config := w.client.Config()
	config.SecondURL = proxy.URL
	c := newCatalog(t, db, map[chain.Name]*evm.Client{chain.EthereumSepolia: devnettest.Dial(t, config)}, []Config{plain, differs})
	observeAll(t, c, takeSeat(t, db))
	for name, answer := range map[string]string{"an error": `"error":{"code":-32008,"message":"response is too big"}`, "nonsense": `"result":"0x"`} {
		proxy.Set(evmtest.Faults{Reject: func(body []byte) (int, string) {
			if bytes.Contains(body, []byte("eth_simulateV1")) && bytes.Contains(bytes.ToLower(body), []byte(hex.EncodeToString(differs.Vault[:]))) {
				return http.StatusOK, `{"jsonrpc":"2.0","id":` + idOf(t, body) + `,` + answer + `}`
			}
			return 0, ""
		}})
		states, err := c.RequestStates(t.Context(), chain.EthereumSepolia, []RequestQuery{
			{"differs", chain.EVMAddress(w.wallet), false}, {"plain", chain.EVMAddress(w.wallet), false}, {"differs", chain.EVMAddress(w.wallet), false}})
		proxy.Set(evmtest.Faults{})
		if err != nil {
			t.Errorf("%s of one source: %v", name, err)
			continue
		}
		if states[0].Err == nil || states[1].Err != nil || states[2].Err == nil || states[1].Pending != money.NewUnits(1) {
			t.Errorf("%s of one source: %+v", name, states)
		}
	}
}

// idOf returns the id of a request of JSON-RPC.
func idOf(t *testing.T, body []byte) string {
	t.Helper()
	var request struct {
		ID json.RawMessage `json:"id"`
	}
	if err := json.Unmarshal(body, &request); err != nil {
		t.Error(err)
	}
	return string(request.ID)
}

// A price for a posting comes only from a vault whose answers are consistent, and from none whose
// shares are another token than they were.
func TestAHostileSourceHasNoAgreedPrice(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	w := newRequestWorld(t, db)
	makes := map[string]func(map[string]reply){
		"plain":       func(map[string]reply) {},
		"refuses":     func(r map[string]reply) { r[asksWorth] = stored },
		"other-share": func(r map[string]reply) { r[asksShare] = stored },
	}
	var sources []Config
	for id, change := range makes {
		sources = append(sources, w.addHostile(id, func(r map[string]reply) { change(r); r[setsWhatIsKept] = stores }))
	}
	vaultOf := func(id string) common.Address {
		return sources[slices.IndexFunc(sources, func(c Config) bool { return c.ID == id })].Vault
	}
	keep := func(id string, word *big.Int) { w.owner(vaultOf(id), vaultABI.PackSetLiquidity(word)) }
	keep("other-share", new(big.Int).SetBytes(w.later.Bytes()))
	c := newCatalog(t, db, w.clients(), sources)
	observeAll(t, c, takeSeat(t, db))
	keep("refuses", enormous)
	keep("other-share", new(big.Int).SetBytes(w.vault.Bytes()))
	head, err := w.client.Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string]error{"plain": nil, "refuses": ErrNoPrice, "other-share": errImplausible} {
		price, err := c.AgreedPrice(t.Context(), id, head)
		if !errors.Is(err, want) || price.Known() != (want == nil) {
			t.Errorf("%s: price %v, error %v, want %v", id, price, err, want)
		}
	}
}
