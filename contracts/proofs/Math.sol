// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// OpenZeppelin's Math as the model checker is told it, which does not understand assembly: the same results for
/// products of 256 bits; of larger ones, at which this reverts, nothing is proven.
library Math {
    enum Rounding {
        Floor,
        Ceil
    }

    function min(uint256 a, uint256 b) internal pure returns (uint256) {
        return a < b ? a : b;
    }

    function mulDiv(uint256 x, uint256 y, uint256 denominator) internal pure returns (uint256) {
        return x * y / denominator;
    }

    function mulDiv(uint256 x, uint256 y, uint256 denominator, Rounding rounding) internal pure returns (uint256) {
        if (rounding == Rounding.Floor) return x * y / denominator;
        return x * y / denominator + (x * y % denominator == 0 ? 0 : 1);
    }
}
