// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {WalletExecutor} from "../src/WalletExecutor.sol";
import {Tally} from "./WalletExecutorNonce.t.sol";
import {WalletTest} from "./Test.sol";

/// Marks in the tree, held to a map, and to the invariants of the tree over the whole of its storage.
contract WalletExecutorTreeTest is WalletTest {
    uint256 private constant KEY = 0xA11CE;
    uint256 private constant LEVELS = 12; // of which the storage is read

    Tally private tally = new Tally();
    WalletExecutor private wallet;
    mapping(uint256 nonce => bool) private marked; // the map
    uint256[] private ids;

    function setUp() public {
        wallet = delegate(KEY, treeExecutor);
    }

    function slotOf(uint256 level, uint256 place) private pure returns (bytes32) {
        bytes32 root =
            keccak256(abi.encode(uint256(keccak256("granary.storage.WalletExecutor")) - 1)) & ~bytes32(uint256(0xff));
        return keccak256(abi.encode(level << 128 | place, uint256(root) + 1));
    }

    function lanesOf(uint256 level, uint256 place) private view returns (uint256) {
        return uint256(vm.load(address(wallet), slotOf(level, place)));
    }

    /// How many nodes a level has.
    function widthOf(uint256 level) private pure returns (uint256) {
        return 4 ** ((level + 1) / 2);
    }

    function hashOf(uint256 nonce) private pure returns (uint256) {
        return uint256(keccak256(abi.encode(nonce)));
    }

    function markOf(uint256 nonce) private pure returns (uint256) {
        uint256 mark = hashOf(nonce) & type(uint32).max;
        return mark == 0 ? 1 : mark;
    }

    /// The place of the nonce's node in a level.
    function placeOf(uint256 nonce, uint256 level) private pure returns (uint256) {
        return (hashOf(nonce) / 2 ** 32) % widthOf(level);
    }

    function run(uint256 nonce) private returns (bool ok) {
        (ok,) = address(wallet).call(signedIntent(KEY, nonce, 0, new WalletExecutor.Call[](0)));
    }

    function cancel(uint256 nonce) private returns (bool ok) {
        (ok,) = address(wallet).call(abi.encodeCall(wallet.cancel, (nonce, signCancellation(KEY, nonce))));
    }

    /// All lanes fill from the lowest without a gap, no node is written under one that is not full, and there are as
    /// many marks as uses.
    function assertSound(uint256 uses) private view {
        uint256 marks = 0;
        for (uint256 level = 0; level < LEVELS; level++) {
            for (uint256 place = 0; place < widthOf(level); place++) {
                uint256 lanes = lanesOf(level, place);
                uint256 used = 0;
                while (used < 8 && uint32(lanes >> (32 * used)) != 0) used++;
                if (used < 8) vm.assertEq(lanes >> (32 * used), 0);
                marks += used;
                if (used == 0 || level == 0) continue;
                uint256 above = lanesOf(level - 1, place % widthOf(level - 1));
                vm.assertTrue(above >> 224 != 0, "the node above is full");
            }
        }
        vm.assertEq(marks, uses);
    }

    /// 5,000 ids, each used once by an intent or by a cancellation, refused a second time, and none of the others taken for used.
    function testManyIdsAgainstAMap() public {
        uint256 seed = 0x6772616e617279;
        for (uint256 i = 0; i < 5_000; i++) {
            seed = uint256(keccak256(abi.encode(seed)));
            // One in eight is asked for again, in either way.
            uint256 nonce = i > 0 && seed % 8 == 0 ? ids[(seed >> 8) % ids.length] : uint256(uint128(seed >> 100));
            this.useApart(nonce, seed >> 250 == 0);
        }
        assertSound(ids.length);
        for (uint256 i = 0; i < ids.length; i++) {
            vm.assertTrue(wallet.intentUsed(ids[i]));
            vm.assertFalse(wallet.intentUsed(ids[i] ^ 1 << 90));
        }
        vm.assertGe(ids.length, 4_000);
    }

    /// A call of its own, so that the memory of many does not add up.
    function useApart(uint256 nonce, bool cancels) external {
        bool ok = cancels ? cancel(nonce) : run(nonce);
        vm.assertTrue(ok != marked[nonce], "a nonce is used if, and only if, it is unused");
        if (!ok) return;
        marked[nonce] = true;
        ids.push(nonce);
    }

    /// A node full to any degree, its child, and an id: the mark is in the first free lane of the path, or the id is refused.
    /// No other lane changes.
    function testFuzz_OneNodeAndItsChild(uint256 above, uint256 below, uint8 filledAbove, uint8 filledBelow, uint256 nonce, uint8 force)
        public
    {
        uint256 a = bound(filledAbove, 0, 8);
        uint256 b = a < 8 ? 0 : bound(filledBelow, 0, 7);
        uint256 mark = markOf(nonce);
        above = filled(above, a, mark);
        below = filled(below, b, mark);
        if (a > 0 && force % 3 == 1) above = withLane(above, force % a, mark); // a forced collision
        if (b > 0 && force % 3 == 2) below = withLane(below, force % b, mark);
        bool collides = (a > 0 && force % 3 == 1) || (b > 0 && force % 3 == 2);
        vm.store(address(wallet), slotOf(0, 0), bytes32(above));
        vm.store(address(wallet), slotOf(1, placeOf(nonce, 1)), bytes32(below));

        vm.assertTrue(wallet.intentUsed(nonce) == collides);
        vm.assertTrue(run(nonce) != collides);
        uint256 wantAbove = collides || a == 8 ? above : above | mark << (32 * a);
        uint256 wantBelow = collides || a < 8 ? below : below | mark << (32 * b);
        vm.assertEq(lanesOf(0, 0), wantAbove);
        vm.assertEq(lanesOf(1, placeOf(nonce, 1)), wantBelow);
        vm.assertTrue(wallet.intentUsed(nonce));
        vm.assertFalse(run(nonce));
        vm.assertFalse(cancel(nonce));
    }

    /// The first n lanes of some bits, none of them empty or the mark.
    function filled(uint256 bits, uint256 n, uint256 mark) private pure returns (uint256 lanes) {
        for (uint256 i = 0; i < n; i++) {
            uint256 lane = uint32(bits >> (32 * i));
            while (lane == 0 || lane == mark) lane = (lane + 1) & type(uint32).max;
            lanes |= lane << (32 * i);
        }
    }

    function withLane(uint256 lanes, uint256 i, uint256 mark) private pure returns (uint256) {
        return (lanes & ~(uint256(type(uint32).max) << (32 * i))) | mark << (32 * i);
    }

    /// Full nodes at levels 0 to 3, and equal marks in each of them: the id never runs, and others of the path do.
    function testFuzz_FullNodesAndEqualMarks(uint256 nonce, uint256 bits, uint8 lane) public {
        uint256 mark = markOf(nonce);
        for (uint256 level = 0; level < 4; level++) {
            bytes32 slot = slotOf(level, placeOf(nonce, level));
            vm.store(address(wallet), slot, bytes32(filled(bits, 8, mark)));
            vm.assertFalse(wallet.intentUsed(nonce));
            uint256 snapshot = vm.snapshotState();
            vm.store(address(wallet), slot, bytes32(withLane(filled(bits, 8, mark), lane % 8, mark)));
            vm.assertTrue(wallet.intentUsed(nonce));
            vm.expectRevert(abi.encodeWithSelector(WalletExecutor.IntentAlreadyUsed.selector, nonce));
            wallet.cancel(nonce, "");
            vm.assertFalse(run(nonce));
            vm.revertToState(snapshot);
        }
        vm.assertTrue(run(nonce));
        vm.assertEq(lanesOf(4, placeOf(nonce, 4)), mark);
    }

    /// Marks of equal bits in one path are apart by their level; an id whose 32 bits are 0 is marked as 1.
    function testTheMarkIsNeverEmpty() public {
        vm.assertTrue(run(7));
        vm.assertEq(lanesOf(0, 0), markOf(7));
        vm.assertTrue(lanesOf(0, 0) != 0);
    }

    /// What the mapping has is used for the tree's executor, and what the tree has for the mapping's.
    function testEachExecutorHonoursTheMarksOfTheOther() public {
        vm.assertTrue(run(1));
        vm.assertTrue(cancel(2));
        delegate(KEY, executor);
        vm.assertTrue(wallet.intentUsed(1));
        vm.assertFalse(run(1));
        vm.assertFalse(cancel(1));
        vm.assertFalse(run(2));
        vm.assertTrue(run(3));
        vm.assertTrue(cancel(4));
        delegate(KEY, treeExecutor);
        for (uint256 nonce = 1; nonce <= 4; nonce++) {
            vm.assertTrue(wallet.intentUsed(nonce));
            vm.assertFalse(run(nonce));
            WalletExecutor.Call[] memory none = new WalletExecutor.Call[](0);
            bytes memory sig = sign(KEY, none, nonce);
            vm.expectRevert(abi.encodeWithSelector(WalletExecutor.IntentAlreadyUsed.selector, nonce));
            wallet.execute(none, nonce, deadline, sig);
        }
        vm.assertTrue(wallet.MARKS_IN_TREE());
    }

    function count(uint256 nonce) private view returns (WalletExecutor.Call[] memory) {
        return list(call(address(tally), abi.encodeCall(tally.count, (nonce))));
    }

    /// Nothing but what was signed runs: each value, each version, this wallet, this chain, until the deadline.
    function testFuzz_WhatWasNotSignedIsRefused(uint256 nonce, uint256 until, uint256 minGas, uint64 chain) public {
        vm.assume(nonce != 1 && minGas != 5 && chain != block.chainid && chain != 0);
        until = bound(until, deadline + 1, type(uint256).max);
        WalletExecutor.Call[] memory calls = count(1);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, digestOf(address(wallet), 1, deadline, 5, calls));
        bytes memory sig = abi.encodePacked(r, s, v);
        bytes4 invalid = WalletExecutor.InvalidSignature.selector;
        vm.expectRevert(abi.encodeWithSelector(invalid));
        wallet.executeIntent(nonce, deadline, 5, calls, sig);
        vm.expectRevert(abi.encodeWithSelector(invalid));
        wallet.executeIntent(1, until, 5, calls, sig);
        vm.expectRevert(abi.encodeWithSelector(invalid));
        wallet.executeIntent(1, deadline, minGas, calls, sig);
        vm.expectRevert(abi.encodeWithSelector(invalid));
        wallet.executeIntent(1, deadline, 5, count(2), sig);
        vm.expectRevert(abi.encodeWithSelector(invalid));
        wallet.execute(calls, 1, deadline, sig); // as version 1
        vm.expectRevert(abi.encodeWithSelector(invalid));
        wallet.cancel(1, sig);
        bytes memory first = sign(KEY, calls, 1);
        vm.expectRevert(abi.encodeWithSelector(invalid));
        wallet.executeIntent(1, deadline, 0, calls, first); // of version 1
        vm.expectRevert(abi.encodeWithSelector(invalid));
        wallet.executeIntent(1, deadline, 5, calls, abi.encodePacked(r, bytes32(ORDER - uint256(s)), v == 27 ? uint8(28) : uint8(27)));
        WalletExecutor other = delegate(KEY + 1, treeExecutor);
        vm.expectRevert(abi.encodeWithSelector(invalid));
        other.executeIntent(1, deadline, 5, calls, sig);
        uint256 here = block.chainid;
        vm.chainId(chain);
        vm.expectRevert(abi.encodeWithSelector(invalid));
        wallet.executeIntent(1, deadline, 5, calls, sig);
        vm.chainId(here);
        vm.warp(deadline + 1);
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.IntentExpired.selector, deadline));
        wallet.executeIntent(1, deadline, 5, calls, sig);
        vm.warp(deadline);
        wallet.executeIntent(1, deadline, 5, calls, sig);
        vm.assertEq(tally.counted(1), 1);
    }

    function testFuzz_DigestIsByTheLetter(uint256 nonce, uint256 until, uint256 minGas, WalletExecutor.Call[] memory calls)
        public
        view
    {
        vm.assertEq(wallet.digestOf(nonce, until, minGas, calls), digestOf(address(wallet), nonce, until, minGas, calls));
    }

    /// However much gas there is: the calls begin with the least that was signed, or nothing happens.
    function testFuzz_CallsBeginWithTheLeastGas(uint256 gas, uint256 minGas, uint256 nonce) public {
        minGas = bound(minGas, 1, 3_000_000);
        gas = bound(gas, 20_000, 3_500_000);
        Meter meter = new Meter();
        bytes memory data = signedIntent(KEY, nonce, minGas, list(call(address(meter), hex"01")));
        (bool ok, bytes memory why) = address(wallet).call{gas: gas}(data);
        vm.assertTrue(ok == wallet.intentUsed(nonce));
        // A call is given 63/64, after the cost of reading the callee's code.
        if (ok) vm.assertGe(meter.began() + 6_000, minGas - minGas / 64);
        else vm.assertTrue(why.length == 0 || selectorOf(why) == WalletExecutor.TooLittleGas.selector);
        vm.assertTrue(ok || gas < minGas + minGas / 32 + 150_000, "enough gas was not enough");
    }

    /// No callee runs an intent of either version from within one of version 2.
    function testNoReentry() public {
        bytes memory another = signedIntent(KEY, 2, 0, count(2));
        WalletExecutor.Call[] memory calls = list(call(address(tally), abi.encodeCall(tally.carry, (address(wallet), another))));
        (bool ok,) = address(wallet).call(signedIntent(KEY, 1, 0, calls));
        vm.assertTrue(ok);
        vm.assertEq(tally.refusals(), 1);
        vm.assertFalse(wallet.intentUsed(2));
        (ok,) = address(wallet).call(another); // refused inside, not spoilt
        vm.assertTrue(ok);
    }

    /// A failed call undoes the mark too.
    function testAFailedCallUndoesTheMark() public {
        (bool ok,) = address(wallet).call(signedIntent(KEY, 1, 0, list(call(address(tally), abi.encodeCall(tally.fail, ())))));
        vm.assertFalse(ok);
        vm.assertEq(lanesOf(0, 0), 0);
        vm.assertTrue(run(1));
    }
}

/// Remembers the gas with which it was called.
contract Meter {
    uint256 public began;

    fallback() external {
        began = gasleft();
    }
}
