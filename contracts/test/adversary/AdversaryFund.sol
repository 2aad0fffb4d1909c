// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20, IERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SandboxToken} from "../../src/sandbox/SandboxToken.sol";
import {Tamperer, Trouble} from "./Tamperer.sol";

/// A source of requests and claims (ERC-7540) whose true price is known, and which may say another. It settles in
/// parts, may shut claims (max* are then 0, as the standard wants) and requests, and does not strike unless told.
contract AdversaryFund is ERC20, Tamperer {
    using Math for uint256;
    using SafeERC20 for IERC20;

    uint256 private constant PAR = 1e18;

    struct Account {
        uint256 pendingAssets;
        uint256 claimableShares;
        uint256 depositedAssets; // for which the claimable shares were given
        uint256 pendingShares;
        uint256 claimableAssets;
        uint256 redeemedShares; // for which the claimable assets were given
    }

    address public immutable asset;
    uint256 public truth = PAR;
    uint256 public said = PAR;
    uint64 public priceLastUpdated = uint64(block.timestamp);
    bool public claimsShut;
    bool public requestsShut;
    mapping(address controller => Account) private _accounts;

    constructor(address asset_) ERC20("Fund", "FND") {
        asset = asset_;
    }

    // ------------------------------------------------------------------ what the test does

    function setTruth(uint256 price) external {
        (truth, said) = (price, price);
        priceLastUpdated = uint64(block.timestamp);
    }

    function glitch(uint256 price) external {
        said = price;
        priceLastUpdated = uint64(block.timestamp);
    }

    function endGlitch() external {
        said = truth;
        priceLastUpdated = uint64(block.timestamp);
    }

    function setShut(bool claims, bool requests) external {
        (claimsShut, requestsShut) = (claims, requests);
    }

    /// Settles so many quarters of what is pending, at the price that it says.
    function settle(address controller, uint256 inQuarters, uint256 outQuarters) external {
        Account storage a = _accounts[controller];
        uint256 assets = a.pendingAssets * inQuarters / 4;
        uint256 shares = assets.mulDiv(1e12 * PAR, said);
        a.pendingAssets -= assets;
        a.depositedAssets += assets;
        a.claimableShares += shares;
        _mint(address(this), shares);

        shares = a.pendingShares * outQuarters / 4;
        assets = saidWorth(shares);
        a.pendingShares -= shares;
        a.redeemedShares += shares;
        a.claimableAssets += assets;
        _burn(address(this), shares);
    }

    /// All that a controller has here, whether it can be read or claimed or not.
    function account(address controller) external view returns (Account memory) {
        return _accounts[controller];
    }

    function trueWorth(uint256 shares) external view returns (uint256) {
        return shares.mulDiv(truth, 1e12 * PAR);
    }

    function saidWorth(uint256 shares) public view returns (uint256) {
        return shares.mulDiv(said, 1e12 * PAR);
    }

    // ------------------------------------------------------------------ requests and claims

    function requestDeposit(uint256 assets, address controller, address owner) external returns (uint256) {
        if (requestsShut || assets == 0 || msg.sender != owner) revert Troubled();
        _move();
        _accounts[controller].pendingAssets += assets;
        IERC20(asset).safeTransferFrom(owner, address(this), assets);
        return 0;
    }

    function requestRedeem(uint256 shares, address controller, address owner) external returns (uint256) {
        if (requestsShut || shares == 0 || msg.sender != owner) revert Troubled();
        _move();
        _accounts[controller].pendingShares += shares;
        _transfer(owner, address(this), shares);
        return 0;
    }

    function deposit(uint256 assets, address receiver, address controller) external returns (uint256 shares) {
        Account storage a = _accounts[controller];
        shares = a.depositedAssets == 0 ? 0 : a.claimableShares.mulDiv(assets, a.depositedAssets);
        _claimShares(a, assets, shares, receiver, controller);
    }

    function mint(uint256 shares, address receiver, address controller) external returns (uint256 assets) {
        Account storage a = _accounts[controller];
        if (a.claimableShares > 0) assets = a.depositedAssets.mulDiv(shares, a.claimableShares, Math.Rounding.Ceil);
        _claimShares(a, assets, shares, receiver, controller);
    }

    function withdraw(uint256 assets, address receiver, address controller) external returns (uint256 shares) {
        Account storage a = _accounts[controller];
        if (a.claimableAssets > 0) shares = a.redeemedShares.mulDiv(assets, a.claimableAssets, Math.Rounding.Ceil);
        _claimAssets(a, assets, shares, receiver, controller);
    }

    function redeem(uint256 shares, address receiver, address controller) external returns (uint256 assets) {
        Account storage a = _accounts[controller];
        if (a.redeemedShares > 0) assets = a.claimableAssets.mulDiv(shares, a.redeemedShares);
        _claimAssets(a, assets, shares, receiver, controller);
    }

    // -------------------------------------------------------------------------------- views

    function share() external view returns (address) {
        return address(this);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x2f0a18c5 || id == 0xe3bc4e65 || id == 0xce3bbe50 || id == 0x620ee8e4;
    }

    function pendingDepositRequest(uint256, address controller) external view returns (uint256) {
        _read();
        return _accounts[controller].pendingAssets;
    }

    function claimableDepositRequest(uint256, address controller) external view returns (uint256) {
        _read();
        return _accounts[controller].depositedAssets;
    }

    function pendingRedeemRequest(uint256, address controller) external view returns (uint256) {
        _read();
        return _accounts[controller].pendingShares;
    }

    function claimableRedeemRequest(uint256, address controller) external view returns (uint256) {
        _read();
        return _accounts[controller].redeemedShares;
    }

    function maxDeposit(address controller) external view returns (uint256) {
        _read();
        return claimsShut ? 0 : _accounts[controller].depositedAssets;
    }

    function maxMint(address controller) external view returns (uint256) {
        _read();
        return claimsShut ? 0 : _accounts[controller].claimableShares;
    }

    function maxWithdraw(address controller) external view returns (uint256) {
        _read();
        return claimsShut ? 0 : _accounts[controller].claimableAssets;
    }

    function maxRedeem(address controller) external view returns (uint256) {
        _read();
        return claimsShut ? 0 : _accounts[controller].redeemedShares;
    }

    function totalAssets() external view returns (uint256) {
        return convertToAssets(totalSupply());
    }

    function convertToShares(uint256 assets) external view returns (uint256) {
        _read();
        return assets.mulDiv(1e12 * PAR, said);
    }

    function convertToAssets(uint256 shares) public view returns (uint256) {
        _read();
        return saidWorth(shares);
    }

    // ------------------------------------------------------------------------------- within

    function _claimShares(Account storage a, uint256 assets, uint256 shares, address receiver, address controller)
        private
    {
        if (claimsShut || msg.sender != controller) revert Troubled();
        _move();
        a.depositedAssets -= assets;
        a.claimableShares -= shares;
        _transfer(address(this), receiver, shares);
    }

    function _claimAssets(Account storage a, uint256 assets, uint256 shares, address receiver, address controller)
        private
    {
        if (claimsShut || msg.sender != controller) revert Troubled();
        _move();
        a.claimableAssets -= assets;
        a.redeemedShares -= shares;
        uint256 held = IERC20(asset).balanceOf(address(this));
        if (held < assets) SandboxToken(asset).mint(address(this), assets - held);
        IERC20(asset).safeTransfer(receiver, assets);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && to != address(0) && from != address(this) && to != address(this)) {
            if (trouble == Trouble.LocksShares) revert Troubled();
            _move();
        }
        super._update(from, to, value);
    }
}
