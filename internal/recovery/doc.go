// Package recovery owns the recovery from a database that was lost or is older than its chains: wallets are made
// again from the known facts about them, and the chains' balances become opening entries. An untrue part of the
// journal is reversed by another entry.
//
// The package never signs, never sends, and never touches a wallet with work in flight. All of it may be run again:
// existing rows stay unchanged, and an opening is the difference between the chain and the books, which is none the
// second time.
package recovery
