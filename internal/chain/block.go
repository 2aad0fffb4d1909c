package chain

import (
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/money"
)

// The faults of a node, of any family of chains.
var (
	// ErrUnavailable: no answer, a refusal to answer (5xx, rate limit) or an
	// error of the node's own. Ask again later.
	ErrUnavailable = errors.New("node unavailable")
	// ErrNotServed is ErrUnavailable of a node that responds to this request with an error, and may
	// serve other requests. A node that limits the rate of requests, or times out, does not.
	ErrNotServed = fmt.Errorf("%w", ErrUnavailable)
	// ErrArrivalUnshown is ErrUnavailable where a bridge's message has come, and no node shows the transaction.
	ErrArrivalUnshown = fmt.Errorf("%w: a bridge's message has come, and no node shows the transaction", ErrUnavailable)
	// ErrInconsistent: an answer that contradicts itself, another answer or its
	// proof. The node is behind, truncates, mixes forks or lies; it may also be
	// in the middle of a reorganization. Ask again later.
	ErrInconsistent = errors.New("node inconsistent")
	// ErrWrongChain: the node serves another chain than configured.
	ErrWrongChain = errors.New("node serves another chain")
	// ErrUnreadable: the node has a block that this version cannot read, such as one with transactions of a later
	// kind. No other node helps: it is ErrUnavailable too, and no block after it is used until a later version has
	// read it.
	ErrUnreadable = errors.New("this version cannot read the block")
	// ErrDeepReorg: a block that was final is another one now, at this node. Deposits in it may be credited already,
	// so no block is used until a person has looked: see the runbook.
	ErrDeepReorg = errors.New("the chain reorganized blocks that were final")
)

// Block is a block that was proven as far as its chain's protocol allows.
type Block struct {
	Number uint64
	Hash   string
	Parent string // the hash of the block before
	Time   time.Time
}

// BlockTransfers is a block with all its transfers of the configured
// stablecoins, in their order.
type BlockTransfers struct {
	Block
	Transfers []Transfer
	// Unread are the holders of stablecoins in transactions of the block that this version cannot read: they may have
	// been paid. Each is listed once, in order.
	Unread []Address
}

// Transfer is one movement of a stablecoin, as recorded on the chain.
type Transfer struct {
	Token    Token
	From, To Address
	Units    money.Units
	TxHash   string
	// Ordinal is the transfer's place among those of the transaction: on EVM chains a
	// count of the configured stablecoins' transfers from 0, on Solana the place of the
	// token account. With TxHash it names the transfer whichever block it is mined in.
	Ordinal int
	// Intent is set when To's own intent of this id caused the transfer: money
	// coming home, which is no deposit.
	Intent *uuid.UUID
	// Bridged is set when a message from another chain caused the transfer, for any deliverer.
	Bridged *Bridged
	// Unverified is set when the signatures of the transfer's transaction were not verified, because none of the
	// transaction's transfers paid a wallet when its block was read. No deposit may be made of such a transfer.
	Unverified bool
}

// Bridged is a bridge's message by which money was sent from another chain.
type Bridged struct {
	Key    string  // the message's name, which comes in once
	Sender Address // whose money was sent; empty where the message does not say
}

// Movement is one movement of any token that an intent's own doing caused,
// proven by a final block.
type Movement struct {
	From, To Address
	Token    Address     // the token's contract or mint
	Units    money.Units // the amount that reached To
	Fee      money.Units // the token's own fee beside that
}
