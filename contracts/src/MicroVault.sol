// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626, IERC20, SafeERC20} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {MerkleTree} from "@openzeppelin/contracts/utils/structs/MerkleTree.sol";
import {CodeStore} from "./CodeStore.sol";
import {AdapterFactory} from "./adapters/AdapterFactory.sol";
import {ISourceAdapter} from "./adapters/ISourceAdapter.sol";

/// @title MicroVault
/// @notice An organization's own vault (ERC-4626) over one asset, whose assets lie idle or in a few yield
/// sources, by targets. Its shares are held by listed accounts.
///
/// Invariants:
/// 1. Only listed accounts deposit, and only they receive shares, from the vault or from one another. Nothing
///    about leaving asks the list: whoever has shares, removed or not, redeems, or queues and is paid.
/// 2. Deposits, redemptions and the queue's payments happen at a sound NAV only: every source with a position can
///    be read, is young enough and has not jumped. While it is not, max* are 0 and requests are taken all the same.
/// 3. A queued redemption is priced by NAVs struck after it was asked for, and paid in the order of asking. What
///    is queued is not lent to those who come later: it is taken off what a redemption or a source may use.
/// 4. Whoever has waited 7 days may take the position tokens themselves, in proportion. No price, no keeper, no
///    owner and no single source can prevent that: a source that fails keeps its part queued.
/// 5. The keeper names sources; the vault computes every amount. Each move brings a position towards its target
///    and none beyond: the sum of |actual - target| over sources and idle does not grow. Modes are obeyed. A move
///    that loses more than a thousandth is undone.
/// 6. The vault can pay what its shares are worth: it owes nothing but shares.
/// 7. The list's root is that of the tree of its members; each change of it makes a new version.
///
/// Trusted: the owner sets targets, modes and the list. The sources are trusted with what enters them, and can
/// lose it. The keeper is trusted to come, and with nothing else. The adapters are this
/// repository's, and they and the sources are fixed at creation. There is no upgrade, no pause and no fee.
///
/// A sound NAV of a source that prices now and then may be up to its allowed age old, and those who deposit or
/// redeem at it know more than it does. Choose the age, and the list, with that in mind.
contract MicroVault is ERC4626, Ownable2Step, ReentrancyGuardTransient {
    using Math for uint256;
    using MerkleTree for MerkleTree.Bytes32PushTree;
    using SafeERC20 for IERC20;

    /// @notice What the keeper may do with a source. It changes neither target nor position.
    enum Mode {
        Active, // entry and exit
        SubscriptionOnly, // entry
        RedemptionOnly, // exit
        Disabled // neither
    }

    /// @notice How a vault begins.
    struct Config {
        string name;
        string symbol;
        address asset;
        address owner;
        address keeper;
        AdapterFactory.Spec[] sources;
    }

    /// @notice A source as one reads it.
    /// @param worth what the position adds to totalAssets
    /// @param readable whether the source answered; if not, the figures are the last ones known
    struct SourceView {
        bytes32 id;
        address adapter;
        address source;
        Mode mode;
        uint16 targetBps;
        bool writtenOff;
        bool readable;
        uint256 worth;
        ISourceAdapter.Position position;
    }

    /// @notice A queued redemption.
    struct Request {
        address owner;
        uint64 requestedAt;
        address receiver;
        uint256 shares;
    }

    struct Source {
        ISourceAdapter adapter;
        Mode mode;
        uint16 targetBps;
        uint8 place; // in _sources
        uint128 lastWorth; // what counts while the source cannot be read
        uint128 lastHeld;
        bytes32 id;
    }

    struct Nav {
        uint256 total; // idle and every source's worth
        uint256 idle;
        uint256 arriving; // what sources owe: asked to leave, or to be claimed
        uint256 oldest; // when the oldest price was struck
        bool sound;
    }

    uint256 private constant BPS = 10_000;
    uint256 private constant MAX_SOURCES = 16;
    uint256 private constant VIRTUAL_SHARES = 1e6;
    uint256 private constant LOSS_BPS = 10; // of a move, to a source's fees
    uint256 private constant CRUMBS = 4; // native units that rounding may cost a move
    uint256 private constant PAID_A_REBALANCE = 16;
    uint8 private constant LIST_DEPTH = 16;
    // No source may burn more than this of the gas of those who only read it or leave it in kind.
    uint256 private constant READ_GAS = 1_000_000;
    uint256 private constant RELEASE_GAS = 1_500_000;

    /// @notice How long a redemption is queued before it may be taken in kind.
    uint256 public constant IN_KIND_AFTER = 7 days;

    /// The adapters once more, in code: NAV is read at each deposit, and a word of storage each would be dear.
    address private immutable _ADAPTERS;
    uint256 private immutable _COUNT;
    /// @notice Who may rebalance.
    address public keeper;
    /// @notice The number of changes of the list.
    uint64 public version;
    /// @notice The root of the tree of the list: depth 16, leaf i is that of the i-th account added or, once it
    /// is removed, zero; a leaf is keccak256(keccak256(abi.encode(account))), a node hashes its children in order of value.
    bytes32 public root;
    /// @notice The number of the first redemption that may be unpaid.
    uint64 public queueHead;
    /// @notice The number of the next redemption to be queued.
    uint64 public queueTail;
    uint16 private _writtenOff; // a bit each source

    Source[] private _sources;
    mapping(bytes32 sourceId => uint256) private _place; // in _sources, from 1
    mapping(address account => uint256) private _leaf; // of the tree, from 1
    MerkleTree.Bytes32PushTree private _tree;
    mapping(uint256 requestId => Request) private _requests;

    event SourceAdded(bytes32 indexed sourceId, address adapter, address source);
    /// @notice The targets of the sources; those left out are 0.
    event StrategySet(bytes32[] sourceIds, uint16[] targetsBps, uint16 idleTargetBps);
    event ModeSet(bytes32 indexed sourceId, Mode mode);
    event KeeperSet(address keeper);
    /// @notice `account` is on the list or no longer, at leaf `index`, which makes the list `version` with `root`.
    event ShareholderSet(
        uint64 indexed version, address indexed account, bool listed, uint256 index, bytes32 root
    );
    /// @notice The keeper has put `assets` into a source.
    event Entered(bytes32 indexed sourceId, uint256 assets);
    /// @notice The keeper has asked a source for `assets`, of which `received` came at once.
    event Exited(bytes32 indexed sourceId, uint256 assets, uint256 received);
    /// @notice A source's claimable assets have come.
    event Claimed(bytes32 indexed sourceId, uint256 assets);
    /// @notice A source refused an order, whose selector this is. Others went on.
    event SourceRefused(bytes32 indexed sourceId, bytes4 order);
    /// @notice What a source's position was worth, by a price of `navAt`.
    event NavObserved(bytes32 indexed sourceId, uint256 worth, uint256 navAt, bool sound);
    /// @notice The owner has accepted a price that was out of bounds.
    event NavAccepted(bytes32 indexed sourceId);
    /// @notice The owner has given up a source that could not be read, last worth `lastWorth`.
    event WrittenOff(bytes32 indexed sourceId, uint256 lastWorth);
    /// @notice A rebalance has ended. Without a sound NAV it only claimed.
    event Rebalanced(uint256 totalAssets, uint256 idle, uint256 queuedShares, bool sound);
    event RedeemRequested(uint256 indexed requestId, address indexed owner, address indexed receiver, uint256 shares);
    /// @notice A request was paid `assets` for `shares`; more may follow.
    event RedeemPaid(
        uint256 indexed requestId, address indexed owner, address indexed receiver, uint256 shares, uint256 assets
    );
    /// @notice The asset refused to go to the request's receiver: its owner has the shares back.
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
    /// @notice Of a request paid in kind: `units` of the source's own shares.
    event TakenInKind(uint256 indexed requestId, bytes32 indexed sourceId, address source, uint256 units);

    error NotKeeper(address caller);
    error NotListed(address account);
    error AlreadyListed(address account);
    error NotListable(address account);
    error WrongVersion(uint64 expected, uint64 actual);
    error WrongProof();
    error UnknownSource(bytes32 sourceId);
    error DuplicateSource(bytes32 sourceId);
    error TooManySources();
    /// @notice Targets and idle target make `total`, not 10000.
    error WrongTotal(uint256 total);
    error ZeroTarget(bytes32 sourceId);
    error LengthMismatch();
    /// @notice The NAV is stale, has jumped or cannot be read.
    error NavNotSound();
    error SourceReadable(bytes32 sourceId);
    /// @notice A source lost more than a thousandth of what was moved.
    error MoveLossy(bytes32 sourceId, uint256 before, uint256 afterwards);
    error DepositShort(uint256 expected, uint256 received);
    error ZeroShares();
    error ZeroReceiver();
    error UnknownRequest(uint256 requestId);
    error NotRequestOwner(uint256 requestId);
    error TooEarly(uint256 readyAt);
    error NothingToTake();
    error AssetRefused();
    error OutOfGas();

    constructor(Config memory config, AdapterFactory adapterFactory)
        ERC20(config.name, config.symbol)
        ERC4626(IERC20(config.asset))
        Ownable(config.owner)
    {
        root = _tree.setup(LIST_DEPTH, 0);
        keeper = config.keeper;
        emit KeeperSet(config.keeper);
        uint256 n = config.sources.length;
        if (n > MAX_SOURCES) revert TooManySources();
        address[] memory adapters = new address[](n);
        for (uint256 i = 0; i < n; ++i) {
            AdapterFactory.Spec memory spec = config.sources[i];
            if (_place[spec.id] != 0) revert DuplicateSource(spec.id);
            adapters[i] = adapterFactory.create(config.asset, spec);
            Source storage s = _sources.push();
            (s.adapter, s.id, s.place) = (ISourceAdapter(adapters[i]), spec.id, uint8(i));
            _place[spec.id] = i + 1;
            emit SourceAdded(spec.id, adapters[i], spec.source);
        }
        _ADAPTERS = CodeStore.write(abi.encodePacked(adapters), 0, n * 32);
        _COUNT = n;
    }

    // ---------------------------------------------------------------- the owner

    /// @notice Sets all targets at once: `ids[i]` gets `targetsBps[i]`, which is not 0, every other source 0.
    /// Targets and `idleBps` make 10000.
    function setStrategy(bytes32[] calldata ids, uint16[] calldata targetsBps, uint16 idleBps) external onlyOwner {
        if (ids.length != targetsBps.length) revert LengthMismatch();
        for (uint256 i = 0; i < _sources.length; ++i) {
            _sources[i].targetBps = 0;
        }
        uint256 total = idleBps;
        for (uint256 i = 0; i < ids.length; ++i) {
            Source storage s = _source(ids[i]);
            if (targetsBps[i] == 0) revert ZeroTarget(ids[i]);
            if (s.targetBps != 0) revert DuplicateSource(ids[i]);
            s.targetBps = targetsBps[i];
            total += targetsBps[i];
        }
        if (total != BPS) revert WrongTotal(total);
        emit StrategySet(ids, targetsBps, idleBps);
    }

    /// @notice Sets what the keeper may do with a source.
    function setMode(bytes32 sourceId, Mode mode) external onlyOwner {
        _source(sourceId).mode = mode;
        emit ModeSet(sourceId, mode);
    }

    /// @notice Sets who may rebalance.
    function setKeeper(address keeper_) external onlyOwner {
        keeper = keeper_;
        emit KeeperSet(keeper_);
    }

    /// @notice Puts an account on the list, at the next leaf. The list must be at `expectedVersion`.
    function addShareholder(address account, uint64 expectedVersion) external onlyOwner {
        if (account == address(0) || account == address(this)) revert NotListable(account);
        if (_leaf[account] != 0) revert AlreadyListed(account);
        (uint256 index, bytes32 root_) = _tree.push(leafOf(account));
        _leaf[account] = index + 1;
        _setRoot(expectedVersion, account, true, index, root_);
    }

    /// @notice Takes an account off the list. Its shares stay its own and redeemable.
    /// @param proof the 16 siblings of the account's leaf, lowest first
    function removeShareholder(address account, bytes32[] calldata proof, uint64 expectedVersion) external onlyOwner {
        uint256 index = leafIndex(account);
        (bytes32 old, bytes32 root_) = _tree.update(index, leafOf(account), 0, proof);
        if (old != root) revert WrongProof();
        delete _leaf[account];
        _setRoot(expectedVersion, account, false, index, root_);
    }

    /// @notice Accepts a source's price as it is, however far it is from the last one.
    function acceptNav(bytes32 sourceId) external onlyOwner nonReentrant {
        Source storage s = _source(sourceId);
        s.adapter.acceptPrice();
        emit NavAccepted(sourceId);
        _observe(s);
    }

    /// @notice Gives up a source that cannot be read: it counts nothing from now on, for good. What it may still
    /// hold is taken by `rebalance` (claims) and in kind, if it ever answers.
    function writeOff(bytes32 sourceId) external onlyOwner nonReentrant {
        Source storage s = _source(sourceId);
        (bool readable,) = _read(s.adapter);
        if (readable || _isWrittenOff(s)) revert SourceReadable(sourceId);
        emit WrittenOff(sourceId, s.lastWorth);
        _writtenOff |= uint16(1 << s.place);
        s.targetBps = 0;
        s.mode = Mode.Disabled;
    }

    // --------------------------------------------------------------- the keeper

    /// @notice Claims from the sources named, asks those above their targets for the excess, asks any of them for
    /// what the queue lacks, pays the queue, and lets those below their targets have what idle can spare. Moves
    /// below a ten-thousandth of all assets are left out, unless a position without a target is to be closed.
    function rebalance(bytes32[] calldata ids) external nonReentrant {
        if (msg.sender != keeper) revert NotKeeper(msg.sender);
        for (uint256 i = 0; i < ids.length; ++i) {
            Source storage s = _source(ids[i]);
            _claim(s);
            _observe(s);
        }
        Nav memory nav = _nav();
        if (nav.sound) {
            _leave(ids, nav);
            _payQueue(PAID_A_REBALANCE);
            _enter(ids);
            nav = _nav();
        }
        emit Rebalanced(nav.total, nav.idle, queuedShares(), nav.sound);
    }

    // ------------------------------------------------------------------- anyone

    /// @notice Records what the positions are worth, and their prices if sound and due.
    function observe() external nonReentrant {
        for (uint256 i = 0; i < _sources.length; ++i) {
            _observe(_sources[i]);
        }
    }

    /// @notice Pays up to `count` queued redemptions, in order, out of idle. The last may be paid in part.
    function payQueue(uint256 count) external nonReentrant {
        if (!_payQueue(count)) revert NavNotSound();
    }

    // -------------------------------------------------------------- shareholders

    /// @notice Queues a redemption of `owner`'s shares: they are held here until paid. There is no way back. Needs
    /// no list, no liquidity and no sound NAV. The caller is `owner` or has its allowance.
    /// @return requestId the request's number; numbers go up by one
    function queueRedeem(uint256 shares, address receiver, address owner)
        external
        nonReentrant
        returns (uint256 requestId)
    {
        if (receiver == address(0)) revert ZeroReceiver();
        if (shares == 0) revert ZeroShares();
        if (msg.sender != owner) _spendAllowance(owner, msg.sender, shares);
        super._update(owner, address(this), shares); // the list does not concern the escrow
        requestId = _queue(owner, receiver, shares);
    }

    /// @notice Takes a request that has waited 7 days in kind: of idle and of each source's own shares the part
    /// that the request is of all shares. What a source does not give stays queued, as a new request.
    function redeemInKind(uint256 requestId) external nonReentrant {
        Request memory r = _requests[requestId];
        if (r.shares == 0) revert UnknownRequest(requestId);
        if (msg.sender != r.owner) revert NotRequestOwner(requestId);
        uint256 readyAt = r.requestedAt + IN_KIND_AFTER;
        if (block.timestamp < readyAt) revert TooEarly(readyAt);
        delete _requests[requestId];

        uint256 supply = totalSupply() + VIRTUAL_SHARES; // no more than the shares are worth
        uint256 idle_ = idle();
        uint256 all = idle_; // worth of everything, and of what gives its part
        uint256 giving = 0;
        for (uint256 i = 0; i < _sources.length; ++i) {
            (uint256 worth, uint256 moved) = _release(requestId, _sources[i], r, supply);
            all += worth;
            giving += moved;
        }
        uint256 assets = idle_.mulDiv(r.shares, supply);
        if (assets > 0 && IERC20(asset()).trySafeTransfer(r.receiver, assets)) giving += idle_;
        else assets = 0;
        if (giving == 0 && all > 0) revert NothingToTake();

        uint256 burnt = all == 0 ? r.shares : r.shares.mulDiv(giving, all, Math.Rounding.Ceil);
        _burn(address(this), burnt);
        uint256 remaining = r.shares - burnt;
        uint256 remainingId = remaining == 0 ? 0 : _queue(r.owner, r.receiver, remaining);
        emit RedeemedInKind(requestId, r.owner, r.receiver, burnt, assets, remaining, remainingId);
        if (assets > 0) emit Withdraw(msg.sender, r.receiver, r.owner, assets, burnt);
    }

    /// @inheritdoc ERC4626
    /// @dev The caller must be on the list too.
    function deposit(uint256 assets, address receiver) public override nonReentrant returns (uint256 shares) {
        Nav memory nav = _nav();
        uint256 max = _maxEntry(receiver, nav.sound);
        if (assets > max) revert ERC4626ExceededMaxDeposit(receiver, assets, max);
        shares = _toShares(assets, nav.total, Math.Rounding.Floor);
        _take(receiver, assets, shares, nav.idle);
    }

    /// @inheritdoc ERC4626
    /// @dev The caller must be on the list too.
    function mint(uint256 shares, address receiver) public override nonReentrant returns (uint256 assets) {
        Nav memory nav = _nav();
        uint256 max = _maxEntry(receiver, nav.sound);
        if (shares > max) revert ERC4626ExceededMaxMint(receiver, shares, max);
        assets = _toAssets(shares, nav.total, Math.Rounding.Ceil);
        _take(receiver, assets, shares, nav.idle);
    }

    /// @inheritdoc ERC4626
    function withdraw(uint256 assets, address receiver, address owner)
        public
        override
        nonReentrant
        returns (uint256 shares)
    {
        Nav memory nav = _nav();
        uint256 max = _toAssets(balanceOf(owner), nav.total, Math.Rounding.Floor).min(_spare(nav));
        if (assets > max) revert ERC4626ExceededMaxWithdraw(owner, assets, max);
        shares = _toShares(assets, nav.total, Math.Rounding.Ceil);
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
        uint256 max = _maxShares(owner, nav);
        if (shares > max) revert ERC4626ExceededMaxRedeem(owner, shares, max);
        assets = _toAssets(shares, nav.total, Math.Rounding.Floor);
        _withdraw(msg.sender, receiver, owner, assets, shares);
    }

    // --------------------------------------------------------------------- views

    /// @inheritdoc ERC4626
    /// @notice Reverts while the vault is at work, so that nobody is told a value from the middle of a move; so do
    /// conversions and previews.
    function totalAssets() public view override nonReentrantView returns (uint256) {
        return _nav().total;
    }

    /// @inheritdoc ERC4626
    function maxDeposit(address receiver) public view override returns (uint256) {
        return _reentrancyGuardEntered() ? 0 : _maxEntry(receiver, _nav().sound);
    }

    /// @inheritdoc ERC4626
    function maxMint(address receiver) public view override returns (uint256) {
        return maxDeposit(receiver);
    }

    /// @inheritdoc ERC4626
    function maxWithdraw(address owner) public view override returns (uint256) {
        if (_reentrancyGuardEntered()) return 0;
        Nav memory nav = _nav();
        return _toAssets(balanceOf(owner), nav.total, Math.Rounding.Floor).min(_spare(nav));
    }

    /// @inheritdoc ERC4626
    function maxRedeem(address owner) public view override returns (uint256) {
        return _reentrancyGuardEntered() ? 0 : _maxShares(owner, _nav());
    }

    /// @notice Whether every source with a position can be read, is young enough and has not jumped.
    function navIsSound() external view nonReentrantView returns (bool) {
        return _nav().sound;
    }

    /// @notice The assets that lie in the vault itself.
    function idle() public view returns (uint256) {
        return IERC20(asset()).balanceOf(address(this));
    }

    /// @notice The share of all assets, less those queued for, that is to stay idle.
    function idleTargetBps() public view returns (uint256 bps) {
        bps = BPS;
        for (uint256 i = 0; i < _sources.length; ++i) {
            bps -= _sources[i].targetBps;
        }
    }

    /// @notice The shares that wait in the queue.
    function queuedShares() public view returns (uint256) {
        return queueHead == queueTail ? 0 : balanceOf(address(this));
    }

    /// @notice A queued redemption; all zero once it is paid, returned or taken.
    function redeemRequest(uint256 requestId) external view returns (Request memory) {
        return _requests[requestId];
    }

    /// @notice All sources, in the order of adding.
    function sources() external view nonReentrantView returns (SourceView[] memory list) {
        list = new SourceView[](_sources.length);
        for (uint256 i = 0; i < list.length; ++i) {
            Source storage s = _sources[i];
            SourceView memory v = list[i];
            (v.id, v.adapter, v.mode) = (s.id, address(s.adapter), s.mode);
            (v.targetBps, v.writtenOff, v.source) = (s.targetBps, _isWrittenOff(s), s.adapter.source());
            (v.readable, v.position) = _read(s.adapter);
            if (!v.readable) v.position.held = s.lastHeld;
            if (!v.writtenOff) v.worth = v.readable ? _worth(v.position) : s.lastWorth;
        }
    }

    /// @notice Whether an account is on the list.
    function isShareholder(address account) public view returns (bool) {
        return _leaf[account] != 0;
    }

    /// @notice The leaf of an account on the list.
    function leafIndex(address account) public view returns (uint256) {
        uint256 index = _leaf[account];
        if (index == 0) revert NotListed(account);
        return index - 1;
    }

    /// @notice The tree's leaf for an account.
    function leafOf(address account) public pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(account))));
    }

    // ------------------------------------------------------------- shares and assets

    function _take(address receiver, uint256 assets, uint256 shares, uint256 idleBefore) private {
        if (_leaf[msg.sender] == 0) revert NotListed(msg.sender);
        _deposit(msg.sender, receiver, assets, shares);
        uint256 received = idle() - idleBefore;
        if (received != assets) revert DepositShort(assets, received);
    }

    /// Shares go to listed accounts, or are burnt. The escrow's own movements do not pass here.
    function _update(address from, address to, uint256 value) internal override {
        if (to != address(0) && _leaf[to] == 0) revert NotListed(to);
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

    function _maxEntry(address receiver, bool sound) private view returns (uint256) {
        return sound && _leaf[receiver] != 0 ? type(uint256).max : 0;
    }

    function _maxShares(address owner, Nav memory nav) private view returns (uint256 shares) {
        if (!nav.sound) return 0; // not even shares worth nothing
        shares = balanceOf(owner);
        uint256 spare = _spare(nav);
        if (_toAssets(shares, nav.total, Math.Rounding.Floor) > spare) {
            shares = _toShares(spare, nav.total, Math.Rounding.Floor);
        }
    }

    /// The assets that may leave at once: idle without what is queued for, at a sound NAV only.
    function _spare(Nav memory nav) private view returns (uint256) {
        return nav.sound ? nav.idle.saturatingSub(_reserved(nav.total)) : 0;
    }

    function _reserved(uint256 total) private view returns (uint256) {
        uint256 queued = queuedShares();
        return queued == 0 ? 0 : _toAssets(queued, total, Math.Rounding.Ceil);
    }

    // -------------------------------------------------------------------- the queue

    function _queue(address owner, address receiver, uint256 shares) private returns (uint256 requestId) {
        requestId = queueTail++;
        _requests[requestId] = Request(owner, uint64(block.timestamp), receiver, shares);
        emit RedeemRequested(requestId, owner, receiver, shares);
    }

    /// Pays in order while idle lasts and the oldest price is younger than the request. False: the NAV is not sound.
    function _payQueue(uint256 count) private returns (bool) {
        uint64 head = queueHead;
        uint64 tail = queueTail;
        if (head == tail) return true;
        Nav memory nav = _nav();
        if (!nav.sound) return false;
        for (; head < tail && count > 0; --count) {
            Request storage r = _requests[head];
            if (r.shares > 0) {
                if (nav.oldest < r.requestedAt) break;
                if (!_pay(head, r, nav)) break;
            }
            ++head;
        }
        queueHead = head;
        return true;
    }

    /// Pays a request as far as idle goes. True: nothing of it is left.
    function _pay(uint256 requestId, Request storage r, Nav memory nav) private returns (bool done) {
        address owner = r.owner;
        address receiver = r.receiver;
        uint256 shares = r.shares;
        uint256 assets = _toAssets(shares, nav.total, Math.Rounding.Floor);
        done = assets <= nav.idle;
        if (!done) {
            shares = _toShares(nav.idle, nav.total, Math.Rounding.Floor);
            assets = _toAssets(shares, nav.total, Math.Rounding.Floor);
            if (assets == 0) return false;
        }
        if (!IERC20(asset()).trySafeTransfer(receiver, assets)) {
            // If the asset moves here but not there, the receiver is to blame and must not hold up the others.
            if (!IERC20(asset()).trySafeTransfer(address(this), assets)) revert AssetRefused();
            shares = r.shares;
            delete _requests[requestId];
            super._update(address(this), owner, shares);
            emit RedeemReturned(requestId, owner, shares);
            return true;
        }
        if (done) delete _requests[requestId];
        else r.shares -= shares;
        _burn(address(this), shares);
        nav.idle -= assets;
        nav.total -= assets;
        emit RedeemPaid(requestId, owner, receiver, shares, assets);
        emit Withdraw(msg.sender, receiver, owner, assets, shares);
    }

    /// Gives a request's part of one source in kind.
    /// @return worth what the source's whole position is worth
    /// @return giving how much of that has given its part
    function _release(uint256 requestId, Source storage s, Request memory r, uint256 supply)
        private
        returns (uint256 worth, uint256 giving)
    {
        uint256 held;
        (worth, held) = _lastKnown(s);
        (, uint256 units) = _order(s.adapter, abi.encodeCall(ISourceAdapter.units, ()), READ_GAS);
        (bool ok, uint256 released) =
            _order(s.adapter, abi.encodeCall(ISourceAdapter.release, (r.receiver, r.shares, supply)), RELEASE_GAS);
        if (!ok || released == 0) return (worth, 0);
        // Of all units this part is due. What was released of it has given its part.
        giving = held.min(held.mulDiv(released, units.mulDiv(r.shares, supply).max(released)));
        emit TakenInKind(requestId, s.id, s.adapter.source(), released);
    }

    /// A position's worth, and the part of it that is in units: as it is or, if it cannot be read, as it was.
    function _lastKnown(Source storage s) private view returns (uint256 worth, uint256 held) {
        if (_isWrittenOff(s)) return (0, 0);
        (bool readable, ISourceAdapter.Position memory p) = _read(s.adapter);
        return readable ? (_worth(p), p.held) : (s.lastWorth, s.lastHeld);
    }

    // ------------------------------------------------------------------ the sources

    function _source(bytes32 sourceId) private view returns (Source storage) {
        uint256 place = _place[sourceId];
        if (place == 0) revert UnknownSource(sourceId);
        return _sources[place - 1];
    }

    function _nav() private view returns (Nav memory nav) {
        nav.idle = idle();
        nav.total = nav.idle;
        nav.oldest = block.timestamp;
        nav.sound = true;
        uint256 writtenOff = _writtenOff;
        bytes memory adapters = CodeStore.read(_ADAPTERS);
        uint256 count = _COUNT;
        for (uint256 i = 0; i < count; ++i) {
            if (writtenOff >> i & 1 != 0) continue;
            ISourceAdapter adapter;
            assembly ("memory-safe") {
                adapter := mload(add(adapters, shl(5, add(i, 1))))
            }
            (bool readable, uint256 worth, uint256 arriving, uint256 navAt, uint256 sound) = _readNav(adapter);
            if (!readable) {
                nav.total += _sources[i].lastWorth;
                nav.sound = false;
                continue;
            }
            unchecked {
                // 16 sources of at most 120 bits, and what there is of the asset
                nav.total += worth;
                nav.arriving += arriving;
            }
            if (navAt < nav.oldest) nav.oldest = navAt;
            if (sound != 1) nav.sound = false;
        }
    }

    function _worth(ISourceAdapter.Position memory p) private pure returns (uint256) {
        return p.held + p.pendingIn + p.claimable;
    }

    /// What a position comes to once everything asked for has happened, and of that what may be asked for.
    function _settled(ISourceAdapter.Position memory p) private pure returns (uint256 settled, uint256 movable) {
        movable = p.held.saturatingSub(p.pendingOut);
        settled = movable + p.pendingIn;
    }

    function _claim(Source storage s) private {
        uint256 before = idle();
        (bool ok,) = _order(s.adapter, abi.encodeCall(ISourceAdapter.claim, ()), gasleft());
        if (!ok) emit SourceRefused(s.id, ISourceAdapter.claim.selector);
        uint256 afterwards = idle();
        if (afterwards > before) emit Claimed(s.id, afterwards - before);
    }

    function _observe(Source storage s) private {
        (bool ok,) = _order(s.adapter, abi.encodeCall(ISourceAdapter.observe, ()), READ_GAS);
        if (!ok) emit SourceRefused(s.id, ISourceAdapter.observe.selector);
        (bool readable, ISourceAdapter.Position memory p) = _read(s.adapter);
        if (readable) _remember(s, p);
    }

    function _remember(Source storage s, ISourceAdapter.Position memory p) private {
        uint256 worth = _worth(p);
        s.lastWorth = uint128(worth); // _read bounds both
        s.lastHeld = uint128(p.held);
        emit NavObserved(s.id, worth, p.navAt, p.sound == 1);
    }

    /// Exits: what is above target, then whatever the queue still lacks.
    function _leave(bytes32[] calldata ids, Nav memory nav) private {
        uint256 reserved = _reserved(nav.total);
        uint256 net = nav.total.saturatingSub(reserved);
        uint256 arriving = nav.idle + nav.arriving;
        for (uint256 i = 0; i < ids.length; ++i) {
            Source storage s = _source(ids[i]);
            if (!_mayExit(s)) continue;
            (, ISourceAdapter.Position memory p) = _read(s.adapter);
            (uint256 settled, uint256 movable) = _settled(p);
            uint256 target = net.mulDiv(s.targetBps, BPS);
            uint256 assets = settled.saturatingSub(target).min(movable);
            if (target > 0 && assets < nav.total / BPS) continue;
            arriving += _exit(s, p, assets);
        }
        for (uint256 i = 0; i < ids.length && arriving < reserved; ++i) {
            Source storage s = _source(ids[i]);
            if (!_mayExit(s)) continue;
            (, ISourceAdapter.Position memory p) = _read(s.adapter);
            (, uint256 movable) = _settled(p);
            arriving += _exit(s, p, movable.min(reserved - arriving));
        }
    }

    /// Entries: what is below target, out of what idle has beyond its own target and the queue's.
    function _enter(bytes32[] calldata ids) private {
        Nav memory nav = _nav(); // the queue has been paid
        uint256 reserved = _reserved(nav.total);
        uint256 net = nav.total.saturatingSub(reserved);
        uint256 floor = net.mulDiv(idleTargetBps(), BPS, Math.Rounding.Ceil) + reserved;
        for (uint256 i = 0; i < ids.length; ++i) {
            Source storage s = _source(ids[i]);
            if (s.mode != Mode.Active && s.mode != Mode.SubscriptionOnly) continue;
            (bool readable, ISourceAdapter.Position memory p) = _read(s.adapter);
            if (!readable) continue;
            (uint256 settled,) = _settled(p);
            uint256 assets = net.mulDiv(s.targetBps, BPS).saturatingSub(settled).min(idle().saturatingSub(floor));
            (, uint256 max) = _order(s.adapter, abi.encodeCall(ISourceAdapter.maxEnter, ()), READ_GAS);
            assets = assets.min(max);
            if (assets == 0 || assets < nav.total / BPS) continue;
            _put(s, p, assets);
        }
    }

    function _put(Source storage s, ISourceAdapter.Position memory p, uint256 assets) private {
        uint256 before = idle() + _worth(p);
        IERC20(asset()).forceApprove(address(s.adapter), assets);
        (bool ok,) = _order(s.adapter, abi.encodeCall(ISourceAdapter.enter, (assets)), gasleft());
        if (!ok) {
            IERC20(asset()).forceApprove(address(s.adapter), 0);
            emit SourceRefused(s.id, ISourceAdapter.enter.selector);
            return;
        }
        _settle(s, before, assets);
        emit Entered(s.id, assets);
    }

    /// Asks a source for assets, as far as it lets them go.
    function _exit(Source storage s, ISourceAdapter.Position memory p, uint256 assets)
        private
        returns (uint256 asked)
    {
        (, uint256 max) = _order(s.adapter, abi.encodeCall(ISourceAdapter.maxExit, ()), READ_GAS);
        assets = assets.min(max);
        if (assets == 0) return 0;
        uint256 idle_ = idle();
        (bool ok,) = _order(s.adapter, abi.encodeCall(ISourceAdapter.exit, (assets)), gasleft());
        if (!ok) {
            emit SourceRefused(s.id, ISourceAdapter.exit.selector);
            return 0;
        }
        _settle(s, idle_ + _worth(p), assets);
        emit Exited(s.id, assets, idle() - idle_);
        return assets;
    }

    /// After a move: what was there must still be, but for a thousandth of what was moved.
    function _settle(Source storage s, uint256 before, uint256 moved) private {
        (bool readable, ISourceAdapter.Position memory p) = _read(s.adapter);
        uint256 afterwards = readable ? idle() + _worth(p) : 0;
        if (afterwards + moved.mulDiv(LOSS_BPS, BPS) + CRUMBS < before) revert MoveLossy(s.id, before, afterwards);
        _remember(s, p);
    }

    function _isWrittenOff(Source storage s) private view returns (bool) {
        return _writtenOff >> s.place & 1 != 0;
    }

    function _mayExit(Source storage s) private view returns (bool) {
        return s.mode == Mode.Active || s.mode == Mode.RedemptionOnly;
    }

    // ------------------------------------------------------- calls that may go wrong

    /// A position, if the adapter tells a believable one within READ_GAS. Not try: that reverts on a bad answer.
    function _read(ISourceAdapter adapter) private view returns (bool ok, ISourceAdapter.Position memory p) {
        bytes4 selector = ISourceAdapter.position.selector;
        assembly ("memory-safe") {
            mstore(0, selector)
            ok := staticcall(READ_GAS, adapter, 0, 4, p, 0xe0)
            ok := and(ok, gt(returndatasize(), 0xdf))
        }
        if (!ok) _refuseWithoutGas(READ_GAS);
        // 120 bits each: no sum of them overflows, and they fit where they are remembered.
        if ((p.held | p.units | p.pendingIn | p.pendingOut | p.claimable) >> 120 != 0) ok = false;
    }

    /// What of a position a NAV needs, in the same way.
    function _readNav(ISourceAdapter adapter)
        private
        view
        returns (bool ok, uint256 worth, uint256 arriving, uint256 navAt, uint256 sound)
    {
        bytes4 selector = ISourceAdapter.nav.selector;
        assembly ("memory-safe") {
            let free := mload(0x40)
            mstore(0, selector)
            ok := staticcall(READ_GAS, adapter, 0, 4, free, 0x80)
            ok := and(ok, gt(returndatasize(), 0x7f))
            worth := mload(free)
            arriving := mload(add(free, 0x20))
            navAt := mload(add(free, 0x40))
            sound := mload(add(free, 0x60))
        }
        if (!ok) _refuseWithoutGas(READ_GAS);
        if ((worth | arriving) >> 120 != 0) ok = false;
    }

    /// An order or a question, of whose answer one word is read; 0 if there is none.
    function _order(ISourceAdapter adapter, bytes memory data, uint256 gasLimit)
        private
        returns (bool ok, uint256 answer)
    {
        assembly ("memory-safe") {
            mstore(0, 0)
            ok := call(gasLimit, adapter, 0, add(data, 0x20), mload(data), 0, 0x20)
            if ok { answer := mload(0) }
        }
        if (!ok) _refuseWithoutGas(gasLimit);
    }

    /// A failure counts as the callee's own only if the callee had the gas it was promised.
    function _refuseWithoutGas(uint256 promised) private view {
        if (gasleft() < promised.min(RELEASE_GAS) / 63) revert OutOfGas();
    }

    function _setRoot(uint64 expectedVersion, address account, bool listed, uint256 index, bytes32 root_) private {
        if (version != expectedVersion) revert WrongVersion(expectedVersion, version);
        root = root_;
        emit ShareholderSet(++version, account, listed, index, root_);
    }
}
