// Package custody owns the service's keys: it makes them, keeps the seed that they are derived from, and signs with
// them.
//
// Every key is a function of the seed and of an id, so no key is allocated, no table of keys exists, and the seed and
// the wallets' ids give every key again. A wallet's keys sign only four things: an Intent, which is valid for one
// execution by one wallet on one chain until its deadline; the delegation of the wallet's account to the executor
// contract; the versions of the one transaction that carries a SolanaIntent; and those of the SolanaVoid that ends
// one. The closing key of a day signs SolanaCloses.
//
// The package never connects to a chain or a database, never sees a request, and never returns a wallet's private
// key.
package custody

import (
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/hkdf"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"
	"github.com/holiman/uint256"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/memory"
)

// Errors of signing.
var (
	ErrWrongWallet = errors.New("the intent is not of this wallet")
	ErrAnyChain    = errors.New("a delegation without a chain id would hold on every chain")
	ErrNoExecutor  = errors.New("a delegation needs an executor")
)

// Wallets live at m/44'/60'/a'/b'/c'/d'/e' and m/44'/501'/a'/b'/c'/d'/e', where
// a…e spell the wallet's UUID and a is at most 15. The relayer's index a is
// beyond that, so it shares no branch with any wallet.
const (
	purpose       = 44
	coinEther     = 60
	coinSolana    = 501
	relayerBranch = 1<<31 - 1
)

// Keyring derives keys and signs with them. It is safe for concurrent use. It
// holds no seed, only the branches grown from it, and prints as redacted.
type Keyring struct {
	ServiceKeys
	evm, solana hidden[*node]
	addresses   *lru.Cache[uuid.UUID, addressPair]
}

// addressPair has the addresses of a wallet's keys.
type addressPair struct{ evm, solana chain.Address }

// rememberedAddresses of the wallets that were asked for last are kept: carrying
// a withdrawal out asks more than once. They are public; private keys are derived for each
// signature and forgotten.
const rememberedAddresses = 1 << 14

// NewKeyring grows a keyring from a seed of 32 to 64 random bytes. The caller
// should forget the seed.
func NewKeyring(seed []byte) (*Keyring, error) {
	if len(seed) < minSeed || len(seed) > maxSeed {
		return nil, fmt.Errorf("%w: %d bytes", ErrSeed, len(seed))
	}
	branch := func(c curve, coin uint32) (node, error) {
		m, err := deriveMaster(c, seed)
		if err != nil {
			return node{}, err
		}
		return m.deriveChild(purpose, coin)
	}
	evm, err := branch(secp256k1Curve, coinEther)
	if err != nil {
		return nil, fmt.Errorf("deriving the EVM branch: %w", err)
	}
	solanaBranch, err := branch(ed25519Curve, coinSolana)
	if err != nil {
		return nil, fmt.Errorf("deriving the Solana branch: %w", err)
	}
	relayer, err := evm.deriveChild(relayerBranch, 0)
	if err != nil {
		return nil, fmt.Errorf("deriving the relayer's key: %w", err)
	}
	key, err := crypto.ToECDSA(relayer.key[:])
	if err != nil {
		return nil, fmt.Errorf("deriving the relayer's key: %w", err)
	}
	secrets, err := hkdf.Extract(sha256.New, seed, []byte("granary secrets"))
	if err != nil {
		return nil, fmt.Errorf("deriving secrets: %w", err)
	}
	for _, kept := range [][]byte{evm.key[:], evm.chain[:], solanaBranch.key[:], solanaBranch.chain[:], secrets} {
		memory.LockPages(kept)
	}
	return &Keyring{
		ServiceKeys: newServiceKeys(key, secrets),
		evm:         hideValue(&evm), solana: hideValue(&solanaBranch),
		addresses: lru.NewCache[uuid.UUID, addressPair](rememberedAddresses),
	}, nil
}

// Addresses are the wallet's deposit addresses: one for all EVM chains, one for
// Solana.
func (k *Keyring) Addresses(walletID uuid.UUID) (evm, solana chain.Address, err error) {
	if known, ok := k.addresses.Get(walletID); ok {
		return known.evm, known.solana, nil
	}
	key, err := k.walletKey(walletID)
	if err != nil {
		return "", "", err
	}
	solanaKey, err := k.solanaKey(walletID)
	if err != nil {
		return "", "", err
	}
	public := solanaKey.Public().(ed25519.PublicKey)
	pair := addressPair{chain.EVMAddress(crypto.PubkeyToAddress(key.PublicKey)), chain.SolanaAddress(public)}
	k.addresses.Add(walletID, pair)
	return pair.evm, pair.solana, nil
}

// SignIntent signs an intent of the wallet: 65 bytes r, s, v with the low s and
// v 27 or 28, as the executor contract wants them. The same intent always gives
// the same signature.
// Errors: ErrWrongWallet, ErrIntent.
func (k *Keyring) SignIntent(walletID uuid.UUID, intent Intent) ([]byte, error) {
	return k.signDigest(walletID, intent, intent.Digest())
}

// SignCancellation signs the cancellation of the intent's nonce. Its caller must never have an intent of that nonce
// signed again: a cancellation does not expire. Errors: as of SignIntent.
func (k *Keyring) SignCancellation(walletID uuid.UUID, intent Intent) ([]byte, error) {
	return k.signDigest(walletID, intent, intent.CancellationDigest())
}

func (k *Keyring) signDigest(walletID uuid.UUID, intent Intent, digest common.Hash) ([]byte, error) {
	if err := intent.Check(); err != nil {
		return nil, err
	}
	key, err := k.walletKey(walletID)
	if err != nil {
		return nil, err
	}
	if chain.EVMAddress(crypto.PubkeyToAddress(key.PublicKey)) != intent.Wallet {
		return nil, fmt.Errorf("%w: wallet %s, intent %s", ErrWrongWallet, walletID, intent.ID)
	}
	signature, err := crypto.Sign(digest[:], key)
	if err != nil {
		return nil, fmt.Errorf("signing for intent %s: %w", intent.ID, err)
	}
	signature[crypto.RecoveryIDOffset] += 27
	return signature, nil
}

// SignDelegation signs the EIP-7702 authorization by which the wallet's account
// on one chain runs the executor's code. nonce is the account's own nonce on
// that chain: a delegated wallet sends no transactions, so it is zero until the
// first delegation.
// Errors: ErrAnyChain, ErrNoExecutor.
func (k *Keyring) SignDelegation(walletID uuid.UUID, chainID uint64, executor common.Address, nonce uint64) (types.SetCodeAuthorization, error) {
	switch {
	case chainID == 0:
		return types.SetCodeAuthorization{}, ErrAnyChain
	case executor == common.Address{}:
		return types.SetCodeAuthorization{}, ErrNoExecutor
	}
	key, err := k.walletKey(walletID)
	if err != nil {
		return types.SetCodeAuthorization{}, err
	}
	signed, err := types.SignSetCode(key, types.SetCodeAuthorization{
		ChainID: *uint256.NewInt(chainID),
		Address: executor,
		Nonce:   nonce,
	})
	if err != nil {
		return types.SetCodeAuthorization{}, fmt.Errorf("signing a delegation: %w", err)
	}
	return signed, nil
}

func (k *Keyring) walletKey(id uuid.UUID) (*ecdsa.PrivateKey, error) {
	leaf, err := k.evm.showValue().deriveChild(walletPath(id)...)
	if err != nil {
		return nil, fmt.Errorf("deriving an EVM key: %w", err)
	}
	key, err := crypto.ToECDSA(leaf.key[:])
	if err != nil {
		return nil, fmt.Errorf("deriving an EVM key: %w", err)
	}
	return key, nil
}

// SignSolana signs messages of the wallet's on Solana. The same message always gives the same
// signature. The caller must never have a text signed under two nonce values or two closing
// keys: each could execute it once.
// Errors: ErrWrongWallet, ErrIntent.
func (k *Keyring) SignSolana(walletID uuid.UUID, messages []WalletMessage) ([]solana.Signature, error) {
	key, err := k.solanaKey(walletID)
	if err != nil {
		return nil, err
	}
	own := solana.PublicKey(key.Public().(ed25519.PublicKey))
	signatures := make([]solana.Signature, len(messages))
	for n, m := range messages {
		if wallet, id := m.Subject(); wallet != own {
			return nil, fmt.Errorf("%w: wallet %s, intent %s", ErrWrongWallet, walletID, id)
		}
		message, err := m.Encode()
		if err != nil {
			return nil, err
		}
		signatures[n] = solana.SignMessage(message, key)
	}
	return signatures, nil
}

// WalletMessage is a message that a wallet's key signs on Solana: a SolanaVersion or a
// SolanaVoid.
type WalletMessage interface {
	Encode() ([]byte, error)
	// Subject is the wallet that signs it, and the intent that it is of.
	Subject() (wallet solana.PublicKey, id uuid.UUID)
}

// Subject is the wallet that signs the version, and its intent.
func (v SolanaVersion) Subject() (solana.PublicKey, uuid.UUID) { return v.Wallet, v.ID }

// Subject is the wallet that signs the void, and its intent.
func (v SolanaVoid) Subject() (solana.PublicKey, uuid.UUID) { return v.Wallet, v.ID }

// WalletMessages are versions or voids as messages that a wallet's key signs.
func WalletMessages[M WalletMessage](list []M) []WalletMessage {
	messages := make([]WalletMessage, len(list))
	for n, m := range list {
		messages[n] = m
	}
	return messages
}

func (k *Keyring) solanaKey(id uuid.UUID) (ed25519.PrivateKey, error) {
	leaf, err := k.solana.showValue().deriveChild(walletPath(id)...)
	if err != nil {
		return nil, fmt.Errorf("deriving a Solana key: %w", err)
	}
	return ed25519.NewKeyFromSeed(leaf.key[:]), nil
}

// RelayerKey signs only transactions. It owns the gas money of one account and no wallet.
type RelayerKey struct {
	key     hidden[*ecdsa.PrivateKey]
	address common.Address
}

// Address is the relayer's account.
func (r *RelayerKey) Address() common.Address { return r.address }

// SignTx signs a transaction for one chain.
func (r *RelayerKey) SignTx(chainID uint64, tx types.TxData) (*types.Transaction, error) {
	if chainID == 0 {
		return nil, errors.New("signing a transaction: no chain id")
	}
	signed, err := types.SignNewTx(r.key.showValue(), types.LatestSignerForChainID(new(big.Int).SetUint64(chainID)), tx)
	if err != nil {
		return nil, fmt.Errorf("signing a transaction: %w", err)
	}
	return signed, nil
}

// Keys print as this, for every verb and logger, by value or by pointer.
const redacted = "[redacted key]"

// Format redacts the keyring for every fmt verb.
func (Keyring) Format(s fmt.State, _ rune) { _, _ = io.WriteString(s, redacted) }

// LogValue redacts the keyring in logs.
func (Keyring) LogValue() slog.Value { return slog.StringValue(redacted) }

// Format redacts the key for every fmt verb.
func (RelayerKey) Format(s fmt.State, _ rune) { _, _ = io.WriteString(s, redacted) }

// LogValue shows the account and not the key.
func (r RelayerKey) LogValue() slog.Value { return slog.StringValue(r.address.Hex()) }
