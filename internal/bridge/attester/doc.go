// Package attester plays Circle's attestation service for the sandbox: it returns over HTTP, in the form of Circle's
// API, the messages that a transaction has sent, on chains of the EVM and on Solana, and signs them once they are as
// final as their senders request. On request it fails in the ways that the real one may.
//
// It keeps no books and follows no chain: it reads each response from the chains, so it may crash anywhere, and
// another in its place gives the same nonce to the same message. Only requests to sign a message again are lost;
// callers repeat them. And where the destination of a fast message was behind the message's time at its first
// request, another may give it some blocks more.
//
// Its keys are public. It is never a part of a production service.
package attester
