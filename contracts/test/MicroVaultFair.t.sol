// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {MicroVault} from "../src/MicroVault.sol";
import {AdapterFactory} from "../src/adapters/AdapterFactory.sol";
import {SandboxAsyncVault} from "../src/sandbox/SandboxAsyncVault.sol";
import {MicroVaultSetup} from "./MicroVaultSetup.sol";
import {Snapshots} from "./adversary/Snapshots.sol";

interface Cheats {
    function mockCall(address callee, bytes calldata data, bytes calldata answer) external;
    function mockCallRevert(address callee, bytes calldata data, bytes calldata reason) external;
    function clearMockedCalls() external;
}

Cheats constant CHEATS = Cheats(address(uint160(uint256(keccak256("hevm cheat code")))));

/// A source of requests that tells the truth, and delivers many times the shares it told. Its price is always 1.
contract GenerousFund {
    uint8 public constant decimals = 6;
    address public immutable asset;
    uint256 private constant FACTOR = 50;
    mapping(address => uint256) public balanceOf;
    mapping(address => uint256) public maxDeposit;

    constructor(address asset_) {
        asset = asset_;
    }

    function convertToAssets(uint256 shares) external pure returns (uint256) {
        return shares;
    }

    function priceLastUpdated() external view returns (uint64) {
        return uint64(block.timestamp);
    }

    function pendingDepositRequest(uint256, address) external pure returns (uint256) {
        return 0;
    }

    function maxMint(address controller) external view returns (uint256) {
        return maxDeposit[controller];
    }

    function requestDeposit(uint256 assets, address controller, address owner) external returns (uint256) {
        IERC20(asset).transferFrom(owner, address(this), assets);
        maxDeposit[controller] += assets; // settled at once
        return 0;
    }

    function mint(uint256 shares, address receiver, address controller) external returns (uint256) {
        maxDeposit[controller] -= shares;
        balanceOf[receiver] += shares * FACTOR;
        return shares;
    }
}

/// Whatever a source does, nobody takes from the other holders by it: what is accepted as missing or as too old,
/// what is taken in kind, and what a source seems to give.
contract MicroVaultFairTest is MicroVaultSetup {
    address private constant ELSEWHERE = address(0xE15E);

    function half() private {
        setTargets(4_500, 4_500, 0);
        deposit(ALICE, 900_000e6);
        deposit(BOB, 100_000e6);
        rebalance();
    }

    function refuseTwoTo(address who) private {
        CHEATS.mockCallRevert(address(two), abi.encodeWithSelector(IERC20.transfer.selector, who), "not on my list");
    }

    /// What someone has, in assets, by the true prices.
    function wealth(address holder, address receiver) private view returns (uint256 all) {
        uint256 shares = vault.balanceOf(holder);
        for (uint256 i = vault.queueHead(); i < vault.queueTail(); i++) {
            MicroVault.Request memory r = vault.redeemRequest(i);
            if (r.owner == holder) shares += r.shares;
        }
        all = vault.convertToAssets(shares) + token.balanceOf(receiver)
            + one.convertToAssets(one.balanceOf(receiver)) + two.convertToAssets(two.balanceOf(receiver));
    }

    /// A slip that was remembered before a source falls silent makes nothing cheap in kind.
    function testASlipBeforeASilenceMakesNothingCheapInKind() public {
        half();
        uint256 shares = vault.balanceOf(BOB);
        vm.prank(BOB);
        uint256 id = vault.requestRedeem(shares, ELSEWHERE, BOB);
        vm.warp(block.timestamp + 7 days);
        uint256 before = wealth(BOB, ELSEWHERE);
        uint256 nav = one.totalAssets();

        one.setNav(nav / 10); // a slip
        vm.prank(OUTSIDER);
        vault.observe(); // anyone
        CHEATS.mockCallRevert(address(one), abi.encodeWithSelector(IERC4626.convertToAssets.selector), "silent");
        refuseTwoTo(ELSEWHERE);
        vm.prank(BOB);
        vault.redeemInKind(id);
        CHEATS.clearMockedCalls();
        one.setNav(one.totalAssets() * 10); // as it was

        uint256 afterwards = wealth(BOB, ELSEWHERE);
        vm.assertLe(afterwards, before + before / 1000);
    }

    /// Nor while a request is pending, and no source refuses.
    function testASlipBeforeASilenceMakesNothingCheapWhileARequestPends() public {
        setTargets(4_500, 0, 4_500);
        deposit(ALICE, 900_000e6);
        deposit(BOB, 100_000e6);
        rebalance(); // 450,000 are pending
        uint256 shares = vault.balanceOf(BOB);
        vm.prank(BOB);
        uint256 id = vault.requestRedeem(shares, ELSEWHERE, BOB);
        vm.warp(block.timestamp + 7 days);
        uint256 before = wealth(BOB, ELSEWHERE);
        one.setNav(one.totalAssets() / 10);
        vm.prank(OUTSIDER);
        vault.observe();
        CHEATS.mockCallRevert(address(one), abi.encodeWithSelector(IERC4626.convertToAssets.selector), "silent");
        vm.prank(BOB);
        vault.redeemInKind(id);
        CHEATS.clearMockedCalls();
        one.setNav(one.totalAssets() * 10);
        vm.assertLe(wealth(BOB, ELSEWHERE), before + before / 1000);
    }

    /// A glitch upwards of what goes makes it dear while another source keeps its part: who takes says the most that it may
    /// burn, and takes once the glitch is over. Who bounds nothing has all but his part of what was kept, and no less.
    function testAGlitchCostsNobodyWhoBoundsWhatItBurns() public {
        half();
        uint256 shares = vault.balanceOf(BOB);
        uint256 id = requestRedeem(BOB, shares);
        vm.prank(BOB);
        token.transfer(address(1), RICH - 100_000e6);
        vm.warp(block.timestamp + 7 days);
        uint256 nav = one.totalAssets();
        one.setNav(nav * 100);
        vm.assertFalse(vault.navIsSound());
        refuseTwoTo(BOB);
        uint256 goes = shares * 551 / 1_000; // idle and the first source
        uint256 snapshot = Snapshots(address(vm)).snapshotState();
        vm.prank(BOB);
        vault.redeemInKind(id);
        one.setNav(one.totalAssets() / 100);
        vm.assertGe(wealth(BOB, BOB), 55_000e6);
        Snapshots(address(vm)).revertToState(snapshot);
        vm.prank(BOB);
        vm.expectRevert();
        vault.redeemInKindWithin(id, goes);
        one.setNav(nav);
        vm.prank(BOB);
        vault.redeemInKindWithin(id, goes);
        CHEATS.clearMockedCalls();
        vm.assertGe(wealth(BOB, BOB), 100_000e6 - 10);
    }

    /// A fund that delivers more than it told gives a present, which counts nothing.
    function testWhatAFundDeliversBeyondItsWordCountsNothing() public {
        GenerousFund generous = new GenerousFund(address(token));
        AdapterFactory.Spec[] memory specs = new AdapterFactory.Spec[](2);
        specs[0] = AdapterFactory.Spec(ONE, address(generous), AdapterFactory.Kind.ERC7540, STEP, AGE);
        specs[1] = AdapterFactory.Spec(TWO, address(two), AdapterFactory.Kind.ERC4626, STEP, 0);
        vault = new MicroVault(config(specs), adapters);
        listHolder(ALICE);
        listHolder(CAROL);
        vm.prank(ALICE);
        token.approve(address(vault), MAX);
        vm.prank(CAROL);
        token.approve(address(vault), MAX);
        setTargets(1_000, 0, 0);
        deposit(ALICE, 900_000e6);
        deposit(CAROL, 100_000e6);
        bytes32[] memory ids = new bytes32[](1);
        ids[0] = ONE;
        vm.prank(KEEPER);
        vault.rebalance(ids);
        vm.assertTrue(vault.navIsSound());
        vm.prank(KEEPER);
        vault.rebalance(ids); // claims
        uint256 had = balance(CAROL);
        redeem(CAROL, vault.maxRedeem(CAROL));
        vm.assertLe(balance(CAROL) - had, 100_000e6 + 100e6);
    }

    /// What is accepted as missing is theirs who had shares: nobody enters, and they may leave.
    function testNobodyEntersWhileSomethingIsAcceptedAsMissing() public {
        setTargets(0, 0, 9_000);
        deposit(ALICE, 1_000_000e6);
        rebalance();
        settleLater();
        rebalance();
        setTargets(0, 0, 0);
        rebalance();
        settleLater();
        address adapter = source(2).adapter;
        // It shuts in what it owes, as a fund does that has frozen the adapter.
        bytes[3] memory shut = [
            abi.encodeWithSelector(IERC4626.maxRedeem.selector, adapter),
            abi.encodeWithSelector(IERC4626.maxWithdraw.selector, adapter),
            abi.encodeWithSelector(IERC4626.withdraw.selector)
        ];
        for (uint256 i = 0; i < 2; i++) {
            CHEATS.mockCall(address(later), shut[i], abi.encode(uint256(0)));
        }
        vm.assertFalse(vault.navIsSound());
        vault.acceptNav(LATER);
        vm.assertTrue(vault.navIsSound());

        vm.assertEq(vault.maxDeposit(CAROL), 0);
        vm.assertEq(vault.maxMint(CAROL), 0);
        redeem(ALICE, vault.balanceOf(ALICE) / 100);
        uint256 id = requestRedeem(ALICE, vault.balanceOf(ALICE) / 100);
        vault.payQueue(1);
        vm.assertEq(vault.redeemRequest(id).shares, 0);

        uint256 snapshot = Snapshots(address(vm)).snapshotState();
        CHEATS.clearMockedCalls();
        vm.assertTrue(vault.navIsSound());
        vm.assertEq(vault.maxDeposit(CAROL), MAX);
        Snapshots(address(vm)).revertToState(snapshot);
        for (uint256 i = 0; i < 2; i++) {
            CHEATS.mockCall(address(later), shut[i], abi.encode(uint256(0)));
        }

        // It never comes: the owner gives it up, and the vault is open again.
        vm.warp(block.timestamp + 30 days);
        later.strike(1e18);
        vm.assertEq(vault.maxDeposit(CAROL), 0);
        vault.acceptNav(LATER);
        vm.assertTrue(vault.navIsSound());
        vm.assertEq(vault.maxDeposit(CAROL), MAX);
    }

    /// The same of a source that is written off.
    function testNobodyEntersWhileAWrittenOffSourceMissesSomething() public {
        setTargets(0, 0, 9_000);
        deposit(ALICE, 1_000_000e6);
        rebalance();
        settleLater();
        rebalance();
        setTargets(0, 0, 0);
        rebalance();
        settleLater();
        address adapter = source(2).adapter;
        bytes memory pending = abi.encodeWithSelector(SandboxAsyncVault.pendingRedeemRequest.selector);
        CHEATS.mockCallRevert(address(later), pending, "unreadable");
        vault.writeOff(LATER);
        vm.assertEq(vault.maxDeposit(CAROL), 0);
        CHEATS.clearMockedCalls();
        CHEATS.mockCall(
            address(later), abi.encodeWithSelector(IERC4626.maxRedeem.selector, adapter), abi.encode(uint256(0))
        );
        CHEATS.mockCall(
            address(later), abi.encodeWithSelector(IERC4626.maxWithdraw.selector, adapter), abi.encode(uint256(0))
        );
        vm.assertEq(vault.maxDeposit(CAROL), 0); // it holds 900,000
        vault.acceptNav(LATER);
        vm.assertEq(vault.maxDeposit(CAROL), 0);
        CHEATS.clearMockedCalls();
        vm.prank(OUTSIDER);
        vault.reinstate(LATER);
        vm.assertEq(vault.maxDeposit(CAROL), MAX);
    }

    /// A request that is worth nothing needs no transfer, which some assets refuse.
    function testARequestWorthNothingHoldsUpNobody() public {
        setTargets(4_500, 4_500, 0);
        deposit(ALICE, 900_000e6);
        deposit(BOB, 100e6);
        redeem(BOB, vault.balanceOf(BOB) - 1);
        requestRedeem(BOB, 1);
        uint256 id = requestRedeem(ALICE, vault.balanceOf(ALICE));
        CHEATS.mockCallRevert(address(token), abi.encodeCall(IERC20.transfer, (BOB, 0)), "zero");
        CHEATS.mockCallRevert(address(token), abi.encodeCall(IERC20.transfer, (address(vault), 0)), "zero");
        try vault.payQueue(2) {} catch {}
        vm.assertEq(vault.redeemRequest(id).shares, 0);
    }

    /// A price that is too old for good lets holders leave once the owner accepts it, and nobody in.
    function testAPriceThatIsTooOldIsAcceptedForLeaving() public {
        setTargets(0, 0, 1_000);
        deposit(ALICE, 1_000_000e6);
        rebalance();
        settleLater();
        rebalance();
        setTargets(0, 0, 0);
        vm.warp(block.timestamp + 3 days);
        vm.assertFalse(vault.navIsSound());
        vault.acceptNav(LATER); // "takes the price as it is"
        uint256 id = requestRedeem(ALICE, vault.balanceOf(ALICE) / 100);
        rebalance();
        vm.assertTrue(vault.navIsSound());
        vm.assertEq(vault.maxDeposit(CAROL), 0);
        redeem(ALICE, vault.balanceOf(ALICE) / 10);
        vm.assertEq(vault.redeemRequest(id).shares, 0); // the rebalance paid it
        // What is asked for afterwards waits for the next price, or acceptance.
        vm.warp(block.timestamp + 1);
        id = requestRedeem(ALICE, vault.balanceOf(ALICE) / 100);
        vault.payQueue(1);
        vm.assertFalse(vault.redeemRequest(id).shares == 0);
        vault.acceptNav(LATER);
        vault.payQueue(1);
        vm.assertEq(vault.redeemRequest(id).shares, 0);
    }

    /// A fund that lets more be claimed than was paid for is not believed until the owner accepts that.
    function testWhatWasNotPaidForIsNotClaimed() public {
        setTargets(0, 0, 1_000);
        deposit(ALICE, 1_000_000e6);
        rebalance();
        settleLater();
        address adapter = source(2).adapter;
        uint256 ready = later.maxMint(adapter);
        CHEATS.mockCall(
            address(later), abi.encodeWithSelector(IERC4626.maxMint.selector, adapter), abi.encode(ready * 50)
        );
        rebalance();
        vm.assertEq(later.balanceOf(adapter), 0);
        vm.assertFalse(vault.navIsSound());
        CHEATS.clearMockedCalls();
        rebalance();
        vm.assertEq(later.balanceOf(adapter), ready);
        vm.assertTrue(vault.navIsSound());
    }

    /// What does not go counts by the lower price, and a price that slips while it cannot go makes what goes dear: who
    /// takes in kind says the most that it may burn, and loses nothing if it would be more.
    function testWhoTakesInKindBoundsWhatItBurns() public {
        half();
        refuseTwoTo(BOB);
        uint256 shares = vault.balanceOf(BOB);
        uint256 id = requestRedeem(BOB, shares);
        vm.warp(block.timestamp + 7 days);
        uint256 nav = two.totalAssets();
        two.setNav(nav / 10); // a slip of what does not go
        uint256 goes = shares * 55 / 100; // idle and the first source
        vm.prank(BOB);
        vm.expectRevert(
            abi.encodeWithSelector(MicroVault.TooManySharesBurnt.selector, shares * 550 / 595 + 1)
        );
        vault.redeemInKindWithin(id, goes + goes / 100);
        vm.assertEq(vault.redeemRequest(id).shares, shares);
        two.setNav(nav);
        vm.recordLogs();
        vm.prank(BOB);
        vault.redeemInKindWithin(id, goes + goes / 100);
        assertNear(vault.queuedShares(), shares - goes);
        vm.assertEq(countLogs(keccak256("SourceRefused(bytes32,bytes4)")), 1); // the one that keeps its part says so
    }

    /// Who takes in kind while a source is silent that proves worthless has more than his part, by a number: with a tenth
    /// of the shares, and 45 of 100 in the dead source, 78,571 instead of 55,000. Once it is written off it is 55,000.
    function testInKindBeforeAWriteOffIsBounded() public {
        half();
        uint256 shares = vault.balanceOf(BOB);
        vm.prank(BOB);
        uint256 id = vault.requestRedeem(shares, ELSEWHERE, BOB);
        vm.warp(block.timestamp + 7 days);
        CHEATS.mockCallRevert(address(one), abi.encodeWithSelector(IERC4626.convertToAssets.selector), "dead");
        CHEATS.mockCallRevert(address(one), abi.encodeWithSelector(IERC20.transfer.selector), "dead");
        uint256 snapshot = Snapshots(address(vm)).snapshotState();
        vm.prank(BOB);
        vault.redeemInKind(id);
        vault.writeOff(ONE);
        vm.assertLe(worthWithoutOne(), 78_572e6);
        Snapshots(address(vm)).revertToState(snapshot);
        vault.writeOff(ONE);
        vm.prank(BOB);
        vault.redeemInKind(id);
        vm.assertLe(worthWithoutOne(), 55_000e6);
        vm.assertGe(worthWithoutOne(), 55_000e6 - 4);
    }

    function worthWithoutOne() private view returns (uint256) {
        return vault.convertToAssets(vault.queuedShares()) + token.balanceOf(ELSEWHERE)
            + two.convertToAssets(two.balanceOf(ELSEWHERE));
    }
}
