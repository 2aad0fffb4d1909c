package custody

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// A marker is an account that records on the chain that an intent on Solana is over. Its address follows from the
// wallet and the intent's id. Every payment of the intent, and every void of it, makes the marker first, and fails
// where the marker exists: so one of all their versions lands at most, with any blockhash and from any sender. See
// "Solana" in docs/architecture.md for the proof.
//
// The marker is a token account of the native mint in the classic token program: such an account can be closed with
// any balance, and it cannot be frozen. Its owner is the closing key of one day, which signs only closes, and signs
// them only once that day has begun. By then no version can be signed any more, and every one that was signed is
// dead.
//
// The messages are, instruction by instruction:
//
//	1, 2  of a legacy message: the compute unit limit and price, which one of version 1 states in its config
//	3     System Transfer of the rent from the fee payer to the marker
//	4     System AllocateWithSeed of the marker: base the wallet, seed the id, 165 bytes for the token program
//	5     Token InitializeAccount3 of the marker: the native mint, owned by the closing key
//	6     the memo with the id, of payouts alone
//	7...  the payment (SolanaVersion), or no other instruction (SolanaVoid)
//
// and 1, 2 and up to MaxCloses Token CloseAccount (SolanaClose).

// MarkerSeed is the seed of an intent's marker: its id in 22 characters of base64url.
func MarkerSeed(id uuid.UUID) string { return markerEncoding.EncodeToString(id[:]) }

var markerEncoding = base64.RawURLEncoding.Strict()

// parseMarkerSeed reads the one text that MarkerSeed writes of an id.
func parseMarkerSeed(seed []byte) (uuid.UUID, bool) {
	var id uuid.UUID
	if len(seed) != markerEncoding.EncodedLen(len(id)) {
		return uuid.UUID{}, false
	}
	n, err := markerEncoding.Decode(id[:], seed)
	return id, err == nil && n == len(id)
}

// MarkerOf returns the address of the marker of a wallet's intent. It has no other inputs: a restored database meets
// the same marker, and so does another fee payer.
func MarkerOf(wallet solana.PublicKey, id uuid.UUID) solana.PublicKey {
	at, err := solana.CreateWithSeed(wallet, MarkerSeed(id), solana.TokenProgram)
	if err != nil {
		panic("custody: " + err.Error()) // the seed is short
	}
	return at
}

// ClosingDay is a day of UTC, counted from 1970, from which on markers may be closed.
type ClosingDay int64

const (
	day = 24 * time.Hour
	// closingDays is how many days after that of a text's deadline its marker may be closed:
	// at least 72 hours after the last second at which the text can be signed.
	closingDays = 4
	// lastClosingDay is that of a text with the latest deadline there is.
	lastClosingDay = ClosingDay(maxDeadline/int64(day/time.Second)) + closingDays
)

// ClosingDayAt is the day of a time.
func ClosingDayAt(at time.Time) ClosingDay { return ClosingDay(at.Unix() / int64(day/time.Second)) }

// ClosingDayOf is the day from which on the marker of a text with the deadline may be closed.
func ClosingDayOf(deadline time.Time) ClosingDay { return ClosingDayAt(deadline) + closingDays }

// Begins is the first second of the day.
func (d ClosingDay) Begins() time.Time { return time.Unix(int64(d)*int64(day/time.Second), 0).UTC() }

// check returns ErrIntent for a day on which no text's marker can be closed.
func (d ClosingDay) check() error {
	if d < closingDays || d > lastClosingDay {
		return fmt.Errorf("%w: no marker is closed on the day %d", ErrIntent, d)
	}
	return nil
}

// MaxMarkerRent is the most that may be lent to a marker, in lamports: more than any cluster
// has asked for 165 bytes.
const MaxMarkerRent = 2_100_000

// SolanaMarking is how a message makes the marker of its intent.
type SolanaMarking struct {
	Blockhash solana.Hash      // a recent one: with it the message ends 150 blocks later
	Rent      uint64           // lamports that the fee payer lends to the marker
	Closer    solana.PublicKey // the closing key of ClosingDayOf the text's deadline
}

// markerOpening is the data that a payment and a void in marker form begin with.
type markerOpening struct {
	SolanaMarking
	SolanaBudget
	id     uuid.UUID
	wallet solana.PublicKey
}

// instructions are those of the opening behind the budget's, of a message that the fee payer pays for.
func (o markerOpening) instructions(feePayer solana.PublicKey) []solana.Instruction {
	marker := MarkerOf(o.wallet, o.id)
	return []solana.Instruction{
		solana.TransferLamports(feePayer, marker, o.Rent),
		solana.AllocateWithSeed(marker, o.wallet, MarkerSeed(o.id), solana.TokenAccountSize, solana.TokenProgram),
		solana.InitializeAccount3(marker, solana.NativeMint, o.Closer),
	}
}

// markerInstructions are how many instructions a markerOpening has behind the budget's.
const markerInstructions = 3

// Places in the data of the opening's instructions.
const (
	seedAt  = 4 + 32 + 8 // behind the number, the base and the length
	ownerAt = 1
)

// readMarkerOpening takes from the first instructions of a message the values that only they have, and
// returns the instructions after them. It looks no closer than it must to read it: the caller encodes
// the message again, and compares the whole.
func readMarkerOpening(m solana.Message, in []solana.Instruction) (o markerOpening, rest []solana.Instruction, ok bool) {
	if o.SolanaBudget, in, ok = readBudget(m, in); !ok || len(in) < markerInstructions {
		return o, nil, false
	}
	rent, allocate, initialize := in[0], in[1], in[2]
	if len(rent.Data) != 4+8 || len(allocate.Data) < seedAt+markerEncoding.EncodedLen(len(o.id)) || len(initialize.Data) != ownerAt+32 {
		return o, nil, false
	}
	o.Blockhash, o.Rent, o.Closer = m.Blockhash, binary.LittleEndian.Uint64(rent.Data[4:]), solana.PublicKey(initialize.Data[ownerAt:])
	o.id, ok = parseMarkerSeed(allocate.Data[seedAt : seedAt+markerEncoding.EncodedLen(len(o.id))])
	return o, in[markerInstructions:], ok && readKey(allocate, 1, 2, &o.wallet)
}
