package solrelay

import (
	"context"
	"errors"
	"fmt"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
)

// Author composes the transactions that the carrier sends, and has custody sign them. It is
// *solintent.Family.
type Author interface {
	// Compose makes a version of a text's transaction as it can land now.
	Compose(ctx context.Context, on chain.Name, text []byte, step int) (solintent.Composed, error)
	// Try simulates a version's message as it can land now.
	Try(ctx context.Context, on chain.Name, message []byte) (solintent.Trial, error)
	// SignComposed has the signer judge the text again and sign a version of it.
	SignComposed(ctx context.Context, text []byte, r solintent.Request, c solintent.Composed) (solintent.Version, error)
	// SignVoid has the signer sign a void of a text.
	SignVoid(ctx context.Context, on chain.Name, text []byte, r solintent.Request, step int) (solintent.Version, error)
	// SignClosing has the signer sign a transaction that closes markers of one day.
	SignClosing(ctx context.Context, on chain.Name, d custody.ClosingDay, markers []solana.PublicKey) (solintent.Version, error)
	// CheckHistory demands that nodes have all of a wallet's history that the database may lack. Error: task.Later.
	CheckHistory(ctx context.Context, on chain.Name, wallet chain.Address) error
	// BeginMarkers has the signer sign from now on, in marker form.
	BeginMarkers(ctx context.Context, on chain.Name) error
	// ClosingDay is the day whose closing key owns a marker that was made at a time.
	ClosingDay(ctx context.Context, closer solana.PublicKey, deadline, made time.Time) (custody.ClosingDay, error)
}

// attempt is the result of trying an intent: a version that is ready to be sent, if it works.
type attempt struct {
	solintent.Trial
	built  sending
	failed bool // a node failed on the intent, which waits
}

// sending is a transaction, ready to be sent.
type sending struct {
	sentVersion
	voids bool       // it is of a void
	of    openIntent // the zero value for one that is of no intent
}

// tryAll simulates intents, several at a time, and has versions of those signed that work. One on which a node fails waits, and keeps
// no other: strangers can make so many token accounts for a wallet that nodes do not list them.
func (r *Relay) tryAll(ctx context.Context, due []judged) ([]attempt, error) {
	tried := make([]attempt, len(due))
	g, asking := errgroup.WithContext(ctx)
	g.SetLimit(maxAsking)
	for i, j := range due {
		g.Go(func() (err error) {
			tried[i], err = r.tryIntent(asking, j.openIntent)
			if isNodeTrouble(err) && asking.Err() == nil {
				tried[i] = r.failedAttempt(j.openIntent, err)
				return nil
			}
			return err
		})
	}
	return tried, g.Wait()
}

// failedAttempt is the result of trying an intent on which a node failed.
func (r *Relay) failedAttempt(in openIntent, err error) attempt {
	r.log.Warn("a node failed on an intent; trying again later", "intent", in.id, "error", err)
	return attempt{Trial: solintent.Trial{Reason: failure.Reason{Text: "a node fails on it"}, Waits: true}, failed: true}
}

// tryIntent simulates an intent, and has a version signed if it works. The version that was
// signed when the intent was accepted will do while it is fresh.
func (r *Relay) tryIntent(ctx context.Context, in openIntent) (attempt, error) {
	version, trial, err := r.nextVersion(ctx, in)
	if err != nil {
		return attemptOf(err)
	}
	if !trial.Reason.IsZero() {
		return attempt{Trial: trial}, nil
	}
	built, err := r.build(in, version, false)
	return attempt{built: built}, err
}

// freshFor is how long after it was signed a version is worth sending for the first time.
const freshFor = refreshAfter / 2

func (r *Relay) nextVersion(ctx context.Context, in openIntent) (solintent.Version, solintent.Trial, error) {
	nowMicros := r.db.Clock().Micros()
	first := in.signed.First
	if len(in.payments) == 0 && first != nil && nowMicros-in.createdAtMicros < freshFor.Microseconds() {
		trial, err := r.author.Try(ctx, r.chain, first.Message)
		return *first, trial, err
	}
	composed, err := r.author.Compose(ctx, r.chain, []byte(in.text), stepOf(in.payments, nowMicros, r.options.BumpAfter))
	if err != nil || !composed.Trial.Reason.IsZero() {
		return solintent.Version{}, composed.Trial, err
	}
	version, err := r.author.SignComposed(ctx, []byte(in.text), *in.signed.Request, composed)
	return version, composed.Trial, err
}

// attemptOf returns the result that an error of composing or signing a version means for its intent. The
// signer may say otherwise later, unless its rules deny the text or it is malformed.
func attemptOf(err error) (attempt, error) {
	var refusal intent.Refusal
	switch {
	case isNodeTrouble(err), errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
		return attempt{}, err
	case errors.As(err, &refusal):
		return attempt{Trial: solintent.Trial{Reason: refusal.Reason()}}, nil
	case errors.Is(err, custody.ErrDenied), errors.Is(err, custody.ErrNotUnderstood), errors.Is(err, custody.ErrIntent):
		return attempt{Trial: solintent.Trial{Reason: failure.New(failure.SigningRefused, err.Error())}}, nil
	}
	return attempt{Trial: solintent.Trial{Reason: failure.Reason{Text: err.Error()}, Waits: true}}, nil
}

// build adds the fee payer's signature to a version of an intent's payment, or of its void.
//
// It reads the message first: an attacker who writes to the database can have the fee payer sign only payouts, burns
// and voids, and those only wallets sign.
func (r *Relay) build(in openIntent, version solintent.Version, voids bool) (sending, error) {
	fault := func(err error) (sending, error) {
		return sending{}, fmt.Errorf("a version of intent %s: %w", in.id, err)
	}
	message, err := solana.DecodeMessage(version.Message)
	if err != nil {
		return fault(err)
	}
	var event *solana.PublicKey
	if voids {
		said, err := custody.DecodeSolanaVoid(version.Message)
		if err != nil || said.ID != in.id || said.Wallet != in.wallet {
			return fault(errors.Join(errOther, err))
		}
	} else {
		said, err := custody.DecodeSolanaVersion(version.Message)
		if err != nil || said.ID != in.id || said.Wallet != in.wallet || said.Marking == nil {
			return fault(errors.Join(errOther, err))
		}
		if said.Burning != nil {
			event = &said.Burning.Event
		}
	}
	signature, raw, err := r.signAsPayer(message, version, event)
	if err != nil {
		return fault(err)
	}
	number := len(in.payments)
	if voids {
		number = len(in.voids)
	}
	return sending{
		sentVersion: sentVersion{signature: signature, number: number, unitPrice: version.UnitPrice, firstSentMicros: r.db.Clock().Micros(), raw: raw},
		voids:       voids, of: in,
	}, nil
}

// composeMessage is the message of instructions that the payer pays for, at no priority fee. A legacy message has the units
// that its instructions have by default.
func composeMessage(form solana.Version, payer solana.PublicKey, recent solana.Hash, units uint32, instructions ...solana.Instruction) (solana.Message, error) {
	message, err := solana.NewMessage(payer, recent, instructions...)
	if err != nil || form == solana.Legacy {
		return message, err
	}
	return message.WithConfig(solana.NewConfig(0, units, solana.MaxLoadedBytes))
}

// errOther says that a transaction does not match its intent.
var errOther = errors.New("the transaction is another intent's")

// signAsPayer completes a version by the fee payer's signature.
func (r *Relay) signAsPayer(message solana.Message, version solintent.Version, event *solana.PublicKey) (solana.Signature, []byte, error) {
	paid, err := r.key.SignMessage(message)
	if err != nil {
		return paid, nil, err
	}
	tx := solana.Transaction{Message: message}
	for _, key := range message.Keys[:message.RequiredSignatures] {
		signature := version.Signature
		switch {
		case key == r.key.Account():
			signature = paid
		case event != nil && key == *event && version.EventSignature != nil:
			signature = *version.EventSignature
		}
		tx.Signatures = append(tx.Signatures, signature)
	}
	return paid, tx.Encode(), tx.Verify()
}
