// Package cctp owns the encodings of Circle's Cross-Chain Transfer Protocol, version 2, on EVM chains: messages and
// the burns in them, the attesters' signatures, the calls that burn and mint, their events, and the addresses of
// Circle's contracts. A decoded value is encoded again and compared, so that the same bytes have one reading only. It
// connects to no node and to no attester, and keeps no keys.
//
// The layouts and rules are those of github.com/circlefin/evm-cctp-contracts, src/v2 and src/messages/v2.
package cctp
