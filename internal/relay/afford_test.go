package relay

import (
	"math"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/intent"
)

// keepBalance has the relayer give away all that it has but some wei.
func (w *world) keepBalance(wei *big.Int) {
	w.t.Helper()
	ctx, relayer := w.t.Context(), w.keys.Relayer()
	has, err := w.client.Balance(ctx, relayer.Address())
	if err != nil {
		w.t.Fatal(err)
	}
	fees, err := w.client.Fees(ctx)
	if err != nil {
		w.t.Fatal(err)
	}
	price := new(big.Int).Add(fees.Base, fees.Base) // little, because the unused part stays
	price.Add(price, fees.Tip)
	given := new(big.Int).Sub(has, wei)
	given.Sub(given, new(big.Int).Mul(price, big.NewInt(300_000)))
	signed, err := relayer.SignTx(devnet.ChainID, &types.LegacyTx{To: &common.Address{0xaa}, Value: given, Gas: 300_000, GasPrice: price})
	if err != nil {
		w.t.Fatal(err)
	}
	raw, err := signed.MarshalBinary()
	if err == nil {
		err = w.client.SendRaw(ctx, raw)
	}
	if err != nil {
		w.t.Fatal(err)
	}
	w.mineBlocks(1)
}

// The gas that a text names must be there although it is not used. An intent whose gas the relayer cannot pay for waits without
// a nonce, and holds up no payout.
func TestAnIntentThatTheRelayerCannotAffordHoldsUpNoPayout(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		wallets := w.createWallets(3, 1000)
		w.mineBlocks(160)
		fees, err := w.client.Fees(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		bid, _ := firstBid(market{fees.Base.Uint64(), fees.Tip.Uint64()}, math.MaxUint64)
		const forPayouts = 2_500_000 // gas: enough for the limits of two payouts, and not for that of an approval
		w.keepBalance(new(big.Int).SetUint64(bid.cap * forPayouts))
		approval := w.paymentIntent(wallets[0], 1)
		approval.Calls[0].Data = contracts.NewSandboxUSDC().PackApprove(payee.EVM(), big.NewInt(1))
		approval.MinGas = custody.MinGasOf(approval.Calls)
		approves := w.signIntent(wallets[0], approval)
		w.submitAll(approves)
		o := w.testOptions()
		o.MinBalance, o.MaxBatch = new(big.Int), 1
		w.startRelay(w.db, o, nil)
		w.until("it waits for money", func() bool { return strings.Contains(w.readOutcome(approves).Reason, "too expensive") })
		payouts := w.submitPayments(wallets[1:], 100)
		w.assertOutcomes(intent.Executed, payouts...)
		if at := w.readOutcome(approves).State; at.Ended() {
			t.Errorf("the approval is %s", at)
		}
		devnettest.Fund(t, w.chain, w.keys.Relayer().Address())
		w.db.Clock().Advance(10 * time.Minute)
		w.assertOutcomes(intent.Executed, append(payouts, approves)...)
	})
}

func TestABidIsBoundByMoney(t *testing.T) {
	v := chainView{market: market{base: 800, tip: 10}, balance: big.NewInt(1_000_000)}
	r := &Relay{options: Options{MaxCost: big.NewInt(2_000_000)}}
	bid, _ := firstBid(v.market, math.MaxUint64) // 1610
	for _, c := range []struct {
		gas   uint64
		alone bool
		want  uint64 // 0: it waits
	}{{600, false, 1610}, {621, true, 1610}, {622, true, 1607}, {622, false, 0}, {1000, true, 1000}, {1096, true, 912}, {1100, true, 0}} {
		got, err := r.boundBid(bid, v, c.gas, c.alone)
		if (err != nil) != (c.want == 0) || err == nil && (got.cap != c.want || got.tip != bid.tip) {
			t.Errorf("%d gas, alone %t: %+v, %v", c.gas, c.alone, got, err)
		}
	}
}
