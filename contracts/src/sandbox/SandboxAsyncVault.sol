// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20, IERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IERC4626, IERC7540} from "../adapters/IERC7540.sol";
import {IERC7887Deposit, IERC7887Redeem} from "./IERC7887.sol";
import {SandboxStrikes} from "./SandboxStrikes.sol";
import {SandboxToken} from "./SandboxToken.sol";

/// @title SandboxAsyncVault
/// @notice A vault of requests and claims (ERC-7540, both ways) over a sandbox token, in the manner of a fund that
/// strikes its NAV now and then: requests wait, the owner strikes a price, settles requests at it, whole or in
/// part, and the controller claims. What is pending may be asked back (ERC-7887), and the owner may give it back.
///
/// Invariants:
/// 1. A request is pending until the owner settles it or gives it back, then claimable until its controller claims it.
///    What is settled no longer depends on the price, and cannot be asked back.
/// 2. The price changes when the owner strikes it, and at no other time.
/// 3. What is claimable is there: shares are minted, and assets are laid aside, when a request is settled or given back.
/// 4. Who has asked for what is pending back requests nothing of that kind until the owner has answered, or all is settled.
///
/// Trusted: the owner, who strikes and settles at will, and makes trouble on purpose. The vault must be a minter
/// of its asset: it mints what a gain lacks. All requests of a controller have the number 0.
contract SandboxAsyncVault is ERC20, SandboxStrikes, IERC7540, IERC7887Deposit, IERC7887Redeem, IERC165 {
    using Math for uint256;
    using SafeERC20 for IERC20;

    /// @notice What goes wrong on purpose.
    enum Failure {
        None,
        Requests, // no request is taken
        Claims, // nothing can be claimed
        Pricing // the price cannot be read
    }

    struct Requests {
        uint256 pendingAssets;
        uint256 claimableShares;
        uint256 depositedAssets; // for which the claimable shares were given
        uint256 pendingShares;
        uint256 claimableAssets;
        uint256 redeemedShares; // for which the claimable assets were given
        uint256 returnedAssets; // that were pending and are given back
        uint256 returnedShares;
        bool cancelsDeposit; // what is pending was asked back
        bool cancelsRedeem;
    }

    uint256 private constant PAR = 1e18;

    /// @inheritdoc IERC4626
    address public immutable asset;
    uint256 private immutable ONE_ASSET;

    /// @notice Assets a share, in 1e18ths.
    uint256 public navPrice = PAR;
    /// @inheritdoc IERC7540
    uint64 public priceLastUpdated;
    /// @notice What goes wrong now.
    Failure public failure;
    /// @inheritdoc IERC7540
    mapping(address controller => mapping(address operator => bool)) public isOperator;

    uint256 private _claimableTotal;
    mapping(address controller => Requests) private _requests;

    event Struck(uint256 navPrice);
    event DepositSettled(address indexed controller, uint256 assets, uint256 shares);
    event RedeemSettled(address indexed controller, uint256 shares, uint256 assets);
    event DepositReturned(address indexed controller, uint256 assets);
    event RedeemReturned(address indexed controller, uint256 shares);
    event FailureSet(Failure failure);

    error NotAllowed(address caller);
    error RequestsRefused();
    error ClaimsRefused();
    error PriceUnavailable();
    error MoreThanPending(uint256 pending);
    error MoreThanClaimable(uint256 claimable);
    error NothingRequested();
    error CancellationPending();
    /// @notice ERC-7540: a vault of requests has no previews.
    error NoPreviews();

    constructor(address asset_, string memory name_, string memory symbol_, address owner_)
        ERC20(name_, symbol_)
        Ownable(owner_)
    {
        asset = asset_;
        ONE_ASSET = 10 ** IERC20Metadata(asset_).decimals();
        priceLastUpdated = uint64(block.timestamp);
    }

    // ------------------------------------------------------------------- the owner

    /// @notice Strikes the NAV: `price` assets a share, in 1e18ths.
    function strike(uint256 price) external onlyOwner {
        _setPrice(price, uint64(block.timestamp));
    }

    /// @notice Settles `assets` of a controller's pending deposit at the price struck last.
    function settleDeposit(address controller, uint256 assets) external onlyOwner {
        _settleDeposit(controller, assets, _readablePrice());
    }

    /// @notice Settles `shares` of a controller's pending redemption at the price struck last.
    function settleRedeem(address controller, uint256 shares) external onlyOwner {
        _settleRedeem(controller, shares, _readablePrice());
    }

    /// @notice Gives `assets` of a controller's pending deposit back, and so answers whether it was asked back: 0 declines
    /// that. Unasked, it is how the owner refuses a request.
    function returnDeposit(address controller, uint256 assets) external onlyOwner {
        Requests storage r = _requests[controller];
        if (assets > r.pendingAssets) revert MoreThanPending(r.pendingAssets);
        r.pendingAssets -= assets;
        r.returnedAssets += assets;
        r.cancelsDeposit = false;
        _layAside(assets);
        emit DepositReturned(controller, assets);
    }

    /// @notice Gives `shares` of a controller's pending redemption back, as returnDeposit does of a deposit.
    function returnRedeem(address controller, uint256 shares) external onlyOwner {
        Requests storage r = _requests[controller];
        if (shares > r.pendingShares) revert MoreThanPending(r.pendingShares);
        r.pendingShares -= shares;
        r.returnedShares += shares;
        r.cancelsRedeem = false;
        emit RedeemReturned(controller, shares);
    }

    /// @notice Makes one thing go wrong, or none.
    function setFailure(Failure failure_) external onlyOwner {
        failure = failure_;
        emit FailureSet(failure_);
    }

    // -------------------------------------------------------------------- requests

    /// @inheritdoc IERC7540
    function requestDeposit(uint256 assets, address controller, address owner) external returns (uint256) {
        _requireAllowed(owner);
        if (failure == Failure.Requests) revert RequestsRefused();
        if (assets == 0) revert NothingRequested();
        if (_requests[controller].cancelsDeposit) revert CancellationPending();
        _requireEligible(controller);
        _requests[controller].pendingAssets += assets;
        IERC20(asset).safeTransferFrom(owner, address(this), assets);
        emit DepositRequest(controller, owner, 0, msg.sender, assets);
        return 0;
    }

    /// @inheritdoc IERC7540
    function requestRedeem(uint256 shares, address controller, address owner) external returns (uint256) {
        if (failure == Failure.Requests) revert RequestsRefused();
        if (shares == 0) revert NothingRequested();
        if (_requests[controller].cancelsRedeem) revert CancellationPending();
        _requests[controller].pendingShares += shares;
        _takeShares(owner, controller, shares);
        emit RedeemRequest(controller, owner, 0, msg.sender, shares);
        return 0;
    }

    /// @inheritdoc IERC7887Deposit
    function cancelDepositRequest(uint256, address controller) external {
        _requireAllowed(controller);
        Requests storage r = _requests[controller];
        if (r.pendingAssets == 0) revert NothingRequested();
        if (r.cancelsDeposit) revert CancellationPending();
        r.cancelsDeposit = true;
        emit CancelDepositRequest(controller, 0, msg.sender);
    }

    /// @inheritdoc IERC7887Redeem
    function cancelRedeemRequest(uint256, address controller) external {
        _requireAllowed(controller);
        Requests storage r = _requests[controller];
        if (r.pendingShares == 0) revert NothingRequested();
        if (r.cancelsRedeem) revert CancellationPending();
        r.cancelsRedeem = true;
        emit CancelRedeemRequest(controller, 0, msg.sender);
    }

    /// @inheritdoc IERC7540
    function setOperator(address operator, bool approved) external returns (bool) {
        isOperator[msg.sender][operator] = approved;
        emit OperatorSet(msg.sender, operator, approved);
        return true;
    }

    // ---------------------------------------------------------------------- claims

    /// @inheritdoc IERC4626
    function deposit(uint256 assets, address receiver) external returns (uint256) {
        return deposit(assets, receiver, msg.sender);
    }

    /// @inheritdoc IERC4626
    function mint(uint256 shares, address receiver) external returns (uint256) {
        return mint(shares, receiver, msg.sender);
    }

    /// @inheritdoc IERC7540
    function deposit(uint256 assets, address receiver, address controller) public returns (uint256 shares) {
        Requests storage r = _requests[controller];
        if (assets > r.depositedAssets) revert MoreThanClaimable(r.depositedAssets);
        shares = assets == 0 ? 0 : r.claimableShares.mulDiv(assets, r.depositedAssets);
        _claimShares(r, assets, shares, receiver, controller);
    }

    /// @inheritdoc IERC7540
    function mint(uint256 shares, address receiver, address controller) public returns (uint256 assets) {
        Requests storage r = _requests[controller];
        if (shares > r.claimableShares) revert MoreThanClaimable(r.claimableShares);
        assets = shares == 0 ? 0 : r.depositedAssets.mulDiv(shares, r.claimableShares, Math.Rounding.Ceil);
        _claimShares(r, assets, shares, receiver, controller);
    }

    /// @inheritdoc IERC4626
    function withdraw(uint256 assets, address receiver, address controller) external returns (uint256 shares) {
        Requests storage r = _requests[controller];
        if (assets > r.claimableAssets) revert MoreThanClaimable(r.claimableAssets);
        shares = assets == 0 ? 0 : r.redeemedShares.mulDiv(assets, r.claimableAssets, Math.Rounding.Ceil);
        _claimAssets(r, assets, shares, receiver, controller);
    }

    /// @inheritdoc IERC4626
    function redeem(uint256 shares, address receiver, address controller) external returns (uint256 assets) {
        Requests storage r = _requests[controller];
        if (shares > r.redeemedShares) revert MoreThanClaimable(r.redeemedShares);
        assets = shares == 0 ? 0 : r.claimableAssets.mulDiv(shares, r.redeemedShares);
        _claimAssets(r, assets, shares, receiver, controller);
    }

    /// @inheritdoc IERC7887Deposit
    function claimCancelDepositRequest(uint256, address receiver, address controller) external returns (uint256 assets) {
        _requireAllowed(controller);
        if (_areAssetsShut(controller)) revert ClaimsRefused();
        Requests storage r = _requests[controller];
        assets = r.returnedAssets;
        if (assets == 0) revert MoreThanClaimable(0);
        r.returnedAssets = 0;
        _claimableTotal -= assets;
        IERC20(asset).safeTransfer(receiver, assets);
        emit CancelDepositClaim(controller, receiver, 0, msg.sender, assets);
    }

    /// @inheritdoc IERC7887Redeem
    function claimCancelRedeemRequest(uint256, address receiver, address controller) external returns (uint256 shares) {
        _requireAllowed(controller);
        if (_areSharesShut(controller)) revert ClaimsRefused();
        Requests storage r = _requests[controller];
        shares = r.returnedShares;
        if (shares == 0) revert MoreThanClaimable(0);
        r.returnedShares = 0;
        _giveShares(receiver, shares);
        emit CancelRedeemClaim(controller, receiver, 0, msg.sender, shares);
    }

    // ----------------------------------------------------------------------- views

    /// @inheritdoc IERC7540
    function pendingDepositRequest(uint256, address controller) external view returns (uint256) {
        return _requests[controller].pendingAssets;
    }

    /// @inheritdoc IERC7540
    function claimableDepositRequest(uint256, address controller) public view virtual returns (uint256) {
        return _requests[controller].depositedAssets;
    }

    /// @inheritdoc IERC7540
    function pendingRedeemRequest(uint256, address controller) external view returns (uint256) {
        return _requests[controller].pendingShares;
    }

    /// @inheritdoc IERC7540
    function claimableRedeemRequest(uint256, address controller) public view virtual returns (uint256) {
        return _requests[controller].redeemedShares;
    }

    /// @inheritdoc IERC7887Deposit
    function pendingCancelDepositRequest(uint256, address controller) external view returns (bool) {
        return _requests[controller].cancelsDeposit;
    }

    /// @inheritdoc IERC7887Deposit
    function claimableCancelDepositRequest(uint256, address controller) external view returns (uint256) {
        return _requests[controller].returnedAssets;
    }

    /// @inheritdoc IERC7887Redeem
    function pendingCancelRedeemRequest(uint256, address controller) external view returns (bool) {
        return _requests[controller].cancelsRedeem;
    }

    /// @inheritdoc IERC7887Redeem
    function claimableCancelRedeemRequest(uint256, address controller) external view returns (uint256) {
        return _requests[controller].returnedShares;
    }

    /// @inheritdoc IERC4626
    function maxDeposit(address controller) public view returns (uint256) {
        return _areSharesShut(controller) ? 0 : _requests[controller].depositedAssets;
    }

    /// @inheritdoc IERC4626
    function maxMint(address controller) external view returns (uint256) {
        return _areSharesShut(controller) ? 0 : _requests[controller].claimableShares;
    }

    /// @inheritdoc IERC4626
    function maxWithdraw(address controller) external view returns (uint256) {
        return _areAssetsShut(controller) ? 0 : _requests[controller].claimableAssets;
    }

    /// @inheritdoc IERC4626
    function maxRedeem(address controller) public view returns (uint256) {
        return _areAssetsShut(controller) ? 0 : _requests[controller].redeemedShares;
    }

    /// @inheritdoc IERC4626
    function totalAssets() external view returns (uint256) {
        return _toAssets(IERC20(share()).totalSupply(), _readablePrice());
    }

    /// @inheritdoc IERC4626
    function convertToShares(uint256 assets) external view returns (uint256) {
        return _toShares(assets, _readablePrice());
    }

    /// @inheritdoc IERC4626
    function convertToAssets(uint256 shares) external view returns (uint256) {
        return _toAssets(shares, _readablePrice());
    }

    /// @inheritdoc IERC4626
    function previewDeposit(uint256) external pure returns (uint256) {
        revert NoPreviews();
    }

    /// @inheritdoc IERC4626
    function previewMint(uint256) external pure returns (uint256) {
        revert NoPreviews();
    }

    /// @inheritdoc IERC4626
    function previewWithdraw(uint256) external pure returns (uint256) {
        revert NoPreviews();
    }

    /// @inheritdoc IERC4626
    function previewRedeem(uint256) external pure returns (uint256) {
        revert NoPreviews();
    }

    /// @notice The share token (ERC-7575), which is this contract.
    function share() public view virtual returns (address) {
        return address(this);
    }

    /// @inheritdoc IERC165
    function supportsInterface(bytes4 id) external pure returns (bool) {
        // ERC-165, ERC-7575, and ERC-7540's operators, requested deposits and requested redemptions.
        if (id == 0x01ffc9a7 || id == 0x2f0a18c5 || id == 0xe3bc4e65 || id == 0xce3bbe50 || id == 0x620ee8e4) return true;
        return id == type(IERC7887Deposit).interfaceId || id == type(IERC7887Redeem).interfaceId;
    }

    // ------------------------------------------------------------------ the shares

    function _issueShares(uint256 shares) internal virtual {
        _mint(address(this), shares);
    }

    function _revokeShares(uint256 shares) internal virtual {
        _burn(address(this), shares);
    }

    /// Takes the shares of a redemption request, if the caller may give them.
    function _takeShares(address owner, address, uint256 shares) internal virtual {
        if (msg.sender != owner && !isOperator[owner][msg.sender]) _spendAllowance(owner, msg.sender, shares);
        _transfer(owner, address(this), shares);
    }

    function _giveShares(address receiver, uint256 shares) internal virtual {
        _transfer(address(this), receiver, shares);
    }

    /// Reverts if the account may not have shares.
    function _requireEligible(address controller) internal view virtual {}

    /// Whether the controller can claim no shares now.
    function _areSharesShut(address) internal view virtual returns (bool) {
        return failure == Failure.Claims;
    }

    /// Whether the controller can claim no assets now.
    function _areAssetsShut(address) internal view virtual returns (bool) {
        return failure == Failure.Claims;
    }

    function _claimShares(Requests storage r, uint256 assets, uint256 shares, address receiver, address controller)
        private
    {
        _requireAllowed(controller);
        if (_areSharesShut(controller)) revert ClaimsRefused();
        r.depositedAssets -= assets;
        r.claimableShares -= shares;
        _giveShares(receiver, shares);
        emit Deposit(msg.sender, receiver, assets, shares);
    }

    function _claimAssets(Requests storage r, uint256 assets, uint256 shares, address receiver, address controller)
        private
    {
        _requireAllowed(controller);
        if (_areAssetsShut(controller)) revert ClaimsRefused();
        r.claimableAssets -= assets;
        r.redeemedShares -= shares;
        _claimableTotal -= assets;
        IERC20(asset).safeTransfer(receiver, assets);
        emit Withdraw(msg.sender, receiver, controller, assets, shares);
    }

    /// Keeps assets for who may claim them.
    function _layAside(uint256 assets) private {
        _claimableTotal += assets;
        uint256 held = IERC20(asset).balanceOf(address(this));
        if (held < _claimableTotal) SandboxToken(asset).mint(address(this), _claimableTotal - held);
    }

    function _requireAllowed(address account) internal view {
        if (msg.sender != account && !isOperator[account][msg.sender]) revert NotAllowed(msg.sender);
    }

    function _setPrice(uint256 price, uint64 asOf) internal override {
        navPrice = price;
        priceLastUpdated = asOf;
        emit Struck(price);
    }

    function _fill(address controller, bool redeem_, uint256 units, uint256 price) internal override {
        if (redeem_) _settleRedeem(controller, units, price);
        else _settleDeposit(controller, units, price);
    }

    function _settleDeposit(address controller, uint256 assets, uint256 price) private {
        Requests storage r = _requests[controller];
        if (assets > r.pendingAssets) revert MoreThanPending(r.pendingAssets);
        uint256 shares = _toShares(assets, price);
        r.pendingAssets -= assets;
        r.depositedAssets += assets;
        r.claimableShares += shares;
        if (r.pendingAssets == 0) r.cancelsDeposit = false;
        _issueShares(shares);
        emit DepositSettled(controller, assets, shares);
    }

    function _settleRedeem(address controller, uint256 shares, uint256 price) private {
        Requests storage r = _requests[controller];
        if (shares > r.pendingShares) revert MoreThanPending(r.pendingShares);
        uint256 assets = _toAssets(shares, price);
        r.pendingShares -= shares;
        r.redeemedShares += shares;
        r.claimableAssets += assets;
        if (r.pendingShares == 0) r.cancelsRedeem = false;
        _revokeShares(shares);
        _layAside(assets);
        emit RedeemSettled(controller, shares, assets);
    }

    function _toShares(uint256 assets, uint256 price) private view returns (uint256) {
        return assets.mulDiv(1e18 * PAR, price * ONE_ASSET);
    }

    function _toAssets(uint256 shares, uint256 price) private view returns (uint256) {
        return shares.mulDiv(price * ONE_ASSET, 1e18 * PAR);
    }

    function _readablePrice() private view returns (uint256) {
        if (failure == Failure.Pricing) revert PriceUnavailable();
        return navPrice;
    }
}
