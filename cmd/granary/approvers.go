package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/secretfile"
)

type approversCommand struct {
	Key   approverKeyCommand   `cmd:"" help:"Make the key of an approver, on the approver's own machine."`
	Stamp approverStampCommand `cmd:"" help:"Stamp a request with an approver's key: this is the approval."`

	List    approversListCommand    `cmd:"" help:"List who approves."`
	Add     approversAddCommand     `cmd:"" help:"Register a key. The first one is there at once, each further one when it is approved."`
	Remove  approversRemoveCommand  `cmd:"" help:"Remove an approver, once that is approved."`
	Pending approversPendingCommand `cmd:"" help:"List what waits for approval."`
	Show    approversShowCommand    `cmd:"" help:"Print what is to be approved, and hold its fingerprint to it."`
	Approve approversApproveCommand `cmd:"" help:"Print what is to be approved, and approve it."`
	Reject  approversRejectCommand  `cmd:"" help:"Print what is to be approved, and reject it: that ends it."`

	Reset approversResetCommand `cmd:"" help:"Put others in place of all approvers and rules of an organization whose keys are lost, in a database: the operator's."`
}

type approverKeyCommand struct {
	New approverKeyNewCommand `cmd:"" help:"Write a new private key to a file and print its public key, which is registered."`
}

type approverKeyNewCommand struct {
	Out string `help:"The file of the private key, which must not exist." required:"" placeholder:"FILE"`
}

func (k approverKeyNewCommand) Run(out io.Writer) error {
	key, err := client.GenerateAPIKey()
	if err != nil {
		return fmt.Errorf("make a key: %w", err)
	}
	text, err := client.EncodeAPIKey(key)
	if err != nil {
		return err
	}
	stamper, err := client.NewAPIKeyStamper(key)
	if err != nil {
		return err
	}
	err = secretfile.Create(k.Out, []byte(text+"\n"))
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s exists, and a key is not overwritten", k.Out)
	}
	if err != nil {
		return fmt.Errorf("write the private key: %w", err)
	}
	_, err = fmt.Fprintln(out, stamper.PublicKey())
	return err
}

type approverStampCommand struct {
	Key     string `help:"The file of the private key." required:"" placeholder:"FILE"`
	Payload string `arg:"" optional:"" default:"-" help:"The stampPayload of an approval request, exactly as it came; - reads it from the standard input, less one line break at its end."`
}

// approvalStamp is the customerApprovalStamp of a vote.
type approvalStamp struct {
	Name  string `json:"stampHeaderName"`
	Value string `json:"stampHeaderValue"`
}

// maxStampPayload is many times the size of an approval request.
const maxStampPayload = 1 << 20

func (s approverStampCommand) Run(out io.Writer) error {
	text, err := secretfile.Read(s.Key)
	if err != nil {
		return fmt.Errorf("read the private key: %w", err)
	}
	stamper, err := client.ParseAPIKeyStamper(strings.TrimSpace(string(text)))
	if err != nil {
		return fmt.Errorf("%s: %w", s.Key, err)
	}
	payload, err := s.readPayload(os.Stdin)
	if err != nil {
		return err
	}
	var stamp approvalStamp
	if stamp.Name, stamp.Value, err = stamper.Stamp(payload); err != nil {
		return err
	}
	return json.NewEncoder(out).Encode(stamp)
}

func (s approverStampCommand) readPayload(in io.Reader) (string, error) {
	payload := s.Payload
	if payload == "-" {
		read, err := io.ReadAll(io.LimitReader(in, maxStampPayload+1))
		if err != nil {
			return "", fmt.Errorf("read the payload: %w", err)
		}
		payload = strings.TrimSuffix(string(read), "\n")
	}
	if payload == "" || len(payload) > maxStampPayload {
		return "", fmt.Errorf("the payload has %d bytes: it is the stampPayload of an approval request", len(payload))
	}
	return payload, nil
}
