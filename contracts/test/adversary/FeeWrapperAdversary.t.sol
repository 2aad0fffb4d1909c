// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Test} from "../Test.sol";
import {FeeWrapperAdversary} from "./FeeWrapperAdversary.sol";

/// Whatever happens, in any order, nobody gains at another's cost, pays a fee on what he has not gained, or leaves
/// without having paid it.
abstract contract FeeWrapperAdversaries is Test {
    FeeWrapperAdversary internal world;

    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    function targetContracts() external view returns (address[] memory list) {
        list = new address[](1);
        list[0] = address(world);
    }

    function targetSelectors() external view returns (FuzzSelector[] memory list) {
        bytes4[30] memory all = [
            world.deposits.selector,
            world.mints.selector,
            world.withdraws.selector,
            world.redeems.selector,
            world.transfers.selector,
            world.collects.selector,
            world.takesInKind.selector,
            world.givesAssets.selector,
            world.givesSourceShares.selector,
            world.schemes.selector,
            world.schemes.selector,
            world.flashes.selector,
            world.flashes.selector,
            world.setsFees.selector,
            world.applies.selector,
            world.setsRecipient.selector,
            world.lists.selector,
            world.pausesEntry.selector,
            world.drifts.selector,
            world.drifts.selector,
            world.jumps.selector,
            world.glitches.selector,
            world.endsGlitch.selector,
            world.charges.selector,
            world.pauses.selector,
            world.troubles.selector,
            world.mends.selector,
            world.waits.selector,
            world.waits.selector,
            world.waitsLong.selector
        ];
        list = new FuzzSelector[](1);
        list[0].addr = address(world);
        list[0].selectors = new bytes4[](all.length);
        for (uint256 i = 0; i < all.length; i++) {
            list[0].selectors[i] = all[i];
        }
    }

    function invariant_NobodyGainsAtAnothersCost() public view {
        world.assertNow();
    }

    function afterInvariant() public {
        world.assertUnwound();
    }
}

/// forge-config: default.invariant.runs = 8
/// forge-config: nightly.invariant.runs = 600
/// forge-config: default.invariant.depth = 100
/// forge-config: nightly.invariant.depth = 100
/// forge-config: default.invariant.fail-on-revert = true
/// forge-config: nightly.invariant.fail-on-revert = true
contract FeeWrapperAdversaryTest is FeeWrapperAdversaries {
    function setUp() public {
        world = new FeeWrapperAdversary(true);
    }
}

/// As long as nobody stays: the first deposits, and the last crumbs.
/// forge-config: default.invariant.runs = 8
/// forge-config: nightly.invariant.runs = 600
/// forge-config: default.invariant.depth = 100
/// forge-config: nightly.invariant.depth = 100
/// forge-config: default.invariant.fail-on-revert = true
/// forge-config: nightly.invariant.fail-on-revert = true
contract FeeWrapperEmptyAdversaryTest is FeeWrapperAdversaries {
    function setUp() public {
        world = new FeeWrapperAdversary(false);
    }
}
