// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {ISourceAdapter} from "./ISourceAdapter.sol";
import {SourceAdapter} from "./SourceAdapter.sol";

/// @title ERC4626Adapter
/// @notice The position of one vault in an ERC-4626 source, which takes and pays at once at a continuous price.
///
/// The source must be its own share token.
contract ERC4626Adapter is SourceAdapter {
    address private immutable _VAULT;
    address private immutable _ASSET;
    address private immutable _SOURCE;
    uint256 private immutable _MAX_STEP_BPS;
    bytes32 public immutable sourceId;

    constructor(address vault_, address asset_, address source_, bytes32 sourceId_, uint256 maxStepBps_) {
        (_VAULT, _ASSET, _SOURCE) = (vault_, asset_, source_);
        (sourceId, _MAX_STEP_BPS) = (sourceId_, maxStepBps_);
        address share_ = _shareOf(source_, asset_);
        if (share_ != source_) revert WrongShare(source_, share_);
        _begin(IERC20Metadata(asset_).decimals(), IERC20Metadata(source_).decimals());
    }

    function vault() public view override returns (address) {
        return _VAULT;
    }

    function asset() public view override returns (address) {
        return _ASSET;
    }

    function source() public view override returns (address) {
        return _SOURCE;
    }

    function share() public view override returns (address) {
        return _SOURCE;
    }

    function maxStepBps() public view override returns (uint256) {
        return _MAX_STEP_BPS;
    }

    /// @inheritdoc ISourceAdapter
    function position() external view returns (Position memory p) {
        (p.held,,, p.navAt, p.sound) = nav();
        p.units = _holding.units;
    }

    /// @inheritdoc ISourceAdapter
    function nav() public view returns (uint256, uint256, uint256, uint256, uint256) {
        Holding memory h = _holding;
        if (h.units == 0) return (0, 0, 0, block.timestamp, 1);
        uint256 worth = IERC4626(_SOURCE).convertToAssets(h.units);
        uint256 recorded = _worthAtRecorded(h.units, h);
        return (worth, recorded, 0, block.timestamp, _isNearRecorded(worth, recorded, h) ? 1 : 0);
    }

    /// @inheritdoc ISourceAdapter
    function maxAllocate() external view returns (uint256) {
        return _priceIsNearRecorded() ? IERC4626(_SOURCE).maxDeposit(address(this)) : 0;
    }

    /// @inheritdoc ISourceAdapter
    function maxDeallocate() external view returns (uint256) {
        return IERC4626(_SOURCE).maxWithdraw(address(this));
    }

    /// @inheritdoc ISourceAdapter
    function allocate(uint256 assets) external onlyVault {
        _pullAssets(assets);
        uint256 before = _shareBalance();
        IERC4626(_SOURCE).deposit(assets, address(this));
        _countUnits(before);
    }

    /// @inheritdoc ISourceAdapter
    function deallocate(uint256 assets) external onlyVault {
        uint256 before = _shareBalance();
        // All of it: by shares, so that no crumb stays.
        uint256 all = _holding.units;
        if (assets == type(uint256).max || assets >= IERC4626(_SOURCE).convertToAssets(all)) {
            IERC4626(_SOURCE).redeem(all, _VAULT, address(this));
        } else {
            IERC4626(_SOURCE).withdraw(assets, _VAULT, address(this));
        }
        _countUnits(before);
    }

    /// @notice Nothing waits to be claimed in a source that pays at once.
    function claim() external onlyVault returns (uint256) {}

    /// @inheritdoc ISourceAdapter
    function units() external view returns (uint256) {
        return _holding.units;
    }
}
