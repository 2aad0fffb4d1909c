package solrelay

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
)

// verdict is what the trial of an intent came to: it works if there is no reason.
type verdict struct {
	reason string
	waits  bool // nothing is wrong with the intent itself
}

// tryAll simulates intents that nobody has seen, several at a time.
func (r *Relay) tryAll(ctx context.Context, due []judged) ([]verdict, error) {
	verdicts := make([]verdict, len(due))
	g, asking := errgroup.WithContext(ctx)
	g.SetLimit(maxAsking)
	for i, j := range due {
		g.Go(func() (err error) {
			verdicts[i], err = r.tryIntent(asking, j.openIntent)
			return err
		})
	}
	if err := g.Wait(); err != nil {
		return nil, err
	}
	return verdicts, r.checkOutcomes(ctx, due, verdicts)
}

// tryIntent simulates an intent's first version, and, if it fails, once more on every
// node. It is simulated without signatures: the node learns what is to be paid, and
// nothing that pays it.
func (r *Relay) tryIntent(ctx context.Context, in openIntent) (verdict, error) {
	message, err := solana.DecodeMessage(in.signed.Versions[0].Message)
	if err != nil {
		return verdict{}, fmt.Errorf("intent %s: %w", in.id, err)
	}
	bare := solana.Transaction{Signatures: make([]solana.Signature, message.RequiredSignatures), Message: message}.Encode()
	first, err := r.client.Simulate(ctx, bare, rpc.Confirmed)
	if err != nil || first.Err == nil {
		return verdict{}, err
	}
	found := judgeFailure(message, first.Err, first.Logs)
	if found.waits {
		return found, nil
	}
	again, err := r.client.Agreed().Simulate(ctx, bare, rpc.Confirmed)
	switch {
	case errors.Is(err, rpc.ErrRejected), err != nil:
		return verdict{}, err
	case again.Err == nil:
		return verdict{reason: waiting + "asked again, the chain says otherwise", waits: true}, nil
	}
	return judgeFailure(message, again.Err, again.Logs), nil
}

// passing are errors of whole transactions that say nothing about an intent: they are the
// fee payer's, the block's, or come with a nonce value that the node has not seen yet.
var passing = map[string]bool{
	"AccountInUse": true, "AlreadyProcessed": true, "BlockhashNotFound": true, "ClusterMaintenance": true,
	"AccountNotFound": true, "InsufficientFundsForFee": true, "InsufficientFundsForRent": true, "InvalidRentPayingAccount": true,
	"WouldExceedMaxBlockCostLimit": true, "WouldExceedMaxAccountCostLimit": true, "WouldExceedMaxVoteCostLimit": true,
	"WouldExceedAccountDataBlockLimit": true, "WouldExceedAccountDataTotalLimit": true, "ProgramCacheHitMaxLimit": true,
}

// judgeFailure says whether a failed transaction's intent is at fault, and why it failed.
func judgeFailure(message solana.Message, err *rpc.TransactionError, logs []string) verdict {
	words := rpc.Explain(err, logs)
	switch {
	case err.Instruction < 0 && passing[err.Kind], err.Instruction == 0, isOutOfRent(message, err, logs):
		return verdict{reason: waiting + words, waits: true}
	}
	return verdict{reason: words}
}

// isOutOfRent says whether the fee payer could not pay for a payee's token account, or for a
// burn's message: of the programs called the one that makes accounts failed for want of lamports.
func isOutOfRent(message solana.Message, err *rpc.TransactionError, logs []string) bool {
	const tooFewLamports = 1
	if err.Custom == nil || *err.Custom != tooFewLamports || err.Instruction >= len(message.Instructions) {
		return false
	}
	switch message.Keys[message.Instructions[err.Instruction].Program] {
	case solana.AssociatedTokenProgram: // nothing else of it fails so
		return true
	case cctpsol.Messenger:
		return slices.ContainsFunc(logs, func(line string) bool {
			return strings.HasPrefix(line, "Program "+solana.SystemProgram.String()+" failed")
		})
	}
	return false
}

// refusalOf is what a node's refusal of a transaction says about its intent; empty when it
// says nothing.
func refusalOf(err error) string {
	switch {
	case errors.Is(err, rpc.ErrInsufficientFunds):
		return waiting + "the fee payer is out of SOL"
	case !errors.Is(err, rpc.ErrRejected):
		return ""
	}
	failed, logs := rpc.RejectionOf(err)
	if failed == nil {
		return ""
	}
	return rpc.Explain(failed, logs)
}

// errOther says that a transaction is not what its intent says.
var errOther = errors.New("the transaction is another intent's")

// versionOf reads a message as a version of the intent's transaction. Error: errOther.
func versionOf(in openIntent, message solana.Message) (custody.SolanaVersion, error) {
	v, err := custody.DecodeSolanaVersion(message.Encode())
	if err != nil {
		return v, fmt.Errorf("%w: %w", errOther, err)
	}
	if v.ID != in.id || v.Wallet != in.wallet {
		return v, fmt.Errorf("%w: of %s by %s", errOther, v.ID, v.Wallet)
	}
	return v, nil
}
