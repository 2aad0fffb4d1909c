package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/stamp"
)

type approversResetCommand struct {
	Database     databaseAddress `help:"Of the service, or of a separate signer: sqlite:PATH or postgres://… Reset the signer's first. A password may be in the environment alone." required:"" env:"GRANARY_DATABASE"`
	Organization uuid.UUID       `arg:"" help:"The organization's id, which is asked for once more."`
	Approver     []string        `help:"Who approves from now on: a name and the public key in hex that granary approvers key new has printed. Give several." required:"" placeholder:"NAME=HEX" sep:"none"`
}

// parseApprovers parses the approvers that take over.
func (c approversResetCommand) parseApprovers() ([]approval.Registration, error) {
	var all []approval.Registration
	for _, text := range c.Approver {
		name, key, is := strings.Cut(text, "=")
		r := approval.Registration{Name: name, Kind: stamp.APIKey, PublicKey: key}
		if _, err := (approval.Approver{Kind: r.Kind, PublicKey: r.PublicKey}).Key(); err != nil || !is || name == "" {
			return nil, errors.New("--approver must be NAME=HEX, with the public key that granary approvers key new has printed, of 66 hexadecimal digits; a private key has 64") // the text may have a private key
		}
		all = append(all, r)
	}
	return all, nil
}

func (c approversResetCommand) Run(ctx context.Context, out io.Writer) error {
	approvers, err := c.parseApprovers()
	if err != nil {
		return err
	}
	return app.ResetApprovers(audit.WithOperator(ctx), string(c.Database), c.Organization, approvers, out, func() error {
		if _, err := fmt.Fprintln(out, "Type the organization's id to replace all of this:"); err != nil {
			return err
		}
		typed, err := bufio.NewReader(os.Stdin).ReadString('\n')
		if err != nil && err != io.EOF {
			return fmt.Errorf("read the typed answer: %w", err)
		}
		if strings.TrimSpace(typed) != c.Organization.String() {
			return fmt.Errorf("no member is removed: the answer was not %s", c.Organization)
		}
		return nil
	})
}
