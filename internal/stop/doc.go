// Package stop owns emergency stops: that an organization has said, or an operator for
// it, that nothing of it is to be signed, nothing on a chain, or that nothing of it enters
// a source any more. Stopping takes effect with its commit: whoever has something signed
// holds the organization's stops (Hold) in the transaction that makes the signature count.
// Starting again is a change that the organization's approvers approve.
//
// It never knows what is signed or who waits, and never moves money: those who sign ask it.
package stop
