package transfer

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/relay"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/yield"
)

var (
	transferSelector = crypto.Keccak256([]byte("transfer(address,uint256)"))[:4]
	transferTopic    = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))
)

// transferData is the call data of an ERC-20 transfer.
func transferData(to common.Address, amount money.USD) []byte {
	data := make([]byte, 0, 68)
	data = append(data, transferSelector...)
	data = append(data, common.LeftPadBytes(to.Bytes(), 32)...)
	return append(data, common.LeftPadBytes(money.NewUnits(uint64(amount)).Big().Bytes(), 32)...)
}

// payoutLines post what left the wallet, by the token's own Transfer events:
// what reached the destination is external, what reached the partner is its fee,
// and the rest of what left is ours.
func (s *Service) payoutLines(w *Workflow, leg *Leg, step *Step, address chain.Address, o relay.Outcome) ([]ledger.Line, error) {
	token := s.chains[step.Chain].Client.Config().Tokens[step.Token].Address
	var left, paid, partner money.USD
	for _, l := range o.Logs {
		if l.Address != token || len(l.Topics) != 3 || l.Topics[0] != transferTopic || len(l.Data) != 32 ||
			common.BytesToAddress(l.Topics[1].Bytes()) != address.EVM() {
			continue
		}
		units, err := money.UnitsFromBig(new(big.Int).SetBytes(l.Data))
		if err != nil {
			return nil, fmt.Errorf("reading a Transfer: %w", err)
		}
		amount, err := units.USDFloor(6)
		if err != nil {
			return nil, fmt.Errorf("reading a Transfer: %w", err)
		}
		left += amount
		switch common.BytesToAddress(l.Topics[2].Bytes()) {
		case w.DestinationAddress.EVM():
			paid += amount
		case w.PartnerAddress.EVM():
			partner += amount
		}
	}
	if left != step.Amount || paid <= 0 || partner != leg.partnerShare() {
		return nil, fmt.Errorf("transaction %s took %s from the wallet and paid %s and %s, the step is over %s and %s",
			o.TxHash, left, paid, partner, step.Amount, leg.partnerShare())
	}
	lines := []ledger.Line{
		{Account: ledger.External, Chain: step.Chain, Token: step.Token, Amount: paid},
		{Account: ledger.Cash, Chain: step.Chain, Token: step.Token, Amount: -left, Reserve: -left},
	}
	for _, l := range []ledger.Line{{Account: ledger.PartnerFee, Amount: partner}, {Account: ledger.NetworkFee, Amount: left - paid - partner}} {
		if l.Chain, l.Token = step.Chain, step.Token; l.Amount > 0 {
			lines = append(lines, l)
		}
	}
	return lines, nil
}

// depositLines post the shares received for cash, at cost.
func depositLines(source yield.Source, step *Step, address chain.Address, o relay.Outcome) ([]ledger.Line, error) {
	assets, shares, err := source.DecodeDeposit(address.EVM(), o.Logs)
	if err != nil {
		return nil, fmt.Errorf("reading the deposit in %s: %w", o.TxHash, err)
	}
	amount, err := assets.USDFloor(6)
	if err != nil {
		return nil, fmt.Errorf("reading the deposit in %s: %w", o.TxHash, err)
	}
	return []ledger.Line{
		{Account: ledger.YieldPosition, Chain: step.Chain, Token: step.Token, YieldSource: source.ID, Amount: amount, Shares: shares.Big()},
		{Account: ledger.Cash, Chain: step.Chain, Token: step.Token, Amount: -amount, Reserve: -step.Amount},
	}, nil
}

// redeemLines post proceeds for shares. The carrying value that goes with them
// is their part of the position's, rounded down, and all of it with the last
// share; proceeds beyond it are yield income. When another step follows, the
// proceeds stay reserved for it.
func redeemLines(ctx context.Context, tx *store.Tx, source yield.Source, w *Workflow, step *Step, address chain.Address, more bool, o relay.Outcome) ([]ledger.Line, money.USD, error) {
	assets, shares, err := source.DecodeRedeem(address.EVM(), o.Logs)
	if err != nil {
		return nil, 0, fmt.Errorf("reading the redemption in %s: %w", o.TxHash, err)
	}
	proceeds, err := assets.USDFloor(6)
	if err != nil {
		return nil, 0, fmt.Errorf("reading the redemption in %s: %w", o.TxHash, err)
	}
	positions, err := ledger.LockPositions(ctx, tx, w.Wallet)
	if err != nil {
		return nil, 0, err
	}
	var carrying money.USD
	for _, p := range positions {
		switch {
		case p.ID != source.ID:
		case shares.Cmp(p.Shares) >= 0:
			// Beyond the position's own, the wallet burnt shares that somebody gave
			// it, which the journal never had.
			shares, carrying = p.Shares, p.Balance
		default:
			carrying = p.Balance.ShareFloor(shares, p.Shares)
		}
	}
	cash := ledger.Line{Account: ledger.Cash, Chain: step.Chain, Token: step.Token, Amount: proceeds}
	if more {
		cash.Reserve = proceeds
	}
	lines := []ledger.Line{
		cash,
		{Account: ledger.YieldPosition, Chain: step.Chain, Token: step.Token, YieldSource: source.ID, Amount: -carrying,
			Shares: new(big.Int).Neg(shares.Big()), Reserve: -step.Amount},
	}
	if proceeds != carrying {
		lines = append(lines, ledger.Line{Account: ledger.YieldIncome, Chain: step.Chain, Token: step.Token, YieldSource: source.ID, Amount: carrying - proceeds})
	}
	return lines, proceeds, nil
}
