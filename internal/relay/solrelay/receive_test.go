package solrelay

import (
	"crypto/ecdsa"
	"errors"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/wallet"
)

var (
	senderThere    = common.Address{0xa1}
	messengerThere = cctp.Word(common.Address{0xe1})
	usdcThere      = cctp.Word(common.Address{0xe2})
)

// receiving is a world with the bridge, who brings messages in, and a wallet for which there are some.
type receiving struct {
	*world
	by       *Receiver
	attester *ecdsa.PrivateKey
	wallet   chain.Address
}

func newReceiving(t *testing.T) *receiving {
	t.Helper()
	w := newWorld(t, storetest.Open(t, store.SQLite))
	key, err := crypto.ToECDSA(common.LeftPadBytes([]byte{1}, 32))
	if err != nil {
		t.Fatal(err)
	}
	w.chain.DeployBridge(validator.BridgeTerms{Attesters: []common.Address{crypto.PubkeyToAddress(key.PublicKey)}, BurnLimit: 1_000_000_000,
		Others: map[cctp.Domain]validator.BridgeEnd{6: {Messenger: messengerThere, USDC: usdcThere}}})
	w.mine(1)
	w.startReady()
	return &receiving{world: w, by: w.relay.Receiver(), attester: key, wallet: w.walletAt(uuid.New()).Address()}
}

// tokens is the wallet's token account.
func (r *receiving) tokens() solana.PublicKey {
	return solana.PublicKey(cctpsol.Recipient(solana.KeyOf(r.wallet), validator.USDC))
}

// attested is a message that brings the wallet 25 dollars less a fee, and its attestation.
func (r *receiving) attested(nonce byte, change func(*cctp.Message, *cctp.Burn)) (message, attestation []byte) {
	r.Helper()
	burn := cctp.Burn{Token: usdcThere, MintRecipient: common.Hash(r.tokens()), Amount: money.NewUnits(25e6), MessageSender: cctp.Word(senderThere), MaxFee: money.NewUnits(3500), FeeExecuted: money.NewUnits(3500)}
	m := cctp.Message{Source: 6, Destination: 5, Nonce: common.Hash{nonce}, Sender: messengerThere, Recipient: common.Hash(cctpsol.Messenger), MinFinality: cctp.Fast, FinalityExecuted: cctp.Fast}
	change(&m, &burn)
	m.Body = burn.Encode()
	attestation, err := cctp.Attest(m.Encode(), r.attester)
	if err != nil {
		r.Fatal(err)
	}
	return m.Encode(), attestation
}

func asItIs(*cctp.Message, *cctp.Burn) {}

func (r *receiving) receive(message, attestation []byte) intent.Reception {
	r.Helper()
	got, err := r.by.Receive(r.Context(), r.wallet, message, attestation)
	if err != nil {
		r.Fatal(err)
	}
	return got
}

// untilReceived asks for a message to be brought in until it has come.
func (r *receiving) untilReceived(message, attestation []byte) {
	r.Helper()
	r.untilMining("the message has come", func() bool { return r.receive(message, attestation).Received })
}

// transfersToWallet returns the transfers to the wallet that the follower reads.
func (r *receiving) transfersToWallet() (found []chain.Transfer) {
	r.Helper()
	head, err := r.client.Head(r.Context())
	if err != nil {
		r.Fatal(err)
	}
	blocks, err := rpc.NewReader(r.client).Transfers(r.Context(), 1, head.Number)
	if err != nil {
		r.Fatal(err)
	}
	for _, b := range blocks {
		for _, t := range b.Transfers {
			if t.To == r.wallet {
				found = append(found, t)
			}
		}
	}
	return found
}

// A message makes the wallet's token account if there is none, is received once, however often that is requested, and
// is reported as a bridge's payment; and its whole cost is reported.
func TestAMessageIsBroughtInOnce(t *testing.T) {
	t.Parallel()
	r := newReceiving(t)
	r.untilMining("what the pool cost is told", func() bool { return lamports-r.chain.Lamports(r.payer()) == r.lamportsTold() })
	before, told := r.chain.Lamports(r.payer()), r.lamportsTold()
	message, attestation := r.attested(7, asItIs)
	for range 3 { // before there is a slot: the same transaction
		if got := r.receive(message, attestation); got != (intent.Reception{}) {
			t.Errorf("at first it is %+v", got)
		}
	}
	r.untilReceived(message, attestation)
	if got := r.chain.TokenBalance(validator.USDC, solana.KeyOf(r.wallet)); got != 25e6-3500 {
		t.Errorf("the wallet has %d units", got)
	}
	r.untilMining("what was paid is told", func() bool {
		_ = r.receive(message, attestation)
		return before-r.chain.Lamports(r.payer()) == r.lamportsTold()-told
	})
	if paid := before - r.chain.Lamports(r.payer()); paid != 2*5000+solana.RentExempt(solana.TokenAccountSize)+solana.RentExempt(cctpsol.UsedNonceSize) {
		t.Errorf("%d lamports were paid", paid)
	}
	found := r.transfersToWallet()
	if len(found) != 1 || found[0].Units.String() != "24996500" || found[0].Bridged == nil || *found[0].Bridged != (chain.Bridged{Key: cctp.MessageKey(6, common.Hash{7}), Sender: chain.EVMAddress(senderThere)}) {
		t.Errorf("the follower is told of %+v", found)
	}
	second, attestation := r.attested(8, asItIs)
	r.untilReceived(second, attestation)
	if found := r.transfersToWallet(); len(found) != 2 || found[0].Bridged.Key == found[1].Bridged.Key {
		t.Errorf("the follower is told of %+v", found)
	}
}

// A message that another account delivers is found as received, and no transaction is sent.
func TestAMessageThatAStrangerBroughtIn(t *testing.T) {
	t.Parallel()
	r := newReceiving(t)
	message, attestation := r.attested(7, asItIs)
	other := r.relay.Receiver() // of another process
	r.untilMining("the message has come", func() bool {
		got, err := other.Receive(t.Context(), r.wallet, message, attestation)
		if err != nil {
			t.Fatal(err)
		}
		return got.Received
	})
	before := r.chain.Lamports(r.payer())
	if got := r.receive(message, attestation); !got.Received || r.chain.Lamports(r.payer()) != before {
		t.Errorf("it is %+v", got)
	}
}

func TestMessagesThatTheChainRefuses(t *testing.T) {
	t.Parallel()
	r := newReceiving(t)
	first, attestation := r.attested(7, asItIs)
	r.untilReceived(first, attestation)
	forged, _ := r.attested(8, asItIs)
	expired, byExpired := r.attested(9, func(_ *cctp.Message, b *cctp.Burn) { b.ExpirationBlock = money.NewUnits(1) })
	before := r.chain.Lamports(r.payer())
	for what, c := range map[string]struct{ message, attestation []byte }{"another's signature": {forged, attestation}, "one that has expired": {expired, byExpired}} {
		if got := r.receive(c.message, c.attestation); got.Refused.IsZero() || got.Received {
			t.Errorf("%s: %+v", what, got)
		}
	}
	if r.chain.Lamports(r.payer()) != before {
		t.Error("something was paid for what is refused")
	}
	for what, change := range map[string]func(*cctp.Message, *cctp.Burn){
		"for another":   func(_ *cctp.Message, b *cctp.Burn) { b.MintRecipient = common.Hash{1} },
		"for the owner": func(_ *cctp.Message, b *cctp.Burn) { b.MintRecipient = common.Hash(solana.KeyOf(r.wallet)) },
	} {
		message, attestation := r.attested(10, change)
		if got, err := r.by.Receive(t.Context(), r.wallet, message, attestation); err == nil {
			t.Errorf("%s: %+v", what, got)
		}
	}
	if got, err := r.by.Receive(t.Context(), r.wallet, []byte{1}, nil); err == nil {
		t.Errorf("no message: %+v", got)
	}
}

// No transaction is sent while the fee payer has too little, and a lost one is sent again once its blockhash has
// expired.
func TestAMessageThatCannotBeSentYet(t *testing.T) {
	t.Parallel()
	r := newReceiving(t)
	message, attestation := r.attested(7, asItIs)
	payer := r.chain.Account(r.payer())
	poor := payer
	poor.Lamports = 1_000
	r.chain.SetAccount(r.payer(), poor)
	r.mine(1)
	if got := r.receive(message, attestation); !strings.Contains(got.Waits.Text, "out of SOL") {
		t.Errorf("without SOL: %+v", got)
	}
	r.chain.SetAccount(r.payer(), payer)
	r.mine(1)
	r.node.Set(rpctest.Faults{SwallowSends: true})
	if got := r.receive(message, attestation); got != (intent.Reception{}) {
		t.Errorf("what the node loses: %+v", got)
	}
	r.node.Set(rpctest.Faults{})
	r.db.Clock().Advance(2 * remakeAfter)
	r.untilReceived(message, attestation)
}

// Strangers may send lamports to the address of a future account: to the wallet's token account, which is made all
// the same, and to the one that records the nonce.
func TestLamportsWhereAMessageMakesAccounts(t *testing.T) {
	t.Parallel()
	r := newReceiving(t)
	message, attestation := r.attested(7, asItIs)
	for _, at := range []solana.PublicKey{r.tokens(), cctpsol.UsedNonceAccount(common.Hash{7})} {
		r.fund(at, solana.RentExempt(0))
	}
	r.mine(3)
	r.untilReceived(message, attestation)
	if got := r.chain.TokenBalance(validator.USDC, solana.KeyOf(r.wallet)); got != 25e6-3500 {
		t.Errorf("the wallet has %d units", got)
	}
}

// Where a message came in is found, however many transactions name the account that says so.
func TestAMessageIsLocatedAmongManyThatNameIt(t *testing.T) {
	t.Parallel()
	r := newReceiving(t)
	message, attestation := r.attested(7, asItIs)
	for range 25 {
		r.fund(cctpsol.UsedNonceAccount(common.Hash{7}), solana.RentExempt(0))
		r.mine(1)
	}
	r.untilReceived(message, attestation)
	r.untilMining("that is final", func() bool { return r.receive(message, attestation).Final })
	for key, want := range map[string]bool{cctp.MessageKey(6, common.Hash{7}): true, cctp.MessageKey(6, common.Hash{8}): false, cctp.MessageKey(3, common.Hash{7}): false} {
		found, err := wallet.FindReceived(t.Context(), rpc.NewReader(r.client), r.wallet, key, r.db.Clock().Now(), 1<<60)
		if err != nil || (found != nil) != want || want && found.Amount != 25*money.Dollar-3500 {
			t.Errorf("%s is found as %+v: %v", key, found, err)
		}
	}
}

// That a message has not come is the word of all nodes that are up: one that hides it, or has dropped what brought it, does not have it
// count as one that has not come, and one that is up and does not search leaves it unknown. One that is down has no say.
func TestAMessageHasNotComeByTheWordOfAllNodes(t *testing.T) {
	t.Parallel()
	r := newReceiving(t)
	message, attestation := r.attested(7, asItIs)
	r.untilReceived(message, attestation)
	r.untilMining("that is final", func() bool { return r.receive(message, attestation).Final })
	other := rpctest.New(t, r.chain.URL())
	config := r.client.Config()
	config.URLs = []string{r.node.URL, other.URL}
	locate := func(nonce byte) ([]uint64, error) {
		client, err := rpc.Dial(config) // which knows of no node that was down
		if err != nil {
			t.Fatal(err)
		}
		defer client.Close()
		return rpc.NewReader(client).LocateMessage(t.Context(), cctp.MessageKey(6, common.Hash{nonce}), r.db.Clock().Now(), 1<<60)
	}
	for what, test := range map[string]struct {
		faults  rpctest.Faults
		unknown bool
	}{
		"hides the account":      {rpctest.Faults{HideAccounts: true}, false},
		"hides the transactions": {rpctest.Faults{HideTransactions: true}, false},
		"has dropped them":       {rpctest.Faults{ForgottenBefore: 1 << 60}, false},
		"does not search":        {rpctest.Faults{FailSignatures: true}, true},
		"is down":                {rpctest.Faults{Down: true}, false},
	} {
		for n, node := range []*rpctest.Proxy{r.node, other} {
			node.Set(test.faults)
			found, err := locate(7)
			if test.unknown && !errors.Is(err, chain.ErrUnavailable) || !test.unknown && (err != nil || len(found) != 1) {
				t.Errorf("node %d %s: the message has come in slots %d: %v", n+1, what, found, err)
			}
			node.Set(rpctest.Faults{})
		}
	}
	if found, err := locate(8); err != nil || len(found) != 0 {
		t.Errorf("a message that has not come has come in slots %d: %v", found, err)
	}
}

// If the fee payer cannot pay for a burn's message the burn waits; if the wallet lacks the burnt amount it does not.
func TestABurnWaitsForItsRent(t *testing.T) {
	v := custody.SolanaVersion{ID: uuid.New(), FeePayer: solana.PublicKey{1}, Marking: &custody.SolanaMarking{Blockhash: solana.Hash{3}, Rent: 1, Closer: solana.PublicKey{2}}, Wallet: solana.PublicKey{6}, Mint: validator.USDC, TokenProgram: solana.TokenProgram,
		Burning: &custody.SolanaBurning{SolanaBurn: custody.SolanaBurn{Destination: 6, Recipient: common.Hash{1}, Units: 5}, From: solana.PublicKey{4}, Event: solana.PublicKey{5}}}
	encoded, err := v.Encode()
	if err != nil {
		t.Fatal(err)
	}
	message, err := solana.DecodeMessage(encoded)
	if err != nil {
		t.Fatal(err)
	}
	one := uint32(1) // of the system program too few lamports, of the token program too few tokens
	failed := &rpc.TransactionError{Kind: "InstructionError", Instruction: 5, Custom: &one}
	for program, waits := range map[solana.PublicKey]bool{solana.SystemProgram: true, solana.TokenProgram: false} {
		logs := []string{"Program " + program.String() + " failed: custom program error: 0x1"}
		if got := solintent.JudgeFailure(message, failed, logs); got.Waits != waits {
			t.Errorf("a failure of %s is judged as %+v", program, got)
		}
	}
}
