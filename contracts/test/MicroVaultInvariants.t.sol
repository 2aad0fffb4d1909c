// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {MicroVault} from "../src/MicroVault.sol";
import {MicroVaultSourceView, MicroVaultSources} from "../src/MicroVaultSources.sol";
import {MicroVaultSetup} from "./MicroVaultSetup.sol";

/// Everything that may happen to a vault, in any order. What must hold of each step is checked at that step.
contract MicroVaultHandler is MicroVaultSetup {
    uint256 public given; // gained by sources, or given to the vault: all that may make anybody richer
    uint256 public keeperMoves;
    uint256 public requests;

    constructor() {
        setUp();
        for (uint256 i = 0; i < 3; i++) {
            deposit(holder(i), 1_000e6);
        }
        setTargets(3_000, 2_000, 1_000);
        rebalance();
    }

    function holder(uint256 i) public pure returns (address) {
        return [ALICE, BOB, CAROL][i % 3];
    }

    function theVault() external view returns (MicroVault) {
        return vault;
    }

    function deposits(uint256 who, uint256 assets) external {
        address user = holder(who);
        uint256 most = vault.maxDeposit(user);
        assets = bound(assets, 0, 1e12);
        bool ok = vault.isShareholder(user) && assets <= most;
        vm.prank(user);
        try vault.deposit(assets, user) {
            vm.assertTrue(ok, "entry against max or list");
        } catch {
            vm.assertFalse(ok);
        }
    }

    function mints(uint256 who, uint256 shares) external {
        address user = holder(who);
        if (vault.maxMint(user) == 0) return;
        vm.prank(user);
        vault.mint(bound(shares, 0, 1e15), user);
    }

    function redeems(uint256 who, uint256 shares) external {
        address user = holder(who);
        shares = bound(shares, 0, vault.maxRedeem(user));
        vm.prank(user);
        vault.redeem(shares, user, user);
    }

    function withdraws(uint256 who, uint256 assets) external {
        address user = holder(who);
        uint256 most = vault.maxWithdraw(user);
        if (!vault.navIsSound()) vm.assertEq(most + vault.maxRedeem(user), 0);
        if (most > 0) vm.assertLe(most + vault.convertToAssets(vault.queuedShares()), vault.idle());
        assets = bound(assets, 0, most);
        vm.prank(user);
        vault.withdraw(assets, user, user);
    }

    /// Nothing stops a request: no list, no NAV, no mode.
    function queues(uint256 who, uint256 shares) external {
        address user = holder(who);
        if (vault.balanceOf(user) == 0) return;
        requests++;
        requestRedeem(user, bound(shares, leastRequest(user), vault.balanceOf(user)));
    }

    function paysQueue(uint256 count) external {
        uint64 head = vault.queueHead();
        bool sound = vault.navIsSound() || head == vault.queueTail();
        try vault.payQueue(count % 5) {
            vm.assertTrue(sound, "paid at an unsound NAV");
            vm.assertGe(vault.queueHead(), head);
        } catch {
            vm.assertFalse(sound);
        }
    }

    function takesInKind(uint256 which) external {
        uint64 tail = vault.queueTail();
        if (tail == vault.queueHead()) return;
        uint256 id = bound(which, vault.queueHead(), tail - 1);
        MicroVault.Request memory r = vault.redeemRequest(id);
        if (r.shares == 0 || block.timestamp < r.requestedAt + 7 days) return;
        vm.prank(r.owner);
        try vault.redeemInKind(id) {}
        catch (bytes memory reason) {
            // Only if everything there is waits to be settled.
            vm.assertEq(bytes32(selectorOf(reason)), bytes32(MicroVault.NothingToTake.selector));
        }
    }

    function transfers(uint256 from, uint256 to, uint256 shares) external {
        address receiver = holder(to);
        shares = bound(shares, 0, vault.balanceOf(holder(from)));
        vm.prank(holder(from));
        try vault.transfer(receiver, shares) {
            vm.assertTrue(vault.isShareholder(receiver), "received though not listed");
        } catch {
            vm.assertFalse(vault.isShareholder(receiver));
        }
    }

    function donates(uint256 who, uint256 assets) external {
        assets = bound(assets, 0, 100e6);
        given += assets;
        vm.prank(holder(who));
        token.transfer(address(vault), assets);
    }

    /// A gain or a loss of at most 0.4 %.
    function values(bool first, uint256 bps) external {
        uint256 worth = (first ? one : two).totalAssets();
        uint256 next = worth * bound(bps, 9_960, 10_040) / 10_000;
        if (next > worth) given += next - worth;
        (first ? one : two).setNav(next);
    }

    function strikes(uint256 bps) external {
        uint256 price = later.navPrice();
        uint256 next = price * bound(bps, 9_960, 10_040) / 10_000;
        if (next < 0.8e18 || next > 1.2e18) next = price;
        MicroVaultSourceView memory s = source(2);
        if (next > price) given += s.position.units * (next - price) / 1e30 + 1;
        later.strike(next);
    }

    function settles(uint256 part) external {
        address adapter = source(2).adapter;
        later.settleDeposit(adapter, later.pendingDepositRequest(0, adapter) * (part % 5) / 4);
        later.settleRedeem(adapter, later.pendingRedeemRequest(0, adapter) * (part / 5 % 5) / 4);
    }

    function waits(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, 3 days));
    }

    function observes() external {
        vault.observe();
    }

    function accepts(uint256 i) external {
        vault.acceptNav(allIds()[i % 3]);
    }

    function modes(uint256 i, uint256 mode) external {
        vault.setMode(allIds()[i % 3], MicroVaultSources.Mode(mode % 4));
    }

    function targets(uint16 first, uint16 second, uint16 third) external {
        setTargets(first % 3_000, second % 3_000, third % 3_000);
    }

    function lists(uint256 who) external {
        address user = holder(who);
        if (vault.isShareholder(user)) unlistAndRecord(user);
        else if (vault.version() < 40) listAndRecord(user);
    }

    bytes32[] private leaves;

    function listAndRecord(address user) private {
        recordFirstLeaves();
        listHolder(user);
        leaves.push(vault.leafOf(user));
    }

    function unlistAndRecord(address user) private {
        recordFirstLeaves();
        uint256 index = vault.leafIndex(user);
        (bytes32[] memory proof,) = proofOf(leaves, index);
        vault.removeShareholder(user, proof, vault.version());
        leaves[index] = 0;
    }

    function recordFirstLeaves() private {
        for (uint256 i = 0; leaves.length < 3; i++) {
            leaves.push(vault.leafOf(holder(i)));
        }
    }

    /// The keeper names what it likes. The drift does not grow, modes are obeyed, nothing is lost.
    function keeps(uint256 seed) external {
        bytes32[] memory ids = new bytes32[](seed % 6);
        for (uint256 i = 0; i < ids.length; i++) {
            ids[i] = allIds()[(seed >> (8 + 8 * i)) % 3];
        }
        MicroVaultSourceView[] memory before = vault.sources();
        uint256 drifted = drift();
        uint256 perShare = vault.convertToAssets(1e18);
        // Who is paid at the lower price leaves the rest to the targets.
        uint256 left = vault.convertToAssets(vault.queuedShares()) - vault.previewRedeem(vault.queuedShares());
        vm.prank(KEEPER);
        vault.rebalance(ids);
        keeperMoves++;
        vm.assertLe(drift(), drifted + 40 + 2 * left); // native units of rounding
        vm.assertGe(vault.convertToAssets(1e18) + 1e18 * 40 / (vault.totalSupply() + 1e6) + 1, perShare);
        for (uint256 i = 0; i < 3; i++) {
            MicroVaultSourceView memory now_ = source(i);
            uint256 was = settled(before[i]);
            bool mayEnter = now_.mode == MicroVaultSources.Mode.Active || now_.mode == MicroVaultSources.Mode.SubscriptionOnly;
            bool mayExit = now_.mode == MicroVaultSources.Mode.Active || now_.mode == MicroVaultSources.Mode.RedemptionOnly;
            if (settled(now_) > was + 4) vm.assertGe(vault.idle() + 40, idleDue());
            if (!mayEnter) vm.assertLe(settled(now_), was + 4);
            if (!mayExit) vm.assertGe(settled(now_) + 4, was);
        }
    }

    /// What no entry may take: the idle target, and what is queued for.
    function idleDue() private view returns (uint256) {
        uint256 queued = vault.convertToAssets(vault.queuedShares());
        return (vault.totalAssets() - queued) * vault.idleTargetBps() / 10_000 + queued;
    }

    /// What all holders have between them, in the vault and out of it.
    function wealth() external view returns (uint256 sum) {
        for (uint256 i = 0; i < 3; i++) {
            sum += balance(holder(i)) + one.previewRedeem(one.balanceOf(holder(i)))
                + two.previewRedeem(two.balanceOf(holder(i))) + later.convertToAssets(later.balanceOf(holder(i)));
        }
        sum += vault.totalAssets();
    }

    /// Everybody out, listed or not, by the queue and in kind.
    function emptyOut() external {
        for (uint256 i = 0; i < 3; i++) {
            if (vault.isShareholder(holder(i))) unlistAndRecord(holder(i));
            if (vault.balanceOf(holder(i)) > 0) requestRedeem(holder(i), vault.balanceOf(holder(i)));
        }
        for (uint256 round = 0; round < 4 && vault.queuedShares() > 0; round++) {
            later.settleDeposit(source(2).adapter, later.pendingDepositRequest(0, source(2).adapter));
            vm.prank(KEEPER);
            vault.rebalance(allIds()); // to claim
            vm.warp(block.timestamp + 7 days);
            for (uint256 id = vault.queueHead(); id < vault.queueTail(); id++) {
                MicroVault.Request memory r = vault.redeemRequest(id);
                if (r.shares == 0 || block.timestamp < r.requestedAt + 7 days) continue;
                vm.prank(r.owner);
                try vault.redeemInKind(id) {} catch {} // if all that is left is on its way
            }
            later.settleRedeem(source(2).adapter, later.pendingRedeemRequest(0, source(2).adapter));
        }
    }
}

/// forge-config: default.invariant.runs = 20
/// forge-config: default.invariant.depth = 80
/// forge-config: default.invariant.fail-on-revert = true
contract MicroVaultInvariantsTest is MicroVaultSetup {
    MicroVaultHandler private handler;

    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    function setUp() public override {
        handler = new MicroVaultHandler();
    }

    function targetSelectors() external view returns (FuzzSelector[] memory list) {
        bytes4[20] memory all = [
            handler.deposits.selector,
            handler.mints.selector,
            handler.redeems.selector,
            handler.withdraws.selector,
            handler.queues.selector,
            handler.queues.selector,
            handler.paysQueue.selector,
            handler.takesInKind.selector,
            handler.transfers.selector,
            handler.donates.selector,
            handler.values.selector,
            handler.strikes.selector,
            handler.settles.selector,
            handler.waits.selector,
            handler.observes.selector,
            handler.accepts.selector,
            handler.modes.selector,
            handler.targets.selector,
            handler.lists.selector,
            handler.keeps.selector
        ];
        list = new FuzzSelector[](1);
        list[0].addr = address(handler);
        list[0].selectors = new bytes4[](all.length);
        for (uint256 i = 0; i < all.length; i++) {
            list[0].selectors[i] = all[i];
        }
    }

    function targetContracts() external view returns (address[] memory list) {
        list = new address[](1);
        list[0] = address(handler);
    }

    /// Shares are never worth more than there is, and nobody grows richer than by what sources gained.
    function invariant_AssetsCoverShares() public view {
        MicroVault v = handler.theVault();
        vm.assertLe(v.convertToAssets(v.totalSupply()), v.totalAssets());
        uint256 spread = v.convertToAssets(v.queuedShares());
        for (uint256 i = 0; i < 3; i++) {
            spread += v.convertToAssets(v.balanceOf(handler.holder(i)));
        }
        vm.assertLe(spread, v.totalAssets());
        vm.assertLe(handler.wealth(), 3 * RICH + handler.given() + 1_000);
        assertEscrowAndNav(v);
    }

    /// The escrow holds what is queued, and the NAV's parts are the whole.
    function assertEscrowAndNav(MicroVault v) private view {
        uint256 queued = 0;
        for (uint256 id = v.queueHead(); id < v.queueTail(); id++) {
            queued += v.redeemRequest(id).shares;
        }
        vm.assertEq(queued, v.balanceOf(address(v)));
        uint256 total = v.idle();
        MicroVaultSourceView[] memory list = v.sources();
        for (uint256 i = 0; i < list.length; i++) {
            total += list[i].worth;
        }
        vm.assertEq(total, v.totalAssets());
    }

    /// At the end of any sequence everybody is removed, and gets out.
    function afterInvariant() public {
        MicroVault v = handler.theVault();
        handler.emptyOut();
        vm.assertLe(v.convertToAssets(v.totalSupply()), 10);
    }
}

/// Nobody makes money of others, by whatever sequence, while no source gains.
contract MicroVaultThiefTest is MicroVaultSetup {
    /// forge-config: default.fuzz.runs = 96
    function testFuzz_NoSequenceProfitsWithoutYield(uint256[16] memory steps) public {
        deposit(BOB, 1_000e6);
        setTargets(3_000, 2_000, 2_000);
        rebalance();
        uint256 gifts = 0;
        for (uint256 i = 0; i < steps.length; i++) {
            gifts += step(steps[i]);
        }
        // Out with everything.
        if (vault.balanceOf(ALICE) > 0) requestRedeem(ALICE, vault.balanceOf(ALICE));
        setTargets(0, 0, 0);
        for (uint256 i = 0; i < 3; i++) {
            allActive();
            later.strike(1e18);
            rebalance();
            settleLater();
            rebalance();
        }
        vm.assertEq(vault.queuedShares(), 0);
        uint256 kind = one.previewRedeem(one.balanceOf(ALICE)) + two.previewRedeem(two.balanceOf(ALICE))
            + later.convertToAssets(later.balanceOf(ALICE));
        vm.assertLe(balance(ALICE) + kind, RICH + 2); // native units of rounding in sources
        vm.assertGe(vault.previewRedeem(vault.balanceOf(BOB)) + 60, 1_000e6);
    }

    function allActive() private {
        for (uint256 i = 0; i < 3; i++) {
            vault.setMode(allIds()[i], MicroVaultSources.Mode.Active);
        }
    }

    function step(uint256 s) private returns (uint256 gift) {
        uint256 kind = s % 11;
        uint256 amount = s >> 16;
        if (kind == 0) deposit(ALICE, bound(amount, 0, vault.maxDeposit(ALICE) == 0 ? 0 : 1e12));
        if (kind == 1) redeem(ALICE, bound(amount, 0, vault.maxRedeem(ALICE)));
        if (kind == 2 && vault.balanceOf(ALICE) > 0) requestRedeem(ALICE, bound(amount, leastRequest(ALICE), vault.balanceOf(ALICE)));
        if (kind == 3 && vault.navIsSound()) vault.payQueue(amount % 4);
        if (kind == 4) {
            gift = bound(amount, 0, 1e9);
            vm.prank(ALICE);
            token.transfer(address(vault), gift);
        }
        if (kind == 5) vm.warp(block.timestamp + amount % 4 days);
        if (kind == 6) later.strike(1e18);
        if (kind == 7) settleLater();
        if (kind == 8) rebalance();
        if (kind == 9) vault.observe();
        if (kind == 10) {
            for (uint256 id = vault.queueHead(); id < vault.queueTail(); id++) {
                MicroVault.Request memory r = vault.redeemRequest(id);
                if (r.shares == 0 || block.timestamp < r.requestedAt + 7 days) continue;
                vm.prank(r.owner);
                try vault.redeemInKind(id) {} catch {}
            }
        }
    }
}
