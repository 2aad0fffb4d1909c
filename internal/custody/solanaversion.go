package custody

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// SolanaVersion is one version of the transaction that carries a SolanaIntent, and but for a
// SolanaVoid all that a wallet's key signs on Solana. It is in marker form if it has a Marking:
// it makes the intent's marker and names the intent in a memo of the wallet's, which a burn
// lacks. Else it is in nonce form, which is of the time before markers: it advances a nonce
// account in the first place. Then it makes the payees' associated token accounts where they
// lack one, moves the tokens, and burns them if the intent says so.
type SolanaVersion struct {
	ID           uuid.UUID
	FeePayer     solana.PublicKey // pays fees and rent, and is the nonce account's authority
	Marking      *SolanaMarking   // of the marker form alone
	NonceAccount solana.PublicKey // of the nonce form alone
	NonceValue   solana.Hash      // of the nonce form alone
	SolanaBudget                  // legacy in nonce form
	Wallet       solana.PublicKey
	Mint         solana.PublicKey
	TokenProgram solana.PublicKey   // the mint's
	Owners       []solana.PublicKey // whose associated token accounts are made
	Transfers    []SolanaTransfer
	Burning      *SolanaBurning
}

// SolanaTransfer moves units between two token accounts.
type SolanaTransfer struct {
	From, To solana.PublicKey
	Units    uint64
}

// stablecoinDecimals are those of both stablecoins on every chain. The token program
// refuses a transfer that says others than the mint has.
const stablecoinDecimals = 6

// Encode is the message that is signed.
// Error: ErrIntent for one that does not fit into a transaction with its signatures.
func (v SolanaVersion) Encode() ([]byte, error) {
	var instructions []solana.Instruction
	if v.Marking != nil {
		instructions = v.markerOpening().instructions(v.FeePayer)
	}
	if v.Marking == nil || v.Burning == nil { // a legacy burn with a marker has no room for a memo
		instructions = append(instructions, solana.Memo(v.ID.String(), v.Wallet))
	}
	for _, owner := range v.Owners {
		instructions = append(instructions, solana.CreateAssociatedTokenIdempotent(v.FeePayer, owner, v.Mint, v.TokenProgram))
	}
	for _, t := range v.Transfers {
		instructions = append(instructions, solana.TransferChecked(t.From, v.Mint, t.To, v.Wallet, t.Units, stablecoinDecimals).In(v.TokenProgram))
	}
	if v.Burning != nil {
		instructions = append(instructions, v.burnCall().Instruction())
	}
	if v.Marking == nil {
		return encodeLegacy(v.FeePayer, v.NonceValue, slices.Concat([]solana.Instruction{solana.AdvanceNonce(v.NonceAccount, v.FeePayer)}, v.SolanaBudget.budgetCalls(), instructions))
	}
	return v.SolanaBudget.encodeCalls(v.FeePayer, v.Marking.Blockhash, instructions)
}

func (v SolanaVersion) markerOpening() markerOpening {
	return markerOpening{*v.Marking, v.SolanaBudget, v.ID, v.Wallet}
}

// DecodeSolanaVersion reads the message of a version only: it rejects a message that its own encoding would not give
// byte by byte, so there is no other instruction, order, signer or writable account. It does not check the content.
// Error: ErrIntent.
func DecodeSolanaVersion(message []byte) (SolanaVersion, error) {
	fault := func(format string, args ...any) error {
		return fmt.Errorf("%w: %w", ErrIntent, fmt.Errorf(format, args...))
	}
	m, instructions, err := decodeSolana(message)
	if err != nil {
		return SolanaVersion{}, err
	}
	v := SolanaVersion{FeePayer: m.Keys[0]}
	moves, ok := v.readOpening(m, instructions)
	if !ok || len(moves) == 0 {
		return SolanaVersion{}, fault("its %d instructions are no payout or burn", len(instructions))
	}
	for n, in := range moves {
		if !v.readMove(in) {
			return SolanaVersion{}, fault("instruction %d, of %s, is of no payout or burn", len(instructions)-len(moves)+n+1, in.Program)
		}
	}
	again, err := v.Encode()
	switch {
	case err != nil:
		return SolanaVersion{}, err
	case !bytes.Equal(again, message):
		return SolanaVersion{}, fault("it is not the one message of what it says")
	}
	return v, nil
}

// readOpening takes from the instructions before those that move tokens the values that only they have,
// and returns those that move tokens. It looks no closer than it must to read it: DecodeSolanaVersion
// compares the whole.
func (v *SolanaVersion) readOpening(m solana.Message, in []solana.Instruction) (moves []solana.Instruction, ok bool) {
	if m.Version == solana.Legacy && len(in) > 0 && in[0].Program == solana.SystemProgram {
		return v.readNonceOpening(m, in)
	}
	o, moves, ok := readMarkerOpening(m, in)
	if !ok {
		return nil, false
	}
	v.Marking, v.ID, v.Wallet, v.SolanaBudget = &o.SolanaMarking, o.id, o.wallet, o.SolanaBudget
	if len(moves) > 0 && moves[0].Program == solana.MemoProgram {
		moves = moves[1:]
	}
	return moves, true
}

// readNonceOpening is readOpening of a version in nonce form, which opens with the advance of the nonce, the
// budget and the memo.
func (v *SolanaVersion) readNonceOpening(m solana.Message, in []solana.Instruction) (moves []solana.Instruction, ok bool) {
	var rest []solana.Instruction
	if v.SolanaBudget, rest, ok = readBudget(m, in[1:]); !ok || len(rest) == 0 {
		return nil, false
	}
	v.NonceValue = m.Blockhash
	var err error
	v.ID, err = uuid.ParseBytes(rest[0].Data)
	return rest[1:], err == nil && readKey(in[0], 0, 3, &v.NonceAccount) && readKey(rest[0], 0, 1, &v.Wallet)
}

// readMove takes from an instruction behind the opening the values that only it has.
func (v *SolanaVersion) readMove(in solana.Instruction) bool {
	switch in.Program {
	case cctpsol.Messenger:
		return v.readBurning(in)
	case solana.AssociatedTokenProgram:
		var owner solana.PublicKey
		ok := len(v.Transfers) == 0 && readKey(in, 2, 6, &owner)
		v.Owners = append(v.Owners, owner)
		return ok
	}
	if len(in.Data) != 10 || in.Data[0] != solana.TokenTransferChecked {
		return false
	}
	t := SolanaTransfer{Units: binary.LittleEndian.Uint64(in.Data[1:])}
	ok := readKey(in, 0, 4, &t.From) && readKey(in, 1, 4, &v.Mint) && readKey(in, 2, 4, &t.To)
	v.TokenProgram, v.Transfers = in.Program, append(v.Transfers, t)
	return ok
}

// readKey reads one of an instruction's accounts, of which there are so many.
func readKey(in solana.Instruction, at, of int, into *solana.PublicKey) bool {
	if len(in.Accounts) != of {
		return false
	}
	*into = in.Accounts[at].Key
	return true
}

// CheckCarries describes how a version differs from the intent: another id, wallet or mint, another payee or burn, or
// another amount by one unit. A payment's transfers follow one another, from any token accounts, to the ordered
// account or to the payee's associated token account, which the version then makes if it is missing. Error:
// ErrIntent.
func (v SolanaVersion) CheckCarries(i SolanaIntent) error {
	fault := func(format string, args ...any) error {
		return fmt.Errorf("%w: %s", ErrIntent, fmt.Sprintf(format, args...))
	}
	switch {
	case v.ID != i.ID:
		return fault("it names %s, not %s", v.ID, i.ID)
	case v.Wallet != i.Wallet:
		return fault("%s signs, not the wallet", v.Wallet)
	case v.Mint != i.Mint:
		return fault("it moves %s, not %s", v.Mint, i.Mint)
	case i.Burn == nil && v.Burning != nil:
		return fault("it burns")
	}
	if i.Burn != nil {
		if err := v.checkBurns(*i.Burn); err != nil {
			return fault("%s", err.Error())
		}
		return nil
	}
	var owners []solana.PublicKey
	rest := v.Transfers
	for n, p := range i.Payments {
		count, made, err := v.findPayment(rest, p)
		if err != nil {
			return fault("payment %d: %s", n+1, err.Error())
		}
		if made && !slices.Contains(owners, p.To) {
			owners = append(owners, p.To)
		}
		rest = rest[count:]
	}
	if len(rest) > 0 {
		return fault("%d transfers beyond its payments", len(rest))
	}
	if !slices.Equal(v.Owners, owners) {
		return fault("it makes other token accounts than those that it pays")
	}
	return nil
}

// findPayment counts the transfers, from the first, that are the payment, and says
// whether they go to the payee's associated token account.
func (v SolanaVersion) findPayment(transfers []SolanaTransfer, p SolanaPayment) (count int, made bool, err error) {
	if len(transfers) == 0 {
		return 0, false, fmt.Errorf("no payment to %s is allowed", p.To)
	}
	to := transfers[0].To
	made = to != p.To
	if made && to != solana.AssociatedTokenAddress(p.To, v.Mint, v.TokenProgram) {
		return 0, false, fmt.Errorf("%s is paid, which is not %s or of it", to, p.To)
	}
	left := p.Units
	for _, t := range transfers {
		if left == 0 || t.To != to {
			break
		}
		if t.Units == 0 || t.Units > left {
			return 0, false, fmt.Errorf("a transfer of %d where %d are left to pay", t.Units, left)
		}
		left -= t.Units
		count++
	}
	if left > 0 {
		return 0, false, fmt.Errorf("%d too little goes to %s", left, p.To)
	}
	return count, made, nil
}
