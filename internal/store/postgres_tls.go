package store

import (
	"crypto/tls"
	"errors"
	"fmt"
	"net/netip"
	"net/url"
	"os"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"
)

// ErrUnverified is returned by Open for a PostgreSQL address whose host is not on this machine
// and is not verified by TLS, unless its sslmode says so. An attacker between a signer and its
// database could write the signer's rules.
var ErrUnverified = errors.New("the database's host is not verified: add sslmode=verify-full and sslrootcert to the address, or say with sslmode which connection without verification is meant")

// checkVerified returns ErrUnverified if the connection to some host is not verified and sslmode does not allow that
// explicitly. The driver's default is sslmode=prefer: TLS to any server that responds, and none to those that have
// none. Hosts of this machine are exempt.
func checkVerified(config *pgconn.Config, address string) error {
	hosts := append([]*pgconn.FallbackConfig{{Host: config.Host, Port: config.Port, TLSConfig: config.TLSConfig}}, config.Fallbacks...)
	explicit := chosenMode(address)
	if explicit == "" && config.SSLNegotiation != "direct" && !isDefaultMode(hosts) {
		return nil // a service file or sslrootcert=system has chosen a mode
	}
	for _, h := range hosts {
		if explicit == "" && !isLocal(h.Host, h.Port) && !isVerified(h.TLSConfig) {
			return fmt.Errorf("%w (%s)", ErrUnverified, h.Host)
		}
	}
	return nil
}

// chosenMode returns the sslmode that the address has, or else the environment. The driver
// takes the last of several in an address.
func chosenMode(address string) string {
	if _, query, found := strings.Cut(address, "?"); found {
		values, err := url.ParseQuery(query)
		if modes := values["sslmode"]; err == nil && len(modes) > 0 {
			return modes[len(modes)-1]
		}
	}
	return os.Getenv("PGSSLMODE")
}

// isDefaultMode reports whether the hosts are tried as sslmode=prefer does, which is also the mode where none is
// chosen: by TLS without verification, and without TLS after it.
func isDefaultMode(hosts []*pgconn.FallbackConfig) bool {
	for i, h := range hosts[1:] {
		before := hosts[i]
		if h.Host == before.Host && h.Port == before.Port && h.TLSConfig == nil && before.TLSConfig != nil && !isVerified(before.TLSConfig) {
			return true
		}
	}
	return false
}

// isVerified reports whether the server's certificate is verified, with its name (verify-full)
// or without (verify-ca).
func isVerified(config *tls.Config) bool {
	return config != nil && (!config.InsecureSkipVerify || config.VerifyPeerCertificate != nil)
}

// isLocal reports whether no one outside of this machine can be between: at a Unix socket or a
// loopback address.
func isLocal(host string, port uint16) bool {
	if network, _ := pgconn.NetworkAddress(host, port); network == "unix" || host == "localhost" {
		return true
	}
	at, err := netip.ParseAddr(host)
	return err == nil && at.Unmap().IsLoopback()
}
