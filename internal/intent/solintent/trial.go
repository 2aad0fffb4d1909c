package solintent

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
)

// Trial is the result of a simulation: the transaction works if there is no reason.
type Trial struct {
	Reason failure.Reason
	Waits  bool // the transaction itself is not at fault: try again later
}

// tryMessage simulates a message, and, if it fails, once more on every node. It is simulated without signatures, so a
// node that sees it cannot pay with it.
func (on Chain) tryMessage(ctx context.Context, message solana.Message) (Trial, rpc.Simulation, error) {
	bare := solana.Transaction{Signatures: make([]solana.Signature, message.RequiredSignatures), Message: message}.Encode()
	first, err := on.Client.Simulate(ctx, bare, rpc.Confirmed)
	if err != nil || first.Err == nil {
		return Trial{}, first, err
	}
	found := JudgeFailure(message, first.Err, first.Logs)
	if found.Waits {
		return found, first, nil
	}
	again, err := on.Client.Agreed().Simulate(ctx, bare, rpc.Confirmed)
	switch {
	case errors.Is(err, rpc.ErrRejected), err != nil:
		return Trial{}, first, err
	case again.Err == nil:
		return Trial{Reason: failure.Reason{Text: "asked again, the chain says otherwise"}, Waits: true}, first, nil
	}
	found = JudgeFailure(message, again.Err, again.Logs)
	found.Reason, err = on.nameFrozen(ctx, message, found.Reason)
	return found, first, err
}

// nameFrozen says whose token account is frozen where a token program has said that one of a transfer's
// is: it reads their states. Where none is frozen by now, the reason stays as it is.
func (on Chain) nameFrozen(ctx context.Context, message solana.Message, why failure.Reason) (failure.Reason, error) {
	v, err := custody.DecodeSolanaVersion(message.Encode())
	if err != nil || why.Code != failure.AccountBlocked {
		return why, nil
	}
	var from, to []solana.PublicKey
	for _, t := range v.Transfers {
		from, to = append(from, t.From), append(to, t.To)
	}
	if v.Burning != nil { // all of its accounts are the wallet's
		from, to = append(append(from, to...), v.Burning.From), nil
	}
	accounts, err := on.Client.Agreed().Accounts(ctx, rpc.Confirmed, append(slices.Clone(from), to...)...)
	if err != nil {
		return why, fmt.Errorf("reading whose token account is frozen: %w", err)
	}
	for i, account := range accounts {
		if account == nil {
			continue
		}
		held, err := solana.DecodeTokenAccount(account.Data)
		if err != nil || held.State != solana.TokenFrozen || held.Mint != v.Mint {
			continue
		}
		if i < len(from) {
			return failure.New(failure.WalletBlocked, fmt.Sprintf("the issuer of %s has frozen the wallet's token account %s", v.Mint, from[i])), nil
		}
		return failure.New(failure.PayeeBlocked, fmt.Sprintf("the issuer of %s has frozen the payee's token account %s", v.Mint, to[i-len(from)])), nil
	}
	return why, nil
}

// passing are errors of whole transactions that are not due to the intent: they are the fee payer's, the block's, or
// come with a blockhash that the node has not seen yet.
var passing = map[string]bool{
	"AccountInUse": true, "AlreadyProcessed": true, "BlockhashNotFound": true, "ClusterMaintenance": true,
	"AccountNotFound": true, "InsufficientFundsForFee": true, "InsufficientFundsForRent": true, "InvalidRentPayingAccount": true,
	"WouldExceedMaxBlockCostLimit": true, "WouldExceedMaxAccountCostLimit": true, "WouldExceedMaxVoteCostLimit": true,
	"WouldExceedAccountDataBlockLimit": true, "WouldExceedAccountDataTotalLimit": true, "ProgramCacheHitMaxLimit": true,
}

// IsPassing reports whether the error of a transaction is not due to the transaction.
func IsPassing(err *rpc.TransactionError) bool { return err.Instruction < 0 && passing[err.Kind] }

// markerInstructions is the number of instructions of a version that make its marker: the transfer of the rent,
// and those that allocate and initialize the account.
const markerInstructions = 3

// makesMarker says whether an instruction of a version makes its marker. These follow the budget's, of which a message of version 1
// has none. They fail where the fee payer has too little, the rent has risen since it was quoted, or the marker is there: the payment
// is at no fault.
func makesMarker(message solana.Message, instruction int) bool {
	first := slices.IndexFunc(message.Instructions, func(in solana.CompiledInstruction) bool {
		return message.Keys[in.Program] != solana.ComputeBudgetProgram
	})
	return first >= 0 && instruction >= first && instruction < first+markerInstructions
}

// JudgeFailure says whether a failed version's payment is at fault, and why it failed.
func JudgeFailure(message solana.Message, err *rpc.TransactionError, logs []string) Trial {
	return Trial{
		Reason: rpc.Explain(err, logs).Clean(),
		Waits:  IsPassing(err) || makesMarker(message, err.Instruction) || isOutOfRent(message, err, logs),
	}
}

// isOutOfRent says whether the fee payer could not pay for a payee's token account, or for a
// burn's message: of the programs called the one that makes accounts failed for want of lamports.
func isOutOfRent(message solana.Message, err *rpc.TransactionError, logs []string) bool {
	const tooFewLamports = 1
	if err.Custom == nil || *err.Custom != tooFewLamports || err.Instruction < 0 || err.Instruction >= len(message.Instructions) {
		return false
	}
	switch message.Keys[message.Instructions[err.Instruction].Program] {
	case solana.AssociatedTokenProgram: // no other part of it fails so
		return true
	case cctpsol.Messenger:
		return slices.ContainsFunc(logs, func(line string) bool {
			return strings.HasPrefix(line, "Program "+solana.SystemProgram.String()+" failed")
		})
	}
	return false
}
