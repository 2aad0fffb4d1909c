// Package solana owns the encodings of Solana: keys, instructions, messages and transactions in their one binary
// form, derived addresses, and the layouts of the accounts that matter here. A decoded value is encoded again and
// compared, so that the same bytes have one reading only. It connects to no node and holds no keys: its subpackages
// do, and custody.
package solana
