// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// What of the cheatcodes only these tests need.
interface Snapshots {
    function snapshotState() external returns (uint256 id);
    function revertToState(uint256 id) external returns (bool ok);
}
