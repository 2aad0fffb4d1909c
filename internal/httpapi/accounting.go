package httpapi

import (
	"context"
	"strconv"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
)

var activityQuery = []string{"walletId", "scope", "from", "to", "cursor", "limit"}

func (s *Server) listActivity(ctx context.Context, c *call) (answer, error) {
	q := &c.query
	ask := ledger.ActivityQuery{Organization: c.organization(), Wallet: q.id("walletId"), From: q.micros("from"), To: q.micros("to"), Limit: q.limit(maxActivityPage)}
	scope := q.oneOf("scope", "organization")
	if (ask.Wallet == nil) == (scope == nil) {
		q.fail(fault.Validation, "exactly one of walletId and scope=organization is required")
	}
	if ask.To == 0 {
		ask.To = s.domain.DB.Clock().Micros()
	}
	ask.After = linePlace(c.place())
	if err := q.err(); err != nil {
		return answer{}, err
	}
	if ask.Wallet != nil {
		if _, err := s.domain.Wallets.Get(ctx, c.organization(), *ask.Wallet); err != nil {
			return answer{}, err
		}
	}
	lines, next, err := ledger.Activity(ctx, s.domain.DB, ask)
	if err != nil {
		return answer{}, err
	}
	data, err := s.journalLines(ctx, c.organization(), lines)
	if err != nil {
		return answer{}, err
	}
	body := wire.Activity{Activity: data, HasMore: next != nil}
	if next != nil {
		body.NextCursor = c.next(&store.Position{Micros: next.Micros, ID: next.Entry + ":" + strconv.Itoa(next.Number)})
	}
	return ok(body)
}

// linePlace takes a cursor's place apart: entry and line number.
func linePlace(at *store.Position) *ledger.LinePosition {
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

// journalLines adds the labels that the ledger does not know.
func (s *Server) journalLines(ctx context.Context, organization uuid.UUID, lines []ledger.JournalLine) ([]wire.JournalLine, error) {
	var ids []uuid.UUID
	seen := map[uuid.UUID]bool{}
	for _, l := range lines {
		if !seen[l.Wallet] {
			seen[l.Wallet] = true
			ids = append(ids, l.Wallet)
		}
	}
	labels, err := s.domain.Wallets.Labels(ctx, organization, ids)
	if err != nil {
		return nil, err
	}
	sources, err := s.domain.Catalog.List(ctx)
	if err != nil {
		return nil, err
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
	return data, nil
}
