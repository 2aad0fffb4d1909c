package attester

import (
	"crypto/ecdsa"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strconv"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/bridge/cctp"
)

func callOf(to common.Address, data []byte) ethereum.CallMsg {
	return ethereum.CallMsg{To: &to, Data: data}
}

func (w *world) wantMinted(m messageBody, units, fee uint64) {
	w.Helper()
	receipt := w.there.must(w.receive(m))
	for _, log := range receipt.Logs {
		if log.Address != w.there.messenger {
			continue
		}
		minted, err := cctp.DecodeMinted(log)
		amount, _ := minted.Amount.Uint64()
		collected, _ := minted.FeeCollected.Uint64()
		if err != nil || amount != units || collected != fee || minted.Recipient != bob {
			w.Errorf("minted %+v, %v, want %d and a fee of %d", minted, err, units, fee)
		}
		return
	}
	w.Error("nothing was minted")
}

// sentIn is the message that a burn has sent.
func (w *world) sentIn(r *types.Receipt) cctp.Message {
	w.Helper()
	at := slices.IndexFunc(r.Logs, func(l *types.Log) bool { return l.Topics[0] == cctp.SentTopic })
	m, err := cctp.DecodeSent(r.Logs[at])
	if err != nil {
		w.Fatal(err)
	}
	if d, err := cctp.DecodeDeposited(r.Logs[at+1]); err != nil || d.Depositor != w.here.address() || d.Destination != w.there.domain {
		w.Errorf("the burn is told as %+v, %v", d, err)
	}
	return m
}

func (w *world) wantCompletes(sent cctp.Message, m messageBody) {
	w.Helper()
	attested, err := cctp.DecodeMessage(hexutil.MustDecode(m.Message))
	if err != nil {
		w.Fatal(err)
	}
	if err := cctp.Completes(sent, attested); err != nil {
		w.Error(err)
	}
}

// Out of one chain and into another, by the way that a stranger would go.
func TestAFinalBurnIsMinted(t *testing.T) {
	w := newWorld(t)
	r := w.burn(0, cctp.Finalized)
	nonce := w.pending(r.TxHash).EventNonce
	w.here.commit(2)
	w.pending(r.TxHash)
	w.here.commit(1)
	m := w.complete(r.TxHash)
	if m.EventNonce != nonce || m.CCTPVersion != 2 || m.DelayReason != nil {
		t.Errorf("the message is %+v, want the nonce %s", m, nonce)
	}
	w.wantCompletes(w.sentIn(r), m)
	w.wantMinted(m, 100e6, 0)
	if w.receive(m).Status == types.ReceiptStatusSuccessful {
		t.Error("the message was received twice")
	}
	if got := w.there.usdcOf(bob); got != 100e6 {
		t.Errorf("bob has %d", got)
	}
}

func TestAFastBurnIsMintedAfterTheNextBlock(t *testing.T) {
	w := newWorld(t)
	r := w.burn(140_000, cctp.Fast)
	w.pending(r.TxHash)
	w.here.commit(1)
	m := w.complete(r.TxHash)
	if d := m.DecodedMessage; d.FinalityThresholdExecuted != "1000" || d.DecodedMessageBody.FeeExecuted != "140000" || d.DecodedMessageBody.ExpirationBlock == "0" || d.SourceDomain != "0" || d.DestinationDomain != "6" {
		t.Errorf("it says %+v, %+v", d, d.DecodedMessageBody)
	}
	w.wantCompletes(w.sentIn(r), m)
	w.wantMinted(m, 100e6-140_000, 140_000)
}

func TestABurnThatDoesNotAllowTheFeeWaitsUntilItIsFinal(t *testing.T) {
	w := newWorld(t)
	r := w.burn(139_999, cctp.Fast)
	w.here.commit(2)
	if m := w.pending(r.TxHash); m.DelayReason == nil || *m.DelayReason != tooLowFee {
		t.Errorf("it waits for the reason %v", m.DelayReason)
	}
	w.here.commit(1)
	m := w.complete(r.TxHash)
	w.wantCompletes(w.sentIn(r), m)
	w.wantMinted(m, 100e6, 0)
}

// A restart gives the same responses, since all state is on the chains.
func TestAnotherAttesterInItsPlaceAnswersTheSame(t *testing.T) {
	w := newWorld(t)
	r := w.burn(140_000, cctp.Fast)
	w.here.commit(1)
	w.there.commit(40) // past the burn's time
	before := w.complete(r.TxHash)
	w.restart(20)
	if after := w.complete(r.TxHash); textOf(t, after) != textOf(t, before) {
		t.Errorf("it says\n%s\nand then\n%s", textOf(t, before), textOf(t, after))
	}
	var byNonce messagesBody
	if status := w.ask(http.MethodGet, "/v2/messages/0?nonce="+before.EventNonce, &byNonce); status != http.StatusOK || len(byNonce.Messages) != 1 || textOf(t, byNonce.Messages[0]) != textOf(t, before) {
		t.Errorf("by its nonce it is %+v (%d)", byNonce, status)
	}
}

func textOf(t *testing.T, m messageBody) string {
	t.Helper()
	text, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestAnExpiredMessageIsSignedAgain(t *testing.T) {
	w := newWorld(t)
	w.restart(1)
	r := w.burn(140_000, cctp.Fast)
	w.there.commit(40)
	w.here.commit(1)
	old := w.complete(r.TxHash)
	if w.receive(old).Status == types.ReceiptStatusSuccessful {
		t.Fatal("an expired message was received")
	}
	var again againBody
	if status := w.ask(http.MethodPost, "/v2/reattest/"+old.EventNonce, &again); status != http.StatusOK || again.Nonce != old.EventNonce {
		t.Errorf("asking again: %+v (%d)", again, status)
	}
	if m := w.complete(r.TxHash); m.DecodedMessage.DecodedMessageBody.ExpirationBlock == "0" {
		t.Error("it is signed as final before it is")
	}
	w.here.commit(3)
	m := w.complete(r.TxHash)
	if m.EventNonce != old.EventNonce || m.DecodedMessage.FinalityThresholdExecuted != "2000" || m.DecodedMessage.DecodedMessageBody.ExpirationBlock != "0" {
		t.Errorf("it is signed again as %+v", m.DecodedMessage)
	}
	w.wantCompletes(w.sentIn(r), m)
	w.wantMinted(m, 100e6-140_000, 140_000)
}

// A message that a reorganization removes before it is final is not known any more, and keeps its nonce when it is
// mined again.
func TestAReorganizationBeforeFinality(t *testing.T) {
	w := newWorld(t)
	r := w.burn(0, cctp.Finalized)
	w.here.commit(1)
	nonce := w.pending(r.TxHash).EventNonce
	if err := w.here.net.Reorg(2, false); err != nil {
		t.Fatal(err)
	}
	if m := w.message(r.TxHash); m.EventNonce != nonce {
		t.Errorf("mined again it has the nonce %s, want %s", m.EventNonce, nonce)
	}
	if err := w.here.net.Reorg(3, true); err != nil {
		t.Fatal(err)
	}
	w.here.commit(5)
	if status := w.ask(http.MethodGet, question(r.TxHash), nil); status != http.StatusNotFound {
		t.Errorf("what never was has the status %d", status)
	}
}

func TestItFailsAsItIsTold(t *testing.T) {
	w := newWorld(t)
	r := w.burn(140_000, cctp.Fast)
	w.here.commit(1)

	w.attester.SetMode(Slow)
	w.pending(r.TxHash)
	w.attester.SetMode(Silent)
	w.here.commit(3)
	w.pending(r.TxHash)
	w.attester.SetMode(Slow)
	w.complete(r.TxHash)

	w.attester.SetMode(Refusing)
	if status := w.ask(http.MethodGet, question(r.TxHash), nil); status != http.StatusNotFound {
		t.Errorf("refusing, it answers %d", status)
	}

	w.attester.SetMode(WrongSignature)
	if w.receive(w.complete(r.TxHash)).Status == types.ReceiptStatusSuccessful {
		t.Error("a wrong signature was believed")
	}

	w.attester.SetMode(Duplicating)
	list := w.messages(r.TxHash)
	if len(list) != 2 || textOf(t, list[0]) != textOf(t, list[1]) {
		t.Errorf("twice, it is %+v", list)
	}

	w.attester.SetMode(Normal)
	w.wantMinted(w.complete(r.TxHash), 100e6-140_000, 140_000)
}

func TestQuestionsThatHaveNoAnswer(t *testing.T) {
	w := newWorld(t)
	word := common.Hash{1}.Hex()
	for path, want := range map[string]int{
		"/v2/messages/0?transactionHash=" + word:                    http.StatusNotFound,
		"/v2/messages/0?nonce=" + word:                              http.StatusNotFound,
		"/v2/messages/3?transactionHash=" + word:                    http.StatusNotFound,
		"/v2/messages/x?transactionHash=" + word:                    http.StatusBadRequest,
		"/v2/messages/0":                                            http.StatusBadRequest,
		"/v2/messages/0?transactionHash=0x01":                       http.StatusBadRequest,
		"/v2/messages/0?transactionHash=" + word + "&nonce=" + word: http.StatusBadRequest,
		"/v2/burn/USDC/fees/0/0":                                    http.StatusNotFound,
	} {
		if status := w.ask(http.MethodGet, path, nil); status != want {
			t.Errorf("%s: status %d, want %d", path, status, want)
		}
	}
	if status := w.ask(http.MethodPost, "/v2/reattest/"+word, nil); status != http.StatusNotFound {
		t.Errorf("signing what never was again: status %d", status)
	}
	var fees []feeBody
	if status := w.ask(http.MethodGet, "/v2/burn/USDC/fees/0/6", &fees); status != http.StatusOK || !slices.Equal(fees, []feeBody{{1000, json.Number(strconv.Itoa(fastFee))}, {2000, "0"}}) {
		t.Errorf("the fees are %+v (%d)", fees, status)
	}
	w.attester.SetFees(Fees{Fast: 1_300, Standard: 500})
	if status := w.ask(http.MethodGet, "/v2/burn/USDC/fees/0/6", &fees); status != http.StatusOK || !slices.Equal(fees, []feeBody{{1000, "1.3"}, {2000, "0.5"}}) {
		t.Errorf("the changed fees are %+v (%d)", fees, status)
	}
}

// An attester of no chains knows no message, and says so for every request.
func FuzzQuestion(f *testing.F) {
	f.Add("GET", "/v2/messages/0?transactionHash=0x01&nonce=")
	f.Add("POST", "/v2/reattest/0x01")
	f.Add("GET", "/v2/burn/USDC/fees/0/6")
	a, err := New(Options{Keys: []*ecdsa.PrivateKey{testKey(f, 1)}})
	if err != nil {
		f.Fatal(err)
	}
	handler := a.Handler()
	f.Fuzz(func(t *testing.T, method, target string) {
		at, err := url.ParseRequestURI(target)
		if err != nil {
			return
		}
		answer := httptest.NewRecorder()
		handler.ServeHTTP(answer, &http.Request{Method: method, URL: at, Host: "attester"})
		if answer.Code < 300 || answer.Code >= 500 {
			t.Errorf("%s %s: status %d", method, target, answer.Code)
		}
	})
}
