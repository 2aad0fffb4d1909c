// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {End, SandboxBridgeSetup} from "./SandboxBridgeSetup.sol";

/// Burns and messages between two ends of the bridge, in any order and as often as one likes.
contract SandboxBridgeHandler is SandboxBridgeSetup {
    struct Flight {
        bytes message; // as it was sent
        bytes filled; // as it was last attested
        bool received;
    }

    Flight[] private _flights;
    uint256 public inFlight;
    uint256 public given;
    uint256 public received;

    constructor() {
        give(here, ALICE, 500e6);
        give(there, ALICE, 500e6);
        given = 1_000e6;
    }

    function supply() external view returns (uint256) {
        return here.usdc.totalSupply() + there.usdc.totalSupply();
    }

    function ends(bool back) private view returns (End memory from, End memory to) {
        return back ? (there, here) : (here, there);
    }

    function burns(bool back, uint256 amount, uint256 maxFee, bool fast) external {
        (End memory from, End memory to) = ends(back);
        uint256 most = from.usdc.balanceOf(ALICE);
        if (most == 0) return;
        amount = bound(amount, 1, most);
        bytes memory message = burn(from, to, amount, bound(maxFee, 0, amount - 1), fast ? FAST : FINALIZED);
        _flights.push(Flight(message, "", false));
        inFlight += amount;
    }

    /// Brings a message in, once more maybe, with any fee; and Bob gives Alice what he got.
    function receives(uint256 which, uint256 fee, uint256 expiration, bool fast, bool again) external {
        if (_flights.length == 0) return;
        Flight storage f = _flights[which % _flights.length];
        (End memory from, End memory to) = ends(uint8(f.message[7]) == there.domain);
        uint256 amount = number(f.message, 68);
        uint256 maxFee = number(f.message, 132);
        fee = bound(fee, 0, amount + 1);
        expiration = bound(expiration, 0, block.number * 2);
        bytes memory message = f.filled;
        if (!again || message.length == 0) message = attested(f, fast ? FAST : FINALIZED, fee, expiration);
        fee = number(message, 164);
        expiration = number(message, 196);
        bool allowed = !f.received && fee <= maxFee && (expiration == 0 || expiration > block.number);
        uint256 collected = to.usdc.balanceOf(COLLECTOR);
        try to.transmitter.receiveMessage(message, attest(message)) {
            vm.assertTrue(allowed, "received against the rules");
        } catch {
            vm.assertFalse(allowed);
            return;
        }
        f.received = true;
        received++;
        inFlight -= amount;
        vm.assertEq(to.usdc.balanceOf(COLLECTOR) - collected, fee);
        vm.assertEq(to.usdc.balanceOf(BOB), amount - fee);
        vm.assertTrue(address(from.usdc) != address(to.usdc));
        vm.prank(BOB);
        to.usdc.transfer(ALICE, amount - fee);
    }

    function rolls(uint256 blocks) external {
        vm.roll(block.number + bound(blocks, 1, 10));
    }

    /// The attesters give a message its nonce once, and sign it as often as they are asked.
    function attested(Flight storage f, uint32 executed, uint256 fee, uint256 expiration)
        private
        returns (bytes memory message)
    {
        uint256 last = nonces;
        message = fill(bytes.concat(f.message), executed, fee, expiration);
        if (f.filled.length > 0) {
            nonces = last;
            for (uint256 i = 12; i < 44; i++) {
                message[i] = f.filled[i];
            }
        }
        f.filled = message;
    }

    function number(bytes memory message, uint256 place) private pure returns (uint256 n) {
        for (uint256 i = 0; i < 32; i++) {
            n = n << 8 | uint8(message[148 + place + i]);
        }
    }
}

/// forge-config: default.invariant.runs = 24
/// forge-config: default.invariant.depth = 64
/// forge-config: default.invariant.fail-on-revert = true
contract SandboxBridgeInvariantsTest {
    SandboxBridgeHandler private _handler = new SandboxBridgeHandler();

    function targetContracts() external view returns (address[] memory list) {
        list = new address[](1);
        list[0] = address(_handler);
    }

    /// What was burnt and not yet minted is in flight, whichever way it goes: nothing is made or lost between the ends.
    function invariant_WhatIsMissingIsInFlight() public view {
        require(_handler.supply() + _handler.inFlight() == _handler.given(), "made or lost");
    }
}
