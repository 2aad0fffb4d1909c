// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626, IERC20} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {Accrual, FeeAccruals} from "./FeeAccruals.sol";
import {FeeWrapperFees} from "./FeeWrapperFees.sol";

/// @title FeeWrapper
/// @notice An ERC-4626 vault over another one, the source, that lets in whom it has listed and charges an
/// organization's fees.
///
/// This file owns entry and exit, the list and what lies in the source; `FeeWrapperFees` owns the fees.
///
/// Invariants:
/// 1. Everything deposited lies in the source. What is counted is the source's shares got by deposits, never a
///    balance, so that what is sent here unasked (assets or source shares) moves no price; it is lost.
/// 2. Entry is for listed accounts: who pays, who receives the shares, and who receives a transfer. Exit is for
///    every holder at any time: no list, no pause, no role and no fee change stands before withdraw and redeem.
///    Only what the source can pay bounds them.
/// 3. Fees are shares, rounded down. The management fee runs with time. The performance fee is a part of the gain
///    above the high-water mark, all of it at once, so that it is charged to those who had the gain: who leaves has
///    paid, and who comes pays nothing of it. Both are charged before every movement and every change of fees, and
///    previews count what is due already. Charged shares count in every price at once.
/// 4. The performance fee's shares lie in escrow at first, and vest in the days after. If the price falls before they
///    have, they are burnt as far as it fell, and the mark falls with it: what a holder has paid since he came is at most
///    the fee's part of what the mark has risen since he came, however it came about; less than it if he came while
///    there was an escrow, of which he then bears and gains a part. So a price that jumps and falls back
///    charges nothing for good, and a recovery is charged once. What those have paid who left while the price was
///    high stays in escrow, until others' fall takes it: the mark falls no lower than to where it was charged from (the floor).
/// 5. Fees stay within caps that never change. A raise waits `feeRaiseDelay`, so holders can leave first;
///    a reduction is immediate: nobody is charged more than the fee of now. Neither concerns what was charged before: it is
///    given back as it was charged, and a recovery up to there costs no more than was given back, unless the price has
///    stayed lower for days: then a raise holds by and by from there.
/// 6. Shares have twelve decimals more than the asset, and as many virtual shares stand against one unit of it:
///    an attacker who inflates the price loses what the victim loses 1e12 times over, and no fee rounds to nothing
///    while there is a unit's worth of shares.
/// 7. While the contract waits for the source or the asset, its prices cannot be read and nothing can be moved
///    in or out: prices revert, maxima are zero. So it is while the source cannot be read, except that a holder can
///    leave with his part of the source's shares.
///
/// Trusted: the asset, and the source, for the value it states and for paying (only an entry at which it keeps back
/// more than rounding is noticed and refused); the owner, for fees within the caps and for naming the others; the
/// allowlister, for the list; the pauser, for stopping entry. None of them can take or hold back a holder's
/// shares. There is no upgrade.
contract FeeWrapper is FeeWrapperFees {
    using FeeAccruals for Accrual;
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

    /// @notice An account was put on the list or taken off it.
    event AllowedSet(address indexed account, bool allowed);
    /// @notice Who keeps the list from now on.
    event AllowlisterSet(address indexed allowlister);
    /// @notice Who may stop entry from now on.
    event PauserSet(address indexed pauser);
    /// @notice Entry was stopped or restarted.
    event EntryPausedSet(bool paused);
    /// @notice Shares were burnt for shares of the source.
    event RedeemedInKind(
        address indexed caller, address indexed receiver, address indexed holder, uint256 shares, uint256 sourceShares
    );

    /// @notice The account is not on the list.
    error NotAllowed(address account);
    /// @notice Entry is stopped.
    error EntryPaused();
    /// @notice The caller has not the role that this needs.
    error Unauthorized(address caller);
    /// @notice The assets are too few for a single share, or no shares are to leave.
    error ZeroShares();
    /// @notice The source had less gas than it is promised when it could not be read: try again with more.
    error OutOfGas();
    /// @notice The source needs more gas to be read than entry allows.
    error SourceTooCostly();
    /// @notice The source values at `value` what was to be worth `assets`.
    error SourceKeptBack(uint256 assets, uint256 value);

    /// Units of the asset that the source may round away at an entry.
    uint256 private constant SOURCE_ROUNDING = 10;
    /// What the source may burn of the gas of those who only look at it, or enter.
    uint256 private constant READ_GAS = 1_000_000;
    /// What it may burn of those who leave in kind: more, so that no source that somebody has entered is left without the fee
    /// because it costs a little more since.
    uint256 private constant IN_KIND_GAS = 5_000_000;

    IERC4626 private immutable _source;

    /// @notice Whether an account may deposit and receive shares.
    mapping(address account => bool) public allowed;
    /// @notice Who keeps the list, besides the owner.
    address public allowlister;
    /// @notice Who may stop and restart entry, besides the owner.
    address public pauser;

    constructor(Config memory config)
        ERC20(config.name, config.symbol)
        ERC4626(IERC20(config.source.asset()))
        Ownable(config.owner)
        FeeWrapperFees(
            config.performanceFeeBps,
            config.managementFeeBps,
            config.maxPerformanceFeeBps,
            config.maxManagementFeeBps,
            config.feeRaiseDelay,
            config.feeRecipient
        )
    {
        _source = config.source;
        allowlister = config.allowlister;
        emit AllowlisterSet(config.allowlister);
        pauser = config.pauser;
        emit PauserSet(config.pauser);
        // The source takes exactly what a deposit has just brought; nothing else is ever kept here.
        SafeERC20.forceApprove(IERC20(asset()), address(config.source), type(uint256).max);
    }

    // Entry and exit

    /// @inheritdoc IERC4626
    function deposit(uint256 assets, address receiver) public override nonReentrant returns (uint256 shares) {
        _requireEntry(receiver);
        Accrual memory due = _accrueEntry();
        shares = assets.mulDiv(due.supply + VIRTUAL_SHARES, due.assets + 1);
        if (shares == 0 && assets != 0) revert ZeroShares();
        _depositFor(receiver, assets, shares, due);
    }

    /// @inheritdoc IERC4626
    function mint(uint256 shares, address receiver) public override nonReentrant returns (uint256 assets) {
        _requireEntry(receiver);
        Accrual memory due = _accrueEntry();
        assets = shares.mulDiv(due.assets + 1, due.supply + VIRTUAL_SHARES, Math.Rounding.Ceil);
        _depositFor(receiver, assets, shares, due);
    }

    /// @inheritdoc IERC4626
    function withdraw(uint256 assets, address receiver, address holder)
        public
        override
        nonReentrant
        returns (uint256 shares)
    {
        Accrual memory due = _accrue();
        shares = assets.mulDiv(due.supply + VIRTUAL_SHARES, due.assets + 1, Math.Rounding.Ceil);
        _withdrawFor(receiver, holder, assets, shares);
    }

    /// @inheritdoc IERC4626
    function redeem(uint256 shares, address receiver, address holder)
        public
        override
        nonReentrant
        returns (uint256 assets)
    {
        Accrual memory due = _accrue();
        assets = shares.mulDiv(due.assets + 1, due.supply + VIRTUAL_SHARES);
        _withdrawFor(receiver, holder, assets, shares);
    }

    /// @notice Leaves with a part of the source's own shares, for when the source or the asset does not pay: like an
    /// exit, for every holder at any time. Fees are charged before. If the source cannot be read, so that its price is
    /// unknown, that is the management fee only, and the escrow vests. What was given back of the fee within a day, since the
    /// price has fallen, the leaver pays again: into escrow, for what he takes is worth more once the price is back.
    /// @param shares to burn, not 0
    /// @param receiver gets the source's shares
    /// @param holder whose shares are burnt, of which the caller needs an allowance unless they are his own
    /// @return units of the source, what the receiver gets, rounded down
    function redeemInKind(uint256 shares, address receiver, address holder)
        external
        nonReentrant
        returns (uint256 units)
    {
        if (shares == 0) revert ZeroShares();
        (bool isRead, Accrual memory due) = _tryPreviewAccrual(IN_KIND_GAS);
        if (!isRead) {
            // Its failure is the source's own only if it had the gas it was promised.
            if (gasleft() < IN_KIND_GAS / 63) revert OutOfGas();
            _readBooks(due);
            due.vest(_chargeManagement(due)); // or each call would take its time from it
        }
        uint256 held = uint128(due.amounts);
        uint256 fee = due.unreturned(shares);
        units = (shares - fee).mulDiv(held, due.supply + VIRTUAL_SHARES);
        (due.performanceShares, due.escrow) = (due.performanceShares + fee, due.escrow + fee);
        _book(due);
        if (msg.sender != holder) _spendAllowance(holder, msg.sender, shares);
        _burn(holder, shares);
        _saveSourceShares(held - units);
        SafeERC20.safeTransfer(source(), receiver, units);
        emit RedeemedInKind(msg.sender, receiver, holder, shares, units);
    }

    // What others may read

    /// @notice The vault that holds the assets.
    function source() public view returns (IERC4626) {
        return _source;
    }

    /// @notice The worth of all shares: what the source would pay for its shares got by deposits. Like every price
    /// here it reverts while the source cannot be read: any number would be wrong, and taken for right.
    function totalAssets() public view override nonReentrantView returns (uint256) {
        return _sourceValue();
    }

    /// @notice What the source can pay now, to all holders together.
    function liquidity() public view returns (uint256) {
        return source().maxWithdraw(address(this));
    }

    /// @notice The worth of 1e12 shares (a unit of the asset at first) in 1e-18 units of the asset, after due
    /// fees. Starts at 1e18. It follows the source's price at once, so it is no oracle to lend against.
    function pricePerShare() external view nonReentrantView returns (uint256) {
        Accrual memory due = _previewAccrual();
        return (due.assets + 1).mulDiv(1e18 * VIRTUAL_SHARES, due.supply + VIRTUAL_SHARES);
    }

    /// @notice The source's shares that count: those got by deposits.
    function sourceShares() external view returns (uint256) {
        return _sourceShares();
    }

    /// @notice Whether entry is stopped.
    function entryPaused() external view returns (bool) {
        return _entryIsPaused();
    }

    /// @notice Everything that was set, in one answer.
    function state() external view returns (State memory) {
        return State({
            source: address(source()),
            asset: asset(),
            owner: owner(),
            allowlister: allowlister,
            pauser: pauser,
            feeRecipient: feeRecipient,
            performanceFeeBps: performanceFeeBps(),
            managementFeeBps: managementFeeBps(),
            maxPerformanceFeeBps: maxPerformanceFeeBps,
            maxManagementFeeBps: maxManagementFeeBps,
            feeRaiseDelay: feeRaiseDelay,
            entryPaused: _entryIsPaused()
        });
    }

    /// @inheritdoc IERC4626
    /// @dev Zero for a receiver that is not listed. The payer must be listed too, which this cannot know. Like all
    /// maxima it is zero while the source cannot be read, or burns more than a million gas.
    function maxDeposit(address receiver) public view override returns (uint256 assets) {
        (assets,) = _tryPreviewEntry(receiver);
    }

    /// @inheritdoc IERC4626
    function maxMint(address receiver) public view override returns (uint256) {
        (uint256 assets, Accrual memory due) = _tryPreviewEntry(receiver);
        uint256 supply = due.supply + VIRTUAL_SHARES;
        return assets > type(uint256).max / supply ? type(uint256).max : assets * supply / (due.assets + 1);
    }

    /// @inheritdoc IERC4626
    function maxWithdraw(address holder) public view override returns (uint256) {
        (uint256 worth, uint256 available,) = _tryPreviewExit(balanceOf(holder));
        return Math.min(worth, available);
    }

    /// @inheritdoc IERC4626
    function maxRedeem(address holder) public view override returns (uint256) {
        uint256 shares = balanceOf(holder);
        (uint256 worth, uint256 available, Accrual memory due) = _tryPreviewExit(shares);
        if (worth <= available) return shares;
        return available.mulDiv(due.supply + VIRTUAL_SHARES, due.assets + 1);
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
        _saveEntryPaused(paused);
        emit EntryPausedSet(paused);
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

    function _depositFor(address receiver, uint256 assets, uint256 shares, Accrual memory due) private {
        if (assets != 0) {
            _transferIn(msg.sender, assets);
            uint256 bought = source().deposit(assets, address(this));
            uint256 held = uint128(due.amounts);
            _requireFullValue(assets, bought, held, due.assets);
            _saveSourceShares(held + bought);
        }
        _mint(receiver, shares);
        emit Deposit(msg.sender, receiver, assets, shares);
    }

    /// Rejects an entry at which the source keeps back more than rounding: SOURCE_ROUNDING, and as a source has whole
    /// shares only, the worth of one of their units, if that is at most a thousandth of a token. The price before says what
    /// the source's shares are worth as exactly as the source would, to a unit, and for less gas.
    function _requireFullValue(uint256 assets, uint256 bought, uint256 held, uint256 worth) internal view virtual {
        uint256 value = bought > held ? source().previewRedeem(bought) : bought.mulDiv(worth + 1, held);
        uint256 unit = bought > held ? value / bought : (worth + 1) / held;
        uint256 rounding = SOURCE_ROUNDING + unit.min(10 ** decimals() / (1_000 * VIRTUAL_SHARES));
        if (value + rounding < assets) revert SourceKeptBack(assets, value);
    }

    function _withdrawFor(address receiver, address holder, uint256 assets, uint256 shares) private {
        if (msg.sender != holder) _spendAllowance(holder, msg.sender, shares);
        _burn(holder, shares);
        if (assets != 0) {
            uint256 sharesBurnt = source().withdraw(assets, receiver, address(this));
            _saveSourceShares(_sourceShares() - sharesBurnt);
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
        Accrual memory due = _previewAccrual();
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
        Accrual memory due = _previewAccrual();
        return shares.mulDiv(due.assets + 1, due.supply + VIRTUAL_SHARES, rounding);
    }

    function _decimalsOffset() internal pure override returns (uint8) {
        return DECIMALS_OFFSET;
    }

    function _sourceValue() internal view virtual override returns (uint256) {
        return source().previewRedeem(_sourceShares());
    }

    /// What the source takes from a listed account; 0 while it cannot be read.
    function _tryPreviewEntry(address receiver) private view returns (uint256 assets, Accrual memory due) {
        if (_entryIsPaused() || !allowed[receiver] || _reentrancyGuardEntered()) return (0, due);
        bool isRead;
        (isRead, due) = _tryPreviewAccrual(READ_GAS);
        if (isRead) (, assets) = _tryRead(READ_GAS, abi.encodeCall(IERC4626.maxDeposit, (address(this))));
    }

    /// What the shares are worth and what the source can pay; without an answer they are worth something that nothing
    /// is there for.
    function _tryPreviewExit(uint256 shares)
        private
        view
        returns (uint256 worth, uint256 available, Accrual memory due)
    {
        bool isRead;
        if (!_reentrancyGuardEntered()) (isRead, due) = _tryPreviewAccrual(READ_GAS);
        if (!isRead) return (1, 0, due);
        worth = shares.mulDiv(due.assets + 1, due.supply + VIRTUAL_SHARES);
        (, available) = _tryRead(READ_GAS, abi.encodeCall(IERC4626.maxWithdraw, (address(this))));
    }

    /// Charges what is due before an entry. A source that max* cannot read takes none.
    function _accrueEntry() private returns (Accrual memory due) {
        uint256 before = gasleft();
        due = _accrue();
        if (before - gasleft() > READ_GAS) revert SourceTooCostly();
    }

    /// What it would be like if fees were charged now, if the source can be read for so much gas.
    function _tryPreviewAccrual(uint256 gas) private view returns (bool isRead, Accrual memory due) {
        uint256 worth;
        (isRead, worth) = _tryRead(gas, abi.encodeCall(IERC4626.previewRedeem, (_sourceShares())));
        isRead = isRead && worth <= type(uint128).max; // what no asset has is no answer
        if (isRead) _previewAccrualAt(due, worth);
    }

    /// Asks the source for a number, for not more than so much gas.
    function _tryRead(uint256 gas, bytes memory question) private view returns (bool isRead, uint256 answer) {
        bytes memory said;
        (isRead, said) = address(source()).staticcall{gas: gas}(question);
        isRead = isRead && said.length >= 32;
        if (isRead) answer = abi.decode(said, (uint256));
    }

    function _requireEntry(address receiver) private view {
        if (_entryIsPaused()) revert EntryPaused();
        if (!allowed[msg.sender]) revert NotAllowed(msg.sender);
        if (!allowed[receiver]) revert NotAllowed(receiver);
    }

    function _requireRole(address role) private view {
        if (msg.sender != role && msg.sender != owner()) revert Unauthorized(msg.sender);
    }
}
