package signerrpc

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/stamp"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

// largestChange is a change whose text has as many bytes as the service accepts, with the longest votes of
// as many approvers as there may be.
func largestChange(t *testing.T) custody.ChangeRequest {
	t.Helper()
	p := approval.Proposal{Organization: uuid.New(), Kind: approval.AddressBookChange, ValidBefore: time.Now().Unix()}
	withBody := func(length int) []byte {
		change := approval.EncodeChange(uuid.New(), strings.Repeat("a", length))
		p.Change = &change
		return p.Canonical()
	}
	text := withBody(approval.MaxChangeText - len(withBody(0)))
	if len(text) != approval.MaxChangeText {
		t.Fatalf("the text has %d bytes", len(text))
	}
	r := custody.ChangeRequest{Proposal: text}
	for range approval.MaxApprovers {
		asked := approval.NewRequest(p.Organization, p.Fingerprint(), approval.Approve, time.Now())
		r.Votes = append(r.Votes, custody.StampedVote{Approver: uuid.New(), RequestText: asked.StampPayload(), StampHeader: stamp.HeaderWebAuthn,
			StampValue: strings.Repeat("<", stamp.MaxSize), At: time.Now().UTC()})
	}
	return r
}

// The largest change that the service accepts crosses the wire, whether it is to be made or was rejected. A
// longer request is not sent.
func TestTheLargestChangeCrossesTheWire(t *testing.T) {
	w := newWorld(t)
	var got []custody.ChangeRequest
	c := w.client(t, w.serve(t, scriptedSigner{apply: func(r custody.ChangeRequest) error {
		got = append(got, r)
		return nil
	}}))
	sent := largestChange(t)
	if err := errors.Join(c.ApplyChange(t.Context(), sent), c.Reject(t.Context(), sent)); err != nil {
		t.Fatal(err)
	}
	for _, r := range got {
		if !bytes.Equal(r.Proposal, sent.Proposal) || len(r.Votes) != len(sent.Votes) {
			t.Errorf("%d bytes and %d votes have come", len(r.Proposal), len(r.Votes))
		}
	}
	sent.Votes = append(sent.Votes, sent.Votes[:5]...)
	if err := c.ApplyChange(t.Context(), sent); !errors.Is(err, custody.ErrUnreadable) || len(got) != 2 {
		t.Errorf("a request that is too long: %v, and the signer was asked %d times", err, len(got))
	}
}

// importOf is a CSV of as many entries as an import may have, each with a label of 128 of these characters.
func importOf(t *testing.T, character string) []byte {
	t.Helper()
	var b strings.Builder
	b.WriteString("label,chain,address\n")
	for n := range policy.MaxImported {
		fmt.Fprintf(&b, "%s,base,0x%040d\n", strings.Repeat(character, 128), 1_000_000+n)
	}
	if length := b.Len() + policy.MaxImported + 100; length > 1<<20 { // as a string in a JSON body
		t.Fatalf("the API accepts no request of %d bytes", length)
	}
	return []byte(b.String())
}

// An import of as many lines as there may be, with the longest labels, is made at a signer that is reached over
// the network. One whose text is too long since it consists of escapes is refused when it is proposed,
// so that no change waits for a signer that cannot read it.
func TestTheLargestImportIsMade(t *testing.T) {
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			here, there := storetest.Open(t, engine), storetest.Open(t, engine)
			define := func() *approval.Appliers {
				appliers := approval.NewAppliers()
				policy.DefineChanges(appliers, policy.NewPayees(nil), []chain.Name{chain.Base})
				return appliers
			}
			w := newWorld(t)
			service := approval.NewService(here, define(), w.client(t, w.serve(t, approvaltest.Signer{DB: there, Appliers: define()})))
			books := policy.NewService(here, policy.NewPayees(nil), []chain.Name{chain.Base}, service)
			org := uuid.New()
			alice, _ := approvaltest.Register(t, service, org, "alice")

			if made, err := books.Import(t.Context(), org, importOf(t, "<"), false); fault.CodeOf(err) != fault.Validation {
				t.Errorf("an import whose text is too long: %v, %+v", err, made.Refused)
			}
			if waiting, err := service.ListPending(t.Context(), org); err != nil || len(waiting) != 0 {
				t.Errorf("%d activities wait, %v", len(waiting), err)
			}
			made, err := books.Import(t.Context(), org, importOf(t, "a"), false)
			if err != nil || made.Activity == nil {
				t.Fatalf("%v, %+v", err, made.Refused)
			}
			alice.Vote(made.Activity.ID, approval.Approve)
			runner := tasktest.NewRunner(t, here, tasktest.Lease)
			service.Register(runner.Runner)
			runner.Start()
			waittest.Until(t, "the import is made", func() bool {
				here.Clock().Advance(time.Second) // a busy machine may leave it to its task
				a, _, err := service.Get(t.Context(), org, made.Activity.ID)
				return err == nil && a.Status == approval.Completed
			}, tasktest.State(here))
		})
	}
}
