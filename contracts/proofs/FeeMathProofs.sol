// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {FeeMath} from "../src/FeeMath.sol";

/// What `prove.sh` has the compiler's model checker prove of FeeMath, for all numbers and not for examples: each
/// assertion holds for whatever the requirements before it let through.
///
/// Of what is required the contract makes sure: a supply of at most 192 bits (more is not charged), caps below all,
/// prices of at most 80 bits. Where it is 128 bits instead, the cross products here would need more than 256.
contract FeeMathProofs {
    uint256 private constant BPS = FeeMath.ALL_BPS;

    /// No management fee is above the formula, or more than what there is.
    function management(uint256 supply, uint256 bps, uint256 elapsed) external pure {
        require(supply < 1 << 192 && bps < BPS && elapsed < 1 << 40);
        uint256 due = bps * elapsed;
        if (due > FeeMath.ALL_BPS_YEARS / 2) due = FeeMath.ALL_BPS_YEARS / 2;
        uint256 shares = FeeMath.managementShares(supply, bps, elapsed);
        assert(shares <= supply);
        // Of all shares afterwards they are at most what is due of a year's whole.
        assert(shares * FeeMath.ALL_BPS_YEARS <= due * (supply + shares));
    }

    /// No performance fee is above the formula: what the shares are worth afterwards is at most `fee` for each share.
    function performance(uint256 supply, uint256 fee, uint256 price) external pure {
        require(supply < 1 << 128 && price < 1 << 80 && fee < BPS * price);
        uint256 shares = FeeMath.performanceShares(supply, fee, price);
        assert(shares * BPS * (price + 1) <= fee * (supply + shares));
    }

    /// A fee on less is no more.
    function performanceOfLess(uint256 supply, uint256 fee, uint256 less, uint256 price) external pure {
        require(supply < 1 << 128 && price < 1 << 80 && fee < BPS * price && less <= fee);
        assert(FeeMath.performanceShares(supply, less, price) <= FeeMath.performanceShares(supply, fee, price));
    }

    /// What of a change of the price is charged or given back is at most the fee's part of it.
    function ofAChange(uint256 change, uint256 mark, uint256 anchor, uint256 bps) external pure {
        require(change < 1 << 80 && mark < 1 << 80 && anchor <= mark && bps < BPS);
        assert(FeeMath.feeOn(change, mark, anchor, bps) <= change * bps);
    }

    /// What is given back is nothing if the mark does not fall, and the mark ends at most where it was if all that there is
    /// is given back.
    function returned(uint256 supply, uint256 mark, uint256 shares, uint256 anchor, uint256 bps) external pure {
        require(supply > 0 && supply < 1 << 128 && mark < 1 << 80 && mark > 0 && anchor <= mark && bps < BPS);
        require(anchor > 0 && bps > 0 && shares < 1 << 128);
        assert(FeeMath.returnedShares(supply, mark, mark, anchor, bps) == 0);
        assert(FeeMath.markAfterReturning(supply, mark, shares, anchor, bps) <= mark);
    }
}
