// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {MicroVault} from "../../src/MicroVault.sol";
import {AdapterFactory} from "../../src/adapters/AdapterFactory.sol";
import {IERC20, SandboxVault} from "../../src/sandbox/SandboxVault.sol";
import {StandardSuite} from "./StandardSuite.sol";

/// With half of everything in a source that gains and loses, and so with limits to what may leave.
/// forge-config: default.fuzz.runs = 64
contract MicroVaultStandardTest is StandardSuite {
    bytes32 private constant ID = keccak256("source");
    SandboxVault private source;

    function newVault() internal override returns (address) {
        source = new SandboxVault(IERC20(address(token)), "Vault", "V", address(this));
        token.setMinter(address(source), true);
        AdapterFactory.Spec[] memory specs = new AdapterFactory.Spec[](1);
        specs[0] = AdapterFactory.Spec(ID, address(source), AdapterFactory.Kind.ERC4626, type(uint16).max, 0);
        MicroVault vault = new MicroVault(
            MicroVault.Config("Vault", "V", address(token), address(this), address(this), specs), new AdapterFactory()
        );
        uint16[] memory targets = new uint16[](1);
        targets[0] = 5_000;
        vault.setStrategy(ids(), targets, 5_000);
        return address(vault);
    }

    function ids() private pure returns (bytes32[] memory list) {
        list = new bytes32[](1);
        list[0] = ID;
    }

    function admit(address user) internal override {
        MicroVault vault = MicroVault(_vault_);
        if (!vault.isShareholder(user)) vault.addShareholder(user, vault.version());
    }

    function revalue(uint256 worth) internal override {
        MicroVault vault = MicroVault(_vault_);
        vault.rebalance(ids());
        if (source.totalSupply() == 0) return; // too little to move
        uint256 idle = vault.idle();
        source.setNav(worth > idle ? worth - idle : 0);
    }

    function pass() internal override {
        vm.warp(block.timestamp + 30 days);
    }
}
