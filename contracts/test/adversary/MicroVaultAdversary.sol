// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {MicroVault} from "../../src/MicroVault.sol";
import {MicroVaultSourceView, MicroVaultSources} from "../../src/MicroVaultSources.sol";
import {Trouble} from "./Tamperer.sol";
import {MicroVaultLedger} from "./MicroVaultLedger.sol";

/// Does to a vault and its sources whatever may happen, in any order, and looks after each action who has more and
/// who has less at true prices. MALLORY also schemes: she tries what she could do, and does what brings her most.
///
/// Left out, because no vault can know it: a true price that moves while the source says another, cannot be read or
/// is written off; a fund that settles at a wrong price; a wrong price within the band. The owner is honest: it accepts only true prices, and writes off
/// only what cannot be read.
contract MicroVaultAdversary is MicroVaultLedger {
    constructor() {
        setUpWorld();
        for (uint256 i = 0; i < 2; i++) {
            vm.prank(actor(i));
            vault.deposit(1_000e6, actor(i));
        }
        setTargets(3_000, 2_000, 3_000);
        for (uint256 i = 0; i < 2; i++) {
            vm.prank(KEEPER);
            vault.rebalance(allIds());
            fund.settle(adapters[FUND], 4, 4);
        }
    }

    // ------------------------------------------------------------------- who comes and goes

    function deposits(uint256 who, uint256 assets) external {
        uint256 i = CAROL + who % 2;
        putIn(i, bound(assets, 1, vault.maxDeposit(actor(i)) == 0 ? 1 : 1e11));
    }

    function mints(uint256 who, uint256 shares) external step(By.Actor, CAROL + who % 2) {
        address a = actor(CAROL + who % 2);
        if (vault.maxMint(a) == 0) return;
        vm.prank(a);
        try vault.mint{gas: 16_000_000}(bound(shares, 1, 1e17), a) {} catch {}
    }

    function redeems(uint256 who, uint256 part) external {
        takeOut(CAROL + who % 2, part % 5);
    }

    function withdraws(uint256 who, uint256 assets) external step(By.Actor, CAROL + who % 2) {
        address a = actor(CAROL + who % 2);
        assets = bound(assets, 0, vault.maxWithdraw(a));
        vm.prank(a);
        vault.withdraw(assets, a, a);
    }

    /// Nothing stops a request but that it is too small.
    function requests(uint256 who, uint256 part, bool toEve) external {
        requestPart(BOB + who % 3, 1 + part % 4, toEve);
    }

    function paysQueue(uint256 count) public step(By.Actor, EVE) {
        vm.prank(actor(EVE));
        try vault.payQueue{gas: 16_000_000}(1 + count % 16) {} catch {}
    }

    function takesInKind(uint256 which) external {
        takeInKind(which);
    }

    function transfers(bool toCarol, uint256 part) external {
        (uint256 from, uint256 to) = toCarol ? (MALLORY, CAROL) : (CAROL, MALLORY);
        give(from, to, part % 5);
    }

    function givesAssets(uint256 assets) external step(By.Actor, MALLORY) {
        gift = bound(assets, 1, 100e6);
        vm.prank(actor(MALLORY));
        token.transfer(address(vault), gift);
    }

    function givesSourceShares(uint256 i, uint256 assets) external step(By.Actor, MALLORY) {
        i %= 2;
        if (pools[i].trouble() == Trouble.Reenters) return; // nobody is at work whom that would concern
        gift = bound(assets, 1, 10e6);
        vm.startPrank(actor(MALLORY));
        try pools[i].deposit(gift, actor(MALLORY)) returns (uint256 shares) {
            try pools[i].transfer(adapters[i], shares) {
                given[i] += shares;
            } catch {}
        } catch {}
        vm.stopPrank();
    }

    function observes() public step(By.Actor, EVE) {
        vm.prank(actor(EVE));
        vault.observe{gas: 16_000_000}();
    }

    function reinstates(uint256 i) public step(By.Actor, EVE) {
        vm.prank(actor(EVE));
        (bool ok,) = address(vault).call(abi.encodeWithSignature("reinstate(bytes32)", idOf(i % SOURCES)));
        ok;
    }

    /// MALLORY tries all that she and EVE can do now, and does what leaves them richest.
    function schemes(uint256 seed) external {
        uint256 best = MAX;
        uint256 most = coalition();
        for (uint256 way = 0; way < 8; way++) {
            uint256 id = SNAPSHOTS.snapshotState();
            try this.carryOut(way, seed) {
                uint256 has = coalition();
                if (has > most) (best, most) = (way, has);
            } catch {
                best = way; // it was found out
                most = MAX;
            }
            SNAPSHOTS.revertToState(id);
        }
        if (best != MAX) this.carryOut(best, seed);
    }

    /// One of MALLORY's ways.
    function carryOut(uint256 way, uint256 seed) external {
        if (way == 0) putIn(MALLORY, 1e12);
        if (way == 1) putIn(MALLORY, 1 + seed % 1e10);
        if (way == 2) takeOut(MALLORY, 4);
        if (way == 3) requestPart(MALLORY, 4, seed % 2 == 0);
        if (way == 4) paysQueue(15);
        if (way == 5) takeInKind(seed);
        if (way == 6) observes();
        if (way == 7) reinstates(seed);
    }

    /// A big holder comes and goes while the keeper follows: what sources charge for it, all pay.
    function churns(uint256 rounds) external {
        for (uint256 i = 0; i < 1 + rounds % 3; i++) {
            putIn(MALLORY, 10 * trueAssets());
            rebalances(1);
            requestPart(MALLORY, 4, false);
            rebalances(1);
        }
    }

    function coalition() private view returns (uint256) {
        return holdings().wealth[MALLORY];
    }

    // --------------------------------------------------------------- the keeper and the owner

    function rebalances(uint256 seed) public step(By.Keeper, 0) {
        bytes32[] memory ids = allIds();
        if (seed % 4 == 0) {
            ids = new bytes32[](1);
            ids[0] = idOf(seed / 4 % SOURCES);
        }
        vm.prank(KEEPER);
        try vault.rebalance{gas: 16_000_000}(ids) {} catch {}
    }

    function targets(uint256 seed) external step(By.Owner, 0) {
        MicroVaultSourceView[] memory list = vault.sources();
        uint16[3] memory bps = [uint16(seed % 6_000), uint16((seed >> 16) % 2_000), uint16((seed >> 32) % 2_000)];
        for (uint256 i = 0; i < SOURCES; i++) {
            if (list[i].writtenOff || seed >> (48 + i) & 3 == 0) bps[i] = 0;
        }
        setTargets(bps[0], bps[1], bps[2]);
    }

    /// The owner lets exits from a source lose more.
    function allowsLoss(uint256 i, uint16 bps) external step(By.Owner, 0) {
        (i, bps) = (i % SOURCES, bps % 80);
        bytes memory order = abi.encodeWithSignature("setExitLoss(bytes32,uint16)", idOf(i), bps);
        (bool ok,) = address(vault).call(order);
        if (ok) exitLoss[i] = bps;
    }

    function modes(uint256 i, uint256 mode) external step(By.Owner, 0) {
        if (!vault.sources()[i % SOURCES].writtenOff) {
            vault.setMode(idOf(i % SOURCES), MicroVaultSources.Mode(mode % 8 < 4 ? mode % 4 : 0));
        }
    }

    /// The owner looks before it accepts.
    function accepts(uint256 i) external step(By.Owner, 0) {
        i %= SOURCES;
        // Accepting while claims are shut would be to give up what is shut in.
        if (i == FUND && fund.claimsShut()) return;
        if (!glitching(i) && !unreadable(i)) try vault.acceptNav{gas: 16_000_000}(idOf(i)) {} catch {}
    }

    function writesOff(uint256 i) external step(By.Owner, 0) {
        i %= SOURCES;
        if (unreadable(i)) try vault.writeOff{gas: 16_000_000}(idOf(i)) {} catch {}
    }

    // ------------------------------------------------------------------------ the sources

    /// A price moves, within the band (mostly) or by a jump that the owner has to accept.
    function earnsOrLoses(uint256 i, uint256 seed) external {
        i %= SOURCES;
        if (!isQuiet(i)) return;
        uint256 bps = seed % 8 == 0 ? bound(seed >> 8, 5_000, 15_000) : bound(seed >> 8, BPS - STEP, BPS + STEP);
        uint256 price = truthOf(i) * bps / BPS;
        if (price > 0.1e18 && price < 10e18) setTruth(i, price);
    }

    /// For the time being a source says what is not so: three in a hundred off at least.
    function glitches(uint256 i, uint256 seed) external {
        i %= SOURCES;
        if (!isQuiet(i) || vault.sources()[i].position.sound != 1) return;
        uint256 bps = seed % 2 == 0 ? bound(seed >> 8, 1_000, 9_700) : bound(seed >> 8, 10_300, 50_000);
        if (seed % 3 > 0) bps = seed % 2 == 0 ? bound(seed >> 8, 8_800, 9_700) : bound(seed >> 8, 10_300, 11_200);
        if (i == FUND) fund.glitch(fund.truth() * bps / BPS);
        else pools[i].glitch(pools[i].truth() * bps / BPS);
    }

    function endsGlitch(uint256 i) external {
        endGlitch(i % SOURCES);
    }

    function charges(uint256 i, uint256 entryBps, uint256 exitBps) external {
        pools[i % 2].setFees(entryBps % 3 == 0 ? 50 : entryBps % 10, exitBps % 5 == 0 ? 50 : exitBps % 10);
    }

    function pauses(uint256 i, bool entry, bool exit, uint256 liquidity) external {
        pools[i % 2].setPaused(entry, exit);
        pools[i % 2].setLiquidity(liquidity % 2 == 0 ? bound(liquidity, 0, 1e9) : MAX);
    }

    function shuts(bool claims, bool requests_) external {
        fund.setShut(claims, requests_);
    }

    function settles(uint256 inQuarters, uint256 outQuarters) external {
        if (!glitching(FUND)) fund.settle(adapters[FUND], inQuarters % 5, outQuarters % 5);
    }

    function strikes() external {
        if (!fund.unreadable() && !glitching(FUND)) fund.setTruth(fund.truth());
    }

    /// A source fails at a price that was observed: of one that nobody saw no vault can know.
    function troubles(uint256 i, uint256 which) external {
        i %= SOURCES;
        if (glitching(i) || unreadable(i)) return;
        vault.observe{gas: 16_000_000}();
        Trouble trouble = Trouble(1 + which % 5);
        if (trouble == Trouble.Reenters) {
            bytes[3] memory calls = [
                abi.encodeCall(MicroVault.payQueue, (1)),
                abi.encodeCall(MicroVaultSources.observe, ()),
                abi.encodeCall(MicroVault.redeemInKind, (vault.queueHead()))
            ];
            if (i == FUND) fund.setReentry(address(vault), calls[which / 5 % 3]);
            else pools[i].setReentry(address(vault), calls[which / 5 % 3]);
        } else if (i == FUND) {
            fund.setTrouble(trouble);
        } else {
            pools[i].setTrouble(trouble);
        }
    }

    function mends(uint256 i) external {
        mend(i % SOURCES);
    }

    function waits(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, 2 days));
    }

    /// Nobody comes for a long time.
    function waitsLong(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 3 days, 200 days));
    }

    // ------------------------------------------------------------------------------ the end

    /// Whatever is the matter with sources: a request is always taken, and after 7 days something is got for it,
    /// unless all there is, is shut in.
    function assertExits() external {
        uint256 id = SNAPSHOTS.snapshotState();
        for (uint256 i = 0; i < ACTORS; i++) {
            uint256 shares = vault.balanceOf(actor(i));
            if (shares < 2e12) continue; // of at least a unit's worth
            vm.prank(actor(i));
            vault.requestRedeem(shares, actor(i), actor(i));
        }
        vm.warp(block.timestamp + 7 days);
        uint256 tail = vault.queueTail();
        for (uint256 r = vault.queueHead(); r < tail; r++) {
            MicroVault.Request memory request = vault.redeemRequest(r);
            if (request.shares == 0) continue;
            vm.prank(request.owner);
            try vault.redeemInKind{gas: 16_000_000}(r) {}
            catch (bytes memory reason) {
                vm.assertTrue(selectorOf(reason) == MicroVault.NothingToTake.selector, "an exit in kind was refused");
                vm.assertTrue(vault.idle() < 1e6, "idle, and nothing to take");
            }
        }
        SNAPSHOTS.revertToState(id);
    }

    /// Everything becomes honest, all leave, and each has in cash what it had at true prices.
    function assertUnwound() external {
        for (uint256 i = 0; i < SOURCES; i++) {
            endGlitch(i);
            mend(i);
            if (i == FUND) continue;
            pools[i].setFees(0, 0);
            pools[i].setPaused(false, false);
            pools[i].setLiquidity(MAX);
        }
        fund.setShut(false, false);
        // Struck, or it is too old for being reinstated, and who asked after it was written off is paid without it.
        fund.setTruth(fund.truth());
        setTargets(0, 0, 0);
        for (uint256 i = 0; i < SOURCES; i++) {
            (bool ok,) = address(vault).call(abi.encodeWithSignature("reinstate(bytes32)", idOf(i)));
            vault.acceptNav(idOf(i));
            (ok,) = address(vault).call(abi.encodeWithSignature("reinstate(bytes32)", idOf(i)));
            vault.setMode(idOf(i), MicroVaultSources.Mode.RedemptionOnly);
        }
        Holdings memory before = holdings();
        for (uint256 round = 0; round < 4; round++) {
            vm.warp(block.timestamp + 1 days);
            fund.setTruth(fund.truth());
            vm.prank(KEEPER);
            vault.rebalance(allIds());
            fund.settle(adapters[FUND], 4, 4);
        }
        fund.setTruth(fund.truth());
        vault.payQueue(1_000);
        for (uint256 i = 0; i < ACTORS; i++) {
            uint256 shares = vault.maxRedeem(actor(i));
            if (shares == 0) continue;
            vm.prank(actor(i));
            vault.redeem(shares, actor(i), actor(i));
        }
        Holdings memory later = holdings();
        for (uint256 i = 0; i < ACTORS; i++) {
            vm.assertTrue(later.shares[i] <= 1e9, "somebody did not get out"); // a crumb of rounding
            // A recorded price is that of one share in units of the asset: at a tenth of par, five digits.
            uint256 most = 60 + before.truth / 50_000;
            if (later.wealth[i] + most < before.wealth[i]) report(i, before, later, most);
        }
    }

    // ------------------------------------------------------------------------------- within

    function putIn(uint256 i, uint256 assets) private step(By.Actor, i) {
        vm.prank(actor(i));
        try vault.deposit{gas: 16_000_000}(assets, actor(i)) {} catch {}
    }

    function takeOut(uint256 i, uint256 quarters) private step(By.Actor, i) {
        uint256 shares = vault.maxRedeem(actor(i)) * quarters / 4;
        vm.prank(actor(i));
        vault.redeem(shares, actor(i), actor(i));
    }

    function requestPart(uint256 i, uint256 quarters, bool toEve) private step(By.Actor, i) {
        uint256 shares = vault.balanceOf(actor(i)) * quarters / 4;
        if (shares < 2e12 || vault.queueTail() - vault.queueHead() > 10) return;
        address receiver = toEve && i == MALLORY ? actor(EVE) : actor(i);
        vm.prank(actor(i));
        vault.requestRedeem(shares, receiver, actor(i));
    }

    function give(uint256 from, uint256 to, uint256 quarters) private step(By.Actor, from) {
        uint256 shares = vault.balanceOf(actor(from)) * quarters / 4;
        gift = shares * (trueAssets() + 1) / (vault.totalSupply() + 1e6) + 1;
        vm.prank(actor(from));
        vault.transfer(actor(to), shares);
    }

    function takeInKind(uint256 which) private {
        uint256 head = vault.queueHead();
        uint256 open = vault.queueTail() - head;
        for (uint256 n = 0; n < open; n++) {
            uint256 id = head + (which % open + n) % open;
            MicroVault.Request memory r = vault.redeemRequest(id);
            if (r.shares == 0 || block.timestamp < r.requestedAt + 7 days) continue;
            for (uint256 i = 0; i < ACTORS; i++) {
                if (r.owner == actor(i)) takeRequest(i, id);
            }
            return;
        }
    }

    /// Who takes in kind says the most that it may burn: what leaves him with as much as he has, but for a price that is
    /// as old as a sound one can be.
    function takeRequest(uint256 i, uint256 id) private step(By.Actor, i) {
        inKind = true;
        Before memory b = look();
        uint256 snapshot = SNAPSHOTS.snapshotState();
        vm.prank(actor(i));
        try vault.redeemInKind{gas: 16_000_000}(id) {} catch {}
        Holdings memory later = holdings();
        if (later.wealth[i] + b.tolerance + b.wrong + b.slip + b.given >= b.has.wealth[i]) return;
        SNAPSHOTS.revertToState(snapshot);
        uint256 fewer = b.has.shares[i] - later.shares[i] - 1;
        vm.prank(actor(i));
        try vault.redeemInKindWithin{gas: 16_000_000}(id, fewer) {
            vm.assertTrue(false, "more shares were burnt than the owner allowed");
        } catch (bytes memory reason) {
            vm.assertTrue(selectorOf(reason) == MicroVault.TooManySharesBurnt.selector, "an exit in kind was refused");
        }
    }

    function setTargets(uint16 first, uint16 second, uint16 third) private {
        uint16[3] memory bps = [first, second, third];
        uint256 n = (first > 0 ? 1 : 0) + (second > 0 ? 1 : 0) + (third > 0 ? 1 : 0);
        bytes32[] memory ids = new bytes32[](n);
        uint16[] memory list = new uint16[](n);
        for (uint256 i = 0; i < 3; i++) {
            if (bps[i] > 0) (ids[--n], list[n]) = (idOf(i), bps[i]);
        }
        vault.setStrategy(ids, list, uint16(BPS) - first - second - third);
    }

    /// Whether the true price may move: who cannot see it now could not know.
    function isQuiet(uint256 i) private view returns (bool) {
        if (i == FUND && fund.claimsShut()) return false; // what is shut in counts as it was asked for
        return !glitching(i) && !unreadable(i) && !vault.sources()[i].writtenOff;
    }

    function truthOf(uint256 i) private view returns (uint256) {
        return i == FUND ? fund.truth() : pools[i].truth();
    }

    function setTruth(uint256 i, uint256 price) private {
        if (i == FUND) fund.setTruth(price);
        else pools[i].setTruth(price);
    }

    function endGlitch(uint256 i) private {
        if (!glitching(i)) return;
        if (i == FUND) fund.endGlitch();
        else pools[i].endGlitch();
    }

    function mend(uint256 i) private {
        if (i == FUND) fund.setTrouble(Trouble.None);
        else pools[i].setTrouble(Trouble.None);
    }

    /// What holds between any two actions.
    function assertNow() external view {
        assertBooks();
        assertNavIsWhole();
        vm.assertTrue(!pools[0].reentered() && !pools[1].reentered() && !fund.reentered(), "a source came back in");
    }
}
