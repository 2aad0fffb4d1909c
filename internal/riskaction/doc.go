// Package riskaction owns the actions of risk rules: that a source is frozen for an organization or one of its
// wallets, and that a wallet's position in it is unwound. Each action is one row from its beginning to its end, with
// its events.
//
// Every action puts an emergency stop, in the transaction that begins it. Powers are one-way: no approval is needed,
// unless a rule of the organization requires it for unwinds, and only the quorum resumes a stopped source. The
// package moves no money: transfer carries out unwinds and reports their progress.
package riskaction
