// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {MicroVault} from "../src/MicroVault.sol";
import {MicroVaultList} from "../src/MicroVaultList.sol";
import {MicroVaultSources} from "../src/MicroVaultSources.sol";
import {MicroVaultSetup} from "./MicroVaultSetup.sol";
import {Vm} from "./Test.sol";

/// The list: who enters, who receives, who leaves, and its root.
contract MicroVaultListTest is MicroVaultSetup {
    function testOnlyTheListedEnter() public {
        fundHolder(OUTSIDER, address(vault));
        vm.assertEq(vault.maxDeposit(OUTSIDER), 0);
        vm.assertEq(vault.maxMint(OUTSIDER), 0);
        vm.startPrank(OUTSIDER);
        vm.expectRevert(abi.encodeWithSelector(ERC4626.ERC4626ExceededMaxDeposit.selector, OUTSIDER, 1e6, 0));
        vault.deposit(1e6, OUTSIDER);
        vm.expectRevert(abi.encodeWithSelector(ERC4626.ERC4626ExceededMaxMint.selector, OUTSIDER, 1e12, 0));
        vault.mint(1e12, OUTSIDER);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.NotListed.selector, OUTSIDER));
        vault.deposit(1e6, ALICE); // not even for one who is listed
        vm.stopPrank();
        vm.assertEq(deposit(ALICE, 1e6), 1e12);
    }

    function testOnlyTheListedReceive() public {
        deposit(ALICE, 2e6);
        vm.startPrank(ALICE);
        vault.transfer(BOB, 1e12);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.NotListed.selector, OUTSIDER));
        vault.transfer(OUTSIDER, 1);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.NotListed.selector, address(vault)));
        vault.transfer(address(vault), 1); // the escrow is for the queue
        vault.approve(BOB, MAX);
        vm.stopPrank();
        vm.prank(BOB);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.NotListed.selector, OUTSIDER));
        vault.transferFrom(ALICE, OUTSIDER, 1);
    }

    function testTheRemovedLeaveInEveryWayAndReceiveNothing() public {
        deposit(ALICE, 100e6);
        unlistHolder(ALICE);
        vm.assertEq(vault.balanceOf(ALICE), 100e12);
        vm.assertEq(vault.maxDeposit(ALICE), 0);
        vm.assertEq(vault.maxRedeem(ALICE), 100e12);
        vm.startPrank(ALICE);
        vm.assertEq(vault.redeem(10e12, ALICE, ALICE), 10e6);
        vm.assertEq(vault.withdraw(10e6, OUTSIDER, ALICE), 10e12);
        vault.transfer(BOB, 10e12);
        uint256 id = vault.requestRedeem(70e12, ALICE, ALICE);
        vm.stopPrank();
        vm.prank(BOB);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.NotListed.selector, ALICE));
        vault.transfer(ALICE, 1);
        vault.payQueue(1);
        vm.assertEq(vault.redeemRequest(id).shares, 0);
        vm.assertEq(balance(ALICE), RICH - 100e6 + 10e6 + 70e6);
    }

    /// forge-config: default.fuzz.runs = 32
    /// The root, worked out from the events alone as the service does, is the contract's after every change.
    function testFuzz_RootIsThatOfTheEvents(uint256[12] memory moves) public {
        vm.recordLogs();
        bytes32[] memory leaves = new bytes32[](15);
        (leaves[0], leaves[1], leaves[2]) = (vault.leafOf(ALICE), vault.leafOf(BOB), vault.leafOf(CAROL));
        uint256 n = 3;
        for (uint256 i = 0; i < moves.length; i++) {
            address who = address(uint160(0x1000 + moves[i] % 6));
            uint64 version = vault.version();
            if (!vault.isShareholder(who)) {
                vault.addShareholder(who, version);
                vm.assertEq(vault.leafIndex(who), n);
                leaves[n++] = vault.leafOf(who);
            } else {
                uint256 index = vault.leafIndex(who);
                (bytes32[] memory proof,) = proofOf(copy(leaves, n), index);
                vault.removeShareholder(who, proof, version);
                leaves[index] = 0;
            }
            vm.assertEq(vault.version(), version + 1);
            (, bytes32 root) = proofOf(copy(leaves, n), 0);
            vm.assertEq(vault.root(), root);
        }
        bytes32 told;
        for (uint256 i = 0; i < moves.length; i++) {
            (, told) = logged(i);
        }
        vm.assertEq(told, vault.root());
    }

    Vm.Log[] private logs;

    function logged(uint256 i) private returns (uint256 index, bytes32 root) {
        if (logs.length == 0) {
            Vm.Log[] memory all = vm.getRecordedLogs();
            for (uint256 j = 0; j < all.length; j++) {
                logs.push(all[j]);
            }
        }
        vm.assertEq(logs[i].topics[0], MicroVaultList.ShareholderSet.selector);
        vm.assertEq(uint256(logs[i].topics[1]), i + 4); // three were added before
        (, index, root) = abi.decode(logs[i].data, (bool, uint256, bytes32));
    }

    function copy(bytes32[] memory from, uint256 n) private pure returns (bytes32[] memory to) {
        to = new bytes32[](n);
        for (uint256 i = 0; i < n; i++) {
            to[i] = from[i];
        }
    }

    function testListRefusals() public {
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.WrongVersion.selector, 2, 3));
        vault.addShareholder(OUTSIDER, 2);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.AlreadyListed.selector, ALICE));
        vault.addShareholder(ALICE, 3);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.NotListable.selector, address(0)));
        vault.addShareholder(address(0), 3);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.NotListable.selector, address(vault)));
        vault.addShareholder(address(vault), 3);
        vm.expectRevert(abi.encodeWithSelector(MicroVaultList.NotListed.selector, OUTSIDER));
        vault.removeShareholder(OUTSIDER, new bytes32[](16), 3);
        vm.expectRevert(); // a proof that is none
        vault.removeShareholder(ALICE, new bytes32[](16), 3);
        vm.assertTrue(vault.isShareholder(ALICE));
        vm.assertEq(vault.version(), 3);
    }

    function testOnlyTheOwnerAndTheKeeper() public {
        bytes memory refusal = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ALICE);
        vm.startPrank(ALICE);
        vm.expectRevert(refusal);
        vault.addShareholder(OUTSIDER, 3);
        vm.expectRevert(refusal);
        vault.removeShareholder(BOB, new bytes32[](16), 3);
        vm.expectRevert(refusal);
        vault.setStrategy(new bytes32[](0), new uint16[](0), 10_000);
        vm.expectRevert(refusal);
        vault.setMode(ONE, MicroVaultSources.Mode.Disabled);
        vm.expectRevert(refusal);
        vault.setKeeper(ALICE);
        vm.expectRevert(refusal);
        vault.acceptNav(ONE);
        vm.expectRevert(refusal);
        vault.writeOff(ONE);
        vm.expectRevert(abi.encodeWithSelector(MicroVault.NotKeeper.selector, ALICE));
        vault.rebalance(allIds());
        vm.stopPrank();
    }
}
