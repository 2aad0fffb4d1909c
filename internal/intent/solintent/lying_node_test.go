package solintent

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"slices"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
)

// lieAbout has the family ask two nodes: the first reports one account as it is given and is right about all else, the second is the world's.
func (w *world) lieAbout(key solana.PublicKey, account string) {
	w.Helper()
	w.addLyingNode(func(question, answer []byte) []byte { return replaceAccount(question, answer, key.String(), account) })
}

// addLyingNode has the family ask two nodes: the first replaces its responses, the second is the world's.
func (w *world) addLyingNode(replace func(question, answer []byte) []byte) {
	w.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(out http.ResponseWriter, r *http.Request) {
		question, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		forward, err := http.NewRequestWithContext(r.Context(), http.MethodPost, w.node.URL, bytes.NewReader(question))
		if err != nil {
			return
		}
		forward.Header.Set("Content-Type", "application/json")
		response, err := http.DefaultClient.Do(forward)
		if err != nil {
			http.Error(out, err.Error(), http.StatusBadGateway)
			return
		}
		defer func() { _ = response.Body.Close() }()
		answer, err := io.ReadAll(response.Body)
		if err != nil {
			return
		}
		out.Header().Set("Content-Type", "application/json")
		_, _ = out.Write(replace(question, answer))
	}))
	w.Cleanup(server.Close)
	w.dialNodes(func(c *rpc.Config) { c.URLs = []string{server.URL, w.node.URL} })
}

// dialNodes has the family use a client of the configuration as change leaves it.
func (w *world) dialNodes(change func(c *rpc.Config)) {
	w.Helper()
	served := w.family.chains[on]
	config := served.Client.Config()
	change(&config)
	client, err := rpc.Dial(config)
	if err != nil {
		w.Fatal(err)
	}
	w.Cleanup(client.Close)
	served.Client = client
	w.family.chains[on] = served
}

// replaceAccount replaces one account in the answer to a question for accounts.
func replaceAccount(question, answer []byte, key, account string) []byte {
	var asked struct {
		Method string            `json:"method"`
		Params []json.RawMessage `json:"params"`
	}
	var said struct {
		Version string          `json:"jsonrpc"`
		ID      json.RawMessage `json:"id"`
		Result  struct {
			Context json.RawMessage   `json:"context"`
			Value   []json.RawMessage `json:"value"`
		} `json:"result"`
	}
	var keys []string
	if json.Unmarshal(question, &asked) != nil || asked.Method != "getMultipleAccounts" || json.Unmarshal(asked.Params[0], &keys) != nil {
		return answer
	}
	at := slices.Index(keys, key)
	if at < 0 || json.Unmarshal(answer, &said) != nil || len(said.Result.Value) != len(keys) {
		return answer
	}
	said.Result.Value[at] = json.RawMessage(account)
	changed, err := json.Marshal(said)
	if err != nil {
		return answer
	}
	return changed
}

// A payment is not refused for good by the word of one node of two about who is paid.
func TestOneLyingNodeOfTwoRefusesNoPayment(t *testing.T) {
	w := oneWorld(t)
	to := w.walletOf(1)
	w.lieAbout(to, `{"lamports":1,"owner":"`+solana.BPFLoader2.String()+`","executable":true,"data":["","base64"],"rentEpoch":0,"space":0}`)
	_, err := w.trySign(w.order(money.Dollar, to))
	var refused intent.Refusal
	if errors.As(err, &refused) {
		t.Errorf("by the word of one node of two the payment is refused for good: %v", err)
	}
}

// A payment to a token account goes to no other account by the word of one node of two that it is not there.
func TestOneLyingNodeOfTwoSendsNoPaymentElsewhere(t *testing.T) {
	w := oneWorld(t)
	account := w.walletOf(3)
	w.plantTokens(account, solana.TokenAccount{Mint: validator.USDC, Owner: w.walletOf(2), State: solana.TokenInitialized})
	w.lieAbout(account, `null`)
	signed, err := w.trySign(w.order(money.Dollar, account))
	if err != nil {
		return // it waits until both nodes say the same
	}
	w.carry(signed)
	if got, err := solana.DecodeTokenAccount(w.chain.Account(account).Data); err != nil || got.Amount != 1_000_000 {
		t.Errorf("the payee has %d units (%v), and %d are in an account of the token account's own key", got.Amount, err, w.chain.TokenBalance(validator.USDC, account))
	}
}

// A payment is not refused for good by the word of one node of two that the wallet's token accounts are frozen.
func TestOneLyingNodeOfTwoFreezesNoWallet(t *testing.T) {
	w := oneWorld(t)
	lied := false
	w.addLyingNode(func(question, answer []byte) []byte {
		if !bytes.Contains(question, []byte("getTokenAccountsByOwner")) {
			return answer
		}
		var said map[string]any
		if json.Unmarshal(answer, &said) != nil {
			return answer
		}
		for _, item := range said["result"].(map[string]any)["value"].([]any) {
			data := item.(map[string]any)["account"].(map[string]any)["data"].([]any)
			raw, err := base64.StdEncoding.DecodeString(data[0].(string))
			if err != nil {
				return answer
			}
			raw[108] = solana.TokenFrozen // the state
			data[0], lied = base64.StdEncoding.EncodeToString(raw), true
		}
		changed, err := json.Marshal(said)
		if err != nil {
			return answer
		}
		return changed
	})
	_, err := w.trySign(w.order(money.Dollar, w.walletOf(1)))
	var refused intent.Refusal
	if errors.As(err, &refused) || !lied {
		t.Errorf("by the word of one node of two, which lied: %t, the payment is refused for good: %v", lied, err)
	}
}

// A stranger sends the wallet the smallest amount in every slot, and one of two nodes is always a slot ahead, so that the nodes never
// report the same amounts: a payment that all of them show enough for is signed, and one that they do not is not refused for good.
func TestDepositsInEverySlotDelayNoPayment(t *testing.T) {
	for name, test := range map[string]struct {
		change int64 // of each amount, by which the nodes differ
		signed bool
	}{
		"a node reports more":                {1, true},
		"a node reports less, and enough":    {-40_000_000, true},
		"a node reports less than is needed": {-60_000_000, false},
	} {
		t.Run(name, func(t *testing.T) {
			w := oneWorld(t)
			w.addLyingNode(func(question, answer []byte) []byte {
				if !bytes.Contains(question, []byte("getTokenAccountsByOwner")) {
					return answer
				}
				return reportLater(t, answer, test.change)
			})
			most, err := w.family.BurnableAtOnce(t.Context(), on, w.wallet.Address(), chain.USDC)
			if want := 100*money.Dollar + money.USD(min(0, test.change)); err != nil || most != want {
				t.Errorf("a burn can take %s, want %s: %v", most, want, err)
			}
			_, err = w.trySign(w.order(50*money.Dollar, w.walletOf(1)))
			var refused intent.Refusal
			if (err == nil) != test.signed || errors.As(err, &refused) || !test.signed && !errors.Is(err, chain.ErrUnavailable) {
				t.Errorf("the payment is signed: %t, want %t: %v", err == nil, test.signed, err)
			}
		})
	}
}

// reportLater changes an answer of a wallet's token accounts to one of the slot after, in which each amount has changed.
func reportLater(t *testing.T, answer []byte, change int64) []byte {
	t.Helper()
	var said map[string]any
	if err := json.Unmarshal(answer, &said); err != nil {
		t.Error(err)
		return answer
	}
	result := said["result"].(map[string]any)
	at := result["context"].(map[string]any)
	at["slot"] = at["slot"].(float64) + 1
	for _, item := range result["value"].([]any) {
		data := item.(map[string]any)["account"].(map[string]any)["data"].([]any)
		raw, err := base64.StdEncoding.DecodeString(data[0].(string))
		if err != nil {
			t.Error(err)
			return answer
		}
		amount := raw[64:72]
		binary.LittleEndian.PutUint64(amount, uint64(int64(binary.LittleEndian.Uint64(amount))+change))
		data[0] = base64.StdEncoding.EncodeToString(raw)
	}
	changed, err := json.Marshal(said)
	if err != nil {
		t.Error(err)
	}
	return changed
}

// A version has as many compute units as payouts use if the node reports fewer of its simulation: with too few, all nodes would reject it.
func TestALyingNodeLowersNoComputeLimit(t *testing.T) {
	w := oneWorld(t)
	used := regexp.MustCompile(`"unitsConsumed": *[0-9]+`)
	lied := false
	w.addLyingNode(func(_, answer []byte) []byte {
		lied = lied || used.Match(answer)
		return used.ReplaceAll(answer, []byte(`"unitsConsumed":1`))
	})
	_, version := w.firstOf(w.sign(w.order(money.Dollar, w.walletOf(1))))
	if !lied || version.UnitLimit < unitsAround+unitsPerAccount+unitsPerTransfer {
		t.Errorf("a payout has %d compute units (the node lied: %t)", version.UnitLimit, lied)
	}
}
