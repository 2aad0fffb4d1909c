package cctp

import (
	"bytes"
	"crypto/ecdsa"
	"encoding/json"
	"errors"
	"math/big"
	"os"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

func drawWord(t *rapid.T, name string) (w common.Hash) {
	copy(w[:], rapid.SliceOfN(rapid.Byte(), 32, 32).Draw(t, name))
	return w
}

func drawMessage(t *rapid.T) Message {
	u32 := rapid.Uint32()
	return Message{
		Source: Domain(u32.Draw(t, "source")), Destination: Domain(u32.Draw(t, "destination")),
		Nonce: drawWord(t, "nonce"), Sender: drawWord(t, "sender"), Recipient: drawWord(t, "recipient"), DestinationCaller: drawWord(t, "caller"),
		MinFinality: u32.Draw(t, "min"), FinalityExecuted: u32.Draw(t, "executed"),
		Body: drawBurn(t).Encode(),
	}
}

func drawBurn(t *rapid.T) Burn {
	units := func(name string) money.Units { return money.UnitsFromWord(drawWord(t, name)) }
	return Burn{
		Token: drawWord(t, "token"), MintRecipient: drawWord(t, "mint recipient"), Amount: units("amount"), MessageSender: drawWord(t, "message sender"),
		MaxFee: units("max fee"), FeeExecuted: units("fee"), ExpirationBlock: units("expiration"),
		HookData: rapid.SliceOf(rapid.Byte()).Draw(t, "hook"),
	}
}

// An encoded value is decoded unchanged, and has no other form.
func TestMessagesAndBurnsHaveOneForm(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		m := drawMessage(t)
		encoded := m.Encode()
		decoded, err := DecodeMessage(encoded)
		if err != nil || !bytes.Equal(decoded.Encode(), encoded) || decoded.Nonce != m.Nonce || decoded.Source != m.Source || decoded.FinalityExecuted != m.FinalityExecuted {
			t.Fatalf("%+v is decoded as %+v, %v", m, decoded, err)
		}
		burn, err := DecodeBurn(decoded.Body)
		if err != nil || !bytes.Equal(burn.Encode(), m.Body) {
			t.Fatalf("%x is decoded as %+v, %v", m.Body, burn, err)
		}
	})
}

func TestWhatIsNoMessageIsRefused(t *testing.T) {
	message, burn := Message{}.Encode(), Burn{}.Encode()
	with := func(b []byte, at int, value byte) []byte {
		b = bytes.Clone(b)
		b[at] = value
		return b
	}
	for name, b := range map[string][]byte{
		"nothing": nil, "a byte too few": message[:147], "version 0": with(message, 3, 0), "version 2": with(message, 3, 2), "version 1 in other bytes": with(message, 0, 1),
	} {
		if m, err := DecodeMessage(b); !errors.Is(err, ErrMessage) {
			t.Errorf("%s is decoded as %+v, %v", name, m, err)
		}
	}
	for name, b := range map[string][]byte{"nothing": nil, "a byte too few": burn[:227], "version 0": with(burn, 3, 0), "version 2": with(burn, 3, 2)} {
		if u, err := DecodeBurn(b); !errors.Is(err, ErrBurn) {
			t.Errorf("%s is decoded as %+v, %v", name, u, err)
		}
	}
	if a, err := AddressIn(common.Hash{11: 1}); !errors.Is(err, ErrMessage) {
		t.Errorf("a word with thirteen bytes is the address %s, %v", a, err)
	}
}

func sentBurn() Message {
	burn := Burn{
		Token: common.Hash{31: 1}, MintRecipient: common.Hash{31: 2}, Amount: money.NewUnits(1_000), MessageSender: common.Hash{31: 3},
		MaxFee: money.NewUnits(10), HookData: []byte("hook"),
	}
	return Message{Source: 0, Destination: 6, Sender: common.Hash{31: 4}, Recipient: common.Hash{31: 5}, MinFinality: Fast, Body: burn.Encode()}
}

// fill fills in the attesters' fields.
func fill(m Message, finality uint32, fee, expiration uint64) Message {
	burn, err := DecodeBurn(m.Body)
	if err != nil {
		panic(err)
	}
	burn.FeeExecuted, burn.ExpirationBlock = money.NewUnits(fee), money.NewUnits(expiration)
	m.Nonce, m.FinalityExecuted, m.Body = common.Hash{1}, finality, burn.Encode()
	return m
}

func TestAnAttestedMessageCompletesTheSentOne(t *testing.T) {
	fast, slow := sentBurn(), sentBurn()
	slow.MinFinality = Fast + 1
	changed := func(m Message, change func(*Message)) Message {
		change(&m)
		return m
	}
	body := func(change func(*Burn)) func(*Message) {
		return func(m *Message) {
			burn, _ := DecodeBurn(m.Body)
			change(&burn)
			m.Body = burn.Encode()
		}
	}
	done := fill(fast, Fast, 10, 77)
	for name, c := range map[string]struct {
		sent, attested Message
		want           error
	}{
		"fast, at the whole fee":               {fast, done, nil},
		"fast, attested when it is final":      {fast, fill(fast, Finalized, 0, 0), nil},
		"slow, attested when it is final":      {slow, fill(slow, Finalized, 0, 0), nil},
		"a threshold below fast gets fast":     {changed(fast, func(m *Message) { m.MinFinality = 1 }), changed(done, func(m *Message) { m.MinFinality = 1 }), nil},
		"a unit more than the fee":             {fast, fill(fast, Fast, 11, 77), ErrFee},
		"as much as was burnt":                 {changed(fast, body(func(u *Burn) { u.MaxFee = u.Amount })), fill(changed(fast, body(func(u *Burn) { u.MaxFee = u.Amount })), Fast, 1_000, 0), ErrFee},
		"slow, attested too early":             {slow, fill(slow, Fast, 0, 0), ErrNotFinal},
		"fast, attested too early":             {fast, fill(fast, LeastFinality, 0, 0), ErrNotFinal},
		"no nonce":                             {fast, changed(done, func(m *Message) { m.Nonce = common.Hash{} }), ErrNoNonce},
		"sent with a nonce":                    {done, done, ErrAlreadyFilled},
		"sent with a fee":                      {changed(fast, body(func(u *Burn) { u.FeeExecuted = money.NewUnits(1) })), done, ErrAlreadyFilled},
		"another source":                       {fast, changed(done, func(m *Message) { m.Source++ }), ErrOtherMessage},
		"another destination":                  {fast, changed(done, func(m *Message) { m.Destination++ }), ErrOtherMessage},
		"another sender":                       {fast, changed(done, func(m *Message) { m.Sender[0]++ }), ErrOtherMessage},
		"another recipient":                    {fast, changed(done, func(m *Message) { m.Recipient[0]++ }), ErrOtherMessage},
		"another caller":                       {fast, changed(done, func(m *Message) { m.DestinationCaller[0]++ }), ErrOtherMessage},
		"another threshold":                    {fast, changed(done, func(m *Message) { m.MinFinality++ }), ErrOtherMessage},
		"another token":                        {fast, changed(done, body(func(u *Burn) { u.Token[0]++ })), ErrOtherMessage},
		"another mint recipient":               {fast, changed(done, body(func(u *Burn) { u.MintRecipient[0]++ })), ErrOtherMessage},
		"another amount":                       {fast, changed(done, body(func(u *Burn) { u.Amount = money.NewUnits(1_001) })), ErrOtherMessage},
		"another message sender":               {fast, changed(done, body(func(u *Burn) { u.MessageSender[0]++ })), ErrOtherMessage},
		"another greatest fee":                 {fast, changed(done, body(func(u *Burn) { u.MaxFee = money.NewUnits(11) })), ErrOtherMessage},
		"other hook data":                      {fast, changed(done, body(func(u *Burn) { u.HookData = nil })), ErrOtherMessage},
		"a body that is no burn":               {fast, changed(done, func(m *Message) { m.Body = nil }), ErrBurn},
		"a message that was no burn when sent": {changed(fast, func(m *Message) { m.Body = nil }), done, ErrBurn},
	} {
		if err := Completes(c.sent, c.attested); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
}

func TestABurnExpiresAtItsBlock(t *testing.T) {
	u := Burn{ExpirationBlock: money.NewUnits(5)}
	if u.Expired(4) || !u.Expired(5) || !u.Expired(6) {
		t.Error("a burn that expires at block 5 is refused from there on, and not before")
	}
	if (Burn{}).Expired(1 << 63) {
		t.Error("a burn without an expiration never expires")
	}
}

func attesterKeys(t *testing.T, n int) (keys []*ecdsa.PrivateKey, addresses []common.Address) {
	t.Helper()
	for i := range n {
		key, err := crypto.ToECDSA(bytes.Repeat([]byte{byte(i + 1)}, 32))
		if err != nil {
			t.Fatal(err)
		}
		keys, addresses = append(keys, key), append(addresses, crypto.PubkeyToAddress(key.PublicKey))
	}
	return keys, addresses
}

func TestAnAttestationIsVerifiedAsTheTransmitterDoes(t *testing.T) {
	keys, attesters := attesterKeys(t, 4)
	message := sentBurn().Encode()
	attest := func(keys ...*ecdsa.PrivateKey) []byte {
		a, err := Attest(message, keys...)
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	good := attest(keys[0], keys[2])
	if !bytes.Equal(good, attest(keys[2], keys[0])) {
		t.Error("the order of the keys changes the attestation")
	}
	highS := bytes.Clone(good)
	s := new(big.Int).SetBytes(highS[32:64])
	new(big.Int).Sub(crypto.S256().Params().N, s).FillBytes(highS[32:64])
	highS[64] = 27 + 28 - highS[64]
	smallV := bytes.Clone(good)
	smallV[64] -= 27
	swapped := slices.Concat(good[65:], good[:65])
	for name, c := range map[string]struct {
		attestation []byte
		threshold   int
		valid       bool
	}{
		"two of four":                {good, 2, true},
		"one of four":                {attest(keys[3]), 1, true},
		"all":                        {attest(keys...), 4, true},
		"in descending order":        {swapped, 2, false},
		"one attester twice":         {slices.Concat(good[:65], good[:65]), 2, false},
		"one too few":                {good[:65], 2, false},
		"one too many":               {good, 1, false},
		"a byte more":                {append(bytes.Clone(good), 0), 2, false},
		"nothing, and none is asked": {nil, 0, false},
		"the other s":                {highS, 2, false},
		"v without 27":               {smallV, 2, false},
		"zeros":                      {make([]byte, 65), 1, false},
	} {
		if err := VerifyAttestation(message, c.attestation, attesters, c.threshold); (err == nil) != c.valid || err != nil && !errors.Is(err, ErrAttestation) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := VerifyAttestation(message, good, attesters[1:], 2); !errors.Is(err, ErrAttestation) {
		t.Errorf("one who is no attester: %v", err)
	}
	message[20]++
	if err := VerifyAttestation(message, good, attesters, 2); !errors.Is(err, ErrAttestation) {
		t.Errorf("of another message: %v", err)
	}
}

// The sample of Circle's package is an answer of the test network's attesters.
func TestASampleOfTheAttestationService(t *testing.T) {
	v := readVectors(t)
	m, err := DecodeMessage(v.Sample.Message)
	if err != nil {
		t.Fatal(err)
	}
	said := v.Sample.DecodedMessage
	burn, err := DecodeBurn(m.Body)
	if err != nil || !bytes.Equal(m.Body, said.MessageBody) || !bytes.Equal(m.Encode(), v.Sample.Message) {
		t.Fatalf("its burn is %+v, %v", burn, err)
	}
	for name, c := range map[string]struct{ got, want any }{
		"nonce": {m.Nonce, said.Nonce}, "destination": {m.Destination, Domain(6)}, "finality": {m.FinalityExecuted, uint32(Fast)}, "asked finality": {m.MinFinality, uint32(Fast)},
		"sender": {m.Sender, Word(said.Sender)}, "recipient": {m.Recipient, Word(said.Recipient)}, "caller": {m.DestinationCaller, common.Hash{}},
		"token": {burn.Token, Word(said.Body.BurnToken)}, "mint recipient": {burn.MintRecipient, Word(said.Body.MintRecipient)},
		"amount": {burn.Amount.String(), said.Body.Amount}, "greatest fee": {burn.MaxFee.String(), said.Body.MaxFee}, "fee": {burn.FeeExecuted.String(), said.Body.FeeExecuted},
		"expiration": {burn.ExpirationBlock.String(), said.Body.ExpirationBlock}, "message sender": {burn.MessageSender, Word(said.Body.MessageSender)},
	} {
		if c.got != c.want {
			t.Errorf("%s is %v, want %v", name, c.got, c.want)
		}
	}
	sent, _, err := blanked(m)
	if err != nil {
		t.Fatal(err)
	}
	if err := Completes(sent, m); err != nil {
		t.Error(err)
	}
	var signers []common.Address
	for signature := range slices.Chunk([]byte(v.Sample.Attestation), signatureSize) {
		signer, err := recoverAttester(v.Sample.Message, signature)
		if err != nil {
			t.Fatal(err)
		}
		signers = append(signers, signer)
	}
	t.Log("signed by", signers)
	if err := VerifyAttestation(v.Sample.Message, v.Sample.Attestation, signers, 2); err != nil {
		t.Error(err)
	}
}

func readVectors(t *testing.T) (v vectors) {
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

type vectors struct {
	Sample struct {
		Message, Attestation hexutil.Bytes
		DecodedMessage       struct {
			Nonce             common.Hash
			Sender, Recipient common.Address
			MessageBody       hexutil.Bytes
			Body              struct {
				BurnToken, MintRecipient, MessageSender      common.Address
				Amount, MaxFee, FeeExecuted, ExpirationBlock string
			} `json:"decodedMessageBody"`
		}
	}
	Domains     map[string]Domain
	Deployments map[string]struct{ TokenMessenger, MessageTransmitter common.Address }

	DepositForBurnCall, ReceiveMessageCall                                            struct{ Data hexutil.Bytes }
	DepositForBurnEvent, MessageSentEvent, MessageReceivedEvent, MintAndWithdrawEvent vectorEvent
}

type vectorEvent struct {
	Topics []common.Hash
	Data   hexutil.Bytes
}
