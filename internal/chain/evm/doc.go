// Package evm reads and writes one EVM chain through a JSON-RPC node, with as little trust in it as possible. A block
// is accepted when the hash recomputed from its header is the hash it was given under and its parent is the block
// before it; a block's transfers are accepted when its header's bloom filter excludes them or when the receipts hash
// to the root in that header. A node that is behind, truncates or mixes forks is therefore noticed
// (chain.ErrInconsistent) and queried again, never trusted.
//
// Two facts cannot be proven from a header: that the chain of headers is the one the network follows (a node could
// invent one), and the hash of a transaction, which is only cross-checked between two responses.
//
// The package keeps no state of the chain, holds no key, signs no transaction and never puts its node's URL, which
// may hold a secret, into an error or a log.
package evm
