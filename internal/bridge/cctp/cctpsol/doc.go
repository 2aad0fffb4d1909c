// Package cctpsol owns the words of Circle's Cross-Chain Transfer Protocol, version 2, as
// Solana speaks it: the addresses that its two programs derive, the instructions that burn,
// mint and reclaim, the accounts that the programs keep and the events that they tell of.
// What is decoded is encoded again and compared. It talks to no node and to no attester, and
// keeps no keys; messages and attestations are those of cctp.
//
// The layouts and rules are those of github.com/circlefin/solana-cctp-contracts, programs/v2.
// A message that Solana sends lies in an account of its own, which the burn makes and whose
// key signs the burn; who paid its rent has that back five days after (ReclaimEvent). A mint
// recipient on Solana is a token account, not a wallet, and has to be there before.
package cctpsol
