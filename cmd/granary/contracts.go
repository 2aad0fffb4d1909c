package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/deploy"
)

type contractsCommand struct {
	Deploy    contractsDeployCommand    `cmd:"" help:"Put them on a chain, at the relayer's expense. Nothing is done where they are already."`
	Addresses contractsAddressesCommand `cmd:"" help:"Print where they are, on every chain alike, without asking any."`
}

type contractsDeployCommand struct {
	Config string     `help:"The configuration file." type:"existingfile" required:"" env:"GRANARY_CONFIG"`
	Chain  chain.Name `help:"Which of the configuration's chains." required:""`
}

func (c contractsDeployCommand) Run(ctx context.Context, log *slog.Logger, out io.Writer) error {
	protectMemory(log)
	config, err := app.ReadConfig(c.Config)
	if err != nil {
		return err
	}
	p := newProgress(log)
	deployed, before, err := app.DeployContracts(ctx, config, c.Chain, log, p.report)
	p.clearLine()
	if err != nil {
		return err
	}
	for _, d := range deployed {
		if d.Block == 0 {
			_, err = fmt.Fprintf(out, "# %s: was there already, and is ours\n", d.Contract)
		} else {
			_, err = fmt.Fprintf(out, "# %s: deployed in block %d by %s\n", d.Contract, d.Block, d.Tx)
		}
		if err != nil {
			return err
		}
	}
	for _, d := range before {
		if _, err := fmt.Fprintf(out, "# %s of a version before: at %s; what runs it or came of it goes on\n", d.Contract, d.Address); err != nil {
			return err
		}
	}
	for _, d := range deployed {
		if _, err := fmt.Fprintf(out, "%s: %q\n", d.Setting, d.Address); err != nil {
			return err
		}
	}
	return nil
}

type contractsAddressesCommand struct{}

func (contractsAddressesCommand) Run(out io.Writer) error {
	at := deploy.Addresses()
	tree := deploy.WalletExecutor(true).Address()
	_, err := fmt.Fprintf(out, "# marks in the tree, see docs/operations.md: executor: %q\nexecutor: %q\ncarrier: %q\nbalanceGuard: %q\nfeeWrapperFactory: %q\nadapterFactory: %q\nmicroVaultFactory: %q\n",
		tree, at.Executor, at.Carrier, at.Guard, at.FeeWrapperFactory, at.AdapterFactory, at.MicroVaultFactory)
	return err
}
