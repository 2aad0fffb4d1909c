package relay

import (
	"bytes"
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
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/randtest"
)

var (
	testExecutor   = common.HexToAddress("0xe4ec")
	formerExecutor = common.HexToAddress("0xe4eb")
	testExecutors  = executors{testExecutor, []common.Address{formerExecutor}}
)

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
	renewed, err := keys.SignDelegation(wallet, 5, testExecutor, 1)
	if err != nil {
		t.Fatal(err)
	}
	elsewhere, err := keys.SignDelegation(wallet, 5, common.Address{1}, 0)
	if err != nil {
		t.Fatal(err)
	}
	beforeUpgrade, err := keys.SignDelegation(wallet, 5, formerExecutor, 0)
	if err != nil {
		t.Fatal(err)
	}
	strangers, err := keys.SignDelegation(uuid.New(), 5, testExecutor, 0)
	if err != nil {
		t.Fatal(err)
	}
	base := openIntent{state: intent.Signed, signature: []byte{1}, intent: custody.Intent{
		ID: uuid.New(), Chain: chain.Ethereum, ChainID: 5, Wallet: address, Deadline: time.Unix(1000, 0),
	}}
	variant := func(change func(*openIntent)) openIntent { c := base; change(&c); return c }
	carried := variant(func(c *openIntent) { c.state = intent.Carried })
	unsigned := variant(func(c *openIntent) { c.signature = nil }) // executed before it was a row
	ours := evm.Account{Code: types.AddressToDelegation(testExecutor), Nonce: 1}
	former := evm.Account{Code: types.AddressToDelegation(formerExecutor), Nonce: 1}
	foreign := evm.Account{Code: types.AddressToDelegation(common.HexToAddress("0xe4ea")), Nonce: 1}
	good := intentProbe{account: ours, answered: true}
	able := intentProbe{account: ours, answered: true, runs: true}
	asked := func(cancellation []byte) openIntent {
		return variant(func(c *openIntent) { c.state, c.cancelAsked, c.cancellation = intent.Carried, true, cancellation })
	}
	aboard, moving := asked([]byte{1}), asked([]byte{1})
	aboard.transactionID, moving.delegation = "t", &renewed
	early, late, over := chainTimes{500, 400, true}, chainTimes{1001, 900, true}, chainTimes{1100, 1001, true}

	for _, c := range []struct {
		name   string
		c      openIntent
		p      intentProbe
		t      chainTimes
		want   intentAction
		reason string
	}{
		{"all well", base, good, early, intentCarry, ""},
		{"carried before and all well", carried, good, early, intentCarry, ""},
		{"at its deadline", base, good, chainTimes{1000, 900, true}, intentCarry, ""},
		{"the node lags", base, good, chainTimes{500, 400, false}, intentPostpone, "lags"},
		{"the node lags, the deadline passed", carried, good, chainTimes{1100, 1001, false}, intentPostpone, "lags"},
		{"fails, never public", base, intentProbe{account: ours, answered: true, failure: failure.New(failure.TokenRefused, "no money")}, early, intentRefuse, "no money"},
		{"fails, public", carried, intentProbe{account: ours, answered: true, failure: failure.New(failure.TokenRefused, "no money")}, early, intentRetry, "no money"},
		{"too late, never public", base, good, late, intentExpire, ""},
		{"too late, public", carried, good, late, intentPostpone, "not final"},
		{"too late for good, public", carried, good, over, intentExpire, ""},
		{"too late for good, with a fault", variant(func(c *openIntent) { c.state, c.reason = intent.Carried, failure.New(failure.TokenRefused, "no money") }), good, over, intentExpire, "no money"},
		{"not delegated any more, too late for good", variant(func(c *openIntent) {
			c.state, c.reason = intent.Carried, delegationTrouble(*c, intentProbe{}, false, executors{})
		}), intentProbe{}, over, intentExpire, ""},
		{"too late for good, having waited", variant(func(c *openIntent) { c.state, c.reason = intent.Carried, waitsFor("x") }), good, over, intentExpire, ""},
		{"too late for good, in a transaction", variant(func(c *openIntent) { c.state, c.transactionID = intent.Carried, "t" }), good, over, intentExpire, ""},
		{"too late for good, its mark unreadable", carried, intentProbe{account: evm.Account{Code: []byte{0xfe}}}, over, intentPostpone, "not final"},
		{"in a transaction", variant(func(c *openIntent) { c.state, c.transactionID = intent.Carried, "t" }), good, early, intentPostpone, ""},
		{"to be cancelled, never public", variant(func(c *openIntent) { c.cancelAsked = true }), good, early, intentCancel, "never public"},
		{"to be cancelled, not signed yet", asked(nil), good, early, intentPostpone, "not signed yet"},
		{"to be cancelled", asked([]byte{1}), able, early, intentGiveUp, ""},
		{"to be cancelled, signed by a lost database", variant(func(c *openIntent) {
			c.state, c.signature, c.cancelAsked, c.cancellation = intent.Carried, nil, true, []byte{1}
		}), able, early, intentGiveUp, ""},
		{"to be cancelled, it fails", asked([]byte{1}), intentProbe{account: ours, answered: true, runs: true, failure: failure.New(failure.TokenRefused, "no money")}, early, intentGiveUp, ""},
		{"to be cancelled, in a transaction", aboard, able, early, intentPostpone, ""},
		{"to be cancelled, and executed", asked([]byte{1}), intentProbe{account: ours, answered: true, nonceUsed: true, runs: true}, early, intentSearch, "looking"},
		{"to be cancelled by an executor without cancel", asked([]byte{1}), good, early, intentRetry, "an executor that cannot"},
		{"to be cancelled by a former executor with cancel", asked([]byte{1}), intentProbe{account: former, answered: true, runs: true}, early, intentGiveUp, ""},
		{"to be cancelled, moving to an executor with cancel", moving, intentProbe{account: former, answered: true, movesToRun: true}, early, intentGiveUp, ""},
		{"to be cancelled, moving to an executor without", moving, intentProbe{account: former, answered: true}, early, intentRetry, "an executor that cannot"},
		{"to be cancelled, without code and delegation", asked([]byte{1}), intentProbe{movesToRun: true}, early, intentRetry, "does not delegate"},
		{"to be cancelled, too late", asked([]byte{1}), able, late, intentPostpone, "not final"},
		{"to be cancelled, too late for good", asked([]byte{1}), able, over, intentCancel, "deadline"},
		{"to be cancelled, a lost signature is valid for longer", variant(func(c *openIntent) {
			c.state, c.cancelAsked, c.cancellation, c.validUntil = intent.Carried, true, []byte{1}, 1100
		}), able, over, intentGiveUp, ""},
		{"too late for good, as is a lost signature", variant(func(c *openIntent) { c.state, c.validUntil = intent.Carried, 1000 }), good, over, intentExpire, ""},
		{"to be cancelled, too late for good, not signed", asked(nil), good, over, intentCancel, "deadline"},
		{"executed", carried, intentProbe{account: ours, answered: true, nonceUsed: true}, early, intentSearch, "executed"},
		{"executed, too late", carried, intentProbe{account: ours, answered: true, nonceUsed: true}, over, intentSearch, "executed"},
		{"executed, never sent from here", base, intentProbe{account: ours, answered: true, nonceUsed: true, failure: failure.New(failure.TokenRefused, "no money")}, early, intentSearch, "executed"},

		{"executed, under the executor before", carried, intentProbe{account: former, answered: true, nonceUsed: true}, over, intentSearch, "executed"},
		{"too late for good, under the executor before", carried, intentProbe{account: former, answered: true}, over, intentExpire, ""},
		{"too late for good, its wallet silent", carried, intentProbe{account: ours}, over, intentPostpone, "did not say"},
		{"too late for good, its wallet silent under the executor before", carried, intentProbe{account: former}, over, intentPostpone, "did not say"},
		{"fails, its wallet silent", base, intentProbe{account: ours, failure: failure.New(failure.TokenRefused, "no money")}, early, intentPostpone, "did not say"},

		{"executed before it was a row", unsigned, intentProbe{account: ours, answered: true, nonceUsed: true}, early, intentSearch, "executed"},
		{"executed before it was a row, and undone", unsigned, good, early, intentPostpone, "undone"},
		{"executed before it was a row, undone, and too late", unsigned, good, late, intentPostpone, "not final"},
		{"executed before it was a row, undone, and too late for good", unsigned, good, over, intentExpire, ""},

		// An intent that lacks only the delegation is signed again when its time is over.
		{"not delegated, no delegation", base, intentProbe{}, early, intentRetry, "does not delegate"},
		{"not delegated, no delegation, too late", base, intentProbe{}, late, intentExpire, ""},
		{"under the executor before", base, intentProbe{account: former, answered: true}, early, intentCarry, ""},
		{"under the executor before, public", carried, intentProbe{account: former, answered: true}, early, intentCarry, ""},
		{"under the executor before, with a delegation to that of now", variant(func(c *openIntent) { c.delegation = &delegation }), intentProbe{account: former, answered: true}, early, intentCarry, ""},
		{"not delegated, with a delegation to the executor before", variant(func(c *openIntent) { c.delegation = &beforeUpgrade }), intentProbe{}, early, intentCarry, ""},
		{"under the executor of now, with a delegation to the one before", variant(func(c *openIntent) { c.delegation = &beforeUpgrade }), good, early, intentCarry, ""},
		{"under an unknown executor", base, intentProbe{account: foreign, answered: true}, early, intentRetry, "does not delegate"},
		{"not delegated, public, no delegation", carried, intentProbe{}, early, intentRetry, "does not delegate"},
		{"not delegated, with one", variant(func(c *openIntent) { c.delegation = &delegation }), intentProbe{}, early, intentCarry, ""},
		{"delegation to another executor", variant(func(c *openIntent) { c.delegation = &elsewhere }), intentProbe{}, early, intentRetry, "another executor"},
		{"delegation of another key", variant(func(c *openIntent) { c.delegation = &strangers }), intentProbe{}, early, intentRetry, "not signed by"},
		{"delegation for an old nonce", variant(func(c *openIntent) { c.delegation = &delegation }), intentProbe{account: evm.Account{Nonce: 1}}, early, intentRetry, "another nonce"},
		// Two nodes behind one address, of which one lags.
		{"executed, by an account without code", carried, intentProbe{nonceUsed: true, answered: true}, over, intentPostpone, "contradicts"},
		{"an account without code answered, never public", base, intentProbe{answered: true}, early, intentPostpone, "contradicts"},
		{"an account without code answered, its nonce used", variant(func(c *openIntent) { c.delegation = &delegation }), intentProbe{account: evm.Account{Nonce: 1}, answered: true}, early, intentPostpone, "contradicts"},
		{"superfluous delegation", variant(func(c *openIntent) { c.delegation = &elsewhere }), good, early, intentCarry, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, reason := judgeIntent(c.c, c.p, c.t, testExecutors)
			if got != c.want {
				t.Errorf("judged %d, want %d", got, c.want)
			}
			if !strings.Contains(reason.Text, c.reason) || (c.reason == "" && !reason.IsZero()) {
				t.Errorf("reason %q, want %q", reason.Text, c.reason)
			}
		})
	}
}

// An intent that might yet be executed, or was, is never declared dead.
func TestJudgeNeverBuriesTheLiving(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		c := openIntent{
			signature:     rapid.SampledFrom([][]byte{nil, {1}}).Draw(t, "signature"),
			state:         rapid.SampledFrom([]intent.State{intent.Signed, intent.Carried}).Draw(t, "state"),
			transactionID: rapid.SampledFrom([]string{"", "t"}).Draw(t, "transaction"),
			intent:        custody.Intent{ID: uuid.New(), ChainID: 5, Deadline: time.Unix(1000, 0)},
		}
		p := intentProbe{nonceUsed: rapid.Bool().Draw(t, "used"), failure: rapid.SampledFrom([]failure.Reason{{}, failure.New(failure.TokenRefused, "no")}).Draw(t, "failure")}
		p.answered = p.nonceUsed || rapid.Bool().Draw(t, "answered")
		p.account.Code = rapid.SampledFrom([][]byte{nil, types.AddressToDelegation(testExecutor), types.AddressToDelegation(formerExecutor), types.AddressToDelegation(common.Address{7}), {0xfe}}).Draw(t, "code") // the last is no delegation
		final := rapid.Int64Range(990, 1010).Draw(t, "final")
		at := chainTimes{headSeconds: final + rapid.Int64Range(0, 10).Draw(t, "lag"), finalSeconds: final, fresh: rapid.Bool().Draw(t, "fresh")}
		got, _ := judgeIntent(c, p, at, testExecutors)
		switch {
		case (got == intentRefuse || got == intentExpire) && (p.nonceUsed || !at.fresh):
			t.Fatal("dead although executed, or perhaps executed")
		case (got == intentRefuse || got == intentExpire && c.state == intent.Carried) && len(p.account.Code) > 0 && !p.answered:
			t.Fatal("dead although its wallet, which has code, did not say whether it was executed")
		case got == intentRefuse && !bytes.Equal(p.account.Code, types.AddressToDelegation(testExecutor)) && !bytes.Equal(p.account.Code, types.AddressToDelegation(formerExecutor)):
			t.Fatal("refused for want of a delegation")
		case got == intentRefuse && c.state != intent.Signed:
			t.Fatal("refused although public")
		case got == intentCarry && len(c.signature) == 0:
			t.Fatal("carried without a signature")
		case got == intentExpire && (c.state == intent.Carried || len(c.signature) == 0) && at.finalSeconds <= 1000:
			t.Fatal("expired before the deadline is final")
		case got == intentExpire && at.headSeconds <= 1000:
			t.Fatal("expired before the deadline")
		case got == intentCarry && c.transactionID != "":
			t.Fatal("carried twice at a time")
		}
	})
}
