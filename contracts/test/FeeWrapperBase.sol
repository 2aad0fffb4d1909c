// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {FeeWrapper} from "../src/FeeWrapper.sol";
import {SandboxUSDC} from "../src/sandbox/SandboxUSDC.sol";
import {IERC20, SandboxVault} from "../src/sandbox/SandboxVault.sol";
import {Test} from "./Test.sol";

/// A source, holders with USDC, and what makes a wrapper over it.
abstract contract FeeWrapperBase is Test {
    address internal constant ALICE = address(0xA11CE);
    address internal constant BOB = address(0xB0B);
    address internal constant MALLORY = address(0xBAD);
    address internal constant TREASURY = address(0x7EA5);
    uint256 internal constant RICH = 1e15; // a billion tokens
    uint256 internal constant UNIT = 1e18; // a wrapper's share, worth 1 USDC at first

    SandboxUSDC internal token;
    SandboxVault internal source;

    function setUp() public virtual {
        token = new SandboxUSDC(address(this));
        token.setMinter(address(this), true);
        source = new SandboxVault(IERC20(address(token)), "Vault", "V", address(this));
        token.setMinter(address(source), true);
    }

    function config(uint16 performanceFeeBps, uint16 managementFeeBps)
        internal
        view
        returns (FeeWrapper.Config memory c)
    {
        c.source = IERC4626(address(source));
        c.owner = address(this);
        c.feeRecipient = TREASURY;
        c.performanceFeeBps = performanceFeeBps;
        c.managementFeeBps = managementFeeBps;
        c.maxPerformanceFeeBps = 5_000;
        c.maxManagementFeeBps = 100;
        c.feeRaiseDelay = 2 days;
        c.name = "Wrapper";
        c.symbol = "W";
    }

    /// Lists the three and gives them money.
    function listAndFund(FeeWrapper wrapper) internal returns (FeeWrapper) {
        address[] memory users = new address[](3);
        (users[0], users[1], users[2]) = (ALICE, BOB, MALLORY);
        wrapper.setAllowed(users, true);
        for (uint256 i = 0; i < 3; i++) {
            token.mint(users[i], RICH);
            vm.startPrank(users[i]);
            IERC20(wrapper.asset()).approve(address(wrapper), type(uint256).max);
            token.approve(address(source), type(uint256).max);
            vm.stopPrank();
        }
        return wrapper;
    }

    function list(FeeWrapper wrapper, address user, bool allowed) internal {
        address[] memory users = new address[](1);
        users[0] = user;
        wrapper.setAllowed(users, allowed);
    }

    function deposit(FeeWrapper wrapper, address who, uint256 assets) internal returns (uint256) {
        vm.prank(who);
        return wrapper.deposit(assets, who);
    }

    function redeem(FeeWrapper wrapper, address who, uint256 shares) internal returns (uint256) {
        vm.prank(who);
        return wrapper.redeem(shares, who, who);
    }

    /// What the fees charged so far and due now are worth, those in escrow included.
    function chargedWorth(FeeWrapper wrapper) internal returns (uint256) {
        return wrapper.convertToAssets(chargedShares(wrapper));
    }

    function chargedShares(FeeWrapper wrapper) internal returns (uint256) {
        wrapper.collectFees();
        (uint256 escrow,) = wrapper.escrow();
        return wrapper.balanceOf(TREASURY) + escrow;
    }

    /// What the recipient has of them.
    function collectedWorth(FeeWrapper wrapper) internal returns (uint256) {
        wrapper.collectFees();
        return wrapper.convertToAssets(wrapper.balanceOf(TREASURY));
    }

    /// Changes the source's worth by so many hundredths of a percent, in equal steps of a day.
    function drift(int256 bps, uint256 days_) internal {
        int256 start = int256(source.totalAssets());
        for (uint256 i = 1; i <= days_; i++) {
            vm.warp(block.timestamp + 1 days);
            source.setNav(uint256(start + start * bps * int256(i) / int256(days_ * 10_000)));
        }
    }

    function assertNear(uint256 got, uint256 want, uint256 tolerance) internal pure {
        vm.assertLe(got, want + tolerance);
        vm.assertGe(got + tolerance, want);
    }
}
