package solintent

import (
	"bytes"
	"crypto/ed25519"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
)

var (
	messengerThere = cctp.Word(common.Address{0xe1})
	recipientThere = common.Address{0xa1}
)

// bridgedWorld is a world with the bridge, to the domain of base.
func bridgedWorld(t *testing.T) *world {
	t.Helper()
	w := oneWorld(t)
	w.chain.DeployBridge(validator.BridgeTerms{Attesters: []common.Address{{1}}, BurnLimit: 1_000_000_000, Others: map[cctp.Domain]validator.BridgeEnd{6: {Messenger: messengerThere, USDC: cctp.Word(common.Address{0xe2})}}})
	served := w.family.chains[on]
	served.Messengers = map[cctp.Domain]common.Hash{6: messengerThere}
	w.family.chains[on] = served
	w.mine(1)
	return w
}

func (w *world) burnOrder(change func(*intent.BridgeOut)) intent.Order {
	out := intent.BridgeOut{Token: chain.USDC, To: chain.Base, Recipient: chain.EVMAddress(recipientThere), Amount: 40 * money.Dollar, MaxFee: money.Dollar / 100, Fast: true}
	change(&out)
	return intent.Order{ID: uuid.New(), Owner: w.owner, Chain: on, Action: out, SettleTask: "solintent.test"}
}

func plainBurn(*intent.BridgeOut) {}

// The chain executes exactly the signed burn, and the message that is read from it is the one in the message's
// account.
func TestABurnIsSignedAndItsMessageRead(t *testing.T) {
	w := bridgedWorld(t)
	order := w.burnOrder(plainBurn)
	signed := w.sign(order)
	if err := w.family.Check(signed); err != nil {
		t.Error(err)
	}
	first, v := w.firstOf(signed)
	if v.Burning == nil || v.Burning.MinFinality != cctp.Fast || v.Burning.MaxFee != 10_000 {
		t.Errorf("the first version is %+v", v.Burning)
	}
	if size := 1 + 3*64 + len(first.Message); size > solana.MaxTransaction {
		t.Errorf("it has %d bytes", size)
	}
	_, evidence := w.carry(signed)
	moved, err := w.family.Movements(t.Context(), order, evidence.Encode())
	if err != nil || len(moved) != 1 || moved[0].From != w.wallet.Address() || moved[0].Units.String() != "40000000" || moved[0].Token != validator.USDC.Address() {
		t.Errorf("it moved %+v: %v", moved, err)
	}
	message, err := w.family.SentMessage(t.Context(), order, evidence.Encode())
	if err != nil {
		t.Fatal(err)
	}
	lies, err := cctpsol.DecodeSentMessage(w.chain.Account(v.Burning.Event).Data)
	if err != nil || !bytes.Equal(lies.Message, message) {
		t.Errorf("the message is read as\n%x, and is\n%x: %v", message, lies.Message, err)
	}
	if got := w.chain.TokenBalance(validator.USDC, w.wallet); got != 60_000_000 {
		t.Errorf("the wallet has %d units", got)
	}
	w.wantExecuted("a burn", []uuid.UUID{order.ID}, true)
	other := order
	other.ID = uuid.New()
	if _, err := w.family.SentMessage(t.Context(), other, evidence.Encode()); !errors.Is(err, ErrEvidence) {
		t.Errorf("as another order's: %v", err)
	}
	paid := w.order(money.Dollar, w.walletOf(1))
	_, payment := w.carry(w.sign(paid))
	if _, err := w.family.SentMessage(t.Context(), paid, payment.Encode()); !errors.Is(err, intent.ErrNoMessage) {
		t.Errorf("of a payout: %v", err)
	}
	at := slices.IndexFunc(evidence.After, func(h Holding) bool { return h.Mint == validator.USDC })
	evidence.After[at].Units++
	if _, err := w.family.SentMessage(t.Context(), order, evidence.Encode()); !errors.Is(err, ErrEvidence) {
		t.Errorf("where balances say otherwise: %v", err)
	}
}

// Money that lies in several token accounts is brought together by the transaction that burns it.
func TestABurnOutOfSeveralTokenAccounts(t *testing.T) {
	w := bridgedWorld(t)
	for n := range byte(1) {
		w.plantTokens(solana.PublicKey{0xc1, n}, solana.TokenAccount{Mint: validator.USDC, Owner: w.wallet, Amount: 30_000_000, State: solana.TokenInitialized})
	}
	order := w.burnOrder(func(out *intent.BridgeOut) { out.Amount = 120 * money.Dollar })
	signed := w.sign(order)
	first, v := w.firstOf(signed)
	if size := 1 + 3*64 + len(first.Message); size > solana.MaxTransaction {
		t.Errorf("it has %d bytes", size)
	}
	if got := v.Transfers; len(got) != 1 || got[0].Units != 20_000_000 {
		t.Errorf("it is brought together by %+v", got)
	}
	_, evidence := w.carry(signed)
	moved, err := w.family.Movements(t.Context(), order, evidence.Encode())
	if err != nil || len(moved) != 1 || moved[0].Units.String() != "120000000" {
		t.Errorf("it moved %+v: %v", moved, err)
	}
	for n := range byte(6) {
		w.plantTokens(solana.PublicKey{0xc2, n}, solana.TokenAccount{Mint: validator.USDC, Owner: w.wallet, Amount: 1_000_000, State: solana.TokenInitialized})
	}
	_, err = w.trySign(w.burnOrder(func(out *intent.BridgeOut) { out.Amount = 14 * money.Dollar }))
	var refusal intent.Refusal
	if !errors.As(err, &refusal) || !strings.Contains(refusal.Why, "which no transaction holds") {
		t.Errorf("out of more than a transaction holds: %v", err)
	}
}

func TestWhatIsNotBridgedIsNotBuilt(t *testing.T) {
	w := bridgedWorld(t)
	for what, change := range map[string]func(*intent.BridgeOut){
		"a domain that is not configured": func(out *intent.BridgeOut) { out.To = chain.Polygon },
		"Solana itself":                   func(out *intent.BridgeOut) { out.To = chain.Solana },
		"USDT":                            func(out *intent.BridgeOut) { out.Token = chain.USDT },
	} {
		if _, err := w.family.Build(t.Context(), w.burnOrder(change)); err == nil {
			t.Errorf("to %s is built", what)
		}
	}
}

// A carrier is handed no burn that lacks the signature for its message's account, or has another's.
func TestABurnNeedsItsMessagesSignature(t *testing.T) {
	w := bridgedWorld(t)
	signed := w.sign(w.burnOrder(plainBurn))
	payout := w.sign(w.order(money.Dollar, w.walletOf(1)))
	for what, c := range map[string]struct {
		of     intent.Submission
		change func(*Version)
	}{
		"none":               {signed, func(v *Version) { v.EventSignature = nil }},
		"another's":          {signed, func(v *Version) { v.EventSignature = (*solana.Signature)(ed25519.Sign(w.keyOf(9), v.Message)) }},
		"one without a burn": {payout, func(v *Version) { v.EventSignature = &solana.Signature{1} }},
	} {
		attached, err := DecodeAttachment(c.of.Attachment)
		if err != nil {
			t.Fatal(err)
		}
		c.change(attached.First)
		s := c.of
		s.Attachment = attached.Encode()
		if err := w.family.Check(s); !errors.Is(err, ErrSignature) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// Of a wallet's token accounts a burn takes the fullest ones: the reported amount, and no transaction has room for
// more.
func TestABurnTakesAsMuchAsIsTold(t *testing.T) {
	w := bridgedWorld(t)
	for n := range byte(5) {
		w.plantTokens(w.walletOf(100+n), solana.TokenAccount{Mint: validator.USDC, Owner: w.wallet, Amount: uint64(10 * money.Dollar), State: solana.TokenInitialized})
	}
	told, err := w.family.BurnableAtOnce(t.Context(), on, w.wallet.Address(), chain.USDC)
	if err != nil || told != 110*money.Dollar {
		t.Fatalf("%s can be burnt at once, %v", told, err)
	}
	amount := func(of money.USD) func(*intent.BridgeOut) { return func(o *intent.BridgeOut) { o.Amount = of } }
	w.sign(w.burnOrder(amount(told)))
	var refusal intent.Refusal
	if _, err := w.trySign(w.burnOrder(amount(told + money.Dollar))); !errors.As(err, &refusal) {
		t.Errorf("of more: %v", err)
	}
}
