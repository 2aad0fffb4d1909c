// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {IERC20, SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {CodeStore} from "./CodeStore.sol";
import {AdapterFactory} from "./adapters/AdapterFactory.sol";
import {ISourceAdapter} from "./adapters/ISourceAdapter.sol";

/// @notice A source as one reads it.
/// @param worth what the position adds to totalAssets
/// @param readable whether the source answered; if not, the figures are the last ones known
struct MicroVaultSourceView {
    bytes32 id;
    address adapter;
    address source;
    MicroVaultSources.Mode mode;
    uint16 targetBps;
    bool writtenOff;
    bool readable;
    uint256 worth;
    ISourceAdapter.Position position;
}

/// @title MicroVaultSources
/// @notice The part of a MicroVault that owns its sources: their adapters, targets and modes, what their positions
/// are worth (the NAV, and whether it is sound) and every order to them. Each move brings a position towards its
/// target and none beyond, obeys the source's mode, and is undone if it loses more than a thousandth. A source that
/// refuses an order, cannot be read or burns its gas stops no other.
///
/// It never mints, burns or prices a share, knows no shareholder and no request, and decides neither when assets
/// move nor how much of them is reserved: the vault says so. Through it assets go to sources only, and units to
/// whom the vault names.
abstract contract MicroVaultSources is Ownable2Step, ReentrancyGuardTransient {
    using Math for uint256;
    using SafeERC20 for IERC20;

    /// @notice What the keeper may do with a source. It changes neither target nor position.
    enum Mode {
        Active, // entry and exit
        SubscriptionOnly, // entry
        RedemptionOnly, // exit
        Disabled // neither
    }

    struct Source {
        ISourceAdapter adapter;
        Mode mode;
        uint16 targetBps;
        uint8 index; // in _sources
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
    uint256 private constant MAX_LOSS_BPS = 10; // that a move may lose to a source's fees
    uint256 private constant MOVE_ROUNDING = 4; // native units that rounding may cost a move
    // No source may burn more than this of the gas of those who only read it or leave it in kind.
    uint256 private constant READ_GAS = 1_000_000;
    uint256 private constant RELEASE_GAS = 1_000_000;
    uint256 private constant MOVE_GAS = 1_500_000; // that a source had at least, if a move is said to have failed

    IERC20 private immutable _ASSET;
    /// The adapters once more, in code: NAV is read at each deposit, and a word of storage each would be dear.
    address private immutable _ADAPTERS;
    uint256 private immutable _COUNT;
    Source[] private _sources;
    mapping(bytes32 sourceId => uint256) private _sourceNumber; // its index in _sources and 1
    /// A bit each source. The last word of storage here: the vault's queue begins in it, and a redemption reads both.
    uint16 private _writtenOff;

    /// @notice The vault has a source, which is fixed from now on.
    event SourceAdded(bytes32 indexed sourceId, address adapter, address source);
    /// @notice The targets of the sources; those left out are 0.
    event StrategySet(bytes32[] sourceIds, uint16[] targetsBps, uint16 idleTargetBps);
    /// @notice What the keeper may do with a source from now on.
    event ModeSet(bytes32 indexed sourceId, Mode mode);
    /// @notice A rebalance has put `assets` into a source.
    event Allocated(bytes32 indexed sourceId, uint256 assets);
    /// @notice A rebalance has asked a source for `assets`, of which `received` came at once.
    event Deallocated(bytes32 indexed sourceId, uint256 assets, uint256 received);
    /// @notice A source's claimable assets have come.
    event Claimed(bytes32 indexed sourceId, uint256 assets);
    /// @notice A source refused the adapter's call of this selector. Others went on.
    event SourceRefused(bytes32 indexed sourceId, bytes4 selector);
    /// @notice What a source's position was worth, by a price of `navAt`.
    event NavObserved(bytes32 indexed sourceId, uint256 worth, uint256 navAt, bool sound);
    /// @notice The owner has accepted a price that was out of bounds.
    event NavAccepted(bytes32 indexed sourceId);
    /// @notice The owner has given up a source that could not be read, last worth `lastWorth`.
    event WrittenOff(bytes32 indexed sourceId, uint256 lastWorth);
    /// @notice Of a request paid in kind: `units` of the source's own shares.
    event TakenInKind(uint256 indexed requestId, bytes32 indexed sourceId, address source, uint256 units);

    /// @notice The vault has no such source.
    error UnknownSource(bytes32 sourceId);
    /// @notice A source was named twice.
    error DuplicateSource(bytes32 sourceId);
    /// @notice A vault has at most sixteen.
    error TooManySources();
    /// @notice Targets and idle target make `total`, not 10000.
    error WrongTotal(uint256 total);
    /// @notice A source without a target is left out, not named with 0.
    error ZeroTarget(bytes32 sourceId);
    /// @notice Not as many targets as sources.
    error LengthMismatch();
    /// @notice Only a source that cannot be read, and is not written off yet, can be written off.
    error SourceReadable(bytes32 sourceId);
    /// @notice A source lost more than a thousandth of what was moved.
    error MoveLossy(bytes32 sourceId, uint256 before, uint256 afterwards);
    /// @notice A source had less gas than it is promised when it failed: try again with more.
    error OutOfGas();

    constructor(address asset_, AdapterFactory.Spec[] memory specs, AdapterFactory adapterFactory) {
        _ASSET = IERC20(asset_);
        uint256 n = specs.length;
        if (n > MAX_SOURCES) revert TooManySources();
        address[] memory adapters = new address[](n);
        for (uint256 i = 0; i < n; ++i) {
            AdapterFactory.Spec memory spec = specs[i];
            if (_sourceNumber[spec.id] != 0) revert DuplicateSource(spec.id);
            adapters[i] = adapterFactory.create(asset_, spec);
            Source storage s = _sources.push();
            (s.adapter, s.id, s.index) = (ISourceAdapter(adapters[i]), spec.id, uint8(i));
            _sourceNumber[spec.id] = i + 1;
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
        (bool readable,) = _readPosition(s.adapter);
        if (readable || _isWrittenOff(s)) revert SourceReadable(sourceId);
        emit WrittenOff(sourceId, s.lastWorth);
        _writtenOff |= uint16(1 << s.index);
        s.targetBps = 0;
        s.mode = Mode.Disabled;
    }

    // ------------------------------------------------------------------- anyone

    /// @notice Records what the positions are worth, and their prices if sound and due.
    function observe() external nonReentrant {
        for (uint256 i = 0; i < _sources.length; ++i) {
            _observe(_sources[i]);
        }
    }

    /// @notice Whether every source with a position can be read, is young enough and has not jumped.
    function navIsSound() external view nonReentrantView returns (bool) {
        return _nav().sound;
    }

    /// @notice The assets that lie in the vault itself.
    function idle() public view returns (uint256) {
        return _ASSET.balanceOf(address(this));
    }

    /// @notice The share of all assets, less those queued for, that is to stay idle.
    function idleTargetBps() public view returns (uint256 bps) {
        bps = BPS;
        for (uint256 i = 0; i < _sources.length; ++i) {
            bps -= _sources[i].targetBps;
        }
    }

    /// @notice All sources, in the order of adding.
    function sources() external view nonReentrantView returns (MicroVaultSourceView[] memory list) {
        list = new MicroVaultSourceView[](_sources.length);
        for (uint256 i = 0; i < list.length; ++i) {
            Source storage s = _sources[i];
            MicroVaultSourceView memory v = list[i];
            (v.id, v.adapter, v.mode) = (s.id, address(s.adapter), s.mode);
            (v.targetBps, v.writtenOff, v.source) = (s.targetBps, _isWrittenOff(s), s.adapter.source());
            (v.readable, v.position) = _readPosition(s.adapter);
            if (!v.readable) v.position.held = s.lastHeld;
            if (!v.writtenOff) v.worth = v.readable ? _worth(v.position) : s.lastWorth;
        }
    }

    // ------------------------------------------------------------------- the NAV

    /// What there is and what it is worth: by every source's own price, or by its last worth and not sound.
    function _nav() internal view returns (Nav memory nav) {
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
    function _expectedPosition(ISourceAdapter.Position memory p)
        private
        pure
        returns (uint256 settled, uint256 movable)
    {
        movable = p.held.saturatingSub(p.pendingOut);
        settled = movable + p.pendingIn;
    }

    /// A position's worth, and the part of it that is in units: as it is or, if it cannot be read, as it was.
    function _lastKnownWorth(Source storage s) private view returns (uint256 worth, uint256 held) {
        if (_isWrittenOff(s)) return (0, 0);
        (bool readable, ISourceAdapter.Position memory p) = _readPosition(s.adapter);
        return readable ? (_worth(p), p.held) : (s.lastWorth, s.lastHeld);
    }

    function _recordPosition(Source storage s, ISourceAdapter.Position memory p) private {
        uint256 worth = _worth(p);
        s.lastWorth = uint128(worth); // _readPosition bounds both
        s.lastHeld = uint128(p.held);
        emit NavObserved(s.id, worth, p.navAt, p.sound == 1);
    }

    // ------------------------------------------------------------ moves, to and fro

    /// Takes what the sources named have ready, and records what they are worth.
    function _claimAndObserve(bytes32[] calldata ids) internal {
        for (uint256 i = 0; i < ids.length; ++i) {
            Source storage s = _source(ids[i]);
            _claim(s);
            _observe(s);
        }
    }

    /// Asks sources for what is above their targets, then whatever `reserved` still lacks.
    function _deallocateExcess(bytes32[] calldata ids, Nav memory nav, uint256 reserved) internal {
        uint256 net = nav.total.saturatingSub(reserved);
        uint256 arriving = nav.idle + nav.arriving;
        for (uint256 i = 0; i < ids.length; ++i) {
            Source storage s = _source(ids[i]);
            if (!_canDeallocate(s)) continue;
            (, ISourceAdapter.Position memory p) = _readPosition(s.adapter);
            (uint256 settled, uint256 movable) = _expectedPosition(p);
            uint256 target = net.mulDiv(s.targetBps, BPS);
            uint256 assets = settled.saturatingSub(target).min(movable);
            if (target > 0 && assets < nav.total / BPS) continue;
            arriving += _deallocate(s, p, assets);
        }
        for (uint256 i = 0; i < ids.length && arriving < reserved; ++i) {
            Source storage s = _source(ids[i]);
            if (!_canDeallocate(s)) continue;
            (, ISourceAdapter.Position memory p) = _readPosition(s.adapter);
            (, uint256 movable) = _expectedPosition(p);
            arriving += _deallocate(s, p, movable.min(reserved - arriving));
        }
    }

    /// Puts into sources what they are below their targets, out of what idle has beyond its own and `reserved`.
    function _allocateIdle(bytes32[] calldata ids, Nav memory nav, uint256 reserved) internal {
        uint256 net = nav.total.saturatingSub(reserved);
        uint256 idleFloor = net.mulDiv(idleTargetBps(), BPS, Math.Rounding.Ceil) + reserved;
        for (uint256 i = 0; i < ids.length; ++i) {
            Source storage s = _source(ids[i]);
            if (s.mode != Mode.Active && s.mode != Mode.SubscriptionOnly) continue;
            (bool readable, ISourceAdapter.Position memory p) = _readPosition(s.adapter);
            if (!readable) continue;
            (uint256 settled,) = _expectedPosition(p);
            uint256 assets = net.mulDiv(s.targetBps, BPS).saturatingSub(settled).min(idle().saturatingSub(idleFloor));
            (, uint256 max) = _callAdapter(s.adapter, abi.encodeCall(ISourceAdapter.maxAllocate, ()), READ_GAS);
            assets = assets.min(max);
            if (assets == 0 || assets < nav.total / BPS) continue;
            _allocate(s, p, assets);
        }
    }

    /// Gives `to` of each source's units what `part` is of `whole`, for a request that is taken in kind.
    /// @return totalWorth what the positions are worth
    /// @return releasedWorth how much of that has given its part
    function _releaseInKind(uint256 requestId, address to, uint256 part, uint256 whole)
        internal
        returns (uint256 totalWorth, uint256 releasedWorth)
    {
        for (uint256 i = 0; i < _sources.length; ++i) {
            Source storage s = _sources[i];
            (uint256 worth, uint256 held) = _lastKnownWorth(s);
            totalWorth += worth;
            (, uint256 units) = _callAdapter(s.adapter, abi.encodeCall(ISourceAdapter.units, ()), READ_GAS);
            (, uint256 released) =
                _callAdapter(s.adapter, abi.encodeCall(ISourceAdapter.releaseInKind, (to, part, whole)), RELEASE_GAS);
            if (released == 0) continue;
            // Of all units this part is due. What was released of it has given its part.
            releasedWorth += held.min(held.mulDiv(released, units.mulDiv(part, whole).max(released)));
            emit TakenInKind(requestId, s.id, s.adapter.source(), released);
        }
    }

    // -------------------------------------------------------------- a single source

    function _source(bytes32 sourceId) private view returns (Source storage) {
        uint256 number = _sourceNumber[sourceId];
        if (number == 0) revert UnknownSource(sourceId);
        return _sources[number - 1];
    }

    function _isWrittenOff(Source storage s) private view returns (bool) {
        return _writtenOff >> s.index & 1 != 0;
    }

    function _canDeallocate(Source storage s) private view returns (bool) {
        return s.mode == Mode.Active || s.mode == Mode.RedemptionOnly;
    }

    function _claim(Source storage s) private {
        uint256 before = idle();
        (bool ok,) = _callAdapter(s.adapter, abi.encodeCall(ISourceAdapter.claim, ()), gasleft());
        if (!ok) emit SourceRefused(s.id, ISourceAdapter.claim.selector);
        uint256 afterwards = idle();
        if (afterwards > before) emit Claimed(s.id, afterwards - before);
    }

    function _observe(Source storage s) private {
        (bool ok,) = _callAdapter(s.adapter, abi.encodeCall(ISourceAdapter.observe, ()), READ_GAS);
        if (!ok) emit SourceRefused(s.id, ISourceAdapter.observe.selector);
        (bool readable, ISourceAdapter.Position memory p) = _readPosition(s.adapter);
        if (readable) _recordPosition(s, p);
    }

    function _allocate(Source storage s, ISourceAdapter.Position memory p, uint256 assets) private {
        uint256 before = idle() + _worth(p);
        _ASSET.forceApprove(address(s.adapter), assets);
        (bool ok,) = _callAdapter(s.adapter, abi.encodeCall(ISourceAdapter.allocate, (assets)), gasleft());
        if (!ok) {
            _ASSET.forceApprove(address(s.adapter), 0);
            emit SourceRefused(s.id, ISourceAdapter.allocate.selector);
            return;
        }
        _checkLossAndRecord(s, before, assets);
        emit Allocated(s.id, assets);
    }

    /// Asks a source for assets, as far as it lets them go.
    function _deallocate(Source storage s, ISourceAdapter.Position memory p, uint256 assets)
        private
        returns (uint256 requested)
    {
        (, uint256 max) = _callAdapter(s.adapter, abi.encodeCall(ISourceAdapter.maxDeallocate, ()), READ_GAS);
        assets = assets.min(max);
        if (assets == 0) return 0;
        uint256 idle_ = idle();
        (bool ok,) = _callAdapter(s.adapter, abi.encodeCall(ISourceAdapter.deallocate, (assets)), gasleft());
        if (!ok) {
            emit SourceRefused(s.id, ISourceAdapter.deallocate.selector);
            return 0;
        }
        _checkLossAndRecord(s, idle_ + _worth(p), assets);
        emit Deallocated(s.id, assets, idle() - idle_);
        return assets;
    }

    /// After a move: what was there must still be, but for a thousandth of what was moved.
    function _checkLossAndRecord(Source storage s, uint256 before, uint256 moved) private {
        (bool readable, ISourceAdapter.Position memory p) = _readPosition(s.adapter);
        uint256 afterwards = readable ? idle() + _worth(p) : 0;
        if (afterwards + moved.mulDiv(MAX_LOSS_BPS, BPS) + MOVE_ROUNDING < before) {
            revert MoveLossy(s.id, before, afterwards);
        }
        _recordPosition(s, p);
    }

    // ------------------------------------------------------- calls that may go wrong

    /// A position, if the adapter tells a believable one within READ_GAS. Not try: that reverts on a bad answer.
    function _readPosition(ISourceAdapter adapter) private view returns (bool ok, ISourceAdapter.Position memory p) {
        bytes4 selector = ISourceAdapter.position.selector;
        assembly ("memory-safe") {
            mstore(0, selector)
            ok := staticcall(READ_GAS, adapter, 0, 4, p, 0xe0)
            ok := and(ok, gt(returndatasize(), 0xdf))
        }
        if (!ok) _requireGas(READ_GAS);
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
            ok := staticcall(READ_GAS, adapter, 0, 4, free, 0xa0)
            ok := and(ok, gt(returndatasize(), 0x9f))
            worth := mload(free) // the next word is the worth at the recorded price
            arriving := mload(add(free, 0x40))
            navAt := mload(add(free, 0x60))
            sound := mload(add(free, 0x80))
        }
        if (!ok) _requireGas(READ_GAS);
        if ((worth | arriving) >> 120 != 0) ok = false;
    }

    /// Calls an adapter, of whose answer one word is read; 0 if there is none.
    function _callAdapter(ISourceAdapter adapter, bytes memory data, uint256 gasLimit)
        private
        returns (bool ok, uint256 answer)
    {
        assembly ("memory-safe") {
            mstore(0, 0)
            ok := call(gasLimit, adapter, 0, add(data, 0x20), mload(data), 0, 0x20)
            if ok { answer := mload(0) }
        }
        if (!ok) _requireGas(gasLimit);
    }

    /// A failure counts as the callee's own only if the callee had the gas it was promised.
    function _requireGas(uint256 promised) private view {
        if (gasleft() < promised.min(MOVE_GAS) / 63) revert OutOfGas();
    }
}
