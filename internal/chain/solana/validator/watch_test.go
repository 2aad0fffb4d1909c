package validator_test

import (
	"encoding/json"
	"net/http"
	"testing"
	"time"

	"github.com/gorilla/websocket"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/waittest"
)

// listener is a connection that receives the chain's notifications.
type listener struct {
	*world
	conn *websocket.Conn
}

func (w *world) listen() *listener {
	w.Helper()
	conn, r, err := websocket.DefaultDialer.Dial(w.WebSocketURL(), nil)
	if err != nil {
		w.Fatal(err)
	}
	_ = r.Body.Close()
	w.Cleanup(func() { _ = conn.Close() })
	return &listener{w, conn}
}

// message is any message of the chain.
type message struct {
	ID     int             `json:"id"`
	Result json.RawMessage `json:"result"`
	Error  *failure        `json:"error"`
	Method string          `json:"method"`
	Params struct {
		Result       json.RawMessage `json:"result"`
		Subscription uint64          `json:"subscription"`
	} `json:"params"`
}

func (l *listener) read() (m message) {
	l.Helper()
	_ = l.conn.SetReadDeadline(time.Now().Add(waittest.Patience()))
	if err := l.conn.ReadJSON(&m); err != nil {
		l.Fatal(err)
	}
	return m
}

// say calls a method and returns its response.
func (l *listener) say(method string, params ...any) message {
	l.Helper()
	if err := l.conn.WriteJSON(map[string]any{"jsonrpc": "2.0", "id": 7, "method": method, "params": params}); err != nil {
		l.Fatal(err)
	}
	for {
		if m := l.read(); m.ID == 7 {
			return m
		}
	}
}

func (l *listener) subscribe(method string, params ...any) (id uint64) {
	l.Helper()
	m := l.say(method, params...)
	if m.Error != nil {
		l.Fatalf("%s: %+v", method, m.Error)
	}
	if err := json.Unmarshal(m.Result, &id); err != nil {
		l.Fatal(err)
	}
	return id
}

func TestSlotsAreToldAsTheyAreMade(t *testing.T) {
	w := startWorld(t)
	l := w.listen()
	id := l.subscribe("slotSubscribe")
	w.SkipSlots(1)
	w.mine(2)
	for n := range uint64(2) {
		m := l.read()
		var slot struct{ Slot, Parent, Root uint64 }
		if err := json.Unmarshal(m.Params.Result, &slot); err != nil {
			t.Fatal(err)
		}
		if want := w.Head() - 1 + n; m.Method != "slotNotification" || m.Params.Subscription != id || slot.Slot != want || slot.Parent != want-1-(1-n) {
			t.Errorf("told %s of %d: %+v, want slot %d", m.Method, m.Params.Subscription, slot, want)
		}
	}
	if m := l.say("slotUnsubscribe", id); string(m.Result) != "true" {
		t.Errorf("it ends with %s", m.Result)
	}
	if m := l.say("slotUnsubscribe", id); m.Error == nil {
		t.Error("it ends twice")
	}
}

// A signature has one notification: when it has the requested commitment, or at once when it has it already.
func TestASignatureIsTold(t *testing.T) {
	w := startWith(t, validator.Options{Finality: 3})
	l := w.listen()
	tx := w.sign(list{solana.TransferLamports(public(w.payer), public(keyOf("bob")), 1000*sol)})
	final := l.subscribe("signatureSubscribe", tx.Signatures[0], map[string]any{"commitment": "finalized"})
	soon := l.subscribe("signatureSubscribe", tx.Signatures[0], map[string]any{"commitment": "confirmed"})
	landed := w.land(tx)
	check := func(id, slot uint64) {
		t.Helper()
		m := l.read()
		var got value[struct{ Err json.RawMessage }]
		if err := json.Unmarshal(m.Params.Result, &got); err != nil {
			t.Fatal(err)
		}
		if m.Method != "signatureNotification" || m.Params.Subscription != id || string(got.Value.Err) != customFailed(0, 1) {
			t.Errorf("told %s of %d: %s, want its error of %d", m.Method, m.Params.Subscription, m.Params.Result, id)
		}
		if got.Context.Slot < slot {
			t.Errorf("told at slot %d, want %d", got.Context.Slot, slot)
		}
	}
	check(soon, landed.Slot)
	w.mine(3)
	check(final, landed.Slot)
	late := l.subscribe("signatureSubscribe", tx.Signatures[0], map[string]any{"commitment": "confirmed"})
	check(late, landed.Slot)
	if m := l.say("signatureUnsubscribe", late); m.Error == nil {
		t.Error("what was told is still a subscription")
	}
}

func TestAnAccountIsToldWhenItChanges(t *testing.T) {
	w := startWorld(t)
	l := w.listen()
	bob := keyOf("bob")
	l.subscribe("accountSubscribe", public(bob), map[string]any{"commitment": "confirmed", "encoding": "base64"})
	w.mine(1)
	w.fund(bob, sol)
	w.mine(1)
	w.fund(bob, sol)
	for n := range uint64(2) {
		m := l.read()
		var got value[struct{ Lamports uint64 }]
		if err := json.Unmarshal(m.Params.Result, &got); err != nil {
			t.Fatal(err)
		}
		if m.Method != "accountNotification" || got.Value.Lamports < (n+1)*sol {
			t.Errorf("told %s %s, want %d lamports", m.Method, m.Params.Result, (n+1)*sol)
		}
		if got.Value.Lamports == 2*sol {
			break // both changes at once
		}
	}
}

func TestStrangersAreKeptOut(t *testing.T) {
	w := startWorld(t)
	for name, c := range map[string]struct {
		header http.Header
		host   string
		status int
	}{
		"a name that leads here":     {http.Header{}, "evil.example", http.StatusForbidden},
		"a page of another origin":   {http.Header{"Origin": {"https://evil.example"}}, "", http.StatusForbidden},
		"a name of another, by port": {http.Header{}, "evil.example:80", http.StatusForbidden},
	} {
		if c.host != "" {
			c.header.Set("Host", c.host)
		}
		conn, r, err := websocket.DefaultDialer.Dial(w.WebSocketURL(), c.header)
		if err == nil {
			_ = conn.Close()
			t.Errorf("%s: it is let in", name)
			continue
		}
		if r == nil || r.StatusCode != c.status {
			t.Errorf("%s: %v, want status %d", name, r, c.status)
		}
	}
}
