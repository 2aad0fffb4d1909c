package custody

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// SolanaIntent is an action of a wallet on Solana: payments of a mint, or a burn to be minted on another chain. A
// wallet's key signs SolanaVersions of one transaction of it. The text names no nonce, so it may wait for approvals
// without holding one.
type SolanaIntent struct {
	ID       uuid.UUID
	Chain    chain.Name
	Genesis  solana.Hash // of the first block, which names the cluster
	Wallet   solana.PublicKey
	Mint     solana.PublicKey
	Payments []SolanaPayment
	Burn     *SolanaBurn // in place of payments
	Deadline time.Time   // the last second at which it may execute; fractions are dropped
}

// SolanaPayment is one payee's part. To is the ordered address: a wallet's, or that of a token account.
type SolanaPayment struct {
	To    solana.PublicKey `json:"to"`
	Units uint64           `json:"units,string"`
}

// Check returns ErrIntent, with the field at fault, unless the intent can be signed.
func (i SolanaIntent) Check() error {
	fault := func(text string) error { return fmt.Errorf("%w: %s", ErrIntent, text) }
	switch {
	case i.ID == uuid.Nil:
		return fault("no id")
	case !i.Chain.IsSolana():
		return fault("not a chain of Solana's")
	case i.Genesis.IsZero():
		return fault("no genesis")
	case !i.Wallet.OnCurve() || i.Wallet.IsZero():
		return fault("not a wallet's address")
	case i.Mint.IsZero():
		return fault("no mint")
	case i.Deadline.Unix() <= 0:
		return fault("no deadline")
	case i.Deadline.Unix() > maxDeadline:
		return fault("a deadline after the year 9999")
	case i.Burn != nil && len(i.Payments) > 0:
		return fault("payments and a burn")
	case i.Burn == nil && len(i.Payments) == 0:
		return fault("no payments")
	}
	if i.Burn != nil {
		if err := i.Burn.check(); err != nil {
			return fault(err.Error())
		}
	}
	left := uint64(math.MaxUint64)
	for _, p := range i.Payments {
		switch {
		case p.To.IsZero():
			return fault("a payment to nobody")
		case p.To == i.Wallet:
			return fault("a payment to the wallet itself")
		case p.Units == 0:
			return fault("a payment of nothing")
		case p.Units > left:
			return fault("more in all than there can be of a mint")
		}
		left -= p.Units
	}
	return nil
}

// canonicalSolana is the canonical form. The order of its fields is part of that form.
type canonicalSolana struct {
	ID       uuid.UUID        `json:"id"`
	Chain    chain.Name       `json:"chain"`
	Genesis  solana.Hash      `json:"genesis"`
	Wallet   solana.PublicKey `json:"wallet"`
	Mint     solana.PublicKey `json:"mint"`
	Payments []SolanaPayment  `json:"payments,omitempty"`
	Burn     *SolanaBurn      `json:"burn,omitempty"`
	Deadline int64            `json:"deadline"`
}

// Canonical is the one text of the intent: JSON without spaces, fields in a fixed order,
// keys and hashes in base58, a burn's recipient in hex, decimal units, the deadline in Unix seconds.
func (i SolanaIntent) Canonical() []byte {
	text, err := json.Marshal(canonicalSolana{i.ID, i.Chain, i.Genesis, i.Wallet, i.Mint, i.Payments, i.Burn, i.Deadline.Unix()})
	if err != nil {
		panic("custody: " + err.Error()) // no field can fail
	}
	return text
}

// Fingerprint names the intent by its content, as Intent.Fingerprint does.
func (i SolanaIntent) Fingerprint() string {
	sum := sha256.Sum256(i.Canonical())
	return "sha256:" + hex.EncodeToString(sum[:])
}

// DecodeSolanaIntent reads the canonical text only. Error: ErrIntent.
func DecodeSolanaIntent(text []byte) (SolanaIntent, error) {
	var w canonicalSolana
	if err := json.Unmarshal(text, &w); err != nil {
		return SolanaIntent{}, fmt.Errorf("%w: %w", ErrIntent, err)
	}
	i := SolanaIntent{w.ID, w.Chain, w.Genesis, w.Wallet, w.Mint, w.Payments, w.Burn, time.Unix(w.Deadline, 0).UTC()}
	if err := i.Check(); err != nil {
		return SolanaIntent{}, err
	}
	if !bytes.Equal(i.Canonical(), text) {
		return SolanaIntent{}, fmt.Errorf("%w: not the canonical text", ErrIntent)
	}
	return i, nil
}
