package app

import (
	"context"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/granaryhq/granary/internal/bridge/burnterms"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/finality"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/relay/solrelay"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// dialSolana makes a client for each chain of Solana's that has nodes.
func (a *App) dialSolana() error {
	for _, name := range a.Config.solanaNames() {
		s := a.Config.Chains[name].Solana
		client, err := rpc.Dial(rpc.Config{
			Name: name, URLs: s.RPC, Genesis: s.Genesis, Mints: s.Tokens, Known: finality.New(a.DB, name), Log: a.log, Metrics: a.Registry,
		})
		if err != nil {
			return fmt.Errorf("chain %s: %w", name, err)
		}
		a.SolanaClients[name] = client
		a.closers = append(a.closers, client.Close)
	}
	return nil
}

// openSolana makes, for each chain of Solana's, who follows it, who builds, signs and
// decodes its intents, and who carries them and closes their markers.
func (a *App) openSolana(keys custody.ServiceKeys, served servedChains) error {
	a.feePayer = keys.FeePayer().Account()
	signs := map[chain.Name]solintent.Chain{}
	for name, client := range a.SolanaClients {
		s := a.Config.Chains[name].Solana
		if s.FeeCollector == keys.FeePayer().Account() {
			return fmt.Errorf("chains.%s.feeCollector: %s is the fee payer, and signers reject payments to it", name, s.FeeCollector)
		}
		signs[name] = solintent.Chain{Client: client, FeePayer: keys.FeePayer().Account(), MaxUnitPrice: s.MaxUnitPrice, Lifetime: s.IntentLife,
			Form: s.messageForm(), Messengers: a.Config.messengersFrom(name)}
	}
	family := solintent.New(a.DB, a.signer, signs)
	a.solanaIntents = family
	for name, client := range a.SolanaClients {
		s := a.Config.Chains[name].Solana
		follower := wallet.NewFollower(a.DB, rpc.NewFollowerReader(client, wallet.OwnAddresses(a.DB, name)), name, s.Poll, a.log, a.Registry)
		a.addSeat(follower.Seat(), a.afterMintCheck(name, follower.Run))
		a.followers = append(a.followers, follower)
		options := solrelay.Options{MaxUnitPrice: s.MaxUnitPrice, BumpAfter: s.BumpAfter, Poll: s.Poll, Keep: s.MarkerKeep, Form: s.messageForm(), CheckOutcomes: a.checkOutcomes}
		carrier := solrelay.New(a.DB, name, client, keys.FeePayer(), family, options, a.log, a.Registry)
		a.addSeat(carrier.Seat(), a.afterMintCheck(name, carrier.Run))
		historian, err := solintent.NewHistorian(family, name, a.log, a.Registry)
		if err != nil {
			return err
		}
		a.addSeat(historian.Seat(), historian.Run)
		a.log.Info("paying for transactions", "chain", string(name), "feePayer", keys.FeePayer().Account().String())
		serves := intent.Chain{Family: family, Transactions: solrelay.Transactions}
		if s.Bridge != nil {
			receiver := carrier.Receiver()
			serves.Receive, serves.Reclaim = receiver.Receive, receiver.Reclaim
		}
		served.intents[name] = serves
		fee, _ := money.ParseUSD(s.WithdrawalFee) // Config.Check has read it
		tokens := map[chain.Token]chain.Address{}
		for token, mint := range s.Tokens {
			tokens[token] = mint.Address()
		}
		burns := a.newBurns(name, func() burnterms.Source { return burnterms.NewSolana(client, s.Tokens[chain.USDC]) })
		on := transfer.Chain{Tokens: tokens, WithdrawalFee: fee, Bridged: s.bridgedTokens(name, a.newSolanaMeter(name), burns, family), Messages: rpc.NewReader(client)}
		if !s.FeeCollector.IsZero() {
			on.FeeCollector = s.FeeCollector.Address()
		}
		served.transfers[name] = on
	}
	return nil
}

// checkSolana returns the faults of a chain, or the request that its node did not answer: its mints, and, as a
// warning, a fee payer that cannot pay.
func (a *App) checkSolana(ctx context.Context, name chain.Name) error {
	if err := a.checkMints(ctx, name); err != nil {
		return err
	}
	lamports, err := a.SolanaClients[name].Balance(ctx, rpc.Confirmed, a.feePayer)
	if err != nil {
		return err
	}
	if lamports < solrelay.DefaultMinBalance {
		a.log.Warn("the fee payer is out of SOL: no payout is sent until it has some", "chain", string(name), "feePayer", a.feePayer.String(), "lamports", lamports)
	}
	return nil
}

// checkMints asks a chain whether each mint can be a stablecoin's, and is of the token
// program that the configuration says, since signers ask no chain, and where its bridge leads to.
func (a *App) checkMints(ctx context.Context, name chain.Name) error {
	programs, err := a.SolanaClients[name].Agreed().MintPrograms(ctx)
	if err != nil {
		return err
	}
	for token, mint := range a.Config.Chains[name].Solana.mints() {
		switch programs[token] {
		case mint.Program:
		case solana.Token2022Program:
			return fmt.Errorf("chains.%s.tokenExtensions: %s is missing, whose mint %s is of the program Token-2022", name, token, mint.Key)
		default:
			return fmt.Errorf("chains.%s.tokenExtensions: %s is there, whose mint %s is of the classic token program", name, token, mint.Key)
		}
	}
	return a.checkRemotesOfSolana(ctx, name)
}

// afterMintCheck has a seat's work on a chain wait until checkMints has passed.
func (a *App) afterMintCheck(name chain.Name, h task.Handler) task.Handler {
	var passed atomic.Bool
	return func(ctx context.Context, t task.Task) error {
		if !passed.Load() {
			err := a.checkMints(ctx, name)
			if ctx.Err() == nil && isNodeTrouble(err) {
				a.log.Warn("the node failed; checking the chain again", "chain", string(name), "error", err)
				return task.Later{After: 5 * time.Second, Reason: err.Error()}
			}
			if err != nil {
				return err
			}
			passed.Store(true)
		}
		return h(ctx, t)
	}
}
