// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {SandboxAsyncVault} from "../src/sandbox/SandboxAsyncVault.sol";
import {Puppet} from "./AdapterSetup.sol";
import {MicroVaultSetup} from "./MicroVaultSetup.sol";

/// What strangers send while claims are shut ends no request, and what is refused one way is claimed the other.
contract MicroVaultClaimsTest is MicroVaultSetup {
    Puppet private constant PUPPETS = Puppet(address(uint160(uint256(keccak256("hevm cheat code")))));

    function buyShares(address who, uint256 assets) private {
        token.mint(who, assets);
        vm.startPrank(who);
        token.approve(address(later), assets);
        later.requestDeposit(assets, who, who);
        vm.stopPrank();
        later.settleDeposit(who, assets);
        vm.startPrank(who);
        later.mint(later.maxMint(who), who, who);
        vm.stopPrank();
    }

    /// 100,000 of 1,000,000 asked to enter; settled at a price that fell to a hundredth (10,000,000 shares, worth what was
    /// given), claims are shut for an hour. Somebody sends `dollars` worth of shares in that hour.
    function shutHour(uint256 price, uint256 dollars) private returns (address adapter) {
        adapter = source(2).adapter;
        setTargets(0, 0, 1_000);
        deposit(ALICE, 1_000_000e6);
        rebalance();
        later.strike(price);
        if (dollars > 0) buyShares(CAROL, dollars);
        settleLater();
        later.setFailure(SandboxAsyncVault.Failure.Claims);
        uint256 bought = later.balanceOf(CAROL);
        vm.prank(CAROL);
        later.transfer(adapter, bought);
        vault.observe();
        later.setFailure(SandboxAsyncVault.Failure.None);
        vault.acceptNav(LATER); // claims all that can be claimed
        rebalance();
    }

    /// Shares that somebody sent take the place of what is missing, and all is claimed once claims are open.
    function testSharesOfStrangersEndNoEntry() public {
        address adapter = shutHour(0.01e18, 1_000e6);
        for (uint256 i = 0; i < 3; i++) {
            vm.warp(block.timestamp + 1 days);
            later.strike(0.01e18);
            vault.acceptNav(LATER);
            rebalance();
        }
        vm.assertEq(later.maxMint(adapter), 0);
    }

    /// Nor does a dollar's worth shut the vault once claims are open, though nobody accepts anything.
    function testADollarShutsNoVaultAfterTheHour() public {
        address adapter = source(2).adapter;
        setTargets(0, 0, 1_000);
        deposit(ALICE, 1_000_000e6);
        rebalance();
        buyShares(CAROL, 1e6);
        settleLater();
        later.setFailure(SandboxAsyncVault.Failure.Claims);
        vm.prank(CAROL);
        later.transfer(adapter, 1e18);
        vault.observe();
        later.setFailure(SandboxAsyncVault.Failure.None);
        for (uint256 i = 0; i < 60; i++) {
            rebalance();
            vm.warp(block.timestamp + 1 days);
            later.strike(1e18);
            vault.observe();
        }
        vm.assertTrue(vault.navIsSound());
    }

    /// A fund that has no cash for 50,000 asked back, and has 150,000 shares ready: "Neither way stops the other".
    function testARefusedRedemptionStopsNoShares() public {
        address adapter = source(2).adapter;
        setTargets(0, 0, 1_000);
        deposit(ALICE, 900_000e6);
        deposit(BOB, 100_000e6);
        rebalance();
        settleLater();
        rebalance();
        setTargets(0, 0, 500);
        rebalance(); // 50,000 asked to leave
        setTargets(0, 0, 2_000);
        rebalance(); // 150,000 asked to enter
        settleLater();
        PUPPETS.mockCallRevert(address(later), abi.encodePacked(IERC4626.withdraw.selector), "no cash");
        uint256 price = 1e18;
        for (uint256 i = 0; i < 30; i++) {
            vm.warp(block.timestamp + 1 days);
            price = price * 10_010 / 10_000; // a tenth of a percent a day
            later.strike(price);
            rebalance();
            vault.observe();
        }
        vm.assertEq(later.maxMint(adapter), 0);
    }

    /// A source that is written off, and still owes 100,000 shares' worth.
    function writtenOff() private returns (address adapter) {
        adapter = source(2).adapter;
        setTargets(0, 0, 1_000);
        deposit(ALICE, 1_000_000e6);
        rebalance();
        settleLater();
        rebalance();
        setTargets(0, 0, 0);
        rebalance(); // all 100,000 shares are asked to leave
        later.strike(0.01e18);
        vault.acceptNav(LATER);
        later.strike(0.5e18); // what is recovered, after all
        settleLater();
        later.setFailure(SandboxAsyncVault.Failure.Claims);
        for (uint256 i = 0; i < 9; i++) {
            vm.warp(block.timestamp + 1 days);
            later.strike(0.5e18);
            vault.observe();
        }
        vault.writeOff(LATER);
        vm.assertEq(vault.maxDeposit(CAROL), 0);
    }

    /// What somebody sends in the place of what it owes opens the vault to nobody.
    function testNobodyEntersWhileAWrittenOffSourceOwes() public {
        address adapter = writtenOff();
        vm.prank(CAROL);
        token.transfer(adapter, 1_001e6);
        rebalance();
        vm.assertEq(vault.maxDeposit(CAROL), 0);
    }
}
