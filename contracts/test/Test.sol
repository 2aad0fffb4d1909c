// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {WalletExecutor} from "../src/WalletExecutor.sol";

/// The cheatcodes in use (npm's forge-std is too old to know the delegation ones).
interface Vm {
    struct Log {
        bytes32[] topics;
        bytes data;
        address emitter;
    }

    struct SignedDelegation {
        uint8 v;
        bytes32 r;
        bytes32 s;
        uint64 nonce;
        address implementation;
    }

    function accesses(address account) external returns (bytes32[] memory reads, bytes32[] memory writes);
    function addr(uint256 key) external pure returns (address);
    function assertEq(uint256 a, uint256 b) external pure;
    function assertEq(address a, address b) external pure;
    function assertEq(bytes32 a, bytes32 b) external pure;
    function assertEq(bytes calldata a, bytes calldata b) external pure;
    function assertTrue(bool condition) external pure;
    function assertTrue(bool condition, string calldata message) external pure;
    function assertFalse(bool condition) external pure;
    function assertLe(uint256 a, uint256 b) external pure;
    function assertGe(uint256 a, uint256 b) external pure;
    function assume(bool condition) external pure;
    function chainId(uint256 id) external;
    function deal(address account, uint256 balance) external;
    function expectRevert() external;
    function expectRevert(bytes calldata data) external;
    function getRecordedLogs() external returns (Log[] memory);
    function store(address target, bytes32 slot, bytes32 value) external;
    function snapshotState() external returns (uint256);
    function revertToState(uint256 snapshot) external returns (bool);
    function load(address account, bytes32 slot) external view returns (bytes32);
    function prank(address sender) external;
    function prank(address sender, address origin) external;
    function record() external;
    function recordLogs() external;
    function roll(uint256 number) external;
    function sign(uint256 key, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function signAndAttachDelegation(address implementation, uint256 key) external returns (SignedDelegation memory);
    function startPrank(address sender) external;
    function stopPrank() external;
    function warp(uint256 timestamp) external;
}

abstract contract Test {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    uint256 internal constant ORDER = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141;

    function bound(uint256 x, uint256 min, uint256 max) internal pure returns (uint256) {
        if (x >= min && x <= max) return x;
        return min + x % (max - min + 1);
    }

    /// The beginning of a revert's data, as a selector.
    function selectorOf(bytes memory reason) internal pure returns (bytes4) {
        return reason.length < 4 ? bytes4(0) : bytes4(reason);
    }
}

/// Wallets that delegate to WalletExecutor, and their signatures.
abstract contract WalletTest is Test {
    WalletExecutor internal executor = new WalletExecutor(false);
    WalletExecutor internal treeExecutor = new WalletExecutor(true);
    uint256 internal deadline = block.timestamp + 1 hours;

    /// A wallet is an account whose key has signed a delegation, nothing more.
    function newWallet(uint256 key) internal returns (WalletExecutor wallet) {
        return delegate(key, executor);
    }

    /// Delegates an account to an executor, the first time or again.
    function delegate(uint256 key, WalletExecutor to) internal returns (WalletExecutor wallet) {
        vm.signAndAttachDelegation(address(to), key);
        wallet = WalletExecutor(payable(vm.addr(key)));
        wallet.intentUsed(0); // the first call puts the delegation into force
    }

    /// The digest of version 1 by the letter of EIP-712, written apart from the contract's.
    function digestOf(address wallet, WalletExecutor.Call[] memory calls, uint256 nonce, uint256 until)
        internal
        view
        returns (bytes32)
    {
        bytes32 intent = keccak256(
            abi.encode(
                keccak256(
                    "Intent(Call[] calls,uint256 nonce,uint256 deadline)Call(address to,uint256 value,bytes data)"
                ),
                hashOf(calls),
                nonce,
                until
            )
        );
        return keccak256(abi.encodePacked(hex"1901", domainOf(wallet, "1"), intent));
    }

    /// The digest of version 2, in the same way.
    function digestOf(address wallet, uint256 nonce, uint256 until, uint256 minGas, WalletExecutor.Call[] memory calls)
        internal
        view
        returns (bytes32)
    {
        bytes32 intent = keccak256(
            abi.encode(
                keccak256(
                    "Intent(Call[] calls,uint256 nonce,uint256 deadline,uint256 minGas)Call(address to,uint256 value,bytes data)"
                ),
                hashOf(calls),
                nonce,
                until,
                minGas
            )
        );
        return keccak256(abi.encodePacked(hex"1901", domainOf(wallet, "2"), intent));
    }

    function hashOf(WalletExecutor.Call[] memory calls) private pure returns (bytes32) {
        bytes memory hashes;
        for (uint256 i = 0; i < calls.length; i++) {
            hashes = bytes.concat(
                hashes,
                keccak256(
                    abi.encode(
                        keccak256("Call(address to,uint256 value,bytes data)"),
                        calls[i].to,
                        calls[i].value,
                        keccak256(calls[i].data)
                    )
                )
            );
        }
        return keccak256(hashes);
    }

    function domainOf(address wallet, string memory version) internal view returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("granary"),
                keccak256(bytes(version)),
                block.chainid,
                wallet
            )
        );
    }

    /// The digest of a cancellation, by the letter as well.
    function cancellationOf(address wallet, uint256 nonce, string memory version) internal view returns (bytes32) {
        bytes32 cancellation = keccak256(abi.encode(keccak256("Cancellation(uint256 nonce)"), nonce));
        return keccak256(abi.encodePacked(hex"1901", domainOf(wallet, version), cancellation));
    }

    function signCancellation(uint256 key, uint256 nonce) internal view returns (bytes memory) {
        return signCancellation(key, nonce, "2");
    }

    function signCancellation(uint256 key, uint256 nonce, string memory version) internal view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, cancellationOf(vm.addr(key), nonce, version));
        return abi.encodePacked(r, s, v);
    }

    /// The packed call that executes an intent of version 2.
    function signedIntent(uint256 key, uint256 nonce, uint256 minGas, WalletExecutor.Call[] memory calls)
        internal
        view
        returns (bytes memory)
    {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digestOf(vm.addr(key), nonce, deadline, minGas, calls));
        return abi.encodeCall(
            WalletExecutor.executeIntent, (nonce, deadline, minGas, calls, abi.encodePacked(r, s, v))
        );
    }

    function sign(uint256 key, WalletExecutor.Call[] memory calls, uint256 nonce)
        internal
        view
        returns (bytes memory)
    {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digestOf(vm.addr(key), calls, nonce, deadline));
        return abi.encodePacked(r, s, v);
    }

    function call(address to, bytes memory data) internal pure returns (WalletExecutor.Call memory) {
        return WalletExecutor.Call(to, 0, data);
    }

    function list(WalletExecutor.Call memory a) internal pure returns (WalletExecutor.Call[] memory calls) {
        calls = new WalletExecutor.Call[](1);
        calls[0] = a;
    }

    function list(WalletExecutor.Call memory a, WalletExecutor.Call memory b)
        internal
        pure
        returns (WalletExecutor.Call[] memory calls)
    {
        calls = new WalletExecutor.Call[](2);
        calls[0] = a;
        calls[1] = b;
    }
}
