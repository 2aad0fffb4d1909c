package validator_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/waittest"
)

// clientSays is a line of testdata/reference/client.mjs.
type clientSays struct {
	Address  solana.PublicKey `json:"address"`
	Airdrop  solana.Signature `json:"airdrop"`
	Paid     solana.Signature `json:"paid"`
	Balance  string           `json:"balance"`
	Refused  bool             `json:"refused"`
	Logs     []string         `json:"logs"`
	Received string           `json:"received"`
	Memo     string           `json:"memo"`
	Err      json.RawMessage  `json:"err"`
}

// stockClient is a program of @solana/kit's.
type stockClient struct {
	testing.TB
	in      io.Writer
	out     *bufio.Reader
	problem *bytes.Buffer
}

func startClient(t testing.TB, arguments ...string) *stockClient {
	t.Helper()
	if err := installReferences(); err != nil {
		t.Fatal(err)
	}
	command := exec.Command("node", append([]string{"testdata/reference/client.mjs"}, arguments...)...)
	c := &stockClient{TB: t, problem: new(bytes.Buffer)}
	in, errIn := command.StdinPipe()
	out, errOut := command.StdoutPipe()
	command.Stderr = c.problem
	if err := errors.Join(errIn, errOut, command.Start()); err != nil {
		t.Fatal(err)
	}
	c.in, c.out = in, bufio.NewReader(out)
	t.Cleanup(func() {
		_ = in.Close()
		if err := command.Wait(); err != nil {
			t.Errorf("the client: %v\n%s", err, c.problem)
		}
	})
	return c
}

func (c *stockClient) read() (says clientSays) {
	c.Helper()
	line, err := c.out.ReadBytes('\n')
	if err == nil {
		err = json.Unmarshal(line, &says)
	}
	if err != nil {
		c.Fatalf("the client says %.300q: %v\n%s", line, err, c.problem)
	}
	return says
}

func (c *stockClient) goOn() {
	c.Helper()
	if _, err := io.WriteString(c.in, "\n"); err != nil {
		c.Fatal(err)
	}
}

// Solana's published client pays, under a blockhash and under a nonce, waits for confirmation, and reads its received
// payments.
func TestAStockClientPaysAndIsPaid(t *testing.T) {
	w := startWith(t, validator.Options{SlotTime: 10 * time.Millisecond, OnDemand: true})
	bob := public(keyOf("bob"))
	c := startClient(t, w.URL(), w.WebSocketURL(), validator.USDC.String(), bob.String(), "250000")
	them := c.read()
	if got := w.Lamports(them.Address); got != 2*sol {
		t.Errorf("the client has %d lamports after its airdrop, want %d", got, 2*sol)
	}
	if _, err := w.FaucetToken(validator.USDC, them.Address, 1_000_000); err != nil {
		t.Fatal(err)
	}
	waittest.Until(t, "the client has tokens", func() bool { return w.TokenBalance(validator.USDC, them.Address) > 0 })
	c.goOn()
	for n, want := range []string{"250000", "500000"} {
		paid := c.read()
		if paid.Balance != want {
			t.Errorf("after payment %d the client sees a balance of %s, want %s", n+1, paid.Balance, want)
		}
		l := w.transaction(paid.Paid)
		if held := heldBy(l.Meta.PostTokenBalances); string(l.Meta.Err) != "null" || held[bob] == "" {
			t.Errorf("payment %d is %s with %v", n+1, l.Meta.Err, held)
		}
	}
	if got := w.TokenBalance(validator.USDC, bob); got != 500_000 {
		t.Errorf("bob has %d units, want 500000", got)
	}
	refused := c.read()
	if !refused.Refused || !strings.Contains(strings.Join(refused.Logs, "\n"), "insufficient funds") {
		t.Errorf("a payment of what is not there: %+v, want a failed preflight and its logs", refused)
	}
	if _, err := w.AsFaucet(solana.MintTo(validator.USDC, associated(them.Address), validator.FaucetKey, 123)); err != nil {
		t.Fatal(err)
	}
	waittest.Until(t, "the client is paid", func() bool { return w.TokenBalance(validator.USDC, them.Address) == 500_123 })
	c.goOn()
	got := c.read()
	if got.Received != "123" || string(got.Err) != "null" || !strings.HasPrefix(got.Memo, "[33] faucet ") {
		t.Errorf("the client reads %+v, want 123 units and the faucet's memo", got)
	}
}
