package validator_test

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/binary"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/mr-tron/base58"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
)

// bridge is a chain with the bridge, and alice, who has 100 USDC there.
type bridge struct {
	*world
	alice, event ed25519.PrivateKey
	attesters    []*ecdsa.PrivateKey
}

const ethereum cctp.Domain = 0

var (
	remoteMessenger = cctp.Word(common.Address{0xe1})
	remoteUSDC      = cctp.Word(common.Address{0xe2})
)

func (b *bridge) terms() validator.BridgeTerms {
	terms := validator.BridgeTerms{BurnLimit: 90e6, Others: map[cctp.Domain]validator.BridgeEnd{ethereum: {Messenger: remoteMessenger, USDC: remoteUSDC}}}
	for _, key := range b.attesters {
		terms.Attesters = append(terms.Attesters, crypto.PubkeyToAddress(key.PublicKey))
	}
	return terms
}

func attesterKey(t testing.TB, n byte) *ecdsa.PrivateKey {
	t.Helper()
	key, err := crypto.ToECDSA(common.LeftPadBytes([]byte{n}, 32))
	if err != nil {
		t.Fatal(err)
	}
	return key
}

func startBridge(t *testing.T) *bridge {
	t.Helper()
	return startBridgeIn(t, "")
}

func startBridgeIn(t *testing.T, dir string) *bridge {
	t.Helper()
	b := &bridge{world: startWith(t, validator.Options{DataDir: dir}), alice: keyOf("alice"), event: keyOf("event"), attesters: []*ecdsa.PrivateKey{attesterKey(t, 1), attesterKey(t, 2)}}
	b.DeployBridge(b.terms())
	b.fundTokens(b.alice, 100e6)
	return b
}

func (b *bridge) burn() cctpsol.DepositForBurn {
	return cctpsol.DepositForBurn{
		Owner: public(b.alice), RentPayer: public(b.payer), From: associated(public(b.alice)), Mint: validator.USDC, Event: public(b.event),
		Amount: 40e6, Destination: ethereum, MintRecipient: cctp.Word(common.Address{0xa1}), MaxFee: 1000, MinFinality: cctp.Fast,
	}
}

func (b *bridge) runBurn(d cctpsol.DepositForBurn) landed {
	b.Helper()
	return b.run([]solana.Instruction{d.Instruction()}, b.alice, b.event)
}

// supply is how many units there are.
func (b *bridge) supply() uint64 {
	b.Helper()
	mint, err := solana.DecodeMint(b.Account(validator.USDC).Data)
	if err != nil {
		b.Fatal(err)
	}
	return mint.Supply
}

// eventsOf are the data of the inner instructions by which a program calls itself.
func eventsOf(t testing.TB, l landed) (events [][]byte) {
	t.Helper()
	for _, inner := range l.Meta.Inner {
		for _, in := range inner.Instructions {
			data, err := base58.Decode(in.Data)
			if err != nil {
				t.Fatal(err)
			}
			if bytes.HasPrefix(data, cctpsol.EventTag) {
				events = append(events, data)
			}
		}
	}
	return events
}

func (b *bridge) wantFailed(what string, l landed, at, number int) {
	b.Helper()
	if got := string(l.Meta.Err); got != customFailed(at, number) {
		b.Errorf("%s: %s, want %d\n%v", what, got, number, l.Meta.Logs)
	}
}

func TestABurnSendsAMessage(t *testing.T) {
	b := startBridge(t)
	before, lamports := b.supply(), b.Lamports(public(b.payer))
	d := b.burn()
	l := b.must([]solana.Instruction{d.Instruction()}, b.alice, b.event)
	if got := b.TokenBalance(validator.USDC, d.Owner); got != 60e6 || before-b.supply() != 40e6 {
		t.Errorf("alice has %d, and %d were burnt", got, before-b.supply())
	}
	account := b.Account(d.Event)
	sent, err := cctpsol.DecodeSentMessage(account.Data)
	if err != nil || account.Owner != cctpsol.Transmitter || sent.RentPayer != d.RentPayer || sent.CreatedAt == 0 {
		t.Errorf("the message's account is %+v, %v", sent, err)
	}
	if paid := lamports - b.Lamports(public(b.payer)) - l.Meta.Fee; paid != 3_869_760 || paid != account.Lamports {
		t.Errorf("the rent is %d", paid)
	}
	want := cctp.Message{
		Source: 5, Destination: ethereum, Sender: common.Hash(cctpsol.Messenger), Recipient: remoteMessenger, MinFinality: cctp.Fast,
		Body: cctp.Burn{Token: common.Hash(validator.USDC), MintRecipient: d.MintRecipient, Amount: money.NewUnits(40e6), MessageSender: common.Hash(d.Owner), MaxFee: money.NewUnits(1000)}.Encode(),
	}
	if !bytes.Equal(sent.Message, want.Encode()) {
		t.Errorf("the message is\n%x, want\n%x", sent.Message, want.Encode())
	}
	events := eventsOf(t, l)
	if len(events) != 1 {
		t.Fatalf("it told of %d events", len(events))
	}
	if e, err := cctpsol.DecodeDeposited(events[0]); err != nil || e.Amount != d.Amount || e.Depositor != d.Owner || e.DestinationMessenger != remoteMessenger || e.MaxFee != 1000 {
		t.Errorf("it told of %+v, %v", e, err)
	}
	local, err := cctpsol.DecodeLocalToken(b.Account(cctpsol.LocalTokenAccount(validator.USDC)).Data)
	if err != nil || local.Sent != 1 || local.AmountSent.String() != "40000000" {
		t.Errorf("it counts %+v, %v", local, err)
	}
}

// hooked is a burn's instruction with hook data behind it.
func hooked(d cctpsol.DepositForBurn, hook string) solana.Instruction {
	in := d.Instruction()
	method := sha256.Sum256([]byte("global:deposit_for_burn_with_hook"))
	in.Data = slices.Concat(method[:8], in.Data[8:], binary.LittleEndian.AppendUint32(nil, uint32(len(hook))), []byte(hook))
	return in
}

func TestABurnWithAHook(t *testing.T) {
	b := startBridge(t)
	d := b.burn()
	b.wantFailed("with none", b.run([]solana.Instruction{hooked(d, "")}, b.alice, b.event), 0, 6013)
	cut := hooked(d, "hook")
	cut.Data = cut.Data[:len(cut.Data)-1]
	b.wantFailed("with less than it says", b.run([]solana.Instruction{cut}, b.alice, b.event), 0, 102)
	l := b.must([]solana.Instruction{hooked(d, "hook")}, b.alice, b.event)
	sent, err := cctpsol.DecodeSentMessage(b.Account(d.Event).Data)
	if err != nil || !bytes.HasSuffix(sent.Message, append(make([]byte, 64), "hook"...)) || len(sent.Message) != 148+228+4 {
		t.Errorf("the message is %x, %v", sent.Message, err)
	}
	if e, err := cctpsol.DecodeDeposited(eventsOf(t, l)[0]); err != nil || string(e.HookData) != "hook" {
		t.Errorf("it told of %+v, %v", e, err)
	}
}

// A stranger may send lamports to the event's address before: that does not stop the burn.
func TestABurnWhoseAccountHasLamports(t *testing.T) {
	b := startBridge(t)
	b.fund(b.event, 3_900_000)
	b.must([]solana.Instruction{b.burn().Instruction()}, b.alice, b.event)
}

func TestBurnsThatAreRefused(t *testing.T) {
	b := startBridge(t)
	for what, c := range map[string]struct {
		change func(*cctpsol.DepositForBurn)
		number int
	}{
		"more than the limit":           {func(d *cctpsol.DepositForBurn) { d.Amount = 90e6 + 1 }, 6007},
		"nothing":                       {func(d *cctpsol.DepositForBurn) { d.Amount, d.MaxFee = 0, 0 }, 6006},
		"a fee of all":                  {func(d *cctpsol.DepositForBurn) { d.MaxFee = d.Amount }, 6027},
		"for nobody":                    {func(d *cctpsol.DepositForBurn) { d.MintRecipient = common.Hash{} }, 6009},
		"for a domain that is not":      {func(d *cctpsol.DepositForBurn) { d.Destination = 77 }, 3012},
		"of another's tokens":           {func(d *cctpsol.DepositForBurn) { d.From = associated(validator.FaucetKey) }, 3012},
		"for this chain":                {func(d *cctpsol.DepositForBurn) { d.Destination = 5 }, 3012},
		"of the fees' account's tokens": {func(d *cctpsol.DepositForBurn) { d.From = validator.BridgeFees }, 2001},
	} {
		d := b.burn()
		c.change(&d)
		b.wantFailed(what, b.runBurn(d), 0, c.number)
	}
	other := b.burn().Instruction()
	other.Accounts = slices.Clone(other.Accounts)
	other.Accounts[8].Key = cctpsol.MessengerAccount
	b.wantFailed("with another minter", b.run([]solana.Instruction{other}, b.alice, b.event), 0, 2006)
	const arbitrum cctp.Domain = 3
	b.addRemote(arbitrum)
	other = b.burn().Instruction()
	other.Accounts[7].Key = cctpsol.RemoteMessengerAccount(arbitrum)
	b.wantFailed("with another domain's messenger", b.run([]solana.Instruction{other}, b.alice, b.event), 0, 6007)
	foreign := b.burn()
	foreign.From = solana.PublicKey{0xf0}
	tokens := solana.TokenAccount{Mint: solana.PublicKey{0xf1}, Owner: validator.FaucetKey, State: solana.TokenInitialized}.Encode()
	b.SetAccount(foreign.From, validator.Account{Lamports: sol, Owner: solana.TokenProgram, Data: tokens})
	b.wantFailed("of another's other tokens", b.runBurn(foreign), 0, 2001)
	b.SetAccount(cctpsol.DenylistAccount(public(b.alice)), validator.Account{Lamports: sol, Owner: cctpsol.Messenger, Data: make([]byte, 40)})
	b.wantFailed("by one who may not", b.runBurn(b.burn()), 0, 6021)
	b.SetAccount(cctpsol.DenylistAccount(public(b.alice)), validator.Account{})
	b.runBurn(b.burn())
	again := b.runBurn(b.burn())
	b.wantFailed("into the same account", again, 0, 0)
	if got := b.TokenBalance(validator.USDC, public(b.alice)); got != 60e6 {
		t.Errorf("alice has %d", got)
	}
}

// addRemote has the messenger's program know another domain.
func (b *bridge) addRemote(domain cctp.Domain) {
	data := cctpsol.RemoteMessenger{Domain: domain, Messenger: remoteMessenger}.Encode()
	b.SetAccount(cctpsol.RemoteMessengerAccount(domain), validator.Account{Lamports: sol, Owner: cctpsol.Messenger, Data: data})
}

func TestABurnAllowsTheLeastFee(t *testing.T) {
	b := startBridge(t)
	account := b.Account(cctpsol.MessengerAccount)
	state, err := cctpsol.DecodeMessengerState(account.Data)
	if err != nil {
		t.Fatal(err)
	}
	state.MinFee = 10_000 // a tenth of a percent
	account.Data = state.Encode()
	b.SetAccount(cctpsol.MessengerAccount, account)
	for what, c := range map[string]struct {
		amount, fee uint64
		number      int
	}{
		"less":                     {40e6, 39_999, 6026},
		"nothing of a few units":   {2, 0, 6026},
		"nothing of a single unit": {1, 0, 6006},
	} {
		d := b.burn()
		d.Amount, d.MaxFee = c.amount, c.fee
		b.wantFailed(what, b.runBurn(d), 0, c.number)
	}
	d := b.burn()
	d.MaxFee = 40_000
	b.must([]solana.Instruction{d.Instruction()}, b.alice, b.event)
}

// Anchor makes an account before the program looks at anything.
func TestAMessageWhoseAccountIsThereIsRefusedForThatFirst(t *testing.T) {
	b := startBridge(t)
	b.must([]solana.Instruction{b.burn().Instruction()}, b.alice, b.event)
	account := b.Account(cctpsol.TransmitterAccount)
	state, err := cctpsol.DecodeTransmitterState(account.Data)
	if err != nil {
		t.Fatal(err)
	}
	state.Paused = true
	account.Data = state.Encode()
	b.SetAccount(cctpsol.TransmitterAccount, account)
	b.wantFailed("into the same account", b.runBurn(b.burn()), 0, 0)
	b.event = keyOf("another event")
	b.wantFailed("while nothing is sent", b.runBurn(b.burn()), 0, 6001)
}

// message is a burn on Ethereum for alice, as attesters fill it.
func (b *bridge) message(amount, fee uint64) (cctp.Message, cctp.Burn) {
	burn := cctp.Burn{
		Token: remoteUSDC, MintRecipient: common.Hash(associated(public(b.alice))), Amount: money.NewUnits(amount), MessageSender: cctp.Word(common.Address{0xa1}),
		MaxFee: money.NewUnits(fee), FeeExecuted: money.NewUnits(fee),
	}
	return cctp.Message{
		Source: ethereum, Destination: 5, Nonce: common.Hash{7}, Sender: remoteMessenger, Recipient: common.Hash(cctpsol.Messenger), MinFinality: cctp.Fast, FinalityExecuted: cctp.Fast,
	}, burn
}

func (b *bridge) receive(m cctp.Message, burn cctp.Burn, keys ...*ecdsa.PrivateKey) cctpsol.ReceiveMessage {
	b.Helper()
	m.Body = burn.Encode()
	attestation, err := cctp.Attest(m.Encode(), keys...)
	if err != nil {
		b.Fatal(err)
	}
	return cctpsol.ReceiveMessage{
		Payer: public(b.payer), Caller: public(b.payer), Mint: validator.USDC, FeeAccount: validator.BridgeFees, Message: m.Encode(), Attestation: attestation,
	}
}

func (b *bridge) instruction(r cctpsol.ReceiveMessage) solana.Instruction {
	b.Helper()
	in, err := r.Instruction()
	if err != nil {
		b.Fatal(err)
	}
	return in
}

func TestAnAttestedMessageIsMintedOnce(t *testing.T) {
	b := startBridge(t)
	m, burn := b.message(25e6, 3500)
	r := b.receive(m, burn, b.attesters...)
	before := b.supply()
	tx := b.sign([]solana.Instruction{b.instruction(r)})
	if size := len(tx.Encode()); size != 1224 { // of 1232: not even a compute budget finds its place beside it
		t.Errorf("the transaction has %d bytes", size)
	}
	l := b.land(tx)
	if string(l.Meta.Err) != "null" {
		t.Fatalf("%s\n%v", l.Meta.Err, l.Meta.Logs)
	}
	fees, err := solana.DecodeTokenAccount(b.Account(validator.BridgeFees).Data)
	if got := b.TokenBalance(validator.USDC, public(b.alice)); err != nil || got != 125e6-3500 || fees.Amount != 3500 || b.supply() != before {
		t.Errorf("alice has %d, the fees are %d, %v", got, fees.Amount, err)
	}
	if u, err := cctpsol.DecodeUsedNonce(b.Account(cctpsol.UsedNonceAccount(m.Nonce)).Data); err != nil || !u.Used {
		t.Errorf("the nonce is %+v, %v", u, err)
	}
	events := eventsOf(t, l)
	if len(events) != 2 {
		t.Fatalf("it told of %d events", len(events))
	}
	minted, err := cctpsol.DecodeMinted(events[0])
	if want := (cctpsol.Minted{Recipient: associated(public(b.alice)), Amount: 25e6 - 3500, Mint: validator.USDC, FeeCollected: 3500}); err != nil || minted != want {
		t.Errorf("it told of %+v, %v", minted, err)
	}
	if e, err := cctpsol.DecodeReceived(events[1]); err != nil || e.Nonce != m.Nonce || e.Source != ethereum || e.FinalityExecuted != cctp.Fast {
		t.Errorf("it told of %+v, %v", e, err)
	}
	b.wantFailed("twice", b.run([]solana.Instruction{b.instruction(r)}), 0, 0)
	if got := b.TokenBalance(validator.USDC, public(b.alice)); got != 125e6-3500 {
		t.Errorf("alice has %d", got)
	}
}

func TestMessagesThatAreRefused(t *testing.T) {
	b := startBridge(t)
	stranger := attesterKey(t, 3)
	signed := func(change func(*cctp.Message, *cctp.Burn)) cctpsol.ReceiveMessage {
		m, burn := b.message(25e6, 3500)
		change(&m, &burn)
		return b.receive(m, burn, b.attesters...)
	}
	same := func(*cctp.Message, *cctp.Burn) {}
	with := func(change func(*cctpsol.ReceiveMessage)) cctpsol.ReceiveMessage {
		r := signed(same)
		change(&r)
		return r
	}
	sign := func(r *cctpsol.ReceiveMessage, key byte) []byte {
		signature, err := cctp.Attest(r.Message, attesterKey(t, key))
		if err != nil {
			t.Fatal(err)
		}
		return signature
	}
	m, burn := b.message(25e6, 3500)
	for what, c := range map[string]struct {
		r      cctpsol.ReceiveMessage
		number int
	}{
		"signed by one":                 {b.receive(m, burn, b.attesters[0]), 6028},
		"signed by a stranger":          {b.receive(m, burn, b.attesters[0], stranger), 6027},
		"signed twice by one":           {b.receive(m, burn, b.attesters[0], b.attesters[0]), 6026},
		"signed in another order":       {with(func(r *cctpsol.ReceiveMessage) { r.Attestation = slices.Concat(r.Attestation[65:], r.Attestation[:65]) }), 6026},
		"signed by a stranger at last":  {with(func(r *cctpsol.ReceiveMessage) { r.Attestation = slices.Concat(sign(r, 1), sign(r, 3)) }), 6026},
		"with a wrong recovery id":      {with(func(r *cctpsol.ReceiveMessage) { r.Attestation[64] = 26 }), 6029},
		"with an unlikely recovery id":  {with(func(r *cctpsol.ReceiveMessage) { r.Attestation[64] = 30 }), 6027},
		"with the high s":               {with(func(r *cctpsol.ReceiveMessage) { r.Attestation[32] = 0x80 }), 6030},
		"with an s that is none":        {with(func(r *cctpsol.ReceiveMessage) { copy(r.Attestation[32:64], bytes.Repeat([]byte{0xff}, 32)) }), 6027},
		"changed afterwards":            {with(func(r *cctpsol.ReceiveMessage) { r.Message[148+227] = 1 }), 6027},
		"for another chain":             {signed(func(m *cctp.Message, _ *cctp.Burn) { m.Destination = 3 }), 6018},
		"for another program":           {signed(func(m *cctp.Message, _ *cctp.Burn) { m.Recipient = common.Hash{1} }), 6021},
		"for another caller":            {signed(func(m *cctp.Message, _ *cctp.Burn) { m.DestinationCaller = common.Hash{1} }), 6014},
		"of another messenger":          {signed(func(m *cctp.Message, _ *cctp.Burn) { m.Sender = common.Hash{1} }), 6002},
		"of a domain that is not":       {signed(func(m *cctp.Message, _ *cctp.Burn) { m.Source = 77 }), 3012},
		"of another token":              {signed(func(_ *cctp.Message, u *cctp.Burn) { u.Token = common.Hash{1} }), 3012},
		"attested too early":            {signed(func(m *cctp.Message, _ *cctp.Burn) { m.FinalityExecuted = 499 }), 6017},
		"expired":                       {signed(func(_ *cctp.Message, u *cctp.Burn) { u.ExpirationBlock = money.NewUnits(1) }), 6016},
		"with more of a fee":            {signed(func(_ *cctp.Message, u *cctp.Burn) { u.FeeExecuted = money.NewUnits(3501) }), 6015},
		"with a fee of all":             {signed(func(_ *cctp.Message, u *cctp.Burn) { u.FeeExecuted, u.MaxFee = u.Amount, u.Amount }), 6014},
		"of more than there can be":     {signed(func(_ *cctp.Message, u *cctp.Burn) { u.Amount = money.UnitsFromWord(common.Hash{1}) }), 6004},
		"for a wallet":                  {signed(func(_ *cctp.Message, u *cctp.Burn) { u.MintRecipient = common.Hash(public(b.alice)) }), 3012},
		"with its fee for somebody":     {with(func(r *cctpsol.ReceiveMessage) { r.FeeAccount = associated(public(b.alice)) }), 2009},
		"for one who has no account":    {signed(func(_ *cctp.Message, u *cctp.Burn) { u.MintRecipient = common.Hash(associated(public(b.payer))) }), 3012},
		"which needs no fee: it passes": {signed(func(m *cctp.Message, u *cctp.Burn) { m.Nonce, u.FeeExecuted = common.Hash{8}, money.Units{} }), -1},
	} {
		l := b.run([]solana.Instruction{b.instruction(c.r)})
		if c.number > 0 {
			b.wantFailed(what, l, 0, c.number)
		} else if string(l.Meta.Err) != "null" {
			t.Errorf("%s: %s\n%v", what, l.Meta.Err, l.Meta.Logs)
		}
	}
	const arbitrum cctp.Domain = 3
	b.addRemote(arbitrum)
	other := b.instruction(signed(same))
	other.Accounts[10].Key = cctpsol.RemoteMessengerAccount(arbitrum)
	b.wantFailed("with another domain's messenger", b.run([]solana.Instruction{other}), 0, 6007)
	if got := b.TokenBalance(validator.USDC, public(b.alice)); got != 125e6 {
		t.Errorf("alice has %d", got)
	}
}

// Only the transmitter may emit the burn's event, and only a program its own events.
func TestAStrangerCannotSayWhatWasBurnt(t *testing.T) {
	b := startBridge(t)
	m, burn := b.message(25e6, 0)
	handed := b.instruction(b.receive(m, burn, b.attesters...)).Accounts[9:]
	method := sha256.Sum256([]byte("global:handle_receive_finalized_message"))
	data := append(binary.LittleEndian.AppendUint32(method[:8:8], uint32(m.Source)), m.Sender[:]...)
	data = binary.LittleEndian.AppendUint32(data, cctp.Finalized)
	data = binary.LittleEndian.AppendUint32(data, uint32(len(burn.Encode())))
	data = append(append(data, burn.Encode()...), 255)
	handle := solana.Instruction{Program: cctpsol.Messenger, Accounts: append([]solana.AccountMeta{{Key: cctpsol.ReceiveAuthority}}, handed...), Data: data}
	b.wantFailed("the handler", b.run([]solana.Instruction{handle}), 0, 3010)
	event := solana.Instruction{Program: cctpsol.Messenger, Accounts: []solana.AccountMeta{{Key: cctpsol.MessengerEvents}}, Data: cctpsol.Minted{Amount: 25e6}.Encode()}
	b.wantFailed("an event", b.run([]solana.Instruction{event}), 0, 3010)
	b.wantFailed("nothing", b.run([]solana.Instruction{{Program: cctpsol.Transmitter}}), 0, 101)
	if got := b.TokenBalance(validator.USDC, public(b.alice)); got != 100e6 {
		t.Errorf("alice has %d", got)
	}
}

func TestTheRentOfAMessageIsReclaimedAfterFiveDays(t *testing.T) {
	b := startBridge(t)
	d := b.burn()
	b.must([]solana.Instruction{d.Instruction()}, b.alice, b.event)
	sent, err := cctpsol.DecodeSentMessage(b.Account(d.Event).Data)
	if err != nil {
		t.Fatal(err)
	}
	m, err := cctp.DecodeMessage(sent.Message)
	if err != nil {
		t.Fatal(err)
	}
	m.Nonce, m.FinalityExecuted = common.Hash{9}, cctp.Fast
	attest := func(m cctp.Message) cctpsol.ReclaimEvent {
		attestation, err := cctp.Attest(m.Encode(), b.attesters...)
		if err != nil {
			t.Fatal(err)
		}
		return cctpsol.ReclaimEvent{Payee: d.RentPayer, Event: d.Event, Attestation: attestation, Message: m.Encode()}
	}
	r := attest(m)
	b.wantFailed("too early", b.run([]solana.Instruction{r.Instruction()}), 0, 6033)
	b.AdvanceTime(5 * 24 * time.Hour)
	other := m
	other.Destination = 3
	b.wantFailed("with another message", b.run([]solana.Instruction{attest(other).Instruction()}), 0, 6032)
	stolen := r
	stolen.Payee = public(b.alice)
	b.wantFailed("by somebody", b.run([]solana.Instruction{stolen.Instruction()}, b.alice), 0, 2003)
	before := b.Lamports(d.RentPayer)
	l := b.must([]solana.Instruction{r.Instruction()})
	if got := b.Lamports(d.RentPayer); got != before+3_869_760-l.Meta.Fee || b.Lamports(d.Event) != 0 {
		t.Errorf("the payer has %d, before it had %d", got, before)
	}
}

// A kept chain keeps the bridge, and a second deployment has no effect.
func TestABridgeIsDeployedOnce(t *testing.T) {
	dir := t.TempDir()
	b := startBridgeIn(t, dir)
	b.must([]solana.Instruction{b.burn().Instruction()}, b.alice, b.event)
	before := b.supply()
	local := b.Account(cctpsol.LocalTokenAccount(validator.USDC)).Data
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	b.world = startWith(t, validator.Options{DataDir: dir})
	b.DeployBridge(b.terms())
	b.mine(1)
	if b.supply() != before || !bytes.Equal(b.Account(cctpsol.LocalTokenAccount(validator.USDC)).Data, local) {
		t.Error("the bridge forgot what was burnt")
	}
}
