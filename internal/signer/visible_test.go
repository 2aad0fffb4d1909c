package signer_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/risk"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/stamp/stamptest"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// changeBodies has a body with text in every field of each kind of change.
func changeBodies(tb testing.TB) map[approval.Kind][]string {
	const id = `"7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e"`
	return map[approval.Kind][]string{
		approval.ApproverChange: {`{"add":{"name":"bob","kind":"api_key","publicKey":"` + stamptest.NewAPIKey(tb).PublicKey() + `"}}`,
			`{"add":{"name":"bob","kind":"webauthn","publicKey":"k","credentialId":"c","rpId":"example.com","origins":["https://example.com"]}}`, `{"remove":` + id + `}`},
		approval.RuleChange:        {`{"basedOn":0,"rules":[{"name":"banks","actions":["withdrawal_payout"],"destinations":["group:banks","book"],"approvals":0,"effect":"deny"}]}`},
		approval.AddressBookChange: {`{"add":[{"id":` + id + `,"label":"our bank","chain":"ethereum_sepolia","address":"0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed","group":"banks"}]}`},
		approval.WithdrawalPolicyChange: {`{"inPlaceOf":{"addressBookOnly":false,"approvalThresholdUsd":null,"dailyLimitUsd":null,"coolDownSeconds":0},` +
			`"policy":{"addressBookOnly":true,"approvalThresholdUsd":null,"dailyLimitUsd":"5.000000","coolDownSeconds":0}}`},
		approval.Resume:         {`{"stopId":` + id + `,"target":"organization","reason":"a key was lost"}`},
		approval.RiskRuleChange: {`{"ruleId":` + id + `,"was":{"name":"nav","scope":{"yieldSourceId":"bills"},"metric":"nav_drop_bps","threshold":1,"resolveThreshold":0,"forSeconds":0,"severity":"warning","action":"freeze_source","keep":0,"enabled":true},"change":{"name":"other"}}`},
		approval.RiskUnwind:     {`{"actionId":` + id + `,"walletId":` + id + `,"yieldSourceId":"bills","valueUsd":"1.000000","keep":0,"cause":{"alertId":` + id + `,"ruleId":` + id + `,"name":"nav","metric":"nav_drop_bps","value":1,"threshold":1}}`},
	}
}

// textsHidden returns the JSON text once for each string in it, with a character in that
// string which steers a screen or is not visible.
func textsHidden(text string) (out []string) {
	for at, start := 0, -1; at < len(text); at++ {
		if text[at] != '"' {
			continue
		}
		if start < 0 {
			start = at
			continue
		}
		for _, one := range []string{"\u009b2J", "\u202e", "\u200b", "\u2066", "\ufeff"} {
			out = append(out, text[:at]+one+text[at:])
		}
		start = -1
	}
	return out
}

// The signer makes no change whose text an approver cannot have read, in whichever field the
// character is, and also where no approval is required.
func TestTheSignerRejectsChangesThatSteerAScreen(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, func(o *signer.Options) {
			policy.DefineChanges(o.Appliers, policy.NewPayees(nil), []chain.Name{on})
			stop.DefineChanges(o.Appliers)
			risk.DefineChanges(o.Appliers)
			riskaction.DefineChanges(o.Appliers)
		})
		kinds := changeBodies(t)
		for _, kind := range approval.Kinds() {
			bodies := kinds[kind]
			if len(bodies) == 0 && kind != approval.WithdrawalPayout && kind != approval.ContractChange {
				t.Errorf("no body of a %s", kind)
			}
			for _, body := range bodies {
				p := approval.Proposal{Organization: uuid.New(), Kind: kind, ValidBefore: db.Clock().Now().Add(time.Hour).Unix()}
				apply := func(text string) error {
					p.Change = &approval.Change{ID: uuid.New(), Body: json.RawMessage(text)}
					return w.local.ApplyChange(t.Context(), custody.ChangeRequest{Proposal: p.Canonical()})
				}
				if err := apply(body); errors.Is(err, printable.ErrHidden) {
					t.Errorf("%s: %s is rejected: %v", kind, body, err)
				}
				for _, text := range textsHidden(body) {
					if err := apply(text); !errors.Is(err, custody.ErrDenied) || !errors.Is(err, printable.ErrHidden) {
						t.Errorf("%s: %q returns %v", kind, text, err)
					}
				}
			}
		}
	})
}

// A vote over such a text does not count either: an approver with this name could move the cursor of a reader of the
// list.
func TestAnApproversNameThatSteersAScreenIsNotAdded(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		alice, _ := approvaltest.Register(t, w.service, org, "alice")
		for _, name := range []string{"bob \u009b3A\u009bJ\u202e", "bob\u200b"} {
			body := fmt.Sprintf(`{"add":{"name":%q,"kind":"api_key","publicKey":%q}}`, "NAME", stamptest.NewAPIKey(t).PublicKey())
			change := approval.Change{ID: uuid.New(), Body: json.RawMessage(strings.Replace(body, "NAME", name, 1))}
			p := approval.Proposal{Organization: org, Kind: approval.ApproverChange, ValidBefore: db.Clock().Now().Add(time.Hour).Unix(), Change: &change}
			r := approval.NewRequest(org, p.Fingerprint(), approval.Approve, db.Clock().Now())
			header, value := alice.Stamp(r.StampPayload())
			vote := custody.StampedVote{Approver: alice.ID, RequestText: r.StampPayload(), StampHeader: header, StampValue: value, At: db.Clock().Now()}
			if err := w.local.ApplyChange(t.Context(), custody.ChangeRequest{Proposal: p.Canonical(), Votes: []custody.StampedVote{vote}}); !errors.Is(err, custody.ErrDenied) {
				t.Errorf("an approver of the name %q: %v", name, err)
			}
		}
		s, err := w.service.GetSettings(t.Context(), org)
		if err != nil {
			t.Fatal(err)
		}
		if slices.ContainsFunc(s.Approvers, func(a approval.Approver) bool { return printable.Check(a.Name) != nil }) {
			t.Errorf("the approvers are %+v", s.Approvers)
		}
	})
}

// Contracts made on a chain have names, too, which wallets and explorers show.
func TestContractsAndPayoutsWithHiddenTextAreNotSigned(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		subject := uuid.New()
		w.mustRefuse("a wrapper's name", w.creation(subject, func(t *contracts.FeeWrapperFactoryTerms) { t.Name = "fee\u202e" }, payee), custody.ErrNotUnderstood, "its name and symbol")
		w.mustRefuse("a wrapper's symbol", w.creation(subject, func(t *contracts.FeeWrapperFactoryTerms) { t.Symbol = "f\u009b" }, payee), custody.ErrNotUnderstood, "its name and symbol")
		kind := w.creation(subject, nil, payee)
		kind.proposal.Contract.Kind += "\u200b"
		w.mustRefuse("a kind of change", kind, custody.ErrNotUnderstood, printable.ErrHidden.Error())
		body := w.creation(subject, nil, payee)
		body.proposal.Contract.Body = strings.Replace(body.proposal.Contract.Body, `"bills"`, `"bills\u200b"`, 1)
		w.mustRefuse("a body, by an escape", body, custody.ErrNotUnderstood, printable.ErrHidden.Error())
		paid := w.payout(1)
		paid.proposal.Payout.To += "\u200b"
		w.mustRefuse("a payee", paid, custody.ErrNotUnderstood, printable.ErrHidden.Error())
		w.mustSign("a wrapper", w.creation(subject, nil, payee))
	})
}
