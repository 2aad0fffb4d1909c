package store_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
)

// writeAuthority writes a certificate that may stand in sslrootcert.
func writeAuthority(t *testing.T) string {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	must(t, err)
	template := &x509.Certificate{SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "authority"}, IsCA: true, BasicConstraintsValid: true, NotAfter: time.Now().Add(time.Hour)}
	made, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	must(t, err)
	path := filepath.Join(t.TempDir(), "ca.pem")
	must(t, os.WriteFile(path, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: made}), 0o600))
	return path
}

// clearPostgresEnvironment removes the variables that the driver would read beside the address.
func clearPostgresEnvironment(t *testing.T) {
	t.Helper()
	t.Setenv("HOME", t.TempDir()) // of ~/.postgresql and ~/.pg_service.conf
	for _, name := range []string{"PGHOST", "PGSSLMODE", "PGSSLROOTCERT", "PGSERVICE", "PGSERVICEFILE"} {
		t.Setenv(name, "")
	}
}

// A database on another machine is verified, or the address says that it is not. None of these
// hosts can be reached: an accepted address fails when it connects.
func TestAHostThatIsNotLocalIsVerified(t *testing.T) {
	clearPostgresEnvironment(t)
	ca := "&sslrootcert=" + writeAuthority(t)
	services := filepath.Join(t.TempDir(), "services")
	must(t, os.WriteFile(services, []byte("[silent]\nhost=db.invalid\n[plain]\nhost=db.invalid\nsslmode=disable\n[verified]\nhost=db.invalid\nsslmode=verify-full\n[prefers]\nhost=db.invalid\nsslmode=prefer\n"), 0o600))
	const far, end = "postgres://granary:hunter2secret@db.invalid/granary?connect_timeout=2", "&connect_timeout=2"
	service := "postgres:///granary?servicefile=" + services + "&service="
	for name, c := range map[string]struct {
		address, mode string // mode is PGSSLMODE
		rejected      bool
	}{
		"no mode":                           {far, "", true},
		"an empty mode":                     {far + "&sslmode=", "", true},
		"an empty mode before all":          {far + "&sslmode=", "disable", true},
		"a mode that was replaced":          {far + "&sslmode=require&sslmode=", "", true},
		"verify-full":                       {far + "&sslmode=verify-full" + ca, "", false},
		"verify-ca":                         {far + "&sslmode=verify-ca" + ca, "", false},
		"the system's authorities":          {far + "&sslrootcert=system", "", false},
		"an authority and no mode":          {far + ca, "", true},
		"require, which verifies nothing":   {far + "&sslmode=require", "", false},
		"prefer, said":                      {far + "&sslmode=prefer", "", false},
		"allow, said":                       {far + "&sslmode=allow", "", false},
		"disable, said":                     {far + "&sslmode=disable", "", false},
		"a mode of the environment":         {far, "disable", false},
		"prefer of the environment":         {far, "prefer", false},
		"direct TLS that verifies nothing":  {far + "&sslnegotiation=direct", "", true},
		"direct TLS that is verified":       {far + "&sslnegotiation=direct&sslmode=verify-full" + ca, "", false},
		"an address":                        {"postgres://granary@203.0.113.1/granary?connect_timeout=1", "", true},
		"an address of IPv6":                {"postgres://granary@[2001:db8::1]/granary?connect_timeout=1", "", true},
		"every address of this machine":     {"postgres://granary@0.0.0.0:1/granary?connect_timeout=1", "", true},
		"a name that looks local":           {"postgres://granary@localhost.invalid/granary?connect_timeout=1", "", true},
		"a host in the query":               {"postgres:///granary?host=db.invalid" + end, "", true},
		"a host that is not the first":      {"postgres://granary@localhost:1,db.invalid:1/granary?connect_timeout=1", "", true},
		"a host after a socket":             {"postgres:///granary?host=/nowhere,db.invalid" + end, "", true},
		"a service that says nothing":       {service + "silent" + end, "", true},
		"a service without TLS, said":       {service + "plain" + end, "", false},
		"a service that is verified":        {service + "verified" + end, "", false},
		"a service that prefers, unclearly": {service + "prefers" + end, "", true},
		"localhost":                         {"postgres://granary@localhost:1/granary?connect_timeout=1", "", false},
		"a loopback address":                {"postgres://granary@127.9.9.9:1/granary?connect_timeout=1", "", false},
		"a loopback address of IPv6":        {"postgres://granary@[::1]:1/granary?connect_timeout=1", "", false},
		"a loopback address in IPv6":        {"postgres://granary@[::ffff:127.0.0.1]:1/granary?connect_timeout=1", "", false},
		"a socket":                          {"postgres:///granary?host=" + t.TempDir(), "", false},
		"two sockets":                       {"postgres:///granary?host=" + t.TempDir() + "," + t.TempDir(), "", false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Setenv("PGSSLMODE", c.mode)
			db, err := store.Open(t.Context(), c.address, clock.New())
			if err == nil {
				db.Close()
				t.Fatalf("%s opens", c.address)
			}
			if errors.Is(err, store.ErrUnverified) != c.rejected || strings.Contains(err.Error(), "hunter2secret") || strings.Contains(err.Error(), "does not parse") {
				t.Errorf("%v", err)
			}
		})
	}
}

// A host of the environment is held to the same.
func TestAHostOfTheEnvironmentIsVerified(t *testing.T) {
	clearPostgresEnvironment(t)
	t.Setenv("PGHOST", "db.invalid")
	if _, err := store.Open(t.Context(), "postgres:///granary?connect_timeout=1", clock.New()); !errors.Is(err, store.ErrUnverified) {
		t.Errorf("%v", err)
	}
}
