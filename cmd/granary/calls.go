package main

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"reflect"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
)

// transferCall is the method that pays a stablecoin on an EVM chain.
const transferCall = "transfer"

// knownContracts are the contracts whose calls are decoded. SandboxUSDC has ERC-20's,
// SandboxVault ERC-4626's, and SandboxAsyncVault ERC-7540's.
var knownContracts = []abi.ABI{
	contracts.NewSandboxUSDC().GetABI(), contracts.NewSandboxVault().GetABI(), contracts.NewSandboxAsyncVault().GetABI(), contracts.NewBalanceGuard().GetABI(),
	contracts.NewFeeWrapper().GetABI(), contracts.NewMicroVault().GetABI(), contracts.NewFeeWrapperFactory().GetABI(), contracts.NewMicroVaultFactory().GetABI(),
}

// errCalls says that a payout's calls are not the payments that its text shows to people.
var errCalls = errors.New("the calls are not the payments that the text names: do not approve it")

// describeIntent returns one line for each call or payment that would be signed, decoded from the intent itself. A
// payout's must be exactly the payments that its text names, to the last unit: the signer checks that, too. Error:
// errCalls.
func describeIntent(p approval.Proposal) ([]string, error) {
	if p.Intent == nil {
		return nil, nil
	}
	on := chainOf(p)
	if i, err := custody.DecodeSolanaIntent(p.Intent); err == nil {
		return describeSolana(i, p, on)
	}
	i, err := custody.DecodeIntent(p.Intent)
	if err != nil {
		return nil, fmt.Errorf("the intent: %w", err)
	}
	if i.Chain != on {
		return nil, fmt.Errorf("%w: the text is of %s, the intent of %s", errCalls, on, i.Chain)
	}
	var lines []string
	var paid []approval.Payment
	for n, call := range i.Calls {
		name, args := decodeKnownCall(call.Data)
		lines = append(lines, fmt.Sprintf("call %d of %d, to %s on %s: %s", n+1, len(i.Calls), call.To, i.Chain, describeCall(call, name, args)))
		if name != transferCall || !call.Value.IsZero() || call.To != i.Calls[0].To {
			continue
		}
		units, err := money.UnitsFromBig(args[1].value.(*big.Int))
		if err != nil {
			return lines, fmt.Errorf("%w: call %d: %w", errCalls, n+1, err)
		}
		paid = append(paid, approval.Payment{To: chain.EVMAddress(args[0].value.(common.Address)), Units: units})
	}
	if p.Payout != nil && (len(paid) != len(i.Calls) || !slices.Equal(paid, p.Payout.Payments)) {
		return lines, errCalls
	}
	return lines, nil
}

// errUnnamedSource is the error for a text whose readers cannot recognize the source of a MicroVault in it.
var errUnnamedSource = errors.New("the text has ids of sources and does not name the sources: do not approve it, and have the change requested again")

// checkNamesSources returns errUnnamedSource for a change of a MicroVault that has ids of sources and does not name the sources, as
// versions before wrote it. The signer verifies the names.
func checkNamesSources(p approval.Proposal) error {
	type source struct {
		Source      string `json:"source"`
		YieldSource string `json:"yieldSourceId"`
	}
	var body struct {
		source
		Targets []source `json:"targets"`
	}
	if p.Contract == nil || p.Contract.Body == "" || json.Unmarshal([]byte(p.Contract.Body), &body) != nil {
		return nil // the whole text is shown, and the signer rejects a body that is none
	}
	for _, s := range append(body.Targets, body.source) {
		if id, err := hexutil.Decode(s.Source); err == nil && len(id) == common.HashLength && s.YieldSource == "" {
			return errUnnamedSource
		}
	}
	return nil
}

// chainOf returns the chain that a text names to people.
func chainOf(p approval.Proposal) chain.Name {
	if p.Payout != nil {
		return p.Payout.Chain
	}
	return p.Contract.Chain // a text with an intent is of a payout or of a contract
}

// describeSolana is describeIntent for an intent on Solana.
func describeSolana(i custody.SolanaIntent, p approval.Proposal, on chain.Name) ([]string, error) {
	var lines []string
	var paid []approval.Payment
	for n, pay := range i.Payments {
		lines = append(lines, fmt.Sprintf("payment %d of %d, on %s: %d units of the mint %s to %s", n+1, len(i.Payments), i.Chain, pay.Units, i.Mint, pay.To))
		paid = append(paid, approval.Payment{To: chain.Address(pay.To.String()), Units: money.NewUnits(pay.Units)})
	}
	if i.Chain != on || i.Burn != nil || p.Payout == nil || !slices.Equal(paid, p.Payout.Payments) {
		return lines, errCalls
	}
	return lines, nil
}

// argument is one argument of a decoded call.
type argument struct {
	name  string
	value any
}

// decodeKnownCall returns the method of a call and its arguments, or no name for one that is
// not known or whose data is not the one encoding of its arguments.
func decodeKnownCall(data []byte) (name string, args []argument) {
	if len(data) < 4 {
		return "", nil
	}
	for _, of := range knownContracts {
		method, err := of.MethodById(data)
		if err != nil {
			continue
		}
		values, err := method.Inputs.Unpack(data[4:])
		if err != nil {
			continue
		}
		if again, err := method.Inputs.Pack(values...); err != nil || !bytes.Equal(again, data[4:]) {
			continue
		}
		for i, v := range values {
			args = append(args, argument{method.Inputs[i].Name, v})
		}
		return method.RawName, args
	}
	return "", nil
}

func describeCall(call custody.Call, name string, args []argument) string {
	text := "an unknown call, data 0x" + hex.EncodeToString(call.Data)
	if name != "" {
		parts := make([]string, len(args))
		for i, a := range args {
			parts[i] = strings.TrimSpace(a.name + " " + describeValue(reflect.ValueOf(a.value)))
		}
		text = name + "(" + strings.Join(parts, ", ") + ")"
	}
	if !call.Value.IsZero() {
		text += fmt.Sprintf(", with %s wei", call.Value)
	}
	return text
}

// describeValue writes an argument as people read it. Text is quoted, since it comes from
// the maker of the call.
func describeValue(v reflect.Value) string {
	switch value := v.Interface().(type) {
	case common.Address:
		return value.Hex()
	case *big.Int:
		return value.String()
	case string:
		return fmt.Sprintf("%q", value)
	case []byte:
		return "0x" + hex.EncodeToString(value)
	}
	var parts []string
	switch v.Kind() {
	case reflect.Array, reflect.Slice:
		if v.Type().Elem().Kind() == reflect.Uint8 {
			return fmt.Sprintf("0x%x", v.Interface())
		}
		for i := range v.Len() {
			parts = append(parts, describeValue(v.Index(i)))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case reflect.Struct:
		for i := range v.NumField() {
			parts = append(parts, v.Type().Field(i).Name+" "+describeValue(v.Field(i)))
		}
		return "{" + strings.Join(parts, ", ") + "}"
	}
	return fmt.Sprint(v.Interface())
}
