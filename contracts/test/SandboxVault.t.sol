// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {SandboxToken} from "../src/sandbox/SandboxToken.sol";
import {SandboxUSDC} from "../src/sandbox/SandboxUSDC.sol";
import {SandboxUSDT} from "../src/sandbox/SandboxUSDT.sol";
import {IERC20, SandboxVault} from "../src/sandbox/SandboxVault.sol";
import {Test} from "./Test.sol";

/// Everything holds for a vault over either token.
abstract contract SandboxVaultTest is Test {
    address internal constant ALICE = address(0xA);
    address internal constant BOB = address(0xB);
    uint256 internal constant MAX = type(uint256).max;
    uint256 internal constant RICH = 1e15; // a billion tokens

    SandboxToken internal token;
    SandboxVault internal vault;

    function newToken() internal virtual returns (SandboxToken);

    function setUp() public {
        token = newToken();
        vault = new SandboxVault(IERC20(address(token)), "Vault", "V", address(this));
        token.setMinter(address(this), true);
        token.setMinter(address(vault), true);
        address[2] memory holders = [ALICE, BOB];
        for (uint256 i = 0; i < 2; i++) {
            token.mint(holders[i], RICH);
            vm.startPrank(holders[i]);
            SafeERC20.forceApprove(IERC20(address(token)), address(vault), MAX);
            vm.stopPrank();
        }
    }

    function balance(address account) internal view returns (uint256) {
        return IERC20(address(token)).balanceOf(account);
    }

    /// Brings the vault into some state: a deposit, an interest, a gain or a loss, some time.
    function stir(uint256 seed) internal {
        deposit(BOB, seed % 1e13);
        vault.setApyBps(uint32(seed >> 8) % 3_000);
        vm.warp(block.timestamp + (seed >> 40) % 400 days);
        uint256 total = vault.totalAssets();
        if (total > 0 && seed % 3 == 0) vault.setNav(bound(seed >> 80, total / 2, total * 3));
        vm.warp(block.timestamp + (seed >> 120) % 400 days);
    }

    function deposit(address who, uint256 assets) internal returns (uint256) {
        vm.prank(who);
        return vault.deposit(assets, who);
    }

    function redeem(address who, uint256 shares) internal returns (uint256) {
        vm.prank(who);
        return vault.redeem(shares, who, who);
    }

    function testSharesHaveTwelveDecimals() public view {
        vm.assertEq(vault.decimals(), 12);
        vm.assertEq(vault.previewDeposit(1e6), 1e12);
    }

    function testFuzz_RoundtripNeverProfits(uint256 seed, uint256 assets) public {
        stir(seed);
        assets = bound(assets, 0, 1e14);
        uint256 others = vault.totalAssets();
        vm.assertLe(redeem(ALICE, deposit(ALICE, assets)), assets);

        uint256 shares = vault.previewDeposit(assets);
        vm.startPrank(ALICE);
        uint256 paid = vault.mint(shares, ALICE);
        vm.assertGe(vault.withdraw(vault.maxWithdraw(ALICE), ALICE, ALICE), 0);
        vm.assertLe(balance(ALICE), RICH);
        vm.assertLe(paid, assets + 1);
        vm.stopPrank();
        vm.assertGe(vault.totalAssets(), others);
    }

    function testFuzz_PreviewsMatch(uint256 seed, uint256 amount) public {
        stir(seed);
        amount = bound(amount, 1, 1e13);
        uint256 preview = vault.previewDeposit(amount);
        vm.assertEq(deposit(ALICE, amount), preview);
        vm.startPrank(ALICE);
        preview = vault.previewMint(amount * 1e5);
        vm.assertEq(vault.mint(amount * 1e5, ALICE), preview);
        uint256 assets = vault.maxWithdraw(ALICE) / 2;
        preview = vault.previewWithdraw(assets);
        vm.assertEq(vault.withdraw(assets, ALICE, ALICE), preview);
        uint256 shares = vault.balanceOf(ALICE);
        preview = vault.previewRedeem(shares);
        vm.assertEq(vault.redeem(shares, ALICE, ALICE), preview);
    }

    function testFuzz_MaximaAreAcceptedAndAMiteMoreIsNot(uint256 seed, uint256 liquidity, uint256 cap) public {
        stir(seed);
        deposit(ALICE, 1e12);
        vault.setLiquidity(bound(liquidity, 0, vault.totalAssets() * 2));
        vault.setDepositCap(bound(cap, 0, 1e14));
        vm.startPrank(ALICE);

        uint256 max = vault.maxWithdraw(ALICE);
        vm.expectRevert();
        vault.withdraw(max + 1, ALICE, ALICE);
        vault.withdraw(max / 2, ALICE, ALICE);
        max = vault.maxRedeem(ALICE);
        vm.expectRevert();
        vault.redeem(max + 1, ALICE, ALICE);
        vault.redeem(max, ALICE, ALICE);
        max = vault.maxWithdraw(ALICE);
        vault.withdraw(max, ALICE, ALICE);
        vm.assertEq(vault.maxWithdraw(ALICE), 0);

        max = vault.maxDeposit(ALICE);
        vm.expectRevert();
        vault.deposit(max + 1, ALICE);
        vault.deposit(max / 2, ALICE);
        max = vault.maxMint(ALICE);
        vm.expectRevert();
        vault.mint(max + 1, ALICE);
        vault.mint(max, ALICE);
        vm.assertTrue(max == 0 || vault.totalAssets() <= vault.depositCap());
    }

    function testFuzz_MaximaNeverRevert(uint256 seed, uint256 liquidity, uint256 cap) public {
        stir(seed);
        vault.setLiquidity(liquidity);
        vault.setDepositCap(cap);
        vault.maxDeposit(BOB);
        vault.maxMint(BOB);
        vault.maxWithdraw(BOB);
        vault.maxRedeem(BOB);
    }

    function testLiquidityIsConsumed() public {
        deposit(ALICE, 100e6);
        vault.setLiquidity(60e6);
        vm.assertEq(vault.maxWithdraw(ALICE), 60e6);
        vm.assertEq(vault.maxRedeem(ALICE), 60e12);
        redeem(ALICE, 50e12);
        vm.assertEq(vault.liquidity(), 10e6);
        vm.assertEq(vault.maxWithdraw(ALICE), 10e6);
        vm.assertEq(vault.previewWithdraw(50e6), 50e12); // previews know no limits
        vault.setLiquidity(MAX);
        redeem(ALICE, 50e12);
        vm.assertEq(vault.liquidity(), MAX);
    }

    function testPauseStopsDepositsOnly() public {
        deposit(ALICE, 100e6);
        vault.setDepositsPaused(true);
        vm.assertEq(vault.maxDeposit(ALICE), 0);
        vm.assertEq(vault.maxMint(ALICE), 0);
        vm.prank(ALICE);
        vm.expectRevert();
        vault.deposit(1, ALICE);
        vm.assertEq(redeem(ALICE, 100e12), 100e6);
        vault.setDepositsPaused(false);
        vm.assertEq(vault.maxDeposit(ALICE), MAX);
        deposit(ALICE, 1);
    }

    function testFuzz_InterestIsLinearInTime(uint256 assets, uint32 apyBps, uint256 elapsed) public {
        assets = bound(assets, 0, RICH);
        elapsed = bound(elapsed, 0, 3_650 days);
        apyBps = uint32(bound(apyBps, 0, 10_000));
        deposit(ALICE, assets);
        vault.setApyBps(apyBps);
        vm.warp(block.timestamp + elapsed);
        uint256 want = assets + assets * apyBps * elapsed / (10_000 * 365 days);
        vm.assertEq(vault.totalAssets(), want);
        vault.setApyBps(apyBps); // accrues
        vm.assertEq(vault.totalAssets(), want);
        vm.assertEq(balance(address(vault)), want);
    }

    function testFivePercentOfAMillionInAYear() public {
        deposit(ALICE, 1_000_000e6);
        vault.setApyBps(500);
        vm.warp(block.timestamp + 365 days);
        vm.assertEq(vault.totalAssets(), 1_050_000e6);
        vm.assertGe(redeem(ALICE, vault.balanceOf(ALICE)), 1_050_000e6 - 1);
    }

    /// 1 token at 5 % earns a 630th of a unit a second; none of it may be lost by accruing each second.
    function testFrequentAccrualLosesNothing() public {
        deposit(ALICE, 1e6);
        vault.setApyBps(500);
        uint256 start = block.timestamp;
        for (uint256 i = 1; i <= 2_000; i++) {
            vm.warp(start + i);
            vault.setApyBps(500);
        }
        vm.assertEq(vault.totalAssets(), 1e6 + 3); // 3.17
    }

    function testFuzz_NavIsWhatTheOwnerSays(uint256 seed, uint256 nav) public {
        stir(seed);
        nav = bound(nav, 0, 1e16);
        vault.setNav(nav);
        vm.assertEq(vault.totalAssets(), nav);
        vm.assertEq(balance(address(vault)), nav);
    }

    /// Who is first, donates and lets a victim deposit, cannot come out ahead.
    function testFuzz_InflationDoesNotPay(uint256 first, uint256 donation, uint256 victim) public {
        first = bound(first, 1, 1e9);
        donation = bound(donation, 0, RICH / 2);
        victim = bound(victim, 1, RICH / 2);
        uint256 shares = deposit(ALICE, first);
        vm.prank(ALICE);
        SafeERC20.safeTransfer(IERC20(address(token)), address(vault), donation);
        deposit(BOB, victim);
        redeem(ALICE, shares);
        vm.assertLe(balance(ALICE), RICH);
    }

    /// Many movements of two holders: both can always leave, and no unit is created but by the owner.
    function testFuzz_EveryoneCanLeave(uint256[24] memory steps) public {
        for (uint256 i = 0; i < steps.length; i++) {
            uint256 s = steps[i];
            address who = s % 2 == 0 ? ALICE : BOB;
            uint256 kind = (s >> 8) % 5;
            if (kind == 0) deposit(who, bound(s >> 16, 0, balance(who) / 2));
            if (kind == 1) redeem(who, bound(s >> 16, 0, vault.maxRedeem(who)));
            if (kind == 2) vault.setApyBps(uint32(s >> 16) % 3_000);
            if (kind == 3) vm.warp(block.timestamp + (s >> 16) % 30 days);
            if (kind == 4) {
                uint256 amount = bound(s >> 16, 0, vault.maxWithdraw(who));
                vm.prank(who);
                vault.withdraw(amount, who, who);
            }
        }
        redeem(ALICE, vault.balanceOf(ALICE));
        redeem(BOB, vault.balanceOf(BOB));
        vm.assertEq(vault.totalSupply(), 0);
    }

    function testOnlyTheOwnerSets() public {
        vm.startPrank(ALICE);
        vm.expectRevert();
        vault.setApyBps(1);
        vm.expectRevert();
        vault.setLiquidity(1);
        vm.expectRevert();
        vault.setDepositCap(1);
        vm.expectRevert();
        vault.setDepositsPaused(true);
        vm.expectRevert();
        vault.setNav(1);
    }
}

contract SandboxVaultOverUSDCTest is SandboxVaultTest {
    function newToken() internal override returns (SandboxToken) {
        return new SandboxUSDC(address(this));
    }
}

contract SandboxVaultOverUSDTTest is SandboxVaultTest {
    function newToken() internal override returns (SandboxToken) {
        return new SandboxUSDT(address(this));
    }

    function testDepositUnderAFeeIsRefused() public {
        SandboxUSDT(address(token)).setParams(10, 1);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(SandboxVault.DepositShort.selector, 1e6, 1e6 - 1e3));
        vault.deposit(1e6, ALICE);
    }
}
