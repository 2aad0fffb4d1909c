// Package approval owns what of an organization's doings needs its consent: the
// approvers, the rules in their order, the activities that wait for votes, and the
// votes. What is approved is one canonical text, a Proposal, and its fingerprint.
//
// The service and the signer run the same code, each on its own database, or both on
// one where the signer is part of the service. The package never signs for a wallet,
// never moves money and never talks to a chain: whoever proposes something learns by
// a task that it was approved, or by its end that it was not.
package approval
