// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {IERC20, SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {SourceCalls} from "../SourceCalls.sol";
import {IERC7540} from "./IERC7540.sol";
import {SourceAdapter} from "./SourceAdapter.sol";

/// @title SourceRequests
/// @notice What was asked of a source that settles later and has not come yet: what the source tells of it, what of that
/// counts, the claims, and what the vault's owner accepted.
///
/// Invariants:
/// 1. What was asked for is pending, or can be claimed now, or counts as shut in. A source may shut claims (Centrifuge
///    does while a controller is frozen) and then tells 0 by all its views, so it is not its word but what was asked for
///    that counts. While something is shut in, or what can be claimed is not worth what was given for it by the recorded
///    price, within its band, the price is not sound.
/// 2. What it lets be claimed beyond that, as of requests that others make in this adapter's name, counts nothing; and
///    what it lets be claimed for what was given counts by no more than the recorded price's band allows. So what it says
///    of its own debts makes no position worth more than what was put into it, sound or not.
/// 3. What can be claimed is claimed as long as it is near what was given for it; assets that are more are too. Anything
///    else waits for the vault's owner, who accepts the source's word (`acceptPrice`) for all at that moment: what can be
///    claimed is claimed then and there, whatever it is worth, and what is missing counts nothing until it comes back.
///    An acceptance ends with the claim that it makes, so it serves no other.
/// 4. What the source then refuses though it says that it can be claimed, as one in default does, is missing too: its
///    word counts nothing any more until it lets a claim happen.
/// 5. What was once read not to be pending is never pending again, whatever the source says later: so what others ask for
///    in this adapter's name hides nothing that is missing. Assets that the source lets be claimed for others are claimed too, as a gift.
/// 6. Units that come without a claim while something is missing, and assets while units are, count in its place, which
///    counts nothing from then on, so that nothing counts twice. Nobody can tell whether the source sent them: so they end
///    neither the request nor, by themselves, that the price is not sound. The owner accepts them as what was missing.
///
/// It decides neither when something is asked for nor what the units in hand are worth.
abstract contract SourceRequests is SourceAdapter {
    using Math for uint256;
    using SafeCast for uint256;
    using SafeERC20 for IERC20;

    uint256 internal constant SOUND = 1;
    uint256 internal constant SOUND_FOR_LEAVING = 2;
    /// What a source is promised for a claim, and may burn: it stops neither the other one nor an acceptance.
    uint256 private constant CLAIM_GAS = 800_000;
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
        uint256 settled; // of what was given: to be claimed
        uint256 claimable; // for what is settled
        uint256 lost; // of what was given: neither pending nor to be claimed, and nothing came in its place
        uint256 missing; // of that, more than was accepted
        uint256 offered; // all that can be claimed, be it for others
        uint256 sound; // as in Position: by what is missing, not by what can be claimed
    }

    /// Since when no more is missing than was accepted (0: something came in place of it, which nobody has accepted),
    /// whether the owner has accepted it a month later once more (then it is given up, and nobody is kept out for its
    /// sake), and what the source refused when it was last accepted, though it said that it can be claimed.
    struct Acceptance {
        uint64 since;
        bool givenUp;
        bool refusedAssets;
        bool refusedShares;
    }

    /// @notice Only the adapter itself makes this call.
    error NotSelf();

    Asked internal _asked;
    Asked internal _unsettled; // of that, what was pending whenever it was read
    /// What was missing when the vault's owner last accepted the source's word. Read only while something is.
    Asked private _accepted;
    Asked private _replaced; // what was missing until something came in its place; counts nothing, whatever the source says
    Acceptance private _acceptance; // read only while something is not pending

    // ------------------------------------------------------------------ what counts

    /// All of the position that needs no price.
    /// @return sound as in Position, by whether the source accounts for all that was asked of it
    /// @return leaving the units asked to leave
    function _countUnpriced(Position memory p, Holding memory h)
        internal
        view
        returns (uint256 sound, uint256 leaving)
    {
        Asked memory asked = _asked;
        p.units = h.units;
        bool accounted = true;
        sound = SOUND;
        if (asked.assets > 0) {
            Answer memory a = _depositAnswer(asked.assets, h);
            p.units += a.claimable.min(_unitsAtRecorded(_most(a.settled, h), h));
            p.pendingIn = a.pending + a.missing;
            sound = a.sound;
            accounted = sound > 0 && _isNear(_worthAtRecorded(a.claimable, h), a.settled, h);
        }
        if (asked.shares > 0) {
            Answer memory a = _redemptionAnswer(asked.shares, h);
            leaving = a.pending + a.missing;
            p.units += leaving;
            uint256 due = _worthAtRecorded(a.settled, h);
            p.claimable = a.claimable.min(_most(due, h));
            sound = sound.max(a.sound);
            accounted = accounted && a.sound > 0 && _isNear(a.claimable, due, h);
        }
        if (!accounted) sound = 0;
    }

    function _depositAnswer(uint256 asked, Holding memory h) internal view returns (Answer memory a) {
        uint256 replaced = _replaced.assets;
        a = _settledDeposit(asked, replaced);
        a.sound = SOUND;
        if (a.pending == asked) return a;
        Acceptance memory acceptance = _acceptance;
        if (acceptance.refusedShares) (a.settled, a.claimable) = (0, 0);
        a.lost = asked - a.pending - a.settled - replaced;
        _weigh(a, replaced, _accepted.assets, acceptance, _depositRounding(asked, h));
    }

    function _redemptionAnswer(uint256 asked, Holding memory h) internal view returns (Answer memory a) {
        uint256 replaced = _replaced.shares;
        a = _settledRedemption(asked, replaced);
        a.sound = SOUND;
        if (a.pending == asked) return a;
        Acceptance memory acceptance = _acceptance;
        if (acceptance.refusedAssets) (a.settled, a.claimable) = (0, 0);
        a.lost = asked - a.pending - a.settled - replaced;
        _weigh(a, replaced, _accepted.shares, acceptance, _redemptionRounding(asked, h));
    }

    /// Of what is lost or was replaced: what nobody accepted, and how sound that leaves the price.
    function _weigh(Answer memory a, uint256 replaced, uint256 accepted, Acceptance memory acceptance, uint256 rounding)
        private
        pure
    {
        bool isLost = a.lost > rounding;
        if (isLost) a.missing = a.lost.saturatingSub(accepted);
        if (a.missing <= rounding) a.missing = 0;
        if (!isLost && replaced <= rounding) return;
        if (a.missing > 0 || acceptance.since == 0) a.sound = 0;
        else if (!acceptance.givenUp) a.sound = SOUND_FOR_LEAVING;
    }

    /// The units asked to leave that count, as they are remembered.
    function _unclaimedUnits() internal view returns (uint256) {
        return uint256(_asked.shares).saturatingSub(uint256(_accepted.shares) + _replaced.shares);
    }

    /// What the source itself says of a deposit, but for what was replaced.
    function _settledDeposit(uint256 asked, uint256 replaced) private view returns (Answer memory a) {
        a.pending = IERC7540(source()).pendingDepositRequest(0, address(this)).min(_unsettled.assets);
        if (a.pending == asked) return a;
        uint256 given = IERC4626(source()).maxDeposit(address(this));
        _settle(a, asked - a.pending - replaced, given, IERC4626(source()).maxMint(address(this)));
    }

    /// What the source itself says of a redemption, but for what was replaced.
    function _settledRedemption(uint256 asked, uint256 replaced) private view returns (Answer memory a) {
        a.pending = IERC7540(source()).pendingRedeemRequest(0, address(this)).min(_unsettled.shares);
        if (a.pending == asked) return a;
        uint256 given = IERC4626(source()).maxRedeem(address(this));
        _settle(a, asked - a.pending - replaced, given, IERC4626(source()).maxWithdraw(address(this)));
    }

    /// Of what the source lets be claimed, `claimable` for `given`, the part for what is due.
    function _settle(Answer memory a, uint256 due, uint256 given, uint256 claimable) private pure {
        if (claimable == 0) return;
        a.offered = claimable;
        a.settled = given.min(due);
        a.claimable = (given > due ? claimable.mulDiv(due, given) : claimable).toUint128();
    }

    // ------------------------------------------------------------------------ claims

    /// Claims what is near what was given for it, both ways, or whatever there is if the owner accepts it. Neither way
    /// stops the other. Assets come here first, so that a source with a list need not know the vault, and then go
    /// there, refunds too.
    /// @return assets those that went to the vault
    /// @return refused whether something can be claimed, and nothing was
    function _claimSettled(bool accepting) internal returns (uint256 assets, bool refused) {
        Asked memory asked = _asked;
        if (asked.assets | asked.shares == 0) return (0, false);
        Holding memory h = _holding;
        uint256 refund = _assetBalance();
        bool refusedAssets = asked.shares > 0 && !_claimAssets(asked.shares, h, accepting);
        bool refusedShares = asked.assets > 0 && !_claimShares(asked.assets, h, accepting);
        refused = (refusedAssets || refusedShares) && _holding.units == h.units;
        if (accepting) (_acceptance.refusedAssets, _acceptance.refusedShares) = (refusedAssets, refusedShares);
        _takeBack(refund);
        assets = _assetBalance();
        if (assets > 0) IERC20(asset()).safeTransfer(vault(), assets);
    }

    /// Claims the assets that are ready, for what was replaced too, and for others who asked in this adapter's name: their
    /// requests may have been settled at another price. False: the source refused, or they are less than what was given
    /// for them is worth, and the vault's owner has not accepted that.
    function _claimAssets(uint256 asked, Holding memory h, bool accepting) private returns (bool) {
        Answer memory a = _settledRedemption(asked, 0);
        if (a.offered == 0) return true;
        uint256 due = _worthAtRecorded(a.settled, h);
        if (!_isNear(a.offered, due, h)) {
            if (a.offered < due && !accepting) return false;
            if (accepting) emit ClaimAccepted(false, a.settled, a.offered);
        }
        if (!_take(a.offered, false)) return false;
        (uint256 left, uint256 lost) = _unclaimed(asked, a, _redemptionRounding(asked, h));
        (_asked.shares, _unsettled.shares) = (left.toUint128(), a.pending.toUint128());
        _accepted.shares = lost.min(_accepted.shares).toUint128();
        _replaced.shares = lost.min(_replaced.shares).toUint128();
        if (_acceptance.refusedAssets) _acceptance.refusedAssets = false;
        return true;
    }

    /// Claims the shares that are ready, for what was replaced too. False: the source refused, or they are more or less than were paid for, so that
    /// the vault would seem to be worth what it is not, or would lose, and its owner has not accepted that. What the
    /// source delivers beyond its word is a gift, which counts nothing.
    function _claimShares(uint256 asked, Holding memory h, bool accepting) private returns (bool) {
        Answer memory a = _settledDeposit(asked, 0);
        if (a.claimable == 0) return true;
        if (!_isNear(_worthAtRecorded(a.claimable, h), a.settled, h)) {
            if (!accepting) return false;
            emit ClaimAccepted(true, a.settled, a.claimable);
        }
        uint256 before = _shareBalance();
        if (!_take(a.claimable, true)) return false;
        uint256 delivered = (_shareBalance() - before).min(a.claimable);
        _holding.units = (_holding.units + delivered).toUint120();
        (uint256 left, uint256 lost) = _unclaimed(asked, a, _depositRounding(asked, h));
        (_asked.assets, _unsettled.assets) = (left.toUint128(), a.pending.toUint128());
        _accepted.assets = lost.min(_accepted.assets).toUint128();
        _replaced.assets = lost.min(_replaced.assets).toUint128();
        if (_acceptance.refusedShares) _acceptance.refusedShares = false;
        return true;
    }

    /// Lets the source give what it says that it owes. False: it did not, and all is as it was.
    function _take(uint256 amount, bool shares) private returns (bool) {
        try this.takeSettled{gas: CLAIM_GAS}(amount, shares) {
            return true;
        } catch {
            SourceCalls.requireGas(CLAIM_GAS);
            return false;
        }
    }

    /// @notice Claims `amount` of shares or of assets, or reverts if less comes, so that nothing is left of a claim that
    /// failed. The adapter alone calls it, of itself.
    function takeSettled(uint256 amount, bool shares) external {
        if (msg.sender != address(this)) revert NotSelf();
        uint256 before = shares ? _shareBalance() : _assetBalance();
        if (shares) IERC7540(source()).mint(amount, address(this), address(this));
        else IERC4626(source()).withdraw(amount, address(this), address(this));
        uint256 delivered = (shares ? _shareBalance() : _assetBalance()) - before;
        if (delivered + 2 + amount / ROUNDING_PART < amount) revert NotAccountedFor();
    }

    /// What is still asked for after a claim, and how much of that is missing: all but what was settled and what was
    /// rounded away. It is by what the source said before: what it forgets in a claim is missing.
    function _unclaimed(uint256 asked, Answer memory before, uint256 rounding)
        private
        pure
        returns (uint256 left, uint256 lost)
    {
        lost = asked - before.pending - before.settled;
        if (lost <= rounding) lost = 0;
        left = before.pending + lost;
    }

    // -------------------------------------------------------------------- acceptance

    /// Takes the source's word for what was asked of it: claims what can be claimed, and remembers what is missing then.
    function _acceptRequests() internal returns (uint256 assets) {
        (assets,) = _claimSettled(true);
        Asked memory asked = _asked;
        Asked memory accepted = _accepted;
        delete _accepted;
        Holding memory h = _holding;
        uint256 missingAssets = asked.assets == 0 ? 0 : _depositAnswer(asked.assets, h).missing;
        uint256 missingShares = asked.shares == 0 ? 0 : _redemptionAnswer(asked.shares, h).missing;
        Asked memory replaced = _replaced;
        if (missingAssets | missingShares | replaced.assets | replaced.shares == 0) return assets;
        _accepted = Asked(missingAssets.toUint128(), missingShares.toUint128());
        uint256 since = _acceptance.since;
        if (missingAssets > accepted.assets || missingShares > accepted.shares || since == 0) since = block.timestamp;
        bool givenUp = block.timestamp - since >= GIVEN_UP_AFTER;
        (_acceptance.since, _acceptance.givenUp) = (uint64(since), givenUp);
        emit RequestsAccepted(missingAssets + replaced.assets, missingShares + replaced.shares, givenUp);
    }

    /// What is back by now was accepted for the last time, and what is pending no more is never again.
    function _observeRequests() internal {
        Asked memory asked = _asked;
        if (asked.assets | asked.shares > 0) _takeBack(0);
    }

    /// Reckons what came without a claim: `money`, which goes to the vault, and units that are here and not counted,
    /// which are in hand then; at most what is missing. Money that was asked to enter, and is back, is asked for no more.
    /// Anything else takes the place of what is missing, by the recorded price, and the owner says whether it is that.
    /// What is missing no more was accepted for the last time.
    function _takeBack(uint256 money) private {
        (Asked memory asked, Asked memory accepted, Holding memory h) = (_asked, _accepted, _holding);
        uint256 units_ = _shareBalance().saturatingSub(h.units);
        Answer memory entry;
        Answer memory exit;
        if (asked.assets > 0) entry = _depositAnswer(asked.assets, h);
        if (asked.shares > 0) exit = _redemptionAnswer(asked.shares, h);
        uint256 back = money.min(entry.lost);
        entry.lost -= back;
        uint256 unitsBack = units_.min(exit.lost);
        uint256 unitsReplaced = (unitsBack + _unitsAtRecorded(money - back, h)).min(exit.lost);
        uint256 moneyReplaced = _worthAtRecorded(units_ - unitsBack, h).min(entry.lost);
        unitsBack += _unitsAtRecorded(moneyReplaced, h);

        if (back > 0) _asked.assets = (asked.assets - back).toUint128();
        if (unitsBack > 0) _holding.units = (h.units + unitsBack).toUint120();
        if (unitsReplaced | moneyReplaced > 0) {
            _replaced.assets += moneyReplaced.toUint128();
            _replaced.shares += unitsReplaced.toUint128();
            bool accepted_ = entry.missing <= back && exit.missing == 0;
            if (!accepted_) (_acceptance.since, _acceptance.givenUp) = (0, false);
        }
        _accepted = Asked(
            (entry.lost - moneyReplaced).min(accepted.assets).toUint128(),
            (exit.lost - unitsReplaced).min(accepted.shares).toUint128()
        );
        _unsettled = Asked(entry.pending.toUint128(), exit.pending.toUint128());
    }

    // ---------------------------------------------------------------------- measures

    /// What is near enough in a settlement, which may have been at a price before the recorded one.
    function _isNear(uint256 value, uint256 expected, Holding memory h) private view returns (bool) {
        return _isWithinStep(value, expected, _rounding(h), h);
    }

    /// The most that may be settled for what is worth so much by the recorded price.
    function _most(uint256 worth, Holding memory h) private view returns (uint256) {
        return worth + _tolerance(worth, h) + _rounding(h);
    }

    /// Two native units of the asset and two of the share.
    function _rounding(Holding memory h) private pure returns (uint256) {
        return 2 + _worthAtRecorded(2, h);
    }

    function _depositRounding(uint256 asked, Holding memory h) private pure returns (uint256) {
        return _rounding(h) + asked / ROUNDING_PART;
    }

    function _redemptionRounding(uint256 asked, Holding memory h) private pure returns (uint256) {
        return 2 + _unitsAtRecorded(2, h) + asked / ROUNDING_PART;
    }

    /// How many units assets are worth at the recorded price; none after a total loss, when no number is enough.
    function _unitsAtRecorded(uint256 assets, Holding memory h) private pure returns (uint256) {
        return h.price == LEAST_PRICE ? 0 : assets.mulDiv(10 ** uint256(h.scale), h.price);
    }

    function _assetBalance() internal view returns (uint256) {
        return IERC20(asset()).balanceOf(address(this));
    }
}
