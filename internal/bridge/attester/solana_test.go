package attester

import (
	"bytes"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/mr-tron/base58"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
)

// wantMintedOnSolana brings a message of 100 USDC in for carol.
func (w *world) wantMintedOnSolana(m messageBody, fee uint64) {
	w.Helper()
	feesBefore := w.solana.feesTaken()
	tx, err := w.receiveOnSolana(m)
	if err != nil {
		w.Fatal(err)
	}
	// Of solana.MaxTransaction, 1232 bytes: it needs no lookup table.
	if size := len(tx.Encode()); size != 1224 {
		w.Errorf("the transaction has %d bytes", size)
	}
	if got, fees := w.solana.TokenBalance(validator.USDC, carol), w.solana.feesTaken()-feesBefore; got != 100e6-fee || fees != fee {
		w.Errorf("carol has %d, and the fee is %d; want a fee of %d", got, fees, fee)
	}
}

func (e *solanaEnd) feesTaken() uint64 {
	e.Helper()
	account, err := solana.DecodeTokenAccount(e.Account(validator.BridgeFees).Data)
	if err != nil {
		e.Fatal(err)
	}
	return account.Amount
}

func TestAFinalBurnOnSolanaIsMinted(t *testing.T) {
	w := newSolanaWorld(t)
	tx := w.burnOnSolana(0, cctp.Finalized)
	nonce := w.pending(tx).EventNonce
	w.solana.mine(1)
	w.pending(tx)
	w.solana.mine(1)
	m := w.complete(tx)
	if m.EventNonce != nonce || m.DecodedMessage.SourceDomain != "5" || m.DecodedMessage.DecodedMessageBody.MintRecipient != strings.ToLower(bob.Hex()) {
		t.Errorf("the message is %+v, %+v, want the nonce %s", m, m.DecodedMessage, nonce)
	}
	w.wantCompletes(w.solana.sentIn("event"), m)
	w.wantMinted(m, 100e6, 0)
	if w.receive(m).Status == types.ReceiptStatusSuccessful {
		t.Error("the message was received twice")
	}
}

func TestAFinalBurnIsMintedOnSolana(t *testing.T) {
	w := newSolanaWorld(t)
	tx := w.burnForSolana(0, cctp.Finalized)
	w.here.commit(2)
	w.pending(tx)
	w.here.commit(1)
	m := w.complete(tx)
	if _, err := w.receiveOnSolana(m); !errors.Is(err, validator.ErrFailed) {
		t.Errorf("carol has no account, and it was received: %v", err)
	}
	w.solana.openAccount()
	w.wantMintedOnSolana(m, 0)
	if _, err := w.receiveOnSolana(m); !errors.Is(err, validator.ErrFailed) {
		t.Errorf("the message was received twice: %v", err)
	}
}

// Confirmed is fast on Solana: a block of it needs none behind it.
func TestAFastBurnOnSolanaIsMintedAtOnce(t *testing.T) {
	w := newSolanaWorld(t)
	tx := w.burnOnSolana(140_000, cctp.Fast)
	m := w.complete(tx)
	if d := m.DecodedMessage; d.FinalityThresholdExecuted != "1000" || d.DecodedMessageBody.FeeExecuted != "140000" || d.DecodedMessageBody.ExpirationBlock == "0" {
		t.Errorf("it says %+v, %+v", d, d.DecodedMessageBody)
	}
	w.wantCompletes(w.solana.sentIn("event"), m)
	w.wantMinted(m, 100e6-140_000, 140_000)
}

func TestAFastBurnIsMintedOnSolana(t *testing.T) {
	w := newSolanaWorld(t)
	w.solana.openAccount()
	tx := w.burnForSolana(140_000, cctp.Fast)
	w.pending(tx)
	w.here.commit(1)
	w.wantMintedOnSolana(w.complete(tx), 140_000)
}

func TestABurnOnSolanaThatDoesNotAllowTheFeeWaitsUntilItIsFinal(t *testing.T) {
	w := newSolanaWorld(t)
	tx := w.burnOnSolana(139_999, cctp.Fast)
	if m := w.pending(tx); m.DelayReason == nil || *m.DelayReason != tooLowFee {
		t.Errorf("it waits for the reason %v", m.DelayReason)
	}
	w.solana.mine(2)
	w.wantMinted(w.complete(tx), 100e6, 0)
}

// A transaction may send several messages, each with a nonce of its own.
func TestBurnsOfOneTransaction(t *testing.T) {
	w := newSolanaWorld(t)
	tx := w.solana.must([]solana.Instruction{w.solana.deposit(0, "one", 0, cctp.Finalized), w.solana.deposit(6, "two", 0, cctp.Finalized)},
		w.solana.user, solanaKey("one"), solanaKey("two")).Signatures[0]
	w.solana.mine(2)
	list := w.messages(tx)
	if len(list) != 2 || list[0].EventNonce == list[1].EventNonce {
		t.Fatalf("they are %+v", list)
	}
	w.wantCompletes(w.solana.sentIn("one"), list[0])
	w.wantCompletes(w.solana.sentIn("two"), list[1])
	w.wantMinted(list[1], 100e6, 0)
}

// The programs compare a message's expiration with the slot in which it comes in.
func TestAMessageExpiresInSlots(t *testing.T) {
	w := newSolanaWorld(t)
	w.solana.openAccount()
	w.restart(1)
	tx := w.burnForSolana(140_000, cctp.Fast)
	last := w.solana.Head()
	w.solana.AdvanceTime(time.Hour) // by a slot that is past the burn's time
	w.here.commit(1)
	old := w.complete(tx)
	if got, want := old.DecodedMessage.DecodedMessageBody.ExpirationBlock, strconv.FormatUint(last+1, 10); got != want {
		t.Errorf("it expires with slot %s, want %s", got, want)
	}
	if _, err := w.receiveOnSolana(old); !errors.Is(err, validator.ErrFailed) {
		t.Errorf("an expired message was received: %v", err)
	}
	w.askForAnother(old)
	if m := w.complete(tx); m.DecodedMessage.DecodedMessageBody.ExpirationBlock == "0" {
		t.Error("it is signed as final before it is")
	}
	w.here.commit(3)
	m := w.complete(tx)
	if m.EventNonce != old.EventNonce || m.DecodedMessage.FinalityThresholdExecuted != "2000" || m.DecodedMessage.DecodedMessageBody.ExpirationBlock != "0" {
		t.Errorf("it is signed again as %+v", m.DecodedMessage)
	}
	w.wantMintedOnSolana(m, 140_000)
}

// askForAnother has a message signed again.
func (w *world) askForAnother(m messageBody) {
	w.Helper()
	var again againBody
	if status := w.ask(http.MethodPost, "/v2/reattest/"+m.EventNonce, &again); status != http.StatusOK || again.Nonce != m.EventNonce {
		w.Errorf("asking again: %+v (%d)", again, status)
	}
}

func TestAMessageOfSolanaExpiresInBlocks(t *testing.T) {
	w := newSolanaWorld(t)
	w.restart(1)
	tx := w.burnOnSolana(140_000, cctp.Fast)
	w.there.commit(40)
	old := w.complete(tx)
	if w.receive(old).Status == types.ReceiptStatusSuccessful {
		t.Fatal("an expired message was received")
	}
	w.askForAnother(old)
	if m := w.complete(tx); m.DecodedMessage.DecodedMessageBody.ExpirationBlock == "0" {
		t.Error("it is signed as final before it is")
	}
	w.solana.mine(2)
	m := w.complete(tx)
	if m.EventNonce != old.EventNonce || m.DecodedMessage.FinalityThresholdExecuted != "2000" || m.DecodedMessage.DecodedMessageBody.ExpirationBlock != "0" {
		t.Errorf("it is signed again as %+v", m.DecodedMessage)
	}
	w.wantMinted(m, 100e6-140_000, 140_000)
}

// Slots without a block are skipped in the search for the last one before a time.
func TestTheLastSlotByATime(t *testing.T) {
	w := newSolanaWorld(t)
	c := solanaChain{w.solana.node}
	var slots, times []uint64
	for range 3 {
		w.solana.SkipSlots(5)
		w.solana.AdvanceTime(time.Hour)
		slots = append(slots, w.solana.Head())
		var at uint64
		if err := w.solana.node.CallContext(t.Context(), &at, "getBlockTime", w.solana.Head()); err != nil {
			t.Fatal(err)
		}
		times = append(times, at)
	}
	for when, want := range map[uint64]uint64{
		times[0] - 1: slots[0] - 6, times[0]: slots[0], times[1] - 1: slots[0], times[1]: slots[1], times[2] - 1: slots[1], times[2] + 1: slots[2], 0: 0,
	} {
		if got, err := c.lastBlockBy(t.Context(), when); err != nil || got != want {
			t.Errorf("by %d it is slot %d, %v; want %d", when, got, err, want)
		}
	}
}

// A destination that is behind a message's time does not have it expire later each time.
func TestAnExpirationThatWasToldStays(t *testing.T) {
	w := newSolanaWorld(t)
	w.here.commit(1)
	tx := w.burnForSolana(140_000, cctp.Fast) // EVM blocks take a second each, and are ahead
	w.here.commit(1)
	before := w.complete(tx)
	w.solana.mine(3)
	if after := w.complete(tx); textOf(t, after) != textOf(t, before) {
		t.Errorf("it says\n%s\nand then\n%s", textOf(t, before), textOf(t, after))
	}
}

func TestAnotherAttesterInItsPlaceAnswersTheSameOfSolana(t *testing.T) {
	w := newSolanaWorld(t)
	from, to := w.burnOnSolana(140_000, cctp.Fast), w.burnForSolana(140_000, cctp.Fast)
	w.solana.AdvanceTime(time.Hour)
	w.here.commit(1)
	for domain, before := range map[string]messageBody{"5": w.complete(from), "0": w.complete(to)} {
		w.restart(1000)
		var byNonce messagesBody
		status := w.ask(http.MethodGet, "/v2/messages/"+domain+"?nonce="+before.EventNonce, &byNonce)
		if status != http.StatusOK || len(byNonce.Messages) != 1 || textOf(t, byNonce.Messages[0]) != textOf(t, before) {
			t.Errorf("of domain %s by its nonce it is\n%+v (%d), before it was\n%s", domain, byNonce, status, textOf(t, before))
		}
	}
}

// Who has the rent of a message back closes its account, and may put another message there.
func TestAMessageIsKnownWithoutItsAccount(t *testing.T) {
	w := newSolanaWorld(t)
	tx := w.burnOnSolana(0, cctp.Finalized)
	w.solana.AdvanceTime(5 * 24 * time.Hour)
	w.solana.mine(1)
	before := w.complete(tx)
	reclaim := cctpsol.ReclaimEvent{
		Payee: publicOf(w.solana.payer), Event: publicOf(solanaKey("event")), Message: hexutil.MustDecode(before.Message), Attestation: hexutil.MustDecode(before.Attestation),
	}
	w.solana.must([]solana.Instruction{reclaim.Instruction()})
	if w.solana.Lamports(reclaim.Event) != 0 {
		t.Fatal("the account is still there")
	}
	again := w.solana.must([]solana.Instruction{w.solana.deposit(0, "event", 0, cctp.Finalized)}, w.solana.user, solanaKey("event")).Signatures[0]
	if after := w.complete(tx); textOf(t, after) != textOf(t, before) {
		t.Errorf("it says\n%s\nand then\n%s", textOf(t, before), textOf(t, after))
	}
	w.solana.mine(2)
	m := w.complete(again)
	if m.EventNonce == before.EventNonce {
		t.Error("two messages have one nonce")
	}
	w.wantCompletes(w.solana.sentIn("event"), m)
}

func TestAForkOfSolanaBeforeFinality(t *testing.T) {
	w := newSolanaWorld(t)
	tx := w.burnOnSolana(0, cctp.Finalized)
	nonce := w.pending(tx).EventNonce
	if err := w.solana.Reorganize(validator.Fork{Blocks: 1}); err != nil {
		t.Fatal(err)
	}
	if m := w.message(tx); m.EventNonce != nonce {
		t.Errorf("on another fork it has the nonce %s, want %s", m.EventNonce, nonce)
	}
	if err := w.solana.Reorganize(validator.Fork{Blocks: 1, Drop: true}); err != nil {
		t.Fatal(err)
	}
	w.solana.mine(5)
	if status := w.ask(http.MethodGet, question(tx), nil); status != http.StatusNotFound {
		t.Errorf("what never was has the status %d", status)
	}
}

func TestItFailsOnSolanaAsItIsTold(t *testing.T) {
	w := newSolanaWorld(t)
	w.solana.openAccount()
	from, to := w.burnOnSolana(140_000, cctp.Fast), w.burnForSolana(140_000, cctp.Fast)
	w.attester.SetMode(Slow)
	w.pending(from)
	w.attester.SetMode(Silent)
	w.solana.mine(2)
	w.here.commit(3)
	w.pending(from)
	w.attester.SetMode(Slow)
	w.complete(from)

	w.attester.SetMode(Refusing)
	if status := w.ask(http.MethodGet, question(from), nil); status != http.StatusNotFound {
		t.Errorf("refusing, it answers %d", status)
	}
	w.attester.SetMode(WrongSignature)
	if _, err := w.receiveOnSolana(w.complete(to)); !errors.Is(err, validator.ErrFailed) {
		t.Errorf("a wrong signature was believed: %v", err)
	}
	w.attester.SetMode(Duplicating)
	if list := w.messages(from); len(list) != 2 || textOf(t, list[0]) != textOf(t, list[1]) {
		t.Errorf("twice, it is %+v", list)
	}
	w.attester.SetMode(Normal)
	w.wantMinted(w.complete(from), 100e6-140_000, 140_000)
	w.wantMintedOnSolana(w.complete(to), 140_000)
}

func TestQuestionsOfSolanaThatHaveNoAnswer(t *testing.T) {
	w := newSolanaWorld(t)
	unknown, word := solana.Signature{1}.String(), common.Hash{1}.Hex()
	refused, err := w.solana.run([]solana.Instruction{w.solana.deposit(77, "event", 0, cctp.Finalized)}, w.solana.user, solanaKey("event"))
	if !errors.Is(err, validator.ErrFailed) {
		t.Fatalf("a burn for nowhere: %v", err)
	}
	other := w.solana.must([]solana.Instruction{solana.Memo("no burn")})
	for path, want := range map[string]int{
		"/v2/messages/5?transactionHash=" + unknown:                                    http.StatusNotFound,
		"/v2/messages/5?transactionHash=" + refused.Signatures[0].String():             http.StatusNotFound,
		"/v2/messages/5?transactionHash=" + other.Signatures[0].String():               http.StatusNotFound,
		"/v2/messages/5?nonce=" + word:                                                 http.StatusNotFound,
		"/v2/messages/5":                                                               http.StatusBadRequest,
		"/v2/messages/5?transactionHash=":                                              http.StatusBadRequest,
		"/v2/messages/5?transactionHash=" + word:                                       http.StatusBadRequest,
		"/v2/messages/5?transactionHash=" + unknown[1:]:                                http.StatusBadRequest,
		"/v2/messages/5?transactionHash=0" + unknown[1:]:                               http.StatusBadRequest, // which no digit is
		"/v2/messages/5?transactionHash=" + base58.Encode(bytes.Repeat([]byte{1}, 32)): http.StatusBadRequest,
		"/v2/messages/5?transactionHash=" + unknown + "&nonce=" + word:                 http.StatusBadRequest,
		"/v2/messages/5?nonce=" + unknown:                                              http.StatusBadRequest,
		"/v2/messages/0?transactionHash=" + unknown:                                    http.StatusBadRequest,
	} {
		if status := w.ask(http.MethodGet, path, nil); status != want {
			t.Errorf("%s: status %d, want %d", path, status, want)
		}
	}
	if status := w.ask(http.MethodPost, "/v2/reattest/"+word, nil); status != http.StatusNotFound {
		t.Errorf("signing what never was again: status %d", status)
	}
	var fees []feeBody
	if status := w.ask(http.MethodGet, "/v2/burn/USDC/fees/5/6", &fees); status != http.StatusOK || len(fees) != 2 || fees[0].MinimumFee.String() != strconv.Itoa(fastFee) {
		t.Errorf("the fees are %+v (%d)", fees, status)
	}
}

func TestChainsThatAreNone(t *testing.T) {
	w := newSolanaWorld(t)
	for what, c := range map[string]Chain{
		"without a node":    {Domain: 0},
		"with two":          {Domain: cctpsol.Domain, Client: w.here.client, Solana: w.solana.node},
		"Solana as another": {Domain: 0, Solana: w.solana.node},
		"another as Solana": {Domain: cctpsol.Domain, Client: w.here.client},
	} {
		if _, err := New(Options{Chains: []Chain{c}, Keys: w.keys}); err == nil {
			t.Errorf("a chain %s", what)
		}
	}
}
