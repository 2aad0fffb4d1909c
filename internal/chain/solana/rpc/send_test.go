package rpc

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
)

// preflight is a refusal as agave's sendTransaction answers it.
func preflight(failed string, logs ...string) string {
	list, err := json.Marshal(logs)
	if err != nil {
		panic(err)
	}
	return `{"error":{"code":-32002,"message":"Transaction simulation failed: it did","data":{"accounts":null,"err":` + failed +
		`,"innerInstructions":null,"logs":` + string(list) + `,"replacementBlockhash":null,"returnData":null,"unitsConsumed":450}}}`
}

// Rejections have a kind and a text.
func TestSendTellsWhyItIsRefused(t *testing.T) {
	tx, _ := deeds["transfer"].deed.sign(t)
	taken := `{"result":"` + tx.Signatures[0].String() + `"}`
	for name, test := range map[string]struct {
		answer string
		want   error
		words  string
	}{
		"taken":                        {taken, nil, ""},
		"taken for another":            {`{"result":"` + (solana.Signature{1}).String() + `"}`, chain.ErrInconsistent, "for"},
		"processed already":            {preflight(`"AlreadyProcessed"`), ErrKnown, "processed already"},
		"too old":                      {preflight(`"BlockhashNotFound"`), ErrBlockhash, "nonce's value"},
		"no lamports":                  {preflight(`"AccountNotFound"`), ErrInsufficientFunds, "no lamports"},
		"too few lamports":             {preflight(`"InsufficientFundsForFee"`), ErrInsufficientFunds, "too few lamports"},
		"too few lamports for rent":    {preflight(`{"InsufficientFundsForRent":{"account_index":0}}`), ErrInsufficientFunds, "rent"},
		"too few lamports within":      {preflight(`{"InstructionError":[4,{"Custom":1}]}`, "Program 11111111111111111111111111111111 failed: custom program error: 0x1"), ErrInsufficientFunds, "lamports"},
		"too few tokens":               {preflight(`{"InstructionError":[5,{"Custom":1}]}`, tokenFailed("0x1")...), ErrRejected, "insufficient funds"},
		"frozen":                       {preflight(`{"InstructionError":[5,{"Custom":17}]}`, tokenFailed("0x11")...), ErrRejected, "frozen"},
		"a wrong signature":            {`{"error":{"code":-32003,"message":"Transaction signature verification failure"}}`, ErrRejected, "signature"},
		"malformed":                    {`{"error":{"code":-32602,"message":"failed to deserialize solana_transaction"}}`, ErrRejected, "deserialize"},
		"refused without a reason":     {`{"error":{"code":-32002,"message":"Transaction simulation failed"}}`, ErrRejected, "simulation failed"},
		"the node is unwell":           {`{"error":{"code":-32005,"message":"Node is unhealthy","data":{"numSlotsBehind":150}}}`, chain.ErrUnavailable, "unhealthy"},
		"the node is behind":           {`{"error":{"code":-32016,"message":"Minimum context slot has not been reached","data":{"contextSlot":1}}}`, errBehind, "context slot"},
		"the node allows no more":      {`{"error":{"code":429,"message":"Too many requests"}}`, chain.ErrUnavailable, "Too many"},
		"the node cannot do so at all": {`{"error":{"code":-32601,"message":"Method not found"}}`, chain.ErrUnavailable, "not found"},
	} {
		t.Run(name, func(t *testing.T) {
			c := startCluster(t, 10)
			c.answerWith("sendTransaction", test.answer)
			err := c.dial(nil, c.url).Send(t.Context(), tx.Encode())
			if !errors.Is(err, test.want) {
				t.Fatalf("error %v, want %v", err, test.want)
			}
			if err != nil && !strings.Contains(err.Error(), test.words) {
				t.Errorf("error %q does not say %q", err, test.words)
			}
		})
	}
}

func TestRejectionCarriesTheTrial(t *testing.T) {
	tx, _ := deeds["transfer"].deed.sign(t)
	c := startCluster(t, 10)
	c.answerWith("sendTransaction", preflight(`{"InstructionError":[5,{"Custom":17}]}`, tokenFailed("0x11")...))
	failed, logs := RejectionOf(c.dial(nil, c.url).Send(t.Context(), tx.Encode()))
	if failed == nil || failed.Instruction != 5 || *failed.Custom != 17 || len(logs) != 4 {
		t.Errorf("%+v, %q", failed, logs)
	}
}

// A transaction is sent to both nodes, and has been sent when one has taken it.
func TestSendAsksEveryNode(t *testing.T) {
	tx, _ := deeds["transfer"].deed.sign(t)
	one, two := startCluster(t, 10), startCluster(t, 10)
	one.answerWith("sendTransaction", preflight(`"BlockhashNotFound"`))
	two.answerWith("sendTransaction", `{"result":"`+tx.Signatures[0].String()+`"}`)
	p, q := rpctest.New(t, one.url), rpctest.New(t, two.url)
	q.Record()
	client := one.dial(nil, p.URL, q.URL)
	if err := client.Send(t.Context(), tx.Encode()); err != nil {
		t.Error(err)
	}
	if p.Calls("sendTransaction") != 1 || !q.Saw(tx.Signatures[0][:]) {
		t.Error("not both nodes were sent it")
	}
	two.answerWith("sendTransaction", preflight(`"AlreadyProcessed"`))
	if err := client.Send(t.Context(), tx.Encode()); !errors.Is(err, ErrKnown) {
		t.Errorf("error %v, want what says most: %v", err, ErrKnown)
	}
	p.Set(rpctest.Faults{SwallowSends: true})
	q.Set(rpctest.Faults{LoseSendAnswers: true})
	if err := client.Send(t.Context(), tx.Encode()); err != nil {
		t.Errorf("swallowed: %v", err)
	}
	p.Set(rpctest.Faults{LoseSendAnswers: true})
	if err := client.Send(t.Context(), tx.Encode()); !errors.Is(err, chain.ErrUnavailable) {
		t.Errorf("without an answer: %v, want %v", err, chain.ErrUnavailable)
	}
}

func TestSimulate(t *testing.T) {
	c := startCluster(t, 10)
	c.answerWith("simulateTransaction", `{"result":{"context":{"apiVersion":"2.1.0","slot":218},"value":{"accounts":null,"err":{"InstructionError":[0,{"Custom":17}]},"innerInstructions":null,"logs":["Program log: a"],"returnData":null,"unitsConsumed":2366}}}`)
	s, err := c.dial(nil, c.url).Simulate(t.Context(), []byte{1}, Confirmed)
	if err != nil || s.Err == nil || *s.Err.Custom != 17 || s.Units != 2366 || s.Slot != 218 || len(s.Logs) != 1 {
		t.Errorf("%+v, %v", s, err)
	}
}
