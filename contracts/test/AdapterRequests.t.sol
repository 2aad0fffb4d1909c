// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {AdapterFactory} from "../src/adapters/AdapterFactory.sol";
import {ERC7540Adapter} from "../src/adapters/ERC7540Adapter.sol";
import {IERC7540} from "../src/adapters/IERC7540.sol";
import {ISourceAdapter} from "../src/adapters/ISourceAdapter.sol";
import {SandboxAsyncVault} from "../src/sandbox/SandboxAsyncVault.sol";
import {SandboxFund} from "../src/sandbox/SandboxFund.sol";
import {SandboxFundShare} from "../src/sandbox/SandboxFundShare.sol";
import {AdapterSetup} from "./AdapterSetup.sol";

/// What an adapter asks of sources that take requests: what is shut in, given up, settled in parts or of others, and
/// shares that are another token with a list of its own.
contract AdapterRequestsTest is AdapterSetup {
    function testAShareApartIsHeldAndCounted() public {
        vm.assertEq(slow.share(), address(later));
        vm.assertEq(apart.share(), address(fundShare));
        vm.assertEq(apart.source(), address(fund));
        apart.allocate(300e6);
        settleAll(fund, apart);
        apart.claim();
        vm.assertEq(fundShare.balanceOf(address(apart)), 300e18);
        vm.assertEq(apart.units(), 300e18);
        vm.assertEq(worthOf(apart), 300e6);
        apart.deallocate(120e6);
        vm.assertEq(fundShare.balanceOf(address(apart)), 180e18);
        vm.assertEq(fundShare.allowance(address(apart), address(fund)), 0);
        vm.assertEq(apart.position().pendingOut, 120e6);
        settleAll(fund, apart);
        apart.claim();
        vm.assertEq(token.balanceOf(address(this)), 820e6);
        vm.assertEq(apart.releaseInKind(ALICE, 1, 3), 60e18);
        vm.assertEq(fundShare.balanceOf(ALICE), 60e18);
        apart.deallocate(type(uint256).max); // all of it, at no price
        vm.assertEq(apart.units(), 120e18);
        vm.assertEq(apart.position().pendingOut, 120e6);
    }

    /// The assets that a source shuts in stay in the NAV, and the NAV is not sound: whether the source says what it
    /// keeps, as ERC-7540 has it, or says nothing, as Centrifuge's do.
    function testWhatIsShutInCountsAndIsNotSound() public {
        fillPosition(later, slow);
        later.setFailure(SandboxAsyncVault.Failure.Claims);
        assertShutIn(slow);
        later.setFailure(SandboxAsyncVault.Failure.None);
        assertOpen(slow);
    }

    function testWhatIsKeptFromAFrozenControllerCountsAndIsNotSound() public {
        fillPosition(fund, apart);
        fund.setFrozen(address(apart), true);
        vm.assertEq(fund.claimableDepositRequest(0, address(apart)), 0);
        assertShutIn(apart);
        fund.setFrozen(address(apart), false);
        assertOpen(apart);
    }

    function assertShutIn(ISourceAdapter adapter) private {
        vm.assertEq(worthOf(adapter), 700e6);
        vm.assertFalse(isSound(adapter));
        vm.assertEq(adapter.units(), adapter.position().units);
        uint256 before = token.balanceOf(address(this));
        adapter.claim();
        vm.assertEq(token.balanceOf(address(this)), before);
        vm.assertEq(worthOf(adapter), 700e6);
    }

    function assertOpen(ISourceAdapter adapter) private {
        vm.assertEq(worthOf(adapter), 700e6);
        vm.assertTrue(isSound(adapter));
        uint256 before = token.balanceOf(address(this));
        adapter.claim();
        vm.assertEq(token.balanceOf(address(this)) - before, 50e6);
        vm.assertEq(worthOf(adapter), 650e6);
        vm.assertTrue(isSound(adapter));
    }

    /// A part that is shut in counts like the whole.
    function testAPartThatIsShutInIsNotSound() public {
        fillPosition(later, slow);
        PUPPETS.mockCall(
            address(later), abi.encodeCall(later.maxDeposit, (address(slow))), abi.encode(uint256(50e6))
        );
        PUPPETS.mockCall(address(later), abi.encodeCall(later.maxMint, (address(slow))), abi.encode(uint256(50e18)));
        vm.assertEq(worthOf(slow), 700e6);
        vm.assertFalse(isSound(slow));
    }

    /// What the owner accepts as missing counts nothing, until it comes back; what goes missing later counts.
    function testTheOwnerAcceptsWhatIsMissing() public {
        fillPosition(fund, apart);
        fund.setFrozen(address(apart), true);
        apart.acceptPrice();
        vm.assertEq(worthOf(apart), 570e6); // without the 80 and the 50
        vm.assertEq(apart.position().sound, 2); // to leave by only
        fund.settleDeposit(address(apart), 60e6);
        vm.assertEq(worthOf(apart), 570e6);
        vm.assertFalse(isSound(apart));
        fund.setFrozen(address(apart), false);
        vm.assertEq(worthOf(apart), 700e6);
        apart.claim();
        vm.assertEq(worthOf(apart), 650e6);
        fund.settleDeposit(address(apart), 60e6);
        fund.setFrozen(address(apart), true);
        vm.assertEq(worthOf(apart), 650e6);
        vm.assertFalse(isSound(apart));
    }

    /// A request that the source drops, and refunds to the adapter, comes to the vault.
    function testARefundComesToTheVault() public {
        slow.allocate(300e6);
        PUPPETS.mockCall(
            address(later), abi.encodeCall(later.pendingDepositRequest, (0, address(slow))), abi.encode(uint256(0))
        );
        token.mint(address(slow), 300e6);
        vm.assertFalse(isSound(slow));
        slow.claim();
        vm.assertEq(token.balanceOf(address(this)), 1_000e6);
        vm.assertEq(worthOf(slow), 0); // it counts once
        vm.assertTrue(isSound(slow));
    }

    /// A refund ends no more than what is missing, and what is missing beyond it counts on.
    function testARefundOfAPartEndsThatPart() public {
        fillPosition(fund, apart);
        fund.setFrozen(address(apart), true); // 80 of assets asked for, and 50 of shares, are shut in
        token.mint(address(apart), 30e6);
        apart.claim();
        vm.assertEq(token.balanceOf(address(this)), 330e6);
        vm.assertEq(worthOf(apart), 670e6);
        vm.assertFalse(isSound(apart));
        token.mint(address(apart), 500e6); // 50 in place of what was given, 50 in place of the units; more is a gift
        apart.claim();
        vm.assertEq(token.balanceOf(address(this)), 830e6);
        vm.assertEq(worthOf(apart), 570e6);
        vm.assertEq(apart.position().pendingIn, 120e6);
        vm.assertFalse(isSound(apart)); // until the owner says that it is for the units
        apart.acceptPrice();
        vm.assertEq(apart.position().sound, 2);
        vm.assertEq(worthOf(apart), 570e6);
    }

    /// Units of a redemption that the source drops, and gives back to the adapter, are in hand again, and count once. The
    /// owner accepts that they are what is missing, and gives up what else was asked for.
    function testUnitsThatAreGivenBackAreInHandAgain() public {
        slow.allocate(300e6);
        settleAll(later, slow);
        slow.claim();
        slow.deallocate(type(uint256).max);
        PUPPETS.mockCall(
            address(later), abi.encodeCall(later.pendingRedeemRequest, (0, address(slow))), abi.encode(uint256(0))
        );
        vm.prank(address(later));
        later.transfer(address(slow), 300e18);
        slow.claim();
        vm.assertEq(worthOf(slow), 300e6);
        vm.assertFalse(isSound(slow));
        slow.acceptPrice();
        vm.assertEq(slow.position().sound, 2);
        vm.assertEq(worthOf(slow), 300e6);
        vm.assertEq(slow.releaseInKind(ALICE, 1, 3), 100e18);
        vm.warp(block.timestamp + 30 days);
        later.strike(1e18);
        slow.acceptPrice();
        vm.assertTrue(isSound(slow));
    }

    /// Units that come without a claim count once too, in the place of the assets that were given for them.
    function testUnitsThatComeByThemselvesCountOnce() public {
        slow.allocate(300e6);
        settleAll(later, slow);
        bytes memory call = abi.encodeCall(later.maxMint, (address(slow)));
        PUPPETS.mockCall(address(later), call, abi.encode(uint256(0)));
        vm.prank(address(later));
        later.transfer(address(slow), 300e18);
        slow.claim();
        vm.assertEq(worthOf(slow), 300e6);
        vm.assertEq(slow.units(), 300e18);
        vm.assertFalse(isSound(slow));
        slow.acceptPrice();
        vm.assertEq(slow.position().sound, 2);
        vm.assertEq(worthOf(slow), 300e6);
    }

    /// What a source says can be claimed counts by no more than the band allows for what was given for it, in assets and
    /// in units, however much it says and while it is not sound as well. What it then does not give the owner accepts as
    /// missing.
    function testFuzz_WhatASourceSaysItOwesCountsWithinTheBand(uint256 units, uint256 assets, uint256 days_) public {
        fillPosition(later, slow);
        vm.warp(block.timestamp + bound(days_, 0, 10) * 1 days);
        later.strike(1e18);
        units = bound(units, 80e18, type(uint112).max);
        assets = bound(assets, 50e6, type(uint112).max);
        PUPPETS.mockCall(address(later), abi.encodeCall(later.maxMint, (address(slow))), abi.encode(units));
        PUPPETS.mockCall(address(later), abi.encodeCall(later.maxWithdraw, (address(slow))), abi.encode(assets));
        ISourceAdapter.Position memory p = slow.position();
        uint256 most = (80e6 + 50e6) * uint256(5 * STEP) / 10_000 + 8;
        vm.assertTrue(p.held + p.pendingIn + p.claimable <= 700e6 + most, "worth");
        vm.assertTrue(p.units <= 530e18 + most * 1e12, "units");
        vm.assertTrue(slow.units() == p.units, "units that need no price");
        (uint256 worth, uint256 recorded,,,) = slow.nav();
        vm.assertTrue(worth <= 700e6 + most, "NAV");
        vm.assertTrue(recorded <= 700e6 + most, "NAV by the recorded price");
        bool more = units > 80e18 || assets > 50e6;
        slow.acceptPrice();
        uint256 unitsLeft = 450e18 + (units > 80e18 ? 0 : 80e18);
        vm.assertTrue(slow.units() == unitsLeft, "what the source refuses counts nothing");
        vm.assertTrue(slow.position().sound == (more ? 2 : 1), "the owner accepted it");
    }

    /// A source that says its price is next to nothing while it delivers units beyond measure has them not claimed.
    function testALowPriceLetsNoUnitsBeyondMeasureIn() public {
        slow.allocate(100e6);
        settleAll(later, slow);
        PUPPETS.mockCall(address(later), abi.encodeCall(later.maxMint, (address(slow))), abi.encode(uint256(1e29)));
        PUPPETS.mockCall(address(later), abi.encodePacked(later.convertToAssets.selector), abi.encode(uint256(1)));
        PUPPETS.mockCall(address(later), abi.encodePacked(IERC7540.mint.selector), abi.encode(uint256(1e29)));
        vm.expectRevert(abi.encodeWithSelector(ISourceAdapter.ClaimRefused.selector));
        slow.claim();
    }

    /// A total loss can be accepted like another price, with the units there are: then nothing enters, and no more units
    /// are claimed, until the owner accepts another one.
    function testATotalLossIsAccepted() public {
        fillPosition(later, slow);
        later.strike(0);
        vm.assertFalse(isSound(slow));
        slow.acceptPrice();
        slow.claim();
        vm.assertTrue(isSound(slow));
        vm.assertEq(slow.position().held, 0);
        vm.assertEq(slow.maxAllocate(), 0);
        bytes memory pending = abi.encodeCall(later.pendingDepositRequest, (0, address(slow)));
        PUPPETS.mockCall(address(later), pending, abi.encode(uint256(0)));
        PUPPETS.mockCall(address(later), abi.encodeCall(later.maxDeposit, (address(slow))), abi.encode(uint256(120e6)));
        PUPPETS.mockCall(address(later), abi.encodeCall(later.maxMint, (address(slow))), abi.encode(uint256(1e29)));
        vm.expectRevert(abi.encodeWithSelector(ISourceAdapter.ClaimRefused.selector));
        slow.claim();
        PUPPETS.clearMockedCalls();
        later.strike(1e18);
        vm.assertFalse(isSound(slow));
        slow.acceptPrice();
        vm.assertTrue(isSound(slow));
        vm.assertEq(worthOf(slow), 650e6); // all but the 50 that were to be claimed
    }

    /// A source that has something, be it not even units, and tells no price cannot be read: so it can be written off.
    function testNoPriceIsNotReadableWhileSomethingIsPending() public {
        PUPPETS.mockCallRevert(address(later), abi.encodePacked(later.convertToAssets.selector), "");
        vm.assertTrue(isSound(slow)); // there is nothing in it
        PUPPETS.clearMockedCalls();
        slow.allocate(100e6);
        PUPPETS.mockCallRevert(address(later), abi.encodePacked(later.convertToAssets.selector), "silent");
        vm.expectRevert("silent");
        slow.position();
        PUPPETS.clearMockedCalls();
        vm.assertTrue(isSound(slow));
    }

    /// What came back after it was accepted is a new loss if it is missing again: nobody has accepted that.
    function testWhatCameBackIsAcceptedNoMore() public {
        for (uint256 i = 0; i < 2; i++) {
            token.mint(address(this), 700e6);
            fillPosition(fund, apart);
            fund.setFrozen(address(apart), true);
            apart.acceptPrice();
            vm.assertEq(apart.position().sound, 2);
            fund.setFrozen(address(apart), false);
            if (i == 0) apart.observe();
            else apart.claim();
            fund.setFrozen(address(apart), true);
            if (i == 1) fund.settleDeposit(address(apart), 60e6);
            vm.assertTrue(apart.position().sound == 0, i == 0 ? "observed" : "claimed");
            vm.warp(block.timestamp + 31 days);
            fund.strike(fund.navPrice());
            apart.acceptPrice();
            vm.assertTrue(apart.position().sound == 2, "given up at once");
            fund.setFrozen(address(apart), false);
        }
    }

    /// What was accepted as missing, and is again 30 days later, is given up: the position is sound without it. Not if
    /// more is missing by then; that has its own 30 days.
    function testWhatIsMissingIsGivenUpIfAcceptedAgain() public {
        fillPosition(fund, apart);
        fund.setFrozen(address(apart), true);
        apart.acceptPrice();
        for (uint256 i = 0; i < 2; i++) {
            vm.warp(block.timestamp + 30 days - 1);
            fund.strike(fund.navPrice());
            apart.acceptPrice();
            vm.assertEq(apart.position().sound, 2);
            if (i == 0) fund.settleDeposit(address(apart), 60e6); // goes missing too
            vm.warp(block.timestamp + 1);
            apart.acceptPrice();
            vm.assertEq(apart.position().sound, i == 0 ? 2 : 1);
        }
        uint256 without = worthOf(apart);
        fund.setFrozen(address(apart), false);
        vm.assertGe(worthOf(apart), without + 180e6); // what comes back counts all the same
        vm.assertTrue(isSound(apart));
    }

    /// Others may ask in the adapter's name, and give it what they ask for. It is no part of the position.
    function testRequestsOfOthersCountNothing() public {
        slow.allocate(100e6);
        requestInItsName(1_000e6);
        vm.assertEq(worthOf(slow), 100e6);
        vm.assertTrue(isSound(slow));
        settleAll(later, slow);
        vm.assertEq(worthOf(slow), 100e6);
        vm.assertTrue(isSound(slow));
        slow.claim();
        vm.assertEq(later.balanceOf(address(slow)), 100e18);
        vm.assertEq(worthOf(slow), 100e6);
        slow.deallocate(type(uint256).max);
        settleAll(later, slow);
        slow.claim();
        vm.assertEq(worthOf(slow), 0);
        requestInItsName(1_000e6); // and nothing was asked for
        vm.assertEq(worthOf(slow), 0);
        vm.assertTrue(isSound(slow));
    }

    function requestInItsName(uint256 assets) private {
        token.mint(ALICE, assets);
        vm.startPrank(ALICE);
        token.approve(address(later), assets);
        later.requestDeposit(assets, address(slow), ALICE);
        vm.stopPrank();
    }

    /// However a request is settled in parts, and at whatever prices within the band, the NAV stays sound and in the
    /// end nothing is left of it.
    function testFuzz_PartsAreClaimedToTheLast(uint256[6] memory parts, uint256[6] memory prices) public {
        apart.allocate(777e6 + 1);
        for (uint256 i = 0; i < 6; i++) {
            fund.strike(bound(prices[i], 0.996e18, 1.004e18));
            uint256 pending = fund.pendingDepositRequest(0, address(apart));
            fund.settleDeposit(address(apart), i == 5 ? pending : bound(parts[i], 0, pending));
            vm.assertTrue(isSound(apart));
            if (prices[i] % 2 == 0) apart.claim();
        }
        apart.claim();
        vm.assertEq(apart.position().pendingIn, 0);
        vm.assertEq(fund.maxMint(address(apart)), 0);
        apart.deallocate(type(uint256).max);
        for (uint256 i = 0; i < 6; i++) {
            fund.strike(bound(prices[5 - i], 0.996e18, 1.004e18));
            uint256 pending = fund.pendingRedeemRequest(0, address(apart));
            fund.settleRedeem(address(apart), i == 5 ? pending : bound(parts[5 - i], 0, pending));
            vm.assertTrue(isSound(apart));
            if (parts[i] % 2 == 0) apart.claim();
        }
        apart.claim();
        assertWithin(worthOf(apart), 0, 1);
        vm.assertEq(apart.units(), 0);
        vm.assertTrue(isSound(apart));
        assertWithin(token.balanceOf(address(this)), 1_000e6, 777e6 * 81 / 10_000 + 12);
    }

    // --------------------------------------------------------- a list of the share's own

    function testWhoIsNotOnTheListIsRefused() public {
        fund.setRestricted(true);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.NotAllowed.selector, address(apart)));
        apart.allocate(100e6);
        fund.setMember(address(apart), true);
        apart.allocate(300e6);
        settleAll(fund, apart);
        apart.claim();
        vm.expectRevert(
            abi.encodeWithSelector(SandboxFundShare.TransferBlocked.selector, address(apart), ALICE)
        );
        apart.releaseInKind(ALICE, 1, 3);
        vm.assertEq(apart.units(), 300e18);
        fund.setMember(ALICE, true);
        vm.assertEq(apart.releaseInKind(ALICE, 1, 3), 100e18);
        fund.setMember(address(apart), false);
        vm.expectRevert(abi.encodeWithSelector(SandboxAsyncVault.NotAllowed.selector, address(apart)));
        apart.deallocate(100e6);
        vm.assertEq(worthOf(apart), 200e6);
    }

    /// Without membership no shares come any more, but assets do: neither way stops the other.
    function testAssetsAreClaimedWhileSharesAreShut() public {
        fund.setRestricted(true);
        fund.setMember(address(apart), true);
        fillPosition(fund, apart);
        fund.setMember(address(apart), false);
        vm.assertFalse(isSound(apart));
        vm.assertEq(worthOf(apart), 700e6);
        uint256 before = token.balanceOf(address(this));
        apart.claim();
        vm.assertEq(token.balanceOf(address(this)) - before, 50e6);
        vm.assertEq(worthOf(apart), 650e6);
        // nor if the source lets claim what it then refuses
        PUPPETS.mockCallRevert(address(fundShare), abi.encodeWithSignature("transfer(address,uint256)"), "");
        fund.setMember(address(apart), true);
        fund.settleRedeem(address(apart), 20e18);
        apart.claim();
        vm.assertEq(token.balanceOf(address(this)) - before, 70e6);
        vm.expectRevert(abi.encodeWithSelector(ISourceAdapter.ClaimRefused.selector));
        apart.claim();
    }

    // ------------------------------------------------------------------- construction

    /// A source and a share that contradict each other are refused.
    function testAShareThatContradictsItselfIsRefused() public {
        address[4] memory shares =
            [address(0), address(0xBEEF), address(token), address(new SandboxFund(address(token), "", "", ALICE))];
        for (uint256 i = 0; i < 4; i++) {
            PUPPETS.mockCall(address(later), abi.encodeWithSignature("share()"), abi.encode(shares[i]));
            if (i == 3) {
                PUPPETS.mockCall(shares[3], abi.encodeWithSignature("vault(address)"), abi.encode(ALICE));
            }
            expectNoAdapter(AdapterFactory.Kind.ERC7540, shares[i]);
        }
        PUPPETS.mockCall(address(later), abi.encodeWithSignature("share()"), abi.encode(type(uint256).max));
        expectNoAdapter(AdapterFactory.Kind.ERC7540, address(type(uint160).max));
        // An adapter of what pays at once knows no share apart.
        PUPPETS.mockCall(address(later), abi.encodeWithSignature("share()"), abi.encode(fundShare));
        PUPPETS.mockCall(address(fundShare), abi.encodeWithSignature("vault(address)"), abi.encode(later));
        expectNoAdapter(AdapterFactory.Kind.ERC4626, address(fundShare));
    }

    function expectNoAdapter(AdapterFactory.Kind kind, address share) private {
        AdapterFactory.Spec memory spec = AdapterFactory.Spec("x", address(later), kind, STEP, AGE);
        vm.expectRevert(abi.encodeWithSelector(ISourceAdapter.WrongShare.selector, address(later), share));
        factory.create(address(token), spec);
    }

    /// A source that names no share is its own.
    function testASourceWithoutAShareFunctionIsItsOwnShare() public {
        PUPPETS.mockCallRevert(address(later), abi.encodeWithSignature("share()"), "");
        AdapterFactory.Spec memory spec =
            AdapterFactory.Spec("x", address(later), AdapterFactory.Kind.ERC7540, STEP, AGE);
        vm.assertEq(ISourceAdapter(factory.create(address(token), spec)).share(), address(later));
    }

    function testAnAdapterBeginsOnce() public {
        vm.expectRevert(abi.encodeWithSelector(ERC7540Adapter.AlreadyBegun.selector));
        ERC7540Adapter(address(slow)).initialize();
        ERC7540Adapter alone = new ERC7540Adapter(); // what the others are clones of
        vm.expectRevert(abi.encodeWithSelector(ERC7540Adapter.AlreadyBegun.selector));
        alone.initialize();
    }
}
