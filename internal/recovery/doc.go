// Package recovery owns the way back from a database that was lost or is older
// than its chains: wallets are made again from what is known of them, and the
// money that the chains show becomes opening entries. What of the journal was not true
// is taken back by another entry.
//
// It never signs, never sends, and never touches a wallet with something under
// way. Everything in it may be run again: what is there already is left as it
// is, and an opening is the difference between the chain and the books, which is
// none the second time.
package recovery
