package e2e

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/chain"
)

const (
	cash  = "cash:ethereum_sepolia:usdc"
	vault = app.SandboxSource

	// What every flow moves, in micro-USD. The withdrawal takes all cash and
	// redeems the rest; its fee is paid out of the cash.
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
	destination common.Address // nobody else is paid there

	wallet     client.Wallet
	rebalance  uuid.UUID
	withdrawal uuid.UUID
}

func newFlow(s *service) *flow {
	f := &flow{service: s}
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
	if err := f.request(ctx, f.created); err != nil {
		return err
	}
	var err error
	if f.wallet, err = f.await(ctx, "the wallet is idle", func(w client.Wallet) bool { return w.Status == client.WalletStatusIdle }); err != nil {
		return err
	}
	if err := f.fund(ctx); err != nil {
		return err
	}
	if _, err := f.await(ctx, "the deposit is credited", func(w client.Wallet) bool {
		return len(w.Positions) == 1 && w.Positions[0].AmountUSD == usd(deposited)
	}); err != nil {
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
	if _, err := until(ctx, f.service, "the withdrawal completes", func(c *client.Client) (client.Withdrawal, error) {
		return read[client.Withdrawal](c.GetWithdrawal(ctx, f.wallet.ID, f.withdrawal))
	}, func(w client.Withdrawal) bool { return w.Status == client.WithdrawalStatusCompleted }); err != nil {
		return err
	}
	var err error
	f.wallet, err = f.await(ctx, "the wallet is idle again", func(w client.Wallet) bool { return w.Status == client.WalletStatusIdle })
	return err
}

// request sends one of the flow's requests and notes what it made; sent again,
// it must name the same.
func (f *flow) request(ctx context.Context, send func(context.Context, *client.Client) (uuid.UUID, *uuid.UUID, error)) error {
	_, err := once(ctx, f.service, "sending a request", func(c *client.Client) (struct{}, error) {
		id, noted, err := send(ctx, c)
		switch {
		case err != nil:
			return struct{}{}, err
		case *noted == uuid.Nil:
			*noted = id
		case *noted != id:
			return struct{}{}, fmt.Errorf("the same request made %s, then %s", *noted, id)
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

func (f *flow) steered(change client.StrategyChange) func(context.Context, *client.Client) (uuid.UUID, *uuid.UUID, error) {
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
	if f.automatic {
		return errors.Join(f.request(ctx, f.created), f.request(ctx, f.steered(f.on)), f.request(ctx, f.steered(f.off)), f.request(ctx, f.paid))
	}
	return errors.Join(f.request(ctx, f.created), f.request(ctx, f.rebalanced), f.request(ctx, f.paid))
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

// fund has the faucet pay the wallet once. The faucet keeps no requests, so
// when it was cut off the chain is asked: what the dead process had in its pool
// is gone with it.
func (f *flow) fund(ctx context.Context) error {
	for {
		_, err := f.service.drip(ctx, f.address(), deposited)
		if !errors.Is(err, errCut) {
			return err
		}
		moves, err := f.service.transfers(ctx, nil, []common.Address{f.address()})
		if err != nil || len(moves) > 0 {
			return err
		}
	}
}

// drip asks the faucet once, and after a cut waits for the next process.
func (s *service) drip(ctx context.Context, to common.Address, amount int64) (client.FaucetTransfer, error) {
	p, err := s.serving(ctx)
	if err != nil {
		return client.FaucetTransfer{}, err
	}
	out, err := read[client.FaucetTransfer](p.api.SandboxFaucet(ctx, client.FaucetRequest{Chain: client.ChainEthereumSepolia, Token: client.TokenUsdc,
		Address: to.Hex(), AmountUSD: usd(amount)}))
	if errors.Is(err, errCut) {
		return out, errors.Join(err, p.gone(ctx))
	}
	return out, err
}

// move is one transfer of USDC.
type move struct {
	from, to common.Address
	amount   int64
}

var transferTopic = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))

// transfers reads from the chain every transfer of USDC that there ever was
// from or to the given addresses; nil is anybody.
func (s *service) transfers(ctx context.Context, from, to []common.Address) ([]move, error) {
	var moves []move
	err := s.onChain(ctx, func(p *process, node *ethclient.Client) error {
		topics := [][]common.Hash{{transferTopic}, padded(from), padded(to)}
		token := p.info.Chains[chain.EthereumSepolia].Tokens[chain.USDC].EVM()
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
	return s.outlive(ctx, func(p *process) error {
		node, err := ethclient.DialContext(ctx, p.info.Chains[chain.EthereumSepolia].RPCURL)
		if err != nil {
			return err
		}
		defer node.Close()
		return ask(p, node)
	})
}
