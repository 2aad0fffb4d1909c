// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {AdapterFactory} from "../src/adapters/AdapterFactory.sol";
import {MicroVault} from "../src/MicroVault.sol";
import {MicroVaultSources} from "../src/MicroVaultSources.sol";
import {SandboxFund} from "../src/sandbox/SandboxFund.sol";
import {GasBurner} from "./AdapterHostile.t.sol";
import {Puppet} from "./AdapterSetup.sol";
import {MicroVaultSetup} from "./MicroVaultSetup.sol";

/// Sources that burn whatever gas they are given.
contract MicroVaultBurnersTest is MicroVaultSetup {
    Puppet private constant PUPPETS = Puppet(address(uint160(uint256(keccak256("hevm cheat code")))));
    uint256 private constant TRANSACTION = 16_777_216; // EIP-7825
    uint256 private constant COUNT = 5; // the most that a vault takes

    SandboxFund[] private funds;

    function setUp() public override {
        super.setUp();
        AdapterFactory.Spec[] memory specs = new AdapterFactory.Spec[](COUNT);
        bytes32[] memory ids = new bytes32[](COUNT);
        uint16[] memory targets = new uint16[](COUNT);
        for (uint256 i = 0; i < COUNT; i++) {
            SandboxFund made = new SandboxFund(address(token), "F", "F", address(this));
            token.setMinter(address(made), true);
            funds.push(made);
            (ids[i], targets[i]) = (keccak256(abi.encode(i)), 1_500);
            specs[i] = AdapterFactory.Spec(ids[i], address(made), AdapterFactory.Kind.ERC7540, STEP, AGE);
        }
        vault = new MicroVault(config(specs), adapters);
        listHolder(ALICE);
        fundHolder(ALICE, address(vault));
        deposit(ALICE, 1_000e6);
        vault.setStrategy(ids, targets, 2_500);
        for (uint256 round = 0; round < 2; round++) {
            vm.prank(KEEPER);
            vault.rebalance(ids);
            for (uint256 i = 0; i < COUNT; i++) {
                address adapter = source(i).adapter;
                funds[i].settleDeposit(adapter, funds[i].pendingDepositRequest(0, adapter));
            }
        }
        vm.warp(block.timestamp + 1 days);
        for (uint256 i = 0; i < COUNT; i++) {
            funds[i].strike(1e18);
        }
    }

    /// A vault has no more sources than can be left in kind in one transaction.
    function testNoVaultHasMoreSources() public {
        AdapterFactory.Spec[] memory specs = new AdapterFactory.Spec[](COUNT + 1);
        for (uint256 i = 0; i <= COUNT; i++) {
            specs[i] = AdapterFactory.Spec(bytes32(i), address(funds[i % COUNT]), AdapterFactory.Kind.ERC7540, STEP, AGE);
        }
        vm.expectRevert(abi.encodeWithSelector(MicroVaultSources.TooManySources.selector));
        new MicroVault(config(specs), adapters);
    }

    /// As many burners as a vault has, and their share tokens too: idle can be taken in kind in one transaction.
    function testBurnersDoNotHoldUpAnExitInKind() public {
        uint256 id = requestRedeem(ALICE, vault.balanceOf(ALICE));
        vm.warp(block.timestamp + 7 days);
        GasBurner burner = new GasBurner();
        for (uint256 i = 0; i < COUNT; i++) {
            PUPPETS.etch(funds[i].share(), address(burner).code);
            PUPPETS.etch(address(funds[i]), address(burner).code);
        }
        uint256 before = balance(ALICE);
        vm.prank(ALICE);
        uint256 gas = gasleft();
        vault.redeemInKind{gas: TRANSACTION - 100_000}(id);
        gas -= gasleft();
        vm.assertGe(gas, 9_000_000); // they do burn
        vm.assertLe(gas, 12_000_000);
        vm.assertGe(balance(ALICE) - before, 249e6);
    }
}
