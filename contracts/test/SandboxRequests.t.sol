// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC7887Deposit, IERC7887Redeem} from "../src/sandbox/IERC7887.sol";
import {SandboxAsyncVault} from "../src/sandbox/SandboxAsyncVault.sol";
import {SandboxFund} from "../src/sandbox/SandboxFund.sol";
import {SandboxRedemptionQueue} from "../src/sandbox/SandboxRedemptionQueue.sol";
import {SandboxUSDC} from "../src/sandbox/SandboxUSDC.sol";
import {SandboxVault} from "../src/sandbox/SandboxVault.sol";
import {Test} from "./Test.sol";

/// What is pending is asked back and given back (ERC-7887), of a vault that is its own share and of a fund.
abstract contract CancellationTest is Test {
    address internal constant ALICE = address(0xA11CE);
    address internal constant BOB = address(0xB0B);

    SandboxUSDC internal token;
    SandboxAsyncVault internal vault;
    IERC20 internal share;

    function newVault() internal virtual returns (SandboxAsyncVault);

    function setUp() public {
        token = new SandboxUSDC(address(this));
        vault = newVault();
        share = IERC20(vault.share());
        token.setMinter(address(this), true);
        token.setMinter(address(vault), true);
        token.mint(ALICE, 1_000e6);
        vm.startPrank(ALICE);
        token.approve(address(vault), type(uint256).max);
        share.approve(address(vault), type(uint256).max);
        vm.stopPrank();
    }

    /// Has Alice hold 100 shares.
    function fillHolding() internal {
        vm.prank(ALICE);
        vault.requestDeposit(100e6, ALICE, ALICE);
        vault.settleDeposit(ALICE, 100e6);
        vm.prank(ALICE);
        vault.deposit(100e6, ALICE, ALICE);
    }

    function testADepositIsAskedBack() public {
        vm.startPrank(ALICE);
        vault.requestDeposit(100e6, ALICE, ALICE);
        vault.cancelDepositRequest(0, ALICE);
        vm.assertTrue(vault.pendingCancelDepositRequest(0, ALICE));
        vm.assertEq(vault.pendingDepositRequest(0, ALICE), 100e6);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.CancellationPending.selector));
        vault.requestDeposit(1e6, ALICE, ALICE);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.CancellationPending.selector));
        vault.cancelDepositRequest(0, ALICE);
        vm.stopPrank();
        vault.settleDeposit(ALICE, 30e6); // what is struck first stays struck
        vault.returnDeposit(ALICE, 70e6);
        vm.assertFalse(vault.pendingCancelDepositRequest(0, ALICE));
        vm.assertEq(vault.pendingDepositRequest(0, ALICE), 0);
        vm.assertEq(vault.claimableDepositRequest(0, ALICE), 30e6);
        vm.assertEq(vault.claimableCancelDepositRequest(0, ALICE), 70e6);
        vm.startPrank(ALICE);
        vm.assertEq(vault.claimCancelDepositRequest(0, BOB, ALICE), 70e6);
        vm.assertEq(token.balanceOf(BOB), 70e6);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.MoreThanClaimable.selector, 0));
        vault.claimCancelDepositRequest(0, ALICE, ALICE);
        vault.requestDeposit(1e6, ALICE, ALICE); // again
        vm.stopPrank();
    }

    function testARedemptionIsAskedBack() public {
        fillHolding();
        vm.startPrank(ALICE);
        vault.requestRedeem(60e18, ALICE, ALICE);
        vault.cancelRedeemRequest(0, ALICE);
        vm.assertTrue(vault.pendingCancelRedeemRequest(0, ALICE));
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.CancellationPending.selector));
        vault.requestRedeem(1e18, ALICE, ALICE);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.CancellationPending.selector));
        vault.cancelRedeemRequest(0, ALICE);
        vm.stopPrank();
        vault.settleRedeem(ALICE, 20e18);
        vault.returnRedeem(ALICE, 40e18);
        vm.assertFalse(vault.pendingCancelRedeemRequest(0, ALICE));
        vm.assertEq(vault.pendingRedeemRequest(0, ALICE), 0);
        vm.assertEq(vault.claimableRedeemRequest(0, ALICE), 20e18);
        vm.assertEq(vault.claimableCancelRedeemRequest(0, ALICE), 40e18);
        vm.startPrank(ALICE);
        vm.assertEq(vault.claimCancelRedeemRequest(0, BOB, ALICE), 40e18);
        vm.assertEq(share.balanceOf(BOB), 40e18);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.MoreThanClaimable.selector, 0));
        vault.claimCancelRedeemRequest(0, ALICE, ALICE);
        vault.requestRedeem(1e18, ALICE, ALICE);
        vm.stopPrank();
    }

    /// The owner gives back what nobody asked back, refuses to give back, and what it settles whole is answered.
    function testTheOwnerRefusesDeclinesAndSettles() public {
        vm.startPrank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.NothingRequested.selector));
        vault.cancelDepositRequest(0, ALICE);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.NothingRequested.selector));
        vault.cancelRedeemRequest(0, ALICE);
        vault.requestDeposit(100e6, ALICE, ALICE);
        vm.stopPrank();
        vault.returnDeposit(ALICE, 100e6);
        vm.prank(ALICE);
        vm.assertEq(vault.claimCancelDepositRequest(0, ALICE, ALICE), 100e6);
        fillHolding();
        vm.prank(ALICE);
        vault.requestRedeem(100e18, ALICE, ALICE);
        vault.returnRedeem(ALICE, 50e18);
        vm.prank(ALICE);
        vault.cancelRedeemRequest(0, ALICE);
        vault.returnRedeem(ALICE, 0);
        vm.assertFalse(vault.pendingCancelRedeemRequest(0, ALICE));
        vm.assertEq(vault.pendingRedeemRequest(0, ALICE), 50e18);
        vm.startPrank(ALICE);
        vault.cancelRedeemRequest(0, ALICE);
        vault.requestDeposit(10e6, ALICE, ALICE); // the other way is not shut
        vault.cancelDepositRequest(0, ALICE);
        vm.stopPrank();
        vault.settleRedeem(ALICE, 50e18);
        vault.settleDeposit(ALICE, 10e6);
        vm.assertFalse(vault.pendingCancelRedeemRequest(0, ALICE));
        vm.assertFalse(vault.pendingCancelDepositRequest(0, ALICE));
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.MoreThanPending.selector, 0));
        vault.returnDeposit(ALICE, 1);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.MoreThanPending.selector, 0));
        vault.returnRedeem(ALICE, 1);
    }

    function testNobodyElseAsksOrTakesBack() public {
        fillHolding();
        vm.startPrank(ALICE);
        vault.requestDeposit(100e6, ALICE, ALICE);
        vault.requestRedeem(50e18, ALICE, ALICE);
        vm.stopPrank();
        vault.returnDeposit(ALICE, 40e6);
        vault.returnRedeem(ALICE, 20e18);
        bytes memory refused = abi.encodeWithSelector(SandboxAsyncVault.NotAllowed.selector, BOB);
        vm.startPrank(BOB);
        vm.expectRevert(refused);
        vault.cancelDepositRequest(0, ALICE);
        vm.expectRevert(refused);
        vault.cancelRedeemRequest(0, ALICE);
        vm.expectRevert(refused);
        vault.claimCancelDepositRequest(0, BOB, ALICE);
        vm.expectRevert(refused);
        vault.claimCancelRedeemRequest(0, BOB, ALICE);
        vm.expectRevert();
        vault.returnDeposit(ALICE, 1);
        vm.expectRevert();
        vault.returnRedeem(ALICE, 1);
        vm.stopPrank();
        vault.setFailure(SandboxAsyncVault.Failure.Claims);
        vm.startPrank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.ClaimsRefused.selector));
        vault.claimCancelDepositRequest(0, ALICE, ALICE);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.ClaimsRefused.selector));
        vault.claimCancelRedeemRequest(0, ALICE, ALICE);
        vm.stopPrank();
    }

    /// Whatever is settled and given back in whichever order: each unit that was given is in one place, and what may be
    /// claimed is there.
    function testEachUnitIsInOnePlace(uint256 seed) public {
        fillHolding();
        vm.startPrank(ALICE);
        vault.requestDeposit(500e6, ALICE, ALICE);
        vault.requestRedeem(100e18, ALICE, ALICE);
        vm.stopPrank();
        for (uint256 i = 0; i < 6; i++) {
            seed = uint256(keccak256(abi.encode(seed)));
            vault.strike(bound(seed >> 8, 0.5e18, 2e18));
            if (seed % 2 == 0) vault.settleDeposit(ALICE, bound(seed >> 72, 0, vault.pendingDepositRequest(0, ALICE)));
            else vault.returnDeposit(ALICE, bound(seed >> 72, 0, vault.pendingDepositRequest(0, ALICE)));
            if (seed % 4 < 2) vault.settleRedeem(ALICE, bound(seed >> 136, 0, vault.pendingRedeemRequest(0, ALICE)));
            else vault.returnRedeem(ALICE, bound(seed >> 136, 0, vault.pendingRedeemRequest(0, ALICE)));
        }
        uint256 settled = vault.claimableDepositRequest(0, ALICE);
        vm.assertEq(vault.pendingDepositRequest(0, ALICE) + settled + vault.claimableCancelDepositRequest(0, ALICE), 500e6);
        uint256 redeemed = vault.claimableRedeemRequest(0, ALICE);
        vm.assertEq(
            vault.pendingRedeemRequest(0, ALICE) + redeemed + vault.claimableCancelRedeemRequest(0, ALICE), 100e18
        );
        uint256 owed = vault.maxWithdraw(ALICE) + vault.claimableCancelDepositRequest(0, ALICE);
        vm.assertGe(token.balanceOf(address(vault)), owed);
        vm.startPrank(ALICE);
        if (vault.claimableCancelDepositRequest(0, ALICE) > 0) vault.claimCancelDepositRequest(0, ALICE, ALICE);
        if (vault.claimableCancelRedeemRequest(0, ALICE) > 0) vault.claimCancelRedeemRequest(0, ALICE, ALICE);
        vault.redeem(redeemed, ALICE, ALICE);
        vault.deposit(settled, ALICE, ALICE);
        vm.stopPrank();
        vm.assertEq(token.balanceOf(ALICE), 400e6 + owed);
    }

    function testItSaysThatItGivesBack() public view {
        vm.assertTrue(vault.supportsInterface(0x8bf840e3)); // as ERC-7887 numbers them
        vm.assertTrue(vault.supportsInterface(0xe76cffc7));
        vm.assertTrue(type(IERC7887Deposit).interfaceId == bytes4(0x8bf840e3));
        vm.assertTrue(type(IERC7887Redeem).interfaceId == bytes4(0xe76cffc7));
    }
}

contract AsyncVaultCancellationTest is CancellationTest {
    function newVault() internal override returns (SandboxAsyncVault) {
        return new SandboxAsyncVault(address(token), "L", "L", address(this));
    }
}

contract FundCancellationTest is CancellationTest {
    function newVault() internal override returns (SandboxAsyncVault) {
        return new SandboxFund(address(token), "F", "F", address(this));
    }

    function testAFrozenAccountTakesNothingBack() public {
        vm.prank(ALICE);
        vault.requestDeposit(100e6, ALICE, ALICE);
        vault.returnDeposit(ALICE, 100e6);
        SandboxFund(address(vault)).setFrozen(ALICE, true);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.ClaimsRefused.selector));
        vault.claimCancelDepositRequest(0, ALICE, ALICE);
    }
}

/// Redemptions of a vault beyond its liquidity.
contract SandboxRedemptionQueueTest is Test {
    address private constant ALICE = address(0xA11CE);
    address private constant BOB = address(0xB0B);

    SandboxUSDC private token;
    SandboxVault private vault;
    SandboxRedemptionQueue private queue;

    function setUp() public {
        vm.warp(1_700_000_000);
        token = new SandboxUSDC(address(this));
        vault = new SandboxVault(IERC20(address(token)), "Vault", "V", address(this));
        queue = new SandboxRedemptionQueue(address(vault), address(this));
        token.setMinter(address(this), true);
        token.setMinter(address(vault), true);
        token.setMinter(address(queue), true);
        vault.setQueue(address(queue));
        token.mint(ALICE, 2_000e6);
        vm.startPrank(ALICE);
        token.approve(address(vault), type(uint256).max);
        vault.approve(address(queue), type(uint256).max);
        vault.deposit(1_000e6, ALICE);
        vault.deposit(1_000e6, BOB);
        vm.stopPrank();
        vault.setLiquidity(10e6);
    }

    function testARequestIsPaidBeyondTheLiquidityAtTheStruckPrice() public {
        vm.prank(ALICE);
        vm.assertEq(queue.requestRedeem(600e12, ALICE, ALICE), 0);
        vm.assertEq(queue.pendingRedeemRequest(0, ALICE), 600e12);
        vault.setNav(2_200e6);
        queue.strike();
        vm.assertEq(uint256(queue.priceLastUpdated()), block.timestamp);
        vault.setNav(2_400e6); // too late
        queue.settleRedeem(ALICE, 200e12);
        vm.assertEq(queue.pendingRedeemRequest(0, ALICE), 400e12);
        vm.assertEq(queue.claimableRedeemRequest(0, ALICE), 200e12);
        uint256 struck = queue.maxWithdraw(ALICE);
        vm.assertTrue(struck > 219.9e6 && struck <= 220e6);
        vm.assertEq(token.balanceOf(address(queue)), struck); // no more than is owed
        vm.assertEq(vault.liquidity(), 10e6);
        vm.assertEq(vault.totalSupply(), 1_800e12); // redeemed shares are no more
        vault.setNav(900e6); // now shares bring less than was struck
        queue.settleRedeem(ALICE, 400e12);
        vm.startPrank(ALICE);
        vm.assertEq(queue.redeem(600e12, BOB, ALICE), queue.maxWithdraw(ALICE) + token.balanceOf(BOB));
        vm.stopPrank();
        vm.assertGe(token.balanceOf(BOB), 659.9e6);
        vm.assertEq(token.balanceOf(address(queue)), 0);
    }

    function testOnlyTheQueueRedeemsBeyondTheLiquidity() public {
        vm.assertLe(vault.maxWithdraw(ALICE), 10e6);
        vm.assertLe(vault.previewRedeem(vault.maxRedeem(ALICE)), 10e6);
        vm.prank(ALICE);
        vm.expectRevert();
        vault.redeem(600e12, ALICE, ALICE);
        vm.prank(ALICE);
        queue.requestRedeem(600e12, ALICE, ALICE);
        vm.assertEq(vault.maxRedeem(address(queue)), 600e12);
        vm.assertEq(vault.maxWithdraw(address(queue)), 600e6);
        vm.prank(ALICE);
        vm.expectRevert();
        vault.setQueue(ALICE);
    }

    function testSharesAreAskedBackAndGivenBack() public {
        vm.startPrank(ALICE);
        queue.requestRedeem(600e12, ALICE, ALICE);
        queue.cancelRedeemRequest(0, ALICE);
        vm.assertTrue(queue.pendingCancelRedeemRequest(0, ALICE));
        vm.expectRevert(abi.encodeWithSelector(SandboxRedemptionQueue.CancellationPending.selector));
        queue.requestRedeem(1, ALICE, ALICE);
        vm.expectRevert(abi.encodeWithSelector(SandboxRedemptionQueue.CancellationPending.selector));
        queue.cancelRedeemRequest(0, ALICE);
        vm.stopPrank();
        queue.settleRedeem(ALICE, 100e12);
        queue.returnRedeem(ALICE, 500e12);
        vm.assertFalse(queue.pendingCancelRedeemRequest(0, ALICE));
        vm.assertEq(queue.claimableCancelRedeemRequest(0, ALICE), 500e12);
        vm.startPrank(ALICE);
        vm.assertEq(queue.claimCancelRedeemRequest(0, BOB, ALICE), 500e12);
        vm.assertEq(vault.balanceOf(BOB), 1_500e12);
        vm.expectRevert(abi.encodeWithSelector(SandboxRedemptionQueue.MoreThanClaimable.selector, 0));
        queue.claimCancelRedeemRequest(0, ALICE, ALICE);
        vm.expectRevert(abi.encodeWithSelector(SandboxRedemptionQueue.NothingRequested.selector));
        queue.cancelRedeemRequest(0, ALICE);
        vm.assertEq(queue.withdraw(50e6, ALICE, ALICE), 50e12);
        vm.assertEq(queue.maxRedeem(ALICE), 50e12);
        vm.stopPrank();
    }

    function testNobodyElseActsAndFailuresShut() public {
        vm.prank(ALICE);
        queue.requestRedeem(600e12, ALICE, ALICE);
        queue.settleRedeem(ALICE, 100e12);
        queue.returnRedeem(ALICE, 100e12);
        bytes memory refused = abi.encodeWithSelector(SandboxRedemptionQueue.NotAllowed.selector, BOB);
        vm.startPrank(BOB);
        vm.expectRevert(refused);
        queue.requestRedeem(1, BOB, ALICE);
        vm.expectRevert(refused);
        queue.redeem(1, BOB, ALICE);
        vm.expectRevert(refused);
        queue.withdraw(1, BOB, ALICE);
        vm.expectRevert(refused);
        queue.cancelRedeemRequest(0, ALICE);
        vm.expectRevert(refused);
        queue.claimCancelRedeemRequest(0, BOB, ALICE);
        vm.expectRevert();
        queue.strike();
        vm.expectRevert();
        queue.settleRedeem(ALICE, 1);
        vm.expectRevert();
        queue.returnRedeem(ALICE, 1);
        vm.stopPrank();
        queue.setFailure(SandboxAsyncVault.Failure.Claims);
        vm.assertEq(queue.maxRedeem(ALICE), 0);
        vm.assertEq(queue.maxWithdraw(ALICE), 0);
        vm.startPrank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(SandboxRedemptionQueue.ClaimsRefused.selector));
        queue.redeem(1, ALICE, ALICE);
        vm.expectRevert(abi.encodeWithSelector(SandboxRedemptionQueue.ClaimsRefused.selector));
        queue.claimCancelRedeemRequest(0, ALICE, ALICE);
        vm.stopPrank();
        queue.setFailure(SandboxAsyncVault.Failure.Requests);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(SandboxRedemptionQueue.RequestsRefused.selector));
        queue.requestRedeem(1, ALICE, ALICE);
        queue.setFailure(SandboxAsyncVault.Failure.Pricing);
        vm.expectRevert(abi.encodeWithSelector(SandboxRedemptionQueue.PriceUnavailable.selector));
        queue.convertToAssets(1);
        vm.expectRevert(abi.encodeWithSelector(SandboxRedemptionQueue.PriceUnavailable.selector));
        queue.settleRedeem(ALICE, 1);
    }

    function testOperatorsActAndPreviewsRevert() public {
        vm.prank(ALICE);
        queue.setOperator(BOB, true);
        vm.prank(BOB);
        queue.requestRedeem(600e12, ALICE, ALICE);
        vm.expectRevert(abi.encodeWithSelector(SandboxRedemptionQueue.NoPreviews.selector));
        queue.previewRedeem(1);
        vm.expectRevert(abi.encodeWithSelector(SandboxRedemptionQueue.NoPreviews.selector));
        queue.previewWithdraw(1);
        vm.assertEq(queue.maxDeposit(ALICE), 0);
        vm.assertEq(queue.convertToShares(1e6), 1e12);
        vm.assertEq(queue.share(), address(vault));
        vm.assertTrue(queue.supportsInterface(0x620ee8e4));
        vm.assertTrue(queue.supportsInterface(0xe76cffc7));
        vm.assertFalse(queue.supportsInterface(0xce3bbe50)); // no deposits by request
        vm.assertFalse(queue.supportsInterface(0x8bf840e3));
        vm.assertFalse(queue.supportsInterface(0xffffffff));
    }
}
