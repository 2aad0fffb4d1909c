// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {WalletExecutor} from "../src/WalletExecutor.sol";
import {Tally} from "./WalletExecutorNonce.t.sol";
import {Vm, WalletTest} from "./Test.sol";

/// Nonces that are given up.
contract WalletExecutorCancelTest is WalletTest {
    uint256 private constant KEY = 0xA11CE;
    uint256 private constant OTHER_KEY = 0xB0B;

    Tally private tally = new Tally();
    WalletExecutor private wallet;

    function setUp() public {
        wallet = newWallet(KEY);
    }

    function count(uint256 nonce) private view returns (WalletExecutor.Call[] memory) {
        return list(call(address(tally), abi.encodeCall(tally.count, (nonce))));
    }

    function expectRefused(uint256 nonce, bytes memory sig) private {
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.InvalidSignature.selector));
        wallet.cancel(nonce, sig);
    }

    function testFuzz_CancelledNeverExecutes(uint256 nonce, uint256 later) public {
        WalletExecutor.Call[] memory calls = count(nonce);
        bytes memory signed = sign(KEY, calls, nonce);
        vm.recordLogs();
        vm.prank(address(0xCAFE)); // anyone
        wallet.cancel(nonce, signCancellation(KEY, nonce));
        Vm.Log[] memory logs = vm.getRecordedLogs();
        vm.assertEq(logs.length, 1);
        vm.assertEq(logs[0].emitter, address(wallet));
        vm.assertEq(logs[0].topics.length, 2);
        vm.assertEq(logs[0].topics[0], WalletExecutor.IntentCancelled.selector);
        vm.assertEq(logs[0].topics[1], bytes32(nonce));
        vm.assertTrue(wallet.intentUsed(nonce));

        vm.warp(block.timestamp + bound(later, 0, deadline - block.timestamp));
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.IntentAlreadyUsed.selector, nonce));
        wallet.execute(calls, nonce, deadline, signed);
        vm.assertEq(tally.counted(nonce), 0);
    }

    function testFuzz_ExecutedCannotBeCancelled(uint256 nonce) public {
        WalletExecutor.Call[] memory calls = count(nonce);
        wallet.execute(calls, nonce, deadline, sign(KEY, calls, nonce));
        bytes memory sig = signCancellation(KEY, nonce);
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.IntentAlreadyUsed.selector, nonce));
        wallet.cancel(nonce, sig);
        vm.assertEq(tally.counted(nonce), 1);
    }

    function testFuzz_CancelledOnce(uint256 nonce) public {
        bytes memory sig = signCancellation(KEY, nonce);
        wallet.cancel(nonce, sig);
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.IntentAlreadyUsed.selector, nonce));
        wallet.cancel(nonce, sig);
    }

    function testFuzz_OtherNoncesStay(uint256 nonce, uint256 other) public {
        vm.assume(other != nonce);
        wallet.cancel(nonce, signCancellation(KEY, nonce));
        vm.assertFalse(wallet.intentUsed(other));
        WalletExecutor.Call[] memory calls = count(other);
        wallet.execute(calls, other, deadline, sign(KEY, calls, other));
        vm.assertEq(tally.counted(other), 1);
    }

    /// A cancellation has no deadline: one that comes late does no harm and needs none.
    function testFuzz_CancelsAfterTheDeadlineToo(uint256 late) public {
        vm.warp(deadline + bound(late, 1, 1000 days));
        wallet.cancel(1, signCancellation(KEY, 1));
        vm.assertTrue(wallet.intentUsed(1));
    }

    function testFuzz_OtherSignerCannotCancel(uint256 key, uint256 nonce) public {
        key = bound(key, 1, ORDER - 1);
        vm.assume(key != KEY);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, cancellationOf(address(wallet), nonce, "2"));
        expectRefused(nonce, abi.encodePacked(r, s, v));
        vm.assertFalse(wallet.intentUsed(nonce));
    }

    function testCancellationIsForOneWalletOnOneChain() public {
        WalletExecutor other = newWallet(OTHER_KEY);
        bytes memory sig = signCancellation(KEY, 1);
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.InvalidSignature.selector));
        other.cancel(1, sig);
        expectRefused(2, sig);
        vm.chainId(block.chainid + 1);
        expectRefused(1, sig);
    }

    function testMalleableAndMisshapenCancellationsRefused() public {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, cancellationOf(address(wallet), 1, "2"));
        expectRefused(1, abi.encodePacked(r, bytes32(ORDER - uint256(s)), v == 27 ? uint8(28) : uint8(27)));
        expectRefused(1, abi.encodePacked(r, s, v - 27));
        expectRefused(1, abi.encodePacked(r, s, v, uint8(0)));
        expectRefused(1, abi.encodePacked(bytes32(0), bytes32(0), v)); // recovers nobody
        expectRefused(1, "");
        wallet.cancel(1, abi.encodePacked(r, s, v));
    }

    /// What is signed to give up a nonce executes nothing, and the other way round.
    function testNoSignatureServesTwoPurposes() public {
        WalletExecutor.Call[] memory none = new WalletExecutor.Call[](0);
        bytes memory cancellation = signCancellation(KEY, 1);
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.InvalidSignature.selector));
        wallet.execute(none, 1, deadline, cancellation);
        expectRefused(1, sign(KEY, none, 1));
        vm.assertFalse(wallet.intentUsed(1));
    }

    function testFuzz_CancellationDigestIsByTheLetter(uint256 nonce) public view {
        vm.assertEq(wallet.cancellationDigest(nonce), cancellationOf(address(wallet), nonce, "2"));
    }

    /// Between IntentStarted and IntentExecuted stand the logs of the intent's calls alone.
    function testNoCancellationFromWithin() public {
        bytes memory cancel = abi.encodeCall(wallet.cancel, (2, signCancellation(KEY, 2)));
        WalletExecutor.Call[] memory calls = list(call(address(tally), abi.encodeCall(tally.carry, (address(wallet), cancel))));
        wallet.execute(calls, 1, deadline, sign(KEY, calls, 1));
        vm.assertEq(tally.refusals(), 1);
        vm.assertFalse(wallet.intentUsed(2));
        (bool ok,) = address(wallet).call(cancel); // refused inside, not spoilt
        vm.assertTrue(ok);
    }
}
