// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {ISourceAdapter} from "./ISourceAdapter.sol";
import {SourceAdapter} from "./SourceAdapter.sol";

/// @title ERC4626Adapter
/// @notice The position of one vault in an ERC-4626 source, which takes and pays at once at a continuous price.
contract ERC4626Adapter is SourceAdapter {
    constructor(address vault_, address asset_, address source_, bytes32 sourceId_, uint256 maxStepBps_)
        SourceAdapter(vault_, asset_, source_, sourceId_, maxStepBps_)
    {}

    /// @inheritdoc ISourceAdapter
    function position() external view returns (Position memory p) {
        (p.held,,, p.navAt, p.sound) = nav();
        p.units = _holding.units;
    }

    /// @inheritdoc ISourceAdapter
    function nav() public view returns (uint256, uint256, uint256, uint256, uint256) {
        Holding memory h = _holding;
        if (h.units == 0) return (0, 0, 0, block.timestamp, 1);
        uint256 worth = IERC4626(source).convertToAssets(h.units);
        uint256 recorded = _worthAtRecorded(h.units, h);
        return (worth, recorded, 0, block.timestamp, _isNearRecorded(worth, recorded, h) ? 1 : 0);
    }

    /// @inheritdoc ISourceAdapter
    function maxAllocate() external view returns (uint256) {
        return _priceIsNearRecorded() ? IERC4626(source).maxDeposit(address(this)) : 0;
    }

    /// @inheritdoc ISourceAdapter
    function maxDeallocate() external view returns (uint256) {
        return IERC4626(source).maxWithdraw(address(this));
    }

    /// @inheritdoc ISourceAdapter
    function allocate(uint256 assets) external onlyVault {
        _pullAssets(assets);
        uint256 before = _shareBalance();
        IERC4626(source).deposit(assets, address(this));
        _countUnits(before);
    }

    /// @inheritdoc ISourceAdapter
    function deallocate(uint256 assets) external onlyVault {
        uint256 before = _shareBalance();
        // All of it: by shares, so that no crumb stays.
        uint256 all = _holding.units;
        if (assets >= IERC4626(source).convertToAssets(all)) {
            IERC4626(source).redeem(all, vault, address(this));
        } else {
            IERC4626(source).withdraw(assets, vault, address(this));
        }
        _countUnits(before);
    }

    /// @notice Nothing waits to be claimed in a source that pays at once.
    function claim() external onlyVault {}

    /// @inheritdoc ISourceAdapter
    function units() external view returns (uint256) {
        return _holding.units;
    }
}
