package signer

import (
	"bytes"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
)

// requestMethods are the calls of requests (ERC-7540) and of their cancellation (ERC-7887).
// Assets are claimed by the call by which an ERC-4626 vault is left; understandExit reads it.
var requestMethods = []string{
	"requestDeposit", "requestRedeem", "deposit",
	"cancelDepositRequest", "cancelRedeemRequest", "claimCancelDepositRequest", "claimCancelRedeemRequest",
}

// isRequestCall says whether data begins like a call of requests.
func isRequestCall(data []byte) bool {
	return slices.ContainsFunc(requestMethods, func(name string) bool { return bytes.HasPrefix(data, requestABI.Methods[name].ID) })
}

// understandRequest reads a request, a claim or a cancellation: call n, between those of the guard. Its addresses are
// encoded again with the account itself.
func (c Chain) understandRequest(account common.Address, calls []custody.Call, n int) (doing, error) {
	call, last := calls[n], len(calls)-1
	if c.isOwn(call.To) {
		return nil, notUnderstood(n, call, "it is no source")
	}
	method, args, err := decodeCall(requestABI, call.Data, requestMethods...)
	if err != nil {
		return nil, notUnderstood(n, call, "it is no request, nor a claim of one: %w", err)
	}
	bound := requestBounds[method]
	if method == "deposit" && c.boundsByZero(calls[last]) {
		bound.sign = keeps // the request is settled already, possibly at zero
	}
	at, change, err := c.decodeGuard(last, calls[last], bound.sign)
	if err != nil {
		return nil, err
	}
	move := requestMove{contract: call.To, redeem: bound.redeem, deposits: method == "requestDeposit"}
	if bound.inShares {
		if c.isOwn(at) {
			return nil, notUnderstood(last, calls[last], "%s is no share of a source", at)
		}
		move.share = at
	} else {
		token, isToken := c.token(at)
		if !isToken {
			return nil, notUnderstood(last, calls[last], "%s is no stablecoin of the chain", at)
		}
		move.token = token
	}
	var want callList
	want.add(c.Guard, guardSnapshot(at))
	switch method {
	case "requestDeposit", "requestRedeem":
		units := args[0].(*big.Int)
		if units.Sign() == 0 {
			return nil, notUnderstood(n, call, "it requests nothing")
		}
		if _, err := usdOf(units); err != nil && !bound.inShares {
			return nil, notUnderstood(n, call, "the amount: %w", err)
		}
		change = new(big.Int).Neg(units) // no more than that may leave
		want.addRequest(call.To, at, move.token, method, units, account)
	case "deposit":
		if _, err := usdOf(args[0].(*big.Int)); err != nil {
			return nil, notUnderstood(n, call, "the amount: %w", err)
		}
		want.add(call.To, encode(requestABI, method, args[0], account, account))
	case "cancelDepositRequest", "cancelRedeemRequest":
		want.add(call.To, encode(requestABI, method, common.Big0, account))
	default:
		want.add(call.To, encode(requestABI, method, common.Big0, account, account))
	}
	want.add(c.Guard, guardRequire(at, change))
	return move, want.compare(calls)
}

// addRequest adds a request, with an allowance of exactly its amount that is cleared in any case. A contract that is
// the share itself needs none.
func (l *callList) addRequest(contract, given common.Address, token chain.Token, method string, units *big.Int, account common.Address) {
	request := encode(requestABI, method, units, account, account)
	if contract == given {
		l.add(contract, request)
		return
	}
	if token == chain.USDT { // which changes no allowance that is not zero
		l.add(given, encode(tokenABI, "approve", contract, common.Big0))
	}
	l.add(given, encode(tokenABI, "approve", contract, units))
	l.add(contract, request)
	l.add(given, encode(tokenABI, "approve", contract, common.Big0))
}

// requestBound is the guard's condition of a call: the sign of the change, and whether it is of shares.
type requestBound struct {
	redeem   bool
	inShares bool
	sign     int
}

var requestBounds = map[string]requestBound{
	"requestDeposit":            {redeem: false, inShares: false, sign: loses},
	"requestRedeem":             {redeem: true, inShares: true, sign: loses},
	"deposit":                   {redeem: false, inShares: true, sign: gains},
	"cancelDepositRequest":      {redeem: false, inShares: false, sign: keeps},
	"cancelRedeemRequest":       {redeem: true, inShares: true, sign: keeps},
	"claimCancelDepositRequest": {redeem: false, inShares: false, sign: gains},
	"claimCancelRedeemRequest":  {redeem: true, inShares: true, sign: gains},
}

// judgeRequest lets a wallet give to, and take from, a contract that takes requests of a source of the configuration.
// The shares must not be another source's. Errors: ErrNotUnderstood, ErrStopped.
func (l *Local) judgeRequest(q callsQuestion, m requestMove, gate *stopGate) error {
	if err := q.checkOwnMove(); err != nil {
		return err
	}
	isOf := func(s Source) bool {
		return s.Chain == q.intent.Chain && s.takesRequests(m.contract, m.redeem) && (m.token == "" || s.Token == m.token)
	}
	of := slices.IndexFunc(l.options.Sources, isOf)
	if of < 0 {
		return refuseText("%s takes no such requests of a source in the configuration", m.contract)
	}
	source := l.options.Sources[of]
	isAt := func(s Source) bool {
		return s.Chain == q.intent.Chain && (s.Vault == m.share || s.RequestContract == m.share)
	}
	if m.share != (common.Address{}) && m.share != source.Vault && slices.ContainsFunc(l.options.Sources, isAt) {
		return refuseText("%s is another source than %s", m.share, source.ID)
	}
	if m.deposits {
		return l.checkEntry(gate, "", isOf)
	}
	return nil
}
