package client_test

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
)

// A fee wrapper is a vault of one's own around a yield source, which takes a fee
// for its organization. Who may deposit there is on its allowlist.
func Example_feeWrapper() {
	ctx, api := context.Background(), sandboxClient()
	created, err := api.CreateFeeWrapperWithResponse(ctx, client.FeeWrapperCreate{RequestID: uuid.New(), SVaultID: "service-ustb-vault",
		FeeRecipientAddress: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", PerformanceFeeBps: 1000, ManagementFeeBps: 50})
	check(err)
	var wrapper *client.FeeWrapper
	poll(func() bool {
		got, err := api.GetFeeWrapperWithResponse(ctx, created.JSON201.ID)
		check(err)
		wrapper = got.JSON200
		return wrapper.Status != client.FeeWrapperStatusProvisioning
	})
	fmt.Println(wrapper.Status, wrapper.PerformanceFeeBps, wrapper.ManagementFeeBps)

	const depositor = "0xde709f2102306220921060314715629080e2fb77"
	asked, err := api.AllowOnFeeWrapperWithResponse(ctx, wrapper.ID, depositor)
	check(err)
	fmt.Println(asked.Status())
	poll(func() bool {
		got, err := api.GetFeeWrapperAllowanceWithResponse(ctx, wrapper.ID, depositor)
		check(err)
		return got.JSON200.Allowed
	})
	fmt.Println("the chain agrees")
	// Output:
	// ready 1000 50
	// 202 Accepted
	// the chain agrees
}

// A MicroVault is a vault of one's own over several yield sources. Each change of
// it is a task, which is done when the chain has confirmed it; its key makes it
// repeatable.
func Example_microVault() {
	ctx, api := context.Background(), sandboxClient()
	created, err := api.CreateMicroVaultWithResponse(ctx, &client.CreateMicroVaultParams{IdempotencyKey: uuid.NewString()},
		client.MicroVaultCreate{Name: "Reserve vault", Symbol: "RSV", Asset: client.TokenUsdc, Sources: []string{"service-ustb-vault"}})
	check(err)
	done := func(task client.MicroVaultTask) {
		poll(func() bool {
			got, err := api.GetMicroVaultTaskWithResponse(ctx, task.ID)
			check(err)
			task = got.JSON200.Task
			return task.Status == client.MicroVaultTaskStatusConfirmed || task.Status == client.MicroVaultTaskStatusFailed
		})
		fmt.Println(task.Kind, task.Status)
	}
	done(created.JSON202.Task)

	vault := created.JSON202.Vault
	added, err := api.AddMicroVaultShareholderWithResponse(ctx, vault.ID, "0xde709f2102306220921060314715629080e2fb77",
		&client.AddMicroVaultShareholderParams{IdempotencyKey: uuid.NewString()})
	check(err)
	done(added.JSON202.Task)

	ready, err := api.GetMicroVaultWithResponse(ctx, vault.ID)
	check(err)
	fmt.Println(ready.JSON200.Vault.Name, ready.JSON200.Vault.Status)
	// Output:
	// create_vault confirmed
	// add_shareholder confirmed
	// Reserve vault ready
}
