// Package attester plays Circle's attestation service for the sandbox: it tells over HTTP,
// in the shape of Circle's API, which messages a transaction has sent, on chains of the EVM
// and on Solana, and signs them once they are as final as their senders ask. It fails in the ways that the real one may, when
// told to.
//
// It keeps no books and watches nothing: what it answers it reads from the chains each
// time, so it may die anywhere, and another in its place gives the same nonce to the same
// message. It alone forgets who asked for a message to be signed again; they ask again. And
// where the destination of a fast message was behind the message's time when it was first
// asked for, another may give it some blocks more.
//
// Its keys are public. It is never a part of a production service.
package attester
