// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {FeeWrapper} from "../src/FeeWrapper.sol";
import {FeeWrapperBase} from "./FeeWrapperBase.sol";

/// What a change of the fee, up or down, costs those who hold, at a price that is right or wrong for a moment. The source
/// belongs to the wrapper alone, so its worth is the wrapper's.
contract FeeWrapperChangesTest is FeeWrapperBase {
    // What rounding may cost at a movement: a unit in the wrapper, one in the source, and the grid of prices.
    uint256 private constant ROUNDING = 4;

    FeeWrapper private wrapper;

    function setUp() public override {
        start(config(2_000, 0), 1_000e6);
    }

    /// ALICE alone, in a wrapper that alone is in a source.
    function start(FeeWrapper.Config memory c, uint256 assets) private {
        super.setUp();
        c.source = IERC4626(address(source));
        wrapper = listAndFund(new FeeWrapper(c));
        deposit(wrapper, ALICE, assets);
    }

    function worthOf(address who) private view returns (uint256) {
        return wrapper.convertToAssets(wrapper.balanceOf(who));
    }

    function revalue(uint256 bps) private {
        source.setNav(source.totalAssets() * bps / 10_000);
    }

    function pass(uint256 time) private {
        vm.warp(block.timestamp + time);
    }

    /// The price is wrong, fees are charged at it, and it is right again.
    function slip(uint256 bps) private {
        uint256 worth = source.totalAssets();
        revalue(bps);
        wrapper.collectFees();
        source.setNav(worth);
    }

    /// However long nobody comes after it: the recovery costs no more than was given back.
    function testFuzz_ASlipAfterAReductionCostsNobody(uint256 rise, uint256 bps, uint256 fallen, uint256 quiet) public {
        revalue(bound(rise, 10_000, 60_000));
        wrapper.collectFees();
        wrapper.setFees(uint16(bound(bps, 0, 2_000)), 0);
        uint256 had = worthOf(ALICE);
        slip(bound(fallen, 1_000, 10_000));
        vm.assertGe(worthOf(ALICE) + ROUNDING, had);
        pass(bound(quiet, 0, 60 days));
        // What vests meanwhile is a fee on that part of the way, at most 3.5 days of a year's doubling.
        vm.assertGe(worthOf(ALICE) + ROUNDING, had - had * 2_000 * 3.5 days / (10_000 * 365 days));
    }

    /// What one loses by a slip is the recipient's, and only once: the second one changes nothing.
    function testSlipsAfterAReductionDoNotDrainTheEscrow() public {
        revalue(40_000);
        wrapper.collectFees();
        wrapper.setFees(1_900, 0);
        slip(6_000);
        uint256 charged = chargedWorth(wrapper);
        uint256 had = worthOf(ALICE);
        for (uint256 i = 0; i < 5; i++) {
            slip(6_000);
            assertNear(chargedWorth(wrapper), charged, ROUNDING);
            assertNear(worthOf(ALICE), had, ROUNDING);
        }
        vm.assertGe(charged, 500e6); // of 600
    }

    /// Anyone may put a raise into force, at whatever price: what had been gained before costs what it did.
    function testFuzz_ARaiseAtASlipDoesNotReachBack(uint256 rise, uint256 fallen, bool chargedBefore) public {
        start(config(200, 0), 1_000e6);
        revalue(bound(rise, 10_000, 60_000));
        if (chargedBefore) wrapper.collectFees();
        wrapper.setFees(5_000, 0);
        pass(2 days);
        uint256 had = worthOf(ALICE);
        uint256 worth = source.totalAssets();
        revalue(bound(fallen, 1_000, 10_000));
        wrapper.collectFees(); // the slip is seen twice
        wrapper.applyFeeRaise();
        source.setNav(worth);
        assertNear(worthOf(ALICE), had, had / 5_000); // what vested in two days, at the slip
        had = worthOf(ALICE);
        revalue(20_000);
        // And the new fee is on what comes after it: half of it, less what the escrow gains.
        assertNear(worthOf(ALICE), 2 * had - 500e6, 10e6);
    }

    /// What no movement has seen before the slip is the exception: the new fee may be charged on the gain of the time for
    /// which the raise waited, so the difference of the two on two days' gain.
    function testWhatNobodySawBeforeARaiseMayCostTheNewFee() public {
        wrapper.setFees(5_000, 0);
        pass(2 days);
        revalue(10_010); // a tenth of a percent
        uint256 worth = source.totalAssets();
        revalue(5_000);
        wrapper.applyFeeRaise();
        source.setNav(worth);
        assertNear(worthOf(ALICE), 1_000e6 + 500_000, ROUNDING); // instead of 800,000
    }

    /// Reduced, then a gain at the lower fee, then raised: each part of the way is given back as it was charged, and costs on
    /// a recovery no more than the lower of the two.
    function testEachPartOfTheWayKeepsItsFee() public {
        revalue(12_000);
        wrapper.collectFees(); // 40
        wrapper.setFees(1_000, 0);
        revalue(12_500);
        wrapper.collectFees();
        uint256 had = worthOf(ALICE);
        wrapper.setFees(3_000, 0);
        pass(2 days);
        wrapper.applyFeeRaise();
        for (uint256 i = 5; i < 10; i++) {
            slip(i * 1_000);
            vm.assertGe(worthOf(ALICE) + ROUNDING, had);
        }
        had = worthOf(ALICE);
        revalue(11_000);
        vm.assertLe(worthOf(ALICE), had * 1_080 / 1_000); // the new fee is on new gains
        source.setNav(1_000e6);
        assertNear(worthOf(ALICE), 1_000e6, 1.1e6); // what vested in two days: a fifth of 2/365
    }

    /// Whatever the fee was, is and becomes, wherever the price went: a price that is wrong for a moment, in which anybody does
    /// what he can and the owner sets fees, costs who holds nothing. What had been gained since the last movement counts
    /// as seen here; see above for what does not.
    function testFuzz_AMomentAroundChangesCostsNobody(uint256 seed) public {
        FeeWrapper.Config memory c = config(2_000, 0);
        c.feeRaiseDelay = 0;
        start(c, 1_000e6);
        for (uint256 i = 0; i < 12; i++) {
            seed = uint256(keccak256(abi.encode(seed)));
            revalue(bound(seed, 7_000, 15_000));
            pass((seed >> 64) % 3 days);
            if (seed % 3 == 0) wrapper.setFees(uint16((seed >> 96) % 5_001), 0);
            wrapper.collectFees();
            uint256 had = worthOf(ALICE);
            uint256 worth = source.totalAssets();
            for (uint256 j = 0; j < 3; j++) {
                uint256 what = seed >> (112 + 24 * j);
                uint256 most = seed % 2 == 0 ? 16_000 : 160_000;
                source.setNav(worth * bound(what >> 4, 4_000, most) / 10_000);
                if (what % 2 == 0) wrapper.setFees(uint16((what >> 8) % 5_001), 0);
                if (what % 4 == 1) wrapper.collectFees();
            }
            source.setNav(worth);
            if (seed % 5 == 0) wrapper.collectFees();
            vm.assertGe(worthOf(ALICE) + 40, had);
        }
    }

    /// Charged twice on one way up, and all of the way down: nothing is kept.
    function testFuzz_ARiseInStepsThatFallsBackIsChargedNothing(uint256 first, uint256 second, uint256 fallen) public {
        revalue(bound(first, 10_001, 30_000));
        wrapper.collectFees();
        revalue(bound(second, 10_001, 30_000));
        wrapper.collectFees();
        source.setNav(bound(fallen, 100e6, 1_000e6));
        vm.assertLe(chargedWorth(wrapper), ROUNDING);
    }

    /// What a movement burns of the escrow costs no management fee at it.
    function testTheManagementFeeIsOnWhatIsLeft() public {
        start(config(2_000, 100), 1_000e6);
        revalue(100_000);
        wrapper.collectFees(); // 18 percent of all is in escrow
        source.setNav(1_000e6);
        pass(365 days);
        assertNear(worthOf(ALICE), 990e6, 30); // 1.2 more were 10^-2 of the escrow
    }

    /// Who enters after a doubling, beside next to nobody, pays about half of the fee on his own gain while the fee on that
    /// doubling is in escrow: what the docs say he pays less is the recipient's loss, and no more than that.
    function testWhoEntersAfterAJumpPaysHalfOfTheFeeAtFirst() public {
        start(config(2_000, 0), 10e6);
        revalue(20_000);
        deposit(wrapper, BOB, 1_000_000e6);
        revalue(11_000);
        uint256 paid = 1_100_000e6 - worthOf(BOB);
        assertNear(paid, 11_111e6, 2e6); // of 20,000: a fifth times 1,000 / 1,800
    }

    /// A year of ups and downs, day by day, of 0.3 and 0.25 percent: a change of the fee, up or down, has the recipient get what he
    /// would in a wrapper that always had that fee, but for a twentieth of it.
    function testAFeeThatWasChangedIsChargedLikeOneThatWasAlways() public {
        assertLikeAlways(0, 2_000, 10_030, 9_975, 1 days);
        assertLikeAlways(1_000, 2_000, 10_030, 9_975, 1 days);
        assertLikeAlways(2_000, 1_000, 10_030, 9_975, 1 days);
    }

    /// Half a percent a week, and a slip of one percent after each new high: a raise still has its effect.
    function testSlipsDoNotUndoARaise() public {
        assertLikeAlways(200, 2_000, 10_050, 0, 7 days);
    }

    function assertLikeAlways(uint16 former, uint16 bps, uint256 up, uint256 down, uint256 step) private {
        start(config(former, 0), 1_000e6);
        FeeWrapper changed = wrapper;
        uint256 charged = chargedInAYear(former, bps, up, down, step);
        start(config(bps, 0), 1_000e6);
        vm.assertTrue(wrapper != changed);
        uint256 always = chargedInAYear(bps, bps, up, down, step);
        assertNear(charged, always, always / 20);
    }

    function chargedInAYear(uint16 former, uint16 bps, uint256 up, uint256 down, uint256 step) private returns (uint256) {
        uint256 time = block.timestamp;
        wrapper.setFees(bps, 0);
        vm.warp(time += 2 days);
        revalue(10_010);
        wrapper.collectFees();
        if (bps > former) wrapper.applyFeeRaise();
        for (uint256 i = 0; i < 365 days / step; i++) {
            vm.warp(time += step);
            revalue(i % 2 == 0 || down == 0 ? up : down);
            wrapper.collectFees();
            if (down == 0) slip(9_900);
            wrapper.collectFees();
        }
        return chargedWorth(wrapper);
    }

    /// A fee of long ago on next to no gain says nothing of what is given back of the gains after it.
    function testWhatIsGivenBackAfterTwoReductionsIsWhatWasCharged() public {
        start(config(5_000, 0), 1_000e6);
        revalue(10_001);
        wrapper.collectFees();
        wrapper.setFees(1_000, 0);
        revalue(15_000);
        assertNear(chargedWorth(wrapper), 50e6, 1e5);
        wrapper.setFees(999, 0);
        uint256 worth = source.totalAssets();
        revalue(9_500);
        wrapper.collectFees();
        assertNear(chargedWorth(wrapper), 42.5e6, 1e5);
        source.setNav(worth);
        assertNear(chargedWorth(wrapper), 50e6, 1e5);
    }

    /// Twice reduced in a moment, or on a real way up: all of it is given back on the way down.
    function testTwoReductionsKeepNothingOfAGainThatIsGone() public {
        FeeWrapper.Config memory c = config(2_000, 0);
        uint256[4][3] memory ways = [[uint256(40_000), 100, 160_000, 0], [uint256(13_300), 1_000, 20_000, 500], [uint256(160_000), 1_999, 40_000_000, 1]];
        for (uint256 i = 0; i < ways.length; i++) {
            start(c, 1_000e6);
            uint256 worth = source.totalAssets();
            revalue(ways[i][0]);
            wrapper.setFees(uint16(ways[i][1]), 0);
            source.setNav(worth * ways[i][2] / 10_000);
            wrapper.setFees(uint16(ways[i][3]), 0);
            source.setNav(worth);
            wrapper.collectFees();
            vm.assertGe(worthOf(ALICE) + 10, 1_000e6);
            vm.assertLe(worthOf(ALICE), 1_000e6);
        }
    }

    /// Looked at only when the price is low, while a raise waits and when it is put into force: what was charged is remembered.
    function testLooksAtTheLowsBeforeARaiseForgetNothing() public {
        start(config(200, 0), 1_000e6);
        source.setNav(1_050e6);
        wrapper.collectFees();
        wrapper.setFees(5_000, 0);
        uint256 had = worthOf(ALICE);
        uint256 time = block.timestamp;
        for (uint256 i = 0; i < 5; i++) {
            source.setNav(1_000e6);
            wrapper.collectFees();
            source.setNav(1_050e6);
            if (i < 4) vm.warp(time += 3.9 days);
        }
        source.setNav(1_000e6);
        wrapper.applyFeeRaise();
        source.setNav(1_050e6);
        vm.assertGe(worthOf(ALICE) + had / 5_000, had);
    }

    /// A raise holds by and by from where the price has stayed: after three weeks at half of what was charged before, whoever
    /// has the recovery pays the raised fee on nearly all of it, which is what the docs say.
    function testAfterThreeWeeksLowerARaiseHoldsFromThere() public {
        start(config(200, 0), 1_000e6);
        revalue(40_000);
        wrapper.collectFees();
        wrapper.setFees(5_000, 0);
        uint256 time = block.timestamp;
        vm.warp(time += 2 days);
        wrapper.applyFeeRaise();
        uint256 had = worthOf(ALICE);
        revalue(5_000);
        for (uint256 i = 0; i < 21; i++) {
            vm.warp(time += 1 days);
            wrapper.collectFees();
        }
        revalue(20_000);
        assertNear(had - worthOf(ALICE), had * 119 / 1_000, had / 500);
    }
}
