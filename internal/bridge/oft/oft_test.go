package oft

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
)

var (
	alice   = common.HexToAddress("0xa11ce")
	options = hexutil.MustDecode("0x00030100110100000000000000000000000000030d40")
)

type vectors struct {
	EndpointIDs map[string]EndpointID `json:"endpointIds"`

	Packet, Message                           hexutil.Bytes
	GUID, PayloadHash                         common.Hash
	QuoteSendCall, QuoteSendAnswer            hexutil.Bytes
	QuoteOFTCall, QuoteOFTAnswer, SendCall    hexutil.Bytes
	SentEvent, ReceivedEvent, PacketSentEvent vectorEvent
}

type vectorEvent struct {
	Topics []common.Hash
	Data   hexutil.Bytes
}

func (e vectorEvent) log() *types.Log { return &types.Log{Topics: e.Topics, Data: e.Data} }

func readVectors(t testing.TB) (v vectors) {
	t.Helper()
	file, err := os.ReadFile("testdata/vectors.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(file, &v); err != nil {
		t.Fatal(err)
	}
	return v
}

func word(a common.Address) common.Hash { return common.BytesToHash(a[:]) }

// sentParam is the transfer of the vectors.
func sentParam() SendParam {
	return SendParam{
		Destination: 30110, To: word(alice), Amount: money.NewUnits(5e6), MinAmount: money.NewUnits(5e6 - 1),
		Options: options, Compose: []byte{1, 2}, Command: []byte{3},
	}
}

// Values that LayerZero's packages encode are encoded here in the same bytes, and decoded unchanged.
func TestCallsAreThoseOfLayerZerosPackages(t *testing.T) {
	v := readVectors(t)
	fee := MessagingFee{money.NewUnits(12345), money.NewUnits(6)}
	quote, err := DecodeQuoteSend(v.QuoteSendCall)
	if want := (QuoteSend{sentParam(), true}); err != nil || !quote.PayInToken || !bytes.Equal(want.Data(), v.QuoteSendCall) || !bytes.Equal(quote.Data(), v.QuoteSendCall) {
		t.Errorf("quoteSend is %+v, %v", quote, err)
	}
	if got, err := DecodeFee(v.QuoteSendAnswer); err != nil || got != fee {
		t.Errorf("the fee is %+v, %v", got, err)
	}
	arrives, err := DecodeQuoteOFT(v.QuoteOFTCall)
	if want := (QuoteOFT{sentParam()}); err != nil || !bytes.Equal(want.Data(), v.QuoteOFTCall) || !bytes.Equal(arrives.Data(), v.QuoteOFTCall) {
		t.Errorf("quoteOFT is %+v, %v", arrives, err)
	}
	a, err := DecodeArrival(v.QuoteOFTAnswer)
	if err != nil || a.Least != money.NewUnits(1) || a.Most != money.NewUnits(9e6) || a.Sent != money.NewUnits(5e6) || a.Received != money.NewUnits(5e6-1) ||
		len(a.Fees) != 2 || a.Fees[0].Units.Int64() != -3 || a.Fees[0].Description != "a gift" || a.Fees[1].Units.Int64() != 4 || a.Fees[1].Description != "a fee" {
		t.Errorf("what arrives is %+v, %v", a, err)
	}
	send, err := DecodeSend(v.SendCall)
	if want := (Send{sentParam(), fee, alice}); err != nil || send.Refund != alice || send.Fee != fee || !bytes.Equal(want.Data(), v.SendCall) || !bytes.Equal(send.Data(), v.SendCall) {
		t.Errorf("send is %+v, %v", send, err)
	}
}

func TestPacketsAreThoseOfLayerZerosPackages(t *testing.T) {
	v := readVectors(t)
	p, err := DecodePacket(v.Packet)
	if err != nil || p.Nonce != 7 || p.Source != 30101 || p.Destination != 30110 || p.GUID() != v.GUID || p.PayloadHash() != v.PayloadHash ||
		!bytes.Equal(p.Encode(), v.Packet) || !bytes.Equal(p.Message, v.Message) {
		t.Errorf("the packet is %+v, %v", p, err)
	}
	ethereum, _ := Published(chain.Ethereum)
	arbitrum, _ := Published(chain.Arbitrum)
	if p.Sender != word(ethereum.OFT) || p.Receiver != word(arbitrum.OFT) {
		t.Errorf("it goes from %s to %s", p.Sender, p.Receiver)
	}
	m, err := DecodeMessage(p.Message)
	if err != nil || m.To != word(alice) || m.Amount != 5e6 || len(m.Compose) != 0 || !bytes.Equal(m.Encode(), v.Message) {
		t.Errorf("its message is %+v, %v", m, err)
	}
}

func TestEventsAreThoseOfLayerZerosPackages(t *testing.T) {
	v := readVectors(t)
	s, err := DecodeSent(v.SentEvent.log())
	if want := (Sent{v.GUID, 30110, alice, money.NewUnits(5e6), money.NewUnits(5e6 - 1)}); err != nil || s != want {
		t.Errorf("OFTSent is %+v, %v", s, err)
	}
	r, err := DecodeReceived(v.ReceivedEvent.log())
	if want := (Received{v.GUID, 30101, alice, money.NewUnits(5e6 - 1)}); err != nil || r != want {
		t.Errorf("OFTReceived is %+v, %v", r, err)
	}
	p, err := DecodePacketSent(v.PacketSentEvent.log())
	if err != nil || !bytes.Equal(p.Encode(), v.Packet) {
		t.Errorf("PacketSent is %+v, %v", p, err)
	}
	for topic, e := range map[common.Hash]vectorEvent{SentTopic: v.SentEvent, ReceivedTopic: v.ReceivedEvent, PacketSentTopic: v.PacketSentEvent} {
		if e.Topics[0] != topic {
			t.Errorf("the topic is %s, want %s", topic, e.Topics[0])
		}
	}
}

func TestEndpointsAreThoseOfLayerZerosPackages(t *testing.T) {
	v := readVectors(t)
	for _, n := range chain.Names() {
		id, served := EndpointOf(n)
		want, listed := v.EndpointIDs[string(n)]
		if served != listed || id != want {
			t.Errorf("%s has the endpoint %d (%v), want %d (%v)", n, id, served, want, listed)
		}
		if _, ok := Published(n); ok != (n == chain.Ethereum || n == chain.Arbitrum || n == chain.Polygon) {
			t.Errorf("%s has USDT0: %v", n, ok)
		}
	}
}

// A delivery has the contents of its packet, and only the hash of that very packet awaits it.
func TestADeliveryIsOfItsPacket(t *testing.T) {
	v := readVectors(t)
	p, err := DecodePacket(v.Packet)
	if err != nil {
		t.Fatal(err)
	}
	d, err := DecodeDelivery(Delivery(p))
	if err != nil || d.Source != p.Source || d.Sender != p.Sender || d.Nonce != p.Nonce || word(d.Receiver) != p.Receiver || d.GUID != v.GUID ||
		!bytes.Equal(d.Message, v.Message) || len(d.Extra) != 0 || !bytes.Equal(d.Data(), Delivery(p)) {
		t.Errorf("the delivery is %+v, %v", d, err)
	}
	if d, err := DecodeDelivery(append(Delivery(p), 0)); !errors.Is(err, ErrCall) {
		t.Errorf("a byte more: %+v, %v", d, err)
	}
	if selector := VerifiedPayload(p)[:4]; !bytes.Equal(selector, hexutil.MustDecode("0xc9fc7bcd")) {
		t.Errorf("inboundPayloadHash has the selector %x", selector)
	}
	for hash, want := range map[common.Hash]bool{v.PayloadHash: true, {}: false, v.GUID: false} {
		if is, err := AwaitsDelivery(p, hash[:]); err != nil || is != want {
			t.Errorf("the hash %s awaits it: %v, %v", hash, is, err)
		}
	}
	if is, err := AwaitsDelivery(p, nil); !errors.Is(err, ErrAnswer) {
		t.Errorf("no answer: %v, %v", is, err)
	}
}

// Data that says the same in other bytes, or something else, is refused.
func TestWhatIsEncodedOtherwiseIsRefused(t *testing.T) {
	v := readVectors(t)
	with := func(b []byte, at int, value byte) []byte {
		b = bytes.Clone(b)
		b[at] = value
		return b
	}
	send := []byte(v.SendCall)
	for name, data := range map[string][]byte{
		"nothing": nil, "another method": v.QuoteSendCall, "a byte less": send[:len(send)-1], "a word more": append(bytes.Clone(send), make([]byte, 32)...),
		"a refund to 21 bytes": with(send, 4+3*32+11, 1), "an endpoint of five bytes": with(send, 4+4*32+27, 1), "padding that is not zero": with(send, len(send)-1, 1),
	} {
		if s, err := DecodeSend(data); !errors.Is(err, ErrCall) {
			t.Errorf("send, %s: %+v, %v", name, s, err)
		}
	}
	packet := []byte(v.Packet)
	for name, b := range map[string][]byte{
		"nothing": nil, "too short": packet[:packetSize-1], "another version": with(packet, 0, 2), "another nonce": with(packet, 8, 8),
		"another GUID": with(packet, headerSize, packet[headerSize]+1), "another receiver": with(packet, headerSize-1, packet[headerSize-1]+1),
	} {
		if p, err := DecodePacket(b); !errors.Is(err, ErrPacket) {
			t.Errorf("a packet, %s: %+v, %v", name, p, err)
		}
	}
	if m, err := DecodeMessage(v.Message[:messageSize-1]); !errors.Is(err, ErrMessage) {
		t.Errorf("a short message: %+v, %v", m, err)
	}
	if fee, err := DecodeFee(v.QuoteSendAnswer[:63]); !errors.Is(err, ErrAnswer) {
		t.Errorf("a short answer: %+v, %v", fee, err)
	}
	if a, err := DecodeArrival(nil); !errors.Is(err, ErrAnswer) {
		t.Errorf("no answer: %+v, %v", a, err)
	}
	e := v.SentEvent
	for name, log := range map[string]*types.Log{
		"no topics": {}, "another event": v.ReceivedEvent.log(), "a topic too few": {Topics: e.Topics[:2], Data: e.Data},
		"no address": {Topics: []common.Hash{e.Topics[0], e.Topics[1], {1}}, Data: e.Data}, "a word less": {Topics: e.Topics, Data: e.Data[32:]},
	} {
		if s, err := DecodeSent(log); !errors.Is(err, ErrEvent) {
			t.Errorf("OFTSent, %s: %+v, %v", name, s, err)
		}
	}
}

func TestAPlainSendIsAllThatArrives(t *testing.T) {
	p := PlainSend(30110, word(alice), money.NewUnits(5))
	if !p.Plain() || p.MinAmount != p.Amount {
		t.Errorf("%+v is not plain", p)
	}
	for name, change := range map[string]func(*SendParam){
		"less":    func(p *SendParam) { p.MinAmount = money.NewUnits(4) },
		"more":    func(p *SendParam) { p.MinAmount = money.NewUnits(6) },
		"options": func(p *SendParam) { p.Options = options },
		"compose": func(p *SendParam) { p.Compose = []byte{0} },
		"command": func(p *SendParam) { p.Command = []byte{0} },
	} {
		other := p
		change(&other)
		if other.Plain() {
			t.Errorf("%s: %+v is plain", name, other)
		}
	}
}

func drawParam(t *rapid.T) SendParam {
	units := func(name string) money.Units {
		return money.UnitsFromWord([32]byte(rapid.SliceOfN(rapid.Byte(), 32, 32).Draw(t, name)))
	}
	some := func(name string) []byte { return rapid.SliceOf(rapid.Byte()).Draw(t, name) }
	return SendParam{EndpointID(rapid.Uint32().Draw(t, "endpoint")), common.BytesToHash(some("to")), units("amount"), units("least"), some("options"), some("compose"), some("command")}
}

func TestCallsAndPacketsHaveOneForm(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		param := drawParam(t)
		fee := MessagingFee{money.NewUnits(rapid.Uint64().Draw(t, "fee")), money.NewUnits(rapid.Uint64().Draw(t, "token fee"))}
		send := Send{param, fee, common.BytesToAddress(param.Options)}
		if got, err := DecodeSend(send.Data()); err != nil || !bytes.Equal(got.Data(), send.Data()) || got.Fee != fee || got.Param.Amount != param.Amount {
			t.Fatalf("%+v is decoded as %+v, %v", send, got, err)
		}
		paid := PaidSend{param, fee.Native}
		if got, err := DecodePaidSend(paid.Data()); err != nil || !bytes.Equal(got.Data(), paid.Data()) || got.MostFee != fee.Native || got.Param.To != param.To {
			t.Fatalf("%+v is decoded as %+v, %v", paid, got, err)
		}
		packet := Packet{rapid.Uint64().Draw(t, "nonce"), param.Destination, param.To, 30110, common.BytesToHash(param.Command), param.Compose}
		if got, err := DecodePacket(packet.Encode()); err != nil || got.GUID() != packet.GUID() || !bytes.Equal(got.Encode(), packet.Encode()) {
			t.Fatalf("%+v is decoded as %+v, %v", packet, got, err)
		}
	})
}

func FuzzPacket(f *testing.F) {
	v := readVectors(f)
	f.Add([]byte(v.Packet))
	f.Add([]byte(v.Message))
	f.Fuzz(func(t *testing.T, b []byte) {
		if p, err := DecodePacket(b); err == nil && !bytes.Equal(p.Encode(), b) {
			t.Errorf("%x is decoded as %+v", b, p)
		}
		if m, err := DecodeMessage(b); err == nil && !bytes.Equal(m.Encode(), b) {
			t.Errorf("%x is decoded as %+v", b, m)
		}
	})
}

func FuzzCall(f *testing.F) {
	v := readVectors(f)
	for _, data := range [][]byte{v.SendCall, v.QuoteSendCall, v.QuoteOFTCall, v.QuoteOFTAnswer, v.QuoteSendAnswer, PaidSend{}.Data()} {
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		decoders := map[string]func() ([]byte, error){
			"send":      func() ([]byte, error) { c, err := DecodeSend(data); return dataOf(c, err), err },
			"paid send": func() ([]byte, error) { c, err := DecodePaidSend(data); return dataOf(c, err), err },
			"quoteSend": func() ([]byte, error) { c, err := DecodeQuoteSend(data); return dataOf(c, err), err },
			"quoteOFT":  func() ([]byte, error) { c, err := DecodeQuoteOFT(data); return dataOf(c, err), err },
		}
		for name, decode := range decoders {
			if again, err := decode(); err == nil && !bytes.Equal(again, data) {
				t.Errorf("%s: %x is decoded as %x", name, data, again)
			}
		}
		if d, err := DecodeDelivery(data); err == nil && !bytes.Equal(d.Data(), data) {
			t.Errorf("a delivery: %x is decoded as %x", data, d.Data())
		}
		_, _ = DecodeFee(data)
		_, _ = DecodeArrival(data)
	})
}

// dataOf is the data of a call that could be decoded.
func dataOf(call interface{ Data() []byte }, err error) []byte {
	if err != nil {
		return nil
	}
	return call.Data()
}

func FuzzLog(f *testing.F) {
	v := readVectors(f)
	f.Add(0, []byte{}, []byte{}, []byte(v.SentEvent.Data))
	f.Add(1, []byte{}, []byte{}, []byte(v.ReceivedEvent.Data))
	f.Add(2, []byte{}, []byte{}, []byte(v.PacketSentEvent.Data))
	f.Fuzz(func(t *testing.T, which int, a, b []byte, data []byte) {
		topics := []common.Hash{[]common.Hash{SentTopic, ReceivedTopic, PacketSentTopic}[uint(which)%3], common.BytesToHash(a), common.BytesToHash(b)}
		for n := range topics {
			log := &types.Log{Topics: topics[:n+1], Data: data}
			_, _ = DecodeSent(log)
			_, _ = DecodeReceived(log)
			if p, err := DecodePacketSent(log); err == nil && len(p.Message)+packetSize > len(data) {
				t.Errorf("%x is decoded as %+v", data, p)
			}
		}
	})
}
