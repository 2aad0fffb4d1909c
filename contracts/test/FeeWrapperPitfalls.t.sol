// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {FeeWrapper} from "../src/FeeWrapper.sol";
import {IERC20} from "../src/sandbox/SandboxVault.sol";
import {FeeWrapperBase} from "./FeeWrapperBase.sol";
import {
    BalanceOracle,
    CeilingMark,
    ChargedDonation,
    CoarseFee,
    CredulousMark,
    FallingMark,
    ForgetfulPreview,
    LockingList,
    OpenTransfer,
    ReadableMidway,
    SlowRecognition,
    StaleWorth,
    TrustingEntry
} from "./naive/NaiveWrappers.sol";

/// How such vaults were robbed, crippled or made useless before. Every attempt is made twice: on the naive code,
/// where it must succeed, and on FeeWrapper, where it must fail.
contract FeeWrapperPitfallsTest is FeeWrapperBase {
    function newWrapper(uint16 performanceFeeBps, uint16 managementFeeBps) private returns (FeeWrapper) {
        return listAndFund(new FeeWrapper(config(performanceFeeBps, managementFeeBps)));
    }

    /// 1. A mark rounded up stays ahead of a price charged often, and the fee is gone.
    function testFrequentChargingLosesNoFee() public {
        uint256 naive = chargedHourly(listAndFund(new CeilingMark(config(1_000, 0))));
        uint256 due = uint256(1_000e6) / 10 * 30 days / 365 days / 10; // 10 % a year, a month, a tenth
        vm.assertLe(naive, due / 20);
        assertNear(chargedHourly(newWrapper(1_000, 0)), due, due / 100);
    }

    function chargedHourly(FeeWrapper wrapper) private returns (uint256) {
        source.setApyBps(1_000);
        uint256 shares = deposit(wrapper, ALICE, 1_000e6);
        for (uint256 i = 0; i < 30 * 24 * 4; i++) {
            vm.warp(block.timestamp + 15 minutes);
            wrapper.collectFees();
        }
        uint256 charged = chargedWorth(wrapper);
        redeem(wrapper, ALICE, shares);
        source.setApyBps(0);
        return charged;
    }

    /// 2. Somebody gives to the empty wrapper; the first holder must not pay a fee on that.
    function testWhatLayHereBeforeIsNoGain() public {
        vm.assertGe(chargedAfterDonation(listAndFund(new ChargedDonation(config(1_000, 0)))), 90e6);
        vm.assertEq(chargedAfterDonation(newWrapper(1_000, 0)), 0);
    }

    function chargedAfterDonation(FeeWrapper wrapper) private returns (uint256) {
        vm.startPrank(MALLORY);
        source.transfer(address(wrapper), source.deposit(1_000e6, MALLORY));
        token.transfer(address(wrapper), 1_000e6);
        vm.stopPrank();
        vm.warp(block.timestamp + 1 days);
        deposit(wrapper, ALICE, 1_000e6);
        vm.warp(block.timestamp + 1 days);
        return chargedWorth(wrapper);
    }

    /// 3. What a preview says is what happens in the same transaction.
    function testPreviewsCountWhatIsDue() public {
        vm.assertTrue(previewIsOff(listAndFund(new ForgetfulPreview(config(1_000, 100)))));
        vm.assertFalse(previewIsOff(newWrapper(1_000, 100)));
    }

    function previewIsOff(FeeWrapper wrapper) private returns (bool) {
        deposit(wrapper, ALICE, 1_000e6);
        drift(300, 90);
        uint256 preview = wrapper.previewDeposit(500e6);
        bool off = deposit(wrapper, BOB, 500e6) != preview;
        drift(300, 90);
        preview = wrapper.previewRedeem(400 * UNIT);
        return off || redeem(wrapper, ALICE, 400 * UNIT) != preview;
    }

    /// 4. A fee that rounds to nothing each second must not be nothing in an hour.
    function testChargingEachSecondCostsTheSame() public {
        vm.assertEq(chargedEachSecond(listAndFund(new CoarseFee(config(0, 100)))), 0);
        uint256 due = uint256(1_000e6) / 100 * 1 hours / 365 days;
        assertNear(chargedEachSecond(newWrapper(0, 100)), due, due / 100);
    }

    function chargedEachSecond(FeeWrapper wrapper) private returns (uint256) {
        deposit(wrapper, ALICE, 1_000e6);
        for (uint256 i = 0; i < 1 hours; i++) {
            vm.warp(block.timestamp + 1);
            wrapper.collectFees();
        }
        return chargedWorth(wrapper);
    }

    /// 5. A price ten times too high for a minute: no fee on it, and no free years after it.
    function testGlitchIsNeitherChargedNorRemembered() public {
        (uint256 spike, uint256 year) = chargedAroundGlitch(listAndFund(new CredulousMark(config(1_000, 0))));
        vm.assertGe(spike, 80e6); // nine tenths of a tenth
        vm.assertEq(year, 0);
        (spike, year) = chargedAroundGlitch(newWrapper(1_000, 0));
        vm.assertLe(spike, 1e3); // a thousandth of a USDC
        assertNear(year, 5e6, 5e4); // a tenth of 5 %
    }

    function chargedAroundGlitch(FeeWrapper wrapper) private returns (uint256 spike, uint256 year) {
        uint256 shares = deposit(wrapper, ALICE, 1_000e6);
        uint256 worth = source.totalAssets();
        vm.warp(block.timestamp + 1 minutes);
        source.setNav(worth * 10);
        wrapper.collectFees();
        source.setNav(worth);
        spike = chargedWorth(wrapper);
        uint256 before = wrapper.balanceOf(TREASURY);
        drift(500, 365);
        year = wrapper.convertToAssets(chargedShares(wrapper) - before);
        redeem(wrapper, ALICE, shares);
        redeem(wrapper, TREASURY, wrapper.balanceOf(TREASURY));
    }

    /// 6. Who lends against shares must not see a price that a gift has made.
    function testGiftMovesNoPrice() public {
        vm.assertGe(priceAfterGift(listAndFund(new BalanceOracle(config(0, 0)))), 900e18);
        vm.assertEq(priceAfterGift(newWrapper(0, 0)), 1e18);
    }

    function priceAfterGift(FeeWrapper wrapper) private returns (uint256) {
        deposit(wrapper, MALLORY, 1e6);
        vm.startPrank(MALLORY);
        source.transfer(address(wrapper), source.deposit(1_000e6, MALLORY));
        token.transfer(address(wrapper), 1_000e6);
        vm.stopPrank();
        return wrapper.pricePerShare();
    }

    /// 7. A gain, a loss and the same gain again is one gain.
    function testRecoveryIsNotChargedAgain() public {
        uint256 once = 10e6; // a tenth of a tenth of 1000
        vm.assertGe(chargedOverLossAndRecovery(listAndFund(new FallingMark(config(1_000, 0)))), once * 180 / 100);
        assertNear(chargedOverLossAndRecovery(newWrapper(1_000, 0)), once, once / 50);
    }

    function chargedOverLossAndRecovery(FeeWrapper wrapper) private returns (uint256 charged) {
        uint256 shares = deposit(wrapper, ALICE, 1_000e6);
        int256[3] memory changes = [int256(1_000), -909, 1_000];
        for (uint256 i = 0; i < 3; i++) {
            drift(changes[i], 100);
            wrapper.collectFees();
        }
        charged = chargedWorth(wrapper);
        redeem(wrapper, ALICE, shares);
        redeem(wrapper, TREASURY, wrapper.balanceOf(TREASURY));
    }

    /// 8. Who is not listed cannot come in by way of a transfer.
    function testTransferIsNoWayIn() public {
        vm.assertTrue(comesInByTransfer(listAndFund(new OpenTransfer(config(0, 0)))));
        vm.assertFalse(comesInByTransfer(newWrapper(0, 0)));
    }

    function comesInByTransfer(FeeWrapper wrapper) private returns (bool) {
        address stranger = address(0x57A4);
        deposit(wrapper, ALICE, 100e6);
        vm.startPrank(ALICE);
        (bool ok,) = address(wrapper).call(abi.encodeCall(wrapper.transfer, (stranger, UNIT)));
        wrapper.approve(ALICE, UNIT);
        (bool okFrom,) = address(wrapper).call(abi.encodeCall(wrapper.transferFrom, (ALICE, stranger, UNIT)));
        vm.stopPrank();
        vm.assertTrue(ok == okFrom);
        return wrapper.balanceOf(stranger) != 0;
    }

    /// 9. Who is taken off the list keeps what is his, and gets it.
    function testRemovedHolderGetsOut() public {
        vm.assertFalse(getsOutWhenRemoved(listAndFund(new LockingList(config(1_000, 100)))));
        vm.assertTrue(getsOutWhenRemoved(newWrapper(1_000, 100)));
    }

    function getsOutWhenRemoved(FeeWrapper wrapper) private returns (bool) {
        deposit(wrapper, ALICE, 100e6);
        list(wrapper, ALICE, false);
        wrapper.setEntryPaused(true);
        vm.startPrank(ALICE);
        (bool withdrawn,) = address(wrapper).call(abi.encodeCall(wrapper.withdraw, (40e6, ALICE, ALICE)));
        uint256 rest = wrapper.balanceOf(ALICE);
        (bool redeemed,) = address(wrapper).call(abi.encodeCall(wrapper.redeem, (rest, ALICE, ALICE)));
        vm.stopPrank();
        return withdrawn && redeemed && wrapper.balanceOf(ALICE) == 0;
    }

    /// 10. A price written down yesterday is a gift to who comes today.
    function testNobodyEntersAtAnOldPrice() public {
        StaleWorth naive = new StaleWorth(config(0, 0));
        listAndFund(naive);
        deposit(naive, ALICE, 1_000e6);
        naive.write();
        drift(1_000, 1);
        uint256 shares = deposit(naive, MALLORY, 1_000e6);
        naive.write();
        vm.assertGe(redeem(naive, MALLORY, shares), 1_040e6);

        FeeWrapper wrapper = newWrapper(0, 0);
        deposit(wrapper, ALICE, 1_000e6);
        drift(1_000, 1);
        vm.assertLe(redeem(wrapper, MALLORY, deposit(wrapper, MALLORY, 1_000e6)), 1_000e6);
    }

    /// 11. In the middle of a payment the price is wrong: shares are gone and assets are not.
    function testPriceCannotBeReadMidway() public {
        HookToken hook = new HookToken();
        HookVault vault = new HookVault(hook);
        FeeWrapper.Config memory c = config(0, 0);
        c.source = IERC4626(address(vault));
        (bool read, uint256 price) = readMidway(new ReadableMidway(c), hook);
        vm.assertTrue(read);
        vm.assertGe(price, 149e4); // half as much again as it is

        FeeWrapper wrapper = new FeeWrapper(c);
        (read,) = readMidway(wrapper, hook);
        vm.assertFalse(read);
        vm.assertEq(wrapper.convertToAssets(UNIT), 1e6);
    }

    function readMidway(FeeWrapper wrapper, HookToken hook) private returns (bool, uint256) {
        Reader reader = new Reader(wrapper);
        list(wrapper, address(reader), true);
        list(wrapper, address(this), true);
        hook.mint(address(reader), 1_000e6);
        hook.mint(address(this), 500e6);
        hook.approve(address(wrapper), type(uint256).max);
        wrapper.deposit(500e6, address(this));
        reader.run(hook);
        vm.assertEq(reader.maxWhileMidway(), 0);
        vm.assertTrue(reader.reentryFailed());
        return (reader.read(), reader.price());
    }

    /// 12. A source that books half of what it is given to its owner.
    function testSourceThatKeepsBackIsNoticed() public {
        GreedyVault greedy = new GreedyVault(IERC20(address(token)), MALLORY);
        FeeWrapper.Config memory c = config(0, 0);
        c.source = IERC4626(address(greedy));
        FeeWrapper naive = listAndFund(new TrustingEntry(c));
        FeeWrapper wrapper = listAndFund(new FeeWrapper(c));
        deposit(naive, ALICE, 1_000e6);
        deposit(wrapper, ALICE, 1_000e6);
        greedy.begin();

        deposit(naive, BOB, 1_000e6);
        vm.assertLe(naive.convertToAssets(naive.balanceOf(ALICE)), 760e6);
        vm.prank(BOB);
        vm.expectRevert();
        wrapper.deposit(1_000e6, BOB);
        vm.prank(BOB);
        vm.expectRevert();
        wrapper.mint(2_000 * UNIT, BOB);
        vm.assertGe(wrapper.convertToAssets(wrapper.balanceOf(ALICE)), 999e6);
    }

    /// 13. Where a share is worth next to nothing, rounding alone doubles the price, and who comes next pays on that.
    function testRoundingIsNoGain() public {
        vm.assertGe(lostAfterRounding(listAndFund(new SlowRecognition(config(2_000, 0)))), 90_000e6);
        vm.assertLe(lostAfterRounding(newWrapper(2_000, 0)), 10);
    }

    function lostAfterRounding(FeeWrapper wrapper) private returns (uint256) {
        deposit(wrapper, MALLORY, 1);
        vm.startPrank(MALLORY);
        wrapper.mint(1, MALLORY); // 1e-12 of a unit, for a unit
        wrapper.mint(1, MALLORY);
        vm.stopPrank();
        uint256 shares = deposit(wrapper, BOB, 1_000_000e6);
        for (uint256 i = 0; i < 52; i++) {
            vm.warp(block.timestamp + 7 days);
            wrapper.collectFees(); // the source earned nothing
        }
        return 1_000_000e6 - redeem(wrapper, BOB, shares);
    }

    /// 14. A gain that is recognised slowly is not charged to who leaves in time, and comes back.
    function testWhoLeavesPays() public {
        (uint256 leaver, uint256 stayer) = worthAfterStrikes(listAndFund(new SlowRecognition(config(2_000, 0))));
        vm.assertGe(leaver, stayer + 10_000e6);
        (leaver, stayer) = worthAfterStrikes(newWrapper(2_000, 0));
        assertNear(leaver, stayer, 100);
        assertNear(leaver, 1_049_070e6, 100e6); // 0.4 % twelve times
    }

    /// A source that prices once a month; ALICE leaves right after, and is back in two days.
    function worthAfterStrikes(FeeWrapper wrapper) private returns (uint256 leaver, uint256 stayer) {
        uint256 had = token.balanceOf(ALICE) - 1_000_000e6;
        deposit(wrapper, BOB, 1_000_000e6);
        uint256 shares = deposit(wrapper, ALICE, 1_000_000e6);
        for (uint256 month = 0; month < 12; month++) {
            vm.warp(block.timestamp + 28 days);
            wrapper.collectFees();
            source.setNav(source.totalAssets() * 10_050 / 10_000);
            redeem(wrapper, ALICE, shares);
            vm.warp(block.timestamp + 2 days);
            wrapper.collectFees();
            shares = deposit(wrapper, ALICE, token.balanceOf(ALICE) - had);
        }
        leaver = redeem(wrapper, ALICE, shares);
        stayer = redeem(wrapper, BOB, wrapper.balanceOf(BOB));
        redeem(wrapper, TREASURY, wrapper.balanceOf(TREASURY));
    }

    /// 15. Nor may who comes pay for what others had gained.
    function testWhoComesDoesNotPay() public {
        vm.assertGe(lostByNewcomer(listAndFund(new SlowRecognition(config(2_000, 0)))), 30_000e6);
        vm.assertLe(lostByNewcomer(newWrapper(2_000, 0)), 2);
    }

    function lostByNewcomer(FeeWrapper wrapper) private returns (uint256) {
        uint256 shares = deposit(wrapper, ALICE, 1_000e6);
        source.setNav(source.totalAssets() * 12 / 10);
        uint256 entered = deposit(wrapper, BOB, 1_000_000e6);
        for (uint256 i = 0; i < 120; i++) {
            vm.warp(block.timestamp + 1 days);
            wrapper.collectFees();
        }
        redeem(wrapper, ALICE, shares);
        uint256 lost = 1_000_000e6 - redeem(wrapper, BOB, entered);
        redeem(wrapper, TREASURY, wrapper.balanceOf(TREASURY));
        return lost;
    }

    /// 16. In a wrapper that nobody touched for half a year, a price that is wrong for a moment is as wrong as ever.
    function testGlitchInAQuietWrapperCostsNothing() public {
        (uint256 spike, uint256 year) = chargedAroundLateGlitch(listAndFund(new SlowRecognition(config(2_000, 0))));
        vm.assertGe(spike, 45_000e6);
        vm.assertEq(year, 0); // the mark is a third too high
        (spike, year) = chargedAroundLateGlitch(newWrapper(2_000, 0));
        vm.assertLe(spike, 1);
        assertNear(year, 60_000e6, 100);
    }

    function chargedAroundLateGlitch(FeeWrapper wrapper) private returns (uint256 spike, uint256 year) {
        uint256 shares = deposit(wrapper, BOB, 1_000_000e6);
        uint256 worth = source.totalAssets();
        vm.warp(block.timestamp + 180 days);
        source.setNav(worth * 2);
        wrapper.collectFees(); // anyone, so the recipient
        source.setNav(worth);
        vm.warp(block.timestamp + 90 days);
        spike = chargedWorth(wrapper);
        drift(3_000, 365);
        year = chargedWorth(wrapper);
        year -= year < spike * 13 / 10 + 10 ? year : spike;
        redeem(wrapper, BOB, shares);
        redeem(wrapper, TREASURY, wrapper.balanceOf(TREASURY));
    }

    /// 17. A raise that someone puts into force while the price is wrong leaves no mark for years either.
    function testRaiseDuringAGlitchLeavesNoMark() public {
        FeeWrapper wrapper = newWrapper(1_000, 0);
        deposit(wrapper, BOB, 1_000_000e6);
        wrapper.setFees(2_000, 0);
        vm.warp(block.timestamp + 2 days);
        source.setNav(10_000_000e6);
        wrapper.applyFeeRaise();
        source.setNav(1_000_000e6);
        for (uint256 month = 0; month < 36; month++) {
            vm.assertLe(month == 0 ? chargedWorth(wrapper) : 0, 1);
            vm.warp(block.timestamp + 30 days);
            source.setNav(1_000_000e6 + 1_000_000e6 * month / 35);
            wrapper.collectFees();
        }
        uint256 charged = chargedWorth(wrapper);
        vm.assertGe(charged, 180_000e6); // but for the months in which the old fee went on, a fifth of the doubling
        vm.assertLe(charged, 240_000e6);
    }

    /// 18. The first holder makes shares dear with gifts of a unit each, so that there are few, and the fees are gone.
    function testDearSharesAreChargedLikeOthers() public {
        FeeWrapper wrapper = newWrapper(2_000, 100);
        deposit(wrapper, MALLORY, 1);
        vm.startPrank(MALLORY);
        for (uint256 i = 0; i < 2_000; i++) wrapper.mint(1, MALLORY);
        vm.stopPrank();
        uint256 shares = deposit(wrapper, BOB, 900e6);
        vm.assertLe(shares, UNIT);
        vm.warp(block.timestamp + 365 days);
        source.setNav(source.totalAssets() * 11 / 10);
        // 990 less a hundredth, less a fifth of the gain that is left
        assertNear(redeem(wrapper, BOB, shares), 964.08e6, 1e4);
    }
}

/// A token that tells the receiver.
contract HookToken is ERC20("Hook", "H") {
    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function mint(address to, uint256 value) external {
        _mint(to, value);
    }

    /// Before the balances change, as a sender's hook would.
    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && to.code.length != 0) {
            (bool ok,) = to.call(abi.encodeWithSignature("received()"));
            ok;
        }
        super._update(from, to, value);
    }
}

contract HookVault is ERC4626 {
    constructor(HookToken hook) ERC20("Vault", "V") ERC4626(IERC20(address(hook))) {}

    // Pays first and burns afterwards, as vaults are that care for others' reentrancy less than for their own.
    function _withdraw(address, address receiver, address owner, uint256 assets, uint256 shares) internal override {
        SafeTransfer.pay(IERC20(asset()), receiver, assets);
        _burn(owner, shares);
    }
}

library SafeTransfer {
    function pay(IERC20 token, address to, uint256 value) internal {
        require(token.transfer(to, value));
    }
}

/// A holder whose wallet looks at the price, and tries to move, when it is paid.
contract Reader {
    FeeWrapper private immutable wrapper;
    bool private watching;
    bool public read;
    bool public reentryFailed;
    uint256 public price;
    uint256 public maxWhileMidway;

    constructor(FeeWrapper wrapper_) {
        wrapper = wrapper_;
    }

    function run(HookToken hook) external {
        hook.approve(address(wrapper), type(uint256).max);
        wrapper.deposit(1_000e6, address(this));
        watching = true;
        wrapper.redeem(500 * 1e18, address(this), address(this));
        watching = false;
    }

    function received() external {
        if (!watching) return;
        maxWhileMidway = wrapper.maxRedeem(address(this)) + wrapper.maxWithdraw(address(this))
            + wrapper.maxDeposit(address(this)) + wrapper.maxMint(address(this));
        (bool moved,) = address(wrapper).call(abi.encodeCall(wrapper.redeem, (1, address(this), address(this))));
        reentryFailed = !moved;
        try wrapper.convertToAssets(1e18) returns (uint256 p) {
            (read, price) = (true, p);
        } catch {}
    }
}

contract GreedyVault is ERC4626 {
    address private immutable thief;
    bool private begun;

    constructor(IERC20 asset_, address thief_) ERC20("Vault", "V") ERC4626(asset_) {
        thief = thief_;
    }

    function begin() external {
        begun = true;
    }

    function _deposit(address caller, address receiver, uint256 assets, uint256 shares) internal override {
        if (!begun) return super._deposit(caller, receiver, assets, shares);
        _transferIn(caller, assets);
        _mint(receiver, shares - shares / 2);
        _mint(thief, shares / 2);
    }

    function deposit(uint256 assets, address receiver) public override returns (uint256) {
        uint256 before = balanceOf(receiver);
        super.deposit(assets, receiver);
        return balanceOf(receiver) - before;
    }
}
