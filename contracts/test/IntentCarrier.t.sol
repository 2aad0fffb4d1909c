// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IntentCarrier} from "../src/IntentCarrier.sol";
import {WalletExecutor} from "../src/WalletExecutor.sol";
import {SandboxUSDC} from "../src/sandbox/SandboxUSDC.sol";
import {SandboxUSDT} from "../src/sandbox/SandboxUSDT.sol";
import {IERC20, SandboxVault} from "../src/sandbox/SandboxVault.sol";
import {Vm, WalletTest} from "./Test.sol";

contract IntentCarrierTest is WalletTest {
    address private constant BOB = address(0xB0B0);
    uint256 private constant N = 3;

    IntentCarrier private carrier = new IntentCarrier();
    SandboxUSDC private usdc = new SandboxUSDC(address(this));
    SandboxUSDT private usdt = new SandboxUSDT(address(this));
    SandboxVault private vault = new SandboxVault(IERC20(address(usdc)), "Vault", "V", address(this));
    WalletExecutor[N] private wallets;

    function setUp() public {
        usdc.setMinter(address(this), true);
        usdt.setMinter(address(this), true);
        for (uint256 i = 0; i < N; i++) {
            wallets[i] = newWallet(i + 1);
            usdc.mint(address(wallets[i]), 100e6);
            usdt.mint(address(wallets[i]), 100e6);
        }
    }

    /// The intent `nonce` of wallet i, as an item.
    function item(uint256 i, uint256 nonce, WalletExecutor.Call[] memory calls)
        private
        view
        returns (IntentCarrier.Item memory)
    {
        bytes memory sig = sign(i + 1, calls, nonce);
        bytes memory data = abi.encodeCall(WalletExecutor.execute, (calls, nonce, deadline, sig));
        return IntentCarrier.Item(address(wallets[i]), nonce, 0, data);
    }

    function pay(address token, uint256 value) private pure returns (WalletExecutor.Call[] memory) {
        return list(call(token, abi.encodeCall(IERC20.transfer, (BOB, value))));
    }

    /// One payment of each wallet.
    function payments(address token, uint256 value) private view returns (IntentCarrier.Item[] memory items) {
        items = new IntentCarrier.Item[](N);
        for (uint256 i = 0; i < N; i++) {
            items[i] = item(i, i + 10, pay(token, value));
        }
    }

    /// Carries, and returns the only refusal's reason.
    function carryRefusing(IntentCarrier.Item[] memory items, uint256 i) private returns (bytes memory reason) {
        vm.recordLogs();
        carrier.carry(items);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 found = 0;
        for (uint256 j = 0; j < logs.length; j++) {
            if (logs[j].emitter != address(carrier)) continue;
            found++;
            vm.assertEq(logs[j].topics[0], IntentCarrier.IntentRefused.selector);
            vm.assertEq(logs[j].topics[1], bytes32(uint256(uint160(items[i].wallet))));
            vm.assertEq(logs[j].topics[2], bytes32(items[i].nonce));
            reason = abi.decode(logs[j].data, (bytes));
        }
        vm.assertEq(found, 1);
    }

    function testCarriesUSDTOfManyWallets() public {
        carrier.carry(payments(address(usdt), 10e6));
        vm.assertEq(usdt.balanceOf(BOB), N * 10e6);
    }

    function testOneRefusalDoesNotStopTheOthers() public {
        for (uint256 i = 0; i < N; i++) {
            IntentCarrier.Item[] memory items = payments(address(usdc), 1e6);
            for (uint256 j = 0; j < N; j++) {
                items[j] = item(j, 100 * (i + 1) + j, pay(address(usdc), j == i ? 101e6 : 1e6));
            }
            uint256 before = usdc.balanceOf(BOB);
            bytes memory reason = carryRefusing(items, i);
            bytes memory why = abi.encodeWithSignature("Error(string)", "ERC20: transfer amount exceeds balance");
            // Error(string) with its padding is 132 bytes; the executor keeps 128.
            assembly {
                mstore(why, 128)
            }
            vm.assertEq(reason, abi.encodeWithSelector(WalletExecutor.CallFailed.selector, 0, why));
            vm.assertEq(usdc.balanceOf(BOB) - before, (N - 1) * 1e6);
            for (uint256 j = 0; j < N; j++) {
                vm.assertTrue(wallets[j].intentUsed(items[j].nonce) == (j != i));
            }
        }
    }

    function testSecondDeliveryIsRefusedAndMovesNothing() public {
        IntentCarrier.Item[] memory items = payments(address(usdc), 1e6);
        carrier.carry(items);
        IntentCarrier.Item[] memory again = new IntentCarrier.Item[](1);
        again[0] = items[1];
        bytes memory reason = carryRefusing(again, 0);
        vm.assertEq(reason, abi.encodeWithSelector(WalletExecutor.IntentAlreadyUsed.selector, items[1].nonce));
        vm.assertEq(usdc.balanceOf(BOB), N * 1e6);
    }

    function testWalletWithoutCodeIsRefused() public {
        IntentCarrier.Item[] memory items = payments(address(usdc), 1e6);
        items[1].wallet = address(0xDEAD);
        bytes memory reason = carryRefusing(items, 1);
        vm.assertEq(reason, abi.encodeWithSelector(IntentCarrier.WalletWithoutCode.selector));
        vm.assertEq(usdc.balanceOf(BOB), (N - 1) * 1e6);
    }

    function testReturnBombIsCut() public {
        IntentCarrier.Item[] memory items = payments(address(usdc), 1e6);
        items[0].wallet = address(new Bomb());
        uint256 gasBefore = gasleft();
        bytes memory reason = carryRefusing(items, 0);
        // Making a megabyte costs the bomb 2.2m; copying it would cost the carrier as much again.
        vm.assertLe(gasBefore - gasleft(), 3_000_000);
        vm.assertEq(reason.length, 256);
        vm.assertEq(usdc.balanceOf(BOB), (N - 1) * 1e6);
    }

    /// Whatever the gas limit: either everything reverts or everyone had enough.
    function testFuzz_StarvationIsNeverTakenForRefusal(uint256 gas, uint256 depth, uint256 place) public {
        IntentCarrier.Item[] memory items = payments(address(usdt), 1e6);
        place = bound(place, 0, N - 1);
        depth = bound(depth, 0, 6); // with the wallet and the hog itself, eight frames
        items[place] = item(place, place + 10, list(call(address(new Hog()), abi.encodeCall(Hog.work, (depth)))));
        gas = bound(gas, 1_000, 3_000_000);
        vm.recordLogs();
        (bool ok,) = address(carrier).call{gas: gas}(abi.encodeCall(carrier.carry, (items)));
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; i++) {
            vm.assertTrue(logs[i].emitter != address(carrier), "refused for lack of gas");
        }
        for (uint256 i = 0; i < N; i++) {
            vm.assertTrue(wallets[i].intentUsed(items[i].nonce) == ok);
        }
        vm.assertTrue(ok || gas < 2_900_000, "enough gas was not enough");
    }

    function withPromise(IntentCarrier.Item memory i, uint256 gas) private pure returns (IntentCarrier.Item memory) {
        return IntentCarrier.Item(i.wallet, i.nonce, gas, i.data);
    }

    /// Whatever the gas limit, the promise and the data's length: a wallet is called with the promised gas, or
    /// everything reverts.
    function testFuzz_PromisedGasIsGiven(uint256 gas, uint256 promised, uint256 length, uint256 before) public {
        Gauge gauge = new Gauge();
        IntentCarrier.Item[] memory items = new IntentCarrier.Item[](2);
        uint256 key = 77; // an account that delegates to the gauge: reading that code costs gas, too
        vm.signAndAttachDelegation(address(gauge), key);
        Gauge(vm.addr(key)).least();
        items[0] = withPromise(item(0, 10, pay(address(usdc), 1e6)), 1_000 * bound(before, 0, 200));
        promised = bound(promised, 1, 3_000_000);
        items[1] = IntentCarrier.Item(vm.addr(key), 1, promised, new bytes(bound(length, 0, 100_000)));
        gas = bound(gas, promised, promised + promised / 32 + 800_000);
        (bool ok, bytes memory why) = address(carrier).call{gas: gas}(abi.encodeCall(carrier.carry, (items)));
        if (ok) {
            vm.assertGe(Gauge(vm.addr(key)).least(), promised);
        } else if (why.length != 0) {
            vm.assertEq(bytes32(selectorOf(why)), bytes32(IntentCarrier.OutOfGasForItem.selector));
        }
        vm.assertTrue(ok || gas < promised + promised / 60 + 790_000, "enough gas was not enough");
    }

    /// A callee that looks at the gas left and gives up early, cheaply: without a promise it is taken at its word.
    function testTimidCalleeIsNotRefusedForWantOfGas() public {
        WalletExecutor.Call[] memory calls = list(call(address(new Timid()), hex"01"));
        IntentCarrier.Item[] memory items = new IntentCarrier.Item[](1);
        items[0] = withPromise(item(0, 10, calls), 0);
        carrier.carry{gas: 400_000}(items);
        vm.assertFalse(wallets[0].intentUsed(10)); // refused

        items[0].gas = 1_050_000;
        vm.expectRevert(abi.encodeWithSelector(IntentCarrier.OutOfGasForItem.selector, 0));
        carrier.carry{gas: 400_000}(items);
        carrier.carry{gas: 1_200_000}(items);
        vm.assertTrue(wallets[0].intentUsed(10));
    }

    /// An executor that finds less gas than was signed for the calls is not taken at its word either, promised or not.
    function testLessThanTheSignedGasIsNoRefusal() public {
        IntentCarrier.Item[] memory items = new IntentCarrier.Item[](2);
        items[0] = item(1, 11, pay(address(usdc), 1e6));
        items[1] = IntentCarrier.Item(address(wallets[0]), 10, 0, signedIntent(1, 10, 1_000_000, pay(address(usdc), 1e6)));
        vm.expectRevert(abi.encodeWithSelector(IntentCarrier.OutOfGasForItem.selector, 1));
        carrier.carry{gas: 900_000}(items);
        vm.assertEq(usdc.balanceOf(BOB), 0);
        carrier.carry{gas: 1_300_000}(items);
        vm.assertEq(usdc.balanceOf(BOB), 2e6);
    }

    function testPromiseBeyondAnyBlockReverts() public {
        IntentCarrier.Item[] memory items = new IntentCarrier.Item[](1);
        items[0] = withPromise(item(0, 10, pay(address(usdc), 1e6)), type(uint256).max);
        vm.expectRevert(abi.encodeWithSelector(IntentCarrier.OutOfGasForItem.selector, 0));
        carrier.carry(items);
        items[0].gas = type(uint64).max;
        vm.expectRevert(abi.encodeWithSelector(IntentCarrier.OutOfGasForItem.selector, 0));
        carrier.carry(items);
    }

    function testCarriesCancellations() public {
        IntentCarrier.Item[] memory items = new IntentCarrier.Item[](3);
        bytes memory cancel = abi.encodeCall(WalletExecutor.cancel, (10, signCancellation(1, 10)));
        items[0] = IntentCarrier.Item(address(wallets[0]), 10, 60_000, cancel);
        items[1] = withPromise(item(0, 10, pay(address(usdc), 1e6)), 60_000); // in vain
        items[2] = withPromise(item(1, 11, pay(address(usdc), 1e6)), 60_000);
        carrier.carry(items);
        vm.assertTrue(wallets[0].intentUsed(10));
        vm.assertEq(usdc.balanceOf(address(wallets[0])), 100e6);
        vm.assertEq(usdc.balanceOf(BOB), 1e6);
    }

    function testCarriesAVaultDeposit() public {
        usdc.setMinter(address(vault), true);
        IntentCarrier.Item[] memory items = payments(address(usdt), 1e6);
        items[2] = item(
            2,
            12,
            list(
                call(address(usdc), abi.encodeCall(usdc.approve, (address(vault), 100e6))),
                call(address(vault), abi.encodeCall(vault.deposit, (100e6, address(wallets[2]))))
            )
        );
        carrier.carry(items);
        vm.assertEq(vault.balanceOf(address(wallets[2])), 100e12);
    }

    /// USDT answers an overdraft by burning all gas, which looks like starvation: the index tells whose it is.
    function testBurntGasRevertsTheWholeAndNamesTheItem() public {
        IntentCarrier.Item[] memory items = payments(address(usdt), 1e6);
        items[1] = item(1, 11, pay(address(usdt), 101e6));
        vm.expectRevert(abi.encodeWithSelector(IntentCarrier.OutOfGasForItem.selector, 1));
        carrier.carry{gas: 1_000_000}(items);
        vm.assertEq(usdt.balanceOf(BOB), 0);
    }
}

/// Reverts with a megabyte.
contract Bomb {
    fallback() external {
        assembly {
            revert(0, 1000000)
        }
    }
}

/// Remembers how much gas it was called with.
contract Gauge {
    uint256 public least;

    fallback() external {
        uint256 gas = gasleft();
        least = gas;
    }
}

/// Gives up, at little cost, unless it has a million gas.
contract Timid {
    fallback() external {
        require(gasleft() > 1_000_000);
    }
}

/// Needs two million gas, `depth` calls down.
contract Hog {
    uint256[90] private _slots;

    function work(uint256 depth) external {
        if (depth > 0) return this.work(depth - 1);
        for (uint256 i = 0; i < 90; i++) {
            _slots[i] = 1;
        }
    }
}
