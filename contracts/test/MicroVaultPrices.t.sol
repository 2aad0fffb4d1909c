// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC4626Adapter} from "../src/adapters/ERC4626Adapter.sol";
import {MicroVaultSetup} from "./MicroVaultSetup.sol";

/// What is recorded of a source's price: what two readings say, and not what somebody had read in one moment.
contract MicroVaultPricesTest is MicroVaultSetup {
    /// The price is so many hundredths of a percent of what it is, while a stranger has it read.
    function readAt(uint256 bps) private {
        uint256 nav = one.totalAssets();
        one.setNav(nav * bps / 10_000);
        vm.prank(OUTSIDER);
        vault.observe();
        one.setNav(nav);
    }

    function recorded() private view returns (uint256) {
        return ERC4626Adapter(source(0).adapter).worthAtRecorded(1e12);
    }

    function enter(uint16 targetBps, uint256 alices, uint256 bobs) private {
        setTargets(targetBps, 0, 0);
        deposit(ALICE, alices);
        if (bobs > 0) deposit(BOB, bobs);
        rebalance();
    }

    /// A dip of a moment that anybody has read takes nothing from who was queued, on that day or the next.
    function testADipOfAMomentIsNoLossOfWhoLeaves() public {
        uint256[2] memory quiet = [uint256(4 days), 1 days];
        enter(5_000, 510_000e6, 490_000e6);
        for (uint256 i = 0; i < 2; i++) {
            uint256 id = requestRedeem(BOB, 245_000e12);
            vm.warp(block.timestamp + quiet[i]);
            readAt(9_910);
            vault.payQueue(1);
            vm.assertEq(vault.redeemRequest(id).shares, 0);
            assertNear(balance(BOB), RICH - 490_000e6 + (i + 1) * 245_000e6);
            vm.warp(block.timestamp + 1 hours);
            vault.observe();
        }
    }

    /// A rise of a moment costs those nothing who come after it.
    function testARiseOfAMomentIsNotPaidByNewcomers() public {
        enter(9_000, 50_000e6, 0);
        vm.warp(block.timestamp + 1 days);
        readAt(10_090);
        vm.assertEq(vault.previewDeposit(950_000e6), 950_000e12);
        vm.warp(block.timestamp + 1 hours);
        vault.observe(); // the true price
        vm.warp(block.timestamp + 1 days);
        readAt(10_090); // and again
        vm.assertEq(vault.previewDeposit(950_000e6), 950_000e12);
        vm.warp(block.timestamp + 1 hours);
        vault.observe();
        vm.assertEq(vault.previewDeposit(950_000e6), 950_000e12);
    }

    /// After days without a reading the band is wide; what one moment says in it does not put the true price out of it.
    function testAMomentDoesNotShutTheVault() public {
        uint256[4] memory moments = [uint256(9_525), 10_490, 9_910, 10_090];
        for (uint256 i = 0; i < 4; i++) {
            if (i == 0) enter(9_000, 50_000e6, 0);
            vm.warp(block.timestamp + 4 days);
            readAt(moments[i]);
            vm.assertTrue(vault.navIsSound());
            vm.warp(block.timestamp + 1 hours);
            vault.observe();
            vm.assertTrue(vault.navIsSound());
            vm.assertEq(recorded(), 1e6);
        }
    }

    /// Nor what a moment says close to the old price, when the true one has gone far meanwhile.
    function testAMomentNearTheOldPriceDoesNotShutTheVault() public {
        enter(9_000, 50_000e6, 0);
        vm.warp(block.timestamp + 4 days);
        one.setNav(one.totalAssets() * 10_450 / 10_000);
        readAt(9_570); // it says 1.0001
        vm.assertTrue(vault.navIsSound());
        vm.warp(block.timestamp + 1 days);
        vault.observe(); // the true price
        vm.assertTrue(vault.navIsSound());
        vm.warp(block.timestamp + 1 hours);
        vault.observe(); // once more
        vm.assertTrue(vault.navIsSound());
        assertNear(recorded(), 1.045e6);
    }

    /// A price that stays is recorded an hour after it was first read, and once a day.
    function testAPriceThatStaysIsRecorded() public {
        enter(9_000, 50_000e6, 0);
        vm.warp(block.timestamp + 1 days);
        one.setNav(one.totalAssets() * 10_050 / 10_000);
        vault.observe();
        vm.warp(block.timestamp + 1 hours - 1);
        vault.observe();
        vm.assertEq(recorded(), 1e6);
        vm.warp(block.timestamp + 1);
        vault.observe();
        assertNear(recorded(), 1.005e6);
        one.setNav(one.totalAssets() * 10_050 / 10_000);
        vm.warp(block.timestamp + 22 hours);
        vault.observe();
        vm.warp(block.timestamp + 1 hours);
        vault.observe();
        assertNear(recorded(), 1.005e6); // the reading that was recorded is 24 hours old only now
        vm.warp(block.timestamp + 1 hours);
        vault.observe();
        assertNear(recorded(), 1.010025e6);
    }

    /// A source that moves by its step each day, and is read once a day, is sound all the time.
    function testAStepADayIsSound() public {
        enter(9_000, 50_000e6, 0);
        for (uint256 day = 0; day < 20; day++) {
            vm.warp(block.timestamp + 1 days);
            uint256 bps = day < 10 ? 10_099 : 9_901;
            one.setNav(one.totalAssets() * bps / 10_000);
            vm.assertTrue(vault.navIsSound());
            vault.observe();
            vm.assertTrue(vault.navIsSound());
        }
    }

    /// Whatever is read, in whatever order: no reading of a moment moves the recorded price further than from where
    /// it was to a true price. Each true reading is followed by a wrong one, or the other way round.
    function testFuzzARecordedPriceIsBetweenTrueOnes(uint256 seed) public {
        enter(9_000, 50_000e6, 0);
        uint256 low = 1e6;
        uint256 high = 1e6;
        for (uint256 i = 0; i < 12; i++) {
            vm.warp(block.timestamp + 1 days + seed % 2 days);
            seed = uint256(keccak256(abi.encode(seed)));
            one.setNav(one.totalAssets() * (9_990 + seed % 21) / 10_000);
            uint256 price = one.convertToAssets(1e12);
            if (price < low) low = price;
            if (price > high) high = price;
            if (i % 2 == 0) readAt(9_600 + (seed >> 32) % 801);
            else vault.observe();
            vm.assertGe(recorded(), low - 1);
            vm.assertLe(recorded(), high + 1);
        }
    }

    /// Two wrong readings on end are believed, as far as the band reaches.
    function testTwoReadingsOnEndAreBelieved() public {
        enter(5_000, 510_000e6, 490_000e6);
        vm.warp(block.timestamp + 1 days);
        readAt(9_810);
        vm.warp(block.timestamp + 1 hours);
        readAt(9_810);
        assertNear(recorded(), 0.981e6);
        vm.assertFalse(vault.navIsSound());
        vm.warp(block.timestamp + 1 days);
        vm.assertTrue(vault.navIsSound()); // the band has grown again
    }

    /// Who is paid in the very moment of a dip that is still sound loses it: at most the band of the source's part. So
    /// long as it is read daily that are three steps, the third of them for the moment before the next reading.
    function testWhoIsPaidInADipLosesTheBandAtMost() public {
        enter(5_000, 510_000e6, 490_000e6);
        uint256 id = requestRedeem(BOB, 490_000e12);
        for (uint256 day = 0; day < 4; day++) {
            vm.warp(block.timestamp + 1 days + 30); // a reading is asked for a day after the one before is final
            vault.observe();
        }
        uint256 nav = one.totalAssets();
        vm.warp(block.timestamp + 1 days - 31);
        one.setNav(nav * 9_803 / 10_000);
        vm.assertFalse(vault.navIsSound());
        one.setNav(nav * 9_805 / 10_000);
        vm.assertTrue(vault.navIsSound());
        vm.warp(block.timestamp + 61);
        one.setNav(nav * 9_708 / 10_000);
        vm.assertFalse(vault.navIsSound());
        one.setNav(nav * 9_710 / 10_000);
        vm.prank(OUTSIDER);
        vault.payQueue(1);
        one.setNav(nav);
        vm.assertEq(vault.redeemRequest(id).shares, 0);
        vm.assertGe(balance(BOB), RICH - 490_000e6 + 490_000e6 * 9_850 / 10_000); // three steps of a half
    }

    /// Whatever is believed after a silence, and no more is, the true price is as far from it as it was from that: the vault opens by
    /// itself once the band has grown again, in four days at most.
    function testWhatWasBelievedWronglyEndsByItself() public {
        enter(9_000, 50_000e6, 0);
        uint256[3] memory wrong = [uint256(9_510), 9_525, 10_499]; // from the first the way back would be too long
        for (uint256 i = 0; i < 3; i++) {
            vm.warp(block.timestamp + 5 days);
            readAt(wrong[i]);
            vm.warp(block.timestamp + 1 hours);
            readAt(wrong[i]);
            assertNear(recorded(), i == 0 ? 1e6 : wrong[i] * 100);
            vm.assertTrue(vault.navIsSound() == (i == 0));
            vm.warp(block.timestamp + 4 days);
            vm.assertTrue(vault.navIsSound());
            vault.observe();
            vm.warp(block.timestamp + 1 hours);
            vault.observe();
            assertNear(recorded(), 1e6);
        }
    }

    /// From no price within the band, after whatever silence, is the way back longer than the way there.
    function testFuzzTheBandReachesBackAsFarAsItReached(uint256 bps, uint256 silence) public {
        enter(9_000, 50_000e6, 0);
        vm.warp(block.timestamp + 1 days + silence % 7 days);
        bps = 9_450 + bps % 1_101;
        readAt(bps);
        vm.warp(block.timestamp + 1 hours);
        readAt(bps);
        vm.warp(block.timestamp + 4 days);
        vm.assertTrue(vault.navIsSound());
    }

    /// Without a sound NAV a source without a target is left at no less than its recorded price, though its own price
    /// is sound; with one it is left at the price of now.
    function testASourceIsNotLeftBelowItsRecordedPrice() public {
        setTargets(4_500, 4_500, 0);
        deposit(ALICE, 1_000_000e6);
        rebalance();
        setTargets(0, 4_500, 0);
        uint256 idle = vault.idle();
        uint256 first = one.totalAssets();
        uint256 second = two.totalAssets();
        two.setNav(second * 2); // the NAV is not sound
        one.setNav(first * 9_910 / 10_000);
        rebalance();
        vm.assertEq(vault.idle(), idle);
        one.setNav(first);
        rebalance();
        vm.assertGe(vault.idle(), idle + 450_000e6 - 4);
    }
}
