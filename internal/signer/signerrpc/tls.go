package signerrpc

import (
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"slices"
	"sync"
	"time"

	"github.com/granaryhq/granary/internal/secretfile"
)

// Files are one side's certificates and its trusted authority. They are read again when they have changed, so that
// certificates can be replaced while the process runs.
type Files struct {
	CA          string // the authority that the other side's certificate must be of, and no other
	Certificate string // of this side, with the chain to its authority
	Key         string // of the certificate
}

// credentials are the files as they were read last.
type credentials struct {
	files Files
	log   *slog.Logger

	mu     sync.Mutex
	read   *identity
	seen   [3]fileState
	failed [3]fileState // that could not be used, so as to say so once
}

// identity is the content of the files.
type identity struct {
	certificate tls.Certificate
	authorities *x509.CertPool
}

// fileState changes when the file does.
type fileState struct {
	changed time.Time
	size    int64
}

// openCredentials reads the files for the first time.
func openCredentials(files Files, log *slog.Logger) (*credentials, error) {
	c := &credentials{files: files, log: log}
	_, err := c.current()
	return c, err
}

// current returns the present content of the files. Unusable files, such as a certificate whose key has not been
// replaced yet, are skipped while there are earlier ones.
func (c *credentials) current() (*identity, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	now := [3]fileState{stateOf(c.files.CA), stateOf(c.files.Certificate), stateOf(c.files.Key)}
	if c.read != nil && (now == c.seen || now == c.failed) {
		return c.read, nil
	}
	read, err := readIdentity(c.files)
	switch {
	case err == nil:
		if c.read != nil {
			c.log.Info("certificates were replaced", "certificate", c.files.Certificate)
		}
		c.read, c.seen = read, now
	case c.read == nil:
		return nil, err
	default:
		c.failed = now
		c.log.Warn("changed certificates cannot be used; those of before are kept", "error", err)
	}
	return c.read, nil
}

// stateOf follows links, by which mounted secrets are replaced.
func stateOf(path string) fileState {
	info, err := os.Stat(path)
	if err != nil {
		return fileState{}
	}
	return fileState{info.ModTime(), info.Size()}
}

func readIdentity(files Files) (*identity, error) {
	authority, err := secretfile.ReadTrusted(files.CA)
	if err != nil {
		return nil, fmt.Errorf("reading the authority: %w", err)
	}
	pool := x509.NewCertPool()
	if !pool.AppendCertsFromPEM(authority) {
		return nil, fmt.Errorf("reading the authority: %s holds no certificate", files.CA)
	}
	certificate, err := secretfile.ReadTrusted(files.Certificate)
	if err != nil {
		return nil, fmt.Errorf("reading the certificate: %w", err)
	}
	key, err := secretfile.Read(files.Key)
	if err != nil {
		return nil, fmt.Errorf("reading the certificate's key: %w", err)
	}
	defer clear(key)
	pair, err := tls.X509KeyPair(certificate, key)
	if err != nil {
		return nil, fmt.Errorf("%s and %s: %w", files.Certificate, files.Key, err)
	}
	return &identity{pair, pool}, nil
}

// errNotHTTP2 reports a client with a protocol that no service uses.
var errNotHTTP2 = errors.New("the client does not speak HTTP/2")

// errNotNamed says that a certificate is good, but of a client that is not let in.
var errNotNamed = errors.New("the client's certificate has none of the names that are let in")

// serverTLS lets in clients whose certificate is of the authority and has one of the
// names; with no names, all of the authority's. Sessions are not resumed: each
// connection shows its certificate.
func serverTLS(c *credentials, clients []string) *tls.Config {
	return &tls.Config{
		MinVersion: tls.VersionTLS13, // asked before GetConfigForClient is
		GetConfigForClient: func(*tls.ClientHelloInfo) (*tls.Config, error) {
			now, err := c.current()
			if err != nil {
				return nil, err
			}
			return &tls.Config{
				MinVersion: tls.VersionTLS13, NextProtos: []string{"h2"}, SessionTicketsDisabled: true,
				Certificates: []tls.Certificate{now.certificate},
				ClientAuth:   tls.RequireAndVerifyClientCert, ClientCAs: now.authorities,
				VerifyConnection: func(s tls.ConnectionState) error {
					if s.NegotiatedProtocol != "h2" {
						return errNotHTTP2
					}
					if len(clients) > 0 && !slices.ContainsFunc(namesOf(s.PeerCertificates[0]), func(name string) bool { return slices.Contains(clients, name) }) {
						return errNotNamed
					}
					return nil
				},
			}, nil
		},
	}
}

// namesOf are the names by which a client may be let in.
func namesOf(c *x509.Certificate) []string {
	names := append([]string{c.Subject.CommonName}, c.DNSNames...)
	for _, u := range c.URIs {
		names = append(names, u.String())
	}
	return names
}

// clientTLS shows the certificate, and trusts a signer of the authority that has the
// host's name.
func clientTLS(c *credentials, host string) (*tls.Config, error) {
	now, err := c.current()
	if err != nil {
		return nil, err
	}
	return &tls.Config{
		MinVersion: tls.VersionTLS13, NextProtos: []string{"h2"}, ServerName: host,
		Certificates: []tls.Certificate{now.certificate}, RootCAs: now.authorities,
	}, nil
}
