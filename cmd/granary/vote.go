package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/google/uuid"
	"golang.org/x/term"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/secretfile"
)

// activityFlags name an activity.
type activityFlags struct {
	apiFlags
	Organization uuid.UUID `help:"Your organization's id. An activity of another one is rejected." env:"GRANARY_ORGANIZATION" placeholder:"UUID"`
	Activity     uuid.UUID `arg:"" help:"The activity's id."`
}

type approversShowCommand struct{ activityFlags }

func (c approversShowCommand) Run(ctx context.Context, out io.Writer) error {
	api, err := c.open()
	if err != nil {
		return err
	}
	shown, err := c.loadActivity(ctx, api)
	if err != nil {
		return err
	}
	return shown.print(out)
}

// activity is an activity whose text is proven to be the one that its id names. The service's other statements about
// it are not proven.
type activity struct {
	client.CustodyActivityDetail
	proposal approval.Proposal
}

// loadActivity reads an activity and checks that its text has the requested id. The text must be a proposal of
// granary's, in its one spelling: a stamp over it is then valid for that alone.
func (f activityFlags) loadActivity(ctx context.Context, api *client.ClientWithResponses) (activity, error) {
	id := f.Activity.String()
	r, err := api.GetCustodyActivityWithResponse(ctx, id)
	if err != nil {
		return activity{}, fmt.Errorf("read the activity: %w", err)
	}
	if r.JSON200 == nil {
		return activity{}, refusedAnswer("read the activity", r.Status(), r.Body)
	}
	if err := client.VerifyActivity(*r.JSON200, id); err != nil {
		return activity{}, err
	}
	p, err := approval.DecodeProposal([]byte(r.JSON200.Text))
	if err != nil {
		return activity{}, fmt.Errorf("the activity's text: %w", err)
	}
	if f.Organization != uuid.Nil && p.Organization != f.Organization {
		return activity{}, fmt.Errorf("the activity is of the organization %s: do not approve it", p.Organization)
	}
	return activity{*r.JSON200, p}, nil
}

// print shows the fingerprint, the whole text, the calls that it would have signed as they are
// decoded here, and how far its approval is. It returns an error if no approver should approve,
// after it has shown why.
func (a activity) print(out io.Writer) error {
	calls, wrong := describeIntent(a.proposal)
	err := printAll(out, a.Activity.Fingerprint, indentJSON(a.Text))
	if c := a.proposal.Contract; c != nil && c.Body != "" {
		err = errors.Join(err, printAll(out, "the change of the contract: "+indentJSON(c.Body)))
	}
	err = errors.Join(err, printAll(out, calls...), printAll(out, fmt.Sprintf("%s, %d of %d approvals", a.Activity.Status,
		a.Activity.ActivityMetadata.Approvals, a.Activity.ActivityMetadata.ApprovalsRequired)))
	if hidden := a.proposal.CheckVisible(); hidden != nil {
		wrong = errors.Join(wrong, fmt.Errorf("the activity's text steers a screen: do not approve it: %w", hidden))
	}
	return errors.Join(err, wrong, a.proposal.CheckNamesApprovers(), policy.CheckNamesEntries(a.proposal), checkNamesSources(a.proposal))
}

func printAll(out io.Writer, texts ...string) error {
	for _, text := range texts {
		if _, err := fmt.Fprintln(out, printable.EscapeLines(text)); err != nil {
			return err
		}
	}
	return nil
}

// indentJSON returns a JSON text as people read it, and a text that is none as it is.
func indentJSON(text string) string {
	var indented bytes.Buffer
	if json.Indent(&indented, []byte(text), "", "  ") != nil {
		return text
	}
	return indented.String()
}

// approverVoteFlags are the flags that a vote needs.
type approverVoteFlags struct {
	activityFlags
	Key         string `help:"The file of the private key." required:"" placeholder:"FILE"`
	Fingerprint string `help:"The fingerprint of the text that you mean, from somebody else than the service. The vote is rejected here if the activity has another, and is cast without a question if it has this one. Required where there is no terminal to ask on." placeholder:"sha256:HEX"`
}

type (
	approversApproveCommand struct{ approverVoteFlags }
	approversRejectCommand  struct{ approverVoteFlags }
)

func (c approversApproveCommand) Run(ctx context.Context, out io.Writer) error {
	return c.vote(ctx, out, client.VoteActionApprove)
}

func (c approversRejectCommand) Run(ctx context.Context, out io.Writer) error {
	return c.vote(ctx, out, client.VoteActionReject)
}

// errNoTerminal says that there is no terminal on which to confirm the stamp.
var errNoTerminal = errors.New("there is no terminal to ask on: name with --fingerprint the text that you mean")

// vote stamps a text that was asked for by its id, is shown, and is confirmed: by its
// fingerprint, or by its reader on the terminal. A service in an attacker's hands could
// respond with another activity, or with another request to stamp.
func (c approverVoteFlags) vote(ctx context.Context, out io.Writer, action client.VoteAction) error {
	stamper, err := c.readKey()
	if err != nil {
		return err
	}
	if c.Fingerprint == "" && !term.IsTerminal(int(os.Stdin.Fd())) {
		return errNoTerminal
	}
	api, err := c.open()
	if err != nil {
		return err
	}
	shown, err := c.loadActivity(ctx, api)
	if err != nil {
		return err
	}
	if c.Fingerprint != "" && c.Fingerprint != shown.Activity.Fingerprint {
		return fmt.Errorf("the activity's fingerprint is %s", shown.Activity.Fingerprint)
	}
	if wrong := shown.print(out); wrong != nil && action == client.VoteActionApprove {
		return wrong
	}
	if c.Fingerprint == "" {
		if err := confirmVote(out, action, shown.Activity.Fingerprint); err != nil {
			return err
		}
	}
	return castVote(ctx, out, api, stamper, shown, action)
}

func (c approverVoteFlags) readKey() (*client.APIKeyStamper, error) {
	secret, err := secretfile.Read(c.Key)
	if err != nil {
		return nil, fmt.Errorf("read the private key: %w", err)
	}
	stamper, err := client.ParseAPIKeyStamper(strings.TrimSpace(string(secret)))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", c.Key, err)
	}
	return stamper, nil
}

// confirmLength is how many characters of the fingerprint are typed.
const confirmLength = 6

// confirmVote asks on the terminal. The end of the fingerprint is typed, not "yes": it is of
// this text alone, and cannot be typed without having looked.
func confirmVote(out io.Writer, action client.VoteAction, fingerprint string) error {
	if _, err := fmt.Fprintf(out, "To %s this, type the last %d characters of its fingerprint: ", action, confirmLength); err != nil {
		return err
	}
	typed, err := bufio.NewReader(os.Stdin).ReadString('\n')
	if err != nil && !errors.Is(err, io.EOF) {
		return fmt.Errorf("read the typed answer: %w", err)
	}
	if strings.ToLower(strings.TrimSpace(typed)) != fingerprint[len(fingerprint)-confirmLength:] {
		return errors.New("no stamp is made: the answer is not the end of the fingerprint")
	}
	return nil
}

// castVote asks for the request, requires it to equal the text that was shown, stamps it and votes.
func castVote(ctx context.Context, out io.Writer, api *client.ClientWithResponses, stamper *client.APIKeyStamper, shown activity, action client.VoteAction) error {
	id := client.ActivityIDOf(shown.Text)
	r, err := api.RequestActivityApprovalWithResponse(ctx, client.ActivityApprovalRequest{ActivityID: id, Action: action})
	if err != nil {
		return fmt.Errorf("ask for the request: %w", err)
	}
	if r.JSON200 == nil {
		return refusedAnswer("ask for the request", r.Status(), r.Body)
	}
	if err := errors.Join(client.VerifyApproval(*r.JSON200, shown.CustodyActivityDetail, action), client.VerifyVoteTime(*r.JSON200, time.Now())); err != nil {
		return err
	}
	name, value, err := stamper.Stamp(r.JSON200.StampPayload)
	if err != nil {
		return err
	}
	v, err := api.VoteOnActivityWithResponse(ctx, id, client.ActivityVote{Action: action, CustodyRequest: r.JSON200.CustodyRequest,
		CustomerApprovalStamp: client.CustomerApprovalStamp{StampHeaderName: name, StampHeaderValue: value}})
	if err != nil {
		return fmt.Errorf("vote: %w", err)
	}
	if v.JSON200 == nil {
		return refusedAnswer("vote", v.Status(), v.Body)
	}
	_, err = fmt.Fprintf(out, "your vote to %s counts: %s\n", action, printable.Escape(v.JSON200.ResultStatus))
	return err
}
