// Package signerrpc owns the wire between a service and a signer that is a process of
// its own: HTTP/2 under TLS 1.3, where both sides show a certificate. The server has a
// custody.Signer behind it; the client is one.
//
// What is asked may be asked again: signing the same and applying the same change twice
// is doing it once. So the client tries another address after a failure, and a signer
// that is away is custody.ErrUnavailable, never a refusal. The package decides nothing
// about what is signed, and writes no key, no stamp and no body to a log.
package signerrpc
