package httpapi

import (
	"context"
	"encoding/csv"
	"io"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/spreadsheet"
	"github.com/granaryhq/granary/internal/store"
)

var (
	activityQuery = []string{"walletId", "scope", "from", "to", "cursor", "limit"}
	exportQuery   = []string{"walletId", "scope", "from", "to"}
)

func (s *Server) listActivity(ctx context.Context, r *request) (response, error) {
	limit := r.query.readLimit(maxActivityPage)
	after := linePosition(r.readCursor())
	ask, err := s.readActivityQuery(ctx, r, limit)
	if err != nil {
		return response{}, err
	}
	ask.After = after
	data, next, err := s.loadJournalLines(ctx, ask)
	if err != nil {
		return response{}, err
	}
	body := wire.Activity{Activity: data, HasMore: next != nil}
	if next != nil {
		body.NextCursor = r.nextCursor(&store.Position{Micros: next.Micros, ID: next.Entry + ":" + strconv.Itoa(next.Number)})
	}
	return respondOK(body)
}

// exportActivity streams the pages of listActivity as CSV.
func (s *Server) exportActivity(ctx context.Context, r *request) (response, error) {
	ask, err := s.readActivityQuery(ctx, r, maxActivityPage)
	if err != nil {
		return response{}, err
	}
	data, next, err := s.loadJournalLines(ctx, ask)
	if err != nil {
		return response{}, err
	}
	return respondOK(csvBody(func(ctx context.Context, w io.Writer) error {
		out := csv.NewWriter(w)
		if err := out.Write(activityColumns); err != nil {
			return err
		}
		for {
			for _, l := range data {
				if err := out.Write(journalLineRecord(l)); err != nil {
					return err
				}
			}
			if out.Flush(); out.Error() != nil || next == nil {
				return out.Error()
			}
			ask.After = next
			data, next, err = s.loadJournalLines(ctx, ask)
			if err != nil {
				return err
			}
		}
	}))
}

// activityColumns are the fields of a journal line, as the JSON names them.
var activityColumns = []string{
	"journalEntryId", "lineNumber", "eventType", "accountKind", "walletId", "walletLabel", "nativeUnits", "amountUsd",
	"settlementValuedAt", "timestamp", "chain", "token", "yieldSourceId", "yieldSourceLabel", "bridgeId", "txHash", "reversesEntryId",
}

func journalLineRecord(l wire.JournalLine) []string {
	text := func(p *string) string {
		if p == nil {
			return ""
		}
		return *p
	}
	reverses := ""
	if l.ReversesEntryID != nil {
		reverses = l.ReversesEntryID.String()
	}
	return []string{
		l.JournalEntryID.String(), strconv.Itoa(l.LineNumber), l.EventType, l.AccountKind, l.WalletID.String(), spreadsheet.EscapeFormula(l.WalletLabel),
		l.NativeUnits, l.AmountUSD.String(), l.SettlementValuedAt.Format(time.RFC3339Nano), l.Timestamp.Format(time.RFC3339Nano),
		string(l.Chain), string(l.Token), text(l.YieldSourceID), spreadsheet.EscapeFormula(text(l.YieldSourceLabel)), text(l.BridgeID), l.TxHash, reverses,
	}
}

// readActivityQuery reads the parameters that all operations on the journal share.
func (s *Server) readActivityQuery(ctx context.Context, r *request, limit int) (ledger.ActivityQuery, error) {
	q := &r.query
	ask := ledger.ActivityQuery{Organization: r.organization(), Wallet: q.readID("walletId"), FromMicros: q.readMicros("from"), ToMicros: q.readMicros("to"), Limit: limit}
	scope := q.readOneOf("scope", "organization")
	if (ask.Wallet == nil) == (scope == nil) {
		q.fail(fault.Validation, "exactly one of walletId and scope=organization is required")
	}
	if ask.ToMicros == 0 {
		ask.ToMicros = s.domain.DB.Clock().Micros()
	}
	if err := r.err(); err != nil {
		return ask, err
	}
	if ask.Wallet != nil {
		if _, err := s.domain.Wallets.Get(ctx, r.organization(), *ask.Wallet); err != nil {
			return ask, err
		}
	}
	return ask, nil
}

// linePosition takes a cursor's place apart: entry and line number.
func linePosition(at *store.Position) *ledger.LinePosition {
	if at == nil {
		return nil
	}
	entry, number, _ := strings.Cut(at.ID, ":")
	n, err := strconv.Atoi(number)
	if err != nil {
		n = 0 // a cursor is authenticated: only ours get here, and ours have numbers
	}
	return &ledger.LinePosition{Micros: at.Micros, Entry: entry, Number: n}
}

// loadJournalLines reads a page and adds the labels that the ledger does not know.
func (s *Server) loadJournalLines(ctx context.Context, ask ledger.ActivityQuery) ([]wire.JournalLine, *ledger.LinePosition, error) {
	lines, next, err := ledger.Activity(ctx, s.domain.DB, ask)
	if err != nil {
		return nil, nil, err
	}
	var ids []uuid.UUID
	seen := map[uuid.UUID]bool{}
	for _, l := range lines {
		if !seen[l.Wallet] {
			seen[l.Wallet] = true
			ids = append(ids, l.Wallet)
		}
	}
	labels, err := s.domain.Wallets.Labels(ctx, ask.Organization, ids)
	if err != nil {
		return nil, nil, err
	}
	sources, err := s.domain.Catalog.List(ctx)
	if err != nil {
		return nil, nil, err
	}
	names := map[string]string{}
	for _, source := range sources {
		names[source.ID] = source.Name
	}
	data := make([]wire.JournalLine, len(lines))
	for i, l := range lines {
		data[i] = wire.JournalLine{
			JournalEntryID: l.Entry, LineNumber: l.Number, EventType: string(l.Type), AccountKind: string(l.Account),
			WalletID: l.Wallet, WalletLabel: labels[l.Wallet], NativeUnits: l.NativeUnits, AmountUSD: l.Amount,
			SettlementValuedAt: l.SettledAt, Timestamp: l.Time, Chain: wire.Chain(l.Chain), Token: wire.Token(l.Token), TxHash: l.TxHash,
			ReversesEntryID: l.Reverses(),
		}
		if l.YieldSource != "" {
			data[i].YieldSourceID = &l.YieldSource
			if name, known := names[l.YieldSource]; known {
				data[i].YieldSourceLabel = &name
			}
		}
		if l.Bridge != "" {
			data[i].BridgeID = &l.Bridge
		}
	}
	return data, next, nil
}
