// Package stop owns emergency stops. By a stop an organization, or an operator for it, ends the signing of all its
// intents, of those on one chain, or of those that enter a source. A stop takes effect with its commit: a signer must
// lock the organization's stops (Hold) in the transaction that makes a signature count. A resumption is a change that
// the organization's approvers approve.
//
// The package does not know the signed intents or who waits, and moves no money: signers call it.
package stop
