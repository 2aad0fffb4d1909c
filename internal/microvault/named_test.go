package microvault

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
)

// The text of a change names the sources whose ids it has: an id is a hash, which approvers cannot recognize. The
// request, whose hash is kept, has the ids alone.
func TestTheTextOfAChangeNamesItsSources(t *testing.T) {
	bills, credit := SourceID("bills"), SourceID("credit")
	v := Vault{Sources: []Source{{ID: bills, YieldID: "bills"}, {ID: credit, YieldID: "credit"}}}
	strategy := Strategy{Targets: []Target{{Source: credit, Target: 4000}, {Source: bills, Target: 5000}}, Idle: 1000}
	for name, c := range map[string]struct {
		body any
		want string
	}{
		"a price":      {sourceChange{Source: bills}, `{"source":"` + bills.Hex() + `","yieldSourceId":"bills"}`},
		"an exit loss": {exitLossChange{Source: credit, ExitLoss: 50}, `{"source":"` + credit.Hex() + `","exitLoss":50,"yieldSourceId":"credit"}`},
		"a mode":       {modeChange{Source: credit, Mode: Active}, `{"source":"` + credit.Hex() + `","mode":"active","yieldSourceId":"credit"}`},
		"a strategy": {strategy, `{"targets":[{"source":"` + credit.Hex() + `","target":4000,"yieldSourceId":"credit"},{"source":"` +
			bills.Hex() + `","target":5000,"yieldSourceId":"bills"}],"idle":1000}`},
		"an account": {listChange{Account: common.Address{1}}, `{"account":"0x0100000000000000000000000000000000000000"}`},
	} {
		if text, err := encodeBody(c.body, v); err != nil || string(text) != c.want {
			t.Errorf("%s is %s, want %s: %v", name, text, c.want, err)
		}
	}
	if strategy.Targets[0].YieldSource != "" {
		t.Error("the request was changed")
	}
}
