// Package cctpsol owns the encodings of Circle's Cross-Chain Transfer Protocol, version 2, on Solana: the addresses
// that its two programs derive, the instructions that burn, mint and reclaim, the programs' accounts and their
// events. A decoded value is encoded again and compared. It connects to no node and to no attester, and keeps no
// keys; messages and attestations are those of cctp.
//
// The layouts and rules are those of github.com/circlefin/solana-cctp-contracts, programs/v2. A message that Solana
// sends is in an account of its own, which the burn makes and whose key signs the burn; the payer of its rent gets
// that back five days after (ReclaimEvent). A mint recipient on Solana is a token account, not a wallet, and has to
// be there before.
package cctpsol
