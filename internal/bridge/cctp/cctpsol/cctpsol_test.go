package cctpsol

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"math"
	"os"
	"reflect"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

type (
	vectors struct {
		Programs    map[string]solana.PublicKey `json:"programs"`
		Mint        solana.PublicKey            `json:"mint"`
		Keys        map[string]solana.PublicKey `json:"keys"`
		FeeAccount  solana.PublicKey            `json:"feeAccount"`
		Addresses   map[string]solana.PublicKey `json:"addresses"`
		Nonce       common.Hash                 `json:"nonce"`
		Burnt       common.Hash                 `json:"burnt"`
		Message     hexutil.Bytes               `json:"message"`
		Attestation hexutil.Bytes               `json:"attestation"`
		Calls       map[string]vectorCall       `json:"calls"`
		Accounts    map[string]vectorHex        `json:"accounts"`
		Events      map[string]vectorHex        `json:"events"`
	}
	vectorCall struct {
		Program  solana.PublicKey `json:"program"`
		Data     vectorHex        `json:"data"`
		Accounts []struct {
			Key      solana.PublicKey `json:"key"`
			Signer   bool             `json:"signer"`
			Writable bool             `json:"writable"`
		} `json:"accounts"`
	}
	vectorHex []byte
)

func (h *vectorHex) UnmarshalText(text []byte) (err error) {
	*h, err = hex.DecodeString(string(text))
	return err
}

func readVectors(t testing.TB) (v vectors) {
	t.Helper()
	text, err := os.ReadFile("testdata/vectors.json")
	if err == nil {
		err = json.Unmarshal(text, &v)
	}
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func (v vectors) key(name string) solana.PublicKey { return v.Keys[name] }
func (v vectors) word(name string) common.Hash     { return common.Hash(v.Keys[name]) }

func (c vectorCall) instruction() solana.Instruction {
	in := solana.Instruction{Program: c.Program, Data: c.Data}
	for _, a := range c.Accounts {
		in.Accounts = append(in.Accounts, solana.AccountMeta{Key: a.Key, Signer: a.Signer, Writable: a.Writable})
	}
	return in
}

func text(s string) (word common.Hash) { // as JavaScript fills a buffer
	for i := range word {
		word[i] = s[i%len(s)]
	}
	return word
}

func TestAddressesAreThoseOfThePublishedPrograms(t *testing.T) {
	v := readVectors(t)
	if v.Programs["transmitter"] != Transmitter || v.Programs["messenger"] != Messenger {
		t.Errorf("the programs are %v", v.Programs)
	}
	for name, got := range map[string]solana.PublicKey{
		"transmitter": TransmitterAccount, "messenger": MessengerAccount, "minter": MinterAccount, "senderAuthority": SenderAuthority, "receiveAuthority": ReceiveAuthority,
		"transmitterEvents": TransmitterEvents, "messengerEvents": MessengerEvents, "remoteMessenger": RemoteMessengerAccount(0), "localToken": LocalTokenAccount(v.Mint),
		"custody": Custody(v.Mint), "denylist": DenylistAccount(v.key("owner")), "usedNonce": UsedNonceAccount(v.Nonce), "tokenPair": TokenPairAccount(0, v.Burnt),
	} {
		if got != v.Addresses[name] {
			t.Errorf("%s is %s, want %s", name, got, v.Addresses[name])
		}
	}
}

func (v vectors) burn() DepositForBurn {
	return DepositForBurn{
		Owner: v.key("owner"), RentPayer: v.key("payer"), From: solana.AssociatedTokenAddress(v.key("owner"), v.Mint, solana.TokenProgram), Mint: v.Mint, Event: v.key("event"),
		Amount: 100_000_000, Destination: 0, MintRecipient: text("recipient"), DestinationCaller: text("caller"), MaxFee: 14_000, MinFinality: cctp.Fast,
	}
}

func (v vectors) receive() ReceiveMessage {
	return ReceiveMessage{Payer: v.key("payer"), Caller: v.key("payer"), Mint: v.Mint, FeeAccount: v.FeeAccount, Message: v.Message, Attestation: v.Attestation}
}

func (v vectors) reclaim() ReclaimEvent {
	return ReclaimEvent{Payee: v.key("payer"), Event: v.key("event"), Attestation: v.Attestation, Message: v.Message}
}

// Instructions that Anchor's client builds from the published IDLs are built here in the same bytes, with the same
// accounts and flags, and decoded unchanged.
func TestInstructionsAreThoseOfThePublishedPrograms(t *testing.T) {
	v := readVectors(t)
	received, err := v.receive().Instruction()
	if err != nil {
		t.Fatal(err)
	}
	for name, got := range map[string]solana.Instruction{"depositForBurn": v.burn().Instruction(), "receiveMessage": received, "reclaimEventAccount": v.reclaim().Instruction()} {
		if want := v.Calls[name].instruction(); !reflect.DeepEqual(got, want) {
			t.Errorf("%s is\n%+v, want\n%+v", name, got, want)
		}
	}
	if d, err := DecodeDepositForBurn(v.Calls["depositForBurn"].instruction()); err != nil || d != v.burn() {
		t.Errorf("the burn is %+v, %v", d, err)
	}
	if r, err := DecodeReceiveMessage(v.Calls["receiveMessage"].instruction(), v.Mint); err != nil || !reflect.DeepEqual(r, v.receive()) {
		t.Errorf("the message is %+v, %v", r, err)
	}
	if r, err := DecodeReclaimEvent(v.Calls["reclaimEventAccount"].instruction()); err != nil || !reflect.DeepEqual(r, v.reclaim()) {
		t.Errorf("the reclaim is %+v, %v", r, err)
	}
}

// reading decodes data and returns the function that encodes it again.
type reading func([]byte) (interface{ Encode() []byte }, error)

func readingOf[T interface{ Encode() []byte }](decode func([]byte) (T, error)) reading {
	return func(data []byte) (interface{ Encode() []byte }, error) { return decode(data) }
}

var readings = map[string]reading{
	"sentMessage": readingOf(DecodeSentMessage), "transmitter": readingOf(DecodeTransmitterState), "usedNonce": readingOf(DecodeUsedNonce), "messenger": readingOf(DecodeMessengerState),
	"remoteMessenger": readingOf(DecodeRemoteMessenger), "minter": readingOf(DecodeMinterState), "localToken": readingOf(DecodeLocalToken), "tokenPair": readingOf(DecodeTokenPair),
	"depositForBurn": readingOf(DecodeDeposited), "mintAndWithdraw": readingOf(DecodeMinted), "messageReceived": readingOf(DecodeReceived),
}

func TestAccountsAndEventsAreThoseOfThePublishedPrograms(t *testing.T) {
	v := readVectors(t)
	k := v.key
	most, err := money.ParseUnits("340282366920938463463374607431768211455")
	if err != nil {
		t.Fatal(err)
	}
	ownerTokens := solana.AssociatedTokenAddress(k("owner"), v.Mint, solana.TokenProgram)
	for name, want := range map[string]interface{ Encode() []byte }{
		"sentMessage":     SentMessage{k("payer"), 1_700_000_000, v.Message},
		"transmitter":     TransmitterState{k("owner"), k("pending"), k("manager"), k("pauser"), true, 5, 1, 2, []solana.PublicKey{k("first"), k("second")}, 8192},
		"usedNonce":       UsedNonce{true},
		"messenger":       MessengerState{k("denylister"), k("owner"), k("pending"), 1, 254, k("fees"), k("controller"), 70},
		"remoteMessenger": RemoteMessenger{0, v.word("remote")},
		"minter":          MinterState{k("controller"), k("pauser"), false, 253},
		"localToken":      LocalToken{v.Addresses["custody"], v.Mint, 10_000_000_000_000, 1, 2, most, money.NewUnits(3), 252, 251},
		"tokenPair":       TokenPair{0, v.Burnt, v.Addresses["localToken"], 250},
		"depositForBurn":  Deposited{v.Mint, 100_000_000, k("owner"), v.word("recipient"), 6, v.word("remote"), v.word("caller"), 14_000, cctp.Fast, []byte{1, 2}},
		"mintAndWithdraw": Minted{ownerTokens, 99_990, v.Mint, 10},
		"messageReceived": Received{k("payer"), 0, v.Nonce, v.word("remote"), cctp.Fast, v.Message[148:]},
	} {
		said := v.said(name)
		if !bytes.Equal(want.Encode(), said) {
			t.Errorf("%s is\n%x, want\n%x", name, want.Encode(), said)
		}
		if got, err := readings[name](said); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s is decoded as\n%+v, %v, want\n%+v", name, got, err, want)
		}
	}
	if s := v.said("sentMessage"); len(s) != SentMessageSize(len(v.Message)) || len(v.said("usedNonce")) != UsedNonceSize {
		t.Errorf("a sent message of %d bytes has an account of %d", len(v.Message), len(s))
	}
}

// said are an account's or an event's bytes.
func (v vectors) said(name string) []byte {
	if b, ok := v.Accounts[name]; ok {
		return b
	}
	return v.Events[name]
}

// Another encoding of the same content, or other content, is rejected. Accounts may be larger than their content, in
// zeros.
func TestWhatHasAnotherFormIsRefused(t *testing.T) {
	v := readVectors(t)
	grows := map[string]bool{"transmitter": true, "messenger": true, "remoteMessenger": true, "minter": true, "localToken": true, "tokenPair": true}
	for name, read := range readings {
		said := v.said(name)
		for what, data := range map[string][]byte{"nothing": nil, "a byte less": said[:len(said)-1], "another kind": append([]byte{said[0] ^ 1}, said[1:]...), "a byte more": append(bytes.Clone(said), 1)} {
			if got, err := read(data); err == nil {
				t.Errorf("%s, %s: %+v", name, what, got)
			}
		}
		if _, err := read(append(bytes.Clone(said), 0, 0)); (err == nil) != grows[name] {
			t.Errorf("%s with zeros behind it: %v", name, err)
		}
	}
	paused := bytes.Clone(v.said("transmitter"))
	paused[8+4*32] = 2
	if s, err := DecodeTransmitterState(paused); !errors.Is(err, ErrAccount) {
		t.Errorf("a flag of two: %+v, %v", s, err)
	}
}

func TestAnotherInstructionIsRefused(t *testing.T) {
	v := readVectors(t)
	decoders := map[string]func(solana.Instruction) error{
		"depositForBurn":      func(in solana.Instruction) error { _, err := DecodeDepositForBurn(in); return err },
		"receiveMessage":      func(in solana.Instruction) error { _, err := DecodeReceiveMessage(in, v.Mint); return err },
		"reclaimEventAccount": func(in solana.Instruction) error { _, err := DecodeReclaimEvent(in); return err },
	}
	// The accounts that an instruction itself says, of which any is one.
	free := map[string][]int{"depositForBurn": {1, 3, 11}, "receiveMessage": {0, 1, 14}, "reclaimEventAccount": {0, 2}}
	for name, decode := range decoders {
		said := func() solana.Instruction { return v.Calls[name].instruction() }
		if err := decode(said()); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		wrong := map[string]solana.Instruction{}
		for what, change := range map[string]func(*solana.Instruction){
			"of another program":   func(in *solana.Instruction) { in.Program = solana.TokenProgram },
			"with another method":  func(in *solana.Instruction) { in.Data = append([]byte{in.Data[0] ^ 1}, in.Data[1:]...) },
			"with a byte more":     func(in *solana.Instruction) { in.Data = append(bytes.Clone(in.Data), 0) },
			"with a byte less":     func(in *solana.Instruction) { in.Data = in.Data[:len(in.Data)-1] },
			"with an account more": func(in *solana.Instruction) { in.Accounts = append(in.Accounts, in.Accounts[0]) },
			"without accounts":     func(in *solana.Instruction) { in.Accounts = nil },
		} {
			in := said()
			change(&in)
			wrong[what] = in
		}
		for what, in := range wrong {
			if err := decode(in); !errors.Is(err, ErrCall) {
				t.Errorf("%s %s: %v", name, what, err)
			}
		}
		for n := range said().Accounts {
			in := said()
			in.Accounts[n].Key[0] ^= 1
			err := decode(in)
			isFree := bytes.Contains(bytesOf(free[name]), []byte{byte(n)})
			if (err == nil) != isFree {
				t.Errorf("%s with another account %d: %v", name, n+1, err)
			}
		}
	}
	for what, message := range map[string][]byte{"no message": {1}, "no burn": cctp.Message{Destination: 5}.Encode()} {
		r := v.receive()
		r.Message = message
		if in, err := r.Instruction(); err == nil {
			t.Errorf("%s is brought in by %+v", what, in)
		}
	}
}

func bytesOf(numbers []int) []byte {
	out := make([]byte, len(numbers))
	for i, n := range numbers {
		out[i] = byte(n)
	}
	return out
}

// For any bytes of an account, an event or an instruction: a decoded value encodes to these bytes again, but for
// zeros behind it.
func FuzzDecode(f *testing.F) {
	v := readVectors(f)
	for name := range readings {
		f.Add(v.said(name))
	}
	for name := range v.Calls {
		f.Add([]byte(v.Calls[name].Data))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for name, read := range readings {
			got, err := read(data)
			if err != nil {
				continue
			}
			if again := got.Encode(); !bytes.HasPrefix(data, again) || len(bytes.Trim(data[len(again):], "\x00")) > 0 {
				t.Errorf("%s: %x is encoded as %x", name, data, again)
			}
		}
		for name, call := range v.Calls {
			in := call.instruction()
			in.Data = data
			var again solana.Instruction
			var err error
			switch name {
			case "depositForBurn":
				var d DepositForBurn
				d, err = DecodeDepositForBurn(in)
				again = d.Instruction()
			case "reclaimEventAccount":
				var r ReclaimEvent
				r, err = DecodeReclaimEvent(in)
				again = r.Instruction()
			default:
				var r ReceiveMessage
				r, err = DecodeReceiveMessage(in, v.Mint)
				if err == nil {
					again, err = r.Instruction()
				}
			}
			if err == nil && !bytes.Equal(again.Data, data) {
				t.Errorf("%s: %x is encoded as %x", name, data, again.Data)
			}
		}
	})
}

// The minimum fee is rounded down, and one unit at least where there is one.
func TestTheMinimumFeeOfABurn(t *testing.T) {
	for name, test := range map[string]struct {
		minFee       uint32
		amount, want uint64
	}{
		"none":         {0, 1e12, 0},
		"a unit":       {1, 2, 1},
		"rounded down": {1_300, 9_999_999, 1299},
		"exactly":      {1_300, 10_000_000, 1300},
		"the largest":  {MinFeeScale - 1, math.MaxUint64, 18446742229035144244},
	} {
		t.Run(name, func(t *testing.T) {
			if got, _ := (MessengerState{MinFee: test.minFee}).MinFeeOf(test.amount).Uint64(); got != test.want {
				t.Errorf("%d, want %d", got, test.want)
			}
		})
	}
}
