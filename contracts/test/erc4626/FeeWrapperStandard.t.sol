// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {FeeWrapper} from "../../src/FeeWrapper.sol";
import {IERC20, SandboxVault} from "../../src/sandbox/SandboxVault.sol";
import {StandardSuite} from "./StandardSuite.sol";

/// With both fees running, and due when the properties are checked.
/// forge-config: default.fuzz.runs = 64
contract FeeWrapperStandardTest is StandardSuite {
    SandboxVault private source;

    function newVault() internal override returns (address) {
        source = new SandboxVault(IERC20(address(token)), "Vault", "V", address(this));
        token.setMinter(address(source), true);
        source.setApyBps(500);
        FeeWrapper.Config memory config;
        config.source = IERC4626(address(source));
        config.owner = config.feeRecipient = address(this);
        config.performanceFeeBps = config.maxPerformanceFeeBps = 2_000;
        config.managementFeeBps = config.maxManagementFeeBps = 100;
        return address(new FeeWrapper(config));
    }

    function admit(address user) internal override {
        address[] memory users = new address[](1);
        users[0] = user;
        FeeWrapper(_vault_).setAllowed(users, true);
    }

    function revalue(uint256 worth) internal override {
        source.setNav(worth);
    }

    function pass() internal override {
        vm.warp(block.timestamp + 30 days);
    }
}
