package signer

import (
	"bytes"
	"encoding/json"
	"slices"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
)

// Actors whose accounts change contracts: see custody.ActorAccount.
const (
	ownerActor  = "owner"
	keeperActor = "keeper"
)

// changeKind is a kind of change of a contract: its account, its subject, its calls, and their checks.
type changeKind struct {
	actor   string
	of      contractKind // the contract that it calls; of a creation the new one
	creates bool         // it is called on the factory
	abi     abi.ABI
	methods []string
	check   func(change, []decodedCall) (changeFacts, error)
}

// changeKinds are those of feewrapper and microvault. One that is not here is not
// signed.
var changeKinds = map[string]changeKind{
	"create_fee_wrapper": {ownerActor, feeWrapper, true, wrapperFactoryABI, []string{"create"}, checkWrapperCreation},
	"set_allowed":        {ownerActor, feeWrapper, false, wrapperABI, []string{"setAllowed"}, checkAllowance},
	"set_fee_terms":      {ownerActor, feeWrapper, false, wrapperABI, []string{"setFeeRecipient", "setFees"}, checkTerms},
	"apply_fee_raise":    {ownerActor, feeWrapper, false, wrapperABI, []string{"applyFeeRaise"}, checkNothing},
	"collect_fees":       {keeperActor, feeWrapper, false, wrapperABI, []string{"collectFees"}, checkNothing},
	"create_vault":       {ownerActor, microVault, true, vaultFactoryABI, []string{"create"}, checkVaultCreation},
	"update_strategy":    {ownerActor, microVault, false, vaultABI, []string{"setStrategy"}, checkStrategy},
	"set_source_mode":    {ownerActor, microVault, false, vaultABI, []string{"setMode"}, checkMode},
	"add_shareholder":    {ownerActor, microVault, false, vaultABI, []string{"addShareholder"}, checkShareholder},
	"remove_shareholder": {ownerActor, microVault, false, vaultABI, []string{"removeShareholder"}, checkShareholder},
	approval.AcceptNav:   {ownerActor, microVault, false, vaultABI, []string{"acceptNav"}, checkVaultSource},
	approval.WriteOff:    {ownerActor, microVault, false, vaultABI, []string{"writeOff"}, checkVaultSource},
	approval.SetExitLoss: {ownerActor, microVault, false, vaultABI, []string{"setExitLoss"}, checkExitLoss},
	"reinstate":          {keeperActor, microVault, false, vaultABI, []string{"reinstate"}, checkNothing},
	"rebalance":          {keeperActor, microVault, false, vaultABI, []string{"rebalance"}, checkNothing},
	"observe":            {keeperActor, microVault, false, vaultABI, []string{"observe"}, checkNothing},
	"pay_queue":          {keeperActor, microVault, false, vaultABI, []string{"payQueue"}, checkNothing},
}

// keepingKindOf finds the keeper's kind of change with these calls: movements of a vault towards its targets, which
// only a change of the owner's sets, and calls of a vault or a fee wrapper that any account may make. They need no
// approval, so no proposal names them.
func keepingKindOf(calls []custody.Call) (string, error) {
	for _, name := range ChangeKinds() {
		kind := changeKinds[name]
		if kind.actor != keeperActor {
			continue
		}
		if _, err := kind.decodeAll(calls); err == nil {
			return name, nil
		}
	}
	return "", notUnderstood(0, calls[0], "it is none of the calls that a keeper makes")
}

// ChangeKinds lists the kinds of changes of contracts that are signed.
func ChangeKinds() []string {
	var all []string
	for kind := range changeKinds {
		all = append(all, kind)
	}
	slices.Sort(all)
	return all
}

// change has the facts that a change of a contract is judged by.
type change struct {
	organization uuid.UUID
	name         chain.Name
	on           Chain
	sources      []Source // of the chain
	prices       PriceLimits
	subject      uuid.UUID
	body         []byte // as the change was requested: approvers see it
	at           common.Address
	owner        common.Address // the accounts of the organization
	keeper       common.Address
}

// changeFacts are the effects of a change's calls.
type changeFacts struct {
	// told means that the body has all effects of the calls. A change without it cannot be approved by a reader of
	// the body.
	told    bool
	creates *signedContract
	pays    []common.Address // where fees will go
}

// decodedCall is a call whose encoding is the one of its content.
type decodedCall struct {
	n      int
	call   custody.Call
	method string
	args   []any
}

func (d decodedCall) refuse(format string, args ...any) error {
	return notUnderstood(d.n, d.call, format, args...)
}

// decodeAll reads the calls of a change of the kind.
func (k changeKind) decodeAll(calls []custody.Call) ([]decodedCall, error) {
	decoded := make([]decodedCall, len(calls))
	for n, call := range calls {
		method, args, err := decodeCall(k.abi, call.Data, k.methods...)
		if err != nil {
			return nil, notUnderstood(n, call, "%w", err)
		}
		decoded[n] = decodedCall{n, call, method, args}
	}
	return decoded, nil
}

// readBody reads the request of a change, in the one encoding of the fields only: people would read another field, a
// second or another spelling of one, and trailing text, which this function would not.
func (c change) readBody(into any) error {
	if err := json.Unmarshal(c.body, into); err != nil {
		return refuseText("the body of the change: %w", err)
	}
	again, err := json.Marshal(into)
	if err != nil || !bytes.Equal(again, c.body) {
		return refuseText("the body of the change is not the one text of what it says")
	}
	return nil
}

// one is the only call of a change that makes one.
func one(calls []decodedCall) (decodedCall, error) {
	if len(calls) > 1 {
		return decodedCall{}, calls[1].refuse("the change is made by one call")
	}
	return calls[0], nil
}

// checkNothing checks calls whose name is their only content, as of their change.
func checkNothing(c change, calls []decodedCall) (changeFacts, error) {
	call, err := one(calls)
	if err == nil && len(c.body) > 0 {
		err = call.refuse("the body of the change says what is not done")
	}
	return changeFacts{told: true}, err
}
