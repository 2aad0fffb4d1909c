package solrelay

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// outOfSOL is the reason for which no new transaction is sent.
const outOfSOL = "the fee payer is out of SOL"

// maxAsking is how many requests of one kind a pass has under way at a time.
const maxAsking = 8

// handleIntents carries out judgeIntent's decision on each open intent. A node's failure on one intent does not stop
// the others: the first such failure is returned at the end.
func (r *Relay) handleIntents(ctx context.Context, t task.Task, open []openIntent, v chainView) error {
	due := map[intentAction][]judged{}
	for _, in := range open {
		j := judgeIntent(in, v.markers[in.id], v.chainTimes)
		due[j.action] = append(due[j.action], judged{in, j})
	}
	hold := ""
	if v.balance < r.options.MinBalance {
		hold = waiting + outOfSOL
	}
	r.reportHold(hold, v)
	var trouble error
	for _, handle := range []func() error{
		func() error { return r.settleMade(ctx, t, due[intentFind]) },
		func() error { return r.settleExecutedBefore(ctx, t, v, due[intentLookBack]) },
		func() error { return r.giveUpAll(ctx, t, due[intentGiveUp]) },
		func() error { return r.carryDue(ctx, t, due[intentSimulate], hold) },
		func() error { return r.sendVersions(ctx, t, due[intentSend], due[intentRaise], hold) },
		func() error { return r.sendVoids(ctx, t, due[intentVoid]) },
	} {
		err := handle()
		if err != nil && !isNodeTrouble(err) {
			return err
		}
		if trouble == nil {
			trouble = err
		}
	}
	return trouble
}

// judged is an intent with the action on it.
type judged struct {
	openIntent
	judgement
}

// countFailure counts attempts in a row on which a node failed, so that the next one comes later.
func (j *judged) countFailure(a attempt) {
	j.attempts++
	if !a.failed {
		j.attempts = 0
	}
}

// reportHold shows why carrying is paused; empty when it is not.
func (r *Relay) reportHold(hold string, v chainView) {
	r.metrics.refreshHeld(hold != "")
	if hold != r.holdReason {
		r.holdReason = hold
		r.log.Warn("carrying of new intents", "hold", hold, "lamports", v.balance)
	}
}

// carryDue tries intents whose versions no node has seen, makes those carried that work and
// has those given up that do not.
func (r *Relay) carryDue(ctx context.Context, t task.Task, due []judged, hold string) error {
	if len(due) == 0 {
		return nil
	}
	tried := make([]attempt, len(due))
	if hold == "" {
		var err error
		tried, err = r.tryAll(ctx, due)
		if err == nil {
			err = r.checkOutcomes(ctx, due, tried)
		}
		if err != nil {
			return err
		}
	}
	var sends []sending
	var refused, waits []judged
	for i, a := range tried {
		switch {
		case hold != "" || a.Waits:
			due[i].why = failure.Reason{Text: hold}.Or(waitsFor(a.Reason.Text))
			due[i].countFailure(a)
			waits = append(waits, due[i])
		case a.Reason.IsZero():
			sends = append(sends, a.built)
		default:
			due[i].why = a.Reason
			refused = append(refused, due[i])
		}
	}
	if err := r.postponeAll(ctx, t, waits); err != nil {
		return err
	}
	if err := r.giveUpAll(ctx, t, refused); err != nil {
		return err
	}
	return r.exposeAll(ctx, t, sends)
}

// postponeAll has intents looked at again later.
func (r *Relay) postponeAll(ctx context.Context, t task.Task, list []judged) error {
	if len(list) == 0 {
		return nil
	}
	return r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		for _, j := range list {
			postponeIntent(tx, j.openIntent, r.backoffUntilMicros(max(0, j.attempts-1)), j.attempts, j.why)
		}
		return nil
	})
}

// exposeAll makes intents carried, and sends their first versions.
//
// A crash before the commit is safe: no node has seen a signature, and the chain can be read again. A crash after it
// is too: the rows suffice to send the signed versions, and all of them make one marker.
func (r *Relay) exposeAll(ctx context.Context, t task.Task, sends []sending) error {
	if len(sends) == 0 {
		return nil
	}
	r.crashPoint(pointExpose + ".before")
	err := r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		rows := make([]intent.Open, len(sends))
		for i, s := range sends {
			insertVersion(tx, r.chain, s)
			rows[i] = s.of.row()
		}
		return intent.MarkCarried(tx, rows...)
	})
	if err != nil {
		return fmt.Errorf("recording which intents are carried: %w", err)
	}
	r.crashPoint(pointExpose + ".after")
	err = r.sendAll(ctx, t, sends)
	for _, s := range sends {
		r.traceSent(s.of, s)
		r.log.Info("carrying an intent", "intent", s.of.id, "transaction", s.signature, "marker", s.of.marker())
	}
	return err
}

// sendVersions has the node take the newest versions of intents again, and further ones where
// it is time for that.
func (r *Relay) sendVersions(ctx context.Context, t task.Task, again, raised []judged, hold string) error {
	var sends []sending
	for _, j := range again {
		if len(j.payments) > 0 {
			sends = r.addUnlessLately(sends, sending{sentVersion: j.payments[0], of: j.openIntent})
		}
	}
	var trouble error
	if hold == "" {
		var further []sending
		further, trouble = r.signFurther(ctx, t, raised)
		if trouble != nil && !isNodeTrouble(trouble) {
			return trouble
		}
		sends = append(sends, further...)
	}
	return cmp.Or(r.sendAll(ctx, t, sends), trouble)
}

// addUnlessLately adds a transaction unless the node was handed it so short a while ago that
// it is likely to have it still.
func (r *Relay) addUnlessLately(sends []sending, s sending) []sending {
	atMicros, ok := r.sentAtMicros[s.signature]
	if ok && r.db.Clock().Micros()-atMicros < r.options.Resend.Microseconds() {
		return sends
	}
	return append(sends, s)
}

// signFurther has further versions of carried intents signed, and records them. An intent that
// fails in a simulation by now is given up: its void and its versions are in a race that its
// marker decides.
func (r *Relay) signFurther(ctx context.Context, t task.Task, list []judged) (sends []sending, err error) {
	tried, err := r.tryAll(ctx, list)
	if err != nil {
		return nil, err
	}
	var refused, waits []judged
	for i, a := range tried {
		switch j := list[i]; {
		case a.Waits:
			j.why = waitsFor(a.Reason.Text)
			j.countFailure(a)
			waits = append(waits, j)
		case !a.Reason.IsZero():
			j.why = a.Reason
			refused = append(refused, j)
		default:
			r.metrics.bump.Inc()
			r.log.Info("a further version of an intent", "intent", j.id, "transaction", a.built.signature, "version", a.built.number, "unitPrice", a.built.unitPrice)
			sends = append(sends, a.built)
		}
	}
	if err := r.postponeAll(ctx, t, waits); err != nil {
		return nil, err
	}
	if err := r.giveUpAll(ctx, t, refused); err != nil {
		return nil, err
	}
	return sends, r.recordVersions(ctx, t, sends)
}

// recordVersions writes further versions down.
//
// Dying before the commit is safe: no node has seen them. Dying after it is too: the next pass
// reads the rows and sends them.
func (r *Relay) recordVersions(ctx context.Context, t task.Task, sends []sending) error {
	if len(sends) == 0 {
		return nil
	}
	r.crashPoint(pointRecord + ".before")
	err := r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		for _, s := range sends {
			insertVersion(tx, r.chain, s)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("recording versions: %w", err)
	}
	r.crashPoint(pointRecord + ".after")
	return nil
}

// sendAll sends transactions to the node, several at a time. A node's objection to a version is written to its
// intent, for people to read: no decision follows from it, since a version may be known to others by now. Failed
// requests are retried.
//
// A crash before it is safe: a sent transaction is a row, and is sent by the next reader. A crash after it is too: a
// node takes the same transaction twice as one.
func (r *Relay) sendAll(ctx context.Context, t task.Task, sends []sending) error {
	if len(sends) == 0 {
		return nil
	}
	r.crashPoint(pointSend + ".before")
	refusals := make([]error, len(sends))
	var g errgroup.Group
	g.SetLimit(maxAsking)
	for i, s := range sends {
		r.sentAtMicros[s.signature] = r.db.Clock().Micros()
		r.metrics.sends.Inc()
		g.Go(func() error {
			refusals[i] = r.client.Send(ctx, s.raw)
			return nil
		})
	}
	_ = g.Wait() // the refusals have the errors
	r.crashPoint(pointSend + ".after")
	for i, err := range refusals {
		if err != nil && !errors.Is(err, rpc.ErrKnown) {
			r.log.Warn("the node did not accept a transaction", "transaction", sends[i].signature, "error", err)
		}
	}
	return r.noteRefusals(ctx, t, sends, refusals)
}

// noteRefusals records why the node rejects carried versions.
func (r *Relay) noteRefusals(ctx context.Context, t task.Task, sends []sending, refusals []error) error {
	news := map[int]failure.Reason{}
	for i, err := range refusals {
		if reason := refusalOf(sends[i], err); sends[i].of.id != uuid.Nil && !reason.IsZero() && reason != sends[i].of.reason {
			news[i] = reason
		}
	}
	if len(news) == 0 {
		return ctx.Err()
	}
	return r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		for i, reason := range news {
			in := sends[i].of
			postponeIntent(tx, in, in.retryAtMicros, in.attempts, reason)
		}
		return nil
	})
}

// refusalOf returns the meaning of a node's refusal of a transaction for its intent; empty when it
// has none.
func refusalOf(s sending, err error) failure.Reason {
	switch {
	case errors.Is(err, rpc.ErrInsufficientFunds):
		return waitsFor(outOfSOL)
	case !errors.Is(err, rpc.ErrRejected):
		return failure.Reason{}
	}
	failed, logs := rpc.RejectionOf(err)
	tx, err := solana.DecodeTransaction(s.raw)
	if failed == nil || err != nil {
		return failure.Reason{}
	}
	trial := solintent.JudgeFailure(tx.Message, failed, logs)
	if trial.Waits {
		return waitsFor(trial.Reason.Text)
	}
	return trial.Reason
}
