// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";

/// @title IERC7540
/// @notice What ERC-7540 adds to ERC-4626, and how Centrifuge's vaults tell the age of their price.
interface IERC7540 is IERC4626 {
    event DepositRequest(
        address indexed controller, address indexed owner, uint256 indexed requestId, address sender, uint256 assets
    );
    event RedeemRequest(
        address indexed controller, address indexed owner, uint256 indexed requestId, address sender, uint256 shares
    );
    event OperatorSet(address indexed controller, address indexed operator, bool approved);

    /// @notice Takes `assets` of `owner` and owes `controller` shares for them.
    function requestDeposit(uint256 assets, address controller, address owner) external returns (uint256 requestId);

    /// @notice Takes `shares` of `owner` and owes `controller` assets for them.
    function requestRedeem(uint256 shares, address controller, address owner) external returns (uint256 requestId);

    /// @notice Assets given for shares that are not settled.
    function pendingDepositRequest(uint256 requestId, address controller) external view returns (uint256 assets);

    /// @notice Assets given for shares that only wait to be claimed.
    function claimableDepositRequest(uint256 requestId, address controller) external view returns (uint256 assets);

    /// @notice Shares given for assets that are not settled.
    function pendingRedeemRequest(uint256 requestId, address controller) external view returns (uint256 shares);

    /// @notice Shares given for assets that only wait to be claimed.
    function claimableRedeemRequest(uint256 requestId, address controller) external view returns (uint256 shares);

    /// @notice Claims shares for `assets` of a settled request.
    function deposit(uint256 assets, address receiver, address controller) external returns (uint256 shares);

    /// @notice Claims `shares` of a settled request.
    function mint(uint256 shares, address receiver, address controller) external returns (uint256 assets);

    /// @notice Lets `operator` act for the caller, or no longer.
    function setOperator(address operator, bool approved) external returns (bool);

    /// @notice Whether `operator` may act for `controller`.
    function isOperator(address controller, address operator) external view returns (bool);

    /// @notice When the price was struck.
    function priceLastUpdated() external view returns (uint64);
}
