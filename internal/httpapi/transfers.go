package httpapi

import (
	"context"
	"strings"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

const (
	maxMovements  = 100
	maxPositionID = 128
	unboundedText = maxBody // of an address: whether it is one, its chain says
)

// readMovements reads the allocations of a body.
func readMovements(b *bodyReader) []transfer.Instruction {
	var out []transfer.Instruction
	for _, m := range b.readObjects("allocations", 1, maxMovements) {
		out = append(out, transfer.Instruction{
			From: m.readText("from", 1, maxPositionID), To: m.readText("to", 1, maxPositionID), Amount: m.readPositiveUSD("amountUsd", asText),
		})
	}
	return out
}

func (s *Server) allocate(ctx context.Context, c *request) (response, error) {
	id, err := c.pathID("id")
	if err != nil {
		return response{}, err
	}
	b := c.body()
	r := transfer.AllocationRequest{Organization: c.organization(), Wallet: id, RequestID: b.readID("requestId"), Movements: readMovements(b)}
	if err := b.err(); err != nil {
		return response{}, err
	}
	w, created, err := s.domain.Transfers.Allocate(ctx, r)
	if err != nil {
		return response{}, err
	}
	body := wire.Allocation{RebalanceID: w.ID, RequestID: w.RequestID, Status: wire.RebalanceStatus(w.Status), CreatedAt: w.CreatedAt}
	for _, m := range w.Instructions {
		body.Allocations = append(body.Allocations, wire.Movement{From: m.From, To: m.To, AmountUSD: m.Amount})
	}
	return response{createdStatus(created), body}, nil
}

func (s *Server) previewAllocation(ctx context.Context, c *request) (response, error) {
	id, err := c.pathID("id")
	if err != nil {
		return response{}, err
	}
	b := c.body()
	asked := readMovements(b)
	if err := b.err(); err != nil {
		return response{}, err
	}
	previews, err := s.domain.Transfers.PreviewAllocation(ctx, c.organization(), id, asked)
	if err != nil {
		return response{}, err
	}
	body := wire.AllocationPreview{Allocations: make([]wire.MovementPreview, len(previews))}
	for i, p := range previews {
		body.FeeUSD += p.Fee
		body.Allocations[i] = wire.MovementPreview{From: p.From, To: p.To, AmountUSD: p.Amount, FeeUSD: p.Fee, ReceivedUSD: p.Received,
			ProcessingEstimate: estimateBody(p.Policy)}
	}
	return respondOK(body)
}

func (s *Server) listRebalances(ctx context.Context, c *request) (response, error) {
	found, next, err := s.loadWorkflows(ctx, c, wallet.Rebalance)
	if err != nil {
		return response{}, err
	}
	data := make([]transfer.RebalanceView, len(found))
	for i, w := range found {
		data[i] = w.Rebalance()
	}
	return respondOK(page[transfer.RebalanceView]{data, next})
}

func (s *Server) listWithdrawals(ctx context.Context, c *request) (response, error) {
	found, next, err := s.loadWorkflows(ctx, c, wallet.Withdrawal)
	if err != nil {
		return response{}, err
	}
	data := make([]transfer.WithdrawalView, len(found))
	for i, w := range found {
		data[i] = w.Withdrawal()
	}
	return respondOK(page[transfer.WithdrawalView]{data, next})
}

// page is the envelope of a list whose items are a domain's own view, the same
// that its events carry.
type page[T any] struct {
	Data       []T     `json:"data"`
	NextCursor *string `json:"nextCursor"`
}

func (s *Server) loadWorkflows(ctx context.Context, c *request, kind wallet.WorkflowKind) ([]transfer.Workflow, *string, error) {
	id, err := c.pathID("id")
	if err != nil {
		return nil, nil, err
	}
	p := c.readPage(maxPage)
	if err := c.query.err(); err != nil {
		return nil, nil, err
	}
	found, next, err := s.domain.Transfers.List(ctx, c.organization(), id, kind, p)
	return found, c.nextCursor(next), err
}

func (s *Server) getRebalance(ctx context.Context, c *request) (response, error) {
	w, err := s.loadWorkflow(ctx, c, wallet.Rebalance, "rebalanceId")
	if err != nil {
		return response{}, err
	}
	return respondOK(w.Rebalance())
}

func (s *Server) getWithdrawal(ctx context.Context, c *request) (response, error) {
	w, err := s.loadWorkflow(ctx, c, wallet.Withdrawal, "withdrawalId")
	if err != nil {
		return response{}, err
	}
	return respondOK(w.Withdrawal())
}

func (s *Server) listPayouts(ctx context.Context, c *request) (response, error) {
	w, err := s.loadWorkflow(ctx, c, wallet.Withdrawal, "withdrawalId")
	if err != nil {
		return response{}, err
	}
	return respondOK(page[transfer.PayoutView]{Data: w.Payouts()})
}

func (s *Server) loadWorkflow(ctx context.Context, c *request, kind wallet.WorkflowKind, name string) (transfer.Workflow, error) {
	id, err := c.pathID("id")
	if err != nil {
		return transfer.Workflow{}, err
	}
	of, err := c.pathID(name)
	if err != nil {
		return transfer.Workflow{}, err
	}
	return s.domain.Transfers.Get(ctx, c.organization(), id, kind, of)
}

// readWithdrawalBody reads what a withdrawal and its preview have in common.
func readWithdrawalBody(b *bodyReader) transfer.WithdrawalRequest {
	r := transfer.WithdrawalRequest{
		DestinationChain:   b.readChain("destinationChain"),
		DestinationAddress: b.readText("destinationAddress", 0, unboundedText), Token: b.readToken("token"), Amount: b.readPositiveUSD("amountUsd", asNumber),
	}
	if b.has("destinationToken") && b.readToken("destinationToken") != r.Token {
		b.fail(fault.UnsupportedToken, "destinationToken", "must be the same as token")
	}
	if b.has("sources") {
		for _, o := range b.readObjects("sources", 1, maxMovements) {
			r.Sources = append(r.Sources, transfer.Draw{Position: o.readText("positionId", 1, maxPositionID), Amount: o.readPositiveUSD("amountUsd", asNumber|asText)})
		}
	}
	fee, partner := b.has("partnerFeeAmountUsd"), b.has("partnerFeeRecipientAddress")
	if fee {
		r.PartnerFee = b.readPositiveUSD("partnerFeeAmountUsd", asNumber)
	}
	if partner {
		r.PartnerAddress = b.readText("partnerFeeRecipientAddress", 0, unboundedText)
	}
	if fee != partner {
		b.fail(fault.Validation, "partnerFeeAmountUsd", "and partnerFeeRecipientAddress need each other")
	}
	return r
}

func (s *Server) previewWithdrawal(ctx context.Context, c *request) (response, error) {
	id, err := c.pathID("id")
	if err != nil {
		return response{}, err
	}
	b := c.body()
	r := readWithdrawalBody(b)
	r.Organization, r.Wallet = c.organization(), id
	if err := b.err(); err != nil {
		return response{}, err
	}
	p, err := s.domain.Transfers.PreviewWithdrawal(ctx, r)
	if err != nil {
		return response{}, err
	}
	body := wire.WithdrawalPreview{AmountUSD: p.Amount, FeeUSD: p.Fee, PartnerFeeAmountUSD: p.Partner, ReceivedUSD: p.Received, PayoutLegs: make([]wire.LegPreview, len(p.Legs))}
	if p.Policy != nil {
		body.ProcessingEstimate = estimateBody(*p.Policy)
	}
	for i, l := range p.Legs {
		leg := wire.LegPreview{From: legEndBody(l.From), To: legEndBody(l.To), AmountUSD: l.Amount, FeeUSD: l.Fee, PartnerFeeAmountUSD: l.Partner, ReceivedUSD: l.Received}
		if l.Policy != nil {
			leg.ProcessingEstimate = estimateBody(*l.Policy)
		}
		body.PayoutLegs[i] = leg
	}
	return respondOK(body)
}

func legEndBody(p transfer.Place) wire.LegEnd {
	return wire.LegEnd{Kind: string(p.Kind), ID: p.ID, Label: p.Label}
}

func (s *Server) cancelWithdrawal(ctx context.Context, c *request) (response, error) {
	ids, err := c.pathIDs("id", "withdrawalId")
	if err != nil {
		return response{}, err
	}
	w, err := s.domain.Transfers.Cancel(ctx, c.organization(), ids[0], ids[1])
	if err != nil {
		return response{}, err
	}
	return respondOK(w.Withdrawal())
}

func (s *Server) retryPayout(ctx context.Context, c *request) (response, error) {
	ids, err := c.pathIDs("id", "withdrawalId", "payoutId")
	if err != nil {
		return response{}, err
	}
	p, err := s.domain.Transfers.RetryPayout(ctx, c.organization(), ids[0], ids[1], ids[2])
	if err != nil {
		return response{}, err
	}
	return respondOK(p)
}

func (s *Server) createWithdrawal(ctx context.Context, c *request) (response, error) {
	id, err := c.pathID("id")
	if err != nil {
		return response{}, err
	}
	b := c.body()
	requestID := b.readID("requestId")
	r := readWithdrawalBody(b)
	r.Organization, r.Wallet, r.RequestID = c.organization(), id, requestID
	if err := b.err(); err != nil {
		return response{}, err
	}
	w, created, err := s.domain.Transfers.Withdraw(ctx, r)
	if err != nil {
		return response{}, err
	}
	return response{createdStatus(created), w.Withdrawal()}, nil
}

// canonicalHash is a transaction hash as it is stored: hex is small.
func canonicalHash(hash string) string {
	if strings.HasPrefix(hash, "0x") || strings.HasPrefix(hash, "0X") {
		return strings.ToLower(hash)
	}
	return hash
}
