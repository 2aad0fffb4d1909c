package remote

import (
	"context"
	"crypto/ed25519"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"strconv"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"
	"github.com/holiman/uint256"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
)

// Keys are accounts at the provider. It is safe for concurrent use.
type Keys struct {
	db     *store.DB
	caller *caller
	count  Count
}

// Count counts requests to the provider that are new, in the transaction that stores them,
// for an organization: the zero UUID is none. Each request is remembered for ever, each account costs
// money there, and an attacker who holds a service can invent any number of them.
// Error: custody.ErrDayLimit.
type Count struct {
	Account, Request func(ctx context.Context, tx *store.Tx, organization uuid.UUID) error
}

// New returns the keys that an account at a provider holds. The database records the requests and the accounts that
// were made.
func New(db *store.DB, a Account, count Count) (*Keys, error) {
	c, err := newCaller(a)
	if err != nil {
		return nil, err
	}
	return &Keys{db, c, count}, nil
}

// Close closes idle connections.
func (k *Keys) Close() { k.caller.transport.CloseIdleConnections() }

// ErrSignature says that the provider signed something else than it was asked to, or
// with another key.
var ErrSignature = errors.New("the provider's signature is not the account's over the requested payload")

const (
	typeCreateWallet = "ACTIVITY_TYPE_CREATE_WALLET"
	typeSignRaw      = "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"
)

type walletParameters struct {
	Name     string             `json:"walletName"`
	Accounts []walletAccounting `json:"accounts"`
}

type walletAccounting struct {
	Curve         string `json:"curve"`
	PathFormat    string `json:"pathFormat"`
	Path          string `json:"path"`
	AddressFormat string `json:"addressFormat"`
}

// Addresses are the owner's, made by the provider when they are first asked for: a
// wallet for each owner, under its id.
func (k *Keys) Addresses(ctx context.Context, owner custody.Owner) (custody.Addresses, error) {
	found, err := k.loadAccount(ctx, owner.ID)
	if err == nil || !errors.Is(err, store.ErrNoRows) {
		return found, err
	}
	made, err := k.submitActivity(ctx, owner.Organization, "create_wallet", typeCreateWallet, walletParameters{owner.ID.String(), []walletAccounting{
		{"CURVE_SECP256K1", "PATH_FORMAT_BIP32", "m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM"},
		{"CURVE_ED25519", "PATH_FORMAT_BIP32", "m/44'/501'/0'/0'", "ADDRESS_FORMAT_SOLANA"},
	}})
	if err != nil {
		return custody.Addresses{}, fmt.Errorf("having an account made for %s: %w", owner.ID, err)
	}
	result := made.Result.CreateWallet
	if result == nil || len(result.Addresses) != 2 {
		return custody.Addresses{}, fmt.Errorf("%w: activity %s does not have two addresses", custody.ErrUnavailable, made.ID)
	}
	evm, err := chain.ParseAddress(chain.Ethereum, result.Addresses[0])
	if err != nil {
		return custody.Addresses{}, fmt.Errorf("reading the account of %s: %w", owner.ID, err)
	}
	solanaAddress, err := chain.ParseAddress(chain.Solana, result.Addresses[1])
	if err != nil {
		return custody.Addresses{}, fmt.Errorf("reading the account of %s: %w", owner.ID, err)
	}
	err = k.db.Write(ctx, func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO provider_accounts (owner, evm, solana) VALUES ($1, $2, $3) ON CONFLICT (owner) DO NOTHING`, owner.ID, string(evm), string(solanaAddress))
		return nil
	})
	if err != nil {
		return custody.Addresses{}, fmt.Errorf("keeping the account of %s: %w", owner.ID, err)
	}
	return k.loadAccount(ctx, owner.ID)
}

func (k *Keys) loadAccount(ctx context.Context, owner uuid.UUID) (custody.Addresses, error) {
	var a custody.Addresses
	err := k.db.QueryRow(ctx, `SELECT evm, solana FROM provider_accounts WHERE owner = $1`, owner).Scan((*string)(&a.EVM), (*string)(&a.Solana))
	if err != nil {
		return custody.Addresses{}, fmt.Errorf("reading the account of %s: %w", owner, err)
	}
	return a, nil
}

// SignIntent has the provider sign the intent's typed data, which it can show and judge.
// Errors: custody.ErrWrongWallet, custody.ErrIntent, ErrSignature, those of the provider.
func (k *Keys) SignIntent(ctx context.Context, owner custody.Owner, i custody.Intent) ([]byte, error) {
	return k.signTyped(ctx, owner, i, i.TypedData(), i.Digest())
}

// SignCancellation has the provider sign the typed data by which the intent's nonce is
// given up. Errors: as of SignIntent.
func (k *Keys) SignCancellation(ctx context.Context, owner custody.Owner, i custody.Intent) ([]byte, error) {
	return k.signTyped(ctx, owner, i, i.CancellationTypedData(), i.CancellationDigest())
}

func (k *Keys) signTyped(ctx context.Context, owner custody.Owner, i custody.Intent, typed []byte, digest common.Hash) ([]byte, error) {
	if err := i.Check(); err != nil {
		return nil, err
	}
	account, err := k.Addresses(ctx, owner)
	if err != nil {
		return nil, err
	}
	if account.EVM != i.Wallet {
		return nil, fmt.Errorf("%w: wallet %s, intent %s", custody.ErrWrongWallet, owner.ID, i.ID)
	}
	signature, err := k.signRaw(ctx, owner.Organization, account.EVM, "PAYLOAD_ENCODING_EIP712", string(typed), digest[:])
	if err != nil {
		return nil, fmt.Errorf("signing for intent %s: %w", i.ID, err)
	}
	signature[crypto.RecoveryIDOffset] += 27
	return signature, nil
}

// authorizationText is the JSON of an EIP-7702 authorization, as the provider's
// published clients write it.
type authorizationText struct {
	Address common.Address `json:"address"`
	ChainID uint64         `json:"chainId"`
	Nonce   uint64         `json:"nonce"`
}

// SignDelegation has the provider sign the owner's account over to the executor.
// Errors: custody.ErrAnyChain, custody.ErrNoExecutor, ErrSignature, those of the provider.
func (k *Keys) SignDelegation(ctx context.Context, owner custody.Owner, chainID uint64, executor common.Address, nonce uint64) (types.SetCodeAuthorization, error) {
	switch {
	case chainID == 0:
		return types.SetCodeAuthorization{}, custody.ErrAnyChain
	case executor == common.Address{}:
		return types.SetCodeAuthorization{}, custody.ErrNoExecutor
	}
	account, err := k.Addresses(ctx, owner)
	if err != nil {
		return types.SetCodeAuthorization{}, err
	}
	authorization := types.SetCodeAuthorization{ChainID: *uint256.NewInt(chainID), Address: executor, Nonce: nonce}
	text, err := json.Marshal(authorizationText{executor, chainID, nonce})
	if err != nil {
		return types.SetCodeAuthorization{}, fmt.Errorf("encoding a delegation: %w", err)
	}
	digest := authorization.SigHash()
	signature, err := k.signRaw(ctx, owner.Organization, account.EVM, "PAYLOAD_ENCODING_EIP7702_AUTHORIZATION", string(text), digest[:])
	if err != nil {
		return types.SetCodeAuthorization{}, fmt.Errorf("signing a delegation: %w", err)
	}
	authorization.R.SetBytes(signature[:32])
	authorization.S.SetBytes(signature[32:64])
	authorization.V = signature[crypto.RecoveryIDOffset]
	return authorization, nil
}

type signParameters struct {
	SignWith     string `json:"signWith"`
	Payload      string `json:"payload"`
	Encoding     string `json:"encoding"`
	HashFunction string `json:"hashFunction"`
}

// SignSolana has the provider sign messages of a wallet's, each of which it can decode and
// judge as a Solana transaction's.
// Errors: custody.ErrWrongWallet, custody.ErrIntent, ErrSignature, those of the provider.
func (k *Keys) SignSolana(ctx context.Context, owner custody.Owner, messages []custody.WalletMessage) ([]solana.Signature, error) {
	account, err := k.Addresses(ctx, owner)
	if err != nil {
		return nil, err
	}
	signatures := make([]solana.Signature, len(messages))
	for n, m := range messages {
		wallet, id := m.Subject()
		if wallet.Address() != account.Solana {
			return nil, fmt.Errorf("%w: wallet %s, intent %s", custody.ErrWrongWallet, owner.ID, id)
		}
		message, err := m.Encode()
		if err != nil {
			return nil, err
		}
		signatures[n], err = k.signMessage(ctx, owner.Organization, wallet, message)
		if err != nil {
			return nil, fmt.Errorf("signing message %d of intent %s: %w", n+1, id, err)
		}
	}
	return signatures, nil
}

// signMessage has a message signed and verifies that the signature is the account's over it. The provider returns an
// ed25519 signature in two halves, as r and s.
func (k *Keys) signMessage(ctx context.Context, organization uuid.UUID, account solana.PublicKey, message []byte) (solana.Signature, error) {
	raw, id, err := k.askRaw(ctx, organization, signParameters{account.String(), hex.EncodeToString(message), "PAYLOAD_ENCODING_HEXADECIMAL", "HASH_FUNCTION_NOT_APPLICABLE"})
	if err != nil {
		return solana.Signature{}, err
	}
	joined, err := hex.DecodeString(raw.R + raw.S)
	if err != nil || len(joined) != ed25519.SignatureSize || !ed25519.Verify(account[:], message, joined) {
		return solana.Signature{}, fmt.Errorf("%w: activity %s", ErrSignature, id)
	}
	return solana.Signature(joined), nil
}

// signRaw has a payload signed and proves that the signature is the account's over the
// digest that the payload has: 65 bytes r, s, v with the low s, and v 0 or 1.
func (k *Keys) signRaw(ctx context.Context, organization uuid.UUID, account chain.Address, encoding, payload string, digest []byte) ([]byte, error) {
	raw, id, err := k.askRaw(ctx, organization, signParameters{string(account), payload, encoding, "HASH_FUNCTION_NO_OP"})
	if err != nil {
		return nil, err
	}
	signature, err := raw.join()
	if err != nil {
		return nil, fmt.Errorf("activity %s: %w", id, err)
	}
	public, err := crypto.SigToPub(digest, signature)
	if err != nil || chain.EVMAddress(crypto.PubkeyToAddress(*public)) != account {
		return nil, fmt.Errorf("%w: activity %s", ErrSignature, id)
	}
	return signature, nil
}

// askRaw has a payload signed by an activity, which it names.
func (k *Keys) askRaw(ctx context.Context, organization uuid.UUID, p signParameters) (raw rawSignature, activity string, err error) {
	got, err := k.submitActivity(ctx, organization, "sign_raw_payload", typeSignRaw, p)
	if err != nil {
		return rawSignature{}, "", err
	}
	if got.Result.SignRaw == nil {
		return rawSignature{}, "", fmt.Errorf("%w: activity %s has no signature", custody.ErrUnavailable, got.ID)
	}
	return *got.Result.SignRaw, got.ID, nil
}

// join puts r, s and v together, with the low s, which is all that chains take.
func (r rawSignature) join() ([]byte, error) {
	joined := make([]byte, crypto.SignatureLength)
	for at, part := range []string{r.R, r.S} {
		raw, err := hex.DecodeString(part)
		if err != nil || len(raw) != 32 {
			return nil, fmt.Errorf("%w: r and s are not 32 bytes in hex", ErrSignature)
		}
		copy(joined[32*at:], raw)
	}
	v, err := strconv.ParseUint(r.V, 16, 8)
	if v >= 27 {
		v -= 27
	}
	if err != nil || v > 1 {
		return nil, fmt.Errorf("%w: v is neither 0 nor 1", ErrSignature)
	}
	order := crypto.S256().Params().N
	s := new(big.Int).SetBytes(joined[32:64])
	if s.Cmp(new(big.Int).Rsh(order, 1)) > 0 && s.Cmp(order) < 0 {
		s.Sub(order, s).FillBytes(joined[32:64])
		v ^= 1
	}
	joined[crypto.RecoveryIDOffset] = byte(v)
	return joined, nil
}
