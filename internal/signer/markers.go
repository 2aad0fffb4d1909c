package signer

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
)

// ClosingKey is the public closing key of a day.
func (l *Local) ClosingKey(_ context.Context, d custody.ClosingDay) (solana.PublicKey, error) {
	return l.options.Closing.ClosingKey(d)
}

// BeginMarkers has payments of a chain signed from now on, in marker form. Until then none is:
// signatures in nonce form of earlier versions might still be executed. A service in hostile hands
// may call it while they are alive: checkNoNonce keeps their payouts from being signed again.
// Twice is once.
func (l *Local) BeginMarkers(ctx context.Context, on chain.Name) error {
	if _, ok := l.options.SolanaChains[on]; !ok {
		return refuseText("%s is no configured chain of Solana's", on)
	}
	return l.options.DB.Write(ctx, func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO marker_chains (chain, begun_at) VALUES ($1, $2) ON CONFLICT (chain) DO NOTHING`, string(on), tx.DB().Clock().Micros())
		return nil
	})
}

// errNonceForm is of requests in nonce form, which are never signed, whether or not a chain has
// begun with markers: a recent blockhash in the place of the nonce's value would have every
// version land. Only a service of an earlier version makes them. It must retry until it is
// replaced, so this is no refusal.
var errNonceForm = fmt.Errorf("%w: intents with nonce accounts are not signed, and the service is of an earlier version", custody.ErrUnavailable)

// checkBegun returns custody.ErrNotYet until BeginMarkers was called for the chain.
func (l *Local) checkBegun(ctx context.Context, on chain.Name) error {
	var begun int
	if err := l.options.DB.QueryRow(ctx, `SELECT COUNT(*) FROM marker_chains WHERE chain = $1`, string(on)).Scan(&begun); err != nil {
		return fmt.Errorf("reading whether a chain has begun with markers: %w", err)
	}
	if begun == 0 {
		return fmt.Errorf("%w: %s has not begun with markers", custody.ErrNotYet, on)
	}
	return nil
}

// checkMarking holds how a message makes its marker to the deadline of its text. The closing
// key is computed: one that the message chose could close the marker at any time.
func (l *Local) checkMarking(m custody.SolanaMarking, deadline time.Time) error {
	d := custody.ClosingDayOf(deadline)
	closer, err := l.options.Closing.ClosingKey(d)
	switch {
	case err != nil:
		return err
	case m.Closer != closer:
		return fmt.Errorf("%s owns its marker, not the closing key of the day %d", m.Closer, d)
	case m.Rent > custody.MaxMarkerRent:
		return fmt.Errorf("%d lamports for its marker, %d are the most", m.Rent, uint64(custody.MaxMarkerRent))
	case m.Blockhash.IsZero():
		return errors.New("it has no blockhash")
	}
	return nil
}

// checkBudget checks the cost of a message to the fee payer against the configuration.
func (c SolanaChain) checkBudget(feePayer solana.PublicKey, limit uint32, price uint64) error {
	switch {
	case feePayer != c.FeePayer:
		return fmt.Errorf("%s pays for it, not %s", feePayer, c.FeePayer)
	case price > c.MaxUnitPrice:
		return fmt.Errorf("a compute unit at %d micro-lamports, %d are the most", price, c.MaxUnitPrice)
	case limit > solana.MaxComputeUnits:
		return fmt.Errorf("%d compute units, %d are the most", limit, solana.MaxComputeUnits)
	}
	return nil
}

// rememberMarker keeps the deadlines of the texts that are signed of an order in marker form.
// It refuses a text once a day before the earliest of them lets the marker be closed, so all
// messages of the order are dead before any marker of it is. It refuses every text after a
// void, too, which writes the same row. It says whether the order had no row before: each is kept
// for ever, and takes from MaxItems.
// Error: custody.ErrDenied.
func rememberMarker(ctx context.Context, tx *store.Tx, order orderKey, deadline time.Time) (written bool, err error) {
	earliest, latest, written, err := lockMarker(ctx, tx, order, deadline)
	if err != nil {
		return false, err
	}
	cancelled, err := isCancelled(ctx, tx, order)
	if err != nil {
		return false, err
	}
	if cancelled {
		return false, errGivenUp(order)
	}
	earliest, latest = min(earliest, deadline.Unix()), max(latest, deadline.Unix())
	if isClosedSoon(time.Unix(earliest, 0), tx.DB().Clock().Now()) {
		return false, fmt.Errorf("%w: intent %s was signed until %s, and its marker may be closed soon: ask by a new request", custody.ErrDenied, order.id, time.Unix(earliest, 0).UTC())
	}
	tx.Defer(`UPDATE signed_markers SET earliest = $4, latest = $5 WHERE owner_id = $1 AND chain = $2 AND order_id = $3`,
		order.owner, string(order.chain), order.id, earliest, latest)
	return written, nil
}

// lockMarker reads the deadlines that are kept of an order, after making them those of this
// text if there are none (written), and has every other transaction about the order wait for this one.
func lockMarker(ctx context.Context, tx *store.Tx, order orderKey, deadline time.Time) (earliest, latest int64, written bool, err error) {
	rows, err := tx.Exec(ctx, `INSERT INTO signed_markers (owner_id, chain, order_id, earliest, latest) VALUES ($1, $2, $3, $4, $4)
		ON CONFLICT (owner_id, chain, order_id) DO NOTHING`, order.owner, string(order.chain), order.id, deadline.Unix())
	if err != nil {
		return 0, 0, false, fmt.Errorf("keeping until when texts of an order are signed: %w", err)
	}
	err = tx.QueryRow(ctx, `SELECT earliest, latest FROM signed_markers WHERE owner_id = $1 AND chain = $2 AND order_id = $3`+tx.DB().ForUpdate(),
		order.owner, string(order.chain), order.id).Scan(&earliest, &latest)
	if err != nil {
		return 0, 0, false, fmt.Errorf("reading until when texts of an order were signed: %w", err)
	}
	return earliest, latest, rows > 0, nil
}

// Void decides and signs that an intent is over unpaid. A void is remembered before
// it is signed, as a cancellation is. Asking again is asking once.
func (l *Local) Void(ctx context.Context, r custody.VoidRequest) (custody.Voided, error) {
	signatures, err := l.decideAndVoid(ctx, r)
	l.metrics.count(voidKind, err)
	return custody.Voided{Signatures: signatures}, err
}

// longestVoid, with the chain's life of an intent, is how long the text of a void can be good:
// an approval is waited for approval.MaxValidity, and clocks differ. A service that does not know
// the texts there are voids one of nearly that length. The marker of a void with a later deadline
// would have a closing key for which no service looks.
const longestVoid = approval.MaxValidity + 2*24*time.Hour

// decideAndVoid judges a void. Like a cancellation it needs no approval: it moves no money of the wallet's, and makes
// no other effect possible.
func (l *Local) decideAndVoid(ctx context.Context, r custody.VoidRequest) ([]solana.Signature, error) {
	i, on, err := l.decodeSolanaIntent(r.Intent)
	if err != nil {
		return nil, err
	}
	order := orderKey{r.Owner, i.Chain, i.ID}
	if err := l.checkOwner(ctx, order, r.Proof, i.Wallet.Address()); err != nil {
		return nil, err
	}
	if err := l.checkVoidDeadline(i.Deadline, on.IntentLife); err != nil {
		return nil, err
	}
	voids, err := decodeMessages(r.Messages, custody.DecodeSolanaVoid, func(v custody.SolanaVoid) error {
		if err := on.checkBudget(v.FeePayer, v.UnitLimit, v.UnitPrice); err != nil {
			return err
		}
		if err := l.checkMarking(v.Marking, i.Deadline); err != nil {
			return err
		}
		return v.CheckVoids(i)
	})
	if err != nil {
		return nil, err
	}
	if err := l.checkBegun(ctx, i.Chain); err != nil {
		return nil, err
	}
	if err := l.options.DB.Write(ctx, func(tx *store.Tx) error { return l.rememberVoid(ctx, tx, order, r.Proof.Organization, i) }); err != nil {
		return nil, err
	}
	return l.signWallet(ctx, custody.Owner{ID: r.Owner, Organization: r.Proof.Organization}, custody.WalletMessages(voids))
}

// checkVoidDeadline rejects a void whose marker could be closed within a day, by an old text, or
// only on a day for which no service looks. A marker that is closed at once keeps no message of
// its id from landing.
// Errors: custody.ErrDenied for a text that is too old, custody.ErrNotUnderstood.
func (l *Local) checkVoidDeadline(deadline time.Time, life time.Duration) error {
	now := l.options.DB.Clock().Now()
	if longest := now.Add(longestVoid + life); deadline.After(longest) {
		return refuseText("its text is good until %s, and no text that is signed now is for longer than until %s", deadline.UTC(), longest.UTC())
	}
	if isClosedSoon(deadline, now) {
		return fmt.Errorf("%w: its text was good until %s, and its marker may be closed soon: void a text of it that is good for longer", custody.ErrDenied, deadline.UTC())
	}
	return nil
}

// isClosedSoon returns whether the marker of a text with the deadline may be closed tomorrow, or
// already.
func isClosedSoon(deadline, now time.Time) bool {
	return custody.ClosingDayAt(now) >= custody.ClosingDayOf(deadline)-1
}

// rememberVoid records that an order is over. A text that was signed with a later deadline, or in nonce form, could
// be executed after the void's marker is closed, or in spite of it. The row of its marker does not count in MaxItems:
// each order has one, and counts in MaxCancellations. Errors: custody.ErrDenied, custody.ErrDayLimit.
func (l *Local) rememberVoid(ctx context.Context, tx *store.Tx, order orderKey, organization uuid.UUID, i custody.SolanaIntent) error {
	_, latest, _, err := lockMarker(ctx, tx, order, i.Deadline)
	if err != nil {
		return err
	}
	if latest > i.Deadline.Unix() {
		return fmt.Errorf("%w: intent %s was signed until %s: void a text of it that is good as long", custody.ErrDenied, order.id, time.Unix(latest, 0).UTC())
	}
	if err := l.checkNoNonce(ctx, tx, i); err != nil {
		return err
	}
	return rememberCancelled(ctx, tx, order, organization)
}

// CloseMarkers signs messages that close markers of a day, once the signer's own clock is in that day: until then a
// marker keeps its intent from being executed again. It need not know the markers, since the key owns no other
// account, and their lamports go to the fee payer.
func (l *Local) CloseMarkers(ctx context.Context, r custody.CloseRequest) (custody.Closed, error) {
	signatures, err := l.decideAndClose(r)
	l.metrics.count(closeKind, err)
	if err == nil {
		err = ctx.Err()
	}
	if err != nil {
		return custody.Closed{}, err
	}
	return custody.Closed{Signatures: signatures}, nil
}

func (l *Local) decideAndClose(r custody.CloseRequest) ([]solana.Signature, error) {
	on, ok := l.options.SolanaChains[r.Chain]
	if !ok {
		return nil, refuseText("%s is no configured chain of Solana's", r.Chain)
	}
	closer, err := l.options.Closing.ClosingKey(r.Day)
	if err != nil {
		return nil, err
	}
	closes, err := decodeMessages(r.Messages, custody.DecodeSolanaClose, func(c custody.SolanaClose) error {
		if c.Closer != closer {
			return fmt.Errorf("%s closes, not the closing key of the day %d", c.Closer, r.Day)
		}
		return on.checkBudget(c.FeePayer, c.UnitLimit, c.UnitPrice)
	})
	if err != nil {
		return nil, err
	}
	if begins := r.Day.Begins(); l.options.DB.Clock().Now().Before(begins) {
		return nil, fmt.Errorf("%w: these markers may be closed from %s on", custody.ErrNotYet, begins)
	}
	return l.signCloses(r.Day, closes)
}

// decodeMessages reads and checks all messages of a request.
// Error: custody.ErrNotUnderstood, naming a message.
func decodeMessages[M any](messages [][]byte, decode func([]byte) (M, error), check func(M) error) ([]M, error) {
	if len(messages) == 0 {
		return nil, refuseText("it comes without a message")
	}
	if len(messages) > maxVersions {
		return nil, refuseText("it comes with %d messages, %d are the most", len(messages), maxVersions)
	}
	decoded := make([]M, len(messages))
	for n, message := range messages {
		m, err := decode(message)
		if err == nil {
			err = check(m)
		}
		if err != nil {
			return nil, refuseText("message %d: %s", n+1, err.Error())
		}
		decoded[n] = m
	}
	return decoded, nil
}

// Check returns an error for options that would let one signature hold on two clusters of
// Solana. A void and a close name neither their cluster nor a mint: a void of a text on one
// cluster would make the marker of the same id on the other, too.
func (o Options) Check() error {
	if len(o.SolanaChains) < 2 {
		return nil
	}
	var names []string
	for name := range o.SolanaChains {
		names = append(names, string(name))
	}
	slices.Sort(names)
	return fmt.Errorf("one seed signs on one cluster of Solana, not on %s: a void that is signed for one could be carried out on the other", strings.Join(names, " and "))
}
