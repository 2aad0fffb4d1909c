// Package remotetest is a custody provider for tests, which holds real keys and reads
// every request as strictly as a provider may. Tests only: no part of the program
// imports it.
package remotetest

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/signer/core/apitypes"
	"github.com/google/uuid"
	"github.com/holiman/uint256"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody/remote"
	"github.com/granaryhq/granary/internal/stamp"
)

// Organization is the provider's id of the only organization.
const Organization = "9b5c1f0e-3d11-4b0e-9f51-6d5f6e8f6a01"

// Server is a provider. Its fields may be changed between requests, under Lock.
type Server struct {
	sync.Mutex
	URL     string
	Key     *ecdsa.PrivateKey // whose requests are taken
	Stamper *client.APIKeyStamper

	// Answer is the status that new activities have; COMPLETED where it is empty.
	Answer string
	// Fails has that many requests answered with 503, after they were carried out.
	Fails int
	// Spoil changes each signature before it is returned.
	Spoil func(r, s, v string) (string, string, string)

	requests   int
	problems   []string
	activities map[string]*activity // by fingerprint
	wallets    map[string]*account  // by name
	accounts   map[string]*account  // by address
	key        stamp.Key
}

type account struct {
	key    *ecdsa.PrivateKey
	solana ed25519.PrivateKey
}

type activity struct {
	ID             string          `json:"id"`
	OrganizationID string          `json:"organizationId"`
	Status         string          `json:"status"`
	Type           string          `json:"type"`
	Fingerprint    string          `json:"fingerprint"`
	Result         map[string]any  `json:"result"`
	Votes          []any           `json:"votes"`
	parameters     json.RawMessage // carried out when it is completed
}

// Start starts a provider that ends with the test.
func Start(t testing.TB) *Server {
	t.Helper()
	private, err := client.GenerateAPIKey()
	if err != nil {
		t.Fatal(err)
	}
	s := &Server{Key: private, activities: map[string]*activity{}, wallets: map[string]*account{}, accounts: map[string]*account{}}
	s.Stamper, err = client.NewAPIKeyStamper(private)
	if err != nil {
		t.Fatal(err)
	}
	s.key, err = stamp.ParseAPIKey(s.Stamper.PublicKey())
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(s)
	t.Cleanup(func() {
		server.Close()
		for _, p := range s.problems {
			t.Errorf("the provider was sent %s", p)
		}
	})
	s.URL = server.URL
	return s
}

// Account is how the service asks the provider.
func (s *Server) Account() remote.Account {
	return remote.Account{URL: s.URL, Organization: Organization, Stamper: s.Stamper, PrivateAddresses: true}
}

// Decide ends every activity that waits, as people or the provider's own work do.
func (s *Server) Decide(status string) {
	s.Lock()
	defer s.Unlock()
	s.Answer = status
	for _, a := range s.activities {
		if a.Status != "ACTIVITY_STATUS_COMPLETED" {
			if err := s.move(a, status); err != nil {
				s.problems = append(s.problems, err.Error())
			}
		}
	}
}

// Answers has the activities that are made from now on be in a status, and leaves the
// others as they are.
func (s *Server) Answers(status string) {
	s.Lock()
	defer s.Unlock()
	s.Answer = status
}

// Activities is how many there are of a type.
func (s *Server) Activities(kind string) (n int) {
	s.Lock()
	defer s.Unlock()
	for _, a := range s.activities {
		if a.Type == kind {
			n++
		}
	}
	return n
}

// ServeHTTP answers one request.
func (s *Server) ServeHTTP(rw http.ResponseWriter, r *http.Request) {
	s.Lock()
	defer s.Unlock()
	s.requests++
	body, err := io.ReadAll(r.Body)
	if err != nil {
		http.Error(rw, err.Error(), http.StatusBadRequest)
		return
	}
	got, err := s.answer(r, body)
	if err != nil {
		s.problems = append(s.problems, fmt.Sprintf("%s to %s: %v", body, r.URL.Path, err))
		rw.WriteHeader(http.StatusBadRequest)
		_ = json.NewEncoder(rw).Encode(map[string]any{"code": 3, "message": err.Error()})
		return
	}
	if s.Fails > 0 {
		s.Fails--
		rw.WriteHeader(http.StatusServiceUnavailable)
		_ = json.NewEncoder(rw).Encode(map[string]any{"message": "come again"})
		return
	}
	_ = json.NewEncoder(rw).Encode(map[string]any{"activity": got})
}

type submission struct {
	Type           string          `json:"type"`
	TimestampMs    string          `json:"timestampMs"`
	OrganizationID string          `json:"organizationId"`
	Parameters     json.RawMessage `json:"parameters"`
}

var submitTypes = map[string]string{
	"/public/v1/submit/create_wallet":    "ACTIVITY_TYPE_CREATE_WALLET",
	"/public/v1/submit/sign_raw_payload": "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
}

func (s *Server) answer(r *http.Request, body []byte) (*activity, error) {
	if r.Method != http.MethodPost {
		return nil, errors.New("not a POST")
	}
	header, err := stamp.Parse(client.StampHeader, r.Header.Get(client.StampHeader))
	if err != nil {
		return nil, err
	}
	if _, err := header.Verify(s.key, body, 0); err != nil {
		return nil, err
	}
	if r.URL.Path == "/public/v1/query/get_activity" {
		return s.find(body)
	}
	kind, known := submitTypes[r.URL.Path]
	if !known {
		return nil, errors.New("no such path")
	}
	var sent submission
	if err := decodeStrictly(body, &sent); err != nil {
		return nil, err
	}
	millis, err := strconv.ParseInt(sent.TimestampMs, 10, 64)
	switch {
	case err != nil || millis <= 0:
		return nil, errors.New("timestampMs is no time")
	case sent.Type != kind:
		return nil, errors.New("the type is not the path's")
	case sent.OrganizationID != Organization:
		return nil, errors.New("another organization")
	}
	sum := sha256.Sum256(body)
	fingerprint := "sha256:" + hex.EncodeToString(sum[:])
	if known := s.activities[fingerprint]; known != nil {
		return known, nil
	}
	made := &activity{ID: uuid.NewString(), OrganizationID: Organization, Type: kind, Fingerprint: fingerprint,
		Result: map[string]any{}, Votes: []any{}, parameters: sent.Parameters}
	status := s.Answer
	if status == "" {
		status = "ACTIVITY_STATUS_COMPLETED"
	}
	if err := s.move(made, status); err != nil {
		return nil, err
	}
	s.activities[fingerprint] = made
	return made, nil
}

func (s *Server) find(body []byte) (*activity, error) {
	var asked struct {
		OrganizationID string `json:"organizationId"`
		ActivityID     string `json:"activityId"`
	}
	if err := decodeStrictly(body, &asked); err != nil {
		return nil, err
	}
	for _, a := range s.activities {
		if a.ID == asked.ActivityID && a.OrganizationID == asked.OrganizationID {
			return a, nil
		}
	}
	return nil, errors.New("no such activity")
}

func decodeStrictly(body []byte, into any) error {
	decoder := json.NewDecoder(bytes.NewReader(body))
	decoder.DisallowUnknownFields()
	return decoder.Decode(into)
}

// move gives the activity a status, and carries it out if it is completed.
func (s *Server) move(a *activity, status string) error {
	a.Status = status
	if status != "ACTIVITY_STATUS_COMPLETED" {
		return nil
	}
	if a.Type == "ACTIVITY_TYPE_CREATE_WALLET" {
		return s.createWallet(a)
	}
	return s.signRaw(a)
}

func (s *Server) createWallet(a *activity) error {
	var asked struct {
		Name     string `json:"walletName"`
		Accounts []struct {
			Curve         string `json:"curve"`
			PathFormat    string `json:"pathFormat"`
			Path          string `json:"path"`
			AddressFormat string `json:"addressFormat"`
		} `json:"accounts"`
	}
	if err := decodeStrictly(a.parameters, &asked); err != nil {
		return err
	}
	if s.wallets[asked.Name] != nil {
		return errors.New("a wallet of this name exists")
	}
	if len(asked.Accounts) != 2 || asked.Accounts[0].Curve != "CURVE_SECP256K1" || asked.Accounts[0].AddressFormat != "ADDRESS_FORMAT_ETHEREUM" ||
		asked.Accounts[1].Curve != "CURVE_ED25519" || asked.Accounts[1].AddressFormat != "ADDRESS_FORMAT_SOLANA" || asked.Accounts[0].PathFormat != "PATH_FORMAT_BIP32" {
		return errors.New("not the accounts of a wallet")
	}
	key, err := crypto.GenerateKey()
	if err != nil {
		return err
	}
	public, private, err := ed25519.GenerateKey(nil)
	if err != nil {
		return err
	}
	made := &account{key, private}
	address, solanaAddress := crypto.PubkeyToAddress(key.PublicKey).Hex(), string(chain.SolanaAddress(public))
	s.wallets[asked.Name], s.accounts[address], s.accounts[solanaAddress] = made, made, made
	a.Result["createWalletResult"] = map[string]any{"walletId": uuid.NewString(), "addresses": []string{address, solanaAddress}}
	return nil
}

func (s *Server) signRaw(a *activity) error {
	var asked struct {
		SignWith     string `json:"signWith"`
		Payload      string `json:"payload"`
		Encoding     string `json:"encoding"`
		HashFunction string `json:"hashFunction"`
	}
	if err := decodeStrictly(a.parameters, &asked); err != nil {
		return err
	}
	with := s.accounts[asked.SignWith]
	if with == nil {
		return errors.New("no such account")
	}
	signature, err := with.sign(asked.SignWith, asked.Encoding, asked.Payload, asked.HashFunction)
	if err != nil {
		return err
	}
	r, low, v := hex.EncodeToString(signature[:32]), hex.EncodeToString(signature[32:64]), fmt.Sprintf("%02x", signature[64])
	if s.Spoil != nil {
		r, low, v = s.Spoil(r, low, v)
	}
	a.Result["signRawPayloadResult"] = map[string]any{"r": r, "s": low, "v": v}
	return nil
}

// sign signs with the key of an address: 65 bytes.
func (a *account) sign(with, encoding, payload, hash string) ([]byte, error) {
	if with == string(chain.SolanaAddress(a.solana.Public().(ed25519.PublicKey))) {
		message, err := hex.DecodeString(payload)
		if err != nil || encoding != "PAYLOAD_ENCODING_HEXADECIMAL" || hash != "HASH_FUNCTION_NOT_APPLICABLE" {
			return nil, fmt.Errorf("not a message in hex, unhashed: %s, %s", encoding, hash)
		}
		return append(ed25519.Sign(a.solana, message), 0), nil
	}
	if hash != "HASH_FUNCTION_NO_OP" {
		return nil, errors.New("another hash function")
	}
	digest, err := digestOf(encoding, payload)
	if err != nil {
		return nil, err
	}
	return crypto.Sign(digest, a.key)
}

// digestOf returns the hash of a payload, by other code than the service's own.
func digestOf(encoding, payload string) ([]byte, error) {
	switch encoding {
	case "PAYLOAD_ENCODING_EIP712":
		var typed apitypes.TypedData
		if err := decodeStrictly([]byte(payload), &typed); err != nil {
			return nil, err
		}
		digest, _, err := apitypes.TypedDataAndHash(typed)
		return digest, err
	case "PAYLOAD_ENCODING_EIP7702_AUTHORIZATION":
		var told struct {
			Address common.Address `json:"address"`
			ChainID uint64         `json:"chainId"`
			Nonce   uint64         `json:"nonce"`
		}
		if err := decodeStrictly([]byte(payload), &told); err != nil {
			return nil, err
		}
		digest := types.SetCodeAuthorization{ChainID: *uint256.NewInt(told.ChainID), Address: told.Address, Nonce: told.Nonce}
		hash := digest.SigHash()
		return hash[:], nil
	}
	return nil, fmt.Errorf("the encoding %q", encoding)
}
