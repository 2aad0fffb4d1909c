package signerrpc

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/http/httptrace"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/secretfile"
	"github.com/granaryhq/granary/internal/waittest"
)

// applying is a signer that takes every change.
func applying() custody.Signer {
	return scriptedSigner{apply: func(custody.ChangeRequest) error { return nil }}
}

func applyChange(c *Client) error {
	return c.ApplyChange(context.Background(), custody.ChangeRequest{Proposal: []byte(`{}`)})
}

// certified makes a certificate of the world's authority, changed a little.
func (w *world) certified(t *testing.T, now time.Time, change func(*x509.Certificate)) Files {
	t.Helper()
	authority, err := openAuthority(w.files, now)
	if err != nil {
		t.Fatal(err)
	}
	to := Files{w.files.Signer.CA, filepath.Join(t.TempDir(), "c.pem"), filepath.Join(t.TempDir(), "k.pem")}
	certificate := &x509.Certificate{Subject: pkix.Name{CommonName: ClientName}, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageClientAuth}}
	change(certificate)
	if err := authority.certify(certificate, to, now); err != nil {
		t.Fatal(err)
	}
	return to
}

// Each has everything right but one thing.
func TestOnlyTheServicesThatAreNamedAreLetIn(t *testing.T) {
	w := newWorld(t)
	address := w.serve(t, applying())
	host := strings.TrimPrefix(address, "https://")
	other, err := CreateCertificates(t.TempDir(), []string{"127.0.0.1"}, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	none := func(*x509.Certificate) {}
	for name, c := range map[string]struct {
		shows   Files
		change  func(*tls.Config)
		refused bool
	}{
		"the service's":            {shows: w.files.Client},
		"another service's":        {shows: w.certified(t, time.Now(), func(c *x509.Certificate) { c.Subject.CommonName = "granary-staging" }), refused: true},
		"named by a DNS name":      {shows: w.certified(t, time.Now(), func(c *x509.Certificate) { c.Subject.CommonName, c.DNSNames = "", []string{ClientName} })},
		"of another authority":     {shows: other.Client, refused: true},
		"a server's":               {shows: w.certified(t, time.Now(), func(c *x509.Certificate) { c.ExtKeyUsage = []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth} }), refused: true},
		"that has ended":           {shows: w.certified(t, time.Now().Add(-CertificateLife-time.Hour), none), refused: true},
		"that has not begun":       {shows: w.certified(t, time.Now().Add(time.Hour), none), refused: true},
		"none":                     {shows: w.files.Client, change: func(c *tls.Config) { c.Certificates = nil }, refused: true},
		"the service's by TLS 1.2": {shows: w.files.Client, change: func(c *tls.Config) { c.MinVersion, c.MaxVersion = tls.VersionTLS12, tls.VersionTLS12 }, refused: true},
		"the service's by HTTP/1":  {shows: w.files.Client, change: func(c *tls.Config) { c.NextProtos = []string{"http/1.1"} }, refused: true},
	} {
		t.Run(name, func(t *testing.T) {
			own, err := openCredentials(Files{w.files.Client.CA, c.shows.Certificate, c.shows.Key}, w.log)
			if err != nil {
				t.Fatal(err)
			}
			config, err := clientTLS(own, "127.0.0.1")
			if err != nil {
				t.Fatal(err)
			}
			if c.change != nil {
				c.change(config)
			}
			status, err := askHealth(host, config)
			if let := err == nil && status == http.StatusOK; let == c.refused {
				t.Errorf("let in: %v (%d, %v), want %v", let, status, err, !c.refused)
			}
		})
	}
}

// askHealth asks by a plain HTTP client.
func askHealth(host string, config *tls.Config) (status int, err error) {
	transport := &http.Transport{TLSClientConfig: config, ForceAttemptHTTP2: slices.Contains(config.NextProtos, "h2")}
	defer transport.CloseIdleConnections()
	response, err := (&http.Client{Transport: transport}).Post("https://"+host+pathHealth, "application/json", strings.NewReader("{}"))
	if err != nil {
		return 0, err
	}
	_, err = io.Copy(io.Discard, response.Body)
	_ = response.Body.Close()
	return response.StatusCode, err
}

func TestAServiceTrustsOnlyItsSigner(t *testing.T) {
	w, stranger := newWorld(t), newWorld(t)
	elsewhere, err := CreateCertificates(t.TempDir(), []string{"signer.example"}, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		shows, trusts Files
	}{
		"of another authority": {shows: stranger.files.Signer, trusts: w.files.Client},
		"of another host":      {shows: elsewhere.Signer, trusts: elsewhere.Client},
		"a service's":          {shows: w.files.Client, trusts: w.files.Client},
	} {
		t.Run(name, func(t *testing.T) {
			server, err := NewServer(Backing{applying(), w.keys.ServiceKeys, func(context.Context) error { return nil }}, c.shows, nil, w.log, prometheus.NewRegistry())
			if err != nil {
				t.Fatal(err)
			}
			client, err := NewClient([]string{listen(t, server, "127.0.0.1:0")}, c.trusts, w.log, prometheus.NewRegistry())
			if err != nil {
				t.Fatal(err)
			}
			defer client.Close()
			if err := applyChange(client); !errors.Is(err, custody.ErrUnavailable) {
				t.Errorf("a signer was asked that should not be trusted: %v", err)
			}
		})
	}
}

func TestRequestsThatNoClientSendsAreRefused(t *testing.T) {
	w := newWorld(t)
	asked := false
	address := w.serve(t, scriptedSigner{apply: func(custody.ChangeRequest) error {
		asked = true
		return nil
	}})
	c := w.client(t, address)
	for name, body := range map[string]string{
		"an unknown field":     `{"proposal":{},"sign":true}`,
		"a field twice":        `{"proposal":{"a":1},"proposal":{}}`,
		"a field otherwise":    `{"Proposal":{}}`,
		"what follows":         `{"proposal":{}}{}`,
		"spaces":               `{"proposal": {}}`,
		"nothing":              ``,
		"no JSON":              `x-stamp: secret`,
		"more than is allowed": `{"proposal":"` + strings.Repeat("a", maxBody) + `"}`,
	} {
		t.Run(name, func(t *testing.T) {
			err := c.callOne(t.Context(), address+pathApplyChange, []byte(body), &noBody{})
			if !errors.Is(err, custody.ErrUnreadable) {
				t.Errorf("the answer is %v, want %v", err, custody.ErrUnreadable)
			}
			if asked {
				t.Error("the signer was asked")
			}
		})
	}
	if strings.Contains(w.said.String(), "x-stamp: secret") {
		t.Errorf("the log quotes the request: %s", w.said)
	}
}

func TestNoMoreRequestsAreAnsweredAtATimeThanThereArePlaces(t *testing.T) {
	w := newWorld(t)
	held := make(chan struct{})
	var mu sync.Mutex
	now, most := 0, 0
	server := w.newServer(t, scriptedSigner{apply: func(custody.ChangeRequest) error {
		mu.Lock()
		now++
		most = max(most, now)
		mu.Unlock()
		<-held
		mu.Lock()
		now--
		mu.Unlock()
		return nil
	}})
	server.working, server.patience = make(chan struct{}, 2), 10*time.Millisecond
	c := w.client(t, listen(t, server, "127.0.0.1:0"))
	answers := make(chan error, 3)
	for range 3 {
		go func() { answers <- applyChange(c) }()
	}
	if err := <-answers; !errors.Is(err, custody.ErrUnavailable) {
		t.Errorf("the third request: %v, want %v", err, custody.ErrUnavailable)
	}
	close(held)
	for range 2 {
		if err := <-answers; err != nil {
			t.Errorf("one of the first two: %v", err)
		}
	}
	if most != 2 {
		t.Errorf("%d were answered at a time, want 2", most)
	}
}

// beginRequest sends the head of a request, whose body is written to it later, and returns once the server reads
// that. The status is 0 if there is no response.
func (w *world) beginRequest(t *testing.T, address string) (body *io.PipeWriter, status <-chan int) {
	t.Helper()
	body, reading, status := w.sendHead(t, address)
	select {
	case <-reading:
	case got := <-status:
		t.Fatalf("answered with %d before the body was read", got)
	}
	return body, status
}

// sendHead sends the head of a request. reading is closed once the server reads its body.
func (w *world) sendHead(t *testing.T, address string) (body *io.PipeWriter, reading <-chan struct{}, status <-chan int) {
	t.Helper()
	own, err := openCredentials(w.files.Client, w.log)
	if err != nil {
		t.Fatal(err)
	}
	config, err := clientTLS(own, "127.0.0.1")
	if err != nil {
		t.Fatal(err)
	}
	transport := &http.Transport{TLSClientConfig: config, ForceAttemptHTTP2: true, ExpectContinueTimeout: waittest.Patience()}
	t.Cleanup(transport.CloseIdleConnections)
	isRead, answered := make(chan struct{}), make(chan int, 1)
	ctx := httptrace.WithClientTrace(t.Context(), &httptrace.ClientTrace{Got100Continue: func() { close(isRead) }})
	from, to := io.Pipe()
	t.Cleanup(func() { _ = to.Close() })
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, address+pathApplyChange, from)
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Expect", "100-continue")
	go func() {
		response, err := transport.RoundTrip(request)
		if err != nil {
			answered <- 0
			return
		}
		_ = response.Body.Close()
		answered <- response.StatusCode
	}()
	return to, isRead, answered
}

// writeChange writes the body of applyChange.
func writeChange(to io.Writer) error {
	text, err := json.Marshal(custody.ChangeRequest{Proposal: []byte(`{}`)})
	if err == nil {
		_, err = to.Write(text)
	}
	return err
}

// Requests whose bodies do not come delay no others.
func TestSlowBodiesTakeNoPlaces(t *testing.T) {
	w := newWorld(t)
	server := w.newServer(t, applying())
	server.working, server.patience = make(chan struct{}, 2), 10*time.Millisecond
	address := listen(t, server, "127.0.0.1:0")
	var bodies []*io.PipeWriter
	var statuses []<-chan int
	for range 3 {
		body, status := w.beginRequest(t, address)
		bodies, statuses = append(bodies, body), append(statuses, status)
	}
	if err := applyChange(w.client(t, address)); err != nil {
		t.Errorf("while the bodies of three others are awaited: %v", err)
	}
	for i, body := range bodies {
		if err := writeChange(body); err != nil {
			t.Fatal(err)
		}
		_ = body.Close()
		if got := <-statuses[i]; got != http.StatusOK {
			t.Errorf("a body that came late is answered with %d", got)
		}
	}
}

// A body is waited for no longer than the server's time for it.
func TestABodyThatDoesNotComeIsGivenUp(t *testing.T) {
	w := newWorld(t)
	server := w.newServer(t, applying())
	if server.http.ReadTimeout != readTimeout {
		t.Errorf("the server waits %v for a request, want %v", server.http.ReadTimeout, readTimeout)
	}
	server.http.ReadTimeout = 200 * time.Millisecond
	_, _, status := w.sendHead(t, listen(t, server, "127.0.0.1:0"))
	if got := waittest.Receive(t, "the request is given up", status); got == http.StatusOK {
		t.Error("a body that did not come was answered")
	}
}

func TestAnotherSignerIsAskedWhenOneIsGone(t *testing.T) {
	w := newWorld(t)
	first := w.newServer(t, applying())
	one, two := listen(t, first, "127.0.0.1:0"), w.serve(t, applying())
	c := w.client(t, one, two)
	if err := applyChange(c); err != nil {
		t.Fatalf("both are up: %v", err)
	}
	_ = first.http.Close()
	for range 3 {
		if err := applyChange(c); err != nil {
			t.Fatalf("one is up: %v", err)
		}
	}
}

func TestASignerThatIsAwayIsUnavailableUntilItIsBack(t *testing.T) {
	w := newWorld(t)
	server := w.newServer(t, applying())
	address := listen(t, server, "127.0.0.1:0")
	c := w.client(t, address)
	if err := applyChange(c); err != nil {
		t.Fatal(err)
	}
	_ = server.http.Close()
	if err := applyChange(c); !errors.Is(err, custody.ErrUnavailable) {
		t.Fatalf("it is away: %v, want %v", err, custody.ErrUnavailable)
	}
	if up := c.measureUp(); up != 0 {
		t.Errorf("granary_signer_up is %v, want 0", up)
	}
	listen(t, w.newServer(t, applying()), strings.TrimPrefix(address, "https://"))
	waittest.Until(t, "the signer that is back is asked", func() bool { return applyChange(c) == nil })
}

func TestCertificatesAreReplacedWhileTheProcessRuns(t *testing.T) {
	w := newWorld(t)
	own, err := openCredentials(w.files.Signer, w.log)
	if err != nil {
		t.Fatal(err)
	}
	before, err := own.current()
	if err != nil {
		t.Fatal(err)
	}
	next, err := CreateCertificates(t.TempDir(), []string{"127.0.0.1"}, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	replace := func(path, with string) {
		text, err := os.ReadFile(with)
		if err != nil {
			t.Fatal(err)
		}
		temporary := path + ".new"
		if err := os.WriteFile(temporary, append(text, '\n'), 0o600); err != nil { // of another size, too
			t.Fatal(err)
		}
		if err := os.Rename(temporary, path); err != nil {
			t.Fatal(err)
		}
	}
	replace(w.files.Signer.Certificate, next.Signer.Certificate)
	for range 2 {
		if now, err := own.current(); err != nil || now != before {
			t.Fatalf("with the key not yet replaced it should be the certificate of before: %v", err)
		}
	}
	if n := strings.Count(w.said.String(), "cannot be used"); n != 1 {
		t.Errorf("%d warnings, want 1: %s", n, w.said)
	}
	replace(w.files.Signer.Key, next.Signer.Key)
	now, err := own.current()
	if err != nil {
		t.Fatal(err)
	}
	if string(now.certificate.Certificate[0]) == string(before.certificate.Certificate[0]) {
		t.Error("with both replaced it should be the new certificate")
	}
}

func TestCertificatesAreMadeOnceAndAgainOfTheSameAuthority(t *testing.T) {
	dir := t.TempDir()
	if _, err := CreateCertificates(dir, nil, time.Now()); !errors.Is(err, errNoHosts) {
		t.Errorf("for no host: %v", err)
	}
	files, err := CreateCertificates(dir, []string{"signer.example", "10.1.2.3"}, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if info, err := e.Info(); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s: %v, %v", e.Name(), info.Mode(), err)
		}
	}
	if _, err := CreateCertificates(dir, []string{"x"}, time.Now()); !errors.Is(err, fs.ErrExist) {
		t.Errorf("made over those that are there: %v", err)
	}
	ca, err := os.ReadFile(files.Signer.CA)
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{files.Signer.Certificate, files.Signer.Key, files.Client.Certificate, files.Client.Key} {
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := CreateCertificates(dir, []string{"signer.example"}, time.Now()); err != nil {
		t.Fatalf("made again: %v", err)
	}
	if now, err := os.ReadFile(files.Signer.CA); err != nil || string(now) != string(ca) {
		t.Errorf("the authority is another: %v", err)
	}
	if err := os.Chmod(files.Signer.Key, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := readIdentity(files.Signer); !errors.Is(err, secretfile.ErrExposed) {
		t.Errorf("a key that others can read: %v", err)
	}
	if err := errors.Join(os.Chmod(files.Signer.Key, 0o600), os.Chmod(files.Signer.CA, 0o666)); err != nil {
		t.Fatal(err)
	}
	if _, err := readIdentity(files.Signer); !errors.Is(err, secretfile.ErrWritable) {
		t.Errorf("an authority that others can change: %v", err)
	}
}

func TestAddressesOfSigners(t *testing.T) {
	for address, wrong := range map[string]bool{
		"https://signer.example:7443": false, "https://[::1]:7443": false,
		"http://signer.example:7443": true, "https://signer.example": true, "https://user@signer.example:7443": true,
		"https://signer.example:7443/": true, "https://signer.example:7443?a": true, "signer.example:7443": true, "": true,
	} {
		if err := CheckAddress(address); (err != nil) != wrong {
			t.Errorf("%q: %v, wrong should be %v", address, err, wrong)
		}
	}
}

// A connection that is cut while a request is in flight leaves its outcome unknown.
func TestAnAnswerThatIsCutIsUnavailable(t *testing.T) {
	w := newWorld(t)
	own, err := openCredentials(w.files.Signer, w.log)
	if err != nil {
		t.Fatal(err)
	}
	for name, answer := range map[string]http.HandlerFunc{
		"cut":  func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) },
		"half": func(rw http.ResponseWriter, _ *http.Request) { _, _ = fmt.Fprint(rw, `{"signature":"AA`) },
		"a redirect": func(rw http.ResponseWriter, r *http.Request) {
			http.Redirect(rw, r, "https://example.com", http.StatusTemporaryRedirect)
		},
		"of a proxy":  func(rw http.ResponseWriter, _ *http.Request) { http.Error(rw, "bad gateway", http.StatusBadGateway) },
		"no refusal":  func(rw http.ResponseWriter, _ *http.Request) { http.Error(rw, "no", http.StatusUnprocessableEntity) },
		"not allowed": func(rw http.ResponseWriter, _ *http.Request) { http.Error(rw, "no", http.StatusForbidden) },
	} {
		t.Run(name, func(t *testing.T) {
			l, err := net.Listen("tcp", "127.0.0.1:0")
			if err != nil {
				t.Fatal(err)
			}
			server := &http.Server{Handler: answer, TLSConfig: serverTLS(own, nil)}
			go func() { _ = server.ServeTLS(l, "", "") }()
			defer func() { _ = server.Close() }()
			c := w.client(t, "https://"+l.Addr().String())
			if _, err := c.Sign(t.Context(), signRequest()); !errors.Is(err, custody.ErrUnavailable) {
				t.Errorf("%v, want %v", err, custody.ErrUnavailable)
			}
		})
	}
}
