package client_test

import (
	"context"
	"fmt"
	"math/big"
	"strings"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
)

// A deposit is an ordinary transfer on the chain, made by any account: here by an account of the example's own, with
// go-ethereum. In a sandbox the faucet gives the account the money, and the chain's coin to pay for the gas.
func Example_deposit() {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	api, on := sandboxClient(), sandbox().Chains["ethereum_sepolia"] // as sandbox.json has it

	created, err := api.CreateWalletWithResponse(ctx, client.WalletCreate{RequestID: uuid.New(), Label: "treasury"})
	check(err)
	id := created.JSON201.ID
	address := waitForAddress(ctx, api, id)

	key, err := crypto.GenerateKey()
	check(err)
	payer := crypto.PubkeyToAddress(key.PublicKey)
	for _, gift := range []client.FaucetRequest{
		{Token: client.FaucetTokenUsdc, AmountUSD: "40.000000"},
		{Token: client.FaucetTokenNative, AmountNative: "0.1"},
	} {
		gift.Chain, gift.Address = client.ChainEthereumSepolia, payer.Hex()
		_, err := api.SandboxFaucetWithResponse(ctx, gift)
		check(err)
	}

	// From here on it is the chain alone, by its JSON-RPC.
	node, err := ethclient.DialContext(ctx, on.RPCURL)
	check(err)
	defer node.Close()
	chainID, err := node.ChainID(ctx)
	check(err)
	erc20, err := abi.JSON(strings.NewReader(`[{"type":"function","name":"transfer","stateMutability":"nonpayable",
		"inputs":[{"name":"to","type":"address"},{"name":"value","type":"uint256"}],"outputs":[{"name":"","type":"bool"}]}]`))
	check(err)
	usdc := bind.NewBoundContract(common.HexToAddress(string(on.Tokens["usdc"])), erc20, node, node, node)
	sent, err := usdc.Transact(bind.NewKeyedTransactor(key, chainID), "transfer", common.HexToAddress(address), big.NewInt(12_500_000)) // six decimals
	check(err)
	mined, err := bind.WaitMined(ctx, node, sent.Hash())
	check(err)
	fmt.Println("mined:", mined.Status == 1)

	// It is a deposit when its block is final, and announced as a webhook as well.
	var deposit client.Deposit
	poll(func() bool {
		deposits, err := api.ListDepositsWithResponse(ctx, id, &client.ListDepositsParams{})
		check(err)
		for _, deposit = range deposits.JSON200.Data {
			return deposit.Status == client.DepositStatusCompleted
		}
		return false
	})
	fmt.Println("deposit:", deposit.Amount, deposit.Token, deposit.Status)
	fmt.Println("ours:", deposit.TxHash == sent.Hash().Hex(), deposit.FromAddress == payer.Hex())
	// Output:
	// mined: true
	// deposit: 12.500000 usdc completed
	// ours: true true
}
