package transfer

import (
	"context"
	"errors"
	"log/slog"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/bridge/attestation"
	"github.com/granaryhq/granary/internal/bridge/burnterms"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/wallet"
)

// required are the terms that a chain and the attesters have.
type required struct {
	burn    burnterms.Burn
	burnErr error
	fees    attestation.Fees
	feesErr error
}

func (r *required) ReadBurn(context.Context, money.USD) (burnterms.Burn, error) {
	return r.burn, r.burnErr
}
func (r *required) Fees(context.Context, cctp.Domain, cctp.Domain) (attestation.Fees, error) {
	return r.fees, r.feesErr
}

func (r *required) meter() *burnterms.Meter {
	return burnterms.NewMeter(chain.Base, r, r, []chain.Name{chain.Polygon, chain.Arbitrum}, slog.New(slog.DiscardHandler))
}

// A step offers the minimum fee that it would be rejected without, as long as that is within the bound and its leg can pay it; else it
// is not signed, and says why.
func TestAStepOffersTheMinimumFeeOfNow(t *testing.T) {
	const dollar = money.Dollar
	for name, test := range map[string]struct {
		burn     burnterms.Burn
		err      error
		planned  money.USD
		kind     wallet.WorkflowKind
		legFee   money.USD
		fee      money.USD
		why      string
		wantsErr bool
	}{
		"none":                         {burn: burnterms.Burn{Limit: dollar}},
		"as planned":                   {burn: burnterms.Burn{MinFee: 700, Limit: dollar}, planned: 700, fee: 700},
		"less than planned":            {burn: burnterms.Burn{MinFee: 1, Limit: dollar}, planned: 700, fee: 700},
		"risen":                        {burn: burnterms.Burn{MinFee: 1400, Limit: dollar}, planned: 700, fee: 1400},
		"beyond the bound":             {burn: burnterms.Burn{MinFee: 1401, Limit: dollar}, planned: 700, why: "more than the bound of 0.001400"},
		"beyond the means of a payout": {burn: burnterms.Burn{MinFee: 1400, Limit: dollar}, planned: 700, kind: wallet.Withdrawal, legFee: dollar - 1400, why: "leaves no more than the fees"},
		"within the means of a payout": {burn: burnterms.Burn{MinFee: 1400, Limit: dollar}, planned: 700, kind: wallet.Withdrawal, legFee: dollar - 1401, fee: 1400},
		"a lower limit":                {burn: burnterms.Burn{Limit: dollar - 1}, why: "more than the bridge burns in one message on base now: 0.999999"},
		"no burning":                   {burn: burnterms.Burn{}, why: "more than the bridge burns"},
		"too small":                    {err: burnterms.ErrTooSmall, why: "not less than the amount"},
		"unread":                       {err: errors.New("the node is down"), wantsErr: true},
	} {
		t.Run(name, func(t *testing.T) {
			r := &required{burn: test.burn, burnErr: test.err}
			s := &Service{chains: map[chain.Name]Chain{chain.Base: {Bridged: map[chain.Token]BridgeTerms{chain.USDC: {MostFee: 14, Burns: r.meter()}}}}}
			step := Step{Kind: StepBridgeOut, Chain: chain.Base, Token: chain.USDC, Amount: dollar, Fee: test.planned}
			why, err := s.priceBurn(t.Context(), stepRef{&Workflow{Kind: test.kind}, &Leg{Fee: test.legFee}, &step})
			if (err != nil) != test.wantsErr || why.IsZero() != (test.why == "") || !strings.Contains(why.Text, test.why) || !why.IsZero() && why.Code == "" {
				t.Fatalf("it is not signed since %+v (%v), want %q", why, err, test.why)
			}
			if why.IsZero() && err == nil && step.Fee != test.fee {
				t.Errorf("it offers %s, want %s", step.Fee, test.fee)
			}
		})
	}
}

// Routes have the terms that were read last: the higher of the two minimum fees, a fast fee with a margin within the bound, the lower
// limit. There is none at a fee beyond the bound, or at a limit below a dollar.
func TestRoutesHaveTheTermsThatWereRead(t *testing.T) {
	const million = 1_000_000 * money.Dollar
	for name, test := range map[string]struct {
		has      required
		open     bool
		fast     money.Rate
		fastUpTo money.USD
		minFee   money.Rate
		most     money.USD
	}{
		"as contracts have them":     {required{burn: burnterms.Burn{MinFee: 1_300, Limit: million}, fees: attestation.Fees{Fast: 1_000, Standard: 500, HasFast: true}}, true, 1_200, 5, 1_300, million},
		"as attesters have them":     {required{burn: burnterms.Burn{Limit: 20 * million}, fees: attestation.Fees{Fast: 1_001, Standard: 500, HasFast: true}}, true, 1_202, 5, 500, 10 * million},
		"no margin beyond the bound": {required{burn: burnterms.Burn{Limit: million}, fees: attestation.Fees{Fast: 13_000, HasFast: true}}, true, 14_000, 5, 0, million},
		"fast beyond the bound":      {required{burn: burnterms.Burn{Limit: million}, fees: attestation.Fees{Fast: 14_001, HasFast: true}}, true, 14_000, 0, 0, million},
		"at the bound":               {required{burn: burnterms.Burn{MinFee: 14_000, Limit: million}}, true, 14_000, 5, 14_000, million},
		"beyond the bound":           {required{burn: burnterms.Burn{MinFee: 14_001, Limit: million}}, false, 0, 0, 0, 0},
		"a limit below a dollar":     {required{burn: burnterms.Burn{Limit: money.Dollar - 1}}, false, 0, 0, 0, 0},
		"a silent chain":             {required{burnErr: errors.New("down"), fees: attestation.Fees{Fast: 1_000, HasFast: true}}, true, 1_200, 5, 0, 10 * million},
		"silent attesters":           {required{burn: burnterms.Burn{Limit: million}, feesErr: errors.New("down")}, true, 14_000, 5, 0, million},
	} {
		t.Run(name, func(t *testing.T) {
			m := test.has.meter()
			if err := m.Refresh(t.Context()); (err != nil) != (test.has.burnErr != nil || test.has.feesErr != nil) {
				t.Fatal(err)
			}
			r, open := BridgeTerms{Most: 10 * million, FastUpTo: 5, MostFee: 14, Burns: m}.routeTo(chain.Polygon)
			if open != test.open {
				t.Fatalf("it is open: %v", open)
			}
			if open && (r.FastFee != test.fast || r.FastUpTo != test.fastUpTo || r.MinFee != test.minFee || r.Most != test.most) {
				t.Errorf("got %+v", r)
			}
			if r, _ := (BridgeTerms{Most: million, FastUpTo: 5, MostFee: 14, Burns: m}).routeTo(chain.Arbitrum); r.FastUpTo != 0 {
				t.Error("a fast message goes to Arbitrum")
			}
		})
	}
}

// The terms of the last read hold while a chain or the attesters do not answer.
func TestTermsHoldWhileNothingAnswers(t *testing.T) {
	r := &required{burn: burnterms.Burn{MinFee: 1_300, Limit: money.Dollar}, fees: attestation.Fees{Fast: 1_000, HasFast: true}}
	m := r.meter()
	if err := m.Refresh(t.Context()); err != nil {
		t.Fatal(err)
	}
	r.burn, r.burnErr, r.fees, r.feesErr = burnterms.Burn{}, errors.New("down"), attestation.Fees{}, errors.New("down")
	if err := m.Refresh(t.Context()); err == nil {
		t.Error("it returns no error")
	}
	fast, known := m.Fast(chain.Polygon)
	if limit, read := m.Limit(); !known || fast != 1_000 || !read || limit != money.Dollar || m.Standard(chain.Polygon) != 1_300 {
		t.Errorf("the terms are %d, %v, %s, %d", fast, known, limit, m.Standard(chain.Polygon))
	}
}
