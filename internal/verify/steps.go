package verify

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
)

// The values of steps' and intents' rows, in the terms of transfer and intent.
const (
	stepRedeem  = "yield_source_redeem"
	stepDeposit = "yield_source_deposit"
	stepPayout  = "external_payout_transfer"
	stepPartner = "partner_fee_transfer"

	statePending         = "pending"
	statePendingApproval = "pending_customer_approval"
	stateProcessing      = "processing"
	stateCompleted       = "completed"
	stateFailed          = "failed"
	stateCancelled       = "cancelled"

	intentExecuted = "executed"
)

// entryTypes are the kinds of entries of the kinds of steps.
var entryTypes = map[string]ledger.EventType{
	stepRedeem: ledger.YieldSourceRedeem, stepDeposit: ledger.YieldSourceDeposit, stepPayout: ledger.WithdrawalPayout,
	stepBridgeOut: ledger.BridgeTransfer, stepBridgeIn: ledger.BridgeTransfer,
}

// stepCause is a step with the workflow that it belongs to and its intent.
type stepCause struct {
	id, kind, chain, token, source, state, txHash string
	amount, fee                                   int64
	completedMicros                               *int64
	shares                                        string
	organization, wallet, destination, partner    string
	intentState, intentAccount, intentTxHash      string
	blockNumber, blockMicros, endedMicros         int64
	logs                                          string
	collector                                     string
	reason                                        string // why it failed
	received                                      *int64 // by the payee; nil of older rows and of steps without a payee
	redeems                                       bool   // of a step for a request: that gives up shares
	accepted                                      *int64 // the amount missing in the books when an operator settled it by hand; nil if none did

	workflow            string
	fast                bool   // of a step by which money left: its message asks to be attested before it is final
	bridge, bridgeChain string // of a step between chains: that by which the money left, and from where

	asset string // the position that the step pays out
}

// isOtherOrder reports whether the chain has executed another order in place of that of a payout, or of a transfer to another chain, which
// has failed for that. Its entry posts the amounts that the other order moved.
func (s stepCause) isOtherOrder() bool {
	return (s.kind == stepPayout || s.kind == stepBridgeOut) && s.state == stateFailed && s.intentState == intentExecuted && strings.HasPrefix(s.reason, usedBefore+s.intentTxHash)
}

// execution is the record of the step's intent.
func (s stepCause) execution() executionRow {
	return executionRow{s.id, s.chain, s.intentAccount, s.intentTxHash, s.logs, s.wallet, s.blockNumber, s.blockMicros}
}

func (v Verifier) loadStepCauses(ctx context.Context, ids []any) (map[string]stepCause, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	return v.loadSteps(ctx, `s.id IN (`+store.Placeholders(1, len(ids))+`)`, ids)
}

func (v Verifier) loadSteps(ctx context.Context, condition string, args []any) (map[string]stepCause, error) {
	rows, err := v.DB.Query(ctx, `SELECT s.id, s.kind, s.chain, s.token, COALESCE(s.yield_source_id, ''), s.state, COALESCE(s.tx_hash, ''), s.amount, s.fee, s.completed_at, COALESCE(s.shares, ''),
		COALESCE(w.organization_id, ''), COALESCE(w.wallet_id, ''), COALESCE(w.destination_address, ''), COALESCE(w.partner_address, ''),
		COALESCE(i.state, ''), COALESCE(i.wallet, ''), COALESCE(i.tx_hash, ''), COALESCE(i.block_number, 0), COALESCE(i.block_time, 0), COALESCE(i.settled_at, 0), COALESCE(i.logs, ''),
		COALESCE(s.fee_collector, ''), s.received, (SELECT a.shortfall FROM accepted_settlements a WHERE a.step_id = s.id),
		(SELECT COUNT(*) FROM steps m WHERE m.leg_id = s.leg_id AND m.kind = '`+stepRequestRedeem+`' AND m.ordinal < s.ordinal
			AND NOT EXISTS (SELECT 1 FROM steps n WHERE n.leg_id = s.leg_id AND n.kind = '`+stepRequestDeposit+`' AND n.ordinal < s.ordinal)),
		s.workflow_id, s.fast, COALESCE(o.id, ''), COALESCE(o.chain, ''), COALESCE(s.failure_reason, '')
		FROM steps s LEFT JOIN workflows w ON w.id = s.workflow_id LEFT JOIN intents i ON i.id = s.id
			LEFT JOIN steps o ON o.leg_id = s.leg_id AND o.kind = '`+stepBridgeOut+`' AND s.kind IN ('`+stepBridgeOut+`', '`+stepBridgeIn+`')
		WHERE `+condition, append([]any{}, args...)...)
	found, err := collectBy(rows, err, func(row store.Rows) (string, stepCause, error) {
		var s stepCause
		var redeems, fast int64
		err := row.Scan(&s.id, &s.kind, &s.chain, &s.token, &s.source, &s.state, &s.txHash, &s.amount, &s.fee, &s.completedMicros, &s.shares,
			&s.organization, &s.wallet, &s.destination, &s.partner,
			&s.intentState, &s.intentAccount, &s.intentTxHash, &s.blockNumber, &s.blockMicros, &s.endedMicros, &s.logs,
			&s.collector, &s.received, &s.accepted, &redeems, &s.workflow, &fast, &s.bridge, &s.bridgeChain, &s.reason)
		s.redeems, s.fast = redeems > 0, fast != 0
		s.asset = chain.CashID(chain.Name(s.chain), chain.Token(s.token))
		return s.id, s, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading steps: %w", err)
	}
	return found, nil
}

// assetIndex is every position that there can be, by its chain and id.
type assetIndex map[assetKey]asset

type assetKey struct {
	chain    chain.Name
	position string
}

// asset is the contract whose balances are a position.
type asset struct {
	contract chain.Address // or the mint
	token    chain.Token
	vault    chain.Address  // of a source: the contract called to enter and leave it
	requests chain.Address  // that takes its requests
	oft      common.Address // that delivers it from other chains; zero where none does
}

// loadAssets lists the stablecoins and the sources of all chains.
func (v Verifier) loadAssets(ctx context.Context) (assetIndex, error) {
	all := assetIndex{}
	for _, name := range v.chainNames() {
		for token, at := range v.tokensOf(name) {
			all[assetKey{name, chain.CashID(name, token)}] = asset{contract: at, token: token, oft: v.oftOf(name, token)}
		}
	}
	sources, err := v.Catalog.List(ctx)
	if err != nil {
		return nil, err
	}
	for _, s := range sources {
		all[assetKey{s.Chain, s.ID}] = asset{contract: s.ShareAddress(), token: s.DepositToken, vault: s.VaultAddress(), requests: chain.EVMAddress(s.Requests)}
	}
	return all, nil
}

// intentFlows are the movements of an executed intent: of each position, the inflow less the outflow, and each
// payee's amount.
type intentFlows struct {
	net      map[string]*big.Int
	payments map[payeeKey]*big.Int
}

type payeeKey struct{ position, payee string }

func (f intentFlows) paid(position, payee string) *big.Int {
	if n := f.payments[payeeKey{position, payee}]; n != nil && payee != "" {
		return n
	}
	return new(big.Int)
}

func (f intentFlows) netOf(position string) *big.Int {
	if n := f.net[position]; n != nil {
		return n
	}
	return new(big.Int)
}

var transferTopic = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))

// flows adds up the transfers among the logs of the step's intent. Verification reads
// them itself, past the reader that settled them.
func (s stepCause) flows(assets assetIndex) (intentFlows, error) {
	f := intentFlows{map[string]*big.Int{}, map[payeeKey]*big.Int{}}
	if s.intentState != intentExecuted {
		return f, nil
	}
	if chain.Name(s.chain).IsSolana() {
		return f, f.addSolana(s, assets)
	}
	var logs []types.Log
	if err := json.Unmarshal([]byte(s.logs), &logs); err != nil {
		return f, err
	}
	account := chain.Address(s.intentAccount)
	for key, a := range assets {
		if string(key.chain) != s.chain {
			continue
		}
		delivered := map[int]bool{}
		if s.kind != stepBridgeIn { // which has delivered it itself
			delivered = a.deliveries(logs)
		}
		for i, l := range logs {
			if delivered[i] || l.Address != a.contract.EVM() || len(l.Topics) != 3 || l.Topics[0] != transferTopic || len(l.Data) != 32 {
				continue
			}
			if from := common.BytesToAddress(l.Topics[1][:]); from == (common.Address{}) && key.position == chain.CashID(key.chain, chain.USDC) && s.kind != stepBridgeIn {
				continue // a bridge's mint that somebody brought in meanwhile: see bridge_arrivals
			}
			f.add(key.position, account, chain.EVMAddress(common.BytesToAddress(l.Topics[1][:])), chain.EVMAddress(common.BytesToAddress(l.Topics[2][:])), new(big.Int).SetBytes(l.Data))
		}
	}
	return f, nil
}

func (f intentFlows) add(position string, account, from, to chain.Address, units *big.Int) {
	if from != account && to != account {
		return
	}
	if f.net[position] == nil {
		f.net[position] = new(big.Int)
	}
	if to == account {
		f.net[position].Add(f.net[position], units)
	}
	if from == account {
		f.net[position].Sub(f.net[position], units)
		key := payeeKey{position, string(to)}
		if f.payments[key] == nil {
			f.payments[key] = new(big.Int)
		}
		f.payments[key].Add(f.payments[key], units)
	}
}
