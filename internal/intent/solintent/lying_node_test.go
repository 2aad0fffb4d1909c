package solintent

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
)

// lieAbout has the family ask two nodes: the first reports one account as it is given and is right about all else, the second is the world's.
func (w *world) lieAbout(key solana.PublicKey, account string) {
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
		_, _ = out.Write(replaceAccount(question, answer, key.String(), account))
	}))
	w.Cleanup(server.Close)
	served := w.family.chains[on]
	config := served.Client.Config()
	config.URLs = []string{server.URL, w.node.URL}
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
