// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {MicroVault} from "../src/MicroVault.sol";
import {MicroVaultFactory} from "../src/MicroVaultFactory.sol";
import {MicroVaultList} from "../src/MicroVaultList.sol";
import {MicroVaultSourceView, MicroVaultSources} from "../src/MicroVaultSources.sol";
import {ISourceAdapter} from "../src/adapters/ISourceAdapter.sol";
import {SandboxAsyncVault} from "../src/sandbox/SandboxAsyncVault.sol";
import {MicroVaultSetup} from "./MicroVaultSetup.sol";
import {Vm} from "./Test.sol";

/// The list: who enters, who receives, who leaves, and its root.
contract MicroVaultListTest is MicroVaultSetup {
    function testOnlyTheListedEnter() public {
        rich(OUTSIDER, address(vault));
        vm.assertEq(vault.maxDeposit(OUTSIDER), 0);
        vm.assertEq(vault.maxMint(OUTSIDER), 0);
        vm.startPrank(OUTSIDER);
        vm.expectRevert(abi.encodeWithSelector(ERC4626.ERC4626ExceededMaxDeposit.selector, OUTSIDER, 1e6, 0));
        vault.deposit(1e6, OUTSIDER);
        vm.expectRevert(abi.encodeWithSelector(ERC4626.ERC4626ExceededMaxMint.selector, OUTSIDER, 1e12, 0));
        vault.mint(1e12, OUTSIDER);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.NotListed.selector, OUTSIDER));
        vault.deposit(1e6, ALICE); // not even for one who is listed
        vm.stopPrank();
        vm.assertEq(deposit(ALICE, 1e6), 1e12);
    }

    function testOnlyTheListedReceive() public {
        deposit(ALICE, 2e6);
        vm.startPrank(ALICE);
        vault.transfer(BOB, 1e12);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.NotListed.selector, OUTSIDER));
        vault.transfer(OUTSIDER, 1);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.NotListed.selector, address(vault)));
        vault.transfer(address(vault), 1); // the escrow is for the queue
        vault.approve(BOB, MAX);
        vm.stopPrank();
        vm.prank(BOB);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.NotListed.selector, OUTSIDER));
        vault.transferFrom(ALICE, OUTSIDER, 1);
    }

    function testTheRemovedLeaveInEveryWayAndReceiveNothing() public {
        deposit(ALICE, 100e6);
        remove(ALICE);
        vm.assertEq(vault.balanceOf(ALICE), 100e12);
        vm.assertEq(vault.maxDeposit(ALICE), 0);
        vm.assertEq(vault.maxRedeem(ALICE), 100e12);
        vm.startPrank(ALICE);
        vm.assertEq(vault.redeem(10e12, ALICE, ALICE), 10e6);
        vm.assertEq(vault.withdraw(10e6, OUTSIDER, ALICE), 10e12);
        vault.transfer(BOB, 10e12);
        uint256 id = vault.queueRedeem(70e12, ALICE, ALICE);
        vm.stopPrank();
        vm.prank(BOB);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.NotListed.selector, ALICE));
        vault.transfer(ALICE, 1);
        vault.payQueue(1);
        vm.assertEq(vault.redeemRequest(id).shares, 0);
        vm.assertEq(balance(ALICE), RICH - 100e6 + 10e6 + 70e6);
    }

    /// forge-config: default.fuzz.runs = 32
    /// The root, worked out from the events alone as the service does, is the contract's after every change.
    function testFuzz_RootIsThatOfTheEvents(uint256[12] memory moves) public {
        vm.recordLogs();
        bytes32[] memory leaves = new bytes32[](15);
        (leaves[0], leaves[1], leaves[2]) = (vault.leafOf(ALICE), vault.leafOf(BOB), vault.leafOf(CAROL));
        uint256 n = 3;
        for (uint256 i = 0; i < moves.length; i++) {
            address who = address(uint160(0x1000 + moves[i] % 6));
            uint64 version = vault.version();
            if (!vault.isShareholder(who)) {
                vault.addShareholder(who, version);
                vm.assertEq(vault.leafIndex(who), n);
                leaves[n++] = vault.leafOf(who);
            } else {
                uint256 index = vault.leafIndex(who);
                (bytes32[] memory proof,) = proofOf(copy(leaves, n), index);
                vault.removeShareholder(who, proof, version);
                leaves[index] = 0;
            }
            vm.assertEq(vault.version(), version + 1);
            (, bytes32 root) = proofOf(copy(leaves, n), 0);
            vm.assertEq(vault.root(), root);
        }
        bytes32 told;
        for (uint256 i = 0; i < moves.length; i++) {
            (, told) = logged(i);
        }
        vm.assertEq(told, vault.root());
    }

    Vm.Log[] private logs;

    function logged(uint256 i) private returns (uint256 index, bytes32 root) {
        if (logs.length == 0) {
            Vm.Log[] memory all = vm.getRecordedLogs();
            for (uint256 j = 0; j < all.length; j++) {
                logs.push(all[j]);
            }
        }
        vm.assertEq(logs[i].topics[0], MicroVaultList.ShareholderSet.selector);
        vm.assertEq(uint256(logs[i].topics[1]), i + 4); // three were added before
        (, index, root) = abi.decode(logs[i].data, (bool, uint256, bytes32));
    }

    function copy(bytes32[] memory from, uint256 n) private pure returns (bytes32[] memory to) {
        to = new bytes32[](n);
        for (uint256 i = 0; i < n; i++) {
            to[i] = from[i];
        }
    }

    function testListRefusals() public {
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.WrongVersion.selector, 2, 3));
        vault.addShareholder(OUTSIDER, 2);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.AlreadyListed.selector, ALICE));
        vault.addShareholder(ALICE, 3);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.NotListable.selector, address(0)));
        vault.addShareholder(address(0), 3);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.NotListable.selector, address(vault)));
        vault.addShareholder(address(vault), 3);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.NotListed.selector, OUTSIDER));
        vault.removeShareholder(OUTSIDER, new bytes32[](16), 3);
        vm.expectRevert(); // a proof that is none
        vault.removeShareholder(ALICE, new bytes32[](16), 3);
        vm.assertTrue(vault.isShareholder(ALICE));
        vm.assertEq(vault.version(), 3);
    }

    function testOnlyTheOwnerAndTheKeeper() public {
        bytes memory refusal = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ALICE);
        vm.startPrank(ALICE);
        vm.expectRevert(refusal);
        vault.addShareholder(OUTSIDER, 3);
        vm.expectRevert(refusal);
        vault.removeShareholder(BOB, new bytes32[](16), 3);
        vm.expectRevert(refusal);
        vault.setStrategy(new bytes32[](0), new uint16[](0), 10_000);
        vm.expectRevert(refusal);
        vault.setMode(ONE, MicroVaultSources.Mode.Disabled);
        vm.expectRevert(refusal);
        vault.setKeeper(ALICE);
        vm.expectRevert(refusal);
        vault.acceptNav(ONE);
        vm.expectRevert(refusal);
        vault.writeOff(ONE);
        vm.expectRevert(abi.encodeWithSelector(MicroVault.NotKeeper.selector, ALICE));
        vault.rebalance(allIds());
        vm.stopPrank();
    }
}

/// Targets, modes and what the keeper's call makes of them.
contract MicroVaultStrategyTest is MicroVaultSetup {
    function testStrategyRefusals() public {
        bytes32[] memory ids = new bytes32[](2);
        uint16[] memory bps = new uint16[](2);
        (ids[0], ids[1], bps[0], bps[1]) = (ONE, TWO, 4_000, 4_000);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultSources.WrongTotal.selector, 9_999));
        vault.setStrategy(ids, bps, 1_999);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultSources.LengthMismatch.selector));
        vault.setStrategy(ids, new uint16[](1), 2_000);
        bps[1] = 0;
        vm.expectRevert(abi.encodeWithSelector(MicroVaultSources.ZeroTarget.selector, TWO));
        vault.setStrategy(ids, bps, 6_000);
        (ids[1], bps[1]) = (ONE, 4_000);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultSources.DuplicateSource.selector, ONE));
        vault.setStrategy(ids, bps, 2_000);
        ids[1] = keccak256("unknown");
        vm.expectRevert(abi.encodeWithSelector(MicroVaultSources.UnknownSource.selector, ids[1]));
        vault.setStrategy(ids, bps, 2_000);
        vm.assertEq(vault.idleTargetBps(), 10_000);
    }

    function testAssetsGoToTheirTargets() public {
        deposit(ALICE, 1_000e6);
        target(3_000, 2_000, 1_000);
        rebalance();
        vm.assertEq(source(0).worth, 300e6);
        vm.assertEq(source(1).worth, 200e6);
        vm.assertEq(source(2).position.pendingIn, 100e6);
        vm.assertEq(vault.idle(), 400e6);
        settle();
        rebalance();
        vm.assertEq(source(2).position.held, 100e6);
        vm.assertEq(later.balanceOf(source(2).adapter), 100e18);
        vm.assertEq(vault.totalAssets(), 1_000e6);

        target(0, 5_000, 0); // what is left out is 0
        rebalance();
        vm.assertEq(source(0).worth, 0);
        vm.assertEq(source(1).worth, 400e6); // the rest of it is on its way
        vm.assertEq(source(2).position.pendingOut, 100e6);
        settle();
        rebalance();
        vm.assertEq(source(2).worth, 0);
        vm.assertEq(source(1).worth, 500e6);
        vm.assertEq(vault.idle(), 500e6);
    }

    function testModes() public {
        deposit(ALICE, 1_000e6);
        target(5_000, 5_000, 0);
        vault.setMode(ONE, MicroVaultSources.Mode.RedemptionOnly);
        vault.setMode(TWO, MicroVaultSources.Mode.SubscriptionOnly);
        rebalance();
        vm.assertEq(source(0).worth, 0); // its share stays idle
        vm.assertEq(source(1).worth, 500e6);
        vm.assertEq(vault.idle(), 500e6);
        target(0, 0, 0);
        rebalance();
        vm.assertEq(source(1).worth, 500e6); // entry only
        vault.setMode(TWO, MicroVaultSources.Mode.Disabled);
        rebalance();
        vm.assertEq(source(1).worth, 500e6);
        vm.assertEq(source(1).targetBps, 0);
        vm.assertEq(vault.totalAssets(), 1_000e6); // counted though disabled
        vault.setMode(TWO, MicroVaultSources.Mode.RedemptionOnly);
        rebalance();
        vm.assertEq(source(1).worth, 0);
    }

    function testASourceThatRefusesStopsNoOther() public {
        deposit(ALICE, 1_000e6);
        target(3_000, 3_000, 0);
        one.setDepositsPaused(true);
        rebalance();
        vm.assertEq(source(0).worth, 0);
        vm.assertEq(source(1).worth, 300e6);
        one.setDepositsPaused(false);
        token.blacklist(address(one)); // refuses though it says it takes any amount
        rebalance();
        vm.assertEq(source(0).worth, 0);
        vm.assertEq(vault.idle(), 700e6);
        vm.assertEq(token.allowance(address(vault), source(0).adapter), 0);
        token.unBlacklist(address(one));
        rebalance();
        vm.assertEq(source(0).worth, 300e6);
        one.setLiquidity(100e6);
        target(0, 0, 0);
        rebalance();
        vm.assertEq(source(0).worth, 200e6); // as far as it lets them go
        vm.assertEq(vault.idle(), 800e6);
    }

    function testTheQueueIsFundedBeforeSources() public {
        deposit(ALICE, 600e6);
        deposit(BOB, 400e6);
        target(9_000, 0, 0);
        rebalance();
        vm.assertEq(vault.idle(), 100e6);
        vm.assertEq(vault.maxWithdraw(BOB), 100e6);
        uint256 id = queue(BOB, 400e12);
        vm.assertEq(vault.maxWithdraw(ALICE), 0); // what is queued is not lent to others
        rebalance();
        vm.assertEq(vault.redeemRequest(id).shares, 0);
        vm.assertEq(balance(BOB), RICH);
        vm.assertEq(source(0).worth, 540e6);
        vm.assertEq(vault.idle(), 60e6);
    }

    /// The source above its target does not pay; one at its target does, so that the queue is paid.
    function testTheQueueIsFundedFromAnySourceThatPays() public {
        deposit(ALICE, 600e6);
        deposit(BOB, 400e6);
        target(5_000, 5_000, 0);
        rebalance();
        queue(BOB, 400e12);
        vault.setMode(ONE, MicroVaultSources.Mode.Disabled);
        rebalance();
        vm.assertEq(balance(BOB), RICH);
        vm.assertEq(source(0).worth, 500e6);
        vm.assertEq(source(1).worth, 100e6);
    }

    /// forge-config: default.fuzz.runs = 96
    /// A keeper who names sources twice, in any order or not at all moves nothing away from its target.
    function testFuzz_TheKeeperOnlyMovesTowardsTargets(uint256 seed) public {
        deposit(ALICE, bound(seed, 1e6, 1e13));
        for (uint256 round = 0; round < 6; round++) {
            seed = uint256(keccak256(abi.encode(seed)));
            uint16 first = uint16(seed % 4_000);
            target(first, uint16((seed >> 16) % 3_000), uint16((seed >> 32) % 3_000));
            vault.setMode(allIds()[(seed >> 48) % 3], MicroVaultSources.Mode((seed >> 56) % 4));
            if (seed >> 64 & 1 == 1) settle();
            if (seed >> 65 & 3 == 0) queue(ALICE, vault.balanceOf(ALICE) / 4 + 1);
            later.strike(1e18);
            bytes32[] memory ids = new bytes32[]((seed >> 72) % 6);
            for (uint256 i = 0; i < ids.length; i++) {
                ids[i] = allIds()[(seed >> (80 + 8 * i)) % 3];
            }
            uint256 before = drift();
            vm.prank(KEEPER);
            vault.rebalance(ids);
            vm.assertLe(drift(), before + 40); // native units of rounding
        }
    }
}

/// The NAV: its age, its jumps, and what they stop.
contract MicroVaultNavTest is MicroVaultSetup {
    function setUp() public override {
        super.setUp();
        deposit(ALICE, 600e6);
        deposit(BOB, 400e6);
        target(3_000, 0, 3_000);
        rebalance();
        settle();
        rebalance();
    }

    function testAStaleNavStopsAllButRequests() public {
        vm.warp(block.timestamp + AGE + 1);
        vm.assertFalse(vault.navIsSound());
        vm.assertEq(vault.maxDeposit(ALICE), 0);
        vm.assertEq(vault.maxMint(ALICE), 0);
        vm.assertEq(vault.maxWithdraw(ALICE), 0);
        vm.assertEq(vault.maxRedeem(ALICE), 0);
        uint256 id = queue(BOB, 100e12);
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
        uint256 id = queue(BOB, 100e12);
        vault.payQueue(1);
        vm.assertEq(vault.redeemRequest(id).shares, 100e12);
        vm.warp(block.timestamp + 1 hours);
        later.strike(1.01e18);
        vault.payQueue(1);
        vm.assertEq(balance(BOB), RICH - 400e6 + 100.3e6 - 1);
    }

    function testAJumpStopsAllUntilItIsAccepted() public {
        later.strike(1.02e18);
        vm.assertFalse(vault.navIsSound());
        vm.assertEq(vault.maxDeposit(ALICE), 0);
        vm.assertEq(vault.maxWithdraw(ALICE), 0);
        queue(BOB, 1e12);
        vault.acceptNav(LATER);
        vm.assertTrue(vault.navIsSound());
        vm.assertEq(vault.maxDeposit(ALICE), MAX);
        one.setNav(one.totalAssets() * 98 / 100);
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
        target(3_000, 0, 0);
        rebalance();
        settle();
        uint256 idle = vault.idle();
        vault.setMode(ONE, MicroVaultSources.Mode.Disabled);
        one.setNav(1e6);
        target(5_000, 0, 0);
        rebalance();
        vm.assertEq(vault.idle(), idle + 300e6);
    }

    function testAClaimComesInParts() public {
        target(0, 0, 0);
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
        settle();
        rebalance();
        vm.assertEq(source(2).worth, 0);
        vm.assertEq(vault.idle(), 999e6);
    }
}

/// The queue, and the last resort.
contract MicroVaultQueueTest is MicroVaultSetup {
    function setUp() public override {
        super.setUp();
        deposit(ALICE, 500e6);
        deposit(BOB, 300e6);
        deposit(CAROL, 200e6);
        target(4_000, 4_000, 0);
        rebalance(); // 200 idle
    }

    function testFirstInFirstOutAndInParts() public {
        uint256 first = queue(ALICE, 300e12);
        uint256 second = queue(BOB, 100e12);
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
        vault.queueRedeem(1e12, BOB, ALICE);
        vm.prank(ALICE);
        vault.approve(BOB, 1e12);
        vm.startPrank(BOB);
        vault.queueRedeem(1e12, BOB, ALICE);
        vm.assertEq(vault.allowance(ALICE, BOB), 0);
        vm.expectRevert(abi.encodeWithSelector(MicroVault.ZeroShares.selector));
        vault.queueRedeem(0, BOB, BOB);
        vm.expectRevert(abi.encodeWithSelector(MicroVault.ZeroReceiver.selector));
        vault.queueRedeem(1, address(0), BOB);
        vm.stopPrank();
    }

    /// A receiver whom the asset refuses holds up nobody: its owner has the shares back, listed or not.
    function testABarredReceiverHoldsUpNobody() public {
        uint256 first = queue(ALICE, 100e12);
        uint256 second = queue(BOB, 50e12);
        remove(ALICE);
        token.blacklist(ALICE);
        vault.payQueue(9);
        vm.assertEq(vault.redeemRequest(first).shares, 0);
        vm.assertEq(vault.redeemRequest(second).shares, 0);
        vm.assertEq(vault.balanceOf(ALICE), 500e12);
        vm.assertEq(balance(BOB), RICH - 300e6 + 50e6);
        vm.prank(ALICE);
        vault.queueRedeem(100e12, OUTSIDER, ALICE);
        vault.payQueue(9);
        vm.assertEq(balance(OUTSIDER), 100e6);
    }

    /// A paused asset throws nobody out of the queue.
    function testAPausedAssetThrowsNobodyOut() public {
        uint256 id = queue(ALICE, 100e12);
        token.pause();
        vm.expectRevert(abi.encodeWithSelector(MicroVault.AssetRefused.selector));
        vault.payQueue(1);
        token.unpause();
        vault.payQueue(1);
        vm.assertEq(vault.redeemRequest(id).shares, 0);
    }

    function testInKindAfterSevenDays() public {
        uint256 id = queue(ALICE, 500e12);
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
        near(one.balanceOf(ALICE), 200e12);
        near(two.balanceOf(ALICE), 200e12);
        near(balance(ALICE) + 500e6 - RICH, 100e6);
        near(vault.queuedShares(), 0);
        near(vault.totalAssets(), 500e6);
        near(vault.previewRedeem(300e12), 300e6);
    }

    /// In kind one gets no more than one's shares are worth, however few they are beside a gift.
    function testInKindTakesNothingFromOthers() public {
        vault = new MicroVault(config(threeSources()), adapters);
        add(ALICE);
        add(BOB);
        address[2] memory two_ = [ALICE, BOB];
        for (uint256 i = 0; i < 2; i++) {
            vm.prank(two_[i]);
            token.approve(address(vault), MAX);
            deposit(two_[i], 1);
        }
        vm.prank(ALICE);
        token.transfer(address(vault), 900e6);
        uint256 worth = vault.previewRedeem(vault.balanceOf(BOB));
        uint256 id = queue(ALICE, vault.balanceOf(ALICE));
        vm.warp(block.timestamp + 7 days);
        vm.prank(ALICE);
        vault.redeemInKind(id);
        vm.assertGe(vault.previewRedeem(vault.balanceOf(BOB)), worth);
    }

    /// Neither a dead source, nor an unsound NAV, nor modes, nor the keeper's absence keeps the rest back.
    function testInKindPastADeadSource() public {
        target(3_000, 2_000, 3_000);
        rebalance();
        settle();
        rebalance();
        vm.assertEq(source(2).worth, 300e6);
        remove(ALICE);
        uint256 id = queue(ALICE, 500e12);
        vault.setMode(ONE, MicroVaultSources.Mode.Disabled);
        later.setFailure(SandboxAsyncVault.Failure.Pricing);
        token.blacklist(source(1).adapter);
        vm.warp(block.timestamp + 7 days);
        vm.assertFalse(vault.navIsSound());
        near(vault.totalAssets(), 1_000e6); // the last known
        vm.prank(ALICE);
        vault.redeemInKind(id);
        near(one.balanceOf(ALICE), 150e12);
        near(two.balanceOf(ALICE), 100e12);
        near(later.balanceOf(ALICE), 150e18); // it has no price, but it moves
        near(vault.balanceOf(ALICE) + vault.queuedShares(), 0);
    }

    /// What cannot move, a pending request for one, stays queued.
    function testInKindLeavesWhatCannotMove() public {
        target(0, 0, 5_000);
        rebalance();
        vm.assertEq(source(2).position.pendingIn, 500e6);
        uint256 id = queue(ALICE, 500e12);
        vm.warp(block.timestamp + 7 days);
        vm.recordLogs();
        vm.prank(ALICE);
        vault.redeemInKind(id);
        near(balance(ALICE) + 500e6 - RICH, 250e6);
        near(vault.queuedShares(), 250e12);
        MicroVault.Request memory rest = vault.redeemRequest(id + 1);
        vm.assertEq(rest.owner, ALICE);
        near(rest.shares, 250e12);
        near(vault.totalAssets(), 750e6);
        settle();
        later.strike(1e18);
        rebalance(); // claims the shares and asks for the assets
        settle();
        later.strike(1e18);
        rebalance();
        near(vault.queuedShares(), 0);
        near(balance(ALICE) + 500e6 - RICH, 500e6);
    }

    function testASourceThatCannotBeReadIsWrittenOffForGood() public {
        target(4_000, 0, 4_000);
        rebalance();
        settle();
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
}

/// The factory.
contract MicroVaultFactoryTest is MicroVaultSetup {
    function testVaultsAreWhereTheyWereForetold() public {
        MicroVaultFactory factory = new MicroVaultFactory(adapters, type(MicroVault).creationCode);
        vm.assertEq(factory.vaultCodeHash(), keccak256(type(MicroVault).creationCode));
        MicroVault.Config memory c = config(threeSources());
        address foretold = factory.predict(c, "salt");
        vm.prank(OUTSIDER); // whoever asks
        vm.assertEq(factory.create(c, "salt"), foretold);
        vm.assertEq(factory.create(c, "salt"), foretold);
        MicroVault made = MicroVault(foretold);
        vm.assertEq(made.owner(), address(this));
        vm.assertEq(made.keeper(), KEEPER);
        vm.assertEq(made.asset(), address(token));
        vm.assertEq(bytes(made.name()), bytes("Granary Vault"));
        vm.assertEq(bytes(made.symbol()), bytes("gVLT"));
        vm.assertEq(made.decimals(), 12);
        vm.assertEq(made.idleTargetBps(), 10_000);
        MicroVaultSourceView[] memory list = made.sources();
        vm.assertEq(list.length, 3);
        for (uint256 i = 0; i < 3; i++) {
            vm.assertEq(list[i].adapter, adapters.predict(foretold, address(token), threeSources()[i]));
            vm.assertEq(list[i].id, allIds()[i]);
            vm.assertEq(ISourceAdapter(list[i].adapter).vault(), foretold);
        }
        vm.assertTrue(factory.predict(c, "other") != foretold);
        vm.assertTrue(factory.create(c, "other") != foretold);
    }

    function testNoSourceTwiceAndNoneOfAnotherAsset() public {
        MicroVault.Config memory c = config(threeSources());
        c.sources[1].id = ONE;
        vm.expectRevert(abi.encodeWithSelector(MicroVaultSources.DuplicateSource.selector, ONE));
        new MicroVault(c, adapters);
        c = config(threeSources());
        c.asset = address(one);
        vm.expectRevert();
        new MicroVault(c, adapters);
    }
}
