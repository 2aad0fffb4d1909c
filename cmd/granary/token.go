package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/auth"
)

type tokenCommand struct {
	Issue tokenIssueCommand `cmd:"" help:"Sign a bearer token with the service's key and print it."`
}

type tokenIssueCommand struct {
	configFlags
	Organization uuid.UUID     `help:"Whose wallets the token reaches." required:""`
	Subject      lineText      `help:"Who holds it, for the log." required:""`
	Scope        []string      `help:"What it may do: ${scopes}. All of it when neither this nor --role is given." sep:","`
	Role         auth.Role     `help:"Instead of --scope, for who only looks: viewer sees all but the audit log, auditor that too."`
	TTL          time.Duration `help:"How long it is good for." default:"24h"`
}

// Run also records the token in the audit log, where the configuration's database can
// be reached from here; where it cannot, the log has it from its first use on.
func (t tokenIssueCommand) Run(ctx context.Context, log *slog.Logger, out io.Writer) error {
	config, err := t.readConfig()
	if err != nil {
		return err
	}
	scopes, err := t.readScopes()
	if err != nil {
		return err
	}
	claims := auth.Claims{Organization: t.Organization, Subject: string(t.Subject), Scopes: scopes}
	expiry := time.Now().Add(t.TTL)
	token, err := app.IssueToken(config, t.Organization, string(t.Subject), scopes, t.TTL)
	if err != nil {
		return err
	}
	if err := app.RecordToken(audit.WithOperator(ctx), config, token, claims, expiry); err != nil {
		log.Warn("the audit log will have the token from its first use on: the database could not be written from here", "error", err)
	}
	_, err = fmt.Fprintln(out, token)
	return err
}

// readScopes are the scopes of the command line, or all.
func (t tokenIssueCommand) readScopes() (auth.Scopes, error) {
	if t.Role != "" {
		scopes, known := t.Role.Scopes()
		if !known || len(t.Scope) > 0 {
			return 0, fmt.Errorf("give --scope, or as --role one of %v", auth.Roles())
		}
		return scopes, nil
	}
	if len(t.Scope) == 0 {
		return auth.NewScopes(auth.AllScopes()...), nil
	}
	text := strings.Join(t.Scope, " ")
	scopes := auth.ParseScopes(text)
	if len(strings.Fields(scopes.String())) != len(t.Scope) {
		return scopes, fmt.Errorf("unknown scope in %q; there are: %s", text, auth.NewScopes(auth.AllScopes()...))
	}
	return scopes, nil
}
