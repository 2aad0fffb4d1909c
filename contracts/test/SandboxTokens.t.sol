// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {SandboxFaucet} from "../src/sandbox/SandboxFaucet.sol";
import {SandboxUSDC} from "../src/sandbox/SandboxUSDC.sol";
import {SandboxUSDT} from "../src/sandbox/SandboxUSDT.sol";
import {Vm, WalletTest} from "./Test.sol";

contract SandboxUSDTTest is WalletTest {
    address private constant ALICE = address(0xA);
    address private constant BOB = address(0xB);
    address private constant OWNER = address(0xFEE);

    SandboxUSDT private usdt = new SandboxUSDT(OWNER);

    function setUp() public {
        vm.prank(OWNER);
        usdt.setMinter(address(this), true);
        usdt.mint(ALICE, 100e6);
    }

    /// Alice's call, and whether it succeeded with what answer.
    function byAlice(bytes memory data) private returns (bool ok, bytes memory answer) {
        vm.prank(ALICE);
        return address(usdt).call{gas: 200_000}(data);
    }

    function testAnswersNothing() public {
        bytes[2] memory calls =
            [abi.encodeCall(usdt.transfer, (BOB, 1e6)), abi.encodeCall(usdt.approve, (address(this), 5e6))];
        for (uint256 i = 0; i < calls.length; i++) {
            (bool ok, bytes memory answer) = byAlice(calls[i]);
            vm.assertTrue(ok);
            vm.assertEq(answer.length, 0);
        }
        (bool moved, bytes memory said) = address(usdt).call(abi.encodeCall(usdt.transferFrom, (ALICE, BOB, 5e6)));
        vm.assertTrue(moved);
        vm.assertEq(said.length, 0);
        vm.assertEq(usdt.balanceOf(BOB), 6e6);
        vm.assertEq(usdt.allowance(ALICE, address(this)), 0);
    }

    function testFuzz_AllowanceChangesOnlyFromOrToZero(uint256 a, uint256 b) public {
        (bool ok,) = byAlice(abi.encodeCall(usdt.approve, (BOB, a)));
        vm.assertTrue(ok);
        bytes memory answer;
        (ok, answer) = byAlice(abi.encodeCall(usdt.approve, (BOB, b)));
        vm.assertTrue(ok == (a == 0 || b == 0));
        vm.assertEq(answer.length, 0); // nor does a refusal say why
    }

    function testLastingAllowanceIsNotConsumed() public {
        byAlice(abi.encodeCall(usdt.approve, (address(this), type(uint256).max)));
        usdt.transferFrom(ALICE, BOB, 7);
        vm.assertEq(usdt.allowance(ALICE, address(this)), type(uint256).max);
    }

    function testOverdraftBurnsAllGas() public {
        uint256 before = gasleft();
        (bool ok,) = byAlice(abi.encodeCall(usdt.transfer, (BOB, 101e6)));
        vm.assertFalse(ok);
        vm.assertGe(before - gasleft(), 200_000);
    }

    function testBlacklistedReceivesButCannotSend() public {
        vm.prank(OWNER);
        usdt.addBlackList(ALICE);
        usdt.mint(address(this), 1);
        usdt.transfer(ALICE, 1);
        (bool ok,) = byAlice(abi.encodeCall(usdt.transfer, (BOB, 1)));
        vm.assertFalse(ok);
        vm.prank(OWNER);
        usdt.removeBlackList(ALICE);
        (ok,) = byAlice(abi.encodeCall(usdt.transfer, (BOB, 1)));
        vm.assertTrue(ok);
    }

    function testPause() public {
        vm.prank(OWNER);
        usdt.pause();
        (bool ok,) = byAlice(abi.encodeCall(usdt.transfer, (BOB, 1)));
        vm.assertFalse(ok);
        vm.prank(OWNER);
        usdt.unpause();
        (ok,) = byAlice(abi.encodeCall(usdt.transfer, (BOB, 1)));
        vm.assertTrue(ok);
    }

    function testFuzz_FeeComesOutOfWhatArrives(uint256 bps, uint256 max, uint256 value) public {
        bps = bound(bps, 0, 19);
        max = bound(max, 0, 49);
        value = bound(value, 0, 100e6);
        vm.prank(OWNER);
        usdt.setParams(bps, max);
        (bool ok,) = byAlice(abi.encodeCall(usdt.transfer, (BOB, value)));
        vm.assertTrue(ok);
        uint256 fee = value * bps / 10_000;
        if (fee > max * 1e6) fee = max * 1e6;
        vm.assertEq(usdt.balanceOf(BOB), value - fee);
        vm.assertEq(usdt.balanceOf(OWNER), fee);
        vm.assertEq(usdt.balanceOf(ALICE), 100e6 - value);
    }

    function testOnlyMintersMintAndTheOwnerRules() public {
        vm.startPrank(ALICE);
        vm.expectRevert("caller is not a minter");
        usdt.mint(ALICE, 1);
        vm.expectRevert();
        usdt.setMinter(ALICE, true);
        vm.expectRevert();
        usdt.setParams(1, 1);
        vm.expectRevert();
        usdt.addBlackList(BOB);
        vm.expectRevert();
        usdt.pause();
    }
}

contract SandboxUSDCTest is WalletTest {
    uint256 private constant KEY = 0xA11CE;
    address private constant BOB = address(0xB);

    SandboxUSDC private usdc = new SandboxUSDC(address(this));
    address private alice = vm.addr(KEY);

    function setUp() public {
        usdc.setMinter(address(this), true);
        usdc.mint(alice, 100e6);
        vm.warp(1_000);
    }

    function signed(bytes memory message) private view returns (uint8, bytes32, bytes32) {
        return vm.sign(KEY, keccak256(abi.encodePacked(hex"1901", usdc.DOMAIN_SEPARATOR(), keccak256(message))));
    }

    function testPermit() public {
        (uint8 v, bytes32 r, bytes32 s) =
            signed(abi.encode(usdc.PERMIT_TYPEHASH(), alice, address(this), 5e6, 0, 2_000));
        usdc.permit(alice, address(this), 5e6, 2_000, v, r, s);
        usdc.transferFrom(alice, BOB, 5e6);
        vm.expectRevert("FiatTokenV2: invalid signature"); // the nonce has moved on
        usdc.permit(alice, address(this), 5e6, 2_000, v, r, s);
        vm.warp(2_001);
        vm.expectRevert("FiatTokenV2: permit is expired");
        usdc.permit(alice, address(this), 5e6, 2_000, v, r, s);
    }

    function testTransferWithAuthorization() public {
        (uint8 v, bytes32 r, bytes32 s) = signed(
            abi.encode(usdc.TRANSFER_WITH_AUTHORIZATION_TYPEHASH(), alice, BOB, 5e6, 0, 2_000, bytes32("n"))
        );
        usdc.transferWithAuthorization(alice, BOB, 5e6, 0, 2_000, "n", v, r, s);
        vm.assertTrue(usdc.authorizationState(alice, "n"));
        vm.expectRevert("FiatTokenV2: authorization is used or canceled");
        usdc.transferWithAuthorization(alice, BOB, 5e6, 0, 2_000, "n", v, r, s);
        vm.expectRevert("FiatTokenV2: invalid signature");
        usdc.transferWithAuthorization(alice, BOB, 6e6, 0, 2_000, "m", v, r, s);
        vm.assertEq(usdc.balanceOf(BOB), 5e6);
    }

    function testReceiveWithAuthorizationIsThePayees() public {
        (uint8 v, bytes32 r, bytes32 s) = signed(
            abi.encode(usdc.RECEIVE_WITH_AUTHORIZATION_TYPEHASH(), alice, BOB, 5e6, 999, 2_000, bytes32("n"))
        );
        vm.expectRevert("FiatTokenV2: caller must be the payee");
        usdc.receiveWithAuthorization(alice, BOB, 5e6, 999, 2_000, "n", v, r, s);
        vm.startPrank(BOB);
        vm.warp(999);
        vm.expectRevert("FiatTokenV2: authorization is not yet valid");
        usdc.receiveWithAuthorization(alice, BOB, 5e6, 999, 2_000, "n", v, r, s);
        vm.warp(2_000);
        vm.expectRevert("FiatTokenV2: authorization is expired");
        usdc.receiveWithAuthorization(alice, BOB, 5e6, 999, 2_000, "n", v, r, s);
        vm.warp(1_000);
        usdc.receiveWithAuthorization(alice, BOB, 5e6, 999, 2_000, "n", v, r, s);
        vm.assertEq(usdc.balanceOf(BOB), 5e6);
    }

    /// A delegated account has code, so the token asks the code and no longer the key.
    function testDelegatedWalletSignsNoPermits() public {
        newWallet(KEY);
        (uint8 v, bytes32 r, bytes32 s) =
            signed(abi.encode(usdc.PERMIT_TYPEHASH(), alice, address(this), 5e6, 0, 2_000));
        vm.expectRevert("FiatTokenV2: invalid signature");
        usdc.permit(alice, address(this), 5e6, 2_000, v, r, s);
    }

    function testBlacklistBarsBothSidesAndTheCaller() public {
        vm.prank(alice);
        usdc.approve(BOB, 10);
        usdc.blacklist(BOB);
        bytes memory barred = "Blacklistable: account is blacklisted";
        vm.prank(alice);
        vm.expectRevert(barred);
        usdc.transfer(BOB, 1);
        vm.prank(BOB);
        vm.expectRevert(barred);
        usdc.transferFrom(alice, address(this), 1);
        vm.prank(alice);
        vm.expectRevert(barred);
        usdc.approve(BOB, 1);
        vm.expectRevert(barred);
        usdc.mint(BOB, 1);
        usdc.unBlacklist(BOB);
        vm.prank(alice);
        usdc.transfer(BOB, 1);
        usdc.blacklist(alice);
        vm.prank(alice);
        vm.expectRevert(barred);
        usdc.transfer(BOB, 1);
    }

    function testPauseAndMinters() public {
        usdc.pause();
        vm.prank(alice);
        vm.expectRevert("Pausable: paused");
        usdc.transfer(BOB, 1);
        usdc.unpause();
        vm.prank(alice);
        vm.expectRevert("caller is not a minter");
        usdc.mint(alice, 1);
        usdc.setMinter(address(this), false);
        vm.expectRevert("caller is not a minter");
        usdc.mint(alice, 1);
    }
}

contract SandboxFaucetTest is WalletTest {
    SandboxUSDC private usdc = new SandboxUSDC(address(this));
    SandboxUSDT private usdt = new SandboxUSDT(address(this));
    SandboxFaucet private faucet = new SandboxFaucet(address(this));

    function setUp() public {
        usdc.setMinter(address(faucet), true);
        usdt.setMinter(address(faucet), true);
    }

    function many(uint256 n) private pure returns (address[] memory to, uint256[] memory amount) {
        to = new address[](n);
        amount = new uint256[](n);
        for (uint256 i = 0; i < n; i++) {
            to[i] = address(uint160(1_000 + i));
            amount[i] = i + 1;
        }
    }

    function testPaysManyInBothTokens() public {
        (address[] memory to, uint256[] memory amount) = many(100);
        faucet.drip(address(usdc), to, amount);
        faucet.drip(address(usdt), to, amount);
        for (uint256 i = 0; i < to.length; i++) {
            vm.assertEq(usdc.balanceOf(to[i]), amount[i]);
            vm.assertEq(usdt.balanceOf(to[i]), amount[i]);
        }
        vm.assertEq(usdc.totalSupply(), 5_050);
        vm.assertEq(usdc.balanceOf(address(faucet)), 0);
    }

    function testPaysFromWhatItHoldsFirst() public {
        usdt.setMinter(address(this), true);
        usdt.mint(address(faucet), 6);
        usdt.setMinter(address(faucet), false);
        (address[] memory to, uint256[] memory amount) = many(3);
        faucet.drip(address(usdt), to, amount);
        vm.expectRevert("caller is not a minter");
        faucet.drip(address(usdt), to, amount);
    }

    function testRefusesStrangersAndUnequalLists() public {
        (address[] memory to, uint256[] memory amount) = many(2);
        vm.prank(address(1));
        vm.expectRevert();
        faucet.drip(address(usdc), to, amount);
        vm.expectRevert(abi.encodeWithSelector(SandboxFaucet.LengthMismatch.selector));
        faucet.drip(address(usdc), to, new uint256[](1));
    }
}
