package app

import (
	"crypto/ecdsa"
	"encoding/json"
	"math/big"
	"net/http"
	"strconv"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/money"
)

// bridgeUser is somebody who uses the bridge by himself.
type bridgeUser struct {
	*drill
	key *ecdsa.PrivateKey
}

func (u bridgeUser) address() common.Address { return crypto.PubkeyToAddress(u.key.PublicKey) }

// call makes a transaction of the user's on a chain and waits until it is mined.
func (u bridgeUser) call(on *devnet.EVM, to common.Address, data []byte) common.Hash {
	u.Helper()
	ctx := u.T.Context()
	node, err := ethclient.DialContext(ctx, on.URL())
	if err != nil {
		u.Fatal(err)
	}
	defer node.Close()
	nonce, err := node.PendingNonceAt(ctx, u.address())
	if err != nil {
		u.Fatal(err)
	}
	id := new(big.Int).SetUint64(on.ChainID())
	tx := types.MustSignNewTx(u.key, types.LatestSignerForChainID(id), &types.DynamicFeeTx{
		ChainID: id, Nonce: nonce, To: &to, Data: data, Gas: 500_000, GasTipCap: big.NewInt(params.GWei), GasFeeCap: big.NewInt(1000 * params.GWei)})
	if err := node.SendTransaction(ctx, tx); err != nil {
		u.Fatal(err)
	}
	if _, err := on.Wait(ctx, tx.Hash()); err != nil {
		u.Fatal(err)
	}
	return tx.Hash()
}

// attested waits for the attestation of the message that a transaction has sent.
func (u bridgeUser) attested(from cctp.Domain, tx common.Hash) cctp.ReceiveMessage {
	u.Helper()
	var answer struct {
		Messages []struct{ Message, Attestation, Status string }
	}
	u.until("the message is attested", func() bool {
		r, err := http.Get(u.bridge.at + "/v2/messages/" + strconv.Itoa(int(from)) + "?transactionHash=" + tx.Hex())
		if err != nil {
			u.Fatal(err)
		}
		defer r.Body.Close()
		err = json.NewDecoder(r.Body).Decode(&answer)
		return err == nil && len(answer.Messages) == 1 && answer.Messages[0].Status == "complete"
	})
	m := answer.Messages[0]
	return cctp.ReceiveMessage{Message: hexutil.MustDecode(m.Message), Attestation: hexutil.MustDecode(m.Attestation)}
}

// What somebody burns on one of the sandbox's chains he has minted on the other, for a wallet's
// address there, and the wallet has it as a deposit; also after a restart.
func TestASandboxHasABridgeBetweenItsChains(t *testing.T) {
	d := newDrill(t, "sqlite")
	d.secondChain = true
	d.exchange(d.database)
	d.serve()
	mine := d.create(newWallets(1))[0]
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	u := bridgeUser{d, key}
	amount := money.UnitsOf(25*money.Dollar, 6)
	for round, names := range [][2]chain.Name{{chain.EthereumSepolia, chain.Base}, {chain.Base, chain.EthereumSepolia}} {
		from, to := d.evmChains()[names[0]], d.evmChains()[names[1]]
		for _, on := range []*devnet.EVM{from, to} {
			funded, err := on.FundRelayer(t.Context(), u.address())
			if err == nil {
				_, err = on.Wait(t.Context(), funded)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		d.faucet(names[0], chain.USDC, chain.EVMAddress(u.address()), 25*money.Dollar)
		source, destination := d.bridge.on[names[0]], d.bridge.on[names[1]]
		u.call(from, from.Contracts.USDC, contracts.NewSandboxUSDC().PackApprove(source.TokenMessenger, amount.Big()))
		burnt := u.call(from, source.TokenMessenger, cctp.DepositForBurn{
			Amount: amount, Destination: destination.Domain, MintRecipient: cctp.Word(mine.Addresses[names[1]].EVM()), BurnToken: from.Contracts.USDC,
			MaxFee: money.NewUnits(35_000), MinFinality: cctp.Fast}.Data())
		u.call(to, destination.MessageTransmitter, u.attested(source.Domain, burnt).Data())
		d.until("the wallet has it on the other chain", func() bool {
			return d.holds(mine, chain.CashID(names[1], chain.USDC)) == 25*money.Dollar-35_000 // 14 basis points of fee
		})
		if round == 0 {
			d.reopen()
		}
	}
	d.assertAllAgrees()
}
