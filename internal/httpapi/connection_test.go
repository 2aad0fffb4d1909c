package httpapi

import (
	"io"
	"net"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/ratelimit"
)

// If a length and chunks are both given, a proxy may see another end of the request than we do: a request that it
// forwards after that is not answered.
func TestNothingFollowsARequestInChunks(t *testing.T) {
	b := newTestServer(t, ratelimit.Rate{}, echoOperation)
	host := strings.TrimPrefix(b.url, "http://")
	conn, err := new(net.Dialer).DialContext(t.Context(), "tcp", host)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.Close() }()
	head := " HTTP/1.1\r\nHost: " + host + "\r\nAuthorization: Bearer " + b.issueToken(t, b.org, auth.WalletsWrite) + "\r\n"
	_, err = io.WriteString(conn, "POST /v2/test/"+walletID+"/echo"+head+"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /v2/system/ping"+head+"\r\n")
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(conn) // until it is closed
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(string(text), "HTTP/1.1 "); n != 1 {
		t.Errorf("%d answers on one connection:\n%s", n, text)
	}
	if !strings.Contains(string(text), "Connection: close\r\n") {
		t.Errorf("the connection is not said to be closed:\n%s", text)
	}
}
