// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {FeeWrapper} from "../src/FeeWrapper.sol";
import {IERC20} from "../src/sandbox/SandboxVault.sol";
import {FeeWrapperBase} from "./FeeWrapperBase.sol";
import {Puppet} from "./AdapterSetup.sol";

/// When the source does not pay, or does not even answer.
contract FeeWrapperInKindTest is FeeWrapperBase {
    Puppet private constant PUPPETS = Puppet(address(uint160(uint256(keccak256("hevm cheat code")))));
    address private constant STRANGER = address(0x57A4);

    MoodyVault private moody;
    FeeWrapper private wrapper;

    function setUp() public override {
        super.setUp();
        moody = new MoodyVault(IERC20(address(token)));
        FeeWrapper.Config memory c = config(2_000, 100);
        c.source = IERC4626(address(moody));
        wrapper = listAndFund(new FeeWrapper(c));
        deposit(wrapper, ALICE, 1_000e6);
        deposit(wrapper, BOB, 1_000e6);
    }

    function redeemInKind(address who, uint256 shares) private returns (uint256) {
        vm.prank(who);
        return wrapper.redeemInKind(shares, who, who);
    }

    /// Without list, pause or role, with the fee on the gain, and as much as an exit would have been worth.
    function testLeavesWithWhatAnExitIsWorth() public {
        token.mint(address(moody), 200e6); // a gain of a tenth
        list(wrapper, ALICE, false);
        wrapper.setEntryPaused(true);
        moody.setMood(MoodyVault.Mood.Stingy);
        uint256 shares = wrapper.balanceOf(ALICE);
        uint256 worth = wrapper.previewRedeem(shares);
        vm.prank(ALICE);
        vm.expectRevert();
        wrapper.redeem(shares, ALICE, ALICE);
        uint256 units = redeemInKind(ALICE, shares);
        vm.assertEq(moody.balanceOf(ALICE), units);
        assertNear(moody.convertToAssets(units), worth, 2);
        assertNear(worth, 1_080e6, 2);
        vm.assertEq(wrapper.balanceOf(ALICE), 0);
        vm.assertEq(wrapper.sourceShares(), moody.balanceOf(address(wrapper)));
        assertNear(wrapper.convertToAssets(wrapper.balanceOf(BOB)), 1_080e6, 2);
        assertNear(chargedWorth(wrapper), 40e6, 2); // her fee stays
    }

    /// Who leaves in kind at a price that is low for a moment pays the fee like all others, though fees are collected in that
    /// moment. It costs those who stay nothing.
    function testADipIsNoWayRoundTheFeeInKind() public {
        for (uint256 i = 0; i < 3; i++) {
            setUp();
            token.mint(address(moody), 200e6);
            wrapper.collectFees(); // 40 into escrow
            moody.setMood(MoodyVault.Mood.Dipped);
            if (i == 1) wrapper.collectFees();
            if (i == 2) redeemInKind(ALICE, wrapper.balanceOf(ALICE) / 2);
            redeemInKind(ALICE, wrapper.balanceOf(ALICE));
            moody.setMood(MoodyVault.Mood.Good);
            assertNear(moody.convertToAssets(moody.balanceOf(ALICE)), 1_080e6, 10);
            assertNear(chargedWorth(wrapper), 40e6, 10);
            assertNear(wrapper.convertToAssets(wrapper.balanceOf(BOB)), 1_080e6, 10);
        }
    }

    /// A price that stays lower for a day is one, and one that is back owes nothing more than its fee.
    function testAfterADayTheFeeIsGivenBackInKindToo() public {
        token.mint(address(moody), 200e6);
        wrapper.collectFees();
        moody.setMood(MoodyVault.Mood.Dipped);
        wrapper.collectFees();
        moody.setMood(MoodyVault.Mood.Good);
        wrapper.collectFees();
        uint256 units = redeemInKind(ALICE, wrapper.balanceOf(ALICE));
        assertNear(moody.convertToAssets(units), 1_080e6, 2_000); // a millionth is not noticed
        moody.setMood(MoodyVault.Mood.Dipped);
        wrapper.collectFees();
        vm.warp(block.timestamp + 25 hours);
        units = redeemInKind(BOB, wrapper.balanceOf(BOB));
        assertNear(moody.convertToAssets(units), 990e6, 0.1e6); // and the management fee
    }

    function testAnotherNeedsAnAllowance() public {
        vm.prank(STRANGER);
        vm.expectRevert();
        wrapper.redeemInKind(UNIT, STRANGER, ALICE);
        vm.prank(ALICE);
        wrapper.approve(STRANGER, UNIT);
        vm.prank(STRANGER);
        vm.assertGe(wrapper.redeemInKind(UNIT, STRANGER, ALICE), 1);
        vm.assertEq(wrapper.allowance(ALICE, STRANGER), 0);
    }

    /// Maxima are zero and prices revert; who leaves takes his part, and pays the management fee.
    function testASourceThatCannotBeReadLetsHoldersGo() public {
        vm.warp(block.timestamp + 365 days);
        uint256 shares = wrapper.balanceOf(ALICE);
        for (uint256 mood = uint256(MoodyVault.Mood.Silent); mood <= uint256(MoodyVault.Mood.Boastful); mood++) {
            moody.setMood(MoodyVault.Mood(mood));
            vm.assertEq(wrapper.maxDeposit(ALICE) + wrapper.maxMint(ALICE), 0);
            vm.assertEq(wrapper.maxWithdraw(ALICE) + wrapper.maxRedeem(ALICE), 0);
            uint256 units = redeemInKind(ALICE, shares / 10);
            if (mood == uint256(MoodyVault.Mood.Silent)) assertNear(units, uint256(99e6) * 1e6, 1e6);
            else vm.assertGe(units, uint256(98e6) * 1e6);
        }
        moody.setMood(MoodyVault.Mood.Silent);
        vm.expectRevert();
        wrapper.totalAssets();
        // Also one that only tells no price, and would take a deposit.
        moody.setMood(MoodyVault.Mood.Good);
        PUPPETS.mockCallRevert(address(moody), abi.encodeCall(IERC4626.previewRedeem, (wrapper.sourceShares())), "");
        vm.assertEq(wrapper.maxDeposit(ALICE) + wrapper.maxMint(ALICE), 0);
        PUPPETS.clearMockedCalls();
        moody.setMood(MoodyVault.Mood.Good);
        vm.assertGe(wrapper.maxRedeem(ALICE), shares / 2);
        assertNear(wrapper.convertToAssets(wrapper.balanceOf(BOB)), 990e6, 2);
    }

    /// Whoever leaves with next to nothing each day, what was in escrow before vests as it would have; with nothing at all
    /// nobody leaves.
    function testWhatIsInEscrowVestsWhileTheSourceCannotBeRead() public {
        token.mint(address(moody), 2e6); // a gain of a thousandth
        wrapper.collectFees();
        (uint256 begun,) = wrapper.escrow();
        moody.setMood(MoodyVault.Mood.Silent);
        for (uint256 i = 0; i < 4; i++) {
            vm.warp(block.timestamp + 1 days);
            redeemInKind(BOB, 1);
            vm.prank(STRANGER);
            vm.expectRevert(abi.encodeWithSelector(FeeWrapper.ZeroShares.selector));
            wrapper.redeemInKind(0, STRANGER, STRANGER);
        }
        moody.setMood(MoodyVault.Mood.Good);
        (uint256 left,) = wrapper.escrow();
        vm.assertLe(left, begun * 56 / 100); // (6/7)^4
        vm.assertGe(left, begun * 2 / 5); // the management fee was a part of the gain
        wrapper.collectFees();
        vm.assertGe(wrapper.balanceOf(TREASURY), begun * 2 / 5);
    }

    /// What max* cannot read takes no deposit, and who had entered before leaves in kind with the fee on the gain.
    function testACostlySourceTakesNoDepositAndKeepsTheFee() public {
        token.mint(address(moody), 200e6);
        moody.setMood(MoodyVault.Mood.Costly);
        vm.assertEq(wrapper.maxDeposit(ALICE), 0);
        vm.startPrank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(FeeWrapper.SourceTooCostly.selector));
        wrapper.deposit(1e6, ALICE);
        vm.expectRevert(abi.encodeWithSelector(FeeWrapper.SourceTooCostly.selector));
        wrapper.mint(UNIT, ALICE);
        vm.stopPrank();
        assertNear(moody.convertToAssets(redeemInKind(ALICE, wrapper.balanceOf(ALICE))), 1_080e6, 2);
        redeem(wrapper, BOB, wrapper.balanceOf(BOB)); // an exit has no limit
    }

    /// Nobody leaves without the fee on a gain by giving so little gas that the source cannot answer.
    function testTooLittleGasIsNoWayRoundTheFee() public {
        token.mint(address(moody), 200e6);
        moody.setMood(MoodyVault.Mood.Slow);
        uint256 shares = wrapper.balanceOf(ALICE) / 1_000;
        uint256 fair = redeemInKind(ALICE, shares);
        uint256 left;
        for (uint256 limit = 50_000; limit < 1_200_000; limit += 10_000) {
            vm.prank(ALICE);
            (bool ok, bytes memory said) =
                address(wrapper).call{gas: limit}(abi.encodeCall(wrapper.redeemInKind, (shares, ALICE, ALICE)));
            if (!ok) continue;
            left++;
            vm.assertLe(abi.decode(said, (uint256)), fair + 1_000); // 1e-9, which those before left
        }
        vm.assertGe(left, 5);
    }
}

/// A vault that sometimes does not pay, and sometimes does not answer.
contract MoodyVault is ERC4626 {
    enum Mood {
        Good,
        Slow, // answers for half a million gas
        Stingy, // answers and does not pay
        Dipped, // a tenth is missing
        Costly, // answers for more than a million gas
        Silent,
        Curt, // answers too little
        Burning, // answers never, for all gas
        Boastful // is worth more than there is
    }

    Mood public mood;

    constructor(IERC20 asset_) ERC20("Vault", "V") ERC4626(asset_) {}

    function setMood(Mood mood_) external {
        mood = mood_;
    }

    function _decimalsOffset() internal pure override returns (uint8) {
        return 6;
    }

    function totalAssets() public view override returns (uint256) {
        return mood == Mood.Dipped ? super.totalAssets() * 9 / 10 : super.totalAssets();
    }

    modifier moody() {
        if (mood == Mood.Silent) revert("no");
        if (mood == Mood.Curt) {
            assembly {
                return(0, 8)
            }
        }
        if (mood == Mood.Burning) {
            assembly {
                invalid()
            }
        }
        if (mood == Mood.Slow || mood == Mood.Costly) {
            uint256 cost = mood == Mood.Slow ? 500_000 : 1_200_000;
            uint256 end = gasleft() > cost ? gasleft() - cost : 0;
            uint256 n;
            while (gasleft() > end) n++;
        }
        _;
    }

    function previewRedeem(uint256 shares) public view override moody returns (uint256) {
        return mood == Mood.Boastful ? type(uint256).max : super.previewRedeem(shares);
    }

    function maxDeposit(address to) public view override moody returns (uint256) {
        return mood == Mood.Boastful ? 0 : super.maxDeposit(to);
    }

    function maxWithdraw(address holder) public view override moody returns (uint256) {
        return super.maxWithdraw(holder);
    }

    function withdraw(uint256 assets, address to, address holder) public override returns (uint256) {
        require(mood != Mood.Stingy, "no");
        return super.withdraw(assets, to, holder);
    }
}
