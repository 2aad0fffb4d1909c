// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626, IERC20, SafeERC20} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {MicroVaultList} from "./MicroVaultList.sol";
import {MicroVaultMoves} from "./MicroVaultMoves.sol";
import {AdapterFactory} from "./adapters/AdapterFactory.sol";

/// @title MicroVault
/// @notice An organization's own vault (ERC-4626) over one asset, whose assets lie idle or in a few yield
/// sources, by targets. Its shares are held by listed accounts.
///
/// This file owns the shares: what they cost and pay, who may have them, the queue, and when a rebalance runs. It
/// never speaks to a source (`MicroVaultSources` does) and never changes the list (`MicroVaultList` does).
///
/// Invariants:
/// 1. Only listed accounts deposit, and only they receive shares, from the vault or from one another. Nothing
///    about leaving asks the list: whoever has shares, removed or not, redeems, or queues and is paid.
/// 2. Deposits, redemptions and the queue's payments happen at a sound NAV only: every source with a position can
///    be read, accounts for what was asked of it, is young enough and has not jumped. While it is not, max* are 0
///    and requests are taken all the same. The owner may accept what is missing, and a price that is too old, for
///    redemptions and the queue: until it is given up nobody enters, who would have part of what may come back.
/// 3. Within the band that is sound, who enters pays by the higher of each source's price and the one recorded, who
///    leaves is paid by the lower, and previews say so: a price that moves and comes back is no gain of who moves at
///    it, and no loss of who moves at another time, though it was read (`observe`). Who is paid while it lasts bears
///    the band at most. What is rounded is rounded against the caller, by a native unit and one for each source.
/// 4. A queued redemption is priced by NAVs struck, or accepted though too old, after it was asked for, and paid in the order of asking. What
///    is queued is not lent to those who come later: it is taken off what a redemption or a source may use. A request
///    is of a whole share or of all its owner has. One whose receiver the asset refuses is paid to its owner.
/// 5. Whoever has waited 7 days may take the position tokens themselves, in proportion. No price, no keeper, no
///    owner and no single source can prevent that: a source that fails keeps its part queued. What goes is counted
///    at the higher price and what stays at the lower, so a jump costs nobody but who takes, and he says how many shares
///    that may burn. What stays queued are shares in everything, not in what failed: if a source fails and proves
///    worthless, those who stay bear the part of who took in kind before it was written off; and if one that is
///    written off gives worthless units while another fails, who leaves pays for them by their last worth.
/// 6. What is written off is theirs who had shares then: while a source that is written off holds something, or
///    cannot be read, nobody enters, requests from before are given back instead of paid, and what is taken of it
///    in kind burns shares for what it is, or was last, worth. Leaving at the NAV without it gives it up; the queue makes
///    nobody do so while anybody could reinstate it, or for less than a tenth of what the shares were last worth.
/// 7. The keeper names sources; the vault computes every amount. Each move brings a position towards its target
///    and none beyond: the sum of |actual - target| over sources and idle does not grow, but for what a payment of
///    the queue leaves over. Modes are obeyed. All entries of a day lose at most a thousandth of all assets, all exits as
///    much, unless the owner allows more to leave a source (what a later settlement keeps within its price's band is no such loss); what would lose more is cut or undone, it alone.
/// 8. A source without a target is left without a sound NAV as well, but then not below its recorded price.
/// 9. The vault can pay what its shares are worth: it owes nothing but shares.
/// 10. The list's root is that of the tree of its members; each change of it makes a new version.
///
/// Trusted: the owner sets targets, modes, the list and what leaving a source may lose, and says which prices are no
/// slips and which source that is silent, or never sound, is given up. The sources are trusted with what enters them, and can lose it. The keeper
/// is trusted to come, and with nothing else. The adapters are this repository's, and they and the sources are fixed at
/// creation. There is no upgrade, no pause and no fee.
///
/// A sound NAV of a source that prices now and then may be up to its allowed age old, and those who deposit or redeem
/// at it know more than it does. Choose the age, and the list, with that in mind.
contract MicroVault is ERC4626, MicroVaultList, MicroVaultMoves {
    using Math for uint256;
    using SafeERC20 for IERC20;

    /// @notice How a vault begins.
    struct Config {
        string name;
        string symbol;
        address asset;
        address owner;
        address keeper;
        AdapterFactory.Spec[] sources;
    }

    /// @notice A queued redemption.
    struct Request {
        address owner;
        uint64 requestedAt;
        address receiver;
        uint256 shares;
    }

    uint256 private constant VIRTUAL_SHARES = 1e6;
    /// So that a long queue cannot make a rebalance too dear.
    uint256 private constant REQUESTS_PAID_PER_REBALANCE = 16;
    /// The queue waits if what is written off was worth so many times what is left.
    uint256 private constant WORTH_LEAVING_FOR = 9;

    /// @notice How long a redemption is queued before it may be taken in kind.
    uint256 public constant IN_KIND_AFTER = 7 days;

    /// @notice The number of the first redemption that may be unpaid.
    uint64 public queueHead;
    /// @notice The number of the next redemption to be queued.
    uint64 public queueTail;
    /// @notice Who may rebalance.
    address public keeper;
    mapping(uint256 requestId => Request) private _requests;

    /// @notice Who may rebalance from now on.
    event KeeperSet(address keeper);
    /// @notice A rebalance has ended. Without a sound NAV it only claimed, and left sources without a target.
    event Rebalanced(uint256 totalAssets, uint256 idle, uint256 queuedShares, bool sound);
    /// @notice A redemption was queued. It is ERC-7540's event: the controller is the receiver.
    event RedeemRequest(
        address indexed receiver, address indexed owner, uint256 indexed requestId, address sender, uint256 shares
    );
    /// @notice A request was paid `assets` for `shares`; more may follow.
    event RedeemPaid(
        uint256 indexed requestId, address indexed owner, address indexed receiver, uint256 shares, uint256 assets
    );
    /// @notice A request's owner has its shares back: the asset refused to go to receiver and owner, or a source was
    /// written off after it was asked for.
    event RedeemReturned(uint256 indexed requestId, address indexed owner, uint256 shares);
    /// @notice A request was paid in kind: `shares` are burnt, `remaining` are queued as `remainingId`.
    event RedeemedInKind(
        uint256 indexed requestId,
        address indexed owner,
        address indexed receiver,
        uint256 shares,
        uint256 assets,
        uint256 remaining,
        uint256 remainingId
    );

    /// @notice Only the keeper may rebalance.
    error NotKeeper(address caller);
    /// @notice The NAV is stale, has jumped or cannot be read.
    error NavNotSound();
    /// @notice The asset delivered `received` of the `expected` assets of a deposit.
    error DepositShort(uint256 expected, uint256 received);
    /// @notice A redemption of no shares was asked for.
    error ZeroShares();
    /// @notice A request is of at least so many shares, one whole one, or of all that its owner has.
    error RequestTooSmall(uint256 least);
    /// @notice A redemption was asked for that would pay nobody.
    error ZeroReceiver();
    /// @notice No such request, or it was paid, returned or taken in kind.
    error UnknownRequest(uint256 requestId);
    /// @notice Only the request's owner takes it in kind.
    error NotRequestOwner(uint256 requestId);
    /// @notice The request may be taken in kind from `readyAt` on.
    error TooEarly(uint256 readyAt);
    /// @notice What can be taken in kind now would burn so many shares, more than the owner wants.
    error TooManySharesBurnt(uint256 shares);
    /// @notice Neither idle nor any source gave anything of what there is.
    error NothingToTake();
    /// @notice A source that is written off still holds something, or cannot be read: that is theirs who had shares
    /// when it was written off, so nobody enters.
    error EntryClosed(bytes32 sourceId);

    constructor(Config memory config, AdapterFactory adapterFactory)
        ERC20(config.name, config.symbol)
        ERC4626(IERC20(config.asset))
        Ownable(config.owner)
        MicroVaultMoves(config.asset, config.sources, adapterFactory)
    {
        keeper = config.keeper;
        emit KeeperSet(config.keeper);
    }

    // ------------------------------------------------------ the owner and the keeper

    /// @notice Sets who may rebalance.
    function setKeeper(address keeper_) external onlyOwner {
        keeper = keeper_;
        emit KeeperSet(keeper_);
    }

    /// @notice Claims from the sources named, asks those above their targets for the excess, asks any of them for what the
    /// queue lacks, pays the queue, and lets those below their targets have what idle can spare. Moves below a
    /// ten-thousandth of all assets are left out, unless a position without a target is to be closed, or for the queue,
    /// below one whole unit of the asset. While the NAV is not sound it claims, and leaves sources without a target. A
    /// source that refuses or loses is passed over (`SourceRefused`, `MoveUndone`).
    function rebalance(bytes32[] calldata ids) external nonReentrant {
        if (msg.sender != keeper) revert NotKeeper(msg.sender);
        Book memory book = _claimAndObserve(ids);
        _deallocateExcess(book, _reservedForQueue(book.total), 10 ** (decimals() - _decimalsOffset()));
        if (book.sound) {
            if (queueHead != queueTail) {
                _payQueue(REQUESTS_PAID_PER_REBALANCE);
                _reckon(book);
            }
            _allocateIdle(book, _reservedForQueue(book.total));
        }
        emit Rebalanced(book.total, book.idle, queuedShares(), book.sound);
    }

    // ------------------------------------------------- the queue, for holders and anyone

    /// @notice Queues a redemption of `owner`'s shares, a whole one at least or all it has: they are held here until
    /// paid. There is no way back. Needs no list, no liquidity and no sound NAV. The caller is `owner` or has its
    /// allowance.
    ///
    /// The call and its event are ERC-7540's, the rest is not: `receiver`, in the controller's place, is paid by
    /// `rebalance` or `payQueue` and has nothing to claim; each request has a number of its own, and
    /// `redeemRequest` tells what is pending; there are no operators; `withdraw` and `redeem` pay out of idle at
    /// once, as ERC-4626 has it, and their previews answer. ERC-165 is not claimed.
    /// @return requestId the request's number; numbers go up by one
    function requestRedeem(uint256 shares, address receiver, address owner)
        external
        nonReentrant
        returns (uint256 requestId)
    {
        if (receiver == address(0)) revert ZeroReceiver();
        if (shares == 0) revert ZeroShares();
        uint256 least = 10 ** decimals();
        if (shares < least && shares != balanceOf(owner)) revert RequestTooSmall(least);
        if (msg.sender != owner) _spendAllowance(owner, msg.sender, shares);
        super._update(owner, address(this), shares); // the list does not concern the escrow
        requestId = _enqueueRequest(owner, receiver, shares);
    }

    /// @notice Pays up to `count` queued redemptions, in order, out of idle. The last may be paid in part.
    function payQueue(uint256 count) external nonReentrant {
        if (!_payQueue(count)) revert NavNotSound();
    }

    /// @notice Takes a request that has waited 7 days in kind: of idle and of each source's own shares the part
    /// that the request is of all shares. What a source does not give stays queued, as a new request. Only a source
    /// that is written off and gives nothing is given up with the rest.
    function redeemInKind(uint256 requestId) external {
        redeemInKindWithin(requestId, type(uint256).max);
    }

    /// @notice The same, if it burns no more than `mostBurnt` shares, and else nothing: prices of now say how many.
    function redeemInKindWithin(uint256 requestId, uint256 mostBurnt) public nonReentrant {
        Request memory r = _requests[requestId];
        if (r.shares == 0) revert UnknownRequest(requestId);
        if (msg.sender != r.owner) revert NotRequestOwner(requestId);
        uint256 readyAt = r.requestedAt + IN_KIND_AFTER;
        if (block.timestamp < readyAt) revert TooEarly(readyAt);
        delete _requests[requestId];

        uint256 supply = totalSupply() + VIRTUAL_SHARES; // no more than the shares are worth
        uint256 idle_ = idle();
        (uint256 totalWorth, uint256 releasedWorth) = _releaseInKind(requestId, r.receiver, r.shares, supply);
        totalWorth += idle_;
        uint256 assets = idle_.mulDiv(r.shares, supply);
        if (assets > 0 && IERC20(asset()).trySafeTransfer(r.receiver, assets)) releasedWorth += idle_;
        else assets = 0;
        if (releasedWorth == 0) revert NothingToTake();

        uint256 burnt = r.shares.mulDiv(releasedWorth, totalWorth, Math.Rounding.Ceil);
        if (burnt > mostBurnt) revert TooManySharesBurnt(burnt);
        _burn(address(this), burnt);
        uint256 remaining = r.shares - burnt;
        uint256 remainingId = remaining == 0 ? 0 : _enqueueRequest(r.owner, r.receiver, remaining);
        emit RedeemedInKind(requestId, r.owner, r.receiver, burnt, assets, remaining, remainingId);
        if (assets > 0) emit Withdraw(msg.sender, r.receiver, r.owner, assets, burnt);
    }

    /// @notice The shares that wait in the queue.
    function queuedShares() public view returns (uint256) {
        return queueHead == queueTail ? 0 : balanceOf(address(this));
    }

    /// @notice A queued redemption; all zero once it is paid, returned or taken.
    function redeemRequest(uint256 requestId) external view returns (Request memory) {
        return _requests[requestId];
    }

    // ------------------------------------------------------------------- ERC-4626

    /// @inheritdoc ERC4626
    /// @dev The caller must be on the list too.
    function deposit(uint256 assets, address receiver) public override nonReentrant returns (uint256 shares) {
        Nav memory nav = _navForEntry();
        uint256 max = _entryLimit(receiver, nav.soundForEntry);
        if (assets > max) revert ERC4626ExceededMaxDeposit(receiver, assets, max);
        shares = _toShares(assets, nav.high, Math.Rounding.Floor);
        _depositFor(receiver, assets, shares, nav.idle);
    }

    /// @inheritdoc ERC4626
    /// @dev The caller must be on the list too.
    function mint(uint256 shares, address receiver) public override nonReentrant returns (uint256 assets) {
        Nav memory nav = _navForEntry();
        uint256 max = _entryLimit(receiver, nav.soundForEntry);
        if (shares > max) revert ERC4626ExceededMaxMint(receiver, shares, max);
        assets = _toAssets(shares, nav.high, Math.Rounding.Ceil);
        _depositFor(receiver, assets, shares, nav.idle);
    }

    /// @inheritdoc ERC4626
    function withdraw(uint256 assets, address receiver, address owner)
        public
        override
        nonReentrant
        returns (uint256 shares)
    {
        Nav memory nav = _nav();
        uint256 max = _withdrawLimit(owner, nav);
        if (assets > max) revert ERC4626ExceededMaxWithdraw(owner, assets, max);
        shares = _toShares(assets, nav.low, Math.Rounding.Ceil);
        _withdraw(msg.sender, receiver, owner, assets, shares);
    }

    /// @inheritdoc ERC4626
    function redeem(uint256 shares, address receiver, address owner)
        public
        override
        nonReentrant
        returns (uint256 assets)
    {
        Nav memory nav = _nav();
        uint256 max = _redeemLimit(owner, nav);
        if (shares > max) revert ERC4626ExceededMaxRedeem(owner, shares, max);
        assets = _toAssets(shares, nav.low, Math.Rounding.Floor);
        _withdraw(msg.sender, receiver, owner, assets, shares);
    }

    /// @inheritdoc ERC4626
    /// @notice By the prices of now. Reverts while the vault is at work, so that nobody is told a value from the
    /// middle of a move; so do conversions and previews.
    function totalAssets() public view override returns (uint256) {
        return _navOutside().total;
    }

    /// @inheritdoc ERC4626
    function previewDeposit(uint256 assets) public view override returns (uint256) {
        return _toShares(assets, _navOutside().high, Math.Rounding.Floor);
    }

    /// @inheritdoc ERC4626
    function previewMint(uint256 shares) public view override returns (uint256) {
        return _toAssets(shares, _navOutside().high, Math.Rounding.Ceil);
    }

    /// @inheritdoc ERC4626
    function previewWithdraw(uint256 assets) public view override returns (uint256) {
        return _toShares(assets, _navOutside().low, Math.Rounding.Ceil);
    }

    /// @inheritdoc ERC4626
    function previewRedeem(uint256 shares) public view override returns (uint256) {
        return _toAssets(shares, _navOutside().low, Math.Rounding.Floor);
    }

    /// @inheritdoc ERC4626
    function maxDeposit(address receiver) public view override returns (uint256) {
        if (_reentrancyGuardEntered()) return 0;
        (bytes32 holder,) = _writtenOffHolder();
        if (holder != 0) return 0;
        return _entryLimit(receiver, _nav().soundForEntry);
    }

    /// @inheritdoc ERC4626
    function maxMint(address receiver) public view override returns (uint256) {
        return maxDeposit(receiver);
    }

    /// @inheritdoc ERC4626
    function maxWithdraw(address owner) public view override returns (uint256) {
        return _reentrancyGuardEntered() ? 0 : _withdrawLimit(owner, _nav());
    }

    /// @inheritdoc ERC4626
    function maxRedeem(address owner) public view override returns (uint256) {
        return _reentrancyGuardEntered() ? 0 : _redeemLimit(owner, _nav());
    }

    // ------------------------------------------------------------- shares and assets

    function _depositFor(address receiver, uint256 assets, uint256 shares, uint256 idleBefore) private {
        if (!isShareholder(msg.sender)) revert NotListed(msg.sender);
        _deposit(msg.sender, receiver, assets, shares);
        uint256 received = idle() - idleBefore;
        if (received != assets) revert DepositShort(assets, received);
    }

    /// Shares go to listed accounts, or are burnt. The escrow's own movements do not pass here.
    function _update(address from, address to, uint256 value) internal override {
        if (to != address(0) && !isShareholder(to)) revert NotListed(to);
        super._update(from, to, value);
    }

    function _decimalsOffset() internal pure override returns (uint8) {
        return 6;
    }

    function _toShares(uint256 assets, uint256 total, Math.Rounding rounding) private view returns (uint256) {
        return assets.mulDiv(totalSupply() + VIRTUAL_SHARES, total + 1, rounding);
    }

    function _toAssets(uint256 shares, uint256 total, Math.Rounding rounding) private view returns (uint256) {
        return shares.mulDiv(total + 1, totalSupply() + VIRTUAL_SHARES, rounding);
    }

    function _navOutside() private view nonReentrantView returns (Nav memory) {
        return _nav();
    }

    function _navForEntry() private view returns (Nav memory) {
        (bytes32 holder,) = _writtenOffHolder();
        if (holder != 0) revert EntryClosed(holder);
        return _nav();
    }

    function _entryLimit(address receiver, bool sound) private view returns (uint256) {
        return sound && isShareholder(receiver) ? type(uint256).max : 0;
    }

    function _withdrawLimit(address owner, Nav memory nav) private view returns (uint256) {
        return _toAssets(balanceOf(owner), nav.low, Math.Rounding.Floor).min(_availableIdle(nav));
    }

    function _redeemLimit(address owner, Nav memory nav) private view returns (uint256 shares) {
        if (!nav.sound) return 0; // not even shares worth nothing
        shares = balanceOf(owner);
        uint256 available = _availableIdle(nav);
        if (_toAssets(shares, nav.low, Math.Rounding.Floor) > available) {
            shares = _toShares(available, nav.low, Math.Rounding.Floor);
        }
    }

    /// The assets that may leave at once: idle without what is queued for, at a sound NAV only.
    function _availableIdle(Nav memory nav) private view returns (uint256) {
        return nav.sound ? nav.idle.saturatingSub(_reservedForQueue(nav.total)) : 0;
    }

    /// What is queued for, at the prices of now: at least what is paid for it, and no move changes it.
    function _reservedForQueue(uint256 total) private view returns (uint256) {
        uint256 queued = queuedShares();
        return queued == 0 ? 0 : _toAssets(queued, total, Math.Rounding.Ceil);
    }

    // -------------------------------------------------------------------- the queue

    function _enqueueRequest(address owner, address receiver, uint256 shares) private returns (uint256 requestId) {
        requestId = queueTail++;
        _requests[requestId] = Request(owner, uint64(block.timestamp), receiver, shares);
        emit RedeemRequest(receiver, owner, requestId, msg.sender, shares);
    }

    /// Pays in order while idle lasts and the oldest price is younger than the request, and nobody would give up for it
    /// what is written off and can be had back, or nine tenths of all that there was. False: the NAV is not sound.
    function _payQueue(uint256 count) private returns (bool) {
        uint64 head = queueHead;
        uint64 tail = queueTail;
        if (head == tail) return true;
        Nav memory nav = _nav();
        if (!nav.sound) return false;
        (bytes32 holder, uint256 awaited) = _writtenOffHolder();
        uint256 returnedUntil = holder == 0 ? 0 : lastWriteOff;
        bool waits = nav.low * WORTH_LEAVING_FOR < awaited;
        for (; head < tail && count > 0; --count) {
            Request storage r = _requests[head];
            if (r.shares > 0) {
                if (r.requestedAt <= returnedUntil) {
                    _returnRequest(head, r);
                } else {
                    if (waits || nav.oldest < r.requestedAt) break;
                    if (!_payRequest(head, r, nav)) break;
                }
            }
            ++head;
        }
        queueHead = head;
        return true;
    }

    /// Pays a request as far as idle goes. True: nothing of it is left.
    function _payRequest(uint256 requestId, Request storage r, Nav memory nav) private returns (bool paidInFull) {
        address owner = r.owner;
        address receiver = r.receiver;
        uint256 shares = r.shares;
        uint256 assets = _toAssets(shares, nav.low, Math.Rounding.Floor);
        paidInFull = assets <= nav.idle;
        if (!paidInFull) {
            shares = _toShares(nav.idle, nav.low, Math.Rounding.Floor);
            assets = _toAssets(shares, nav.low, Math.Rounding.Floor);
            if (assets == 0) return false;
        }
        // Some assets refuse to move nothing.
        if (assets > 0 && !IERC20(asset()).trySafeTransfer(receiver, assets)) {
            receiver = owner;
            if (!IERC20(asset()).trySafeTransfer(owner, assets)) {
                // If the asset moves here but not there, they are to blame and must not hold up the others. If it moves nowhere,
                // not even here, the queue waits for it, as long as nobody could leave in kind.
                bool moves = IERC20(asset()).trySafeTransfer(address(this), assets);
                if (!moves && block.timestamp < r.requestedAt + IN_KIND_AFTER) return false;
                _returnRequest(requestId, r);
                return true;
            }
        }
        if (paidInFull) delete _requests[requestId];
        else r.shares -= shares;
        _burn(address(this), shares);
        nav.idle -= assets;
        nav.low -= assets;
        emit RedeemPaid(requestId, owner, receiver, shares, assets);
        emit Withdraw(msg.sender, receiver, owner, assets, shares);
    }

    function _returnRequest(uint256 requestId, Request storage r) private {
        (address owner, uint256 shares) = (r.owner, r.shares);
        delete _requests[requestId];
        super._update(address(this), owner, shares); // the list does not concern the escrow
        emit RedeemReturned(requestId, owner, shares);
    }
}
