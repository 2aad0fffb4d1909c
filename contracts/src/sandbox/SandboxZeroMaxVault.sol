// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626, IERC20} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";

/// @title SandboxZeroMaxVault
/// @notice An ERC-4626 vault whose max functions always return 0, as those of Morpho Vault V2 do, and whose limits
/// only a call reveals: a cap, a list of depositors, assets that are lent, and a cooldown. For tests of callers that
/// must find such limits. There is no yield.
///
/// Trusted: the owner, who sets the limits.
contract SandboxZeroMaxVault is ERC4626, Ownable {
    /// @notice Total assets above which a deposit is rejected; the maximum means no limit.
    uint256 public depositCap = type(uint256).max;
    /// @notice Assets that cannot leave.
    uint256 public lent;
    /// @notice Whether only listed depositors may deposit.
    bool public listRequired;
    /// @notice Whether a withdrawal must wait, so that none succeeds.
    bool public cooldown;
    /// @notice The listed depositors.
    mapping(address depositor => bool listed) public isListed;

    event LimitsSet(uint256 depositCap, uint256 lent, bool listRequired, bool cooldown);
    event Listed(address depositor);

    error SupplyCapExceeded(uint256 assets, uint256 cap);
    error NotAllowed(address depositor);
    error NotEnoughLiquidity(uint256 assets, uint256 liquid);
    error CooldownActive();

    constructor(IERC20 asset_, address owner_) ERC20("Zero max vault", "zmax") ERC4626(asset_) Ownable(owner_) {}

    /// @notice Sets the limits from now on.
    function setLimits(uint256 depositCap_, uint256 lent_, bool listRequired_, bool cooldown_) external onlyOwner {
        depositCap = depositCap_;
        lent = lent_;
        listRequired = listRequired_;
        cooldown = cooldown_;
        emit LimitsSet(depositCap_, lent_, listRequired_, cooldown_);
    }

    /// @notice Lists a depositor.
    function list(address depositor) external onlyOwner {
        isListed[depositor] = true;
        emit Listed(depositor);
    }

    function deposit(uint256 assets, address receiver) public override returns (uint256 shares) {
        shares = previewDeposit(assets);
        _deposit(msg.sender, receiver, assets, shares);
    }

    function mint(uint256 shares, address receiver) public override returns (uint256 assets) {
        assets = previewMint(shares);
        _deposit(msg.sender, receiver, assets, shares);
    }

    function withdraw(uint256 assets, address receiver, address holder) public override returns (uint256 shares) {
        shares = previewWithdraw(assets);
        _withdraw(msg.sender, receiver, holder, assets, shares);
    }

    function redeem(uint256 shares, address receiver, address holder) public override returns (uint256 assets) {
        assets = previewRedeem(shares);
        _withdraw(msg.sender, receiver, holder, assets, shares);
    }

    function maxDeposit(address) public pure override returns (uint256) {
        return 0;
    }

    function maxMint(address) public pure override returns (uint256) {
        return 0;
    }

    function maxWithdraw(address) public pure override returns (uint256) {
        return 0;
    }

    function maxRedeem(address) public pure override returns (uint256) {
        return 0;
    }

    function _deposit(address caller, address receiver, uint256 assets, uint256 shares) internal override {
        if (listRequired && !isListed[caller]) revert NotAllowed(caller);
        uint256 total = totalAssets() + assets;
        if (total > depositCap) revert SupplyCapExceeded(total, depositCap);
        super._deposit(caller, receiver, assets, shares);
    }

    function _withdraw(address caller, address receiver, address holder, uint256 assets, uint256 shares)
        internal
        override
    {
        if (cooldown) revert CooldownActive();
        uint256 total = totalAssets();
        uint256 liquid = total > lent ? total - lent : 0;
        if (assets > liquid) revert NotEnoughLiquidity(assets, liquid);
        super._withdraw(caller, receiver, holder, assets, shares);
    }

    function _decimalsOffset() internal pure override returns (uint8) {
        return 6;
    }
}
