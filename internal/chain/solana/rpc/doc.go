// Package rpc reads and writes one Solana cluster through a JSON-RPC node, or two that
// check each other, which it trusts as little as it can.
//
// Proven is what follows from signatures: that a transaction was signed, in the form in
// which it is given, by those whom it names; and so the accounts and the amount of every
// transfer that stands in the message itself. Signatures are verified of each transaction
// that is fetched alone, and of the transactions in a block that pay a wallet
// (NewFollowerReader), or of all in it that have a transfer (NewReader). Of a transaction
// that pays no wallet the follower believes the node that it was signed: it decodes it,
// checks it and compares it between nodes as any other, marks its transfers as
// chain.Transfer.Unverified, and records none of them. A node that invents or alters such
// a transaction changes no book. A node that attributes a payment of a wallet to a
// stranger would not be found by verifying strangers either, since the message of a
// transfer does not name the owner of the account that is paid.
//
// Checked against each other are the hashes of blocks and their parents, over skipped
// slots; the balances of token accounts before and after a transaction with the token
// instructions that the node says were executed, those that programs called inside too;
// and all of it with the highest final block that anybody has seen, which a node must have
// before it is believed in anything. A node that is behind, leaves out blocks, mixes forks
// or alters amounts is therefore noticed (chain.ErrInconsistent, chain.ErrUnavailable) and
// asked again.
//
// Believed is the rest, since no hash of Solana's covers what a client gets to see: that
// a block is the one of its slot and that the cluster voted for it, that it has these
// transactions and no others, that a transaction succeeded, what programs did inside of
// it, and what accounts hold. One node that invents all of that consistently invents
// money. With a second node, blocks and transfers count when both tell the same
// (Reader), and so does everything that is asked through Client.Agreed. A node that is
// down has no say: while it is, the other is believed as a single one is.
//
// The package keeps no state of the chain, holds no key, signs nothing and never puts
// its node's URL, which may hold a secret, into an error or a log.
package rpc
