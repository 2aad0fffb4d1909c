// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {FeeWrapper} from "../src/FeeWrapper.sol";
import {FeeWrapperFactory} from "../src/FeeWrapperFactory.sol";
import {FeeWrapperBase} from "./FeeWrapperBase.sol";

contract FeeWrapperFactoryTest is FeeWrapperBase {
    FeeWrapperFactory private factory = new FeeWrapperFactory(2 days);

    function terms() private view returns (FeeWrapperFactory.Terms memory) {
        return FeeWrapperFactory.Terms(
            IERC4626(address(source)), ALICE, ALICE, ALICE, TREASURY, 1_000, 50, 2_000, "Wrapper", "W"
        );
    }

    function testMakesWhatWasSaidWhereItWasSaid() public {
        address wrapper = factory.predict("salt", terms());
        vm.assertFalse(factory.isWrapper(wrapper));
        vm.assertEq(factory.create("salt", terms()), wrapper);
        vm.assertTrue(factory.isWrapper(wrapper));
        FeeWrapper.State memory s = FeeWrapper(wrapper).state();
        vm.assertEq(s.source, address(source));
        vm.assertEq(s.asset, address(token));
        vm.assertEq(s.owner, ALICE);
        vm.assertEq(s.feeRecipient, TREASURY);
        vm.assertEq(s.maxManagementFeeBps, 100);
        vm.assertEq(s.maxPerformanceFeeBps, 2_000);
        vm.assertEq(s.feeRaiseDelay, 2 days);
        vm.assertEq(s.managementFeeBps, 50);
    }

    /// Whoever is first, the same thing stands there, and again changes nothing.
    function testWhoCreatesDoesNotMatter() public {
        vm.prank(MALLORY);
        address wrapper = factory.create("salt", terms());
        vm.prank(ALICE);
        FeeWrapper(wrapper).setEntryPaused(true);
        vm.assertEq(factory.create("salt", terms()), wrapper);
        vm.assertTrue(FeeWrapper(wrapper).entryPaused());
        vm.assertEq(FeeWrapper(wrapper).owner(), ALICE);
    }

    function testAddressStandsForTheTermsAndTheSalt() public view {
        address wrapper = factory.predict("salt", terms());
        vm.assertFalse(factory.predict("other", terms()) == wrapper);
        FeeWrapperFactory.Terms memory t = terms();
        t.owner = MALLORY;
        vm.assertFalse(factory.predict("salt", t) == wrapper);
        t = terms();
        t.feeRecipient = MALLORY;
        vm.assertFalse(factory.predict("salt", t) == wrapper);
    }

    function testManagementFeeOfNewWrappersIsAtMostOnePercent() public {
        FeeWrapperFactory.Terms memory t = terms();
        t.managementFeeBps = 101;
        vm.expectRevert();
        factory.create("salt", t);
    }
}
