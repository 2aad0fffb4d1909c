package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
)

type bridgeCommand struct {
	List    bridgeListCommand    `cmd:"" help:"List what has left one chain and not come to another: how far it is, since when, and what keeps it."`
	Resume  bridgeResumeCommand  `cmd:"" help:"Have the attesters asked at once about a transfer between chains, and what they have signed brought in."`
	Message bridgeMessageCommand `cmd:"" help:"Print the attested message of a transfer between chains, with which anybody may bring it in."`
}

type bridgeListCommand struct{ configFlags }

func (l bridgeListCommand) Run(ctx context.Context, log *slog.Logger, out io.Writer) error {
	a, err := l.openApp(ctx, log)
	if err != nil {
		return err
	}
	defer a.Close()
	open, err := a.Transfers.OpenBridgeTransfers(ctx)
	if err != nil {
		return err
	}
	for _, b := range open {
		_, err := fmt.Fprintf(out, "%s of wallet %s of organization %s: %s %s from %s to %s, %s, sent %s (%s ago) in %s%s\n", b.ID, b.Wallet, b.Organization, b.InTransit, b.Token, b.Source, b.Destination, b.Phase,
			b.SentAt.UTC().Format(time.RFC3339), a.DB.Clock().Now().Sub(b.SentAt).Round(time.Second), b.SentHash, because(b.Problem))
		if err != nil {
			return err
		}
	}
	_, err = fmt.Fprintf(out, "%d transfers are between chains\n", len(open))
	return err
}

func because(problem string) string {
	if problem == "" {
		return ""
	}
	return ": " + problem
}

type bridgeResumeCommand struct {
	configFlags
	Transfer uuid.UUID `arg:"" help:"The transfer's id, as the list has it."`
	Reason   string    `help:"Why, for those who read the audit log later." required:""`
}

func (c bridgeResumeCommand) Run(ctx context.Context, log *slog.Logger, out io.Writer) error {
	a, err := c.openApp(ctx, log)
	if err != nil {
		return err
	}
	defer a.Close()
	if err := a.Transfers.ResumeBridgeTransfer(audit.WithOperator(ctx), c.Transfer, c.Reason); err != nil {
		return err
	}
	_, err = fmt.Fprintln(out, "a replica that runs asks the attesters now")
	return err
}

type bridgeMessageCommand struct {
	configFlags
	Transfer uuid.UUID `arg:"" help:"The transfer's id, as the list has it."`
}

func (c bridgeMessageCommand) Run(ctx context.Context, log *slog.Logger, out io.Writer) error {
	a, err := c.openApp(ctx, log)
	if err != nil {
		return err
	}
	defer a.Close()
	b, err := a.Transfers.FindBridgeTransfer(ctx, c.Transfer)
	if err != nil {
		return err
	}
	if len(b.Attested) == 0 {
		_, err := fmt.Fprintf(out, "nobody has attested it yet: ask for the message of transaction %s on %s\n", b.SentHash, b.Source)
		return err
	}
	_, err = fmt.Fprintf(out, "receiveMessage(message, attestation) of the MessageTransmitter on %s:\nmessage 0x%x\nattestation 0x%x\n", b.Destination, b.Attested, b.Attestation)
	return err
}
