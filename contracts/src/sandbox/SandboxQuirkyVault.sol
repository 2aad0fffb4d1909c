// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626, IERC20} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title SandboxQuirkyVault
/// @notice An ERC-4626 vault that does beside a deposit or withdrawal what some vaults do: it pays a reward in
/// any token, mints shares, or takes no calls from contracts. For tests of who settles what such a vault did.
///
/// Trusted: the owner, who sets the quirks. Rewards are paid of what the vault holds; there is no yield.
contract SandboxQuirkyVault is ERC4626, Ownable {
    using SafeERC20 for IERC20;

    /// @notice What is paid beside, of which token; none while zero.
    IERC20 public rewardToken;
    uint256 public reward;
    /// @notice Shares that are minted beside.
    uint256 public bonusShares;
    /// @notice Whether only accounts that pay for their transaction themselves are served.
    bool public ownTransactionOnly;

    event QuirksSet(address rewardToken, uint256 reward, uint256 bonusShares, bool ownTransactionOnly);

    error NotOwnTransaction();

    constructor(IERC20 asset_, address owner_) ERC20("Quirky vault", "quirk") ERC4626(asset_) Ownable(owner_) {}

    /// @notice Sets what is done from now on.
    function setQuirks(IERC20 rewardToken_, uint256 reward_, uint256 bonusShares_, bool ownTransactionOnly_)
        external
        onlyOwner
    {
        rewardToken = rewardToken_;
        reward = reward_;
        bonusShares = bonusShares_;
        ownTransactionOnly = ownTransactionOnly_;
        emit QuirksSet(address(rewardToken_), reward_, bonusShares_, ownTransactionOnly_);
    }

    function _deposit(address caller, address receiver, uint256 assets, uint256 shares) internal override {
        super._deposit(caller, receiver, assets, shares);
        _giveBeside(receiver);
    }

    function _withdraw(address caller, address receiver, address holder, uint256 assets, uint256 shares)
        internal
        override
    {
        super._withdraw(caller, receiver, holder, assets, shares);
        _giveBeside(receiver);
    }

    function _giveBeside(address to) private {
        // solhint-disable-next-line avoid-tx-origin
        if (ownTransactionOnly && tx.origin != msg.sender) revert NotOwnTransaction();
        if (reward > 0) rewardToken.safeTransfer(to, reward);
        if (bonusShares > 0) _mint(to, bonusShares);
    }
}
