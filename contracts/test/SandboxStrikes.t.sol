// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SandboxFund} from "../src/sandbox/SandboxFund.sol";
import {SandboxRedemptionQueue} from "../src/sandbox/SandboxRedemptionQueue.sol";
import {SandboxStrikes} from "../src/sandbox/SandboxStrikes.sol";
import {SandboxUSDC} from "../src/sandbox/SandboxUSDC.sol";
import {SandboxVault} from "../src/sandbox/SandboxVault.sol";
import {Test} from "./Test.sol";

/// What a strike decided holds, whatever is struck before it is paid.
contract SandboxStrikesTest is Test {
    address private constant ALICE = address(0xA11CE);
    uint256 private constant PAR = 1e18;

    SandboxUSDC private token;
    SandboxFund private fund;

    function setUp() public {
        vm.warp(1_000_000);
        token = new SandboxUSDC(address(this));
        fund = new SandboxFund(address(token), "Fund", "FUND", address(this));
        token.setMinter(address(this), true);
        token.setMinter(address(fund), true);
        token.mint(ALICE, 1_000e6);
        vm.startPrank(ALICE);
        token.approve(address(fund), type(uint256).max);
        IERC20(fund.share()).approve(address(fund), type(uint256).max);
        vm.stopPrank();
    }

    function strike(uint256 price, uint64 asOf) private {
        fund.strikeAsOf(price, asOf, asOf, asOf, asOf, 10_000);
    }

    function testAFillIsPaidAtItsStrike() public {
        vm.prank(ALICE);
        fund.requestDeposit(100e6, ALICE, ALICE);
        vm.warp(1_200_000);
        strike(PAR * 2, 1_100_000);
        strike(PAR * 4, 1_150_000);
        vm.assertEq(fund.priceLastUpdated(), 1_150_000);
        fund.fill(ALICE, false, 60e6, 1_100_000);
        fund.fill(ALICE, false, 40e6, 1_150_000);
        vm.assertEq(fund.maxMint(ALICE), 30e18 + 10e18);
        vm.prank(ALICE);
        fund.deposit(100e6, ALICE, ALICE);
        vm.prank(ALICE);
        fund.requestRedeem(10e18, ALICE, ALICE);
        fund.fill(ALICE, true, 10e18, 1_100_000);
        vm.assertEq(fund.maxWithdraw(ALICE), 20e6);
    }

    function testStrikesGoForwardAndNotAhead() public {
        strike(PAR, 900_000);
        vm.expectRevert(abi.encodeWithSelector(SandboxStrikes.NotLaterThan.selector, 900_000));
        strike(PAR, 900_000);
        vm.expectRevert(abi.encodeWithSelector(SandboxStrikes.NotYet.selector, 1_000_001));
        strike(PAR, 1_000_001);
    }

    function testNothingIsFilledWithoutItsStrike() public {
        vm.prank(ALICE);
        fund.requestDeposit(100e6, ALICE, ALICE);
        vm.expectRevert(abi.encodeWithSelector(SandboxStrikes.NeverStruck.selector, 900_000));
        fund.fill(ALICE, false, 100e6, 900_000);
    }

    function testOnlyTheOwnerStrikesAndFills() public {
        vm.startPrank(ALICE);
        vm.expectRevert();
        strike(PAR, 900_000);
        vm.expectRevert();
        fund.fill(ALICE, false, 0, 900_000);
        vm.stopPrank();
    }

    function testTheQueuePaysAtItsStrikeToo() public {
        SandboxVault vault = new SandboxVault(token, "Vault", "V", address(this));
        SandboxRedemptionQueue queue = new SandboxRedemptionQueue(address(vault), address(this));
        token.setMinter(address(vault), true);
        token.setMinter(address(queue), true);
        vault.setQueue(address(queue));
        vm.startPrank(ALICE);
        token.approve(address(vault), 100e6);
        uint256 shares = vault.deposit(100e6, ALICE);
        vault.approve(address(queue), shares);
        queue.requestRedeem(shares, ALICE, ALICE);
        vm.stopPrank();
        uint256 price = vault.convertToAssets(1e30);
        queue.strikeAsOf(price * 3, 900_000, 900_000, 900_000, 900_000, 10_000);
        queue.strike();
        queue.fill(ALICE, true, shares, 900_000);
        vm.assertEq(queue.maxWithdraw(ALICE), 300e6);
        vm.expectRevert(abi.encodeWithSelector(SandboxRedemptionQueue.NothingRequested.selector));
        queue.fill(ALICE, false, 1, 900_000);
    }
}
