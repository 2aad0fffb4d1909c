package transfer

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer/plan"
)

// A message costs the operator a fee, gas, or rent for days, for any amount; so an organization may send only so many
// from a chain in a day of 24 hours (BridgeTerms.PerDay).
//
// Each step by which the token leaves counts, from its acceptance until a day after its message was sent; one that
// failed or was cancelled has sent none. So no accepted step ever waits for the budget, and still no day has more
// messages than it allows, however long some have waited to leave: when the last of them was accepted, all others
// counted.

// budgetDay is how long a message that was sent counts.
const budgetDay = 24 * time.Hour

// budgetDelay is how long targets wait that a budget has no messages for.
const budgetDelay = 10 * time.Minute

// messages are how many a workflow sends of a token from a chain, of which so many are allowed.
type messages struct {
	source   chain.Name
	token    chain.Token
	n, limit int64
}

// messagesOf are those that legs send and that are counted, in one order: their rows are locked in it.
func (s *Service) messagesOf(legs []Leg) (counted []messages) {
	for i := range legs {
		if out := legs[i].bridgeOut(); out != nil {
			counted = s.addMessages(counted, out.Chain, out.Token, 1)
		}
	}
	slices.SortFunc(counted, func(a, b messages) int {
		return cmp.Or(cmp.Compare(a.source, b.source), cmp.Compare(a.token, b.token))
	})
	return counted
}

func (s *Service) addMessages(counted []messages, source chain.Name, token chain.Token, n int64) []messages {
	limit := s.chains[source].Bridged[token].PerDay
	if limit == 0 {
		return counted
	}
	i := slices.IndexFunc(counted, func(m messages) bool { return m.source == source && m.token == token })
	if i < 0 {
		return append(counted, messages{source, token, n, limit})
	}
	counted[i].n += n
	return counted
}

// countedMessages is how many messages of an organization ($1) count from a chain ($2) of a token
// ($3) that were sent after a time ($4), or are about to be.
const countedMessages = `(SELECT COUNT(*) FROM bridge_transfers b WHERE b.organization_id = $1 AND b.source = $2 AND b.token = $3 AND b.sent_at > $4)
	+ (SELECT COUNT(*) FROM steps s JOIN workflows w ON w.id = s.workflow_id
		WHERE s.kind = 'bridge_transfer' AND s.state IN ('pending', 'processing') AND s.chain = $2 AND s.token = $3 AND w.organization_id = $1)`

// checkMessages rejects legs that send more messages than the organization may now. Others may be accepted meanwhile:
// takeMessages decides. Error: rate_limit_exceeded.
func (s *Service) checkMessages(ctx context.Context, q querier, organization uuid.UUID, legs []Leg) error {
	for _, m := range s.messagesOf(legs) {
		used, err := s.loadUsed(ctx, q, organization, m)
		if err != nil {
			return err
		}
		if used+m.n <= m.limit {
			continue
		}
		free, err := s.loadFreeAgain(ctx, q, organization, m, used+m.n-m.limit)
		if err != nil {
			return err
		}
		return m.refusal(used, free)
	}
	return nil
}

// takeMessages counts a workflow that is being accepted, and fails the transaction if that is more than the
// organization may send. The row is locked first, by a statement of its own: an earlier holder has committed by then,
// on any replica, and the second statement counts its messages.
func (s *Service) takeMessages(tx *store.Tx, w Workflow) {
	now := tx.DB().Clock().Now()
	for _, m := range s.messagesOf(w.Legs) {
		tx.Defer(`INSERT INTO bridge_budgets (organization_id, source, token, judged_at) VALUES ($1, $2, $3, $4)
			ON CONFLICT (organization_id, source, token) DO UPDATE SET judged_at = excluded.judged_at`, w.Organization, string(m.source), string(m.token), now.UnixMicro())
		tx.DeferGuard(m.refusal(m.limit, nil), `UPDATE bridge_budgets SET judged_at = judged_at WHERE organization_id = $1 AND source = $2 AND token = $3
			AND `+countedMessages+` <= CAST($5 AS BIGINT)`, w.Organization, string(m.source), string(m.token), now.Add(-budgetDay).UnixMicro(), m.limit)
	}
}

// refusal says why messages beside so many that count are too many, and from when on they are not.
func (m messages) refusal(used int64, free *time.Time) error {
	if m.n > m.limit {
		return fault.New(fault.RateLimitExceeded, "it takes %d messages that carry %s from %s, and no more than %d may go in 24 hours: ask for less at once", m.n, m.token, m.source, m.limit)
	}
	when := "once others were sent 24 hours ago"
	if free != nil {
		when = "from " + free.Format(time.RFC3339) + " on"
	}
	return fault.New(fault.RateLimitExceeded, "%d messages may carry %s from %s in 24 hours: %d were sent or are about to be, and it takes %d more, which is possible again %s", m.limit, m.token, m.source, used, m.n, when)
}

// loadUsed counts the organization's messages.
func (s *Service) loadUsed(ctx context.Context, q querier, organization uuid.UUID, m messages) (used int64, err error) {
	args := []any{organization, string(m.source), string(m.token), s.db.Clock().Now().Add(-budgetDay).UnixMicro()}
	err = queryEach(ctx, q, `SELECT `+countedMessages, args, func(row store.Rows) error { return row.Scan(&used) })
	if err != nil {
		return 0, fmt.Errorf("counting an organization's messages: %w", err)
	}
	return used, nil
}

// loadFreeAgain says when so many of the messages that were sent count no more; nil if fewer were sent.
func (s *Service) loadFreeAgain(ctx context.Context, q querier, organization uuid.UUID, m messages, n int64) (free *time.Time, err error) {
	since := s.db.Clock().Now().Add(-budgetDay).UnixMicro()
	err = queryEach(ctx, q, `SELECT sent_at FROM bridge_transfers WHERE organization_id = $1 AND source = $2 AND token = $3 AND sent_at > $4 ORDER BY sent_at LIMIT 1 OFFSET $5`,
		[]any{organization, string(m.source), string(m.token), since, n - 1}, func(row store.Rows) error {
			var sent int64
			err := row.Scan(&sent)
			free = timeOf(&sent)
			return err
		})
	if err != nil {
		return nil, fmt.Errorf("reading when an organization's messages were sent: %w", err)
	}
	if free != nil {
		*free = free.Add(budgetDay)
	}
	return free, nil
}

// forTargets is how many of a budget's messages may have been sent before targets wait. A payment to a wallet that
// keeps targets has it send one: the other half is left for the organization's requests.
func forTargets(limit int64) int64 { return limit - limit/2 }

// withinBudget are the movements that the organization has messages for, and those that have to wait.
func (s *Service) withinBudget(ctx context.Context, q querier, organization uuid.UUID, positions []plan.Position, movements []plan.Movement) (now []plan.Movement, waits bool, err error) {
	at := map[string]plan.Position{}
	for _, p := range positions {
		at[p.ID] = p
	}
	var planned []messages
	for _, m := range movements {
		from, to := at[m.From], at[m.To]
		if from.Chain == to.Chain || s.chains[from.Chain].Bridged[from.Token].PerDay == 0 {
			now = append(now, m)
			continue
		}
		parts := s.currentRoutes().Split(from.Chain, to.Chain, from.Token, m.Amount)
		with := s.addMessages(slices.Clone(planned), from.Chain, from.Token, int64(len(parts)))
		i := slices.IndexFunc(with, func(m messages) bool { return m.source == from.Chain && m.token == from.Token })
		used, err := s.loadUsed(ctx, q, organization, with[i])
		if err != nil {
			return nil, false, err
		}
		if beyond := used + with[i].n - forTargets(with[i].limit); beyond > 0 {
			waits = true
			if beyond >= int64(len(parts)) {
				continue
			}
			// The last ones wait: an amount that takes more messages than a day has would else wait for ever.
			for _, part := range parts[int64(len(parts))-beyond:] {
				m.Amount -= part
			}
			with[i].n -= beyond
		}
		now, planned = append(now, m), with
	}
	return now, waits, nil
}
