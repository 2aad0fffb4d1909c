package verify

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
)

// The recorded executions of intents are read from the chain again: always where no other part of the books confirms
// them, for intents that are executed and whose step or change has not ended, and for those that an operator settled
// by hand; of all others for the newest, or for every one with EveryReceipt.

const (
	// sampledReceipts is how many settled intents a run holds against their receipts,
	// the newest: each costs a block's receipts and the headers that prove them.
	sampledReceipts = 20
	// sampledWithin is how old they are at most: not every node keeps receipts for ever.
	sampledWithin = 30 * 24 * time.Hour
)

var (
	executorABI   = contracts.NewWalletExecutor()
	startedTopic  = executorABI.GetABI().Events[contracts.WalletExecutorIntentStartedEventName].ID
	executedTopic = executorABI.GetABI().Events[contracts.WalletExecutorIntentExecutedEventName].ID
)

// executionRow is the record of an executed intent.
type executionRow struct {
	id, chain, account, txHash, logs, wallet string
	block, blockMicros                       int64
}

// proveExecutions holds executed intents against the receipts of their transactions, chain by chain.
func (v Verifier) proveExecutions(ctx context.Context) (all []Mismatch, err error) {
	s := sweep{name: "intents", subject: subjectIntent, check: v.checkExecutions}
	var failures []error
	if v.EveryReceipt {
		for _, of := range v.perChain(s, "intents", "id", "chain", "") {
			found, err := v.runSweep(ctx, of)
			all, failures = append(all, found...), append(failures, err)
			if v.mustStop(ctx, err) {
				break
			}
		}
		return all, errors.Join(failures...)
	}
	chosen, err := v.chooseExecutions(ctx)
	if err != nil {
		return nil, err
	}
	for _, on := range slices.Sorted(maps.Keys(chosen)) {
		for page := range slices.Chunk(chosen[on], rowsPerPage) {
			found, err := v.confirmFindings(ctx, s, page)
			all = append(all, found...)
			if err != nil {
				failures = append(failures, fmt.Errorf("on %s: %w", on, err))
				break
			}
		}
		if v.mustStop(ctx, errors.Join(failures...)) {
			break
		}
	}
	return all, errors.Join(failures...)
}

// chooseExecutions lists, by chain, the intents whose receipts a run looks at in any case, and the
// newest of the others.
func (v Verifier) chooseExecutions(ctx context.Context) (map[string][]string, error) {
	chosen := map[string][]string{}
	read := func(query string, args ...any) error {
		rows, err := v.DB.Query(ctx, query, args...)
		_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
			var id, on string
			err := row.Scan(&id, &on)
			if !slices.Contains(chosen[on], id) {
				chosen[on] = append(chosen[on], id)
			}
			return struct{}{}, err
		})
		return err
	}
	err := read(`SELECT i.id, i.chain FROM intents i LEFT JOIN steps s ON s.id = i.id LEFT JOIN contract_changes c ON c.id = i.id
		WHERE i.state = 'executed' AND (s.state = 'processing' OR c.status = 'submitted' OR i.id IN (SELECT a.step_id FROM accepted_settlements a)) ORDER BY i.id`)
	if err != nil {
		return nil, fmt.Errorf("reading intents that are not settled: %w", err)
	}
	err = read(`SELECT id, chain FROM intents WHERE state = 'executed' AND settled_at > $1 ORDER BY settled_at DESC, id LIMIT $2`,
		v.DB.Clock().Micros()-sampledWithin.Microseconds(), sampledReceipts)
	if err != nil {
		return nil, fmt.Errorf("reading the newest intents: %w", err)
	}
	return chosen, nil
}

// checkExecutions compares the records of executed intents with the chain.
func (v Verifier) checkExecutions(ctx context.Context, ids []any) (findings, error) {
	rows, err := v.DB.Query(ctx, `SELECT i.id, i.chain, i.wallet, COALESCE(i.tx_hash, ''), COALESCE(i.logs, ''), COALESCE(i.block_number, 0), COALESCE(i.block_time, 0), COALESCE(w.wallet_id, '')
		FROM intents i LEFT JOIN steps s ON s.id = i.id LEFT JOIN workflows w ON w.id = s.workflow_id
		WHERE i.state = 'executed' AND i.id IN (`+store.Placeholders(1, len(ids))+`)`, append([]any{}, ids...)...)
	executed, err := store.Collect(rows, err, func(row store.Rows) (e executionRow, err error) {
		return e, row.Scan(&e.id, &e.chain, &e.account, &e.txHash, &e.logs, &e.block, &e.blockMicros, &e.wallet)
	})
	if err != nil {
		return nil, fmt.Errorf("reading executed intents: %w", err)
	}
	var f findings
	for _, e := range executed {
		wrong, err := v.contradictExecution(ctx, e)
		if err := f.takeUnread(e.id, parseID(e.wallet), "intent "+e.id+" ", err); err != nil {
			return nil, err
		}
		f.sayOf(IntentsChains, e.id, parseID(e.wallet), "intent "+e.id+" ")(wrong != "", "%s", wrong)
	}
	return f, nil
}

// contradictExecution describes the chain's differences from the row of an executed intent; empty if there are none.
func (v Verifier) contradictExecution(ctx context.Context, e executionRow) (wrong string, err error) {
	if client := v.Solana[chain.Name(e.chain)]; client != nil {
		return contradictSolana(ctx, client, e)
	}
	client := v.Clients[chain.Name(e.chain)]
	if client == nil {
		return "", nil // its positions are reported as not compared
	}
	final, err := client.Final(ctx)
	if err != nil {
		return "", err
	}
	if e.block < 0 || uint64(e.block) > final.Number {
		return fmt.Sprintf("is executed in block %d, the final one is %d", e.block, final.Number), nil
	}
	receipts, block, err := v.fetchReceipts(ctx, client, uint64(e.block))
	if err != nil {
		return "", fmt.Errorf("proving the receipts of block %d: %w", e.block, err)
	}
	found := slices.IndexFunc(receipts, func(r *types.Receipt) bool { return r.TxHash.Hex() == e.txHash })
	if found < 0 {
		return fmt.Sprintf("is executed in transaction %q, which block %d does not have", e.txHash, e.block), nil
	}
	moved, ok := findCallLogs(receipts[found].Logs, common.HexToAddress(e.account), parseID(e.id))
	var recorded []types.Log
	err = json.Unmarshal([]byte(e.logs), &recorded)
	switch {
	case !ok:
		return fmt.Sprintf("is not executed by transaction %s", e.txHash), nil
	case err != nil || !slices.EqualFunc(recorded, moved, sameLog):
		return fmt.Sprintf("has other logs than transaction %s", e.txHash), nil
	case block.Time.UnixMicro() != e.blockMicros:
		return fmt.Sprintf("is executed at another time than block %d was made", e.block), nil
	}
	return "", nil
}

// fetchReceipts returns the proven receipts of a block.
func (v Verifier) fetchReceipts(ctx context.Context, client *evm.Client, number uint64) (types.Receipts, evm.Block, error) {
	if v.receipts != nil {
		return v.receipts(ctx, client, number)
	}
	return client.ProvenReceipts(ctx, number)
}

// findCallLogs returns the logs that a wallet's intent made in a transaction: those
// between its start and its end, which the wallet itself logs. Verification reads them
// past the relay, which recorded them.
func findCallLogs(logs []*types.Log, account common.Address, id uuid.UUID) (between []*types.Log, ok bool) {
	nonce := common.BigToHash(custody.Intent{ID: id}.Nonce())
	start := -1
	for i, l := range logs {
		if l.Address != account || len(l.Topics) < 2 || l.Topics[1] != nonce {
			continue
		}
		switch l.Topics[0] {
		case startedTopic:
			start = i
		case executedTopic:
			if start >= 0 {
				return logs[start+1 : i], true
			}
		}
	}
	return nil, false
}

func sameLog(recorded types.Log, l *types.Log) bool {
	return recorded.Address == l.Address && slices.Equal(recorded.Topics, l.Topics) && bytes.Equal(recorded.Data, l.Data)
}
