package transfer

import (
	"context"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/request"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

// WithdrawalRequest asks for a payout. Sources, if given, is the exact gross
// split of Amount over positions.
type WithdrawalRequest struct {
	Organization       uuid.UUID   `json:"-"`
	Wallet             uuid.UUID   `json:"-"`
	RequestID          uuid.UUID   `json:"-"`
	DestinationChain   chain.Name  `json:"destinationChain"`
	DestinationAddress string      `json:"destinationAddress"`
	Token              chain.Token `json:"token"`
	Amount             money.USD   `json:"amountUsd"`
	Sources            []Draw      `json:"sources,omitempty"`
}

// Withdraw accepts a withdrawal: its plan is fixed and its amounts are reserved
// when it returns. The boolean is false when the same request was accepted
// before; then nothing changes and that withdrawal is returned as it is now.
//
// Errors: validation_error, unsupported_chain, unsupported_token,
// invalid_destination_address, wallet_not_found, yield_source_not_found,
// insufficient_funds, invalid_withdrawal_plan, workflow_conflict,
// request_id_conflict, duplicate_request_id.
func (s *Service) Withdraw(ctx context.Context, r WithdrawalRequest) (Workflow, bool, error) {
	destination, err := s.checkWithdrawal(r)
	if err != nil {
		return Workflow{}, false, err
	}
	r.DestinationAddress = string(destination)
	var w Workflow
	var replay bool
	err = s.withLiquidity(ctx, r.Organization, r.Wallet, func(ctx context.Context, fresh liquidity) error {
		return s.db.Write(ctx, func(tx *store.Tx) error {
			claim := request.Request{Organization: r.Organization, ID: r.RequestID, Operation: "withdrawal.create:" + r.Wallet.String(), Body: r}
			var l locked
			id, again, err := request.Claim(ctx, tx, claim, uuid.New(), l.ask(s.db, r.Organization, r.Wallet)...)
			if err != nil {
				return err
			}
			if replay = again; again {
				w, err = loadOne(ctx, tx, id)
				return err
			}
			w, err = s.acceptWithdrawal(ctx, tx, r, id, l, fresh)
			return err
		})
	})
	return w, !replay, err
}

func (s *Service) acceptWithdrawal(ctx context.Context, tx *store.Tx, r WithdrawalRequest, id uuid.UUID, l locked, fresh liquidity) (Workflow, error) {
	owner := l.wallet
	if string(owner.Addresses[r.DestinationChain]) == r.DestinationAddress {
		return Workflow{}, fault.New(fault.InvalidDestination, "destinationAddress is the wallet's own deposit address")
	}
	if len(r.Sources) > 0 && owner.AutoRebalance {
		return Workflow{}, fault.New(fault.InvalidWithdrawalPlan, "sources is allowed only while autoRebalance is false")
	}
	holdings, err := s.holdings(ctx, l.positions, fresh)
	if err != nil {
		return Workflow{}, err
	}
	draws, err := s.draws(ctx, owner, r, holdings, fresh)
	if err != nil {
		return Workflow{}, err
	}
	legs, err := withdrawalLegs(draws, holdings, chain.Address(r.DestinationAddress), s.chains[r.DestinationChain].WithdrawalFee)
	if err != nil {
		return Workflow{}, err
	}
	w := Workflow{
		ID: id, Organization: r.Organization, Wallet: r.Wallet, Kind: wallet.Withdrawal, RequestID: r.RequestID, Status: Processing,
		Amount: r.Amount, Token: r.Token, DestinationChain: r.DestinationChain, DestinationAddress: chain.Address(r.DestinationAddress),
		CreatedAt: tx.DB().Clock().Now(), Legs: legs,
	}
	for _, d := range r.Sources {
		w.Instructions = append(w.Instructions, Instruction{From: d.Position, To: r.DestinationAddress, Amount: d.Amount})
	}
	return w, s.begin(ctx, tx, owner, w)
}

// draws decides what a withdrawal takes from where: as the caller said, or so
// that an automatic wallet stays near its targets, or cash first.
func (s *Service) draws(ctx context.Context, owner wallet.Wallet, r WithdrawalRequest, holdings []Holding, fresh liquidity) ([]Draw, error) {
	switch {
	case len(r.Sources) > 0:
		return r.Sources, checkDraws(r.Sources, holdings, r.DestinationChain, r.Token, r.Amount)
	case owner.AutoRebalance:
		return s.release(ctx, owner, r, holdings, fresh)
	}
	return planWithdrawal(holdings, r.DestinationChain, r.Token, r.Amount)
}

// begin commits a planned workflow: its rows, the reservations, the wallet's
// status, the first steps' tasks and the events, all or nothing. What ends the
// transaction ends all of it, and the request can be repeated.
func (s *Service) begin(ctx context.Context, tx *store.Tx, owner wallet.Wallet, w Workflow) error {
	if err := insert(tx, w); err != nil {
		return err
	}
	for _, l := range w.Legs {
		ledger.Reserve(tx, w.Wallet, l.Steps[0].source(), l.Amount)
		task.Add(tx, StartTask, l.Steps[0].ID.String(), nil, 0)
	}
	if err := wallet.Begin(ctx, tx, owner, w.Kind, w.ID); err != nil {
		return err
	}
	if err := event.Emit(ctx, tx, w.event(tx.DB().Clock().Now())); err != nil {
		return err
	}
	crash.Point(pointAccept + ".before")
	tx.OnCommit(func() { crash.Point(pointAccept + ".after") })
	return nil
}

func loadOne(ctx context.Context, tx *store.Tx, id uuid.UUID) (Workflow, error) {
	found, err := load(ctx, tx, `WHERE id = $1`, id)
	if err != nil {
		return Workflow{}, err
	}
	if len(found) != 1 {
		return Workflow{}, fault.New(fault.Internal, "the request's resource is gone")
	}
	return found[0], nil
}

// checkWithdrawal checks what can be checked without the wallet's rows and
// returns the destination in its canonical form.
func (s *Service) checkWithdrawal(r WithdrawalRequest) (chain.Address, error) {
	served, ok := s.chains[r.DestinationChain]
	if !ok {
		return "", fault.New(fault.UnsupportedChain, "destinationChain: %s does not serve withdrawals here", r.DestinationChain)
	}
	token, ok := served.Client.Config().Tokens[r.Token]
	if !ok {
		return "", fault.New(fault.UnsupportedToken, "token: %s is not served on %s", r.Token, r.DestinationChain)
	}
	if r.Amount <= 0 {
		return "", fault.New(fault.Validation, "amountUsd must be positive")
	}
	for _, d := range r.Sources {
		if d.Amount <= 0 {
			return "", fault.New(fault.Validation, "sources: amountUsd must be positive")
		}
	}
	destination, err := chain.ParseAddress(r.DestinationChain, r.DestinationAddress)
	if err != nil {
		return "", fault.Because(err, fault.InvalidDestination, "destinationAddress: %v", err)
	}
	to := destination.EVM()
	switch {
	case to == common.Address{}:
		return "", fault.New(fault.InvalidDestination, "destinationAddress is the zero address")
	case to == token.Address:
		return "", fault.New(fault.InvalidDestination, "destinationAddress is the token's own contract")
	case to == served.Executor || to == served.FeeCollector:
		return "", fault.New(fault.InvalidDestination, "destinationAddress belongs to this service")
	}
	return destination, nil
}
