package signer

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
)

// doing is the decoded effect of an intent's calls: a payout, a move into or out of a source, at once or by request,
// a burn or a mint of the bridge, or calls of a contract. Whether it is allowed is decided elsewhere.
type doing interface{ isDoing() }

// payout sends a stablecoin to payees.
type payout struct {
	token    chain.Token
	payments []payment
	total    money.USD
}

// payment is one payee's part.
type payment struct {
	to     chain.Address
	amount money.USD
}

// add adds a payment. Error: money.ErrRange.
func (p *payout) add(to chain.Address, amount money.USD) (err error) {
	p.payments = append(p.payments, payment{to, amount})
	p.total, err = p.total.Add(amount)
	return err
}

// sourceMove enters a vault, or leaves it, for the wallet itself and within bounds that
// the chain enforces.
type sourceMove struct {
	token  chain.Token // that is given or taken
	vault  common.Address
	amount money.USD // that is given or asked for; zero of a redemption of shares
	enters bool
	// unbounded means that it need not pay: a claim of a request that was settled at zero.
	unbounded bool
}

// requestMove gives to a contract that owes for it until later, claims the debt, requests a refund, or claims that:
// for the wallet itself and within bounds that the chain enforces.
type requestMove struct {
	contract common.Address // that takes requests
	redeem   bool           // it is of a redemption
	deposits bool           // it gives money, which will enter the source
	token    chain.Token    // the stablecoin that is given or taken, none where shares are
	share    common.Address // the shares that are given or taken, none where a stablecoin is
}

// contractCalls are calls of one contract, which is none of the chain's own but may be
// a factory.
type contractCalls struct {
	contract common.Address
	calls    []custody.Call
}

func (payout) isDoing()        {}
func (sourceMove) isDoing()    {}
func (requestMove) isDoing()   {}
func (contractCalls) isDoing() {}

// understand decodes the effect of all the calls of an intent together. Error: custody.ErrNotUnderstood, naming a
// call.
func (c Chain) understand(i custody.Intent) (doing, error) {
	for n, call := range i.Calls {
		if !call.Value.IsZero() {
			return nil, notUnderstood(n, call, "it sends the chain's coin")
		}
	}
	first := i.Calls[0]
	if _, isToken := c.token(first.To); isToken {
		return c.understandPayout(i.Calls)
	}
	if first.To == c.Guard {
		return c.understandSource(i.Wallet.EVM(), i.Calls)
	}
	return c.understandContract(i.Calls)
}

func (c Chain) understandPayout(calls []custody.Call) (doing, error) {
	at := calls[0].To
	token, _ := c.token(at)
	paid := payout{token: token}
	for n, call := range calls {
		if call.To != at {
			return nil, notUnderstood(n, call, "a payout sends one stablecoin and calls nothing else")
		}
		_, args, err := decodeCall(tokenABI, call.Data, "transfer")
		if err != nil {
			return nil, notUnderstood(n, call, "a payout sends a stablecoin: %w", err)
		}
		amount, err := usdOf(args[1].(*big.Int))
		if err != nil {
			return nil, notUnderstood(n, call, "the amount: %w", err)
		}
		to := args[0].(common.Address)
		if c.isOwn(to) {
			return nil, notUnderstood(n, call, "payments to %s are rejected", to)
		}
		if err := paid.add(chain.EVMAddress(to), amount); err != nil {
			return nil, notUnderstood(n, call, "the sum: %w", err)
		}
	}
	return paid, nil
}

// maxContractCalls bounds the calls of one change of a contract.
const maxContractCalls = 8

// understandContract decodes calls of a contract that is no token, guard or executor, before its owner is known.
func (c Chain) understandContract(calls []custody.Call) (doing, error) {
	at := calls[0].To
	isNow := at == c.FeeWrapperFactory || at == c.MicroVaultFactory
	if c.isBefore(at) && !isNow {
		return nil, notUnderstood(0, calls[0], "nothing new is made there: it is of a version before")
	}
	if c.isOwn(at) && !isNow {
		return nil, notUnderstood(0, calls[0], "nothing is changed there")
	}
	if len(calls) > maxContractCalls {
		return nil, notUnderstood(maxContractCalls, calls[maxContractCalls], "a change of a contract makes no more than %d calls", maxContractCalls)
	}
	for n, call := range calls {
		if call.To != at {
			return nil, notUnderstood(n, call, "a change is of one contract, the one at %s", at)
		}
	}
	return contractCalls{at, calls}, nil
}
