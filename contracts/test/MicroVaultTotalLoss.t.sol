// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626, IERC20} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {AdapterFactory} from "../src/adapters/AdapterFactory.sol";
import {ISourceAdapter} from "../src/adapters/ISourceAdapter.sol";
import {MicroVaultSetup} from "./MicroVaultSetup.sol";

/// Dollars of 18 decimals.
contract FineDollars is ERC20 {
    constructor(address holder) ERC20("Fine", "FINE") {
        _mint(holder, 1e27);
    }
}

/// A source whose share is worth so many 1e18ths as it is told.
contract PricedSource is ERC4626 {
    uint256 private _price = 1e18;

    constructor(IERC20 dollars) ERC20("Priced", "PRC") ERC4626(dollars) {}

    function setPrice(uint256 price) external {
        _price = price;
    }

    function convertToAssets(uint256 shares) public view override returns (uint256) {
        return Math.mulDiv(shares, _price, 1e18);
    }
}

/// A source that has lost all, or nearly all: its price is accepted like any other, and the others' money can leave.
contract MicroVaultTotalLossTest is MicroVaultSetup {
    function enterOne() private {
        setTargets(1_000, 0, 0);
        deposit(ALICE, 1_000_000e6);
        rebalance();
    }

    function enterLater() private {
        setTargets(0, 0, 1_000);
        deposit(ALICE, 1_000_000e6);
        rebalance();
        settleLater();
        rebalance();
    }

    /// The NAV is not sound until the loss of all but `left` is accepted; then all that there is can leave, the queue is
    /// paid, and others may enter.
    function acceptLoss(bytes32 id, uint256 left) private {
        uint256 queued = requestRedeem(ALICE, 100_000e12);
        vm.assertFalse(vault.navIsSound());
        vm.assertEq(vault.maxRedeem(ALICE), 0);
        setTargets(0, 0, 0); // else the next rebalance fills the source up again, if there is anything left in it
        vault.acceptNav(id);
        vm.assertTrue(vault.navIsSound());
        assertNear(vault.totalAssets(), 900_000e6 + left);
        vm.warp(block.timestamp + 1 days);
        rebalance();
        vm.assertEq(vault.redeemRequest(queued).shares, 0);
        assertNear(balance(ALICE), RICH - 1_000_000e6 + 90_000e6 + left / 10);
        vm.assertTrue(vault.navIsSound());
        vm.assertEq(vault.maxDeposit(BOB), MAX);
        redeem(ALICE, vault.maxRedeem(ALICE));
        assertNear(balance(ALICE), RICH - 100_000e6);
    }

    function testTheLossOfAllInASourceIsAccepted() public {
        enterOne();
        one.setNav(0);
        acceptLoss(ONE, 0);
    }

    function testTheLossOfAllInAFundIsAccepted() public {
        enterLater();
        later.strike(0);
        acceptLoss(LATER, 0);
    }

    /// What is left is less than a native unit of the asset for each share, and is counted all the same.
    function testTheLossOfNearlyAllInAFundIsAccepted() public {
        enterLater();
        later.strike(0.00000055e18);
        acceptLoss(LATER, 55_000);
    }

    /// Nothing is put into what was accepted as worthless, whatever its target.
    function testNothingGoesIntoWhatIsWorthNothing() public {
        enterLater();
        later.strike(0);
        vault.acceptNav(LATER);
        setTargets(0, 0, 9_000);
        uint256 idle = vault.idle();
        rebalance();
        vm.assertEq(vault.idle(), idle);
    }

    /// A price that comes back is believed by nobody but the owner: until then nobody leaves or enters by it, and then
    /// those who have shares have all of it.
    function testAPriceThatComesBackIsAcceptedAgain() public {
        enterLater();
        later.strike(0);
        vault.acceptNav(LATER);
        vm.assertTrue(vault.navIsSound());
        for (uint256 day = 0; day < 10; day++) {
            vm.warp(block.timestamp + 1 days);
            later.strike(1e18);
            vault.observe();
            vm.assertFalse(vault.navIsSound());
            vm.assertEq(vault.maxDeposit(BOB), 0);
        }
        vault.acceptNav(LATER);
        vm.assertTrue(vault.navIsSound());
        assertNear(vault.totalAssets(), 1_000_000e6);
    }

    /// In kind each takes his part of what is worth nothing, for no share more than the rest costs.
    function testWhatIsWorthNothingIsTakenInKind() public {
        enterLater();
        deposit(BOB, 1_000_000e6);
        later.strike(0);
        vault.acceptNav(LATER);
        uint256 id = requestRedeem(BOB, 1_000_000e12);
        vm.warp(block.timestamp + 7 days);
        vm.prank(BOB);
        vault.redeemInKind(id);
        assertNear(balance(BOB), RICH - 1_000_000e6 + 950_000e6);
        assertNear(later.balanceOf(BOB), 50_000e18);
        assertNear(vault.convertToAssets(vault.balanceOf(ALICE)), 950_000e6);
    }

    /// A vault begins with no source that is worth nothing already.
    function testNoVaultBeginsWithAPriceOfZero() public {
        later.strike(0);
        AdapterFactory.Spec memory spec = threeSources()[2];
        vm.expectRevert(abi.encodeWithSelector(ISourceAdapter.BadPrice.selector, 0));
        adapters.create(address(token), spec);
    }

    /// Whatever a price is, it is sound once it is accepted, however much there is, with the asset of most digits.
    function testFuzzEveryPriceIsAccepted(uint256 price, uint256 assets) public {
        FineDollars dollars = new FineDollars(address(this));
        PricedSource priced = new PricedSource(dollars);
        AdapterFactory.Spec memory spec =
            AdapterFactory.Spec(ONE, address(priced), AdapterFactory.Kind.ERC4626, STEP, 0);
        ISourceAdapter adapter = ISourceAdapter(adapters.create(address(dollars), spec));
        dollars.approve(address(adapter), MAX);
        adapter.allocate(1 + assets % 1e27);
        uint256[5] memory least = [uint256(0), 1, 2, 99, 101];
        for (uint256 i = 0; i < 5; i++) {
            acceptPrice(priced, adapter, least[i]);
        }
        acceptPrice(priced, adapter, price % (1 << (price >> 248) % 97));
    }

    function acceptPrice(PricedSource priced, ISourceAdapter adapter, uint256 price) private {
        priced.setPrice(price);
        adapter.acceptPrice();
        vm.assertEq(adapter.position().sound, 1);
        if (price == 0) vm.assertEq(adapter.maxAllocate(), 0);
        priced.setPrice(price * 11 / 10 + 1e6);
        // Of a few units a tenth more is rounding.
        vm.assertEq(adapter.position().held < 100 ? 0 : adapter.position().sound, 0);
    }
}
