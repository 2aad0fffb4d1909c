package relay

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
)

// readGas is the gas of the question about a nonce.
const readGas = 100_000

// fetchProbes reads the state of intents at one block: first their wallets' nonces, then the effects of the calls of
// those that can still be carried, one intent after the other. The calls of an intent that is executed already would
// run a second time, on top of their effects, and spend the next intent's money.
//
// The simulation has the wallets make their calls themselves, so that no node learns the intents' signatures.
func (r *Relay) fetchProbes(ctx context.Context, client *evm.Client, at evm.Block, times chainTimes, due []openIntent) ([]intentProbe, error) {
	probes, err := r.fetchNonces(ctx, client, at, due)
	if err != nil {
		return nil, err
	}
	var open []int
	for i, in := range due {
		if action, _ := judgeIntent(in, probes[i], times, r.options.executors()); action == intentCarry {
			open = append(open, i)
		}
	}
	if len(open) == 0 {
		return probes, nil
	}
	var calls []ethereum.CallMsg
	for _, i := range open {
		calls = append(calls, intentCalls(due[i])...)
	}
	results, err := r.simulateOpen(ctx, client, at, calls, len(open) == 1)
	if errors.Is(err, evm.ErrReverted) && len(open) == 1 {
		// The wallet lacks the wei that the intent sends, which fails the whole
		// simulation.
		probes[open[0]].failure = failure.New(failure.InsufficientGasMoney, "the wallet has too little of the chain's coin: "+failure.Quote(err.Error())).Clean()
		return probes, nil
	}
	if err != nil {
		return nil, err
	}
	failures, err := r.explainFailures(ctx, client, at, due, open, results)
	if err != nil {
		return nil, err
	}
	var passed []intent.Simulated
	for _, i := range open {
		n := len(due[i].intent.Calls)
		probes[i].failure = failures[i]
		for _, s := range results[:n] {
			probes[i].gasUsed = append(probes[i].gasUsed, s.GasUsed)
		}
		if probes[i].failure.IsZero() && due[i].state == intent.Signed {
			evidence, err := encodeLogs(simulatedLogs(results[:n]))
			if err != nil {
				return nil, err
			}
			passed = append(passed, intent.Simulated{ID: due[i].intent.ID, SettleTask: due[i].settleTask, Evidence: evidence})
		}
		results = results[n:]
	}
	return probes, r.checkOutcomes(ctx, due, probes, passed)
}

// simulateOpen simulates the calls of intents that can still be carried, one after the other, or of a single one.
func (r *Relay) simulateOpen(ctx context.Context, client *evm.Client, at evm.Block, calls []ethereum.CallMsg, alone bool) ([]evm.Simulation, error) {
	if alone {
		return r.simulateAlone(ctx, client, at, calls)
	}
	for i := range calls {
		calls[i].Gas = termsAt(at).execution
	}
	return r.simulateCalls(ctx, client, at, calls)
}

// checkOutcomes turns a simulated outcome that differs from the order into a failure. It applies only to intents that
// were never sent: one whose signature is out already is carried on, since only the chain ends it.
func (r *Relay) checkOutcomes(ctx context.Context, due []openIntent, probes []intentProbe, simulated []intent.Simulated) error {
	if r.options.CheckOutcomes == nil || len(simulated) == 0 {
		return nil
	}
	reasons, err := r.options.CheckOutcomes(ctx, simulated)
	if err != nil {
		return fmt.Errorf("simulating intents: %w", err)
	}
	for i, in := range due {
		if reason := reasons[in.intent.ID]; !reason.IsZero() {
			probes[i].failure = reason.Clean()
		}
	}
	return nil
}

// simulatedLogs are the logs of an intent's calls, as an execution would leave them.
func simulatedLogs(results []evm.Simulation) (logs []types.Log) {
	for _, s := range results {
		for _, l := range s.Logs {
			logs = append(logs, *l)
		}
	}
	return logs
}

// fetchNonces asks for the wallets' accounts and whether the intents' nonces are
// used, in one round trip.
func (r *Relay) fetchNonces(ctx context.Context, client *evm.Client, at evm.Block, due []openIntent) ([]intentProbe, error) {
	questions := make([]ethereum.CallMsg, len(due))
	for i, in := range due {
		wallet := in.intent.Wallet.EVM()
		questions[i] = ethereum.CallMsg{From: r.key.Address(), To: &wallet, Gas: readGas, Data: executorABI.PackIntentUsed(in.intent.Nonce())}
	}
	var accounts map[common.Address]evm.Account
	var answers []evm.Simulation
	g, both := errgroup.WithContext(ctx)
	g.Go(func() (err error) { accounts, err = r.fetchAccounts(both, client, at, due); return err })
	g.Go(func() (err error) { answers, err = client.Simulate(both, at, questions); return err })
	if err := g.Wait(); err != nil {
		return nil, err
	}
	probes := make([]intentProbe, len(due))
	for i, in := range due {
		probes[i].account = accounts[in.intent.Wallet.EVM()]
		probes[i].answered, probes[i].nonceUsed = decodeIntentUsed(answers[i])
	}
	if err := r.fetchHiddenMarks(ctx, client, at, due, probes); err != nil {
		return nil, err
	}
	return probes, r.fetchAbilities(ctx, client, at, due, probes)
}

// fetchHiddenMarks asks wallets that do not run the executor of now as if they ran it. Executors before it do not see the tree of
// marks, and an account without a delegation does not answer, though its storage has all its marks.
func (r *Relay) fetchHiddenMarks(ctx context.Context, client *evm.Client, at evm.Block, due []openIntent, probes []intentProbe) error {
	var hidden []int
	var questions []ethereum.CallMsg
	over := map[common.Address]ethereum.OverrideAccount{}
	for i, in := range due {
		p := &probes[i]
		delegate, delegated := types.ParseDelegation(p.account.Code)
		switch {
		case delegated && delegate == r.options.Executor:
			p.marksRead = p.answered
		case len(p.account.Code) == 0 && p.account.Nonce == 0:
			p.marksRead = true // it never delegated, and has no marks
		default:
			wallet := in.intent.Wallet.EVM()
			hidden = append(hidden, i)
			over[wallet] = ethereum.OverrideAccount{}
			questions = append(questions, ethereum.CallMsg{From: r.key.Address(), To: &wallet, Gas: readGas, Data: executorABI.PackIntentUsed(in.intent.Nonce())})
		}
	}
	if len(hidden) == 0 {
		return nil
	}
	code, err := contracts.ExecutorCode()
	if err != nil {
		return err
	}
	for wallet := range over {
		over[wallet] = ethereum.OverrideAccount{Code: code}
	}
	answers, err := client.SimulateOver(ctx, at, over, questions)
	if err != nil {
		return fmt.Errorf("reading the marks of wallets that run other code: %w", err)
	}
	for n, i := range hidden {
		answered, used := decodeIntentUsed(answers[n])
		probes[i].marksRead, probes[i].nonceUsed = answered, probes[i].nonceUsed || used
	}
	return nil
}

// fetchAbilities asks the executors of intents that not every version of them can carry out whether they can. The answer is
// remembered: code does not change.
func (r *Relay) fetchAbilities(ctx context.Context, client *evm.Client, at evm.Block, due []openIntent, probes []intentProbe) error {
	for i, in := range due {
		function, special := in.neededFunction()
		if !special {
			continue
		}
		var err error
		if delegate, ok := types.ParseDelegation(probes[i].account.Code); ok {
			probes[i].runs, err = r.hasFunction(ctx, client, at, delegate, function)
		}
		if err == nil && in.delegation != nil {
			probes[i].movesToRun, err = r.hasFunction(ctx, client, at, in.delegation.Address, function)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// executorFunction is a function of an executor's, which ERC-165 names by its selector.
type executorFunction struct {
	executor common.Address
	selector [4]byte
}

// hasFunction asks an executor by ERC-165.
func (r *Relay) hasFunction(ctx context.Context, client *evm.Client, at evm.Block, executor common.Address, selector [4]byte) (bool, error) {
	if r.functions[executorFunction{executor, selector}] {
		return true, nil
	}
	question := ethereum.CallMsg{From: r.key.Address(), To: &executor, Gas: readGas, Data: executorABI.PackSupportsInterface(selector)}
	answers, err := client.Simulate(ctx, at, []ethereum.CallMsg{question})
	if err != nil {
		return false, err
	}
	has := false
	if answers[0].Err == nil && len(answers[0].Output) == 32 {
		supported, err := executorABI.UnpackSupportsInterface(answers[0].Output)
		has = err == nil && supported
	}
	if has {
		r.functions[executorFunction{executor, selector}] = true
	}
	return has, nil
}

// The selectors of functions that executors before may lack, which are their interfaces' by ERC-165.
var (
	cancelSelector  = [4]byte(executorABI.GetABI().Methods["cancel"].ID)
	executeSelector = [4]byte(executorABI.GetABI().Methods["executeIntent"].ID)
)

// neededFunction is the selector of the function that an executor must have to carry out the intent, or its cancellation: of version 2
// executeIntent, with which came cancellations of version 2. False if every executor can.
func (in openIntent) neededFunction() (selector [4]byte, special bool) {
	switch {
	case in.intent.Version() == 2:
		return executeSelector, true
	case in.cancels():
		return cancelSelector, true
	}
	return selector, false
}

// intentCalls are an intent's own calls, made by its wallet, without a gas limit.
func intentCalls(in openIntent) []ethereum.CallMsg {
	wallet := in.intent.Wallet.EVM()
	out := make([]ethereum.CallMsg, len(in.intent.Calls))
	for i, call := range in.intent.Calls {
		to := call.To
		out[i] = ethereum.CallMsg{From: wallet, To: &to, Value: call.Value.Big(), Data: call.Data}
	}
	return out
}

// simulateCalls simulates wallets' calls. The fee payer asks for its relayers whose transaction it
// is, which is the wallet's in a simulation and the relayer's then: the wallets are relayers here.
func (r *Relay) simulateCalls(ctx context.Context, client *evm.Client, at evm.Block, calls []ethereum.CallMsg) ([]evm.Simulation, error) {
	relayers := map[common.Hash]common.Hash{}
	for _, call := range calls {
		if *call.To == r.options.FeePayer {
			relayers[relayerSlot(call.From)] = common.Hash{31: 1}
		}
	}
	if len(relayers) == 0 {
		return client.Simulate(ctx, at, calls)
	}
	return client.SimulateOver(ctx, at, map[common.Address]ethereum.OverrideAccount{r.options.FeePayer: {StateDiff: relayers}}, calls)
}

// relayerSlot is where a BridgeFeePayer keeps whether an account is a relayer: isRelayer is the third
// word of its storage, after the owner and the pending owner.
func relayerSlot(account common.Address) common.Hash {
	return crypto.Keccak256Hash(common.LeftPadBytes(account[:], 32), common.LeftPadBytes([]byte{2}, 32))
}

// decodeIntentUsed reads a wallet's response about a nonce. An address without code has none.
func decodeIntentUsed(s evm.Simulation) (answered, used bool) {
	if s.Err != nil || len(s.Output) != 32 {
		return false, false
	}
	used, err := executorABI.UnpackIntentUsed(s.Output)
	return true, err == nil && used
}

// explainFailures says why the calls of simulated intents fail, by their places in due. Those that pass are
// left out. Tokens are asked once for all. If they cannot be, the words of the contracts are left.
func (r *Relay) explainFailures(ctx context.Context, client *evm.Client, at evm.Block, due []openIntent, open []int, results []evm.Simulation) (map[int]failure.Reason, error) {
	out, failed := map[int]failure.Reason{}, map[int]failedCallOf{}
	var asks []tokenAsk
	for _, i := range open {
		n := len(due[i].intent.Calls)
		f, missing := r.findFailedCall(due[i], results[:n])
		results = results[n:]
		switch {
		case !missing.IsZero():
			out[i] = missing
		case f != nil:
			failed[i] = *f
			asks = append(asks, r.known.asksOf(due[i], *f)...)
		}
	}
	slices.SortFunc(asks, func(x, y tokenAsk) int { return cmp.Or(x.token.Cmp(y.token), x.account.Cmp(y.account)) })
	tokens, err := r.askTokens(ctx, client, at, slices.Compact(asks))
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil {
		r.log.Warn("tokens could not be asked why calls fail", "error", err)
	}
	for i, f := range failed {
		out[i] = r.known.explainFailure(f, tokens.answersTo(r.known.asksOf(due[i], f))).Clean()
	}
	return out, nil
}

// findFailedCall returns the first call of an intent that failed, nil if none did, or says that it goes to
// an address without code, as the executor would.
func (r *Relay) findFailedCall(in openIntent, results []evm.Simulation) (*failedCallOf, failure.Reason) {
	for i, s := range results {
		call := in.intent.Calls[i]
		if len(call.Data) > 0 && !r.hasCode[call.To] {
			return nil, failure.New(failure.ContractMissing, fmt.Sprintf("a call goes to %s, which has no code", call.To))
		}
		if s.Err == nil {
			continue
		}
		f := failedCallOf{call: call, wallet: in.intent.Wallet.EVM(), revert: decodeRevert(evm.RevertData(s.Err))}
		if isOutOfGas(s.Err) {
			f.outOf = "gas"
		}
		r.log.Debug("a call of an intent fails in a simulation", "intent", in.intent.ID, "call", i, "error", s.Err)
		return &f, failure.Reason{}
	}
	return nil, failure.Reason{}
}

// fetchAccounts reads the wallets' code and nonces, and remembers which of the
// called contracts have code: code does not go away.
func (r *Relay) fetchAccounts(ctx context.Context, client *evm.Client, at evm.Block, due []openIntent) (map[common.Address]evm.Account, error) {
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
	answers, err := client.Accounts(ctx, at, list)
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
