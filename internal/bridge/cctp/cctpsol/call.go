package cctpsol

import (
	"bytes"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/money"
)

// ErrCall says that an instruction is not the one that was looked for, in its one form.
var ErrCall = errors.New("not an instruction of CCTP")

// The prefixes of the instructions' data.
var (
	burnCall    = discriminator("global", "deposit_for_burn")
	receiveCall = discriminator("global", "receive_message")
	reclaimCall = discriminator("global", "reclaim_event_account")
)

func signs(k solana.PublicKey) solana.AccountMeta { return solana.AccountMeta{Key: k, Signer: true} }
func reads(k solana.PublicKey) solana.AccountMeta { return solana.AccountMeta{Key: k} }
func writes(k solana.PublicKey) solana.AccountMeta {
	return solana.AccountMeta{Key: k, Writable: true}
}

func signsAndWrites(k solana.PublicKey) solana.AccountMeta {
	return solana.AccountMeta{Key: k, Signer: true, Writable: true}
}

// DepositForBurn burns an owner's tokens, so that they can be minted on another chain.
type DepositForBurn struct {
	Owner     solana.PublicKey // who signs
	RentPayer solana.PublicKey // who pays for the message's account, signs, and may reclaim it
	From      solana.PublicKey // the owner's token account
	Mint      solana.PublicKey
	Event     solana.PublicKey // the message's account, which is not there yet and signs

	Amount            uint64
	Destination       cctp.Domain
	MintRecipient     common.Hash
	DestinationCaller common.Hash // the only account that may deliver the message; zero for any
	MaxFee            uint64
	MinFinality       uint32
}

func (d *DepositForBurn) fields(b *borsh) {
	b.uint64(&d.Amount)
	b.uint32((*uint32)(&d.Destination))
	b.word(&d.MintRecipient)
	b.word(&d.DestinationCaller)
	b.uint64(&d.MaxFee)
	b.uint32(&d.MinFinality)
}

// Instruction is the call of the messenger's program.
func (d DepositForBurn) Instruction() solana.Instruction {
	return solana.Instruction{Program: Messenger, Data: encodeRecord(burnCall, &d), Accounts: []solana.AccountMeta{
		signs(d.Owner), signsAndWrites(d.RentPayer), reads(SenderAuthority), writes(d.From), reads(DenylistAccount(d.Owner)), writes(TransmitterAccount),
		reads(MessengerAccount), reads(RemoteMessengerAccount(d.Destination)), reads(MinterAccount), writes(LocalTokenAccount(d.Mint)), writes(d.Mint),
		signsAndWrites(d.Event), reads(Transmitter), reads(Messenger), reads(solana.TokenProgram), reads(solana.SystemProgram), reads(MessengerEvents), reads(Messenger),
	}}
}

// Message returns the burn's message to a destination's token messenger.
func (d DepositForBurn) Message(messenger common.Hash) cctp.Message {
	burn := cctp.Burn{Token: common.Hash(d.Mint), MintRecipient: d.MintRecipient, Amount: money.NewUnits(d.Amount), MessageSender: common.Hash(d.Owner), MaxFee: money.NewUnits(d.MaxFee)}
	return cctp.Message{Source: Domain, Destination: d.Destination, Sender: common.Hash(Messenger), Recipient: messenger, DestinationCaller: d.DestinationCaller,
		MinFinality: d.MinFinality, Body: burn.Encode()}
}

// DecodeDepositForBurn reads an instruction. It does not check signers and written accounts: a message has these for
// its accounts, and not for each instruction's. Error: ErrCall.
func DecodeDepositForBurn(in solana.Instruction) (DepositForBurn, error) {
	const accounts = 18
	if len(in.Accounts) != accounts {
		return DepositForBurn{}, fmt.Errorf("%w: a burn with %d accounts", ErrCall, len(in.Accounts))
	}
	key := func(n int) solana.PublicKey { return in.Accounts[n].Key }
	d := DepositForBurn{Owner: key(0), RentPayer: key(1), From: key(3), Mint: key(10), Event: key(11)}
	if err := decodeRecord(burnCall, in.Data, &d, false, ErrCall); err != nil {
		return DepositForBurn{}, err
	}
	return d, compare(in, d.Instruction())
}

// ReceiveMessage brings an attested burn in: its amount but the fee comes into the token
// account that the burn names.
type ReceiveMessage struct {
	Payer  solana.PublicKey // of the account that remembers the nonce
	Caller solana.PublicKey // who brings it
	Mint   solana.PublicKey // of the burn's token on Solana
	// FeeAccount is the associated token account of who takes the fees
	// (MessengerState.FeeRecipient).
	FeeAccount           solana.PublicKey
	Message, Attestation []byte
}

func (r *ReceiveMessage) fields(b *borsh) {
	b.bytes(&r.Message)
	b.bytes(&r.Attestation)
}

// Instruction is the call of the transmitter's program, with the accounts that it hands to
// the messenger's. Errors: cctp.ErrMessage, cctp.ErrBurn for a message that is no burn.
func (r ReceiveMessage) Instruction() (solana.Instruction, error) {
	m, err := cctp.DecodeMessage(r.Message)
	if err != nil {
		return solana.Instruction{}, fmt.Errorf("bringing a message in: %w", err)
	}
	burn, err := cctp.DecodeBurn(m.Body)
	if err != nil {
		return solana.Instruction{}, fmt.Errorf("bringing a message in: %w", err)
	}
	return solana.Instruction{Program: Transmitter, Data: encodeRecord(receiveCall, &r), Accounts: []solana.AccountMeta{
		signsAndWrites(r.Payer), signs(r.Caller), reads(ReceiveAuthority), reads(TransmitterAccount), writes(UsedNonceAccount(m.Nonce)), reads(Messenger),
		reads(solana.SystemProgram), reads(TransmitterEvents), reads(Transmitter),
		reads(MessengerAccount), reads(RemoteMessengerAccount(m.Source)), writes(MinterAccount), writes(LocalTokenAccount(r.Mint)), reads(TokenPairAccount(m.Source, burn.Token)),
		writes(r.FeeAccount), writes(solana.PublicKey(burn.MintRecipient)), writes(Custody(r.Mint)), reads(solana.TokenProgram), reads(MessengerEvents), reads(Messenger),
	}}, nil
}

// DecodeReceiveMessage reads an instruction that brings a burn of a mint in, which its
// accounts do not name. Errors: ErrCall, cctp.ErrMessage, cctp.ErrBurn.
func DecodeReceiveMessage(in solana.Instruction, mint solana.PublicKey) (ReceiveMessage, error) {
	const accounts = 20
	if len(in.Accounts) != accounts {
		return ReceiveMessage{}, fmt.Errorf("%w: a message with %d accounts", ErrCall, len(in.Accounts))
	}
	r := ReceiveMessage{Payer: in.Accounts[0].Key, Caller: in.Accounts[1].Key, Mint: mint, FeeAccount: in.Accounts[14].Key}
	if err := decodeRecord(receiveCall, in.Data, &r, false, ErrCall); err != nil {
		return ReceiveMessage{}, err
	}
	again, err := r.Instruction()
	if err != nil {
		return ReceiveMessage{}, err
	}
	return r, compare(in, again)
}

// ReclaimEvent closes the account of a message that was sent, for who paid its rent. It has
// to be five days old, and attested.
type ReclaimEvent struct {
	Payee, Event         solana.PublicKey
	Attestation, Message []byte // the attested message
}

func (r *ReclaimEvent) fields(b *borsh) {
	b.bytes(&r.Attestation)
	b.bytes(&r.Message)
}

// Instruction is the call of the transmitter's program.
func (r ReclaimEvent) Instruction() solana.Instruction {
	return solana.Instruction{Program: Transmitter, Data: encodeRecord(reclaimCall, &r), Accounts: []solana.AccountMeta{
		signsAndWrites(r.Payee), writes(TransmitterAccount), writes(r.Event),
	}}
}

// DecodeReclaimEvent reads an instruction. Error: ErrCall.
func DecodeReclaimEvent(in solana.Instruction) (ReclaimEvent, error) {
	const accounts = 3
	if len(in.Accounts) != accounts {
		return ReclaimEvent{}, fmt.Errorf("%w: a reclaim with %d accounts", ErrCall, len(in.Accounts))
	}
	r := ReclaimEvent{Payee: in.Accounts[0].Key, Event: in.Accounts[2].Key}
	if err := decodeRecord(reclaimCall, in.Data, &r, false, ErrCall); err != nil {
		return ReclaimEvent{}, err
	}
	return r, compare(in, r.Instruction())
}

// compare holds an instruction to the one that says the same.
func compare(in, want solana.Instruction) error {
	if in.Program != want.Program || !bytes.Equal(in.Data, want.Data) {
		return fmt.Errorf("%w: of %s", ErrCall, in.Program)
	}
	for n, account := range want.Accounts {
		if in.Accounts[n].Key != account.Key {
			return fmt.Errorf("%w: account %d is %s, not %s", ErrCall, n+1, in.Accounts[n].Key, account.Key)
		}
	}
	return nil
}
