// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title FeeMath
/// @notice Fees taken as new shares: how many shares a management fee and a performance fee are worth.
///
/// A price is the assets of one share times 1e27, virtual assets and shares counted in, and always rounded down.
/// Fees are computed in shares, never in units of the asset, which are too coarse: a year charged second by
/// second must not differ from a year charged at once. Every result is rounded down, so no fee is above the
/// formula.
///
/// Prices are below 2^80, fees below 2^14 and times below 2^40, so what is unchecked here fits.
library FeeMath {
    /// @notice The price of a share that is worth one unit of the asset.
    uint256 internal constant ONE = 1e27;
    /// @notice All of something, in basis points.
    uint256 internal constant ALL_BPS = 10_000;
    /// @notice The seconds of a year.
    uint256 internal constant YEAR = 365 days;
    /// @notice A management fee's whole, in basis points times seconds.
    uint256 internal constant ALL_BPS_YEARS = ALL_BPS * YEAR;

    /// @notice The seconds over which a charged performance fee vests: in a day, a seventh of what is there.
    uint256 internal constant VESTING = 7 days;

    /// @notice The price of a share, at most what fits 80 bits: a thousand million times the first price.
    /// @param assets what the shares are worth together
    /// @param supply the shares that exist
    /// @param virtualShares the shares that only the price knows; they stand against one unit of the asset
    function price(uint256 assets, uint256 supply, uint256 virtualShares) internal pure returns (uint256) {
        return Math.min((assets + 1) * ONE / (supply + virtualShares), type(uint80).max);
    }

    /// @notice The shares to create so that they are `bps` a year of all shares, for `elapsed` seconds.
    /// At most half of all shares at once, which a fee of 1 % reaches after 50 years.
    function managementShares(uint256 supply, uint256 bps, uint256 elapsed) internal pure returns (uint256) {
        unchecked {
            uint256 due = Math.min(bps * elapsed, ALL_BPS_YEARS / 2);
            return Math.mulDiv(supply, due, ALL_BPS_YEARS - due);
        }
    }

    /// @notice The shares to create so that they are worth `fee` on each share there is.
    /// @param fee the parts of the price that are charged, each times its fee in basis points; so below ALL_BPS
    /// times the price
    /// @param price_ the price before this fee, rounded down
    function performanceShares(uint256 supply, uint256 fee, uint256 price_) internal pure returns (uint256) {
        unchecked {
            return fee == 0 ? 0 : Math.mulDiv(supply, fee, ALL_BPS * (price_ + 1) - fee);
        }
    }

    /// @notice What of a change of the price by `change` from `mark` is charged or given back, times ALL_BPS: the fee's
    /// part, less what the shares in escrow gain or lose of it, which were charged from the price `anchor` on. So the
    /// price after the fee is on one straight line with the assets, however large or small the steps up and down it.
    /// @param anchor at most `mark`
    function feeOn(uint256 change, uint256 mark, uint256 anchor, uint256 bps) internal pure returns (uint256) {
        unchecked {
            return mark == 0 ? 0 : change * bps * anchor / mark;
        }
    }

    /// @notice The shares to burn so that the fee on the price between `to` and `mark` is given back, and the price is
    /// `to` again. Rounded up.
    /// @param to from `anchor` to `mark`, above 0
    function returnedShares(uint256 supply, uint256 mark, uint256 to, uint256 anchor, uint256 bps)
        internal
        pure
        returns (uint256)
    {
        unchecked {
            uint256 fee = bps * anchor;
            return Math.mulDiv(supply, fee * (mark - to), to * (ALL_BPS * mark - fee), Math.Rounding.Ceil);
        }
    }

    /// @notice How far down from `mark` the fee is given back if there are only `shares` to burn for it: the `to` of
    /// which `returnedShares` would be `shares`. Rounded up.
    /// @param supply below 2^160
    /// @param shares below 2^128
    function markAfterReturning(uint256 supply, uint256 mark, uint256 shares, uint256 anchor, uint256 bps)
        internal
        pure
        returns (uint256)
    {
        unchecked {
            uint256 fee = bps * anchor;
            uint256 all = supply * fee;
            return Math.mulDiv(mark, all, shares * (ALL_BPS * mark - fee) + all, Math.Rounding.Ceil);
        }
    }

    /// @notice The one fee that gives back as much from `mark` to `anchor` as `bps` to `lower` and `lowerBps` from there: as the
    /// price after the fee is on one straight line with the assets, a fee b takes these to (anchor - b * anchor) / (mark - b * anchor).
    /// Rounded up to a basis point.
    /// @param lower above `anchor`, at most `mark`
    function feeOfBoth(uint256 mark, uint256 bps, uint256 lower, uint256 lowerBps, uint256 anchor)
        internal
        pure
        returns (uint256)
    {
        unchecked {
            uint256 left = (ALL_BPS * lower - bps * anchor) * (ALL_BPS - lowerBps);
            uint256 all = (ALL_BPS * mark - bps * anchor) * (ALL_BPS * lower - lowerBps * anchor);
            return ALL_BPS - ALL_BPS * (mark - anchor) * left / (all - left * anchor);
        }
    }
}
