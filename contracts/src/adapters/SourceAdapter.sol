// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {IERC20, SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ISourceAdapter} from "./ISourceAdapter.sol";

/// @title SourceAdapter
/// @notice What the adapters share: whose position it is, the units counted, and the bounds of the price.
///
/// Invariants:
/// 1. Only the vault gives orders, and assets go nowhere but to the source and to the vault; units go to others
///    only by `releaseInKind`.
/// 2. Units are counted as they are bought and sold. Source shares that someone sends here are no part of the
///    position, so nobody moves its value by a gift.
/// 3. The price is sound while it is within maxStepBps of the recorded one, and as much again for each whole day
///    since the recording. A recording is replaced once a day at most, and only by a sound price, unless the
///    vault's owner accepts another. So nobody can walk the price far in a day.
///
/// Trusted: the vault. The source is trusted with what has been put into it, and with no more.
abstract contract SourceAdapter is ISourceAdapter {
    using SafeERC20 for IERC20;

    uint256 private constant RECORD_EVERY = 1 days;
    uint256 private constant PAR = 1e18;

    address public immutable vault;
    address public immutable asset;
    address public immutable source;
    bytes32 public immutable sourceId;
    /// @notice How far, in hundredths of a percent, a price may be from the one recorded.
    uint256 public immutable maxStepBps;
    uint256 private immutable ONE_ASSET;
    uint256 private immutable ONE_SHARE;
    /// Units times price over this are assets.
    uint256 private immutable UNITS_TIMES_PAR;

    /// One slot: reading positions is what a deposit mostly costs.
    struct Holding {
        uint128 units; // source shares in hand
        uint96 price; // the one recorded
        uint32 recordedAt;
    }

    Holding internal _holding;

    constructor(address vault_, address asset_, address source_, bytes32 sourceId_, uint256 maxStepBps_) {
        if (IERC4626(source_).asset() != asset_) revert WrongAsset(source_);
        vault = vault_;
        asset = asset_;
        source = source_;
        sourceId = sourceId_;
        maxStepBps = maxStepBps_;
        uint8 assetDecimals = IERC20Metadata(asset_).decimals();
        uint8 shareDecimals = IERC20Metadata(source_).decimals();
        ONE_ASSET = 10 ** assetDecimals;
        ONE_SHARE = 10 ** shareDecimals;
        UNITS_TIMES_PAR = 10 ** (18 + shareDecimals - assetDecimals);
        _recordPrice(IERC4626(source_).convertToAssets(10 ** shareDecimals) * PAR / 10 ** assetDecimals);
    }

    modifier onlyVault() {
        if (msg.sender != vault) revert NotVault();
        _;
    }

    /// @inheritdoc ISourceAdapter
    function observe() external onlyVault {
        Holding memory h = _holding;
        if (block.timestamp - h.recordedAt < RECORD_EVERY) return;
        uint256 price = _currentPrice();
        if (_isWithinStep(price, h.price, 0, h)) _recordPrice(price);
    }

    /// @inheritdoc ISourceAdapter
    function worthAtRecorded(uint256 units_) external view returns (uint256) {
        return _worthAtRecorded(units_, _holding);
    }

    /// @inheritdoc ISourceAdapter
    function acceptPrice() external onlyVault {
        _recordPrice(_currentPrice());
    }

    /// @inheritdoc ISourceAdapter
    function releaseInKind(address to, uint256 part, uint256 whole) external onlyVault returns (uint256 released) {
        uint256 before = _shareBalance();
        IERC20(source).safeTransfer(to, Math.mulDiv(_holding.units, part, whole));
        released = before - _shareBalance(); // a token that says it went may have stayed
        _countUnits(before);
    }

    /// What units are worth at the recorded price.
    function _worthAtRecorded(uint256 units_, Holding memory h) internal view returns (uint256) {
        return units_ * h.price / UNITS_TIMES_PAR;
    }

    /// Whether what units are worth is near enough to their worth at the recorded price. Two native units are
    /// rounding.
    function _isNearRecorded(uint256 held, uint256 recorded, Holding memory h) internal view returns (bool) {
        return _isWithinStep(held, recorded, 2, h);
    }

    /// Whether the source's price itself, without any position, is near enough.
    function _priceIsNearRecorded() internal view returns (bool) {
        Holding memory h = _holding;
        return _isWithinStep(_currentPrice(), h.price, 0, h);
    }

    /// Counts what a call really bought or sold: the change of the balance from `before`.
    function _countUnits(uint256 before) internal {
        _holding.units = SafeCast.toUint128(_holding.units + _shareBalance() - before);
    }

    /// Takes the assets from the vault and lets the source have them.
    function _pullAssets(uint256 assets) internal {
        IERC20(asset).safeTransferFrom(vault, address(this), assets);
        IERC20(asset).forceApprove(source, assets);
    }

    function _shareBalance() internal view returns (uint256) {
        return IERC20(source).balanceOf(address(this));
    }

    function _isWithinStep(uint256 value, uint256 expected, uint256 slack, Holding memory h)
        private
        view
        returns (bool)
    {
        unchecked {
            // `expected` has at most 224 bits, a step 16 and the days since 1970 fewer than 20.
            uint256 steps = 1 + (block.timestamp - h.recordedAt) / 1 days;
            uint256 tolerance = expected * maxStepBps / 10_000 * steps + slack;
            return (value > expected ? value - expected : expected - value) <= tolerance;
        }
    }

    function _currentPrice() private view returns (uint256) {
        return IERC4626(source).convertToAssets(ONE_SHARE) * PAR / ONE_ASSET;
    }

    function _recordPrice(uint256 price) private {
        if (price == 0 || price > type(uint96).max) revert BadPrice(price);
        (_holding.price, _holding.recordedAt) = (uint96(price), uint32(block.timestamp));
        emit PriceRecorded(price);
    }
}
