package e2e

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

const (
	cash  = "cash:ethereum_sepolia:usdc"
	vault = app.SandboxSource

	// The amounts of every flow, in micro-USD. The withdrawal takes all cash and redeems the rest; its fee is paid
	// out of the cash.
	deposited = 1000_000000
	allocated = 600_000000
	withdrawn = 700_000000
	fee       = 50_000
	inCash    = deposited - allocated
	redeemed  = withdrawn - inCash
)

// flow is the life of one wallet's money: a deposit, an allocation to the
// vault, a withdrawal that takes cash and redeems. Its requests are the same
// however often they are sent.
type flow struct {
	service     *service
	automatic   bool // a strategy allocates, and is then taken away
	create      client.WalletCreate
	allocate    client.AllocationCreate
	on, off     client.StrategyChange
	withdraw    client.WithdrawalCreate
	destination common.Address // it has no other payments
	token       chain.Token    // that it moves, on EVM chains
	onSolana    bool
	payee       solana.PublicKey // as destination, on Solana

	wallet     client.Wallet
	rebalance  uuid.UUID
	withdrawal uuid.UUID
	sent       []send
	ends       func(*flow) ending
}

// ending is a flow's final state.
type ending struct {
	out, in, there []string // transfers from and to the wallet, and to the destination
	entries        []string // of the journal
	events         []string // in their order
	payouts        []string // the states of each one's steps, in their order
	refused        int      // intents that were not executed
}

// send sends a request and returns its resource, with the place where that is noted.
type send func(context.Context, *client.Client) (made uuid.UUID, noted *uuid.UUID, err error)

func newFlow(s *service) *flow {
	f := &flow{service: s, ends: (*flow).paidOut, token: chain.USDC}
	_, _ = rand.Read(f.destination[:])
	f.create = client.WalletCreate{RequestID: uuid.New(), Label: "treasury"}
	f.allocate = client.AllocationCreate{RequestID: uuid.New(), Allocations: []client.Movement{{From: cash, To: vault, AmountUSD: usd(allocated)}}}
	yes, no := true, false
	f.on = client.StrategyChange{RequestID: uuid.New(), AutoRebalance: &yes, Strategy: &client.Strategy{Allocations: client.StrategyLanes{
		Usdc: &[]client.StrategyTarget{{YieldSourceID: vault, Pct: json.Number(fmt.Sprint(100 * allocated / deposited))},
			{YieldSourceID: "cash", Pct: json.Number(fmt.Sprint(100 * inCash / deposited))}}}}}
	f.off = client.StrategyChange{RequestID: uuid.New(), AutoRebalance: &no}
	f.withdraw = client.WithdrawalCreate{RequestID: uuid.New(), AmountUSD: json.Number(usd(withdrawn)), Token: client.TokenUsdc,
		DestinationChain: client.ChainEthereumSepolia, DestinationAddress: f.destination.Hex()}
	return f
}

// paidOut is the end of a flow without interference.
func (f *flow) paidOut() ending {
	rebalance := rebalanceEvents
	if f.automatic {
		rebalance = slices.Concat([]string{"strategy. applied"}, rebalance, []string{"strategy. applied"})
	}
	events := slices.Concat([]string{"idle", "deposit. completed"}, rebalance, []string{"withdrawal_active", "withdrawal. processing"})
	for range 5 {
		events = append(events, "withdrawal.payout.", "withdrawal. processing")
	}
	payouts := []string{paysOut(redeemed), paysOut(inCash - fee)}
	return ending{
		out:     append([]string{"wallet to vault " + usd(allocated), "wallet to other " + usd(fee)}, payouts...),
		in:      []string{"other to wallet " + usd(deposited), "vault to wallet " + usd(redeemed)},
		there:   payouts,
		entries: []string{"deposit", "withdrawal_payout", "withdrawal_payout", "yield_source_deposit", "yield_source_redeem"},
		events:  append(events, "withdrawal.payout.", "withdrawal. completed", "idle"),
		payouts: []string{"processing, completed", "processing+pending, completed+pending, completed+processing, completed+completed"},
	}
}

var rebalanceEvents = []string{"rebalance_active", "rebalance. created", "rebalance. processing", "rebalance. completed", "idle"}

func paysOut(micros int64) string { return "wallet to destination " + usd(micros) }

func usd(micros int64) string { return fmt.Sprintf("%d.%06d", micros/1e6, micros%1e6) }

// run goes through the flow, over any number of deaths.
func (f *flow) run(ctx context.Context) error {
	if err := f.begin(ctx); err != nil {
		return err
	}
	return f.finish(ctx)
}

// begin goes as far as the service's word that it will pay.
func (f *flow) begin(ctx context.Context) error {
	if err := f.open(ctx); err != nil {
		return err
	}
	invest := f.invest
	if f.automatic {
		invest = f.steer
	}
	if err := invest(ctx); err != nil {
		return err
	}
	return f.request(ctx, f.paid)
}

// open makes the wallet and has money in it.
func (f *flow) open(ctx context.Context) error {
	if err := f.request(ctx, f.created); err != nil {
		return err
	}
	var err error
	if f.wallet, err = f.await(ctx, "the wallet is idle", func(w client.Wallet) bool { return w.Status == client.WalletStatusIdle }); err != nil {
		return err
	}
	fund := f.fund
	if f.onSolana {
		fund = f.fundOnSolana
	}
	if err := fund(ctx); err != nil {
		return err
	}
	_, err = f.await(ctx, "the deposit is credited", func(w client.Wallet) bool {
		return len(w.Positions) == 1 && w.Positions[0].AmountUSD == usd(deposited)
	})
	return err
}

// invest has the service allocate.
func (f *flow) invest(ctx context.Context) error {
	if err := f.request(ctx, f.rebalanced); err != nil {
		return err
	}
	_, err := until(ctx, f.service, "the rebalance completes", func(c *client.Client) (client.Rebalance, error) {
		return read[client.Rebalance](c.GetRebalance(ctx, f.wallet.ID, f.rebalance))
	}, func(r client.Rebalance) bool { return r.Status == client.RebalanceStatusCompleted })
	return err
}

// steer gives the wallet a strategy until it is followed.
func (f *flow) steer(ctx context.Context) error {
	if err := f.request(ctx, f.steered(f.on)); err != nil {
		return err
	}
	if _, err := until(ctx, f.service, "the strategy is followed", func(c *client.Client) (client.RebalancePage, error) {
		return read[client.RebalancePage](c.ListRebalances(ctx, f.wallet.ID, nil))
	}, func(p client.RebalancePage) bool {
		return len(p.Data) == 1 && p.Data[0].Status == client.RebalanceStatusCompleted
	}); err != nil {
		return err
	}
	return f.request(ctx, f.steered(f.off))
}

// finish waits until the service has kept it.
func (f *flow) finish(ctx context.Context) error {
	return f.ended(ctx, client.WithdrawalStatusCompleted)
}

// ended waits for the withdrawal's end, and the wallet's rest.
func (f *flow) ended(ctx context.Context, as client.WithdrawalStatus) error {
	if _, err := f.awaitWithdrawal(ctx, "the withdrawal is "+string(as), func(w client.Withdrawal) bool { return w.Status == as }); err != nil {
		return err
	}
	var err error
	f.wallet, err = f.await(ctx, "the wallet is idle again", func(w client.Wallet) bool { return w.Status == client.WalletStatusIdle })
	return err
}

func (f *flow) awaitWithdrawal(ctx context.Context, what string, met func(client.Withdrawal) bool) (client.Withdrawal, error) {
	return until(ctx, f.service, what, func(c *client.Client) (client.Withdrawal, error) {
		return read[client.Withdrawal](c.GetWithdrawal(ctx, f.wallet.ID, f.withdrawal))
	}, met)
}

// request sends one of the flow's requests.
func (f *flow) request(ctx context.Context, send send) error {
	f.sent = append(f.sent, send)
	return f.ask(ctx, send)
}

// ask sends a request and notes its resource; sent again, it must name the same.
func (f *flow) ask(ctx context.Context, send send) error {
	_, err := once(ctx, f.service, "sending a request", func(c *client.Client) (struct{}, error) {
		made, noted, err := send(ctx, c)
		switch {
		case err != nil:
			return struct{}{}, err
		case *noted == uuid.Nil:
			*noted = made
		case *noted != made:
			return struct{}{}, fmt.Errorf("the same request made %s, then %s", *noted, made)
		}
		return struct{}{}, nil
	})
	return err
}

func (f *flow) created(ctx context.Context, c *client.Client) (uuid.UUID, *uuid.UUID, error) {
	w, err := read[client.Wallet](c.CreateWallet(ctx, f.create))
	return w.ID, &f.wallet.ID, err
}

func (f *flow) rebalanced(ctx context.Context, c *client.Client) (uuid.UUID, *uuid.UUID, error) {
	a, err := read[client.Allocation](c.Allocate(ctx, f.wallet.ID, f.allocate))
	return a.RebalanceID, &f.rebalance, err
}

func (f *flow) steered(change client.StrategyChange) send {
	return func(ctx context.Context, c *client.Client) (uuid.UUID, *uuid.UUID, error) {
		w, err := read[client.Wallet](c.SetStrategy(ctx, f.wallet.ID, change))
		return w.ID, &f.wallet.ID, err
	}
}

func (f *flow) paid(ctx context.Context, c *client.Client) (uuid.UUID, *uuid.UUID, error) {
	w, err := read[client.Withdrawal](c.CreateWithdrawal(ctx, f.wallet.ID, f.withdraw))
	return w.ID, &f.withdrawal, err
}

// repeat sends all requests once more.
func (f *flow) repeat(ctx context.Context) error {
	var errs []error
	for _, send := range f.sent {
		errs = append(errs, f.ask(ctx, send))
	}
	return errors.Join(errs...)
}

func (f *flow) await(ctx context.Context, what string, met func(client.Wallet) bool) (client.Wallet, error) {
	return until(ctx, f.service, what, func(c *client.Client) (client.Wallet, error) {
		return read[client.Wallet](c.GetWallet(ctx, f.wallet.ID))
	}, met)
}

// address is the wallet's on the chain.
func (f *flow) address() common.Address {
	return common.HexToAddress(f.wallet.DepositAddresses[string(client.ChainEthereumSepolia)])
}

// fund has the faucet pay the wallet once. The faucet keeps no requests, so when it was cut off the chain is read:
// the dead process's pool is gone with it.
func (f *flow) fund(ctx context.Context) error {
	for {
		_, err := f.service.drip(ctx, f.token, f.address(), deposited)
		if !errors.Is(err, errCut) {
			return err
		}
		moves, err := f.service.transfersOn(ctx, chain.EthereumSepolia, f.token, nil, []common.Address{f.address()})
		if err != nil || len(moves) > 0 {
			return err
		}
	}
}

// drip asks the faucet once, and after a cut waits for the next process.
func (s *service) drip(ctx context.Context, token chain.Token, to common.Address, amount int64) (client.FaucetTransfer, error) {
	p, err := s.serving(ctx)
	if err != nil {
		return client.FaucetTransfer{}, err
	}
	out, err := read[client.FaucetTransfer](p.api.SandboxFaucet(ctx, client.FaucetRequest{Chain: client.ChainEthereumSepolia, Token: client.FaucetToken(token),
		Address: to.Hex(), AmountUSD: usd(amount)}))
	if errors.Is(err, errCut) {
		return out, errors.Join(err, p.gone(ctx))
	}
	return out, err
}

// move is one transfer of a stablecoin.
type move struct {
	from, to common.Address
	amount   int64
}

var transferTopic = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))

// transfers reads from the chain every transfer of USDC that there ever was from or to the given addresses; nil is
// any.
func (s *service) transfers(ctx context.Context, from, to []common.Address) ([]move, error) {
	return s.transfersOn(ctx, chain.EthereumSepolia, chain.USDC, from, to)
}

func (s *service) transfersOn(ctx context.Context, name chain.Name, of chain.Token, from, to []common.Address) ([]move, error) {
	var moves []move
	err := s.onChainOf(ctx, name, func(p *process, node *ethclient.Client) error {
		topics := [][]common.Hash{{transferTopic}, padded(from), padded(to)}
		token := p.info.Chains[name].Tokens[of].EVM()
		logs, err := node.FilterLogs(ctx, ethereum.FilterQuery{FromBlock: new(big.Int), Addresses: []common.Address{token}, Topics: topics})
		moves = nil
		for _, l := range logs {
			moves = append(moves, move{common.BytesToAddress(l.Topics[1][:]), common.BytesToAddress(l.Topics[2][:]), new(big.Int).SetBytes(l.Data).Int64()})
		}
		return err
	})
	return moves, err
}

func padded(addresses []common.Address) (topics []common.Hash) {
	for _, a := range addresses {
		topics = append(topics, common.BytesToHash(a[:]))
	}
	return topics
}

// onChain asks the node of whichever process serves.
func (s *service) onChain(ctx context.Context, ask func(*process, *ethclient.Client) error) error {
	return s.onChainOf(ctx, chain.EthereumSepolia, ask)
}

func (s *service) onChainOf(ctx context.Context, name chain.Name, ask func(*process, *ethclient.Client) error) error {
	return s.outlive(ctx, func(p *process) error {
		node, err := ethclient.DialContext(ctx, p.info.Chains[name].RPCURL)
		if err != nil {
			return err
		}
		defer node.Close()
		return ask(p, node)
	})
}
