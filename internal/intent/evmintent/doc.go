// Package evmintent is the EVM's family of intents: it builds the calls of an
// order, has custody sign them and, where the account needs it, its delegation
// to the executor, and decodes what the chain recorded into movements of tokens.
// Reading chains is chain/evm's, carrying intents is relay's.
//
// It keeps no rows and sends nothing, and it decides nothing about an order.
package evmintent
