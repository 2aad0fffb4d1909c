package devnettest

import (
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/contracts/contractstest"
	"github.com/granaryhq/granary/internal/chain/devnet"
)

// DeployPrevious puts the contracts of the versions before on a chain that makes blocks by
// itself, where granary contracts deploy put them: at deploy.AddressesBefore.
func DeployPrevious(tb testing.TB, net *devnet.EVM) {
	tb.Helper()
	client, err := ethclient.DialContext(tb.Context(), net.URL())
	if err != nil {
		tb.Fatal(err)
	}
	defer client.Close()
	key, err := crypto.GenerateKey()
	if err != nil {
		tb.Fatal(err)
	}
	paid, err := net.FundRelayer(tb.Context(), crypto.PubkeyToAddress(key.PublicKey))
	if err != nil {
		tb.Fatal(err)
	}
	if _, err := net.Wait(tb.Context(), paid); err != nil {
		tb.Fatal(err)
	}
	var sent []common.Hash
	for i, creation := range slices.Concat(contractstest.PreviousCreations(tb), contractstest.Version1Creations(tb)) {
		tx := creation.Tx()
		tx.ChainID, tx.Nonce, tx.Gas = big.NewInt(devnet.ChainID), uint64(i), net.CreationGas()
		tx.GasTipCap, tx.GasFeeCap = big.NewInt(params.GWei), big.NewInt(1000*params.GWei)
		signed, err := types.SignNewTx(key, types.LatestSignerForChainID(tx.ChainID), tx)
		if err != nil {
			tb.Fatal(err)
		}
		if err := client.SendTransaction(tb.Context(), signed); err != nil {
			tb.Fatalf("deploying the %s of before: %v", creation.Name, err)
		}
		sent = append(sent, signed.Hash())
	}
	for _, hash := range sent {
		if _, err := net.Wait(tb.Context(), hash); err != nil {
			tb.Fatal(err)
		}
	}
}
