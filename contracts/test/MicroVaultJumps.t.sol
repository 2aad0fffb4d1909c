// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {IERC7540} from "../src/adapters/IERC7540.sol";
import {MicroVault} from "../src/MicroVault.sol";
import {MicroVaultSources} from "../src/MicroVaultSources.sol";
import {MicroVaultSetup} from "./MicroVaultSetup.sol";

interface Jumper {
    function mockCallRevert(address callee, bytes calldata data, bytes calldata reason) external;
    function clearMockedCalls() external;
}

/// Sources whose prices jump, come back, or never stand still: what it costs to take in kind meanwhile, and when such a
/// source can be written off.
contract MicroVaultJumpsTest is MicroVaultSetup {
    Jumper private constant JUMPS = Jumper(address(uint160(uint256(keccak256("hevm cheat code")))));

    function half() private {
        setTargets(4_500, 4_500, 0);
        deposit(ALICE, 900_000e6);
        deposit(BOB, 100_000e6);
        rebalance();
    }

    function refuseTwoToBob() private {
        JUMPS.mockCallRevert(address(two), abi.encodeWithSelector(IERC20.transfer.selector, BOB), "not on my list");
    }

    /// What someone has of what was put in, by the prices of now.
    function wealth(address holder) private view returns (uint256 all) {
        uint256 shares = vault.balanceOf(holder);
        for (uint256 i = vault.queueHead(); i < vault.queueTail(); i++) {
            MicroVault.Request memory r = vault.redeemRequest(i);
            if (r.owner == holder) shares += r.shares;
        }
        all = vault.convertToAssets(shares) + token.balanceOf(holder) - (RICH - 100_000e6)
            + one.convertToAssets(one.balanceOf(holder)) + two.convertToAssets(two.balanceOf(holder))
            + later.convertToAssets(later.balanceOf(holder));
    }

    function takeInKind(uint256 id) private {
        vm.prank(BOB);
        vault.redeemInKind(id);
    }

    // ------------------------------------------------------------------ taken in kind

    /// A price that has risen further than its band costs who takes in kind all that it is: another source keeps its part.
    function testAPriceThatRoseMakesNothingCheapInKind() public {
        half();
        uint256 id = requestRedeem(BOB, vault.balanceOf(BOB));
        vm.warp(block.timestamp + 7 days);
        one.setNav(one.totalAssets() * 3);
        vm.assertFalse(vault.navIsSound());
        refuseTwoToBob();
        uint256 before = wealth(BOB);
        takeInKind(id);
        vm.assertLe(wealth(BOB), before);
        vm.assertGe(wealth(BOB), before - 10);
    }

    /// So does one that comes back after a total loss was accepted, before that is accepted, too.
    function testAPriceThatCameBackMakesNothingCheapInKind() public {
        half();
        refuseTwoToBob();
        uint256 nav = one.totalAssets();
        one.setNav(0);
        vault.acceptNav(ONE);
        uint256 id = requestRedeem(BOB, vault.balanceOf(BOB));
        vm.warp(block.timestamp + 7 days);
        one.setNav(nav);
        uint256 before = wealth(BOB);
        takeInKind(id);
        vm.assertLe(wealth(BOB), before);
        vm.warp(block.timestamp + 7 days);
        takeInKind(id + 1); // what was kept, once more
        vm.assertLe(wealth(BOB), before);
        vm.assertGe(wealth(BOB), before - 10);
    }

    /// A fund falls silent while shares that it settled are not claimed: those in hand cost what they are worth, not what
    /// all are.
    function testWhatASilentFundHasNotDeliveredIsNotPaidFor() public {
        setTargets(0, 0, 5_000);
        deposit(ALICE, 900e6);
        deposit(BOB, 100e6);
        rebalance();
        settleLater();
        rebalance(); // 500 units are in hand
        deposit(ALICE, 899_100e6);
        deposit(BOB, 99_900e6);
        rebalance();
        settleLater(); // and 499,500 to be claimed
        vault.observe();
        uint256 id = requestRedeem(BOB, vault.balanceOf(BOB));
        vm.warp(block.timestamp + 7 days);
        later.strike(1e18);
        JUMPS.mockCallRevert(address(later), abi.encodePacked(IERC7540.pendingDepositRequest.selector), "silent");
        takeInKind(id);
        uint256 counted = vault.totalAssets();
        JUMPS.clearMockedCalls();
        assertNear(later.balanceOf(BOB), 50e18);
        vm.assertGe(wealth(BOB), 100_000e6 - 10e6); // the band of 50, and rounding
        vm.assertLe(wealth(BOB), 100_000e6 + 1);
        vm.assertLe(distance(counted, vault.totalAssets()), 3e6); // what was taken is forgotten, and nothing else
    }

    // ------------------------------------------------------------------ never sound

    /// A source whose price is another one in each block is written off after more than seven days, and all else leaves.
    function testASourceThatJumpsForEverIsWrittenOff() public {
        half();
        uint256 nav = one.totalAssets();
        for (uint256 day = 0; day <= 7; day++) {
            vm.expectRevert(abi.encodeWithSelector(MicroVaultSources.SourceReadable.selector, ONE));
            vault.writeOff(ONE);
            vm.warp(block.timestamp + 1 days);
            one.setNav(day % 2 == 0 ? nav / 2 : nav * 2);
            vm.assertFalse(vault.navIsSound());
            vm.prank(OUTSIDER);
            vault.observe();
        }
        vm.warp(block.timestamp + 1 days);
        vault.writeOff(ONE);
        vm.assertTrue(vault.navIsSound());
        assertNear(vault.maxWithdraw(BOB), 55_000e6);
        vm.assertEq(vault.maxDeposit(CAROL), 0); // it holds something still
    }

    /// A price that is too old for more than seven days is none either.
    function testASourceThatTellsNoNewPriceIsWrittenOff() public {
        setTargets(0, 0, 5_000);
        deposit(ALICE, 1_000e6);
        rebalance();
        settleLater();
        rebalance();
        vm.warp(block.timestamp + AGE);
        for (uint256 day = 0; day <= 8; day++) {
            vm.expectRevert(abi.encodeWithSelector(MicroVaultSources.SourceReadable.selector, LATER));
            vault.writeOff(LATER);
            vm.warp(block.timestamp + 1 days);
            vault.observe();
        }
        vault.writeOff(LATER);
        vm.assertTrue(vault.navIsSound());
    }

    function failFor(uint256 daysUnsound, uint256 nav) private {
        for (uint256 day = 0; day < daysUnsound; day++) {
            vm.warp(block.timestamp + 1 days);
            one.setNav(nav / 2);
            vault.observe();
        }
    }

    function assertNotWrittenOff() private {
        vm.expectRevert(abi.encodeWithSelector(MicroVaultSources.SourceReadable.selector, ONE));
        vault.writeOff(ONE);
    }

    /// A source that is well is never written off: neither while it is sound, nor after it was at a reading of these
    /// days, nor by slips between which nobody read it.
    function testASourceThatIsWellIsNotWrittenOff() public {
        half();
        uint256 nav = one.totalAssets();
        failFor(9, nav);
        one.setNav(nav);
        vm.assertTrue(vault.navIsSound());
        assertNotWrittenOff(); // it is sound now
        vm.prank(OUTSIDER);
        vault.observe();
        one.setNav(nav / 2);
        assertNotWrittenOff(); // it was, a moment ago
        failFor(8, nav);
        assertNotWrittenOff(); // seven days since the first of them
        vm.warp(block.timestamp + 3 days);
        assertNotWrittenOff(); // and then nobody looked
        failFor(1, nav);
        assertNotWrittenOff();
        failFor(8, nav);
        vault.writeOff(ONE);
    }

    /// A price that is accepted begins the days anew, whatever it is in the next block.
    function testAnAcceptedPriceIsASoundReading() public {
        half();
        uint256 nav = one.totalAssets();
        failFor(9, nav);
        vault.acceptNav(ONE);
        one.setNav(nav);
        vm.assertFalse(vault.navIsSound());
        assertNotWrittenOff();
    }
}
