package solrelay

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// giveUpAll has intents end unexecuted: it writes down as what, and sends what uses up
// their nonce values. Whether a version of theirs is faster the final block will say.
//
// Dying before the commit is safe: nothing was decided. Dying after it is too: the rows
// hold all it takes to send what was decided, and nothing else of the intent is sent from
// then on.
func (r *Relay) giveUpAll(ctx context.Context, t task.Task, list []judged) error {
	if len(list) == 0 {
		return nil
	}
	sends := make([]sending, len(list))
	for i, j := range list {
		var err error
		sends[i], err = r.buildAdvance(*j.nonce, len(j.advances))
		if err != nil {
			return err
		}
	}
	r.crashPoint(pointGiveUp + ".before")
	err := r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		for i, j := range list {
			err := saveNonceAccount(tx, r.chain, *j.nonce, GiveUp, func(a *nonceAccount) { a.verdict, a.reason = j.end, j.why })
			if err != nil {
				return err
			}
			insertSent(tx, r.chain, sends[i].key, uuid.Nil, sends[i].sentVersion)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("recording which intents are given up: %w", err)
	}
	r.crashPoint(pointGiveUp + ".after")
	for _, j := range list {
		r.log.Info("giving an intent up", "intent", j.id, "as", j.end, "reason", j.why, "nonceAccount", j.nonce.address)
	}
	return r.advanceNow(ctx, t, sends)
}

// advancing is a nonce account whose value the fee payer is to use up, with what was sent
// to that end.
type advancing struct {
	nonceAccount
	sent []sentVersion // newest first
}

// accountsOf are the accounts of intents that are given up.
func accountsOf(list []judged) []advancing {
	out := make([]advancing, len(list))
	for i, j := range list {
		out[i] = advancing{*j.nonce, j.advances}
	}
	return out
}

// sendAdvances has the node take again what uses up nonce values, and versions that offer
// more where it is time for that.
func (r *Relay) sendAdvances(ctx context.Context, t task.Task, list []advancing) error {
	var sends []sending
	for _, a := range list {
		number := 0
		if len(a.sent) > 0 {
			number = a.sent[0].version
			waited := r.db.Clock().Micros() - a.sent[0].firstSentMicros
			if waited >= r.options.BumpAfter.Microseconds() && r.advancePrice(number+1) > r.advancePrice(number) {
				number++
				r.metrics.bump.Inc()
			}
		}
		s, err := r.buildAdvance(a.nonceAccount, number)
		if err != nil {
			return err
		}
		if len(a.sent) == 0 || a.sent[0].version != number {
			if err := r.recordVersion(ctx, t, s); err != nil {
				return err
			}
		} else if r.sentLately(s.signature) {
			continue
		}
		sends = append(sends, s)
	}
	return r.advanceNow(ctx, t, sends)
}

// advanceNow sends what uses up nonce values.
//
// Dying before or after it is safe: it is a row, and sent again until a final block has
// another value. A transaction that carries a nonce's value as its blockhash lands once, if
// at all, and so never touches the value that comes after.
func (r *Relay) advanceNow(ctx context.Context, t task.Task, sends []sending) error {
	if len(sends) == 0 {
		return nil
	}
	r.crashPoint(pointAdvance + ".before")
	err := r.sendAll(ctx, t, sends)
	r.crashPoint(pointAdvance + ".after")
	return err
}

const (
	// advanceUnits is the limit of compute units of a transaction that only advances a
	// nonce account, which needs a third of it.
	advanceUnits = 1_500
	// firstAdvancePrice is what its first version offers for each; every further one
	// offers four times as much.
	firstAdvancePrice = 10_000
)

// advancePrice is what a version of such a transaction offers.
func (r *Relay) advancePrice(number int) uint64 {
	return min(firstAdvancePrice<<(2*min(number, 16)), r.options.MaxUnitPrice)
}

// buildAdvance is a version of the transaction that does nothing but use up the account's
// nonce value. The same version is the same transaction.
func (r *Relay) buildAdvance(a nonceAccount, number int) (sending, error) {
	fault := func(err error) (sending, error) {
		return sending{}, fmt.Errorf("advancing nonce account %s: %w", a.address, err)
	}
	price := r.advancePrice(number)
	message, err := solana.NewMessage(r.key.Account(), a.value,
		solana.AdvanceNonce(a.address, r.key.Account()), solana.SetComputeUnitLimit(advanceUnits), solana.SetComputeUnitPrice(price))
	if err != nil {
		return fault(err)
	}
	signature, err := r.key.SignMessage(message)
	if err != nil {
		return fault(err)
	}
	tx := solana.Transaction{Signatures: []solana.Signature{signature}, Message: message}
	return sending{
		sentVersion: sentVersion{signature: signature, version: number, unitPrice: price, firstSentMicros: r.db.Clock().Micros()},
		key:         nonceKey{a.address, a.value}, raw: tx.Encode(),
	}, nil
}
