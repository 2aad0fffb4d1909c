// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {MicroVault} from "../src/MicroVault.sol";
import {MicroVaultSources} from "../src/MicroVaultSources.sol";
import {SandboxAsyncVault} from "../src/sandbox/SandboxAsyncVault.sol";
import {MicroVaultSetup} from "./MicroVaultSetup.sol";
import {Snapshots} from "./adversary/Snapshots.sol";

interface Mock {
    function mockCall(address callee, bytes calldata data, bytes calldata answer) external;
    function mockCallRevert(address callee, bytes calldata data, bytes calldata revertData) external;
    function clearMockedCalls() external;
}

/// Sources that are written off, and come back: what they hold is theirs who had shares then.
contract MicroVaultWriteOffTest is MicroVaultSetup {
    function setUp() public override {
        super.setUp();
        deposit(ALICE, 600e6);
        deposit(BOB, 400e6);
        setTargets(0, 1_000, 5_000);
        rebalance();
        settleLater();
        rebalance();
    }

    function writeOffLater() private {
        later.setFailure(SandboxAsyncVault.Failure.Pricing);
        vault.writeOff(LATER);
    }

    /// At the collapsed price nobody enters, be the source silent or back, until it counts again.
    function testNobodyEntersWhileSomethingIsWrittenOff() public {
        writeOffLater();
        for (uint256 round = 0; round < 2; round++) {
            vm.assertTrue(vault.navIsSound());
            vm.assertEq(vault.maxDeposit(CAROL), 0);
            vm.assertEq(vault.maxMint(CAROL), 0);
            vm.startPrank(CAROL);
            vm.expectRevert(abi.encodeWithSelector(MicroVault.EntryClosed.selector, LATER));
            vault.deposit(900e6, CAROL);
            vm.expectRevert(abi.encodeWithSelector(MicroVault.EntryClosed.selector, LATER));
            vault.mint(900e12, CAROL);
            vm.stopPrank();
            later.setFailure(SandboxAsyncVault.Failure.None);
        }
        vault.reinstate(LATER);
        vm.assertEq(vault.maxDeposit(CAROL), MAX);
        vm.assertEq(deposit(CAROL, 900e6), 900e12);
    }

    /// Once nothing is left in it, all who come are welcome.
    function testEntryIsOpenOnceNothingIsLeft() public {
        writeOffLater();
        later.setFailure(SandboxAsyncVault.Failure.None);
        vault.setMode(LATER, MicroVaultSources.Mode.RedemptionOnly);
        rebalance();
        vm.assertEq(vault.maxDeposit(CAROL), 0); // it is on its way
        settleLater();
        rebalance();
        vm.assertEq(vault.totalAssets(), 1_000e6);
        vm.assertEq(vault.maxDeposit(CAROL), MAX);
    }

    /// Anyone reinstates a source that can be read at a sound price; another price is the owner's to accept.
    function testReinstating() public {
        vm.startPrank(OUTSIDER);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultSources.NotReinstatable.selector, LATER));
        vault.reinstate(LATER); // it is not written off
        vm.stopPrank();
        writeOffLater();
        vm.startPrank(OUTSIDER);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultSources.NotReinstatable.selector, LATER));
        vault.reinstate(LATER); // it cannot be read
        vm.stopPrank();
        later.setFailure(SandboxAsyncVault.Failure.None);
        later.strike(0.5e18);
        vm.startPrank(OUTSIDER);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultSources.NotReinstatable.selector, LATER));
        vault.reinstate(LATER); // its price has jumped
        vm.stopPrank();
        vault.acceptNav(LATER);
        vm.prank(OUTSIDER);
        vault.reinstate(LATER);
        vm.assertFalse(source(2).writtenOff);
        vm.assertEq(vault.totalAssets(), 750e6);
        vm.assertTrue(vault.navIsSound());
    }

    /// No rebalance puts anything into what is written off, whatever its target is.
    function testNothingEntersWhatIsWrittenOff() public {
        writeOffLater();
        later.setFailure(SandboxAsyncVault.Failure.None);
        vault.setMode(LATER, MicroVaultSources.Mode.Active);
        setTargets(0, 0, 9_000);
        rebalance();
        vm.assertEq(source(2).position.pendingIn, 0);
        vm.assertEq(vault.totalAssets(), 500e6);
    }

    /// In kind one has one's part of it, and burns for it what it was last worth.
    function testInKindBurnsForWhatIsWrittenOff() public {
        writeOffLater();
        uint256 id = requestRedeem(BOB, 400e12);
        vm.warp(block.timestamp + 7 days);
        vm.prank(BOB);
        vault.redeemInKind(id);
        assertNear(later.balanceOf(BOB), 200e18);
        assertNear(vault.totalSupply(), 600e12);
        assertNear(balance(BOB), RICH - 400e6 + 160e6);
        later.setFailure(SandboxAsyncVault.Failure.None);
        later.strike(1e18);
        vault.reinstate(LATER);
        assertNear(vault.convertToAssets(vault.balanceOf(ALICE)), 600e6); // nothing of it is hers
    }

    /// Another source refuses to give: what is written off is not given again and again for no shares.
    function testWhatIsWrittenOffIsNotTakenTwice() public {
        writeOffLater();
        later.setFailure(SandboxAsyncVault.Failure.None);
        setTargets(0, 9_000, 0);
        rebalance();
        Mock(address(vm)).mockCallRevert(address(two), abi.encodeWithSignature("transfer(address,uint256)"), "");
        uint256 id = requestRedeem(BOB, 400e12);
        for (uint256 i = 0; i < 8; i++) {
            vm.warp(block.timestamp + 7 days);
            vm.prank(BOB);
            try vault.redeemInKind(id) {
                id++;
            } catch {}
        }
        uint256 has = later.convertToAssets(later.balanceOf(BOB)) + balance(BOB) + 400e6 - RICH;
        vm.assertLe(has, 400e6 + 1);
        assertNear(has * 1e6 + vault.queuedShares(), 400e12); // each share was burnt for its worth
    }

    /// Who was queued when it was written off had no say: the request is given back, and the owner asks anew or stays.
    function testRequestsFromBeforeAreGivenBack() public {
        uint256 early = requestRedeem(BOB, 400e12);
        vm.warp(block.timestamp + 1);
        writeOffLater();
        vm.warp(block.timestamp + 1);
        uint256 late = requestRedeem(ALICE, 100e12);
        vault.payQueue(9);
        vm.assertEq(vault.redeemRequest(early).shares, 0);
        vm.assertEq(vault.balanceOf(BOB), 400e12);
        vm.assertEq(balance(BOB), RICH - 400e6);
        vm.assertEq(vault.redeemRequest(late).shares, 0);
        vm.assertEq(balance(ALICE), RICH - 600e6 + 50e6);
        later.setFailure(SandboxAsyncVault.Failure.None);
        vault.reinstate(LATER);
        vm.assertGe(vault.convertToAssets(vault.balanceOf(BOB)), 400e6);
    }

    /// Who asked after it was written off keeps his part of it once anybody can reinstate it: the queue waits for that.
    function testTheQueueWaitsForWhatCanBeReinstated() public {
        writeOffLater();
        vm.warp(block.timestamp + 1);
        uint256 id = requestRedeem(BOB, 400e12);
        vm.warp(block.timestamp + 1);
        later.setFailure(SandboxAsyncVault.Failure.None);
        later.strike(1e18);
        vault.payQueue(9);
        rebalance();
        vm.assertEq(vault.redeemRequest(id).shares, 400e12);
        vm.prank(OUTSIDER);
        vault.reinstate(LATER);
        vault.payQueue(9);
        vm.assertEq(vault.redeemRequest(id).shares, 0);
        assertNear(balance(BOB), RICH);
    }

    /// While nobody can, because it is silent or its price has jumped, he is paid without it.
    function testTheQueueWaitsForNothingElse() public {
        writeOffLater();
        vm.warp(block.timestamp + 1);
        requestRedeem(BOB, 100e12);
        vault.payQueue(9);
        assertNear(balance(BOB), RICH - 400e6 + 50e6);
        later.setFailure(SandboxAsyncVault.Failure.None);
        later.strike(5e18);
        vm.warp(block.timestamp + 1);
        requestRedeem(BOB, 100e12);
        vault.payQueue(9);
        assertNear(balance(BOB), RICH - 400e6 + 100e6);
        vm.assertEq(vault.queuedShares(), 0);
    }

    /// Nobody's shares are burnt for nothing: below a tenth of his part he stays queued, whatever crumb is given to the
    /// vault, and may take his part in kind.
    function testNobodyIsPaidLessThanATenthOfHisPart() public {
        setTargets(0, 0, 10_000);
        uint256 leaves = vault.previewWithdraw(400e6);
        rebalance();
        settleLater();
        rebalance();
        vm.warp(block.timestamp + 1 days);
        vm.assertLe(vault.idle(), 1e6);
        writeOffLater();
        vm.warp(block.timestamp + 1);
        uint256 id = requestRedeem(BOB, leaves);
        for (uint256 i = 0; i < 2; i++) {
            vm.warp(block.timestamp + 1);
            vault.payQueue(9);
            vm.assertEq(vault.redeemRequest(id).shares, leaves);
            token.mint(address(vault), 99e6); // still below a ninth of the 1000
        }
        token.mint(address(vault), 14e6);
        uint256 had = balance(BOB);
        uint256 snapshot = Snapshots(address(vm)).snapshotState();
        vault.payQueue(9);
        vm.assertEq(vault.redeemRequest(id).shares, 0);
        assertNear(balance(BOB) - had, vault.totalAssets() * 4 / 6);
        Snapshots(address(vm)).revertToState(snapshot);
        vm.warp(block.timestamp + 7 days);
        vm.prank(BOB);
        vault.redeemInKind(id);
        assertNear(later.balanceOf(BOB), 400e18);
    }

    /// A source that counts again in the middle of an exit counts for it too, and requests are paid again.
    function testReinstatedInTheMiddleOfAnExit() public {
        uint256 early = requestRedeem(BOB, 100e12);
        writeOffLater();
        later.setFailure(SandboxAsyncVault.Failure.None);
        vault.reinstate(LATER);
        vm.warp(block.timestamp + 1);
        later.strike(1e18);
        vault.payQueue(9);
        vm.assertEq(vault.redeemRequest(early).shares, 0);
        vm.assertEq(balance(BOB), RICH - 300e6);
    }

    /// Nor is it what the source said can be claimed: beyond what was given for it nobody waits for it in the queue.
    function testALieBeforeTheSilenceHoldsNoQueue() public {
        setTargets(0, 1_000, 8_000);
        rebalance();
        settleLater(); // 300 more are to be claimed
        Mock puppet = Mock(address(vm));
        bytes memory call = abi.encodeCall(later.maxMint, (source(2).adapter));
        puppet.mockCall(address(later), call, abi.encode(uint256(1e29)));
        vm.prank(OUTSIDER);
        vault.observe();
        vm.assertLe(vault.totalAssets(), 1_004e6);
        puppet.clearMockedCalls();
        writeOffLater();
        vm.warp(block.timestamp + 1);
        uint256 id = requestRedeem(BOB, 400e12);
        token.mint(address(vault), 100e6);
        vault.payQueue(1);
        vm.assertEq(vault.redeemRequest(id).shares, 0);
    }

    /// What a silent source was last worth is not that of a slip before it fell silent.
    function testASlipBeforeTheSilenceIsNotRemembered() public {
        later.strike(10e18);
        vault.observe();
        later.setFailure(SandboxAsyncVault.Failure.Pricing);
        assertNear(vault.totalAssets(), 1_000e6);
        uint256 id = requestRedeem(BOB, 400e12);
        vm.warp(block.timestamp + 7 days);
        Mock(address(vm)).mockCallRevert(address(later), abi.encodeWithSignature("transfer(address,uint256)"), "");
        vm.prank(BOB);
        vault.redeemInKind(id);
        assertNear(vault.queuedShares(), 200e12); // for the half that stays
    }
}
