// Package rpc reads and writes one Solana cluster through a JSON-RPC node, or two that check each other, with as
// little trust in them as possible.
//
// Proven is a fact that follows from signatures: that a transaction was signed, in the form in which it is given, by
// those whom it names; and so the accounts and the amount of every transfer that stands in the message itself.
// Signatures are verified of each transaction that is fetched alone, and of the transactions in a block that pay a
// wallet (NewFollowerReader), or of all in it that have a transfer (NewReader). Of a transaction that pays no wallet
// the follower trusts the node that it was signed: it decodes it, checks it and compares it between nodes as any
// other, marks its transfers as chain.Transfer.Unverified, and records none of them. A node that invents or alters
// such a transaction changes no book. A node that attributes a payment of a wallet to a stranger would not be found
// by verifying strangers either, since the message of a transfer does not name the owner of the account that is paid.
//
// Checked against each other are the hashes of blocks and their parents, over skipped slots; the balances of token
// accounts before and after a transaction with the token instructions that the node reports as executed, those that
// programs called inside too; and all of it with the highest known final block, which a node must have before any of
// its responses is used. A node that is behind, leaves out blocks, mixes forks or alters amounts is therefore noticed
// (chain.ErrInconsistent, chain.ErrUnavailable) and queried again.
//
// Trusted is the rest, since no hash of Solana's covers the data that a client gets: that a block is the one of its
// slot and that the cluster voted for it, that it has these transactions and no others, that a transaction succeeded,
// the inner effects of programs, and the content of accounts. One node that invents all of that consistently invents
// money. With a second node, blocks and transfers count when both report the same (Reader), and so does every read
// through Client.Agreed. A node that is down does not count: while it is, the other is trusted as a single one is.
//
// The package keeps no state of the chain, holds no key, signs no transaction and never puts its node's URL, which
// may hold a secret, into an error or a log.
package rpc
