package evm

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
)

// runCall makes one call of a node that is well, or else of any, and turns its
// error into one of this package's.
func (c *Client) runCall(ctx context.Context, operation string, call func(context.Context, *node) error) error {
	return c.runCallsAs(ctx, operation, 1, (*node).classifyError, call)
}

func (c *Client) runCallAs(ctx context.Context, operation string, classify func(*node, context.Context, error) error, call func(context.Context, *node) error) error {
	return c.runCallsAs(ctx, operation, 1, classify, call)
}

// runCallsAs is runCallAs for so many calls, which a node may take in several round trips.
func (c *Client) runCallsAs(ctx context.Context, operation string, calls int, classify func(*node, context.Context, error) error, call func(context.Context, *node) error) error {
	known, err := c.known.Recent(ctx)
	if err != nil {
		return fmt.Errorf("%s of %s: %w", operation, c.cfg.Name, err)
	}
	var first error
	for _, n := range c.nodesInOrder() {
		err := n.runOperation(ctx, known, calls, classify, call)
		if err == nil {
			return nil
		}
		if first == nil {
			first = err
		}
		// One of another chain is a mistake to correct, not to get around.
		if ctx.Err() != nil || !isAtFault(err) || errors.Is(err, chain.ErrWrongChain) {
			first = err
			break
		}
	}
	return fmt.Errorf("%s of %s: %w", operation, c.cfg.Name, first)
}

// nodesInOrder are the nodes that are well before those that are not.
func (c *Client) nodesInOrder() []*node {
	if len(c.nodes) < 2 {
		return c.nodes
	}
	list := slices.Clone(c.nodes)
	slices.SortStableFunc(list, func(a, b *node) int { return a.trouble() - b.trouble() })
	return list
}

// trouble is 0 for a node that is well, more for one that is asked later.
func (n *node) trouble() int {
	switch {
	case n.resting.Load():
		return 2
	case *n.condition.Load() != nodeWell:
		return 1
	}
	return 0
}

// Agreed returns the client for irreversible decisions: every node that is up must give the same response to
// Accounts, Call, Code, Holdings, ReadStorage and Simulate, which no hash proves. A node that is down does not count.
// One that is up and does not have the block, or that contradicts the other, makes it an error: chain.ErrUnavailable
// or chain.ErrInconsistent.
func (c *Client) Agreed() *Client {
	all := *c
	all.askEvery = len(c.nodes) > 1
	return &all
}

// only is the client of one of its nodes.
func (c *Client) only(n *node) *Client {
	one := *c
	one.nodes, one.askEvery = []*node{n}, false
	return &one
}

// answer is one node's response.
type answer[T any] struct {
	node  *node
	value T
	err   error
}

// askNodes asks every node the same at the same time. Those that are down are left
// out, unless all are: one that was down a moment ago is not waited for.
func askNodes[T any](ctx context.Context, c *Client, question func(context.Context, *Client) (T, error)) ([]answer[T], error) {
	answers := make([]answer[T], len(c.nodes))
	var g errgroup.Group
	for i, n := range c.nodes {
		answers[i].node = n
		if len(c.nodes) > 1 && n.resting.Load() {
			answers[i].err = fmt.Errorf("%w: node %s of %s was down a moment ago", errDown, n.number, c.cfg.Name)
			continue
		}
		g.Go(func() error {
			answers[i].value, answers[i].err = question(ctx, c.only(n))
			return nil
		})
	}
	_ = g.Wait() // the answers have the errors
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	up := slices.DeleteFunc(slices.Clone(answers), func(a answer[T]) bool { return errors.Is(a.err, errDown) })
	if len(up) > 0 {
		return up, nil
	}
	for _, a := range answers {
		a.node.resting.Store(false) // with all of them down, each is asked again
	}
	return nil, answers[0].err
}

// askAgreed has every node that is up give the same answer.
func askAgreed[T any](ctx context.Context, c *Client, what string, same func(a, b T) bool, question func(context.Context, *Client) (T, error)) (T, error) {
	var none T
	answers, err := askNodes(ctx, c, question)
	if err != nil {
		return none, err
	}
	for _, a := range answers {
		if isAtFault(a.err) {
			return none, a.err // the decision waits for it
		}
	}
	first := answers[0]
	for _, a := range answers[1:] {
		if (a.err == nil) != (first.err == nil) || a.err == nil && !same(a.value, first.value) {
			return none, c.contradiction(what, first.node, a.node)
		}
	}
	return first.value, first.err
}

// contradiction returns the error of two nodes that differ where one of them must be wrong, without a way to find
// which.
func (c *Client) contradiction(what string, one, other *node) error {
	one.distrust()
	other.distrust()
	one.metrics.contradictions.WithLabelValues(string(c.cfg.Name)).Inc()
	c.cfg.Log.Warn("the nodes differ", "chain", string(c.cfg.Name), "nodes", one.number+" and "+other.number, "in", what)
	return fmt.Errorf("%w: %s: the nodes differ in %s", chain.ErrInconsistent, c.cfg.Name, what)
}
