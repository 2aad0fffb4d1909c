package validator

import (
	"bytes"
	"encoding/binary"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// Instructions of MessageTransmitterV2 that are supported. Its owner's are not: DeployBridge makes the changes that
// they would make.
var (
	callSend    = instructionOf("send_message")
	callReceive = instructionOf("receive_message")
	callReclaim = instructionOf("reclaim_event_account")
)

// Errors of MessageTransmitterV2.
var (
	faultTransmitterPaused   = anchorFault{6001, "ProgramPaused"}
	faultBodyLimit           = anchorFault{6013, "MessageBodyLimitExceeded"}
	faultDestinationCaller   = anchorFault{6014, "InvalidDestinationCaller"}
	faultRecipient           = anchorFault{6015, "InvalidRecipient"}
	faultSourceDomain        = anchorFault{6017, "InvalidSourceDomain"}
	faultDestinationDomain   = anchorFault{6018, "InvalidDestinationDomain"}
	faultMessageVersion      = anchorFault{6019, "InvalidMessageVersion"}
	faultRecipientProgram    = anchorFault{6021, "InvalidRecipientProgram"}
	faultMalformedMessage    = anchorFault{6025, "MalformedMessage"}
	faultSignatureOrder      = anchorFault{6026, "InvalidSignatureOrderOrDupe"}
	faultAttesterSignature   = anchorFault{6027, "InvalidAttesterSignature"}
	faultAttestationLength   = anchorFault{6028, "InvalidAttestationLength"}
	faultRecoveryID          = anchorFault{6029, "InvalidSignatureRecoveryId"}
	faultSignatureS          = anchorFault{6030, "InvalidSignatureSValue"}
	faultDestinationMessage  = anchorFault{6032, "InvalidDestinationMessage"}
	faultEventWindow         = anchorFault{6033, "EventAccountWindowNotExpired"}
	faultDestinationIsSource = anchorFault{6034, "DestinationDomainIsLocalDomain"}
)

// Its consumption, about; a signature is recovered by a syscall of that cost.
const (
	sendCost      = 40_000
	receiveCost   = 45_000
	signatureCost = 25_000
	reclaimCost   = 30_000
	eventCost     = 2_000
)

// eventWindow is how old a message's account must be before its rent is given back, in
// seconds: so long attesters may need to see it.
const eventWindow = 5 * 24 * 60 * 60

const signatureSize = 65

// runTransmitter runs MessageTransmitterV2.
func runTransmitter(f *frame) *instructionError {
	if f.isEvent() {
		if err := f.consume(eventCost); err != nil {
			return err
		}
		return f.hearEvent(cctpsol.TransmitterEvents)
	}
	call, rest := f.splitCall()
	switch call {
	case callSend:
		return f.sendMessage(rest)
	case callReceive:
		return f.receiveMessage(rest)
	case callReclaim:
		return f.reclaimEvent(rest)
	}
	return f.failAnchor(faultNoInstruction)
}

// readBytes reads bytes with their number before them.
func (a *arguments) readBytes() []byte {
	n := a.readUint32()
	if uint64(n) > uint64(len(a.rest)) {
		a.missing = true
		return nil
	}
	return a.take(int(n))
}

// Places of the accounts of send_message.
const (
	sendPayer = iota
	sendAuthority
	sendTransmitter
	sendEvent
	sendProgram
	sendSystem
	sendAccounts
)

// sendMessage puts a message into an account that it makes. The program that sends signs with
// an address that only it has.
func (f *frame) sendMessage(data []byte) *instructionError {
	if err := f.consume(sendCost); err != nil {
		return err
	}
	a := &arguments{rest: data}
	m := cctp.Message{Destination: cctp.Domain(a.readUint32()), Recipient: common.Hash(a.readKey()), DestinationCaller: common.Hash(a.readKey())}
	m.MinFinality, m.Body = a.readUint32(), a.readBytes()
	if a.missing {
		return f.failAnchor(faultData)
	}
	if err := f.check(len(f.refs) >= sendAccounts, faultNotEnoughKeys); err != nil {
		return err
	}
	sender := f.key(sendProgram)
	authority, _, wrong := solana.FindProgramAddress([][]byte{[]byte("sender_authority")}, sender)
	if wrong != nil {
		return errInvalidSeeds
	}
	if err := f.wantAccounts([]solana.AccountMeta{
		{Key: f.key(sendPayer), Signer: true, Writable: true}, {Key: authority, Signer: true}, {Key: cctpsol.TransmitterAccount, Writable: true},
		{Key: f.key(sendEvent), Signer: true, Writable: true}, {Key: sender}, {Key: solana.SystemProgram},
	}); err != nil {
		return err
	}
	state, err := readState(f, sendTransmitter, f.program, cctpsol.DecodeTransmitterState)
	if err != nil {
		return err
	}
	m.Source, m.Sender = state.Domain, common.Hash(sender)
	size := cctpsol.SentMessageSize(len(m.Encode()))
	if err := f.makeAccount(sendPayer, sendEvent, uint64(size), f.program); err != nil {
		return err
	}
	for _, rule := range []struct {
		is    bool
		fault anchorFault
	}{
		{f.account(sendProgram).Executable, faultRaw}, {!state.Paused, faultTransmitterPaused}, {m.Destination != state.Domain, faultDestinationIsSource},
		{uint64(len(m.Body)) <= state.MaxBody, faultBodyLimit}, {m.Recipient != common.Hash{}, faultRecipient},
	} {
		if err := f.check(rule.is, rule.fault); err != nil {
			return err
		}
	}
	sent := cctpsol.SentMessage{RentPayer: f.key(sendPayer), CreatedAt: uint64(f.bank.time), Message: m.Encode()}
	return f.setData(sendEvent, sent.Encode())
}

// Places of the accounts of receive_message; behind them are those for the receiver.
const (
	receivePayer = iota
	receiveCaller
	receiveAuthority
	receiveTransmitter
	receiveNonce
	receiveProgram
	receiveSystem
	receiveEvents
	receiveSelf
	receiveAccounts
)

// receiveMessage has the program to which an attested message goes act on it, once.
func (f *frame) receiveMessage(data []byte) *instructionError {
	if err := f.consume(receiveCost); err != nil {
		return err
	}
	a := &arguments{rest: data}
	message, attestation := a.readBytes(), a.readBytes()
	switch {
	case a.missing:
		return f.failAnchor(faultData)
	case len(f.refs) < receiveAccounts:
		return f.failAnchor(faultNotEnoughKeys)
	case len(message) < 44: // where the nonce ends, which the accounts are looked at with
		return errProgramFailedToComplete
	}
	receiver := f.key(receiveProgram)
	authority, bump, wrong := solana.FindProgramAddress([][]byte{[]byte("message_transmitter_authority"), receiver[:]}, f.program)
	if wrong != nil {
		return errInvalidSeeds
	}
	if err := f.wantAccounts([]solana.AccountMeta{
		{Key: f.key(receivePayer), Signer: true, Writable: true}, {Key: f.key(receiveCaller), Signer: true}, {Key: authority}, {Key: cctpsol.TransmitterAccount},
		{Key: cctpsol.UsedNonceAccount(common.Hash(message[12:44])), Writable: true}, {Key: receiver}, {Key: solana.SystemProgram},
		{Key: cctpsol.TransmitterEvents}, {Key: f.program},
	}); err != nil {
		return err
	}
	if err := f.check(f.account(receiveProgram).Executable && receiver != f.program, faultRaw); err != nil {
		return err
	}
	if err := f.makeAccount(receivePayer, receiveNonce, cctpsol.UsedNonceSize, f.program); err != nil {
		return err // it was used before
	}
	m, err := f.judgeMessage(message, attestation, receiver)
	if err != nil {
		return err
	}
	if err := f.setData(receiveNonce, cctpsol.UsedNonce{Used: true}.Encode()); err != nil {
		return err
	}
	if err := f.handOver(m, authority, bump); err != nil {
		return err
	}
	return f.tell(cctpsol.TransmitterEvents, cctpsol.Received{
		Caller: f.key(receiveCaller), Source: m.Source, Nonce: m.Nonce, Sender: m.Sender, FinalityExecuted: m.FinalityExecuted, Body: m.Body,
	}.Encode())
}

// judgeMessage reads a message that is attested, and is for this chain, this receiver and
// this caller.
func (f *frame) judgeMessage(message, attestation []byte, receiver solana.PublicKey) (cctp.Message, *instructionError) {
	state, err := readState(f, receiveTransmitter, f.program, cctpsol.DecodeTransmitterState)
	if err != nil {
		return cctp.Message{}, err
	}
	if err := f.check(!state.Paused, faultTransmitterPaused); err != nil {
		return cctp.Message{}, err
	}
	m, err := f.readMessage(message)
	if err != nil {
		return m, err
	}
	if err := f.verifyAttestation(state, message, attestation); err != nil {
		return m, err
	}
	if err := f.check(m.Destination == state.Domain, faultDestinationDomain); err != nil {
		return m, err
	}
	anybody := m.DestinationCaller == common.Hash{}
	if err := f.check(anybody || solana.PublicKey(m.DestinationCaller) == f.key(receiveCaller), faultDestinationCaller); err != nil {
		return m, err
	}
	return m, f.check(solana.PublicKey(m.Recipient) == receiver, faultRecipientProgram)
}

func (f *frame) readMessage(b []byte) (cctp.Message, *instructionError) {
	m, wrong := cctp.DecodeMessage(b)
	switch {
	case wrong == nil:
		return m, nil
	case len(b) < len(cctp.Message{}.Encode()):
		return m, f.failAnchor(faultMalformedMessage)
	}
	return m, f.failAnchor(faultMessageVersion)
}

// verifyAttestation has as many of the attesters sign as the threshold says, in ascending
// order of their addresses.
func (f *frame) verifyAttestation(state cctpsol.TransmitterState, message, attestation []byte) *instructionError {
	if err := f.check(len(attestation) == signatureSize*int(state.Threshold), faultAttestationLength); err != nil {
		return err
	}
	digest := crypto.Keccak256(message)
	var last solana.PublicKey
	for signature := range slices.Chunk(attestation, signatureSize) {
		attester, err := f.recoverAttester(digest, signature)
		if err != nil {
			return err
		}
		if err := f.check(bytes.Compare(attester[:], last[:]) > 0, faultSignatureOrder); err != nil {
			return err
		}
		if err := f.check(slices.Contains(state.Attesters, attester), faultAttesterSignature); err != nil {
			return err
		}
		last = attester
	}
	return nil
}

// recoverAttester says who made a signature. Other than contracts of the EVM the program takes
// each of the four recovery ids.
func (f *frame) recoverAttester(digest, signature []byte) (solana.PublicKey, *instructionError) {
	id := signature[64] - 27 // a lower value wraps around and is rejected
	r, s := new(big.Int).SetBytes(signature[:32]), new(big.Int).SetBytes(signature[32:64])
	order := crypto.S256().Params().N
	for _, rule := range []struct {
		is    bool
		fault anchorFault
	}{
		{id <= 3, faultRecoveryID}, {r.Cmp(order) < 0 && s.Cmp(order) < 0, faultAttesterSignature}, {s.Cmp(new(big.Int).Rsh(order, 1)) <= 0, faultSignatureS},
	} {
		if err := f.check(rule.is, rule.fault); err != nil {
			return solana.PublicKey{}, err
		}
	}
	if err := f.consume(signatureCost); err != nil {
		return solana.PublicKey{}, err
	}
	public, err := crypto.SigToPub(digest, append(slices.Clone(signature[:64]), id))
	if err != nil {
		return solana.PublicKey{}, f.failAnchor(faultAttesterSignature)
	}
	return solana.PublicKey(cctp.Word(crypto.PubkeyToAddress(*public))), nil
}

// handOver calls the receiver with the message's content, and the accounts given for it.
func (f *frame) handOver(m cctp.Message, authority solana.PublicKey, bump uint8) *instructionError {
	name := callHandleFinal
	if m.FinalityExecuted < cctp.Finalized {
		name = callHandleFast
	}
	data := binary.LittleEndian.AppendUint32([]byte(name), uint32(m.Source))
	data = append(data, m.Sender[:]...)
	data = binary.LittleEndian.AppendUint32(data, m.FinalityExecuted)
	data = binary.LittleEndian.AppendUint32(data, uint32(len(m.Body)))
	in := solana.Instruction{Program: f.key(receiveProgram), Data: append(append(data, m.Body...), bump)}
	in.Accounts = append(in.Accounts, solana.AccountMeta{Key: authority, Signer: true})
	for _, ref := range f.refs[receiveAccounts:] {
		in.Accounts = append(in.Accounts, solana.AccountMeta{Key: f.keys[ref.place], Signer: ref.signer, Writable: ref.writable})
	}
	return f.call(in, authority)
}

// Places of the accounts of reclaim_event_account.
const (
	reclaimPayee = iota
	reclaimTransmitter
	reclaimEvent
	reclaimAccounts
)

// reclaimEvent gives the lamports of a message's account back to who paid them.
func (f *frame) reclaimEvent(data []byte) *instructionError {
	if err := f.consume(reclaimCost); err != nil {
		return err
	}
	a := &arguments{rest: data}
	attestation, attested := a.readBytes(), a.readBytes()
	switch {
	case a.missing:
		return f.failAnchor(faultData)
	case len(f.refs) < reclaimAccounts:
		return f.failAnchor(faultNotEnoughKeys)
	}
	if err := f.wantAccounts([]solana.AccountMeta{
		{Key: f.key(reclaimPayee), Signer: true, Writable: true}, {Key: cctpsol.TransmitterAccount, Writable: true}, {Key: f.key(reclaimEvent), Writable: true},
	}); err != nil {
		return err
	}
	state, err := readState(f, reclaimTransmitter, f.program, cctpsol.DecodeTransmitterState)
	if err != nil {
		return err
	}
	sent, err := readState(f, reclaimEvent, f.program, cctpsol.DecodeSentMessage)
	if err != nil {
		return err
	}
	for _, rule := range []struct {
		is    bool
		fault anchorFault
	}{
		{sent.RentPayer == f.key(reclaimPayee), faultRaw}, {!state.Paused, faultTransmitterPaused}, {f.bank.time >= int64(sent.CreatedAt)+eventWindow, faultEventWindow},
	} {
		if err := f.check(rule.is, rule.fault); err != nil {
			return err
		}
	}
	if err := f.judgeAttested(state, sent.Message, attested, attestation); err != nil {
		return err
	}
	if err := f.moveLamports(reclaimEvent, reclaimPayee, f.account(reclaimEvent).Lamports); err != nil {
		return err
	}
	if err := f.setData(reclaimEvent, nil); err != nil {
		return err
	}
	return f.setOwner(reclaimEvent, solana.SystemProgram)
}

// judgeAttested compares an attested message with the sent one, as far as the program does: its header without the
// attesters' fields, and its length.
func (f *frame) judgeAttested(state cctpsol.TransmitterState, sent, attested, attestation []byte) *instructionError {
	m, err := f.readMessage(sent)
	if err != nil {
		return err
	}
	if _, err := f.readMessage(attested); err != nil {
		return err
	}
	const nonce, sender, executed = 12, 44, 144
	same := len(sent) == len(attested) && bytes.Equal(sent[:nonce], attested[:nonce]) && bytes.Equal(sent[sender:executed], attested[sender:executed])
	if err := f.check(same, faultDestinationMessage); err != nil {
		return err
	}
	if err := f.verifyAttestation(state, attested, attestation); err != nil {
		return err
	}
	return f.check(m.Source == state.Domain, faultSourceDomain)
}
