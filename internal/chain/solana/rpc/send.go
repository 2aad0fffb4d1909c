package rpc

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// Simulation is the result of a simulated transaction.
type Simulation struct {
	Err   *TransactionError // nil when it would succeed
	Logs  []string
	Units uint64 // compute units
	Slot  uint64
}

type simulationAnswer struct {
	Err   json.RawMessage `json:"err"`
	Logs  []string        `json:"logs"`
	Units uint64          `json:"unitsConsumed"`
}

func parseSimulation(value json.RawMessage) (Simulation, error) {
	answer, err := decodeInto[simulationAnswer](value)
	if err != nil {
		return Simulation{}, err
	}
	out := Simulation{Logs: answer.Logs, Units: answer.Units}
	out.Err, err = parseTransactionError(answer.Err)
	return out, err
}

// compareSimulations compares the results of two nodes: they may log and count otherwise.
func compareSimulations(a, b atSlot[Simulation]) agreement {
	return compareAtSlot(atSlot[*TransactionError]{a.Slot, a.Value.Err}, atSlot[*TransactionError]{b.Slot, b.Value.Err})
}

// Simulate has a node execute a transaction without keeping anything of it. Its
// signatures are not looked at. With Agreed the nodes agree on whether it fails, and
// how.
func (c *Client) Simulate(ctx context.Context, tx []byte, commitment Commitment) (Simulation, error) {
	got, err := fetchSameAtSlot(ctx, c, "a simulation", compareSimulations, parseSimulation, "simulateTransaction", func(options map[string]any) []any {
		options["commitment"], options["encoding"], options["sigVerify"] = commitment, "base64", false
		return []any{base64.StdEncoding.EncodeToString(tx), options}
	})
	got.Value.Slot = got.Slot
	return got.Value, err
}

// rejection is a transaction's refusal by a node that has tried it.
type rejection struct {
	kind error
	text string
	err  *TransactionError // nil when it did not come to be executed
	logs []string
}

func (r *rejection) Error() string { return r.kind.Error() + ": " + r.text }
func (r *rejection) Unwrap() error { return r.kind }

// RejectionOf returns the simulation of a transaction that Send rejected, and its logs; nil when it was not
// simulated.
func RejectionOf(err error) (*TransactionError, []string) {
	var r *rejection
	if errors.As(err, &r) {
		return r.err, r.logs
	}
	return nil, nil
}

// Send hands a signed transaction to every node, which tries it before it passes it on.
// It was sent when one of them has taken it; otherwise the error is the one that says
// most. Sending the same bytes again is safe: a transaction is executed once.
// Errors: ErrKnown, ErrBlockhash, ErrInsufficientFunds, ErrRejected (see RejectionOf);
// with chain.ErrUnavailable or chain.ErrInconsistent the transaction may have been
// accepted all the same.
func (c *Client) Send(ctx context.Context, tx []byte) error {
	decoded, err := solana.DecodeTransaction(tx)
	if err != nil {
		return fmt.Errorf("sending: %w", err)
	}
	name := decoded.Signatures[0]
	answers, err := askNodes(ctx, c, func(ctx context.Context, one *Client) (solana.Signature, error) {
		return fetch(ctx, one, "sending", checkedRecently, func(ctx context.Context, n *node, known *chain.Block) (solana.Signature, error) {
			options := map[string]any{"encoding": "base64", "preflightCommitment": Confirmed}
			if known != nil {
				options["minContextSlot"] = known.Number
			}
			sent, err := ask(ctx, n, decodeInto[solana.Signature], "sendTransaction", base64.StdEncoding.EncodeToString(tx), options)
			if err == nil && sent != name {
				err = fmt.Errorf("%w: the node took %s for %s", chain.ErrInconsistent, name, sent)
			}
			return sent, n.classifySend(err)
		})
	})
	if err != nil {
		return err
	}
	for _, want := range append([]error{nil}, refusals...) {
		for _, a := range answers {
			if a.err == nil || want != nil && errors.Is(a.err, want) {
				return a.err
			}
		}
	}
	return answers[0].err
}

// classifySend reads a node's refusal of a transaction; any other error stays.
func (n *node) classifySend(err error) error {
	var said *nodeError
	if !errors.As(err, &said) {
		return err
	}
	switch said.Code {
	case codePreflightFailure:
	case codeSignatureFailure, codeInvalidParams:
		return &rejection{kind: ErrRejected, text: n.redactURL(said.Message)}
	default:
		return err
	}
	simulated, err := parseSimulation(said.Data)
	if err != nil || simulated.Err == nil {
		return &rejection{kind: ErrRejected, text: n.redactURL(said.Message)}
	}
	return &rejection{kind: kindOf(simulated.Err, simulated.Logs), text: Explain(simulated.Err, simulated.Logs).Text, err: simulated.Err, logs: simulated.Logs}
}

// kindOf is which of the refusals an outcome is.
func kindOf(err *TransactionError, logs []string) error {
	switch err.Kind {
	case "AlreadyProcessed":
		return ErrKnown
	case "BlockhashNotFound":
		return ErrBlockhash
	case "AccountNotFound", "InsufficientFundsForFee", "InsufficientFundsForRent", "InvalidRentPayingAccount":
		return ErrInsufficientFunds
	}
	if err.Custom != nil && *err.Custom == systemNegativeLamports && failedProgram(logs) == solana.SystemProgram {
		return ErrInsufficientFunds
	}
	return ErrRejected
}
