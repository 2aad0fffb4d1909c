package devnet

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/contracts"
)

// OFT is where a chain has the contracts by which USDT goes to other chains: the same
// addresses on every chain of this package.
type OFT struct {
	Endpoint common.Address
	OFT      common.Address // locks and unlocks USDT, or burns and mints it
	FeePayer common.Address
}

// OFTTerms are how a chain takes part.
type OFTTerms struct {
	Endpoint uint32
	Others   []uint32 // endpoints of the other chains: one at least
	// Burns has USDT burnt and minted here. On one of the chains it is not: there it is at home,
	// locked and unlocked.
	Burns    bool
	Verifier common.Address   // who verifies messages, and is given ether
	Fee      *big.Int         // of a message, in wei
	Relayers []common.Address // in whose transactions the fee is paid for wallets
}

// oftDeployer makes only these contracts, so that each address follows from the order in which they are made.
var oftDeployer = newKeyedAccount("granary sandbox oft")

// OFTContracts are the addresses of the contracts.
func OFTContracts() OFT {
	at := func(nonce uint64) common.Address { return crypto.CreateAddress(oftDeployer.address, nonce) }
	return OFT{Endpoint: at(0), OFT: at(1), FeePayer: at(2)}
}

// enforcedOptions pay for 200,000 gas of a delivery, as executors read it.
var enforcedOptions = common.FromHex("0x00030100110100000000000000000000000000030d40")

// plainSend is the type of messages that are not composed.
const plainSend = 1

// DeployOFT puts the contracts on the chain and links them to those of the other endpoints. Existing contracts stay:
// an interrupted deployment is continued.
func (e *EVM) DeployOFT(ctx context.Context, terms OFTTerms) (OFT, error) {
	on := OFTContracts()
	linked, err := e.isPeer(ctx, on.OFT, terms.Others[len(terms.Others)-1])
	if err != nil || linked { // the last thing that is done
		return on, err
	}
	owner := deployer.address
	code := contracts.CreationCode(&contracts.SandboxOFTAdapterMetaData, contracts.NewSandboxOFTAdapter().PackConstructor(e.Contracts.USDT, on.Endpoint, owner))
	if terms.Burns {
		code = contracts.CreationCode(&contracts.SandboxOFTMetaData, contracts.NewSandboxOFT().PackConstructor(e.Contracts.USDT, on.Endpoint, owner))
	}
	creations := [][]byte{
		contracts.CreationCode(&contracts.SandboxEndpointMetaData, contracts.NewSandboxEndpoint().PackConstructor(owner, terms.Endpoint, terms.Verifier)),
		code,
		contracts.CreationCode(&contracts.BridgeFeePayerMetaData, contracts.NewBridgeFeePayer().PackConstructor(owner, on.OFT)),
	}
	if err := e.createInOrder(ctx, oftDeployer, creations); err != nil {
		return on, fmt.Errorf("making the OFT's contracts: %w", err)
	}
	for _, account := range []common.Address{terms.Verifier, on.FeePayer} {
		if _, err := e.FundRelayer(ctx, account); err != nil {
			return on, err
		}
	}
	for _, calls := range [][]ownerCall{terms.calls(on, e.Contracts.USDT), terms.peers(on)} {
		if err := e.callAsOwner(ctx, calls...); err != nil {
			return on, fmt.Errorf("linking the OFT's contracts: %w", err)
		}
	}
	return on, nil
}

// calls are those by which the contracts know each other, but for their peers. All may be made again.
func (t OFTTerms) calls(on OFT, usdt common.Address) []ownerCall {
	endpoint, oft, payer := contracts.NewSandboxEndpoint(), contracts.NewSandboxOFT(), contracts.NewBridgeFeePayer()
	// USDT of the other chains, which has its faucet as this one has, is locked here.
	calls := []ownerCall{{usdt, contracts.NewSandboxUSDT().PackMint(on.OFT, new(big.Int).Exp(big.NewInt(10), big.NewInt(24), nil))}}
	if t.Burns {
		calls = []ownerCall{{usdt, contracts.NewSandboxUSDT().PackSetMinter(on.OFT, true)}}
	}
	for _, relayer := range t.Relayers {
		calls = append(calls, ownerCall{on.FeePayer, payer.PackSetRelayer(relayer, true)})
	}
	for _, other := range t.Others {
		calls = append(calls,
			ownerCall{on.Endpoint, endpoint.PackSetNativeFee(other, t.Fee)},
			ownerCall{on.OFT, oft.PackSetEnforcedOptions([]contracts.EnforcedOptionParam{{Eid: other, MsgType: plainSend, Options: enforcedOptions}})})
	}
	return calls
}

// peers are the calls by which isPeer knows that all is done.
func (t OFTTerms) peers(on OFT) (calls []ownerCall) {
	for _, other := range t.Others {
		calls = append(calls, ownerCall{on.OFT, contracts.NewSandboxOFT().PackSetPeer(other, common.BytesToHash(on.OFT[:]))})
	}
	return calls
}

// isPeer says whether the OFT is there and knows its like of another endpoint.
func (e *EVM) isPeer(ctx context.Context, at common.Address, endpoint uint32) (bool, error) {
	oft := contracts.NewSandboxOFT()
	answer, err := e.client.CallContract(ctx, ethereum.CallMsg{To: &at, Data: oft.PackPeers(endpoint)}, nil)
	if err != nil {
		return false, fmt.Errorf("asking whom the OFT knows: %w", err)
	}
	if len(answer) == 0 { // it is not there
		return false, nil
	}
	peer, err := oft.UnpackPeers(answer)
	return peer == common.BytesToHash(at[:]), err
}
