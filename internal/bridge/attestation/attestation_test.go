package attestation

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/egress"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

// burnt is a message of a burn of a hundred dollars, as its chain sent it.
func burnt() cctp.Message {
	body := cctp.Burn{Token: common.Hash{1}, MintRecipient: common.Hash{2}, Amount: money.NewUnits(100e6), MessageSender: common.Hash{3}, MaxFee: money.NewUnits(140_000)}
	return cctp.Message{Source: 0, Destination: 6, Sender: common.Hash{4}, Recipient: common.Hash{5}, MinFinality: cctp.Fast, Body: body.Encode()}
}

// attestedAs returns the attesters' form of it, with a nonce and changes.
func attestedAs(nonce byte, change func(*cctp.Message, *cctp.Burn)) cctp.Message {
	m := burnt()
	b, err := cctp.DecodeBurn(m.Body)
	if err != nil {
		panic(err)
	}
	m.Nonce, m.FinalityExecuted = common.Hash{31: nonce}, cctp.Fast
	b.FeeExecuted, b.ExpirationBlock = money.NewUnits(100_000), money.NewUnits(7000)
	change(&m, &b)
	m.Body = b.Encode()
	return m
}

type listed map[string]any

func complete(m cctp.Message) listed {
	return listed{"status": "complete", "message": hexutil.Encode(m.Encode()), "attestation": "0x0102"}
}

func answerOf(t testing.TB, messages ...listed) []byte {
	t.Helper()
	text, err := json.Marshal(listed{"messages": messages})
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func nothing(*cctp.Message, *cctp.Burn) {}

// Of a response only a message counts that completes the very message that was sent.
func TestWhatCompletesAMessage(t *testing.T) {
	pending := listed{"status": "pending_confirmations", "message": "0x", "attestation": "PENDING", "delayReason": "insufficient_fee\x1b[31m"}
	for name, test := range map[string]struct {
		messages []listed
		keys     []string
		delay    string
	}{
		"the message":                 {[]listed{complete(attestedAs(7, nothing))}, []string{cctp.MessageKey(0, common.Hash{31: 7})}, ""},
		"listed twice":                {[]listed{complete(attestedAs(7, nothing)), complete(attestedAs(7, nothing))}, []string{cctp.MessageKey(0, common.Hash{31: 7})}, ""},
		"two that are alike":          {[]listed{complete(attestedAs(7, nothing)), complete(attestedAs(8, nothing))}, []string{cctp.MessageKey(0, common.Hash{31: 7}), cctp.MessageKey(0, common.Hash{31: 8})}, ""},
		"beside another's":            {[]listed{complete(attestedAs(6, func(_ *cctp.Message, b *cctp.Burn) { b.Amount = money.NewUnits(1) })), complete(attestedAs(7, nothing))}, []string{cctp.MessageKey(0, common.Hash{31: 7})}, ""},
		"not signed yet":              {[]listed{pending}, nil, "insufficient_fee[31m"},
		"nothing":                     {nil, nil, ""},
		"for another recipient":       {[]listed{complete(attestedAs(7, func(_ *cctp.Message, b *cctp.Burn) { b.MintRecipient = common.Hash{9} }))}, nil, ""},
		"at a higher fee":             {[]listed{complete(attestedAs(7, func(_ *cctp.Message, b *cctp.Burn) { b.FeeExecuted = money.NewUnits(140_001) }))}, nil, ""},
		"to another chain":            {[]listed{complete(attestedAs(7, func(m *cctp.Message, _ *cctp.Burn) { m.Destination = 3 }))}, nil, ""},
		"for one caller alone":        {[]listed{complete(attestedAs(7, func(m *cctp.Message, _ *cctp.Burn) { m.DestinationCaller = common.Hash{9} }))}, nil, ""},
		"without a nonce":             {[]listed{complete(attestedAs(0, nothing))}, nil, ""},
		"no message":                  {[]listed{{"status": "complete", "message": "0x00", "attestation": "0x01"}}, nil, ""},
		"no hex":                      {[]listed{{"status": "complete", "message": "?", "attestation": "0x01"}}, nil, ""},
		"an attestation that is none": {[]listed{{"status": "complete", "message": hexutil.Encode(attestedAs(7, nothing).Encode()), "attestation": "PENDING"}}, nil, ""},
	} {
		t.Run(name, func(t *testing.T) {
			found, err := readAnswer(answerOf(t, test.messages...), burnt())
			if len(found) != len(test.keys) || (len(found) == 0) != errors.Is(err, ErrPending) || !strings.Contains(errorText(err), test.delay) {
				t.Fatalf("found %d: %v", len(found), err)
			}
			for i, a := range found {
				if fee, _ := a.Fee.Uint64(); a.Key != test.keys[i] || fee != 100_000 || a.ExpiresAt != 7000 || a.Expired(6999) || !a.Expired(7000) || len(a.Attestation) != 2 {
					t.Errorf("%d is %+v", i, a)
				}
			}
		})
	}
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// A service that does not know a transaction may know it soon; one that fails says so.
func TestTheServiceIsAsked(t *testing.T) {
	status, asked := http.StatusNotFound, ""
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked = r.Method + " " + r.URL.RequestURI()
		w.WriteHeader(status)
		_, _ = w.Write(answerOf(t, complete(attestedAs(7, nothing))))
	}))
	defer server.Close()
	fetcher := egress.NewFetcher("test", true)
	defer fetcher.Close()
	s := New(server.URL, fetcher)
	if _, err := s.Find(t.Context(), "0xab", burnt().Encode(), false); !errors.Is(err, ErrPending) || asked != "GET /v2/messages/0?transactionHash=0xab" {
		t.Errorf("%s: %v", asked, err)
	}
	status = http.StatusInternalServerError
	if _, err := s.Find(t.Context(), "0xac", burnt().Encode(), false); err == nil || errors.Is(err, ErrPending) {
		t.Errorf("of a service that fails: %v", err)
	}
	status = http.StatusOK
	found, err := s.Find(t.Context(), "0xac", burnt().Encode(), false)
	if err != nil || len(found) != 1 {
		t.Fatalf("found %d: %v", len(found), err)
	}
	if err := s.AskAgain(t.Context(), found[0]); err != nil || asked != "POST /v2/reattest/"+(common.Hash{31: 7}).Hex() {
		t.Errorf("%s: %v", asked, err)
	}
	if _, err := s.Find(t.Context(), "0xab", []byte("no message"), false); err == nil {
		t.Error("what was never sent was asked about")
	}
}

// One transaction sends for many wallets: concurrent callers share one request, a failed one is retried at once, and
// a response is refreshed after a second, or when that is forced.
func TestOneTransactionIsAskedAboutOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		asked, status := 0, http.StatusOK
		fetch := func(context.Context, string) ([]byte, error) {
			asked++
			<-time.After(100 * time.Millisecond)
			if status != http.StatusOK {
				return nil, egress.StatusError(status)
			}
			return []byte("answer"), nil
		}
		a := newAnswers(fetch)
		askAll := func(want string, failed int) {
			t.Helper()
			var group sync.WaitGroup
			for range 50 {
				group.Go(func() {
					text, err := a.ask(t.Context(), "the transaction", false)
					if status := egress.StatusError(0); string(text) != want || errors.As(err, &status) != (failed != 0) || int(status) != failed {
						t.Errorf("%q, %v", text, err)
					}
				})
			}
			group.Wait()
		}
		askAll("answer", 0)
		askAll("answer", 0)
		if asked != 1 {
			t.Errorf("asked %d times", asked)
		}
		if _, err := a.ask(t.Context(), "the transaction", true); err != nil || asked != 2 {
			t.Errorf("to be asked anew, it is asked %d times: %v", asked, err)
		}
		asked = 1
		<-time.After(remembered + 1)
		status = http.StatusNotFound
		askAll("", http.StatusNotFound)
		askAll("", http.StatusNotFound)
		if asked != 2 || len(a.recent) != 1 {
			t.Errorf("asked %d times, %d are kept", asked, len(a.recent))
		}
		<-time.After(remembered + 1)
		status = http.StatusTooManyRequests
		askAll("", http.StatusTooManyRequests)
		askAll("", http.StatusTooManyRequests)
		if asked != 4 {
			t.Errorf("asked %d times about what fails", asked)
		}
	})
}

// Of many transactions no more are asked about than the service answers.
func TestTheServiceIsNotAskedTooOften(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		a := newAnswers(func(context.Context, string) ([]byte, error) { return nil, nil })
		begun := time.Now()
		for i := range 31 * mostAsked {
			if _, err := a.ask(t.Context(), strconv.Itoa(i), false); err != nil {
				t.Fatal(err)
			}
		}
		if took := time.Since(begun); took != 30*time.Second || len(a.recent) > 2*mostAsked+1 {
			t.Errorf("it took %s, %d are kept", took, len(a.recent))
		}
		stopped, stop := context.WithCancel(t.Context())
		stop()
		if _, err := a.ask(stopped, "one more", false); !errors.Is(err, context.Canceled) {
			t.Errorf("stopped: %v", err)
		}
	})
}

// For any response of a service, a result completes the sent message.
func FuzzReadAnswer(f *testing.F) {
	f.Add(answerOf(f, complete(attestedAs(7, nothing)), complete(attestedAs(8, nothing))))
	f.Add(answerOf(f, complete(attestedAs(7, func(_ *cctp.Message, b *cctp.Burn) { b.FeeExecuted = money.NewUnits(140_001) }))))
	f.Add([]byte(`{"messages":[{"status":"complete","message":"0x","attestation":"0x"}]}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		found, err := readAnswer(text, burnt())
		if (err == nil) != (len(found) > 0) {
			t.Fatalf("found %d: %v", len(found), err)
		}
		seen := map[string]bool{}
		for _, a := range found {
			m, err := cctp.DecodeMessage(a.Message)
			if err != nil || cctp.Completes(burnt(), m) != nil || a.Key != cctp.MessageKey(m.Source, m.Nonce) || seen[a.Key] {
				t.Fatalf("%+v: %v", a, err)
			}
			seen[a.Key] = true
		}
	})
}
