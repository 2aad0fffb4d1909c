package main

import (
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/auth"
)

type tokenCommand struct {
	Issue tokenIssueCommand `cmd:"" help:"Sign a bearer token with the service's key and print it."`
}

type tokenIssueCommand struct {
	configFlags
	Organization uuid.UUID     `help:"Whose wallets the token reaches." required:""`
	Subject      string        `help:"Who holds it, for the log." required:""`
	Scope        []string      `help:"What it may do; all of it when absent." sep:","`
	TTL          time.Duration `help:"How long it is good for." default:"24h"`
}

func (t tokenIssueCommand) Run(out io.Writer) error {
	config, err := t.readConfig()
	if err != nil {
		return err
	}
	scopes, err := t.readScopes()
	if err != nil {
		return err
	}
	token, err := app.IssueToken(config, t.Organization, t.Subject, scopes, t.TTL)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(out, token)
	return err
}

// readScopes are the scopes of the command line, or all.
func (t tokenIssueCommand) readScopes() (auth.Scopes, error) {
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
