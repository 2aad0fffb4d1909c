package app

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/deploy"
)

// mustApply has the signer make an approved change.
func (w *takeover) mustApply(p *approval.Proposal, by ...*approvaltest.Approver) {
	w.Helper()
	if err := w.client.ApplyChange(w.Context(), custody.ChangeRequest{Proposal: p.Canonical(), Votes: w.approve(*p, by...)}); err != nil {
		w.Fatal(err)
	}
}

// wrapper asks for a fee wrapper whose fees go to the recipient.
func (w *takeover) wrapper(recipient common.Address, performance uint16, body string) *asked {
	owner := w.actor("owner")
	subject := uuid.New()
	var salt [32]byte
	copy(salt[:], subject[:])
	terms := contracts.FeeWrapperFactoryTerms{Source: listedVault, Owner: owner.address.EVM(), Allowlister: owner.address.EVM(), Pauser: owner.address.EVM(),
		FeeRecipient: recipient, PerformanceFeeBps: performance, ManagementFeeBps: 100, MaxPerformanceFeeBps: performance, Name: "w", Symbol: "w"}
	a := w.move(custody.Call{To: deploy.FeeWrapperFactory.Address(), Data: contracts.NewFeeWrapperFactory().PackCreate(salt, terms)})
	a.wallet, a.intent.Wallet = owner, owner.address
	a.proposal = &approval.Proposal{Organization: w.organization, Kind: approval.ContractChange, ValidBefore: w.clock.Now().Add(time.Hour).Unix(), Contract: &approval.ContractCall{
		Change: a.intent.ID, Subject: subject, Kind: "create_fee_wrapper", Chain: takenChain, Body: body}}
	a.propose()
	return a
}

// Approvers and the signer read the same text: a body that names a field twice, in another spelling or after its end
// is rejected, whoever approved it.
func TestAnApprovedBodyIsReadInOneWay(t *testing.T) {
	eachTakeover(t, func(w *takeover) {
		w.mustApply(w.change(approval.RuleChange, map[string]any{"basedOn": 1, "rules": []approval.Rule{
			{Name: "contracts", Actions: []approval.Kind{approval.ContractChange}, Approvals: 2, Effect: approval.RequireApproval}}}), w.alice, w.bob)
		read := fmt.Sprintf(`"source":"listed","recipient":"%s","performanceFee":1`, lower(listedPayee))
		does := fmt.Sprintf(`{"source":"listed","recipient":"%s","performanceFee":9999,"maxPerformanceFee":null,"managementFee":100,"name":"w","symbol":"w"}`, lower(attacker))
		for name, body := range map[string]string{
			"another case": fmt.Sprintf(`{%s,"maxPerformanceFee":null,"managementFee":100,"name":"w","symbol":"w","Recipient":"%s","PerformanceFee":9999}`, read, lower(attacker)),
			"twice":        `{` + read + `,` + does[1:],
			"capitals":     fmt.Sprintf(`{"Source":"listed","recipient":"%s","performanceFee":9999,"maxPerformanceFee":null,"managementFee":100,"name":"w","symbol":"w"}`, lower(attacker)),
			"what follows": does + `]} recipient ` + lower(listedPayee),
			"a line":       does + "\n",
		} {
			a := w.wrapper(attacker, 9999, body)
			a.votes = w.approve(*a.proposal, w.alice, w.bob)
			if _, err := w.sign(a); !refused(err, custody.ErrNotUnderstood) {
				w.Errorf("%s is not refused as not understood: %v", name, err)
			}
		}
		a := w.wrapper(listedPayee, 9999, strings.Replace(does, lower(attacker), lower(listedPayee), 1))
		a.votes = w.approve(*a.proposal, w.alice, w.bob)
		if _, err := w.sign(a); err != nil {
			w.Errorf("what tells what is done is refused: %v", err)
		}
	})
}

// lower is how bodies spell addresses.
func lower(a common.Address) string {
	text, err := a.MarshalText()
	if err != nil {
		panic(err)
	}
	return string(text)
}

// The rules do not name contracts. A change of the fees' recipient needs the control quorum nevertheless: fees are
// money.
func TestNobodyGetsFeesUnapproved(t *testing.T) {
	eachTakeover(t, func(w *takeover) {
		body := fmt.Sprintf(`{"source":"listed","recipient":"%s","performanceFee":9999,"maxPerformanceFee":null,"managementFee":100,"name":"w","symbol":"w"}`, lower(listedPayee))
		for name, c := range map[string]struct {
			body string
			by   []*approvaltest.Approver
			want error
		}{
			"nobody":              {body, nil, custody.ErrApprovalNeeded},
			"one of two":          {body, []*approvaltest.Approver{w.alice}, custody.ErrApprovalNeeded},
			"both, of no terms":   {"", []*approvaltest.Approver{w.alice, w.bob}, custody.ErrNotUnderstood},
			"both, of what it is": {body, []*approvaltest.Approver{w.alice, w.bob}, nil},
		} {
			a := w.wrapper(listedPayee, 9999, c.body)
			a.votes = w.approve(*a.proposal, c.by...)
			if _, err := w.sign(a); c.want == nil && err != nil || c.want != nil && !refused(err, c.want) {
				w.Errorf("approved by %s: %v", name, err)
			}
		}
	})
}

// A refusal quotes no more of a request than people read.
func TestARefusalIsShort(t *testing.T) {
	eachTakeover(t, func(w *takeover) {
		a := w.wrapper(listedPayee, 1, "")
		a.proposal.Contract.Kind = strings.Repeat("é", 1<<20)
		if _, err := w.sign(a); err == nil || len(err.Error()) > 2000 {
			w.Errorf("a refusal of %d bytes", len(fmt.Sprint(err)))
		}
	})
}
