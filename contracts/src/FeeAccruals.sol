// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {FeeMath} from "./FeeMath.sol";

/// What a change of the performance fee does not concern; prices, 0 where there is nothing. Below `chargedTo`, up to which
/// the mark has been, not more than `chargedAt` is charged again, nor given back: so a raise does not reach back, at
/// whatever price it is put into force. Below `owedTo`, at most the mark, `owedAt` is given back, since it was charged.
/// `returned` is the part of all shares, in 2^-40, that was burnt in escrow and is not charged again, and `returnedAt` the
/// hour of the last time; see `unreturned`.
struct FormerFees {
    uint80 chargedTo;
    uint16 chargedAt;
    uint80 owedTo;
    uint16 owedAt;
    uint40 returned;
    uint24 returnedAt;
}

/// What it is like once fees are charged; see `_previewAccrual`.
struct Accrual {
    uint256 assets; // the worth of all shares
    uint256 supply; // all shares, the charged ones included
    uint256 managementShares; // charged
    uint256 performanceShares; // charged, into escrow
    uint256 returnedShares; // burnt in escrow
    uint256 escrow; // shares
    uint256 mark;
    uint256 floor; // the mark falls no lower
    FormerFees former;
    uint256 terms; // the books' words
    uint256 amounts;
}

/// @title FeeAccruals
/// @notice What charging fees does to a wrapper's books: what of the performance fee is given back, vests and is charged, in
/// this order. It reads and writes nothing but the accrual that it is given.
///
/// Every unit of the way between the floor and the mark is charged, and given back, at the fee of that part of the way
/// times floor/price. So the price after fees is on one line with the source's price, wherever it goes. A change of the fee
/// is for gains above all that were charged before it. No part of the way is charged at more than had been given back of
/// it, nor at more than the fee of now; so a price that is wrong for a moment costs nobody, whatever the fee becomes in it.
library FeeAccruals {
    using Math for uint256;

    /// @notice The shares that only the price knows; they stand against one unit of the asset.
    uint256 internal constant VIRTUAL_SHARES = 10 ** 12;
    // Fewer shares than these, a million units' worth at first, are not charged, unless they are worth as much: there is
    // next to nobody, whom rounding alone could give a gain. Nor are more than any asset is worth, which only total
    // losses make.
    uint256 private constant MIN_CHARGED = VIRTUAL_SHARES * 1e6;
    uint256 private constant MAX_CHARGED = type(uint160).max;
    // A fall by less than this part of the mark is not remembered: it would cost gas for each rounding.
    uint256 private constant UNNOTICED = 1e6;
    // Where the mark was is not remembered while a raise is above the fee that is charged again: a further change of the fee
    // holds only from so many times the mark, which is forgotten within weeks.
    uint256 private constant UNKNOWN = 16;
    uint256 private constant ALL_OF_SHARES = 1 << 40;
    // For so long a price that has fallen is taken for one that may come back.
    uint256 private constant FALLEN = 24; // hours

    function isCharged(Accrual memory due) internal pure returns (bool) {
        uint256 supply = due.supply;
        if (supply >= MIN_CHARGED) return supply <= MAX_CHARGED;
        return supply * due.mark.min(price(due)) >= 1e6 * FeeMath.ONE;
    }

    /// @notice The price of a share, as FeeMath.price.
    function price(Accrual memory due) internal pure returns (uint256) {
        return FeeMath.price(due.assets, due.supply, VIRTUAL_SHARES);
    }

    /// @notice The charged shares that there will be.
    function chargedShares(Accrual memory due) internal pure returns (uint256) {
        unchecked {
            return (due.amounts >> 128) + due.managementShares + due.performanceShares - due.returnedShares;
        }
    }

    /// @notice How many of these shares are charged: those that fit the books. The rest is waived before it is in a price, since
    /// charging must not stand before an exit.
    function chargeable(Accrual memory due, uint256 shares) internal pure returns (uint256) {
        return shares.min(type(uint128).max - chargedShares(due));
    }

    /// Gives back the fee on a price that is there no more, as far as it is in escrow: in up to three parts of the way,
    /// each at the fee that was charged on it.
    function returnFees(Accrual memory due) internal pure {
        if (due.mark == due.floor || !isCharged(due)) return;
        (uint256 chargedTo, uint256 owedTo) = (due.former.chargedTo, due.former.owedTo);
        (uint256 from, uint256 mark) = (due.mark, due.mark);
        if (price(due) >= mark) return;
        uint256 lowest;
        do {
            lowest = due.floor;
            if (chargedTo < mark) lowest = lowest.max(chargedTo);
            if (owedTo < mark) lowest = lowest.max(owedTo);
            _returnFeesUntil(due, lowest);
            mark = due.mark;
        } while (mark == lowest && lowest > due.floor);
        // Gains from here on are given back as they are charged.
        if (owedTo > mark) due.former.owedTo = uint80(mark);
        unchecked {
            if (mark < from - from / UNNOTICED && from > chargedTo && !_raised(due)) _keepCharged(due, from);
        }
    }

    /// @notice What of these shares, which leave in kind, was in escrow within a day, and was given back. It is the leaver's
    /// part of the fee again: what he takes is worth more once the price is back.
    function unreturned(Accrual memory due, uint256 shares) internal view returns (uint256) {
        return chargeable(due, shares * _returnedLately(due) / ALL_OF_SHARES);
    }

    /// @notice Remembers what of the shares was given back, less what is charged again.
    function rememberReturned(Accrual memory due) internal view {
        uint256 part = _returnedLately(due);
        due.former.returned = 0;
        if (part == 0 && due.returnedShares == 0) return;
        unchecked {
            uint256 before = due.supply + due.returnedShares - due.performanceShares;
            uint256 kept = ((ALL_OF_SHARES - part) * due.supply).ceilDiv(before);
            part = kept > ALL_OF_SHARES - ALL_OF_SHARES / UNNOTICED ? 0 : ALL_OF_SHARES - kept;
        }
        due.former.returned = uint40(part);
        if (due.returnedShares != 0) due.former.returnedAt = uint24(block.timestamp / 1 hours);
    }

    function _returnedLately(Accrual memory due) private view returns (uint256) {
        return block.timestamp / 1 hours <= due.former.returnedAt + FALLEN ? due.former.returned : 0;
    }

    /// @notice A change of the fee to `bps` is for gains above all that were charged before it.
    function changeFee(Accrual memory due, uint256 bps) internal pure {
        uint256 mark = due.mark;
        uint256 owed = _givenBack(due);
        if (_raised(due)) _keepCharged(due, (mark * UNKNOWN).min(type(uint80).max));
        else if (bps > uint16(due.terms)) _keepCharged(due, mark);
        if (owed <= _charged(due, bps)) return;
        FormerFees memory former = due.former;
        uint256 floor = due.floor;
        if (former.owedTo > floor && former.owedAt > owed) {
            owed = FeeMath.feeOfBoth(mark, owed, former.owedTo, former.owedAt, floor);
        }
        (former.owedTo, former.owedAt) = (uint80(mark), uint16(owed));
    }

    /// Whether the fee of now is above the one that is charged again, so that what is above `chargedTo` was charged at more.
    function _raised(Accrual memory due) private pure returns (bool) {
        return due.former.chargedTo != 0 && due.former.chargedAt < uint16(due.terms);
    }

    /// Up to `to` no more than what was charged until now is charged from now on.
    function _keepCharged(Accrual memory due, uint256 to) private pure {
        FormerFees memory former = due.former;
        if (!_raised(due)) former.chargedAt = uint16(due.terms);
        former.chargedTo = uint80(to.max(former.chargedTo));
    }

    /// The fee that is given back if the price falls from the mark: not less than a recovery costs.
    function _givenBack(Accrual memory due) private pure returns (uint256 bps) {
        bps = _charged(due, uint16(due.terms));
        if (due.mark <= due.former.owedTo) bps = bps.max(due.former.owedAt);
    }

    /// The fee on what was charged just below the mark, `bps` being that of now.
    function _charged(Accrual memory due, uint256 bps) private pure returns (uint256) {
        return due.mark <= due.former.chargedTo ? bps.min(due.former.chargedAt) : bps;
    }

    function _returnFeesUntil(Accrual memory due, uint256 lowest) private pure {
        (uint256 supply, uint256 mark, uint256 floor) = (due.supply, due.mark, due.floor);
        uint256 now_ = price(due);
        if (now_ >= mark) return;
        uint256 bps = _givenBack(due);
        uint256 to;
        unchecked {
            to = lowest.max(now_ + FeeMath.feeOn(mark - now_, mark, floor, bps) / FeeMath.ALL_BPS).max(1);
            uint256 shares = FeeMath.returnedShares(supply, mark, to, floor, bps);
            if (shares > due.escrow) {
                shares = due.escrow;
                to = to.max(FeeMath.markAfterReturning(supply, mark, shares, floor, bps));
            }
            due.escrow -= shares;
            due.returnedShares += shares;
            due.supply = supply - shares;
        }
        // Not below the price, or rounding would be a gain.
        due.mark = to.max(mark.min(price(due)));
    }

    /// Lets vest what has been in escrow for a while: a seventh a day, but at most half at once, and at most as fast
    /// as if the floor doubled in a year. What vests of the fee, vests of the price on which it was charged.
    function vest(Accrual memory due, uint256 elapsed) internal pure {
        elapsed = elapsed.min(FeeMath.VESTING / 2);
        (uint256 mark, uint256 floor, uint256 held) = (due.mark, due.floor, due.escrow);
        unchecked {
            uint256 gap = mark - floor;
            uint256 rise = (gap * elapsed / FeeMath.VESTING).min(floor * elapsed / FeeMath.YEAR);
            due.escrow = held - (gap == 0 ? held * elapsed / FeeMath.VESTING : held * rise / gap);
            due.floor = floor += rise;
        }
        if (due.former.owedTo <= floor) due.former.owedTo = 0;
        if (due.former.chargedTo <= floor) due.former.chargedTo = 0;
    }

    /// Charges the whole gain at once, into escrow.
    function chargePerformance(Accrual memory due, uint256 price_) internal pure {
        (uint256 mark, uint256 floor, uint256 chargedTo) = (due.mark, due.floor, due.former.chargedTo);
        unchecked {
            (uint256 gain, uint256 bps) = (price_ - mark, uint16(due.terms));
            uint256 fee;
            uint256 again;
            if (chargedTo > mark) {
                // Up to where the price after the fee is `chargedTo` not more than the former fee is due.
                uint256 most = bps.min(due.former.chargedAt);
                uint256 kept = FeeMath.ALL_BPS * mark - most * floor;
                again = gain.min((chargedTo - mark) * FeeMath.ALL_BPS * mark / kept + 1);
                fee = FeeMath.feeOn(again, mark, floor, most);
            }
            uint256 end = mark + again;
            if (gain > again && end != 0) fee += (gain - again) * (fee + bps * floor) / end;
            uint256 shares = chargeable(due, FeeMath.performanceShares(due.supply, fee, price_));
            due.performanceShares = shares;
            due.escrow += shares;
            due.supply += shares;
        }
        // The fee has lowered the price.
        due.mark = mark.max(price(due));
    }

    /// Forgets to where it was charged, once the mark is there again; while a raise is in force by and by, if the mark has
    /// been lower for a while: at this movement and at the one before it.
    function forget(Accrual memory due, uint256 elapsed) internal pure {
        uint256 to = due.former.chargedTo;
        uint256 mark = due.mark;
        if (!_raised(due)) {
            if (to <= mark) due.former.chargedTo = 0;
            return;
        }
        mark = mark.max(uint80(due.terms >> 88));
        if (to <= mark) return;
        unchecked {
            due.former.chargedTo = uint80(to - (to - mark) * elapsed.min(FeeMath.VESTING / 2) / FeeMath.VESTING);
        }
    }
}
