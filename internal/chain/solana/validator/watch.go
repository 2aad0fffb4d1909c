package validator

import (
	"encoding/json"
	"net/http"
	"reflect"
	"sync"
	"time"

	"github.com/gorilla/websocket"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// Bounds of those who watch.
const (
	maxWatchers      = 200
	maxSubscriptions = 1000 // of one connection
	maxUntold        = 1024 // slots that a connection may lag behind
	maxCallBytes     = 64 << 10
	tellTimeout      = 10 * time.Second
)

// watcher is a connection that receives notifications.
type watcher struct {
	chain *Validator
	conn  *websocket.Conn
	slots chan slotTold
	gone  chan struct{}

	mu     sync.Mutex // one message at a time, and subscriptions
	next   uint64
	wanted map[uint64]*subscription
}

// slotTold is a slot to notify about. The zero value is none: it has subscriptions looked at again.
type slotTold struct {
	Parent uint64 `json:"parent"`
	Root   uint64 `json:"root"`
	Slot   uint64 `json:"slot"`
}

// subscription is a caller's request for notifications.
type subscription struct {
	kind      string // the method's name up to Subscribe
	signature solana.Signature
	key       solana.PublicKey
	settings  settings
	last      Account // the notified value
	root      uint64  // the notified value
}

// upgrader refuses pages of other origins.
var upgrader = websocket.Upgrader{HandshakeTimeout: readTimeout}

// serveWebSocket talks to a watcher until either side has enough.
func (v *Validator) serveWebSocket(rw http.ResponseWriter, r *http.Request) {
	conn, err := upgrader.Upgrade(rw, r, nil)
	if err != nil {
		return // the answer says why
	}
	w := &watcher{chain: v, conn: conn, slots: make(chan slotTold, maxUntold), gone: make(chan struct{}), wanted: map[uint64]*subscription{}}
	if !v.addWatcher(w) {
		_ = conn.Close()
		return
	}
	defer v.running.Done()
	defer v.removeWatcher(w)
	conn.SetReadLimit(maxCallBytes)
	told := make(chan struct{})
	go func() { defer close(told); w.tellSlots() }()
	w.answerCalls()
	close(w.gone)
	_ = conn.Close()
	<-told
}

func (v *Validator) addWatcher(w *watcher) bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.closed || len(v.watchers) >= maxWatchers {
		return false
	}
	v.watchers[w] = true
	v.running.Add(1)
	return true
}

func (v *Validator) removeWatcher(w *watcher) {
	v.mu.Lock()
	defer v.mu.Unlock()
	delete(v.watchers, w)
}

// closeWatchers ends all connections.
func (v *Validator) closeWatchers() {
	v.mu.Lock()
	defer v.mu.Unlock()
	for w := range v.watchers {
		_ = w.conn.Close()
	}
}

// tellWatchers notifies watchers of a new slot. One that is too far behind loses the connection.
func (v *Validator) tellWatchers(b *block) {
	for w := range v.watchers {
		select {
		case w.slots <- slotTold{b.Parent, b.Final, b.Slot}:
		default:
			_ = w.conn.Close()
		}
	}
}

// answerCalls answers until the connection ends.
func (w *watcher) answerCalls() {
	for {
		_, body, err := w.conn.ReadMessage()
		if err != nil {
			return
		}
		var c call
		if json.Unmarshal(body, &c) != nil {
			w.send(answer{Version: "2.0", Error: &rpcError{Code: codeParse, Message: "Parse error"}})
			continue
		}
		result, err := w.answerCall(c)
		a := newAnswer(c.ID, result, err)
		a.Version = "2.0"
		w.send(a)
		select {
		case w.slots <- slotTold{}: // something may be so already
		default:
		}
	}
}

// send writes a message; a connection that cannot take it ends.
func (w *watcher) send(message any) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.sendLocked(message)
}

func (w *watcher) sendLocked(message any) {
	_ = w.conn.SetWriteDeadline(time.Now().Add(tellTimeout))
	if err := w.conn.WriteJSON(message); err != nil {
		_ = w.conn.Close()
	}
}

func (w *watcher) answerCall(c call) (any, error) {
	p, err := readParams(c.Params)
	if err != nil {
		return nil, err
	}
	switch c.Method {
	case "slotSubscribe", "rootSubscribe":
		return w.subscribe(&subscription{kind: c.Method[:4]})
	case "signatureSubscribe":
		s := &subscription{kind: "signature"}
		if err := p.readInto(0, &s.signature); err != nil {
			return nil, err
		}
		return w.subscribeWith(s, p)
	case "accountSubscribe":
		s := &subscription{kind: "account"}
		var err error
		s.key, err = p.key(0)
		if err != nil {
			return nil, err
		}
		return w.subscribeWith(s, p)
	case "slotUnsubscribe", "rootUnsubscribe", "signatureUnsubscribe", "accountUnsubscribe":
		return w.unsubscribe(p)
	}
	return nil, &rpcError{Code: codeMethodNotFound, Message: "Method not found"}
}

func (w *watcher) subscribeWith(s *subscription, p params) (any, error) {
	w.chain.mu.Lock()
	var err error
	s.settings, err = w.chain.settings(p, 1)
	if err == nil && s.kind == "account" {
		s.last = w.chain.readAccount(w.chain.slotAt(s.settings.Commitment), s.key)
	}
	w.chain.mu.Unlock()
	if err != nil {
		return nil, err
	}
	return w.subscribe(s)
}

func (w *watcher) subscribe(s *subscription) (any, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.wanted) >= maxSubscriptions {
		return nil, &rpcError{Code: codeInternal, Message: "Internal error: Subscription refused. Node subscription limit reached"}
	}
	w.next++
	w.wanted[w.next] = s
	return w.next, nil
}

func (w *watcher) unsubscribe(p params) (any, error) {
	var id uint64
	if err := p.readInto(0, &id); err != nil {
		return nil, err
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.wanted[id] == nil {
		return nil, invalidParams("Invalid subscription id.")
	}
	delete(w.wanted, id)
	return true, nil
}

// tellSlots sends the requested notifications of each slot, until the connection ends.
func (w *watcher) tellSlots() {
	for {
		select {
		case <-w.gone:
			return
		case slot := <-w.slots:
			w.tellSlot(slot)
		}
	}
}

// notification is the message of a subscription.
type notification struct {
	Version string `json:"jsonrpc"`
	Method  string `json:"method"`
	Params  struct {
		Result       any    `json:"result"`
		Subscription uint64 `json:"subscription"`
	} `json:"params"`
}

func (w *watcher) tellSlot(slot slotTold) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for id, s := range w.wanted {
		result, over := w.chain.resultOf(s, slot)
		if result == nil {
			continue
		}
		n := notification{Version: "2.0", Method: s.kind + "Notification"}
		n.Params.Result, n.Params.Subscription = result, id
		w.sendLocked(n)
		if over {
			delete(w.wanted, id)
		}
	}
}

// resultOf returns a subscription's present result, nil for none, and whether that is the last.
func (v *Validator) resultOf(s *subscription, slot slotTold) (any, bool) {
	v.mu.Lock()
	defer v.mu.Unlock()
	switch s.kind {
	case "slot":
		if slot != (slotTold{}) {
			return slot, false
		}
	case "root":
		if slot.Root > s.root {
			s.root = slot.Root
			return slot.Root, false
		}
	case "signature":
		_, e, found, err := v.findTransaction(s.signature, v.slotAt(s.settings.Commitment))
		if err == nil && found {
			return v.withContext(s.settings, map[string]any{"err": e.Meta.Err}), true
		}
	case "account":
		now := v.readAccount(v.slotAt(s.settings.Commitment), s.key)
		if reflect.DeepEqual(now, s.last) {
			return nil, false
		}
		s.last = now
		told, err := v.describeAccount(now, s.settings)
		if err == nil {
			return v.withContext(s.settings, told), false
		}
	}
	return nil, false
}
