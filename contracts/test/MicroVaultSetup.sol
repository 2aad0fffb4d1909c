// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {MicroVault} from "../src/MicroVault.sol";
import {MicroVaultFactory} from "../src/MicroVaultFactory.sol";
import {MicroVaultSourceView} from "../src/MicroVaultSources.sol";
import {AdapterFactory} from "../src/adapters/AdapterFactory.sol";
import {SandboxAsyncVault} from "../src/sandbox/SandboxAsyncVault.sol";
import {SandboxUSDC} from "../src/sandbox/SandboxUSDC.sol";
import {SandboxVault} from "../src/sandbox/SandboxVault.sol";
import {Test, Vm} from "./Test.sol";

/// A MicroVault over USDC with two sources that pay at once and one that pays later.
abstract contract MicroVaultSetup is Test {
    address internal constant ALICE = address(0xA11CE);
    address internal constant BOB = address(0xB0B);
    address internal constant CAROL = address(0xCA401);
    address internal constant KEEPER = address(0x4EE9E4);
    address internal constant OUTSIDER = address(0x0075);

    bytes32 internal constant ONE = keccak256("source-one");
    bytes32 internal constant TWO = keccak256("source-two");
    bytes32 internal constant LATER = keccak256("source-later");

    uint256 internal constant RICH = 1e15; // a billion tokens
    uint256 internal constant MAX = type(uint256).max;
    uint16 internal constant STEP = 100; // basis points a price may move
    uint32 internal constant AGE = 2 days;

    SandboxUSDC internal token;
    SandboxVault internal one;
    SandboxVault internal two;
    SandboxAsyncVault internal later;
    AdapterFactory internal adapters;
    MicroVault internal vault;

    function setUp() public virtual {
        vm.warp(1_700_000_000);
        token = new SandboxUSDC(address(this));
        token.setMinter(address(this), true);
        one = newSource("One");
        two = newSource("Two");
        later = new SandboxAsyncVault(address(token), "Later", "L", address(this));
        token.setMinter(address(later), true);
        adapters = new AdapterFactory();
        vault = new MicroVault(config(threeSources()), adapters);
        address[3] memory holders = [ALICE, BOB, CAROL];
        for (uint256 i = 0; i < 3; i++) {
            listHolder(holders[i]);
            fundHolder(holders[i], address(vault));
        }
    }

    function newSource(string memory name) internal returns (SandboxVault made) {
        made = new SandboxVault(IERC20(address(token)), name, name, address(this));
        token.setMinter(address(made), true);
    }

    function threeSources() internal view returns (AdapterFactory.Spec[] memory specs) {
        specs = new AdapterFactory.Spec[](3);
        specs[0] = AdapterFactory.Spec(ONE, address(one), AdapterFactory.Kind.ERC4626, STEP, 0);
        specs[1] = AdapterFactory.Spec(TWO, address(two), AdapterFactory.Kind.ERC4626, STEP, 0);
        specs[2] = AdapterFactory.Spec(LATER, address(later), AdapterFactory.Kind.ERC7540, STEP, AGE);
    }

    function config(AdapterFactory.Spec[] memory specs) internal view returns (MicroVault.Config memory) {
        return MicroVault.Config("Granary Vault", "gVLT", address(token), address(this), KEEPER, specs);
    }

    function fundHolder(address who, address spender) internal {
        token.mint(who, RICH);
        vm.prank(who);
        token.approve(spender, MAX);
    }

    function listHolder(address who) internal {
        vault.addShareholder(who, vault.version());
    }

    function deposit(address who, uint256 assets) internal returns (uint256) {
        vm.prank(who);
        return vault.deposit(assets, who);
    }

    function redeem(address who, uint256 shares) internal returns (uint256) {
        vm.prank(who);
        return vault.redeem(shares, who, who);
    }

    function requestRedeem(address who, uint256 shares) internal returns (uint256) {
        vm.prank(who);
        return vault.requestRedeem(shares, who, who);
    }

    /// A whole share, or all that one has.
    function leastRequest(address who) internal view returns (uint256) {
        uint256 shares = vault.balanceOf(who);
        return shares < 1e12 ? shares : 1e12;
    }

    function balance(address who) internal view returns (uint256) {
        return token.balanceOf(who);
    }

    /// All sources get their targets; nought leaves one out.
    function setTargets(uint16 first, uint16 second, uint16 third) internal {
        uint16[3] memory bps = [first, second, third];
        bytes32[3] memory ids = [ONE, TWO, LATER];
        uint256 n = (first > 0 ? 1 : 0) + (second > 0 ? 1 : 0) + (third > 0 ? 1 : 0);
        bytes32[] memory named = new bytes32[](n);
        uint16[] memory targets = new uint16[](n);
        for (uint256 i = 3; i > 0; i--) {
            if (bps[i - 1] > 0) (named[--n], targets[n]) = (ids[i - 1], bps[i - 1]);
        }
        vault.setStrategy(named, targets, 10_000 - first - second - third);
    }

    function allIds() internal pure returns (bytes32[] memory ids) {
        ids = new bytes32[](3);
        (ids[0], ids[1], ids[2]) = (ONE, TWO, LATER);
    }

    function rebalance() internal {
        vm.prank(KEEPER);
        vault.rebalance(allIds());
    }

    /// Everything asked of the async source is settled at its price.
    function settleLater() internal {
        address adapter = source(2).adapter;
        later.settleDeposit(adapter, later.pendingDepositRequest(0, adapter));
        later.settleRedeem(adapter, later.pendingRedeemRequest(0, adapter));
    }

    function source(uint256 i) internal view returns (MicroVaultSourceView memory) {
        return vault.sources()[i];
    }

    /// A position once everything that was asked for has happened.
    function settled(MicroVaultSourceView memory s) internal pure returns (uint256) {
        return s.position.held - s.position.pendingOut + s.position.pendingIn;
    }

    /// How many of the recorded logs are of this event.
    function countLogs(bytes32 topic) internal returns (uint256 n) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; i++) {
            if (logs[i].topics[0] == topic) n++;
        }
    }

    function distance(uint256 a, uint256 b) internal pure returns (uint256) {
        return a > b ? a - b : b - a;
    }

    /// Equal but for what rounding and the virtual shares take.
    function assertNear(uint256 a, uint256 b) internal pure {
        vm.assertLe(distance(a, b), b / 1e8 + 2);
    }

    /// The sum of |actual - target| over sources and idle, worked out apart from the contract.
    function drift() internal view returns (uint256 sum) {
        MicroVaultSourceView[] memory list = vault.sources();
        uint256 total = vault.totalAssets();
        uint256 queued = vault.convertToAssets(vault.queuedShares());
        uint256 net = total - queued;
        uint256 elsewhere = 0;
        for (uint256 i = 0; i < list.length; i++) {
            uint256 actual = settled(list[i]);
            elsewhere += actual;
            sum += distance(actual, net * list[i].targetBps / 10_000);
        }
        sum += distance(total - elsewhere, net * vault.idleTargetBps() / 10_000 + queued);
    }

    /// Siblings of leaf `index` in the tree of these leaves, worked out apart from the contract.
    function proofOf(bytes32[] memory leaves, uint256 index) internal pure returns (bytes32[] memory proof, bytes32) {
        proof = new bytes32[](16);
        bytes32 zero = 0;
        for (uint256 level = 0; level < 16; level++) {
            uint256 sibling = index ^ 1;
            proof[level] = sibling < leaves.length ? leaves[sibling] : zero;
            bytes32[] memory up = new bytes32[]((leaves.length + 1) / 2);
            for (uint256 i = 0; i < up.length; i++) {
                up[i] = hash(leaves[2 * i], 2 * i + 1 < leaves.length ? leaves[2 * i + 1] : zero);
            }
            if (up.length == 0) {
                up = new bytes32[](1);
                up[0] = hash(zero, zero);
            }
            leaves = up;
            index >>= 1;
            zero = hash(zero, zero);
        }
        return (proof, leaves[0]);
    }

    function hash(bytes32 a, bytes32 b) private pure returns (bytes32) {
        return a < b ? keccak256(abi.encode(a, b)) : keccak256(abi.encode(b, a));
    }

    function unlistHolder(address who) internal {
        uint256 n = 3;
        bytes32[] memory leaves = new bytes32[](n);
        address[3] memory holders = [ALICE, BOB, CAROL];
        for (uint256 i = 0; i < n; i++) {
            if (vault.isShareholder(holders[i])) leaves[i] = vault.leafOf(holders[i]);
        }
        (bytes32[] memory proof,) = proofOf(leaves, vault.leafIndex(who));
        vault.removeShareholder(who, proof, vault.version());
    }
}
