package main

import (
	"context"
	"io"

	"github.com/granaryhq/granary/internal/demo"
	"github.com/granaryhq/granary/internal/printable"
)

// demoCommands are the demos: a wallet's unless another is named.
type demoCommands struct {
	Wallet     walletDemoCommand     `cmd:"" default:"withargs" help:"The whole life of a wallet. The default."`
	Microvault microVaultDemoCommand `cmd:"" help:"The whole life of a MicroVault."`
}

// demoFlags are the flags of both demos.
type demoFlags struct {
	Stay   bool   `help:"Leave the sandbox running afterwards, with curl lines to paste."`
	Listen string `help:"Where the sandbox listens." default:"127.0.0.1:0"`
}

func (f demoFlags) demoOptions(out io.Writer) demo.Options {
	if screen, is := out.(*printable.Writer); is {
		out = screen.Unwrap() // a story colours its text, and escapes the rest by itself
	}
	return demo.Options{Listen: f.Listen, Stay: f.Stay, Out: out}
}

type walletDemoCommand struct{ demoFlags }

func (c walletDemoCommand) Run(ctx context.Context, out io.Writer) error {
	return demo.Wallet(ctx, c.demoOptions(out))
}

type microVaultDemoCommand struct{ demoFlags }

func (c microVaultDemoCommand) Run(ctx context.Context, out io.Writer) error {
	return demo.MicroVault(ctx, c.demoOptions(out))
}
