package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"net"
	"time"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/signer/signerrpc"
)

// signerCommands run a separate signer, and prepare it.
type signerCommands struct {
	Run          signerRunCommand          `cmd:"" default:"withargs" help:"Hold the seed, and sign for services what the rules allow. The default."`
	Adopt        signerAdoptCommand        `cmd:"" help:"Take over the approvers, rules, policies, address books, wallets and contracts of a service, into an empty database."`
	Certificates signerCertificatesCommand `cmd:"" help:"Make an authority, a certificate for the signer and one for services."`
}

// signerFlags are the common flags of commands that need a signer's configuration.
type signerFlags struct {
	Config string `help:"The signer's configuration file." type:"existingfile" required:"" env:"GRANARY_SIGNER_CONFIG"`
}

type signerRunCommand struct{ signerFlags }

func (s signerRunCommand) Run(ctx context.Context, log *slog.Logger) error {
	protectMemory(log)
	config, err := app.ReadSignerConfig(s.Config)
	if err != nil {
		return err
	}
	p, err := app.NewSignerProcess(ctx, config, clock.New(), log)
	if err != nil {
		return err
	}
	defer p.Close()
	return p.Run(ctx, func(_, _ net.Addr) error { return nil })
}

type signerAdoptCommand struct {
	signerFlags
	Database databaseAddress `help:"The service's: sqlite:PATH or postgres://… A password may be in the environment alone." required:"" env:"GRANARY_DATABASE"`
}

func (s signerAdoptCommand) Run(ctx context.Context, out io.Writer) error {
	config, err := app.ReadSignerConfig(s.Config)
	if err != nil {
		return err
	}
	return app.AdoptRules(ctx, config, string(s.Database), out)
}

type signerCertificatesCommand struct {
	Out  string   `help:"The directory. An authority that is there is used again; nothing is overwritten." required:"" type:"path"`
	Host []string `help:"A name or address by which services reach the signer; may be given several times." required:""`
}

func (s signerCertificatesCommand) Run(out io.Writer) error {
	files, err := signerrpc.CreateCertificates(s.Out, s.Host, time.Now())
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "for the signer:\n  ca: %s\n  certificate: %s\n  key: %s\n  clients: [%s]\n\nfor services:\n  ca: %s\n  certificate: %s\n  key: %s\n\nGood for %d days. Keep %s away from both: it is needed for the next ones.\n",
		files.Signer.CA, files.Signer.Certificate, files.Signer.Key, signerrpc.ClientName,
		files.Client.CA, files.Client.Certificate, files.Client.Key, int(signerrpc.CertificateLife.Hours()/24), files.AuthorityKey)
	return err
}
