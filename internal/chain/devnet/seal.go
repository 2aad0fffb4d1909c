package devnet

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/miner"
	"github.com/ethereum/go-ethereum/params"
)

// errClosed says that a closed chain makes no more blocks.
var errClosed = errors.New("the sandbox chain is closed")

// feeRecipient receives the tips.
var feeRecipient = common.HexToAddress("0x000000000000000000000000000000000000fee5")

func (e *EVM) mineEveryBlockTime() {
	t := time.NewTicker(e.opts.BlockTime)
	defer t.Stop()
	for {
		select {
		case <-e.stop:
			return
		case <-t.C:
		}
		if e.isFarAhead() {
			continue
		}
		if err := e.Tick(); err != nil && !errors.Is(err, errClosed) {
			e.opts.Log.Error("sandbox chain: no block", "err", err)
		}
	}
}

// isFarAhead says whether blocks that are made faster than one a second have come so far
// ahead of the clock that the next one waits for it. Times of blocks are whole seconds.
func (e *EVM) isFarAhead() bool {
	return e.Ahead() > mostAhead
}

// Ahead is how far the head's time is ahead of the clock; negative where it is behind.
func (e *EVM) Ahead() time.Duration {
	head := time.Unix(int64(e.eth.BlockChain().CurrentBlock().Time), 0)
	return head.Sub(e.opts.Clock.Now())
}

// mostAhead is how far the blocks of a ticker may be ahead of the clock.
const mostAhead = 12 * time.Hour

// Commit makes a block of the pending transactions, if there are any, and
// returns its header. An on-demand chain then makes blocks until it is final.
func (e *EVM) Commit() (*types.Header, error) {
	return e.commit(func(*types.Block) bool { return true })
}

// commit is Commit for a block that must become final only if mustBeFinal says so.
func (e *EVM) commit(mustBeFinal func(*types.Block) bool) (*types.Header, error) {
	e.sealing.Lock()
	defer e.sealing.Unlock()
	if e.closed {
		return nil, errClosed
	}
	if err := e.settlePoolLocked(); err != nil {
		return nil, err
	}
	block, err := e.sealBlockLocked(e.eth.BlockChain().CurrentBlock(), nil, false)
	if err != nil {
		return nil, err
	}
	if err := e.setHeadLocked(block); err != nil {
		return nil, err
	}
	e.demand.noteBlock(block.NumberU64(), mustBeFinal(block))
	// A caller that has seen the block finds it in the pool: its payments can be spent, and its nonces are used.
	if err := e.eth.TxPool().Sync(); err != nil {
		return nil, fmt.Errorf("settling the pool: %w", err)
	}
	e.announceBlockLocked()
	return block.Header(), nil
}

func (e *EVM) announceBlockLocked() {
	if e.onBlock != nil {
		e.onBlock()
	}
}

// settlePool waits until the pool follows the head, while no block is made: of two who wait
// for the pool at once, one would wait for ever.
func (e *EVM) settlePool() error {
	e.sealing.Lock()
	defer e.sealing.Unlock()
	if e.closed {
		return errClosed
	}
	return e.settlePoolLocked()
}

// settlePoolLocked waits until the pool, which works in the background, offers all that it was sent. Without it,
// transactions that were just sent would miss the block.
//
// First it queues, and marks as executable later: that is done when the next transaction, here one that it rejects,
// is. Then it follows the head. In the other order a transaction behind one that is executable already would stay
// queued until a block later.
func (e *EVM) settlePoolLocked() error {
	pool := e.eth.TxPool()
	if err := pool.Add([]*types.Transaction{e.unpaid}, true)[0]; !errors.Is(err, core.ErrInsufficientFunds) {
		return fmt.Errorf("settling the pool: %w", err)
	}
	if err := pool.Sync(); err != nil {
		return fmt.Errorf("settling the pool: %w", err)
	}
	return nil
}

// signUnpaid returns a transaction of an account without a balance.
func (n network) signUnpaid() (*types.Transaction, error) {
	key, err := crypto.ToECDSA(crypto.Keccak256([]byte("granary sandbox pauper")))
	if err != nil {
		return nil, err
	}
	return types.SignNewTx(key, n.signer(), &types.DynamicFeeTx{
		ChainID: n.id(), GasTipCap: n.tip(), GasFeeCap: big.NewInt(10_000 * params.GWei),
		Gas: params.TxGas, To: &deployer.address, Value: new(big.Int),
	})
}

// Reorg replaces the last depth blocks by depth+1 others, at once: no head in between is visible. The replaced
// blocks' transactions are all in the first of the new blocks or, with drop, dropped together with the pool.
func (e *EVM) Reorg(depth uint64, drop bool) error {
	e.sealing.Lock()
	defer e.sealing.Unlock()
	if e.closed {
		return errClosed
	}
	bc := e.eth.BlockChain()
	head := bc.CurrentBlock().Number.Uint64()
	if depth == 0 || depth >= head {
		return fmt.Errorf("reorganizing %d of %d blocks", depth, head)
	}
	var txs []*types.Transaction
	for n := head - depth + 1; n <= head && !drop; n++ {
		txs = append(txs, bc.GetBlockByNumber(n).Transactions()...)
	}
	parent := bc.GetHeaderByNumber(head - depth)
	var block *types.Block
	for range depth + 1 {
		sealed, err := e.sealBlockLocked(parent, txs, len(txs) == 0)
		if err != nil {
			return err
		}
		block, parent, txs = sealed, sealed.Header(), nil
	}
	if err := e.setHeadLocked(block); err != nil {
		return err
	}
	e.demand.noteBlock(block.NumberU64(), true)
	if err := e.eth.TxPool().Sync(); err != nil {
		return fmt.Errorf("settling the pool: %w", err)
	}
	if drop {
		e.eth.TxPool().Clear()
	}
	e.announceBlockLocked()
	return nil
}

// sealBlockLocked makes a block on a parent: of the given transactions, of none, or else
// of the pool's. The block is on disk when seal returns, and not yet visible.
func (e *EVM) sealBlockLocked(parent *types.Header, txs []*types.Transaction, empty bool) (*types.Block, error) {
	args := &miner.BuildPayloadArgs{
		Parent:       parent.Hash(),
		Timestamp:    max(parent.Time+1, uint64(e.opts.Clock.Now().Unix())),
		FeeRecipient: feeRecipient,
		Withdrawals:  types.Withdrawals{},
		BeaconRoot:   &common.Hash{},
	}
	if e.network.fork == Amsterdam {
		slot := parent.Number.Uint64() + 1
		args.SlotNum = &slot
	}
	rand.Read(args.Random[:]) // two blocks on one parent must differ
	block, _, err := e.eth.Miner().BuildTestingPayload(args, txs, empty, nil)
	if err != nil {
		return nil, fmt.Errorf("building a block: %w", err)
	}
	if _, err := e.eth.BlockChain().InsertBlockWithoutSetHead(context.Background(), block, false); err != nil {
		return nil, fmt.Errorf("inserting a block: %w", err)
	}
	return block, e.flushDatabase()
}

// setHeadLocked makes a sealed block the head. Dying before the last line loses at most
// the mark of the head; recoverHead finds the block again.
func (e *EVM) setHeadLocked(block *types.Block) error {
	bc := e.eth.BlockChain()
	if _, err := bc.SetCanonical(block); err != nil {
		return fmt.Errorf("setting the head: %w", err)
	}
	safe, finalized := e.network.marks(block.NumberU64())
	bc.SetSafe(bc.GetHeaderByNumber(safe))
	bc.SetFinalized(bc.GetHeaderByNumber(finalized))
	return e.flushDatabase()
}

// flushDatabase waits until all that was written is on disk; geth's database else keeps
// the last few kilobytes in the process.
func (e *EVM) flushDatabase() error {
	if e.opts.DataDir == "" {
		return nil
	}
	if err := e.eth.ChainDb().SyncKeyValue(); err != nil {
		return fmt.Errorf("flushing the chain: %w", err)
	}
	return nil
}

// recoverHead adopts the blocks that were sealed, and perhaps seen, without their mark as head having reached the
// disk, and brings the clock to the head. It runs before the chain is shared, and so needs no lock.
func (e *EVM) recoverHead() error {
	bc, db := e.eth.BlockChain(), e.eth.ChainDb()
	for {
		head := bc.CurrentBlock()
		e.opts.Clock.Advance(e.Ahead())
		var next *types.Block
		for _, hash := range rawdb.ReadAllHashes(db, head.Number.Uint64()+1) {
			b := bc.GetBlock(hash, head.Number.Uint64()+1)
			if b != nil && b.ParentHash() == head.Hash() && bc.HasState(b.Root()) {
				next = b
			}
		}
		if next == nil {
			return nil
		}
		if err := e.setHeadLocked(next); err != nil {
			return err
		}
	}
}
