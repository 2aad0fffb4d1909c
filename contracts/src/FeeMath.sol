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
library FeeMath {
    /// @notice The price of a share that is worth one unit of the asset.
    uint256 internal constant ONE = 1e27;
    /// @notice All of something, in basis points.
    uint256 internal constant ALL_BPS = 10_000;
    /// @notice The seconds of a year.
    uint256 internal constant YEAR = 365 days;
    /// @notice A management fee's whole, in basis points times seconds.
    uint256 internal constant ALL_BPS_YEARS = ALL_BPS * YEAR;

    /// @notice The price of a share, at most what fits 128 bits.
    /// @param assets what the shares are worth together
    /// @param supply the shares that exist
    /// @param virtualShares the shares that only the price knows; they stand against one unit of the asset
    function price(uint256 assets, uint256 supply, uint256 virtualShares) internal pure returns (uint256) {
        return Math.min((assets + 1) * ONE / (supply + virtualShares), type(uint128).max);
    }

    /// @notice The shares to create so that they are `bps` a year of all shares, for `elapsed` seconds.
    /// At most half of all shares at once, which a fee of 1 % reaches after 50 years.
    function managementShares(uint256 supply, uint256 bps, uint256 elapsed) internal pure returns (uint256) {
        uint256 due = Math.min(bps * elapsed, ALL_BPS_YEARS / 2);
        return Math.mulDiv(supply, due, ALL_BPS_YEARS - due);
    }

    /// @notice The shares to create so that they are worth `bps` of `gain` on each share there is.
    /// @param gain the part of the price that is charged
    /// @param price_ the price before this fee, rounded down; at least `gain`
    /// @param bps below ALL_BPS
    function performanceShares(uint256 supply, uint256 gain, uint256 price_, uint256 bps)
        internal
        pure
        returns (uint256)
    {
        if (gain == 0) return 0;
        uint256 fee = gain * bps;
        return Math.mulDiv(supply, fee, ALL_BPS * (price_ + 1) - fee);
    }

    /// @notice How far above `mark` a price is recognised after `elapsed` seconds: as if the mark doubled in a
    /// year. What lies beyond is neither charged nor forgotten, but recognised later if it is still there.
    function recognised(uint256 mark, uint256 elapsed) internal pure returns (uint256) {
        return mark + mark * elapsed / YEAR;
    }
}
