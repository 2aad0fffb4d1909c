// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {MicroVault} from "../src/MicroVault.sol";
import {MicroVaultSources} from "../src/MicroVaultSources.sol";
import {SandboxAsyncVault} from "../src/sandbox/SandboxAsyncVault.sol";
import {MicroVaultSetup} from "./MicroVaultSetup.sol";

/// The NAV: its age, its jumps, and what they stop.
contract MicroVaultNavTest is MicroVaultSetup {
    function setUp() public override {
        super.setUp();
        deposit(ALICE, 600e6);
        deposit(BOB, 400e6);
        setTargets(3_000, 0, 3_000);
        rebalance();
        settleLater();
        rebalance();
    }

    function testAStaleNavStopsAllButRequests() public {
        vm.warp(block.timestamp + AGE + 1);
        vm.assertFalse(vault.navIsSound());
        vm.assertEq(vault.maxDeposit(ALICE), 0);
        vm.assertEq(vault.maxMint(ALICE), 0);
        vm.assertEq(vault.maxWithdraw(ALICE), 0);
        vm.assertEq(vault.maxRedeem(ALICE), 0);
        uint256 id = requestRedeem(BOB, 100e12);
        vm.expectRevert(abi.encodeWithSelector(MicroVault.NavNotSound.selector));
        vault.payQueue(1);
        vm.warp(block.timestamp + 1 hours);
        later.strike(0.99e18); // 3 of 1000 are lost
        vault.payQueue(1);
        vm.assertEq(vault.redeemRequest(id).shares, 0);
        vm.assertEq(balance(BOB), RICH - 400e6 + 99.7e6);
    }

    /// A fresh NAV is not fresh enough: a request is priced by the next.
    function testARequestIsPricedByTheNextNav() public {
        vm.warp(block.timestamp + 1 hours);
        uint256 id = requestRedeem(BOB, 100e12);
        vault.payQueue(1);
        vm.assertEq(vault.redeemRequest(id).shares, 100e12);
        vm.warp(block.timestamp + 1 hours);
        later.strike(0.991e18);
        vault.payQueue(1);
        vm.assertEq(balance(BOB), RICH - 400e6 + 99.73e6);
    }

    function testAJumpStopsAllUntilItIsAccepted() public {
        later.strike(1.02e18);
        vm.assertFalse(vault.navIsSound());
        vm.assertEq(vault.maxDeposit(ALICE), 0);
        vm.assertEq(vault.maxWithdraw(ALICE), 0);
        requestRedeem(BOB, 1e12);
        vault.acceptNav(LATER);
        vm.assertTrue(vault.navIsSound());
        vm.assertEq(vault.maxDeposit(ALICE), MAX);
        one.setNav(one.totalAssets() * 100 / 102);
        vm.assertEq(vault.maxRedeem(ALICE), 0);
        vm.warp(block.timestamp + 1 days); // each day allows as much again
        later.strike(1.02e18);
        vm.assertTrue(vault.navIsSound());
    }

    function testThePriceIsRecordedOnceADay() public {
        one.setNav(one.totalAssets() * 1_009 / 1_000);
        vault.observe();
        one.setNav(one.totalAssets() * 1_009 / 1_000);
        vault.observe();
        vm.assertFalse(vault.navIsSound()); // the first step was not recorded
        vm.warp(block.timestamp + 1 days);
        later.strike(1e18);
        vault.observe();
        vm.assertTrue(vault.navIsSound());
    }

    function testARebalanceWithoutASoundNavOnlyClaims() public {
        setTargets(3_000, 0, 0);
        rebalance();
        settleLater();
        uint256 idle = vault.idle();
        vault.setMode(ONE, MicroVaultSources.Mode.Disabled);
        one.setNav(1e6);
        setTargets(5_000, 0, 0);
        rebalance();
        vm.assertEq(vault.idle(), idle + 300e6);
    }

    /// Within its band a price is anybody's guess: who enters pays by the higher of it and the recorded one, who
    /// leaves is paid by the lower, and so they are told before.
    function testEntryAndExitAreByTheWorsePrice() public {
        uint16[2] memory bps = [9_910, 10_090];
        for (uint256 i = 0; i < 2; i++) {
            one.setNav(300e6 * uint256(bps[i]) / 10_000);
            vm.assertTrue(vault.navIsSound());
            uint256 low = vault.idle() + 300e6 + (i == 0 ? 297.3e6 : 300e6);
            uint256 high = vault.idle() + 300e6 + (i == 0 ? 300e6 : 302.7e6);
            assertNear(vault.totalAssets(), i == 0 ? low : high);
            assertNear(vault.previewRedeem(100e12), low / 10);
            assertNear(vault.previewWithdraw(low), 1_000e12);
            assertNear(vault.previewDeposit(high), 1_000e12);
            assertNear(vault.previewMint(100e12), high / 10);
            vm.assertEq(vault.previewDeposit(100e6), deposit(CAROL, 100e6));
            uint256 shares = vault.balanceOf(CAROL);
            vm.assertEq(vault.previewRedeem(shares), redeem(CAROL, shares));
            vm.assertLe(balance(CAROL), RICH - 0.24e6);
            vm.assertLe(vault.maxWithdraw(BOB), vault.previewRedeem(400e12));
        }
    }

    /// A request is paid by the lower price as well, in parts or whole.
    function testTheQueueIsPaidByTheLowerPrice() public {
        one.setNav(302.7e6);
        uint256 first = requestRedeem(ALICE, 600e12);
        vault.payQueue(1);
        vm.assertEq(balance(ALICE), RICH - 200e6); // all there is in idle
        assertNear(vault.redeemRequest(first).shares, 200e12);
        one.setNav(297.3e6);
        deposit(BOB, 300e6);
        vault.payQueue(1);
        vm.assertEq(vault.queuedShares(), 0);
        vm.assertLe(balance(ALICE), RICH - 0.5e6);
        vm.assertGe(balance(ALICE), RICH - 1.3e6);
    }

    /// What a source shuts in counts, and the NAV is not sound: nobody enters at half, nobody is paid nothing.
    function testWhatIsShutInIsNotMissing() public {
        setTargets(0, 0, 0);
        rebalance();
        settleLater();
        uint256 id = requestRedeem(ALICE, 600e12);
        later.setFailure(SandboxAsyncVault.Failure.Claims);
        vm.assertEq(vault.totalAssets(), 1_000e6);
        vm.assertFalse(vault.navIsSound());
        vm.assertEq(vault.maxDeposit(CAROL), 0);
        vm.expectRevert(abi.encodeWithSelector(MicroVault.NavNotSound.selector));
        vault.payQueue(1);
        later.setFailure(SandboxAsyncVault.Failure.None);
        rebalance();
        vm.assertEq(vault.redeemRequest(id).shares, 0);
        vm.assertEq(balance(ALICE), RICH);
    }

    function testAClaimComesInParts() public {
        setTargets(0, 0, 0);
        rebalance();
        address adapter = source(2).adapter;
        vm.assertEq(source(2).position.pendingOut, 300e6);
        later.settleRedeem(adapter, 100e18);
        vm.assertEq(source(2).position.claimable, 100e6);
        vm.assertEq(vault.totalAssets(), 1_000e6);
        later.strike(0.995e18); // what is settled is settled
        vm.assertEq(vault.totalAssets(), 999e6);
        later.setFailure(SandboxAsyncVault.Failure.Claims);
        rebalance();
        later.setFailure(SandboxAsyncVault.Failure.None);
        uint256 idle = vault.idle();
        rebalance();
        vm.assertEq(vault.idle(), idle + 100e6);
        settleLater();
        rebalance();
        vm.assertEq(source(2).worth, 0);
        vm.assertEq(vault.idle(), 999e6);
    }

    /// A source that says it owes without end makes nothing that is taken in kind cheaper.
    function testALieOfWhatIsOwedMakesInKindNoCheaper() public {
        setTargets(3_000, 0, 4_000);
        rebalance();
        uint256 id = requestRedeem(BOB, 400e12);
        settleLater();
        Lies(address(vm)).mockCall(
            address(later), abi.encodeCall(later.maxMint, (source(2).adapter)), abi.encode(uint256(1e29))
        );
        uint256 had = balance(BOB);
        for (uint256 i = 0; i < 3; i++) {
            vm.warp(block.timestamp + 7 days);
            vm.prank(BOB);
            vault.redeemInKind(id);
            id = vault.queueTail() - 1;
        }
        Lies(address(vm)).clearMockedCalls();
        uint256 has = balance(BOB) - had + one.convertToAssets(one.balanceOf(BOB)) + later.balanceOf(BOB) / 1e12;
        vm.assertLe(has + vault.convertToAssets(vault.queuedShares()), 404e6); // his part, and the band
    }
}

interface Lies {
    function mockCall(address callee, bytes calldata data, bytes calldata answer) external;
    function clearMockedCalls() external;
}
