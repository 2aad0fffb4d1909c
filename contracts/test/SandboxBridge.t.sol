// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {SandboxMessageTransmitter} from "../src/sandbox/SandboxMessageTransmitter.sol";
import {SandboxTokenMessenger} from "../src/sandbox/SandboxTokenMessenger.sol";
import {SandboxBridgeSetup} from "./SandboxBridgeSetup.sol";
import {Vm} from "./Test.sol";

/// What a user, a relayer and the attesters of USDC see of the bridge.
contract SandboxBridgeTest is SandboxBridgeSetup {
    constructor() {
        give(here, ALICE, 10_000e6);
    }

    function testBurnsAndMints() public {
        bytes memory message = burn(here, there, 100e6, 1e6, FINALIZED);
        vm.assertEq(here.usdc.totalSupply(), 9_900e6);
        bytes memory body = abi.encodePacked(
            uint32(1), word(address(here.usdc)), word(BOB), uint256(100e6), word(ALICE), uint256(1e6), uint256(0), uint256(0)
        );
        bytes memory head = abi.encodePacked(
            uint32(1), here.domain, there.domain, bytes32(0), word(address(here.messenger)), word(address(there.messenger))
        );
        vm.assertEq(message, abi.encodePacked(head, bytes32(0), FINALIZED, uint32(0), body));

        message = fill(message, FINALIZED, 0, 0);
        receiveAt(there, message);
        vm.assertEq(there.usdc.balanceOf(BOB), 100e6);
        vm.assertEq(there.usdc.balanceOf(COLLECTOR), 0);
        vm.assertEq(there.transmitter.usedNonces(bytes32(nonces)), there.transmitter.NONCE_USED());
        vm.assertEq(there.transmitter.NONCE_USED(), 1);
        refuses(there, message, "Nonce already used");
    }

    function testTellsOfWhatHappens() public {
        vm.recordLogs();
        vm.prank(ALICE);
        here.messenger.depositForBurnWithHook(
            100e6, there.domain, word(BOB), address(here.usdc), word(BOB), 1e6, FAST, "hook"
        );
        Vm.Log[] memory logs = vm.getRecordedLogs();
        // Two transfers, the message, and then what it is about.
        vm.assertEq(logs.length, 4);
        vm.assertEq(logs[2].topics[0], keccak256("MessageSent(bytes)"));
        vm.assertEq(
            logs[3].topics[0],
            keccak256(
                "DepositForBurn(address,uint256,address,bytes32,uint32,bytes32,bytes32,uint256,uint32,bytes)"
            )
        );
        vm.assertEq(logs[3].topics[1], word(address(here.usdc)));
        vm.assertEq(logs[3].topics[2], word(ALICE));
        vm.assertEq(uint256(logs[3].topics[3]), FAST);
        vm.assertEq(
            logs[3].data,
            abi.encode(
                uint256(100e6), word(BOB), there.domain, word(address(there.messenger)), word(BOB), uint256(1e6), bytes("hook")
            )
        );

        bytes memory message = fill(abi.decode(logs[2].data, (bytes)), FAST, 7, block.number + 1);
        bytes memory attestation = attest(message);
        vm.recordLogs();
        vm.prank(BOB);
        there.transmitter.receiveMessage(message, attestation);
        logs = vm.getRecordedLogs();
        Vm.Log memory minted = logs[logs.length - 2];
        vm.assertEq(minted.topics[0], keccak256("MintAndWithdraw(address,uint256,address,uint256)"));
        vm.assertEq(minted.topics[1], word(BOB));
        vm.assertEq(minted.topics[2], word(address(there.usdc)));
        vm.assertEq(minted.data, abi.encode(uint256(100e6 - 7), uint256(7)));
        Vm.Log memory received = logs[logs.length - 1];
        vm.assertEq(
            received.topics[0], keccak256("MessageReceived(address,uint32,bytes32,bytes32,uint32,bytes)")
        );
        vm.assertEq(received.topics[1], word(BOB));
        vm.assertEq(uint256(received.topics[2]), nonces);
        vm.assertEq(uint256(received.topics[3]), FAST);
    }

    function testTakesTheFeeOfAFastMessage() public {
        receiveAt(there, fill(burn(here, there, 100e6, 1e6, FAST), FAST, 1e6, block.number + 1));
        vm.assertEq(there.usdc.balanceOf(BOB), 99e6);
        vm.assertEq(there.usdc.balanceOf(COLLECTOR), 1e6);
    }

    function testRefusesAFeeAboveTheGreatest() public {
        bytes memory message = burn(here, there, 100e6, 1e6, FAST);
        refuses(there, fill(message, FAST, 1e6 + 1, 0), "Fee exceeds max fee");
        refuses(there, fill(message, FINALIZED, 1e6 + 1, 0), "Fee exceeds max fee");
        refuses(there, fill(message, FAST, 100e6, 0), "Fee equals or exceeds amount");
    }

    function testRefusesWhatHasExpired() public {
        vm.roll(100);
        bytes memory message = burn(here, there, 100e6, 1e6, FAST);
        refuses(there, fill(message, FAST, 0, 100), "Message expired and must be re-signed");
        refuses(there, fill(message, FINALIZED, 0, 99), "Message expired and must be re-signed");
        receiveAt(there, fill(message, FAST, 0, 101));
    }

    function testRefusesTooLittleFinality() public {
        bytes memory message = burn(here, there, 100e6, 1e6, FAST);
        refuses(there, fill(message, 499, 0, 0), "Unsupported finality threshold");
        receiveAt(there, fill(message, 500, 0, 0));
    }

    function testOnlyTheNamedCallerBringsAMessageIn() public {
        vm.recordLogs();
        vm.prank(ALICE);
        here.messenger.depositForBurn(1e6, there.domain, word(BOB), address(here.usdc), word(BOB), 0, FAST);
        bytes memory message = fill(sent(here), FINALIZED, 0, 0);
        refuses(there, message, "Invalid caller for message");
        bytes memory attestation = attest(message);
        vm.prank(BOB);
        there.transmitter.receiveMessage(message, attestation);
        vm.assertEq(there.usdc.balanceOf(BOB), 1e6);
    }

    function testRefusesMessagesThatAreNotForIt() public {
        bytes memory message = burn(here, there, 100e6, 1e6, FINALIZED);
        refuses(there, message, "Nonce already used"); // zero is no nonce
        message = fill(message, FINALIZED, 0, 0);
        refuses(here, message, "Invalid destination domain");
        bytes memory other = bytes.concat(message);
        put(other, 0, hex"00000002");
        refuses(there, other, "Invalid message version");
        other = bytes.concat(message);
        put(other, 148, hex"00000002");
        refuses(there, other, "Invalid message body version");
        other = bytes.concat(message);
        put(other, 44, abi.encode(ALICE));
        refuses(there, other, "Remote TokenMessenger unsupported");
        other = bytes.concat(message);
        put(other, 4, hex"00000007");
        refuses(there, other, "Remote TokenMessenger unsupported");
        other = bytes.concat(message);
        put(other, 152, abi.encode(ALICE));
        refuses(there, other, "Mint token not supported");
        refuses(there, new bytes(147), "Invalid message: too short");
        refuses(there, "", "Invalid message: too short");
        other = new bytes(148 + 227);
        for (uint256 i = 0; i < 148; i++) {
            other[i] = message[i];
        }
        refuses(there, other, "Invalid burn message: too short");
        expect("Invalid message transmitter");
        there.messenger.handleReceiveFinalizedMessage(here.domain, word(address(here.messenger)), FINALIZED, "");
    }

    function testBelievesAttestersInAscendingOrderOnly() public {
        bytes memory message = fill(burn(here, there, 100e6, 1e6, FINALIZED), FINALIZED, 0, 0);
        bytes memory zero = signature(0, message);
        bytes memory one = signature(1, message);
        string memory order = "Invalid signature order or dupe";
        doubts(message, zero, "Invalid attestation length");
        doubts(message, bytes.concat(zero, one, signature(2, message)), "Invalid attestation length");
        doubts(message, bytes.concat(one, zero), order);
        doubts(message, bytes.concat(zero, zero), order);
        doubts(message, bytes.concat(zero, altered(one, 64, 29)), "ECDSA: invalid signature 'v' value");
        doubts(message, bytes.concat(zero, altered(one, 32, 0xff)), "ECDSA: invalid signature 's' value");
        there.transmitter.disableAttester(vm.addr(keys[1]));
        doubts(message, bytes.concat(zero, one), "Invalid signature: not attester");
        there.transmitter.receiveMessage(message, bytes.concat(zero, signature(2, message)));
    }

    function doubts(bytes memory message, bytes memory attestation, string memory why) private {
        expect(why);
        there.transmitter.receiveMessage(message, attestation);
    }

    function altered(bytes memory b, uint256 place, uint8 value) private pure returns (bytes memory copy) {
        copy = bytes.concat(b);
        copy[place] = bytes1(value);
    }

    function testKeepsEnoughAttesters() public {
        SandboxMessageTransmitter t = there.transmitter;
        expect("Invalid signature threshold");
        t.setSignatureThreshold(0);
        expect("New signature threshold too high");
        t.setSignatureThreshold(4);
        expect("Signature threshold already set");
        t.setSignatureThreshold(2);
        expect("Attester already enabled");
        t.enableAttester(vm.addr(keys[0]));
        expect("New attester must be nonzero");
        t.enableAttester(address(0));
        expect("Attester already disabled");
        t.disableAttester(ALICE);
        t.disableAttester(vm.addr(keys[0]));
        vm.assertEq(t.getNumEnabledAttesters(), 2);
        expect("Signature threshold is too low");
        t.disableAttester(vm.addr(keys[1]));
        t.setSignatureThreshold(1);
        t.disableAttester(vm.addr(keys[1]));
        expect("Too few enabled attesters");
        t.disableAttester(vm.addr(keys[2]));
    }

    function testTellsWhoAttests() public {
        SandboxMessageTransmitter t = there.transmitter;
        vm.assertEq(t.getEnabledAttester(0), vm.addr(keys[0]));
        vm.assertEq(t.getEnabledAttester(2), vm.addr(keys[2]));
        expect("EnumerableSet: index out of bounds");
        t.getEnabledAttester(3);
        vm.recordLogs();
        t.disableAttester(vm.addr(keys[0]));
        t.enableAttester(ALICE);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        vm.assertEq(logs[0].topics[0], keccak256("AttesterDisabled(address)"));
        vm.assertEq(logs[0].topics[1], word(vm.addr(keys[0])));
        vm.assertEq(logs[1].topics[0], keccak256("AttesterEnabled(address)"));
        vm.assertEq(logs[1].topics[1], word(ALICE));
        vm.assertEq(t.getEnabledAttester(0), vm.addr(keys[2])); // the last in the place of who has gone
        vm.assertEq(t.getEnabledAttester(2), ALICE);
        vm.assertTrue(t.isEnabledAttester(ALICE));
        vm.assertFalse(t.isEnabledAttester(vm.addr(keys[0])));
    }

    function deposit(uint256 amount, uint32 domain, bytes32 recipient, uint256 maxFee, string memory refusal) private {
        expect(refusal);
        vm.prank(ALICE);
        here.messenger.depositForBurn(amount, domain, recipient, address(here.usdc), bytes32(0), maxFee, FAST);
    }

    function testRefusesWrongDeposits() public {
        deposit(0, there.domain, word(BOB), 0, "Amount must be nonzero");
        deposit(1, there.domain, bytes32(0), 0, "Mint recipient must be nonzero");
        deposit(5, there.domain, word(BOB), 5, "Max fee must be less than amount");
        deposit(1, 7, word(BOB), 0, "No TokenMessenger for domain");
        deposit(LIMIT + 1, there.domain, word(BOB), 0, "Burn amount exceeds per tx limit");
        expect("Hook data is empty");
        here.messenger.depositForBurnWithHook(1, there.domain, word(BOB), address(here.usdc), bytes32(0), 0, FAST, "");
        here.minter.setMaxBurnAmountPerMessage(address(here.usdc), 0);
        deposit(1, there.domain, word(BOB), 0, "Burn token not supported");
    }

    function testAsksForTheLeastFee() public {
        here.messenger.setMinFee(10_000); // a tenth of a percent
        vm.assertEq(here.messenger.getMinFeeAmount(100e6), 100_000);
        vm.assertEq(here.messenger.getMinFeeAmount(999), 1);
        deposit(100e6, there.domain, word(BOB), 99_999, "Insufficient max fee");
        deposit(2, there.domain, word(BOB), 0, "Insufficient max fee");
        burn(here, there, 100e6, 100_000, FINALIZED);
        expect("Amount too low");
        here.messenger.getMinFeeAmount(1);
        expect("Min fee too high");
        here.messenger.setMinFee(10_000_000);
    }

    function testDeniesListedAccountsEvenThroughOthers() public {
        here.messenger.denylist(ALICE);
        deposit(1e6, there.domain, word(BOB), 0, "Denylistable: account is on denylist");
        give(here, BOB, 1e6);
        expect("Denylistable: account is on denylist");
        vm.prank(BOB, ALICE);
        here.messenger.depositForBurn(1e6, there.domain, word(BOB), address(here.usdc), bytes32(0), 0, FAST);
        here.messenger.unDenylist(ALICE);
        burn(here, there, 1e6, 0, FAST);
    }

    function testStops() public {
        here.transmitter.pause();
        deposit(1e6, there.domain, word(BOB), 0, "Pausable: paused");
        here.transmitter.unpause();
        bytes memory message = fill(burn(here, there, 1e6, 0, FAST), FAST, 0, 0);
        there.minter.pause();
        refuses(there, message, "Pausable: paused");
        there.minter.unpause();
        there.transmitter.pause();
        refuses(there, message, "Pausable: paused");
        there.transmitter.unpause();
        receiveAt(there, message);
    }

    function testNothingIsBurntOrMintedWithoutAMinter() public {
        bytes memory message = fill(burn(here, there, 1e6, 0, FAST), FAST, 0, 0);
        expect("Zero address not allowed");
        here.messenger.addLocalMinter(address(0));
        expect("Local minter is already set.");
        here.messenger.addLocalMinter(ALICE);
        vm.recordLogs();
        here.messenger.removeLocalMinter();
        there.messenger.removeLocalMinter();
        Vm.Log[] memory logs = vm.getRecordedLogs();
        vm.assertEq(logs[0].topics[0], keccak256("LocalMinterRemoved(address)"));
        vm.assertEq(logs[0].data, abi.encode(here.minter));
        expect("No local minter is set.");
        here.messenger.removeLocalMinter();
        deposit(1e6, 7, word(BOB), 0, "No TokenMessenger for domain");
        deposit(1e6, there.domain, word(BOB), 0, "Local minter is not set");
        refuses(there, message, "Local minter is not set");
        there.messenger.addLocalMinter(address(there.minter));
        receiveAt(there, message);
    }

    function testTheMinterServesOneMessenger() public {
        expect("Local TokenMessenger already set");
        here.minter.addLocalTokenMessenger(ALICE);
        vm.recordLogs();
        here.minter.removeLocalTokenMessenger();
        Vm.Log[] memory logs = vm.getRecordedLogs();
        vm.assertEq(logs[0].topics[0], keccak256("LocalTokenMessengerRemoved(address)"));
        vm.assertEq(logs[0].data, abi.encode(here.messenger));
        expect("No local TokenMessenger is set");
        here.minter.removeLocalTokenMessenger();
        deposit(1e6, there.domain, word(BOB), 0, "Caller not local TokenMessenger");
        expect("Invalid TokenMessenger address");
        here.minter.addLocalTokenMessenger(address(0));
        here.minter.addLocalTokenMessenger(address(here.messenger));
        burn(here, there, 1e6, 0, FAST);
    }

    function testOnlyTheOwnerConfigures() public {
        bytes[12] memory calls = [
            abi.encodeCall(here.messenger.addRemoteTokenMessenger, (9, word(ALICE))),
            abi.encodeCall(here.messenger.removeRemoteTokenMessenger, (6)),
            abi.encodeCall(here.messenger.setFeeRecipient, (ALICE)),
            abi.encodeCall(here.messenger.setMinFee, (0)),
            abi.encodeCall(here.messenger.denylist, (BOB)),
            abi.encodeCall(here.messenger.unDenylist, (BOB)),
            abi.encodeCall(here.messenger.addLocalMinter, (ALICE)),
            abi.encodeCall(here.messenger.removeLocalMinter, ()),
            abi.encodeCall(here.minter.removeLocalTokenMessenger, ()),
            abi.encodeCall(here.minter.linkTokenPair, (ALICE, 9, word(ALICE))),
            abi.encodeCall(here.minter.setMaxBurnAmountPerMessage, (ALICE, 1)),
            abi.encodeCall(here.transmitter.enableAttester, (ALICE))
        ];
        for (uint256 i = 0; i < calls.length; i++) {
            address to = i < 8 ? address(here.messenger) : i < 11 ? address(here.minter) : address(here.transmitter);
            vm.prank(ALICE);
            (bool ok, bytes memory why) = to.call(calls[i]);
            vm.assertFalse(ok);
            vm.assertTrue(selectorOf(why) == Ownable.OwnableUnauthorizedAccount.selector);
        }
        expect("Caller not local TokenMessenger");
        here.minter.burn(address(here.usdc), 1);
        expect("Caller not local TokenMessenger");
        here.minter.mint(there.domain, word(address(there.usdc)), ALICE, 1);
    }
}
