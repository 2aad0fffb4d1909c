// Package signer owns the decision which texts a wallet's key signs. It decodes every call of an intent, rejects a
// call that it cannot decode, judges the rest by its own copy of an organization's rules, verifies the stamps of
// those who approved it, counts it against the limits of each day on which it is valid, signs no intent that an
// emergency stop covers or approvers rejected, and only then has the keyring sign. It is the only access: no other
// package requests a signature of a wallet from the keyring.
//
// It trusts no statement about an intent: neither the wallet's owner, nor the effects of the calls, nor the
// approvals. It never connects to a chain, so it cannot know prices: the intent bounds a source's return, and the
// maker of the intent chooses that bound.
package signer
