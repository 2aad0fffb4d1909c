package signerrpc

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"reflect"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"
	"github.com/holiman/uint256"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/waittest"
)

// scriptedSigner is behind the servers of these tests, which are about the wire alone.
type scriptedSigner struct {
	addresses func(owners []uuid.UUID) ([]custody.Addresses, error)
	sign      func(ctx context.Context, r custody.SignRequest) (custody.Signed, error)
	apply     func(r custody.ChangeRequest) error
	markers   markerSigner
}

// markerSigner is the part of a scriptedSigner that is about markers.
type markerSigner struct {
	void  func(r custody.VoidRequest) (custody.Voided, error)
	close func(r custody.CloseRequest) (custody.Closed, error)
	key   func(d custody.ClosingDay) (solana.PublicKey, error)
	begin func(on chain.Name) error
}

func (s scriptedSigner) Addresses(_ context.Context, owners ...uuid.UUID) ([]custody.Addresses, error) {
	return s.addresses(owners)
}

func (s scriptedSigner) Account(_ context.Context, r custody.AccountRequest) (custody.Addresses, error) {
	found, err := s.addresses([]uuid.UUID{r.Owner})
	if err != nil {
		return custody.Addresses{}, err
	}
	return found[0], nil
}

func (s scriptedSigner) Sign(ctx context.Context, r custody.SignRequest) (custody.Signed, error) {
	return s.sign(ctx, r)
}

func (s scriptedSigner) Cancel(ctx context.Context, r custody.CancelRequest) (custody.Cancelled, error) {
	signed, err := s.sign(ctx, custody.SignRequest{Owner: r.Owner, Proof: r.Proof, Intent: r.Intent})
	return custody.Cancelled{Signature: signed.Signature}, err
}

func (s scriptedSigner) Void(_ context.Context, r custody.VoidRequest) (custody.Voided, error) {
	return s.markers.void(r)
}

func (s scriptedSigner) ClosingKey(_ context.Context, d custody.ClosingDay) (solana.PublicKey, error) {
	return s.markers.key(d)
}

func (s scriptedSigner) CloseMarkers(_ context.Context, r custody.CloseRequest) (custody.Closed, error) {
	return s.markers.close(r)
}

func (s scriptedSigner) BeginMarkers(_ context.Context, on chain.Name) error {
	return s.markers.begin(on)
}

func (s scriptedSigner) ApplyChange(_ context.Context, r custody.ChangeRequest) error {
	return s.apply(r)
}

func (s scriptedSigner) Reject(_ context.Context, r custody.ChangeRequest) error { return s.apply(r) }

func (s scriptedSigner) PutStop(context.Context, custody.StopRequest) error { return nil }

// world is an authority, its certificates, and a log.
type world struct {
	files CertificateFiles
	keys  *custody.Keyring
	log   *slog.Logger
	said  *lockedBuffer
}

type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lockedBuffer) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *lockedBuffer) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

func newWorld(t *testing.T) *world {
	t.Helper()
	files, err := CreateCertificates(t.TempDir(), []string{"127.0.0.1"}, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	keys, err := custody.NewKeyring(bytes.Repeat([]byte{7}, 64))
	if err != nil {
		t.Fatal(err)
	}
	said := &lockedBuffer{}
	return &world{files, keys, slog.New(slog.NewJSONHandler(said, &slog.HandlerOptions{Level: slog.LevelDebug})), said}
}

// serve starts a server and returns its address.
func (w *world) serve(t *testing.T, signer custody.Signer) string {
	t.Helper()
	server := w.newServer(t, signer)
	return listen(t, server, "127.0.0.1:0")
}

func (w *world) newServer(t *testing.T, signer custody.Signer) *Server {
	t.Helper()
	server, err := NewServer(Backing{signer, w.keys.ServiceKeys, func(context.Context) error { return nil }},
		w.files.Signer, []string{ClientName}, w.log, prometheus.NewRegistry())
	if err != nil {
		t.Fatal(err)
	}
	return server
}

func listen(t *testing.T, server *Server, at string) string {
	t.Helper()
	var l net.Listener
	waittest.Until(t, "it can listen at "+at, func() bool { // where it did, somebody may call from for a moment
		var err error
		if l, err = net.Listen("tcp", at); err != nil && !errors.Is(err, syscall.EADDRINUSE) {
			t.Fatal(err)
		}
		return err == nil
	})
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(l) }()
	t.Cleanup(func() {
		_ = server.http.Close()
		<-ended
	})
	return "https://" + l.Addr().String()
}

func (w *world) client(t *testing.T, addresses ...string) *Client {
	t.Helper()
	c, err := NewClient(addresses, w.files.Client, w.log, prometheus.NewRegistry())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	return c
}

func signRequest() custody.SignRequest {
	return custody.SignRequest{
		Owner: uuid.New(), Proof: custody.OwnerProof{Organization: uuid.New(), RequestID: uuid.New()},
		Proposal: []byte(`{"organizationId":"a \u0026 b"}`), Intent: []byte(`{"id":"1"}`), Delegation: &custody.DelegationRequest{Nonce: 3},
		Solana: &custody.SolanaRequest{Messages: [][]byte{{1, 2}, {3}}},
		Votes:  []custody.StampedVote{{Approver: uuid.New(), RequestText: `{"a":"<b>"}`, StampHeader: "X-Stamp", StampValue: "a-secret-stamp", At: time.Unix(1_900_000_000, 123_000).UTC()}},
	}
}

func TestWhatIsAskedAndAnsweredCrossesTheWire(t *testing.T) {
	w := newWorld(t)
	asked, want := signRequest(), custody.Signed{Signature: bytes.Repeat([]byte{1}, 65),
		Delegation: &types.SetCodeAuthorization{ChainID: *uint256.NewInt(1), Address: common.HexToAddress("0x02"), Nonce: 3, V: 1, R: *uint256.NewInt(4), S: *uint256.NewInt(5)}, Signatures: []solana.Signature{{7}, {63: 8}}}
	var got custody.SignRequest
	var changed custody.ChangeRequest
	c := w.client(t, w.serve(t, scriptedSigner{
		addresses: func(owners []uuid.UUID) ([]custody.Addresses, error) {
			var found []custody.Addresses
			for _, id := range owners {
				evm, solana, err := w.keys.Addresses(id)
				if err != nil {
					return nil, err
				}
				found = append(found, custody.Addresses{EVM: evm, Solana: solana})
			}
			return found, nil
		},
		sign: func(_ context.Context, r custody.SignRequest) (custody.Signed, error) {
			got = r
			return want, nil
		},
		apply: func(r custody.ChangeRequest) error {
			changed = r
			return nil
		},
	}))

	signed, err := c.Sign(t.Context(), asked)
	if err != nil {
		t.Fatal(err)
	}
	if fmt.Sprint(signed.Signature, *signed.Delegation, signed.Signatures) != fmt.Sprint(want.Signature, *want.Delegation, want.Signatures) {
		t.Errorf("signed %v, want %v", signed, want)
	}
	if got.Solana == nil || fmt.Sprint(got.Solana.Messages) != fmt.Sprint(asked.Solana.Messages) {
		t.Errorf("the signer was asked for %v, want %v", got.Solana, asked.Solana)
	}
	if fmt.Sprintf("%+v %+v", got.Votes, got.Delegation.Nonce) != fmt.Sprintf("%+v %+v", asked.Votes, asked.Delegation.Nonce) ||
		got.Owner != asked.Owner || got.Proof != asked.Proof || string(got.Proposal) != string(asked.Proposal) || string(got.Intent) != string(asked.Intent) {
		t.Errorf("the signer was asked %+v, want %+v", got, asked)
	}

	change := custody.ChangeRequest{Proposal: asked.Proposal, Votes: asked.Votes}
	if err := c.ApplyChange(t.Context(), change); err != nil {
		t.Fatal(err)
	}
	if fmt.Sprintf("%+v", changed) != fmt.Sprintf("%+v", change) {
		t.Errorf("the signer was told %+v, want %+v", changed, change)
	}
	changed = custody.ChangeRequest{}
	if err := c.Reject(t.Context(), change); err != nil || fmt.Sprintf("%+v", changed) != fmt.Sprintf("%+v", change) {
		t.Errorf("the signer was told that %+v is rejected, want %+v: %v", changed, change, err)
	}

	owners := make([]uuid.UUID, maxOwners+1) // more than one request's
	for i := range owners {
		owners[i] = uuid.New()
	}
	addresses, err := c.Addresses(t.Context(), owners...)
	if err != nil {
		t.Fatal(err)
	}
	for i, id := range owners {
		evm, solana, err := w.keys.Addresses(id)
		if err != nil {
			t.Fatal(err)
		}
		if addresses[i] != (custody.Addresses{EVM: evm, Solana: solana}) {
			t.Fatalf("owner %d: %v, want %s and %s", i, addresses[i], evm, solana)
		}
	}

	keys, err := c.ServiceKeys(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if keys.Relayer().Address() != w.keys.Relayer().Address() || keys.FeePayer().Account() != w.keys.FeePayer().Account() || !bytes.Equal(keys.Derive("x", 32), w.keys.Derive("x", 32)) {
		t.Error("the service's keys are others than the seed's")
	}
	if err := c.CheckHealth(t.Context()); err != nil {
		t.Errorf("health: %v", err)
	}
	if up := c.measureUp(); up != 1 {
		t.Errorf("granary_signer_up is %v, want 1", up)
	}
}

func TestMarkerRequestsCrossTheWire(t *testing.T) {
	w := newWorld(t)
	signatures := []solana.Signature{{7}, {63: 8}}
	var voided custody.VoidRequest
	var closed custody.CloseRequest
	var begun chain.Name
	c := w.client(t, w.serve(t, scriptedSigner{markers: markerSigner{
		void: func(r custody.VoidRequest) (custody.Voided, error) {
			voided = r
			return custody.Voided{Signatures: signatures}, nil
		},
		close: func(r custody.CloseRequest) (custody.Closed, error) {
			closed = r
			return custody.Closed{Signatures: signatures}, nil
		},
		key: w.keys.ClosingKey,
		begin: func(on chain.Name) error {
			begun = on
			return nil
		},
	}}))
	void := custody.VoidRequest{Owner: uuid.New(), Proof: custody.OwnerProof{Organization: uuid.New(), RequestID: uuid.New()}, Intent: []byte(`{"id":"1"}`), Messages: [][]byte{{1, 2}, {3}}}
	if got, err := c.Void(t.Context(), void); err != nil || !slices.Equal(got.Signatures, signatures) || !reflect.DeepEqual(voided, void) {
		t.Errorf("a void of %+v is asked for as %+v and answered by %v, %v", void, voided, got, err)
	}
	closes := custody.CloseRequest{Chain: chain.Solana, Day: 20_000, Messages: [][]byte{{4}}}
	if got, err := c.CloseMarkers(t.Context(), closes); err != nil || !slices.Equal(got.Signatures, signatures) || !reflect.DeepEqual(closed, closes) {
		t.Errorf("closes of %+v are asked for as %+v and answered by %v, %v", closes, closed, got, err)
	}
	want, err := w.keys.ClosingKey(20_000)
	if err != nil {
		t.Fatal(err)
	}
	if key, err := c.ClosingKey(t.Context(), 20_000); err != nil || key != want {
		t.Errorf("the closing key is %s, %v, want %s", key, err, want)
	}
	if _, err := c.ClosingKey(t.Context(), -1); !errors.Is(err, custody.ErrIntent) {
		t.Errorf("the closing key of no day: %v", err)
	}
	if err := c.BeginMarkers(t.Context(), chain.SolanaDevnet); err != nil || begun != chain.SolanaDevnet {
		t.Errorf("begun on %q: %v", begun, err)
	}
}

func TestErrorsCrossTheWire(t *testing.T) {
	for name, given := range map[string]error{
		"approval needed":           custody.ErrApprovalNeeded,
		"denied":                    custody.ErrDenied,
		"not understood":            custody.ErrNotUnderstood,
		"day limit":                 custody.ErrDayLimit,
		"denied for the day's sake": errors.Join(custody.ErrDenied, custody.ErrDayLimit),
		"wrong wallet":              custody.ErrWrongWallet,
		"malformed intent":          custody.ErrIntent,
		"not yet":                   custody.ErrNotYet,
		"malformed proposal":        approval.ErrProposal,
		"of a caller":               fault.New(fault.Validation, "the name is taken"),
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			wrapped := fmt.Errorf("call 2: %w", given)
			c := w.client(t, w.serve(t, scriptedSigner{sign: func(context.Context, custody.SignRequest) (custody.Signed, error) { return custody.Signed{}, wrapped }}))
			_, err := c.Sign(t.Context(), signRequest())
			for _, known := range errorCodes {
				if errors.Is(err, known.err) != errors.Is(wrapped, known.err) {
					t.Errorf("is %q: %v, want %v", known.err, errors.Is(err, known.err), errors.Is(wrapped, known.err))
				}
			}
			if errors.Is(err, custody.ErrUnavailable) {
				t.Error("a refusal is asked for again")
			}
			var before, after *fault.Error
			if errors.As(wrapped, &before) != errors.As(err, &after) || before != nil && before.Code != after.Code {
				t.Errorf("the fault is %v, want %v", after, before)
			}
			if err == nil || err.Error() != wrapped.Error() {
				t.Errorf("the text is %q, want %q", err, wrapped)
			}
		})
	}
}

func TestFailuresOfTheSignersOwnAreToldToItsLogAlone(t *testing.T) {
	w := newWorld(t)
	c := w.client(t, w.serve(t, scriptedSigner{apply: func(custody.ChangeRequest) error { return errors.New("the database at 10.0.0.7 is gone") }}))
	err := c.ApplyChange(t.Context(), custody.ChangeRequest{Proposal: []byte(`{}`)})
	if !errors.Is(err, custody.ErrUnavailable) {
		t.Errorf("%v is not asked for again", err)
	}
	if err != nil && strings.Contains(err.Error(), "10.0.0.7") {
		t.Errorf("the client is told of the inside: %v", err)
	}
	if !strings.Contains(w.said.String(), "10.0.0.7") {
		t.Errorf("the log does not say why: %s", w.said)
	}
}

func TestNoSecretIsLogged(t *testing.T) {
	w := newWorld(t)
	c := w.client(t, w.serve(t, scriptedSigner{sign: func(context.Context, custody.SignRequest) (custody.Signed, error) {
		return custody.Signed{}, custody.ErrApprovalNeeded
	}}))
	_, _ = c.Sign(t.Context(), signRequest())
	keys, err := c.ServiceKeys(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	w.log.Info("keys", "keys", keys)
	if said := w.said.String(); !strings.Contains(said, "handed over") || !strings.Contains(said, "approval_needed") {
		t.Fatalf("the log does not tell what was asked: %s", said)
	}
	for _, secret := range []string{"a-secret-stamp", strings.Trim(string(w.keys.Reveal())[20:60], `"`)} {
		if strings.Contains(w.said.String(), secret) {
			t.Errorf("the log holds %q: %s", secret, w.said)
		}
	}
}

// The requests of an earlier version's service are read unchanged, and so are the responses by it: fields of Solana
// are absent where they are empty.
func TestRequestsOfTheVersionBeforeAreUnderstood(t *testing.T) {
	const before = `{"owner":"6f1c1ab8-3f0e-4f6b-9a4e-0d6a52c1e7f3","proof":{"organizationId":"6f1c1ab8-3f0e-4f6b-9a4e-0d6a52c1e7f4"},"intent":{"id":"1"},"delegation":{"nonce":3}}`
	var r custody.SignRequest
	if err := readStrictly(strings.NewReader(before), &r); err != nil || r.Solana != nil || r.Delegation.Nonce != 3 {
		t.Errorf("it is read as %+v, %v", r, err)
	}
	answer, err := json.Marshal(custody.Signed{Signature: []byte{1}})
	if err != nil || string(answer) != `{"signature":"AQ=="}` {
		t.Errorf("it is answered %s, %v", answer, err)
	}
	keys, err := custody.NewKeyring(bytes.Repeat([]byte{7}, 64))
	if err != nil {
		t.Fatal(err)
	}
	var fields map[string]string
	if err := json.Unmarshal(keys.Reveal(), &fields); err != nil || len(fields) != 2 || fields["relayerKey"] == "" || fields["secrets"] == "" {
		t.Errorf("the keys that are handed over have other fields: %d, %v", len(fields), err)
	}
}

func FuzzReadStrictly(f *testing.F) {
	for _, text := range []string{
		`{"owner":"00000000-0000-0000-0000-000000000000","proof":{"organizationId":"00000000-0000-0000-0000-000000000000"},"intent":null}`,
		`{"owner":"00000000-0000-0000-0000-000000000000","proof":{"organizationId":"00000000-0000-0000-0000-000000000000"},"intent":{"id":1},"intent":{"id":2}}`,
		`{"owner":"00000000-0000-0000-0000-000000000000","proof":{"organizationId":"00000000-0000-0000-0000-000000000000"},"intent":{},"solana":{"messages":["AQI=","Aw=="]}}`,
		`{"owner":"00000000-0000-0000-0000-000000000000","proof":{"organizationId":"00000000-0000-0000-0000-000000000000"},"intent":{},"solana":{"messages":["AQJ="]}}`,
		`{"Owner":"00000000-0000-0000-0000-000000000000"}`, ` {}`, `{} {}`, `null`, ``,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		var r custody.SignRequest
		if err := readStrictly(bytes.NewReader(text), &r); err != nil {
			return
		}
		for _, part := range [][]byte{r.Proposal, r.Intent} {
			if len(part) > 0 && !bytes.Contains(text, part) {
				t.Fatalf("%q is not in what was sent: %q", part, text)
			}
		}
	})
}
