package attester

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"sort"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/mr-tron/base58"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/money"
)

// solanaChain is Solana. Its messages are read from the events of the messenger's program in the transaction: they
// have every field of a burn's message. The message's account has the same, but may be closed when it is read, and
// hold another message later.
type solanaChain struct{ node *rpc.Client }

// commitments are the levels of certainty of a node's state.
const (
	confirmed = "confirmed"
	finalized = "finalized"
)

// The answers of a node, as far as they are read.
type (
	transactionBody struct {
		Slot        uint64  `json:"slot"`
		Time        *uint64 `json:"blockTime"`
		Transaction struct {
			Message struct {
				Keys []solana.PublicKey `json:"accountKeys"`
			} `json:"message"`
		} `json:"transaction"`
		Meta struct {
			Err   json.RawMessage `json:"err"`
			Inner []struct {
				Instructions []instructionBody `json:"instructions"`
			} `json:"innerInstructions"`
			Loaded struct {
				Writable []solana.PublicKey `json:"writable"`
				Readonly []solana.PublicKey `json:"readonly"`
			} `json:"loadedAddresses"`
		} `json:"meta"`
	}
	instructionBody struct {
		Program int    `json:"programIdIndex"`
		Data    string `json:"data"` // base58
	}
	signatureBody struct {
		Signature solana.Signature `json:"signature"`
		Err       json.RawMessage  `json:"err"`
	}
)

// failed says whether a transaction was, by its error.
func failed(err json.RawMessage) bool { return len(err) > 0 && string(err) != "null" }

func (c solanaChain) isHash(text string) bool {
	_, err := solana.ParseSignature(text)
	return err == nil
}

func (c solanaChain) readTransaction(ctx context.Context, hash string) ([]sent, error) {
	var found *transactionBody
	err := c.node.CallContext(ctx, &found, "getTransaction", hash, map[string]any{"commitment": confirmed, "encoding": "json", "maxSupportedTransactionVersion": solana.LatestVersion})
	switch {
	case err != nil:
		return nil, fmt.Errorf("reading transaction %s: %w", hash, err)
	case found == nil || failed(found.Meta.Err):
		return nil, nil
	case found.Time == nil:
		return nil, fmt.Errorf("reading transaction %s: slot %d has no time yet", hash, found.Slot)
	}
	signature, err := solana.ParseSignature(hash)
	if err != nil {
		return nil, fmt.Errorf("reading transaction %s: %w", hash, err)
	}
	var list []sent
	for place, burn := range found.burns() {
		list = append(list, sent{messageOf(burn), nonceOf(cctpsol.Domain, crypto.Keccak256Hash(signature[:]), place), found.Slot, *found.Time})
	}
	return list, nil
}

// burns returns the events of the messenger's program, in their order, for any caller. They cannot be forged: the
// event's instruction is signed by the program's own address.
func (t *transactionBody) burns() (list []cctpsol.Deposited) {
	keys := slices.Concat(t.Transaction.Message.Keys, t.Meta.Loaded.Writable, t.Meta.Loaded.Readonly)
	for _, by := range t.Meta.Inner {
		for _, in := range by.Instructions {
			if in.Program < 0 || in.Program >= len(keys) || keys[in.Program] != cctpsol.Messenger {
				continue
			}
			data, err := base58.Decode(in.Data)
			if err != nil {
				continue
			}
			burn, err := cctpsol.DecodeDeposited(data)
			if err == nil {
				list = append(list, burn)
			}
		}
	}
	return list
}

// messageOf is the message that a burn has sent.
func messageOf(d cctpsol.Deposited) cctp.Message {
	return cctp.Message{
		Source: cctpsol.Domain, Destination: d.Destination, Sender: common.Hash(cctpsol.Messenger), Recipient: d.DestinationMessenger,
		DestinationCaller: d.DestinationCaller, MinFinality: d.MinFinality,
		Body: cctp.Burn{
			Token: common.Hash(d.BurnToken), MintRecipient: d.MintRecipient, Amount: money.NewUnits(d.Amount), MessageSender: common.Hash(d.Depositor),
			MaxFee: money.NewUnits(d.MaxFee), HookData: d.HookData,
		}.Encode(),
	}
}

// findNonce: each burn writes the transmitter's account, and who brings messages in reads it.
func (c solanaChain) findNonce(ctx context.Context, nonce common.Hash) ([]sent, error) {
	options := map[string]any{"commitment": confirmed}
	for {
		var page []signatureBody
		if err := c.node.CallContext(ctx, &page, "getSignaturesForAddress", cctpsol.TransmitterAccount, options); err != nil {
			return nil, fmt.Errorf("looking for messages: %w", err)
		}
		if len(page) == 0 {
			return nil, nil
		}
		for _, tx := range page {
			if failed(tx.Err) {
				continue
			}
			list, err := c.readTransaction(ctx, tx.Signature.String())
			if err != nil {
				return nil, err
			}
			for _, s := range list {
				if s.nonce == nonce {
					return []sent{s}, nil
				}
			}
		}
		options["before"] = page[len(page)-1].Signature
	}
}

// readHeights: fast messages are signed once their slot is confirmed.
func (c solanaChain) readHeights(ctx context.Context) (at heights, err error) {
	at.fast, err = c.readSlot(ctx, confirmed)
	if err != nil {
		return heights{}, err
	}
	at.final, err = c.readSlot(ctx, finalized)
	return at, err
}

func (c solanaChain) readSlot(ctx context.Context, commitment string) (slot uint64, err error) {
	if err := c.node.CallContext(ctx, &slot, "getSlot", map[string]any{"commitment": commitment}); err != nil {
		return 0, fmt.Errorf("asking which slot is %s: %w", commitment, err)
	}
	return slot, nil
}

func (c solanaChain) lastBlockBy(ctx context.Context, time uint64) (uint64, error) {
	head, err := c.readSlot(ctx, confirmed)
	if err != nil {
		return 0, err
	}
	last := sort.Search(int(head), func(n int) bool {
		if err != nil {
			return true
		}
		var later bool
		later, err = c.isLaterAfter(ctx, uint64(n), time)
		return later
	})
	return uint64(last), err
}

// isLaterAfter says whether the first block behind a slot is later than a time; slots may
// have none.
func (c solanaChain) isLaterAfter(ctx context.Context, slot, time uint64) (bool, error) {
	var next []uint64
	if err := c.node.CallContext(ctx, &next, "getBlocksWithLimit", slot+1, 1, map[string]any{"commitment": confirmed}); err != nil {
		return false, fmt.Errorf("asking for the block behind slot %d: %w", slot, err)
	}
	if len(next) == 0 {
		return true, nil
	}
	var at uint64
	if err := c.node.CallContext(ctx, &at, "getBlockTime", next[0]); err != nil {
		return false, fmt.Errorf("asking for the time of slot %d: %w", next[0], err)
	}
	return at > time, nil
}
