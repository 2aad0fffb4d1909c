package client_test

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
)

// On Solana all is as on the other chains: a wallet has an address there, a deposit is known
// by the first signature of its transaction, and a withdrawal goes to a wallet's address, whose
// token account is made where there is none.
func Example_solana() {
	ctx, api := context.Background(), sandboxClient()
	created, err := api.CreateWalletWithResponse(ctx, client.WalletCreate{RequestID: uuid.New(), Label: "treasury"})
	check(err)
	id := created.JSON201.ID
	waitForAddress(ctx, api, id)
	wallet, err := api.GetWalletWithResponse(ctx, id)
	check(err)

	paid, err := api.SandboxFaucetWithResponse(ctx, client.FaucetRequest{Chain: client.ChainSolanaDevnet, Token: client.FaucetTokenUsdc,
		Address: wallet.JSON200.DepositAddresses["solana_devnet"], AmountUSD: "100.000000"})
	check(err)
	on := client.ChainSolanaDevnet
	poll(func() bool {
		page, err := api.ListDepositsWithResponse(ctx, id, &client.ListDepositsParams{})
		check(err)
		return len(page.JSON200.Data) > 0 && page.JSON200.Data[0].Status == client.DepositStatusCompleted
	})
	deposit, err := api.LookupDepositWithResponse(ctx, id, &client.LookupDepositParams{TxHash: paid.JSON200.TxHash, Chain: &on})
	check(err)
	fmt.Println("deposit:", deposit.JSON200.Amount, *deposit.JSON200.CashPositionID)

	made, err := api.CreateWithdrawalWithResponse(ctx, id, client.WithdrawalCreate{RequestID: uuid.New(), DestinationChain: on,
		DestinationAddress: "4MNJkzhzsKSbcqyaXHu38Xk2F9mzQpZQDQS4xL1AGLWr", Token: client.TokenUsdc, AmountUSD: "40"})
	check(err)
	var withdrawal client.Withdrawal
	poll(func() bool {
		got, err := api.GetWithdrawalWithResponse(ctx, id, made.JSON201.ID)
		check(err)
		withdrawal = *got.JSON200
		return withdrawal.CompletedAt != nil
	})
	fmt.Println("withdrawal:", withdrawal.Status, *withdrawal.AmountPaidUSD)
	// Output:
	// deposit: 100.000000 cash:solana_devnet:usdc
	// withdrawal: completed 39.950000
}
