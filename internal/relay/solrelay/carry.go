package solrelay

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// maxAsking is how many requests of one kind a pass has under way at a time.
const maxAsking = 8

// handleIntents does for each open intent what judgeIntent says. What the node fails on
// for one intent does not keep the others: the first such failure is returned at the end.
func (r *Relay) handleIntents(ctx context.Context, t task.Task, open []openIntent, v chainView) error {
	due := map[intentAction][]judged{}
	for _, in := range open {
		j := judgeIntent(in, v.nonces[in.signed.NonceAccount], v.chainTimes)
		due[j.action] = append(due[j.action], judged{in, j})
	}
	hold := ""
	if v.balance < r.options.MinBalance {
		hold = waiting + "the fee payer is out of SOL"
	}
	r.reportHold(hold, v)
	var trouble error
	for _, handle := range []func() error{
		func() error { return r.settleUsed(ctx, t, due[intentFind]) },
		func() error { return r.settleExecutedBefore(ctx, t, v, due[intentLookBack]) },
		func() error { return r.giveUpAll(ctx, t, due[intentGiveUp]) },
		func() error { return r.carryDue(ctx, t, due[intentSimulate], hold) },
		func() error { return r.sendVersions(ctx, t, due[intentSend], due[intentRaise]) },
		func() error { return r.sendAdvances(ctx, t, accountsOf(due[intentAdvance])) },
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

// judged is an intent with what is to be done about it.
type judged struct {
	openIntent
	judgement
}

// reportHold shows why nothing new is carried; empty when nothing keeps it.
func (r *Relay) reportHold(hold string, v chainView) {
	r.metrics.refreshHeld(hold != "")
	if hold != r.holdReason {
		r.holdReason = hold
		r.log.Warn("carrying of new intents", "hold", hold, "lamports", v.balance)
	}
}

// carryDue simulates intents that nobody has seen, makes those carried that work and has
// those given up that do not.
func (r *Relay) carryDue(ctx context.Context, t task.Task, due []judged, hold string) error {
	if len(due) == 0 {
		return nil
	}
	verdicts := make([]verdict, len(due))
	if hold == "" {
		var err error
		verdicts, err = r.tryAll(ctx, due)
		if err != nil {
			return err
		}
	}
	var carried, refused []judged
	for i, v := range verdicts {
		switch {
		case hold != "" || v.waits:
			v.reason, v.waits = orElse(v.reason, hold), true
		case v.reason == "":
			carried = append(carried, due[i])
		default:
			due[i].judgement = judgement{action: intentGiveUp, end: intent.Refused, why: v.reason}
			refused = append(refused, due[i])
		}
		verdicts[i] = v
	}
	if err := r.postponeWaiting(ctx, t, due, verdicts); err != nil {
		return err
	}
	if err := r.giveUpAll(ctx, t, refused); err != nil {
		return err
	}
	return r.exposeAll(ctx, t, carried)
}

func orElse(text, other string) string {
	if text == "" {
		return other
	}
	return text
}

// postponeWaiting has intents looked at again later with which nothing is wrong.
func (r *Relay) postponeWaiting(ctx context.Context, t task.Task, due []judged, verdicts []verdict) error {
	waits := false
	for _, v := range verdicts {
		waits = waits || v.waits
	}
	if !waits {
		return nil
	}
	return r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		for i, v := range verdicts {
			if v.waits {
				postponeIntent(tx, due[i].openIntent, r.backoffUntilMicros(0), due[i].attempts, v.reason)
			}
		}
		return nil
	})
}

// exposeAll makes intents carried, and sends their first versions.
//
// Dying before the commit is safe: nobody has seen a signature, and the chain can be
// asked again. Dying after it is too: the rows hold all it takes to send what is signed,
// and whatever is sent uses a value that the intent alone has.
func (r *Relay) exposeAll(ctx context.Context, t task.Task, list []judged) error {
	if len(list) == 0 {
		return nil
	}
	sends := make([]sending, len(list))
	for i, j := range list {
		var err error
		sends[i], err = r.buildVersion(j.openIntent, 0)
		if err != nil {
			return err
		}
	}
	r.crashPoint(pointExpose + ".before")
	err := r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		rows := make([]intent.Open, len(list))
		for i, j := range list {
			rows[i] = j.row()
			guardNonce(tx, r.chain, *j.nonce)
			insertSent(tx, r.chain, sends[i].key, j.id, sends[i].sentVersion)
		}
		return intent.MarkCarried(tx, rows...)
	})
	if err != nil {
		return fmt.Errorf("recording what is carried: %w", err)
	}
	r.crashPoint(pointExpose + ".after")
	err = r.sendAll(ctx, t, sends)
	for i, j := range list {
		r.traceSent(j.openIntent, sends[i])
		r.log.Info("carrying an intent", "intent", j.id, "transaction", sends[i].signature, "nonceAccount", sends[i].key.account)
	}
	return err
}

// sending is a transaction that uses a nonce value, ready to be sent.
type sending struct {
	sentVersion
	key nonceKey
	of  openIntent // the zero value for one that only advances the account
	raw []byte
}

// buildVersion adds the fee payer's signature to a version of an intent's transaction.
//
// It reads the message first: whoever writes to the database can have the fee payer sign
// nothing else than payouts and burns, and those only wallets sign.
func (r *Relay) buildVersion(in openIntent, number int) (sending, error) {
	fault := func(err error) (sending, error) {
		return sending{}, fmt.Errorf("version %d of intent %s: %w", number, in.id, err)
	}
	version := in.signed.Versions[number]
	said, err := custody.DecodeSolanaVersion(version.Message)
	switch {
	case err != nil:
		return fault(err)
	case said.ID != in.id, said.Wallet != in.wallet, said.NonceAccount != in.signed.NonceAccount, said.NonceValue != in.signed.NonceValue:
		return fault(errors.New("it is another intent's"))
	}
	message, err := solana.DecodeMessage(version.Message)
	if err != nil {
		return fault(err)
	}
	paid, err := r.key.SignMessage(message)
	if err != nil {
		return fault(err)
	}
	tx := solana.Transaction{Message: message}
	for _, key := range message.Keys[:message.RequiredSignatures] {
		signature := version.Signature
		switch {
		case key == said.FeePayer:
			signature = paid
		case said.Burning != nil && key == said.Burning.Event && version.EventSignature != nil:
			signature = *version.EventSignature
		}
		tx.Signatures = append(tx.Signatures, signature)
	}
	if err := tx.Verify(); err != nil {
		return fault(err)
	}
	return sending{
		sentVersion: sentVersion{signature: paid, version: number, unitPrice: version.UnitPrice, firstSentMicros: r.db.Clock().Micros()},
		key:         nonceKey{in.signed.NonceAccount, in.signed.NonceValue}, of: in, raw: tx.Encode(),
	}, nil
}

// sendVersions has the node take the newest versions of intents again, and their next
// where it is time to offer more.
func (r *Relay) sendVersions(ctx context.Context, t task.Task, again, raised []judged) error {
	var sends []sending
	for _, j := range again {
		if len(j.sent) == 0 {
			raised = append(raised, j) // it was carried by another life of this database
			continue
		}
		if r.sentLately(j.sent[0].signature) {
			continue
		}
		s, err := r.buildVersion(j.openIntent, j.sent[0].version)
		if err != nil {
			return err
		}
		sends = append(sends, s)
	}
	for _, j := range raised {
		number := 0
		if len(j.sent) > 0 {
			number = j.sent[0].version + 1
			r.metrics.bump.Inc()
		}
		s, err := r.buildVersion(j.openIntent, number)
		if err != nil {
			return err
		}
		r.log.Info("offering more for an intent", "intent", j.id, "transaction", s.signature, "version", number, "unitPrice", s.unitPrice)
		if err := r.recordVersion(ctx, t, s); err != nil {
			return err
		}
		sends = append(sends, s)
	}
	return r.sendAll(ctx, t, sends)
}

// recordVersion writes a further version down.
//
// Dying before the commit is safe: nobody has seen this version. Dying after it is too:
// the next pass reads the row and sends it.
func (r *Relay) recordVersion(ctx context.Context, t task.Task, s sending) error {
	r.crashPoint(pointRecord + ".before")
	err := r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		insertSent(tx, r.chain, s.key, s.of.id, s.sentVersion)
		return nil
	})
	if err != nil {
		return fmt.Errorf("recording a version: %w", err)
	}
	r.crashPoint(pointRecord + ".after")
	return nil
}

// sentLately says whether the node was handed a transaction so short a while ago that it
// is likely to have it still.
func (r *Relay) sentLately(signature solana.Signature) bool {
	atMicros, ok := r.sentAtMicros[signature]
	return ok && r.db.Clock().Micros()-atMicros < r.options.Resend.Microseconds()
}

// sendAll hands transactions to the node, several at a time. What the node refuses of a
// version is written to its intent, for people to read: nothing follows from it, since a
// version may be known to anybody by now. What fails is sent again.
//
// Dying before it is safe: what is sent is a row, and is sent by whoever reads that next.
// Dying after it is too: a node takes the same transaction twice as one.
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

// noteRefusals writes down why the node refuses what is carried.
func (r *Relay) noteRefusals(ctx context.Context, t task.Task, sends []sending, refusals []error) error {
	news := map[int]string{}
	for i, err := range refusals {
		if reason := refusalOf(err); sends[i].of.id != uuid.Nil && reason != "" && reason != sends[i].of.reason {
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
