package evm

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/rpc"
)

// Fork is the rules of a chain, as its newest block and its node state them.
type Fork struct {
	// Amsterdam reports whether the newest block has the rules of the Amsterdam fork: its header names the list of its accesses (EIP-7928).
	Amsterdam bool
	// ID is the fork's identifier by EIP-2124, as eth_config returns it (EIP-7910); empty if the node does not have that method.
	ID string
	// Next is the time of the next scheduled fork; zero if there is none, or the node does not say.
	Next time.Time
	// Unknown reports whether the chain is a public one whose forks this version knows, and ID is none of them.
	Unknown bool
}

// Name is the name of the rules in logs and metrics.
func (f Fork) Name() string {
	if f.Amsterdam {
		return "amsterdam"
	}
	return "before_amsterdam"
}

// knownForks are the identifiers of the forks of Ethereum's public networks, by chain id, from Prague on, as go-ethereum 1.17.10 has
// them. Other networks state none, or their own.
var knownForks = map[uint64][]string{
	1:        {"0xc376cf8b", "0x5167e2a6", "0xcba2a1c0", "0x07c9462e"},
	11155111: {"0xed88b5fd", "0xe2ae4999", "0x56078a1e", "0x268956b6", "0x6c1d9423"},
	560048:   {"0x0929e24e", "0xe7e0e7ff", "0x3893353e", "0x23aa1351"},
}

// configAnswer is the part of eth_config that is read.
type configAnswer struct {
	Current, Next *struct {
		ActivationTime uint64        `json:"activationTime"`
		ForkID         hexutil.Bytes `json:"forkId"`
	}
}

// Fork returns the rules that the chain has now, and shows them as metrics. A node without eth_config gives those of the newest
// block alone. They are the node's statement, and no decision about money depends on them.
func (c *Client) Fork(ctx context.Context) (Fork, error) {
	head, err := c.Head(ctx)
	if err != nil {
		return Fork{}, err
	}
	fork := Fork{Amsterdam: head.Amsterdam}
	var answer configAnswer
	err = c.runCall(ctx, "configuration", func(ctx context.Context, n *node) error {
		var rejected rpc.Error
		err := n.rpc.CallContext(ctx, &answer, "eth_config")
		if errors.As(err, &rejected) {
			return nil // it is well, and does not have the method
		}
		return err
	})
	if err != nil {
		return Fork{}, err
	}
	if answer.Current != nil {
		fork.ID = answer.Current.ForkID.String()
		if answer.Next != nil {
			fork.Next = time.Unix(int64(answer.Next.ActivationTime), 0).UTC()
		}
		known, public := knownForks[c.cfg.ChainID]
		fork.Unknown = public && !slices.Contains(known, fork.ID)
	}
	c.metrics.showFork(string(c.cfg.Name), fork)
	return fork, nil
}

// String describes the rules for a log.
func (f Fork) String() string {
	text := f.Name()
	if f.ID != "" {
		text += " " + f.ID
	}
	if f.Unknown {
		text += ", which this version does not know"
	}
	if !f.Next.IsZero() {
		text += fmt.Sprintf(", until %s", f.Next.Format(time.RFC3339))
	}
	return text
}
