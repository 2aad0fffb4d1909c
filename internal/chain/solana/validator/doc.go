// Package validator runs the sandbox's Solana in this process: a small validator with accounts, slots, blockhashes,
// fees and rent, and the programs that stablecoins need (System with nonces, Token, Token-2022 without its
// extensions, Associated Token, Memo, Compute Budget, and the two of the bridge, CCTP's). It answers the JSON-RPC and
// the WebSocket of a real one as far as wallets and services call them, so the service reads it like any other chain.
// A faucet hands out worthless tokens.
//
// There is one leader and no vote: a slot is confirmed when it is made, and final when so many others are behind it.
// Tests can have slots skipped, and the newest replaced.
//
// With a data directory the chain survives a crash of the process: a slot is in the log before it is shown.
// Transactions that wait for a slot are lost; their senders send them again.
//
// It runs no programs of others and has no stake and no epochs. All its keys are public. It is never a part of a
// production service.
package validator
