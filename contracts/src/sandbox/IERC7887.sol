// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title IERC7887Deposit
/// @notice How requests of deposits are taken back (ERC-7887): asked for, granted by who runs the vault, claimed.
interface IERC7887Deposit {
    event CancelDepositRequest(address indexed controller, uint256 indexed requestId, address sender);
    event CancelDepositClaim(
        address indexed controller, address indexed receiver, uint256 indexed requestId, address sender, uint256 assets
    );

    /// @notice Asks for all back that is pending. Until that is answered no deposit is requested.
    function cancelDepositRequest(uint256 requestId, address controller) external;

    /// @notice Whether what is pending was asked back.
    function pendingCancelDepositRequest(uint256 requestId, address controller) external view returns (bool);

    /// @notice Assets that are given back and only wait to be claimed.
    function claimableCancelDepositRequest(uint256 requestId, address controller) external view returns (uint256 assets);

    /// @notice Claims all assets that are given back.
    function claimCancelDepositRequest(uint256 requestId, address receiver, address controller)
        external
        returns (uint256 assets);
}

/// @title IERC7887Redeem
/// @notice How requests of redemptions are taken back (ERC-7887).
interface IERC7887Redeem {
    event CancelRedeemRequest(address indexed controller, uint256 indexed requestId, address sender);
    event CancelRedeemClaim(
        address indexed controller, address indexed receiver, uint256 indexed requestId, address sender, uint256 shares
    );

    /// @notice Asks for all back that is pending. Until that is answered no redemption is requested.
    function cancelRedeemRequest(uint256 requestId, address controller) external;

    /// @notice Whether what is pending was asked back.
    function pendingCancelRedeemRequest(uint256 requestId, address controller) external view returns (bool);

    /// @notice Shares that are given back and only wait to be claimed.
    function claimableCancelRedeemRequest(uint256 requestId, address controller) external view returns (uint256 shares);

    /// @notice Claims all shares that are given back.
    function claimCancelRedeemRequest(uint256 requestId, address receiver, address controller)
        external
        returns (uint256 shares);
}
