// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {FeeWrapper} from "../src/FeeWrapper.sol";
import {SandboxUSDC} from "../src/sandbox/SandboxUSDC.sol";
import {SandboxVault} from "../src/sandbox/SandboxVault.sol";
import {Test} from "./Test.sol";

/// Does to a wrapper what anyone can, in any order: holders, strangers, the owner, time and the source's fortune.
/// Nothing it does may revert. It keeps its own books of who paid in and got out what.
contract FeeWrapperHandler is Test {
    uint256 private constant BPS = 10_000;
    uint256 private constant YEAR = 365 days;

    FeeWrapper public immutable wrapper;
    SandboxVault public immutable source;
    SandboxUSDC public immutable token;
    /// Whether the source may gain and lose.
    bool private immutable fortune;

    address[3] public holders = [address(0xA11CE), address(0xB0B), address(0xCA401)];
    address[2] public treasuries = [address(0x7EA5), address(0x7EA6)];
    /// What a holder has paid for what he holds, received transfers at their worth included; below zero is profit.
    mapping(address => int256) public spent;
    /// Movements of a holder, each of which may round one unit away.
    uint256 public movements;
    uint256 private known; // charged shares when the last step was done

    constructor(FeeWrapper wrapper_, SandboxVault source_, SandboxUSDC token_, bool fortune_) {
        (wrapper, source, token, fortune) = (wrapper_, source_, token_, fortune_);
    }

    /// What the step before it left due must be within the formula; afterwards nothing is due.
    modifier step() {
        uint256 due = wrapper.pendingFees() - known;
        if (due != 0) {
            uint256 supply = wrapper.totalSupply() + known;
            uint256 worth = wrapper.totalAssets() + 1;
            uint256 price = worth * 1e27 / (supply + 1e12);
            uint256 mark = wrapper.highWaterMark();
            uint256 most = worth * wrapper.managementFeeBps() * (block.timestamp - wrapper.lastAccrual()) / (BPS * YEAR);
            if (price > mark) most += (price - mark) * supply / 1e27 * wrapper.performanceFeeBps() / BPS;
            vm.assertLe(due * worth / (supply + due + 1e12), most + 1);
        }
        _;
        movements++;
        known = wrapper.pendingFees();
    }

    function deposit(uint256 who, uint256 to, uint256 assets) external step {
        address holder = pick(who);
        address receiver = pick(to);
        assets = bound(assets, 0, 1e13);
        if (!wrapper.allowed(holder) || wrapper.maxDeposit(receiver) == 0) return;
        token.mint(holder, assets);
        vm.startPrank(holder);
        token.approve(address(wrapper), assets);
        wrapper.deposit(assets, receiver);
        vm.stopPrank();
        // forge-lint: disable-next-line(unsafe-typecast)
        spent[receiver] += int256(assets);
    }

    function mint(uint256 who, uint256 shares) external step {
        address holder = pick(who);
        shares = bound(shares, 0, 1e25);
        if (wrapper.maxMint(holder) == 0) return;
        uint256 assets = wrapper.previewMint(shares);
        if (assets > 1e16) return; // after a great loss
        token.mint(holder, assets);
        vm.startPrank(holder);
        token.approve(address(wrapper), assets);
        wrapper.mint(shares, holder);
        vm.stopPrank();
        // forge-lint: disable-next-line(unsafe-typecast)
        spent[holder] += int256(assets);
    }

    function withdraw(uint256 who, uint256 assets) external step {
        address holder = pick(who);
        assets = bound(assets, 0, wrapper.maxWithdraw(holder));
        vm.prank(holder);
        wrapper.withdraw(assets, holder, holder);
        // forge-lint: disable-next-line(unsafe-typecast)
        spent[holder] -= int256(assets);
    }

    function redeem(uint256 who, uint256 shares) external step {
        address holder = pick(who);
        shares = bound(shares, 0, wrapper.maxRedeem(holder));
        vm.prank(holder);
        // forge-lint: disable-next-line(unsafe-typecast)
        spent[holder] -= int256(wrapper.redeem(shares, holder, holder));
    }

    function transfer(uint256 from, uint256 to, uint256 shares) external step {
        address holder = pick(from);
        address receiver = pick(to);
        if (!wrapper.allowed(receiver)) return;
        shares = bound(shares, 0, wrapper.balanceOf(holder));
        // forge-lint: disable-next-line(unsafe-typecast)
        int256 worth = int256(wrapper.convertToAssets(shares));
        vm.prank(holder);
        require(wrapper.transfer(receiver, shares));
        spent[holder] -= worth;
        spent[receiver] += worth + 1; // rounded down
    }

    function treasuryRedeems(uint256 which, uint256 shares) external step {
        address treasury = treasuries[which % 2];
        shares = bound(shares, 0, wrapper.maxRedeem(treasury));
        vm.prank(treasury);
        wrapper.redeem(shares, treasury, treasury);
    }

    function collect() external step {
        wrapper.collectFees();
    }

    function giveToWrapper(uint256 assets, bool asShares) external step {
        assets = bound(assets, 0, 1e12);
        token.mint(address(this), assets);
        if (!asShares) {
            require(token.transfer(address(wrapper), assets));
            return;
        }
        token.approve(address(source), assets);
        require(source.transfer(address(wrapper), source.deposit(assets, address(this))));
    }

    function list(uint256 who, bool allowed) external step {
        address[] memory users = new address[](1);
        users[0] = pick(who);
        wrapper.setAllowed(users, allowed);
    }

    function pause(bool paused) external step {
        wrapper.setEntryPaused(paused && movements % 4 == 0);
    }

    function setFees(uint16 performanceFeeBps, uint16 managementFeeBps) external step {
        wrapper.setFees(uint16(performanceFeeBps % 5_001), uint16(managementFeeBps % 101));
    }

    function applyFees() external step {
        (,, uint64 effectiveAt) = wrapper.feeRaise();
        bool inTime = block.timestamp >= effectiveAt && block.timestamp <= effectiveAt + 14 days;
        if (effectiveAt != 0 && inTime) wrapper.applyFeeRaise();
    }

    function setRecipient(uint256 which) external step {
        wrapper.setFeeRecipient(treasuries[which % 2]);
    }

    function wait(uint256 time) external step {
        vm.warp(block.timestamp + time % 60 days);
    }

    function limit(uint256 liquidity) external step {
        source.setLiquidity(liquidity % 4 == 0 ? bound(liquidity, 0, 1e13) : type(uint256).max);
    }

    function gain(uint256 bps) external step {
        if (fortune) source.setNav(source.totalAssets() * (BPS + bps % 1_000) / BPS);
    }

    function lose(uint256 bps) external step {
        if (fortune) source.setNav(source.totalAssets() * (BPS - bps % 3_000) / BPS);
    }

    function giveToSource(uint256 assets) external step {
        if (fortune) token.mint(address(source), bound(assets, 0, 1e11));
    }

    function pick(uint256 who) private view returns (address) {
        return holders[who % holders.length];
    }
}
