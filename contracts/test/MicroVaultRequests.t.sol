// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {IERC7540} from "../src/adapters/IERC7540.sol";
import {AdapterFactory} from "../src/adapters/AdapterFactory.sol";
import {MicroVault} from "../src/MicroVault.sol";
import {SandboxAsyncVault} from "../src/sandbox/SandboxAsyncVault.sol";
import {Puppet} from "./AdapterSetup.sol";
import {MicroVaultSetup} from "./MicroVaultSetup.sol";
import {PuppetFund} from "./PuppetFund.sol";

/// Takes whatever gas it is given.
contract GasEater {
    fallback() external {
        while (true) {}
    }
}

/// What a source of requests owes and does not pay, settles at another worth, or forgets: what it does to the NAV, and how
/// the vault's owner ends it.
contract MicroVaultRequestsTest is MicroVaultSetup {
    Puppet private constant PUPPETS = Puppet(address(uint160(uint256(keccak256("hevm cheat code")))));

    PuppetFund private fund;
    address private own; // its adapter

    /// 1,000,000 of Alice's, of which 200,000 in the source; half of that is asked back, and settled at par.
    function settleHalfOut() private returns (address adapter) {
        adapter = source(2).adapter;
        setTargets(0, 0, 2_000);
        deposit(ALICE, 1_000_000e6);
        rebalance();
        settleLater();
        rebalance();
        setTargets(0, 0, 1_000);
        rebalance();
        settleLater();
        vm.assertEq(later.maxWithdraw(adapter), 100_000e6);
    }

    /// A vault over a fund that says what it is told to say.
    function makePuppetVault(uint16 target) private {
        fund = new PuppetFund(address(token));
        AdapterFactory.Spec[] memory specs = new AdapterFactory.Spec[](1);
        specs[0] = AdapterFactory.Spec(LATER, address(fund), AdapterFactory.Kind.ERC7540, STEP, AGE);
        vault = new MicroVault(config(specs), adapters);
        own = vault.sources()[0].adapter;
        address[3] memory holders = [ALICE, BOB, CAROL];
        for (uint256 i = 0; i < 3; i++) {
            listHolder(holders[i]);
            vm.prank(holders[i]);
            token.approve(address(vault), MAX);
        }
        bytes32[] memory ids = new bytes32[](1);
        uint16[] memory bps = new uint16[](1);
        (ids[0], bps[0]) = (LATER, target);
        vault.setStrategy(ids, bps, 10_000 - target);
    }

    function rebalanceFund() private {
        bytes32[] memory ids = new bytes32[](1);
        ids[0] = LATER;
        vm.prank(KEEPER);
        vault.rebalance(ids);
    }

    // ------------------------------------------------------------ what is owed and not paid

    /// A fund in default: it owes what it settled and does not pay, and its price halves. `acceptNav` lets holders leave
    /// without what is owed, 30 days later it opens the vault, and what is paid after all comes by itself.
    function testADefaultEndsByAcceptance() public {
        settleHalfOut();
        PUPPETS.mockCallRevert(address(later), abi.encodePacked(IERC4626.withdraw.selector), "no money");
        later.strike(0.5e18);
        rebalance();
        vm.assertTrue(!vault.navIsSound(), "sound before anybody accepted it");
        vault.acceptNav(LATER);
        vm.assertTrue(vault.navIsSound(), "nobody can leave");
        vm.assertTrue(vault.maxRedeem(ALICE) > 0, "nobody can redeem");
        vm.assertTrue(vault.maxDeposit(ALICE) == 0, "open to who would have part of what is owed");
        assertNear(vault.totalAssets(), 850_000e6);
        rebalance();
        vm.assertTrue(vault.navIsSound(), "a claim that is refused again ended it");
        vm.warp(block.timestamp + 30 days);
        later.strike(0.5e18);
        vault.acceptNav(LATER);
        vm.assertTrue(vault.maxDeposit(ALICE) > 0, "closed though it is given up");
        PUPPETS.clearMockedCalls();
        rebalance();
        assertNear(vault.totalAssets(), 950_000e6);
        vm.assertTrue(vault.maxDeposit(ALICE) > 0, "closed though it is paid");
    }

    function testADefaultInATotalLossEndsByAcceptance() public {
        settleHalfOut();
        PUPPETS.mockCallRevert(address(later), abi.encodePacked(IERC4626.withdraw.selector), "no money");
        later.strike(0);
        vault.acceptNav(LATER);
        vm.assertTrue(vault.navIsSound(), "nobody can leave");
        vm.assertTrue(vault.maxDeposit(ALICE) == 0, "open to who would have part of what is owed");
        assertNear(vault.totalAssets(), 800_000e6);
    }

    function testSharesThatAreNotGivenAreAcceptedAsMissing() public {
        setTargets(0, 0, 1_000);
        deposit(ALICE, 1_000_000e6);
        rebalance();
        settleLater();
        PUPPETS.mockCallRevert(address(later), abi.encodePacked(IERC7540.mint.selector), "shut");
        later.strike(0.5e18);
        vault.acceptNav(LATER);
        vm.assertTrue(vault.navIsSound(), "nobody can leave");
        assertNear(vault.totalAssets(), 900_000e6);
    }

    /// Nor does a source stop its acceptance that burns its gas, or says that it gave what it kept.
    function testNoHabitInAClaimStopsAnAcceptance() public {
        address eater = address(new GasEater());
        for (uint256 i = 0; i < 2; i++) {
            setUp();
            settleHalfOut();
            bytes memory call = abi.encodePacked(IERC4626.withdraw.selector);
            if (i == 0) PUPPETS.mockFunction(address(later), eater, call);
            else PUPPETS.mockCall(address(later), call, abi.encode(uint256(1)));
            later.strike(0.5e18);
            vault.acceptNav{gas: 5_000_000}(LATER);
            vm.assertTrue(vault.navIsSound(), i == 0 ? "burnt" : "kept");
            PUPPETS.clearMockedCalls();
        }
    }

    // ---------------------------------------------------------- what is settled at another worth

    /// What is accepted is claimed at that moment: an acceptance serves no later claim.
    function testAnAcceptanceServesItsOwnClaim() public {
        makePuppetVault(1_000);
        deposit(ALICE, 900_000e6);
        deposit(CAROL, 100_000e6);
        rebalanceFund();
        fund.settle(own, 100_000e6, 101_500e18); // 1.5 % more than was paid for
        rebalanceFund();
        vm.assertTrue(!vault.navIsSound(), "claimed by nobody's decision");
        vault.acceptNav(LATER);
        vm.assertTrue(vault.navIsSound(), "accepted, and not sound");
        assertNear(vault.totalAssets(), 1_001_500e6);
        assertRefusesTheSameForLittle();
    }

    /// Nor if the source refused it when it was accepted, and gave less afterwards.
    function testAnAcceptanceThatWasNotUsedServesNoClaim() public {
        makePuppetVault(1_000);
        deposit(ALICE, 900_000e6);
        deposit(CAROL, 100_000e6);
        rebalanceFund();
        fund.settle(own, 100_000e6, 101_500e18);
        PUPPETS.mockCallRevert(address(fund), abi.encodePacked(IERC7540.mint.selector), "not now");
        vault.acceptNav(LATER);
        PUPPETS.clearMockedCalls();
        fund.settle(own, 100_000e6, 100_000e18);
        rebalanceFund();
        assertNear(vault.totalAssets(), 1_000_000e6);
        vm.assertTrue(vault.maxDeposit(ALICE) > 0, "closed though all has come");
        assertRefusesTheSameForLittle();
    }

    /// Months later a little is put in, and the fund says that it is as many shares as were accepted once.
    function assertRefusesTheSameForLittle() private {
        vm.warp(block.timestamp + 100 days);
        deposit(ALICE, 50_000e6);
        rebalanceFund();
        uint256 asked = fund.pendingDepositRequest(0, own);
        vm.assertTrue(asked > 0, "nothing was asked for");
        uint256 before = vault.totalAssets();
        fund.settle(own, asked, 101_500e18);
        rebalanceFund();
        vm.assertTrue(!vault.navIsSound(), "sound though nobody accepted it");
        vm.assertLe(vault.totalAssets(), before + asked / 20 + 10);
    }

    /// A settlement far below what was given is claimed by nobody's decision but the owner's, and nobody is paid by it.
    function testALossByASettlementIsNotSoundUntilAccepted() public {
        makePuppetVault(5_000);
        deposit(ALICE, 900_000e6);
        deposit(BOB, 100_000e6);
        rebalanceFund();
        uint256 id = requestRedeem(BOB, 100_000e12);
        vm.warp(block.timestamp + 1 days);
        fund.settle(own, 500_000e6, 1e18); // a share for half a million
        rebalanceFund();
        vm.assertTrue(!vault.navIsSound(), "sound though half is missing");
        vm.assertTrue(vault.redeemRequest(id).shares > 0, "Bob was paid half, by nobody's decision");
        vault.acceptNav(LATER);
        vm.assertTrue(vault.navIsSound(), "accepted, and not sound");
        assertNear(vault.totalAssets(), 500_001e6);
    }

    /// Nor is a redemption that brings next to nothing.
    function testALossByARedemptionIsNotSoundUntilAccepted() public {
        makePuppetVault(5_000);
        deposit(ALICE, 1_000_000e6);
        rebalanceFund();
        fund.settle(own, 500_000e6, 500_000e18);
        rebalanceFund();
        vault.setStrategy(new bytes32[](0), new uint16[](0), 10_000);
        rebalanceFund();
        fund.settleRedeem(own, 500_000e18, 1e6);
        rebalanceFund();
        vm.assertTrue(!vault.navIsSound(), "sound though half is missing");
        vm.assertEq(fund.maxWithdraw(own), 1e6);
        vault.acceptNav(LATER);
        vm.assertTrue(vault.navIsSound(), "accepted, and not sound");
        assertNear(vault.totalAssets(), 500_001e6);
    }

    // -------------------------------------------------------------------- what is forgotten

    /// What the source forgets while a part is claimed is missing.
    function testWhatIsForgottenInAClaimIsMissing() public {
        makePuppetVault(5_000);
        deposit(ALICE, 1_000_000e6);
        rebalanceFund();
        fund.settle(own, 1e6, 1e18);
        fund.forgetInMint();
        rebalanceFund();
        vm.assertTrue(!vault.navIsSound(), "sound though 499,999 are missing");
        assertNear(vault.totalAssets(), 1_000_000e6);
    }

    // ------------------------------------------------- what others ask for and send in its name

    /// 1,000,000 of Alice's; 100,000 of it were in the source, and are settled at par.
    function settleAllOut() private returns (address adapter) {
        adapter = source(2).adapter;
        setTargets(0, 0, 1_000);
        deposit(ALICE, 1_000_000e6);
        rebalance();
        settleLater();
        rebalance();
        setTargets(0, 0, 0);
        rebalance();
        settleLater();
        vm.assertEq(later.maxWithdraw(adapter), 100_000e6);
    }

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

    /// What is settled at par and shut in is as missing when others ask, in the adapter's name, for as many shares that are
    /// worth next to nothing; and once the source pays, all that it pays comes to the vault.
    function testARequestInTheAdaptersNameHidesNothing() public {
        for (uint256 i = 0; i < 2; i++) {
            setUp();
            address adapter = settleAllOut();
            later.strike(0.01e18);
            buyShares(CAROL, 1_000e6); // 100,000 shares
            later.setFailure(SandboxAsyncVault.Failure.Claims);
            if (i == 0) vault.acceptNav(LATER);
            else vault.observe();
            vm.assertTrue(vault.maxDeposit(CAROL) == 0, "open while 100,000 are missing");
            vm.startPrank(CAROL);
            later.requestRedeem(later.balanceOf(CAROL), adapter, CAROL);
            vm.stopPrank();
            vm.assertTrue(vault.maxDeposit(CAROL) == 0, "open while what is missing seems to be pending");
            vm.assertTrue(source(2).position.sound == (i == 0 ? 2 : 0), "what was missing is not any more");
            later.setFailure(SandboxAsyncVault.Failure.None);
            later.settleRedeem(adapter, 100_000e18);
            rebalance();
            vm.assertTrue(vault.idle() == 1_001_000e6, "part of what is paid is left behind");
        }
    }

    /// Worthless units that somebody sends while a redemption is shut in end nothing of it.
    function testWorthlessUnitsEndNoClaim() public {
        address adapter = settleAllOut();
        later.strike(0.0001e18);
        buyShares(OUTSIDER, 10e6); // 100,000 shares
        later.setFailure(SandboxAsyncVault.Failure.Claims);
        vm.prank(OUTSIDER);
        later.transfer(adapter, 100_000e18);
        rebalance();
        vm.assertTrue(!vault.navIsSound(), "sound by units that a stranger has sent");
        vault.acceptNav(LATER);
        vm.assertTrue(vault.maxDeposit(ALICE) == 0, "open by units that a stranger has sent");
        later.setFailure(SandboxAsyncVault.Failure.None);
        rebalance();
        assertNear(vault.idle(), 1_000_000e6);
    }

    /// A fund that sends shares of its own for what it keeps, again and again, and then says that it pays as well, is worth
    /// no more by that than what was put into it.
    function testWhatComesInPlaceOfSomethingIsWorthNoMore() public {
        makePuppetVault(5_000);
        deposit(ALICE, 1_000_000e6);
        rebalanceFund();
        fund.settle(own, 500_000e6, 500_000e18);
        rebalanceFund();
        vault.setStrategy(new bytes32[](0), new uint16[](0), 10_000);
        rebalanceFund();
        fund.settleRedeem(own, 500_000e18, 0); // settled, and nothing to be claimed
        for (uint256 i = 0; i < 6; i++) {
            fund.give(own, 500_000e18);
            vault.observe();
            vm.assertTrue(vault.maxDeposit(ALICE) == 0, "open though it was not given up");
            assertNear(vault.totalAssets(), 1_000_000e6);
            if (i > 2) vault.acceptNav(LATER);
            vm.assertTrue(vault.navIsSound() == (i > 2), "sound by what came, or accepted and not sound");
        }
        fund.settleRedeem(own, 0, 500_000e6);
        assertNear(vault.totalAssets(), 1_000_000e6);
        fund.settleRedeem(own, 0, 500_000e6);
        assertNear(vault.totalAssets(), 1_000_000e6);
    }

    /// A fund that pays out by itself what was asked for: it counts once.
    function testWhatIsPaidOutCountsOnce() public {
        address adapter = source(2).adapter;
        setTargets(0, 0, 10_000);
        deposit(ALICE, 900_000e6);
        deposit(BOB, 100_000e6);
        rebalance();
        settleLater();
        rebalance();
        setTargets(0, 0, 0);
        rebalance();
        uint256 id = requestRedeem(BOB, vault.balanceOf(BOB));
        uint256 had = balance(BOB);
        vm.warp(block.timestamp + 7 days);
        later.strike(1e18);
        PUPPETS.mockCall(
            address(later), abi.encodeCall(later.pendingRedeemRequest, (0, adapter)), abi.encode(uint256(0))
        );
        token.mint(adapter, 1_000_000e6);
        rebalance();
        assertNear(vault.totalAssets(), 1_000_000e6);
        vm.assertTrue(!vault.navIsSound(), "sound though nobody said what came");
        vm.prank(BOB);
        vault.redeemInKind(id);
        vault.acceptNav(LATER);
        vm.assertTrue(vault.navIsSound(), "accepted, and not sound");
        uint256 left = vault.redeemRequest(id).shares + vault.balanceOf(BOB);
        for (uint256 i = id + 1; i < vault.queueTail(); i++) {
            left += vault.redeemRequest(i).shares;
        }
        assertNear(balance(BOB) - had + vault.convertToAssets(left), 100_000e6);
    }
}
