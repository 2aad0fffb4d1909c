package custody

import (
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// SolanaBurn is a burn of a wallet's USDC on Solana, to be minted on another chain. Any account may deliver its
// message.
type SolanaBurn struct {
	Destination cctp.Domain `json:"destination"`
	Recipient   common.Hash `json:"recipient"` // an EVM address, behind twelve zero bytes
	Units       uint64      `json:"units,string"`
	MaxFee      uint64      `json:"maxFee,string"` // that may be kept of Units
	MinFinality uint32      `json:"minFinality"`   // at which it may be attested
}

// check describes why such a burn is invalid; nil if it is valid.
func (b SolanaBurn) check() error {
	switch {
	case b.Units == 0:
		return errors.New("a burn of amount zero")
	case b.MaxFee >= b.Units:
		return errors.New("a burn that may cost all of it")
	case b.Recipient == common.Hash{}:
		return errors.New("a burn without a recipient")
	}
	return nil
}

// SolanaBurning is the instruction of a version that burns.
type SolanaBurning struct {
	SolanaBurn
	From  solana.PublicKey // the wallet's token account
	Event solana.PublicKey // of a key made for this transaction alone, which signs it too: the message lies there
}

// burnCall is the call of the bridge's program; the version burns. The fee payer pays for the
// account of the message.
func (v SolanaVersion) burnCall() cctpsol.DepositForBurn {
	b := v.Burning
	return cctpsol.DepositForBurn{
		Owner: v.Wallet, RentPayer: v.FeePayer, From: b.From, Mint: v.Mint, Event: b.Event,
		Amount: b.Units, Destination: b.Destination, MintRecipient: b.Recipient, MaxFee: b.MaxFee, MinFinality: b.MinFinality,
	}
}

// BurnMessage returns the message that the version sends by its burn to the token messenger of the destination, as
// the programs make it; false for a version without a burn.
func (v SolanaVersion) BurnMessage(messenger common.Hash) (cctp.Message, bool) {
	if v.Burning == nil {
		return cctp.Message{}, false
	}
	return v.burnCall().Message(messenger), true
}

// readBurning reads the fields that only an instruction has.
func (v *SolanaVersion) readBurning(in solana.Instruction) bool {
	d, err := cctpsol.DecodeDepositForBurn(in)
	if err != nil || v.Burning != nil {
		return false
	}
	v.Mint, v.TokenProgram = d.Mint, solana.TokenProgram
	v.Burning = &SolanaBurning{SolanaBurn{d.Destination, d.MintRecipient, d.Amount, d.MaxFee, d.MinFinality}, d.From, d.Event}
	return true
}

// checkBurns describes how a version differs from the burn: nil if it only gathers the burnt amount, from token
// accounts of the wallet's, and burns it. The message is in an account that signs its creation and does not exist
// yet, so no other account of a wallet or signer signs a burn of this wallet.
func (v SolanaVersion) checkBurns(b SolanaBurn) error {
	switch {
	case v.Burning == nil:
		return errors.New("its burn has the amount zero")
	case v.Burning.SolanaBurn != b:
		return fmt.Errorf("it burns %+v, not %+v", v.Burning.SolanaBurn, b)
	case v.Burning.Event == v.Wallet, v.Burning.Event == v.FeePayer: // which sign it anyway, and would be the bridge's
		return errors.New("its message lies in the wallet's or the fee payer's own account")
	case len(v.Owners) > 0:
		return errors.New("it makes token accounts")
	}
	left := b.Units
	for _, t := range v.Transfers {
		if t.To != v.Burning.From || t.From == t.To || t.Units == 0 || t.Units > left {
			return fmt.Errorf("a transfer of %d to %s, which is not burnt", t.Units, t.To)
		}
		left -= t.Units
	}
	return nil
}
