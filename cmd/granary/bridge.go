package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/transfer"
)

type bridgeCommand struct {
	List    bridgeListCommand    `cmd:"" help:"List what has left one chain and not come to another: how far it is, since when, and what keeps it. Needs neither signer nor nodes."`
	Resume  bridgeResumeCommand  `cmd:"" help:"Have the attesters asked at once about a transfer between chains, and what they have signed brought in."`
	Message bridgeMessageCommand `cmd:"" help:"Print the message of a transfer between chains, with which anybody may bring it in."`
}

type bridgeListCommand struct{ databaseFlags }

func (l bridgeListCommand) Run(ctx context.Context, out io.Writer) error {
	db, err := l.openDatabase(ctx)
	if err != nil {
		return err
	}
	defer db.Close()
	if err := catchUp(ctx, db); err != nil { // also of a sandbox that is named by its database
		return err
	}
	open, err := transfer.OpenBridgeTransfers(ctx, db)
	if err != nil {
		return err
	}
	stops, err := transfer.StopsOf(ctx, db, open)
	if err != nil {
		return err
	}
	for _, b := range open {
		reasons := because(b.Problem.Text)
		if s, stopped := stops[b.ID]; stopped {
			reasons = because(s.Text()) + reasons
		}
		line := fmt.Sprintf("%s of wallet %s of organization %s: %s %s from %s to %s, %s, left %s (%s ago) in %s%s", b.ID, b.Wallet, b.Organization, b.InTransit, b.Token, b.Source, b.Destination, b.Phase,
			b.SentAt.UTC().Format(time.RFC3339), db.Clock().Now().Sub(b.SentAt).Round(time.Second), b.SentHash, reasons)
		if _, err := fmt.Fprintln(out, printable.Escape(line)); err != nil {
			return err
		}
	}
	_, err = fmt.Fprintln(out, app.WithNoun(len(open), "transfer is", "transfers are")+" between chains")
	return err
}

func because(problem string) string {
	if problem == "" {
		return ""
	}
	return ": " + problem
}

type bridgeResumeCommand struct {
	databaseFlags

	Transfer uuid.UUID `arg:"" help:"The transfer's id, as the list has it."`
	Reason   lineText  `help:"Why, for those who read the audit log later." required:""`
}

func (c bridgeResumeCommand) Run(ctx context.Context, out io.Writer) error {
	db, err := c.openDatabase(ctx)
	if err != nil {
		return err
	}
	defer db.Close()
	if err := transfer.ResumeBridgeTransfer(audit.WithOperator(ctx), db, c.Transfer, string(c.Reason)); err != nil {
		return err
	}
	_, err = fmt.Fprintln(out, "a replica that runs asks the attesters now")
	return err
}

type bridgeMessageCommand struct {
	databaseFlags

	Transfer uuid.UUID `arg:"" help:"The transfer's id, as the list has it."`
}

func (c bridgeMessageCommand) Run(ctx context.Context, out io.Writer) error {
	db, err := c.openDatabase(ctx)
	if err != nil {
		return err
	}
	defer db.Close()
	b, err := transfer.FindBridgeTransfer(ctx, db, c.Transfer)
	if err != nil {
		return err
	}
	at, err := c.findReceiver(b)
	if err != nil {
		return err
	}
	describe := describeMessage
	if b.Token == chain.USDT {
		describe = describePacket
	}
	_, err = fmt.Fprintln(out, describe(b, at))
	return err
}

// findReceiver is where a transfer is brought in, as the configuration or the sandbox's directory has it.
func (c bridgeMessageCommand) findReceiver(b *transfer.BridgeTransfer) (string, error) {
	if b.Token != chain.USDT && b.Destination.IsSolana() {
		return cctpsol.Transmitter.String(), nil
	}
	var receivers app.BridgeReceivers
	var err error
	switch {
	case c.Sandbox != "":
		receivers, err = app.SandboxReceivers(c.Sandbox, b.Destination)
	case c.Config != "":
		receivers, err = app.ConfiguredReceivers(c.Config, b.Destination)
	}
	if err != nil {
		return "", err
	}
	at := receivers.Transmitter
	if b.Token == chain.USDT {
		at = receivers.Endpoint
	}
	return cmp.Or(at, "where the issuer says: neither configuration nor sandbox has a bridge of the chain"), nil
}

// describePacket describes how any account may deliver USDT.
func describePacket(b *transfer.BridgeTransfer, endpoint string) string {
	if !b.Open() {
		return fmt.Sprintf("it has come to %s by transaction %s, and comes in once", b.Destination, b.ReceivedHash)
	}
	p, err := oft.DecodePacket(b.Message)
	if err != nil {
		return fmt.Sprintf("its message cannot be read: %v", err)
	}
	return fmt.Sprintf("lzReceive of LayerZero's endpoint on %s, %s, once its verifiers have vouched for the message, which LayerZero's explorer shows:\nguid %s\ndata 0x%x",
		b.Destination, endpoint, p.GUID(), oft.Delivery(p))
}

// describeMessage describes how any account may deliver a transfer.
func describeMessage(b *transfer.BridgeTransfer, transmitter string) string {
	switch {
	case !b.Open():
		return fmt.Sprintf("it has come to %s by transaction %s, and comes in once", b.Destination, b.ReceivedHash)
	case len(b.Attested) == 0:
		return fmt.Sprintf("nobody has attested it yet: ask for the message of transaction %s on %s", b.SentHash, b.Source)
	}
	text := transfer.DescribeReceiving(b.Destination, transmitter, b.Attested, b.Attestation)
	if b.Phase == transfer.PhaseSent {
		text = fmt.Sprintf("it is being attested anew%s; what was attested before, and may be refused again:\n%s", printable.Escape(because(b.Problem.Text)), text)
	}
	return text
}
