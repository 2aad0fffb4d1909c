// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {FeeMath} from "./FeeMath.sol";

/// @title FeeWrapperFees
/// @notice The part of a FeeWrapper that owns its fees: what they are, their caps, a raise that waits, the mark
/// above which a gain is charged, what is charged and not yet collected, and who gets it. Charged fees are shares.
///
/// It never moves assets, and knows neither the list nor the source: the wrapper says what all shares are worth
/// (`_sourceValue`), and charges what is due (`_accrue`) before every movement.
abstract contract FeeWrapperFees is ERC4626, Ownable2Step, ReentrancyGuardTransient {
    using Math for uint256;

    /// @notice Fees that wait; effectiveAt is 0 if none do.
    struct FeeRaise {
        uint16 performanceFeeBps;
        uint16 managementFeeBps;
        uint64 effectiveAt;
    }

    /// What every movement reads and writes, in two slots.
    struct Books {
        uint16 performanceFeeBps;
        uint16 managementFeeBps;
        bool entryPaused;
        uint40 lastAccrual;
        uint128 mark; // the high-water mark, as FeeMath.price
        uint128 sourceShares; // got by deposits
        uint128 feeShares; // charged and not yet collected
    }

    /// What it is like once fees are charged; see `_previewAccrual`.
    struct Accrual {
        uint256 assets; // the worth of all shares
        uint256 supply; // all shares, the charged ones included
        uint256 managementShares;
        uint256 performanceShares;
        uint256 mark;
    }

    /// @notice Fees were charged, in shares, and the high-water mark afterwards.
    event FeesAccrued(uint256 managementShares, uint256 performanceShares, uint256 highWaterMark);
    /// @notice The charged shares were minted.
    event FeesCollected(address indexed recipient, uint256 shares);
    /// @notice The fees from now on.
    event FeesSet(uint16 performanceFeeBps, uint16 managementFeeBps);
    /// @notice These fees may be put into force from `effectiveAt` on. They replace any that waited.
    event FeeRaiseSubmitted(uint16 performanceFeeBps, uint16 managementFeeBps, uint64 effectiveAt);
    /// @notice The fees that waited do so no more.
    event FeeRaiseCancelled();
    /// @notice Who gets the fees from now on.
    event FeeRecipientSet(address indexed feeRecipient);

    /// @notice A fee above its cap, or a cap of everything.
    error FeeAboveCap(uint256 feeBps, uint256 capBps);
    /// @notice No recipient, or this contract itself.
    error InvalidFeeRecipient();
    /// @notice No fees wait.
    error NoFeeRaise();
    /// @notice The fees wait until then.
    error FeeRaiseTooEarly(uint64 effectiveAt);

    uint256 private constant MAX_FEE_CAP_BPS = FeeMath.ALL_BPS - 1; // a fee of everything cannot be paid in shares
    uint8 internal constant DECIMALS_OFFSET = 12;
    uint256 internal constant VIRTUAL_SHARES = 10 ** DECIMALS_OFFSET;

    /// @notice The performance fee is never above this.
    uint16 public immutable maxPerformanceFeeBps;
    /// @notice The yearly management fee is never above this.
    uint16 public immutable maxManagementFeeBps;
    /// @notice The seconds for which a raise of a fee waits.
    uint32 public immutable feeRaiseDelay;

    Books internal _books;

    /// @notice Who gets the fees.
    address public feeRecipient;
    /// @notice The fees that wait.
    FeeRaise public feeRaise;

    /// @dev The caps and the delay are never changed afterwards.
    constructor(
        uint16 performanceFeeBps_,
        uint16 managementFeeBps_,
        uint16 maxPerformanceFeeBps_,
        uint16 maxManagementFeeBps_,
        uint32 feeRaiseDelay_,
        address feeRecipient_
    ) {
        if (maxPerformanceFeeBps_ > MAX_FEE_CAP_BPS) revert FeeAboveCap(maxPerformanceFeeBps_, MAX_FEE_CAP_BPS);
        if (maxManagementFeeBps_ > MAX_FEE_CAP_BPS) revert FeeAboveCap(maxManagementFeeBps_, MAX_FEE_CAP_BPS);
        maxPerformanceFeeBps = maxPerformanceFeeBps_;
        maxManagementFeeBps = maxManagementFeeBps_;
        feeRaiseDelay = feeRaiseDelay_;

        _books.lastAccrual = uint40(block.timestamp);
        _books.mark = uint128(FeeMath.price(0, 0, VIRTUAL_SHARES));
        _requireCapped(performanceFeeBps_, managementFeeBps_);
        _applyFees(performanceFeeBps_, managementFeeBps_);
        _applyFeeRecipient(feeRecipient_);
    }

    // Anyone

    /// @notice Charges the fees that are due and mints all that were charged for the recipient. Anyone may call.
    /// @return shares what the recipient got
    function collectFees() external nonReentrant returns (uint256 shares) {
        _accrue();
        return _collectFees();
    }

    /// @notice The shares that `collectFees` would mint now.
    function pendingFees() external view nonReentrantView returns (uint256 shares) {
        Accrual memory due = _previewAccrual();
        return _books.feeShares + due.managementShares + due.performanceShares;
    }

    /// @notice The price above which gains are charged: assets of a share times 1e27, as FeeMath.price.
    function highWaterMark() external view returns (uint256) {
        return _books.mark;
    }

    /// @notice Part of the gain that is charged.
    function performanceFeeBps() external view returns (uint16) {
        return _books.performanceFeeBps;
    }

    /// @notice Part of all that is charged a year.
    function managementFeeBps() external view returns (uint16) {
        return _books.managementFeeBps;
    }

    /// @notice When fees were charged last.
    function lastAccrual() external view returns (uint40) {
        return _books.lastAccrual;
    }

    // The owner

    /// @notice Sets the fees: at once if neither is raised, otherwise to wait for `applyFeeRaise`. Fees that
    /// waited are forgotten.
    function setFees(uint16 performanceFeeBps_, uint16 managementFeeBps_) external onlyOwner nonReentrant {
        _requireCapped(performanceFeeBps_, managementFeeBps_);
        _cancelFeeRaise();
        bool raise = performanceFeeBps_ > _books.performanceFeeBps || managementFeeBps_ > _books.managementFeeBps;
        if (raise && feeRaiseDelay != 0) {
            uint64 effectiveAt = uint64(block.timestamp) + feeRaiseDelay;
            feeRaise = FeeRaise(performanceFeeBps_, managementFeeBps_, effectiveAt);
            emit FeeRaiseSubmitted(performanceFeeBps_, managementFeeBps_, effectiveAt);
            return;
        }
        _accrueAndApplyFees(performanceFeeBps_, managementFeeBps_);
    }

    /// @notice Puts the fees that waited long enough into force. Anyone may call; until then the old ones run.
    function applyFeeRaise() external nonReentrant {
        FeeRaise memory raise = feeRaise;
        if (raise.effectiveAt == 0) revert NoFeeRaise();
        if (block.timestamp < raise.effectiveAt) revert FeeRaiseTooEarly(raise.effectiveAt);
        delete feeRaise;
        _accrueAndApplyFees(raise.performanceFeeBps, raise.managementFeeBps);
    }

    /// @notice Forgets the fees that wait.
    function cancelFeeRaise() external onlyOwner {
        if (feeRaise.effectiveAt == 0) revert NoFeeRaise();
        _cancelFeeRaise();
    }

    /// @notice Names who gets the fees from now on. What is due until now goes to the one before.
    function setFeeRecipient(address feeRecipient_) external onlyOwner nonReentrant {
        _accrue();
        _collectFees();
        _applyFeeRecipient(feeRecipient_);
    }

    // Within

    /// What all shares are worth.
    function _sourceValue() internal view virtual returns (uint256);

    /// What it would be like if fees were charged now.
    function _previewAccrual() internal view virtual returns (Accrual memory due) {
        Books memory books = _books;
        due.assets = _sourceValue();
        due.supply = totalSupply() + books.feeShares;
        due.mark = books.mark;
        uint256 elapsed = block.timestamp - books.lastAccrual;
        // So few shares are worth less than a unit of the asset: there is nobody to charge, and whoever comes
        // next must not pay for what happened before.
        if (due.supply < VIRTUAL_SHARES) {
            due.mark = FeeMath.price(due.assets, due.supply, VIRTUAL_SHARES);
            return due;
        }
        if (elapsed == 0) return due;

        due.managementShares = FeeMath.managementShares(due.supply, books.managementFeeBps, elapsed);
        due.supply += due.managementShares;
        uint256 price = FeeMath.price(due.assets, due.supply, VIRTUAL_SHARES);
        if (price <= due.mark) return due;
        uint256 recognised = Math.min(price, FeeMath.recognised(due.mark, elapsed));
        due.performanceShares =
            FeeMath.performanceShares(due.supply, recognised - due.mark, price, books.performanceFeeBps);
        due.supply += due.performanceShares;
        // The fee has lowered the price. What is not yet recognised stays above the mark.
        uint256 charged = FeeMath.price(due.assets, due.supply, VIRTUAL_SHARES).saturatingSub(price - recognised);
        due.mark = Math.max(due.mark, charged);
    }

    function _accrue() internal virtual returns (Accrual memory due) {
        due = _previewAccrual();
        Books memory books = _books;
        uint256 shares = due.managementShares + due.performanceShares;
        _books.lastAccrual = uint40(block.timestamp);
        _books.mark = uint128(due.mark);
        // What fits no more is waived: charging must not stand before an exit.
        if (shares != 0) _books.feeShares = uint128(Math.min(books.feeShares + shares, type(uint128).max));
        if (shares != 0 || due.mark != books.mark) {
            emit FeesAccrued(due.managementShares, due.performanceShares, due.mark);
        }
    }

    function _collectFees() private returns (uint256 shares) {
        shares = _books.feeShares;
        if (shares == 0) return 0;
        _books.feeShares = 0;
        address recipient = feeRecipient;
        _mint(recipient, shares);
        emit FeesCollected(recipient, shares);
    }

    function _accrueAndApplyFees(uint16 performanceFeeBps_, uint16 managementFeeBps_) private {
        Accrual memory due = _accrue();
        // Gains that were made before a raise are not charged at the raised fee.
        if (performanceFeeBps_ > _books.performanceFeeBps) {
            uint256 price = FeeMath.price(due.assets, due.supply, VIRTUAL_SHARES);
            if (price > due.mark) _books.mark = uint128(price);
        }
        _applyFees(performanceFeeBps_, managementFeeBps_);
    }

    function _applyFees(uint16 performanceFeeBps_, uint16 managementFeeBps_) private {
        _books.performanceFeeBps = performanceFeeBps_;
        _books.managementFeeBps = managementFeeBps_;
        emit FeesSet(performanceFeeBps_, managementFeeBps_);
    }

    function _applyFeeRecipient(address feeRecipient_) private {
        if (feeRecipient_ == address(0) || feeRecipient_ == address(this)) revert InvalidFeeRecipient();
        feeRecipient = feeRecipient_;
        emit FeeRecipientSet(feeRecipient_);
    }

    function _cancelFeeRaise() private {
        if (feeRaise.effectiveAt == 0) return;
        delete feeRaise;
        emit FeeRaiseCancelled();
    }

    function _requireCapped(uint16 performanceFeeBps_, uint16 managementFeeBps_) private view {
        if (performanceFeeBps_ > maxPerformanceFeeBps) revert FeeAboveCap(performanceFeeBps_, maxPerformanceFeeBps);
        if (managementFeeBps_ > maxManagementFeeBps) revert FeeAboveCap(managementFeeBps_, maxManagementFeeBps);
    }
}
