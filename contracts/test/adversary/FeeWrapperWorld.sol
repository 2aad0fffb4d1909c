// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {FeeWrapper} from "../../src/FeeWrapper.sol";
import {SandboxUSDC} from "../../src/sandbox/SandboxUSDC.sol";
import {Test} from "../Test.sol";
import {AdversarySource} from "./AdversarySource.sol";
import {Snapshots} from "./Snapshots.sol";

/// A wrapper over a source whose true price is known, and what everybody has at true prices and after fees: looked at
/// after each action.
///
/// ALICE holds and never acts. BOB and MALLORY come and go, and MALLORY also tries what she could do and does what
/// brings her, or the fees' recipient, most. What must hold:
/// - nobody's action, nor time, costs anybody else more than ROUNDING units and the management fee's formula;
/// - over any path of the true price a holder has at least what is left if each new height, since he came, is
///   charged once, at the highest fee there was: nothing is charged twice, and nothing for others' gains;
/// - while the price is above the mark, previews count the whole fee on it (`leastFee`): nobody leaves without having
///   paid;
/// - a price that is wrong for a moment, and right again before any time has passed, costs nobody anything, whatever the fee
///   becomes in it: but for a raise, of a gain that no movement had seen, and where nobody had come for days, for what
///   vests, is forgotten and is paid for the management at that price, for those days.
///
/// A fee in escrow that is given back goes to all shares there are then. Who comes in between gets a part of what
/// others paid: it costs them at most the part of the escrow that they no longer are of all shares (`diluted`).
/// A gain that no movement has charged yet is charged when one comes, which comes after the time that has passed: what
/// was charged before has vested by then, and is somebody's who gains as well (`unchargedByTime`).
/// So few shares that nothing is charged on them are measured from whatever price there is when more come: whoever
/// holds them may pay the fee on a price that was wrong then.
abstract contract FeeWrapperWorld is Test {
    Snapshots internal constant SNAPSHOTS = Snapshots(address(vm));

    uint256 internal constant ALICE = 0;
    uint256 internal constant BOB = 1;
    uint256 internal constant MALLORY = 2;
    uint256 internal constant TREASURY = 3;
    uint256 internal constant ACTORS = 5; // two treasuries
    uint256 internal constant BPS = 10_000;
    uint256 internal constant YEAR = 365 days;
    uint256 internal constant MAX = type(uint256).max;
    uint256 internal constant RICH = 1e16;
    uint16 internal constant MOST_FEE_BPS = 2_000;
    /// Units that an action may cost others: ten that the source may keep of a deposit, and of quotients.
    uint256 internal constant ROUNDING = 14;
    uint256 internal constant MOST_VESTED = 3.5 days;
    uint256 internal constant TERMS_SLOT = 7; // of the wrapper: the fees and the mark; two later, the former fees
    /// Shares that are worth so little that no fee is charged on them, twice.
    uint256 internal constant FEW_SHARES = 2e18;

    SandboxUSDC internal token;
    AdversarySource internal source;
    FeeWrapper public wrapper;

    uint256[ACTORS] internal worth; // of the shares, when last looked at
    uint256[ACTORS] internal shares;
    uint256[ACTORS] internal cash; // and source shares
    uint256[ACTORS] internal least; // of the shares, in 1e-12 units: what a holder has at least
    uint256[ACTORS] internal diluted; // shares that others' fee given back is less by
    uint256[ACTORS] internal height; // the true price from which on a holder is charged
    uint256 internal price; // the true one, when last looked at
    uint256 internal lookedAt;
    uint256 internal accruedAt; // the last accrual, when last looked
    uint256 internal accruedPrice; // after fees, when they were last charged
    uint256 internal accruedTruth;
    uint256 internal blindSteps; // looked while the source was wrong or said nothing
    uint256 internal uncharged; // part of the price that is a gain not charged yet, in 1e18ths, when last looked
    uint256 internal feeBefore; // the performance fee, as well
    uint256 internal spared; // what of the price a former fee spares, in 1e18ths, as well
    uint256 internal quiet; // seconds from the last accrual to the wrong price
    bool internal wereFew; // shares, when last looked
    uint256 public steps;

    event Cost(uint256 actor, uint256 has, uint256 least);

    function setUpWorld() internal {
        vm.warp(1_700_000_000);
        token = new SandboxUSDC(address(this));
        token.setMinter(address(this), true);
        source = new AdversarySource(IERC20(address(token)));
        token.setMinter(address(source), true);
        FeeWrapper.Config memory c;
        c.source = IERC4626(address(source));
        c.owner = address(this);
        c.feeRecipient = actor(TREASURY);
        (c.performanceFeeBps, c.managementFeeBps) = (MOST_FEE_BPS, 100);
        (c.maxPerformanceFeeBps, c.maxManagementFeeBps) = (MOST_FEE_BPS, 100);
        (c.feeRaiseDelay, c.name, c.symbol) = (2 days, "Wrapper", "W");
        wrapper = new FeeWrapper(c);
        address[] memory users = new address[](3);
        for (uint256 i = 0; i < 3; i++) {
            users[i] = actor(i);
            token.mint(users[i], RICH);
            vm.startPrank(users[i]);
            token.approve(address(wrapper), MAX);
            token.approve(address(source), MAX);
            vm.stopPrank();
        }
        wrapper.setAllowed(users, true);
        price = truePrice();
        lookedAt = accruedAt = block.timestamp;
        (accruedPrice, accruedTruth) = (wrapper.pricePerShare(), price);
        for (uint256 i = 0; i < ACTORS; i++) {
            cash[i] = cashOf(i);
            height[i] = price;
        }
    }

    function actor(uint256 i) public pure returns (address) {
        return [address(0xA11CE), address(0xB0B), address(0xBAD), address(0x7EA5), address(0x7EA6)][i];
    }

    // ----------------------------------------------------------------------- who has what

    /// What a share of the source is worth to who has to leave it.
    function truePrice() internal view returns (uint256) {
        return source.truth() * (BPS - source.exitFeeBps());
    }

    function cashOf(uint256 i) internal view returns (uint256) {
        return token.balanceOf(actor(i))
            + source.trueWorth(source.balanceOf(actor(i))) * (BPS - source.exitFeeBps()) / BPS;
    }

    /// What fees of the management are due of all, in 1e18ths, `elapsed` seconds after the last accrual.
    function kept(uint256 elapsed) internal view returns (uint256) {
        return 1e18 - elapsed * 1e18 * wrapper.managementFeeBps() / (BPS * YEAR);
    }

    function blind() internal view returns (bool) {
        return source.said() != source.truth() || source.unreadable();
    }

    /// Before and after what somebody does. ACTORS is nobody of them; a gift is no loss.
    modifier step(uint256 who, bool gift) {
        look(ACTORS);
        _;
        look(gift ? ACTORS : who);
        if (blind()) accruedPrice = 0;
        else if (wrapper.lastAccrual() == block.timestamp) rememberCharged();
    }

    /// The price when everything was charged, if it is: it was not if the last movement saw another price.
    function rememberCharged() internal {
        uint256 share = wrapper.pricePerShare();
        bool all = share <= wrapper.highWaterMark() * 1e3 + share / 1e9;
        (accruedPrice, accruedTruth) = (all ? share : 0, price);
    }

    /// Compares with what there was when last looked, and remembers what there is.
    function look(uint256 who) internal {
        steps++;
        if (blind()) {
            if (blindSteps == 0) quiet = block.timestamp - wrapper.lastAccrual();
            blindSteps++;
            return;
        }
        uint256 share = wrapper.pricePerShare();
        uint256 true_ = truePrice();
        bool few = wrapper.totalAssets() * 1e30 / share < FEW_SHARES;
        if (!few && !wereFew) checkPreview(share, true_);
        for (uint256 i = 0; i < ACTORS; i++) {
            uint256 held = wrapper.balanceOf(actor(i));
            uint256 has = worthOf(held, share);
            if (i == who && blindSteps == 0 && true_ == price) {
                vm.assertTrue(
                    has + cashOf(i) + ROUNDING >= worth[i] + cash[i], "who acts has paid more than was told"
                );
            }
            if (held != shares[i]) follow(i, has);
            else check(i, has, true_);
            (worth[i], cash[i], shares[i]) = (has, cashOf(i), held);
            if (true_ > height[i] || held == 0 || few) height[i] = true_;
        }
        (price, lookedAt, blindSteps, wereFew) = (true_, block.timestamp, 0, few);
        uint256 mark = wrapper.highWaterMark() * 1e3;
        uncharged = share > mark ? (share - mark) * 1e18 / share : 0;
        feeBefore = wrapper.performanceFeeBps();
        spared = sparedOf(share, mark);
        accruedAt = wrapper.lastAccrual();
    }

    /// Others have become less of all shares while a fee is in escrow: they get so much less of it back.
    modifier entered() {
        (uint256 escrow, uint256 all) = (escrowed(), supply());
        _;
        uint256 more = supply();
        if (escrow == 0 || more <= all) return;
        for (uint256 i = 0; i < ACTORS; i++) {
            if (all <= escrow) continue;
            uint256 part = escrow * shares[i] / (all - escrow) * (more - all) / (more - escrow) + 1;
            diluted[i] += part;
        }
    }

    /// The shares that are charged and may still be given back. A wrapper of the version before has none.
    function escrowed() internal view returns (uint256 escrow) {
        if (source.unreadable()) return 0;
        (bool ok, bytes memory answer) = address(wrapper).staticcall(abi.encodeWithSignature("escrow()"));
        if (ok && answer.length >= 32) escrow = abi.decode(answer, (uint256));
    }

    /// All shares, those charged and not minted included.
    function supply() internal view returns (uint256) {
        if (source.unreadable()) return 0;
        return (wrapper.totalAssets() + 1) * 1e30 / wrapper.pricePerShare();
    }

    /// What is left, after fees, of a price above the mark is what the formula says, before anybody moves.
    function checkPreview(uint256 share, uint256 true_) internal view {
        if (accruedPrice == 0 || wrapper.lastAccrual() == block.timestamp || wrapper.totalAssets() < 100e6) return;
        uint256 gross = accruedPrice * true_ / accruedTruth * kept(block.timestamp - wrapper.lastAccrual()) / 1e18;
        uint256 mark = wrapper.highWaterMark() * 1e3;
        if (gross <= mark) return;
        uint256 net = mark + (gross - mark) * (1e18 - leastFee(mark)) / 1e18;
        // What rememberCharged takes for nothing above the mark, 1e-9 of the price, was a gain with its fee.
        uint256 most = net + net * ROUNDING / wrapper.totalAssets() + net * MOST_FEE_BPS / BPS / 1e9;
        vm.assertTrue(share <= most, "a gain can be taken out uncharged");
    }

    /// What is charged at least of a gain above the mark, in 1e18ths: the fee's part, less what the escrow's shares gain
    /// of it, which were charged from the floor on. A former fee that is lower may hold for some of it.
    function leastFee(uint256 mark) internal view returns (uint256) {
        (, uint256 floor) = wrapper.escrow();
        (uint256 bps, uint256 former) = (wrapper.performanceFeeBps(), formerFee());
        if (former < bps) bps = former;
        return floor * 1e3 * bps * 1e18 / (mark * BPS);
    }

    /// The fee up to where it was charged before, which no view of the wrapper tells.
    function formerFee() internal view returns (uint256 bps) {
        uint256 terms = uint256(vm.load(address(wrapper), bytes32(TERMS_SLOT)));
        vm.assertTrue(uint80(terms >> 88) == wrapper.highWaterMark(), "the wrapper's storage lies otherwise");
        if (uint8(terms >> 40) == 0) return MOST_FEE_BPS;
        uint256 former = uint256(vm.load(address(wrapper), bytes32(TERMS_SLOT + 2)));
        return uint80(former) == 0 ? MOST_FEE_BPS : uint16(former >> 80);
    }

    /// What a former fee, which holds up to where it was charged before, spares of the fee on a gain that is not charged yet,
    /// in 1e18ths of the price. What is left of the gain is of BPS less the fee.
    function sparedOf(uint256 share, uint256 mark) internal view returns (uint256) {
        uint256 to = uint80(uint256(vm.load(address(wrapper), bytes32(TERMS_SLOT + 2)))) * 1e3;
        uint256 former = formerFee();
        if (to > share) to = share;
        if (to <= mark || former >= feeBefore) return 0;
        return (to - mark) * 1e18 / share * (feeBefore - former) / (BPS - MOST_FEE_BPS);
    }

    /// What a gain that is not charged yet may be charged more, of each 1e18 of worth, because time has passed. The fee on
    /// a gain is gain * bps * floor / mark; the floor is at most the mark, and rises by at most its elapsed part of a year,
    /// for 3.5 days at most. What is left of the gain is the gain less the fee, which is why this is of BPS less the fee.
    function unchargedByTime() internal view returns (uint256 cost) {
        uint256 elapsed = block.timestamp - lookedAt;
        if (elapsed > MOST_VESTED) elapsed = MOST_VESTED;
        uint256 fee = uncharged * MOST_FEE_BPS / (BPS - MOST_FEE_BPS);
        cost = fee * elapsed / YEAR;
    }

    /// Somebody has come, gone or received: his least goes with what he holds.
    function follow(uint256 i, uint256 has) internal {
        if (has > worth[i]) {
            least[i] += (has - worth[i]) * 1e12;
            if (price < height[i]) height[i] = price;
        } else {
            least[i] = worth[i] == 0 ? 0 : least[i] * has / worth[i];
        }
    }

    /// Somebody who did nothing has what he had, after the price's way and the management fee, or more.
    function check(uint256 i, uint256 has, uint256 true_) internal {
        uint256 rounding = ROUNDING * (1 + blindSteps);
        uint256 remains = kept(block.timestamp - lookedAt);
        uint256 net = true_;
        if (true_ > height[i]) net = height[i] + (true_ - height[i]) * (BPS - MOST_FEE_BPS) / BPS;
        least[i] = least[i] * net / price * remains / 1e18;
        uint256 back = worthOf(diluted[i], wrapper.pricePerShare()) + (diluted[i] == 0 ? 0 : 1);
        diluted[i] = 0;
        // Of the least, too: a recovery of what is not charged yet is charged like the rest of it.
        back += worth[i] * unchargedByTime() / 1e18;
        // The management fee is a part of all for the time since the last accrual, so a part of what it has left of what was
        // looked at; and it lowers the price, for which at most a quarter of it is given back after it.
        rounding += worth[i] * (1e18 - remains) / 1e18 * (1e18 - kept(block.timestamp - accruedAt)) / 0.8e18;
        // A raise that is applied at a wrong price is for a gain that no movement had seen, too: the difference of the two fees
        // on it. What is left of it is of BPS less the fee.
        if (blindSteps > 0 && wrapper.performanceFeeBps() > feeBefore) {
            back += worth[i] * uncharged / 1e18 * (wrapper.performanceFeeBps() - feeBefore) / (BPS - MOST_FEE_BPS);
        }
        // What was in escrow of another price, which nobody saw fall, vests for so long as the floor may rise. The floor is
        // a price after fees, so what was charged for a rise of it is of BPS less the fee.
        uint256 vested = quiet < MOST_VESTED ? quiet : MOST_VESTED;
        if (blindSteps > 0) back += worth[i] * MOST_FEE_BPS * vested / ((BPS - MOST_FEE_BPS) * YEAR);
        // Of a fee from before a raise as much of the way is forgotten, as if that price were right.
        if (blindSteps > 0) back += worth[i] * spared / 1e18 * vested / (2 * MOST_VESTED);
        // And the management fee of that time was for all shares, so for those in escrow, too: at most the fee's part of all.
        if (blindSteps > 0) back += worth[i] * (1e18 - kept(quiet)) / kept(quiet) * MOST_FEE_BPS / (BPS - MOST_FEE_BPS);
        if (wereFew) back += worth[i] * MOST_FEE_BPS / BPS + 1;
        least[i] = least[i] > back * 1e12 ? least[i] - back * 1e12 : 0;
        uint256 due = least[i] / 1e12;
        rounding += back;
        // With the price as it was, nothing but time has cost him anything.
        if (true_ == price && worth[i] * remains / 1e18 > due) due = worth[i] * remains / 1e18;
        if (has + rounding < due) {
            emit Cost(i, has, due);
            vm.assertTrue(false, i == ALICE ? "who holds lost by others" : "a holder lost by others");
        }
        if (has * 1e12 < least[i]) least[i] = has * 1e12; // a number for each step
    }

    function worthOf(uint256 held, uint256 share) internal pure returns (uint256) {
        return held * share / 1e30;
    }
}
