// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20, SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {SandboxAsyncVault} from "./SandboxAsyncVault.sol";
import {SandboxFundShare} from "./SandboxFundShare.sol";

/// @title SandboxFund
/// @notice A SandboxAsyncVault with the habits of Centrifuge's vaults: its share is another token, with a list of its
/// own; who asks for anything must be on that list; and while a controller is frozen, or shares wait for one that is no
/// member any more, what it could claim is told nowhere: max* and claimable* are 0.
///
/// Its own ERC-20 functions, which the interface wants, are those of a token that nobody has.
///
/// Trusted: the owner, as in SandboxAsyncVault; it keeps the share's list too.
contract SandboxFund is SandboxAsyncVault {
    using SafeERC20 for IERC20;

    SandboxFundShare private immutable _SHARE;

    constructor(address asset_, string memory name_, string memory symbol_, address owner_)
        SandboxAsyncVault(asset_, name_, symbol_, owner_)
    {
        _SHARE = new SandboxFundShare(asset_, name_, symbol_);
    }

    /// @notice Lets only members receive shares, or everybody who is not frozen.
    function setRestricted(bool restricted) external onlyOwner {
        _SHARE.setRestricted(restricted);
    }

    /// @notice Puts an account on the share's list, or takes it off.
    function setMember(address account, bool isMember) external onlyOwner {
        _SHARE.setMember(account, isMember);
    }

    /// @notice Freezes an account, or no longer.
    function setFrozen(address account, bool isFrozen) external onlyOwner {
        _SHARE.setFrozen(account, isFrozen);
    }

    /// @notice The share token.
    function share() public view override returns (address) {
        return address(_SHARE);
    }

    /// @notice As in Centrifuge's vaults, no more than can be claimed now.
    function claimableDepositRequest(uint256, address controller) public view override returns (uint256) {
        return maxDeposit(controller);
    }

    /// @notice As in Centrifuge's vaults, no more than can be claimed now.
    function claimableRedeemRequest(uint256, address controller) public view override returns (uint256) {
        return maxRedeem(controller);
    }

    function _issueShares(uint256 shares) internal override {
        _SHARE.mint(address(this), shares);
    }

    function _revokeShares(uint256 shares) internal override {
        _SHARE.burn(shares);
    }

    /// The fund takes the shares by their owner's allowance.
    function _takeShares(address owner, address controller, uint256 shares) internal override {
        _requireAllowed(owner);
        _requireEligible(owner);
        _requireEligible(controller);
        IERC20(address(_SHARE)).safeTransferFrom(owner, address(this), shares);
    }

    function _giveShares(address receiver, uint256 shares) internal override {
        IERC20(address(_SHARE)).safeTransfer(receiver, shares);
    }

    function _requireEligible(address controller) internal view override {
        if (!_SHARE.mayReceive(controller)) revert NotAllowed(controller);
    }

    function _areSharesShut(address controller) internal view override returns (bool) {
        return super._areSharesShut(controller) || !_SHARE.mayReceive(controller);
    }

    function _areAssetsShut(address controller) internal view override returns (bool) {
        return super._areAssetsShut(controller) || _SHARE.isFrozen(controller);
    }
}
