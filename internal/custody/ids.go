package custody

import (
	"crypto/hmac"
	"crypto/sha256"
	"fmt"
	"io"
	"log/slog"

	"github.com/google/uuid"
)

// IDs derives the ids of the objects that a request makes, so that the same request makes the same objects again
// under a database that has lost it: a wallet with the same keys, a payout with the same nonce. Its key is derived
// from the seed by a label of its own and signs no payload; an attacker who has it can predict ids and spend no
// money.
type IDs struct{ key hidden[[]byte] }

// Derive returns the id of an object of an organization's request: one of a kind, at a place among those of its kind.
// It looks like a random UUID (version 4), and is the first 16 bytes of HMAC-SHA256 but for the version bits.
//
// The hashed text is unambiguous: kinds are constants without a zero byte, both ids have a fixed length, and the
// place is the rest. It must never change: ids name keys and nonces that are in use.
func (d IDs) Derive(kind string, organization, request uuid.UUID, place string) uuid.UUID {
	mac := hmac.New(sha256.New, d.key.showValue())
	mac.Write([]byte(kind))
	mac.Write([]byte{0})
	mac.Write(organization[:])
	mac.Write(request[:])
	mac.Write([]byte(place))
	id := uuid.UUID(mac.Sum(nil)[:16])
	id[6] = id[6]&0x0f | 0x40 // version 4
	id[8] = id[8]&0x3f | 0x80 // variant of RFC 9562
	return id
}

// Format redacts the key for every fmt verb.
func (IDs) Format(s fmt.State, _ rune) { _, _ = io.WriteString(s, redacted) }

// LogValue redacts the key in logs.
func (IDs) LogValue() slog.Value { return slog.StringValue(redacted) }

// walletKind is the kind of wallets' ids. It must never change.
const walletKind = "wallet"

// DeriveWallet is the id of the wallet that the organization makes by a request.
// Wallets of versions before have random ids.
func (d IDs) DeriveWallet(organization, request uuid.UUID) uuid.UUID {
	return d.Derive(walletKind, organization, request, "")
}

// ActorAccount names an account of an organization that is no wallet. It is a hash, and
// its version is that of no wallet's id. An issuer of tokens chooses organizations' ids,
// and cannot choose one whose account is a wallet's.
func ActorAccount(organization uuid.UUID, actor string) uuid.UUID {
	const hashed = 8 // the version of RFC 9562 for ids of one's own making
	return uuid.NewHash(sha256.New(), organization, []byte("granary account: "+actor), hashed)
}
