package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A process that an operator stops gives its work back, and comes back unchanged: the same wallets, journal, chain
// and tokens. It makes its pending payments, once.
func TestARestartKeepsEverything(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.EnginesInTurn(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			s := newService(t, engine)
			ctx, cancel := context.WithTimeout(t.Context(), casePatience())
			defer cancel()
			r := newReceiver(ctx, t, s)
			done, midway := newFlow(s), newFlow(s)
			if err := errors.Join(done.run(ctx), midway.begin(ctx)); err != nil {
				t.Fatal(err)
			}
			before, err := remember(ctx, s, done)
			if err != nil {
				t.Fatal(err)
			}
			if err := s.stop(ctx); err != nil {
				t.Fatalf("the program ended with: %v", err)
			}
			if n, err := s.held(ctx); n != 0 || err != nil {
				t.Errorf("the program went and held %d tasks: %v", n, err)
			}
			if err := s.restart(); err != nil {
				t.Fatal(err)
			}
			if err := before.kept(ctx, s, done); err != nil {
				t.Error(err)
			}
			if err := midway.finish(ctx); err != nil {
				t.Fatal(err)
			}
			audit(ctx, t, s, r, done, midway)
		})
	}
}

// memory is the state that a service must be found with again.
type memory struct {
	token string // of the API
	block common.Hash
	at    *big.Int // the block's number
	says  string   // all that it says of itself and of one wallet
}

func remember(ctx context.Context, s *service, f *flow) (m memory, err error) {
	p, err := s.serving(ctx)
	if err != nil {
		return m, err
	}
	m.token = p.info.Token
	if m.says, err = tell(ctx, s, p.api, f); err != nil {
		return m, err
	}
	err = s.onChain(ctx, func(_ *process, node *ethclient.Client) error {
		block, err := node.HeaderByNumber(ctx, big.NewInt(int64(rpc.FinalizedBlockNumber)))
		if err == nil {
			m.block, m.at = block.Hash(), block.Number
		}
		return err
	})
	return m, err
}

// kept compares the service with its earlier state, with the token of then.
func (m memory) kept(ctx context.Context, s *service, f *flow) error {
	p, err := s.serving(ctx)
	if err != nil {
		return err
	}
	api, err := client.NewClient(p.info.BaseURL, client.WithToken(m.token))
	if err != nil {
		return err
	}
	says, err := tell(ctx, s, api, f)
	if err != nil {
		return err
	}
	if says != m.says {
		return fmt.Errorf("it said\n%s\nand now says\n%s", m.says, says)
	}
	return s.onChain(ctx, func(_ *process, node *ethclient.Client) error {
		block, err := node.HeaderByNumber(ctx, m.at)
		if err == nil && block.Hash() != m.block {
			err = fmt.Errorf("block %s was %s, and is %s", m.at, m.block, block.Hash())
		}
		return err
	})
}

// tell records the permanent state of a service and of a wallet at rest.
func tell(ctx context.Context, s *service, api *client.Client, f *flow) (string, error) {
	p, err := s.serving(ctx)
	if err != nil {
		return "", err
	}
	w, e1 := read[client.Wallet](api.GetWallet(ctx, f.wallet.ID))
	for i := range w.Positions { // a vault's shares earn, and are valued again and again
		p := &w.Positions[i]
		p.AmountUSD, p.AvailableUSD, p.SettlementBlock, p.SettlementValuedAt = "", "", nil, nil
	}
	w.TotalUSD, w.AvailableUSD, w.SettlementValuedAt = "", "", nil
	limit := 500
	journal, e2 := read[client.Activity](api.ListActivity(ctx, &client.ListActivityParams{WalletID: &f.wallet.ID, Limit: &limit}))
	deposits, e3 := read[client.DepositPage](api.ListDeposits(ctx, f.wallet.ID, nil))
	rebalance, e4 := read[client.Rebalance](api.GetRebalance(ctx, f.wallet.ID, f.rebalance))
	withdrawal, e5 := read[client.Withdrawal](api.GetWithdrawal(ctx, f.wallet.ID, f.withdrawal))
	webhooks, e6 := read[client.WebhookPage](api.ListWebhooks(ctx, nil))
	chains := maps.Clone(p.info.Chains)
	for name, c := range chains {
		c.RPCURL, c.WSURL = "", ""
		chains[name] = c
	}
	text, e7 := json.MarshalIndent([]any{p.info.OrganizationID, chains, w, journal, deposits, rebalance, withdrawal, webhooks}, "", " ")
	return string(text), errors.Join(e1, e2, e3, e4, e5, e6, e7)
}

// held counts the tasks that somebody has leased.
func (s *service) held(ctx context.Context) (n int, err error) {
	db, err := store.Open(ctx, s.database, clock.New())
	if err != nil {
		return 0, err
	}
	defer db.Close()
	err = db.QueryRow(ctx, `SELECT COUNT(*) FROM tasks WHERE token <> ''`).Scan(&n)
	return n, err
}
