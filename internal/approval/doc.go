// Package approval owns the consent of an organization: the approvers, the rules in their order, the activities that
// wait for votes, and the votes. An approval is for one canonical text, a Proposal, and its fingerprint.
//
// The service and the signer run the same code, each on its own database, or both on one where the signer is part of
// the service. The package never signs for a wallet, never moves money and never connects to a chain: the proposer
// learns by a task that a proposal was approved, or by its end that it was not.
package approval
