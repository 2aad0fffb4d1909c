// Package valuation owns what wallets were worth on days that are over, what they
// earned and what that is as a return. It reads the journal and the prices of sources,
// and posts nothing; what a position is worth now is its shares at the last price, and
// nobody's row.
//
// Invariants: for each day, and so for any sum of days, a wallet's value changes by
// deposits - withdrawals + yield - fees, to the micro-dollar; so does each position's,
// where what came from or went to other positions counts as deposit and withdrawal; the
// positions' values, yields and fees are the wallet's.
//
// A row is written for a day only where the journal moved a position. On other days a
// position is what it was, at that day's price: so a new price costs a row a source,
// however many wallets hold it, and a day without entries costs a wallet nothing.
package valuation
