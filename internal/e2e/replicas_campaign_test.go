package e2e

import (
	"bytes"
	"context"
	cryptorand "crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/randtest"
)

// campaign is an organization that pays a great many people through a fleet:
// every customer has a wallet, into which a payment comes and out of which it is
// withdrawn, again and again.
type campaign struct {
	*fleet
	random    *rand.Rand
	spread    *spread
	api       *client.Client
	receiver  *receiver
	bells     sync.Map // by wallet, of chan struct{}
	grants    chan grant
	customers []*customer
	paid      atomic.Int64 // withdrawals
	group     *errgroup.Group
	ctx       context.Context // of the group
	over      chan struct{}   // closed when no new payment is to be begun
	content   chan struct{}   // closed when no customer wants anything any more
}

// grant is money that is to come to an address.
type grant struct {
	to     common.Address
	amount int64
}

// customer is a wallet with its flows.
type customer struct {
	*campaign
	create   client.WalletCreate
	wallet   client.Wallet
	payments []payment
}

// payment is a deposit and the withdrawal of all of it.
type payment struct {
	amount int64
	to     common.Address // it has no other payments
}

// serviceFee is the installation's charge for a withdrawal.
const serviceFee = 100_000

// newCampaign registers the organization's endpoint and begins to look after its grants. No wallet is paid yet.
func newCampaign(f *fleet) *campaign {
	f.Helper()
	c := &campaign{fleet: f, random: randtest.Rand(f), spread: newSpread(f), receiver: &receiver{bodies: map[string]string{}}, grants: make(chan grant, 1000), over: make(chan struct{}), content: make(chan struct{})}
	c.receiver.server = httptest.NewServer(http.HandlerFunc(c.told))
	f.Cleanup(c.receiver.server.Close)
	token := strings.TrimSpace(f.in.must("token", "issue", "--organization", uuid.NewString(), "--subject", "test"))
	var err error
	if c.api, err = client.NewClient(f.replicas[0].api, client.WithToken(token), client.WithHTTPClient(&http.Client{Transport: c.spread})); err != nil {
		f.Fatal(err)
	}
	made, err := read[client.WebhookCreated](c.api.CreateWebhook(f.Context(), client.WebhookCreate{URL: c.receiver.server.URL, Events: walletEvents}))
	if err != nil {
		f.Fatal(err)
	}
	c.receiver.secret = made.Secret
	ctx, cancel := context.WithTimeout(f.Context(), 2*casePatience())
	f.Cleanup(cancel)
	c.group, c.ctx = errgroup.WithContext(ctx)
	c.group.Go(c.grantAll)
	return c
}

// told is the endpoint. It also wakes the customer whose wallet may have come further.
func (c *campaign) told(w http.ResponseWriter, req *http.Request) {
	text, err := io.ReadAll(req.Body)
	if err != nil {
		return // its sender died
	}
	req.Body = io.NopCloser(bytes.NewReader(text))
	c.receiver.ServeHTTP(w, req)
	var event struct{ Type, WalletID string }
	if json.Unmarshal(text, &event) == nil && (event.Type == string(client.EventTypePortfolioWalletStatusChanged) || event.Type == string(client.EventTypePortfolioWalletDepositStatusChanged)) {
		select {
		case c.bell(event.WalletID) <- struct{}{}:
		default:
		}
	}
}

func (c *campaign) bell(wallet string) chan struct{} {
	bell, _ := c.bells.LoadOrStore(wallet, make(chan struct{}, 1))
	return bell.(chan struct{})
}

// grantAll pays the grants, many in a transaction, as long as there are any.
func (c *campaign) grantAll() error {
	const most = 150
	nonce, err := c.eth.NonceAt(c.ctx, c.owner, nil)
	if err != nil {
		return err
	}
	tick := time.NewTicker(anvilPace)
	defer tick.Stop()
	for {
		select {
		case <-tick.C:
		case <-c.content:
			return nil
		case <-c.ctx.Done():
			return c.ctx.Err()
		}
		var to []common.Address
		var amounts []*big.Int
		for len(to) < min(most, len(to)+len(c.grants)) {
			g := <-c.grants // no other customer takes any
			to, amounts = append(to, g.to), append(amounts, big.NewInt(g.amount))
		}
		if len(to) == 0 {
			continue
		}
		tx, err := c.signAt(nonce, &c.faucet, contracts.NewSandboxFaucet().PackDrip(c.usdc, to, amounts))
		if err == nil {
			err = c.eth.SendTransaction(c.ctx, tx)
		}
		if err != nil {
			return fmt.Errorf("paying %d wallets: %w", len(to), err)
		}
		nonce++
	}
}

// begin has so many customers go, each with its payments or, without a number,
// until the end is called.
func (c *campaign) begin(customers, payments int) {
	var going sync.WaitGroup
	for i := range customers {
		cu := c.customer()
		going.Add(1)
		c.group.Go(func() error {
			defer going.Done()
			if err := cu.run(c.ctx, i, payments); err != nil {
				return fmt.Errorf("customer %d, wallet %s: %w", i, cu.wallet.ID, err)
			}
			return nil
		})
	}
	go func() {
		going.Wait()
		close(c.content)
	}()
}

// customer is a new one.
func (c *campaign) customer() *customer {
	cu := &customer{campaign: c, create: client.WalletCreate{RequestID: uuid.New(), Label: "customer"}}
	c.customers = append(c.customers, cu)
	return cu
}

// end waits until every customer is done with its flows.
func (c *campaign) end() {
	c.Helper()
	close(c.over)
	if err := c.group.Wait(); err != nil {
		c.Fatal(err)
	}
}

// run opens the wallet and goes through the payments.
func (cu *customer) run(ctx context.Context, number, payments int) error {
	if err := cu.open(ctx); err != nil {
		return err
	}
	for i := 0; payments == 0 || i < payments; i++ {
		if payments == 0 {
			select {
			case <-cu.over:
				return nil
			case <-time.After(cu.respite()):
			}
		}
		p := newPayment(number, i)
		if err := cu.pay(ctx, p); err != nil {
			return fmt.Errorf("payment %d of %s to %s: %w", i, usd(p.amount), p.to, err)
		}
	}
	return nil
}

func (cu *customer) open(ctx context.Context) (err error) {
	if cu.wallet, err = read[client.Wallet](cu.api.CreateWallet(ctx, cu.create)); err != nil {
		return err
	}
	cu.wallet, err = cu.await(ctx, "is open", func(w client.Wallet) bool { return w.Status == client.WalletStatusIdle })
	return err
}

// newPayment is a customer's so-many-th. No two are of one amount.
func newPayment(customer, number int) *payment {
	p := &payment{amount: 10_000_000 + int64(customer)*1000 + int64(number)}
	_, _ = cryptorand.Read(p.to[:])
	return p
}

func (cu *customer) address() common.Address {
	return common.HexToAddress(cu.wallet.DepositAddresses["base"])
}

// pay has one payment come in and go out.
func (cu *customer) pay(ctx context.Context, p *payment) error {
	if err := cu.deposit(ctx, p); err != nil {
		return err
	}
	return cu.withdraw(ctx, p)
}

func (cu *customer) deposit(ctx context.Context, p *payment) error {
	select {
	case cu.grants <- grant{cu.address(), p.amount}:
	case <-ctx.Done():
		return ctx.Err()
	}
	_, err := cu.await(ctx, "has the deposit", func(w client.Wallet) bool { return w.AvailableUSD == usd(p.amount) })
	return err
}

func (cu *customer) withdraw(ctx context.Context, p *payment) error {
	body := client.WithdrawalCreate{RequestID: uuid.New(), AmountUSD: json.Number(usd(p.amount)), Token: client.TokenUsdc,
		DestinationChain: client.ChainBase, DestinationAddress: p.to.Hex()}
	made, err := read[client.Withdrawal](cu.api.CreateWithdrawal(ctx, cu.wallet.ID, body))
	if err != nil {
		return err
	}
	if _, err := cu.await(ctx, "is empty again", func(w client.Wallet) bool {
		return w.Status == client.WalletStatusIdle && w.TotalUSD == usd(0)
	}); err != nil {
		return err
	}
	done, err := read[client.Withdrawal](cu.api.GetWithdrawal(ctx, cu.wallet.ID, made.ID))
	if err != nil {
		return err
	}
	if done.Status != client.WithdrawalStatusCompleted || done.AmountPaidUSD == nil || *done.AmountPaidUSD != usd(p.amount-serviceFee) {
		return fmt.Errorf("the withdrawal ended as %+v", done)
	}
	// Asked again, it is the one that was made.
	again, err := read[client.Withdrawal](cu.api.CreateWithdrawal(ctx, cu.wallet.ID, body))
	if err == nil && again.ID != made.ID {
		err = fmt.Errorf("the same request made %s, then %s", made.ID, again.ID)
	}
	if err == nil {
		cu.payments = append(cu.payments, *p)
		cu.paid.Add(1)
	}
	return err
}

// await looks at the wallet when a webhook says that something happened, and now
// and then by itself, until it is as wanted.
func (cu *customer) await(ctx context.Context, what string, met func(client.Wallet) bool) (client.Wallet, error) {
	bell := cu.bell(cu.wallet.ID.String())
	tick := time.NewTicker(3 * time.Second)
	defer tick.Stop()
	for {
		w, err := read[client.Wallet](cu.api.GetWallet(ctx, cu.wallet.ID))
		if err != nil || met(w) {
			return w, err
		}
		select {
		case <-bell:
		case <-tick.C:
		case <-ctx.Done():
			return w, fmt.Errorf("the wallet never %s; last seen: %+v: %w", what, w, ctx.Err())
		}
	}
}
