// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Trouble} from "./Tamperer.sol";
import {FeeWrapperWorld} from "./FeeWrapperWorld.sol";

/// Does to a wrapper and its source whatever may happen, in any order; FeeWrapperWorld looks after each action.
contract FeeWrapperAdversary is FeeWrapperWorld {
    /// Whether ALICE is there from the beginning and stays; else the wrapper may be emptied.
    constructor(bool peopled) {
        setUpWorld();
        if (peopled) putIn(ALICE, 1_000e6);
    }

    // ---------------------------------------------------------------------- holders, anyone

    function deposits(bool mallory, uint256 assets, uint256 size) external {
        putIn(mallory ? MALLORY : BOB, amount(assets, size));
    }

    function mints(bool mallory, uint256 sharesWanted, uint256 size) external {
        mintFor(mallory ? MALLORY : BOB, bound(sharesWanted, 1, 10 ** (size % 25)));
    }

    function withdraws(bool mallory, uint256 assets, uint256 size) external {
        uint256 i = mallory ? MALLORY : BOB;
        withdrawFor(i, bound(amount(assets, size), 0, wrapper.maxWithdraw(actor(i))));
    }

    function redeems(uint256 who, uint256 quarters) external {
        takeOut(BOB + who % (ACTORS - 1), quarters % 5);
    }

    function transfers(bool mallory, uint256 quarters) external {
        give(mallory ? MALLORY : BOB, mallory ? BOB : MALLORY, quarters % 5);
    }

    function collects() public step(ACTORS, false) {
        try wrapper.collectFees{gas: 12_000_000}() {} catch {}
    }

    function takesInKind(uint256 who, uint256 quarters) external {
        takeKind(BOB + who % (ACTORS - 1), quarters % 5);
    }

    function givesAssets(uint256 assets, uint256 size) external step(MALLORY, true) {
        vm.prank(actor(MALLORY));
        token.transfer(address(wrapper), amount(assets, size));
    }

    function givesSourceShares(uint256 assets, uint256 size) external step(MALLORY, true) {
        if (source.trouble() == Trouble.Reenters) return; // nobody is at work whom that would concern
        vm.startPrank(actor(MALLORY));
        try source.deposit{gas: 1_000_000}(amount(assets, size), actor(MALLORY)) returns (uint256 got) {
            try source.transfer{gas: 1_000_000}(address(wrapper), got) {} catch {}
        } catch {}
        vm.stopPrank();
    }

    /// MALLORY tries all that she can do now, and does what leaves her, or the recipient, richest.
    function schemes(uint256 seed) external {
        uint256 best = MAX;
        uint256 most = coalition();
        for (uint256 way = 0; way < 10; way++) {
            uint256 id = SNAPSHOTS.snapshotState();
            try this.carryOut(way, seed) {
                uint256 has = coalition();
                if (has > most) (best, most) = (way, has);
            } catch {
                (best, most) = (way, MAX); // it was found out
            }
            SNAPSHOTS.revertToState(id);
        }
        if (best != MAX) this.carryOut(best, seed);
    }

    /// One of MALLORY's ways.
    function carryOut(uint256 way, uint256 seed) external {
        if (way == 0) putIn(MALLORY, 1e12);
        if (way == 1) putIn(MALLORY, 1 + seed % 3);
        if (way == 2) mintFor(MALLORY, 1);
        if (way == 3) takeOut(MALLORY, 4);
        if (way == 4) takeKind(MALLORY, 4);
        if (way == 5) applies();
        if (way > 5) flash(seed, way);
    }

    function coalition() private view returns (uint256 has) {
        uint256 share = blind() ? 0 : wrapper.pricePerShare();
        for (uint256 i = MALLORY; i < ACTORS; i++) {
            has += cashOf(i) + worthOf(wrapper.balanceOf(actor(i)), share);
        }
    }

    /// In one block: the price jumps or falls, MALLORY does something, fees are collected, and it is right again.
    function flashes(uint256 seed, uint256 what) external {
        flash(seed, what);
    }

    // ---------------------------------------------------------------------------- the owner

    function setsFees(uint16 performanceFeeBps, uint16 managementFeeBps) external step(ACTORS, false) {
        if (source.unreadable()) return;
        wrapper.setFees(performanceFeeBps % (MOST_FEE_BPS + 1), managementFeeBps % 101);
    }

    function applies() public step(ACTORS, false) {
        try wrapper.applyFeeRaise{gas: 12_000_000}() {} catch {}
    }

    function setsRecipient(bool second) external step(ACTORS, false) {
        if (!source.unreadable()) wrapper.setFeeRecipient(actor(second ? TREASURY + 1 : TREASURY));
    }

    function lists(bool mallory, bool yes) external step(ACTORS, false) {
        address[] memory users = new address[](1);
        users[0] = actor(mallory ? MALLORY : BOB);
        wrapper.setAllowed(users, yes);
    }

    function pausesEntry(uint256 seed) external step(ACTORS, false) {
        wrapper.setEntryPaused(seed % 4 == 0);
    }

    // ---------------------------------------------------------------- the source, and time

    /// A little, as a price that accrues.
    function drifts(uint256 bps) external step(ACTORS, false) {
        moveTruth(bound(bps, BPS - 20, BPS + 50));
    }

    /// All at once, as a price that is struck, or a loss.
    function jumps(uint256 bps) external step(ACTORS, false) {
        moveTruth(bound(bps, 5_000, 20_000));
    }

    function glitches(uint256 bps) public step(ACTORS, false) {
        if (!blind()) source.glitch(source.truth() * bound(bps, 1_000, 100_000) / BPS);
    }

    function endsGlitch() public step(ACTORS, false) {
        source.endGlitch();
    }

    function charges(uint256 entryBps, uint256 exitBps) external step(ACTORS, false) {
        if (!blind()) source.setFees(entryBps % 2 * 3, exitBps % 3 * 10);
    }

    function pauses(bool entry, bool exit, uint256 liquidity) external step(ACTORS, false) {
        source.setPaused(entry, exit);
        source.setLiquidity(liquidity % 2 == 0 ? bound(liquidity, 0, 1e9) : MAX);
    }

    function troubles(uint256 which) external step(ACTORS, false) {
        if (blind()) return;
        Trouble trouble = Trouble(1 + which % 5);
        if (trouble == Trouble.Reenters) source.setReentry(address(wrapper), abi.encodeCall(wrapper.collectFees, ()));
        else source.setTrouble(trouble);
    }

    function mends() external step(ACTORS, false) {
        source.setTrouble(Trouble.None);
    }

    function waits(uint256 time) external step(ACTORS, false) {
        if (!blind()) vm.warp(block.timestamp + bound(time, 1, 3 days));
    }

    /// Nobody comes for a long time.
    function waitsLong(uint256 time) external step(ACTORS, false) {
        if (!blind()) vm.warp(block.timestamp + bound(time, 10 days, 400 days));
    }

    // ------------------------------------------------------------------------------ the end

    /// What holds between any two actions: every share is somebody's, max* answer, nobody came back in.
    function assertNow() external view {
        uint256 all = 0;
        for (uint256 i = 0; i < ACTORS; i++) {
            all += wrapper.balanceOf(actor(i));
            if (source.unreadable()) continue;
            wrapper.maxDeposit(actor(i));
            wrapper.maxRedeem(actor(i));
        }
        vm.assertTrue(all == wrapper.totalSupply(), "shares that are nobody's");
        vm.assertTrue(source.balanceOf(address(wrapper)) >= wrapper.sourceShares(), "source shares are missing");
        vm.assertTrue(!source.reentered(), "the source came back in");
    }

    /// The source becomes honest, all are taken off the list, and each gets in assets what he was said to have.
    function assertUnwound() external {
        source.endGlitch();
        source.setTrouble(Trouble.None);
        source.setPaused(false, false);
        source.setLiquidity(MAX);
        look(ACTORS);
        address[] memory users = new address[](3);
        for (uint256 i = 0; i < 3; i++) {
            users[i] = actor(i);
        }
        wrapper.setAllowed(users, false);
        vm.warp(block.timestamp + 30 days);
        wrapper.collectFees();
        look(ACTORS);
        for (uint256 i = 0; i < ACTORS; i++) {
            takeOut(i, 4);
            vm.assertEq(wrapper.balanceOf(actor(i)), 0);
        }
    }

    // ------------------------------------------------------------------------------- within

    function putIn(uint256 i, uint256 assets) private step(i, false) entered {
        vm.prank(actor(i));
        try wrapper.deposit{gas: 12_000_000}(assets, actor(i)) {} catch {}
    }

    function mintFor(uint256 i, uint256 wanted) private step(i, false) entered {
        vm.prank(actor(i));
        try wrapper.mint{gas: 12_000_000}(wanted, actor(i)) {} catch {}
    }

    function withdrawFor(uint256 i, uint256 assets) private step(i, false) {
        vm.prank(actor(i));
        try wrapper.withdraw{gas: 12_000_000}(assets, actor(i), actor(i)) {} catch {}
    }

    function takeOut(uint256 i, uint256 quarters) private step(i, false) {
        if (source.unreadable()) return;
        uint256 part = wrapper.maxRedeem(actor(i)) * quarters / 4;
        vm.prank(actor(i));
        try wrapper.redeem{gas: 12_000_000}(part, actor(i), actor(i)) {}
        catch {
            vm.assertTrue(source.trouble() != Trouble.None, "an exit within max was refused");
        }
    }

    /// Who leaves so pays what was given back within a day again, which is a gift where the price does not come back.
    function takeKind(uint256 i, uint256 quarters) private step(i, true) {
        uint256 part = wrapper.balanceOf(actor(i)) * quarters / 4;
        vm.prank(actor(i));
        (bool ok,) = address(wrapper).call{gas: 12_000_000}(
            abi.encodeWithSignature("redeemInKind(uint256,address,address)", part, actor(i), actor(i))
        );
        ok;
    }

    function give(uint256 from, uint256 to, uint256 quarters) private step(from, true) {
        uint256 part = wrapper.balanceOf(actor(from)) * quarters / 4;
        vm.prank(actor(from));
        try wrapper.transfer{gas: 12_000_000}(actor(to), part) {} catch {}
    }

    function flash(uint256 seed, uint256 what) private {
        if (blind()) return;
        glitches(seed % 2 == 0 ? bound(seed, 1_000, 9_999) : bound(seed, 10_001, 30_000));
        if (what % 4 == 0) putIn(MALLORY, 1e12);
        if (what % 4 == 1) takeOut(MALLORY, 4);
        if (what % 4 == 2) applies();
        collects();
        endsGlitch();
    }

    function moveTruth(uint256 bps) private {
        if (blind()) return;
        uint256 next = source.truth() * bps / BPS;
        if (next > 0.05e18 && next < 50e18) source.setTruth(next);
    }

    function amount(uint256 assets, uint256 size) private pure returns (uint256) {
        return bound(assets, 1, 10 ** (size % 13));
    }
}
