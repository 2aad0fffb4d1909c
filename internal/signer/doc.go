// Package signer owns the decision what a wallet's key signs. It decodes every call
// of an intent, refuses what it does not understand, judges the rest by its own copy of
// an organization's rules, verifies the stamps of those who approved it, counts it against the
// limits of each day on which it is valid, signs nothing that an emergency stop holds or approvers
// rejected, and only then has the keyring sign. It is the one door: no other package asks the keyring for a
// signature of a wallet.
//
// It believes nothing that it is told of an intent: not whose a wallet is, not what the
// calls do, not who approved. It never talks to a chain, so it cannot know prices: that
// a source gives what it should is bounded by the intent, and that bound is chosen by
// whoever made the intent.
package signer
