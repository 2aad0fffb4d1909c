package attestation

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"strings"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/money"
)

// Fees are the minimum fees that attesters charge for a burn, by whether it asks to be attested before it is final.
type Fees struct {
	Fast, Standard money.Rate
	HasFast        bool // the service states a fee for fast messages; without one none is sent
}

// Fees returns the fees of the route between two domains: GET /v2/burn/USDC/fees/{source}/{destination} of Circle's API
// (developers.circle.com/api-reference/cctp/all/get-burn-usdc-fees). Its fees are in basis points and may be fractions, such as 1.3.
// Error: ErrUnreachable.
func (s *Service) Fees(ctx context.Context, from, to cctp.Domain) (Fees, error) {
	text, err := s.answers.ask(ctx, fmt.Sprintf("%s/v2/burn/USDC/fees/%d/%d", s.url, from, to), true)
	if err != nil {
		return Fees{}, fmt.Errorf("%w: %w", ErrUnreachable, err)
	}
	fees, err := decodeFees(text)
	if err != nil {
		return Fees{}, fmt.Errorf("%w: reading its fees: %w", ErrUnreachable, err)
	}
	return fees, nil
}

func decodeFees(text []byte) (fees Fees, err error) {
	var list []struct {
		FinalityThreshold uint32      `json:"finalityThreshold"`
		MinimumFee        json.Number `json:"minimumFee"`
	}
	if err := json.Unmarshal(text, &list); err != nil {
		return Fees{}, err
	}
	for _, f := range list {
		rate, err := parseRate(f.MinimumFee.String())
		if err != nil {
			return Fees{}, err
		}
		switch f.FinalityThreshold {
		case cctp.Fast:
			fees.Fast, fees.HasFast = max(fees.Fast, rate), true
		case cctp.Finalized:
			fees.Standard = max(fees.Standard, rate)
		}
	}
	return fees, nil
}

// parseRate reads basis points, rounded up to the next ten-millionth.
func parseRate(bps string) (money.Rate, error) {
	const longest = 32
	if len(bps) > longest || strings.ContainsAny(bps, "eE") { // an exponent makes a number of any size
		return 0, fmt.Errorf("%q are no basis points", clip(bps))
	}
	r, ok := new(big.Rat).SetString(bps)
	if !ok || r.Sign() < 0 || r.Cmp(big.NewRat(10_000, 1)) > 0 {
		return 0, fmt.Errorf("%q are no basis points", clip(bps))
	}
	r.Mul(r, big.NewRat(int64(money.Bps(1).Rate()), 1))
	units, rest := new(big.Int).QuoRem(r.Num(), r.Denom(), new(big.Int))
	if rest.Sign() > 0 {
		units.Add(units, big.NewInt(1))
	}
	return money.Rate(units.Int64()), nil
}
