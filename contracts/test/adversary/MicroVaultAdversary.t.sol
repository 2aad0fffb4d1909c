// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Test} from "../Test.sol";
import {MicroVaultAdversary} from "./MicroVaultAdversary.sol";

/// Whatever happens, in any order, nobody gains at another's cost, and everybody gets out.
/// forge-config: default.invariant.runs = 8
/// forge-config: nightly.invariant.runs = 400
/// forge-config: default.invariant.depth = 100
/// forge-config: nightly.invariant.depth = 100
/// forge-config: default.invariant.fail-on-revert = true
/// forge-config: nightly.invariant.fail-on-revert = true
contract MicroVaultAdversaryTest is Test {
    MicroVaultAdversary private world;

    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    function setUp() public {
        world = new MicroVaultAdversary();
    }

    function targetContracts() external view returns (address[] memory list) {
        list = new address[](1);
        list[0] = address(world);
    }

    function targetSelectors() external view returns (FuzzSelector[] memory list) {
        bytes4[34] memory all = [
            world.deposits.selector,
            world.mints.selector,
            world.redeems.selector,
            world.withdraws.selector,
            world.requests.selector,
            world.paysQueue.selector,
            world.takesInKind.selector,
            world.transfers.selector,
            world.givesAssets.selector,
            world.givesSourceShares.selector,
            world.observes.selector,
            world.reinstates.selector,
            world.schemes.selector,
            world.schemes.selector,
            world.schemes.selector,
            world.churns.selector,
            world.rebalances.selector,
            world.rebalances.selector,
            world.rebalances.selector,
            world.targets.selector,
            world.allowsLoss.selector,
            world.modes.selector,
            world.accepts.selector,
            world.writesOff.selector,
            world.earnsOrLoses.selector,
            world.glitches.selector,
            world.endsGlitch.selector,
            world.charges.selector,
            world.pauses.selector,
            world.shuts.selector,
            world.settles.selector,
            world.strikes.selector,
            world.troubles.selector,
            world.mends.selector
        ];
        list = new FuzzSelector[](1);
        list[0].addr = address(world);
        list[0].selectors = new bytes4[](all.length + 2);
        for (uint256 i = 0; i < all.length; i++) {
            list[0].selectors[i] = all[i];
        }
        list[0].selectors[all.length] = world.waits.selector;
        list[0].selectors[all.length + 1] = world.waitsLong.selector;
    }

    function invariant_NobodyGainsAtAnothersCost() public view {
        world.assertNow();
    }

    function afterInvariant() public {
        world.assertExits();
        world.assertUnwound();
    }
}
