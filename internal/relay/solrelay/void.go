package solrelay

import (
	"cmp"
	"context"
	"fmt"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// giveUpAll has intents end unexecuted, but for those that were decided before a restore: it writes the reason. From
// then on their voids are sent, and no version of their payments. The marker shows which of them was first.
//
// A crash before the commit is safe: no outcome was decided. A crash after it is too: the row suffices to send voids.
func (r *Relay) giveUpAll(ctx context.Context, t task.Task, list []judged) error {
	list, trouble := r.settleForgotten(ctx, t, list)
	if len(list) == 0 || trouble != nil && !isNodeTrouble(trouble) {
		return trouble
	}
	r.crashPoint(pointGiveUp + ".before")
	err := r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		for _, j := range list {
			tx.Defer(`INSERT INTO solana_markers (chain, address, intent_id, state, reason, failure_code, closing_day, lamports, made_at) VALUES ($1, $2, $3, $4, $5, $6, 0, 0, 0)
				ON CONFLICT (chain, address) DO NOTHING`, string(r.chain), j.marker().String(), j.id, string(Voiding), j.why.Text, string(j.why.Code))
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("recording which intents are given up: %w", err)
	}
	r.crashPoint(pointGiveUp + ".after")
	for _, j := range list {
		r.log.Info("giving an intent up", "intent", j.id, "reason", j.why.Text, "code", j.why.Code, "marker", j.marker())
	}
	return cmp.Or(r.sendVoids(ctx, t, list), trouble)
}

// sendVoids has the node take the newest void of intents again, and further ones where it is
// time for that. Intents that were decided before a restore get none.
func (r *Relay) sendVoids(ctx context.Context, t task.Task, list []judged) error {
	list, trouble := r.settleForgotten(ctx, t, list)
	if trouble != nil && !isNodeTrouble(trouble) {
		return trouble
	}
	var again, further []sending
	times := chainTimes{nowMicros: r.db.Clock().Micros(), bumpAfter: r.options.BumpAfter}
	for _, j := range list {
		if !isDue(j.voids, times) {
			again = r.addUnlessLately(again, sending{sentVersion: j.voids[0], voids: true, of: j.openIntent})
			continue
		}
		if times.nowMicros < r.voidAgainMicros[j.id] {
			continue
		}
		s, err := r.signVoid(ctx, j.openIntent)
		switch {
		case err == nil:
			further = append(further, s)
		case isNodeTrouble(err):
			trouble = err
		case ctx.Err() != nil:
			return ctx.Err()
		default:
			r.voidAgainMicros[j.id] = r.backoffUntilMicros(0)
			r.metrics.voidFailures.Inc()
			r.log.Error("the void of an intent was not signed; trying again", "intent", j.id, "error", err)
		}
	}
	if err := r.recordVersions(ctx, t, further); err != nil {
		return err
	}
	if err := r.sendAll(ctx, t, append(again, further...)); err != nil {
		return err
	}
	return trouble
}

func (r *Relay) signVoid(ctx context.Context, in openIntent) (sending, error) {
	step := stepOf(in.voids, r.db.Clock().Micros(), r.options.BumpAfter)
	version, err := r.author.SignVoid(ctx, r.chain, []byte(in.text), *in.signed.Request, step)
	if err != nil {
		return sending{}, err
	}
	if len(in.voids) > 0 {
		r.metrics.bump.Inc()
	}
	return r.build(in, version, true)
}
