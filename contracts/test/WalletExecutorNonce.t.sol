// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {WalletExecutor} from "../src/WalletExecutor.sol";
import {WalletTest} from "./Test.sol";

/// Counts how often the intents of a nonce came through, and carries others in from within.
contract Tally {
    mapping(uint256 => uint256) public counted;
    uint256 public refusals;

    function count(uint256 nonce) external {
        counted[nonce]++;
    }

    function fail() external pure {
        revert();
    }

    function carry(address to, bytes calldata data) external {
        (bool ok,) = to.call(data);
        if (!ok) refusals++;
    }
}

/// What can be done about the nonces of one wallet, and a model of what must come of it.
contract NonceActions is WalletTest {
    uint256 internal constant KEY = 0xA11CE;
    uint256 internal constant ACTIONS = 12;

    enum Use {
        None,
        Executed,
        Cancelled
    }

    Tally internal tally = new Tally();
    WalletExecutor internal wallet;
    mapping(uint256 nonce => Use) internal model;
    bool internal inTree; // whether the wallet delegates to the executor that marks in the tree

    constructor() {
        wallet = newWallet(KEY);
    }

    /// Carries an execution or a cancellation of `nonce` in, and holds what came of it to the model.
    /// `inner` is another nonce, which some of the intents have carried in from within.
    function act(uint256 action, uint256 nonce, uint256 inner) internal {
        bool ok;
        if (action == 0 || action == 1) {
            // Two intents of the same nonce that differ in their deadline: as an order that is signed again.
            deadline -= action;
            ok = carryIntent(nonce, abi.encodeCall(tally.count, (nonce)));
            deadline += action;
            vm.assertTrue(ok == (model[nonce] == Use.None), "an intent executes if, and only if, its nonce is unused");
            if (ok) model[nonce] = Use.Executed;
        } else if (action == 2) {
            bytes memory sig = signCancellation(KEY, nonce);
            (ok,) = address(wallet).call(abi.encodeCall(wallet.cancel, (nonce, sig)));
            vm.assertTrue(ok == (model[nonce] == Use.None), "a nonce is cancelled if, and only if, it is unused");
            if (ok) model[nonce] = Use.Cancelled;
        } else if (action == 3) {
            ok = carryIntent(nonce, abi.encodeCall(tally.fail, ()));
            vm.assertFalse(ok);
        } else if (action == 4) {
            // Of another key.
            (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY + 1, cancellationOf(address(wallet), nonce, "2"));
            (ok,) = address(wallet).call(abi.encodeCall(wallet.cancel, (nonce, abi.encodePacked(r, s, v))));
            vm.assertFalse(ok);
        } else if (action == 8) {
            (ok,) = address(wallet).call(signedIntent(KEY, nonce, 1, list(call(address(tally), abi.encodeCall(tally.count, (nonce))))));
            vm.assertTrue(ok == (model[nonce] == Use.None), "an intent of version 2 executes if, and only if, its nonce is unused");
            if (ok) model[nonce] = Use.Executed;
        } else if (action == 9) {
            bytes memory sig = signCancellation(KEY, nonce, "1");
            (ok,) = address(wallet).call(abi.encodeCall(wallet.cancel, (nonce, sig)));
            vm.assertTrue(ok == (model[nonce] == Use.None), "a nonce is cancelled by version 1 if, and only if, it is unused");
            if (ok) model[nonce] = Use.Cancelled;
        } else if (action == 10) {
            (ok,) = address(wallet).call(signedIntent(KEY, nonce, 1, list(call(address(tally), abi.encodeCall(tally.fail, ())))));
            vm.assertFalse(ok);
        } else if (action == 11) {
            inTree = !inTree;
            delegate(KEY, inTree ? treeExecutor : executor); // what it has marked stays marked
        } else {
            bytes memory within = action == 5
                ? abi.encodeCall(wallet.cancel, (inner, signCancellation(KEY, inner)))
                : action == 6 ? intentCall(inner, abi.encodeCall(tally.count, (inner))) : intentCall(inner, abi.encodeCall(tally.fail, ()));
            uint256 refusals = tally.refusals();
            ok = carryIntent(nonce, abi.encodeCall(tally.carry, (address(wallet), within)));
            vm.assertTrue(ok == (model[nonce] == Use.None), "an intent executes whatever is carried in meanwhile");
            vm.assertEq(tally.refusals() - refusals, ok ? 1 : 0);
            if (ok) model[nonce] = Use.Executed;
        }
        assertAsModelled(nonce);
        assertAsModelled(inner);
    }

    function assertAsModelled(uint256 nonce) internal view {
        vm.assertTrue(wallet.intentUsed(nonce) == (model[nonce] != Use.None), "a nonce is used once it was used, for good");
        vm.assertLe(tally.counted(nonce), model[nonce] == Use.Executed ? 1 : 0);
    }

    function intentCall(uint256 nonce, bytes memory data) internal view returns (bytes memory) {
        WalletExecutor.Call[] memory calls = list(call(address(tally), data));
        return abi.encodeCall(wallet.execute, (calls, nonce, deadline, sign(KEY, calls, nonce)));
    }

    function carryIntent(uint256 nonce, bytes memory data) private returns (bool ok) {
        (ok,) = address(wallet).call(intentCall(nonce, data));
    }
}

/// Every order of three actions on two nonces: two reach every pair of states that there is, and the third
/// leaves it in every way. The nonces are alike, so the first action is always on the first.
contract WalletExecutorNonceTest is NonceActions {
    /// A call of its own, so that the memory of many does not add up.
    function actApart(uint256 action, uint256 nonce, uint256 inner) external {
        act(action, nonce, inner);
    }

    function testEveryOrderUsesANonceOnce() public {
        everyOrderOf([0, 1, 2, 3, 4, 5, 6, 7]);
    }

    /// The same with both versions, and with the account delegated from one executor to the other between them.
    function testEveryOrderOfBothVersionsUsesANonceOnce() public {
        everyOrderOf([0, 2, 5, 6, 8, 9, 10, 11]);
    }

    function everyOrderOf(uint8[8] memory actions) private {
        for (uint256 i = 0; i < 8 * 16 ** 2; i++) {
            uint256 first = 2 * i; // nonces of its own for each order: their marks are apart
            uint256 left = 2 * i;
            for (uint256 step = 0; step < 3; step++) {
                uint256 choice = left % 16;
                left /= 16;
                uint256 nonce = first + choice % 2;
                this.actApart(actions[choice / 2], nonce, first + 1 - choice % 2);
            }
        }
    }

    /// No call writes anything but the marks of the nonce that its own signature names: in the mapping, and at most
    /// one node of the tree. The tree is written where the executor marks in it alone, and then by version 2 and
    /// cancellations alone.
    function testOnlyTheNonceIsWritten() public {
        for (uint256 i = 0; i < 2 * ACTIONS; i++) {
            if (i == ACTIONS) act(11, 0, 0);
            if (i % ACTIONS != 11) assertWrites(i % ACTIONS, type(uint256).max - 2 * i);
        }
    }

    bytes32 private constant ROOT =
        keccak256(abi.encode(uint256(keccak256("granary.storage.WalletExecutor")) - 1)) & ~bytes32(uint256(0xff));
    /// The first node of the tree: these nonces are so few that all are in it.
    bytes32 private constant TOP = keccak256(abi.encode(0, uint256(ROOT) + 1));

    function assertWrites(uint256 action, uint256 nonce) private {
        uint256 lanes = uint256(vm.load(address(wallet), TOP));
        vm.record();
        act(action, nonce, nonce - 1);
        (, bytes32[] memory writes) = vm.accesses(address(wallet));
        bool undone = action == 3 || action == 10; // what is undone was written before
        bool toTree = inTree && (action == 2 || action == 8 || action == 9 || action == 10);
        bool toMapping = !(inTree && (action == 8 || action == 10));
        uint256 marks = 0;
        for (uint256 j = 0; j < writes.length; j++) {
            if (toTree && writes[j] == TOP) marks |= 1;
            else if (toMapping && writes[j] == keccak256(abi.encode(nonce, ROOT))) marks |= 2;
            else vm.assertTrue(false, "a write of something else");
        }
        vm.assertEq(marks, undone || model[nonce] != Use.None ? (toTree ? 1 : 0) + (toMapping ? 2 : 0) : 0);
        if (toTree && !undone) {
            uint256 free = 0;
            while (lanes >> free != 0) free += 32;
            lanes |= uint256(uint32(uint256(keccak256(abi.encode(nonce))))) << free;
        }
        vm.assertEq(uint256(vm.load(address(wallet), TOP)), lanes);
    }
}

/// The same actions in long and random orders, on few nonces that lie at the ends.
contract NonceHandler is NonceActions {
    function nonceAt(uint256 i) public pure returns (uint256) {
        return [0, 1, 2, type(uint128).max, uint256(type(uint128).max) + 1, type(uint256).max - 1, type(uint256).max][i % 7];
    }

    function acts(uint256 action, uint256 nonce, uint256 inner, uint256 later) external {
        vm.warp(block.timestamp + bound(later, 0, 1 hours));
        deadline = block.timestamp + 1; // and one second, for the second of two intents
        uint256 i = bound(nonce, 0, 6);
        act(bound(action, 0, ACTIONS - 1), nonceAt(i), nonceAt(i + 1 + bound(inner, 0, 5)));
    }

    function assertAllAsModelled() external view {
        for (uint256 i = 0; i < 7; i++) {
            assertAsModelled(nonceAt(i));
        }
    }
}

contract WalletExecutorInvariants {
    NonceHandler private handler = new NonceHandler();

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// forge-config: default.invariant.runs = 16
    /// forge-config: default.invariant.depth = 100
    function invariant_ANonceIsUsedOnce() external view {
        handler.assertAllAsModelled();
    }
}
