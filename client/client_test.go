package client_test

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
)

// An amount reaches the service with the digits that its caller wrote.
func TestAmountsKeepTheirDigits(t *testing.T) {
	var sent, token string
	service := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		text, _ := io.ReadAll(r.Body)
		sent, token = string(text), r.Header.Get("Authorization")
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(http.StatusUnprocessableEntity)
		_, _ = io.WriteString(w, `{"error":"not enough","code":"insufficient_funds"}`)
	}))
	defer service.Close()
	c, err := client.NewClientWithResponses(service.URL, client.WithToken("secret"))
	if err != nil {
		t.Fatal(err)
	}
	res, err := c.CreateWithdrawalWithResponse(t.Context(), uuid.New(), client.WithdrawalCreate{
		RequestID: uuid.New(), AmountUSD: json.Number("9007199254740993.000001"), Token: client.TokenUsdc,
		DestinationChain: client.ChainEthereumSepolia, DestinationAddress: "0x1",
	})
	if err != nil {
		t.Fatal(err)
	}
	var got map[string]json.RawMessage
	if err := json.Unmarshal([]byte(sent), &got); err != nil || string(got["amountUsd"]) != "9007199254740993.000001" {
		t.Errorf("%s, %v", sent, err)
	}
	if token != "Bearer secret" || res.JSON422 == nil || res.JSON422.Code != client.ErrorCodeInsufficientFunds {
		t.Errorf("%q, %+v", token, res.JSON422)
	}
}
