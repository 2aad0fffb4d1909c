// Package signerrpc owns the protocol between a service and a signer that is a process of its own: HTTP/2 under TLS
// 1.3, where both sides show a certificate. The server has a custody.Signer behind it; the client is one.
//
// Every request is idempotent: signing the same message and applying the same change twice have the effect of one. So
// the client tries another address after a failure, and a signer that is away is custody.ErrUnavailable, never a
// rejection. The package does not decide which messages are signed, and writes no key, no stamp and no body to a log.
package signerrpc
