package signer

import (
	"bytes"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
)

// understandSource reads the calls that the guard bounds. The account's own calls are encoded again, with the guard's
// around them, and all must be the same bytes: so no call before, between or behind them is overlooked.
func (c Chain) understandSource(account common.Address, calls []custody.Call) (doing, error) {
	inner := slices.IndexFunc(calls, func(call custody.Call) bool { return call.To != c.Guard })
	if inner < 0 {
		return nil, notUnderstood(0, calls[0], "nothing is bounded by it")
	}
	if n := slices.IndexFunc(calls, c.isOfBridge); n >= 0 {
		return c.understandBridge(account, calls, n)
	}
	if n := slices.IndexFunc(calls, func(call custody.Call) bool { return call.To != c.Guard && isRequestCall(call.Data) }); n >= 0 {
		return c.understandRequest(account, calls, n)
	}
	if _, isToken := c.token(calls[inner].To); isToken {
		return c.understandEntry(account, calls)
	}
	return c.understandExit(account, calls, inner)
}

// understandEntry reads a deposit of exactly the vault's allowance, for shares of the account's own.
func (c Chain) understandEntry(account common.Address, calls []custody.Call) (doing, error) {
	last := len(calls) - 1
	if last < 3 {
		return nil, notUnderstood(last, calls[last], "a source is entered by an approval and a deposit between two calls of the guard")
	}
	_, args, err := decodeCall(shareABI, calls[last-1].Data, "deposit")
	if err != nil {
		return nil, notUnderstood(last-1, calls[last-1], "a source is entered by a deposit: %w", err)
	}
	amount, err := usdOf(args[0].(*big.Int))
	if err != nil {
		return nil, notUnderstood(last-1, calls[last-1], "the amount: %w", err)
	}
	least, err := c.decodeBound(last, calls[last], gains)
	if err != nil {
		return nil, err
	}
	vault, at := calls[last-1].To, calls[last-2].To
	token, isToken := c.token(at)
	if !isToken || c.isOwn(vault) {
		return nil, notUnderstood(last-1, calls[last-1], "it is no source of a stablecoin")
	}
	assets := money.UnitsOf(amount, stablecoinDecimals).Big()
	var want callList
	want.add(c.Guard, guardSnapshot(vault))
	if token == chain.USDT { // which changes no allowance that is not zero
		want.add(at, encode(tokenABI, "approve", vault, common.Big0))
	}
	want.add(at, encode(tokenABI, "approve", vault, assets))
	want.add(vault, encode(shareABI, "deposit", assets, account))
	want.add(c.Guard, guardRequire(vault, least))
	return sourceMove{token: token, vault: vault, amount: amount, enters: true}, want.compare(calls)
}

// understandExit reads a withdrawal of an exact amount for no more shares than the
// bound, or a redemption of shares for no less than it, to the account itself. inner is
// the first call that is not the guard's.
func (c Chain) understandExit(account common.Address, calls []custody.Call, inner int) (doing, error) {
	call := calls[inner]
	if c.isOwn(call.To) {
		return nil, notUnderstood(inner, call, "it is no source")
	}
	method, args, err := decodeCall(shareABI, call.Data, "withdraw", "redeem")
	if err != nil {
		return nil, notUnderstood(inner, call, "a source is left by a withdrawal or a redemption: %w", err)
	}
	if inner+1 >= len(calls) {
		return nil, notUnderstood(inner, call, "nothing bounds what it brings")
	}
	// The call after it bounds the proceeds; the guard names the stablecoin there.
	sign := gains
	if method == "redeem" && c.boundsByZero(calls[inner+1]) {
		sign = keeps // judgeSource allows this only for claims of settled requests
	}
	asset, gain, err := c.decodeGuard(inner+1, calls[inner+1], sign)
	if err != nil {
		return nil, err
	}
	token, isToken := c.token(asset)
	if !isToken {
		return nil, notUnderstood(inner+1, calls[inner+1], "%s is no stablecoin of the chain", asset)
	}
	units := args[0].(*big.Int)
	move := sourceMove{token: token, vault: call.To, unbounded: sign == keeps}
	var want callList
	if method == "redeem" {
		if units.Sign() == 0 {
			return nil, notUnderstood(inner, call, "it redeems no shares")
		}
		want.add(c.Guard, guardSnapshot(asset))
		want.add(call.To, encode(shareABI, "redeem", units, account, account))
		want.add(c.Guard, guardRequire(asset, gain))
		return move, want.compare(calls)
	}
	move.amount, err = usdOf(units)
	if err != nil {
		return nil, notUnderstood(inner, call, "the amount: %w", err)
	}
	most, err := c.decodeBound(len(calls)-1, calls[len(calls)-1], loses)
	if err != nil {
		return nil, err
	}
	want.add(c.Guard, guardSnapshot(call.To))
	want.add(c.Guard, guardSnapshot(asset))
	want.add(call.To, encode(shareABI, "withdraw", units, account, account))
	want.add(c.Guard, guardRequire(asset, units))
	want.add(c.Guard, guardRequire(call.To, most))
	return move, want.compare(calls)
}

// The signs of the guard's conditions: a gain, a loss that is bounded, or no loss.
const (
	gains = 1
	loses = -1
	keeps = 0
)

// decodeGuard reads a call of the guard that requires a change of a token.
func (c Chain) decodeGuard(n int, call custody.Call, sign int) (token common.Address, change *big.Int, err error) {
	if call.To != c.Guard {
		return token, nil, notUnderstood(n, call, "the guard is to bound what a source gives and takes here")
	}
	_, args, err := decodeCall(guardABI, call.Data, "requireChange")
	if err != nil {
		return token, nil, notUnderstood(n, call, "the guard is to bound what a source gives and takes here: %w", err)
	}
	change = args[1].(*big.Int)
	if change.Sign() != sign || change.BitLen() > mostUnits {
		return token, nil, notUnderstood(n, call, "%s bounds nothing", change)
	}
	return args[0].(common.Address), change, nil
}

// boundsByZero reports whether a call of the guard requires that no amount of a token is lost, and no gain.
func (c Chain) boundsByZero(call custody.Call) bool {
	_, args, err := decodeCall(guardABI, call.Data, "requireChange")
	return err == nil && call.To == c.Guard && args[1].(*big.Int).Sign() == 0
}

func (c Chain) decodeBound(n int, call custody.Call, sign int) (*big.Int, error) {
	_, change, err := c.decodeGuard(n, call, sign)
	return change, err
}

// mostUnits is the length of the largest balance that the guard knows, in bits.
const mostUnits = 254

// callList is the expected list of an intent's calls.
type callList []custody.Call

func (l *callList) add(to common.Address, data []byte) {
	*l = append(*l, custody.Call{To: to, Data: data})
}

// compare returns an error that names the first call which is another.
func (l callList) compare(calls []custody.Call) error {
	for n, call := range calls {
		if n >= len(l) {
			return notUnderstood(n, call, "nothing is to be called after what bounds the source")
		}
		if call.To != l[n].To || !bytes.Equal(call.Data, l[n].Data) {
			return notUnderstood(n, call, "it is not what enters or leaves a source for the wallet itself")
		}
	}
	if len(calls) < len(l) {
		return notUnderstood(len(calls)-1, calls[len(calls)-1], "what enters or leaves a source goes on after it")
	}
	return nil
}

func guardSnapshot(token common.Address) []byte { return encode(guardABI, "snapshot", token) }

func guardRequire(token common.Address, change *big.Int) []byte {
	return encode(guardABI, "requireChange", token, change)
}
