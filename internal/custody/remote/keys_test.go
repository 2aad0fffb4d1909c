package remote_test

import (
	"context"
	"crypto/ed25519"
	"encoding/hex"
	"errors"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/remote"
	"github.com/granaryhq/granary/internal/custody/remote/remotetest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

var executor = common.HexToAddress("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed")

// world is a provider and the service's keys there.
type world struct {
	*testing.T
	db       *store.DB
	provider *remotetest.Server
	keys     *remote.Keys
}

func newWorld(t *testing.T, db *store.DB) *world {
	t.Helper()
	w := &world{T: t, db: db, provider: remotetest.Start(t)}
	w.keys = w.open()
	return w
}

// counted counts as a signer does.
var counted = remote.Count{Account: signer.CountAccount, Request: signer.CountRequest}

// newOwner is an owner of an organization that no other has.
func newOwner() custody.Owner { return custody.Owner{ID: uuid.New(), Organization: uuid.New()} }

func (w *world) open() *remote.Keys {
	w.Helper()
	keys, err := remote.New(w.db, w.provider.Account(), counted)
	if err != nil {
		w.Fatal(err)
	}
	w.Cleanup(keys.Close)
	return keys
}

func (w *world) intentOf(owner custody.Owner) custody.Intent {
	w.Helper()
	own, err := w.keys.Addresses(w.Context(), owner)
	if err != nil {
		w.Fatal(err)
	}
	return intentFor(own.EVM)
}

func intentFor(account chain.Address) custody.Intent {
	return custody.Intent{ID: uuid.New(), Chain: chain.Ethereum, ChainID: 1, Wallet: account, Deadline: time.Unix(2_000_000_000, 0),
		Calls: []custody.Call{{To: executor, Data: []byte{1, 2, 3}}, {To: common.HexToAddress("0xa1")}}}
}

// A signer may rely on the same properties of every holder of keys.
func TestKeysOfASeedAndOfAProviderAreAlike(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		for name, keys := range map[string]signer.Keys{"seed": custody.SeedKeys{Ring: devnettest.Keys(t)}, "provider": newWorld(t, db).keys} {
			t.Run(name, func(t *testing.T) {
				owner, other := newOwner(), newOwner()
				own, err := keys.Addresses(t.Context(), owner)
				if err != nil {
					t.Fatal(err)
				}
				if again, err := keys.Addresses(t.Context(), owner); err != nil || again != own {
					t.Errorf("asked again, the addresses are %v: %v", again, err)
				}
				foreign, err := keys.Addresses(t.Context(), other)
				if err != nil || foreign.EVM == own.EVM || foreign.Solana == own.Solana {
					t.Errorf("two owners share an account: %v, %v: %v", own, foreign, err)
				}
				i := intentFor(own.EVM)
				signature, err := keys.SignIntent(t.Context(), owner, i)
				if err != nil {
					t.Fatal(err)
				}
				if by := signerOf(t, i.Digest(), signature); by != own.EVM {
					t.Errorf("the intent is signed by %s, not %s", by, own.EVM)
				}
				if _, err := keys.SignIntent(t.Context(), other, i); !errors.Is(err, custody.ErrWrongWallet) {
					t.Errorf("another owner's intent: %v", err)
				}
				delegation, err := keys.SignDelegation(t.Context(), owner, 1, executor, 7)
				if err != nil {
					t.Fatal(err)
				}
				if by, err := delegation.Authority(); err != nil || chain.EVMAddress(by) != own.EVM {
					t.Errorf("the delegation is signed by %s, not %s: %v", by, own.EVM, err)
				}
				if delegation.Address != executor || delegation.Nonce != 7 || delegation.ChainID.Uint64() != 1 {
					t.Errorf("another delegation was signed: %+v", delegation)
				}
				if _, err := keys.SignDelegation(t.Context(), owner, 0, executor, 7); !errors.Is(err, custody.ErrAnyChain) {
					t.Errorf("a delegation on every chain: %v", err)
				}
				if _, err := keys.SignDelegation(t.Context(), owner, 1, common.Address{}, 7); !errors.Is(err, custody.ErrNoExecutor) {
					t.Errorf("a delegation to nobody: %v", err)
				}
				versions := solanaVersions(own.Solana)
				signatures, err := keys.SignSolana(t.Context(), owner, custody.WalletMessages(versions))
				if err != nil || len(signatures) != len(versions) {
					t.Fatalf("%d signatures of %d versions: %v", len(signatures), len(versions), err)
				}
				for n, v := range versions {
					if message := encode(t, v); !ed25519.Verify(v.Wallet[:], message, signatures[n][:]) {
						t.Errorf("version %d is not signed by %s", n+1, own.Solana)
					}
				}
				if _, err := keys.SignSolana(t.Context(), other, custody.WalletMessages(versions)); !errors.Is(err, custody.ErrWrongWallet) {
					t.Errorf("another owner's versions: %v", err)
				}
			})
		}
	})
}

// solanaVersions are two versions of a transaction of a wallet's.
func solanaVersions(wallet chain.Address) []custody.SolanaVersion {
	v := custody.SolanaVersion{ID: uuid.New(), FeePayer: solana.PublicKey{1}, NonceAccount: solana.PublicKey{2}, NonceValue: solana.Hash{3}, SolanaBudget: custody.SolanaBudget{UnitLimit: 4, UnitPrice: 5},
		Wallet: solana.KeyOf(wallet), Mint: solana.PublicKey{6}, TokenProgram: solana.TokenProgram, Transfers: []custody.SolanaTransfer{{From: solana.PublicKey{7}, To: solana.PublicKey{8}, Units: 9}}}
	higher := v
	higher.UnitPrice = 50
	return []custody.SolanaVersion{v, higher}
}

func encode(t *testing.T, v custody.SolanaVersion) []byte {
	t.Helper()
	message, err := v.Encode()
	if err != nil {
		t.Fatal(err)
	}
	return message
}

func signerOf(t *testing.T, digest common.Hash, signature []byte) chain.Address {
	t.Helper()
	plain := append([]byte{}, signature...)
	plain[crypto.RecoveryIDOffset] -= 27
	public, err := crypto.SigToPub(digest[:], plain)
	if err != nil {
		t.Fatal(err)
	}
	return chain.EVMAddress(crypto.PubkeyToAddress(*public))
}

// A request whose answer was lost is the same request when it is sent again, by this
// process or its successor: no second wallet, no second signature.
func TestARequestIsCarriedOutOnce(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		owner := newOwner()
		w.provider.Lock()
		w.provider.Fails = 1
		w.provider.Unlock()
		if _, err := w.keys.Addresses(t.Context(), owner); !errors.Is(err, custody.ErrUnavailable) {
			t.Errorf("with its answer lost: %v", err)
		}
		first, err := w.open().Addresses(t.Context(), owner)
		if err != nil {
			t.Fatal(err)
		}
		if n := w.provider.Activities("ACTIVITY_TYPE_CREATE_WALLET"); n != 1 {
			t.Errorf("%d wallets were made", n)
		}
		i := intentFor(first.EVM)
		signature, err := w.keys.SignIntent(t.Context(), owner, i)
		if err != nil {
			t.Fatal(err)
		}
		again, err := w.open().SignIntent(t.Context(), owner, i)
		if err != nil || string(again) != string(signature) {
			t.Errorf("signed again it is %x, was %x: %v", again, signature, err)
		}
		if n := w.provider.Activities("ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"); n != 1 {
			t.Errorf("it was signed %d times", n)
		}
	})
}

// The meaning of an activity's status for a request for a signature.
func TestAnActivityIsAwaited(t *testing.T) {
	t.Parallel()
	db := storetest.Open(t, store.SQLite)
	for status, want := range map[string]error{
		"ACTIVITY_STATUS_CONSENSUS_NEEDED":      custody.ErrApprovalNeeded,
		"ACTIVITY_STATUS_REJECTED":              custody.ErrDenied,
		"ACTIVITY_STATUS_FAILED":                custody.ErrDenied,
		"ACTIVITY_STATUS_AUTHENTICATORS_NEEDED": custody.ErrUnavailable,
	} {
		t.Run(status, func(t *testing.T) {
			w := newWorld(t, db)
			owner := newOwner()
			i := w.intentOf(owner)
			w.provider.Decide(status)
			if _, err := w.keys.SignIntent(t.Context(), owner, i); !errors.Is(err, want) {
				t.Errorf("%v, want %v", err, want)
			}
			if errors.Is(want, custody.ErrDenied) {
				w.provider.Answers("ACTIVITY_STATUS_COMPLETED")
				db.Clock().Advance(time.Millisecond) // within which the same request is the same activity
			} else {
				w.provider.Decide("ACTIVITY_STATUS_COMPLETED")
			}
			signature, err := w.keys.SignIntent(t.Context(), owner, i)
			if err != nil {
				t.Fatalf("once it is completed: %v", err)
			}
			if by := signerOf(t, i.Digest(), signature); by != i.Wallet {
				t.Errorf("signed by %s", by)
			}
			wantActivities := 1
			if errors.Is(want, custody.ErrDenied) {
				wantActivities = 2 // a denied request is made again
			}
			if n := w.provider.Activities("ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"); n != wantActivities {
				t.Errorf("%d activities were made of one intent, want %d", n, wantActivities)
			}
		})
	}
	t.Run("pending", func(t *testing.T) {
		w := newWorld(t, db)
		owner := newOwner()
		i := w.intentOf(owner)
		w.provider.Decide("ACTIVITY_STATUS_PENDING")
		done := make(chan error, 1)
		go func() {
			_, err := w.keys.SignIntent(t.Context(), owner, i)
			done <- err
		}()
		waittest.Until(t, "the provider is asked", func() bool { return w.provider.Activities("ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2") == 1 })
		w.provider.Decide("ACTIVITY_STATUS_COMPLETED")
		if err := <-done; err != nil {
			t.Errorf("a signature that took a while: %v", err)
		}
	})
}

// A signature is accepted if it is the account's over the requested payload.
func TestSignaturesAreProven(t *testing.T) {
	t.Parallel()
	db := storetest.Open(t, store.SQLite)
	order := crypto.S256().Params().N
	for name, c := range map[string]struct {
		spoil func(r, s, v string) (string, string, string)
		want  error
	}{
		"as it is": {func(r, s, v string) (string, string, string) { return r, s, v }, nil},
		"v of 27 or 28": {func(r, s, v string) (string, string, string) {
			return r, s, map[string]string{"00": "1b", "01": "1c"}[v]
		}, nil},
		"a high s": {func(r, s, v string) (string, string, string) {
			return r, subtract(order, s), map[string]string{"00": "01", "01": "00"}[v]
		}, nil},
		"another v": {func(r, s, v string) (string, string, string) {
			return r, s, map[string]string{"00": "01", "01": "00"}[v]
		}, remote.ErrSignature},
		"another s":   {func(r, s, v string) (string, string, string) { return r, subtract(order, s), v }, remote.ErrSignature},
		"v of 2":      {func(r, s, _ string) (string, string, string) { return r, s, "02" }, remote.ErrSignature},
		"r cut short": {func(r, s, v string) (string, string, string) { return r[2:], s, v }, remote.ErrSignature},
		"no hex":      {func(r, s, v string) (string, string, string) { return strings.Repeat("z", 64), s, v }, remote.ErrSignature},
		"zeros": {func(_, _, v string) (string, string, string) {
			return strings.Repeat("0", 64), strings.Repeat("0", 64), v
		}, remote.ErrSignature},
		"another intent's r": {func(_, s, v string) (string, string, string) { return strings.Repeat("11", 32), s, v }, remote.ErrSignature},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t, db)
			owner := newOwner()
			i := w.intentOf(owner)
			w.provider.Lock()
			w.provider.Spoil = c.spoil
			w.provider.Unlock()
			signature, err := w.keys.SignIntent(t.Context(), owner, i)
			if !errors.Is(err, c.want) {
				t.Fatalf("%v, want %v", err, c.want)
			}
			if err == nil && signerOf(t, i.Digest(), signature) != i.Wallet {
				t.Error("it is not the account's")
			}
		})
	}
}

func TestSignaturesOfSolanaMessagesAreProven(t *testing.T) {
	t.Parallel()
	db := storetest.Open(t, store.SQLite)
	for name, c := range map[string]struct {
		spoil func(r, s, v string) (string, string, string)
		want  error
	}{
		"as it is":         {func(r, s, v string) (string, string, string) { return r, s, v }, nil},
		"without a v":      {func(r, s, _ string) (string, string, string) { return r, s, "" }, nil},
		"halves exchanged": {func(r, s, v string) (string, string, string) { return s, r, v }, remote.ErrSignature},
		"cut short":        {func(r, s, v string) (string, string, string) { return r, s[2:], v }, remote.ErrSignature},
		"too long":         {func(r, s, v string) (string, string, string) { return r, s + "00", v }, remote.ErrSignature},
		"no hex":           {func(r, _, v string) (string, string, string) { return r, strings.Repeat("z", 64), v }, remote.ErrSignature},
		"another's":        {func(_, s, v string) (string, string, string) { return strings.Repeat("11", 32), s, v }, remote.ErrSignature},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t, db)
			owner := newOwner()
			own, err := w.keys.Addresses(t.Context(), owner)
			if err != nil {
				t.Fatal(err)
			}
			w.provider.Lock()
			w.provider.Spoil = c.spoil
			w.provider.Unlock()
			versions := solanaVersions(own.Solana)
			signatures, err := w.keys.SignSolana(t.Context(), owner, custody.WalletMessages(versions))
			if !errors.Is(err, c.want) {
				t.Fatalf("%v, want %v", err, c.want)
			}
			if err == nil && !ed25519.Verify(versions[0].Wallet[:], encode(t, versions[0]), signatures[0][:]) {
				t.Error("it is not the wallet's")
			}
		})
	}
}

func subtract(order *big.Int, s string) string {
	raw, _ := hex.DecodeString(s)
	return hex.EncodeToString(new(big.Int).Sub(order, new(big.Int).SetBytes(raw)).FillBytes(make([]byte, 32)))
}

// A provider that is missing, or at an address that is not allowed, decides no request.
func TestAProviderThatCannotBeAsked(t *testing.T) {
	t.Parallel()
	db := storetest.Open(t, store.SQLite)
	account := remotetest.Start(t).Account()
	for name, change := range map[string]func(*remote.Account){
		"no url":          func(a *remote.Account) { a.URL = "" },
		"a password":      func(a *remote.Account) { a.URL = "https://a:b@example.com" },
		"no organization": func(a *remote.Account) { a.Organization = "" },
		"no key":          func(a *remote.Account) { a.Stamper = nil },
		"no TLS":          func(a *remote.Account) { a.PrivateAddresses = false },
	} {
		wrong := account
		change(&wrong)
		if _, err := remote.New(db, wrong, counted); err == nil {
			t.Errorf("%s was accepted", name)
		}
	}
	guarded := account
	guarded.URL, guarded.PrivateAddresses = strings.Replace(account.URL, "http:", "https:", 1), false
	keys, err := remote.New(db, guarded, counted)
	if err != nil {
		t.Fatal(err)
	}
	defer keys.Close()
	if _, err := keys.Addresses(t.Context(), newOwner()); !errors.Is(err, custody.ErrUnavailable) || !strings.Contains(err.Error(), "prohibited") {
		t.Errorf("an address of this machine: %v", err)
	}
	stopped, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := newWorld(t, db).keys.Addresses(stopped, newOwner()); err == nil {
		t.Error("asked after it was told to stop")
	}
}
