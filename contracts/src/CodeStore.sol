// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";

/// @title CodeStore
/// @notice Keeps bytes that never change as the code of a contract that cannot run: reading many of them costs
/// what reading one word of storage does.
library CodeStore {
    /// A contract holds 24,576 bytes, of which the first is a STOP.
    uint256 internal constant CAPACITY = 24_575;

    /// @notice Keeps `length` bytes of `data`, from `from` on. The same bytes cannot be kept twice by one contract.
    function write(bytes memory data, uint256 from, uint256 length) internal returns (address) {
        bytes memory part = new bytes(length);
        assembly ("memory-safe") {
            mcopy(add(part, 0x20), add(add(data, 0x20), from), length)
        }
        // PUSH3 size, DUP1, PUSH1 11, RETURNDATASIZE, CODECOPY, RETURNDATASIZE, RETURN; then the code.
        return Create2.deploy(0, 0, abi.encodePacked(hex"62", uint24(length + 1), hex"80600b3d393df3", hex"00", part));
    }

    /// @notice The bytes that are kept.
    function read(address store) internal view returns (bytes memory data) {
        data = new bytes(store.code.length - 1);
        assembly ("memory-safe") {
            extcodecopy(store, add(data, 0x20), 1, mload(data))
        }
    }
}
