// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {MicroVault} from "../src/MicroVault.sol";
import {MicroVaultList} from "../src/MicroVaultList.sol";
import {MicroVaultSources} from "../src/MicroVaultSources.sol";
import {AdapterFactory} from "../src/adapters/AdapterFactory.sol";
import {MicroVaultSetup} from "./MicroVaultSetup.sol";
import {
    MicroCallingSource,
    MicroHostileSource,
    MicroLender,
    MicroNaive,
    MicroNaiveLocking,
    MicroNaiveQueue,
    MicroNaiveShares
} from "./naive/MicroNaive.sol";

/// How such vaults were robbed or locked before, by the numbers of the list of pitfalls; those about fees (1 to 4
/// and 7) do not concern a vault without any. Each is tried on the naive code, where it must succeed, and on ours.
contract MicroVaultPitfallsTest is MicroVaultSetup {
    function prepareNaive(MicroNaive made) private returns (MicroNaive) {
        address[3] memory holders = [ALICE, BOB, CAROL];
        for (uint256 i = 0; i < 3; i++) {
            made.list(holders[i], true);
            vm.prank(holders[i]);
            token.approve(address(made), MAX);
        }
        made.addSource(address(one));
        return made;
    }

    function depositAs(ERC4626 into, address who, uint256 assets) private {
        vm.prank(who);
        into.deposit(assets, who);
    }

    /// Leaves with everything that may leave now.
    function redeemAllOf(ERC4626 from, address who) private {
        uint256 shares = from.maxRedeem(who);
        vm.prank(who);
        from.redeem(shares, who, who);
    }

    /// 5. A price falls by mistake for a moment. Who enters then owns part of what is there after.
    function testFreeRidingOnAGlitch() public {
        MicroNaive n = prepareNaive(new MicroNaive(IERC20(address(token))));
        depositAs(n, BOB, 1_000e6);
        n.allocate(0, 1_000e6);
        one.setNav(500e6);
        depositAs(n, ALICE, 500e6);
        one.setNav(1_000e6);
        vm.assertGe(n.previewRedeem(n.balanceOf(ALICE)), 749e6);

        deposit(BOB, 1_000e6);
        setTargets(10_000, 0, 0);
        rebalance();
        one.setNav(one.totalAssets() / 2);
        vm.assertEq(vault.maxDeposit(ALICE), 0);
        vm.prank(ALICE);
        vm.expectRevert();
        vault.deposit(500e6, ALICE);
    }

    /// 6. A source's price is pumped up with a gift that the giver mostly has back; who leaves then takes idle
    /// assets of the others.
    function testLeavingAtAPumpedPrice() public {
        MicroNaive n = prepareNaive(new MicroNaive(IERC20(address(token))));
        depositAs(n, BOB, 600e6);
        depositAs(n, ALICE, 400e6);
        n.allocate(0, 500e6);
        one.setNav(1_500e6);
        vm.prank(ALICE);
        n.withdraw(500e6, ALICE, ALICE);
        one.setNav(500e6);
        vm.assertGe(balance(ALICE), RICH + 99e6);
        vm.assertLe(n.previewRedeem(n.balanceOf(BOB)), 501e6);

        deposit(BOB, 600e6);
        vm.prank(CAROL);
        vault.deposit(400e6, CAROL);
        setTargets(5_000, 0, 0);
        rebalance();
        one.setNav(one.totalAssets() * 3);
        vm.assertEq(vault.maxWithdraw(CAROL), 0);
        redeemAllOf(vault, CAROL);
        vm.assertEq(balance(CAROL), RICH - 400e6);
    }

    /// 6. The vault's own price, by a gift of a source's shares: the naive vault's moves, ours does not.
    function testAGiftOfSourceSharesMovesNothing() public {
        MicroNaive n = prepareNaive(new MicroNaive(IERC20(address(token))));
        depositAs(n, BOB, 100e6);
        n.allocate(0, 100e6);
        deposit(BOB, 100e6);
        setTargets(10_000, 0, 0);
        rebalance();
        vm.startPrank(ALICE);
        token.approve(address(one), MAX);
        one.deposit(200e6, ALICE);
        one.transfer(address(n), 100e12);
        one.transfer(source(0).adapter, 100e12);
        vm.stopPrank();
        vm.assertGe(n.convertToAssets(1e12), 1.99e6);
        vm.assertEq(vault.convertToAssets(1e12), 1e6);
    }

    /// 6, once more: the first depositor gives to the vault so that the second's shares round to nothing.
    function testInflation() public {
        MicroNaive n = prepareNaive(new MicroNaiveShares(IERC20(address(token))));
        depositAs(n, ALICE, 1);
        vm.prank(ALICE);
        token.transfer(address(n), 1_000e6);
        depositAs(n, BOB, 1_000e6);
        vm.assertEq(n.balanceOf(BOB), 0);

        deposit(CAROL, 1);
        vm.prank(CAROL);
        token.transfer(address(vault), 1_000e6);
        deposit(BOB, 1_000e6);
        redeemAllOf(vault, CAROL);
        vm.assertLe(balance(CAROL), RICH);
        vm.assertGe(vault.previewRedeem(vault.balanceOf(BOB)), 999e6);
    }

    /// 8. The list is walked around by a transfer.
    function testTheListIsNotWalkedAround() public {
        MicroNaive n = prepareNaive(new MicroNaive(IERC20(address(token))));
        depositAs(n, ALICE, 1e6);
        vm.prank(ALICE);
        n.transfer(OUTSIDER, 1e12);
        vm.assertEq(n.balanceOf(OUTSIDER), 1e12);

        deposit(BOB, 1e6);
        vm.prank(BOB);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.NotListed.selector, OUTSIDER));
        vault.transfer(OUTSIDER, 1e12);
    }

    /// 9. Whoever is removed is locked in.
    function testTheRemovedAreNotLockedIn() public {
        MicroNaive n = prepareNaive(new MicroNaiveLocking(IERC20(address(token))));
        depositAs(n, ALICE, 1e6);
        n.list(ALICE, false);
        vm.prank(ALICE);
        vm.expectRevert();
        n.redeem(1e12, ALICE, ALICE);

        deposit(BOB, 1e6);
        unlistHolder(BOB);
        vm.assertEq(redeem(BOB, 1e12), 1e6);
    }

    /// 10. The fund has lost, its NAV does not tell yet, and who knows leaves at the old one.
    function testLeavingAtAStaleNav() public {
        MicroNaive n = prepareNaive(new MicroNaive(IERC20(address(token))));
        n.addSource(address(later));
        depositAs(n, ALICE, 500e6);
        depositAs(n, BOB, 500e6);
        n.request(1, 500e6);
        later.settleDeposit(address(n), 500e6);
        n.claim(1);
        vm.warp(block.timestamp + AGE + 1);
        redeemAllOf(n, ALICE);
        later.strike(0.9e18);
        vm.assertEq(balance(ALICE), RICH);
        vm.assertLe(n.previewRedeem(n.balanceOf(BOB)), 450e6);

        later.strike(1e18);
        deposit(CAROL, 500e6);
        deposit(BOB, 500e6);
        setTargets(0, 0, 5_000);
        rebalance();
        settleLater();
        rebalance();
        vm.warp(block.timestamp + AGE + 1);
        redeemAllOf(vault, CAROL);
        vm.assertEq(vault.balanceOf(CAROL), 500e12);
        requestRedeem(CAROL, 500e12);
        later.strike(0.9e18);
        vault.acceptNav(LATER);
        vault.payQueue(1);
        vm.assertLe(balance(CAROL), RICH - 25e6 + 1);
        vm.assertGe(vault.previewRedeem(vault.balanceOf(BOB)), 475e6 - 1);
    }

    /// 10. The same by way of the queue, at a NAV that is still young.
    function testQueueingAtAnOldNav() public {
        MicroNaiveQueue n = new MicroNaiveQueue(IERC20(address(token)));
        prepareNaive(n);
        n.addSource(address(later));
        depositAs(n, ALICE, 500e6);
        depositAs(n, BOB, 500e6);
        n.request(1, 500e6);
        later.settleDeposit(address(n), 500e6);
        n.claim(1);
        vm.prank(ALICE);
        n.requestRedeem(500e12);
        later.strike(0.995e18);
        n.payQueue();
        vm.assertEq(balance(ALICE), RICH);

        later.strike(1e18);
        deposit(CAROL, 500e6);
        deposit(BOB, 500e6);
        setTargets(0, 0, 5_000);
        rebalance();
        settleLater();
        rebalance();
        vm.warp(block.timestamp + 1 hours);
        requestRedeem(CAROL, 500e12);
        vault.payQueue(1);
        vm.assertEq(vault.queuedShares(), 500e12);
        later.strike(0.995e18);
        vault.payQueue(1);
        vm.assertLe(balance(CAROL), RICH - 1.25e6 + 1);
    }

    /// 11. In the middle of a move the assets have left and the shares have not come: who asks then is told less.
    function testReadingInTheMiddleOfAMove() public {
        MicroCallingSource calling = new MicroCallingSource(IERC20(address(token)));
        MicroNaive n = prepareNaive(new MicroNaive(IERC20(address(token))));
        n.addSource(address(calling));
        depositAs(n, ALICE, 1_000e6);
        MicroLender lender = new MicroLender(n);
        calling.call(address(lender));
        n.allocate(1, 500e6);
        vm.assertEq(lender.worstPrice(), 0.5e6);
        vm.assertEq(n.convertToAssets(1e12), 1e6);

        calling.call(address(0));
        useSource(address(calling));
        deposit(ALICE, 1_000e6);
        lender = new MicroLender(vault);
        calling.call(address(lender));
        setTargets(5_000, 0, 0);
        rebalance();
        vm.assertEq(source(0).worth, 500e6);
        vm.assertTrue(calling.refused());
        vm.assertEq(lender.worstPrice(), MAX); // it was told nothing
    }

    /// 11. Nor can a source come back in, with the keeper's move half done.
    function testComingBackIn() public {
        MicroHostileSource hostile = new MicroHostileSource(IERC20(address(token)));
        bytes[4] memory calls = [
            abi.encodeCall(ERC4626.deposit, (1e6, ALICE)),
            abi.encodeCall(ERC4626.redeem, (1, ALICE, ALICE)),
            abi.encodeCall(MicroVaultSources.observe, ()),
            abi.encodeCall(MicroVault.payQueue, (1))
        ];
        for (uint256 i = 0; i < calls.length; i++) {
            useSource(address(hostile));
            deposit(ALICE, 1_000e6);
            setTargets(5_000, 0, 0);
            hostile.reenterInto(address(vault), calls[i]);
            rebalance();
            vm.assertFalse(hostile.reentered());
            hostile.misbehave(MicroHostileSource.Misbehaviour.None);
        }
    }

    /// 12. One source turns hostile, in whatever way: the naive vault's holders cannot leave at all, ours leave
    /// with their part of everything else.
    function testOneHostileSourceLocksNobodyIn() public {
        for (uint256 way = 1; way <= 4; way++) {
            MicroHostileSource hostile = new MicroHostileSource(IERC20(address(token)));
            MicroNaive n = prepareNaive(new MicroNaive(IERC20(address(token))));
            n.addSource(address(hostile));
            depositAs(n, ALICE, 1_000e6);
            n.allocate(1, 100e6);
            useSource(address(hostile));
            deposit(BOB, 1_000e6);
            setTargets(1_000, 4_000, 0);
            rebalance();

            hostile.misbehave(MicroHostileSource.Misbehaviour(way));
            vm.prank(ALICE);
            vm.expectRevert();
            n.redeem{gas: 3_000_000}(1e12, ALICE, ALICE);

            vm.assertEq(vault.maxRedeem(BOB), 0);
            uint256 id = requestRedeem(BOB, 500e12);
            vm.warp(block.timestamp + 7 days);
            uint256 before = balance(BOB);
            vm.prank(BOB);
            vault.redeemInKind{gas: 10_000_000}(id);
            assertNear(balance(BOB) - before, 250e6);
            assertNear(two.balanceOf(BOB), way * 200e12);
            assertNear(vault.redeemRequest(id + 1).shares, 50e12); // the hostile source's tenth
        }
    }

    /// 12. Too little gas is not taken for a source's failure: nobody shuts a source out that way.
    function testTooLittleGasIsNobodysFault() public {
        deposit(BOB, 1_000e6);
        setTargets(4_000, 4_000, 0);
        rebalance();
        uint256 id = requestRedeem(BOB, 500e12);
        vm.warp(block.timestamp + 7 days);
        uint256 done = 0;
        for (uint256 gas = 100_000; gas < 600_000; gas += 5_000) {
            vm.prank(BOB);
            try vault.redeemInKind{gas: gas}(id) {
                done++;
                assertNear(vault.queuedShares(), 0); // all of it or nothing
                break;
            } catch {}
        }
        vm.assertEq(done, 1);
        assertNear(one.balanceOf(BOB), 200e12);
        assertNear(two.balanceOf(BOB), 200e12);
    }

    /// 12. A source that keeps half of what enters: the move is undone.
    function testAMoveThatLosesIsUndone() public {
        MicroHostileSource hostile = new MicroHostileSource(IERC20(address(token)));
        MicroNaive n = prepareNaive(new MicroNaive(IERC20(address(token))));
        n.addSource(address(hostile));
        depositAs(n, ALICE, 1_000e6);
        useSource(address(hostile));
        deposit(BOB, 1_000e6);
        // Somebody is in it already, who gains by what is kept.
        vm.startPrank(CAROL);
        token.approve(address(hostile), MAX);
        hostile.deposit(100_000e6, CAROL);
        vm.stopPrank();
        hostile.misbehave(MicroHostileSource.Misbehaviour.Keeps);
        n.allocate(1, 500e6);
        vm.assertLe(n.totalAssets(), 760e6);
        setTargets(5_000, 0, 0);
        rebalance();
        vm.assertEq(vault.idle(), 1_000e6);
    }

    /// A vault whose first source is this one.
    function useSource(address first) private {
        AdapterFactory.Spec[] memory specs = threeSources();
        specs[0].source = first;
        vault = new MicroVault(config(specs), adapters);
        address[3] memory holders = [ALICE, BOB, CAROL];
        for (uint256 i = 0; i < 3; i++) {
            listHolder(holders[i]);
            vm.prank(holders[i]);
            token.approve(address(vault), MAX);
        }
    }
}
