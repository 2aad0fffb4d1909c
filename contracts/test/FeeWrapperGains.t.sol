// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {FeeWrapper} from "../src/FeeWrapper.sol";
import {FeeWrapperBase} from "./FeeWrapperBase.sol";

/// Who pays how much for which gain, whenever holders come and go and wherever the price goes in between. The fee is a
/// fifth of the gain; the source belongs to the wrapper alone, so its worth is the wrapper's.
contract FeeWrapperGainsTest is FeeWrapperBase {
    // What rounding may cost at a movement: a unit in the wrapper, one in the source, and the grid of prices.
    uint256 private constant ROUNDING = 4;

    FeeWrapper private wrapper;

    function setUp() public override {
        super.setUp();
        wrapper = listAndFund(new FeeWrapper(config(2_000, 0)));
        deposit(wrapper, ALICE, 1_000e6);
    }

    function worthOf(address who) private view returns (uint256) {
        return wrapper.convertToAssets(wrapper.balanceOf(who));
    }

    function escrowShares() private view returns (uint256 shares) {
        (shares,) = wrapper.escrow();
    }

    /// The worth of all changes to `bps` of what it is.
    function revalue(uint256 bps) private {
        source.setNav(source.totalAssets() * bps / 10_000);
    }

    function pass(uint256 time) private {
        vm.warp(block.timestamp + time);
    }

    function testFuzz_AJumpThatFallsBackChargesNothing(uint256 bps, uint256 quiet, uint256 after_) public {
        pass(bound(quiet, 0, 365 days));
        revalue(bound(bps, 10_001, 1_000_000));
        wrapper.collectFees();
        pass(bound(after_, 0, 365 days));
        source.setNav(1_000e6);
        vm.assertEq(chargedWorth(wrapper), 0);
        assertNear(worthOf(ALICE), 1_000e6, ROUNDING);
        // and the next gain is charged as if nothing had been
        revalue(11_000);
        assertNear(chargedWorth(wrapper), 20e6, ROUNDING);
    }

    /// A glitch twice, days apart, with nobody in between: half of the fee on a gain of a percent at most.
    function testTwoGlitchesVestNextToNothing() public {
        for (uint256 i = 0; i < 2; i++) {
            pass(90 days);
            source.setNav(10_000e6);
            wrapper.collectFees();
        }
        source.setNav(1_000e6);
        vm.assertLe(chargedWorth(wrapper), 2e6); // a fifth of a percent
    }

    /// A fall of a moment each day, at which somebody has fees collected, delays the fee and costs no part of it.
    function testDipsDelayTheFeeOnly() public {
        source.setNav(1_100e6);
        wrapper.collectFees();
        for (uint256 i = 0; i < 30; i++) {
            pass(1 days);
            uint256 worth = source.totalAssets();
            revalue(9_000);
            wrapper.collectFees();
            source.setNav(worth);
            wrapper.collectFees();
        }
        vm.assertEq(worthOf(TREASURY), 0);
        assertNear(chargedWorth(wrapper), 20e6, 100);
        for (uint256 i = 0; i < 30; i++) {
            pass(1 days);
            wrapper.collectFees();
        }
        vm.assertGe(worthOf(TREASURY), 18.6e6);
        assertNear(worthOf(ALICE), 1_080e6, 100);
    }

    function testAPartialFallAnEntryAndARecovery() public {
        revalue(11_000);
        wrapper.collectFees();
        source.setNav(1_040e6);
        deposit(wrapper, BOB, 1_032e6); // as many shares as ALICE has
        assertNear(worthOf(ALICE), 1_032e6, ROUNDING);
        source.setNav(source.totalAssets() * 1_100 / 1_040);
        assertNear(worthOf(ALICE), 1_080e6, 3e5); // the fees' shares gain, too
        assertNear(worthOf(BOB), worthOf(ALICE), ROUNDING);
        assertNear(chargedWorth(wrapper), 8e6 + 24e6, 6e5); // a fifth of 40, and of 60 twice
    }

    /// Each day a gain, then all of it is lost, then it is made good: what had vested is all that stays charged, and the
    /// recovery brings it to a fifth of the whole gain, not more.
    function testGainsOnTopOfEachOther() public {
        for (uint256 i = 0; i < 10; i++) {
            revalue(10_050);
            wrapper.collectFees();
            pass(1 days);
        }
        uint256 worth = source.totalAssets();
        uint256 charged = chargedWorth(wrapper);
        uint256 price = worthOf(ALICE);
        source.setNav(1_000e6);
        uint256 vested = collectedWorth(wrapper);
        vm.assertLe(escrowShares(), UNIT / 1e6);
        vm.assertLe(vested, charged * 7 / 10);
        source.setNav(worth);
        assertNear(chargedWorth(wrapper), charged, 1_000);
        assertNear(worthOf(ALICE), price, 1_000);
    }

    /// Who left while the price was high has paid for good, also below the price from which he was charged.
    function testAFallBelowTheFloorKeepsWhatLeaversPaid() public {
        deposit(wrapper, BOB, 1_000e6);
        revalue(11_000);
        uint256 had = token.balanceOf(BOB);
        redeem(wrapper, BOB, wrapper.balanceOf(BOB));
        assertNear(token.balanceOf(BOB) - had, 1_080e6, ROUNDING);
        source.setNav(source.totalAssets() * 10 / 11); // back to where it was
        assertNear(worthOf(ALICE), 1_000e6, ROUNDING);
        uint256 kept = escrowShares();
        assertNear(wrapper.convertToAssets(kept), uint256(20e6) * 10 / 11, ROUNDING);
        revalue(5_000);
        wrapper.collectFees();
        assertNear(escrowShares() / 1e12, kept / 1e12, ROUNDING);
        assertNear(worthOf(ALICE), 500e6, ROUNDING);
        for (uint256 i = 0; i < 60; i++) {
            pass(1 days);
            wrapper.collectFees();
        }
        assertNear(wrapper.balanceOf(TREASURY), kept, kept / 1_000); // and it vests
    }

    /// A newcomer shares in what is given back, and so pays it again on a recovery; nobody pays twice.
    function testANewcomerSharesInWhatIsGivenBack() public {
        revalue(11_000);
        deposit(wrapper, BOB, 1_080e6);
        uint256 worth = source.totalAssets();
        source.setNav(worth * 10 / 11);
        wrapper.collectFees();
        vm.assertEq(escrowShares(), 0);
        vm.assertGe(worthOf(ALICE), 982e6); // less than she had, by the part of her fee that went to BOB
        source.setNav(worth);
        assertNear(worthOf(ALICE), 1_080e6, 100);
        assertNear(worthOf(BOB), 1_080e6, 100);
        assertNear(chargedWorth(wrapper), 20e6, 100);
    }

    /// Whatever the fee becomes while something is in escrow, what was charged is given back. A recovery costs what it had
    /// cost, or the fee of now if that is lower.
    function testFuzz_AChangeOfTheFeeDoesNotReachBack(uint16 bps, bool recovers) public {
        revalue(12_000);
        wrapper.collectFees();
        uint256 worth = source.totalAssets();
        uint256 fee = bps % 5_001;
        wrapper.setFees(uint16(fee), 0);
        if (fee > 2_000) {
            pass(2 days);
            wrapper.applyFeeRaise();
            fee = 2_000;
        }
        uint256 collected = wrapper.balanceOf(TREASURY) + wrapper.pendingFees();
        source.setNav(1_000e6);
        wrapper.collectFees();
        vm.assertLe(escrowShares(), UNIT / 1e3);
        if (!recovers) return;
        source.setNav(worth);
        // What vested meanwhile is charged once more on the way back up, but only its fee's part of the way.
        assertNear(worthOf(ALICE), 1_200e6 - 200e6 * fee / 10_000, 12_000);
        assertNear(chargedWorth(wrapper), 200e6 * fee / 10_000, 12_000);
        vm.assertGe(wrapper.balanceOf(TREASURY), collected);
    }

    /// A reduction is everybody's at once: who comes after it pays nothing of what the fee was before.
    function testWhoComesAfterAReductionPaysTheFeeOfNow() public {
        revalue(20_000);
        wrapper.collectFees();
        wrapper.setFees(0, 0);
        revalue(5_000);
        wrapper.collectFees();
        deposit(wrapper, BOB, 1_000e6);
        revalue(15_000);
        assertNear(worthOf(BOB), 1_500e6, ROUNDING);
        assertNear(worthOf(ALICE), 1_500e6, ROUNDING);
        vm.assertEq(escrowShares(), 0);
    }

    /// Up and down across the price at which the fee was lowered: below it what was charged is given back as it was
    /// charged, above it the fee of now is charged and given back, as often as it may be.
    function testAReductionIsNoWayToDrainTheEscrow() public {
        revalue(12_000);
        wrapper.collectFees(); // 40
        wrapper.setFees(1_000, 0);
        source.setNav(1_100e6);
        assertNear(chargedWorth(wrapper), 20e6, 100);
        for (uint256 i = 0; i < 3; i++) {
            source.setNav(1_200e6);
            assertNear(worthOf(ALICE), 1_169_090_909, 100); // 1080 / 11 more, less a tenth of 1000 / 1080 of it
            assertNear(chargedWorth(wrapper), 30_909_091, 100); // the shares in escrow gain, too
            source.setNav(1_100e6);
            assertNear(chargedWorth(wrapper), 20e6, 100);
            assertNear(worthOf(ALICE), 1_080e6, 100);
        }
        source.setNav(1_000e6);
        assertNear(chargedWorth(wrapper), 0, 100);
        assertNear(worthOf(ALICE), 1_000e6, 100);
        source.setNav(1_200e6);
        assertNear(chargedWorth(wrapper), 20e6, 100);
    }

    /// Who is listed, moves the source's price up, enters at the top and lets it fall takes what is given back: of each
    /// holder at most the fee on the jump, here a tenth of the holding. Nobody pays that again on the way back up.
    function testWhoEntersAtTheTopOfAJumpTakesWhatIsGivenBack() public {
        revalue(20_000);
        wrapper.collectFees();
        uint256 entered = 1_000_000e6;
        deposit(wrapper, MALLORY, entered);
        revalue(5_000);
        wrapper.collectFees();
        vm.assertGe(worthOf(ALICE), 900e6);
        vm.assertLe(worthOf(ALICE), 901e6);
        vm.assertLe(worthOf(MALLORY), entered / 2 + 100e6);
        vm.assertGe(worthOf(MALLORY), entered / 2 + 99e6);
        vm.assertEq(escrowShares(), 0);
        revalue(20_000);
        assertNear(worthOf(ALICE), 1_800e6, 1e5);
    }

    /// What is due goes to the recipient of now, what is in escrow to that of when it vests.
    function testAChangeOfTheRecipientLeavesTheEscrow() public {
        revalue(11_000);
        wrapper.collectFees();
        pass(1 days);
        wrapper.setFeeRecipient(MALLORY);
        uint256 before = wrapper.balanceOf(TREASURY);
        vm.assertGe(before, 0);
        for (uint256 i = 0; i < 300; i++) {
            pass(1 days);
            wrapper.collectFees();
        }
        vm.assertEq(wrapper.balanceOf(TREASURY), before);
        assertNear(worthOf(MALLORY) + wrapper.convertToAssets(before), 20e6, 1e5);
    }

    /// Who moves the source's price within a transaction, up or down, comes, goes and has fees charged in between, makes
    /// nobody else pay or lose, and does not win: but for 1e-10 of what he moves, in which the escrow is rounded.
    function testFuzz_AnAttackWithinATransaction(uint256 bps, uint256 assets, uint256 pattern) public {
        assets = bound(assets, 1, 1e13);
        revalue(11_000); // something is in escrow
        wrapper.collectFees();
        pass(1 days);
        wrapper.collectFees();
        uint256 had = token.balanceOf(MALLORY);
        (uint256 alice, uint256 fees) = (worthOf(ALICE), chargedWorth(wrapper));
        for (uint256 i = 0; i < 6; i++) {
            uint256 worth = source.totalAssets();
            if (pattern & 1 != 0) source.setNav(worth * bound(bps, 1_000, 100_000) / 10_000);
            wrapper.collectFees();
            if (pattern & 1 != 0) source.setNav(worth);
            if (pattern & 2 != 0) wrapper.collectFees();
            if (pattern & 4 != 0) deposit(wrapper, MALLORY, assets);
            if (pattern & 8 != 0) redeem(wrapper, MALLORY, wrapper.balanceOf(MALLORY));
            pattern >>= 4;
        }
        redeem(wrapper, MALLORY, wrapper.balanceOf(MALLORY));
        vm.assertLe(token.balanceOf(MALLORY), had + 40 + assets / 1e10);
        vm.assertGe(worthOf(ALICE) + 40, alice);
        assertNear(chargedWorth(wrapper), fees, 40 + assets / 1e10);
    }

    /// Others come and go at any moment of any path of the price. Who stays from any moment on never pays more than a
    /// fifth of the highest gain since, nor loses more than the source did from there: but for a twentieth of a percent
    /// over all of these steps of up to 7 %, which is what vests between a fall and the recovery.
    function testFuzz_WhoStaysPaysForHisHighestGainOnce(uint256 seed) public {
        uint256 start = index();
        (uint256 aliceTop, uint256 bobStart, uint256 bobTop) = (start, 0, 0);
        uint256 bobPaid;
        for (uint256 i = 0; i < 24; i++) {
            seed = uint256(keccak256(abi.encode(seed)));
            revalue(bound(seed, 9_400, 10_700));
            pass((seed >> 64) % 3 days);
            uint256 now_ = index();
            if (now_ > aliceTop) aliceTop = now_;
            if (bobStart != 0 && now_ > bobTop) bobTop = now_;
            uint256 step = (seed >> 128) % 4;
            if (step == 0) wrapper.collectFees();
            if (step == 1) deposit(wrapper, MALLORY, 1 + (seed >> 160) % 10_000e6);
            if (step == 2) redeem(wrapper, MALLORY, wrapper.balanceOf(MALLORY) / (1 + (seed >> 160) % 3));
            if (step == 3 && bobStart == 0) {
                (bobStart, bobTop, bobPaid) = (now_, now_, 1 + 1_000e6);
                deposit(wrapper, BOB, bobPaid);
            }
            vm.assertGe(worthOf(ALICE) + 100, least(1_000e6, start, aliceTop, now_) * 1_999 / 2_000);
            if (bobStart != 0) vm.assertGe(worthOf(BOB) + 100, least(bobPaid, bobStart, bobTop, now_) * 1_999 / 2_000);
        }
    }

    /// The source's price.
    function index() private view returns (uint256) {
        return source.convertToAssets(source.balanceOf(address(wrapper)) * 1e9) * 1e9 / source.balanceOf(address(wrapper));
    }

    /// What is left of `paid` if four fifths of each rise from `start` to `top` are the holder's, and all of the fall to
    /// `now_` is. Charged in many small steps (1 + x) is (1 + x)^0.8, which is above 1 + 0.8 x - 0.08 x^2.
    function least(uint256 paid, uint256 start, uint256 top, uint256 now_) private pure returns (uint256) {
        uint256 x = (top - start) * 1e9 / start;
        uint256 kept = 1e9 + x * 8 / 10;
        uint256 curve = x * x * 8 / 100 / 1e9;
        return curve > kept ? 0 : paid * (kept - curve) / 1e9 * now_ / top;
    }
}
