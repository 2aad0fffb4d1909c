// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {MicroVault} from "../../src/MicroVault.sol";
import {MicroVaultSourceView, MicroVaultSources} from "../../src/MicroVaultSources.sol";
import {ISourceAdapter} from "../../src/adapters/ISourceAdapter.sol";
import {AdapterFactory} from "../../src/adapters/AdapterFactory.sol";
import {SandboxUSDC} from "../../src/sandbox/SandboxUSDC.sol";
import {Test} from "../Test.sol";
import {AdversaryFund} from "./AdversaryFund.sol";
import {AdversarySource} from "./AdversarySource.sol";
import {Snapshots} from "./Snapshots.sol";

/// A vault over sources whose true prices are known, and who holds what of it, at those prices.
///
/// ALICE holds and never acts. BOB holds and queues what he likes, and is paid when others choose. CAROL comes and
/// goes. MALLORY is listed like they, and works with EVE, who is not. Nobody earns anything but by what sources
/// gain; so whatever an actor has more after an action than before it, others have less.
///
/// What an action may cost those who did not act, in native units of the asset:
/// - ROUNDING, for the four quotients of which a holder's wealth is made here, each rounded down;
/// - a source's exit fee on its whole position (`unpaidExitFees`): whether a NAV counts it is the adapter's choice;
/// - in kind, MOST_BAND_BPS of the positions that cannot be priced, whose last price is what counts;
/// - in a rebalance, their part of what moves lose, which for all together stays within the day's budget.
/// What it may cost those who act, or are paid out of the queue: MOST_BAND_BPS of all positions, in proportion to
/// what they move, because entry is at the higher and exit at the lower of a source's price and the one recorded;
/// and, who leaves while a source is written off, his part of that source. The queue takes that of nobody while anybody
/// could reinstate the source. Who takes in kind says how many shares it may burn, and loses no more than these either.
abstract contract MicroVaultWorld is Test {
    Snapshots internal constant SNAPSHOTS = Snapshots(address(vm));

    uint256 internal constant ALICE = 0;
    uint256 internal constant BOB = 1;
    uint256 internal constant CAROL = 2;
    uint256 internal constant MALLORY = 3;
    uint256 internal constant EVE = 4;
    uint256 internal constant ACTORS = 5;
    address internal constant KEEPER = address(0x4EE9E4);

    uint256 internal constant SOURCES = 3; // two that pay at once, and a fund
    uint256 internal constant FUND = 2;
    uint256 internal constant MAX = type(uint256).max;
    uint256 internal constant RICH = 1e15;
    uint256 internal constant BPS = 10_000;
    uint16 internal constant STEP = 20; // basis points that a price may move
    uint256 internal constant MOST_BAND_BPS = 6 * STEP; // however long nobody looked
    uint32 internal constant AGE = 3 days;
    uint256 internal constant ROUNDING = 4;
    uint256 internal constant MOVE_ROUNDING = 2 * 3 * 4; // an exit and an entry of each source
    uint256 internal constant DAILY_LOSS_BPS = 2 * 10; // of entries, and of exits

    SandboxUSDC internal token;
    AdversarySource[2] internal pools;
    AdversaryFund internal fund;
    MicroVault internal vault;
    address[SOURCES] internal adapters;
    /// Source shares given to an adapter: no part of its position, and lost.
    uint256[SOURCES] internal given;

    struct Holdings {
        uint256[ACTORS] wealth; // at true prices
        uint256[ACTORS] cash;
        uint256[ACTORS] shares; // in hand and queued
        uint256 supply;
        uint256 truth; // what the vault has, at true prices
    }

    function setUpWorld() internal {
        vm.warp(1_700_000_000);
        token = new SandboxUSDC(address(this));
        token.setMinter(address(this), true);
        AdapterFactory.Spec[] memory specs = new AdapterFactory.Spec[](SOURCES);
        for (uint256 i = 0; i < 2; i++) {
            pools[i] = new AdversarySource(IERC20(address(token)));
            token.setMinter(address(pools[i]), true);
            specs[i] = AdapterFactory.Spec(idOf(i), address(pools[i]), AdapterFactory.Kind.ERC4626, STEP, 0);
        }
        fund = new AdversaryFund(address(token));
        token.setMinter(address(fund), true);
        specs[FUND] = AdapterFactory.Spec(idOf(FUND), address(fund), AdapterFactory.Kind.ERC7540, STEP, AGE);
        vault = new MicroVault(
            MicroVault.Config("Vault", "V", address(token), address(this), KEEPER, specs), new AdapterFactory()
        );
        MicroVaultSourceView[] memory list = vault.sources();
        for (uint256 i = 0; i < SOURCES; i++) {
            adapters[i] = list[i].adapter;
        }
        for (uint256 i = 0; i < ACTORS; i++) {
            token.mint(actor(i), RICH);
            if (i != EVE) vault.addShareholder(actor(i), vault.version());
            vm.startPrank(actor(i));
            token.approve(address(vault), MAX);
            token.approve(address(pools[0]), MAX);
            token.approve(address(pools[1]), MAX);
            vm.stopPrank();
        }
    }

    function actor(uint256 i) public pure returns (address) {
        return [address(0xA11CE), address(0xB0B), address(0xCA401), address(0xBAD), address(0xE7E)][i];
    }

    function idOf(uint256 i) internal pure returns (bytes32) {
        return keccak256(abi.encode("source", i));
    }

    function allIds() internal pure returns (bytes32[] memory ids) {
        ids = new bytes32[](SOURCES);
        for (uint256 i = 0; i < SOURCES; i++) {
            ids[i] = idOf(i);
        }
    }

    // ---------------------------------------------------------------------- what is there

    /// What the vault has in a source: at the true price, or at the one that the source says.
    function positionWorth(uint256 i, bool atTruth) internal view returns (uint256) {
        if (i != FUND) {
            uint256 shares = pools[i].balanceOf(adapters[i]) - given[i];
            return atTruth ? pools[i].trueWorth(shares) : pools[i].saidWorth(shares);
        }
        AdversaryFund.Account memory a = fund.account(adapters[FUND]);
        uint256 units = fund.balanceOf(adapters[FUND]) - given[FUND] + a.pendingShares + a.claimableShares;
        return (atTruth ? fund.trueWorth(units) : fund.saidWorth(units)) + a.pendingAssets + a.claimableAssets;
    }

    function trueAssets() internal view returns (uint256 total) {
        total = token.balanceOf(address(vault));
        for (uint256 i = 0; i < SOURCES; i++) {
            total += positionWorth(i, true);
        }
    }

    /// What the sources would keep of the positions if they were left now.
    function unpaidExitFees() internal view returns (uint256 total) {
        for (uint256 i = 0; i < 2; i++) {
            total += positionWorth(i, true) * pools[i].exitFeeBps() / BPS;
        }
    }

    /// What lies in sources that cannot be priced now, because they are wrong or say nothing.
    function unpriceable() internal view returns (uint256 total) {
        for (uint256 i = 0; i < SOURCES; i++) {
            if (glitching(i) || unreadable(i) || (i == FUND && fund.claimsShut())) total += positionWorth(i, true);
        }
    }

    function writtenOffWorth() internal view returns (uint256 total) {
        MicroVaultSourceView[] memory list = vault.sources();
        for (uint256 i = 0; i < SOURCES; i++) {
            if (list[i].writtenOff) total += positionWorth(i, true);
        }
    }

    /// Whether anybody can have something back that is written off: the queue waits for that.
    function reinstatable() internal view returns (bool) {
        MicroVaultSourceView[] memory list = vault.sources();
        for (uint256 i = 0; i < SOURCES; i++) {
            ISourceAdapter.Position memory p = list[i].position;
            bool back = list[i].readable && p.sound == 1 && p.held + p.pendingIn + p.claimable > 0;
            if (list[i].writtenOff && back) return true;
        }
        return false;
    }

    function glitching(uint256 i) internal view returns (bool) {
        return i == FUND ? fund.said() != fund.truth() : pools[i].said() != pools[i].truth();
    }

    function unreadable(uint256 i) internal view returns (bool) {
        return i == FUND ? fund.unreadable() : pools[i].unreadable();
    }

    function holdings() internal view returns (Holdings memory h) {
        h.truth = trueAssets();
        h.supply = vault.totalSupply();
        for (uint256 id = vault.queueHead(); id < vault.queueTail(); id++) {
            MicroVault.Request memory r = vault.redeemRequest(id);
            for (uint256 i = 0; r.shares > 0 && i < ACTORS; i++) {
                if (r.owner == actor(i)) h.shares[i] += r.shares;
            }
        }
        for (uint256 i = 0; i < ACTORS; i++) {
            address a = actor(i);
            h.shares[i] += vault.balanceOf(a);
            h.cash[i] = token.balanceOf(a);
            h.wealth[i] = h.cash[i] + h.shares[i] * (h.truth + 1) / (h.supply + 1e6)
                + pools[0].trueWorth(pools[0].balanceOf(a)) + pools[1].trueWorth(pools[1].balanceOf(a))
                + fund.trueWorth(fund.balanceOf(a));
        }
        // They are one: what MALLORY asks for may be paid to EVE.
        h.wealth[MALLORY] += h.wealth[EVE];
        h.cash[MALLORY] += h.cash[EVE];
        h.wealth[EVE] = h.cash[EVE] = 0;
    }

    // ------------------------------------------------------------------ what it is to be

    /// Every share is somebody's, the escrow holds what is queued, and the NAV is the sum of its parts.
    function assertBooks() internal view {
        Holdings memory h = holdings();
        uint256 shares = 0;
        for (uint256 i = 0; i < ACTORS; i++) {
            shares += h.shares[i];
        }
        vm.assertTrue(shares == h.supply, "shares that are nobody's");
        uint256 queued = 0;
        for (uint256 id = vault.queueHead(); id < vault.queueTail(); id++) {
            queued += vault.redeemRequest(id).shares;
        }
        vm.assertTrue(queued == vault.balanceOf(address(vault)), "the escrow is not what is queued");
        vm.assertTrue(queued == vault.queuedShares(), "queuedShares is not what is queued");
        uint256 total = vault.idle();
        MicroVaultSourceView[] memory list = vault.sources();
        for (uint256 i = 0; i < SOURCES; i++) {
            total += list[i].worth;
        }
        vm.assertTrue(total == vault.totalAssets(), "the NAV is not the sum of its parts");
    }

    /// A NAV that is sound misses nothing of what the sources say there is, but for what is written off.
    function assertNavIsWhole() internal view {
        if (!vault.navIsSound()) return;
        uint256 there = vault.idle();
        MicroVaultSourceView[] memory list = vault.sources();
        for (uint256 i = 0; i < SOURCES; i++) {
            if (list[i].writtenOff) continue;
            vm.assertTrue(!unreadable(i) || positionWorth(i, true) == 0, "sound, and a source cannot be read");
            there += positionWorth(i, false);
        }
        vm.assertTrue(vault.totalAssets() + unpaidExitFees() + ROUNDING >= there, "sound, and assets are missing");
        vm.assertTrue(vault.totalAssets() <= there + ROUNDING, "sound, and assets that are not there");
    }
}
