// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// A fund that says what it is told to say, and gives what it says. A share is worth a dollar.
contract PuppetFund is ERC20 {
    address public immutable asset;
    uint256 public price = 1e18;
    mapping(address => uint256) public maxDeposit;
    mapping(address => uint256) public maxMint;
    mapping(address => uint256) public maxRedeem;
    mapping(address => uint256) public maxWithdraw;
    mapping(address => uint256) private _pendingAssets;
    mapping(address => uint256) private _pendingShares;
    bool private _forgets;

    constructor(address asset_) ERC20("Puppet", "PUP") {
        asset = asset_;
    }

    function setPrice(uint256 price_) external {
        price = price_;
    }

    function forgetInMint() external {
        _forgets = true;
    }

    function settle(address who, uint256 assets, uint256 shares) external {
        uint256 more = assets > maxDeposit[who] ? assets - maxDeposit[who] : 0;
        _pendingAssets[who] -= more;
        (maxDeposit[who], maxMint[who]) = (assets, shares);
    }

    function settleRedeem(address who, uint256 shares, uint256 assets) external {
        _pendingShares[who] -= shares;
        maxRedeem[who] += shares;
        maxWithdraw[who] += assets;
    }

    function give(address who, uint256 shares) external {
        _mint(who, shares);
    }

    function priceLastUpdated() external view returns (uint256) {
        return block.timestamp;
    }

    function convertToAssets(uint256 shares) external view returns (uint256) {
        return shares * price / 1e18 / 1e12;
    }

    function pendingDepositRequest(uint256, address who) external view returns (uint256) {
        return _pendingAssets[who];
    }

    function pendingRedeemRequest(uint256, address who) external view returns (uint256) {
        return _pendingShares[who];
    }

    function requestDeposit(uint256 assets, address who, address owner) external returns (uint256) {
        IERC20(asset).transferFrom(owner, address(this), assets);
        _pendingAssets[who] += assets;
        return 0;
    }

    function requestRedeem(uint256 shares, address who, address owner) external returns (uint256) {
        _burn(owner, shares);
        _pendingShares[who] += shares;
        return 0;
    }

    function mint(uint256 shares, address receiver, address who) external returns (uint256 assets) {
        assets = maxDeposit[who] * shares / maxMint[who];
        maxDeposit[who] -= assets;
        maxMint[who] -= shares;
        if (_forgets) _pendingAssets[who] = 0;
        _mint(receiver, shares);
    }

    function withdraw(uint256 assets, address receiver, address who) external returns (uint256 shares) {
        shares = maxRedeem[who] * assets / maxWithdraw[who];
        maxRedeem[who] -= shares;
        maxWithdraw[who] -= assets;
        IERC20(asset).transfer(receiver, assets);
    }
}
