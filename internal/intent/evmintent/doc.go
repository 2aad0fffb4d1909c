// Package evmintent is the EVM's family of intents: it builds the calls of an order, has custody sign them and, where
// the account needs it, its delegation to the executor, and decodes the chain's records into movements of tokens.
// Package chain/evm reads chains, and package relay carries intents.
//
// The package keeps no rows and sends no transaction, and it makes no decision about an order.
package evmintent
