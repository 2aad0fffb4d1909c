package devnet

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/chain"
)

// Form is the form in which a network's nodes return blocks, where it is not Ethereum's: transactions of the protocol, and headers
// whose time is that of the block before. The blocks of this package are go-ethereum's, which can neither hold such transactions nor
// make two blocks of one second, so a chain has the form at its JSON-RPC alone. Every header has the hash of its own fields and names
// its parent's, as the network's do, but roots, and the EVM, do not see the form: block.timestamp is later than the header's
// time by less than Seconds, and block.number is the chain's own, also on Arbitrum, where contracts see Ethereum's. The methods of
// EVM return blocks as go-ethereum made them.
type Form struct {
	// First and Last are the protocol's transactions at the start and at the end of a block.
	First, Last []ProtocolTransaction
	// LastEvery is the number of blocks from one with the Last transactions to the next.
	LastEvery uint64
	// Seconds is the number of successive seconds whose blocks all have the first one's time.
	Seconds uint64
	// L1Every is how many blocks are made for each block of Ethereum whose number blocks and receipts have beside their own; 0 where
	// they have none.
	L1Every uint64
	// L1Gas is the part of a transaction's gas that its receipt states as that for data; 0 where receipts state none.
	L1Gas uint64
}

// ProtocolTransaction is a transaction that the protocol puts into a block: no account signs it, and it is free.
type ProtocolTransaction struct {
	Type     byte
	From, To common.Address
	Data     []byte // the selector of its call, without arguments
}

// forms are those of the networks in November 2026.
var forms = map[chain.Name]Form{
	// Base since Denim (docs.base.org, upgrade Denim, 2026-11-05): two deposits in each block, L1 attributes and BaseTime, and five
	// blocks with one timestamp.
	chain.Base: {
		First: []ProtocolTransaction{
			{0x7e, common.HexToAddress("0xDeaDDEaDDeAdDeAdDEAdDEaddeAddEAdDEAd0001"), common.HexToAddress("0x4200000000000000000000000000000000000015"), []byte{0x44, 0x0a, 0x5e, 0x20}},
			{0x7e, common.HexToAddress("0xDeaDDEaDDeAdDeAdDEAdDEaddeAddEAdDEAd0001"), common.HexToAddress("0x4200000000000000000000000000000000000030"), []byte{0x86, 0xbd, 0xf3, 0x94}},
		},
		Seconds: 5,
	},
	// Arbitrum begins each block with an internal transaction (OffchainLabs/nitro, arbos/internal_tx.go), makes four blocks a second,
	// and states the number of Ethereum's block and the gas for data.
	chain.Arbitrum: {
		First:   []ProtocolTransaction{{0x6a, common.HexToAddress("0x00000000000000000000000000000000000A4B05"), common.HexToAddress("0x00000000000000000000000000000000000A4B05"), []byte{0x6b, 0xf6, 0xa4, 0x2d}}},
		Seconds: 4, L1Every: 48, L1Gas: 1_000,
	},
	// Polygon ends the blocks of a sprint with a state-sync transaction (maticnetwork/bor, core/types/state_sync_tx.go), which is among
	// the receipts since Madhugiri.
	chain.Polygon: {
		Last:      []ProtocolTransaction{{0x7f, common.Address{}, common.HexToAddress("0x0000000000000000000000000000000000001001"), nil}},
		LastEvery: 16,
	},
}

// FormOf returns the form of the blocks of the network of a name; nil where it is Ethereum's.
func FormOf(name chain.Name) *Form {
	f, ok := forms[name]
	if !ok {
		return nil
	}
	return &f
}

// keepForm returns whether the chain in a directory has a form, and records it of a new chain. A chain of a version without forms has
// none: its followers know the hashes of its blocks.
func keepForm(dir string, forNew bool) (bool, error) {
	if dir == "" {
		return forNew, nil
	}
	path := filepath.Join(dir, "form")
	_, err := os.Stat(path)
	if err == nil || !errors.Is(err, fs.ErrNotExist) {
		return err == nil, err
	}
	if _, err := os.Stat(filepath.Join(dir, nodeName)); err == nil || !forNew {
		return false, nil
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return false, err
	}
	return true, os.WriteFile(path, []byte("the network's\n"), 0o600)
}

// roundTime returns the time in the header of a block that was made at a time.
func (f Form) roundTime(at uint64) uint64 {
	if f.Seconds == 0 {
		return at
	}
	return at - at%f.Seconds
}

// l1Block returns the number of Ethereum's block at a block of the chain.
func (f Form) l1Block(number uint64) hexutil.Uint64 {
	const first = 24_000_000
	return hexutil.Uint64(first + number/f.L1Every)
}

// placedTransaction is a transaction of the protocol in a block.
type placedTransaction struct {
	ProtocolTransaction
	hash common.Hash
}

// protocolTransactions returns those at the start and at the end of the block of a hash and a number.
func (f Form) protocolTransactions(block common.Hash, number uint64) (first, last []placedTransaction) {
	place := func(tx ProtocolTransaction, i int) placedTransaction {
		return placedTransaction{tx, crypto.Keccak256Hash(fmt.Appendf(nil, "transaction %d of type %d in block %s", i, tx.Type, block))}
	}
	for i, tx := range f.First {
		first = append(first, place(tx, i))
	}
	if f.LastEvery > 0 && number%f.LastEvery == 0 {
		for i, tx := range f.Last {
			last = append(last, place(tx, len(first)+i))
		}
	}
	return first, last
}

// protocolGas is the gas in the receipt of a protocol's transaction.
const protocolGas = 46_000

// receiptOf returns the receipt of a protocol's transaction as nodes have it.
func (f Form) receiptOf(tx placedTransaction, block common.Hash, number, index, cumulative uint64) map[string]any {
	r := map[string]any{
		"type": hexutil.Uint64(tx.Type), "status": "0x1", "transactionHash": tx.hash, "transactionIndex": hexutil.Uint64(index), "blockHash": block, "from": tx.From, "to": tx.To,
		"blockNumber": hexutil.Uint64(number), "cumulativeGasUsed": hexutil.Uint64(cumulative), "gasUsed": hexutil.Uint64(protocolGas), "effectiveGasPrice": "0x0",
		"contractAddress": nil, "logs": []any{}, "logsBloom": types.Bloom{},
	}
	if tx.Type == depositType {
		r["depositNonce"], r["depositReceiptVersion"] = "0x1", "0x1"
	}
	return r
}

// depositType is that of the OP Stack's deposits.
const depositType = 0x7e

// describeTx returns a protocol's transaction as nodes have it in a block with whole transactions.
func (tx placedTransaction) describeTx(block common.Hash, number, index uint64) map[string]any {
	d := map[string]any{
		"type": hexutil.Uint64(tx.Type), "hash": tx.hash, "blockHash": block, "blockNumber": hexutil.Uint64(number), "transactionIndex": hexutil.Uint64(index), "from": tx.From, "to": tx.To,
		"input": hexutil.Bytes(tx.Data), "value": "0x0", "gas": hexutil.Uint64(protocolGas), "gasPrice": "0x0", "nonce": "0x1", "v": "0x0", "r": "0x0", "s": "0x0",
	}
	if tx.Type == depositType {
		d["sourceHash"], d["mint"], d["depositReceiptVersion"] = tx.hash, "0x0", "0x1"
	}
	return d
}
