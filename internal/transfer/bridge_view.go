package transfer

import (
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// BridgeView is a transfer between chains as its leg shows it.
type BridgeView struct {
	BridgeID       uuid.UUID   `json:"bridgeId"`
	Phase          BridgePhase `json:"phase"`
	FromChain      chain.Name  `json:"fromChain"`
	ToChain        chain.Name  `json:"toChain"`
	Token          chain.Token `json:"token"`
	AmountUsd      money.USD   `json:"amountUsd"`
	FeeUsd         money.USD   `json:"feeUsd"`
	InTransitUsd   money.USD   `json:"inTransitUsd"`
	SentTxHash     string      `json:"sentTxHash"`
	ReceivedTxHash *string     `json:"receivedTxHash"`
	SentAt         time.Time   `json:"sentAt"`
	AttestedAt     *time.Time  `json:"attestedAt"`
	Problem        *string     `json:"problem"`
	FailureCode    *string     `json:"failureCode"`
	CompletedAt    *time.Time  `json:"completedAt"`
}

// view is nil before the sending.
func (b *BridgeTransfer) view() *BridgeView {
	if b == nil {
		return nil
	}
	textOrNil := func(text string) *string {
		if text == "" {
			return nil
		}
		return &text
	}
	attested := b.AttestedAt
	if b.Phase == PhaseSent || !b.attested() && b.Deliveries == 0 { // again: the earlier attested message cannot be received
		attested = nil
	}
	return &BridgeView{BridgeID: b.ID, Phase: b.Phase, FromChain: b.Source, ToChain: b.Destination, Token: b.Token, AmountUsd: b.Amount, FeeUsd: b.Fee, InTransitUsd: b.InTransit,
		SentTxHash: b.SentHash, ReceivedTxHash: textOrNil(b.ReceivedHash), SentAt: b.SentAt, AttestedAt: attested, Problem: b.Problem.TextOrNil(), FailureCode: b.Problem.CodeOrNil(), CompletedAt: b.CompletedAt}
}
