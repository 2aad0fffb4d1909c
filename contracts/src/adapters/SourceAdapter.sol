// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

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
/// 3. The price is sound while it is within maxStepBps of the recorded one, by the lower of the two, and as much again
///    for each whole day since that was read, five times maxStepBps at most. So nobody can walk the price far in a day,
///    a long silence makes no halving sound, and from what was recorded wrongly it is as far back as it was there.
/// 4. A price is recorded by two sound readings, an hour apart at least, that agree: what is recorded is the one of
///    them that is nearer to the recorded price, or that price still if it is between them. So a price of one
///    moment, whoever has it read, moves the recorded price to nothing that was not the price at another time, and
///    takes nothing from the band. The vault's owner may accept any price at once, that of a total loss too; what a
///    source is worth that was accepted so and has a price again is not sound until the owner accepts that.
///
/// Trusted: the vault. The source is trusted with what has been put into it, and with no more: it may revert, lie
/// about its price within the band, answer too little or burn the gas it is given.
abstract contract SourceAdapter is ISourceAdapter {
    using SafeERC20 for IERC20;

    uint256 private constant RECORD_EVERY = 1 days;
    uint256 private constant READ_APART = 1 hours;
    uint256 private constant MAX_STEPS = 5;
    uint256 private constant BPS = 10_000;
    uint256 private constant VALUE_ROUNDING = 2; // native units
    uint256 internal constant LEAST_PRICE = 1; // recorded for 0, of which no band could be told

    /// One slot: reading positions is what a deposit mostly costs.
    struct Holding {
        uint120 units; // source shares in hand
        uint96 price; // the one recorded, LEAST_PRICE or more
        uint32 recordedAt; // when it was read
        uint8 scale; // units times price over 10 to this are assets
    }

    /// A price that was read, and waits for another that agrees. Older than the recorded price it is of no meaning.
    struct Reading {
        uint128 price;
        uint64 readAt;
    }

    Holding internal _holding;
    Reading private _reading;

    modifier onlyVault() {
        if (msg.sender != vault()) revert NotVault();
        _;
    }

    /// @inheritdoc ISourceAdapter
    function vault() public view virtual returns (address);

    /// @inheritdoc ISourceAdapter
    function asset() public view virtual returns (address);

    /// @inheritdoc ISourceAdapter
    function source() public view virtual returns (address);

    /// @inheritdoc ISourceAdapter
    function share() public view virtual returns (address);

    /// @notice How far, in hundredths of a percent, a price may be from the one recorded.
    function maxStepBps() public view virtual returns (uint256);

    /// Checks the asset, and records the first price, which is not 0.
    function _begin(uint8 assetDecimals, uint8 shareDecimals) internal {
        if (IERC4626(source()).asset() != asset()) revert WrongAsset(source());
        uint256 scale = 18 + uint256(shareDecimals) - assetDecimals;
        if (scale > 77) revert BadPrice(0);
        _holding.scale = uint8(scale);
        uint256 price = _currentPrice();
        if (price == 0) revert BadPrice(0);
        _recordPrice(price, block.timestamp);
    }

    /// @inheritdoc ISourceAdapter
    function observe() external virtual onlyVault {
        _observe();
    }

    function _observe() internal {
        Holding memory h = _holding;
        if (block.timestamp - h.recordedAt < RECORD_EVERY) return;
        Reading memory r = _reading;
        if (block.timestamp - r.readAt < READ_APART) return;
        uint256 price = _currentPrice();
        if (!_isWithinStep(price, h.price, 0, h)) return;
        if (r.readAt > h.recordedAt) {
            (uint256 low, uint256 high) = (r.price, price);
            if (low > high) (low, high) = (high, low);
            uint256 agreed = h.price < low ? low : h.price > high ? high : h.price;
            unchecked {
                uint256 step = agreed * maxStepBps() / BPS;
                // Of when the first was read: the band has to reach what happened since.
                if (agreed - low <= step && high - agreed <= step) _recordPrice(agreed, r.readAt);
            }
        }
        _reading = Reading(uint128(price), uint64(block.timestamp)); // within the band of 96 bits
    }

    /// @inheritdoc ISourceAdapter
    function worthAtRecorded(uint256 units_) external view returns (uint256) {
        return _worthAtRecorded(units_, _holding);
    }

    /// @inheritdoc ISourceAdapter
    function highestAtRecorded(uint256 units_) external view returns (uint256) {
        Holding memory h = _holding;
        uint256 worth = _worthAtRecorded(units_, h);
        return worth + _tolerance(worth, h) + VALUE_ROUNDING;
    }

    /// @inheritdoc ISourceAdapter
    function acceptPrice() external virtual onlyVault returns (uint256) {
        _acceptPrice();
        return 0; // nothing waits to be claimed in a source that pays at once
    }

    /// @inheritdoc ISourceAdapter
    function releaseInKind(address to, uint256 part, uint256 whole) external onlyVault returns (uint256 released) {
        uint256 units_ = Math.mulDiv(_holding.units, part, whole);
        if (units_ == 0) return 0;
        uint256 before = _shareBalance();
        IERC20(share()).safeTransfer(to, units_);
        released = before - _shareBalance(); // a token that says it went may have stayed
        _countUnits(before);
    }

    function _acceptPrice() internal {
        _recordPrice(Math.max(_currentPrice(), LEAST_PRICE), block.timestamp);
    }

    /// The share token that a source names (ERC-7575), or the source itself if it names none.
    function _shareOf(address source_, address asset_) internal view returns (address share_) {
        (bool named, uint256 answer) = _ask(source_, abi.encodeWithSignature("share()"));
        if (!named) return source_;
        share_ = address(uint160(answer));
        bool isToken = answer >> 160 == 0 && share_.code.length > 0 && share_ != asset_;
        if (!isToken) revert WrongShare(source_, share_);
        if (share_ == source_) return share_;
        // The other direction of ERC-7575, which not every share token answers.
        (bool pointsBack, uint256 entry) = _ask(share_, abi.encodeWithSignature("vault(address)", asset_));
        if (pointsBack && entry != uint160(source_)) revert WrongShare(source_, share_);
    }

    /// What units, of at most 160 bits, are worth at the recorded price.
    function _worthAtRecorded(uint256 units_, Holding memory h) internal pure returns (uint256) {
        unchecked {
            return units_ * h.price / 10 ** uint256(h.scale); // the scale was checked in the beginning
        }
    }

    /// Whether what units are worth is near enough to their worth at the recorded price. Two native units are
    /// rounding, and so is what they are worth at the least price.
    function _isNearRecorded(uint256 held, uint256 recorded, Holding memory h) internal view returns (bool) {
        return _isWithinStep(held, recorded, VALUE_ROUNDING + recorded / h.price, h);
    }

    /// Whether the source's price itself, without any position, is near enough.
    function _priceIsNearRecorded() internal view returns (bool) {
        Holding memory h = _holding;
        return _isWithinStep(_currentPrice(), h.price, 0, h);
    }

    /// Counts what a call really bought or sold: the change of the balance from `before`.
    function _countUnits(uint256 before) internal {
        _holding.units = SafeCast.toUint120(_holding.units + _shareBalance() - before);
    }

    /// Takes the assets from the vault and lets the source have them.
    function _pullAssets(uint256 assets) internal {
        IERC20(asset()).safeTransferFrom(vault(), address(this), assets);
        IERC20(asset()).forceApprove(source(), assets);
    }

    function _shareBalance() internal view returns (uint256) {
        return IERC20(share()).balanceOf(address(this));
    }

    /// The first word that a contract answers, if it does. Out of gas is no answer.
    function _ask(address to, bytes memory data) private view returns (bool answered, uint256 answer) {
        bytes memory result;
        (answered, result) = to.staticcall(data);
        answered = answered && result.length >= 32;
        if (answered) answer = abi.decode(result, (uint256));
    }

    function _isWithinStep(uint256 value, uint256 expected, uint256 slack, Holding memory h)
        internal
        view
        returns (bool)
    {
        unchecked {
            (uint256 low, uint256 high) = value < expected ? (value, expected) : (expected, value);
            return high - low <= _tolerance(low, h) + slack;
        }
    }

    /// How far above `low` a value may be, if either is by the recorded price.
    function _tolerance(uint256 low, Holding memory h) internal view returns (uint256) {
        unchecked {
            // `low` has at most 216 bits, a step 16 and the steps 3.
            uint256 steps = 1 + (block.timestamp - h.recordedAt) / 1 days;
            if (steps > MAX_STEPS) steps = MAX_STEPS;
            return low * maxStepBps() / BPS * steps;
        }
    }

    /// What a share is worth, 1e18 at par: with all 18 digits, by so many units that the source rounds nothing away that
    /// could be recorded.
    function _currentPrice() internal view returns (uint256) {
        return IERC4626(source()).convertToAssets(10 ** uint256(_holding.scale));
    }

    function _recordPrice(uint256 price, uint256 readAt) private {
        if (price > type(uint96).max) revert BadPrice(price);
        (_holding.price, _holding.recordedAt) = (uint96(price), uint32(readAt));
        emit PriceRecorded(price);
    }
}
