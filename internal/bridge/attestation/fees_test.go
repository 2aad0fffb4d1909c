package attestation

import (
	"testing"

	"github.com/granaryhq/granary/internal/money"
)

// Fees are read in basis points, with fractions, and never as less than they are.
func TestFeesOfARoute(t *testing.T) {
	for name, test := range map[string]struct {
		text  string
		fees  Fees
		wrong bool
	}{
		"as published":      {`[{"finalityThreshold":1000,"minimumFee":1},{"finalityThreshold":2000,"minimumFee":0}]`, Fees{Fast: 1_000, HasFast: true}, false},
		"a fraction":        {`[{"finalityThreshold":1000,"minimumFee":1.3,"forwardFee":{"low":90}},{"finalityThreshold":2000,"minimumFee":0.5}]`, Fees{1_300, 500, true}, false},
		"below a unit":      {`[{"finalityThreshold":2000,"minimumFee":0.00001}]`, Fees{Standard: 1}, false},
		"twice":             {`[{"finalityThreshold":1000,"minimumFee":2},{"finalityThreshold":1000,"minimumFee":1}]`, Fees{Fast: 2_000, HasFast: true}, false},
		"another threshold": {`[{"finalityThreshold":1500,"minimumFee":9}]`, Fees{}, false},
		"none":              {`[]`, Fees{}, false},
		"all":               {`[{"finalityThreshold":2000,"minimumFee":10000}]`, Fees{Standard: money.WholeRate}, false},
		"more than all":     {`[{"finalityThreshold":2000,"minimumFee":10000.1}]`, Fees{}, true},
		"less than none":    {`[{"finalityThreshold":2000,"minimumFee":-1}]`, Fees{}, true},
		"an exponent":       {`[{"finalityThreshold":2000,"minimumFee":1e400000000}]`, Fees{}, true},
		"too many digits":   {`[{"finalityThreshold":2000,"minimumFee":1.000000000000000000000000000000000000001}]`, Fees{}, true},
		"without a fee":     {`[{"finalityThreshold":2000}]`, Fees{}, true},
		"no list":           {`{"error":"not found"}`, Fees{}, true},
		"something else":    {`<html>`, Fees{}, true},
	} {
		t.Run(name, func(t *testing.T) {
			fees, err := decodeFees([]byte(test.text))
			if (err != nil) != test.wrong || fees != test.fees && !test.wrong {
				t.Errorf("got %+v, %v", fees, err)
			}
		})
	}
}
