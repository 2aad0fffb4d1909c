// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {MicroVaultWorld} from "./MicroVaultWorld.sol";

/// Compares what everybody has before and after each action, and keeps the account of what moves have lost in a day.
abstract contract MicroVaultLedger is MicroVaultWorld {
    enum By {
        Actor, // one of the actors acts
        Keeper, // assets move
        Owner // nothing moves
    }

    uint256 public steps;
    uint256 internal lostToday;
    uint256 internal today;
    /// What the owner allows exits from a source to lose, in basis points.
    uint256[SOURCES] internal exitLoss;

    // -------------------------------------------------------------------- who has what

    /// What there was before an action, and what it may cost.
    struct Before {
        Holdings has;
        uint256 tolerance; // anybody
        uint256 wrong; // anybody, in kind
        uint256 slip; // who acts or is paid
        uint256 given; // who acts, and who is paid unless it can be had back: what is written off
        bool waits; // it can
        uint256 free; // all together in moves, beside the budget of a day
    }

    /// Compares before and after an action of `who` (or of the keeper or the owner, who have no wealth).
    modifier step(By by, uint256 who) {
        Before memory before = look();
        _;
        compare(before, by, who);
    }

    function look() internal view returns (Before memory b) {
        b.has = holdings();
        b.tolerance = ROUNDING + unpaidExitFees();
        b.wrong = unpriceable() * MOST_BAND_BPS / BPS + 1;
        b.free = MOVE_ROUNDING + b.wrong + exitsAllowed();
        b.slip = b.has.truth * MOST_BAND_BPS / BPS + 1;
        (b.given, b.waits) = (writtenOffWorth(), reinstatable());
    }

    function compare(Before memory b, By by, uint256 who) internal {
        Holdings memory later = holdings();
        steps++;
        if (by == By.Keeper) b.tolerance += countMoveLoss(b.has, later, b.free);
        if (inKind) b.tolerance += b.wrong;
        for (uint256 i = 0; i < ACTORS; i++) {
            uint256 most = b.tolerance;
            // Who acts or is paid may get a price that is old by as much as a sound one can be.
            bool paid = later.cash[i] > b.has.cash[i];
            bool acts = by == By.Actor && i == who;
            if (paid || acts) most += b.slip + gift;
            if (acts || (paid && !b.waits)) most += b.given;
            if (later.wealth[i] + most < b.has.wealth[i]) report(i, b.has, later, most);
        }
        (gift, inKind) = (0, false);
    }

    bool internal inKind; // the action was one in kind
    uint256 internal gift; // the action was one
    event Cost(uint256 actor, uint256 before, uint256 afterwards, uint256 allowed);

    function report(uint256 i, Holdings memory before, Holdings memory later, uint256 most) internal {
        emit Cost(i, before.wealth[i], later.wealth[i], most);
        string[5] memory names = ["ALICE", "BOB", "CAROL", "MALLORY", "EVE"];
        vm.assertTrue(false, string.concat("an action cost more than is written down: ", names[i]));
    }

    /// What a rebalance lost of all that there was. A day's losses together stay within the budget of a day.
    function countMoveLoss(Holdings memory before, Holdings memory later, uint256 free) internal returns (uint256 lost) {
        uint256 had = 0;
        uint256 has = 0;
        for (uint256 i = 0; i < ACTORS; i++) {
            had += before.wealth[i];
            has += later.wealth[i];
        }
        if (has >= had) return 0;
        lost = had - has;
        if (block.timestamp / 1 days != today) (today, lostToday) = (block.timestamp / 1 days, 0);
        if (lost > free) lostToday += (lost - free) * 1e18 / before.truth;
        vm.assertTrue(lostToday <= 1e18 * DAILY_LOSS_BPS / BPS, "moves lost more than the budget of a day");
    }

    /// What exits may lose beside the budget of a day, because the owner wants them.
    function exitsAllowed() internal view returns (uint256 most) {
        for (uint256 i = 0; i < SOURCES; i++) {
            if (exitLoss[i] > 10) most += positionWorth(i, true) * exitLoss[i] / BPS;
        }
    }
}
