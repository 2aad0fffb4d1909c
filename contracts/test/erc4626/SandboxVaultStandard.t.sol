// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20, SandboxVault} from "../../src/sandbox/SandboxVault.sol";
import {StandardSuite} from "./StandardSuite.sol";

/// forge-config: default.fuzz.runs = 64
contract SandboxVaultStandardTest is StandardSuite {
    function newVault() internal override returns (address) {
        SandboxVault vault = new SandboxVault(IERC20(address(token)), "Vault", "V", address(this));
        token.setMinter(address(vault), true);
        vault.setApyBps(500);
        return address(vault);
    }

    function revalue(uint256 worth) internal override {
        SandboxVault(_vault_).setNav(worth);
    }

    function pass() internal override {
        vm.warp(block.timestamp + 30 days);
    }
}
