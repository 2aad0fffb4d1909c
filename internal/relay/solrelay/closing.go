package solrelay

import (
	"context"
	"fmt"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// closesAtOnce bounds the transactions that close markers in one review.
const closesAtOnce = 16

// dueMarker is a marker whose day has come, and that was kept for long enough.
type dueMarker struct {
	address solana.PublicKey
	day     custody.ClosingDay
}

// closeMarkers closes markers that have done their work, and takes their lamports back. The
// outcomes of their intents are final and recorded since MarkerKeep, so no backup that may be
// restored is older than a marker that is closed; and their day has come, before which the signer
// signs no close.
//
// Dying before or after a close is sent is safe: a marker is there or not, and a second close of
// one fails.
func (r *Relay) closeMarkers(ctx context.Context, t task.Task) error {
	due, err := r.loadDueMarkers(ctx)
	if err != nil {
		return err
	}
	for len(due) > 0 {
		some := due[:sameDay(due)]
		due = due[len(some):]
		if err := r.closeSome(ctx, t, some); err != nil {
			return err
		}
	}
	return nil
}

// sameDay is how many of the first of some markers one transaction can close.
func sameDay(due []dueMarker) int {
	n := 1
	for n < len(due) && n < custody.MaxCloses && due[n].day == due[0].day {
		n++
	}
	return n
}

func (r *Relay) loadDueMarkers(ctx context.Context) ([]dueMarker, error) {
	now := r.db.Clock().Now()
	if r.finalTime.Before(now) {
		now = r.finalTime // a clock that is ahead closes no marker early
	}
	rows, err := r.db.Query(ctx, `SELECT address, closing_day FROM solana_markers WHERE chain = $1 AND state = 'made' AND closing_day BETWEEN 1 AND $2 AND made_at <= $3
		ORDER BY closing_day, made_at, address LIMIT $4`,
		string(r.chain), int64(custody.ClosingDayAt(now)), now.Add(-r.options.Keep).UnixMicro(), closesAtOnce*custody.MaxCloses)
	due, err := store.Collect(rows, err, func(row store.Rows) (m dueMarker, err error) {
		var address string
		var day int64
		if err = row.Scan(&address, &day); err == nil {
			m.address, err = solana.ParsePublicKey(address)
		}
		m.day = custody.ClosingDay(day)
		return m, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading which markers are to be closed: %w", err)
	}
	return due, nil
}

// closeSome forgets the markers that are closed by a final block, as every node says, and sends
// the transactions that close the others, unless those are under way.
func (r *Relay) closeSome(ctx context.Context, t task.Task, some []dueMarker) error {
	keys := make([]solana.PublicKey, len(some))
	for i, m := range some {
		keys[i] = m.address
	}
	found, err := r.client.Agreed().Accounts(ctx, rpc.Finalized, keys...)
	if err != nil {
		return err
	}
	var closed, open []solana.PublicKey
	nowMicros := r.db.Clock().Micros()
	for i, account := range found {
		switch {
		case !solintent.IsMarker(account):
			closed = append(closed, keys[i])
		case nowMicros >= r.againMicros[keys[i]]:
			open = append(open, keys[i])
		}
	}
	if err := r.forgetClosed(ctx, t, closed); err != nil || len(open) == 0 {
		return err
	}
	version, err := r.author.SignClosing(ctx, r.chain, some[0].day, open)
	if err != nil {
		if isNodeTrouble(err) || ctx.Err() != nil {
			return err
		}
		r.log.Warn("the closes of markers were not signed; trying again", "markers", len(open), "error", err)
		return nil
	}
	said, err := custody.DecodeSolanaClose(version.Message)
	if err != nil || len(said.Markers) != len(open) {
		return fmt.Errorf("closing markers: %w", errOther)
	}
	message, err := solana.DecodeMessage(version.Message)
	if err != nil {
		return fmt.Errorf("closing markers: %w", err)
	}
	signature, raw, err := r.signAsPayer(message, version, nil)
	if err != nil {
		return fmt.Errorf("closing markers: %w", err)
	}
	r.crashPoint(pointClose + ".before")
	err = r.sendOnce(ctx, "closing markers", signature, raw, open)
	r.crashPoint(pointClose + ".after")
	return err
}

// forgetClosed deletes the rows of markers that are closed for good.
//
// A crash before the commit is safe: the final block shows the same again. A crash after it is too: no other work
// follows.
func (r *Relay) forgetClosed(ctx context.Context, t task.Task, closed []solana.PublicKey) error {
	if len(closed) == 0 {
		return nil
	}
	if _, err := MarkerStates.Next(Made, Close); err != nil {
		return err
	}
	r.crashPoint(pointForget + ".before")
	err := r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		for _, key := range closed {
			tx.Defer(`DELETE FROM solana_markers WHERE chain = $1 AND address = $2 AND state = 'made'`, string(r.chain), key.String())
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("recording which markers are closed: %w", err)
	}
	r.crashPoint(pointForget + ".after")
	for _, key := range closed {
		delete(r.againMicros, key)
	}
	return nil
}

// refreshLent shows how many markers are open, and the lamports lent to them.
func (r *Relay) refreshLent(ctx context.Context) error {
	var voiding, made, lent int64
	err := r.db.QueryRow(ctx, `SELECT COALESCE(SUM(CASE WHEN state = 'voiding' THEN 1 ELSE 0 END), 0), COALESCE(SUM(CASE WHEN state = 'made' THEN 1 ELSE 0 END), 0), COALESCE(SUM(lamports), 0)
		FROM solana_markers WHERE chain = $1`, string(r.chain)).Scan(&voiding, &made, &lent)
	if err != nil {
		return fmt.Errorf("counting markers: %w", err)
	}
	r.metrics.markers.WithLabelValues(string(Voiding)).Set(float64(voiding))
	r.metrics.markers.WithLabelValues(string(Made)).Set(float64(made))
	r.metrics.lent.WithLabelValues().Set(float64(lent))
	return nil
}
