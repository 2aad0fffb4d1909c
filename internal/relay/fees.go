package relay

import (
	"fmt"
	"math"
	"math/big"
	"math/bits"
)

// fees is a version's offer per gas, in wei: at most cap in all, and in it at most tip for the block's proposer.
// Sixty-four bits hold 18 ether per gas.
type fees struct{ cap, tip uint64 }

// market is the chain's present price per gas.
type market struct{ base, tip uint64 }

// firstBid returns the bid of a new transaction: the cap allows for six full blocks of rising base fee. It returns
// false when the present base fee exceeds the ceiling; then it is better to wait than to occupy a nonce.
func firstBid(m market, ceiling uint64) (fees, bool) {
	if saturatingAdd(m.base, m.tip) > ceiling {
		return fees{}, false
	}
	return fees{cap: min(saturatingAdd(saturatingAdd(m.base, m.base), m.tip), ceiling), tip: m.tip}, true
}

// boundBid keeps a transaction of so much gas within MaxCost and the relayer's balance: a node takes no other, and its nonce would hold
// up all transactions behind it. Most of the gas may never be used, so a transaction that cannot be made smaller bids less,
// as long as that pays for a rise of the base fee by a full block. Error: errTooCostly.
func (r *Relay) boundBid(bid fees, v chainView, gas uint64, alone bool) (fees, error) {
	most := r.options.MaxCost
	if v.balance.Cmp(most) < 0 {
		most = v.balance
	}
	cost := func(price uint64) *big.Int {
		return new(big.Int).Mul(new(big.Int).SetUint64(gas), new(big.Int).SetUint64(price))
	}
	if cost(bid.cap).Cmp(most) <= 0 {
		return bid, nil
	}
	least := saturatingAdd(addFraction(v.market.base, 8), bid.tip)
	if !alone || cost(least).Cmp(most) > 0 {
		return bid, fmt.Errorf("%w: up to %s wei, of %s that may be spent", errTooCostly, cost(bid.cap), most)
	}
	bid.cap = clampWei(new(big.Int).Div(most, new(big.Int).SetUint64(gas)))
	return bid, nil
}

// raiseBid returns the bid of a replacement of a version that bid old: a quarter more of both (nodes require a
// tenth), and no less than the market. It returns false when the ceiling forbids the tenth that nodes require.
func raiseBid(old fees, m market, ceiling uint64) (fees, bool) {
	tip := max(addFraction(old.tip, 4), m.tip)
	cap := max(addFraction(old.cap, 4), saturatingAdd(saturatingAdd(m.base, m.base), tip))
	bid := fees{cap: min(cap, ceiling)}
	bid.tip = min(tip, bid.cap)
	return bid, bid.cap > old.cap && bid.cap >= addFraction(old.cap, 10) && bid.tip > old.tip && bid.tip >= addFraction(old.tip, 10)
}

// addFraction is n and an nth part more, rounded up, and always more than n.
func addFraction(n, part uint64) uint64 { return saturatingAdd(n, n/part+1) }

func saturatingAdd(a, b uint64) uint64 {
	sum, carry := bits.Add64(a, b, 0)
	if carry != 0 {
		return math.MaxUint64
	}
	return sum
}

// clampWei clips a price to 64 bits, which makes it exceed any ceiling.
func clampWei(n *big.Int) uint64 {
	switch {
	case n == nil || n.Sign() < 0:
		return 0
	case !n.IsUint64():
		return math.MaxUint64
	}
	return n.Uint64()
}
