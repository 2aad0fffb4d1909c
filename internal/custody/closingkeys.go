package custody

import (
	"crypto/ed25519"
	"fmt"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// closingBranch is the index under Solana's branch at which the closing keys are, one for each
// day: m/44'/501'/closingBranch'/day'. It is beyond every wallet's, and the keys are not among
// ServiceKeys: only who holds the seed can close a marker.
const closingBranch = 1<<31 - 2

// ClosingKey is the public closing key of a day, which owns the markers that are closed from
// that day on. Error: ErrIntent for a day on which none is.
func (k *Keyring) ClosingKey(d ClosingDay) (solana.PublicKey, error) {
	key, err := k.closingKey(d)
	if err != nil {
		return solana.PublicKey{}, err
	}
	return solana.PublicKey(key.Public().(ed25519.PublicKey)), nil
}

// SignCloses signs messages that close markers of a day. The caller must not ask for it before
// the day has begun: until then a marker is all that keeps its intent from being executed
// again. Error: ErrIntent, also for a message of another day's.
func (k *Keyring) SignCloses(d ClosingDay, closes []SolanaClose) ([]solana.Signature, error) {
	key, err := k.closingKey(d)
	if err != nil {
		return nil, err
	}
	own := solana.PublicKey(key.Public().(ed25519.PublicKey))
	signatures := make([]solana.Signature, len(closes))
	for n, c := range closes {
		if c.Closer != own {
			return nil, fmt.Errorf("%w: %s is not the closing key of the day %d", ErrIntent, c.Closer, d)
		}
		message, err := c.Encode()
		if err != nil {
			return nil, err
		}
		signatures[n] = solana.SignMessage(message, key)
	}
	return signatures, nil
}

func (k *Keyring) closingKey(d ClosingDay) (ed25519.PrivateKey, error) {
	if err := d.check(); err != nil {
		return nil, err
	}
	leaf, err := k.solana.showValue().deriveChild(closingBranch, uint32(d))
	if err != nil {
		return nil, fmt.Errorf("deriving a closing key: %w", err)
	}
	return ed25519.NewKeyFromSeed(leaf.key[:]), nil
}
