// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626, IERC20} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SandboxToken} from "./SandboxToken.sol";

/// @title SandboxVault
/// @notice An ERC-4626 vault over a sandbox token, whose yield is minted and whose troubles are made to order.
///
/// Invariants:
/// 1. totalAssets is what the vault holds plus the interest since the last movement: held * apyBps * seconds
///    / (10,000 * 365 days). Every movement mints that interest first, so the vault can always pay, and
///    carries the fraction of a unit over, so that many movements lose nothing to rounding.
/// 2. Previews count the pending interest and know nothing of limits; max* know the limits.
/// 3. Shares have six decimals more than the asset: who donates to dilute the next depositor's shares to
///    nothing pays about a million times what is lost by it.
/// 4. A withdrawal consumes `liquidity`; only the owner gives more. What the queue redeems consumes none: for that, assets
///    are sold.
///
/// Trusted: the owner, who sets yield, liquidity and value at will. The vault must be a minter of its asset.
/// The asset's own pause and blacklist are not seen in max*, as with most real vaults. A deposit from which the
/// asset takes a fee is refused.
contract SandboxVault is ERC4626, Ownable {
    uint256 private constant UNIT = 10_000 * 365 days; // basis points times seconds in a year

    /// @notice Yearly interest in hundredths of a percent.
    uint32 public apyBps;
    /// @notice Whether deposits are stopped.
    bool public depositsPaused;
    uint64 private _accruedAt;
    uint64 private _remainder; // of the last accrual, in units of 1/UNIT; below UNIT
    /// @notice Assets that may still leave; the maximum means no limit.
    uint256 public liquidity = type(uint256).max;
    /// @notice Total assets above which no deposit goes; the maximum means no limit.
    uint256 public depositCap = type(uint256).max;
    /// @notice Who redeems beyond the liquidity; nobody to begin with.
    address public queue;

    event Accrued(uint256 interest);
    event ApySet(uint256 apyBps);
    event DepositsPaused(bool paused);
    event LiquiditySet(uint256 assets);
    event DepositCapSet(uint256 assets);
    event NavSet(uint256 assets);
    event QueueSet(address queue);

    /// @notice The asset delivered `received` of the `expected` assets.
    error DepositShort(uint256 expected, uint256 received);

    constructor(IERC20 asset_, string memory name_, string memory symbol_, address owner_)
        ERC20(name_, symbol_)
        ERC4626(asset_)
        Ownable(owner_)
    {
        _accruedAt = uint64(block.timestamp);
    }

    function totalAssets() public view override returns (uint256) {
        (uint256 interest,) = _pendingInterest();
        return _assetBalance() + interest;
    }

    function maxDeposit(address) public view override returns (uint256) {
        if (depositsPaused) return 0;
        if (depositCap == type(uint256).max) return type(uint256).max;
        return Math.saturatingSub(depositCap, totalAssets());
    }

    function maxMint(address receiver) public view override returns (uint256) {
        uint256 assets = maxDeposit(receiver);
        // Beyond 128 bits the product below might overflow; max* must never revert.
        return assets > type(uint128).max ? type(uint256).max : convertToShares(assets);
    }

    function maxWithdraw(address holder) public view override returns (uint256) {
        uint256 assets = previewRedeem(balanceOf(holder));
        return _isLimited(holder) ? Math.min(assets, liquidity) : assets;
    }

    function maxRedeem(address holder) public view override returns (uint256) {
        uint256 shares = balanceOf(holder);
        if (!_isLimited(holder)) return shares;
        return previewRedeem(shares) <= liquidity ? shares : convertToShares(liquidity);
    }

    /// @notice Sets the interest from now on.
    function setApyBps(uint32 apyBps_) external onlyOwner {
        _accrue();
        apyBps = apyBps_;
        emit ApySet(apyBps_);
    }

    /// @notice Sets how many assets may leave from now on; the maximum lifts the limit.
    function setLiquidity(uint256 assets) external onlyOwner {
        liquidity = assets;
        emit LiquiditySet(assets);
    }

    /// @notice Sets the total above which no deposit goes; the maximum lifts the limit.
    function setDepositCap(uint256 assets) external onlyOwner {
        depositCap = assets;
        emit DepositCapSet(assets);
    }

    /// @notice Stops deposits or lets them in again. Withdrawals are never stopped by it.
    function setDepositsPaused(bool paused) external onlyOwner {
        depositsPaused = paused;
        emit DepositsPaused(paused);
    }

    /// @notice Says who redeems beyond the liquidity.
    function setQueue(address queue_) external onlyOwner {
        queue = queue_;
        emit QueueSet(queue_);
    }

    /// @notice Makes a gain or a loss: mints or burns the asset until the vault holds `assets`.
    function setNav(uint256 assets) external onlyOwner {
        _accrue();
        uint256 held = _assetBalance();
        if (assets > held) SandboxToken(asset()).mint(address(this), assets - held);
        if (assets < held) SandboxToken(asset()).burn(held - assets);
        emit NavSet(assets);
    }

    function _transferIn(address from, uint256 assets) internal override {
        _accrue();
        uint256 before = _assetBalance();
        super._transferIn(from, assets);
        uint256 received = _assetBalance() - before;
        if (received != assets) revert DepositShort(assets, received);
    }

    function _transferOut(address to, uint256 assets) internal override {
        _accrue();
        if (_isLimited(msg.sender)) liquidity -= assets;
        super._transferOut(to, assets);
    }

    function _decimalsOffset() internal pure override returns (uint8) {
        return 6;
    }

    /// Turns pending interest into held assets; totalAssets stays as it is.
    function _accrue() private {
        (uint256 interest, uint64 remainder) = _pendingInterest();
        _accruedAt = uint64(block.timestamp);
        _remainder = remainder;
        if (interest == 0) return;
        SandboxToken(asset()).mint(address(this), interest);
        emit Accrued(interest);
    }

    function _pendingInterest() private view returns (uint256 interest, uint64 remainder) {
        uint256 scaled = _assetBalance() * apyBps * (block.timestamp - _accruedAt) + _remainder;
        return (scaled / UNIT, uint64(scaled % UNIT));
    }

    function _isLimited(address caller) private view returns (bool) {
        return liquidity != type(uint256).max && caller != queue;
    }

    function _assetBalance() private view returns (uint256) {
        return IERC20(asset()).balanceOf(address(this));
    }
}
