// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {CodeStore} from "./CodeStore.sol";
import {SourceCalls} from "./SourceCalls.sol";
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
/// are worth (the NAV, its lower and its higher reading, and whether it is sound), and which of them are written off.
/// It moves nothing (`MicroVaultMoves` does).
///
/// What a source was last known to be worth is remembered at the lower of its price and the recorded one while its
/// price is not sound, so that a slip is not what counts once the source falls silent.
///
/// It never mints, burns or prices a share, and knows no shareholder and no request.
abstract contract MicroVaultSources is Ownable2Step, ReentrancyGuardTransient {
    using Math for uint256;
    using SourceCalls for ISourceAdapter;

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
        uint16 exitLossBps;
        uint24 unsoundSince; // the day of the first reading since which none was sound; 0 after one that was
        uint24 unsoundUntil; // that of the last of them
        uint128 lastWorth; // what counts while the source cannot be read
        uint128 lastHeld;
        bytes32 id;
    }

    struct Nav {
        uint256 total; // idle and every source's worth now
        uint256 low; // the same, of each source the lower of its worth now and at the recorded price: what exits pay
        uint256 high; // and the higher: what entries cost
        uint256 idle;
        uint256 oldest; // when the oldest price was struck
        bool sound; // enough to leave by
        bool soundForEntry;
    }

    /// What was lost by moves on a day.
    struct Losses {
        uint128 day;
        uint128 lost; // of all assets, in 1e18ths
    }

    uint256 internal constant BPS = 10_000;
    /// More could need more gas than a transaction may use to be left in kind, if all of them burn what they are given.
    uint256 private constant MAX_SOURCES = 5;
    uint256 private constant MAX_EXIT_LOSS_BPS = 1_000;
    /// A source can be written off that has not been sound for more than so many days, at any reading,
    uint256 private constant UNSOUND_DAYS = 7;
    /// of which there is one within so many days of the last.
    uint256 private constant READ_WITHIN_DAYS = 2;

    IERC20 internal immutable _ASSET;
    /// The adapters once more, in code: NAV is read at each deposit, and a word of storage each would be dear.
    address private immutable _ADAPTERS;
    uint256 internal immutable _COUNT;
    mapping(uint256 index => Source) internal _sources; // _COUNT of them, without a length to be read each time
    mapping(bytes32 sourceId => uint256) private _sourceNumber; // its index and 1
    mapping(bool entry => Losses) internal _losses;
    /// A bit each source. Its word of storage is also that of the vault's queue: a redemption reads both.
    uint16 internal _writtenOff;
    /// @notice When a source was last written off.
    uint40 public lastWriteOff;

    /// @notice The vault has a source, which is fixed from now on.
    event SourceAdded(bytes32 indexed sourceId, address adapter, address source);
    /// @notice The targets of the sources; those left out are 0.
    event StrategySet(bytes32[] sourceIds, uint16[] targetsBps, uint16 idleTargetBps);
    /// @notice What the keeper may do with a source from now on.
    event ModeSet(bytes32 indexed sourceId, Mode mode);
    /// @notice A source refused the adapter's call of this selector. Others went on.
    event SourceRefused(bytes32 indexed sourceId, bytes4 selector);
    /// @notice What a source's position was worth, by a price of `navAt`.
    event NavObserved(bytes32 indexed sourceId, uint256 worth, uint256 navAt, bool sound);
    /// @notice The owner has accepted a price that was out of bounds.
    event NavAccepted(bytes32 indexed sourceId);
    /// @notice A source's claimable assets have come.
    event Claimed(bytes32 indexed sourceId, uint256 assets);
    /// @notice The owner has given up a source that could not be read, last worth `lastWorth`.
    event WrittenOff(bytes32 indexed sourceId, uint256 lastWorth);
    /// @notice A source that was written off counts again, with `worth`.
    event Reinstated(bytes32 indexed sourceId, uint256 worth);
    /// @notice What a move out of a source may lose from now on.
    event ExitLossSet(bytes32 indexed sourceId, uint16 bps);

    /// @notice The vault has no such source.
    error UnknownSource(bytes32 sourceId);
    /// @notice A source was named twice.
    error DuplicateSource(bytes32 sourceId);
    /// @notice A vault has at most five.
    error TooManySources();
    /// @notice Targets and idle target make `total`, not 10000.
    error WrongTotal(uint256 total);
    /// @notice A source without a target is left out, not named with 0.
    error ZeroTarget(bytes32 sourceId);
    /// @notice Not as many targets as sources.
    error LengthMismatch();
    /// @notice Only a source that cannot be read, or was not sound at any reading of more than seven days, and is not written
    /// off yet, can be written off.
    error SourceReadable(bytes32 sourceId);
    /// @notice Only a source that is written off, can be read and has a sound price can be reinstated.
    error NotReinstatable(bytes32 sourceId);
    /// @notice A move out of a source may be allowed to lose a tenth at most.
    error ExitLossTooHigh(uint16 bps);

    constructor(address asset_, AdapterFactory.Spec[] memory specs, AdapterFactory adapterFactory) {
        _ASSET = IERC20(asset_);
        uint256 n = specs.length;
        if (n > MAX_SOURCES) revert TooManySources();
        address[] memory adapters = new address[](n);
        for (uint256 i = 0; i < n; ++i) {
            AdapterFactory.Spec memory spec = specs[i];
            if (_sourceNumber[spec.id] != 0) revert DuplicateSource(spec.id);
            adapters[i] = adapterFactory.create(asset_, spec);
            Source storage s = _sources[i];
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
        for (uint256 i = 0; i < _COUNT; ++i) {
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

    /// @notice Sets what a move out of a source may lose, in hundredths of a percent of what is moved: a tenth at
    /// most. Below 10 it is 10, as without it. While nothing may enter the source (its target is 0, or its mode
    /// RedemptionOnly) that is all that bounds the loss, else the day's budget does too.
    function setExitLoss(bytes32 sourceId, uint16 bps) external onlyOwner {
        if (bps > MAX_EXIT_LOSS_BPS) revert ExitLossTooHigh(bps);
        _source(sourceId).exitLossBps = bps;
        emit ExitLossSet(sourceId, bps);
    }

    /// @notice Accepts a source's price as it is, however far it is from the last one, and the source's word for what
    /// was asked of it: what can be claimed is claimed. While something is missing of that, or the price is too old, holders may leave by it and
    /// nobody enters; a price that is too old is accepted until the source strikes another. Who accepts what is missing
    /// again after 30 days gives it up: then all may enter, and have part of it if it comes back.
    function acceptNav(bytes32 sourceId) external onlyOwner nonReentrant {
        Source storage s = _source(sourceId);
        uint256 claimed = s.adapter.acceptPrice();
        emit NavAccepted(sourceId);
        if (claimed > 0) _recordClaim(s, sourceId, claimed);
        _observe(s, sourceId);
    }

    /// @notice Gives up a source that cannot be read, or that is not sound and was not at any reading of more than
    /// seven days (UTC), none of which was more than two days after the one before; `acceptNav` is a reading, too. It
    /// counts nothing from now on, until it is reinstated. What it still holds is theirs who have shares now: as
    /// long as it holds anything nobody enters, and each may take his part in kind. `rebalance` still claims from it.
    function writeOff(bytes32 sourceId) external onlyOwner nonReentrant {
        Source storage s = _source(sourceId);
        uint256 sound = s.adapter.readPosition().sound;
        bool failed = sound == SourceCalls.UNREADABLE || (sound == 0 && _unsoundDays(s) > UNSOUND_DAYS);
        if (!failed || _isWrittenOff(s)) revert SourceReadable(sourceId);
        emit WrittenOff(sourceId, s.lastWorth);
        _writtenOff |= uint16(1 << s.index);
        lastWriteOff = uint40(block.timestamp);
        s.targetBps = 0;
        s.mode = Mode.Disabled;
    }

    // ------------------------------------------------------------------- anyone

    /// @notice Lets a source that is written off count again, if it can be read and its price is sound. Another
    /// price the owner accepts first (`acceptNav`). Target and mode stay as the owner set them.
    function reinstate(bytes32 sourceId) external nonReentrant {
        Source storage s = _source(sourceId);
        ISourceAdapter.Position memory p = s.adapter.readPosition();
        if (!_isWrittenOff(s) || p.sound != 1) revert NotReinstatable(sourceId);
        _writtenOff ^= uint16(1 << s.index);
        _recordPosition(s, sourceId, p);
        emit Reinstated(sourceId, _worth(p));
    }

    /// @notice Records what the positions are worth, and their prices if sound and due.
    function observe() external nonReentrant {
        for (uint256 i = 0; i < _COUNT; ++i) {
            _observe(_sources[i], _sources[i].id);
        }
    }

    /// @notice What a move out of a source may lose, as set by `setExitLoss`.
    function exitLossBps(bytes32 sourceId) external view returns (uint16) {
        return _source(sourceId).exitLossBps;
    }

    /// @notice Whether every source with a position can be read, is young enough and has not jumped, or was accepted:
    /// holders may leave.
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
        for (uint256 i = 0; i < _COUNT; ++i) {
            bps -= _sources[i].targetBps;
        }
    }

    /// @notice All sources, in the order of adding.
    function sources() external view nonReentrantView returns (MicroVaultSourceView[] memory list) {
        list = new MicroVaultSourceView[](_COUNT);
        for (uint256 i = 0; i < list.length; ++i) {
            Source storage s = _sources[i];
            MicroVaultSourceView memory v = list[i];
            (v.id, v.adapter, v.mode) = (s.id, address(s.adapter), s.mode);
            (v.targetBps, v.writtenOff, v.source) = (s.targetBps, _isWrittenOff(s), s.adapter.source());
            v.position = s.adapter.readPosition();
            v.readable = v.position.sound != SourceCalls.UNREADABLE;
            if (!v.readable) (v.position.held, v.position.sound) = (s.lastHeld, 0);
            if (!v.writtenOff) v.worth = v.readable ? _worth(v.position) : s.lastWorth;
        }
    }

    // ------------------------------------------------------------------- the NAV

    /// What there is and what it is worth: by every source's own price, or by its last worth and not sound.
    function _nav() internal view returns (Nav memory nav) {
        nav.idle = idle();
        (nav.total, nav.low, nav.high) = (nav.idle, nav.idle, nav.idle);
        nav.oldest = block.timestamp;
        (nav.sound, nav.soundForEntry) = (true, true);
        uint256 writtenOff = _writtenOff;
        bytes memory adapters = CodeStore.read(_ADAPTERS);
        uint256 count = _COUNT;
        for (uint256 i = 0; i < count; ++i) {
            if (writtenOff >> i & 1 != 0) continue;
            ISourceAdapter adapter;
            assembly ("memory-safe") {
                adapter := mload(add(adapters, shl(5, add(i, 1))))
            }
            (bool readable, uint256 worth, uint256 recorded, uint256 navAt, uint256 sound) = adapter.readNav();
            if (!readable) worth = recorded = _sources[i].lastWorth;
            unchecked {
                // five sources of at most 120 bits, and what there is of the asset
                nav.total += worth;
                nav.low += worth.min(recorded);
                nav.high += worth.max(recorded);
            }
            if (navAt < nav.oldest) nav.oldest = navAt;
            if (sound != 1) {
                nav.soundForEntry = false;
                if (sound == 0) nav.sound = false;
            }
        }
    }

    /// Whether something that is written off may be had back.
    /// @return holder a source that is written off and holds something, or may: it cannot be read, or something is
    /// missing. 0 if there is none
    /// @return awaited what all of those were last worth, at most; without end if one can be reinstated by anybody
    function _writtenOffHolder() internal view returns (bytes32 holder, uint256 awaited) {
        if (_writtenOff == 0) return (0, 0);
        for (uint256 i = 0; i < _COUNT; ++i) {
            Source storage s = _sources[i];
            if (!_isWrittenOff(s)) continue;
            ISourceAdapter.Position memory p = s.adapter.readPosition();
            bool readable = p.sound != SourceCalls.UNREADABLE;
            uint256 worth = _worth(p);
            if (p.sound == 1 && p.units + worth == 0) continue;
            holder = s.id;
            if (p.sound == 1 && worth > 0) return (holder, type(uint256).max);
            awaited += readable ? worth.min(s.lastWorth) : s.lastWorth;
        }
    }

    function _worth(ISourceAdapter.Position memory p) internal pure returns (uint256) {
        return p.held + p.pendingIn + p.claimable;
    }

    /// What a position's units are worth by the lower and by the higher of the price now and the recorded one.
    function _heldBounds(Source storage s, ISourceAdapter.Position memory p)
        internal
        view
        returns (uint256 low, uint256 high)
    {
        uint256 recorded = s.adapter.worthAtRecorded(p.units);
        return (p.held.min(recorded), p.held.max(recorded));
    }

    // -------------------------------------------------------------- a single source

    function _source(bytes32 sourceId) internal view returns (Source storage) {
        uint256 number = _sourceNumber[sourceId];
        if (number == 0) revert UnknownSource(sourceId);
        return _sources[number - 1];
    }

    function _isWrittenOff(Source storage s) internal view returns (bool) {
        return _writtenOff >> s.index & 1 != 0;
    }

    /// Lets the source's price be recorded if it is due, reads the position and remembers it.
    function _observe(Source storage s, bytes32 id) internal returns (ISourceAdapter.Position memory p) {
        (bool ok,) = s.adapter.callAdapter(abi.encodeCall(ISourceAdapter.observe, ()), SourceCalls.READ_GAS);
        if (!ok) emit SourceRefused(id, ISourceAdapter.observe.selector);
        p = s.adapter.readPosition();
        if (p.sound == 1 || p.sound == SourceCalls.LEAVING_ONLY) {
            if (s.unsoundSince > 0) s.unsoundSince = 0;
        } else {
            uint24 day = uint24(block.timestamp / 1 days);
            if (_unsoundDays(s) == 0) s.unsoundSince = day;
            s.unsoundUntil = day;
        }
        if (p.sound != SourceCalls.UNREADABLE) _recordPosition(s, id, p);
    }

    function _recordClaim(Source storage s, bytes32 id, uint256 assets) internal {
        emit Claimed(id, assets);
        _forgetWorth(s, 0, assets);
    }

    /// What has left a source counts no more while it cannot be read.
    function _forgetWorth(Source storage s, uint256 held, uint256 other) internal {
        uint256 rest = uint256(s.lastWorth - s.lastHeld).saturatingSub(other);
        uint256 lastHeld = s.lastHeld - held;
        (s.lastHeld, s.lastWorth) = (uint128(lastHeld), uint128(lastHeld + rest));
    }

    /// How many days there were without a sound reading, if there were readings.
    function _unsoundDays(Source storage s) private view returns (uint256 unsoundDays) {
        uint256 day = block.timestamp / 1 days;
        bool isRead = s.unsoundSince > 0 && day - s.unsoundUntil <= READ_WITHIN_DAYS;
        if (isRead) unsoundDays = day - s.unsoundSince;
    }

    function _recordPosition(Source storage s, bytes32 id, ISourceAdapter.Position memory p) internal {
        uint256 held = p.held;
        if (p.sound != 1) (held,) = _heldBounds(s, p);
        uint256 worth = held + p.pendingIn + p.claimable;
        (s.lastWorth, s.lastHeld) = (uint128(worth), uint128(held)); // readPosition bounds both
        emit NavObserved(id, _worth(p), p.navAt, p.sound == 1);
    }
}
