// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {IERC20, SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IERC7540} from "./IERC7540.sol";
import {ISourceAdapter} from "./ISourceAdapter.sol";
import {SourceRequests} from "./SourceRequests.sol";

/// @title ERC7540Adapter
/// @notice The position of one vault in a source that takes requests and settles them later (ERC-7540), at a
/// price struck now and then.
///
/// The source must number all requests of a controller 0, as ERC-7540 allows and Centrifuge's vaults do, and tell
/// by `priceLastUpdated` when its price was struck. Its share may be another token (ERC-7575), with a list of its
/// own: this adapter must be on it before it is used. Pending requests cannot be given in kind; what the source
/// settles in parts is claimed in parts.
///
/// This file owns the position, the age of its price, and the orders. What comes of requests is `SourceRequests`'.
contract ERC7540Adapter is SourceRequests {
    using Math for uint256;
    using SafeCast for uint256;
    using SafeERC20 for IERC20;

    uint256 private constant UNITS_GAS = 300_000; // that counting units may burn of the gas of those who ask

    /// A price that was too old, and when the vault's owner accepted it all the same.
    struct OldPrice {
        uint128 struckAt;
        uint128 acceptedAt;
    }

    /// @notice The adapter is somebody's already.
    error AlreadyBegun();

    OldPrice private _oldPrice; // read only while the price is too old
    address private _share; // the token of the source's units

    /// @dev The adapter that the others are clones of is nobody's.
    constructor() {
        _holding.recordedAt = type(uint32).max;
    }

    /// @notice Reads the source's share token and first price. The factory does, as it makes the clone; once.
    function initialize() external {
        if (_holding.recordedAt != 0) revert AlreadyBegun();
        _share = _shareOf(source(), asset());
        _begin(IERC20Metadata(asset()).decimals(), IERC20Metadata(_share).decimals());
        IERC7540(source()).priceLastUpdated();
    }

    function vault() public view override returns (address) {
        return address(uint160(_term(0)));
    }

    function asset() public view override returns (address) {
        return address(uint160(_term(1)));
    }

    function source() public view override returns (address) {
        return address(uint160(_term(2)));
    }

    /// @inheritdoc ISourceAdapter
    function sourceId() external view returns (bytes32) {
        return bytes32(_term(3));
    }

    function maxStepBps() public view override returns (uint256) {
        return _term(4);
    }

    /// @notice Seconds after which a price is stale.
    function maxNavAge() public view returns (uint256) {
        return _term(5);
    }

    function share() public view override returns (address) {
        return _share;
    }

    /// What this clone is for: a word of what was encoded behind its 45 bytes of code. Decoding all of it would cost
    /// five times as much, each time.
    function _term(uint256 i) private view returns (uint256 word) {
        assembly ("memory-safe") {
            extcodecopy(address(), 0, add(45, shl(5, i)), 32)
            word := mload(0)
        }
    }

    /// @inheritdoc ISourceAdapter
    function position() public view returns (Position memory p) {
        Holding memory h = _holding;
        (uint256 sound, uint256 leaving) = _countUnpriced(p, h);
        p.navAt = block.timestamp;
        if (p.units == 0) {
            if (p.pendingIn > 0) _currentPrice(); // a source that tells none cannot be read
            p.sound = sound;
            return p;
        }
        p.held = IERC4626(source()).convertToAssets(p.units);
        if (leaving > 0) p.pendingOut = p.held.mulDiv(leaving, p.units);
        uint256 struckAt = IERC7540(source()).priceLastUpdated();
        p.navAt = p.navAt.min(struckAt);
        if (_isOld(struckAt)) {
            OldPrice memory old = _oldPrice;
            bool accepted = old.acceptedAt > 0 && old.struckAt == struckAt;
            if (!accepted) return p;
            p.navAt = old.acceptedAt;
            if (sound == SOUND) sound = SOUND_FOR_LEAVING;
        }
        if (_isNearRecorded(p.held, _worthAtRecorded(p.units, h), h)) p.sound = sound;
    }

    /// @inheritdoc ISourceAdapter
    function nav() external view returns (uint256, uint256, uint256, uint256, uint256) {
        Position memory p = position();
        uint256 assets = p.pendingIn + p.claimable;
        uint256 recorded = _worthAtRecorded(p.units, _holding) + assets;
        return (p.held + assets, recorded, p.pendingOut + p.claimable, p.navAt, p.sound);
    }

    /// @inheritdoc ISourceAdapter
    function maxAllocate() external view returns (uint256) {
        return _priceIsNearRecorded() ? type(uint256).max : 0;
    }

    /// @inheritdoc ISourceAdapter
    function maxDeallocate() external view returns (uint256) {
        return IERC4626(source()).convertToAssets(_holding.units);
    }

    /// @inheritdoc ISourceAdapter
    function allocate(uint256 assets) external onlyVault {
        _pullAssets(assets);
        uint256 before = _assetBalance();
        _requireUnnumbered(IERC7540(source()).requestDeposit(assets, address(this), address(this)));
        _asked.assets += assets.toUint128();
        _unsettled.assets += assets.toUint128();
        bool taken = before - _assetBalance() == assets;
        if (!taken || _depositAnswer(_asked.assets, _holding).missing > 0) revert NotAccountedFor();
    }

    /// @inheritdoc ISourceAdapter
    function deallocate(uint256 assets) external onlyVault {
        Holding memory h = _holding;
        uint256 before = _shareBalance();
        uint256 shares = h.units;
        if (assets != type(uint256).max) {
            uint256 worth = IERC4626(source()).convertToAssets(shares);
            if (assets < worth) shares = shares.mulDiv(assets, worth);
        }
        uint256 asked = _asked.shares;
        uint256 missing = asked == 0 ? 0 : _redemptionAnswer(asked, h).missing;
        // A share token apart may want an allowance for it, as ERC-7540 allows.
        if (share() != source()) IERC20(share()).forceApprove(source(), shares);
        _requireUnnumbered(IERC7540(source()).requestRedeem(shares, address(this), address(this)));
        if (share() != source()) IERC20(share()).forceApprove(source(), 0);
        bool taken = before - _shareBalance() == shares;
        asked += shares;
        _asked.shares = asked.toUint128();
        _unsettled.shares += shares.toUint128();
        if (!taken || _redemptionAnswer(asked, h).missing > missing) revert NotAccountedFor();
        _countUnits(before);
    }

    /// @inheritdoc ISourceAdapter
    function claim() external onlyVault returns (uint256 assets) {
        bool refused;
        (assets, refused) = _claimSettled(false);
        if (refused && assets == 0) revert ClaimRefused();
    }

    /// @inheritdoc ISourceAdapter
    function observe() external override onlyVault {
        _observe();
        _observeRequests();
    }

    /// @inheritdoc ISourceAdapter
    function acceptPrice() external override onlyVault returns (uint256) {
        _acceptPrice();
        uint256 struckAt = IERC7540(source()).priceLastUpdated();
        if (_isOld(struckAt)) {
            _oldPrice = OldPrice(struckAt.toUint128(), uint128(block.timestamp));
            emit OldPriceAccepted(struckAt);
        }
        return _acceptRequests();
    }

    /// @inheritdoc ISourceAdapter
    function units() external view returns (uint256) {
        try this.unitsTold{gas: UNITS_GAS}() returns (uint256 told) {
            return told;
        } catch {
            return _holding.units + _unclaimedUnits();
        }
    }

    /// @notice All units of the position. Reverts if the source does not answer.
    function unitsTold() external view returns (uint256) {
        Position memory p;
        _countUnpriced(p, _holding);
        return p.units;
    }

    function _isOld(uint256 struckAt) private view returns (bool) {
        return block.timestamp > struckAt && block.timestamp - struckAt > maxNavAge();
    }

    function _requireUnnumbered(uint256 requestId) private pure {
        if (requestId != 0) revert RequestNumbered(requestId);
    }
}
