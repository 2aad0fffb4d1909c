package evmintent

import (
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
)

var usdcABI = contracts.NewSandboxUSDC()

// burnCalls burn USDC for another chain. The allowance is of what is burnt, and none is left.
func burnCalls(on Chain, a intent.BridgeOut) ([]custody.Call, error) {
	token, err := on.bridged()
	if err != nil {
		return nil, err
	}
	domain, ok := cctp.DomainOf(a.To)
	if !ok || a.To.IsSolana() {
		return nil, fmt.Errorf("nothing is bridged to %s", a.To)
	}
	units := money.UnitsOf(a.Amount, stablecoinDecimals)
	burn := cctp.DepositForBurn{Amount: units, Destination: domain, MintRecipient: cctp.Word(a.Recipient.EVM()), BurnToken: token,
		MaxFee: money.UnitsOf(a.MaxFee, stablecoinDecimals), MinFinality: cctp.Finalized}
	if a.Fast {
		burn.MinFinality = cctp.Fast
	}
	return loseAtMost(on.Guard, token, units, []custody.Call{
		{To: token, Data: usdcABI.PackApprove(on.Bridge.TokenMessenger, units.Big())},
		{To: on.Bridge.TokenMessenger, Data: burn.Data()},
		{To: token, Data: usdcABI.PackApprove(on.Bridge.TokenMessenger, new(big.Int))},
	})
}

// mintCalls bring a message in, and are undone unless it mints what it says.
func mintCalls(on Chain, a intent.BridgeIn) ([]custody.Call, error) {
	token, err := on.bridged()
	if err != nil {
		return nil, err
	}
	receive := cctp.ReceiveMessage{Message: a.Message, Attestation: a.Attestation}
	return gainAtLeast(on.Guard, token, money.UnitsOf(a.Amount, stablecoinDecimals), []custody.Call{{To: on.Bridge.MessageTransmitter, Data: receive.Data()}})
}

// bridged is the token that the chain's bridge burns and mints.
func (on Chain) bridged() (common.Address, error) {
	token, ok := on.Client.Config().Tokens[chain.USDC]
	if !ok || on.Bridge == (cctp.Deployment{}) {
		return common.Address{}, fmt.Errorf("there is no bridge on %s", on.Client.Config().Name)
	}
	return token.Address, nil
}
