package e2e

import (
	"context"
	"crypto/ed25519"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
)

// newSolanaFlow is the life of one wallet's money on Solana: a deposit, and a withdrawal of
// some of it.
func newSolanaFlow(s *service) (*flow, error) {
	f := newFlow(s)
	f.onSolana, f.ends = true, (*flow).paidOnSolana
	return f, f.payAnother()
}

// payAnother has the flow's withdrawal be another one, to an account without other payments.
func (f *flow) payAnother() error {
	public, _, err := ed25519.GenerateKey(nil)
	if err != nil {
		return err
	}
	f.payee, f.withdrawal = solana.PublicKey(public), uuid.Nil
	f.withdraw = client.WithdrawalCreate{RequestID: uuid.New(), AmountUSD: json.Number(usd(withdrawn)), Token: client.TokenUsdc,
		DestinationChain: client.ChainSolanaDevnet, DestinationAddress: f.payee.String()}
	return nil
}

// paidOnSolana is the end of such a flow without interference.
func (f *flow) paidOnSolana() ending {
	return ending{
		entries: []string{"deposit", "withdrawal_payout"},
		events: []string{"idle", "deposit. completed", "withdrawal_active", "withdrawal. processing",
			"withdrawal.payout.", "withdrawal. processing", "withdrawal.payout.", "withdrawal. completed", "idle"},
		payouts: []string{"processing, completed"},
	}
}

// paidAnother is how such a flow ends whose first withdrawal the chain refuses.
func (f *flow) paidAnother() ending {
	return ending{
		entries: []string{"deposit", "withdrawal_payout"},
		events: []string{"idle", "deposit. completed", "withdrawal_active", "withdrawal. processing",
			"withdrawal.payout.", "withdrawal. processing", "withdrawal.payout.", "withdrawal. failed", "idle", "withdrawal_active", "withdrawal. processing",
			"withdrawal.payout.", "withdrawal. processing", "withdrawal.payout.", "withdrawal. completed", "idle"},
		payouts: []string{"processing, completed", "processing, failed"},
		refused: 1,
	}
}

// pay goes through the flow, over any number of deaths.
func (f *flow) pay(ctx context.Context) error {
	if err := f.open(ctx); err != nil {
		return err
	}
	if err := f.request(ctx, f.paid); err != nil {
		return err
	}
	return f.finish(ctx)
}

// payOnceSlotsAreMade has the payout linger on a chain that makes no slots, until that has
// cost a process its life.
func (f *flow) payOnceSlotsAreMade(ctx context.Context) error {
	if err := errors.Join(f.open(ctx), f.service.awaitMarkers(ctx), f.service.next(ctx)); err != nil {
		return err
	}
	if err := f.request(ctx, f.paid); err != nil {
		return err
	}
	return f.finish(ctx)
}

// payAfterARefusal has the issuer freeze the payee's token account once the payout is
// signed and before it is public, while no process runs; then pays somebody else.
func (f *flow) payAfterARefusal(ctx context.Context) error {
	f.ends = (*flow).paidAnother
	s := f.service
	if err := errors.Join(f.open(ctx), s.awaitMarkers(ctx), s.next(ctx)); err != nil {
		return err
	}
	if err := f.dieOverRequest(ctx); err != nil {
		return err
	}
	if err := s.freezeWhileDown(f.payee); err != nil {
		return err
	}
	if err := s.restart(); err != nil {
		return err
	}
	if err := f.request(ctx, f.paid); err != nil {
		return err
	}
	if err := f.ended(ctx, client.WithdrawalStatusFailed); err != nil {
		return err
	}
	f.sent = f.sent[:len(f.sent)-1] // the next note is the next withdrawal's
	if err := f.payAnother(); err != nil {
		return err
	}
	if err := f.request(ctx, f.paid); err != nil {
		return err
	}
	return f.finish(ctx)
}

// dieOverRequest asks for the withdrawal and waits until the process that serves has died of
// it. None is started in its place.
func (f *flow) dieOverRequest(ctx context.Context) error {
	p, err := f.service.serving(ctx)
	if err != nil {
		return err
	}
	f.service.mu.Lock()
	f.service.stopped = true
	f.service.mu.Unlock()
	if _, _, err := f.paid(ctx, p.api); err != nil && !errors.Is(err, errCut) {
		return err
	}
	select {
	case <-p.dead:
		return nil
	case <-ctx.Done():
		return fmt.Errorf("waiting for the program's death: %w", ctx.Err())
	}
}

// awaitMarkers waits until the chain has begun with markers, so that payouts need not wait.
func (s *service) awaitMarkers(ctx context.Context) error {
	db, err := store.Open(ctx, s.database, clock.New())
	if err != nil {
		return err
	}
	defer db.Close()
	_, err = until(ctx, s, "the chain begins with markers", func(*client.Client) (begun int, err error) {
		return begun, db.QueryRow(ctx, `SELECT COUNT(*) FROM solana_marker_chains WHERE begun_at > 0`).Scan(&begun)
	}, func(begun int) bool { return begun == 1 })
	return err
}

// freezeWhileDown makes and freezes a wallet's token account, on the chain of a service of
// which no process runs.
func (s *service) freezeWhileDown(wallet solana.PublicKey) error {
	v, err := validator.Start(validator.Options{DataDir: filepath.Join(s.dir, "solana"), Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		return err
	}
	at := solana.AssociatedTokenAddress(wallet, validator.USDC, solana.TokenProgram)
	_, err = v.AsFaucet(solana.CreateAssociatedTokenIdempotent(validator.FaucetKey, wallet, validator.USDC, solana.TokenProgram),
		solana.FreezeAccount(at, validator.USDC, validator.FaucetKey))
	if err == nil {
		err = v.MineSlots(1)
	}
	return errors.Join(err, v.Close())
}

// askSolana asks the node of whichever process serves.
func (s *service) askSolana(ctx context.Context, ask func(*rpc.Client) error) error {
	return s.outlive(ctx, func(p *process) error {
		node, err := dialSolana(p)
		if err != nil {
			return err
		}
		defer node.Close()
		return ask(node)
	})
}

// dialSolana is a client of a process's Solana, past the service.
func dialSolana(p *process) (*rpc.Client, error) {
	on := p.info.Chains[chain.SolanaDevnet]
	mints := map[chain.Token]solana.PublicKey{}
	for token, at := range on.Tokens {
		mints[token] = solana.KeyOf(at)
	}
	return rpc.Dial(rpc.Config{Name: chain.SolanaDevnet, URLs: []string{on.RPCURL}, Genesis: validator.GenesisHash, Mints: mints})
}

// unitsOf returns an account's balance of USDC on Solana.
func (s *service) unitsOf(ctx context.Context, owner solana.PublicKey) (units int64, err error) {
	err = s.askSolana(ctx, func(node *rpc.Client) error {
		held, _, err := node.UnitsOf(ctx, owner, node.Config().Mints[chain.USDC], rpc.Confirmed)
		if err == nil {
			units = held.Int64()
		}
		return err
	})
	return units, err
}

// fundOnSolana has the faucet pay the wallet once, as fund does.
func (f *flow) fundOnSolana(ctx context.Context) error {
	own, err := solana.ParsePublicKey(f.wallet.DepositAddresses[string(client.ChainSolanaDevnet)])
	if err != nil {
		return err
	}
	for {
		p, err := f.service.serving(ctx)
		if err != nil {
			return err
		}
		_, err = read[client.FaucetTransfer](p.api.SandboxFaucet(ctx, client.FaucetRequest{Chain: client.ChainSolanaDevnet, Token: client.FaucetTokenUsdc,
			Address: own.String(), AmountUSD: usd(deposited)}))
		if !errors.Is(err, errCut) {
			return err
		}
		if err := p.gone(ctx); err != nil {
			return err
		}
		units, err := f.service.unitsOf(ctx, own)
		if err != nil || units > 0 {
			return err
		}
	}
}

// collected checks that each withdrawal on Solana has paid its fee, once.
func (a auditor) collected(ctx context.Context, flows []*flow) error {
	var want int64
	for _, f := range flows {
		if f.onSolana {
			want += fee
		}
	}
	got, err := a.service.unitsOf(ctx, validator.FeeCollector)
	if err == nil && got != want {
		err = fmt.Errorf("the fees' collector has %s on Solana, want %s", usd(got), usd(want))
	}
	return err
}

// solana compares the chain's state with the one life of the flow: all balances, and how many transactions have moved
// the wallet's money.
func (a auditor) solana(ctx context.Context, f *flow) error {
	own, err := solana.ParsePublicKey(f.wallet.DepositAddresses[string(client.ChainSolanaDevnet)])
	if err != nil {
		return err
	}
	for what, c := range map[string]struct {
		of   solana.PublicKey
		want int64
	}{
		"the wallet": {own, deposited - withdrawn}, "the payee": {f.payee, withdrawn - fee},
	} {
		got, err := a.service.unitsOf(ctx, c.of)
		if err != nil {
			return err
		}
		if got != c.want {
			return fmt.Errorf("%s has %s on Solana, want %s", what, usd(got), usd(c.want))
		}
	}
	return a.service.askSolana(ctx, func(node *rpc.Client) error {
		account := solana.AssociatedTokenAddress(own, node.Config().Mints[chain.USDC], solana.TokenProgram)
		moved, err := node.SignaturesFor(ctx, account, rpc.Confirmed, nil)
		if err == nil && len(moved.List) != 2 {
			err = fmt.Errorf("%d transactions name the wallet's token account, want the deposit and the payout: %+v", len(moved.List), moved)
		}
		return err
	})
}
