// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {Accrual, FeeAccruals, FormerFees} from "./FeeAccruals.sol";
import {FeeMath} from "./FeeMath.sol";

/// @title FeeWrapperFees
/// @notice The part of a FeeWrapper that owns its fees: what they are, their caps, a raise that waits, the mark
/// above which a gain is charged, what is charged and not yet collected, and who gets it. Charged fees are shares.
///
/// It never moves assets, and knows neither the list nor the source: the wrapper says what all shares are worth
/// (`_sourceValue`), and charges what is due (`_accrue`) before every movement.
abstract contract FeeWrapperFees is ERC4626, Ownable2Step, ReentrancyGuardTransient {
    using FeeAccruals for Accrual;
    using Math for uint256;

    /// @notice Fees that wait; effectiveAt is 0 if none do.
    struct FeeRaise {
        uint16 performanceFeeBps;
        uint16 managementFeeBps;
        uint64 effectiveAt;
    }

    /// @notice Fees were charged, in shares, and the high-water mark afterwards. Those for performance are in escrow.
    event FeesAccrued(uint256 managementShares, uint256 performanceShares, uint256 highWaterMark);
    /// @notice The price has fallen, and so many shares in escrow are no more.
    event FeesReturned(uint256 shares);
    /// @notice The charged shares that had vested were minted.
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
    /// @notice The fees could be put into force until then.
    error FeeRaiseExpired(uint64 expiredAt);

    uint256 private constant MAX_FEE_CAP_BPS = FeeMath.ALL_BPS - 1; // a fee of everything cannot be paid in shares
    uint8 internal constant DECIMALS_OFFSET = 12;
    uint256 internal constant VIRTUAL_SHARES = FeeAccruals.VIRTUAL_SHARES;
    // Prices are below 2^80, fees below 2^14, times below 2^40 and the shares that are charged below 2^160, so what is
    // unchecked here fits.
    uint256 private constant ALL_OF_MARK = type(uint48).max;
    uint256 private constant ALL_OF_FEES = type(uint40).max;

    /// @notice The seconds for which fees that waited may be put into force.
    uint32 public constant FEE_RAISE_LIFETIME = 14 days;

    /// @notice The performance fee is never above this.
    uint16 public immutable maxPerformanceFeeBps;
    /// @notice The yearly management fee is never above this.
    uint16 public immutable maxManagementFeeBps;
    /// @notice The seconds for which a raise of a fee waits.
    uint32 public immutable feeRaiseDelay;

    // What every movement reads and writes, in two words. From the lowest bits up: performance fee 16, management fee 16,
    // whether entry is paused 8, whether there are former fees 8, time of the last accrual 40, high-water mark 80,
    // depth of the floor below the mark 48, in parts of the mark, and part of the charged shares in escrow 40;
    uint256 internal _terms;
    // and the source's shares got by deposits 128, the shares charged and not yet collected 128.
    uint256 internal _amounts;
    FormerFees private _former; // if there are any

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

        _terms = block.timestamp << 48 | FeeMath.price(0, 0, VIRTUAL_SHARES) << 88;
        _requireCapped(performanceFeeBps_, managementFeeBps_);
        _applyFees(performanceFeeBps_, managementFeeBps_);
        _applyFeeRecipient(feeRecipient_);
    }

    // Anyone

    /// @notice Charges the fees that are due and mints what is not in escrow for the recipient. Anyone may call.
    /// @return shares what the recipient got
    function collectFees() external nonReentrant returns (uint256 shares) {
        return _collectFees(_accrue());
    }

    /// @notice The shares that `collectFees` would mint now.
    function pendingFees() external view nonReentrantView returns (uint256 shares) {
        Accrual memory due = _previewAccrual();
        return due.chargedShares().saturatingSub(due.escrow);
    }

    /// @notice The shares that would be in escrow if fees were charged now: they are in every price, and vest or are
    /// burnt. And the floor, a price as FeeMath.price, to which the mark would fall with the source's price.
    function escrow() external view nonReentrantView returns (uint256 shares, uint256 floor) {
        Accrual memory due = _previewAccrual();
        return (due.escrow, due.floor);
    }

    /// @notice The price above which gains are charged, as of the last accrual: assets of a share times 1e27, as
    /// FeeMath.price.
    function highWaterMark() public view returns (uint256) {
        return uint80(_terms >> 88);
    }

    /// @notice Part of the gain that is charged.
    function performanceFeeBps() public view returns (uint16) {
        return uint16(_terms);
    }

    /// @notice Part of all that is charged a year.
    function managementFeeBps() public view returns (uint16) {
        return uint16(_terms >> 16);
    }

    /// @notice When fees were charged last.
    function lastAccrual() public view returns (uint40) {
        return uint40(_terms >> 48);
    }

    // The owner

    /// @notice Sets the fees: at once if neither is raised, otherwise to wait for `applyFeeRaise`. Fees that
    /// waited are forgotten. What is due is charged before, at the fees of until now.
    function setFees(uint16 performanceFeeBps_, uint16 managementFeeBps_) external onlyOwner nonReentrant {
        _requireCapped(performanceFeeBps_, managementFeeBps_);
        _cancelFeeRaise();
        bool raise = performanceFeeBps_ > performanceFeeBps() || managementFeeBps_ > managementFeeBps();
        if (raise && feeRaiseDelay != 0) {
            _accrue(); // what was gained until now is remembered
            uint64 effectiveAt = uint64(block.timestamp) + feeRaiseDelay;
            feeRaise = FeeRaise(performanceFeeBps_, managementFeeBps_, effectiveAt);
            emit FeeRaiseSubmitted(performanceFeeBps_, managementFeeBps_, effectiveAt);
            return;
        }
        _accrueAndApplyFees(performanceFeeBps_, managementFeeBps_);
    }

    /// @notice Puts the fees that waited long enough into force. Anyone may call; until then the old ones run. After
    /// FEE_RAISE_LIFETIME nobody can: holders were warned too long ago.
    function applyFeeRaise() external nonReentrant {
        FeeRaise memory raise = feeRaise;
        if (raise.effectiveAt == 0) revert NoFeeRaise();
        if (block.timestamp < raise.effectiveAt) revert FeeRaiseTooEarly(raise.effectiveAt);
        uint64 expiresAt = raise.effectiveAt + FEE_RAISE_LIFETIME;
        if (block.timestamp > expiresAt) revert FeeRaiseExpired(expiresAt);
        delete feeRaise;
        _accrueAndApplyFees(raise.performanceFeeBps, raise.managementFeeBps);
    }

    /// @notice Forgets the fees that wait.
    function cancelFeeRaise() external onlyOwner {
        if (feeRaise.effectiveAt == 0) revert NoFeeRaise();
        _cancelFeeRaise();
    }

    /// @notice Names who gets the fees from now on. What is due until now goes to the one before; what is in escrow
    /// to the one who is named when it vests.
    function setFeeRecipient(address feeRecipient_) external onlyOwner nonReentrant {
        _collectFees(_accrue());
        _applyFeeRecipient(feeRecipient_);
    }

    // Within

    /// What all shares are worth.
    function _sourceValue() internal view virtual returns (uint256);

    /// What it would be like if fees were charged now.
    function _previewAccrual() internal view virtual returns (Accrual memory due) {
        _previewAccrualAt(due, _sourceValue());
    }

    /// What it would be like if fees were charged now and all shares were worth `assets`. What has fallen is given back
    /// first, so that the management fee is on the shares that there are then.
    function _previewAccrualAt(Accrual memory due, uint256 assets) internal view {
        _readBooks(due);
        due.assets = assets;
        due.returnFees();
        uint256 elapsed = _chargeManagement(due);
        uint256 price = due.price();
        if (!due.isCharged()) {
            // Whoever comes next must not pay for what happened before, nor be free until it is made good.
            (due.mark, due.floor) = (price, price);
            delete due.former;
        } else if (price < due.mark) {
            due.returnFees(); // and the price is at most the mark
        }
        due.vest(elapsed);
        if (price > due.mark) due.chargePerformance(price);
        due.forget(elapsed);
        due.rememberReturned();
    }

    /// What the books say.
    function _readBooks(Accrual memory due) internal view {
        (uint256 terms, uint256 amounts) = (_terms, _amounts);
        (due.terms, due.amounts) = (terms, amounts);
        uint256 feeShares = amounts >> 128;
        unchecked {
            uint256 mark = uint80(terms >> 88);
            due.supply = totalSupply() + feeShares;
            due.escrow = feeShares * (terms >> 216) / ALL_OF_FEES;
            due.mark = mark;
            due.floor = mark - mark * uint48(terms >> 168) / ALL_OF_MARK;
        }
        if (uint8(terms >> 40) != 0) due.former = _former;
    }

    /// Charges the management fee, which needs no price.
    function _chargeManagement(Accrual memory due) internal view returns (uint256 elapsed) {
        uint256 terms = due.terms;
        unchecked {
            elapsed = block.timestamp - uint40(terms >> 48);
            if (!due.isCharged()) return elapsed;
            uint256 shares = due.chargeable(FeeMath.managementShares(due.supply, uint16(terms >> 16), elapsed));
            due.managementShares = shares;
            due.supply += shares;
        }
    }

    function _accrue() internal virtual returns (Accrual memory due) {
        due = _previewAccrual();
        _book(due);
    }

    /// Writes down what is charged.
    function _book(Accrual memory due) internal {
        (uint256 terms, uint256 mark) = (due.terms, due.mark);
        bool marked = uint80(terms >> 88) != mark;
        unchecked {
            uint256 depth = mark == 0 ? 0 : ((mark - due.floor) * ALL_OF_MARK + mark - 1) / mark;
            terms = uint48(terms) | block.timestamp << 48 | mark << 88 | depth << 168;
        }
        _saveFees(due, _saveFormer(due, terms), due.chargedShares());
        if ((due.managementShares | due.performanceShares) != 0 || marked) {
            emit FeesAccrued(due.managementShares, due.performanceShares, mark);
        }
        if (due.returnedShares != 0) emit FeesReturned(due.returnedShares);
    }

    /// Saves the books with so many charged shares, and with how many of them are in escrow.
    function _saveFees(Accrual memory due, uint256 terms, uint256 feeShares) private {
        unchecked {
            uint256 part = feeShares == 0 ? 0 : (due.escrow.min(feeShares) * ALL_OF_FEES + feeShares - 1) / feeShares;
            _terms = uint216(terms) | part << 216;
        }
        due.amounts = uint128(due.amounts) | feeShares << 128;
        _amounts = due.amounts;
    }

    /// Mints what is not in escrow, `due` having just been written down.
    function _collectFees(Accrual memory due) private returns (uint256 shares) {
        uint256 feeShares = due.amounts >> 128;
        shares = feeShares.saturatingSub(due.escrow);
        if (shares == 0) return 0;
        _saveFees(due, _terms, feeShares - shares);
        address recipient = feeRecipient;
        _mint(recipient, shares);
        emit FeesCollected(recipient, shares);
    }

    /// Saves what the fee of now does not concern, if there is or was any, and says in the terms whether there is.
    function _saveFormer(Accrual memory due, uint256 terms) private returns (uint256) {
        bool kept = (due.former.chargedTo | due.former.owedTo | due.former.returned) != 0;
        if (!kept && uint8(terms >> 40) == 0) return terms;
        _former = due.former;
        return terms & ~(uint256(0xff) << 40) | uint256(kept ? 1 : 0) << 40;
    }

    function _accrueAndApplyFees(uint16 performanceFeeBps_, uint16 managementFeeBps_) private {
        Accrual memory due = _accrue();
        if (performanceFeeBps_ != uint16(due.terms)) {
            due.changeFee(performanceFeeBps_);
            _terms = _saveFormer(due, _terms);
        }
        _applyFees(performanceFeeBps_, managementFeeBps_);
    }

    function _applyFees(uint16 performanceFeeBps_, uint16 managementFeeBps_) private {
        _terms = _terms >> 32 << 32 | uint256(managementFeeBps_) << 16 | performanceFeeBps_;
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

    function _feeShares() internal view returns (uint256) {
        return _amounts >> 128;
    }

    function _sourceShares() internal view returns (uint256) {
        return uint128(_amounts);
    }

    function _entryIsPaused() internal view returns (bool) {
        return uint8(_terms >> 32) != 0;
    }

    function _saveEntryPaused(bool paused) internal {
        _terms = _terms & ~(uint256(1) << 32) | uint256(paused ? 1 : 0) << 32;
    }

    function _saveSourceShares(uint256 sourceShares) internal {
        _amounts = _amounts >> 128 << 128 | SafeCast.toUint128(sourceShares);
    }

    function _requireCapped(uint16 performanceFeeBps_, uint16 managementFeeBps_) private view {
        if (performanceFeeBps_ > maxPerformanceFeeBps) revert FeeAboveCap(performanceFeeBps_, maxPerformanceFeeBps);
        if (managementFeeBps_ > maxManagementFeeBps) revert FeeAboveCap(managementFeeBps_, maxManagementFeeBps);
    }
}
