package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/secretfile"
)

// apiFlags say which service a command asks, and as whom. The command is a client like
// any other: it reads no database and no configuration.
type apiFlags struct {
	API       serviceAddress `name:"api" help:"Where the service listens." default:"http://127.0.0.1:8080" env:"GRANARY_API" placeholder:"URL"`
	TokenFile string         `help:"The file of the bearer token, which nobody else may read. Without it, the token is GRANARY_TOKEN in the environment." env:"GRANARY_TOKEN_FILE" type:"path" placeholder:"FILE"`
}

// apiPatience is how long an answer may take.
const apiPatience = time.Minute

// readToken reads the bearer token. It is on no command line, which every user of the machine
// can read.
func (f apiFlags) readToken() (string, error) {
	token := os.Getenv("GRANARY_TOKEN")
	if f.TokenFile != "" {
		text, err := secretfile.Read(f.TokenFile)
		if err != nil {
			return "", fmt.Errorf("read the token: %w", err)
		}
		token = strings.TrimSpace(string(text))
	}
	if token == "" {
		return "", errors.New("there is no bearer token: put it into the environment as GRANARY_TOKEN, or name its file with --token-file")
	}
	return token, nil
}

func (f apiFlags) open() (*client.ClientWithResponses, error) {
	token, err := f.readToken()
	if err != nil {
		return nil, err
	}
	api, err := client.NewClientWithResponses(strings.TrimSuffix(string(f.API), "/"), client.WithHTTPClient(&http.Client{Timeout: apiPatience}),
		client.WithRequestEditorFn(func(_ context.Context, r *http.Request) error {
			r.Header.Set("Authorization", "Bearer "+token)
			return nil
		}))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.API, err)
	}
	return api, nil
}

// refusedAnswer is the error of an answer that was not hoped for.
func refusedAnswer(doing, status string, body []byte) error {
	var said struct{ Error, Code, Message string }
	if json.Unmarshal(body, &said) == nil && said.Code != "" {
		if said.Message != "" { // where a token is refused, the sentence is here
			said.Error = said.Message
		}
		return fmt.Errorf("%s: %s: %s", doing, printable.Escape(said.Code), printable.Escape(said.Error))
	}
	return fmt.Errorf("%s: %s", doing, printable.Escape(status))
}

type approversListCommand struct{ apiFlags }

func (c approversListCommand) Run(ctx context.Context, out io.Writer) error {
	api, err := c.open()
	if err != nil {
		return err
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	_, _ = fmt.Fprintln(w, "ID\tSTATUS\tKIND\tNAME\tKEY")
	for cursor := (*string)(nil); ; {
		r, err := api.ListApproversWithResponse(ctx, &client.ListApproversParams{Cursor: cursor})
		if err != nil {
			return fmt.Errorf("list the approvers: %w", err)
		}
		if r.JSON200 == nil {
			return refusedAnswer("list the approvers", r.Status(), r.Body)
		}
		for _, a := range r.JSON200.Data {
			writeRow(w, a.ID.String(), string(a.Status), string(a.Kind), fmt.Sprintf("%q", a.Name), a.PublicKey)
		}
		cursor = r.JSON200.NextCursor
		if cursor == nil {
			return w.Flush()
		}
	}
}

type approversAddCommand struct {
	apiFlags
	Name      lineText  `help:"Who approves with the key." required:""`
	PublicKey string    `help:"What granary approvers key new printed." required:"" placeholder:"HEX"`
	RequestID uuid.UUID `help:"Names the request: with the same one it is repeated. A new one if absent." placeholder:"UUID"`
}

func (c approversAddCommand) Run(ctx context.Context, out io.Writer) error {
	api, err := c.open()
	if err != nil {
		return err
	}
	if c.RequestID == uuid.Nil {
		c.RequestID = uuid.New()
	}
	r, err := api.RegisterApproverWithResponse(ctx, client.ApproverCreate{RequestID: c.RequestID, Name: string(c.Name), PublicKey: c.PublicKey})
	if err != nil {
		return fmt.Errorf("register the approver: %w", err)
	}
	if r.JSON201 == nil && r.JSON200 == nil {
		return refusedAnswer("register the approver", r.Status(), r.Body)
	}
	a := r.JSON201
	if a == nil {
		a = r.JSON200
	}
	_, err = fmt.Fprintf(out, "%s is %s\n", a.ID, printable.Escape(string(a.Status)))
	if err == nil && a.CustodyActivityID != nil {
		_, err = fmt.Fprintf(out, "to be approved: %s\n", printable.Escape(*a.CustodyActivityID))
	}
	return err
}

type approversRemoveCommand struct {
	apiFlags
	ID uuid.UUID `arg:"" help:"The approver's id."`
}

func (c approversRemoveCommand) Run(ctx context.Context, out io.Writer) error {
	api, err := c.open()
	if err != nil {
		return err
	}
	r, err := api.RemoveApproverWithResponse(ctx, c.ID)
	if err != nil {
		return fmt.Errorf("remove the approver: %w", err)
	}
	if r.JSON202 == nil {
		return refusedAnswer("remove the approver", r.Status(), r.Body)
	}
	_, err = fmt.Fprintf(out, "to be approved: %s\n", printable.Escape(r.JSON202.CustodyActivityID))
	return err
}

type approversPendingCommand struct{ apiFlags }

func (c approversPendingCommand) Run(ctx context.Context, out io.Writer) error {
	api, err := c.open()
	if err != nil {
		return err
	}
	r, err := api.ListPendingCustodyActivitiesWithResponse(ctx)
	if err != nil {
		return fmt.Errorf("list activities that wait for approval: %w", err)
	}
	if r.JSON200 == nil {
		return refusedAnswer("list activities that wait for approval", r.Status(), r.Body)
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	_, _ = fmt.Fprintln(w, "ACTIVITY\tKIND\tAPPROVALS\tUNTIL\tTO\tUNITS")
	for _, a := range r.JSON200.Activities {
		m := a.ActivityMetadata
		kind := string(a.ActivityKind)
		if m.ChangeKind != nil {
			kind += ": " + *m.ChangeKind
		}
		writeRow(w, a.CustodyActivityID, kind, fmt.Sprintf("%d of %d", m.Approvals, m.ApprovalsRequired),
			m.ApprovalValidBefore.Format(time.RFC3339), textOrDash(a.DestinationAddress), textOrDash(a.DisplayAmountNativeUnits))
	}
	return w.Flush()
}

// writeRow writes a row of a table. The service's text cannot begin another column or row.
func writeRow(w io.Writer, columns ...string) {
	for i, text := range columns {
		columns[i] = printable.Escape(text)
	}
	_, _ = fmt.Fprintln(w, strings.Join(columns, "\t")) // Flush returns the error
}

func textOrDash(text *string) string {
	if text == nil {
		return "-"
	}
	return *text
}
