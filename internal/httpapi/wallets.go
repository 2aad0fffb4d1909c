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

func (s *Server) createWallet(ctx context.Context, c *call) (answer, error) {
	b := c.body()
	create := wallet.Create{Organization: c.organization(), RequestID: b.id("requestId"), Label: b.text("label", 1, maxLabel),
		AutoRebalance: b.boolean("autoRebalance"), Strategy: strategy(b)}
	if err := b.err(); err != nil {
		return answer{}, err
	}
	w, created, err := s.domain.Transfers.CreateWallet(ctx, create)
	if err != nil {
		return answer{}, err
	}
	return s.oneWallet(ctx, w, made(created))
}

func (s *Server) getWallet(ctx context.Context, c *call) (answer, error) {
	id, err := c.pathID("id")
	if err != nil {
		return answer{}, err
	}
	w, held, err := s.domain.Transfers.Portfolio(ctx, c.organization(), id)
	if err != nil {
		return answer{}, err
	}
	body, err := s.showWallet(ctx, w, held)
	if err != nil {
		return answer{}, err
	}
	return ok(body)
}

func (s *Server) oneWallet(ctx context.Context, w wallet.Wallet, status int) (answer, error) {
	held, err := s.domain.Transfers.Holdings(ctx, w.ID)
	if err != nil {
		return answer{}, err
	}
	body, err := s.showWallet(ctx, w, held[w.ID])
	return answer{status, body}, err
}

func (s *Server) listWallets(ctx context.Context, c *call) (answer, error) {
	q := &c.query
	filter := wallet.Filter{ID: q.id("walletId"), RequestID: q.id("requestId"), Label: q.text("label", maxLabel), LabelSearch: q.text("labelSearch", maxLabel)}
	if v := q.oneOf("lifecycleStatus", "creating", "active", "disabled", "failed"); v != nil {
		lifecycle := wallet.Lifecycle(*v)
		filter.Lifecycle = &lifecycle
	}
	page := c.page(maxPage)
	if err := q.err(); err != nil {
		return answer{}, err
	}
	wallets, next, err := s.domain.Wallets.List(ctx, c.organization(), filter, page)
	if err != nil {
		return answer{}, err
	}
	ids := make([]uuid.UUID, len(wallets))
	for i, w := range wallets {
		ids[i] = w.ID
	}
	held, err := s.domain.Transfers.Holdings(ctx, ids...)
	if err != nil {
		return answer{}, err
	}
	data := make([]wire.Wallet, len(wallets))
	for i, w := range wallets {
		if data[i], err = s.showWallet(ctx, w, held[w.ID]); err != nil {
			return answer{}, err
		}
	}
	return ok(wire.WalletPage{Data: data, NextCursor: c.next(next)})
}

func (s *Server) showWallet(ctx context.Context, w wallet.Wallet, held []transfer.Holding) (wire.Wallet, error) {
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
		body.TotalUSD += h.Value
		body.AvailableUSD += h.Available
	}
	return body
}

func positionBody(h transfer.Holding) wire.Position {
	p := wire.Position{
		ID: h.ID, Kind: "cash", Label: h.Label, Chain: wire.Chain(h.Chain), Token: wire.Token(h.Token),
		NativeUnits: h.NativeUnits.String(), AmountUSD: h.Value, AvailableUSD: h.Available,
	}
	if h.Source {
		p.Kind, p.YieldSourceID = "yield_source", &h.ID
	}
	return p
}

// made is the status of a creation, or of its replay.
func made(created bool) int {
	if created {
		return http.StatusCreated
	}
	return http.StatusOK
}

func (s *Server) listDeposits(ctx context.Context, c *call) (answer, error) {
	id, err := c.pathID("id")
	if err != nil {
		return answer{}, err
	}
	page := c.page(maxDepositPage)
	if err := c.query.err(); err != nil {
		return answer{}, err
	}
	deposits, next, err := s.domain.Wallets.Deposits(ctx, c.organization(), id, page)
	if err != nil {
		return answer{}, err
	}
	data := make([]wire.Deposit, len(deposits))
	for i, d := range deposits {
		data[i] = depositBody(d)
	}
	return ok(wire.DepositPage{Data: data, NextCursor: c.next(next)})
}

// maxHash bounds a transaction hash: Solana's are base58 of 64 bytes.
const maxHash = 100

func (s *Server) lookupDeposit(ctx context.Context, c *call) (answer, error) {
	id, err := c.pathID("id")
	if err != nil {
		return answer{}, err
	}
	hash, on := c.query.required("txHash", maxHash), c.query.chain("chain")
	if err := c.query.err(); err != nil {
		return answer{}, err
	}
	d, err := s.domain.Wallets.Lookup(ctx, c.organization(), id, canonicalHash(hash), orZero(on))
	if err != nil {
		return answer{}, err
	}
	return ok(depositBody(d))
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
