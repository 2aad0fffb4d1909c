package httpapi

import (
	"context"
	"io"

	"github.com/google/uuid"
	openapi_types "github.com/oapi-codegen/runtime/types"

	"github.com/granaryhq/granary/internal/accounting"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/store"
)

var statementQuery = []string{"walletId", "scope", "from", "to", "format"}

// books is the subject of a request for statements, balances or the journal.
type books struct {
	scope  accounting.Scope
	period accounting.Period
	names  accounting.Names
}

func (s *Server) getStatement(ctx context.Context, r *request) (response, error) {
	format := r.query.readOneOf("format", "json", "csv", "html")
	b, err := s.readBooks(ctx, r)
	if err != nil {
		return response{}, err
	}
	statement, err := accounting.LoadStatement(ctx, s.domain.DB, b.scope, b.period, b.names)
	if err != nil {
		return response{}, err
	}
	switch {
	case format != nil && *format == "csv":
		return respondOK(longBody{csvType, func(_ context.Context, w io.Writer) error { return statement.WriteCSV(w) }})
	case format != nil && *format == "html":
		return respondOK(longBody{htmlType, func(_ context.Context, w io.Writer) error { return statement.WriteHTML(w) }})
	}
	return respondOK(statementBody(statement))
}

func (s *Server) listDailyBalances(ctx context.Context, r *request) (response, error) {
	limit := r.query.readLimit(maxActivityPage)
	cursor := r.readCursor()
	b, err := s.readBooks(ctx, r)
	if err != nil {
		return response{}, err
	}
	var after *accounting.DayPlace
	if cursor != nil {
		after = &accounting.DayPlace{Micros: cursor.Micros, Position: cursor.ID}
	}
	balances, next, err := accounting.LoadDailyBalances(ctx, s.domain.DB, b.scope, b.period, limit, after)
	if err != nil {
		return response{}, err
	}
	body := wire.DailyBalancePage{Data: make([]wire.DailyBalance, len(balances))}
	for i, d := range balances {
		source, label := namedSource(d.Source, b.names)
		body.Data[i] = wire.DailyBalance{
			Date: openapi_types.Date{Time: d.Date}, PositionID: d.ID(), Kind: wire.StatementPositionKind(d.Kind), Chain: wire.Chain(d.Chain), Token: wire.Token(d.Token),
			YieldSourceID: source, YieldSourceLabel: label, BalanceUSD: d.Balance, Shares: unitsBody(d.Shares),
		}
	}
	if next != nil {
		body.NextCursor = r.nextCursor(&store.Position{Micros: next.Micros, ID: next.Position})
	}
	return respondOK(body)
}

// exportDailyBalances streams the pages of listDailyBalances as CSV.
func (s *Server) exportDailyBalances(ctx context.Context, r *request) (response, error) {
	b, err := s.readBooks(ctx, r)
	if err != nil {
		return response{}, err
	}
	return respondOK(csvBody(func(ctx context.Context, w io.Writer) error {
		return accounting.WriteDailyBalances(ctx, s.domain.DB, b.scope, b.period, b.names, w)
	}))
}

func (s *Server) exportBeancount(ctx context.Context, r *request) (response, error) {
	b, err := s.readBooks(ctx, r)
	if err != nil {
		return response{}, err
	}
	labels := func(ctx context.Context, wallets []uuid.UUID) (map[uuid.UUID]string, error) {
		return s.domain.Wallets.Labels(ctx, b.scope.Organization, wallets)
	}
	return respondOK(longBody{textType, func(ctx context.Context, w io.Writer) error {
		return accounting.WriteBeancount(ctx, s.domain.DB, b.scope, b.period, b.names, labels, w)
	}})
}

// readBooks reads the owner and the period. A period ends now at the latest: a statement has no future entries.
func (s *Server) readBooks(ctx context.Context, r *request) (books, error) {
	ask, err := s.readActivityQuery(ctx, r, maxActivityPage)
	if err != nil {
		return books{}, err
	}
	ask.ToMicros = min(ask.ToMicros, s.domain.DB.Clock().Micros())
	if ask.FromMicros >= ask.ToMicros {
		return books{}, fault.New(fault.Validation, "from must be before to, and before now")
	}
	b := books{
		scope:  accounting.Scope{Organization: ask.Organization, Wallet: ask.Wallet},
		period: accounting.Period{FromMicros: ask.FromMicros, ToMicros: ask.ToMicros},
		names:  accounting.Names{Sources: map[string]string{}},
	}
	if ask.Wallet != nil {
		labels, err := s.domain.Wallets.Labels(ctx, ask.Organization, []uuid.UUID{*ask.Wallet})
		if err != nil {
			return books{}, err
		}
		b.names.Wallet = labels[*ask.Wallet]
	}
	sources, err := s.domain.Catalog.List(ctx)
	if err != nil {
		return books{}, err
	}
	for _, source := range sources {
		b.names.Sources[source.ID] = source.Name
	}
	return b, nil
}

// namedSource is a source's id and label, null where there is none.
func namedSource(id string, names accounting.Names) (source, label *string) {
	if id == "" {
		return nil, nil
	}
	if name, known := names.Sources[id]; known {
		label = &name
	}
	return &id, label
}

func statementBody(s accounting.Statement) wire.Statement {
	body := wire.Statement{
		OrganizationID: s.Scope.Organization, WalletID: s.Scope.Wallet, To: s.To, GeneratedAt: s.Made, Total: figuresBody(s.Total),
		Positions: make([]wire.StatementPosition, len(s.Positions)), Tokens: make([]wire.StatementToken, len(s.Tokens)), YieldSources: make([]wire.StatementYieldSource, len(s.Sources)),
	}
	if s.Scope.Wallet != nil {
		body.WalletLabel = &s.Names.Wallet
	}
	if !s.FromTheBeginning() {
		body.From = &s.From
	}
	for i, p := range s.Positions {
		source, label := namedSource(p.Source, s.Names)
		body.Positions[i] = wire.StatementPosition{
			PositionID: p.ID(), Kind: wire.StatementPositionKind(p.Kind), Chain: wire.Chain(p.Chain), Token: wire.Token(p.Token),
			YieldSourceID: source, YieldSourceLabel: label, Figures: figuresBody(p.Figures), OpeningShares: unitsBody(p.OpeningShares), ClosingShares: unitsBody(p.ClosingShares),
		}
	}
	for i, t := range s.Tokens {
		body.Tokens[i] = wire.StatementToken{Token: wire.Token(t.Token), Figures: figuresBody(t.Figures)}
	}
	for i, y := range s.Sources {
		_, label := namedSource(y.Source, s.Names)
		body.YieldSources[i] = wire.StatementYieldSource{
			YieldSourceID: y.Source, YieldSourceLabel: label, RealizedUSD: y.Realized, CostUSD: y.Cost,
			ValueUSD: y.Value, UnrealizedUSD: y.Unrealized(), ValuedAt: y.ValuedAt,
		}
		if y.Reason != "" {
			body.YieldSources[i].UnvaluedReason = &y.Reason
		}
	}
	return body
}

func figuresBody(f accounting.Figures) wire.StatementFigures {
	return wire.StatementFigures{
		OpeningUSD: f.Opening, DepositsUSD: f.Deposits, WithdrawalsUSD: f.Withdrawals, ReversalsUSD: f.Reversals, RecoveredUSD: f.Recovered, OtherUSD: f.Other, YieldUSD: f.Yield,
		NetworkFeesUSD: f.NetworkFees, PartnerFeesUSD: f.PartnerFees, TransfersInUSD: f.TransfersIn, TransfersOutUSD: f.TransfersOut, ClosingUSD: f.Closing,
	}
}
