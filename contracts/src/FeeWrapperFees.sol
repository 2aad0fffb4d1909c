// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
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

    /// The performance fee below `until`, a price: a raise of the fee does not reach back, and what was charged before a
    /// reduction is given back as it was charged.
    struct FormerFee {
        uint80 until;
        uint16 bps;
    }

    /// What it is like once fees are charged; see `_previewAccrual`.
    struct Accrual {
        uint256 assets; // the worth of all shares
        uint256 supply; // all shares, the charged ones included
        uint256 managementShares; // charged
        uint256 performanceShares; // charged, into escrow
        uint256 returnedShares; // burnt in escrow
        uint256 escrow; // shares
        uint256 mark;
        uint256 floor; // the mark falls no lower
        uint256 formerUntil; // a price; 0 if there is no former fee
        uint256 terms; // the books' words
        uint256 amounts;
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
    uint256 internal constant VIRTUAL_SHARES = 10 ** DECIMALS_OFFSET;
    // Fewer shares than these, a million units' worth at first, are not charged: there is next to nobody, whom
    // rounding alone could give a gain. Nor are more than any asset is worth, which only total losses make.
    uint256 private constant MIN_CHARGED = VIRTUAL_SHARES * 1e6;
    uint256 private constant MAX_CHARGED = type(uint160).max;
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
    // whether entry is paused 8, whether there is a former fee 8, time of the last accrual 40, high-water mark 80,
    // depth of the floor below the mark 48, in parts of the mark, and part of the charged shares in escrow 40;
    uint256 internal _terms;
    // and the source's shares got by deposits 128, the shares charged and not yet collected 128.
    uint256 internal _amounts;
    FormerFee private _formerFee;

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
        return _chargedShares(due).saturatingSub(due.escrow);
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
    /// waited are forgotten.
    function setFees(uint16 performanceFeeBps_, uint16 managementFeeBps_) external onlyOwner nonReentrant {
        _requireCapped(performanceFeeBps_, managementFeeBps_);
        _cancelFeeRaise();
        bool raise = performanceFeeBps_ > performanceFeeBps() || managementFeeBps_ > managementFeeBps();
        if (raise && feeRaiseDelay != 0) {
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

    /// What it would be like if fees were charged now and all shares were worth `assets`.
    function _previewAccrualAt(Accrual memory due, uint256 assets) internal view {
        uint256 elapsed = _previewManagement(due);
        due.assets = assets;
        uint256 price = FeeMath.price(assets, due.supply, VIRTUAL_SHARES);
        // Whoever comes next must not pay for what happened before, nor be free until it is made good.
        if (!_isCharged(due.supply)) (due.mark, due.floor) = (price, price);
        if (price < due.mark) _returnFees(due);
        _vest(due, elapsed);
        if (price > due.mark) _chargePerformance(due, price);
    }

    /// What the books say, and the management fee, which needs no price.
    function _previewManagement(Accrual memory due) internal view returns (uint256 elapsed) {
        (uint256 terms, uint256 amounts) = (_terms, _amounts);
        (due.terms, due.amounts) = (terms, amounts);
        uint256 feeShares = amounts >> 128;
        uint256 supply = totalSupply() + feeShares;
        unchecked {
            elapsed = block.timestamp - uint40(terms >> 48);
            if (_isCharged(supply)) {
                due.managementShares = FeeMath.managementShares(supply, uint16(terms >> 16), elapsed);
            }
            due.supply = supply + due.managementShares;
            uint256 mark = uint80(terms >> 88);
            due.escrow = feeShares * (terms >> 216) / ALL_OF_FEES;
            due.mark = mark;
            due.floor = mark - mark * uint48(terms >> 168) / ALL_OF_MARK;
        }
        if (uint8(terms >> 40) != 0) due.formerUntil = _formerFee.until;
    }

    function _isCharged(uint256 supply) private pure returns (bool) {
        return supply >= MIN_CHARGED && supply <= MAX_CHARGED;
    }

    /// Gives back the fee on a price that is there no more, as far as it is in escrow.
    function _returnFees(Accrual memory due) private view {
        uint256 to = Math.max(due.floor, due.formerUntil);
        if (to < due.mark) _returnFeesUntil(due, to, uint16(due.terms));
        if (due.mark <= due.formerUntil) _returnFeesUntil(due, due.floor, _formerFee.bps);
    }

    function _returnFeesUntil(Accrual memory due, uint256 lowest, uint256 bps) private pure {
        (uint256 supply, uint256 mark) = (due.supply, due.mark);
        uint256 price = FeeMath.price(due.assets, supply, VIRTUAL_SHARES);
        if (price >= mark) return;
        uint256 fall = mark - price;
        uint256 to = lowest.max(price + FeeMath.feeOn(fall, mark, lowest, bps) / FeeMath.ALL_BPS).max(1);
        uint256 shares = FeeMath.returnedShares(supply, mark, to, lowest, bps);
        unchecked {
            if (shares > due.escrow) {
                shares = due.escrow;
                to = to.max(FeeMath.markAfterReturning(supply, mark, shares, lowest, bps));
            }
            due.escrow -= shares;
            due.returnedShares += shares;
            due.supply = supply -= shares;
        }
        // Not below the price, or rounding would be a gain.
        due.mark = to.max(mark.min(FeeMath.price(due.assets, supply, VIRTUAL_SHARES)));
    }

    /// Lets vest what has been in escrow for a while: a seventh a day, but at most half at once, and at most as fast
    /// as if the floor doubled in a year. What vests of the fee, vests of the price on which it was charged.
    function _vest(Accrual memory due, uint256 elapsed) internal pure {
        elapsed = elapsed.min(FeeMath.VESTING / 2);
        (uint256 mark, uint256 floor, uint256 held) = (due.mark, due.floor, due.escrow);
        unchecked {
            uint256 gap = mark - floor;
            uint256 rise = (gap * elapsed / FeeMath.VESTING).min(floor * elapsed / FeeMath.YEAR);
            due.escrow = held - (gap == 0 ? held * elapsed / FeeMath.VESTING : held * rise / gap);
            due.floor = floor += rise;
            uint256 until = due.formerUntil;
            if (until > mark) until -= (until - mark) * elapsed / FeeMath.VESTING;
            due.formerUntil = until <= floor ? 0 : until;
        }
    }

    /// Charges the whole gain at once, into escrow.
    function _chargePerformance(Accrual memory due, uint256 price) private view {
        (uint256 mark, uint256 until) = (due.mark, due.formerUntil);
        unchecked {
            uint256 gain = price - mark;
            uint256 fee;
            uint256 anchor = due.floor.max(until);
            uint256 bps = until > mark ? _formerFee.bps : 0;
            if (bps > uint16(due.terms)) {
                // Nobody is charged more than the fee of now: above the mark the former fee holds no more.
                due.formerUntil = mark > due.floor ? mark : 0;
                anchor = until = mark;
            }
            if (until > mark) {
                // Up to where the price after the fee is `until` the former fee is due.
                uint256 kept = FeeMath.ALL_BPS * mark - FeeMath.feeOn(mark, mark, due.floor, bps);
                uint256 former = gain.min((until - mark) * FeeMath.ALL_BPS * mark / kept);
                fee = FeeMath.feeOn(former, mark, due.floor, bps);
                gain -= former;
                (mark, anchor) = (until, until);
            }
            fee += FeeMath.feeOn(gain, mark, anchor, uint16(due.terms));
            mark = due.mark;
            uint256 shares = FeeMath.performanceShares(due.supply, fee, price);
            due.performanceShares = shares;
            due.escrow += shares;
            due.supply += shares;
        }
        // The fee has lowered the price.
        due.mark = mark.max(FeeMath.price(due.assets, due.supply, VIRTUAL_SHARES));
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
        if (uint8(terms >> 40) != 0) {
            if (due.formerUntil == 0) terms ^= 1 << 40;
            _formerFee.until = uint80(due.formerUntil);
        }
        _saveFees(due, terms, _chargedShares(due));
        if (due.managementShares + due.performanceShares != 0 || marked) {
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

    /// The charged shares that there will be. What fits no more is waived: charging must not stand before an exit.
    function _chargedShares(Accrual memory due) private pure returns (uint256 feeShares) {
        unchecked {
            feeShares = (due.amounts >> 128) + due.managementShares + due.performanceShares - due.returnedShares;
        }
        return feeShares.min(type(uint128).max);
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

    function _accrueAndApplyFees(uint16 performanceFeeBps_, uint16 managementFeeBps_) private {
        Accrual memory due = _accrue();
        if (performanceFeeBps_ != uint16(due.terms)) _keepFormerFee(due);
        _applyFees(performanceFeeBps_, managementFeeBps_);
    }

    /// What was charged on the price above the floor is given back at the fee of until now, and charged again at it
    /// if the fee was raised. If there is a former fee already the higher one holds for both, so that it is given back
    /// at least as fast.
    function _keepFormerFee(Accrual memory due) private {
        if (due.mark == due.floor || due.formerUntil >= due.mark) return;
        uint16 bps = performanceFeeBps();
        if (due.formerUntil != 0 && _formerFee.bps > bps) bps = _formerFee.bps;
        _formerFee = FormerFee(uint80(due.mark), bps);
        _terms |= 1 << 40;
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
