// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// @title SandboxStrikes
/// @notice What a sandbox's fund decides at a strike, kept on the chain: as of when the price is, until when requests take
/// part, how much of them is filled, and when that is paid. Whoever runs the fund reads all that it has to do from here,
/// so nothing is lost with a process.
///
/// Invariants:
/// 1. Strikes are as of times that only grow, none later than its block.
/// 2. What is paid for a strike is paid at the strike's price, however many strikes follow before it is paid.
///
/// Trusted: the owner, who says what it wants. Nothing here is checked against requests.
abstract contract SandboxStrikes is Ownable {
    /// @notice The price of each strike, in the vault's own form.
    mapping(uint64 asOf => uint256 price) public priceAsOf;
    /// @notice The last strike; 0 before the first.
    uint64 public lastStrike;

    /// @notice Requests made before `cutoff` are filled to `fillBps` of 10,000 at `price`, and paid at or after these times.
    event StruckAsOf(
        uint64 indexed asOf,
        uint64 cutoff,
        uint64 depositsSettleAt,
        uint64 redemptionsSettleAt,
        uint16 fillBps,
        uint256 price
    );
    /// @notice `units` of what the controller gave are paid for a strike.
    event Filled(address indexed controller, uint64 indexed asOf, bool redeem, uint256 units);

    error NotLaterThan(uint64 lastStrike);
    error NotYet(uint64 asOf);
    error NeverStruck(uint64 asOf);

    /// @notice Strikes a price as of a time that has come, and says what follows from it.
    function strikeAsOf(
        uint256 price,
        uint64 asOf,
        uint64 cutoff,
        uint64 depositsSettleAt,
        uint64 redemptionsSettleAt,
        uint16 fillBps
    ) external onlyOwner {
        if (asOf <= lastStrike) revert NotLaterThan(lastStrike);
        if (asOf > block.timestamp) revert NotYet(asOf);
        lastStrike = asOf;
        priceAsOf[asOf] = price;
        _setPrice(price, asOf);
        emit StruckAsOf(asOf, cutoff, depositsSettleAt, redemptionsSettleAt, fillBps, price);
    }

    /// @notice Settles `units` of what a controller gave, assets of deposits or shares of redemptions, at a strike's price.
    function fill(address controller, bool redeem, uint256 units, uint64 asOf) external onlyOwner {
        uint256 price = priceAsOf[asOf];
        if (price == 0) revert NeverStruck(asOf);
        _fill(controller, redeem, units, price);
        emit Filled(controller, asOf, redeem, units);
    }

    function _setPrice(uint256 price, uint64 asOf) internal virtual;

    function _fill(address controller, bool redeem, uint256 units, uint256 price) internal virtual;
}
