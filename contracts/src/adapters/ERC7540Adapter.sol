// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {IERC20, SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IERC7540} from "./IERC7540.sol";
import {ISourceAdapter} from "./ISourceAdapter.sol";
import {SourceAdapter} from "./SourceAdapter.sol";

/// @title ERC7540Adapter
/// @notice The position of one vault in a source that takes requests and settles them later (ERC-7540), at a
/// price struck now and then.
///
/// The source must number all requests of a controller 0, as ERC-7540 allows and Centrifuge's vaults do, and tell
/// by `priceLastUpdated` when its price was struck. Its share may be another token (ERC-7575), with a list of its
/// own: this adapter must be on it before it is used. Pending requests cannot be given in kind; what the source
/// settles in parts is claimed in parts.
///
/// Invariant: what was asked for is pending, or can be claimed now, or counts as shut in. A source may shut claims
/// (Centrifuge does while a controller is frozen) and then tells 0 by all its views, so it is not its word but what
/// was asked for that counts. While something is shut in, or what can be claimed is not worth what was given for it,
/// the price is not sound. What it lets be claimed beyond that, as of requests that others make in this adapter's name,
/// counts nothing.
contract ERC7540Adapter is SourceAdapter {
    using Math for uint256;
    using SafeCast for uint256;
    using SafeERC20 for IERC20;

    uint256 private constant SOUND = 1;
    uint256 private constant SOUND_FOR_LEAVING = 2;
    uint256 private constant UNITS_GAS = 300_000; // that counting units may burn of the gas of those who ask
    uint256 private constant GIVEN_UP_AFTER = 30 days; // since it was accepted that something is missing
    uint256 private constant ROUNDING_PART = 1e6; // of a request, that its settlement may round away

    /// A word for each way: what was asked for and has not been claimed, or how much of that is given up.
    struct Asked {
        uint128 assets; // given for shares
        uint128 shares; // given for assets
    }

    /// What the source tells of what was asked of it one way, as far as it was. What is given are assets and what is
    /// claimed shares if it is a deposit, and the other way round if it is a redemption.
    struct Answer {
        uint256 pending; // of what was given: not settled
        uint256 missing; // of what was given: neither pending nor to be claimed
        uint256 settled; // of what was given: to be claimed
        uint256 claimable; // for what is settled
        bool accepted; // of what was given something is missing, and the owner accepted it and has not given it up
    }

    /// Since when no more is missing than was accepted, and whether the owner has accepted it a month later once more:
    /// then it is given up, and nobody is kept out for its sake.
    struct Acceptance {
        uint64 since;
        bool givenUp;
    }

    /// A price that was too old, and when the vault's owner accepted it all the same.
    struct OldPrice {
        uint128 struckAt;
        uint128 acceptedAt;
    }

    /// @notice The adapter is somebody's already.
    error AlreadyBegun();

    Asked private _asked;
    /// What was missing when the vault's owner last accepted the source's word. Read only while something is.
    Asked private _accepted;
    Acceptance private _acceptance; // read only while something is missing
    OldPrice private _oldPrice; // read only while the price is too old
    /// Units to be claimed, more than were paid for, that the vault's owner accepted. Read only while there are.
    uint256 private _acceptedUnits;

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
        uint256 asked = _asked.assets + assets;
        bool taken = before - _assetBalance() == assets;
        if (!taken || _depositAnswer(asked, _holding).missing > 0) revert NotAccountedFor();
        _asked.assets = asked.toUint128();
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
        if (!taken || _redemptionAnswer(asked, h).missing > missing) revert NotAccountedFor();
        _countUnits(before);
        _asked.shares = asked.toUint128();
    }

    /// @inheritdoc ISourceAdapter
    /// @dev Neither way stops the other. Assets come here first, so that a source with a list need not know the
    /// vault, and then go there, refunds too.
    function claim() external onlyVault returns (uint256 assets) {
        Asked memory asked = _asked;
        if (asked.assets | asked.shares == 0) return 0;
        Holding memory h = _holding;
        bool refused = asked.shares > 0 && !_claimAssets(asked.shares, h);
        bool refusedShares = asked.assets > 0 && !_claimShares(asked.assets, h);
        assets = _assetBalance();
        if (assets > 0) IERC20(asset()).safeTransfer(vault(), assets);
        else if (refused || refusedShares) revert ClaimRefused();
    }

    /// @inheritdoc ISourceAdapter
    function acceptPrice() external override onlyVault {
        _acceptPrice();
        uint256 struckAt = IERC7540(source()).priceLastUpdated();
        if (_isOld(struckAt)) {
            _oldPrice = OldPrice(struckAt.toUint128(), uint128(block.timestamp));
            emit OldPriceAccepted(struckAt);
        }
        Asked memory asked = _asked;
        Asked memory accepted = _accepted;
        delete _accepted;
        Holding memory h = _holding;
        uint256 assets;
        if (asked.assets > 0) {
            Answer memory a = _depositAnswer(asked.assets, h);
            assets = a.missing;
            bool overpaid = _isOverpaid(a, h);
            _acceptedUnits = overpaid ? a.claimable : 0;
            if (overpaid) emit ClaimAccepted(a.claimable);
        }
        uint256 shares = asked.shares == 0 ? 0 : _redemptionAnswer(asked.shares, h).missing;
        if (assets | shares == 0) return;
        _accepted = Asked(assets.toUint128(), shares.toUint128());
        bool more = assets > accepted.assets || shares > accepted.shares;
        uint256 since = more ? block.timestamp : _acceptance.since;
        bool givenUp = block.timestamp - since >= GIVEN_UP_AFTER;
        _acceptance = Acceptance(uint64(since), givenUp);
        emit RequestsAccepted(assets, shares, givenUp);
    }

    /// @inheritdoc ISourceAdapter
    function units() external view returns (uint256) {
        try this.unitsTold{gas: UNITS_GAS}() returns (uint256 told) {
            return told;
        } catch {
            return _holding.units + _asked.shares;
        }
    }

    /// @notice All units of the position. Reverts if the source does not answer.
    function unitsTold() external view returns (uint256) {
        Position memory p;
        _countUnpriced(p, _holding);
        return p.units;
    }

    // ------------------------------------------------------------- what was asked for

    /// All of the position that needs no price.
    /// @return sound as in Position, by whether the source accounts for all that was asked of it
    /// @return leaving the units asked to leave
    function _countUnpriced(Position memory p, Holding memory h)
        private
        view
        returns (uint256 sound, uint256 leaving)
    {
        Asked memory asked = _asked;
        p.units = h.units;
        bool accounted = true;
        sound = SOUND;
        if (asked.assets > 0) {
            Answer memory a = _depositAnswer(asked.assets, h);
            p.units += a.claimable;
            p.pendingIn = a.pending + a.missing;
            if (a.accepted) sound = SOUND_FOR_LEAVING;
            accounted = a.missing == 0 && _isNear(_worthAtRecorded(a.claimable, h), a.settled, h);
        }
        if (asked.shares > 0) {
            Answer memory a = _redemptionAnswer(asked.shares, h);
            leaving = a.pending + a.missing;
            p.units += leaving;
            p.claimable = a.claimable;
            if (a.accepted) sound = SOUND_FOR_LEAVING;
            accounted = accounted && a.missing == 0 && _isNear(a.claimable, _worthAtRecorded(a.settled, h), h);
        }
        if (!accounted) sound = 0;
    }

    function _depositAnswer(uint256 asked, Holding memory h) private view returns (Answer memory a) {
        a.pending = asked.min(IERC7540(source()).pendingDepositRequest(0, address(this)));
        uint256 due = asked - a.pending;
        if (due == 0) return a;
        _settle(a, due, IERC4626(source()).maxDeposit(address(this)), IERC4626(source()).maxMint(address(this)));
        uint256 rounding = _rounding(h) + asked / ROUNDING_PART;
        a.missing = due - a.settled;
        if (a.missing > rounding) (a.missing, a.accepted) = _lessAccepted(a.missing, _accepted.assets);
        if (a.missing <= rounding) a.missing = 0;
    }

    function _redemptionAnswer(uint256 asked, Holding memory h) private view returns (Answer memory a) {
        a.pending = asked.min(IERC7540(source()).pendingRedeemRequest(0, address(this)));
        uint256 due = asked - a.pending;
        if (due == 0) return a;
        _settle(a, due, IERC4626(source()).maxRedeem(address(this)), IERC4626(source()).maxWithdraw(address(this)));
        uint256 rounding = _rounding(h) + _worthAtRecorded(asked, h) / ROUNDING_PART;
        a.missing = due - a.settled;
        if (_worthAtRecorded(a.missing, h) > rounding) {
            (a.missing, a.accepted) = _lessAccepted(a.missing, _accepted.shares);
        }
        if (_worthAtRecorded(a.missing, h) <= rounding) a.missing = 0;
    }

    function _lessAccepted(uint256 missing, uint256 accepted) private view returns (uint256, bool) {
        return (missing.saturatingSub(accepted), accepted > 0 && !_acceptance.givenUp);
    }

    /// Whether the units to be claimed are worth more than was given for them, by either price, and by more than prices
    /// may differ.
    function _isOverpaid(Answer memory a, Holding memory h) private view returns (bool) {
        uint256 most = a.settled + _tolerance(a.settled, h) + _rounding(h);
        return _worthAtRecorded(a.claimable, h) > most && IERC4626(source()).convertToAssets(a.claimable) > most;
    }

    function _isOld(uint256 struckAt) private view returns (bool) {
        return block.timestamp > struckAt && block.timestamp - struckAt > maxNavAge();
    }

    /// Of what the source lets be claimed, `claimable` for `given`, the part for what is due.
    function _settle(Answer memory a, uint256 due, uint256 given, uint256 claimable) private pure {
        if (claimable == 0) return;
        a.settled = given.min(due);
        a.claimable = (given > due ? claimable.mulDiv(due, given) : claimable).toUint128();
    }

    /// Claims the assets that are ready. False: the source refused.
    function _claimAssets(uint256 asked, Holding memory h) private returns (bool) {
        Answer memory a = _redemptionAnswer(asked, h);
        if (a.claimable == 0) return true;
        uint256 before = _assetBalance();
        try IERC4626(source()).withdraw(a.claimable, address(this), address(this)) {}
        catch {
            return false;
        }
        _requireDelivered(_assetBalance() - before, a.claimable);
        uint256 accepted = asked - a.pending - a.settled; // what is still missing
        if (accepted > 0) accepted = accepted.min(_accepted.shares);
        asked = _stillAsked(asked, a, _redemptionAnswer(asked, h), accepted);
        _asked.shares = asked.toUint128();
        _accepted.shares = accepted.toUint128();
        return true;
    }

    /// Claims the shares that are ready. False: the source refused, or they are more than were paid for, so that the
    /// vault would seem to be worth what it is not, and its owner has not accepted that. What the source delivers beyond
    /// its word is a gift, which counts nothing.
    function _claimShares(uint256 asked, Holding memory h) private returns (bool) {
        Answer memory a = _depositAnswer(asked, h);
        if (a.claimable == 0) return true;
        if (_isOverpaid(a, h)) {
            if (a.claimable > _acceptedUnits) return false;
            delete _acceptedUnits;
        }
        uint256 before = _shareBalance();
        try IERC7540(source()).mint(a.claimable, address(this), address(this)) {}
        catch {
            return false;
        }
        uint256 delivered = _shareBalance() - before;
        _requireDelivered(delivered, a.claimable);
        _holding.units = (_holding.units + delivered.min(a.claimable)).toUint120();
        uint256 accepted = asked - a.pending - a.settled; // what is still missing
        if (accepted > 0) accepted = accepted.min(_accepted.assets);
        asked = _stillAsked(asked, a, _depositAnswer(asked, h), accepted);
        _asked.assets = asked.toUint128();
        _accepted.assets = accepted.toUint128();
        return true;
    }

    /// What is still asked for after a claim: all but what was settled, and no more than the source knows of or is
    /// missing, so that nothing stays of what was rounded away.
    function _stillAsked(uint256 asked, Answer memory before, Answer memory afterwards, uint256 accepted)
        private
        pure
        returns (uint256)
    {
        return (asked - before.settled).min(afterwards.pending + afterwards.settled + before.missing + accepted);
    }

    /// What is near enough in a settlement, which may have been at a price before the recorded one.
    function _isNear(uint256 value, uint256 expected, Holding memory h) private view returns (bool) {
        return _isWithinStep(value, expected, _rounding(h), h);
    }

    /// Two native units of the asset and two of the share.
    function _rounding(Holding memory h) private pure returns (uint256) {
        return 2 + _worthAtRecorded(2, h);
    }

    function _requireDelivered(uint256 delivered, uint256 claimed) private pure {
        if (delivered + 2 + claimed / ROUNDING_PART < claimed) revert NotAccountedFor();
    }

    function _requireUnnumbered(uint256 requestId) private pure {
        if (requestId != 0) revert RequestNumbered(requestId);
    }

    function _assetBalance() private view returns (uint256) {
        return IERC20(asset()).balanceOf(address(this));
    }
}
