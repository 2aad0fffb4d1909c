package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
)

// trouble is a flow in two parts: before makes a withdrawal that can be stepped
// into, ask does so. Asked again after a death, it has the same effect.
type trouble struct {
	flow   string
	before func(*flow, context.Context) error
	ask    func(*flow, context.Context, *client.Client) error
	status client.WithdrawalStatus // at last
	ends   func(*flow) ending
}

var troubles = []trouble{
	{"cancellation", (*flow).redeem, (*flow).cancel, client.WithdrawalStatusCancelled, (*flow).cancelled},
	{"retry", (*flow).fail, (*flow).retry, client.WithdrawalStatusCompleted, (*flow).paidLate},
}

// cancelled is how a flow ends whose withdrawal is cancelled while it redeems.
func (f *flow) cancelled() ending {
	return ending{
		out:     []string{"wallet to vault " + usd(allocated)},
		in:      []string{"other to wallet " + usd(deposited), "vault to wallet " + usd(redeemed)},
		entries: []string{"deposit", "yield_source_deposit", "yield_source_redeem"},
		events: slices.Concat([]string{"idle", "deposit. completed"}, rebalanceEvents, []string{"withdrawal_active", "withdrawal. processing",
			"withdrawal.payout.", "withdrawal. processing", "withdrawal.payout.", "withdrawal. cancelled", "withdrawal.payout.", "withdrawal. cancelled", "idle"}),
		payouts: []string{"processing+pending, processing+cancelled, completed+cancelled"},
	}
}

// paidLate is how a flow ends whose payout fails at first.
func (f *flow) paidLate() ending {
	return ending{
		out:     []string{paysOut(inCash - fee), "wallet to other " + usd(fee)},
		in:      []string{"other to wallet " + usd(deposited)},
		there:   []string{paysOut(inCash - fee)},
		entries: []string{"deposit", "withdrawal_payout"},
		events: []string{"idle", "deposit. completed", "withdrawal_active", "withdrawal. processing",
			"withdrawal.payout.", "withdrawal. processing", "withdrawal.payout.", "withdrawal. failed", "idle",
			"withdrawal_active", "withdrawal.payout.", "withdrawal. processing", "withdrawal.payout.", "withdrawal. processing",
			"withdrawal.payout.", "withdrawal. completed", "idle"},
		payouts: []string{"processing, failed, pending, processing, completed"},
	}
}

// A process that dies over a cancellation or over a payout's second try loses no payout and pays none twice. Until
// both are through there are no blocks, so that no payment overtakes them.
func TestADeathInTroubleLosesAndRepeatsNothing(t *testing.T) {
	t.Parallel()
	for _, c := range troubles {
		plan := func(points []string) ([]launch, int) {
			return []launch{{}, {dieAt: points[0], pace: never}, {pace: never}}, 3
		}
		eachDeath(t, c.flow, plan, func(ctx context.Context, t *testing.T, s *service, _ []string) {
			r := newReceiver(ctx, t, s)
			f := newFlow(s)
			f.ends = c.ends
			if err := c.run(ctx, f); err != nil {
				t.Fatal(err)
			}
			audit(ctx, t, s, r, f)
		})
	}
}

func (c trouble) run(ctx context.Context, f *flow) error {
	if err := c.before(f, ctx); err != nil {
		return err
	}
	if _, err := once(ctx, f.service, c.flow, func(api *client.Client) (struct{}, error) {
		return struct{}{}, c.ask(f, ctx, api)
	}); err != nil {
		return err
	}
	if err := f.service.next(ctx); err != nil {
		return err
	}
	return f.ended(ctx, c.status)
}

// next kills the process that serves.
func (s *service) next(ctx context.Context) error {
	p, err := s.serving(ctx)
	if err != nil {
		return err
	}
	return s.strike(ctx, p)
}

// redeem begins a withdrawal that has to redeem before it can pay.
func (f *flow) redeem(ctx context.Context) error {
	if err := errors.Join(f.open(ctx), f.invest(ctx), f.service.next(ctx)); err != nil {
		return err
	}
	f.withdraw.AmountUSD = json.Number(usd(redeemed))
	f.withdraw.Sources = &[]client.WithdrawalSource{{PositionID: vault, AmountUSD: f.withdraw.AmountUSD}}
	if err := f.request(ctx, f.paid); err != nil {
		return err
	}
	_, err := f.awaitWithdrawal(ctx, "the redemption is under way", func(w client.Withdrawal) bool {
		return w.PayoutLegs[0].Steps[0].State == "processing"
	})
	return err
}

func (f *flow) cancel(ctx context.Context, c *client.Client) error {
	res, err := c.CancelWithdrawal(ctx, f.wallet.ID, f.withdrawal)
	return unless("withdrawal_already_cancelled", res, err)
}

// fail makes a withdrawal that the token refuses to pay out, until it has failed.
func (f *flow) fail(ctx context.Context) error {
	f.withdraw.AmountUSD = json.Number(usd(inCash))
	token := contracts.NewSandboxUSDC()
	if err := errors.Join(f.open(ctx), f.service.asOwner(ctx, token.PackBlacklist(f.destination)), f.request(ctx, f.paid)); err != nil {
		return err
	}
	if err := f.ended(ctx, client.WithdrawalStatusFailed); err != nil {
		return err
	}
	return errors.Join(f.service.asOwner(ctx, token.PackUnBlacklist(f.destination)), f.service.next(ctx))
}

func (f *flow) retry(ctx context.Context, c *client.Client) error {
	w, err := read[client.Withdrawal](c.GetWithdrawal(ctx, f.wallet.ID, f.withdrawal))
	if err != nil {
		return err
	}
	payouts, err := read[client.PayoutPage](c.ListPayouts(ctx, f.wallet.ID, w.ID))
	if err != nil {
		return err
	}
	res, err := c.RetryPayout(ctx, f.wallet.ID, f.withdrawal, payouts.Data[0].ID)
	return unless("payout_in_progress", res, err)
}

// unless reads an answer that is either a success or says, by its code, that
// there was one before.
func unless(code string, res *http.Response, err error) error {
	_, err = read[json.RawMessage](res, err)
	if err != nil && strings.Contains(err.Error(), fmt.Sprintf("%q", code)) {
		return nil
	}
	return err
}

// asOwner calls the USDC contract as its owner: the sandbox's deployer, whose
// key is no secret.
func (s *service) asOwner(ctx context.Context, data []byte) error {
	key, err := crypto.ToECDSA(crypto.Keccak256([]byte("granary sandbox deployer")))
	if err != nil {
		return err
	}
	var hash common.Hash
	if err := s.onChain(ctx, func(p *process, node *ethclient.Client) error {
		on := p.info.Chains[chain.EthereumSepolia]
		token, id := on.Tokens[chain.USDC].EVM(), new(big.Int).SetUint64(on.ChainID)
		nonce, err := node.PendingNonceAt(ctx, crypto.PubkeyToAddress(key.PublicKey))
		if err != nil {
			return err
		}
		tx, err := types.SignNewTx(key, types.LatestSignerForChainID(id), &types.DynamicFeeTx{ChainID: id, Nonce: nonce, To: &token, Data: data,
			Gas: 400_000, GasFeeCap: big.NewInt(100 * params.GWei), GasTipCap: big.NewInt(params.GWei)})
		if err != nil {
			return err
		}
		hash = tx.Hash()
		return node.SendTransaction(ctx, tx)
	}); err != nil {
		return err
	}
	_, err = until(ctx, s, "the owner's call is mined", func(*client.Client) (uint64, error) {
		var status uint64
		err := s.onChain(ctx, func(_ *process, node *ethclient.Client) error {
			receipt, err := node.TransactionReceipt(ctx, hash)
			if errors.Is(err, ethereum.NotFound) {
				return nil
			}
			if err == nil {
				status = receipt.Status
			}
			return err
		})
		return status, err
	}, func(status uint64) bool { return status == types.ReceiptStatusSuccessful })
	return err
}
