package approval_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"testing"
	"time"

	"github.com/go-webauthn/webauthn/protocol/webauthncbor"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/stamp"
	"github.com/granaryhq/granary/internal/stamp/stamptest"
	"github.com/granaryhq/granary/internal/store"
)

// apply makes a change as any requester of the signer may.
func (w *world) apply(p approval.Proposal, votes ...custody.StampedVote) error {
	w.Helper()
	return approval.NewAppliers().VerifyAndApply(w.ctx, w.db, p.Canonical(), votes, nil)
}

// adding is the change of an organization that adds an approver with a new key.
func (w *world) adding(organization, change uuid.UUID, name string) approval.Proposal {
	w.Helper()
	body := map[string]any{"add": approval.Approver{Name: name, Kind: stamp.APIKey, PublicKey: stamptest.NewAPIKey(w.T).PublicKey()}}
	text, err := json.Marshal(body)
	w.must(err)
	return approval.Proposal{Organization: organization, Kind: approval.ApproverChange, ValidBefore: w.db.Clock().Now().Add(time.Hour).Unix(), Change: &approval.Change{ID: change, Body: text}}
}

// An approver's id cannot be chosen: a change of another organization's, which needs no approval there, neither
// brings back a removed approver nor takes the id of one who is yet to be added.
func TestNoChangeTouchesAnotherApprover(t *testing.T) {
	eachWorld(t, func(w *world) {
		boss := w.register("boss")
		w.register("leaver", boss)
		leaver := w.settings().Approvers[0]
		if leaver.ID == boss.ID {
			leaver = w.settings().Approvers[1]
		}
		_, removal, err := w.RemoveApprover(w.ctx, w.org, leaver.ID)
		w.must(err)
		boss.Vote(removal.ID, approval.Approve)

		named := w.adding(uuid.New(), uuid.New(), "first")
		named.Change.Body = json.RawMessage(`{"add":{"id":"` + leaver.ID.String() + `",` + string(named.Change.Body[len(`{"add":{`):]))
		if err := w.apply(named); !errors.Is(err, custody.ErrDenied) {
			w.Errorf("a body that names an approver's id is answered with %v, want ErrDenied", err)
		}
		change := uuid.New()
		w.must(w.apply(w.adding(uuid.New(), change, "first")))
		w.must(w.apply(w.adding(uuid.New(), change, "first")))
		if got := w.settings().Approvers; len(got) != 1 || got[0].ID != boss.ID {
			w.Errorf("changes of other organizations leave the approvers %v, want the boss alone", got)
		}
	})
}

// The approver in force under an id is the approved one, and no earlier one.
func TestAnApproverOfAnIDThatHasBeenThereIsRefused(t *testing.T) {
	eachWorld(t, func(w *world) {
		organization, change := uuid.New(), uuid.New()
		first := w.adding(organization, change, "first")
		w.must(w.apply(first))
		w.must(w.db.Write(w.ctx, func(tx *store.Tx) error {
			tx.Defer(`UPDATE approvers SET status = 'removed' WHERE organization_id = $1`, organization)
			tx.Defer(`DELETE FROM applied_changes WHERE organization_id = $1`, organization)
			return nil
		}))
		if err := w.apply(w.adding(organization, change, "second")); !errors.Is(err, custody.ErrDenied) {
			w.Errorf("another approver under the change's id is answered with %v, want ErrDenied", err)
		}
		s, err := w.GetSettings(w.ctx, organization)
		w.must(err)
		if len(s.Approvers) != 0 {
			w.Errorf("the removed approver %s is active again", s.Approvers[0].Name)
		}
	})
}

// One private key has one vote, for any kind of registration.
func TestOneKeyIsOneApprover(t *testing.T) {
	eachWorld(t, func(w *world) {
		boss := w.register("boss")
		key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
		w.must(err)
		full, err := key.PublicKey.Bytes()
		w.must(err)
		cose, err := webauthncbor.Marshal(map[int]any{1: 2, 3: -7, -1: 1, -2: full[1:33], -3: full[33:]})
		w.must(err)
		encode := base64.RawURLEncoding.EncodeToString
		compressed := append([]byte{2 + full[64]&1}, full[1:33]...)
		_, first, err := w.RegisterApprover(w.ctx, w.org, uuid.New(),
			approval.Registration{Name: "passkey", Kind: stamp.WebAuthn, CredentialID: encode([]byte("one")), PublicKey: encode(cose), RPID: "app.example.com"})
		w.must(err)
		boss.Vote(first.ID, approval.Approve)
		for what, r := range map[string]approval.Registration{
			"an API key":           {Name: "api key", Kind: stamp.APIKey, PublicKey: hex.EncodeToString(compressed)},
			"a second credential":  {Name: "other", Kind: stamp.WebAuthn, CredentialID: encode([]byte("two")), PublicKey: encode(cose), RPID: "app.example.com"},
			"another party's":      {Name: "other", Kind: stamp.WebAuthn, CredentialID: encode([]byte("two")), PublicKey: encode(cose), RPID: "example.com"},
			"the credential's own": {Name: "other", Kind: stamp.WebAuthn, CredentialID: encode([]byte("one")), PublicKey: encode(cose), RPID: "app.example.com"},
		} {
			var f *fault.Error
			if _, _, err := w.RegisterApprover(w.ctx, w.org, uuid.New(), r); !errors.As(err, &f) || f.Code != fault.WorkflowConflict {
				w.Errorf("the key registered again as %s is answered with %v, want workflow_conflict", what, err)
			}
		}
	})
}
