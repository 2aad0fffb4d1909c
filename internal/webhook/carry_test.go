package webhook

import (
	"context"
	"encoding/binary"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestAnswers(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	s := newSandboxService(t, db)
	defer s.transport.CloseIdleConnections()
	elsewhere := newReceiver(t, nil)
	for name, test := range map[string]struct {
		answer   func(http.ResponseWriter, *http.Request, arrival)
		response int
		problem  string
	}{
		"ok":             {nil, 200, ""},
		"no content":     {answerStatus(204), 204, ""},
		"redirect":       {func(w http.ResponseWriter, r *http.Request, _ arrival) { http.Redirect(w, r, elsewhere.URL, 307) }, 307, "answered 307: redirects are not followed"},
		"not modified":   {answerStatus(304), 304, "answered 304: redirects are not followed"},
		"client's fault": {answerStatus(410), 410, "answered 410"},
		"server's fault": {answerStatus(500), 500, "answered 500"},
		"endless body": {func(w http.ResponseWriter, r *http.Request, _ arrival) {
			for r.Context().Err() == nil {
				if _, err := w.Write(make([]byte, 32<<10)); err != nil {
					return
				}
			}
		}, 200, ""},
		"another protocol": {func(w http.ResponseWriter, _ *http.Request, _ arrival) {
			conn, _, err := w.(http.Hijacker).Hijack()
			if err != nil {
				return
			}
			defer func() { _ = conn.Close() }()
			_, _ = io.WriteString(conn, "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n")
			_, _ = conn.Read(make([]byte, 1)) // as long as the other side keeps it open
		}, 101, "answered 101"},
		"no answer": {func(w http.ResponseWriter, _ *http.Request, _ arrival) {
			if conn, _, err := w.(http.Hijacker).Hijack(); err == nil {
				_ = conn.Close()
			}
		}, 0, "the connection failed"},
		"long header": {func(w http.ResponseWriter, _ *http.Request, _ arrival) {
			w.Header().Set("X", strings.Repeat("x", 2*maxAnswerBytes))
		}, 0, "the connection failed"},
	} {
		t.Run(name, func(t *testing.T) {
			r := newReceiver(t, test.answer)
			e, _ := createEndpoint(t, s, uuid.New(), r.URL)
			c := newCourier(s.transport, s.answerTimeout, s.clock.Micros)
			defer c.close(t.Context())
			o := c.attemptDelivery(addressOf(t, s, e), delivery{endpoint: e.ID, eventType: event.WalletStatus, body: "{}"})
			if o.responseStatus != test.response || o.lastError != test.problem {
				t.Errorf("%d, %q; want %d, %q", o.responseStatus, o.lastError, test.response, test.problem)
			}
		})
	}
	if n := len(elsewhere.received()); n != 0 {
		t.Error("a redirect was followed")
	}
}

func answerStatus(code int) func(http.ResponseWriter, *http.Request, arrival) {
	return func(w http.ResponseWriter, _ *http.Request, _ arrival) { w.WriteHeader(code) }
}

func addressOf(t *testing.T, s *Service, e Endpoint) destination {
	t.Helper()
	rows, err := s.db.Query(t.Context(), `SELECT `+endpointRowColumns+` FROM webhook_endpoints WHERE id = $1`, e.ID)
	targets, err := store.Collect(rows, err, scanEndpointRow)
	if err != nil || len(targets) != 1 {
		t.Fatal(targets, err)
	}
	return s.destinationOf(targets[0])
}

// A receiver that does not respond in time is cut off, and cannot extend the time by a trickle of headers.
func TestAnswerTimeout(t *testing.T) {
	const trickle = "HTTP/1.1 200 OK\r\nX-Header: 1\r\nX-Header: 2\r\nX-Header: 3\r\n"
	for name, headers := range map[string]string{"silence": "", "a trickle of headers": trickle} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				transport := newTransport(newEgress(false))
				transport.DialContext = func(context.Context, string, string) (net.Conn, error) {
					client, server := net.Pipe()
					go trickleHeaders(server, headers)
					return client, nil
				}
				c := newCourier(transport, answerTimeout, func() int64 { return 0 })
				defer c.close(t.Context())
				to := destination{uuid.New(), &url.URL{Scheme: "http", Host: "example.com"}, []signingSecret{{[]byte("secret"), never}}}
				o := c.attemptDelivery(to, delivery{body: "{}"})
				if took := time.Duration(o.completedMicros) * time.Microsecond; o.lastError != "no answer in time" || took != answerTimeout {
					t.Errorf("after %s: %q", took, o.lastError)
				}
			})
		})
	}
}

// trickleHeaders takes a request and answers it with one byte a second, until the
// connection ends.
func trickleHeaders(conn net.Conn, headers string) {
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_, _ = io.Copy(io.Discard, conn)
	}()
	for i := range headers {
		select {
		case <-time.After(time.Second):
			_, _ = io.WriteString(conn, headers[i:i+1])
		case <-ended:
		}
	}
	<-ended
	_ = conn.Close()
}

// A request that hangs when we are stopped is cut off, and does not count against the endpoint.
func TestClosingCutsOff(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	s := newSandboxService(t, db)
	defer s.transport.CloseIdleConnections()
	r, release := newStallingReceiver(t)
	defer release()
	e, _ := createEndpoint(t, s, uuid.New(), r.URL)
	c := newCourier(s.transport, s.answerTimeout, s.clock.Micros)
	c.addQueue(addressOf(t, s, e), false)
	c.enqueueDue([]delivery{{endpoint: e.ID, stream: uuid.New(), seq: 1, priorStatus: Pending, body: "{}"}}, 0)
	waittest.Until(t, "it is on its way", func() bool { return len(r.received()) == 1 })
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	c.close(ended)
	if outcomes := c.takeOutcomes(); len(outcomes) != 0 {
		t.Errorf("outcomes %+v", outcomes)
	}
}

// However much is due, there are so many requests in flight and no more, to one
// endpoint and in all; and everything is sent in the end.
func TestSlots(t *testing.T) {
	const endpoints, each = totalSlots, 5
	hold := make(chan struct{})
	var flying, peak atomic.Int64
	c := newCourier(roundTrip(func(r *http.Request) (*http.Response, error) {
		if n := flying.Add(1); n > peak.Load() {
			peak.Store(n)
		}
		defer flying.Add(-1)
		<-hold
		return &http.Response{StatusCode: 200, Body: http.NoBody}, nil
	}), time.Minute, func() int64 { return 0 })
	var due []delivery
	for range endpoints {
		a := destination{uuid.New(), &url.URL{Scheme: "https", Host: "example.com"}, []signingSecret{{[]byte("secret"), never}}}
		c.addQueue(a, false)
		for range each {
			due = append(due, delivery{endpoint: a.id, stream: uuid.New(), priorStatus: Pending})
		}
	}
	c.enqueueDue(due[:maxInMemory*each], 0)
	waittest.Until(t, "the first are on their way", func() bool { return flying.Load() == maxInMemory*endpointSlots>>initialSlowStreak })
	c.enqueueDue(due, 0) // again, and the others
	waittest.Until(t, "all slots are taken", func() bool { return flying.Load() == totalSlots })
	close(hold)
	carried := map[uuid.UUID]int{}
	waittest.Until(t, "all are carried", func() bool {
		for _, o := range c.takeOutcomes() {
			carried[o.stream]++
		}
		return len(carried) == len(due)
	})
	c.close(t.Context())
	for wallet, n := range carried {
		if n != 1 {
			t.Errorf("%s was carried %d times", wallet, n)
		}
	}
	if peak.Load() > totalSlots {
		t.Errorf("%d requests at once", peak.Load())
	}
}

type roundTrip func(*http.Request) (*http.Response, error)

func (f roundTrip) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

// Registered under a name that resolves to a public address, and to an internal one when it is dialled.
func TestNamesThatLeadInside(t *testing.T) {
	for name, address := range map[string]net.IP{
		"loopback": net.IPv4(127, 0, 0, 1),
		"private":  net.IPv4(10, 0, 0, 1),
		"metadata": net.IPv4(169, 254, 169, 254),
	} {
		t.Run(name, func(t *testing.T) {
			resolveAllTo(t, address)
			var connected atomic.Bool
			inside, err := net.Listen("tcp", "127.0.0.1:0")
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { _ = inside.Close() })
			go func() {
				if conn, err := inside.Accept(); err == nil {
					connected.Store(true)
					_ = conn.Close()
				}
			}()
			db := storetest.Open(t, store.SQLite)
			s := newService(t, db, false)
			organization := uuid.New()
			_, port, _ := net.SplitHostPort(inside.Addr().String())
			e, _ := createEndpoint(t, s, organization, "https://hooks.example.com:"+port+"/")
			startDelivery(t, s)
			emitEvents(t, db, organization, uuid.New(), 1, 1)
			waittest.Until(t, "it was tried", func() bool {
				rows := deliveryRows(t, db, e.ID)
				return len(rows) == 1 && rows[0].attempts >= 1
			})
			assertLastAttempt(t, deliveryRows(t, db, e.ID)[0], Pending, 0, "the address is not public")
			if connected.Load() {
				t.Error("it was dialled")
			}
		})
	}
}

// resolveAllTo makes every name lead to one address for the test.
func resolveAllTo(t *testing.T, address net.IP) {
	t.Helper()
	was := net.DefaultResolver
	t.Cleanup(func() { net.DefaultResolver = was })
	net.DefaultResolver = &net.Resolver{PreferGo: true, Dial: func(context.Context, string, string) (net.Conn, error) {
		client, server := net.Pipe()
		go answerName(server, address)
		return client, nil
	}}
}

// answerName answers one DNS question over a stream: an A record for the address, and an empty answer for any other
// type.
func answerName(conn net.Conn, address net.IP) {
	defer func() { _ = conn.Close() }()
	var length uint16
	if binary.Read(conn, binary.BigEndian, &length) != nil {
		return
	}
	query := make([]byte, length)
	if _, err := io.ReadFull(conn, query); err != nil {
		return
	}
	end := 12
	for query[end] != 0 {
		end += int(query[end]) + 1
	}
	end += 5 // the root label, type and class
	answer := append([]byte{}, query[:end]...)
	copy(answer[2:], []byte{0x81, 0x80, 0, 1, 0, 0, 0, 0, 0, 0}) // an answer to one question
	if binary.BigEndian.Uint16(query[end-4:]) == 1 {
		answer[7] = 1
		answer = append(answer, 0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4)
		answer = append(answer, address.To4()...)
	}
	_, _ = conn.Write(append(binary.BigEndian.AppendUint16(nil, uint16(len(answer))), answer...))
}

// A secret that does not open, after a change of the key, stops its endpoint
// only.
func TestUnreadableSecret(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	s := newSandboxService(t, db)
	organization := uuid.New()
	broken, fine := newReceiver(t, nil), newReceiver(t, nil)
	e, _ := createEndpoint(t, s, organization, broken.URL)
	other, _ := createEndpoint(t, s, organization, fine.URL)
	err := db.Write(t.Context(), func(tx *store.Tx) error {
		tx.Defer(`UPDATE webhook_endpoints SET secret = $1 WHERE id = $2`, s.sealer.seal(other.ID, "whsec_x"), e.ID)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	startDelivery(t, s)
	emitEvents(t, db, organization, uuid.New(), 1, 2)
	waittest.Until(t, "the other endpoint has its events", func() bool { return len(fine.received()) == 2 })
	waittest.Until(t, "it was tried", func() bool {
		rows := deliveryRows(t, db, e.ID)
		return len(rows) == 2 && rows[0].attempts >= 1 && strings.Contains(rows[0].lastError, "secret")
	})
	if n := len(broken.received()); n != 0 {
		t.Error("something unsigned was sent")
	}
}

// A signature made elsewhere, by Python's hmac, is the one we make.
func TestSignature(t *testing.T) {
	const secret, body = "whsec_c2VjcmV0", `{"event":"x"}`
	const want = "t=1700000000,v1=2d98249015d8298acbfc8473bfe650053ffdc5e1264fffcf3941592fe8df34ba"
	if got := signatureHeader([][]byte{[]byte(secret)}, 1700000000, body); got != want {
		t.Errorf("got %s", got)
	}
	if err := verifyByHand(want, secret, body, time.Unix(1700000100, 0)); err != nil {
		t.Error(err)
	}
	if err := verifyByHand(want, secret, body, time.Unix(1700000400, 0)); err == nil {
		t.Error("the tests' receiver takes an old signature")
	}
}
