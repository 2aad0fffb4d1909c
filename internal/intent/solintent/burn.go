package solintent

import (
	"context"
	"crypto/ed25519"
	"fmt"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
)

// burnOf returns an order's burn, to be minted on an EVM chain.
func burnOf(on Chain, a intent.BridgeOut) (*custody.SolanaBurn, error) {
	domain, ok := cctp.DomainOf(a.To)
	if _, known := on.Messengers[domain]; !ok || !known || a.Token != chain.USDC || a.To.IsSolana() {
		return nil, fmt.Errorf("no %s is bridged from %s to %s", a.Token, on.Client.Config().Name, a.To)
	}
	burn := &custody.SolanaBurn{Destination: domain, Recipient: cctp.Word(a.Recipient.EVM()), Units: uint64(a.Amount), MaxFee: uint64(a.MaxFee), MinFinality: cctp.Finalized}
	if a.Fast {
		burn.MinFinality = cctp.Fast
	}
	return burn, nil
}

// burnSources is how many of a wallet's token accounts a burn's transaction has room for.
const burnSources = 2

// BurnableAtOnce returns how much of a token one burn of a wallet can take, as all nodes that are up have it now: the
// sum of its fullest token accounts. Strangers may make a wallet more of them than a transaction has room for.
func (f *Family) BurnableAtOnce(ctx context.Context, name chain.Name, wallet chain.Address, token chain.Token) (money.USD, error) {
	on, err := f.chain(name)
	if err != nil {
		return 0, err
	}
	sources, _, err := on.loadSources(ctx, solana.KeyOf(wallet), on.Client.Config().Mints[token], 0)
	if err != nil {
		return 0, err
	}
	var units uint64 // no more than the mint has in all
	for _, s := range sources[:min(len(sources), burnSources)] {
		units += s.Amount
	}
	return money.USD(min(units, uint64(money.MaxUSD))), nil
}

// composeBurn makes the transaction of a burn. The tokens are burnt out of the account that has most of them; its
// missing part comes from the wallet's others.
//
// The message is in an account of its own, whose key has to sign its creation and no other message ever after. So
// that key is made here, signs the versions, and is dropped: only one of them can land, and no other transaction can
// have the account. agreed is that of loadSources.
func (f *Family) composeBurn(ctx context.Context, on Chain, i custody.SolanaIntent, v custody.SolanaVersion) (_ custody.SolanaVersion, event ed25519.PrivateKey, agreed bool, err error) {
	sources, agreed, err := on.loadSources(ctx, i.Wallet, i.Mint, i.Burn.Units)
	if err != nil {
		return v, nil, false, err
	}
	public, key, err := ed25519.GenerateKey(nil)
	if err != nil {
		return v, nil, false, fmt.Errorf("making the key of a message's account: %w", err)
	}
	from := solana.AssociatedTokenAddress(i.Wallet, i.Mint, v.TokenProgram)
	if len(sources) > 0 {
		from = sources[0].Address
		left := i.Burn.Units - min(i.Burn.Units, sources[0].Amount)
		for _, s := range sources[1:] {
			if part := min(left, s.Amount); part > 0 {
				v.Transfers = append(v.Transfers, custody.SolanaTransfer{From: s.Address, To: from, Units: part})
				left -= part
			}
		}
	}
	v.Burning = &custody.SolanaBurning{SolanaBurn: *i.Burn, From: from, Event: solana.PublicKey(public)}
	return v, key, agreed, nil
}

// SentMessage returns the message that the transaction of an executed burn sent. The programs make it from the
// wallet's signed text, and from the token messenger that they have for the destination. Errors: ErrEvidence,
// intent.ErrNoMessage.
func (f *Family) SentMessage(_ context.Context, order intent.Order, evidence []byte) ([]byte, error) {
	v, err := versionOfEvidence(order, evidence)
	if err != nil {
		return nil, err
	}
	on, err := f.chain(order.Chain)
	if err != nil {
		return nil, err
	}
	if v.Burning == nil {
		return nil, fmt.Errorf("%w: order %s", intent.ErrNoMessage, order.ID)
	}
	messenger, known := on.Messengers[v.Burning.Destination]
	if !known {
		return nil, fmt.Errorf("%w: no bridge of the domain %d is configured, to which order %s has burnt", intent.ErrNoMessage, v.Burning.Destination, order.ID)
	}
	message, _ := v.BurnMessage(messenger)
	return message.Encode(), nil
}

// BurningOf returns the burn in the transaction of an executed burn. Errors: ErrEvidence, intent.ErrNoMessage.
func BurningOf(evidence []byte) (custody.SolanaBurning, error) {
	e, err := DecodeEvidence(evidence)
	if err != nil {
		return custody.SolanaBurning{}, err
	}
	v, err := e.provenVersion()
	if err == nil && v.Burning == nil {
		err = intent.ErrNoMessage
	}
	if err != nil {
		return custody.SolanaBurning{}, err
	}
	return *v.Burning, nil
}

// burnMovement returns a burn's movement: to the program that burnt it.
func burnMovement(v custody.SolanaVersion) chain.Movement {
	return chain.Movement{From: v.Wallet.Address(), To: cctpsol.Messenger.Address(), Token: v.Mint.Address(), Units: money.NewUnits(v.Burning.Units)}
}

// signEvent signs a version with the key of its message's account.
func signEvent(key ed25519.PrivateKey, message []byte) *solana.Signature {
	return (*solana.Signature)(ed25519.Sign(key, message))
}

// checkEventSignature says whether the key of a version's message account has signed it; or
// that there is none. Error: ErrSignature.
func checkEventSignature(said custody.SolanaVersion, v Version) error {
	if said.Burning == nil {
		if v.EventSignature != nil {
			return fmt.Errorf("%w: there is no message to sign for", ErrSignature)
		}
		return nil
	}
	if v.EventSignature == nil || !ed25519.Verify(said.Burning.Event[:], v.Message, v.EventSignature[:]) {
		return fmt.Errorf("%w: nor its message's", ErrSignature)
	}
	return nil
}
