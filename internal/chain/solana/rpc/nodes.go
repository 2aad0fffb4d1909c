package rpc

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"

	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
)

// question is a request to a node. known is the highest known final block, which the node has; nil when there is none
// yet.
type question[T any] func(ctx context.Context, n *node, known *chain.Block) (T, error)

// fetch has a node that is well answer, or else any; with Agreed all that are up.
func fetch[T any](ctx context.Context, c *Client, operation string, when freshness, put question[T]) (T, error) {
	return fetchSame(ctx, c, operation, when, sameAnswer[T], put)
}

// fetchSame is fetch with a comparison of its own for the responses of two nodes.
func fetchSame[T any](ctx context.Context, c *Client, operation string, when freshness, compare comparison[T], put question[T]) (T, error) {
	if c.askEvery {
		return askAgreed(ctx, c, operation, compare, func(ctx context.Context, one *Client) (T, error) {
			return fetch(ctx, one, operation, when, put)
		})
	}
	var value T
	known, err := c.known.Recent(ctx)
	if err != nil {
		return value, fmt.Errorf("%s of %s: %w", operation, c.cfg.Name, err)
	}
	var first error
	for _, n := range c.nodesInOrder() {
		err := n.run(ctx, known, when, func(ctx context.Context, n *node) (err error) {
			value, err = put(ctx, n, known)
			return err
		})
		if err == nil {
			return value, nil
		}
		if first == nil {
			first = err
		}
		// One of another cluster is a mistake to correct, not to get around.
		if ctx.Err() != nil || !isAtFault(err) || errors.Is(err, chain.ErrWrongChain) {
			first = err
			break
		}
	}
	return *new(T), fmt.Errorf("%s of %s: %w", operation, c.cfg.Name, first)
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

// Agreed returns the client for irreversible decisions: every node that is up must give the same response to every
// request. A node that is down does not count. One that is up and cannot answer, or that contradicts the other, makes
// it an error: chain.ErrUnavailable or chain.ErrInconsistent. Responses of different slots that differ are
// chain.ErrUnavailable: retry.
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
func askNodes[T any](ctx context.Context, c *Client, put func(context.Context, *Client) (T, error)) ([]answer[T], error) {
	answers := make([]answer[T], len(c.nodes))
	var g errgroup.Group
	for i, n := range c.nodes {
		answers[i].node = n
		if len(c.nodes) > 1 && n.resting.Load() {
			answers[i].err = fmt.Errorf("%w: node %s of %s was down a moment ago", errDown, n.number, c.cfg.Name)
			continue
		}
		g.Go(func() error {
			answers[i].value, answers[i].err = put(ctx, c.only(n))
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

// agreement is how two answers compare.
type agreement int

const (
	agreeing agreement = iota
	apart              // of different slots, so that neither need be wrong
	contrary
)

// comparison compares two nodes' answers.
type comparison[T any] func(a, b T) agreement

// sameAnswer wants two answers to be the same.
func sameAnswer[T any](a, b T) agreement {
	if reflect.DeepEqual(a, b) {
		return agreeing
	}
	return contrary
}

// askAgreed has every node that is up give the same answer.
func askAgreed[T any](ctx context.Context, c *Client, what string, compare comparison[T], put func(context.Context, *Client) (T, error)) (T, error) {
	var none T
	answers, err := askNodes(ctx, c, put)
	if err != nil {
		return none, err
	}
	for _, a := range answers {
		if isAtFault(a.err) || errors.Is(a.err, errFilter) {
			return none, a.err // the decision waits for it
		}
	}
	first := answers[0]
	for _, a := range answers[1:] {
		switch {
		case (a.err == nil) != (first.err == nil):
			return none, c.contradiction(what, first.node, a.node)
		case a.err != nil:
		case compare(a.value, first.value) == apart:
			return none, fmt.Errorf("%w: %s of %s: the nodes are at different slots", chain.ErrUnavailable, what, c.cfg.Name)
		case compare(a.value, first.value) == contrary:
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

// inconsistentError makes a chain.ErrInconsistent and has the nodes checked again.
func (c *Client) inconsistentError(format string, args ...any) error {
	for _, n := range c.nodes {
		n.distrust()
	}
	return fmt.Errorf("%w: %s: %w", chain.ErrInconsistent, c.cfg.Name, fmt.Errorf(format, args...))
}
