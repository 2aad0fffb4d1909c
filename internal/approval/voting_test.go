package approval_test

import (
	"crypto/elliptic"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"math/big"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/stamp"
	"github.com/granaryhq/granary/internal/stamp/stamptest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// ballotScene is a payout that lacks one approval, with other subjects of a wrong vote.
type ballotScene struct {
	*world
	first, second, removed *approvaltest.Approver
	a, other               approval.Activity
}

func newBallotScene(w *world) ballotScene {
	first := w.register("first")
	s := ballotScene{world: w, first: first, second: w.register("second", first), removed: w.register("removed", first)}
	w.publish(requireApprovals(2), first)
	s.a, s.other = w.ask(w.payout(5)), w.ask(w.payout(6))
	_, removal, err := w.RemoveApprover(w.ctx, w.org, s.removed.ID)
	w.must(err)
	first.Vote(removal.ID, approval.Approve)
	second := s.second.Vote(removal.ID, approval.Approve)
	if second.Status != approval.Completed {
		w.Fatalf("the removal is %s", second.Status)
	}
	return s
}

// good is the ballot that is taken.
func (s ballotScene) good() approval.Ballot { return s.first.Ballot(s.a.ID, approval.Approve) }

// request is the good request with something else in it.
func (s ballotScene) request(change func(r *approval.Request)) approval.Request {
	r := s.good().Request
	change(&r)
	return r
}

func (s ballotScene) at(d time.Duration) approval.Request {
	return approval.NewRequest(s.org, s.a.Fingerprint, approval.Approve, s.db.Clock().Now().Add(d))
}

// Each vote is right but for one thing, and is refused for it in words of its own.
func TestAVoteMustProveWhatItIs(t *testing.T) {
	eachWorld(t, func(w *world) {
		s := newBallotScene(w)
		for _, c := range wrongBallots {
			s.a = w.ask(w.payout(5))
			_, err := w.Vote(w.ctx, w.org, s.a.ID, c.ballot(s))
			if fault.CodeOf(err) != c.code || !strings.Contains(err.Error(), c.text) {
				w.Errorf("%s: %v, want %s: %s", c.what, err, c.code, c.text)
			}
			if a := w.activity(s.a.ID); a.Approvals != 0 {
				w.Errorf("%s: %d approvals were counted", c.what, a.Approvals)
			}
			if _, err := w.Vote(w.ctx, w.org, s.a.ID, s.good()); err != nil {
				w.Errorf("%s: with everything right: %v", c.what, err)
			}
		}
	})
}

var wrongBallots = []struct {
	what   string
	ballot func(s ballotScene) approval.Ballot
	code   fault.Code
	text   string
}{
	{"another action than the request's", func(s ballotScene) approval.Ballot { b := s.good(); b.Choice = approval.Reject; return b },
		fault.Validation, "the request's type is not the one of this vote"},
	{"another payload than the stamp's", func(s ballotScene) approval.Ballot { b := s.good(); b.Request = s.at(time.Second); return b },
		fault.Validation, "the stamp's signature is not the key's over this request"},
	{"another organization's request", func(s ballotScene) approval.Ballot {
		return s.first.Sign(s.request(func(r *approval.Request) { r.OrganizationID = uuid.NewString() }), approval.Approve)
	}, fault.Validation, "the request is another organization's"},
	{"another type", func(s ballotScene) approval.Ballot {
		return s.first.Sign(s.request(func(r *approval.Request) { r.Type = "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2" }), approval.Approve)
	}, fault.Validation, "the request's type is not the one of this vote"},
	{"another activity's fingerprint", func(s ballotScene) approval.Ballot {
		return s.first.Sign(s.request(func(r *approval.Request) { r.Parameters.Fingerprint = s.other.Fingerprint }), approval.Approve)
	}, fault.Validation, "the request's fingerprint is not this activity's"},
	{"a stale timestamp", func(s ballotScene) approval.Ballot { return s.first.Sign(s.at(-6*time.Minute), approval.Approve) },
		fault.Validation, "the request's timestampMs is not within five minutes of now"},
	{"a timestamp from the future", func(s ballotScene) approval.Ballot { return s.first.Sign(s.at(6*time.Minute), approval.Approve) },
		fault.Validation, "the request's timestampMs is not within five minutes of now"},
	{"a timestamp in another form", func(s ballotScene) approval.Ballot {
		return s.first.Sign(s.request(func(r *approval.Request) { r.TimestampMs = "+" + r.TimestampMs }), approval.Approve)
	}, fault.Validation, "the request's timestampMs is not within five minutes of now"},
	{"another header", func(s ballotScene) approval.Ballot { b := s.good(); b.StampHeader = "X-Signature"; return b },
		fault.Validation, "the stamp's header is neither"},
	{"no stamp", func(s ballotScene) approval.Ballot { b := s.good(); b.StampValue = ""; return b },
		fault.Validation, "the stamp is malformed"},
	{"another curve", func(s ballotScene) approval.Ballot {
		return s.restamp(func(st map[string]string) { st["scheme"] = "SIGNATURE_SCHEME_TK_API_SECP256K1" })
	}, fault.Validation, "the stamp's scheme is not"},
	{"another's signature under an approver's key", func(s ballotScene) approval.Ballot {
		b, other := s.good(), decodeStamp(s.T, s.second.Ballot(s.a.ID, approval.Approve).StampValue)
		mine := decodeStamp(s.T, b.StampValue)
		mine["signature"] = other["signature"]
		b.StampValue = encodeStamp(s.T, mine)
		return b
	}, fault.Validation, "the stamp's signature is not the key's over this request"},
	{"a stranger's key", func(s ballotScene) approval.Ballot {
		b, key := s.good(), stamptest.NewAPIKey(s.T)
		b.StampHeader, b.StampValue = key.Stamp(b.Request.StampPayload())
		return b
	}, fault.Forbidden, "the stamp's key is none of a current approver's"},
	{"a removed approver", func(s ballotScene) approval.Ballot { return s.removed.Ballot(s.a.ID, approval.Approve) },
		fault.Forbidden, "the stamp's key is none of a current approver's"},
}

func decodeStamp(t *testing.T, value string) map[string]string {
	t.Helper()
	text, err := base64.RawURLEncoding.DecodeString(value)
	var st map[string]string
	if err == nil {
		err = json.Unmarshal(text, &st)
	}
	if err != nil {
		t.Fatal(err)
	}
	return st
}

func encodeStamp(t *testing.T, st map[string]string) string {
	t.Helper()
	text, err := json.Marshal(st)
	if err != nil {
		t.Fatal(err)
	}
	return base64.RawURLEncoding.EncodeToString(text)
}

// restamp is the good ballot with something else in its stamp.
func (s ballotScene) restamp(change func(st map[string]string)) approval.Ballot {
	b := s.good()
	st := decodeStamp(s.T, b.StampValue)
	change(st)
	b.StampValue = encodeStamp(s.T, st)
	return b
}

// A stamp counts once, for any form of its signature; an approver votes once.
func TestAStampAndAnApproverCountOnce(t *testing.T) {
	eachWorld(t, func(w *world) {
		s := newBallotScene(w)
		b := s.good()
		if _, err := w.Vote(w.ctx, w.org, s.a.ID, b); err != nil {
			t.Fatal(err)
		}
		malleated := b
		st := decodeStamp(t, b.StampValue)
		st["signature"] = negateS(t, st["signature"])
		malleated.StampValue = encodeStamp(t, st)
		for what, again := range map[string]approval.Ballot{"a replayed stamp": b, "a malleated stamp": malleated} {
			_, err := w.Vote(w.ctx, w.org, s.a.ID, again)
			if fault.CodeOf(err) != fault.Validation || !strings.Contains(err.Error(), "the stamp was used before") {
				t.Errorf("%s: %v", what, err)
			}
		}
		for _, choice := range []approval.Choice{approval.Approve, approval.Reject} {
			_, err := w.Vote(w.ctx, w.org, s.a.ID, s.first.Sign(approval.NewRequest(w.org, s.a.Fingerprint, choice, w.db.Clock().Now().Add(time.Second)), choice))
			if fault.CodeOf(err) != fault.Forbidden || !strings.Contains(err.Error(), "this approver has voted on this activity") {
				t.Errorf("a second vote, to %s: %v", choice, err)
			}
		}
		if a := w.activity(s.a.ID); a.Approvals != 1 || a.Status != approval.ConsensusNeeded {
			t.Errorf("%d approvals were counted, it is %s", a.Approvals, a.Status)
		}
	})
}

// negateS is the other signature of the same key over the same text: (r, n-s).
func negateS(t *testing.T, der string) string {
	t.Helper()
	raw, err := hex.DecodeString(der)
	if err != nil {
		t.Fatal(err)
	}
	rLength := int(raw[3])
	s := new(big.Int).SetBytes(raw[4+rLength+2:])
	negated := new(big.Int).Sub(elliptic.P256().Params().N, s).Bytes()
	if negated[0] >= 0x80 {
		negated = append([]byte{0}, negated...)
	}
	out := append([]byte{0x30, 0}, raw[2:4+rLength]...)
	out = append(append(out, 2, byte(len(negated))), negated...)
	out[1] = byte(len(out) - 2)
	return hex.EncodeToString(out)
}

// Another organization's activity does not exist, for any stamp.
func TestAnotherOrganizationsActivityIsNotThere(t *testing.T) {
	eachWorld(t, func(w *world) {
		s := newBallotScene(w)
		foreign := &world{w.T, w.ctx, w.db, w.Service, uuid.New()}
		theirs := foreign.register("theirs")
		b := theirs.Sign(approval.NewRequest(foreign.org, s.a.Fingerprint, approval.Approve, w.db.Clock().Now()), approval.Approve)
		if _, err := w.Vote(w.ctx, foreign.org, s.a.ID, b); fault.CodeOf(err) != fault.ActivityNotFound {
			t.Errorf("voting: %v", err)
		}
		if _, err := w.NewVoteRequest(w.ctx, foreign.org, s.a.ID, approval.Approve); fault.CodeOf(err) != fault.ActivityNotFound {
			t.Errorf("asking for the request: %v", err)
		}
		// In its own organization a stranger's key is a stranger's.
		own := theirs.Sign(approval.NewRequest(w.org, s.a.Fingerprint, approval.Approve, w.db.Clock().Now()), approval.Approve)
		if _, err := w.Vote(w.ctx, w.org, s.a.ID, own); fault.CodeOf(err) != fault.Forbidden {
			t.Errorf("a foreign approver: %v", err)
		}
	})
}

// An ended activity takes no vote, however it ended.
func TestAnEndedActivityTakesNoVotes(t *testing.T) {
	eachWorld(t, func(w *world) {
		first := w.register("first")
		w.publish(requireApprovals(1), first)
		for what, end := range map[string]func(a approval.Activity, q approval.Question){
			"approved": func(a approval.Activity, _ approval.Question) { first.Vote(a.ID, approval.Approve) },
			"rejected": func(a approval.Activity, _ approval.Question) { first.Vote(a.ID, approval.Reject) },
			"cancelled": func(_ approval.Activity, q approval.Question) {
				w.must(w.db.Write(w.ctx, func(tx *store.Tx) error { return approval.EndFor(w.ctx, tx, q.Owner.ID) }))
			},
			"whose time is over": func(approval.Activity, approval.Question) { w.db.Clock().Advance(61 * time.Minute) },
		} {
			q := w.payout(5)
			a := w.ask(q)
			late := first.Ballot(a.ID, approval.Approve)
			end(a, q)
			if what == "whose time is over" {
				late = first.Sign(approval.NewRequest(w.org, a.Fingerprint, approval.Approve, w.db.Clock().Now()), approval.Approve)
			}
			if _, err := w.Vote(w.ctx, w.org, a.ID, late); fault.CodeOf(err) != fault.WorkflowConflict || !strings.Contains(err.Error(), "the activity has ended") {
				t.Errorf("what was %s: %v", what, err)
			}
			pending, err := w.ListPending(w.ctx, w.org)
			w.must(err)
			if len(pending) > 0 {
				t.Errorf("what was %s is among those that wait", what)
			}
		}
	})
}

// One row that was spoilt hides none of the others.
func TestAnActivityThatCannotBeReadHidesNoOther(t *testing.T) {
	eachWorld(t, func(w *world) {
		first := w.register("first")
		w.publish(requireApprovals(1), first)
		spoilt, sound := w.ask(w.payout(5)), w.ask(w.payout(6))
		w.must(w.db.Write(w.ctx, func(tx *store.Tx) error {
			tx.Defer(`UPDATE custody_activities SET requirements = '{' WHERE id = $1`, spoilt.ID)
			return nil
		}))
		pending, err := w.ListPending(w.ctx, w.org)
		w.must(err)
		if len(pending) != 1 || pending[0].ID != sound.ID {
			t.Errorf("%d wait, want the one that can be read", len(pending))
		}
		found, _, err := w.List(w.ctx, w.org, store.Page{Limit: 100})
		w.must(err)
		if !slices.ContainsFunc(found, func(a approval.Activity) bool { return a.ID == sound.ID }) {
			t.Error("an activity is not listed beside one that cannot be read")
		}
		if slices.ContainsFunc(found, func(a approval.Activity) bool { return a.ID == spoilt.ID }) {
			t.Error("an activity that cannot be read is listed")
		}
	})
}

// Two last votes race on two replicas: both count or one comes too late, and the owner is notified once.
func TestTwoVotesRaceOnTwoReplicas(t *testing.T) {
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			address := storetest.Address(t, engine)
			db, replica := storetest.Connect(t, address), storetest.Connect(t, address)
			w := &world{t, t.Context(), db, patient(approvaltest.NewService(db)), uuid.New()}
			first := w.register("first")
			second := w.register("second", first)
			w.publish(requireApprovals(1), first)
			for range 5 {
				q := w.payout(5)
				a := w.ask(q)
				services := []*approval.Service{w.Service, patient(approvaltest.NewService(replica))}
				ballots := []approval.Ballot{first.Ballot(a.ID, approval.Approve), second.Ballot(a.ID, approval.Approve)}
				results, errs := make([]approval.Result, 2), make([]error, 2)
				var wg sync.WaitGroup
				for i := range services {
					wg.Go(func() { results[i], errs[i] = services[i].Vote(w.ctx, w.org, a.ID, ballots[i]) })
				}
				wg.Wait()
				completed := 0
				for i, err := range errs {
					switch {
					case err == nil && results[i].Approved:
						completed++
					case fault.CodeOf(err) != fault.WorkflowConflict:
						t.Errorf("a vote came to %+v, %v", results[i], err)
					}
				}
				if completed != 1 {
					t.Errorf("%d votes completed the quorum, want 1", completed)
				}
				if told := w.told(q); len(told) != 1 {
					t.Errorf("%v are to be done, want one task", told)
				}
			}
		})
	}
}

// A WebAuthn credential votes, and one that was copied is found by its counter.
func TestAWebAuthnCredentialVotes(t *testing.T) {
	eachWorld(t, func(w *world) {
		device := stamptest.NewAuthenticator(t, "approve.example.com")
		registered, _, err := w.RegisterApprover(w.ctx, w.org, uuid.New(), approval.Registration{Name: "phone", Kind: stamp.WebAuthn,
			PublicKey: device.PublicKey(), CredentialID: device.CredentialID(), RPID: "approve.example.com"})
		w.must(err)
		vote := func(a approval.Activity) error {
			r := approval.NewRequest(w.org, a.Fingerprint, approval.Approve, w.db.Clock().Now())
			header, value := device.Stamp(r.StampPayload())
			_, err := w.Vote(w.ctx, w.org, a.ID, approval.Ballot{Choice: approval.Approve, Request: r, StampHeader: header, StampValue: value})
			return err
		}
		rules, err := w.PutRules(w.ctx, w.org, requireApprovals(1, registered.ID), nil)
		w.must(err)
		w.must(vote(rules))
		w.must(vote(w.ask(w.payout(5))))
		device.Counter--
		if err := vote(w.ask(w.payout(6))); fault.CodeOf(err) != fault.Validation || !strings.Contains(err.Error(), "counter") {
			w.Errorf("a copy of the credential: %v", err)
		}
	})
}
