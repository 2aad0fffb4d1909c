// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IERC7540} from "./IERC7540.sol";
import {ISourceAdapter} from "./ISourceAdapter.sol";
import {SourceAdapter} from "./SourceAdapter.sol";

/// @title ERC7540Adapter
/// @notice The position of one vault in a source that takes requests and settles them later (ERC-7540), at a
/// price struck now and then.
///
/// The source must number all requests of a controller 0, as ERC-7540 allows and Centrifuge's vaults do, be its
/// own share token, and tell by `priceLastUpdated` when its price was struck. Pending requests cannot be given
/// in kind; what the source settles in parts is claimed in parts.
contract ERC7540Adapter is SourceAdapter {
    /// @notice Seconds after which a price is stale.
    uint256 public immutable maxNavAge;

    constructor(
        address vault_,
        address asset_,
        address source_,
        bytes32 sourceId_,
        uint256 maxStepBps_,
        uint256 maxNavAge_
    ) SourceAdapter(vault_, asset_, source_, sourceId_, maxStepBps_) {
        maxNavAge = maxNavAge_;
    }

    /// @inheritdoc ISourceAdapter
    function position() public view returns (Position memory p) {
        Holding memory h = _holding;
        IERC7540 source_ = IERC7540(source);
        uint256 leaving = source_.pendingRedeemRequest(0, address(this));
        p.units = h.units + leaving + source_.maxMint(address(this));
        p.pendingIn = source_.pendingDepositRequest(0, address(this));
        p.claimable = source_.maxWithdraw(address(this));
        if (p.units == 0) {
            p.navAt = block.timestamp;
            p.sound = 1;
            return p;
        }
        p.held = source_.convertToAssets(p.units);
        p.pendingOut = Math.mulDiv(p.held, leaving, p.units);
        p.navAt = source_.priceLastUpdated();
        bool young = block.timestamp <= p.navAt + maxNavAge;
        if (young && _isNearRecorded(p.held, _worthAtRecorded(p.units, h), h)) p.sound = 1;
    }

    /// @inheritdoc ISourceAdapter
    function nav() external view returns (uint256, uint256, uint256, uint256, uint256) {
        Position memory p = position();
        uint256 assets = p.pendingIn + p.claimable;
        uint256 recorded = _worthAtRecorded(p.units, _holding) + assets;
        return (p.held + assets, recorded, p.pendingOut + p.claimable, p.navAt, p.sound);
    }

    /// @inheritdoc ISourceAdapter
    function maxAllocate() external view returns (uint256) {
        return _priceIsNearRecorded() ? type(uint256).max : 0;
    }

    /// @inheritdoc ISourceAdapter
    function maxDeallocate() external view returns (uint256) {
        return IERC4626(source).convertToAssets(_holding.units);
    }

    /// @inheritdoc ISourceAdapter
    function allocate(uint256 assets) external onlyVault {
        _pullAssets(assets);
        IERC7540(source).requestDeposit(assets, address(this), address(this));
    }

    /// @inheritdoc ISourceAdapter
    function deallocate(uint256 assets) external onlyVault {
        uint256 before = _shareBalance();
        uint256 shares = _holding.units;
        uint256 worth = IERC4626(source).convertToAssets(shares);
        if (assets < worth) shares = Math.mulDiv(shares, assets, worth);
        IERC7540(source).requestRedeem(shares, address(this), address(this));
        _countUnits(before);
    }

    /// @inheritdoc ISourceAdapter
    function claim() external onlyVault {
        uint256 shares = IERC4626(source).maxMint(address(this));
        if (shares > 0) {
            uint256 before = _shareBalance();
            IERC7540(source).mint(shares, address(this), address(this));
            _countUnits(before);
        }
        uint256 assets = IERC4626(source).maxWithdraw(address(this));
        if (assets > 0) IERC4626(source).withdraw(assets, vault, address(this));
    }

    /// @inheritdoc ISourceAdapter
    function units() external view returns (uint256) {
        return _holding.units + IERC7540(source).pendingRedeemRequest(0, address(this))
            + IERC4626(source).maxMint(address(this));
    }
}
