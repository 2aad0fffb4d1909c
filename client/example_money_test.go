package client_test

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
)

// Money in a wallet is moved between its positions: here cash into a yield source. A preview shows the cost and
// proceeds before.
func Example_allocate() {
	ctx, api := context.Background(), sandboxClient()
	wallet := fundedWallet(ctx, api, "100.000000")

	movements := []client.Movement{{From: "cash:ethereum_sepolia:usdc", To: "service-ustb-vault", AmountUSD: "60.000000"}}
	preview, err := api.PreviewAllocationWithResponse(ctx, wallet.ID, client.AllocationPreviewCreate{Allocations: movements})
	check(err)
	fmt.Println("fee:", preview.JSON200.FeeUSD)

	started, err := api.AllocateWithResponse(ctx, wallet.ID, client.AllocationCreate{RequestID: uuid.New(), Allocations: movements})
	check(err)
	var rebalance *client.Rebalance
	poll(func() bool {
		got, err := api.GetRebalanceWithResponse(ctx, wallet.ID, started.JSON201.RebalanceID)
		check(err)
		rebalance = got.JSON200
		return rebalance.CompletedAt != nil
	})
	fmt.Println(rebalance.Reason, rebalance.Status)

	after, err := api.GetWalletWithResponse(ctx, wallet.ID)
	check(err)
	for _, p := range after.JSON200.Positions {
		if p.Kind == client.PositionKindCash {
			fmt.Println("left in cash:", p.AmountUSD)
		}
	}
	// Output:
	// fee: 0.000000
	// manual_allocation completed
	// left in cash: 40.000000
}

// An automatic wallet has a strategy. Deposits are deployed without a request.
func Example_automaticWallet() {
	ctx, api := context.Background(), sandboxClient()
	strategy := client.Strategy{Allocations: client.StrategyLanes{Usdc: &[]client.StrategyTarget{
		{YieldSourceID: "service-ustb-vault", Pct: "75"}, {YieldSourceID: "cash", Pct: "25"}}}}
	created, err := api.CreateWalletWithResponse(ctx, client.WalletCreate{RequestID: uuid.New(), Label: "automatic", AutoRebalance: true, Strategy: &strategy})
	check(err)
	payIn(ctx, api, created.JSON201.ID, "200.000000")

	var rebalance client.Rebalance
	poll(func() bool {
		list, err := api.ListRebalancesWithResponse(ctx, created.JSON201.ID, &client.ListRebalancesParams{})
		check(err)
		if len(list.JSON200.Data) == 0 {
			return false
		}
		rebalance = list.JSON200.Data[0]
		return rebalance.CompletedAt != nil
	})
	fmt.Println(rebalance.Reason, rebalance.Status, rebalance.AmountUSD)
	// Output:
	// deposit_deployment completed 150.000000
}

// A withdrawal pays an address outside, and a partner with it: both or none. The
// amount is gross, fees come off it.
func Example_withdrawWithPartnerFee() {
	ctx, api := context.Background(), sandboxClient()
	wallet := fundedWallet(ctx, api, "100.000000")

	partner, fee := "0xde709f2102306220921060314715629080e2fb77", json.Number("1.5")
	created, err := api.CreateWithdrawalWithResponse(ctx, wallet.ID, client.WithdrawalCreate{
		RequestID: uuid.New(), Token: client.TokenUsdc, AmountUSD: "80",
		DestinationChain: client.ChainEthereumSepolia, DestinationAddress: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
		PartnerFeeAmountUSD: &fee, PartnerFeeRecipientAddress: &partner,
	})
	check(err)
	var withdrawal *client.Withdrawal
	poll(func() bool {
		got, err := api.GetWithdrawalWithResponse(ctx, wallet.ID, created.JSON201.ID)
		check(err)
		withdrawal = got.JSON200
		return withdrawal.CompletedAt != nil
	})
	fmt.Println(withdrawal.Status)
	fmt.Println("paid:", *withdrawal.AmountPaidUSD)
	fmt.Println("to the partner:", *withdrawal.PartnerFeePaidUSD)
	fmt.Println("fee:", withdrawal.FeeUSD)
	// Output:
	// completed
	// paid: 78.450000
	// to the partner: 1.500000
	// fee: 0.050000
}

// The journal lists the movements, line by line, each entry in balance. Pages follow each other by their cursor.
func Example_journal() {
	ctx, api := context.Background(), sandboxClient()
	wallet := fundedWallet(ctx, api, "25.000000")

	limit := 1
	params := client.ListActivityParams{WalletID: &wallet.ID, Limit: &limit}
	for {
		page, err := api.ListActivityWithResponse(ctx, &params)
		check(err)
		for _, line := range page.JSON200.Activity {
			fmt.Println(line.EventType, line.AccountKind, line.AmountUSD)
		}
		params.Cursor = page.JSON200.NextCursor
		if params.Cursor == nil {
			break
		}
	}
	// Output:
	// deposit cash 25.000000
	// deposit external -25.000000
}
