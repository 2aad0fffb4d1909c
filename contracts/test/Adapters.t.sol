// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {AdapterFactory} from "../src/adapters/AdapterFactory.sol";
import {IERC7540} from "../src/adapters/IERC7540.sol";
import {ISourceAdapter} from "../src/adapters/ISourceAdapter.sol";
import {SandboxAsyncVault} from "../src/sandbox/SandboxAsyncVault.sol";
import {SandboxUSDC} from "../src/sandbox/SandboxUSDC.sol";
import {SandboxVault} from "../src/sandbox/SandboxVault.sol";
import {Test} from "./Test.sol";

/// The adapters, with this contract as the vault.
contract AdaptersTest is Test {
    address private constant ALICE = address(0xA11CE);
    bytes32 private constant ID = keccak256("source");
    uint16 private constant STEP = 100;
    uint32 private constant AGE = 2 days;

    SandboxUSDC private token;
    SandboxVault private source;
    SandboxAsyncVault private later;
    AdapterFactory private factory;
    ISourceAdapter private prompt;
    ISourceAdapter private slow;

    function setUp() public {
        vm.warp(1_700_000_000);
        token = new SandboxUSDC(address(this));
        source = new SandboxVault(IERC20(address(token)), "S", "S", address(this));
        later = new SandboxAsyncVault(address(token), "L", "L", address(this));
        address[3] memory minters = [address(this), address(source), address(later)];
        for (uint256 i = 0; i < 3; i++) {
            token.setMinter(minters[i], true);
        }
        factory = new AdapterFactory();
        prompt = make(AdapterFactory.Spec(ID, address(source), AdapterFactory.Kind.ERC4626, STEP, 0));
        slow = make(AdapterFactory.Spec(ID, address(later), AdapterFactory.Kind.ERC7540, STEP, AGE));
        token.mint(address(this), 1_000e6);
        token.approve(address(prompt), type(uint256).max);
        token.approve(address(slow), type(uint256).max);
    }

    function make(AdapterFactory.Spec memory spec) private returns (ISourceAdapter adapter) {
        address foretold = factory.predict(address(this), address(token), spec);
        adapter = ISourceAdapter(factory.create(address(token), spec));
        vm.assertEq(address(adapter), foretold);
    }

    function testOnlyTheVaultGivesOrders() public {
        ISourceAdapter[2] memory both = [prompt, slow];
        bytes memory refusal = abi.encodeWithSelector(ISourceAdapter.NotVault.selector);
        vm.startPrank(ALICE);
        for (uint256 i = 0; i < 2; i++) {
            vm.expectRevert(refusal);
            both[i].allocate(1);
            vm.expectRevert(refusal);
            both[i].deallocate(1);
            vm.expectRevert(refusal);
            both[i].claim();
            vm.expectRevert(refusal);
            both[i].releaseInKind(ALICE, 1, 1);
            vm.expectRevert(refusal);
            both[i].observe();
            vm.expectRevert(refusal);
            both[i].acceptPrice();
        }
        vm.stopPrank();
    }

    function testPromptInAndOut() public {
        prompt.allocate(600e6);
        vm.assertEq(prompt.units(), 600e12);
        ISourceAdapter.Position memory p = prompt.position();
        vm.assertEq(p.held, 600e6);
        vm.assertEq(p.sound, 1);
        vm.assertEq(p.navAt, block.timestamp);
        prompt.deallocate(200e6);
        vm.assertEq(token.balanceOf(address(this)), 600e6);
        source.setLiquidity(100e6);
        vm.assertEq(prompt.maxDeallocate(), 100e6);
        source.setLiquidity(type(uint256).max);
        prompt.deallocate(400e6);
        vm.assertEq(prompt.units(), 0);
        vm.assertEq(source.balanceOf(address(prompt)), 0);
        vm.assertEq(token.balanceOf(address(this)), 1_000e6);
        source.setDepositsPaused(true);
        vm.assertEq(prompt.maxAllocate(), 0);
    }

    function testGiftsAreNoPartOfThePosition() public {
        prompt.allocate(100e6);
        token.approve(address(source), 50e6);
        source.deposit(50e6, address(prompt));
        vm.assertEq(prompt.position().held, 100e6);
        prompt.deallocate(100e6);
        vm.assertEq(prompt.units(), 0);
        vm.assertEq(source.balanceOf(address(prompt)), 50e12);
    }

    function testFuzz_AJumpIsNotSound(uint256 worth, uint256 days_) public {
        prompt.allocate(500e6);
        days_ = bound(days_, 0, 400);
        vm.warp(block.timestamp + days_ * 1 days);
        worth = bound(worth, 1, 5_000e6);
        source.setNav(worth);
        uint256 room = 500e6 * uint256(STEP) / 10_000 * (days_ < 4 ? 1 + days_ : 5);
        uint256 change = worth > 500e6 ? worth - 500e6 : 500e6 - worth;
        bool sound = prompt.position().sound == 1;
        if (change + 4 <= room) vm.assertTrue(sound);
        if (change > room + 4) vm.assertFalse(sound);
        (uint256 told, uint256 recorded,,, uint256 soundToo) = prompt.nav();
        vm.assertEq(told, prompt.position().held);
        vm.assertEq(recorded, 500e6);
        vm.assertEq(soundToo, sound ? 1 : 0);
    }

    function testAPriceOutOfBoundsLetsNothingInUntilAccepted() public {
        token.approve(address(source), 100e6);
        source.deposit(100e6, ALICE);
        source.setNav(102e6);
        vm.assertEq(prompt.maxAllocate(), 0);
        vm.warp(block.timestamp + 1 days - 1);
        prompt.observe(); // out of bounds, and too soon
        vm.assertEq(prompt.maxAllocate(), 0);
        prompt.acceptPrice();
        vm.assertEq(prompt.maxAllocate(), type(uint256).max);
        source.setNav(103e6);
        vm.assertEq(prompt.maxAllocate(), type(uint256).max);
    }

    function testSlowInAndOutInParts() public {
        slow.allocate(300e6);
        ISourceAdapter.Position memory p = slow.position();
        vm.assertEq(p.pendingIn, 300e6);
        vm.assertEq(p.units, 0);
        vm.assertEq(p.sound, 1);
        later.settleDeposit(address(slow), 100e6);
        p = slow.position();
        vm.assertEq(p.pendingIn, 200e6);
        vm.assertEq(p.held, 100e6); // claimable shares count
        slow.claim();
        vm.assertEq(later.balanceOf(address(slow)), 100e18);
        later.strike(1.005e18);
        later.settleDeposit(address(slow), 200e6);
        slow.claim();
        vm.assertLe(slow.position().held, 300.5e6);
        vm.assertGe(slow.position().held, 300.5e6 - 2);

        slow.deallocate(100.5e6);
        p = slow.position();
        vm.assertGe(p.pendingOut, 100.5e6 - 2);
        vm.assertGe(p.held, 300.5e6 - 2);
        later.settleRedeem(address(slow), later.pendingRedeemRequest(0, address(slow)));
        p = slow.position();
        vm.assertEq(p.pendingOut, 0);
        vm.assertGe(p.claimable, 100.5e6 - 2);
        uint256 before = token.balanceOf(address(this));
        slow.claim();
        vm.assertEq(token.balanceOf(address(this)) - before, p.claimable);
        slow.deallocate(type(uint128).max); // all of it
        vm.assertEq(later.balanceOf(address(slow)), 0);
        (uint256 worth,, uint256 arriving,,) = slow.nav();
        vm.assertEq(worth, arriving);
    }

    /// What waits to be priced or is settled is the same at any price; units are not.
    function testTheWorthAtTheRecordedPriceIsTold() public {
        slow.allocate(300e6);
        later.settleDeposit(address(slow), 200e6);
        slow.claim();
        slow.deallocate(80e6);
        later.settleRedeem(address(slow), 50e18);
        later.strike(1.005e18);
        (uint256 worth, uint256 recorded,,,) = slow.nav();
        vm.assertEq(recorded, 300e6); // 150 units at 1, 100 pending, 50 claimable
        vm.assertEq(worth, 300.75e6); // 150 units at 1.005
        vm.warp(block.timestamp + 1 days);
        slow.observe();
        vm.warp(block.timestamp + 1 hours);
        slow.observe();
        (, recorded,,,) = slow.nav();
        vm.assertEq(recorded, 300.75e6); // the new price is recorded
    }

    function testAnOldPriceIsNotSound() public {
        slow.allocate(100e6);
        later.settleDeposit(address(slow), 100e6);
        vm.warp(block.timestamp + AGE);
        vm.assertEq(slow.position().sound, 1);
        vm.warp(block.timestamp + 1);
        vm.assertEq(slow.position().sound, 0);
        later.strike(1e18);
        vm.assertEq(slow.position().sound, 1);
        vm.assertEq(slow.position().navAt, block.timestamp);
    }

    function testPartsAreReleased() public {
        prompt.allocate(300e6);
        vm.assertEq(prompt.releaseInKind(ALICE, 1, 3), 100e12);
        vm.assertEq(source.balanceOf(ALICE), 100e12);
        vm.assertEq(prompt.units(), 200e12);
    }
}

/// SandboxAsyncVault as ERC-7540 wants it.
contract SandboxAsyncVaultTest is Test {
    address private constant ALICE = address(0xA11CE);
    address private constant BOB = address(0xB0B);

    SandboxUSDC private token;
    SandboxAsyncVault private vault;

    function setUp() public {
        token = new SandboxUSDC(address(this));
        vault = new SandboxAsyncVault(address(token), "L", "L", address(this));
        token.setMinter(address(this), true);
        token.setMinter(address(vault), true);
        token.mint(ALICE, 1_000e6);
        vm.prank(ALICE);
        token.approve(address(vault), type(uint256).max);
    }

    function testARequestPassesThroughItsStates() public {
        vm.startPrank(ALICE);
        vm.assertEq(vault.requestDeposit(100e6, ALICE, ALICE), 0);
        vm.assertEq(vault.pendingDepositRequest(0, ALICE), 100e6);
        vm.assertEq(vault.maxDeposit(ALICE), 0);
        vm.expectRevert();
        vault.deposit(1, ALICE);
        vm.stopPrank();
        vault.strike(2e18);
        vault.settleDeposit(ALICE, 60e6);
        vm.assertEq(vault.pendingDepositRequest(0, ALICE), 40e6);
        vm.assertEq(vault.claimableDepositRequest(0, ALICE), 60e6);
        vault.strike(3e18); // too late for what is settled
        vm.startPrank(ALICE);
        vm.assertEq(vault.deposit(60e6, ALICE), 30e18);
        vault.requestRedeem(10e18, ALICE, ALICE);
        vm.stopPrank();
        vault.settleRedeem(ALICE, 10e18);
        vault.strike(1e18);
        vm.assertEq(vault.maxWithdraw(ALICE), 30e6);
        vm.assertEq(vault.claimableRedeemRequest(0, ALICE), 10e18);
        vm.prank(ALICE);
        vm.assertEq(vault.redeem(10e18, BOB, ALICE), 30e6);
        vm.assertEq(token.balanceOf(BOB), 30e6);
    }

    function testOperatorsAndNobodyElse() public {
        vm.prank(BOB);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.NotAllowed.selector, BOB));
        vault.requestDeposit(1e6, BOB, ALICE);
        vm.prank(ALICE);
        vault.setOperator(BOB, true);
        vm.prank(BOB);
        vault.requestDeposit(1e6, ALICE, ALICE);
        vault.settleDeposit(ALICE, 1e6);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.NotAllowed.selector, address(this)));
        vault.mint(1, address(this), ALICE);
        vm.prank(BOB);
        vault.mint(1e18, BOB, ALICE);
        vm.assertEq(vault.balanceOf(BOB), 1e18);
    }

    function testPreviewsRevertAndInterfacesAreTold() public {
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.NoPreviews.selector));
        vault.previewDeposit(1);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.NoPreviews.selector));
        vault.previewRedeem(1);
        bytes4 deposits = IERC7540.requestDeposit.selector ^ IERC7540.pendingDepositRequest.selector
            ^ IERC7540.claimableDepositRequest.selector ^ bytes4(keccak256("deposit(uint256,address,address)"))
            ^ bytes4(keccak256("mint(uint256,address,address)"));
        bytes4 redemptions = IERC7540.requestRedeem.selector ^ IERC7540.pendingRedeemRequest.selector
            ^ IERC7540.claimableRedeemRequest.selector;
        bytes4 operators = IERC7540.setOperator.selector ^ IERC7540.isOperator.selector;
        vm.assertTrue(vault.supportsInterface(deposits));
        vm.assertTrue(vault.supportsInterface(redemptions));
        vm.assertTrue(vault.supportsInterface(operators));
        vm.assertFalse(vault.supportsInterface(0xffffffff));
    }

    function testTroubles() public {
        vault.setFailure(SandboxAsyncVault.Failure.Requests);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.RequestsRefused.selector));
        vault.requestDeposit(1, ALICE, ALICE);
        vault.setFailure(SandboxAsyncVault.Failure.Pricing);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.PriceUnavailable.selector));
        vault.convertToAssets(1);
        vault.setFailure(SandboxAsyncVault.Failure.None);
        vm.prank(ALICE);
        vault.requestDeposit(1e6, ALICE, ALICE);
        vault.settleDeposit(ALICE, 1e6);
        vault.setFailure(SandboxAsyncVault.Failure.Claims);
        vm.assertEq(vault.maxMint(ALICE), 0);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.ClaimsRefused.selector));
        vault.mint(1e18, ALICE);
    }

    /// Whoever claims in whatever parts gets what was settled, and what is laid aside is there.
    function testFuzz_WhatIsSettledIsThere(uint256 assets, uint256 price, uint256 part) public {
        assets = bound(assets, 1e6, 1_000e6);
        price = bound(price, 0.5e18, 2e18);
        vm.prank(ALICE);
        vault.requestDeposit(assets, ALICE, ALICE);
        vault.settleDeposit(ALICE, assets);
        uint256 shares = vault.maxMint(ALICE);
        vm.startPrank(ALICE);
        vault.mint(bound(part, 0, shares), ALICE);
        vault.mint(vault.maxMint(ALICE), ALICE);
        vm.assertEq(vault.balanceOf(ALICE), shares);
        vault.requestRedeem(shares, ALICE, ALICE);
        vm.stopPrank();
        vault.strike(price);
        vault.settleRedeem(ALICE, shares / 3);
        vault.settleRedeem(ALICE, shares - shares / 3);
        uint256 due = vault.maxWithdraw(ALICE);
        vm.assertGe(token.balanceOf(address(vault)), due);
        uint256 before = token.balanceOf(ALICE);
        vm.startPrank(ALICE);
        vault.withdraw(bound(part, 0, due), ALICE, ALICE);
        vault.withdraw(vault.maxWithdraw(ALICE), ALICE, ALICE);
        vm.stopPrank();
        vm.assertEq(token.balanceOf(ALICE) - before, due);
    }
}
