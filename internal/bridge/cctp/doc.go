// Package cctp owns the words of Circle's Cross-Chain Transfer Protocol, version 2, as
// EVM chains speak it: messages and the burns in them, the attesters' signatures, the
// calls that burn and mint, the events that tell of it, and where Circle has its
// contracts. What is decoded is encoded again and compared, so that no two readings of
// the same bytes exist. It talks to no node and to no attester, and keeps no keys.
//
// The layouts and rules are those of github.com/circlefin/evm-cctp-contracts, src/v2 and
// src/messages/v2.
package cctp
