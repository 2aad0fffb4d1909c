package evm

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
)

// deliveredLog is an OFT's OFTReceived.
func deliveredLog(by common.Address, guid byte, to common.Address, units int64) *types.Log {
	data := append(common.LeftPadBytes([]byte{0x75, 0xe8}, 32), common.LeftPadBytes([]byte{byte(units)}, 32)...)
	return &types.Log{Address: by, Topics: []common.Hash{oft.ReceivedTopic, {31: guid}, common.BytesToHash(to[:])}, Data: data}
}

// An OFT's delivery is the transfer right before its event, out of its balance or new. An event of another contract,
// of less, for another or before the transfer makes none of one.
func TestWhatAnOFTDeliversIsKnownByItsMessage(t *testing.T) {
	on, usdt := common.HexToAddress("0x0f7"), common.HexToAddress("0xd7")
	for name, c := range map[string]struct {
		logs []*types.Log
		want string
	}{
		"unlocked":            {[]*types.Log{transferLog(usdt, on, walletA, 7), deliveredLog(on, 1, walletA, 7)}, oft.TransferKey(common.Hash{31: 1})},
		"minted":              {[]*types.Log{transferLog(usdt, common.Address{}, walletA, 7), deliveredLog(on, 1, walletA, 7)}, oft.TransferKey(common.Hash{31: 1})},
		"somebody's event":    {[]*types.Log{transferLog(usdt, on, walletA, 7), deliveredLog(other, 1, walletA, 7)}, ""},
		"somebody's transfer": {[]*types.Log{transferLog(usdt, other, walletA, 7), deliveredLog(on, 1, walletA, 7)}, ""},
		"less what USDT kept": {[]*types.Log{transferLog(usdt, on, walletA, 7), deliveredLog(on, 1, walletA, 8)}, oft.TransferKey(common.Hash{31: 1})},
		"more":                {[]*types.Log{transferLog(usdt, on, walletA, 8), deliveredLog(on, 1, walletA, 7)}, ""},
		"for another":         {[]*types.Log{transferLog(usdt, on, walletA, 7), deliveredLog(on, 1, other, 7)}, ""},
		"of USDC":             {[]*types.Log{transferLog(usdc, on, walletA, 7), deliveredLog(on, 1, walletA, 7)}, ""},
		"told before":         {[]*types.Log{deliveredLog(on, 1, walletA, 7), transferLog(usdt, on, walletA, 7)}, ""},
	} {
		d := transferDecoder{tokens: map[common.Address]chain.Token{usdc: chain.USDC, usdt: chain.USDT}, mints: cctp.NewMintReader(cctp.Deployment{}), oft: on}
		d.beginTx(common.Hash{1})
		for i, l := range c.logs {
			d.decodeLog(l.Address, l.Topics, l.Data, uint(i))
		}
		got := ""
		if len(d.out) == 1 && d.out[0].Bridged != nil {
			got = d.out[0].Bridged.Key
		}
		if len(d.out) != 1 || got != c.want {
			t.Errorf("%s: %d transfers, by %q, want %q", name, len(d.out), got, c.want)
		}
	}
}

// A second message of the same amount is of the transfer that the first is not of.
func TestTwoAlikeDeliveriesAreTwoMessages(t *testing.T) {
	on, usdt := common.HexToAddress("0x0f7"), common.HexToAddress("0xd7")
	d := transferDecoder{tokens: map[common.Address]chain.Token{usdt: chain.USDT}, mints: cctp.NewMintReader(cctp.Deployment{}), oft: on}
	d.beginTx(common.Hash{1})
	for i, l := range []*types.Log{
		transferLog(usdt, on, walletA, 7), deliveredLog(on, 1, walletA, 7),
		transferLog(usdt, on, walletA, 7), deliveredLog(on, 2, walletA, 7), deliveredLog(on, 3, walletA, 7),
	} {
		d.decodeLog(l.Address, l.Topics, l.Data, uint(i))
	}
	if len(d.out) != 2 || d.out[0].Bridged.Key != oft.TransferKey(common.Hash{31: 1}) || d.out[1].Bridged.Key != oft.TransferKey(common.Hash{31: 2}) {
		t.Errorf("%+v", d.out)
	}
}
