// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {BalanceGuard} from "../src/BalanceGuard.sol";
import {WalletExecutor} from "../src/WalletExecutor.sol";
import {SandboxUSDC} from "../src/sandbox/SandboxUSDC.sol";
import {SandboxUSDT} from "../src/sandbox/SandboxUSDT.sol";
import {SandboxVault} from "../src/sandbox/SandboxVault.sol";
import {WalletTest} from "./Test.sol";

/// A token whose balances are whatever is said, which calls its `callee` before it moves money.
contract ScriptedToken {
    mapping(address account => uint256) public balanceOf;
    address private _callee;
    bytes private _data;

    function set(address account, uint256 balance) external {
        balanceOf[account] = balance;
    }

    function arm(address callee, bytes calldata data) external {
        (_callee, _data) = (callee, data);
    }

    /// Gives the caller `amount`, after the call it was armed with.
    function give(uint256 amount) external {
        if (_callee != address(0)) {
            (bool ok, bytes memory reason) = _callee.call(_data);
            if (!ok) {
                assembly {
                    revert(add(reason, 0x20), mload(reason))
                }
            }
        }
        balanceOf[msg.sender] += amount;
    }
}

/// A stranger who carries an intent in the middle of a transaction of its own.
contract Sandwicher {
    SandboxVault private immutable _vault;

    constructor(SandboxVault vault) {
        _vault = vault;
    }

    /// Sets the vault's worth, executes the intent, and sets it back.
    function run(WalletExecutor wallet, uint256 nav, bytes calldata intent) external {
        uint256 before = _vault.totalAssets();
        _vault.setNav(nav);
        (bool ok, bytes memory reason) = address(wallet).call(intent);
        if (!ok) {
            assembly {
                revert(add(reason, 0x20), mload(reason))
            }
        }
        _vault.setNav(before);
    }
}

contract BalanceGuardTest is WalletTest {
    uint256 private constant KEY = 0xA11CE;
    uint256 private constant OTHER_KEY = 0xB0B;

    BalanceGuard private guard = new BalanceGuard();
    SandboxUSDC private usdc = new SandboxUSDC(address(this));
    SandboxVault private vault = new SandboxVault(usdc, "Vault", "v", address(this));
    ScriptedToken private scripted = new ScriptedToken();
    WalletExecutor private wallet;

    function setUp() public {
        wallet = newWallet(KEY);
        usdc.setMinter(address(this), true);
        usdc.setMinter(address(vault), true);
        usdc.mint(address(wallet), 100e6);
        usdc.mint(address(this), 100e6);
        usdc.approve(address(vault), type(uint256).max);
        vault.deposit(100e6, address(this));
    }

    function callOfSnapshot(address token) private view returns (WalletExecutor.Call memory) {
        return call(address(guard), abi.encodeCall(guard.snapshot, (token)));
    }

    function callOfRequire(address token, int256 minimum) private view returns (WalletExecutor.Call memory) {
        return call(address(guard), abi.encodeCall(guard.requireChange, (token, minimum)));
    }

    function tooLittle(address token, int256 change, int256 minimum) private pure returns (bytes memory) {
        return abi.encodeWithSelector(BalanceGuard.ChangeBelowMinimum.selector, token, change, minimum);
    }

    function failed(uint256 index, bytes memory reason) private pure returns (bytes memory) {
        return abi.encodeWithSelector(WalletExecutor.CallFailed.selector, index, reason);
    }

    /// A deposit of 100 dollars for at least `minShares`, as the service signs it.
    function deposit(int256 minShares) private view returns (WalletExecutor.Call[] memory calls) {
        calls = new WalletExecutor.Call[](4);
        calls[0] = callOfSnapshot(address(vault));
        calls[1] = call(address(usdc), abi.encodeCall(usdc.approve, (address(vault), 100e6)));
        calls[2] = call(address(vault), abi.encodeCall(vault.deposit, (100e6, address(wallet))));
        calls[3] = callOfRequire(address(vault), minShares);
    }

    function redeem(uint256 shares, int256 minAssets) private view returns (WalletExecutor.Call[] memory calls) {
        calls = new WalletExecutor.Call[](3);
        calls[0] = callOfSnapshot(address(usdc));
        calls[1] = call(address(vault), abi.encodeCall(vault.redeem, (shares, address(wallet), address(wallet))));
        calls[2] = callOfRequire(address(usdc), minAssets);
    }

    function intentOf(WalletExecutor.Call[] memory calls, uint256 nonce) private view returns (bytes memory) {
        return abi.encodeCall(wallet.execute, (calls, nonce, deadline, sign(KEY, calls, nonce)));
    }

    function execute(WalletExecutor.Call[] memory calls, uint256 nonce) private {
        wallet.execute(calls, nonce, deadline, sign(KEY, calls, nonce));
    }

    function testFuzz_PassesFromTheMinimumOn(uint256 before, uint256 later, int256 minimum) public {
        before = bound(before, 0, 1 << 254);
        later = bound(later, 0, 1 << 254);
        int256 change = int256(later) - int256(before);
        scripted.set(address(this), before);
        guard.snapshot(address(scripted));
        scripted.set(address(this), later);
        if (change < minimum) vm.expectRevert(tooLittle(address(scripted), change, minimum));
        guard.requireChange(address(scripted), minimum);
    }

    function testASnapshotServesOnce() public {
        guard.snapshot(address(usdc));
        guard.requireChange(address(usdc), 0);
        vm.expectRevert(abi.encodeWithSelector(BalanceGuard.NoSnapshot.selector, address(usdc)));
        guard.requireChange(address(usdc), 0);
        guard.snapshot(address(usdc));
        guard.requireChange(address(usdc), 0);
    }

    function testTheLastSnapshotCounts() public {
        guard.snapshot(address(usdc));
        usdc.mint(address(this), 5);
        guard.snapshot(address(usdc));
        vm.expectRevert(tooLittle(address(usdc), 0, 1));
        guard.requireChange(address(usdc), 1);
    }

    function testASnapshotIsItsCallersAndItsTokens() public {
        guard.snapshot(address(usdc));
        vm.expectRevert(abi.encodeWithSelector(BalanceGuard.NoSnapshot.selector, address(vault)));
        guard.requireChange(address(vault), 0);
        vm.prank(address(0xCAFE));
        vm.expectRevert(abi.encodeWithSelector(BalanceGuard.NoSnapshot.selector, address(usdc)));
        guard.requireChange(address(usdc), type(int256).min);
        guard.snapshot(address(vault));
        guard.requireChange(address(usdc), 0);
        guard.requireChange(address(vault), 0);
    }

    function testWhatIsNoTokenIsRefused() public {
        address[3] memory others = [address(0xCAFE), address(guard), address(executor)];
        for (uint256 i = 0; i < others.length; i++) {
            vm.expectRevert(abi.encodeWithSelector(BalanceGuard.NotABalance.selector, others[i]));
            guard.snapshot(others[i]);
        }
        scripted.set(address(this), (1 << 254) + 1);
        vm.expectRevert(abi.encodeWithSelector(BalanceGuard.NotABalance.selector, address(scripted)));
        guard.snapshot(address(scripted));
    }

    function testTwoIntentsInOneTransactionMeasureEachItsOwn() public {
        int256 shares = int256(vault.previewDeposit(100e6));
        execute(deposit(shares), 1);
        usdc.mint(address(wallet), 100e6);
        WalletExecutor.Call[] memory calls = deposit(shares + 1);
        bytes memory sig = sign(KEY, calls, 2);
        // What the first one brought does not count for the second.
        vm.expectRevert(failed(3, tooLittle(address(vault), shares, shares + 1)));
        wallet.execute(calls, 2, deadline, sig);
        execute(deposit(shares), 2); // nothing is left of the one that failed
    }

    function testFuzz_ADepositAtAPriceThatWasMovedIsUndone(uint256 nav, uint256 bps) public {
        bps = bound(bps, 0, 9999);
        int256 minShares = int256(vault.previewDeposit(100e6) * (10_000 - bps) / 10_000);
        nav = bound(nav, 1e6, 1e15);
        vault.setNav(nav);
        int256 brings = int256(vault.previewDeposit(100e6));
        vault.setNav(100e6);
        Sandwicher stranger = new Sandwicher(vault);
        vault.transferOwnership(address(stranger));
        bytes memory intent = intentOf(deposit(minShares), 1);
        bool undone = brings < minShares;
        if (undone) vm.expectRevert(failed(3, tooLittle(address(vault), brings, minShares)));
        stranger.run(wallet, nav, intent);
        vm.assertTrue(wallet.intentUsed(1) != undone);
        vm.assertEq(usdc.balanceOf(address(wallet)), undone ? 100e6 : 0);
    }

    function testFuzz_ARedemptionAtAPriceThatWasMovedIsUndone(uint256 nav, uint256 bps) public {
        bps = bound(bps, 0, 9999);
        execute(deposit(1), 1);
        uint256 shares = vault.balanceOf(address(wallet));
        int256 minAssets = int256(vault.previewRedeem(shares) * (10_000 - bps) / 10_000);
        nav = bound(nav, 0, 1e15);
        vault.setNav(nav);
        int256 brings = int256(vault.previewRedeem(shares));
        vault.setNav(200e6);
        Sandwicher stranger = new Sandwicher(vault);
        vault.transferOwnership(address(stranger));
        bytes memory intent = intentOf(redeem(shares, minAssets), 2);
        bool undone = brings < minAssets;
        if (undone) vm.expectRevert(failed(2, tooLittle(address(usdc), brings, minAssets)));
        stranger.run(wallet, nav, intent);
        vm.assertTrue(wallet.intentUsed(2) != undone);
        vm.assertEq(vault.balanceOf(address(wallet)), undone ? shares : 0);
    }

    function testAnExactRedemptionCostsAtMostSoManyShares() public {
        execute(deposit(1), 1);
        uint256 cost = vault.previewWithdraw(50e6);
        WalletExecutor.Call[] memory calls = new WalletExecutor.Call[](3);
        calls[0] = callOfSnapshot(address(vault));
        calls[1] = call(address(vault), abi.encodeCall(vault.withdraw, (50e6, address(wallet), address(wallet))));
        calls[2] = callOfRequire(address(vault), -int256(cost) + 1);
        bytes memory sig = sign(KEY, calls, 2);
        vm.expectRevert(failed(2, tooLittle(address(vault), -int256(cost), -int256(cost) + 1)));
        wallet.execute(calls, 2, deadline, sig);
        calls[2] = callOfRequire(address(vault), -int256(cost));
        execute(calls, 2);
        vm.assertEq(usdc.balanceOf(address(wallet)), 50e6);
    }

    /// What is called back in the middle can take a snapshot of its own only, and run no intent of the wallet.
    function testCallbacksMoveNoMeasure() public {
        WalletExecutor.Call[] memory calls = new WalletExecutor.Call[](3);
        calls[0] = callOfSnapshot(address(scripted));
        calls[1] = call(address(scripted), abi.encodeCall(scripted.give, (5)));
        calls[2] = callOfRequire(address(scripted), 6);
        bytes memory sig = sign(KEY, calls, 1);

        scripted.arm(address(guard), abi.encodeCall(guard.snapshot, (address(scripted))));
        vm.expectRevert(failed(2, tooLittle(address(scripted), 5, 6)));
        wallet.execute(calls, 1, deadline, sig);

        bytes memory noSnapshot = abi.encodeWithSelector(BalanceGuard.NoSnapshot.selector, address(scripted));
        scripted.arm(address(guard), abi.encodeCall(guard.requireChange, (address(scripted), 0)));
        vm.expectRevert(failed(1, noSnapshot));
        wallet.execute(calls, 1, deadline, sig);

        WalletExecutor.Call[] memory within = list(callOfRequire(address(scripted), 0), callOfSnapshot(address(scripted)));
        scripted.arm(address(wallet), intentOf(within, 2));
        vm.expectRevert(failed(1, abi.encodeWithSignature("ReentrancyGuardReentrantCall()")));
        wallet.execute(calls, 1, deadline, sig);
    }

    /// Another wallet's intent in the middle of one measures its own balance.
    function testAnIntentOfAnotherWalletMayRunInTheMiddle() public {
        WalletExecutor other = newWallet(OTHER_KEY);
        WalletExecutor.Call[] memory inner = new WalletExecutor.Call[](3);
        inner[0] = callOfSnapshot(address(usdc));
        inner[1] = call(address(usdc), abi.encodeCall(usdc.approve, (address(vault), 0)));
        inner[2] = callOfRequire(address(usdc), 1);
        bytes memory intent = abi.encodeCall(other.execute, (inner, 1, deadline, sign(OTHER_KEY, inner, 1)));
        scripted.arm(address(other), intent);

        WalletExecutor.Call[] memory calls = new WalletExecutor.Call[](3);
        calls[0] = callOfSnapshot(address(usdc));
        calls[1] = call(address(scripted), abi.encodeCall(scripted.give, (5)));
        calls[2] = callOfRequire(address(usdc), 0);
        bytes memory sig = sign(KEY, calls, 1);
        vm.expectRevert(); // the inner one got nothing, whatever the outer one has
        wallet.execute(calls, 1, deadline, sig);
        inner[2] = callOfRequire(address(usdc), 0);
        scripted.arm(address(other), abi.encodeCall(other.execute, (inner, 1, deadline, sign(OTHER_KEY, inner, 1))));
        wallet.execute(calls, 1, deadline, sig);
        vm.assertTrue(other.intentUsed(1));
    }

    function testUsdtIsMeasuredToo() public {
        SandboxUSDT usdt = new SandboxUSDT(address(this));
        usdt.setMinter(address(this), true);
        guard.snapshot(address(usdt));
        usdt.mint(address(this), 7);
        guard.requireChange(address(usdt), 7);
    }
}
