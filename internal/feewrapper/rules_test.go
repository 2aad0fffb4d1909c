package feewrapper

import (
	"encoding/json"
	"errors"
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
)

// What needs neither a chain nor a database to be held to.

func TestAWishIsDecidedByTheLastOneAndTheList(t *testing.T) {
	wallet := uuid.New()
	last := func(allowed bool, status change.Status) *lastWish { return &lastWish{allowed, status} }
	on, off, strategy := allowance{Allowed: true}, allowance{}, allowance{Allowed: true, Wallet: &wallet}
	unlisted := decision{}
	listed := decision{allowed: true}
	joining := decision{pending: true, request: true}
	leaving := decision{allowed: true, pending: true, request: true}
	for name, c := range map[string]struct {
		wish   allowance
		listed bool
		last   *lastWish
		want   decision
	}{
		"a stranger is let in":                                 {on, false, nil, joining},
		"a stranger is kept out":                               {off, false, nil, unlisted},
		"who is on the list stays on it":                       {on, true, nil, listed},
		"who is on the list is taken off":                      {off, true, nil, leaving},
		"the same wish again, while it is under way":           {on, false, last(true, change.Submitted), decision{pending: true}},
		"the other wish, while one is under way":               {off, false, last(true, change.Submitted), joining},
		"let in again, while the removal is under way":         {on, true, last(false, change.Submitted), leaving},
		"taken off again, while the removal is under way":      {off, true, last(false, change.Submitted), decision{allowed: true, pending: true}},
		"a list read before the last wish was final":           {on, false, last(true, change.Confirmed), listed},
		"a removal after a list read too early":                {off, false, last(true, change.Confirmed), leaving},
		"let in again after a removal":                         {on, false, last(false, change.Confirmed), joining},
		"let in again, the list read before the removal":       {on, true, last(false, change.Confirmed), joining},
		"again after a wish that failed":                       {on, false, last(true, change.Failed), joining},
		"a removal that failed, while on the list":             {off, true, last(false, change.Failed), leaving},
		"a strategy lets its wallet in":                        {strategy, false, nil, joining},
		"a strategy's wallet is on the list":                   {strategy, true, nil, listed},
		"a strategy's wish is under way":                       {strategy, false, last(true, change.Submitted), decision{pending: true}},
		"a strategy, after a wish that failed":                 {strategy, false, last(true, change.Failed), joining},
		"no strategy puts back whom the organization took":     {strategy, false, last(false, change.Confirmed), unlisted},
		"no strategy puts back whom it is taking off":          {strategy, true, last(false, change.Submitted), listed},
		"no strategy puts back, though the removal has failed": {strategy, true, last(false, change.Failed), listed},
	} {
		if got := decideAllowance(c.wish, c.listed, c.last); got != c.want {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
}

func wishOf(t *testing.T, address common.Address, allowed bool) change.Change {
	t.Helper()
	body, err := json.Marshal(allowance{Address: address, Allowed: allowed})
	if err != nil {
		t.Fatal(err)
	}
	return change.Change{Kind: setAllowed, Body: string(body)}
}

func testAddress(n int) common.Address { return common.BigToAddress(big.NewInt(int64(n))) }

func TestWishesAtTheHeadOfTheLineGoTogether(t *testing.T) {
	wishes, err := mergeWishes([]change.Change{
		wishOf(t, testAddress(2), true), wishOf(t, testAddress(1), true), wishOf(t, testAddress(3), false),
		wishOf(t, testAddress(2), false), {Kind: setTerms}, wishOf(t, testAddress(4), true),
	})
	if err != nil {
		t.Fatal(err)
	}
	assertCalls(t, packWishes(testAddress(9), wishes), []intent.ContractCall{
		{Contract: chain.EVMAddress(testAddress(9)), Data: wrapperABI.PackSetAllowed([]common.Address{testAddress(2), testAddress(3)}, false)},
		{Contract: chain.EVMAddress(testAddress(9)), Data: wrapperABI.PackSetAllowed([]common.Address{testAddress(1)}, true)},
	})

	var many []change.Change
	for n := range maxWishesPerIntent + 5 {
		many = append(many, wishOf(t, testAddress(n), true))
	}
	if wishes, err = mergeWishes(many); err != nil || len(wishes) != maxWishesPerIntent {
		t.Errorf("%d wishes go together, want %d, error %v", len(wishes), maxWishesPerIntent, err)
	}
	if _, err := mergeWishes([]change.Change{{Kind: setAllowed, Body: "{"}}); err == nil {
		t.Error("a body that is none was read")
	}
}

func assertCalls(t *testing.T, got, want []intent.ContractCall) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%d calls, want %d", len(got), len(want))
	}
	for i := range got {
		if got[i].Contract != want[i].Contract {
			t.Errorf("call %d is to %s, want %s", i, got[i].Contract, want[i].Contract)
		}
		if common.Bytes2Hex(got[i].Data) != common.Bytes2Hex(want[i].Data) {
			t.Errorf("call %d is %x, want %x", i, got[i].Data, want[i].Data)
		}
	}
}

func bpsPtr(n money.Bps) *money.Bps { return &n }

func TestTermsKeepTheFeeThatIsToStay(t *testing.T) {
	w := Wrapper{Contract: testAddress(9), PerformanceFee: 1000, ManagementFee: 50}
	recipient := testAddress(7)
	for name, c := range map[string]struct {
		terms Terms
		want  [][]byte
	}{
		"nothing":         {Terms{}, nil},
		"a recipient":     {Terms{Recipient: &recipient}, [][]byte{wrapperABI.PackSetFeeRecipient(recipient)}},
		"one fee":         {Terms{PerformanceFee: bpsPtr(500)}, [][]byte{wrapperABI.PackSetFees(500, 50)}},
		"the other fee":   {Terms{ManagementFee: bpsPtr(0)}, [][]byte{wrapperABI.PackSetFees(1000, 0)}},
		"everything":      {Terms{&recipient, bpsPtr(1), bpsPtr(2)}, [][]byte{wrapperABI.PackSetFeeRecipient(recipient), wrapperABI.PackSetFees(1, 2)}},
		"a fee to nought": {Terms{PerformanceFee: bpsPtr(0)}, [][]byte{wrapperABI.PackSetFees(0, 50)}},
	} {
		t.Run(name, func(t *testing.T) {
			var want []intent.ContractCall
			for _, data := range c.want {
				want = append(want, intent.ContractCall{Contract: chain.EVMAddress(w.Contract), Data: data})
			}
			assertCalls(t, packTerms(w, c.terms), want)
		})
	}
}

func TestTermsThatTheContractWouldRefuseAreRefused(t *testing.T) {
	w := Wrapper{Contract: testAddress(9), MaxPerformanceFee: 1000, MaxManagementFee: 50}
	other := testAddress(7)
	for name, c := range map[string]struct {
		terms Terms
		code  fault.Code
	}{
		"as high as the caps":             {Terms{&other, bpsPtr(1000), bpsPtr(50)}, ""},
		"above the performance fee's cap": {Terms{PerformanceFee: bpsPtr(1001)}, fault.Validation},
		"above the management fee's cap":  {Terms{ManagementFee: bpsPtr(51)}, fault.Validation},
	} {
		if err := c.terms.validateFor(w); fault.CodeOf(err) != c.code {
			t.Errorf("%s: %v, want %q", name, err, c.code)
		}
	}
}

func TestANewWrapperIsValidated(t *testing.T) {
	good := Create{Recipient: testAddress(7), PerformanceFee: 1000, ManagementFee: MaxManagementFee, MaxPerformanceFee: bpsPtr(1000)}
	for name, c := range map[string]struct {
		spoil func(*Create)
		code  fault.Code
	}{
		"good":                          {func(*Create) {}, ""},
		"without a cap":                 {func(c *Create) { c.MaxPerformanceFee = nil }, ""},
		"a management fee too high":     {func(c *Create) { c.ManagementFee++ }, fault.Validation},
		"a cap below the fee it bounds": {func(c *Create) { c.MaxPerformanceFee = bpsPtr(999) }, fault.Validation},
	} {
		asked := good
		c.spoil(&asked)
		if err := asked.validate(); fault.CodeOf(err) != c.code {
			t.Errorf("%s: %v, want %q", name, err, c.code)
		}
	}
}

// A contract whose every setting is not what was asked for is another.
func TestEverySettingOfAWrapperIsCompared(t *testing.T) {
	w := Wrapper{MaxManagementFee: MaxManagementFee}
	terms := contracts.FeeWrapperFactoryTerms{Source: testAddress(1), Owner: testAddress(2), Allowlister: testAddress(2), Pauser: testAddress(2),
		FeeRecipient: testAddress(3), PerformanceFeeBps: 1000, ManagementFeeBps: 50, MaxPerformanceFeeBps: 2000}
	asset := testAddress(4)
	good := contracts.FeeWrapperState{Source: terms.Source, Asset: asset, Owner: terms.Owner, Allowlister: terms.Allowlister, Pauser: terms.Pauser,
		FeeRecipient: terms.FeeRecipient, PerformanceFeeBps: 1000, ManagementFeeBps: 50, MaxPerformanceFeeBps: 2000,
		MaxManagementFeeBps: uint16(MaxManagementFee), FeeRaiseDelay: 172_800}
	if err := checkState(w, terms, asset, good); err != nil {
		t.Errorf("what was asked for: %v", err)
	}
	for name, spoil := range map[string]func(*contracts.FeeWrapperState){
		"source":                func(s *contracts.FeeWrapperState) { s.Source = testAddress(99) },
		"asset":                 func(s *contracts.FeeWrapperState) { s.Asset = testAddress(99) },
		"owner":                 func(s *contracts.FeeWrapperState) { s.Owner = testAddress(99) },
		"allowlister":           func(s *contracts.FeeWrapperState) { s.Allowlister = testAddress(99) },
		"pauser":                func(s *contracts.FeeWrapperState) { s.Pauser = testAddress(99) },
		"recipient":             func(s *contracts.FeeWrapperState) { s.FeeRecipient = testAddress(99) },
		"performance fee":       func(s *contracts.FeeWrapperState) { s.PerformanceFeeBps++ },
		"management fee":        func(s *contracts.FeeWrapperState) { s.ManagementFeeBps++ },
		"performance fee's cap": func(s *contracts.FeeWrapperState) { s.MaxPerformanceFeeBps++ },
		"management fee's cap":  func(s *contracts.FeeWrapperState) { s.MaxManagementFeeBps++ },
	} {
		other := good
		spoil(&other)
		if err := checkState(w, terms, asset, other); !errors.Is(err, errOtherWrapper) {
			t.Errorf("another %s: %v", name, err)
		}
	}
}

func TestStatesOfAWrapper(t *testing.T) {
	if err := States.Check(); err != nil {
		t.Fatal(err)
	}
	for s, want := range map[Status]bool{Provisioning: false, Ready: true, Failed: true} {
		if States.Final(s) != want {
			t.Errorf("%s is final: %t, want %t", s, !want, want)
		}
	}
	w := Wrapper{Status: Failed}
	if err := w.advanceOn(FoundAsAsked); err == nil || !strings.Contains(err.Error(), "failed") {
		t.Errorf("a wrapper that has failed became %s: %v", w.Status, err)
	}
}
