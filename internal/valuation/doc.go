// Package valuation owns the worth of wallets at the end of past days, their earnings, and the returns on them. It
// reads the journal and the prices of sources, and posts no entries. The present worth of a position is its shares at
// the last price, and is not stored.
//
// Invariants: for each day, and so for any sum of days, a wallet's value changes by deposits - withdrawals + yield -
// fees, to the micro-dollar; so does each position's, where transfers from and to other positions count as deposits
// and withdrawals; the positions' values, yields and fees sum to the wallet's.
//
// A row is written for a day only where the journal moved a position. On other days the position is unchanged, at
// that day's price: so a new price costs a row a source, however many wallets hold it, and a day without entries
// costs a wallet no row.
package valuation
