package transfer

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// USDC that only a lost database knew to have left for another chain is in no books: the one chain has it no more, and the
// other one not yet. Its message must be brought in, by the wallet or by a stranger. EnterBurn makes a rebalance of the burn under the
// id of its intent. The first step is settled as executed before, and the second brings the message in as of any other transfer.

// RecoveredBurn is a burn that a chain has executed.
type RecoveredBurn struct {
	Wallet uuid.UUID
	From   chain.Name
	intent.Burn
}

// MissingBurn is a burn that the books lack and of which the amount has not come.
type MissingBurn struct {
	RecoveredBurn
	To     chain.Name
	Amount money.USD
	// Failed is the reason for which a step of a repeated request with the burn's id failed; empty if there is none. That burn is never
	// entered: its message has to be brought in by hand, and the amount becomes a deposit of the wallet.
	Failed string
	// Attested and Attestation are the message as the attesters have signed it, and their signatures.
	Attested, Attestation []byte
}

// ErrNotServed says that an amount was burnt for a chain that is not served.
var ErrNotServed = errors.New("it was burnt for a chain that is not served")

// JudgeBurn reports whether the books lack a burn whose amount has not come to the other chain, and returns it. Errors: ErrNotServed,
// attestation.ErrUnreachable, chain.ErrUnavailable, and attestation.ErrPending if the attesters do not have the message signed: they may never
// have had it, or have lost it after the amount came.
func (s *Service) JudgeBurn(ctx context.Context, b RecoveredBurn) (missing MissingBurn, is bool, err error) {
	missing.RecoveredBurn = b
	known := false
	err = queryEach(ctx, s.db, `SELECT CASE WHEN s.state = $2 THEN s.failure_reason END FROM steps s WHERE s.id = $1`, []any{b.ID, string(StateFailed)}, func(row store.Rows) error {
		known = true
		return row.Scan(nullText(&missing.Failed))
	})
	if err != nil || known && missing.Failed == "" {
		return missing, false, err
	}
	if missing.To, missing.Amount, err = s.readBurnt(b); err != nil {
		return missing, false, err
	}
	attested, err := s.attesters.Find(ctx, b.TxHash, b.Message, true)
	if err != nil {
		return missing, false, err
	}
	owner, err := s.loadOwner(ctx, b.Wallet)
	if err != nil {
		return missing, false, err
	}
	final, err := s.finalOf(ctx, missing.To)
	if err != nil {
		return missing, false, err
	}
	for _, a := range attested { // a transaction may send the same more than once
		came, err := wallet.FindReceived(ctx, s.chains[missing.To].Messages, owner.Addresses[missing.To], a.Key, b.Time, final)
		if err == nil && came == nil {
			err = s.chains[missing.To].Messages.CheckKept(ctx, b.Time, final)
		}
		if err != nil || came == nil {
			missing.Attested, missing.Attestation = a.Message, a.Attestation
			return missing, err == nil, err
		}
	}
	return missing, false, nil
}

// readBurnt returns the chain for which a burn was made, and its amount. Error: ErrNotServed.
func (s *Service) readBurnt(b RecoveredBurn) (to chain.Name, amount money.USD, err error) {
	m, err := cctp.DecodeMessage(b.Message)
	if err != nil {
		return "", 0, fmt.Errorf("reading burn %s: %w", b.ID, err)
	}
	burn, err := cctp.DecodeBurn(m.Body)
	if err != nil {
		return "", 0, fmt.Errorf("reading burn %s: %w", b.ID, err)
	}
	if amount, err = burn.Amount.USDFloor(stablecoinDecimals); err != nil {
		return "", 0, fmt.Errorf("reading burn %s: %w", b.ID, err)
	}
	for name, on := range s.chains {
		domain, is := cctp.DomainOf(name)
		if _, bridged := on.Bridged[chain.USDC]; is && bridged && domain == m.Destination && name != b.From && on.Messages != nil {
			return name, amount, nil
		}
	}
	return "", amount, fmt.Errorf("%w: domain %d", ErrNotServed, m.Destination)
}

// EnterBurn makes a rebalance of a burn. The books must have the wallet as the chain that it left had it at a final block that is
// not before the burn's: the burn is settled as a part of the opening balance. The boolean is false if a step has the id
// already. Error: workflow_conflict while the wallet is not active.
//
// It is safe to run twice, and twice at once: the wallet is locked, and an id is entered once. It makes no entries: the settlements of
// the steps do, by the logs of both chains. If the amount has come already, the second step is settled by that arrival.
func (s *Service) EnterBurn(ctx context.Context, b MissingBurn) (entered bool, err error) {
	if b.Failed != "" {
		return false, fault.New(fault.WorkflowConflict, "a request that was repeated has failed with the burn's id (%s): bring its message in by hand", b.Failed)
	}
	owner, err := s.loadOwner(ctx, b.Wallet)
	if err != nil {
		return false, err
	}
	place := func(on chain.Name) Place {
		return Place{PlaceCash, chain.CashID(on, chain.USDC), cashLabel(on, chain.USDC)}
	}
	leg := newLeg(0, b.Amount, place(b.From), place(b.To))
	leg.addStep(bridgeSteps(b.From, b.To, chain.USDC, 0, false)...)
	leg.Steps[0].ID = b.ID
	return s.enterRecovered(ctx, owner, s.newRecovered(owner, leg), b.Block,
		audit.Details{"walletId": b.Wallet.String(), "destinationChain": string(b.To), "requestId": b.ID.String()})
}
