package httpapi

import (
	"context"
	"math/big"
	"net/http"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/feewrapper"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/money"
)

// wrapperQuery are the parameters of the list of fee wrappers.
var wrapperQuery = append([]string{"requestId"}, listParams...)

func (s *Server) createFeeWrapper(ctx context.Context, r *request) (response, error) {
	b := r.body()
	create := feewrapper.Create{
		Organization: r.organization(), RequestID: b.readID("requestId"), Source: b.readText("sVaultId", 1, maxLabel), Recipient: b.readAccount("feeRecipientAddress"),
		PerformanceFee: b.readFee("performanceFeeBps"), ManagementFee: b.readFee("managementFeeBps"),
	}
	if b.has("maxPerformanceFeeBps") {
		most := b.readFee("maxPerformanceFeeBps")
		create.MaxPerformanceFee = &most
	}
	if err := r.err(); err != nil {
		return response{}, err
	}
	w, created, err := s.domain.Wrappers.Create(ctx, create)
	if err != nil {
		return response{}, err
	}
	return response{createdStatus(created), feeWrapperBody(w)}, nil
}

func (s *Server) listFeeWrappers(ctx context.Context, r *request) (response, error) {
	id, page := r.query.readID("requestId"), r.readPage(maxPage)
	if err := r.err(); err != nil {
		return response{}, err
	}
	found, next, err := s.domain.Wrappers.List(ctx, r.organization(), id, page)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.FeeWrapper, len(found))
	for i, w := range found {
		data[i] = feeWrapperBody(w)
	}
	return respondOK(wire.FeeWrapperPage{Data: data, NextCursor: r.nextCursor(next)})
}

func (s *Server) getFeeWrapper(ctx context.Context, r *request) (response, error) {
	id := r.pathID("id")
	if err := r.err(); err != nil {
		return response{}, err
	}
	w, err := s.domain.Wrappers.Get(ctx, r.organization(), id)
	if err != nil {
		return response{}, err
	}
	body := feeWrapperBody(w)
	if w.Status == feewrapper.Ready {
		live, err := s.domain.Wrappers.Live(ctx, w)
		if err != nil {
			return response{}, err
		}
		price := pricePerShare(live.Price)
		body.TVLUSD, body.LiquidityUSD, body.PricePerShare = &live.TVL, &live.Liquidity, &price
		body.Underlying = &wire.FeeWrapperUnderlying{YieldSourceID: w.Source, Chain: wire.Chain(w.Chain), Token: wire.Token(live.Source.DepositToken),
			VaultAddress: string(chain.EVMAddress(live.Source.Vault)), AssetAddress: string(chain.EVMAddress(live.Source.Asset))}
	}
	return respondOK(body)
}

func (s *Server) updateFeeWrapper(ctx context.Context, r *request) (response, error) {
	id, b := r.pathID("id"), r.body()
	var t feewrapper.Terms
	if b.has("feeRecipientAddress") {
		to := b.readAccount("feeRecipientAddress")
		t.Recipient = &to
	}
	if b.has("performanceFeeBps") {
		fee := b.readFee("performanceFeeBps")
		t.PerformanceFee = &fee
	}
	if b.has("managementFeeBps") {
		fee := b.readFee("managementFeeBps")
		t.ManagementFee = &fee
	}
	if t == (feewrapper.Terms{}) {
		b.problems.noteInBody(fault.New(fault.Validation, "the body must have feeRecipientAddress, performanceFeeBps or managementFeeBps"))
	}
	if err := r.err(); err != nil {
		return response{}, err
	}
	w, err := s.domain.Wrappers.ChangeTerms(ctx, r.organization(), id, t)
	if err != nil {
		return response{}, err
	}
	return response{http.StatusAccepted, feeWrapperBody(w)}, nil
}

func (s *Server) getFeeWrapperAllowance(ctx context.Context, r *request) (response, error) {
	id, address := r.pathID("id"), r.pathAccount("address")
	if err := r.err(); err != nil {
		return response{}, err
	}
	allowed, err := s.domain.Wrappers.Allowed(ctx, r.organization(), id, address)
	if err != nil {
		return response{}, err
	}
	return respondOK(wire.FeeWrapperAllowance{Allowed: allowed})
}

func (s *Server) allowOnFeeWrapper(ctx context.Context, r *request) (response, error) {
	return s.setFeeWrapperAllowance(ctx, r, true)
}

func (s *Server) disallowOnFeeWrapper(ctx context.Context, r *request) (response, error) {
	return s.setFeeWrapperAllowance(ctx, r, false)
}

// setFeeWrapperAllowance responds with the chain's present state: 202 while that is to change.
func (s *Server) setFeeWrapperAllowance(ctx context.Context, r *request, want bool) (response, error) {
	id, address := r.pathID("id"), r.pathAccount("address")
	if err := r.err(); err != nil {
		return response{}, err
	}
	allowed, pending, err := s.domain.Wrappers.Allow(ctx, r.organization(), id, address, want)
	if err != nil {
		return response{}, err
	}
	status := http.StatusOK
	if pending {
		status = http.StatusAccepted
	}
	return response{status, wire.FeeWrapperAllowance{Allowed: allowed}}, nil
}

func feeWrapperBody(w feewrapper.Wrapper) wire.FeeWrapper {
	body := wire.FeeWrapper{
		ID: w.ID, RequestID: w.RequestID, SVaultID: w.Source, Status: wire.FeeWrapperStatus(w.Status), FeeRecipientAddress: string(chain.EVMAddress(w.Recipient)),
		PerformanceFeeBps: int(w.PerformanceFee), MaxPerformanceFeeBps: int(w.MaxPerformanceFee),
		ManagementFeeBps: int(w.ManagementFee), MaxManagementFeeBps: int(w.MaxManagementFee), CreatedAt: w.CreatedAt, UpdatedAt: w.UpdatedAt,
	}
	if w.Contract != (common.Address{}) {
		at := string(chain.EVMAddress(w.Contract))
		body.ContractAddress = &at
	}
	body.StatusReason = statusReason(w.Problem, w.AwaitedApproval)
	if w.Raise != nil {
		body.ScheduledFees = &wire.FeeWrapperScheduledFees{PerformanceFeeBps: int(w.Raise.PerformanceFee), ManagementFeeBps: int(w.Raise.ManagementFee), EffectiveAt: w.Raise.At}
	}
	return body
}

// pricePerShare prints 1e-18ths of a token.
func pricePerShare(p money.Units) string {
	const decimals = 18
	whole, rest := new(big.Int).QuoRem(p.Big(), new(big.Int).Exp(big.NewInt(10), big.NewInt(decimals), nil), new(big.Int))
	digits := rest.String()
	return whole.String() + "." + strings.Repeat("0", decimals-len(digits)) + digits
}

// readFee reads basis points.
func (b *bodyReader) readFee(name string) money.Bps {
	return money.Bps(b.readInteger(name, 0, int64(feewrapper.MaxFee)))
}

// readAccount reads an EVM address.
func (b *bodyReader) readAccount(name string) common.Address {
	v, ok := b.readField(name, kindString)
	if !ok {
		return common.Address{}
	}
	address, wrong := parseAccount(v.text)
	if wrong != "" {
		b.fail(fault.InvalidDestination, name, "%s", wrong)
	}
	return address
}
