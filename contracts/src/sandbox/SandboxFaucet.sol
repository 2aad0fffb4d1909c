// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {SandboxToken} from "./SandboxToken.sol";

/// @title SandboxFaucet
/// @notice Pays sandbox tokens to many accounts in one transaction, each by a transfer of its own.
///
/// Trusted: the owner alone pays out. The faucet mints what it lacks and so must be a minter of a token,
/// unless it already holds enough of it.
contract SandboxFaucet is Ownable {
    using SafeERC20 for IERC20;

    error LengthMismatch();

    constructor(address owner_) Ownable(owner_) {}

    /// @notice Transfers `amount[i]` of `token` to `to[i]`, for each i; all or none.
    function drip(address token, address[] calldata to, uint256[] calldata amount) external onlyOwner {
        if (to.length != amount.length) revert LengthMismatch();
        uint256 sum = 0;
        for (uint256 i = 0; i < amount.length; ++i) {
            sum += amount[i];
        }
        uint256 held = IERC20(token).balanceOf(address(this));
        if (held < sum) SandboxToken(token).mint(address(this), sum - held);
        for (uint256 i = 0; i < to.length; ++i) {
            IERC20(token).safeTransfer(to[i], amount[i]);
        }
    }
}
