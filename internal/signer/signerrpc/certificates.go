package signerrpc

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"time"

	"github.com/granaryhq/granary/internal/secretfile"
)

// ClientName is the name in the certificates that CreateCertificates makes for services.
const ClientName = "granary-serve"

// CertificateLife is how long certificates are good for that CreateCertificates makes.
const CertificateLife = 365 * 24 * time.Hour

// authorityLife is longer: both sides have to be configured with another.
const authorityLife = 10 * CertificateLife

// CertificateFiles are the paths of the files that CreateCertificates writes.
type CertificateFiles struct {
	AuthorityKey   string // needed for the next certificates, by no process
	Signer, Client Files
}

// filesIn are the files in a directory.
func filesIn(dir string) CertificateFiles {
	path := func(name string) string { return filepath.Join(dir, name) }
	return CertificateFiles{
		AuthorityKey: path("ca-key.pem"),
		Signer:       Files{path("ca.pem"), path("signer.pem"), path("signer-key.pem")},
		Client:       Files{path("ca.pem"), path("client.pem"), path("client-key.pem")},
	}
}

// errNoHosts says that a signer's certificate needs a name.
var errNoHosts = errors.New("a signer's certificate needs the names or addresses by which services reach it")

// CreateCertificates makes a certificate for a signer, which services reach by the
// hosts (names or addresses), and one for services, both of the authority in the
// directory, which it makes where there is none. Files that are there are never
// overwritten: the error is fs.ErrExist.
func CreateCertificates(dir string, hosts []string, now time.Time) (CertificateFiles, error) {
	files := filesIn(dir)
	if len(hosts) == 0 {
		return files, errNoHosts
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return files, fmt.Errorf("making the directory: %w", err)
	}
	authority, err := openAuthority(files, now)
	if err != nil {
		return files, err
	}
	signer := &x509.Certificate{Subject: pkix.Name{CommonName: "granary-signer"}, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth}}
	for _, host := range hosts {
		if ip := net.ParseIP(host); ip != nil {
			signer.IPAddresses = append(signer.IPAddresses, ip)
		} else {
			signer.DNSNames = append(signer.DNSNames, host)
		}
	}
	if err := authority.certify(signer, files.Signer, now); err != nil {
		return files, fmt.Errorf("making the signer's certificate: %w", err)
	}
	client := &x509.Certificate{Subject: pkix.Name{CommonName: ClientName}, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageClientAuth}}
	if err := authority.certify(client, files.Client, now); err != nil {
		return files, fmt.Errorf("making the services' certificate: %w", err)
	}
	return files, nil
}

// authority signs certificates.
type authority struct {
	certificate *x509.Certificate
	key         *ecdsa.PrivateKey
}

// openAuthority reads the authority of the directory, or makes it.
func openAuthority(files CertificateFiles, now time.Time) (authority, error) {
	text, err := secretfile.Read(files.AuthorityKey)
	if errors.Is(err, os.ErrNotExist) {
		return createAuthority(files, now)
	}
	if err != nil {
		return authority{}, fmt.Errorf("reading the authority's key: %w", err)
	}
	defer clear(text)
	block, _ := pem.Decode(text)
	if block == nil {
		return authority{}, fmt.Errorf("%s holds no key", files.AuthorityKey)
	}
	key, err := x509.ParsePKCS8PrivateKey(block.Bytes)
	if err != nil {
		return authority{}, fmt.Errorf("%s holds no key", files.AuthorityKey)
	}
	own, ok := key.(*ecdsa.PrivateKey)
	if !ok {
		return authority{}, fmt.Errorf("%s is no ECDSA key", files.AuthorityKey)
	}
	text, err = secretfile.ReadTrusted(files.Signer.CA)
	if err != nil {
		return authority{}, fmt.Errorf("reading the authority: %w", err)
	}
	block, _ = pem.Decode(text)
	if block == nil {
		return authority{}, fmt.Errorf("%s holds no certificate", files.Signer.CA)
	}
	certificate, err := x509.ParseCertificate(block.Bytes)
	if err != nil {
		return authority{}, fmt.Errorf("reading the authority: %w", err)
	}
	if !own.PublicKey.Equal(certificate.PublicKey) {
		return authority{}, fmt.Errorf("%s is not the key of %s", files.AuthorityKey, files.Signer.CA)
	}
	return authority{certificate, own}, nil
}

// createAuthority writes the key first: without its certificate it is refused, not
// replaced.
func createAuthority(files CertificateFiles, now time.Time) (authority, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return authority{}, fmt.Errorf("making the authority's key: %w", err)
	}
	made := authority{&x509.Certificate{
		Subject: pkix.Name{CommonName: "granary signer authority"}, NotBefore: now.Add(-clockSkew), NotAfter: now.Add(authorityLife),
		IsCA: true, BasicConstraintsValid: true, MaxPathLenZero: true, KeyUsage: x509.KeyUsageCertSign,
	}, key}
	sealed, err := x509.CreateCertificate(rand.Reader, made.certificate, made.certificate, &key.PublicKey, key)
	if err != nil {
		return authority{}, fmt.Errorf("making the authority: %w", err)
	}
	if err := writeKey(files.AuthorityKey, key); err != nil {
		return authority{}, err
	}
	made.certificate, err = x509.ParseCertificate(sealed)
	if err != nil {
		return authority{}, fmt.Errorf("making the authority: %w", err)
	}
	return made, writeCertificate(files.Signer.CA, sealed)
}

// clockSkew is how far the clocks of two machines may be apart.
const clockSkew = 5 * time.Minute

// certify makes a key and a certificate of it.
func (a authority) certify(certificate *x509.Certificate, to Files, now time.Time) error {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return err
	}
	certificate.NotBefore, certificate.NotAfter = now.Add(-clockSkew), now.Add(CertificateLife)
	certificate.KeyUsage = x509.KeyUsageDigitalSignature
	sealed, err := x509.CreateCertificate(rand.Reader, certificate, a.certificate, &key.PublicKey, a.key)
	if err != nil {
		return err
	}
	if err := writeKey(to.Key, key); err != nil {
		return err
	}
	return writeCertificate(to.Certificate, sealed)
}

func writeKey(path string, key *ecdsa.PrivateKey) error {
	plain, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		return err
	}
	text := pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: plain})
	clear(plain)
	defer clear(text)
	return secretfile.Create(path, text)
}

func writeCertificate(path string, sealed []byte) error {
	return secretfile.Create(path, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: sealed}))
}
