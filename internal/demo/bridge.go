package demo

import (
	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/chain"
)

// payElsewhere pays on a chain on which the wallet has no cash, out of its cash on another.
func (t *walletDemo) payElsewhere() error {
	p := &payment{wallet: &t.wallet, chain: client.ChainBase, amount: "25", destination: demoDestination.Hex()}
	r, err := t.api.CreateWithdrawalWithResponse(t.ctx, p.wallet.ID, client.WithdrawalCreate{RequestID: uuid.New(), AmountUSD: p.amount,
		Token: "usdc", DestinationChain: p.chain, DestinationAddress: p.destination})
	if err != nil || r.JSON201 == nil {
		return unexpectedAnswer("withdrawing on another chain", r, err)
	}
	p.made = *r.JSON201
	t.printStage("Bridge", "%s USDC to %s on %s, where the wallet has no cash: %s", p.amount, shortHash(p.destination), p.chain, p.made.Status)
	err = t.pollUntil("the withdrawal on another chain completes", func() (bool, error) { return p.made.Status == "completed", t.refreshWithdrawal(p) })
	if err != nil {
		return err
	}
	for _, s := range p.made.PayoutLegs[0].Steps {
		t.printDetail("%-24s on %-17s %s", s.Name, s.Chain, s.State)
	}
	onChain, err := t.balanceOn(chain.Base, demoDestination)
	if err != nil {
		return err
	}
	t.printDetail("burnt on one chain, attested, minted on the other; %s says the destination holds %s", p.chain, onChain)
	return nil
}
