package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/secretfile"
)

// apiFlags say which service a command asks, and as whom. The command is a client like
// any other: it reads no database and no configuration.
type apiFlags struct {
	API   string `name:"api" help:"Where the service listens." default:"http://127.0.0.1:8080" env:"GRANARY_API" placeholder:"URL"`
	Token string `help:"The bearer token. Better in the environment, which other users do not see." required:"" env:"GRANARY_TOKEN"`
}

// apiPatience is how long an answer may take.
const apiPatience = time.Minute

func (f apiFlags) open() (*client.ClientWithResponses, error) {
	api, err := client.NewClientWithResponses(strings.TrimSuffix(f.API, "/"), client.WithHTTPClient(&http.Client{Timeout: apiPatience}),
		client.WithRequestEditorFn(func(_ context.Context, r *http.Request) error {
			r.Header.Set("Authorization", "Bearer "+f.Token)
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
		return fmt.Errorf("%s: %s: %s", doing, said.Code, said.Error)
	}
	return fmt.Errorf("%s: %s", doing, status)
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
			_, _ = fmt.Fprintf(w, "%s\t%s\t%s\t%q\t%s\n", a.ID, a.Status, a.Kind, a.Name, a.PublicKey)
		}
		cursor = r.JSON200.NextCursor
		if cursor == nil {
			return w.Flush()
		}
	}
}

type approversAddCommand struct {
	apiFlags
	Name      string    `help:"Who approves with the key." required:""`
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
	r, err := api.RegisterApproverWithResponse(ctx, client.ApproverCreate{RequestID: c.RequestID, Name: c.Name, PublicKey: c.PublicKey})
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
	_, err = fmt.Fprintf(out, "%s is %s\n", a.ID, a.Status)
	if err == nil && a.CustodyActivityID != nil {
		_, err = fmt.Fprintf(out, "to be approved: %s\n", *a.CustodyActivityID)
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
	_, err = fmt.Fprintf(out, "to be approved: %s\n", r.JSON202.CustodyActivityID)
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
		return fmt.Errorf("list what waits for approval: %w", err)
	}
	if r.JSON200 == nil {
		return refusedAnswer("list what waits for approval", r.Status(), r.Body)
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	_, _ = fmt.Fprintln(w, "ACTIVITY\tKIND\tAPPROVALS\tUNTIL\tTO\tUNITS")
	for _, a := range r.JSON200.Activities {
		m := a.ActivityMetadata
		kind := string(a.ActivityKind)
		if m.ChangeKind != nil {
			kind += ": " + *m.ChangeKind
		}
		_, _ = fmt.Fprintf(w, "%s\t%s\t%d of %d\t%s\t%s\t%s\n", a.CustodyActivityID, kind, m.Approvals, m.ApprovalsRequired,
			m.ApprovalValidBefore.Format(time.RFC3339), textOrDash(a.DestinationAddress), textOrDash(a.DisplayAmountNativeUnits))
	}
	return w.Flush()
}

func textOrDash(text *string) string {
	if text == nil {
		return "-"
	}
	return *text
}

type approversShowCommand struct {
	apiFlags
	Activity string `arg:"" help:"The activity's id."`
}

func (c approversShowCommand) Run(ctx context.Context, out io.Writer) error {
	api, err := c.open()
	if err != nil {
		return err
	}
	shown, err := loadActivity(ctx, api, c.Activity)
	if err != nil {
		return err
	}
	return printActivity(out, shown)
}

// loadActivity reads an activity, and holds what it says of its text to the text.
func loadActivity(ctx context.Context, api *client.ClientWithResponses, id string) (client.CustodyActivityDetail, error) {
	r, err := api.GetCustodyActivityWithResponse(ctx, id)
	if err != nil {
		return client.CustodyActivityDetail{}, fmt.Errorf("read the activity: %w", err)
	}
	if r.JSON200 == nil {
		return client.CustodyActivityDetail{}, refusedAnswer("read the activity", r.Status(), r.Body)
	}
	sum := sha256.Sum256([]byte(r.JSON200.Text))
	if "sha256:"+hex.EncodeToString(sum[:]) != r.JSON200.Activity.Fingerprint {
		return client.CustodyActivityDetail{}, errors.New("the activity's fingerprint is not that of its text: do not approve it")
	}
	return *r.JSON200, nil
}

func printActivity(out io.Writer, a client.CustodyActivityDetail) error {
	var text bytes.Buffer
	if err := json.Indent(&text, []byte(a.Text), "", "  "); err != nil {
		return fmt.Errorf("the activity's text: %w", err)
	}
	_, err := fmt.Fprintf(out, "%s\n%s\n%s, %d of %d approvals\n", a.Activity.Fingerprint, text.String(), a.Activity.Status,
		a.Activity.ActivityMetadata.Approvals, a.Activity.ActivityMetadata.ApprovalsRequired)
	return err
}

// approverVoteFlags are what a vote needs.
type approverVoteFlags struct {
	apiFlags
	Key         string `help:"The file of the private key." required:"" placeholder:"FILE"`
	Fingerprint string `help:"What you mean to vote on, as somebody else than the service told you. The vote is refused here if the activity has another." placeholder:"sha256:HEX"`
	Activity    string `arg:"" help:"The activity's id."`
}

type (
	approversApproveCommand struct{ approverVoteFlags }
	approversRejectCommand  struct{ approverVoteFlags }
)

func (c approversApproveCommand) Run(ctx context.Context, out io.Writer) error {
	return c.vote(ctx, out, client.VoteActionApprove, "ACTIVITY_TYPE_APPROVE_ACTIVITY")
}

func (c approversRejectCommand) Run(ctx context.Context, out io.Writer) error {
	return c.vote(ctx, out, client.VoteActionReject, "ACTIVITY_TYPE_REJECT_ACTIVITY")
}

// vote stamps what it has shown, and nothing else: a service in strange hands could
// answer with another activity's request.
func (c approverVoteFlags) vote(ctx context.Context, out io.Writer, action client.VoteAction, requestType string) error {
	secret, err := secretfile.Read(c.Key)
	if err != nil {
		return fmt.Errorf("read the private key: %w", err)
	}
	stamper, err := client.ParseAPIKeyStamper(strings.TrimSpace(string(secret)))
	if err != nil {
		return fmt.Errorf("%s: %w", c.Key, err)
	}
	api, err := c.open()
	if err != nil {
		return err
	}
	shown, err := loadActivity(ctx, api, c.Activity)
	if err != nil {
		return err
	}
	if c.Fingerprint != "" && c.Fingerprint != shown.Activity.Fingerprint {
		return fmt.Errorf("the activity's fingerprint is %s", shown.Activity.Fingerprint)
	}
	if err := printActivity(out, shown); err != nil {
		return err
	}
	r, err := api.RequestActivityApprovalWithResponse(ctx, client.ActivityApprovalRequest{ActivityID: c.Activity, Action: action})
	if err != nil {
		return fmt.Errorf("ask for the request: %w", err)
	}
	if r.JSON200 == nil {
		return refusedAnswer("ask for the request", r.Status(), r.Body)
	}
	if err := checkRequest(*r.JSON200, shown, requestType); err != nil {
		return err
	}
	name, value, err := stamper.Stamp(r.JSON200.StampPayload)
	if err != nil {
		return err
	}
	v, err := api.VoteOnActivityWithResponse(ctx, c.Activity, client.ActivityVote{Action: action, CustodyRequest: r.JSON200.CustodyRequest,
		CustomerApprovalStamp: client.CustomerApprovalStamp{StampHeaderName: name, StampHeaderValue: value}})
	if err != nil {
		return fmt.Errorf("vote: %w", err)
	}
	if v.JSON200 == nil {
		return refusedAnswer("vote", v.Status(), v.Body)
	}
	_, err = fmt.Fprintf(out, "your vote to %s counts: %s\n", action, v.JSON200.ResultStatus)
	return err
}

// checkRequest holds what is to be stamped to what was shown.
func checkRequest(asked client.ActivityApproval, shown client.CustodyActivityDetail, requestType string) error {
	var text struct{ OrganizationID string }
	if err := json.Unmarshal([]byte(shown.Text), &text); err != nil {
		return fmt.Errorf("the activity's text: %w", err)
	}
	want, err := json.Marshal(struct {
		Type           string `json:"type"`
		TimestampMs    string `json:"timestampMs"`
		OrganizationID string `json:"organizationId"`
		Parameters     any    `json:"parameters"`
	}{requestType, asked.CustodyRequest.TimestampMs, text.OrganizationID, map[string]string{"fingerprint": shown.Activity.Fingerprint}})
	if err != nil {
		return err
	}
	if string(want) != asked.StampPayload {
		return fmt.Errorf("the service asks for a stamp over %s, which is no vote on what was shown", asked.StampPayload)
	}
	return nil
}
