package evmintent

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
)

var transferTopic = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))

// Logs returns the logs of an executed order's own calls: all between IntentStarted and IntentExecuted of its account
// and nonce, in their order. Packages that change contracts read the contracts' events there.
func Logs(o intent.Outcome) ([]types.Log, error) {
	logs, err := decodeLogs(o.Evidence)
	if err != nil {
		return nil, fmt.Errorf("reading the logs of transaction %s: %w", o.TxHash, err)
	}
	return logs, nil
}

// decodeLogs reads the logs as the relay recorded them; an order that was not
// executed has none.
func decodeLogs(evidence []byte) ([]types.Log, error) {
	if len(evidence) == 0 {
		return nil, nil
	}
	var logs []types.Log
	err := json.Unmarshal(evidence, &logs)
	return logs, err
}

// Movements returns the ERC-20 transfers among the order's logs, without the payments of bridges' messages that are
// not the order's own: the follower reports those, for any deliverer. A vault's own events beside them are no
// movements. A request to which a source has given a number of its own is rejected.
func (f *Family) Movements(ctx context.Context, order intent.Order, evidence []byte) ([]chain.Movement, error) {
	logs, err := decodeLogs(evidence)
	if err != nil {
		return nil, err
	}
	if err := f.checkUnnumbered(ctx, order.Action, logs); err != nil {
		return nil, err
	}
	var moved []chain.Movement
	on := f.chains[order.Chain]
	mints := cctp.NewMintReader(on.Bridge)
	for _, l := range logs {
		mint, minted := mints.Read(l.Address, l.Topics, l.Data)
		came, delivered := oft.ReadReceived(on.USDT.OFT, l.Address, l.Topics, l.Data)
		m, ok := movementOf(l)
		switch {
		case ok:
			moved = append(moved, m)
		case minted && !bringsIn(order, mint):
			moved = withoutLast(moved, mint.Token, mint.Recipient, mint.Units, mint.Units, common.Address{})
		case delivered && !deliversPacket(order, came):
			moved = withoutLast(moved, on.usdt(), came.To, money.Units{}, came.Amount, common.Address{}, on.USDT.OFT) // the token may keep a part
		}
	}
	return moved, nil
}

// movementOf reads an ERC-20 Transfer. A log of another shape is none.
func movementOf(l types.Log) (chain.Movement, bool) {
	if len(l.Topics) != 3 || l.Topics[0] != transferTopic || len(l.Data) != 32 || l.Removed {
		return chain.Movement{}, false
	}
	return chain.Movement{
		From: chain.EVMAddress(common.BytesToAddress(l.Topics[1].Bytes())), To: chain.EVMAddress(common.BytesToAddress(l.Topics[2].Bytes())),
		Token: chain.EVMAddress(l.Address), Units: money.UnitsFromWord([32]byte(l.Data)),
	}, true
}
