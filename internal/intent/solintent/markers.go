package solintent

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// IsMarker says whether an account that was read at a marker's address is the marker.
// Lamports alone, which anyone can send there, are none: only the wallet's signature gives
// the address to the token program.
func IsMarker(a *rpc.Account) bool {
	return a != nil && a.Owner == solana.TokenProgram && len(a.Data) == solana.TokenAccountSize
}

// CloserOf returns the key that can close a marker.
func CloserOf(marker *rpc.Account) (closer solana.PublicKey) {
	copy(closer[:], marker.Data[len(closer):]) // behind the mint
	return closer
}

// Creation is the one transaction that made an intent's marker: with its payment, or as a void.
type Creation struct {
	Tx      *rpc.FetchedTransaction
	Payment *custody.SolanaVersion // nil for a void
	Marking custody.SolanaMarking
}

// ReadCreation reads whether a transaction made the marker of a wallet's intent; nil if not.
// One that failed made none.
func ReadCreation(tx *rpc.FetchedTransaction, wallet solana.PublicKey, id uuid.UUID) *Creation {
	if tx == nil || tx.Err != nil {
		return nil
	}
	message := tx.Transaction.Message.Encode()
	if v, err := custody.DecodeSolanaVersion(message); err == nil {
		if v.Marking == nil || v.Wallet != wallet || v.ID != id {
			return nil
		}
		return &Creation{tx, &v, *v.Marking}
	}
	v, err := custody.DecodeSolanaVoid(message)
	if err != nil || v.Wallet != wallet || v.ID != id {
		return nil
	}
	return &Creation{tx, nil, v.Marking}
}

// NewUnshownError returns the error of a transaction that nodes list and do not show. It must not be taken for one that there is not: a node
// has lost it. It is chain.ErrUnavailable.
func NewUnshownError(listed solana.Signature) error {
	return fmt.Errorf("%w: transaction %s is listed, and no node shows it", chain.ErrUnavailable, listed)
}

// FindCreation looks among the transactions that name an intent's marker for the one that made
// it; nil if there is none. Anyone may have the marker named in others, once its address is
// public: those that succeeded are read, the oldest first.
// Error: chain.ErrUnavailable if one of them is not shown.
func FindCreation(ctx context.Context, nodes *rpc.Client, wallet solana.PublicKey, id uuid.UUID, at rpc.Commitment) (*Creation, error) {
	listed, err := nodes.SignaturesFor(ctx, custody.MarkerOf(wallet, id), at, nil)
	if err != nil {
		return nil, err
	}
	for _, s := range slices.Backward(listed.List) {
		if s.Err != nil {
			continue
		}
		tx, err := nodes.Transaction(ctx, s.Signature, at)
		if errors.Is(err, chain.ErrUnreadable) {
			continue // a transaction that a wallet signed is readable
		}
		if err == nil && tx == nil {
			err = NewUnshownError(s.Signature)
		}
		if err != nil {
			return nil, err
		}
		if found := ReadCreation(tx, wallet, id); found != nil {
			return found, nil
		}
	}
	return nil, nil
}

// MarkerKeep is how long a marker is kept after its intent's outcome is recorded, at least. A
// database that is restored from a backup of this age or less meets the marker of all that was
// executed since.
const MarkerKeep = 7 * 24 * time.Hour

// whileBeginning is how long an order waits until its chain has begun with markers.
const whileBeginning = 5 * time.Second

// checkBegun returns a task.Later until the chain has begun with markers, and while this
// database may be older than the markers that there are: the carrier looks into that first.
func (f *Family) checkBegun(ctx context.Context, name chain.Name) error {
	known, err := loadKnown(ctx, f.db, name)
	switch {
	case err != nil:
		return err
	case known.begunMicros == 0: // or the chain is not known at all
		return task.Later{After: whileBeginning, Reason: "what was signed under nonce accounts is being ended"}
	case f.isOutdated(known):
		return task.Later{After: whileBeginning, Reason: "the carrier has not looked at the chain for long"}
	}
	return nil
}

// checkUnmarked is asked before an order is signed: it returns nil if its marker does not
// exist and never did, as all nodes that are up say. It asks the list of the marker's
// transactions too, since markers are closed in time. If this database once did not look at
// the chain for longer than markers are kept, the nodes must have all the wallet's history since then.
// Errors: task.Later, intent.Refusal for an order that was given up before.
func (f *Family) checkUnmarked(ctx context.Context, on Chain, order intent.Order, wallet solana.PublicKey) error {
	nodes := on.Client.Agreed()
	if err := f.CheckHistory(ctx, order.Chain, wallet.Address()); err != nil {
		return err
	}
	account, err := nodes.Account(ctx, rpc.Confirmed, custody.MarkerOf(wallet, order.ID))
	if err != nil {
		return fmt.Errorf("reading the marker of intent %s: %w", order.ID, err)
	}
	made, err := FindCreation(ctx, nodes, wallet, order.ID, rpc.Confirmed)
	if err != nil {
		return fmt.Errorf("reading the transaction that made the marker of intent %s: %w", order.ID, err)
	}
	if made == nil {
		void, err := LoadVoid(ctx, f.db, order.Chain, wallet.Address(), order.ID)
		switch {
		case err != nil:
			return err
		case void != solana.Signature{}:
			return refuseVoided(void)
		case IsMarker(account):
			return task.Later{After: whileBeginning, Reason: whyUnshown}
		}
		return nil
	}
	if made.Payment == nil {
		return refuseVoided(made.Tx.Signature)
	}
	return task.Later{After: time.Second, Reason: "transaction " + made.Tx.Signature.String() + " has executed what was asked for, for a forgotten life of the database"}
}

// refuseVoided returns the refusal of an order whose id a transaction has voided.
func refuseVoided(void solana.Signature) intent.Refusal {
	return intent.Refusal{Why: "it was given up before, by transaction " + void.String() + ": ask by a new request", Code: failure.Cancelled}
}

// LoadVoid returns the final transaction that voided an id of a wallet, as the wallet's history showed once; zero if none is known. An
// execution of the id that is known decides in its place.
func LoadVoid(ctx context.Context, db *store.DB, on chain.Name, wallet chain.Address, id uuid.UUID) (solana.Signature, error) {
	var text string
	err := db.QueryRow(ctx, `SELECT signature FROM solana_voids WHERE chain = $1 AND wallet = $2 AND intent_id = $3`, string(on), string(wallet), id).Scan(&text)
	if errors.Is(err, store.ErrNoRows) {
		return solana.Signature{}, nil
	}
	if err != nil {
		return solana.Signature{}, fmt.Errorf("reading the transaction that voided intent %s: %w", id, err)
	}
	return solana.ParseSignature(text)
}

// closingKey is the public closing key of a day. The signer is asked once.
func (f *Family) closingKey(ctx context.Context, d custody.ClosingDay) (solana.PublicKey, error) {
	if known, ok := f.closing.Load(d); ok {
		return known.(solana.PublicKey), nil
	}
	key, err := f.signer.ClosingKey(ctx, d)
	if err != nil {
		return key, fmt.Errorf("asking for a closing key: %w", err)
	}
	f.closing.Store(d, key)
	return key, nil
}

// textDays is more than the days, without the chain's lifetime of an intent, by which the closing
// day of a text can be after a message of the text lands: longestText, the signer's tolerance and
// the days until a marker is closed.
const textDays = 40

// ClosingDay is the day whose closing key owns a marker that was made at a time. It is that of
// the deadline, unless a forgotten life of the database has made it: then it is searched among
// the days of all texts that the signer could have signed. It is 0 for an account that is the
// closing key of none of them.
func (f *Family) ClosingDay(ctx context.Context, closer solana.PublicKey, deadline, made time.Time) (custody.ClosingDay, error) {
	days := []custody.ClosingDay{custody.ClosingDayOf(deadline)}
	for n := range textDays + f.lifetimeDays() {
		days = append(days, custody.ClosingDayOf(made)+custody.ClosingDay(n)-1) // clocks differ
	}
	for _, d := range days {
		key, err := f.closingKey(ctx, d)
		if err != nil || key == closer {
			return d, err
		}
	}
	return 0, nil
}

// lifetimeDays is the longest lifetime of an intent on a chain, in days.
func (f *Family) lifetimeDays() int {
	var longest time.Duration
	for _, on := range f.chains {
		longest = max(longest, on.Lifetime)
	}
	return int(longest/(24*time.Hour)) + 1
}

// quote is how a version for a text with the deadline makes its marker now.
func (f *Family) quote(ctx context.Context, on Chain, deadline time.Time) (custody.SolanaMarking, error) {
	closer, err := f.closingKey(ctx, custody.ClosingDayOf(deadline))
	if err != nil {
		return custody.SolanaMarking{}, err
	}
	rent, err := on.Client.RentExempt(ctx, solana.TokenAccountSize)
	if err == nil && rent > custody.MaxMarkerRent {
		err = fmt.Errorf("%w: a rent of %d lamports for %d bytes, %d are the most", chain.ErrInconsistent, rent, solana.TokenAccountSize, uint64(custody.MaxMarkerRent))
	}
	if err != nil {
		return custody.SolanaMarking{}, fmt.Errorf("reading the rent of a marker: %w", err)
	}
	recent, err := on.Client.LatestBlockhash(ctx)
	if err != nil {
		return custody.SolanaMarking{}, fmt.Errorf("reading a recent blockhash: %w", err)
	}
	return custody.SolanaMarking{Blockhash: recent.Hash, Rent: rent, Closer: closer}, nil
}

// Units of a transaction that only makes or closes a marker: several times its need.
const (
	voidUnits  = 10_000
	closeUnits = 3_000
)

// longestText is how long a text can be good: an approval is waited for 30 days, and may be
// carried for the chain's lifetime of an intent after that.
const longestText = 31 * 24 * time.Hour

// SignVoid has the signer sign a void of a text, at the price of a step. Should a forgotten life
// of the database have had a text of the id signed that is good for longer, or the text be so old
// that its marker may be closed soon, a void of a text that is good for as long as any is signed
// instead: its marker must not be closed before.
func (f *Family) SignVoid(ctx context.Context, name chain.Name, text []byte, r Request, step int) (Version, error) {
	on, err := f.chain(name)
	if err != nil {
		return Version{}, err
	}
	i, err := custody.DecodeSolanaIntent(text)
	if err != nil {
		return Version{}, err
	}
	signed, err := f.signVoid(ctx, on, i, r, step)
	if errors.Is(err, custody.ErrDenied) {
		i.Deadline = f.db.Clock().Now().Add(longestText + on.Lifetime)
		signed, err = f.signVoid(ctx, on, i, r, step)
	}
	if err != nil {
		return Version{}, fmt.Errorf("signing the void of intent %s: %w", i.ID, err)
	}
	return signed, nil
}

func (f *Family) signVoid(ctx context.Context, on Chain, i custody.SolanaIntent, r Request, step int) (Version, error) {
	marking, err := f.quote(ctx, on, i.Deadline)
	if err != nil {
		return Version{}, err
	}
	price, err := on.findPrice(ctx, step, on.FeePayer, custody.MarkerOf(i.Wallet, i.ID))
	if err != nil {
		return Version{}, err
	}
	budget := custody.SolanaBudget{Form: on.Form, UnitLimit: voidUnits, UnitPrice: price}.Rounded()
	message, err := custody.SolanaVoid{ID: i.ID, FeePayer: on.FeePayer, Wallet: i.Wallet, SolanaBudget: budget, Marking: marking}.Encode()
	if err != nil {
		return Version{}, err
	}
	got, err := f.signer.Void(ctx, custody.VoidRequest{Owner: r.Owner, Proof: r.Proof, Intent: i.Canonical(), Messages: [][]byte{message}})
	if err != nil {
		return Version{}, err
	}
	return oneVersion(message, budget.UnitPrice, got.Signatures)
}

// SignClosing has the signer sign a transaction that closes markers, all of the day.
func (f *Family) SignClosing(ctx context.Context, name chain.Name, d custody.ClosingDay, markers []solana.PublicKey) (Version, error) {
	on, err := f.chain(name)
	if err != nil {
		return Version{}, err
	}
	closer, err := f.closingKey(ctx, d)
	if err != nil {
		return Version{}, err
	}
	recent, err := on.Client.LatestBlockhash(ctx)
	if err != nil {
		return Version{}, fmt.Errorf("reading a recent blockhash: %w", err)
	}
	price, err := on.findPrice(ctx, 0, on.FeePayer)
	if err != nil {
		return Version{}, err
	}
	budget := custody.SolanaBudget{Form: on.Form, UnitLimit: closeUnits * uint32(len(markers)+1), UnitPrice: price}.Rounded()
	closes := custody.SolanaClose{FeePayer: on.FeePayer, Blockhash: recent.Hash, SolanaBudget: budget, Closer: closer, Markers: markers}
	message, err := closes.Encode()
	if err != nil {
		return Version{}, err
	}
	got, err := f.signer.CloseMarkers(ctx, custody.CloseRequest{Chain: name, Day: d, Messages: [][]byte{message}})
	if err != nil {
		return Version{}, fmt.Errorf("signing the closes of markers: %w", err)
	}
	return oneVersion(message, budget.UnitPrice, got.Signatures)
}

// BeginMarkers has the signer sign on a chain from now on, in marker form.
func (f *Family) BeginMarkers(ctx context.Context, name chain.Name) error {
	if err := f.signer.BeginMarkers(ctx, name); err != nil {
		return fmt.Errorf("beginning with markers on %s: %w", name, err)
	}
	return nil
}

func oneVersion(message []byte, price uint64, signatures []solana.Signature) (Version, error) {
	if len(signatures) != 1 {
		return Version{}, fmt.Errorf("%w: %d signatures of a message", ErrSignature, len(signatures))
	}
	return Version{Message: message, Signature: signatures[0], UnitPrice: price}, nil
}
