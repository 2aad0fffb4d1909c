// Package riskaction owns what risk rules have done: that a source was frozen for an
// organization or one of its wallets, and that what a wallet holds of it is unwound. Each is
// one row from its beginning to its end, with its events.
//
// Every action puts an emergency stop, in the transaction that begins it. Powers are one-way:
// nobody's approval is asked for, unless a rule of the organization's wants unwinds approved,
// and what was stopped is resumed by the quorum alone. It moves no money: transfer carries
// unwinds out and says how far they are.
package riskaction
