// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20, SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {MicroVaultSources} from "./MicroVaultSources.sol";
import {OutOfGas, SourceCalls} from "./SourceCalls.sol";
import {AdapterFactory} from "./adapters/AdapterFactory.sol";
import {ISourceAdapter} from "./adapters/ISourceAdapter.sol";

/// @title MicroVaultMoves
/// @notice The part of a MicroVault that gives its sources orders. Each move brings a position towards its target
/// and none beyond, obeys the source's mode, and is undone, it alone, if it loses too much. A source that refuses an
/// order, loses, cannot be read or burns its gas stops no other.
///
/// What a move loses is the difference that it makes to idle and the position together. Four native units of it are
/// rounding and count nothing; of the rest
/// 1. a move may lose a thousandth of what it moves, or what the owner allows of exits from one source (`setExitLoss`);
/// 2. all entries of a day (UTC) may lose a thousandth of all assets together, and all exits as much. Each loss
///    counts as the part that it was of all assets at that time, so entering and leaving widens nobody's budget.
///    Exits that the owner allows to lose more, from where nothing may enter, are bounded by 1 only.
/// A move that would lose more than is left of the budget is cut to it, so that no move has to wait for ever.
/// So no holder loses more than 0.2 % in a day by moves, whoever makes the vault move, and however often. A move that
/// seems to gain more than a thousandth of all assets is undone as well: a source may lie about the units it gave.
/// What a source of requests settles later is by its price: less than the recorded price's band allows is not claimed
/// until the owner accepts it, and what is within the band is no loss of a move.
///
/// While the NAV is not sound, positions are left at no less than their recorded price, but for the same losses.
///
/// It decides neither when assets move nor how much of them is reserved: the vault says so. Through it assets go to
/// sources only, and units to whom the vault names.
abstract contract MicroVaultMoves is MicroVaultSources {
    using Math for uint256;
    using SafeERC20 for IERC20;
    using SourceCalls for ISourceAdapter;

    /// What a rebalance knows: each position is read once, and again by a move of it.
    struct Book {
        uint256[] named; // the sources it may move, by index
        ISourceAdapter.Position[] positions; // of all sources
        uint256 idle;
        uint256 total; // all assets by them and idle,
        bool sound; // and whether that is a NAV
    }

    /// @notice A move of `assets` into a source or out of it.
    /// @param before idle and the position's worth before
    /// @param total all of the vault's assets before
    /// @param byRecorded whether the position's worth is taken by the higher of its price and the recorded one
    struct Move {
        uint256 index;
        bool entry;
        bool byRecorded;
        uint256 assets;
        uint256 before;
        uint256 total;
    }

    uint256 private constant MAX_LOSS_BPS = 10; // of what is moved
    uint256 private constant DAY_LOSS = 1e15; // of all assets, in 1e18ths
    uint256 private constant MOVE_ROUNDING = 4; // native units
    // A move is a call of the source and the readings beside it.
    uint256 private constant WHOLE_MOVE_GAS = SourceCalls.MOVE_GAS + 2 * SourceCalls.READ_GAS;

    /// @notice A rebalance has put `assets` into a source.
    event Allocated(bytes32 indexed sourceId, uint256 assets);
    /// @notice A rebalance has asked a source for `assets`, of which `received` came at once.
    event Deallocated(bytes32 indexed sourceId, uint256 assets, uint256 received);
    /// @notice A move, by the adapter's call of this selector, would have lost more than may be lost, or seemed to
    /// gain: idle and the position were `before` and would have been `afterwards`. It was undone, and others went on.
    event MoveUndone(bytes32 indexed sourceId, bytes4 selector, uint256 before, uint256 afterwards);
    /// @notice Of a request paid in kind: `units` of the source's own shares, whose token is `source` or, as it then
    /// says, another.
    event TakenInKind(uint256 indexed requestId, bytes32 indexed sourceId, address source, uint256 units);

    /// @notice A move lost or gained more than it may. It might be made of `fits` assets, if not 0. `rebalance` never
    /// reverts with it: it undoes the move.
    error MoveLossy(bytes32 sourceId, uint256 before, uint256 afterwards, uint256 fits);
    /// @notice The source refused the move.
    error MoveRefused();
    /// @notice Only the vault itself makes this call.
    error NotSelf();

    constructor(address asset_, AdapterFactory.Spec[] memory specs, AdapterFactory adapterFactory)
        MicroVaultSources(asset_, specs, adapterFactory)
    {}

    // ------------------------------------------------------------ moves, to and fro

    /// Takes what the sources named have ready, records what they are worth, and reads all positions.
    function _claimAndObserve(bytes32[] calldata ids) internal returns (Book memory book) {
        book.named = new uint256[](ids.length);
        book.positions = new ISourceAdapter.Position[](_COUNT);
        uint256 read = _writtenOff; // these count nothing, unless named
        for (uint256 i = 0; i < ids.length; ++i) {
            Source storage s = _source(ids[i]);
            uint256 index = s.index;
            book.named[i] = index;
            read |= 1 << index;
            book.positions[index] = _claim(s, ids[i]);
        }
        for (uint256 i = 0; i < book.positions.length; ++i) {
            if (read >> i & 1 == 0) book.positions[i] = _sources[i].adapter.readPosition();
        }
        _reckon(book);
    }

    /// All assets by idle and the positions as they were read, and whether they are sound.
    function _reckon(Book memory book) internal view {
        uint256 total = book.idle = idle();
        bool sound = true;
        uint256 writtenOff = _writtenOff;
        for (uint256 i = 0; i < book.positions.length; ++i) {
            if (writtenOff >> i & 1 != 0) continue;
            ISourceAdapter.Position memory p = book.positions[i];
            total += p.sound == SourceCalls.UNREADABLE ? _sources[i].lastWorth : _worth(p);
            if (p.sound == 0 || p.sound == SourceCalls.UNREADABLE) sound = false;
        }
        (book.total, book.sound) = (total, sound);
    }

    /// Asks sources for what is above their targets, then whatever `reserved` still lacks. While the NAV is not sound
    /// only sources without a target are asked, for all they have.
    /// @param least what `reserved` has to lack, and a source to have, for being moved
    function _deallocateExcess(Book memory book, uint256 reserved, uint256 least) internal {
        (uint256 total, bool sound) = (book.total, book.sound);
        uint256 net = total.saturatingSub(reserved);
        uint256 arriving = book.idle;
        for (uint256 i = 0; i < book.positions.length; ++i) {
            arriving += book.positions[i].pendingOut + book.positions[i].claimable;
        }
        for (uint256 i = 0; i < book.named.length; ++i) {
            Source storage s = _sources[book.named[i]];
            uint256 targetBps = s.targetBps;
            if (!sound && targetBps > 0) continue;
            (uint256 settled, uint256 movable) = _expectedPosition(book.positions[book.named[i]]);
            uint256 target = net * targetBps / BPS;
            uint256 assets = settled.saturatingSub(target).min(movable);
            if (target > 0 && assets < total / BPS) continue;
            arriving += _deallocate(book, s, assets);
        }
        if (!sound) return;
        for (uint256 i = 0; i < book.named.length && arriving < reserved; ++i) {
            (, uint256 movable) = _expectedPosition(book.positions[book.named[i]]);
            uint256 assets = movable.min(reserved - arriving);
            if (assets >= least) arriving += _deallocate(book, _sources[book.named[i]], assets);
        }
    }

    /// Puts into sources what they are below their targets, out of what idle has beyond its own and `reserved`.
    function _allocateIdle(Book memory book, uint256 reserved) internal {
        uint256 total = book.total;
        uint256 net = total.saturatingSub(reserved);
        uint256 least = (total / BPS).max(1);
        uint256 idleFloor = type(uint256).max; // reckoned once something is to move
        for (uint256 i = 0; i < book.named.length; ++i) {
            Source storage s = _sources[book.named[i]];
            if (s.mode != Mode.Active && s.mode != Mode.SubscriptionOnly) continue;
            if (_isWrittenOff(s) || book.positions[book.named[i]].sound != 1) continue;
            (uint256 settled,) = _expectedPosition(book.positions[book.named[i]]);
            uint256 assets = (net * s.targetBps / BPS).saturatingSub(settled);
            if (assets < least) continue;
            if (idleFloor == type(uint256).max) {
                idleFloor = net.mulDiv(idleTargetBps(), BPS, Math.Rounding.Ceil) + reserved;
            }
            assets = assets.min(book.idle.saturatingSub(idleFloor));
            if (assets < least) continue;
            (, uint256 max) =
                s.adapter.callAdapter(abi.encodeCall(ISourceAdapter.maxAllocate, ()), SourceCalls.READ_GAS);
            assets = assets.min(max);
            if (assets < least) continue;
            _tryMove(book, s, true, assets, true);
        }
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

    function _claim(Source storage s, bytes32 id) private returns (ISourceAdapter.Position memory) {
        (bool ok, uint256 assets) =
            s.adapter.callAdapter(abi.encodeCall(ISourceAdapter.claim, ()), SourceCalls.MOVE_GAS);
        if (!ok) emit SourceRefused(id, ISourceAdapter.claim.selector);
        if (assets > 0) _recordClaim(s, id, assets);
        return _observe(s, id);
    }

    /// Asks a source for assets, as far as its mode and it let them go.
    function _deallocate(Book memory book, Source storage s, uint256 assets) private returns (uint256 requested) {
        if (assets == 0 || (s.mode != Mode.Active && s.mode != Mode.RedemptionOnly)) return 0;
        (, uint256 max) = s.adapter.callAdapter(abi.encodeCall(ISourceAdapter.maxDeallocate, ()), SourceCalls.READ_GAS);
        assets = assets.min(max);
        return assets > 0 ? _tryMove(book, s, false, assets, true) : 0;
    }

    /// Moves, or leaves everything as it was. A move that is too large for the day's budget is cut to it once. Returns the
    /// assets of which the move was.
    function _tryMove(Book memory book, Source storage s, bool entry, uint256 assets, bool mayCut)
        private
        returns (uint256 moved)
    {
        uint256 index = s.index;
        ISourceAdapter.Position memory p = book.positions[index];
        bool byRecorded = !book.sound || p.sound != 1;
        uint256 before = book.idle + _moveWorth(s, p, byRecorded);
        bytes4 selector = entry ? ISourceAdapter.allocate.selector : ISourceAdapter.deallocate.selector;
        try this.move(Move(index, entry, byRecorded, assets, before, book.total)) returns (
            ISourceAdapter.Position memory next
        ) {
            book.positions[index] = next;
            _reckon(book);
            return assets;
        } catch (bytes memory reason) {
            SourceCalls.requireGas(WHOLE_MOVE_GAS);
            bytes4 why = bytes4(reason);
            if (why == OutOfGas.selector) revert OutOfGas();
            if (why != MoveLossy.selector) {
                emit SourceRefused(s.id, selector);
                return 0;
            }
            uint256 afterwards;
            uint256 fits;
            assembly ("memory-safe") {
                afterwards := mload(add(reason, 0x64))
                fits := mload(add(reason, 0x84))
            }
            if (mayCut && fits > book.total / BPS) return _tryMove(book, s, entry, fits, false);
            emit MoveUndone(s.id, selector, before, afterwards);
        }
    }

    /// @notice A move, all of which is undone if it reverts. The vault alone calls it, of itself.
    function move(Move calldata m) external returns (ISourceAdapter.Position memory p) {
        if (msg.sender != address(this)) revert NotSelf();
        Source storage s = _sources[m.index];
        ISourceAdapter adapter = s.adapter;
        uint256 idle_ = idle();
        if (m.entry) _ASSET.forceApprove(address(adapter), m.assets);
        bytes4 selector = m.entry ? ISourceAdapter.allocate.selector : ISourceAdapter.deallocate.selector;
        (bool ok,) = adapter.callAdapter(abi.encodeWithSelector(selector, m.assets), SourceCalls.MOVE_GAS);
        if (!ok) revert MoveRefused();
        p = adapter.readPosition();
        if (p.sound == SourceCalls.UNREADABLE) revert MoveLossy(s.id, m.before, 0, 0);
        uint256 afterwards = idle() + _moveWorth(s, p, m.byRecorded);
        uint256 lost = m.before.saturatingSub(afterwards + MOVE_ROUNDING);
        bool gained = afterwards > m.before + m.total / 1_000 + MOVE_ROUNDING;
        uint256 fits = gained ? 0 : lost == 0 ? m.assets : _spendBudget(s, m, lost);
        if (fits < m.assets) revert MoveLossy(s.id, m.before, afterwards, fits);
        _recordPosition(s, s.id, p);
        if (m.entry) emit Allocated(s.id, m.assets);
        else emit Deallocated(s.id, m.assets, idle() - idle_);
    }

    function _moveWorth(Source storage s, ISourceAdapter.Position memory p, bool byRecorded)
        private
        view
        returns (uint256 worth)
    {
        worth = _worth(p);
        if (!byRecorded) return worth;
        (, uint256 high) = _heldBounds(s, p);
        return worth - p.held + high;
    }

    /// How much of a move that loses so much may be made: nothing, what the day's budget allows, or all, which is taken off
    /// the budget.
    function _spendBudget(Source storage s, Move calldata m, uint256 lost) private returns (uint256 fits) {
        bool allowed = !m.entry && s.exitLossBps > MAX_LOSS_BPS;
        if (lost > m.assets.mulDiv(allowed ? s.exitLossBps : MAX_LOSS_BPS, BPS)) return 0;
        fits = m.assets;
        if (allowed && (s.targetBps == 0 || s.mode == Mode.RedemptionOnly)) return fits;
        Losses storage l = _losses[m.entry];
        uint256 today = block.timestamp / 1 days;
        uint256 left = DAY_LOSS - (l.day == today ? l.lost : 0);
        lost = lost.mulDiv(1e18, m.total, Math.Rounding.Ceil);
        if (lost > left) return fits.mulDiv(left, lost);
        (l.day, l.lost) = (uint128(today), uint128(DAY_LOSS - left + lost));
    }

    // ---------------------------------------------------------------------- in kind

    /// Gives `to` of each source's units what `part` is of `whole`, for a request that is taken in kind. What goes
    /// counts by the higher of a source's two prices and what does not by the lower, however far they are from one
    /// another: nobody but who takes could choose to bear a jump that proves true, or a slip, and he says what he burns
    /// at most. Of a source that is written off only what goes counts.
    /// @return totalWorth what the positions are worth
    /// @return releasedWorth how much of that has given its part
    function _releaseInKind(uint256 requestId, address to, uint256 part, uint256 whole)
        internal
        returns (uint256 totalWorth, uint256 releasedWorth)
    {
        for (uint256 i = 0; i < _COUNT; ++i) {
            Source storage s = _sources[i];
            (uint256 units, uint256 low, uint256 high, uint256 rest) = _worthInKind(s);
            uint256 released = _releaseUnits(s, to, part, whole);
            totalWorth += rest;
            if (released == 0) {
                totalWorth += low;
                continue;
            }
            // Of all units this part is due. What was released of it has given its part.
            uint256 due = units.mulDiv(part, whole).max(released);
            uint256 given = high.mulDiv(released, due, Math.Rounding.Ceil);
            releasedWorth += given;
            totalWorth += given + low.mulDiv(due - released, due);
            _forgetWorth(s, high.min(s.lastHeld).mulDiv(released, units.max(released)), 0);
            emit TakenInKind(requestId, s.id, s.adapter.share(), released);
        }
    }

    function _releaseUnits(Source storage s, address to, uint256 part, uint256 whole) private returns (uint256) {
        (bool ok, uint256 released) = s.adapter.callAdapter(
            abi.encodeCall(ISourceAdapter.releaseInKind, (to, part, whole)), SourceCalls.RELEASE_GAS
        );
        if (!ok) emit SourceRefused(s.id, ISourceAdapter.releaseInKind.selector);
        return released;
    }

    /// A position's units, what they are worth by the lower and the higher price, and what else it is worth: as it
    /// is or, if it cannot be read, as it was. What it was last worth may be of more units than are told then, which
    /// are settled and not claimed: those that are told count by no more than the recorded price's band.
    function _worthInKind(Source storage s)
        private
        returns (uint256 units, uint256 low, uint256 high, uint256 rest)
    {
        ISourceAdapter.Position memory p = s.adapter.readPosition();
        if (p.sound == SourceCalls.UNREADABLE) {
            (, units) = s.adapter.callAdapter(abi.encodeCall(ISourceAdapter.units, ()), SourceCalls.READ_GAS);
            low = s.adapter.highestAtRecorded(units).min(s.lastHeld);
            (high, rest) = (low, s.lastWorth - low);
            // It may have been a slip that was remembered last.
            if (!_isWrittenOff(s)) high = high.max(s.adapter.worthAtRecorded(units));
        } else {
            (low, high) = _heldBounds(s, p);
            (units, rest) = (p.units, p.pendingIn + p.claimable);
        }
        if (_isWrittenOff(s)) (low, rest) = (0, 0);
    }
}
