package e2e

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/waittest"
)

// Input that is no HTTP, or too long, is rejected before it is read as a request, and the next caller is served.
func TestAPIRefusesHostileConnections(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		c := w.newOrganization(t)
		host := strings.TrimPrefix(c.url, "http://")
		wallet := encodeJSON(t, fields{"requestId": uuid.New(), "label": "smuggled", "autoRebalance": false})
		usual := "Host: " + host + "\r\nAuthorization: Bearer " + c.token + "\r\nContent-Type: application/json\r\n"
		sized := fmt.Sprintf("Content-Length: %d\r\n", len(wallet))
		whole := "POST /v2/wallets HTTP/1.1\r\n" + usual + sized + "\r\n" + wallet
		w.assertUnchanged(func() {
			for name, r := range map[string]struct {
				text   string
				status int
			}{
				"words":                     {"hello\r\n\r\n", 400},
				"no version":                {"GET /v2/system/ping\r\n\r\n", 400},
				"a version to come":         {"GET /v2/system/ping HTTP/7.0\r\n" + usual + "\r\n", 505},
				"no host":                   {"GET /v2/system/ping HTTP/1.1\r\n\r\n", 400},
				"two hosts":                 {"GET /v2/system/ping HTTP/1.1\r\nHost: a\r\n" + usual + "\r\n", 400},
				"a NUL in a header":         {"GET /v2/system/ping HTTP/1.1\r\n" + usual + "X: \x00\r\n\r\n", 400},
				"a space before a colon":    {"GET /v2/system/ping HTTP/1.1\r\n" + usual + "X : y\r\n\r\n", 400},
				"a long header":             {endlessHead("GET /v2/system/ping HTTP/1.1\r\n"+usual+"X: ", "y"), 431},
				"thousands of headers":      {endlessHead("GET /v2/system/ping HTTP/1.1\r\n"+usual, "X: y\r\n"), 431},
				"a long path":               {endlessHead("GET /v2/", "y"), 431},
				"two lengths":               {"POST /v2/wallets HTTP/1.1\r\n" + usual + sized + "Content-Length: 1\r\n\r\n" + wallet, 400},
				"a negative length":         {"POST /v2/wallets HTTP/1.1\r\n" + usual + "Content-Length: -1\r\n\r\n" + wallet, 400},
				"a length of many digits":   {"POST /v2/wallets HTTP/1.1\r\n" + usual + "Content-Length: " + manyDigits + "\r\n\r\n" + wallet, 400},
				"chunks of no size":         {"POST /v2/wallets HTTP/1.1\r\n" + usual + "Transfer-Encoding: chunked\r\n\r\nx\r\n" + wallet, 400},
				"an unknown coding":         {"POST /v2/wallets HTTP/1.1\r\n" + usual + "Transfer-Encoding: gzip\r\n\r\n" + wallet, 501},
				"chunks beyond the size":    {"POST /v2/wallets HTTP/1.1\r\n" + usual + "Transfer-Encoding: chunked\r\n\r\n" + chunkedBody(wallet+strings.Repeat(" ", 1<<20+1-len(wallet))), 400},
				"a method that is no token": {strings.Replace(whole, "POST", "PO(ST", 1), 400},
				"no method of ours":         {strings.Replace(whole, "POST", "PURGE", 1), 405},
				"a small method":            {strings.Replace(whole, "POST", "post", 1), 405},
				"a control in the path":     {strings.Replace(whole, "/v2/wallets", "/v2/wal\x01lets", 1), 400},
				"another's whole address":   {strings.Replace(whole, "/v2/wallets", "http://hooks.example.com/v2/nothing", 1), 404},
				"a question about all":      {"OPTIONS * HTTP/1.1\r\n" + usual + "\r\n", 404},
				"a connection to elsewhere": {"CONNECT hooks.example.com:443 HTTP/1.1\r\n" + usual + "\r\n", 404},
			} {
				if status, text := sendRaw(t, host, r.text, false); status != r.status {
					t.Errorf("%s answered %d %s, not %d", name, status, text, r.status)
				}
			}
		})
		if a := c.send(http.MethodGet, "/v2/system/ping", "", "X-Long", strings.Repeat("y", 24<<10)); a.status != http.StatusOK {
			t.Errorf("a long header: %s", a)
		}
		// A client that stops sending may be taken for one who left, but gets no success without the resource.
		if status, text := sendRaw(t, host, whole, true); status != http.StatusCreated && status != http.StatusServiceUnavailable || text == "" {
			t.Errorf("the request that the others were made of answered %d %q", status, text)
		}
		if status, text := sendRaw(t, host, whole, false); status/100 != 2 || !strings.Contains(text, "smuggled") {
			t.Errorf("the request again answered %d %s", status, text)
		}
	})
}

// chunkedBody is a body whose length is not known before, but for its end.
func chunkedBody(body string) string {
	var out strings.Builder
	for len(body) > 0 {
		part := body[:min(len(body), 4096)]
		body = body[len(part):]
		_, _ = fmt.Fprintf(&out, "%x\r\n%s\r\n", len(part), part)
	}
	return strings.TrimSuffix(out.String(), "\r\n")
}

// endlessHead is a request's head that does not end, as far as it is read: 32 KiB,
// and the 4 KiB that package http adds. More would be there to be lost with the
// answer when the service hangs up.
func endlessHead(head, more string) string {
	const most = 36 << 10
	return (head + strings.Repeat(more, most))[:most]
}

// sendRaw writes to a connection of its own, closes the sending side if it is last, and returns the response.
func sendRaw(tb testing.TB, host, text string, last bool) (status int, body string) {
	tb.Helper()
	conn, err := net.Dial("tcp", host)
	if err != nil {
		tb.Fatal(err)
	}
	defer func() { _ = conn.Close() }()
	if err := conn.SetDeadline(time.Now().Add(waittest.Patience())); err != nil {
		tb.Fatal(err)
	}
	if _, err := io.WriteString(conn, text); err != nil {
		tb.Errorf("%.60q was not taken: %v", text, err)
		return 0, ""
	}
	if last {
		if err := conn.(*net.TCPConn).CloseWrite(); err != nil {
			tb.Error(err)
		}
	}
	res, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil {
		tb.Errorf("%.60q was not answered: %v", text, err)
		return 0, ""
	}
	defer func() { _ = res.Body.Close() }()
	content, err := io.ReadAll(res.Body)
	if err != nil {
		tb.Error(err)
	}
	return res.StatusCode, string(content)
}
