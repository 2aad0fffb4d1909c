package attester

import (
	"context"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/money"
)

// tooLowFee is Circle's reason why a message that requests a fast transfer waits.
const tooLowFee = "insufficient_fee"

// answer is the response about a message: without an attestation it waits, with or without a reason.
type answer struct {
	sent        sent
	filled      cctp.Message
	attestation []byte
	delay       string
}

// attest signs a message, if it is time.
func (a *Attester) attest(ctx context.Context, at heights, s sent) (answer, error) {
	filled, delay, err := a.fillMessage(ctx, s)
	if err != nil {
		return answer{}, err
	}
	mode, final := a.currentMode(), s.block <= at.final
	fast := filled.FinalityExecuted < cctp.Finalized && s.block <= at.fast
	if mode == Silent || !final && (!fast || mode == Slow) {
		return answer{sent: s, delay: delay}, nil
	}
	if final && a.isAskedAgain(s.nonce) {
		filled = finalizeAgain(filled)
	}
	said := filled.Encode()
	if mode == WrongSignature {
		said = append(said, 0)
	}
	attestation, err := cctp.Attest(said, a.currentKeys()...)
	return answer{s, filled, attestation, ""}, err
}

// fillMessage fills in the attesters' fields. A fast burn that does not allow the fee is signed when it is final, and
// so is one whose expiration is unknown, since its destination is none of the chains.
func (a *Attester) fillMessage(ctx context.Context, s sent) (filled cctp.Message, delay string, err error) {
	m := s.message
	m.Nonce, m.FinalityExecuted = s.nonce, cctp.AskedFinality(m.MinFinality)
	burn, err := cctp.DecodeBurn(m.Body)
	if err != nil {
		return m, "", nil // not every message is a burn
	}
	fees := a.currentFees()
	if m.FinalityExecuted >= cctp.Finalized {
		return chargeStandard(m, burn, fees.Standard), "", nil
	}
	destination, known := a.chains[m.Destination]
	fee := burn.Amount.MulDivCeil(money.NewUnits(uint64(fees.Fast)), wholeRate)
	switch {
	case fee.Cmp(burn.MaxFee) > 0:
		return chargeStandard(m, burn, fees.Standard), tooLowFee, nil
	case !known:
		return chargeStandard(m, burn, fees.Standard), "", nil
	}
	expires, err := a.expirationOf(ctx, destination, s)
	if err != nil {
		return m, "", err
	}
	burn.FeeExecuted, burn.ExpirationBlock = fee, money.NewUnits(expires)
	m.Body = burn.Encode()
	return m, "", nil
}

var wholeRate = money.NewUnits(uint64(money.WholeRate))

// chargeStandard makes a message one that is final. Its fee is counted as the contracts count their minimum fee, within its MaxFee.
func chargeStandard(m cctp.Message, burn cctp.Burn, rate money.Rate) cctp.Message {
	m.FinalityExecuted = cctp.Finalized
	if rate == 0 {
		return m
	}
	burn.FeeExecuted = burn.Amount.MulDivFloor(money.NewUnits(uint64(rate)), wholeRate)
	if burn.FeeExecuted.IsZero() {
		burn.FeeExecuted = money.NewUnits(1)
	}
	if burn.FeeExecuted.Cmp(burn.MaxFee) > 0 {
		burn.FeeExecuted = burn.MaxFee
	}
	m.Body = burn.Encode()
	return m
}

// expirationOf returns the block of its destination with which a fast message expires. It follows from the
// destination's blocks by the time of the message's, so that another attester in this one's place returns the same. A
// destination that has not come to that time would return more each time: its clock may be behind, as Solana's is
// when an EVM chain makes several blocks a second, each of which takes one. So the first value is kept.
func (a *Attester) expirationOf(ctx context.Context, destination reader, s sent) (uint64, error) {
	a.mu.Lock()
	expires, said := a.expires[s.nonce]
	a.mu.Unlock()
	if said {
		return expires, nil
	}
	block, err := destination.lastBlockBy(ctx, s.time)
	if err != nil {
		return 0, err
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if _, said := a.expires[s.nonce]; !said {
		a.expires[s.nonce] = block + a.opts.Lifetime
	}
	return a.expires[s.nonce], nil
}

// finalizeAgain makes of a fast message one that is final and never expires. Its fee
// remains: it was attested fast before.
func finalizeAgain(m cctp.Message) cctp.Message {
	m.FinalityExecuted = cctp.Finalized
	if burn, err := cctp.DecodeBurn(m.Body); err == nil {
		burn.ExpirationBlock = money.Units{}
		m.Body = burn.Encode()
	}
	return m
}
