// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {MicroVault} from "../src/MicroVault.sol";
import {MicroVaultSources} from "../src/MicroVaultSources.sol";
import {SandboxAsyncVault} from "../src/sandbox/SandboxAsyncVault.sol";
import {Puppet} from "./AdapterSetup.sol";
import {MicroVaultSetup} from "./MicroVaultSetup.sol";

/// The queue, and the last resort.
contract MicroVaultQueueTest is MicroVaultSetup {
    Puppet private constant PUPPETS = Puppet(address(uint160(uint256(keccak256("hevm cheat code")))));

    function setUp() public override {
        super.setUp();
        deposit(ALICE, 500e6);
        deposit(BOB, 300e6);
        deposit(CAROL, 200e6);
        setTargets(4_000, 4_000, 0);
        rebalance(); // 200 idle
    }

    function testFirstInFirstOutAndInParts() public {
        uint256 first = requestRedeem(ALICE, 300e12);
        uint256 second = requestRedeem(BOB, 100e12);
        vault.payQueue(9);
        vm.assertEq(vault.redeemRequest(first).shares, 100e12);
        vm.assertEq(vault.redeemRequest(second).shares, 100e12);
        vm.assertEq(vault.queueHead(), first);
        vm.assertEq(vault.idle(), 0);
        vm.assertEq(vault.previewRedeem(1e12), 1e6);
        deposit(CAROL, 150e6);
        vault.payQueue(9);
        vm.assertEq(vault.redeemRequest(first).shares, 0);
        vm.assertEq(vault.redeemRequest(second).shares, 50e12);
        vm.assertEq(vault.queuedShares(), 50e12);
        vm.assertEq(balance(ALICE), RICH - 500e6 + 300e6);
    }

    function testQueueingNeedsTheOwnersLeave() public {
        vm.prank(BOB);
        vm.expectRevert();
        vault.requestRedeem(1e12, BOB, ALICE);
        vm.prank(ALICE);
        vault.approve(BOB, 1e12);
        vm.startPrank(BOB);
        vault.requestRedeem(1e12, BOB, ALICE);
        vm.assertEq(vault.allowance(ALICE, BOB), 0);
        vm.expectRevert(abi.encodeWithSelector(MicroVault.ZeroShares.selector));
        vault.requestRedeem(0, BOB, BOB);
        vm.expectRevert(abi.encodeWithSelector(MicroVault.ZeroReceiver.selector));
        vault.requestRedeem(1e12, address(0), BOB);
        vm.stopPrank();
    }

    /// A receiver whom the asset refuses holds up nobody: its owner has the shares back, listed or not.
    function testABarredReceiverHoldsUpNobody() public {
        uint256 first = requestRedeem(ALICE, 100e12);
        uint256 second = requestRedeem(BOB, 50e12);
        unlistHolder(ALICE);
        token.blacklist(ALICE);
        vault.payQueue(9);
        vm.assertEq(vault.redeemRequest(first).shares, 0);
        vm.assertEq(vault.redeemRequest(second).shares, 0);
        vm.assertEq(vault.balanceOf(ALICE), 500e12);
        vm.assertEq(balance(BOB), RICH - 300e6 + 50e6);
        vm.prank(ALICE);
        vault.requestRedeem(100e12, OUTSIDER, ALICE);
        vault.payQueue(9);
        vm.assertEq(balance(OUTSIDER), 100e6);
    }

    /// What the receiver cannot take goes to the owner: no request reserves idle for nothing.
    function testWhatTheReceiverCannotTakeGoesToTheOwner() public {
        token.blacklist(OUTSIDER);
        vm.prank(ALICE);
        uint256 id = vault.requestRedeem(100e12, OUTSIDER, ALICE);
        vault.payQueue(1);
        vm.assertEq(vault.redeemRequest(id).shares, 0);
        vm.assertEq(balance(ALICE), RICH - 400e6);
        vm.assertEq(vault.balanceOf(ALICE), 400e12);
    }

    /// Nobody clogs the queue with crumbs: a request is of a whole share, or of all one has.
    function testARequestIsOfAWholeShareOrOfAll() public {
        vm.startPrank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(MicroVault.RequestTooSmall.selector, 1e12));
        vault.requestRedeem(1e12 - 1, ALICE, ALICE);
        vault.requestRedeem(1e12, ALICE, ALICE);
        vault.transfer(BOB, vault.balanceOf(ALICE) - 7);
        vault.requestRedeem(7, ALICE, ALICE);
        vm.stopPrank();
        vm.assertEq(vault.queuedShares(), 1e12 + 7);
    }

    /// Taken in kind while a source that does not give is struck ten times too high: no shares are saved by that.
    function testInKindAtASlipOfWhatDoesNotGo() public {
        setTargets(4_000, 0, 4_000);
        rebalance();
        settleLater();
        rebalance();
        setTargets(4_000, 0, 0);
        rebalance(); // all of it is asked to leave
        uint256 id = requestRedeem(ALICE, 500e12);
        vm.warp(block.timestamp + 7 days);
        later.strike(10e18);
        vm.assertFalse(vault.navIsSound());
        vm.prank(ALICE);
        vault.redeemInKind(id);
        later.strike(1e18);
        uint256 has = one.convertToAssets(one.balanceOf(ALICE)) + balance(ALICE) + 500e6 - RICH
            + vault.convertToAssets(vault.balanceOf(ALICE) + vault.queuedShares());
        vm.assertLe(has, 500e6 + 2);
    }

    /// A paused asset throws nobody out of the queue.
    function testAPausedAssetThrowsNobodyOut() public {
        uint256 id = requestRedeem(ALICE, 100e12);
        token.pause();
        rebalance(); // which goes on
        vault.payQueue(1);
        vm.assertEq(vault.redeemRequest(id).shares, 100e12);
        token.unpause();
        vault.payQueue(1);
        vm.assertEq(vault.redeemRequest(id).shares, 0);
    }

    /// Nor does an asset that rejects transfers to oneself: a request that it pays to neither receiver nor owner holds up the
    /// queue for as long as nobody may leave in kind, and no rebalance.
    function testAnAssetThatRejectsTransfersToOneself() public {
        uint256 first = requestRedeem(ALICE, 100e12);
        uint256 second = requestRedeem(BOB, 100e12);
        token.blacklist(ALICE);
        PUPPETS.mockCallRevert(address(token), abi.encodeWithSignature("transfer(address,uint256)", address(vault)), "");
        rebalance();
        vault.payQueue(9);
        vm.assertEq(vault.queueHead(), first);
        vm.warp(block.timestamp + 7 days);
        vault.payQueue(9);
        vm.assertEq(vault.redeemRequest(second).shares, 0);
        vm.assertEq(vault.balanceOf(ALICE), 500e12);
        vm.assertEq(balance(BOB), RICH - 300e6 + 100e6);
    }

    function testInKindAfterSevenDays() public {
        uint256 id = requestRedeem(ALICE, 500e12);
        vm.prank(BOB);
        vm.expectRevert(abi.encodeWithSelector(MicroVault.NotRequestOwner.selector, id));
        vault.redeemInKind(id);
        uint256 readyAt = block.timestamp + 7 days;
        vm.warp(readyAt - 1);
        vm.startPrank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(MicroVault.TooEarly.selector, readyAt));
        vault.redeemInKind(id);
        vm.warp(readyAt);
        vault.redeemInKind(id);
        vm.expectRevert(abi.encodeWithSelector(MicroVault.UnknownRequest.selector, id));
        vault.redeemInKind(id);
        vm.stopPrank();
        assertNear(one.balanceOf(ALICE), 200e12);
        assertNear(two.balanceOf(ALICE), 200e12);
        assertNear(balance(ALICE) + 500e6 - RICH, 100e6);
        assertNear(vault.queuedShares(), 0);
        assertNear(vault.totalAssets(), 500e6);
        assertNear(vault.previewRedeem(300e12), 300e6);
    }

    /// In kind one gets no more than one's shares are worth, however few they are beside a gift.
    function testInKindTakesNothingFromOthers() public {
        vault = new MicroVault(config(threeSources()), adapters);
        listHolder(ALICE);
        listHolder(BOB);
        address[2] memory two_ = [ALICE, BOB];
        for (uint256 i = 0; i < 2; i++) {
            vm.prank(two_[i]);
            token.approve(address(vault), MAX);
            deposit(two_[i], 1);
        }
        vm.prank(ALICE);
        token.transfer(address(vault), 900e6);
        uint256 worth = vault.previewRedeem(vault.balanceOf(BOB));
        uint256 id = requestRedeem(ALICE, vault.balanceOf(ALICE));
        vm.warp(block.timestamp + 7 days);
        vm.prank(ALICE);
        vault.redeemInKind(id);
        vm.assertGe(vault.previewRedeem(vault.balanceOf(BOB)), worth);
    }

    /// Neither a dead source, nor an unsound NAV, nor modes, nor the keeper's absence keeps the rest back.
    function testInKindPastADeadSource() public {
        setTargets(3_000, 2_000, 3_000);
        rebalance();
        settleLater();
        rebalance();
        vm.assertEq(source(2).worth, 300e6);
        unlistHolder(ALICE);
        uint256 id = requestRedeem(ALICE, 500e12);
        vault.setMode(ONE, MicroVaultSources.Mode.Disabled);
        later.setFailure(SandboxAsyncVault.Failure.Pricing);
        token.blacklist(source(1).adapter);
        vm.warp(block.timestamp + 7 days);
        vm.assertFalse(vault.navIsSound());
        assertNear(vault.totalAssets(), 1_000e6); // the last known
        vm.prank(ALICE);
        vault.redeemInKind(id);
        assertNear(one.balanceOf(ALICE), 150e12);
        assertNear(two.balanceOf(ALICE), 100e12);
        assertNear(later.balanceOf(ALICE), 150e18); // it has no price, but it moves
        assertNear(vault.balanceOf(ALICE) + vault.queuedShares(), 0);
    }

    /// What cannot move, a pending request for one, stays queued.
    function testInKindLeavesWhatCannotMove() public {
        setTargets(0, 0, 5_000);
        rebalance();
        vm.assertEq(source(2).position.pendingIn, 500e6);
        uint256 id = requestRedeem(ALICE, 500e12);
        vm.warp(block.timestamp + 7 days);
        vm.recordLogs();
        vm.prank(ALICE);
        vault.redeemInKind(id);
        assertNear(balance(ALICE) + 500e6 - RICH, 250e6);
        assertNear(vault.queuedShares(), 250e12);
        MicroVault.Request memory rest = vault.redeemRequest(id + 1);
        vm.assertEq(rest.owner, ALICE);
        assertNear(rest.shares, 250e12);
        assertNear(vault.totalAssets(), 750e6);
        settleLater();
        later.strike(1e18);
        rebalance(); // claims the shares and asks for the assets
        settleLater();
        later.strike(1e18);
        rebalance();
        assertNear(vault.queuedShares(), 0);
        assertNear(balance(ALICE) + 500e6 - RICH, 500e6);
    }

    function testASourceThatCannotBeReadIsWrittenOff() public {
        setTargets(4_000, 0, 4_000);
        rebalance();
        settleLater();
        rebalance();
        vm.expectRevert(abi.encodeWithSelector(MicroVaultSources.SourceReadable.selector, LATER));
        vault.writeOff(LATER);
        later.setFailure(SandboxAsyncVault.Failure.Pricing);
        vm.assertEq(vault.maxWithdraw(BOB), 0);
        vault.writeOff(LATER);
        vm.assertTrue(vault.navIsSound());
        vm.assertEq(vault.totalAssets(), 600e6);
        vm.assertEq(redeem(BOB, 300e12), 180e6);
        later.setFailure(SandboxAsyncVault.Failure.None);
        vm.assertEq(vault.totalAssets(), 420e6);
        vm.assertTrue(source(2).writtenOff);
    }

    /// What the queue lacks is asked of a source from one whole unit of the asset on: less waits for what comes.
    function testTheQueueMovesNoCrumbs() public {
        uint256 most = vault.balanceOf(BOB) - 0.05e12;
        vm.prank(BOB);
        vault.transfer(ALICE, most);
        setTargets(5_000, 5_000, 0);
        rebalance();
        uint256 id = requestRedeem(BOB, 0.05e12); // all he has
        rebalance();
        vm.assertEq(vault.redeemRequest(id).shares, 0.05e12);
        vm.assertEq(vault.idle(), 0);
        requestRedeem(ALICE, 1e12);
        rebalance();
        vm.assertEq(vault.queuedShares(), 0);
    }
}
