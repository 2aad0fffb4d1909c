// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ISourceAdapter} from "./adapters/ISourceAdapter.sol";

/// @notice A source had less gas than it is promised when it failed: try again with more.
error OutOfGas();

/// @title SourceCalls
/// @notice A MicroVault's calls of its adapters, behind each of which a source may revert, lie or burn its gas. A
/// call never reverts for what the source does: it says that it failed. Only a lack of gas reverts, so that
/// nobody makes a source seem to have failed by giving too little.
library SourceCalls {
    /// What a source is promised, and may burn at most, of the gas of those who read it,
    uint256 internal constant READ_GAS = 1_000_000;
    /// leave it in kind,
    uint256 internal constant RELEASE_GAS = 1_000_000;
    /// or move assets into it or out of it.
    uint256 internal constant MOVE_GAS = 2_000_000;
    /// In a position's `sound`: good enough to leave by, not to enter by (`ISourceAdapter.Position`),
    uint256 internal constant LEAVING_ONLY = 2;
    /// or it could not be read.
    uint256 internal constant UNREADABLE = 3;

    /// A position, if the adapter tells a believable one; else `sound` is UNREADABLE and all else 0. Not try: that
    /// reverts on a bad answer.
    function readPosition(ISourceAdapter adapter) internal view returns (ISourceAdapter.Position memory p) {
        bytes4 selector = ISourceAdapter.position.selector;
        bool ok;
        assembly ("memory-safe") {
            mstore(0, selector)
            ok := staticcall(READ_GAS, adapter, 0, 4, p, 0xe0)
            ok := and(ok, gt(returndatasize(), 0xdf))
        }
        if (!ok) requireGas(READ_GAS);
        // 120 bits each: no sum of them overflows, and they fit where they are remembered.
        if (!ok || (p.held | p.units | p.pendingIn | p.pendingOut | p.claimable) >> 120 != 0) {
            ISourceAdapter.Position memory none;
            none.sound = UNREADABLE;
            return none;
        }
        if (p.sound > LEAVING_ONLY) p.sound = 0;
    }

    /// What of a position a NAV needs, in the same way.
    function readNav(ISourceAdapter adapter)
        internal
        view
        returns (bool ok, uint256 worth, uint256 recorded, uint256 navAt, uint256 sound)
    {
        bytes4 selector = ISourceAdapter.nav.selector;
        assembly ("memory-safe") {
            let free := mload(0x40)
            mstore(0, selector)
            ok := staticcall(READ_GAS, adapter, 0, 4, free, 0xa0)
            ok := and(ok, gt(returndatasize(), 0x9f))
            worth := mload(free)
            recorded := mload(add(free, 0x20)) // the next word is what arrives
            navAt := mload(add(free, 0x60))
            sound := mload(add(free, 0x80))
        }
        if (!ok) requireGas(READ_GAS);
        if ((worth | recorded) >> 120 != 0) ok = false;
        if (!ok || sound > LEAVING_ONLY) sound = 0;
    }

    /// Calls an adapter, of whose answer one word is read; 0 if there is none.
    function callAdapter(ISourceAdapter adapter, bytes memory data, uint256 gasLimit)
        internal
        returns (bool ok, uint256 answer)
    {
        assembly ("memory-safe") {
            mstore(0, 0)
            ok := call(gasLimit, adapter, 0, add(data, 0x20), mload(data), 0, 0x20)
            if ok { answer := mload(0) }
        }
        if (!ok) requireGas(gasLimit);
    }

    /// A failure counts as the callee's own only if the callee had the gas it was promised.
    function requireGas(uint256 promised) internal view {
        if (gasleft() < promised / 63) revert OutOfGas();
    }
}
