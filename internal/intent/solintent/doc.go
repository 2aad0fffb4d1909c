// Package solintent is Solana's family of intents: it encodes an order in one text, builds the versions of the
// transaction that carries it, has custody sign them, and decodes a final slot's records into movements of tokens.
// Package chain/solana/rpc reads the chain; package relay/solrelay carries intents and closes their markers.
//
// The package sends no transaction and makes no decision about an order.
package solintent
