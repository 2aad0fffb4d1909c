// Package demo owns the stories of `granary demo`: each starts a sandbox of its own, walks through a part of the
// service as a client would, and prints the results.
//
// It calls the service over HTTP and the chain past the service, and no other code of either but the check of the
// books.
package demo

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/printable"
)

// Options of a demo.
type Options struct {
	Listen string // where the sandbox listens
	Stay   bool   // leave the sandbox running afterwards, until the context ends
	Out    io.Writer
}

// demoBlock is quick, so that the demo is.
const (
	demoBlock    = 250 * time.Millisecond
	demoFinality = 3
)

// session is one walk through the service: the sandbox, a client of it, and where
// the story is printed.
type session struct {
	*story
	ctx     context.Context
	api     *client.ClientWithResponses
	sandbox *app.Sandbox
	info    app.SandboxInfo
}

// performDemo runs a story in a sandbox of its own, and leaves that running if it is to stay.
func performDemo(ctx context.Context, o Options, title string, tell func(*session) error) error {
	dir, err := os.MkdirTemp("", "granary-demo-")
	if err != nil {
		return fmt.Errorf("making a directory: %w", err)
	}
	defer func() { _ = os.RemoveAll(dir) }()
	story := newStory(o.Out)
	story.printTitle(title)
	quiet := slog.New(slog.NewTextHandler(printable.NewWriter(os.Stderr), &slog.HandlerOptions{Level: slog.LevelError}))
	sandbox, err := app.NewSandbox(ctx, app.SandboxOptions{Dir: dir, Listen: o.Listen, RPCListen: "127.0.0.1:0", BaseListen: "127.0.0.1:0", SecondChain: true, SolanaListen: "127.0.0.1:0", OperatorListen: "127.0.0.1:0", BlockTime: demoBlock, Finality: demoFinality}, quiet)
	if err != nil {
		return err
	}
	defer sandbox.Close()

	run, stop := context.WithCancel(ctx)
	defer stop()
	ready, ended := make(chan app.SandboxInfo, 1), make(chan error, 1)
	go func() {
		ended <- sandbox.Run(run, func(info app.SandboxInfo) error { ready <- info; return nil })
	}()
	select {
	case err := <-ended:
		return err
	case info := <-ready:
		api, err := newAPIClient(info)
		if err != nil {
			return err
		}
		if err := tell(&session{story: story, ctx: ctx, api: api, sandbox: sandbox, info: info}); err != nil {
			return err
		}
		if o.Stay {
			story.printInstructions(info, filepath.Join(dir, "sandbox.json"))
			select {
			case <-ctx.Done():
			case err := <-ended:
				return err
			}
		}
	}
	stop()
	return <-ended
}

// tellChapters runs one chapter after the other, until one fails.
func (s *session) tellChapters(chapters ...func() error) error {
	for _, chapter := range chapters {
		if err := chapter(); err != nil {
			s.printFailure(err)
			return err
		}
	}
	s.printSummary()
	return nil
}

// newAPIClient is a client with the sandbox's token.
func newAPIClient(info app.SandboxInfo) (*client.ClientWithResponses, error) {
	api, err := client.NewClientWithResponses(info.BaseURL, client.WithRequestEditorFn(func(_ context.Context, r *http.Request) error {
		r.Header.Set("Authorization", "Bearer "+info.Token)
		return nil
	}))
	if err != nil {
		return nil, fmt.Errorf("making a client: %w", err)
	}
	return api, nil
}

// pollUntil polls, for at most as long as anything in the demo can take.
func (s *session) pollUntil(what string, met func() (bool, error)) error {
	ctx, cancel := context.WithTimeout(s.ctx, 2*time.Minute)
	defer cancel()
	tick := time.NewTicker(30 * time.Millisecond)
	defer tick.Stop()
	for {
		ok, err := met()
		if err != nil || ok {
			return err
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("waiting until %s: %w", what, ctx.Err())
		case <-tick.C:
		}
	}
}

// balanceOf asks the chain's node, past the service.
func (s *session) balanceOf(of common.Address) (money.USD, error) {
	return s.balanceOn(chain.EthereumSepolia, of)
}

func (s *session) balanceOn(name chain.Name, of common.Address) (money.USD, error) {
	c := s.sandbox.Clients[name]
	token := c.Config().Tokens[chain.USDC].Address
	out, err := c.Call(s.ctx, ethereum.CallMsg{To: &token, Data: contracts.NewSandboxUSDC().PackBalanceOf(of)}, nil)
	if err != nil {
		return 0, err
	}
	return money.USD(new(big.Int).SetBytes(out).Int64()), nil
}

// unexpectedAnswer is the error for an answer other than the expected one.
func unexpectedAnswer(doing string, r interface{ StatusCode() int }, err error) error {
	if err != nil {
		return fmt.Errorf("%s: %w", doing, err)
	}
	return fmt.Errorf("%s: status %d", doing, r.StatusCode())
}

func shortHash(hash string) string {
	if len(hash) < 14 {
		return hash
	}
	return hash[:8] + "…" + hash[len(hash)-4:]
}
