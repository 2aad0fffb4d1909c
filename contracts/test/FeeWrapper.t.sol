// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {FeeWrapper} from "../src/FeeWrapper.sol";
import {FeeWrapperFees} from "../src/FeeWrapperFees.sol";
import {SandboxUSDT} from "../src/sandbox/SandboxUSDT.sol";
import {IERC20, SandboxVault} from "../src/sandbox/SandboxVault.sol";
import {FeeWrapperBase} from "./FeeWrapperBase.sol";

contract FeeWrapperTest is FeeWrapperBase {
    address private constant STRANGER = address(0x57A4);
    uint256 private constant MAX = type(uint256).max;

    FeeWrapper private wrapper;

    function setUp() public override {
        super.setUp();
        wrapper = listAndFund(new FeeWrapper(config(1_000, 100)));
    }

    function expectRevert(bytes memory reason) private {
        vm.expectRevert(reason);
    }

    function expectUnauthorized(address caller) private {
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(FeeWrapper.Unauthorized.selector, caller));
    }

    function expectNotOwner(address caller) private {
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
    }

    // Fees

    function testAShareIsAUnitAtFirst() public {
        vm.assertEq(wrapper.decimals(), 18);
        vm.assertEq(deposit(wrapper, ALICE, 1e6), UNIT);
        vm.assertEq(wrapper.pricePerShare(), 1e18);
        vm.assertEq(source.balanceOf(address(wrapper)), wrapper.sourceShares());
        vm.assertEq(token.balanceOf(address(wrapper)), 0);
    }

    /// A tenth of the gain and 1 % a year, at a yield of 5 %: 1.45 % however often and of however much.
    function testFuzz_AYearCostsTheSameHoweverOften(uint256 times, uint256 assets) public {
        times = bound(times, 1, 100);
        assets = bound(assets, 100e6, 1_000_000e6);
        deposit(wrapper, ALICE, assets);
        source.setApyBps(500);
        uint256 start = block.timestamp;
        for (uint256 i = 1; i <= times; i++) {
            vm.warp(start + 365 days * i / times);
            wrapper.collectFees();
        }
        assertNear(chargedWorth(wrapper) * 1e6 / assets, 14_475, 60);
    }

    function testLossCostsNoPerformanceFee() public {
        wrapper = listAndFund(new FeeWrapper(config(1_000, 0)));
        deposit(wrapper, ALICE, 1_000e6);
        drift(-1_000, 30);
        vm.assertEq(chargedWorth(wrapper), 0);
        drift(1_000, 30); // to 990
        vm.assertEq(chargedWorth(wrapper), 0);
    }

    function testNobodyIsChargedForTheTimeBeforeHim() public {
        vm.warp(block.timestamp + 3_650 days);
        deposit(wrapper, ALICE, 1_000e6);
        vm.assertEq(chargedWorth(wrapper), 0);
    }

    /// Everyone left at a loss; who comes then pays on the gain from there.
    function testTheMarkBeginsAgainWithTheFirstHolder() public {
        wrapper = listAndFund(new FeeWrapper(config(1_000, 0)));
        uint256 shares = deposit(wrapper, ALICE, 1_000e6);
        depositToSource(BOB, 1e6);
        drift(-5_000, 30);
        redeem(wrapper, ALICE, shares);
        vm.warp(block.timestamp + 1 days);
        deposit(wrapper, ALICE, 1_000e6);
        drift(1_000, 100);
        assertNear(chargedWorth(wrapper), 10e6, 1e5);
    }

    function depositToSource(address who, uint256 assets) private {
        vm.prank(who);
        source.deposit(assets, who);
    }

    function testACenturyUntouchedStillPays() public {
        uint256 shares = deposit(wrapper, ALICE, 1_000e6);
        vm.warp(block.timestamp + 36_500 days);
        assertNear(redeem(wrapper, ALICE, shares), 500e6, 1); // at most half at once
    }

    /// A gain is charged whole at once, into escrow, and collected as it vests.
    function testAGainIsChargedAtOnceAndCollectedAsItVests() public {
        wrapper = listAndFund(new FeeWrapper(config(1_000, 0)));
        deposit(wrapper, ALICE, 1_000e6);
        drift(10, 1);
        vm.assertEq(wrapper.collectFees(), 0);
        assertNear(chargedWorth(wrapper), 1e5, 1); // a tenth of a thousandth of 1000
        vm.warp(block.timestamp + 1 days);
        assertNear(collectedWorth(wrapper), uint256(1e5) / 7, 1);
        for (uint256 i = 0; i < 20; i++) {
            vm.warp(block.timestamp + 1 days);
            wrapper.collectFees();
        }
        assertNear(collectedWorth(wrapper), 96_070, 10); // but for (6/7)^21
    }

    // Changing fees

    function testReductionIsImmediateAndRaiseWaits() public {
        deposit(wrapper, ALICE, 1_000e6);
        wrapper.setFees(500, 50);
        vm.assertEq(wrapper.performanceFeeBps(), 500);
        vm.assertEq(wrapper.managementFeeBps(), 50);

        wrapper.setFees(400, 100); // one lower, one raised: both wait
        vm.assertEq(wrapper.performanceFeeBps(), 500);
        vm.assertEq(wrapper.managementFeeBps(), 50);
        uint64 when = uint64(block.timestamp + 2 days);
        expectRevert(abi.encodeWithSelector(FeeWrapperFees.FeeRaiseTooEarly.selector, when));
        wrapper.applyFeeRaise();
        vm.warp(when);
        vm.prank(STRANGER);
        wrapper.applyFeeRaise();
        vm.assertEq(wrapper.performanceFeeBps(), 400);
        vm.assertEq(wrapper.managementFeeBps(), 100);
        expectRevert(abi.encodeWithSelector(FeeWrapperFees.NoFeeRaise.selector));
        wrapper.applyFeeRaise();
    }

    function testNewFeesForgetThoseThatWait() public {
        wrapper.setFees(2_000, 100);
        wrapper.setFees(900, 90);
        vm.warp(block.timestamp + 3 days);
        expectRevert(abi.encodeWithSelector(FeeWrapperFees.NoFeeRaise.selector));
        wrapper.applyFeeRaise();
        wrapper.setFees(2_000, 100);
        wrapper.cancelFeeRaise();
        vm.warp(block.timestamp + 3 days);
        expectRevert(abi.encodeWithSelector(FeeWrapperFees.NoFeeRaise.selector));
        wrapper.applyFeeRaise();
        vm.assertEq(wrapper.performanceFeeBps(), 900);
    }

    /// Holders who were warned two weeks ago are not warned.
    function testARaiseExpires() public {
        wrapper.setFees(5_000, 100);
        uint64 expiresAt = uint64(block.timestamp + 2 days) + wrapper.FEE_RAISE_LIFETIME();
        vm.warp(expiresAt);
        source.setNav(0); // whatever the price is
        uint256 last = block.timestamp;
        vm.warp(last + 1);
        expectRevert(abi.encodeWithSelector(FeeWrapperFees.FeeRaiseExpired.selector, expiresAt));
        wrapper.applyFeeRaise();
        vm.warp(last);
        wrapper.applyFeeRaise();
        vm.assertEq(wrapper.performanceFeeBps(), 5_000);
    }

    function testWithoutDelayARaiseIsImmediate() public {
        FeeWrapper.Config memory c = config(0, 0);
        c.feeRaiseDelay = 0;
        wrapper = new FeeWrapper(c);
        wrapper.setFees(5_000, 100);
        vm.assertEq(wrapper.performanceFeeBps(), 5_000);
    }

    /// Each second costs what was in force in it.
    function testTheOldFeeRunsUntilTheNewOne() public {
        wrapper = listAndFund(new FeeWrapper(config(0, 100)));
        deposit(wrapper, ALICE, 1_000e6);
        vm.warp(block.timestamp + 365 days);
        wrapper.setFees(0, 0);
        vm.warp(block.timestamp + 365 days);
        assertNear(chargedWorth(wrapper), 10e6, 1);
    }

    /// A gain that was made at no fee is not charged when there is one.
    function testRaiseDoesNotReachBack() public {
        wrapper = listAndFund(new FeeWrapper(config(0, 0)));
        deposit(wrapper, ALICE, 1_000e6);
        wrapper.setFees(5_000, 0);
        drift(5_000, 3); // steeper than is recognised at once
        wrapper.applyFeeRaise();
        vm.warp(block.timestamp + 365 days);
        vm.assertEq(chargedWorth(wrapper), 0);
    }

    function testFeesStayWithinTheCaps() public {
        expectRevert(abi.encodeWithSelector(FeeWrapperFees.FeeAboveCap.selector, 5_001, 5_000));
        wrapper.setFees(5_001, 0);
        expectRevert(abi.encodeWithSelector(FeeWrapperFees.FeeAboveCap.selector, 101, 100));
        wrapper.setFees(0, 101);
        FeeWrapper.Config memory c = config(5_001, 0);
        expectRevert(abi.encodeWithSelector(FeeWrapperFees.FeeAboveCap.selector, 5_001, 5_000));
        new FeeWrapper(c);
        c = config(0, 0);
        c.maxPerformanceFeeBps = 10_000;
        expectRevert(abi.encodeWithSelector(FeeWrapperFees.FeeAboveCap.selector, 10_000, 9_999));
        new FeeWrapper(c);
        c = config(0, 0);
        c.maxManagementFeeBps = 10_000;
        expectRevert(abi.encodeWithSelector(FeeWrapperFees.FeeAboveCap.selector, 10_000, 9_999));
        new FeeWrapper(c);
    }

    function testWhatIsDueGoesToTheRecipientBefore() public {
        deposit(wrapper, ALICE, 1_000e6);
        vm.warp(block.timestamp + 365 days);
        wrapper.setFeeRecipient(BOB);
        assertNear(wrapper.convertToAssets(wrapper.balanceOf(TREASURY)), 10e6, 1);
        vm.assertEq(wrapper.pendingFees(), 0);
        vm.warp(block.timestamp + 365 days);
        vm.assertEq(wrapper.pendingFees(), collectAsPreviewed());
        assertNear(wrapper.convertToAssets(wrapper.balanceOf(BOB)), 10e6, 1e4);
        expectRevert(abi.encodeWithSelector(FeeWrapperFees.InvalidFeeRecipient.selector));
        wrapper.setFeeRecipient(address(0));
        expectRevert(abi.encodeWithSelector(FeeWrapperFees.InvalidFeeRecipient.selector));
        wrapper.setFeeRecipient(address(wrapper));
        redeem(wrapper, TREASURY, wrapper.balanceOf(TREASURY)); // who is on no list
    }

    function collectAsPreviewed() private returns (uint256 shares) {
        uint256 pending = wrapper.pendingFees();
        vm.assertEq(wrapper.collectFees(), pending);
        return pending;
    }

    // Entry and exit

    function testEntryIsForTheListed() public {
        token.mint(STRANGER, 100e6);
        vm.prank(STRANGER);
        token.approve(address(wrapper), MAX);
        bytes memory reason = abi.encodeWithSelector(FeeWrapper.NotAllowed.selector, STRANGER);
        vm.startPrank(STRANGER);
        expectRevert(reason);
        wrapper.deposit(1e6, STRANGER);
        expectRevert(reason);
        wrapper.deposit(1e6, ALICE); // the payer counts, too
        expectRevert(reason);
        wrapper.mint(UNIT, ALICE);
        vm.stopPrank();
        vm.startPrank(ALICE);
        expectRevert(reason);
        wrapper.deposit(1e6, STRANGER);
        expectRevert(reason);
        wrapper.mint(UNIT, STRANGER);
        wrapper.deposit(1e6, BOB);
        vm.stopPrank();
        vm.assertEq(wrapper.maxDeposit(STRANGER), 0);
        vm.assertEq(wrapper.maxMint(STRANGER), 0);
        vm.assertEq(wrapper.maxDeposit(BOB), MAX);
        vm.assertEq(wrapper.maxMint(BOB), MAX);
    }

    function testPauseStopsEntryOnly() public {
        deposit(wrapper, ALICE, 100e6);
        wrapper.setEntryPaused(true);
        vm.assertEq(wrapper.maxDeposit(ALICE), 0);
        vm.assertEq(wrapper.maxMint(ALICE), 0);
        vm.startPrank(ALICE);
        expectRevert(abi.encodeWithSelector(FeeWrapper.EntryPaused.selector));
        wrapper.deposit(1, ALICE);
        expectRevert(abi.encodeWithSelector(FeeWrapper.EntryPaused.selector));
        wrapper.mint(1, ALICE);
        wrapper.transfer(BOB, 10 * UNIT);
        wrapper.withdraw(10e6, ALICE, ALICE);
        wrapper.redeem(80 * UNIT, STRANGER, ALICE);
        vm.stopPrank();
        vm.assertEq(token.balanceOf(STRANGER), 80e6);
        wrapper.setEntryPaused(false);
        deposit(wrapper, ALICE, 1e6);
    }

    function testAnAgentExitsForARemovedHolder() public {
        deposit(wrapper, ALICE, 100e6);
        list(wrapper, ALICE, false);
        vm.prank(ALICE);
        wrapper.approve(STRANGER, 100 * UNIT);
        vm.startPrank(STRANGER);
        vm.assertEq(wrapper.redeem(60 * UNIT, STRANGER, ALICE), 60e6);
        wrapper.withdraw(40e6, STRANGER, ALICE);
        vm.expectRevert();
        wrapper.redeem(1, STRANGER, ALICE);
        vm.stopPrank();
    }

    function testMaximaKnowWhatTheSourceTakesAndPays() public {
        deposit(wrapper, ALICE, 100e6);
        source.setLiquidity(60e6);
        vm.assertEq(wrapper.liquidity(), 60e6);
        vm.assertEq(wrapper.maxWithdraw(ALICE), 60e6);
        vm.assertEq(wrapper.maxRedeem(ALICE), 60 * UNIT);
        vm.assertEq(wrapper.previewWithdraw(100e6), 100 * UNIT); // previews know no limits
        vm.prank(ALICE);
        vm.expectRevert();
        wrapper.withdraw(60e6 + 1, ALICE, ALICE);
        redeem(wrapper, ALICE, wrapper.maxRedeem(ALICE));
        vm.assertEq(wrapper.maxWithdraw(ALICE), 0);
        source.setDepositCap(50e6);
        vm.assertEq(wrapper.maxDeposit(ALICE), 10e6);
        vm.assertEq(wrapper.maxMint(ALICE), 10 * UNIT);
        deposit(wrapper, ALICE, 10e6);
        vm.prank(ALICE);
        vm.expectRevert();
        wrapper.deposit(1, ALICE);
    }

    function testNothingIsNothing() public {
        vm.startPrank(ALICE);
        vm.assertEq(wrapper.deposit(0, ALICE), 0);
        vm.assertEq(wrapper.mint(0, ALICE), 0);
        vm.assertEq(wrapper.withdraw(0, ALICE, ALICE), 0);
        vm.assertEq(wrapper.redeem(0, ALICE, ALICE), 0);
        vm.stopPrank();
        vm.assertEq(wrapper.collectFees(), 0);
        vm.assertEq(wrapper.totalSupply(), 0);
    }

    /// Who is first, gives away as much as he likes and lets a victim in cannot come out ahead, and the victim
    /// loses next to nothing.
    function testFuzz_InflationDoesNotPay(uint256 first, uint256 gift, uint256 victim) public {
        first = bound(first, 1, 1e9);
        gift = bound(gift, 0, RICH / 4);
        victim = bound(victim, 1e6, RICH / 4);
        wrapper = listAndFund(new FeeWrapper(config(0, 0)));
        uint256 had = token.balanceOf(MALLORY);
        uint256 shares = deposit(wrapper, MALLORY, first);
        vm.startPrank(MALLORY);
        token.transfer(address(source), gift);
        token.transfer(address(wrapper), gift);
        vm.stopPrank();
        vm.prank(BOB);
        (bool entered,) = address(wrapper).call(abi.encodeCall(wrapper.deposit, (victim, BOB)));
        if (entered) assertNear(wrapper.convertToAssets(wrapper.balanceOf(BOB)), victim, victim / 1e5 + 11);
        redeem(wrapper, MALLORY, shares);
        vm.assertLe(token.balanceOf(MALLORY), had);
    }

    /// A source whose single share is worth much rounds much away. Nobody may be made to pay for that.
    function testSourceWithCoarseSharesIsRefused() public {
        CoarseVault coarse = new CoarseVault(IERC20(address(token)));
        FeeWrapper.Config memory c = config(0, 0);
        c.source = IERC4626(address(coarse));
        wrapper = listAndFund(new FeeWrapper(c));
        deposit(wrapper, ALICE, 10);
        vm.prank(MALLORY);
        token.transfer(address(coarse), 1_000e6);
        vm.prank(BOB);
        vm.expectRevert();
        wrapper.deposit(150e6, BOB);
    }

    /// Shares of six decimals as those of funds are, worth up to 110 of the asset: each deposit is taken, and the others lose
    /// at most the worth of one unit by it.
    function testFuzz_DearSharesOfASourceAreTaken(uint256 cents, uint256 assets) public {
        cents = bound(cents, 100, 11_000);
        assets = bound(assets, 1e6, 10_000e6);
        CoarseVault dear = new CoarseVault(IERC20(address(token)));
        FeeWrapper.Config memory c = config(0, 0);
        c.source = IERC4626(address(dear));
        wrapper = listAndFund(new FeeWrapper(c));
        vm.startPrank(MALLORY);
        token.approve(address(dear), MAX);
        dear.deposit(1_000_000e6, MALLORY);
        token.transfer(address(dear), 10_000e6 * (cents - 100));
        vm.stopPrank();
        deposit(wrapper, ALICE, 1_000e6);
        for (uint256 i = 0; i < 5; i++) {
            uint256 had = wrapper.convertToAssets(wrapper.balanceOf(ALICE));
            deposit(wrapper, BOB, assets + i);
            vm.assertGe(wrapper.convertToAssets(wrapper.balanceOf(ALICE)) + cents / 100 + 2, had);
        }
    }

    function testAfterATotalLossWeGoOn() public {
        deposit(wrapper, ALICE, 1_000e6);
        source.setNav(0);
        vm.assertEq(wrapper.totalAssets(), 0);
        vm.assertEq(redeem(wrapper, ALICE, 1_000 * UNIT), 0);
        uint256 shares = deposit(wrapper, BOB, 1_000e6);
        assertNear(redeem(wrapper, BOB, shares), 1_000e6, 1);
    }

    /// Each total loss makes the shares of the next holder a million million times as many. Entry ends some day.
    function testExitOutlivesTotalLosses() public {
        uint256 losses;
        for (bool entered = true; entered; losses++) {
            vm.warp(block.timestamp + 365 days);
            source.setNav(0);
            vm.prank(ALICE);
            (entered,) = address(wrapper).call(abi.encodeCall(wrapper.deposit, (1e15, ALICE)));
            token.mint(ALICE, RICH);
        }
        vm.assertGe(losses, 3);
        vm.warp(block.timestamp + 36_500 days);
        redeem(wrapper, ALICE, wrapper.balanceOf(ALICE));
        redeem(wrapper, TREASURY, wrapper.collectFees());
        vm.assertEq(wrapper.totalSupply(), 0);
    }

    /// Fees that the books cannot hold are in no price: who enters and leaves at once gains nothing.
    function testWhatIsWaivedIsInNoPrice() public {
        for (uint256 i = 0; i < 2; i++) {
            deposit(wrapper, ALICE, 1_000e6);
            source.setNav(0);
        }
        deposit(wrapper, ALICE, 100_000e6); // 1e41 shares
        vm.warp(block.timestamp + 365 days); // a hundredth of them is more than 2^128
        vm.assertLe(redeem(wrapper, BOB, deposit(wrapper, BOB, 1_000e6)), 1_000e6);
        vm.assertGe(chargedWorth(wrapper), 300e6);
    }

    // Roles

    function testRoles() public {
        wrapper.setAllowlister(ALICE);
        wrapper.setPauser(BOB);
        address[] memory users = new address[](2);
        (users[0], users[1]) = (STRANGER, MALLORY);
        vm.prank(ALICE);
        wrapper.setAllowed(users, true);
        vm.assertTrue(wrapper.allowed(STRANGER));
        vm.prank(BOB);
        wrapper.setEntryPaused(true);
        vm.assertTrue(wrapper.entryPaused());
        wrapper.setEntryPaused(false); // the owner may, too
        wrapper.setAllowed(users, false);
        vm.assertFalse(wrapper.allowed(STRANGER));

        expectUnauthorized(BOB);
        wrapper.setAllowed(users, true);
        expectUnauthorized(ALICE);
        wrapper.setEntryPaused(true);
        expectNotOwner(ALICE);
        wrapper.setFees(0, 0);
        expectNotOwner(ALICE);
        wrapper.cancelFeeRaise();
        expectNotOwner(BOB);
        wrapper.setFeeRecipient(BOB);
        expectNotOwner(ALICE);
        wrapper.setAllowlister(BOB);
        expectNotOwner(BOB);
        wrapper.setPauser(ALICE);
        expectNotOwner(ALICE);
        wrapper.transferOwnership(ALICE);
    }

    function testOwnershipIsTakenNotGiven() public {
        wrapper.transferOwnership(BOB);
        vm.assertEq(wrapper.owner(), address(this));
        vm.prank(BOB);
        wrapper.acceptOwnership();
        vm.assertEq(wrapper.owner(), BOB);
    }
}

/// Over USDT, which answers nothing and changes no allowance that is not zero.
contract FeeWrapperOverUSDTTest is FeeWrapperBase {
    function testDepositAndRedeem() public {
        SandboxUSDT usdt = new SandboxUSDT(address(this));
        usdt.setMinter(address(this), true);
        usdt.mint(ALICE, 300e6);
        FeeWrapper.Config memory c = config(1_000, 100);
        c.source = new SandboxVault(IERC20(address(usdt)), "Vault", "V", address(this));
        FeeWrapper wrapper = new FeeWrapper(c);
        list(wrapper, ALICE, true);
        vm.startPrank(ALICE);
        SafeERC20.forceApprove(IERC20(address(usdt)), address(wrapper), 300e6);
        wrapper.deposit(100e6, ALICE);
        wrapper.mint(200 * UNIT, ALICE);
        vm.assertEq(wrapper.redeem(150 * UNIT, ALICE, ALICE), 150e6);
        wrapper.withdraw(150e6, ALICE, ALICE);
        vm.stopPrank();
        vm.assertEq(IERC20(address(usdt)).balanceOf(ALICE), 300e6);
    }
}

/// OpenZeppelin's vault with as many virtual shares as virtual assets, which a gift makes coarse.
contract CoarseVault is ERC4626 {
    constructor(IERC20 asset_) ERC20("Vault", "V") ERC4626(asset_) {}
}
