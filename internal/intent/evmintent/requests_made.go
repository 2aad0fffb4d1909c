package evmintent

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/yield"
)

var (
	startedTopic  = executor.GetABI().Events[contracts.WalletExecutorIntentStartedEventName].ID
	executedTopic = executor.GetABI().Events[contracts.WalletExecutorIntentExecutedEventName].ID
)

// RequestMade is a request to a source that an account made by an executed intent, a claim of the amount that a source
// owes for one, or of an amount that it has returned.
type RequestMade struct {
	ID      uuid.UUID // of the intent
	Account chain.Address
	Claim   bool
	Return  bool
	Units   money.Units // given, or of the given units claimed or returned: of the stablecoin, or shares
	Block   uint64
	TxHash  string
}

// RequestsAge is how old a request is at most that FindRequests finds.
const RequestsAge = 400 * 24 * time.Hour

// FindRequests calls visit with the requests that the accounts made of a source in one direction, and with their claims and returns, in
// blocks up to a final one, the newest first, until visit returns false. A log of the source counts only inside an intent of the
// account in a proven block, and if the account gave its own: requests that strangers make in an account's name are left out.
func (f *Family) FindRequests(ctx context.Context, source yield.Source, redeem bool, accounts []chain.Address, upTo uint64, progress func(done, total int), visit func(RequestMade) (more bool, err error)) error {
	on, err := f.chain(source.Chain)
	if err != nil {
		return err
	}
	reader := newRequestReader(source.Requests, redeem, accounts)
	search := evm.LogSearch{Contract: source.Requests, Topics: reader.topics(), Since: f.clock.Now().Add(-RequestsAge), UpTo: upTo, Progress: countBlocks(progress)}
	err = on.Client.SearchBack(ctx, search, func(block uint64) (bool, error) {
		receipts, _, err := on.Client.ProvenReceipts(ctx, block)
		if err != nil {
			return false, err
		}
		for _, r := range slices.Backward(receipts) {
			for _, made := range slices.Backward(reader.read(r)) {
				if more, err := visit(made); err != nil || !more {
					return false, err
				}
			}
		}
		return true, nil
	})
	if err != nil {
		return fmt.Errorf("searching for requests to %s: %w", source.ID, err)
	}
	return nil
}

// countBlocks returns a search's progress that calls progress, which may be nil, with the numbers of blocks.
func countBlocks(progress func(done, total int)) func(searched, all uint64) {
	if progress == nil {
		return nil
	}
	return func(searched, all uint64) { progress(int(searched), int(all)) }
}

// requestReader reads the requests, claims and returns of accounts at the contract that takes a source's requests.
type requestReader struct {
	at                       common.Address
	request, claim, returned common.Hash // topics
	redeem                   bool
	accounts                 []common.Hash
}

func newRequestReader(at common.Address, redeem bool, accounts []chain.Address) requestReader {
	r := requestReader{at: at, request: depositRequestTopic, claim: depositTopic, returned: depositReturnTopic, redeem: redeem}
	if redeem {
		r.request, r.claim, r.returned = redeemRequestTopic, withdrawTopic, redeemReturnTopic
	}
	for _, a := range accounts {
		r.accounts = append(r.accounts, common.BytesToHash(a.EVM().Bytes()))
	}
	return r
}

// topics selects the logs of which read keeps some: each event has the account as its first indexed value.
func (r requestReader) topics() [][]common.Hash {
	return [][]common.Hash{{r.request, r.claim, r.returned}, r.accounts}
}

// read returns the requests, claims and returns in a receipt that an intent of their own account made, in their order.
func (r requestReader) read(receipt *types.Receipt) (found []RequestMade) {
	running := runningIntents{}
	for _, l := range receipt.Logs {
		if running.noteLog(l) || len(l.Topics) < 2 || l.Address != r.at || !slices.Contains(r.accounts, l.Topics[1]) {
			continue
		}
		account := common.BytesToAddress(l.Topics[1].Bytes())
		id, runs := running.idOf(account)
		units, ok := r.readUnits(l, account)
		if runs && ok {
			found = append(found, RequestMade{id, chain.EVMAddress(account), l.Topics[0] == r.claim, l.Topics[0] == r.returned, units, receipt.BlockNumber.Uint64(), receipt.TxHash.Hex()})
		}
	}
	return found
}

// runningIntents are the nonces of the intents that run at a log of a receipt, by account. An account executes one intent at a time, so the
// last one that started and has not ended made the account's logs.
type runningIntents map[common.Address]common.Hash

// noteLog takes note of the next log of a receipt, and reports whether it is the start or the end of an intent.
func (r runningIntents) noteLog(l *types.Log) bool {
	if len(l.Topics) < 2 {
		return false
	}
	switch l.Topics[0] {
	case startedTopic:
		r[l.Address] = l.Topics[1]
	case executedTopic:
		delete(r, l.Address)
	default:
		return false
	}
	return true
}

// idOf returns the id of the intent that an account runs; false if it runs none, or one whose nonce is no id.
func (r runningIntents) idOf(account common.Address) (uuid.UUID, bool) {
	nonce, runs := r[account]
	return uuid.UUID(nonce[16:]), runs && [16]byte(nonce[:16]) == [16]byte{} // an id has 128 bits
}

// readUnits reads a log of a request, whose controller, owner and sender must be the account, of a claim, or of a return to the account.
func (r requestReader) readUnits(l *types.Log, account common.Address) (units money.Units, ok bool) {
	switch {
	case l.Topics[0] == r.request && len(l.Topics) == 4 && len(l.Data) == 64 && l.Topics[2] == l.Topics[1] && common.Hash(l.Data[:32]) == l.Topics[1],
		l.Topics[0] == r.returned && len(l.Topics) == 4 && len(l.Data) == 64 && l.Topics[2] == l.Topics[1]:
		return money.UnitsFromWord([32]byte(l.Data[32:])), true
	case l.Topics[0] == r.claim:
		units, err := SumClaims([]types.Log{*l}, r.at, account, r.redeem)
		return units, err == nil
	}
	return units, false
}
