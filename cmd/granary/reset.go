package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/audit"
)

type approversResetCommand struct {
	Database     databaseAddress `help:"Of the service, or of a signer apart: sqlite:PATH or postgres://… Reset the signer's first. A password may be in the environment alone." required:"" env:"GRANARY_DATABASE"`
	Organization uuid.UUID       `arg:"" help:"The organization's id, which is asked for once more."`
}

func (c approversResetCommand) Run(ctx context.Context, out io.Writer) error {
	return app.ResetApprovers(audit.WithOperator(ctx), string(c.Database), c.Organization, out, func() error {
		if _, err := fmt.Fprintln(out, "Type the organization's id to remove all of this:"); err != nil {
			return err
		}
		typed, err := bufio.NewReader(os.Stdin).ReadString('\n')
		if err != nil && err != io.EOF {
			return fmt.Errorf("read what is typed: %w", err)
		}
		if strings.TrimSpace(typed) != c.Organization.String() {
			return fmt.Errorf("nothing is removed: that was not %s", c.Organization)
		}
		return nil
	})
}
