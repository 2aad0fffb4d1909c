package httpapi

import (
	"context"
	"net/http"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

const (
	maxPage         = 100
	maxDepositPage  = 200
	maxActivityPage = 500
	maxLabel        = 128
)

// walletQuery are the parameters of the list of wallets.
var walletQuery = append([]string{"walletId", "requestId", "label", "labelSearch", "lifecycleStatus"}, listParams...)

func (s *Server) createWallet(ctx context.Context, r *request) (response, error) {
	b := r.body()
	create := wallet.CreateRequest{Organization: r.organization(), RequestID: b.readID("requestId"), Label: b.readLabel("label", maxLabel),
		AutoRebalance: b.readBool("autoRebalance"), Strategy: readStrategy(b)}
	if err := r.err(); err != nil {
		return response{}, err
	}
	w, created, err := s.domain.Transfers.CreateWallet(ctx, create)
	if err != nil {
		return response{}, err
	}
	return s.respondWithWallet(ctx, w, createdStatus(created))
}

func (s *Server) getWallet(ctx context.Context, r *request) (response, error) {
	id := r.pathID("id")
	if err := r.err(); err != nil {
		return response{}, err
	}
	w, held, err := s.domain.Transfers.Portfolio(ctx, r.organization(), id)
	if err != nil {
		return response{}, err
	}
	body, err := s.loadWalletBody(ctx, w, held)
	if err != nil {
		return response{}, err
	}
	return respondOK(body)
}

func (s *Server) respondWithWallet(ctx context.Context, w wallet.Wallet, status int) (response, error) {
	held, err := s.domain.Transfers.Holdings(ctx, w.ID)
	if err != nil {
		return response{}, err
	}
	body, err := s.loadWalletBody(ctx, w, held[w.ID])
	return response{status, body}, err
}

func (s *Server) listWallets(ctx context.Context, r *request) (response, error) {
	q := &r.query
	filter := wallet.Filter{ID: q.readID("walletId"), RequestID: q.readID("requestId"), Label: q.readText("label", maxLabel), LabelSearch: q.readText("labelSearch", maxLabel)}
	if v := q.readOneOf("lifecycleStatus", "creating", "active", "disabled", "failed"); v != nil {
		lifecycle := wallet.Lifecycle(*v)
		filter.Lifecycle = &lifecycle
	}
	page := r.readPage(maxPage)
	if err := r.err(); err != nil {
		return response{}, err
	}
	wallets, next, err := s.domain.Wallets.List(ctx, r.organization(), filter, page)
	if err != nil {
		return response{}, err
	}
	ids := make([]uuid.UUID, len(wallets))
	for i, w := range wallets {
		ids[i] = w.ID
	}
	held, err := s.domain.Transfers.Holdings(ctx, ids...)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.Wallet, len(wallets))
	for i, w := range wallets {
		data[i], err = s.loadWalletBody(ctx, w, held[w.ID])
		if err != nil {
			return response{}, err
		}
	}
	return respondOK(wire.WalletPage{Data: data, NextCursor: r.nextCursor(next)})
}

func (s *Server) loadWalletBody(ctx context.Context, w wallet.Wallet, held []transfer.Holding) (wire.Wallet, error) {
	short, err := s.domain.Transfers.Shortfalls(ctx, w, held)
	return walletBody(w, held, short), err
}

func walletBody(w wallet.Wallet, held []transfer.Holding, short []transfer.Shortfall) wire.Wallet {
	body := wire.Wallet{
		ID: w.ID, RequestID: w.RequestID, Label: w.Label, AutoRebalance: w.AutoRebalance, Status: wire.WalletStatus(w.Status()),
		Strategy: strategyBody(w.Strategy), Shortfalls: shortfallBodies(short),
		DepositAddresses: make(map[string]string, len(w.Addresses)), Positions: make([]wire.Position, len(held)),
		CreatedAt: w.CreatedAt, UpdatedAt: w.UpdatedAt,
	}
	for name, address := range w.Addresses {
		body.DepositAddresses[string(name)] = string(address)
	}
	for i, h := range held {
		body.Positions[i] = positionBody(h)
		body.TotalUSD += h.Value + h.InTransit
		body.InTransitUSD += h.InTransit
		body.AvailableUSD += h.Available
		if at := body.Positions[i].SettlementValuedAt; at != nil && !h.NativeUnits.IsZero() && (body.SettlementValuedAt == nil || at.Before(*body.SettlementValuedAt)) {
			body.SettlementValuedAt = at
		}
	}
	return body
}

func positionBody(h transfer.Holding) wire.Position {
	p := wire.Position{
		ID: h.ID, Kind: "cash", Label: h.Label, Chain: wire.Chain(h.Chain), Token: wire.Token(h.Token),
		NativeUnits: h.NativeUnits.String(), AmountUSD: h.Value, AvailableUSD: h.Available,
		InTransitUSD: h.InTransit,
	}
	if h.Source {
		p.Kind, p.YieldSourceID = "yield_source", &h.ID
		p.SettlementValuedAt, p.SettlementBlock = valuedBody(h.ValuedAt, h.ValuedBlock)
		p.ValuationProblem = textOrNull(h.ValuationProblem)
	}
	return p
}

// createdStatus is the status of a creation, or of its replay.
func createdStatus(created bool) int {
	if created {
		return http.StatusCreated
	}
	return http.StatusOK
}

func (s *Server) listDeposits(ctx context.Context, r *request) (response, error) {
	id, page := r.pathID("id"), r.readPage(maxDepositPage)
	if err := r.err(); err != nil {
		return response{}, err
	}
	deposits, next, err := s.domain.Wallets.Deposits(ctx, r.organization(), id, page)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.Deposit, len(deposits))
	for i, d := range deposits {
		data[i] = depositBody(d)
	}
	return respondOK(wire.DepositPage{Data: data, NextCursor: r.nextCursor(next)})
}

func (s *Server) lookupDeposit(ctx context.Context, r *request) (response, error) {
	id, hash, on := r.pathID("id"), r.query.readTxHash("txHash"), r.query.readChain("chain")
	if err := r.err(); err != nil {
		return response{}, err
	}
	d, err := s.domain.Wallets.FindDeposit(ctx, r.organization(), id, hash, orZero(on))
	if err != nil {
		return response{}, err
	}
	return respondOK(depositBody(d))
}

func depositBody(d wallet.Deposit) wire.Deposit {
	body := wire.Deposit{
		ID: d.ID, WalletID: d.Wallet, Amount: d.Amount, Token: wire.Token(d.Token), Chain: wire.Chain(d.Chain), FromAddress: d.From,
		TxHash: d.TxHash, Status: wire.DepositStatus(d.Status), CreatedAt: d.CreatedAt, CompletedAt: d.CompletedAt,
	}
	if id := d.CashPosition(); id != "" {
		body.CashPositionID = &id
	}
	return body
}

func orZero[T any](p *T) (zero T) {
	if p == nil {
		return zero
	}
	return *p
}
