package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/clock"
)

// bookFlags name a service whose books and chains are looked at, without running it.
type bookFlags struct {
	Config   string          `help:"The configuration file." type:"existingfile" env:"GRANARY_CONFIG"`
	Database databaseAddress `help:"sqlite:PATH or postgres://…, instead of the configuration's, which --config must name. A password may be in the environment alone." env:"GRANARY_DATABASE"`
	Sandbox  string          `help:"The directory of a sandbox that does not run, instead of a configuration: its chains are in its own process, so they are started for this." type:"existingdir"`
}

// openBooks opens the service. end closes it, and the chains that were started for it.
func (f bookFlags) openBooks(ctx context.Context, log *slog.Logger) (_ *app.App, end func(), err error) {
	if f.Sandbox != "" && f.Database != "" { // a sandbox migrates its database, so it gets none but its own
		return nil, nil, errors.New("--sandbox takes the database in its directory: name no other, also not in GRANARY_DATABASE")
	}
	if f.Sandbox != "" {
		const anyPort = "127.0.0.1:0"
		sandbox, err := app.NewSandbox(ctx, app.SandboxOptions{Dir: f.Sandbox, Listen: anyPort, RPCListen: anyPort, BaseListen: anyPort, SolanaListen: anyPort, OperatorListen: anyPort,
			Finality: sandboxFinality}, log)
		if err != nil {
			return nil, nil, fmt.Errorf("opening the sandbox, which must not run meanwhile: %w", err)
		}
		return sandbox.App, sandbox.Close, nil
	}
	if f.Config == "" && f.Database != "" {
		return nil, nil, errors.New("--database and GRANARY_DATABASE only replace the database of a configuration, whose signer and nodes this needs: name it with --config")
	}
	if f.Config == "" {
		return nil, nil, errors.New("name the service with --config or --sandbox")
	}
	protectMemory(log)
	config, err := configFlags{Config: f.Config, Database: f.Database}.readConfig()
	if err != nil {
		return nil, nil, err
	}
	a, err := app.New(ctx, config, clock.New(), log)
	if err != nil {
		return nil, nil, err
	}
	return a, a.Close, nil
}
