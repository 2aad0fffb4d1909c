package client_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/waittest"
)

// patience is how long an example waits before it fails.
var patience = waittest.Patience()

// exampleSandbox is the service of `granary sandbox`, in this process, with a chain of its own. All examples share
// it, and it runs from the first that uses it until the tests end.
type exampleSandbox struct {
	app.SandboxInfo
	stop func() error
}

var (
	startOnce sync.Once
	shared    *exampleSandbox
)

// sandbox returns the address of the sandbox and a token for it, which are all
// that a customer has.
func sandbox() app.SandboxInfo {
	startOnce.Do(func() {
		var err error
		shared, err = startSandbox()
		check(err)
	})
	return shared.SandboxInfo
}

func TestMain(m *testing.M) {
	code := m.Run()
	if shared != nil {
		check(shared.stop())
	}
	os.Exit(code)
}

func startSandbox() (*exampleSandbox, error) {
	dir, err := os.MkdirTemp("", "granary-example-")
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithCancel(context.Background())
	s, err := app.NewSandbox(ctx, app.SandboxOptions{Dir: dir, Listen: "127.0.0.1:0", RPCListen: "127.0.0.1:0", SolanaListen: "127.0.0.1:0", OperatorListen: "127.0.0.1:0", BlockTime: 50 * time.Millisecond, OnDemand: true, Finality: 2},
		slog.New(slog.DiscardHandler))
	if err != nil {
		cancel()
		return nil, errors.Join(err, os.RemoveAll(dir))
	}
	ready, ended := make(chan app.SandboxInfo, 1), make(chan error, 1)
	go func() {
		ended <- s.Run(ctx, func(info app.SandboxInfo) error {
			ready <- info
			return nil
		})
	}()
	stop := func() error {
		cancel()
		err := <-ended
		s.Close()
		return errors.Join(err, os.RemoveAll(dir))
	}
	select {
	case info := <-ready:
		return &exampleSandbox{info, stop}, nil
	case err := <-ended:
		ended <- err
		return nil, stop()
	}
}

// sandboxClient is a client of the sandbox that takes a refusal for a mistake of
// the example.
func sandboxClient() *client.ClientWithResponses {
	service := sandbox()
	api, err := client.NewClientWithResponses(service.BaseURL, client.WithToken(service.Token),
		client.WithHTTPClient(&http.Client{Transport: refusalsAreMistakes{}}))
	check(err)
	return api
}

type refusalsAreMistakes struct{}

// RoundTrip panics with the answer when it is not a success.
func (refusalsAreMistakes) RoundTrip(r *http.Request) (*http.Response, error) {
	res, err := http.DefaultTransport.RoundTrip(r)
	if err == nil && res.StatusCode >= http.StatusBadRequest {
		text, _ := io.ReadAll(res.Body)
		panic(fmt.Sprintf("%s %s answered %d %s", r.Method, r.URL, res.StatusCode, text))
	}
	return res, err
}

// fundedWallet is a wallet that is ready and has been paid an amount of USDC, as
// Example shows it.
func fundedWallet(ctx context.Context, api *client.ClientWithResponses, amount string) client.Wallet {
	created, err := api.CreateWalletWithResponse(ctx, client.WalletCreate{RequestID: uuid.New(), Label: "treasury"})
	check(err)
	payIn(ctx, api, created.JSON201.ID, amount)
	wallet, err := api.GetWalletWithResponse(ctx, created.JSON201.ID)
	check(err)
	return *wallet.JSON200
}

// payIn waits until a wallet is ready, pays it from the faucet, and waits until
// that is credited.
func payIn(ctx context.Context, api *client.ClientWithResponses, id uuid.UUID, amount string) {
	address := waitForAddress(ctx, api, id)
	_, err := api.SandboxFaucetWithResponse(ctx, client.FaucetRequest{Chain: client.ChainEthereumSepolia, Token: client.FaucetTokenUsdc,
		Address: address, AmountUSD: amount})
	check(err)
	poll(func() bool {
		deposits, err := api.ListDepositsWithResponse(ctx, id, &client.ListDepositsParams{})
		check(err)
		data := deposits.JSON200.Data
		return len(data) > 0 && data[0].Status == client.DepositStatusCompleted
	})
}

// waitForAddress waits until a wallet is ready, and returns its address.
func waitForAddress(ctx context.Context, api *client.ClientWithResponses, id uuid.UUID) (address string) {
	poll(func() bool {
		wallet, err := api.GetWalletWithResponse(ctx, id)
		check(err)
		address = wallet.JSON200.DepositAddresses["ethereum_sepolia"]
		return wallet.JSON200.Status == client.WalletStatusIdle
	})
	return address
}

// poll asks again and again until it is so.
func poll(met func() bool) {
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	late := time.After(patience)
	for !met() {
		select {
		case <-tick.C:
		case <-late:
			panic("an example waits for what does not happen")
		}
	}
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
