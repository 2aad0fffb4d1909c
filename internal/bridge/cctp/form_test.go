package cctp

import (
	"bytes"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
)

func (e vectorEvent) log() *types.Log { return &types.Log{Topics: e.Topics, Data: e.Data} }

// Values that Circle's packages encode are encoded here in the same bytes, and decoded unchanged.
func TestCallsAreThoseOfCirclesPackages(t *testing.T) {
	v := readVectors(t)
	burn := v.Sample.DecodedMessage.Body
	deposit, err := DecodeDepositForBurn(v.DepositForBurnCall.Data)
	want := DepositForBurn{Amount: money.NewUnits(100_000), Destination: 6, MintRecipient: Word(burn.MintRecipient), BurnToken: burn.BurnToken, MaxFee: money.NewUnits(11), MinFinality: Fast}
	if err != nil || deposit.Amount.Cmp(want.Amount) != 0 || deposit.MaxFee.Cmp(want.MaxFee) != 0 || !bytes.Equal(want.Data(), v.DepositForBurnCall.Data) || !bytes.Equal(deposit.Data(), want.Data()) {
		t.Errorf("depositForBurn is %+v, %v", deposit, err)
	}
	receive, err := DecodeReceiveMessage(v.ReceiveMessageCall.Data)
	if err != nil || !bytes.Equal(receive.Message, v.Sample.Message) || !bytes.Equal(receive.Attestation, v.Sample.Attestation) || !bytes.Equal(receive.Data(), v.ReceiveMessageCall.Data) {
		t.Errorf("receiveMessage is %+v, %v", receive, err)
	}
}

func TestEventsAreThoseOfCirclesPackages(t *testing.T) {
	v := readVectors(t)
	said := v.Sample.DecodedMessage
	d, err := DecodeDeposited(v.DepositForBurnEvent.log())
	if err != nil || d.BurnToken != said.Body.BurnToken || d.Amount.String() != "100000" || d.Depositor != said.Body.MessageSender || d.MintRecipient != Word(said.Body.MintRecipient) ||
		d.Destination != 6 || d.DestinationTokenMessenger != Word(said.Recipient) || d.DestinationCaller != (common.Hash{}) || d.MaxFee.String() != "11" || d.MinFinality != Fast || len(d.HookData) != 0 {
		t.Errorf("DepositForBurn is %+v, %v", d, err)
	}
	m, err := DecodeSent(v.MessageSentEvent.log())
	if err != nil || !bytes.Equal(m.Encode(), v.Sample.Message) {
		t.Errorf("MessageSent is %+v, %v", m, err)
	}
	r, err := DecodeReceived(v.MessageReceivedEvent.log())
	if err != nil || r.Caller != said.Body.MessageSender || r.Source != 0 || r.Nonce != said.Nonce || r.Sender != Word(said.Sender) || r.FinalityExecuted != Fast || !bytes.Equal(r.Body, said.MessageBody) {
		t.Errorf("MessageReceived is %+v, %v", r, err)
	}
	n, err := DecodeMinted(v.MintAndWithdrawEvent.log())
	if err != nil || n.Recipient != said.Body.MintRecipient || n.Amount.String() != "99990" || n.Token != said.Body.BurnToken || n.FeeCollected.String() != "10" {
		t.Errorf("MintAndWithdraw is %+v, %v", n, err)
	}
	for topic, e := range map[common.Hash]vectorEvent{DepositedTopic: v.DepositForBurnEvent, SentTopic: v.MessageSentEvent, ReceivedTopic: v.MessageReceivedEvent, MintedTopic: v.MintAndWithdrawEvent} {
		if e.Topics[0] != topic {
			t.Errorf("the topic is %s, want %s", topic, e.Topics[0])
		}
	}
}

func TestChainsAreThoseOfCirclesPackages(t *testing.T) {
	v := readVectors(t)
	for _, n := range chain.Names() {
		domain, served := DomainOf(n)
		want, listed := v.Domains[string(n)]
		if served != listed || domain != want {
			t.Errorf("%s has the domain %d (%v), want %d (%v)", n, domain, served, want, listed)
		}
		deployed, published := Published(n)
		at, listed := v.Deployments[string(n)]
		if published != listed || deployed.TokenMessenger != at.TokenMessenger || deployed.MessageTransmitter != at.MessageTransmitter {
			t.Errorf("%s has %+v (%v), want %+v (%v)", n, deployed, published, at, listed)
		}
	}
}

// Data that says the same in other bytes is refused.
func TestWhatIsEncodedOtherwiseIsRefused(t *testing.T) {
	v := readVectors(t)
	with := func(b []byte, at int, value byte) []byte {
		b = bytes.Clone(b)
		b[at] = value
		return b
	}
	deposit, receive := []byte(v.DepositForBurnCall.Data), []byte(v.ReceiveMessageCall.Data)
	padded := len(receive) - 1
	for name, data := range map[string][]byte{
		"nothing": nil, "another method": with(deposit, 0, 1), "a byte less": deposit[:len(deposit)-1], "a byte more": append(bytes.Clone(deposit), 0),
		"a domain of five bytes": with(deposit, 4+32+27, 1), "an address of 21 bytes": with(deposit, 4+3*32+11, 1), "a threshold of five bytes": with(deposit, 4+6*32+27, 1),
	} {
		if d, err := DecodeDepositForBurn(data); !errors.Is(err, ErrCall) {
			t.Errorf("depositForBurn, %s: %+v, %v", name, d, err)
		}
	}
	for name, data := range map[string][]byte{
		"nothing": nil, "another method": deposit, "a word more": append(bytes.Clone(receive), make([]byte, 32)...), "padding that is not zero": with(receive, padded, 1),
		"both at one place": with(with(receive, 4+62, 0), 4+63, 0x40), "a place far away": with(receive, 4+32, 1),
	} {
		if r, err := DecodeReceiveMessage(data); !errors.Is(err, ErrCall) {
			t.Errorf("receiveMessage, %s: %+v, %v", name, r, err)
		}
	}
	e := v.MintAndWithdrawEvent
	for name, log := range map[string]*types.Log{
		"no topics":        {},
		"another event":    v.MessageSentEvent.log(),
		"a topic too few":  {Topics: e.Topics[:2], Data: e.Data},
		"a topic too many": {Topics: append(e.Topics[:3:3], common.Hash{}), Data: e.Data},
		"no address":       {Topics: []common.Hash{e.Topics[0], {1}, e.Topics[2]}, Data: e.Data},
		"a word less":      {Topics: e.Topics, Data: e.Data[:32]},
		"a word more":      {Topics: e.Topics, Data: append(bytes.Clone(e.Data), make([]byte, 32)...)},
	} {
		if n, err := DecodeMinted(log); !errors.Is(err, ErrEvent) {
			t.Errorf("%s: %+v, %v", name, n, err)
		}
	}
	short := v.MessageSentEvent.log()
	short.Data = packCall("receiveMessage", []byte{1}, []byte{})[4:]
	if m, err := DecodeSent(short); !errors.Is(err, ErrEvent) {
		t.Errorf("MessageSent of two values: %+v, %v", m, err)
	}
}

func TestCallsHaveOneForm(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		d := DepositForBurn{
			Amount: money.UnitsFromWord(drawWord(t, "amount")), Destination: Domain(rapid.Uint32().Draw(t, "domain")), MintRecipient: drawWord(t, "recipient"),
			BurnToken: common.BytesToAddress(drawWord(t, "token").Bytes()), DestinationCaller: drawWord(t, "caller"), MaxFee: money.UnitsFromWord(drawWord(t, "fee")),
			MinFinality: rapid.Uint32().Draw(t, "finality"),
		}
		decoded, err := DecodeDepositForBurn(d.Data())
		if err != nil || !bytes.Equal(decoded.Data(), d.Data()) || decoded.Amount.Cmp(d.Amount) != 0 || decoded.BurnToken != d.BurnToken {
			t.Fatalf("%+v is decoded as %+v, %v", d, decoded, err)
		}
		r := ReceiveMessage{rapid.SliceOf(rapid.Byte()).Draw(t, "message"), rapid.SliceOf(rapid.Byte()).Draw(t, "attestation")}
		again, err := DecodeReceiveMessage(r.Data())
		if err != nil || !bytes.Equal(again.Message, r.Message) || !bytes.Equal(again.Attestation, r.Attestation) {
			t.Fatalf("%+v is decoded as %+v, %v", r, again, err)
		}
	})
}

func FuzzMessage(f *testing.F) {
	f.Add(sentBurn().Encode())
	f.Fuzz(func(t *testing.T, b []byte) {
		m, err := DecodeMessage(b)
		if err != nil {
			return
		}
		if !bytes.Equal(m.Encode(), b) {
			t.Errorf("%x is decoded as %+v", b, m)
		}
		if u, err := DecodeBurn(m.Body); err == nil && !bytes.Equal(u.Encode(), m.Body) {
			t.Errorf("%x is decoded as %+v", m.Body, u)
		}
		if err := Completes(m, m); err == nil {
			t.Error("a message completes itself")
		}
	})
}

func FuzzCall(f *testing.F) {
	f.Add(DepositForBurn{}.Data())
	f.Add(ReceiveMessage{[]byte("message"), []byte("attestation")}.Data())
	f.Fuzz(func(t *testing.T, data []byte) {
		if d, err := DecodeDepositForBurn(data); err == nil && !bytes.Equal(d.Data(), data) {
			t.Errorf("%x is decoded as %+v", data, d)
		}
		if r, err := DecodeReceiveMessage(data); err == nil && !bytes.Equal(r.Data(), data) {
			t.Errorf("%x is decoded as %+v", data, r)
		}
	})
}

func FuzzLog(f *testing.F) {
	f.Add(0, []byte{}, []byte{}, []byte{}, packCall("receiveMessage", []byte("message"), []byte{})[4:])
	f.Fuzz(func(t *testing.T, which int, a, b, c []byte, data []byte) {
		topic := []common.Hash{DepositedTopic, SentTopic, ReceivedTopic, MintedTopic}[uint(which)%4]
		topics := []common.Hash{topic, common.BytesToHash(a), common.BytesToHash(b), common.BytesToHash(c)}
		for n := range topics {
			log := &types.Log{Topics: topics[:n+1], Data: data}
			_, _ = DecodeDeposited(log)
			_, _ = DecodeReceived(log)
			_, _ = DecodeMinted(log)
			if m, err := DecodeSent(log); err == nil && len(m.Body)+headerSize > len(data) {
				t.Errorf("%x is decoded as %+v", data, m)
			}
		}
	})
}

func FuzzAttestation(f *testing.F) {
	f.Add([]byte("message"), make([]byte, 65))
	f.Fuzz(func(t *testing.T, message, attestation []byte) {
		if err := VerifyAttestation(message, attestation, []common.Address{{1}}, len(attestation)/65); err == nil {
			t.Error("an attester who has signed nothing has attested")
		}
	})
}
