// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {WalletExecutor} from "../src/WalletExecutor.sol";
import {SandboxUSDT} from "../src/sandbox/SandboxUSDT.sol";
import {Vm, WalletTest} from "./Test.sol";

contract WalletExecutorTest is WalletTest {
    uint256 private constant KEY = 0xA11CE;
    uint256 private constant OTHER_KEY = 0xB0B;
    address private constant BOB = address(0xB0B0);

    SandboxUSDT private usdt = new SandboxUSDT(address(this));
    WalletExecutor private wallet;

    function setUp() public {
        wallet = newWallet(KEY);
        usdt.setMinter(address(this), true);
        usdt.mint(address(wallet), 100e6);
    }

    function pay(uint256 value) private view returns (WalletExecutor.Call[] memory) {
        return list(call(address(usdt), abi.encodeCall(usdt.transfer, (BOB, value))));
    }

    function expectRefused(WalletExecutor.Call[] memory calls, uint256 nonce, uint256 until, bytes memory sig)
        private
    {
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.InvalidSignature.selector));
        wallet.execute(calls, nonce, until, sig);
    }

    function testLogsOfCallsStandBetweenStartedAndExecuted() public {
        WalletExecutor.Call[] memory calls = pay(40e6);
        bytes memory sig = sign(KEY, calls, 7);
        vm.recordLogs();
        vm.prank(address(0xCAFE)); // anyone
        wallet.execute(calls, 7, deadline, sig);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        vm.assertEq(logs.length, 3);
        vm.assertEq(logs[0].topics[0], WalletExecutor.IntentStarted.selector);
        vm.assertEq(logs[1].topics[0], SandboxUSDT.Transfer.selector);
        vm.assertEq(logs[2].topics[0], WalletExecutor.IntentExecuted.selector);
        vm.assertEq(logs[0].emitter, address(wallet));
        vm.assertEq(logs[1].emitter, address(usdt));
        vm.assertEq(logs[2].emitter, address(wallet));
        vm.assertEq(logs[0].topics[1], bytes32(uint256(7)));
        vm.assertEq(logs[2].topics[1], bytes32(uint256(7)));
        vm.assertEq(usdt.balanceOf(BOB), 40e6);
        vm.assertTrue(wallet.intentUsed(7));
        vm.assertFalse(wallet.intentUsed(8));
    }

    function testFuzz_ReplayRefused(uint256 nonce) public {
        WalletExecutor.Call[] memory calls = pay(1);
        bytes memory sig = sign(KEY, calls, nonce);
        wallet.execute(calls, nonce, deadline, sig);
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.IntentAlreadyUsed.selector, nonce));
        wallet.execute(calls, nonce, deadline, sig);

        // Neither does another intent get through under a used nonce.
        calls = pay(2);
        sig = sign(KEY, calls, nonce);
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.IntentAlreadyUsed.selector, nonce));
        wallet.execute(calls, nonce, deadline, sig);
        vm.assertEq(usdt.balanceOf(BOB), 1);
    }

    function testFuzz_DeadlineIsTheLastGoodSecond(uint256 late) public {
        late = bound(late, 1, 1000 days);
        WalletExecutor.Call[] memory calls = pay(1);
        bytes memory sig = sign(KEY, calls, 1);
        vm.warp(deadline + late);
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.IntentExpired.selector, deadline));
        wallet.execute(calls, 1, deadline, sig);
        vm.warp(deadline);
        wallet.execute(calls, 1, deadline, sig);
    }

    function testFuzz_OtherChainRefused(uint64 id) public {
        vm.assume(id != block.chainid && id != 0);
        WalletExecutor.Call[] memory calls = pay(1);
        bytes memory sig = sign(KEY, calls, 1);
        vm.chainId(id);
        expectRefused(calls, 1, deadline, sig);
    }

    function testOtherWalletRefused() public {
        WalletExecutor other = newWallet(OTHER_KEY);
        WalletExecutor.Call[] memory calls = pay(1);
        bytes memory sig = sign(KEY, calls, 1);
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.InvalidSignature.selector));
        other.execute(calls, 1, deadline, sig);
    }

    function testFuzz_OtherSignerRefused(uint256 key) public {
        key = bound(key, 1, ORDER - 1);
        vm.assume(key != KEY);
        WalletExecutor.Call[] memory calls = pay(1);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digestOf(address(wallet), calls, 1, deadline));
        expectRefused(calls, 1, deadline, abi.encodePacked(r, s, v));
    }

    function testFuzz_WhatWasNotSignedIsRefused(uint256 value, uint256 nonce, uint256 until) public {
        WalletExecutor.Call[] memory calls = pay(1);
        bytes memory sig = sign(KEY, calls, 1);
        vm.assume(value != 1 && nonce != 1 && until != deadline);
        until = bound(until, block.timestamp, type(uint256).max);
        expectRefused(pay(value), 1, deadline, sig);
        expectRefused(calls, nonce, deadline, sig);
        expectRefused(calls, 1, until == deadline ? until + 1 : until, sig);
        expectRefused(new WalletExecutor.Call[](0), 1, deadline, sig);
        expectRefused(list(calls[0], calls[0]), 1, deadline, sig);
        calls[0].value = 1;
        expectRefused(calls, 1, deadline, sig);
    }

    function testMalleableAndMisshapenSignaturesRefused() public {
        WalletExecutor.Call[] memory calls = pay(1);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, digestOf(address(wallet), calls, 1, deadline));
        bytes32 highS = bytes32(ORDER - uint256(s));
        expectRefused(calls, 1, deadline, abi.encodePacked(r, highS, v == 27 ? uint8(28) : uint8(27)));
        expectRefused(calls, 1, deadline, abi.encodePacked(r, s, v - 27));
        expectRefused(calls, 1, deadline, abi.encodePacked(r, s, v, uint8(0)));
        expectRefused(calls, 1, deadline, abi.encodePacked(r, bytes32(uint256(s) | (uint256(v - 27) << 255)))); // ERC-2098
        expectRefused(calls, 1, deadline, abi.encodePacked(bytes32(0), bytes32(0), v)); // recovers nobody
        expectRefused(calls, 1, deadline, "");
        wallet.execute(calls, 1, deadline, abi.encodePacked(r, s, v));
    }

    function testFuzz_DigestIsByTheLetter(WalletExecutor.Call[] memory calls, uint256 nonce, uint256 until) public view {
        vm.assertEq(wallet.intentDigest(calls, nonce, until), digestOf(address(wallet), calls, nonce, until));
    }

    function testOneFailedCallUndoesEverything() public {
        usdt.mint(address(this), 5);
        // 60 go, then 5 from an account that has not allowed it yet.
        WalletExecutor.Call[] memory calls = list(
            call(address(usdt), abi.encodeCall(usdt.transfer, (BOB, 60e6))),
            call(address(usdt), abi.encodeCall(usdt.transferFrom, (address(this), BOB, 5)))
        );
        bytes memory sig = sign(KEY, calls, 3);
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.CallFailed.selector, 1, bytes("")));
        wallet.execute{gas: 1_000_000}(calls, 3, deadline, sig);
        vm.assertFalse(wallet.intentUsed(3));
        vm.assertEq(usdt.balanceOf(BOB), 0);

        // The nonce is unused, so the same intent goes through once its cause of failure is gone.
        usdt.approve(address(wallet), 5);
        wallet.execute(calls, 3, deadline, sig);
        vm.assertEq(usdt.balanceOf(BOB), 60e6 + 5);
    }

    function testFuzz_ReasonIsCutTo128Bytes(bytes memory reason) public {
        Reverter reverter = new Reverter();
        WalletExecutor.Call[] memory calls = list(call(address(reverter), reason));
        vm.assume(reason.length > 0);
        bytes memory cut = reason;
        if (cut.length > 128) {
            assembly {
                mstore(cut, 128)
            }
        }
        bytes memory want = abi.encodeWithSelector(WalletExecutor.CallFailed.selector, 0, cut);
        vm.assertLe(want.length, 256); // fits IntentCarrier's cut whole
        calls[0].data = reason;
        bytes memory sig = sign(KEY, calls, 1);
        vm.expectRevert(want);
        wallet.execute(calls, 1, deadline, sig);
    }

    function testDataForAnAddressWithoutCodeRefused() public {
        WalletExecutor.Call[] memory calls = list(call(BOB, hex"01"));
        bytes memory sig = sign(KEY, calls, 1);
        bytes memory reason = abi.encodeWithSelector(WalletExecutor.NoCode.selector, BOB);
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.CallFailed.selector, 0, reason));
        wallet.execute(calls, 1, deadline, sig);
    }

    function testEtherComesAndGoes() public {
        vm.deal(address(this), 3 ether);
        (bool ok,) = address(wallet).call{value: 3 ether}("");
        vm.assertTrue(ok);
        WalletExecutor.Call[] memory calls = list(WalletExecutor.Call(BOB, 2 ether, ""));
        wallet.execute(calls, 1, deadline, sign(KEY, calls, 1));
        vm.assertEq(BOB.balance, 2 ether);
        calls = list(WalletExecutor.Call(BOB, 2 ether, "")); // more than there is
        bytes memory sig = sign(KEY, calls, 2);
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.CallFailed.selector, 0, bytes("")));
        wallet.execute(calls, 2, deadline, sig);
    }

    function testNoReentryNeitherWithTheSameIntentNorAnother() public {
        HostileToken hostile = new HostileToken();
        WalletExecutor.Call[] memory calls = list(call(address(hostile), abi.encodeCall(hostile.transfer, (BOB, 1))));
        bytes memory sig = sign(KEY, calls, 1);
        bytes memory same = abi.encodeCall(wallet.execute, (calls, 1, deadline, sig));
        WalletExecutor.Call[] memory others = pay(1);
        bytes memory another = abi.encodeCall(wallet.execute, (others, 2, deadline, sign(KEY, others, 2)));
        hostile.plan(address(wallet), same, another);

        wallet.execute(calls, 1, deadline, sig);
        vm.assertEq(hostile.transfers(), 1);
        vm.assertEq(hostile.refusals(), 2);
        vm.assertFalse(wallet.intentUsed(2));
        vm.assertEq(usdt.balanceOf(BOB), 0);

        (bool ok,) = address(wallet).call(another); // refused inside, not spoilt
        vm.assertTrue(ok);
        vm.assertEq(usdt.balanceOf(BOB), 1);
    }

    function testImplementationIsInert() public {
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.NotDelegated.selector));
        executor.execute(new WalletExecutor.Call[](0), 0, deadline, new bytes(65));
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.NotDelegated.selector));
        executor.executeIntent(0, deadline, 0, new WalletExecutor.Call[](0), new bytes(65));
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.NotDelegated.selector));
        executor.cancel(0, new bytes(65));
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.NotDelegated.selector));
        executor.onERC721Received(BOB, BOB, 1, "");
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.NotDelegated.selector));
        executor.onERC1155Received(BOB, BOB, 1, 1, "");
        vm.expectRevert(abi.encodeWithSelector(WalletExecutor.NotDelegated.selector));
        executor.onERC1155BatchReceived(BOB, BOB, new uint256[](1), new uint256[](1), "");
        vm.deal(address(this), 1);
        (bool ok,) = address(executor).call{value: 1}("");
        vm.assertFalse(ok);
    }

    function testFuzz_StorageIsNamespaced(uint256 nonce) public {
        WalletExecutor.Call[] memory calls = new WalletExecutor.Call[](0);
        wallet.execute(calls, nonce, deadline, sign(KEY, calls, nonce));
        bytes32 root =
            keccak256(abi.encode(uint256(keccak256("granary.storage.WalletExecutor")) - 1)) & ~bytes32(uint256(0xff));
        vm.assertEq(vm.load(address(wallet), keccak256(abi.encode(nonce, root))), bytes32(uint256(1)));
    }
}

/// Reverts with what it was called with.
contract Reverter {
    fallback(bytes calldata data) external returns (bytes memory) {
        bytes memory reason = data;
        assembly {
            revert(add(reason, 0x20), mload(reason))
        }
    }
}

/// A token that, asked to transfer, carries intents of its caller's in.
contract HostileToken {
    uint256 public transfers;
    uint256 public refusals;
    address private _wallet;
    bytes[2] private _intents;

    function plan(address wallet, bytes calldata a, bytes calldata b) external {
        _wallet = wallet;
        _intents = [a, b];
    }

    function transfer(address, uint256) external {
        transfers++;
        for (uint256 i = 0; i < 2; i++) {
            (bool ok,) = _wallet.call(_intents[i]);
            if (!ok) refusals++;
        }
    }
}
