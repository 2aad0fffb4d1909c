// Package solintent is Solana's family of intents: it puts an order into one text, builds
// the versions of the transaction that carries it, has custody sign them, and decodes what
// a final slot recorded into movements of tokens. Reading the chain is chain/solana/rpc's;
// carrying intents and closing their markers are relay/solrelay's.
//
// It sends nothing and decides nothing about an order.
package solintent
