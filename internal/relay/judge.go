package relay

import (
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody"
)

// cargo is an open intent as stored.
type cargo struct {
	intent      custody.Intent
	signature   []byte
	delegation  *types.SetCodeAuthorization
	state       State
	transaction string // the flight that carries it now, if one does
	attempts    int
	reason      string
	replyKind   string
	trace       string // as its row keeps it
}

// waiting begins the reason of an intent with which nothing is wrong.
const waiting = "waiting: "

// fault is what was last wrong with the intent itself, if anything was.
func (c cargo) fault() string {
	if strings.HasPrefix(c.reason, waiting) {
		return ""
	}
	return c.reason
}

// probe is what the newest block shows of an intent.
type probe struct {
	account  evm.Account
	answered bool   // its wallet said whether its nonce is used, as only code can
	used     bool   // its nonce is marked in its wallet
	failure  string // why its calls fail; empty when they pass
}

// times is the chain's own time: that of the newest block, that of the final
// one, and whether the probe was made on a block that is not before the final.
type times struct {
	head, final int64 // Unix seconds
	fresh       bool
}

type fate int

const (
	carry  fate = iota // take it aboard the next transaction
	refuse             // it was never public and will not work
	expire             // its time is over and it was not executed
	search             // it has executed: find out where
	later              // nothing is wrong: look again after a while
	retry              // something is wrong: look again after a growing while
)

// judge says what becomes of an intent, and why.
func judge(c cargo, p probe, t times, executor common.Address) (fate, string) {
	deadline := c.intent.Deadline.Unix()
	delegate, delegated := types.ParseDelegation(p.account.Code)
	ours := delegated && delegate == executor
	// Reading the nonce's mark needs our code, unless no code was ever there.
	readable := ours || len(p.account.Code) == 0
	switch {
	case !t.fresh:
		return later, waiting + "the node lags behind the final block"
	case p.answered && len(p.account.Code) == 0:
		// Two nodes behind one address, or a block between two questions. What is
		// refused or expired here may be executed.
		return later, waiting + "the node contradicts itself"
	case p.used && ours:
		return search, waiting + "executed, looking for the transaction"
	case t.head > deadline && c.state == Signed:
		return expire, c.fault()
	case t.final > deadline && readable:
		return expire, c.fault()
	case t.head > deadline:
		return later, waiting + "the deadline passed, which is not final yet"
	case c.transaction != "":
		return later, ""
	}
	if trouble := delegationTrouble(c, p, ours, executor); trouble != "" {
		return unlessPublic(c), trouble
	}
	if p.failure != "" {
		return unlessPublic(c), p.failure
	}
	return carry, ""
}

// unlessPublic is refuse for an intent that nobody else can know, retry for one
// that anybody might carry.
func unlessPublic(c cargo) fate {
	if c.state == Signed {
		return refuse
	}
	return retry
}

// delegationTrouble says why the wallet would not run our executor's code.
func delegationTrouble(c cargo, p probe, ours bool, executor common.Address) string {
	switch d := c.delegation; {
	case ours:
		return ""
	case d == nil:
		return "the wallet's account does not delegate to the executor"
	case d.Address != executor || !d.ChainID.IsUint64() || d.ChainID.Uint64() != c.intent.ChainID:
		return "the delegation is to another executor or chain"
	case d.Nonce != p.account.Nonce:
		return "the delegation was signed for another nonce of the wallet's account"
	}
	if who, err := c.delegation.Authority(); err != nil || who != c.intent.Wallet.EVM() {
		return "the delegation is not signed by the wallet"
	}
	return ""
}
