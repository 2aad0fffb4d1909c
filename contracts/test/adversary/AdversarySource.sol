// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626, IERC20} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SandboxToken} from "../../src/sandbox/SandboxToken.sol";
import {Tamperer, Trouble} from "./Tamperer.sol";

/// An ERC-4626 source whose true price is known, and which may say another: a glitch. It buys and sells at the
/// price that it says, mints what it lacks, takes fees at entry and exit that its previews tell and its
/// conversions do not, and makes trouble. What it gains and loses is nobody else's in the test.
contract AdversarySource is ERC4626, Tamperer {
    using Math for uint256;

    uint256 private constant PAR = 1e18;
    uint256 private constant BPS = 10_000;

    uint256 public truth = PAR; // assets a share, 1e18 at par
    uint256 public said = PAR;
    uint256 public entryFeeBps;
    uint256 public exitFeeBps;
    bool public entryPaused;
    bool public exitPaused;
    uint256 public liquidity = type(uint256).max;

    constructor(IERC20 asset_) ERC20("Adversary", "ADV") ERC4626(asset_) {}

    function setTruth(uint256 price) external {
        (truth, said) = (price, price);
    }

    function glitch(uint256 price) external {
        said = price;
    }

    function endGlitch() external {
        said = truth;
    }

    function setFees(uint256 entryBps, uint256 exitBps) external {
        (entryFeeBps, exitFeeBps) = (entryBps, exitBps);
    }

    function setPaused(bool entry, bool exit) external {
        (entryPaused, exitPaused) = (entry, exit);
    }

    function setLiquidity(uint256 assets) external {
        liquidity = assets;
    }

    /// What these shares are really worth.
    function trueWorth(uint256 shares) external view returns (uint256) {
        return shares.mulDiv(truth, 1e6 * PAR);
    }

    /// What these shares are said to be worth, whether it can be read or not.
    function saidWorth(uint256 shares) external view returns (uint256) {
        return shares.mulDiv(said, 1e6 * PAR);
    }

    function totalAssets() public view override returns (uint256) {
        return convertToAssets(totalSupply());
    }

    function maxDeposit(address) public view override returns (uint256) {
        _read();
        return entryPaused ? 0 : type(uint256).max;
    }

    function maxMint(address) public view override returns (uint256) {
        _read();
        return entryPaused ? 0 : type(uint256).max;
    }

    function maxWithdraw(address holder) public view override returns (uint256) {
        return exitPaused ? 0 : previewRedeem(balanceOf(holder)).min(liquidity);
    }

    function maxRedeem(address holder) public view override returns (uint256) {
        if (exitPaused) return 0;
        uint256 shares = balanceOf(holder);
        return previewRedeem(shares) <= liquidity ? shares : previewWithdraw(liquidity).min(shares);
    }

    function previewDeposit(uint256 assets) public view override returns (uint256) {
        return super.previewDeposit(assets - assets.mulDiv(entryFeeBps, BPS, Math.Rounding.Ceil));
    }

    function previewMint(uint256 shares) public view override returns (uint256) {
        return super.previewMint(shares).mulDiv(BPS, BPS - entryFeeBps, Math.Rounding.Ceil);
    }

    function previewWithdraw(uint256 assets) public view override returns (uint256) {
        return super.previewWithdraw(assets.mulDiv(BPS, BPS - exitFeeBps, Math.Rounding.Ceil));
    }

    function previewRedeem(uint256 shares) public view override returns (uint256) {
        uint256 assets = super.previewRedeem(shares);
        return assets - assets.mulDiv(exitFeeBps, BPS, Math.Rounding.Ceil);
    }

    function _transferIn(address from, uint256 assets) internal override {
        _move();
        super._transferIn(from, assets);
    }

    function _transferOut(address to, uint256 assets) internal override {
        _move();
        if (liquidity != type(uint256).max) liquidity -= assets;
        uint256 held = IERC20(asset()).balanceOf(address(this));
        if (held < assets) SandboxToken(asset()).mint(address(this), assets - held);
        super._transferOut(to, assets);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && to != address(0)) {
            if (trouble == Trouble.LocksShares) revert Troubled();
            _move();
        }
        super._update(from, to, value);
    }

    function _convertToShares(uint256 assets, Math.Rounding rounding) internal view override returns (uint256) {
        _read();
        return assets.mulDiv(1e6 * PAR, said, rounding);
    }

    function _convertToAssets(uint256 shares, Math.Rounding rounding) internal view override returns (uint256) {
        _read();
        return shares.mulDiv(said, 1e6 * PAR, rounding);
    }

    function _decimalsOffset() internal pure override returns (uint8) {
        return 6;
    }
}
