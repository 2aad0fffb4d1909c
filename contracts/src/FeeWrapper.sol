// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626, IERC20} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {FeeMath} from "./FeeMath.sol";

/// @title FeeWrapper
/// @notice An ERC-4626 vault over another one, the source, that lets in whom it has listed and charges an
/// organization's fees.
///
/// Invariants:
/// 1. Everything deposited lies in the source. What is counted is the source's shares got by deposits, never a
///    balance, so that what is sent here unasked (assets or source shares) moves no price; it is lost.
/// 2. Entry is for listed accounts: who pays, who receives the shares, and who receives a transfer. Exit is for
///    every holder at any time: no list, no pause, no role and no fee change stands before withdraw and redeem.
///    Only what the source can pay bounds them.
/// 3. Fees are shares, rounded down. The management fee runs with time. The performance fee is a part of the gain
///    above the highest price at which it was charged before (the high-water mark), so a loss made good is not
///    charged again. Both are charged before every movement and every change of fees, and previews count what is
///    due already. Charged shares count in every price at once and are minted when someone collects them.
/// 4. A gain is recognised at most as fast as if the mark doubled in a year. The rest waits above the mark. A price
///    that is wrong for a moment therefore costs the holders nearly nothing, and does not leave a mark so high
///    that the years after it are free. While a gain waits, who leaves takes it with him and who comes pays
///    his part of the fee on it; at the usual yields that is the fee on minutes.
/// 5. Fees stay within caps that never change. A raise waits `feeRaiseDelay`, so holders can leave first;
///    a reduction is immediate.
/// 6. Shares have twelve decimals more than the asset, and as many virtual shares stand against one unit of it:
///    an attacker who inflates the price loses what the victim loses 1e12 times over, and no fee rounds to nothing
///    while there is a unit's worth of shares.
/// 7. While the contract waits for the source or the asset, its prices cannot be read and nothing can be moved
///    in or out: prices revert, maxima are zero.
///
/// Trusted: the asset, and the source, for the value it states and for paying (only an entry at which it keeps back more than
/// rounding is noticed and refused); the owner, for fees within the caps and for naming the others; the
/// allowlister, for the list; the pauser, for stopping entry. None of them can take or hold back a holder's
/// shares. There is no upgrade.
contract FeeWrapper is ERC4626, Ownable2Step, ReentrancyGuardTransient {
    using Math for uint256;

    /// @notice What a wrapper is made of.
    /// @param source the ERC-4626 vault that holds the assets
    /// @param owner sets fees and recipient and names the other roles
    /// @param allowlister keeps the list; may be the owner or nobody
    /// @param pauser stops and restarts entry; may be the owner or nobody
    /// @param feeRecipient gets the fees' shares; need not be listed
    /// @param performanceFeeBps part of the gain, in basis points
    /// @param managementFeeBps part of all a year, in basis points
    /// @param maxPerformanceFeeBps never exceeded by performanceFeeBps
    /// @param maxManagementFeeBps never exceeded by managementFeeBps
    /// @param feeRaiseDelay the seconds for which a raise of a fee waits
    /// @param name the shares' name
    /// @param symbol the shares' symbol
    struct Config {
        IERC4626 source;
        address owner;
        address allowlister;
        address pauser;
        address feeRecipient;
        uint16 performanceFeeBps;
        uint16 managementFeeBps;
        uint16 maxPerformanceFeeBps;
        uint16 maxManagementFeeBps;
        uint32 feeRaiseDelay;
        string name;
        string symbol;
    }

    /// @notice What a wrapper is like now; see `state`.
    struct State {
        address source;
        address asset;
        address owner;
        address allowlister;
        address pauser;
        address feeRecipient;
        uint16 performanceFeeBps;
        uint16 managementFeeBps;
        uint16 maxPerformanceFeeBps;
        uint16 maxManagementFeeBps;
        uint32 feeRaiseDelay;
        bool entryPaused;
    }

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

    /// What it is like when fees are charged now.
    struct Due {
        uint256 assets; // the worth of all shares
        uint256 supply; // all shares, the charged ones included
        uint256 managementShares;
        uint256 performanceShares;
        uint256 mark;
    }

    /// @notice An account was put on the list or taken off it.
    event AllowedSet(address indexed account, bool allowed);
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
    /// @notice Who keeps the list from now on.
    event AllowlisterSet(address indexed allowlister);
    /// @notice Who may stop entry from now on.
    event PauserSet(address indexed pauser);
    /// @notice Entry was stopped or restarted.
    event EntryPausedSet(bool paused);

    /// @notice The account is not on the list.
    error NotAllowed(address account);
    /// @notice Entry is stopped.
    error EntryPaused();
    /// @notice The caller has not the role that this needs.
    error Unauthorized(address caller);
    /// @notice A fee above its cap, or a cap of everything.
    error FeeAboveCap(uint256 feeBps, uint256 capBps);
    /// @notice No recipient, or this contract itself.
    error InvalidFeeRecipient();
    /// @notice No fees wait.
    error NoFeeRaise();
    /// @notice The fees wait until then.
    error FeeRaiseTooEarly(uint64 effectiveAt);
    /// @notice The assets are too few for a single share.
    error ZeroShares();
    /// @notice The source values at `value` what was to be worth `assets`.
    error SourceKeptBack(uint256 assets, uint256 value);

    /// Units of the asset that the source may round away at an entry.
    uint256 private constant SOURCE_ROUNDING = 10;
    uint256 private constant MAX_CAP = FeeMath.ALL_BPS - 1; // a fee of everything cannot be paid in shares
    uint8 private constant OFFSET = 12;
    uint256 internal constant VIRTUAL_SHARES = 10 ** OFFSET;

    /// @notice The vault that holds the assets.
    IERC4626 public immutable source;
    /// @notice The performance fee is never above this.
    uint16 public immutable maxPerformanceFeeBps;
    /// @notice The yearly management fee is never above this.
    uint16 public immutable maxManagementFeeBps;
    /// @notice The seconds for which a raise of a fee waits.
    uint32 public immutable feeRaiseDelay;

    Books internal _books;

    /// @notice Whether an account may deposit and receive shares.
    mapping(address account => bool) public allowed;
    /// @notice Who keeps the list, besides the owner.
    address public allowlister;
    /// @notice Who may stop and restart entry, besides the owner.
    address public pauser;
    /// @notice Who gets the fees.
    address public feeRecipient;
    /// @notice The fees that wait.
    FeeRaise public feeRaise;

    /// @param config what the wrapper is made of
    constructor(Config memory config)
        ERC20(config.name, config.symbol)
        ERC4626(IERC20(config.source.asset()))
        Ownable(config.owner)
    {
        source = config.source;
        if (config.maxPerformanceFeeBps > MAX_CAP) revert FeeAboveCap(config.maxPerformanceFeeBps, MAX_CAP);
        if (config.maxManagementFeeBps > MAX_CAP) revert FeeAboveCap(config.maxManagementFeeBps, MAX_CAP);
        maxPerformanceFeeBps = config.maxPerformanceFeeBps;
        maxManagementFeeBps = config.maxManagementFeeBps;
        feeRaiseDelay = config.feeRaiseDelay;

        _books.lastAccrual = uint40(block.timestamp);
        _books.mark = uint128(FeeMath.price(0, 0, VIRTUAL_SHARES));
        _requireCapped(config.performanceFeeBps, config.managementFeeBps);
        _applyFees(config.performanceFeeBps, config.managementFeeBps);
        _applyFeeRecipient(config.feeRecipient);
        allowlister = config.allowlister;
        emit AllowlisterSet(config.allowlister);
        pauser = config.pauser;
        emit PauserSet(config.pauser);
        // The source takes exactly what a deposit has just brought; nothing else is ever kept here.
        SafeERC20.forceApprove(IERC20(asset()), address(source), type(uint256).max);
    }

    // Entry and exit

    /// @inheritdoc IERC4626
    function deposit(uint256 assets, address receiver) public override nonReentrant returns (uint256 shares) {
        _requireEntry(receiver);
        Due memory due = _accrue();
        shares = assets.mulDiv(due.supply + VIRTUAL_SHARES, due.assets + 1);
        if (shares == 0 && assets != 0) revert ZeroShares();
        _enter(receiver, assets, shares, due);
    }

    /// @inheritdoc IERC4626
    function mint(uint256 shares, address receiver) public override nonReentrant returns (uint256 assets) {
        _requireEntry(receiver);
        Due memory due = _accrue();
        assets = shares.mulDiv(due.assets + 1, due.supply + VIRTUAL_SHARES, Math.Rounding.Ceil);
        _enter(receiver, assets, shares, due);
    }

    /// @inheritdoc IERC4626
    function withdraw(uint256 assets, address receiver, address holder)
        public
        override
        nonReentrant
        returns (uint256 shares)
    {
        Due memory due = _accrue();
        shares = assets.mulDiv(due.supply + VIRTUAL_SHARES, due.assets + 1, Math.Rounding.Ceil);
        _exit(receiver, holder, assets, shares);
    }

    /// @inheritdoc IERC4626
    function redeem(uint256 shares, address receiver, address holder)
        public
        override
        nonReentrant
        returns (uint256 assets)
    {
        Due memory due = _accrue();
        assets = shares.mulDiv(due.assets + 1, due.supply + VIRTUAL_SHARES);
        _exit(receiver, holder, assets, shares);
    }

    /// @notice Charges the fees that are due and mints all that were charged for the recipient. Anyone may call.
    /// @return shares what the recipient got
    function collectFees() external nonReentrant returns (uint256 shares) {
        _accrue();
        return _collectFees();
    }

    // What others may read

    /// @notice The worth of all shares: what the source would pay for its shares got by deposits.
    function totalAssets() public view override nonReentrantView returns (uint256) {
        return _assets();
    }

    /// @notice What the source can pay now, to all holders together.
    function liquidity() public view returns (uint256) {
        return source.maxWithdraw(address(this));
    }

    /// @notice The worth of 1e12 shares (a unit of the asset at first) in 1e-18 units of the asset, after due
    /// fees. Starts at 1e18. It follows the source's price at once, so it is no oracle to lend against.
    function pricePerShare() external view nonReentrantView returns (uint256) {
        Due memory due = _due();
        return (due.assets + 1).mulDiv(1e18 * VIRTUAL_SHARES, due.supply + VIRTUAL_SHARES);
    }

    /// @notice The shares that `collectFees` would mint now.
    function pendingFees() external view nonReentrantView returns (uint256 shares) {
        Due memory due = _due();
        return _books.feeShares + due.managementShares + due.performanceShares;
    }

    /// @notice The price above which gains are charged: assets of a share times 1e27, as FeeMath.price.
    function highWaterMark() external view returns (uint256) {
        return _books.mark;
    }

    /// @notice The source's shares that count: those got by deposits.
    function sourceShares() external view returns (uint256) {
        return _books.sourceShares;
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

    /// @notice Whether entry is stopped.
    function entryPaused() external view returns (bool) {
        return _books.entryPaused;
    }

    /// @notice Everything that was set, in one answer.
    function state() external view returns (State memory) {
        return State({
            source: address(source),
            asset: asset(),
            owner: owner(),
            allowlister: allowlister,
            pauser: pauser,
            feeRecipient: feeRecipient,
            performanceFeeBps: _books.performanceFeeBps,
            managementFeeBps: _books.managementFeeBps,
            maxPerformanceFeeBps: maxPerformanceFeeBps,
            maxManagementFeeBps: maxManagementFeeBps,
            feeRaiseDelay: feeRaiseDelay,
            entryPaused: _books.entryPaused
        });
    }

    /// @inheritdoc IERC4626
    /// @dev Zero for a receiver that is not listed. The payer must be listed too, which this cannot know.
    function maxDeposit(address receiver) public view override returns (uint256) {
        if (_books.entryPaused || !allowed[receiver] || _reentrancyGuardEntered()) return 0;
        return source.maxDeposit(address(this));
    }

    /// @inheritdoc IERC4626
    function maxMint(address receiver) public view override returns (uint256) {
        uint256 assets = maxDeposit(receiver);
        if (assets == 0) return 0;
        // Beyond 128 bits the product below might overflow; max* must never revert.
        return assets > type(uint128).max ? type(uint256).max : _convertToShares(assets, Math.Rounding.Floor);
    }

    /// @inheritdoc IERC4626
    function maxWithdraw(address holder) public view override returns (uint256) {
        if (_reentrancyGuardEntered()) return 0;
        return Math.min(_convertToAssets(balanceOf(holder), Math.Rounding.Floor), liquidity());
    }

    /// @inheritdoc IERC4626
    function maxRedeem(address holder) public view override returns (uint256) {
        if (_reentrancyGuardEntered()) return 0;
        uint256 shares = balanceOf(holder);
        uint256 payable_ = liquidity();
        if (_convertToAssets(shares, Math.Rounding.Floor) <= payable_) return shares;
        return _convertToShares(payable_, Math.Rounding.Floor);
    }

    // Roles

    /// @notice Puts accounts on the list or takes them off it. Who is taken off keeps the shares and may redeem.
    function setAllowed(address[] calldata accounts, bool allowed_) external {
        _requireRole(allowlister);
        for (uint256 i = 0; i < accounts.length; ++i) {
            allowed[accounts[i]] = allowed_;
            emit AllowedSet(accounts[i], allowed_);
        }
    }

    /// @notice Stops entry or restarts it. Exit is not concerned.
    function setEntryPaused(bool paused) external {
        _requireRole(pauser);
        _books.entryPaused = paused;
        emit EntryPausedSet(paused);
    }

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

    /// @notice Names who keeps the list besides the owner.
    function setAllowlister(address allowlister_) external onlyOwner {
        allowlister = allowlister_;
        emit AllowlisterSet(allowlister_);
    }

    /// @notice Names who stops and restarts entry besides the owner.
    function setPauser(address pauser_) external onlyOwner {
        pauser = pauser_;
        emit PauserSet(pauser_);
    }

    // Within

    function _enter(address receiver, uint256 assets, uint256 shares, Due memory due) private {
        if (assets != 0) {
            _transferIn(msg.sender, assets);
            uint256 got = source.deposit(assets, address(this));
            uint256 held = _books.sourceShares;
            _requireWorth(assets, got, held, due.assets);
            _books.sourceShares = SafeCast.toUint128(held + got);
        }
        _mint(receiver, shares);
        emit Deposit(msg.sender, receiver, assets, shares);
    }

    /// Refuses an entry at which the source keeps back more than rounding. The price before says what its shares
    /// are worth as exactly as the source would, to a unit, and for less gas.
    function _requireWorth(uint256 assets, uint256 got, uint256 held, uint256 worth) internal view virtual {
        uint256 value = got > held ? source.previewRedeem(got) : got.mulDiv(worth + 1, held);
        if (value + SOURCE_ROUNDING < assets) revert SourceKeptBack(assets, value);
    }

    function _exit(address receiver, address holder, uint256 assets, uint256 shares) private {
        if (msg.sender != holder) _spendAllowance(holder, msg.sender, shares);
        _burn(holder, shares);
        if (assets != 0) {
            uint256 gone = source.withdraw(assets, receiver, address(this));
            _books.sourceShares -= SafeCast.toUint128(gone);
        }
        emit Withdraw(msg.sender, receiver, holder, assets, shares);
    }

    /// A transfer is an entry of its receiver. Burning is not: it must work for everyone.
    function _update(address from, address to, uint256 value) internal virtual override {
        if (from != address(0) && to != address(0) && !allowed[to]) revert NotAllowed(to);
        super._update(from, to, value);
    }

    function _convertToShares(uint256 assets, Math.Rounding rounding)
        internal
        view
        virtual
        override
        nonReentrantView
        returns (uint256)
    {
        Due memory due = _due();
        return assets.mulDiv(due.supply + VIRTUAL_SHARES, due.assets + 1, rounding);
    }

    function _convertToAssets(uint256 shares, Math.Rounding rounding)
        internal
        view
        virtual
        override
        nonReentrantView
        returns (uint256)
    {
        Due memory due = _due();
        return shares.mulDiv(due.assets + 1, due.supply + VIRTUAL_SHARES, rounding);
    }

    function _decimalsOffset() internal pure override returns (uint8) {
        return OFFSET;
    }

    function _assets() internal view virtual returns (uint256) {
        return source.previewRedeem(_books.sourceShares);
    }

    /// What it is like when fees are charged now.
    function _due() internal view virtual returns (Due memory due) {
        Books memory books = _books;
        due.assets = _assets();
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

    function _accrue() internal virtual returns (Due memory due) {
        due = _due();
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
        Due memory due = _accrue();
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

    function _requireEntry(address receiver) private view {
        if (_books.entryPaused) revert EntryPaused();
        if (!allowed[msg.sender]) revert NotAllowed(msg.sender);
        if (!allowed[receiver]) revert NotAllowed(receiver);
    }

    function _requireRole(address role) private view {
        if (msg.sender != role && msg.sender != owner()) revert Unauthorized(msg.sender);
    }
}
