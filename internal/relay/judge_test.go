package relay

import (
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody"
)

var testExecutor = common.HexToAddress("0xe4ec")

func TestJudge(t *testing.T) {
	keys, err := custody.NewKeyring(make([]byte, 32))
	if err != nil {
		t.Fatal(err)
	}
	wallet := uuid.New()
	address, _, err := keys.Addresses(wallet)
	if err != nil {
		t.Fatal(err)
	}
	delegation, err := keys.SignDelegation(wallet, 5, testExecutor, 0)
	if err != nil {
		t.Fatal(err)
	}
	elsewhere, err := keys.SignDelegation(wallet, 5, common.Address{1}, 0)
	if err != nil {
		t.Fatal(err)
	}
	strangers, err := keys.SignDelegation(uuid.New(), 5, testExecutor, 0)
	if err != nil {
		t.Fatal(err)
	}
	base := cargo{state: Signed, intent: custody.Intent{
		ID: uuid.New(), Chain: chain.Ethereum, ChainID: 5, Wallet: address, Deadline: time.Unix(1000, 0),
	}}
	intent := func(change func(*cargo)) cargo { c := base; change(&c); return c }
	carried := intent(func(c *cargo) { c.state = Carried })
	ours := evm.Account{Code: types.AddressToDelegation(testExecutor), Nonce: 1}
	good := probe{account: ours}
	early, late, over := times{500, 400, true}, times{1001, 900, true}, times{1100, 1001, true}

	for _, c := range []struct {
		name   string
		c      cargo
		p      probe
		t      times
		want   fate
		reason string
	}{
		{"all well", base, good, early, carry, ""},
		{"carried before and all well", carried, good, early, carry, ""},
		{"at its deadline", base, good, times{1000, 900, true}, carry, ""},
		{"the node lags", base, good, times{500, 400, false}, later, "lags"},
		{"the node lags, the deadline passed", carried, good, times{1100, 1001, false}, later, "lags"},
		{"fails, never public", base, probe{account: ours, failure: "no money"}, early, refuse, "no money"},
		{"fails, public", carried, probe{account: ours, failure: "no money"}, early, retry, "no money"},
		{"too late, never public", base, good, late, expire, ""},
		{"too late, public", carried, good, late, later, "not final"},
		{"too late for good, public", carried, good, over, expire, ""},
		{"too late for good, with a fault", intent(func(c *cargo) { c.state, c.reason = Carried, "no money" }), good, over, expire, "no money"},
		{"too late for good, having waited", intent(func(c *cargo) { c.state, c.reason = Carried, waiting+"x" }), good, over, expire, ""},
		{"too late for good, in the air", intent(func(c *cargo) { c.state, c.transaction = Carried, "t" }), good, over, expire, ""},
		{"too late for good, its mark unreadable", carried, probe{account: evm.Account{Code: []byte{0xfe}}}, over, later, "not final"},
		{"in the air", intent(func(c *cargo) { c.state, c.transaction = Carried, "t" }), good, early, later, ""},
		{"executed", carried, probe{account: ours, used: true}, early, search, "executed"},
		{"executed, too late", carried, probe{account: ours, used: true}, over, search, "executed"},
		{"executed, never sent from here", base, probe{account: ours, used: true, failure: "no money"}, early, search, "executed"},

		{"not delegated, no delegation", base, probe{}, early, refuse, "does not delegate"},
		{"delegated elsewhere", base, probe{account: evm.Account{Code: types.AddressToDelegation(common.Address{1})}}, early, refuse, "does not delegate"},
		{"not delegated, public, no delegation", carried, probe{}, early, retry, "does not delegate"},
		{"not delegated, with one", intent(func(c *cargo) { c.delegation = &delegation }), probe{}, early, carry, ""},
		{"delegation to another executor", intent(func(c *cargo) { c.delegation = &elsewhere }), probe{}, early, refuse, "another executor"},
		{"delegation of another key", intent(func(c *cargo) { c.delegation = &strangers }), probe{}, early, refuse, "not signed by"},
		{"delegation for an old nonce", intent(func(c *cargo) { c.delegation = &delegation }), probe{account: evm.Account{Nonce: 1}}, early, refuse, "another nonce"},
		// Two nodes behind one address, of which one lags.
		{"executed, by an account without code", carried, probe{used: true, answered: true}, over, later, "contradicts"},
		{"an account without code answered, never public", base, probe{answered: true}, early, later, "contradicts"},
		{"an account without code answered, its nonce used", intent(func(c *cargo) { c.delegation = &delegation }), probe{account: evm.Account{Nonce: 1}, answered: true}, early, later, "contradicts"},
		{"superfluous delegation", intent(func(c *cargo) { c.delegation = &elsewhere }), good, early, carry, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, reason := judge(c.c, c.p, c.t, testExecutor)
			if got != c.want || !strings.Contains(reason, c.reason) || (c.reason == "" && reason != "") {
				t.Errorf("judged %d %q, want %d %q", got, reason, c.want, c.reason)
			}
		})
	}
}

// What might yet be executed, or was, is never declared dead.
func TestJudgeNeverBuriesTheLiving(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := cargo{
			state:       rapid.SampledFrom([]State{Signed, Carried}).Draw(t, "state"),
			transaction: rapid.SampledFrom([]string{"", "t"}).Draw(t, "aboard"),
			intent:      custody.Intent{ID: uuid.New(), ChainID: 5, Deadline: time.Unix(1000, 0)},
		}
		p := probe{used: rapid.Bool().Draw(t, "used"), failure: rapid.SampledFrom([]string{"", "no"}).Draw(t, "failure")}
		p.answered = p.used || rapid.Bool().Draw(t, "answered")
		if rapid.Bool().Draw(t, "delegated") {
			p.account.Code = types.AddressToDelegation(testExecutor)
		}
		final := rapid.Int64Range(990, 1010).Draw(t, "final")
		at := times{head: final + rapid.Int64Range(0, 10).Draw(t, "lag"), final: final, fresh: rapid.Bool().Draw(t, "fresh")}
		got, _ := judge(c, p, at, testExecutor)
		switch {
		case (got == refuse || got == expire) && (p.used || !at.fresh):
			t.Fatal("dead although executed, or perhaps executed")
		case got == refuse && c.state != Signed:
			t.Fatal("refused although public")
		case got == expire && c.state == Carried && at.final <= 1000:
			t.Fatal("expired before the deadline is final")
		case got == expire && at.head <= 1000:
			t.Fatal("expired before the deadline")
		case got == carry && c.transaction != "":
			t.Fatal("carried twice at a time")
		}
	})
}
