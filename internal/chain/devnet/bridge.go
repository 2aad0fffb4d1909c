package devnet

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/contracts"
)

// Bridge is where a chain has the contracts of the bridge for USDC: the same addresses on
// every chain of this package.
type Bridge struct {
	Transmitter, Minter, Messenger common.Address
}

// BridgeTerms are how a chain takes part in the bridge.
type BridgeTerms struct {
	Domain    uint32
	Others    []uint32             // domains of the other chains of this package
	Foreign   map[uint32]BridgeEnd // the state of chains that are not part of it, by their domains
	Attesters []common.Address     // all of whom must sign
	BurnLimit *big.Int             // of one message, in units of USDC
}

// BridgeEnd is the state of another domain.
type BridgeEnd struct{ Messenger, USDC common.Hash }

// bridgeDeployer makes only the bridge's contracts, so that each address follows from the order in which they are
// made.
var bridgeDeployer = newKeyedAccount("granary sandbox bridge")

// BridgeContracts are the addresses of the bridge's contracts.
func BridgeContracts() Bridge {
	at := func(nonce uint64) common.Address { return crypto.CreateAddress(bridgeDeployer.address, nonce) }
	return Bridge{Transmitter: at(0), Minter: at(1), Messenger: at(2)}
}

// DeployBridge puts the bridge's contracts on the chain and links them to those of the other domains. Existing
// contracts stay: an interrupted deployment is continued, and an earlier bridge is linked to new domains.
func (e *EVM) DeployBridge(ctx context.Context, terms BridgeTerms) (Bridge, error) {
	on := BridgeContracts()
	opened, err := e.isMinter(ctx, on.Minter)
	if err != nil {
		return on, err
	}
	if !opened {
		if err := e.createBridge(ctx, on, terms); err != nil {
			return on, fmt.Errorf("making the bridge's contracts: %w", err)
		}
	}
	if err := e.linkDomains(ctx, on, terms); err != nil {
		return on, fmt.Errorf("linking the bridge's contracts: %w", err)
	}
	if !opened {
		if err := e.openBridge(ctx, on, terms); err != nil {
			return on, fmt.Errorf("opening the bridge's contracts: %w", err)
		}
	}
	return on, nil
}

// createBridge makes the contracts that are not made yet.
func (e *EVM) createBridge(ctx context.Context, on Bridge, terms BridgeTerms) error {
	owner := deployer.address
	return e.createInOrder(ctx, bridgeDeployer, [][]byte{
		contracts.CreationCode(&contracts.SandboxMessageTransmitterMetaData,
			contracts.NewSandboxMessageTransmitter().PackConstructor(owner, terms.Domain, terms.Attesters, big.NewInt(int64(len(terms.Attesters))))),
		contracts.CreationCode(&contracts.SandboxTokenMinterMetaData, contracts.NewSandboxTokenMinter().PackConstructor(owner)),
		contracts.CreationCode(&contracts.SandboxTokenMessengerMetaData,
			contracts.NewSandboxTokenMessenger().PackConstructor(owner, on.Transmitter, on.Minter, feeRecipient)),
	})
}

// createInOrder has an account that makes no other contracts make those that it has not made yet, in one block: each
// block has a second of its own, which the clock has not.
func (e *EVM) createInOrder(ctx context.Context, by keyedAccount, creations [][]byte) error {
	if _, err := e.FundRelayer(ctx, by.address); err != nil {
		return err
	}
	if _, err := e.Commit(); err != nil { // also transactions sent before an interruption
		return err
	}
	made, err := e.client.NonceAt(ctx, by.address, nil)
	if err != nil {
		return err
	}
	var sent []common.Hash
	for nonce := made; nonce < uint64(len(creations)); nonce++ {
		tx, err := types.SignNewTx(by.key, e.network.signer(), &types.DynamicFeeTx{
			ChainID: e.network.id(), Nonce: nonce, GasTipCap: e.network.tip(), GasFeeCap: big.NewInt(10_000 * params.GWei), Gas: e.network.fork.creationGas(), Data: creations[nonce],
		})
		if err != nil {
			return err
		}
		if err := e.client.SendTransaction(ctx, tx); err != nil {
			return err
		}
		sent = append(sent, tx.Hash())
	}
	return e.commitAndWait(ctx, sent...)
}

// ends is the state of each other domain.
func (e *EVM) ends(on Bridge, terms BridgeTerms) map[uint32]BridgeEnd {
	all := maps.Clone(terms.Foreign)
	if all == nil {
		all = map[uint32]BridgeEnd{}
	}
	for _, domain := range terms.Others {
		all[domain] = BridgeEnd{Messenger: common.BytesToHash(on.Messenger[:]), USDC: common.BytesToHash(e.Contracts.USDC[:])}
	}
	return all
}

// linkDomains makes those calls by which the contracts know other domains that were not made
// before.
func (e *EVM) linkDomains(ctx context.Context, on Bridge, terms BridgeTerms) error {
	minter, messenger := contracts.NewSandboxTokenMinter(), contracts.NewSandboxTokenMessenger()
	var missing []ownerCall
	for domain, end := range e.ends(on, terms) {
		for _, link := range []struct{ read, set ownerCall }{
			{ownerCall{on.Messenger, messenger.PackRemoteTokenMessengers(domain)}, ownerCall{on.Messenger, messenger.PackAddRemoteTokenMessenger(domain, end.Messenger)}},
			{ownerCall{on.Minter, minter.PackGetLocalToken(domain, end.USDC)}, ownerCall{on.Minter, minter.PackLinkTokenPair(e.Contracts.USDC, domain, end.USDC)}},
		} {
			linked, err := e.client.CallContract(ctx, ethereum.CallMsg{To: &link.read.to, Data: link.read.data}, nil)
			if err != nil {
				return fmt.Errorf("domain %d: %w", domain, err)
			}
			if common.BytesToHash(linked) == (common.Hash{}) {
				missing = append(missing, link.set)
			}
		}
	}
	if len(missing) == 0 {
		return nil
	}
	return e.callAsOwner(ctx, missing...)
}

// openBridge lets the bridge burn and mint. A call that was made before an interruption is rejected, without an
// effect.
func (e *EVM) openBridge(ctx context.Context, on Bridge, terms BridgeTerms) error {
	minter := contracts.NewSandboxTokenMinter()
	err := e.callAsOwner(ctx,
		ownerCall{on.Minter, minter.PackAddLocalTokenMessenger(on.Messenger)},
		ownerCall{on.Minter, minter.PackSetMaxBurnAmountPerMessage(e.Contracts.USDC, terms.BurnLimit)},
		ownerCall{e.Contracts.USDC, contracts.NewSandboxUSDC().PackSetMinter(on.Minter, true)}, // by which isMinter knows that all is done
	)
	if errors.Is(err, ErrReverted) {
		return nil
	}
	return err
}

// ownerCall is a call of the deployer's, who owns all contracts.
type ownerCall struct {
	to   common.Address
	data []byte
}

// callAsOwner makes a block with the calls, in their order. Error: ErrReverted when one of them
// was refused; the others were made.
func (e *EVM) callAsOwner(ctx context.Context, calls ...ownerCall) error {
	var sent []common.Hash
	for _, c := range calls {
		hash, err := e.sendTx(ctx, &c.to, nil, c.data, callGasLimit)
		if err != nil {
			return err
		}
		sent = append(sent, hash)
	}
	return e.commitAndWait(ctx, sent...)
}

// commitAndWait makes a block of the sent transactions. Error: ErrReverted.
func (e *EVM) commitAndWait(ctx context.Context, sent ...common.Hash) error {
	if _, err := e.Commit(); err != nil {
		return err
	}
	var refused error
	for _, hash := range sent {
		_, err := e.Wait(ctx, hash)
		if err != nil && !errors.Is(err, ErrReverted) {
			return err
		}
		refused = errors.Join(refused, err)
	}
	return refused
}

// isMinter says whether an account may mint USDC.
func (e *EVM) isMinter(ctx context.Context, account common.Address) (bool, error) {
	usdc := contracts.NewSandboxUSDC()
	answer, err := e.client.CallContract(ctx, ethereum.CallMsg{To: &e.Contracts.USDC, Data: usdc.PackIsMinter(account)}, nil)
	if err != nil {
		return false, fmt.Errorf("asking who may mint: %w", err)
	}
	return usdc.UnpackIsMinter(answer)
}
