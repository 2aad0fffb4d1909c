package verify

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"
)

// costStep is an entry of a step in a few words: its effect on cash and on the shares of a source, their cost, and
// the amount left in transit.
type costStep struct {
	kind, request               string
	cash, shares, cost, transit int64
	units                       int64 // of a claim
}

// entriesOf are the entries of steps, a minute apart.
func entriesOf(steps []costStep) []*costEntry {
	entries := make([]*costEntry, len(steps))
	for i, s := range steps {
		id := fmt.Sprintf("%08d-0000-4000-8000-000000000000", i)
		e := &costEntry{id: id, step: id, kind: s.kind, source: "fund", token: "usdc", createdMicros: int64(i) * 60_000_000, settledMicros: int64(i), amount: s.units, shares: fmt.Sprint(s.units),
			transit: s.transit, cash: map[string]int64{"usdc": s.cash}, costs: map[string]int64{"fund": s.cost}, units: map[string]*big.Int{"fund": big.NewInt(s.shares)}, accounts: map[string]bool{}}
		e.given = fmt.Sprint(max(-s.shares, 0))
		if s.kind == stepRequestDeposit {
			e.given = fmt.Sprint(-s.cash)
		}
		if s.request != "" {
			e.request = entries[int(s.request[0]-'0')].step
		}
		entries[i] = e
	}
	return entries
}

func TestWhatSharesAndRequestsCarry(t *testing.T) {
	deposit := func(cash, shares int64) costStep {
		return costStep{kind: stepDeposit, cash: -cash, shares: shares, cost: cash}
	}
	redeem := func(cash, shares, cost int64) costStep {
		return costStep{kind: stepRedeem, cash: cash, shares: -shares, cost: -cost}
	}
	for name, c := range map[string]struct {
		steps []costStep
		order []int // in which they are stamped, if not in that in which they were posted
		want  map[int]string
	}{
		"rounded down, and all of it with the last share":    {steps: []costStep{deposit(100, 30), redeem(40, 7, 23), redeem(90, 23, 77)}},
		"a cent less than a part costs":                      {steps: []costStep{deposit(100, 30), redeem(40, 7, 22)}, want: map[int]string{1: "at a cost of -0.000022, by the entries before they cost -0.000023"}},
		"shares for less than was paid":                      {steps: []costStep{{kind: stepDeposit, cash: -100, shares: 30, cost: 60}}, want: map[int]string{0: "they cost 0.000100"}},
		"shares beside":                                      {steps: []costStep{deposit(100, 30), {kind: stepPayout, cash: -5, shares: 9}}},
		"shares beside that are said to have cost something": {steps: []costStep{deposit(100, 30), {kind: stepPayout, cash: -5, shares: 9, cost: 1}}, want: map[int]string{1: "they cost 0.000000"}},
		"a request that is claimed in parts": {steps: []costStep{{kind: stepRequestDeposit, cash: -100, transit: 100},
			{kind: stepClaimDeposit, request: "0", units: 33, shares: 10, cost: 33, transit: -33}, {kind: stepClaimDeposit, request: "0", units: 67, shares: 21, cost: 67, transit: -67}}},
		"a claim that leaves a loss in transit": {steps: []costStep{{kind: stepRequestDeposit, cash: -100, transit: 100},
			{kind: stepClaimDeposit, request: "0", units: 33, shares: 10, cost: 30, transit: -30}}, want: map[int]string{1: "has -0.000030 in transit, by the entries before it is -0.000033"}},
		"a redemption that is claimed, and given back": {steps: []costStep{deposit(100, 30), {kind: stepRequestRedeem, shares: -15, cost: -50, transit: 50},
			{kind: stepClaimRedeem, request: "1", units: 4, cash: 20, transit: -13}, {kind: stepClaimCancelled, request: "1", shares: 11, cost: 37, transit: -37}}},
		"a redemption whose claim is said to have cost nothing": {steps: []costStep{deposit(100, 30), {kind: stepRequestRedeem, shares: -15, cost: -50, transit: 50},
			{kind: stepClaimRedeem, request: "1", units: 15, cash: 60}}, want: map[int]string{2: "has 0.000000 in transit, by the entries before it is -0.000050"}},
		"one return of two requests, the older first": {steps: []costStep{{kind: stepRequestDeposit, cash: -100, transit: 100}, {kind: stepRequestDeposit, cash: -50, transit: 50},
			{kind: stepClaimCancelled, request: "1", cash: 150, transit: -150}}},
		"by replicas whose clocks are apart":  {steps: []costStep{deposit(100, 30), redeem(40, 7, 23), deposit(200, 10), redeem(50, 11, 92)}, order: []int{0, 2, 1, 3}},
		"by a replica that is minutes behind": {steps: []costStep{deposit(100, 30), deposit(200, 10), redeem(50, 13, 97), redeem(50, 7, 52)}, order: []int{3, 0, 1, 2}},
		"in an order that fits nowhere":       {steps: []costStep{deposit(100, 30), deposit(200, 10), redeem(50, 13, 98), redeem(50, 7, 52)}, order: []int{3, 0, 1, 2}, want: map[int]string{3: "they cost"}},
	} {
		entries := entriesOf(c.steps)
		if c.order != nil {
			stamped := make([]*costEntry, len(entries))
			for at, i := range c.order {
				stamped[at] = entries[i]
				stamped[at].createdMicros = int64(at) * 60_000_000
			}
			entries = stamped
		}
		wrong := walkCosts(entries)
		for i := range c.steps {
			id := entriesOf(c.steps)[i].id
			if got := wrong[id]; (got == "") != (c.want[i] == "") && c.order == nil || !strings.Contains(got, c.want[i]) {
				t.Errorf("%s: of entry %d it says %q, want %q", name, i, got, c.want[i])
			}
		}
		if c.order != nil && (len(wrong) > 0) != (len(c.want) > 0) {
			t.Errorf("%s: %v", name, slices.Collect(func(yield func(string) bool) {
				for _, w := range wrong {
					if !yield(w) {
						return
					}
				}
			}))
		}
	}
}
