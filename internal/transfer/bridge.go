package transfer

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/state"
	"github.com/granaryhq/granary/internal/store"
)

// Money that goes from one chain to another leaves the one by a step, and comes to the other by a second step of the
// same leg. USDC is attested by the bridge's attesters, and received by that step's intent; USDT is delivered by the
// bridge itself, and the step has an intent only if the bridge has verified the message and does not deliver it:
//
//   - the amount that has left and not come is the transfer's InTransit: the sum of its lines on the
//     account in_transit. All of them carry its id;
//   - any account can deliver an attested message, once. If it is not the wallet's own intent,
//     the follower reports it (wallet.Arrival), and the step is settled by that;
//   - the second step never fails its leg: the money has left. It waits, has the message
//     attested again, and the transfer has the reason.

// BridgePhase is how far a transfer between chains has come.
type BridgePhase string

// The phases of transfers between chains.
const (
	PhaseSent     BridgePhase = "sent"     // it has left for good, and is to be attested
	PhaseAttested BridgePhase = "attested" // it can be brought in
	PhaseReceived BridgePhase = "received"
)

// BridgeTrigger is an event that changes the phase of a transfer between chains.
type BridgeTrigger string

// The triggers of phases of transfers between chains.
const (
	SendExecuted       BridgeTrigger = "sent"                        // at finality
	MessageAttested    BridgeTrigger = "attested"                    // by those whom the bridge believes
	MessageVerified    BridgeTrigger = "verified, and not delivered" // of USDT
	AttestationRefused BridgeTrigger = "cannot be brought in"        // it has expired, or the destination refuses it now
	MessageReceived    BridgeTrigger = "brought in by us"            // at finality
	MessageArrived     BridgeTrigger = "brought in by a stranger"
)

// BridgeStates are all changes of the phase of a transfer between chains.
var BridgeStates = state.Table[BridgePhase, BridgeTrigger]{
	{state.None, SendExecuted, PhaseSent},
	{PhaseSent, MessageAttested, PhaseAttested},
	{PhaseSent, MessageVerified, PhaseAttested},
	{PhaseAttested, AttestationRefused, PhaseSent},
	{PhaseAttested, MessageReceived, PhaseReceived},
	{PhaseSent, MessageReceived, PhaseReceived}, // by an intent that was refused at first, or of an earlier life
	{PhaseSent, MessageArrived, PhaseReceived},
	{PhaseAttested, MessageArrived, PhaseReceived},
}

// BridgeTransfer is money of a wallet that goes from one chain to another.
type BridgeTransfer struct {
	ID                  uuid.UUID // of the step by which it left
	Organization        uuid.UUID
	Wallet              uuid.UUID
	Workflow            uuid.UUID
	Source, Destination chain.Name
	Token               chain.Token
	Phase               BridgePhase
	Amount              money.USD // that left
	Ordered             money.USD // the amount of the order of this database, if another one was executed; else 0
	InTransit           money.USD
	Message             []byte // as it was sent
	Attested            []byte // as it can be brought in, with the attestation; of USDT as it was sent
	Attestation         []byte
	Key                 string // of the attested message, empty until there is one; of USDT of the sent one
	Fee                 money.USD
	ExpiresAt           uint64         // the block of the destination from which on it cannot be brought in; 0 for never
	Problem             failure.Reason // why it does not go on; empty if it does
	SentHash            string
	ReceivedHash        string
	ReceivedBlock       *int64 // of the destination; nil until it has come
	SentAt              time.Time
	AskedAt             time.Time
	AttestedAt          *time.Time // of USDT when it was first seen to be verified, or last began to be delivered by the service
	Deliveries          int64      // of USDT by the service
	CompletedAt         *time.Time
}

// Open says whether it has left and not come.
func (b *BridgeTransfer) Open() bool { return b != nil && b.CompletedAt == nil }

// attested says whether the transfer has to be attested, and brought in by us. USDT has not: the
// bridge delivers it, and if it does not we do (deliverVerified).
func (b *BridgeTransfer) attested() bool { return b.Token != chain.USDT }

// change sets the phase to the table's next one.
func (b *BridgeTransfer) change(on BridgeTrigger) error {
	next, err := BridgeStates.Next(b.Phase, on)
	if err != nil {
		return fmt.Errorf("transfer %s between chains: %w", b.ID, err)
	}
	b.Phase = next
	return nil
}

// bridges says whether a step takes part in a transfer between chains.
func (k StepKind) bridges() bool { return k == StepBridgeOut || k == StepBridgeIn }

// bridgeOut is the step by which the leg's money leaves for another chain; nil if it does not.
func (l *Leg) bridgeOut() *Step { return l.stepOfKind(StepBridgeOut) }

// bridgeIn is the step that brings it in: the last of its kind, those before it have been given up.
func (l *Leg) bridgeIn() *Step {
	for i := len(l.Steps) - 1; i >= 0; i-- {
		if l.Steps[i].Kind == StepBridgeIn {
			return &l.Steps[i]
		}
	}
	return nil
}

// chains are those that must not be stopped for the step to begin.
func (r stepRef) chains() []chain.Name {
	if r.step.Kind == StepBridgeOut {
		return []chain.Name{r.step.Chain, r.leg.bridgeIn().Chain}
	}
	return []chain.Name{r.step.Chain}
}

// mostBridgeFee returns the highest fee of a bridge for the leg's amount.
func (l *Leg) mostBridgeFee() money.USD {
	if out := l.bridgeOut(); out != nil {
		return out.Fee
	}
	return 0
}

// boundFollows returns the part of an amount that came for a step with which the step goes on: one message carries no more. The
// rest stays in the wallet. If the limit of a message has become less than the amount of the leg, the step goes on with that, and fails.
func (s *Service) boundFollows(leg *Leg, next *Step, came money.USD) money.USD {
	if next == nil || next.Kind != StepBridgeOut {
		return came
	}
	return min(came, max(leg.Amount, s.currentRoutes().Bound(next.Chain, leg.bridgeIn().Chain, next.Token, came)))
}

// setProceeds sets the amount that a step goes on with. If it leaves for another chain it may be less than was planned, and costs no
// more than that much does.
func (s *Service) setProceeds(leg *Leg, next *Step, amount money.USD) {
	next.Amount = amount
	if next.Kind != StepBridgeOut {
		return
	}
	routes, to := s.currentRoutes(), leg.bridgeIn().Chain
	fee, fast := routes.Price(next.Chain, to, next.Token, max(0, amount))
	if !next.Fast || !fast {
		fee, next.Fast = routes.Standard(next.Chain, to, next.Token, max(0, amount)), false
	}
	next.Fee = min(next.Fee, fee)
}

// bridgeSteps are the steps that take an amount to another chain, for a fee of at most so much;
// none within a chain.
func bridgeSteps(from, to chain.Name, token chain.Token, mostFee money.USD, fast bool) []Step {
	if from == to {
		return nil
	}
	return []Step{
		{Kind: StepBridgeOut, Chain: from, Token: token, Protocol: bridgeProtocol(token), Fee: mostFee, Fast: fast},
		{Kind: StepBridgeIn, Chain: to, Token: token, Protocol: bridgeProtocol(token)},
	}
}

// solanaGrain leaves out amounts that strangers may have put into accounts of their own making: a burn takes the
// fullest of a wallet's token accounts first, and has no room for many.
const solanaGrain = money.Dollar

// bridgeProtocol returns the interface's name of the protocol of such a step.
func bridgeProtocol(token chain.Token) string {
	if token == chain.USDT {
		return "oft"
	}
	return "cctp_v2"
}

const bridgeColumns = `id, organization_id, wallet_id, workflow_id, source, destination, token, phase, amount, in_transit, message, attested, attestation, message_key,
	fee, expires_at, problem, failure_code, sent_hash, received_hash, received_block, sent_at, asked_at, attested_at, completed_at, ordered, deliveries`

func (b *BridgeTransfer) columnValues() []any {
	return []any{
		b.ID, b.Organization, b.Wallet, b.Workflow, string(b.Source), string(b.Destination), string(b.Token), string(b.Phase), int64(b.Amount), int64(b.InTransit),
		hex.EncodeToString(b.Message), hex.EncodeToString(b.Attested), hex.EncodeToString(b.Attestation), textOrNull(b.Key), int64(b.Fee), int64(b.ExpiresAt), b.Problem.Text, string(b.Problem.Code), b.SentHash, b.ReceivedHash, b.ReceivedBlock,
		b.SentAt.UnixMicro(), b.AskedAt.UnixMicro(), microsOrNull(b.AttestedAt), microsOrNull(b.CompletedAt), int64(b.Ordered), b.Deliveries,
	}
}

func scanBridge(row store.Rows) (*BridgeTransfer, error) {
	b := &BridgeTransfer{}
	var message, attested, attestation string
	var expires, sent, asked int64
	var attestedAt, completed *int64
	err := row.Scan(&b.ID, &b.Organization, &b.Wallet, &b.Workflow, &b.Source, &b.Destination, &b.Token, &b.Phase, &b.Amount, &b.InTransit,
		&message, &attested, &attestation, nullText(&b.Key), &b.Fee, &expires, &b.Problem.Text, (*string)(&b.Problem.Code), &b.SentHash, &b.ReceivedHash, &b.ReceivedBlock, &sent, &asked, &attestedAt, &completed, &b.Ordered, &b.Deliveries)
	if err != nil {
		return nil, err
	}
	b.ExpiresAt, b.SentAt, b.AskedAt, b.AttestedAt, b.CompletedAt = uint64(expires), clock.Time(sent), clock.Time(asked), timeOf(attestedAt), timeOf(completed)
	var problems [3]error
	b.Message, problems[0] = hex.DecodeString(message)
	b.Attested, problems[1] = hex.DecodeString(attested)
	b.Attestation, problems[2] = hex.DecodeString(attestation)
	return b, errors.Join(problems[:]...)
}

// errBridgeMoved says that a transfer is not as it was read: its workflow was not locked.
var errBridgeMoved = fmt.Errorf("the transfer between chains has moved on")

// saveBridge writes the changeable fields. The caller must have locked its workflow; the statement does not change
// one that has ended, nor one of which another sum is in transit.
func saveBridge(tx *store.Tx, b *BridgeTransfer, inTransit money.USD) {
	tx.DeferGuard(errBridgeMoved, `UPDATE bridge_transfers SET phase = $1, in_transit = $2, attested = $3, attestation = $4, message_key = $5, fee = $6, expires_at = $7, problem = $8,
			received_hash = $9, asked_at = $10, attested_at = $11, completed_at = $12, received_block = $13, failure_code = $14, deliveries = $15
		WHERE id = $16 AND completed_at IS NULL AND in_transit = $17`,
		string(b.Phase), int64(b.InTransit), hex.EncodeToString(b.Attested), hex.EncodeToString(b.Attestation), textOrNull(b.Key), int64(b.Fee), int64(b.ExpiresAt), b.Problem.Text,
		b.ReceivedHash, b.AskedAt.UnixMicro(), microsOrNull(b.AttestedAt), microsOrNull(b.CompletedAt), b.ReceivedBlock, string(b.Problem.Code), b.Deliveries, b.ID, int64(inTransit))
}

// loadBridges fills in the transfers between chains of legs whose money has left.
func loadBridges(ctx context.Context, q querier, workflows []Workflow) error {
	legs := map[uuid.UUID]*Leg{}
	var ids []any
	for i := range workflows {
		for j := range workflows[i].Legs {
			leg := &workflows[i].Legs[j]
			if out := leg.bridgeOut(); out != nil && out.State == StateCompleted {
				legs[out.ID] = leg
				ids = append(ids, out.ID)
			}
		}
	}
	if len(ids) == 0 {
		return nil
	}
	err := queryEach(ctx, q, `SELECT `+bridgeColumns+` FROM bridge_transfers WHERE id IN (`+store.Placeholders(1, len(ids))+`)`, ids, func(rows store.Rows) error {
		b, err := scanBridge(rows)
		if err == nil {
			legs[b.ID].Bridge = b
		}
		return err
	})
	if err != nil {
		return fmt.Errorf("reading transfers between chains: %w", err)
	}
	return nil
}

// wireKind returns the interface's name of the kind of a step: both of a transfer between chains are bridge_transfer.
func (k StepKind) wireKind() StepKind {
	if k.bridges() {
		return StepBridgeOut
	}
	return k
}
