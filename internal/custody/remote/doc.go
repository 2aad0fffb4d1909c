// Package remote owns the keys that a custody provider holds: it has the provider make accounts and sign intents,
// delegations and Solana messages with them, over an HTTP API like Turnkey's. Package signer decides before which
// messages are signed; the provider's own policies come on top.
//
// From the provider's public documentation and published clients are: the stamp of requests, the paths, the names of
// activities, encodings, hash functions and statuses, the fields of wallets, of sign_raw_payload and of their
// results, the JSON of an EIP-7702 authorization, that Solana messages are signed without a hash function, and that
// the same body is the same activity. Assumed is how long a body of a certain time may be sent again (a day), that v
// is 0, 1, 27 or 28, that messages are sent in hex, and that the halves of an ed25519 signature are r and s. None of
// this was ever tried against the real service.
//
// The package never decides whether a message may be signed, and never sees a key.
package remote
