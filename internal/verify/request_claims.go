package verify

import (
	"encoding/json"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

// The events by which a source reports a claim: assets of a deposit and their shares, or the assets for shares of a
// redemption, and those.
var (
	depositTopic  = crypto.Keccak256Hash([]byte("Deposit(address,address,uint256,uint256)"))
	withdrawTopic = crypto.Keccak256Hash([]byte("Withdraw(address,address,address,uint256,uint256)"))
)

// checkClaimed compares the amounts of an executed claim, as its source logged them, with its step.
func (s stepCause) checkClaimed(account common.Address, at asset, say sayIf) {
	if s.intentState != intentExecuted || s.state != stateCompleted {
		return
	}
	topic, addresses, given, is := depositTopic, 2, 0, big.NewInt(s.amount)
	if s.kind == stepClaimRedeem {
		topic, addresses, given, is = withdrawTopic, 3, 32, orZero(parseUnits(s.shares))
	}
	var logs []types.Log
	err := json.Unmarshal([]byte(s.logs), &logs)
	if err != nil {
		return // which checkEntries reports
	}
	claimed, said := new(big.Int), false
	for _, l := range logs {
		if l.Address != at.requests.EVM() || len(l.Topics) != 1+addresses || l.Topics[0] != topic || len(l.Data) != 64 {
			continue
		}
		own := true
		for _, indexed := range l.Topics[1:] {
			own = own && common.BytesToAddress(indexed[:]) == account
		}
		if own {
			claimed.Add(claimed, new(big.Int).SetBytes(l.Data[given:given+32]))
			said = true
		}
	}
	say(said && claimed.Cmp(is) != 0, "claimed %s by its logs, %s by its step", claimed, is)
}
