// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title Outcall
/// @notice A call to code we do not trust, whose answer cannot exhaust our memory.
library Outcall {
    /// @notice Calls `to` with all gas that may be forwarded.
    /// @dev The answer of a successful call is dropped. Of a failed call's answer at most `maxReason`
    /// bytes are copied: a hostile callee may return megabytes and make its caller pay for copying them.
    /// @return ok whether the call succeeded
    /// @return reason the beginning of what a failed call returned; empty after a success
    function tryCall(address to, uint256 value, bytes calldata data, uint256 maxReason)
        internal
        returns (bool ok, bytes memory reason)
    {
        assembly ("memory-safe") {
            let free := mload(0x40)
            calldatacopy(free, data.offset, data.length)
            ok := call(gas(), to, value, free, data.length, 0, 0)
            reason := 0x60 // the empty bytes
            if iszero(ok) {
                let size := returndatasize()
                if gt(size, maxReason) { size := maxReason }
                reason := free
                mstore(reason, size)
                let start := add(reason, 0x20)
                returndatacopy(start, 0, size)
                mstore(add(start, size), 0) // no dirty bytes behind the end
                mstore(0x40, and(add(add(start, size), 0x3f), not(0x1f)))
            }
        }
    }
}
