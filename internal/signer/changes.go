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

// changeKind is a kind of change of a contract: who makes it, of what, by which calls,
// and what they must be.
type changeKind struct {
	actor   string
	of      contractKind // whose contract it is called on; of a creation what is made
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

// keepingKindOf finds the keeper's kind of change whose calls these are: what moves a
// vault towards its targets, which only a change of the owner's sets, and what anybody
// may have a vault or a fee wrapper do. It is nobody's to approve, so no proposal names it.
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

// change is what a change of a contract is judged by.
type change struct {
	organization uuid.UUID
	name         chain.Name
	on           Chain
	sources      []Source // of the chain
	prices       PriceLimits
	subject      uuid.UUID
	body         []byte // as the change was asked for: what approvers are shown
	at           common.Address
	owner        common.Address // the accounts of the organization
	keeper       common.Address
}

// changeFacts are what the calls of a change come to.
type changeFacts struct {
	// told says that the body tells all that the calls do. One that does not cannot be
	// approved by whoever has read it.
	told    bool
	creates *signedContract
	pays    []common.Address // where fees will go
}

// decodedCall is a call whose encoding is the one of what it says.
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

// readBody reads what a change was asked for, and nothing but the text by which the
// fields are encoded: another field, a second or another spelling of one, and what
// follows would be read by people, and not here.
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

// checkNothing is of calls that say nothing but their name, as their change does.
func checkNothing(c change, calls []decodedCall) (changeFacts, error) {
	call, err := one(calls)
	if err == nil && len(c.body) > 0 {
		err = call.refuse("the body of the change says what is not done")
	}
	return changeFacts{told: true}, err
}
