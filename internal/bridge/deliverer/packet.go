package deliverer

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"sort"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/bridge/oft"
)

// final is the last final block, where a number is asked for.
var final = big.NewInt(int64(rpc.FinalizedBlockNumber))

// sentPackets are the packets that a chain has sent, up to a final block.
type sentPackets struct {
	upTo *types.Header // nil before anything was read
	list []sentPacket  // in order
}

type sentPacket struct {
	oft.Packet
	block uint64
}

// deliverable returns the packets that are old enough to deliver: all, or if slow those that
// are slowBlocks behind the last final block.
func (s *sentPackets) deliverable(slow bool) []sentPacket {
	if !slow {
		return s.list
	}
	n := sort.Search(len(s.list), func(i int) bool { return s.list[i].block+slowBlocks > s.upTo.Number.Uint64() })
	return s.list[:n]
}

// readPackets adds the packets of the blocks that became final since it was last called. If a
// reorganization has replaced a block that was read it reads the chain from the beginning,
// which a sandbox's is short enough for.
func (c Chain) readPackets(ctx context.Context, read *sentPackets) error {
	last, err := c.Client.HeaderByNumber(ctx, final)
	if err != nil {
		return fmt.Errorf("reading the final block: %w", err)
	}
	holds, err := c.holdsBlock(ctx, read.upTo)
	if err != nil {
		return err
	}
	if !holds {
		*read = sentPackets{}
	}
	from := new(big.Int)
	if read.upTo != nil {
		from.Add(read.upTo.Number, big.NewInt(1))
	}
	if from.Cmp(last.Number) > 0 {
		return nil
	}
	logs, err := c.Client.FilterLogs(ctx, ethereum.FilterQuery{
		FromBlock: from, ToBlock: last.Number,
		Addresses: []common.Address{c.Endpoint}, Topics: [][]common.Hash{{oft.PacketSentTopic}},
	})
	if err != nil {
		return fmt.Errorf("looking for packets: %w", err)
	}
	list := slices.Clone(read.list)
	for _, log := range logs {
		p, err := oft.DecodePacketSent(&log)
		if err != nil {
			return fmt.Errorf("reading log %d of %s: %w", log.Index, log.TxHash, err)
		}
		list = append(list, sentPacket{p, log.BlockNumber})
	}
	*read = sentPackets{last, list}
	return nil
}

// holdsBlock reports whether a block is on the chain still, as no block at all is.
func (c Chain) holdsBlock(ctx context.Context, block *types.Header) (bool, error) {
	if block == nil {
		return true, nil
	}
	now, err := c.Client.HeaderByNumber(ctx, block.Number)
	if errors.Is(err, ethereum.NotFound) {
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("asking for the block that was read last: %w", err)
	}
	return now.Hash() == block.Hash(), nil
}

// stage is how far a packet has come.
type stage int

const (
	sent stage = iota
	verified
	delivered
)

// readStage asks the packet's destination, as of a block: the last one when nil.
func (c Chain) readStage(ctx context.Context, p oft.Packet, block *big.Int) (stage, error) {
	endpoint, receiver := contracts.NewSandboxEndpoint(), receiverOf(p)
	answer, err := c.call(ctx, endpoint.PackInboundPayloadHash(receiver, uint32(p.Source), p.Sender, p.Nonce), block)
	if err != nil {
		return sent, err
	}
	hash, err := endpoint.UnpackInboundPayloadHash(answer)
	if err != nil {
		return sent, fmt.Errorf("reading verified messages: %w", err)
	}
	if hash != (common.Hash{}) {
		return verified, nil
	}
	answer, err = c.call(ctx, endpoint.PackLazyInboundNonce(receiver, uint32(p.Source), p.Sender), block)
	if err != nil {
		return sent, err
	}
	last, err := endpoint.UnpackLazyInboundNonce(answer)
	if err != nil {
		return sent, fmt.Errorf("reading delivered messages: %w", err)
	}
	if p.Nonce <= last {
		return delivered, nil
	}
	return sent, nil
}

func (c Chain) call(ctx context.Context, data []byte, block *big.Int) ([]byte, error) {
	answer, err := c.Client.CallContract(ctx, ethereum.CallMsg{To: &c.Endpoint, Data: data}, block)
	if err != nil {
		return nil, fmt.Errorf("asking the endpoint %d: %w", c.ID, err)
	}
	return answer, nil
}

func receiverOf(p oft.Packet) common.Address { return common.BytesToAddress(p.Receiver[:]) }

func originOf(p oft.Packet) contracts.Origin {
	return contracts.Origin{SrcEid: uint32(p.Source), Sender: p.Sender, Nonce: p.Nonce}
}

// verification is the call that vouches for a packet.
func verification(p oft.Packet) []byte {
	return contracts.NewSandboxEndpoint().PackVerify(originOf(p), receiverOf(p), p.PayloadHash())
}

// gasLimit is of every transaction: a delivery needs some 100,000.
const gasLimit = 500_000

// starvingGas is the gas of a transaction that leaves an OFT too little: the packet is found, and the call of the OFT fails.
const starvingGas = 60_000

// carrier sends the transactions of one round to one endpoint.
type carrier struct {
	chain   Chain
	key     *ecdsa.PrivateKey
	account common.Address

	asked bool
	busy  bool // an earlier transaction is not mined yet: none is sent in this round
	id    *big.Int
	nonce uint64
}

// send sends a call to the endpoint. One that would be refused is an error instead, if it is
// tried first.
func (c *carrier) send(ctx context.Context, data []byte, tried bool) error {
	return c.sendWith(ctx, data, gasLimit, tried)
}

// sendWith is send with so much gas.
func (c *carrier) sendWith(ctx context.Context, data []byte, gas uint64, tried bool) error {
	if err := c.ask(ctx); err != nil || c.busy {
		return err
	}
	if tried {
		if _, err := c.chain.Client.CallContract(ctx, ethereum.CallMsg{From: c.account, To: &c.chain.Endpoint, Gas: gas, Data: data}, nil); err != nil {
			return fmt.Errorf("the endpoint %d refuses: %w", c.chain.ID, err)
		}
	}
	tx, err := types.SignNewTx(c.key, types.LatestSignerForChainID(c.id), &types.DynamicFeeTx{
		ChainID: c.id, Nonce: c.nonce, To: &c.chain.Endpoint, Gas: gas, Data: data,
		GasTipCap: big.NewInt(30 * params.GWei), GasFeeCap: big.NewInt(10_000 * params.GWei),
	})
	if err != nil {
		return fmt.Errorf("signing for the endpoint %d: %w", c.chain.ID, err)
	}
	if err := c.chain.Client.SendTransaction(ctx, tx); err != nil {
		return fmt.Errorf("sending to the endpoint %d: %w", c.chain.ID, err)
	}
	c.nonce++
	return nil
}

// ask asks once a round where the account's transactions stand.
func (c *carrier) ask(ctx context.Context) error {
	if c.asked {
		return nil
	}
	id, err := c.chain.Client.ChainID(ctx)
	if err != nil {
		return fmt.Errorf("asking for the chain's id: %w", err)
	}
	mined, err := c.chain.Client.NonceAt(ctx, c.account, nil)
	if err != nil {
		return fmt.Errorf("asking for the nonce: %w", err)
	}
	next, err := c.chain.Client.PendingNonceAt(ctx, c.account)
	if err != nil {
		return fmt.Errorf("asking for the next nonce: %w", err)
	}
	c.id, c.nonce, c.busy, c.asked = id, next, next != mined, true
	return nil
}
