// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20, SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IERC7887Redeem} from "./IERC7887.sol";
import {SandboxAsyncVault} from "./SandboxAsyncVault.sol";
import {SandboxStrikes} from "./SandboxStrikes.sol";
import {SandboxToken} from "./SandboxToken.sol";
import {SandboxVault} from "./SandboxVault.sol";

/// @title SandboxRedemptionQueue
/// @notice Redemptions of a SandboxVault beyond its liquidity, by request and claim (ERC-7540, redemptions only): shares of
/// the vault wait here, the owner strikes the vault's price, settles requests at it, whole or in part, and the
/// controller claims. What is pending may be asked back (ERC-7887), and the owner may give it back.
///
/// Invariants:
/// 1. A request is pending until the owner settles it or gives it back, then claimable until its controller claims it.
///    What is settled no longer depends on the price, and cannot be asked back.
/// 2. The price is the vault's own when the owner strikes it, and changes at no other time.
/// 3. What is claimable is there: assets are laid aside when a request is settled. The shares are redeemed from the vault
///    then; what that brings beyond the struck price is the vault's, and what it lacks is minted.
/// 4. Who has asked for what is pending back requests nothing until the owner has answered, or all is settled.
///
/// Trusted: the owner, who strikes and settles at will, and makes trouble on purpose. The vault must have this as its
/// queue, and its asset have it as a minter. All requests of a controller have the number 0. Nothing is deposited here.
contract SandboxRedemptionQueue is SandboxStrikes, IERC7887Redeem, IERC165 {
    using Math for uint256;
    using SafeERC20 for IERC20;

    struct Requests {
        uint256 pendingShares;
        uint256 claimableAssets;
        uint256 redeemedShares; // for which the claimable assets were given
        uint256 returnedShares; // that were pending and are given back
        bool cancels; // what is pending was asked back
    }

    uint256 private constant PROBE = 1e30; // shares of which the price is kept

    /// @notice The token that redemptions are paid in.
    address public immutable asset;
    /// @notice The token that is redeemed (ERC-7575): the vault.
    address public immutable share;

    /// @notice Assets for 1e30 shares.
    uint256 public navPrice;
    /// @notice When the price was struck.
    uint64 public priceLastUpdated;
    /// @notice What goes wrong now.
    SandboxAsyncVault.Failure public failure;
    /// @notice Whether `operator` may act for `controller`.
    mapping(address controller => mapping(address operator => bool)) public isOperator;

    mapping(address controller => Requests) private _requests;

    event RedeemRequest(
        address indexed controller, address indexed owner, uint256 indexed requestId, address sender, uint256 shares
    );
    event Withdraw(
        address indexed sender, address indexed receiver, address indexed owner, uint256 assets, uint256 shares
    );
    event OperatorSet(address indexed controller, address indexed operator, bool approved);
    event Struck(uint256 navPrice);
    event RedeemSettled(address indexed controller, uint256 shares, uint256 assets);
    event RedeemReturned(address indexed controller, uint256 shares);
    event FailureSet(SandboxAsyncVault.Failure failure);

    error NotAllowed(address caller);
    error RequestsRefused();
    error ClaimsRefused();
    error PriceUnavailable();
    error MoreThanPending(uint256 pending);
    error MoreThanClaimable(uint256 claimable);
    error NothingRequested();
    error CancellationPending();
    /// @notice ERC-7540: redemptions by request have no previews.
    error NoPreviews();

    constructor(address vault_, address owner_) Ownable(owner_) {
        share = vault_;
        asset = SandboxVault(vault_).asset();
        _strike();
    }

    // ------------------------------------------------------------------- the owner

    /// @notice Strikes the vault's price of now.
    function strike() external onlyOwner {
        _strike();
    }

    /// @notice Settles `shares` of a controller's pending redemption at the price struck last.
    function settleRedeem(address controller, uint256 shares) external onlyOwner {
        _settleRedeem(controller, shares, _readablePrice());
    }

    /// @notice Gives `shares` of a controller's pending redemption back, and so answers whether it was asked back: 0
    /// declines that. Unasked, it is how the owner refuses a request.
    function returnRedeem(address controller, uint256 shares) external onlyOwner {
        Requests storage r = _requests[controller];
        if (shares > r.pendingShares) revert MoreThanPending(r.pendingShares);
        r.pendingShares -= shares;
        r.returnedShares += shares;
        r.cancels = false;
        emit RedeemReturned(controller, shares);
    }

    /// @notice Makes one thing go wrong, or none.
    function setFailure(SandboxAsyncVault.Failure failure_) external onlyOwner {
        failure = failure_;
        emit FailureSet(failure_);
    }

    // -------------------------------------------------------------------- requests

    /// @notice Takes `shares` of `owner`, by allowance, and owes `controller` assets for them.
    function requestRedeem(uint256 shares, address controller, address owner) external returns (uint256) {
        _requireAllowed(owner);
        if (failure == SandboxAsyncVault.Failure.Requests) revert RequestsRefused();
        if (shares == 0) revert NothingRequested();
        if (_requests[controller].cancels) revert CancellationPending();
        _requests[controller].pendingShares += shares;
        IERC20(share).safeTransferFrom(owner, address(this), shares);
        emit RedeemRequest(controller, owner, 0, msg.sender, shares);
        return 0;
    }

    /// @inheritdoc IERC7887Redeem
    function cancelRedeemRequest(uint256, address controller) external {
        _requireAllowed(controller);
        Requests storage r = _requests[controller];
        if (r.pendingShares == 0) revert NothingRequested();
        if (r.cancels) revert CancellationPending();
        r.cancels = true;
        emit CancelRedeemRequest(controller, 0, msg.sender);
    }

    /// @notice Lets `operator` act for the caller, or no longer.
    function setOperator(address operator, bool approved) external returns (bool) {
        isOperator[msg.sender][operator] = approved;
        emit OperatorSet(msg.sender, operator, approved);
        return true;
    }

    // ---------------------------------------------------------------------- claims

    /// @notice Claims `assets` of a settled request, for shares rounded up.
    function withdraw(uint256 assets, address receiver, address controller) external returns (uint256 shares) {
        Requests storage r = _requests[controller];
        if (assets > r.claimableAssets) revert MoreThanClaimable(r.claimableAssets);
        shares = assets == 0 ? 0 : r.redeemedShares.mulDiv(assets, r.claimableAssets, Math.Rounding.Ceil);
        _claimAssets(r, assets, shares, receiver, controller);
    }

    /// @notice Claims the assets for `shares` of a settled request, rounded down.
    function redeem(uint256 shares, address receiver, address controller) external returns (uint256 assets) {
        Requests storage r = _requests[controller];
        if (shares > r.redeemedShares) revert MoreThanClaimable(r.redeemedShares);
        assets = shares == 0 ? 0 : r.claimableAssets.mulDiv(shares, r.redeemedShares);
        _claimAssets(r, assets, shares, receiver, controller);
    }

    /// @inheritdoc IERC7887Redeem
    function claimCancelRedeemRequest(uint256, address receiver, address controller) external returns (uint256 shares) {
        _requireAllowed(controller);
        if (failure == SandboxAsyncVault.Failure.Claims) revert ClaimsRefused();
        Requests storage r = _requests[controller];
        shares = r.returnedShares;
        if (shares == 0) revert MoreThanClaimable(0);
        r.returnedShares = 0;
        IERC20(share).safeTransfer(receiver, shares);
        emit CancelRedeemClaim(controller, receiver, 0, msg.sender, shares);
    }

    // ----------------------------------------------------------------------- views

    /// @notice Shares given for assets that are not settled.
    function pendingRedeemRequest(uint256, address controller) external view returns (uint256) {
        return _requests[controller].pendingShares;
    }

    /// @notice Shares given for assets that only wait to be claimed.
    function claimableRedeemRequest(uint256, address controller) external view returns (uint256) {
        return _requests[controller].redeemedShares;
    }

    /// @inheritdoc IERC7887Redeem
    function pendingCancelRedeemRequest(uint256, address controller) external view returns (bool) {
        return _requests[controller].cancels;
    }

    /// @inheritdoc IERC7887Redeem
    function claimableCancelRedeemRequest(uint256, address controller) external view returns (uint256) {
        return _requests[controller].returnedShares;
    }

    /// @notice Assets that the controller can claim now.
    function maxWithdraw(address controller) external view returns (uint256) {
        return failure == SandboxAsyncVault.Failure.Claims ? 0 : _requests[controller].claimableAssets;
    }

    /// @notice Shares of settled requests that the controller can claim the assets of now.
    function maxRedeem(address controller) external view returns (uint256) {
        return failure == SandboxAsyncVault.Failure.Claims ? 0 : _requests[controller].redeemedShares;
    }

    /// @notice Nothing is deposited here.
    function maxDeposit(address) external pure returns (uint256) {
        return 0;
    }

    /// @notice What shares are worth at the struck price, rounded down.
    function convertToAssets(uint256 shares) public view returns (uint256) {
        return shares.mulDiv(_readablePrice(), PROBE);
    }

    /// @notice The shares that are worth `assets` at the struck price, rounded down.
    function convertToShares(uint256 assets) external view returns (uint256) {
        return assets.mulDiv(PROBE, _readablePrice());
    }

    /// @notice Always reverts.
    function previewWithdraw(uint256) external pure returns (uint256) {
        revert NoPreviews();
    }

    /// @notice Always reverts.
    function previewRedeem(uint256) external pure returns (uint256) {
        revert NoPreviews();
    }

    /// @inheritdoc IERC165
    function supportsInterface(bytes4 id) external pure returns (bool) {
        // ERC-165, ERC-7575, and ERC-7540's operators and requested redemptions.
        if (id == 0x01ffc9a7 || id == 0x2f0a18c5 || id == 0xe3bc4e65 || id == 0x620ee8e4) return true;
        return id == type(IERC7887Redeem).interfaceId;
    }

    function _strike() private {
        _setPrice(SandboxVault(share).convertToAssets(PROBE), uint64(block.timestamp));
    }

    function _setPrice(uint256 price, uint64 asOf) internal override {
        navPrice = price;
        priceLastUpdated = asOf;
        emit Struck(price);
    }

    function _fill(address controller, bool redeem_, uint256 shares, uint256 price) internal override {
        if (!redeem_) revert NothingRequested();
        _settleRedeem(controller, shares, price);
    }

    function _settleRedeem(address controller, uint256 shares, uint256 price) private {
        Requests storage r = _requests[controller];
        if (shares > r.pendingShares) revert MoreThanPending(r.pendingShares);
        uint256 assets = shares.mulDiv(price, PROBE);
        r.pendingShares -= shares;
        r.redeemedShares += shares;
        r.claimableAssets += assets;
        if (r.pendingShares == 0) r.cancels = false;
        uint256 brought = SandboxVault(share).redeem(shares, address(this), address(this));
        if (brought > assets) IERC20(asset).safeTransfer(share, brought - assets);
        if (brought < assets) SandboxToken(asset).mint(address(this), assets - brought);
        emit RedeemSettled(controller, shares, assets);
    }

    function _claimAssets(Requests storage r, uint256 assets, uint256 shares, address receiver, address controller)
        private
    {
        _requireAllowed(controller);
        if (failure == SandboxAsyncVault.Failure.Claims) revert ClaimsRefused();
        r.claimableAssets -= assets;
        r.redeemedShares -= shares;
        IERC20(asset).safeTransfer(receiver, assets);
        emit Withdraw(msg.sender, receiver, controller, assets, shares);
    }

    function _requireAllowed(address account) private view {
        if (msg.sender != account && !isOperator[account][msg.sender]) revert NotAllowed(msg.sender);
    }

    function _readablePrice() private view returns (uint256) {
        if (failure == SandboxAsyncVault.Failure.Pricing) revert PriceUnavailable();
        return navPrice;
    }
}
