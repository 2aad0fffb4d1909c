// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {FeeWrapper} from "../src/FeeWrapper.sol";
import {FeeWrapperBase} from "./FeeWrapperBase.sol";
import {FeeWrapperHandler} from "./FeeWrapperHandler.sol";

/// What holds after any sequence of anyone's actions. The handler checks each fee against the formula as it goes.
abstract contract FeeWrapperInvariants is FeeWrapperBase {
    FeeWrapper internal wrapper;
    FeeWrapperHandler internal handler;

    function fortune() internal pure virtual returns (bool);

    function setUp() public override {
        super.setUp();
        // Others are in the source, so that no gift makes its shares so coarse that it is refused.
        token.mint(address(this), 1_000e6);
        token.approve(address(source), 1_000e6);
        source.deposit(1_000e6, address(this));
        wrapper = new FeeWrapper(config(1_000, 100));
        handler = new FeeWrapperHandler(wrapper, source, token, fortune());
        address[] memory users = new address[](3);
        for (uint256 i = 0; i < 3; i++) {
            users[i] = handler.holders(i);
        }
        wrapper.setAllowed(users, true);
        token.setMinter(address(handler), true);
        source.transferOwnership(address(handler));
        wrapper.transferOwnership(address(handler));
        vm.prank(address(handler));
        wrapper.acceptOwnership();
    }

    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// What is owed to all holders and for fees is there, and all shares are somebody's.
    function invariant_assetsCoverShares() public view {
        uint256 shares;
        uint256 owed = wrapper.convertToAssets(wrapper.pendingFees());
        for (uint256 i = 0; i < 5; i++) {
            address holder = i < 3 ? handler.holders(i) : handler.treasuries(i - 3);
            shares += wrapper.balanceOf(holder);
            owed += wrapper.convertToAssets(wrapper.balanceOf(holder));
        }
        vm.assertEq(shares, wrapper.totalSupply());
        vm.assertLe(owed, wrapper.totalAssets() + 1); // the virtual unit
        vm.assertGe(source.balanceOf(address(wrapper)), wrapper.sourceShares());
        vm.assertLe(wrapper.totalAssets(), source.previewRedeem(source.balanceOf(address(wrapper))));
    }

    /// At the end all are taken off the list, entry stops, and each gets what his shares are worth.
    function afterInvariant() public {
        vm.startPrank(address(handler));
        source.setLiquidity(type(uint256).max);
        wrapper.setEntryPaused(true);
        wrapper.collectFees();
        for (uint256 i = 0; i < 3; i++) {
            address[] memory users = new address[](1);
            users[0] = handler.holders(i);
            wrapper.setAllowed(users, false);
        }
        vm.stopPrank();
        for (uint256 i = 0; i < 5; i++) {
            address holder = i < 3 ? handler.holders(i) : handler.treasuries(i - 3);
            uint256 shares = wrapper.balanceOf(holder);
            uint256 worth = wrapper.convertToAssets(shares);
            vm.assertEq(wrapper.maxRedeem(holder), shares);
            vm.assertEq(redeem(wrapper, holder, shares), worth);
        }
        vm.assertEq(wrapper.totalSupply(), 0);
    }
}

/// forge-config: default.invariant.runs = 48
/// forge-config: default.invariant.depth = 64
/// forge-config: default.invariant.fail-on-revert = true
contract FeeWrapperInvariantsTest is FeeWrapperInvariants {
    function fortune() internal pure override returns (bool) {
        return true;
    }
}

/// forge-config: default.invariant.runs = 48
/// forge-config: default.invariant.depth = 64
/// forge-config: default.invariant.fail-on-revert = true
contract FeeWrapperWithoutYieldInvariantsTest is FeeWrapperInvariants {
    function fortune() internal pure override returns (bool) {
        return false;
    }

    /// Where nothing was earned nobody has more than he brought, but for what was rounded away from others.
    function invariant_nobodyProfits() public view {
        for (uint256 i = 0; i < 3; i++) {
            address holder = handler.holders(i);
            // forge-lint: disable-next-line(unsafe-typecast)
            int256 has = int256(wrapper.convertToAssets(wrapper.balanceOf(holder)));
            // forge-lint: disable-next-line(unsafe-typecast)
            vm.assertTrue(has <= handler.spent(holder) + int256(handler.movements()));
        }
    }
}
