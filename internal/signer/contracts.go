package signer

import (
	"context"
	"errors"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
)

// judgeContract holds calls of a contract to the kind of change that the proposal says
// it is, and that to the organization's rules.
// Errors: ErrNotUnderstood, ErrDenied, ErrApprovalNeeded.
func (l *Local) judgeContract(ctx context.Context, q callsQuestion, does contractCalls) (remember rememberFunc, err error) {
	if q.request.Proof.Actor == "" {
		return nil, refuseText("wallets change no contracts")
	}
	if q.request.Proof.Actor == keeperActor {
		remember = l.moveCount(q.question) // with a proposal too, which the service may send where no rule demands it
	}
	if q.request.Proof.Actor == keeperActor && len(q.request.Proposal) == 0 {
		return remember, l.judgeKeeping(ctx, q, does)
	}
	proposal, err := q.decodeProposal(approval.ContractChange)
	if err != nil {
		return nil, err
	}
	claims := proposal.Contract
	switch {
	case claims == nil:
		return nil, refuseText("the proposal is of no change of a contract")
	case claims.Chain != q.intent.Chain:
		return nil, refuseText("the proposal is of another chain")
	case claims.Change != q.intent.ID:
		return nil, refuseText("the proposal is of another change")
	}
	facts, err := l.checkChange(ctx, q, does, *claims)
	if err != nil {
		return nil, err
	}
	if err := l.checkConsent(ctx, q, proposal, facts); err != nil {
		return nil, err
	}
	if facts.creates != nil { // by the owner: a keeper creates no contract
		remember = l.rememberContract(*facts.creates)
	}
	return remember, nil
}

// judgeKeeping lets a keeper make the calls of its organization's vault or fee wrapper that any account may make, and
// move a vault towards its targets.
func (l *Local) judgeKeeping(ctx context.Context, q callsQuestion, does contractCalls) error {
	if err := q.checkDeadline(); err != nil {
		return err
	}
	kind, err := keepingKindOf(does.calls)
	if err != nil {
		return err
	}
	_, err = l.checkChange(ctx, q, does, approval.ContractCall{Kind: kind})
	return err
}

// checkConsent holds a change to the organization's rules. Fees go where a rule, or the
// address book, may forbid it.
func (l *Local) checkConsent(ctx context.Context, q callsQuestion, proposal approval.Proposal, facts changeFacts) error {
	to := make([]chain.Address, len(facts.pays))
	for n, address := range facts.pays {
		to[n] = chain.EVMAddress(address)
	}
	rules, err := l.loadRules(ctx, q.question, to)
	if err != nil {
		return err
	}
	if err := errors.Join(rules.checkNotRejected(), rules.checkListed()); err != nil {
		return err
	}
	judged := rules.destinations
	if len(judged) == 0 {
		judged = []approval.Destination{{}}
	}
	decision := rules.DecideAll(proposal.Action(0), judged)
	if decision.Effect == approval.RequireApproval && !facts.told {
		return refuseText("the proposal does not tell all that the calls do, and it is to be approved")
	}
	return q.checkDecision(rules.Settings, proposal, decision)
}

// checkChange decodes the calls as those of the claimed kind, and finds whose contract
// they are on.
func (l *Local) checkChange(ctx context.Context, q callsQuestion, does contractCalls, claims approval.ContractCall) (changeFacts, error) {
	kind, known := changeKinds[claims.Kind]
	if !known {
		return changeFacts{}, refuseText("%q is no kind of change", claims.Kind)
	}
	if kind.actor != q.request.Proof.Actor {
		return changeFacts{}, refuseText("a %s is not made by the %s", claims.Kind, q.request.Proof.Actor)
	}
	c := change{organization: q.organization(), name: q.intent.Chain, on: q.on, sources: l.sourcesOf(q.intent.Chain), prices: l.options.Prices,
		subject: claims.Subject, body: []byte(claims.Body), at: does.contract}
	if kind.creates {
		if does.contract != q.on.factoryOf(kind.of) {
			return changeFacts{}, refuseText("%s is not the factory", does.contract)
		}
	} else if err := l.checkSubject(ctx, q, does.contract, kind.of, claims.Subject); err != nil {
		return changeFacts{}, err
	}
	decoded, err := kind.decodeAll(does.calls)
	if err != nil {
		return changeFacts{}, err
	}
	for actor, into := range map[string]*common.Address{ownerActor: &c.owner, keeperActor: &c.keeper} {
		own, err := l.options.Keys.Addresses(ctx, custody.Owner{ID: custody.ActorAccount(c.organization, actor), Organization: c.organization})
		if err != nil {
			return changeFacts{}, err
		}
		*into = own.EVM.EVM()
	}
	return kind.check(c, decoded)
}

// checkSubject rejects a contract that the organization did not have made, or that is not the stated subject of the
// change.
func (l *Local) checkSubject(ctx context.Context, q callsQuestion, at common.Address, kind contractKind, subject uuid.UUID) error {
	found, c, err := l.loadContract(ctx, q.organization(), q.intent.Chain, at)
	switch {
	case err != nil:
		return err
	case !found || c.kind != kind:
		return refuseText("%s is no %s that the organization has had made", at, kind)
	case len(q.request.Proposal) > 0 && c.subject != subject:
		return refuseText("%s is not the contract that the proposal names", at)
	}
	return nil
}

func (l *Local) sourcesOf(on chain.Name) []Source {
	return slices.DeleteFunc(slices.Clone(l.options.Sources), func(s Source) bool { return s.Chain != on })
}

// factoryOf is where contracts of a kind are made.
func (c Chain) factoryOf(kind contractKind) common.Address {
	if kind == feeWrapper {
		return c.FeeWrapperFactory
	}
	return c.MicroVaultFactory
}
