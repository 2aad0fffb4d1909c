// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {SandboxMessageTransmitter} from "../src/sandbox/SandboxMessageTransmitter.sol";
import {SandboxTokenMessenger} from "../src/sandbox/SandboxTokenMessenger.sol";
import {SandboxTokenMinter} from "../src/sandbox/SandboxTokenMinter.sol";
import {SandboxUSDC} from "../src/sandbox/SandboxUSDC.sol";
import {Test, Vm} from "./Test.sol";

/// One end of the bridge.
struct End {
    uint32 domain;
    SandboxUSDC usdc;
    SandboxMessageTransmitter transmitter;
    SandboxTokenMinter minter;
    SandboxTokenMessenger messenger;
}

/// Two ends of the bridge in one EVM, and attesters of whom two of three must sign.
abstract contract SandboxBridgeSetup is Test {
    address internal constant ALICE = address(0xA);
    address internal constant BOB = address(0xB);
    address internal constant COLLECTOR = address(0xC);
    uint256 internal constant LIMIT = 1_000e6;
    uint32 internal constant FAST = 1000;
    uint32 internal constant FINALIZED = 2000;

    End internal here;
    End internal there;
    uint256[3] internal keys; // of the attesters, in ascending order of their addresses
    uint256 internal nonces;

    constructor() {
        keys = [uint256(1), 2, 3];
        for (uint256 i = 0; i < 2; i++) {
            for (uint256 j = 0; j < 2; j++) {
                if (vm.addr(keys[j]) > vm.addr(keys[j + 1])) (keys[j], keys[j + 1]) = (keys[j + 1], keys[j]);
            }
        }
        here = open(0);
        there = open(6);
        connect(here, there);
        connect(there, here);
    }

    function open(uint32 domain) private returns (End memory end) {
        address[] memory attesters = new address[](3);
        for (uint256 i = 0; i < 3; i++) {
            attesters[i] = vm.addr(keys[i]);
        }
        end.domain = domain;
        end.usdc = new SandboxUSDC(address(this));
        end.transmitter = new SandboxMessageTransmitter(address(this), domain, attesters, 2);
        end.minter = new SandboxTokenMinter(address(this));
        end.messenger =
            new SandboxTokenMessenger(address(this), address(end.transmitter), address(end.minter), COLLECTOR);
        end.minter.addLocalTokenMessenger(address(end.messenger));
        end.minter.setMaxBurnAmountPerMessage(address(end.usdc), LIMIT);
        end.usdc.setMinter(address(end.minter), true);
        end.usdc.setMinter(address(this), true);
    }

    function connect(End memory end, End memory to) private {
        end.messenger.addRemoteTokenMessenger(to.domain, word(address(to.messenger)));
        end.minter.linkTokenPair(address(end.usdc), to.domain, word(address(to.usdc)));
    }

    function word(address a) internal pure returns (bytes32) {
        return bytes32(uint256(uint160(a)));
    }

    function give(End memory end, address to, uint256 amount) internal {
        end.usdc.mint(to, amount);
        vm.prank(to);
        end.usdc.approve(address(end.messenger), type(uint256).max);
    }

    /// Burns Alice's and returns the message that was sent.
    function burn(End memory from, End memory to, uint256 amount, uint256 maxFee, uint32 finality)
        internal
        returns (bytes memory message)
    {
        vm.recordLogs();
        vm.prank(ALICE);
        from.messenger.depositForBurn(
            amount, to.domain, word(BOB), address(from.usdc), bytes32(0), maxFee, finality
        );
        return sent(from);
    }

    function sent(End memory from) internal returns (bytes memory message) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; i++) {
            if (logs[i].topics[0] != SandboxMessageTransmitter.MessageSent.selector) continue;
            vm.assertEq(logs[i].emitter, address(from.transmitter));
            return abi.decode(logs[i].data, (bytes));
        }
        revert("nothing was sent");
    }

    function put(bytes memory message, uint256 place, bytes memory value) internal pure {
        for (uint256 i = 0; i < value.length; i++) {
            message[place + i] = value[i];
        }
    }

    /// Fills in what attesters fill in.
    function fill(bytes memory message, uint32 executed, uint256 fee, uint256 expiration)
        internal
        returns (bytes memory)
    {
        put(message, 12, abi.encode(++nonces));
        put(message, 144, abi.encodePacked(executed));
        put(message, 148 + 164, abi.encode(fee));
        put(message, 148 + 196, abi.encode(expiration));
        return message;
    }

    function signature(uint256 which, bytes memory message) internal view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(keys[which], keccak256(message));
        return abi.encodePacked(r, s, v);
    }

    function attest(bytes memory message) internal view returns (bytes memory) {
        return bytes.concat(signature(0, message), signature(2, message));
    }

    function receiveAt(End memory to, bytes memory message) internal {
        vm.assertTrue(to.transmitter.receiveMessage(message, attest(message)));
    }

    function refuses(End memory to, bytes memory message, string memory why) internal {
        bytes memory attestation = attest(message);
        expect(why);
        to.transmitter.receiveMessage(message, attestation);
    }

    function expect(string memory why) internal {
        vm.expectRevert(abi.encodeWithSignature("Error(string)", why));
    }
}
