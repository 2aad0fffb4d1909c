package relay

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain/evm"
)

// The gas of simulated calls: readGas of the question about the nonce, callGas of
// an intent's call. A call that needs more would not fit into a transaction.
const (
	readGas = 100_000
	callGas = 1 << 24
)

// fetchProbes asks the newest block about a batch of intents in two round trips.
// The simulation has the wallets make their calls themselves, so that no node
// learns the intents' signatures. fresh: that block is not before the final one.
func (r *Relay) fetchProbes(ctx context.Context, v chainView, due []openIntent) (probes []intentProbe, fresh bool, err error) {
	accounts, err := r.fetchAccounts(ctx, due)
	if err != nil {
		return nil, false, err
	}
	var calls []ethereum.CallMsg
	for _, in := range due {
		calls = append(calls, simulationCalls(r.key.Address(), in)...)
	}
	base, results, err := r.client.Simulate(ctx, calls)
	failure := ""
	if errors.Is(err, evm.ErrReverted) && len(due) == 1 {
		// The wallet lacks the wei that the intent sends, which fails the whole
		// simulation. It may lack them because the intent was executed: only the
		// first call, which asks for that, is simulated again.
		failure = cleanReason(err.Error())
		base, results, err = r.client.Simulate(ctx, calls[:1])
	}
	if err != nil {
		return nil, false, err
	}
	probes = make([]intentProbe, len(due))
	for i, in := range due {
		n := min(1+len(in.intent.Calls), len(results))
		probes[i] = intentProbe{account: accounts[in.intent.Wallet.EVM()], failure: cmp.Or(failure, r.callFailure(in, results[1:n]))}
		probes[i].answered, probes[i].nonceUsed = decodeIntentUsed(results[0])
		results = results[n:]
	}
	return probes, base >= v.final.Number, nil
}

// simulationCalls are the question whether an intent's nonce is used, and the
// intent's own calls.
func simulationCalls(asker common.Address, in openIntent) []ethereum.CallMsg {
	wallet := in.intent.Wallet.EVM()
	out := []ethereum.CallMsg{{From: asker, To: &wallet, Gas: readGas, Data: executorABI.PackIntentUsed(in.intent.Nonce())}}
	for _, call := range in.intent.Calls {
		to := call.To
		out = append(out, ethereum.CallMsg{From: wallet, To: &to, Gas: callGas, Value: call.Value.Big(), Data: call.Data})
	}
	return out
}

// decodeIntentUsed reads what a wallet answered of a nonce. An address without
// code does not answer.
func decodeIntentUsed(s evm.Simulation) (answered, used bool) {
	if s.Err != nil || len(s.Output) != 32 {
		return false, false
	}
	used, err := executorABI.UnpackIntentUsed(s.Output)
	return true, err == nil && used
}

// callFailure says why an intent's calls fail, as the executor would see it; empty
// when they pass.
func (r *Relay) callFailure(in openIntent, results []evm.Simulation) string {
	for i, s := range results {
		call := in.intent.Calls[i]
		if len(call.Data) > 0 && !r.hasCode[call.To] {
			return fmt.Sprintf("call %d goes to %s, which has no code", i, call.To)
		}
		if s.Err == nil {
			continue
		}
		if data := evm.RevertData(s.Err); len(data) > 0 {
			return fmt.Sprintf("call %d failed: %s", i, explainRevert(data))
		}
		return cleanReason(fmt.Sprintf("call %d failed: %s", i, s.Err))
	}
	return ""
}

// fetchAccounts reads the wallets' code and nonces, and remembers which of the
// called contracts have code: code does not go away.
func (r *Relay) fetchAccounts(ctx context.Context, due []openIntent) (map[common.Address]evm.Account, error) {
	asked := map[common.Address]bool{}
	var list []common.Address
	ask := func(a common.Address) {
		if !asked[a] {
			asked[a] = true
			list = append(list, a)
		}
	}
	for _, in := range due {
		ask(in.intent.Wallet.EVM())
		for _, call := range in.intent.Calls {
			if !r.hasCode[call.To] {
				ask(call.To)
			}
		}
	}
	answers, err := r.client.Accounts(ctx, list)
	if err != nil {
		return nil, err
	}
	out := make(map[common.Address]evm.Account, len(list))
	for i, a := range list {
		out[a] = answers[i]
		if len(answers[i].Code) > 0 {
			r.hasCode[a] = true
		}
	}
	return out, nil
}
