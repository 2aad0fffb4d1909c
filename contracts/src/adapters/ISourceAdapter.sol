// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title ISourceAdapter
/// @notice How a MicroVault speaks to one yield source. An adapter holds the position of one vault in one
/// source and takes orders from that vault alone.
interface ISourceAdapter {
    /// @notice A position, in assets but for `units`. Its worth is held + pendingIn + claimable.
    /// @param held what all units are worth at the source's price, those asked to leave included
    /// @param units the source's shares that the position has, in hand, claimable or asked to leave
    /// @param pendingIn assets given for shares that are not there yet, or are shut in
    /// @param pendingOut the part of `held` that has been asked to leave, or is shut in after that
    /// @param claimable assets that only wait to be claimed
    /// @param navAt when the price was struck; this block's time if the source prices continuously
    /// @param sound 1 if the price is young enough and no further from the last one recorded than allowed, and the
    /// source accounts for all that was asked of it; 2 if the vault's owner has accepted that some of it is missing, or
    /// that the price is too old: holders may leave by it, and nobody enters
    struct Position {
        uint256 held;
        uint256 units;
        uint256 pendingIn;
        uint256 pendingOut;
        uint256 claimable;
        uint256 navAt;
        uint256 sound;
    }

    /// @notice A caller other than the vault gave an order.
    error NotVault();
    /// @notice The source is of another asset.
    error WrongAsset(address source);
    /// @notice The source's first price is zero, or one is more than 7.9e10 times par, which cannot be stored.
    error BadPrice(uint256 price);
    /// @notice The source and `share`, which it says is its share token, contradict each other.
    error WrongShare(address source, address share);
    /// @notice The source gives its requests numbers.
    error RequestNumbered(uint256 requestId);
    /// @notice The source took or gave other than it says.
    error NotAccountedFor();
    /// @notice The source has something ready, and lets nothing of it be claimed.
    error ClaimRefused();

    /// @notice The price from which the next ones are measured is now `price` (assets a share, 1e18 at par).
    event PriceRecorded(uint256 price);
    /// @notice The source accounts for all but so much of what was asked of it, and the vault's owner accepts that, or
    /// gives it up, so that who enters has part of it if it comes back.
    event RequestsAccepted(uint256 missingAssets, uint256 missingShares, bool givenUp);
    /// @notice The price struck at `struckAt` is too old, and the vault's owner lets holders leave by it.
    event OldPriceAccepted(uint256 struckAt);
    /// @notice For `given` the source let `claimable` be claimed, more or less than that is worth, and the vault's owner
    /// accepts it: shares for assets if it is an entry, assets for shares if not. Whether it gave it is told by what came.
    event ClaimAccepted(bool entry, uint256 given, uint256 claimable);

    /// @notice The vault whose position this is.
    function vault() external view returns (address);

    /// @notice The token that the source takes and pays.
    function asset() external view returns (address);

    /// @notice The source's contract.
    function source() external view returns (address);

    /// @notice The token of the source's units: the source itself or, as ERC-7575 allows, another.
    function share() external view returns (address);

    /// @notice The id of the source in the vault.
    function sourceId() external view returns (bytes32);

    /// @notice The position now. Reverts if the source cannot be read.
    function position() external view returns (Position memory);

    /// @notice What of the position a NAV needs: the same, cheaper.
    /// @return worth held + pendingIn + claimable
    /// @return recorded the same with the units at the price last recorded; rounded down
    /// @return arriving pendingOut + claimable
    /// @return navAt as in Position
    /// @return sound as in Position
    function nav()
        external
        view
        returns (uint256 worth, uint256 recorded, uint256 arriving, uint256 navAt, uint256 sound);

    /// @notice What `units_` units are worth at the price last recorded; rounded down. Asks the source nothing.
    function worthAtRecorded(uint256 units_) external view returns (uint256);

    /// @notice What `units_` units are worth at the highest price that is near enough to the one last recorded. Asks the
    /// source nothing.
    function highestAtRecorded(uint256 units_) external view returns (uint256);

    /// @notice How much may be put in now; 0 while the price is out of bounds.
    function maxAllocate() external view returns (uint256 assets);

    /// @notice How much may be asked to leave now. Reverts if the source cannot be priced.
    function maxDeallocate() external view returns (uint256 assets);

    /// @notice Takes `assets` from the vault, which has approved them, and puts them into the source.
    function allocate(uint256 assets) external;

    /// @notice Brings `assets` to the vault, or asks the source for them if it pays later. The largest number is
    /// all there is, and needs no price.
    function deallocate(uint256 assets) external;

    /// @notice Takes what the source has ready: shares come here, assets go to the vault.
    /// @return assets those that went to the vault
    function claim() external returns (uint256 assets);

    /// @notice All units of the position, even if they cannot be priced. Never fails, nor burns more than
    /// 400,000 gas: where the source does not answer, what is remembered counts.
    function units() external view returns (uint256);

    /// @notice Gives `to` part/whole of the units that are in hand. Reverts if their token refuses, as one with a
    /// list of its own may.
    /// @return released the units given; 0 if none are in hand
    function releaseInKind(address to, uint256 part, uint256 whole) external returns (uint256 released);

    /// @notice Reads the price if it is sound, the recorded one is a day old and the last reading an hour, and records
    /// what the two readings agree about.
    function observe() external;

    /// @notice Records the price as it is, zero as the least there is (1e-18 of par), takes the source's word for what was
    /// asked of it and, if the price is too old, lets holders leave by it until the source strikes another. What can be
    /// claimed is claimed, whatever it is worth; what is missing or refused counts nothing until it comes. What has been
    /// accepted as missing for 30 days, and is accepted again, is given up: the position is sound without it.
    /// @return assets those that went to the vault
    function acceptPrice() external returns (uint256 assets);
}
