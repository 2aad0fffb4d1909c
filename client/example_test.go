package client_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
)

// A wallet is made and paid into. Its events come as webhooks, which are accepted when their signature is good.
func Example() {
	// A sandbox: the service with a chain of its own, here in this process. Its
	// address and its token are all that a customer has.
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	service := sandbox()
	api, err := client.NewClientWithResponses(service.BaseURL, client.WithToken(service.Token))
	check(err)

	// The endpoint is registered before anything happens, and gets the secret then.
	hooks := &hooks{events: make(chan hook, 100), known: make(chan struct{})}
	receiver := httptest.NewServer(hooks)
	defer receiver.Close()
	registered, err := api.CreateWebhookWithResponse(ctx, client.WebhookCreate{URL: receiver.URL, Events: []client.EventType{
		client.EventTypePortfolioWalletStatusChanged, client.EventTypePortfolioWalletDepositStatusChanged}})
	check(err)
	hooks.secret = registered.JSON201.Secret
	close(hooks.known)

	// The same requestId may be sent again until there is an answer: it makes one
	// wallet.
	created, err := api.CreateWalletWithResponse(ctx, client.WalletCreate{RequestID: uuid.New(), Label: "treasury"})
	check(err)
	if created.JSON201 == nil {
		fmt.Println(created.Status(), string(created.Body))
		return
	}
	wallet := hooks.wait(ctx, created.JSON201.ID, client.EventTypePortfolioWalletStatusChanged)
	fmt.Println("wallet:", wallet.PreviousStatus, "->", wallet.Status)

	ready, err := api.GetWalletWithResponse(ctx, created.JSON201.ID)
	check(err)
	_, err = api.SandboxFaucetWithResponse(ctx, client.FaucetRequest{Chain: client.ChainEthereumSepolia, Token: client.FaucetTokenUsdc,
		Address: ready.JSON200.DepositAddresses["ethereum_sepolia"], AmountUSD: "25.000000"})
	check(err)
	deposit := hooks.wait(ctx, created.JSON201.ID, client.EventTypePortfolioWalletDepositStatusChanged).Deposit
	fmt.Println("deposit:", deposit.Amount, deposit.Token, deposit.Status)

	found, err := api.LookupDepositWithResponse(ctx, ready.JSON200.ID, &client.LookupDepositParams{TxHash: deposit.TxHash})
	check(err)
	fmt.Println("position:", *found.JSON200.CashPositionID)
	// Output:
	// wallet: creating -> idle
	// deposit: 25.000000 usdc completed
	// position: cash:ethereum_sepolia:usdc
}

// hook is the part of an event that the example reads.
type hook struct {
	Event                  client.EventType
	WalletID               uuid.UUID
	PreviousStatus, Status client.WalletStatus
	Deposit                client.DepositSnapshot
}

// hooks is a customer's endpoint.
type hooks struct {
	known  chan struct{} // closed when there is a secret
	secret string
	events chan hook
}

// ServeHTTP accepts signed deliveries. The bytes are verified as they came, before they are parsed.
func (h *hooks) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	<-h.known
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))
	if err != nil {
		http.Error(w, "unreadable", http.StatusBadRequest)
		return
	}
	if err := client.VerifyWebhook(h.secret, r.Header.Get(client.SignatureHeader), body, client.DefaultTolerance, time.Now()); err != nil {
		http.Error(w, "not from the service", http.StatusUnauthorized)
		return
	}
	var e hook
	if err := json.Unmarshal(body, &e); err != nil {
		http.Error(w, "no JSON", http.StatusBadRequest)
		return
	}
	h.events <- e // a real endpoint remembers Service-Event-Id: an event may come again
}

// wait returns the next event of a kind that concerns a wallet. The endpoint gets the events of all wallets.
func (h *hooks) wait(ctx context.Context, wallet uuid.UUID, kind client.EventType) hook {
	for {
		select {
		case e := <-h.events:
			if e.Event == kind && e.WalletID == wallet {
				return e
			}
		case <-ctx.Done():
			panic(ctx.Err())
		}
	}
}
