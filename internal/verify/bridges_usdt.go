package verify

import (
	"encoding/hex"
	"encoding/json"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/transfer"
)

// checkPacket compares a sent packet of USDT with the logs of the step's intent and the wallet. Its bridge needs no
// attestation and keeps no fee of it: the token has kept the missing part, as the journal records.
func (b *bridgeRow) checkPacket(out stepCause, say sayIf) {
	say(b.expires != 0, "is of USDT, and expires at block %d", b.expires)
	say(b.phase == string(transfer.PhaseAttested) && b.attested == "" || b.attested != "" && b.attested != b.message, "is of USDT, and was attested as another message")
	kept := joinHalves(b.keptUpper, b.keptLower)
	say(out.fee != 0 || kept.Cmp(big.NewInt(b.fee)) != 0, "is of USDT, and costs %s of %s, its lines in the journal %s micro-dollars", usd(b.fee), usd(out.fee), kept)
	encoded, err := hex.DecodeString(b.message)
	if err != nil {
		say(true, "has a message that cannot be read: %v", err)
		return
	}
	sent, err := oft.DecodePacket(encoded)
	if err != nil {
		say(true, "has a message that cannot be read: %v", err)
		return
	}
	said, err := oft.DecodeMessage(sent.Message)
	if err != nil {
		say(true, "has a message that cannot be read: %v", err)
		return
	}
	say(said.To != common.BytesToHash(chain.Address(b.recipient).EVM().Bytes()), "is for another than %s", b.recipient)
	say(len(said.Compose) > 0 || said.Amount != uint64(max(0, b.amount)), "is of %s, its message of %d units", usd(b.amount), said.Amount)
	from, _ := oft.EndpointOf(chain.Name(b.source))
	to, _ := oft.EndpointOf(chain.Name(b.destination))
	say(sent.Source != from || sent.Destination != to, "goes from %s to %s, its message from endpoint %d to %d", b.source, b.destination, sent.Source, sent.Destination)
	say(b.key != oft.TransferKey(sent.GUID()), "is known as %q, its message as %s", b.key, oft.TransferKey(sent.GUID()))
	say(!loggedPacket(out.logs, encoded), "has a message that its intent's logs do not have")
}

// loggedPacket reports whether logs show that a packet was sent.
func loggedPacket(text string, packet []byte) bool {
	var logs []types.Log
	if json.Unmarshal([]byte(text), &logs) != nil {
		return false
	}
	return slices.ContainsFunc(logs, func(l types.Log) bool {
		p, err := oft.DecodePacketSent(&l)
		return err == nil && slices.Equal(p.Encode(), packet)
	})
}

// oftOf returns the contract that delivers a token on a chain.
func (v Verifier) oftOf(name chain.Name, token chain.Token) common.Address {
	client := v.Clients[name]
	if client == nil || token != chain.USDT {
		return common.Address{}
	}
	return client.Config().OFT
}

// deliveries are the places among an intent's logs of the bridge's own deliveries, for any deliverer: they are no
// effect of the intent, and bridge_arrivals finds them.
func (a asset) deliveries(logs []types.Log) map[int]bool {
	places := map[int]bool{}
	for i := range logs {
		came, ok := oft.ReadReceived(a.oft, logs[i].Address, logs[i].Topics, logs[i].Data)
		if !ok {
			continue
		}
		for j := i - 1; j >= 0; j-- {
			if !places[j] && a.isDelivery(logs[j], came) {
				places[j] = true
				break
			}
		}
	}
	return places
}

// isDelivery says whether a log is the transfer by which the bridge delivered.
func (a asset) isDelivery(l types.Log, came oft.Received) bool {
	if l.Address != a.contract.EVM() || len(l.Topics) != 3 || l.Topics[0] != transferTopic || len(l.Data) != 32 {
		return false
	}
	from, to := common.BytesToAddress(l.Topics[1][:]), common.BytesToAddress(l.Topics[2][:])
	return to == came.To && (from == common.Address{} || from == a.oft) && came.Amount.Big().Cmp(common.BytesToHash(l.Data).Big()) >= 0 // the token may keep a part
}
