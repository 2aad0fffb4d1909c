// Package solana owns the words of Solana: keys, instructions, messages and
// transactions in their one binary form, addresses that are derived, and the layouts
// of the accounts that matter here. What is decoded is encoded again and compared, so
// that no two readings of the same bytes exist. It talks to no node and holds no keys:
// its packages beside it do, and custody.
package solana
