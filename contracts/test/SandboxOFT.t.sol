// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {OAppReceiver} from "@layerzerolabs/oapp-evm/contracts/oapp/OAppReceiver.sol";
import {IOAppCore} from "@layerzerolabs/oapp-evm/contracts/oapp/interfaces/IOAppCore.sol";
import {
    IOFT,
    MessagingFee,
    MessagingReceipt,
    OFTReceipt,
    SendParam
} from "@layerzerolabs/oft-evm/contracts/interfaces/IOFT.sol";
import {MessagingParams, Origin} from "@layerzerolabs/lz-evm-protocol-v2/contracts/interfaces/ILayerZeroEndpointV2.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {SandboxEndpoint} from "../src/sandbox/SandboxEndpoint.sol";
import {Packet, SandboxOFTSetup} from "./SandboxOFTSetup.sol";
import {Vm} from "./Test.sol";

/// What a user of LayerZero's OFT, who delivers and who attacks see of the endpoint and of the two ends of USDT's way.
contract SandboxOFTTest is SandboxOFTSetup {
    function testLocksAndMintsBurnsAndUnlocks() public {
        Packet memory p = send(home, away, ALICE, BOB, 5e6);
        vm.assertEq(home.usdt.balanceOf(address(home.oft)), 5e6);
        verify(away, p);
        deliver(away, p);
        vm.assertEq(away.usdt.balanceOf(BOB), 5e6);
        vm.assertEq(away.usdt.totalSupply(), 5e6);

        p = send(away, home, BOB, ALICE, 2e6);
        vm.assertEq(away.usdt.totalSupply(), 3e6);
        vm.assertEq(away.usdt.balanceOf(address(away.oft)), 0);
        verify(home, p);
        deliver(home, p);
        vm.assertEq(home.usdt.balanceOf(ALICE), 9_997e6);
        vm.assertEq(home.usdt.balanceOf(address(home.oft)), away.usdt.totalSupply());
    }

    function testThePacketIsAsPublished() public {
        vm.recordLogs();
        vm.prank(ALICE);
        (MessagingReceipt memory receipt, OFTReceipt memory amounts) =
            home.oft.send{value: FEE}(param(away, BOB, 5e6), MessagingFee(FEE, 0), REFUND);
        bytes memory path = abi.encodePacked(
            uint64(1), uint32(40161), word(address(home.oft)), uint32(30184), word(address(away.oft))
        );
        bytes memory message = abi.encodePacked(word(BOB), uint64(5e6));
        vm.assertEq(receipt.guid, keccak256(path));
        vm.assertEq(uint256(receipt.nonce), 1);
        vm.assertEq(receipt.fee.nativeFee, FEE);
        vm.assertEq(amounts.amountSentLD, 5e6);
        vm.assertEq(amounts.amountReceivedLD, 5e6);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        vm.assertEq(logs.length, 3); // the transfer, the packet and what it is about
        vm.assertEq(logs[1].topics[0], keccak256("PacketSent(bytes,bytes,address)"));
        bytes memory packet = abi.encodePacked(uint8(1), path, keccak256(path), message);
        vm.assertEq(logs[1].data, abi.encode(packet, OPTIONS, address(home.endpoint)));
        vm.assertEq(logs[2].topics[0], keccak256("OFTSent(bytes32,uint32,address,uint256,uint256)"));
        vm.assertEq(logs[2].topics[1], receipt.guid);
    }

    function testTheReceivedEventHasTheGuid() public {
        Packet memory p = send(home, away, ALICE, BOB, 5e6);
        verify(away, p);
        vm.recordLogs();
        deliver(away, p);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        vm.assertEq(logs[1].topics[0], keccak256("OFTReceived(bytes32,uint32,address,uint256)"));
        vm.assertEq(logs[1].topics[1], p.guid);
        vm.assertEq(logs[1].topics[2], word(BOB));
        vm.assertEq(logs[1].data, abi.encode(uint32(40161), uint256(5e6)));
        vm.assertEq(logs[2].topics[0], keccak256("PacketDelivered((uint32,bytes32,uint64),address)"));
    }

    function testFuzz_EachNonceIsDeliveredOnceInAnyOrder(uint256 order) public {
        Packet[4] memory packets;
        for (uint256 i = 0; i < 4; i++) {
            packets[i] = send(home, away, ALICE, BOB, 1e6 << i);
            verify(away, packets[i]);
        }
        uint256 done = 0;
        for (uint256 i = 0; i < 12; i++) {
            uint256 next = (order >> (2 * i)) & 3;
            Packet memory p = packets[next];
            if (done & (1 << next) == 0) {
                deliver(away, p);
                done |= 1 << next;
            } else {
                refuses(away, p, abi.encodeWithSelector(SandboxEndpoint.LZ_PayloadHashNotFound.selector, 0, hashOf(p)));
            }
            vm.assertEq(away.usdt.balanceOf(BOB), done * 1e6);
        }
    }

    function testWhatComesBeforeMustBeVerified() public {
        Packet memory first = send(home, away, ALICE, BOB, 1e6);
        Packet memory second = send(home, away, ALICE, BOB, 2e6);
        verify(away, second);
        refuses(away, second, abi.encodeWithSelector(SandboxEndpoint.LZ_InvalidNonce.selector, 1));
        vm.assertEq(uint256(inbound(first)), 0);
        verify(away, first);
        vm.assertEq(uint256(inbound(first)), 2);
        deliver(away, second);
        deliver(away, first);
        vm.assertEq(uint256(inbound(first)), 2);
        vm.assertEq(away.usdt.balanceOf(BOB), 3e6);
    }

    function inbound(Packet memory p) private view returns (uint64) {
        return away.endpoint.inboundNonce(p.receiver, p.origin.srcEid, p.origin.sender);
    }

    function testOnlyTheVerifierVouchesAndOnlyForWhatIsOpen() public {
        Packet memory p = send(home, away, ALICE, BOB, 1e6);
        bytes32 hash = hashOf(p);
        vm.expectRevert(abi.encodeWithSelector(SandboxEndpoint.LZ_InvalidReceiveLibrary.selector));
        away.endpoint.verify(p.origin, p.receiver, hash);
        refuses(away, p, abi.encodeWithSelector(SandboxEndpoint.LZ_InvalidNonce.selector, 1));

        vm.prank(VERIFIER);
        vm.expectRevert(abi.encodeWithSelector(SandboxEndpoint.LZ_InvalidPayloadHash.selector));
        away.endpoint.verify(p.origin, p.receiver, 0);

        verify(away, p);
        verify(away, p); // again: it says the same
        deliver(away, p);
        vm.prank(VERIFIER);
        vm.expectRevert(abi.encodeWithSelector(SandboxEndpoint.LZ_PathNotVerifiable.selector));
        away.endpoint.verify(p.origin, p.receiver, hash);
    }

    function testFuzz_AnotherMessageIsNotDelivered(uint64 amount, address recipient, bytes32 guid) public {
        Packet memory p = send(home, away, ALICE, BOB, 1e6);
        verify(away, p);
        bytes32 hash = hashOf(p);
        p.message = abi.encodePacked(word(recipient), amount);
        p.guid = guid;
        vm.assume(hashOf(p) != hash);
        refuses(away, p, abi.encodeWithSelector(SandboxEndpoint.LZ_PayloadHashNotFound.selector, hash, hashOf(p)));
    }

    function testAStrangersMessageIsRefused() public {
        Origin memory origin = Origin(home.eid, word(ALICE), 1);
        vm.prank(VERIFIER);
        vm.expectRevert(abi.encodeWithSelector(SandboxEndpoint.LZ_PathNotInitializable.selector));
        away.endpoint.verify(origin, address(away.oft), keccak256("mint"));

        vm.expectRevert(abi.encodeWithSelector(OAppReceiver.OnlyEndpoint.selector, address(this)));
        away.oft.lzReceive(origin, 0, "", address(0), "");
    }

    function testAFailedDeliveryIsTriedAgain() public {
        Packet memory p = send(home, away, ALICE, BOB, 1e6);
        verify(away, p);
        away.usdt.setMinter(address(away.oft), false);
        refuses(away, p, abi.encodeWithSignature("Error(string)", "caller is not a minter"));
        away.usdt.setMinter(address(away.oft), true);
        vm.prank(BOB); // anybody may
        deliver(away, p);
        vm.assertEq(away.usdt.balanceOf(BOB), 1e6);
    }

    function testMoreThanTheFeeComesBackAndLessIsRefused() public {
        MessagingParams memory p = MessagingParams(away.eid, word(BOB), "hello", OPTIONS, false);
        home.endpoint.send{value: FEE + 7}(p, REFUND);
        vm.assertEq(REFUND.balance, 7);
        vm.assertEq(address(home.endpoint).balance, FEE);
        vm.expectRevert(abi.encodeWithSelector(SandboxEndpoint.LZ_InsufficientFee.selector, FEE, FEE - 1, 0, 0));
        home.endpoint.send{value: FEE - 1}(p, REFUND);
        // Who cannot be paid back must send exactly.
        vm.expectRevert(abi.encodeWithSelector(SandboxEndpoint.Transfer_NativeFailed.selector, address(this), 1));
        home.endpoint.send{value: FEE + 1}(p, address(this));
        vm.expectRevert(abi.encodeWithSelector(SandboxEndpoint.Transfer_ToAddressIsZero.selector));
        home.endpoint.send{value: FEE + 1}(p, address(0));
        home.endpoint.send{value: FEE}(p, address(0));
    }

    function testWhatIsNotServedIsRefused() public {
        MessagingParams memory p = MessagingParams(7, word(BOB), "", OPTIONS, false);
        vm.assertFalse(home.endpoint.isSupportedEid(7));
        vm.expectRevert(abi.encodeWithSelector(SandboxEndpoint.LZ_DefaultSendLibUnavailable.selector));
        home.endpoint.quote(p, ALICE);
        (p.dstEid, p.payInLzToken) = (away.eid, true);
        vm.expectRevert(abi.encodeWithSelector(SandboxEndpoint.LZ_LzTokenUnavailable.selector));
        home.endpoint.quote(p, ALICE);
        (p.options, p.payInLzToken) = ("", false);
        vm.expectRevert(abi.encodeWithSelector(SandboxEndpoint.LZ_ULN_InvalidWorkerOptions.selector, 0));
        home.endpoint.quote(p, ALICE);
        p.options = hex"000400";
        vm.expectRevert(abi.encodeWithSelector(SandboxEndpoint.LZ_ULN_UnsupportedOptionType.selector, 4));
        home.endpoint.quote(p, ALICE);
        SendParam memory nowhere = param(away, BOB, 1);
        nowhere.dstEid = 7;
        vm.expectRevert(abi.encodeWithSelector(IOAppCore.NoPeer.selector, 7));
        home.oft.quoteSend(nowhere, false);
        vm.assertEq(home.oft.quoteSend(param(away, BOB, 1), false).nativeFee, FEE);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ALICE));
        home.endpoint.setNativeFee(7, 1);
    }

    function testLessThanIsAskedForIsRefused() public {
        SendParam memory p = param(away, BOB, 5e6);
        p.minAmountLD = 5e6 + 1;
        vm.expectRevert(abi.encodeWithSelector(IOFT.SlippageExceeded.selector, 5e6, 5e6 + 1));
        home.oft.quoteSend(p, false);
    }

    function testItIsUSDTOfItsChain() public view {
        vm.assertEq(home.oft.token(), address(home.usdt));
        vm.assertEq(away.oft.token(), address(away.usdt));
        vm.assertTrue(away.oft.approvalRequired());
        vm.assertEq(home.oft.decimalConversionRate(), 1);
        vm.assertEq(away.endpoint.delegates(address(away.oft)), address(this));
    }

    /// Whatever is sent to and fro and delivered, what is locked is what is minted and what is on its way.
    function testFuzz_LockedIsMintedAndOnItsWay(uint256 seed) public {
        uint256 under = 0;
        for (uint256 i = 0; i < 16; i++) {
            seed = uint256(keccak256(abi.encode(seed)));
            bool out = seed & 1 == 0;
            uint256 amount = seed % 1_000e6;
            if (!out) amount = bound(amount, 0, away.usdt.balanceOf(BOB));
            Packet memory p = out ? send(home, away, ALICE, BOB, amount) : send(away, home, BOB, ALICE, amount);
            verify(out ? away : home, p);
            if (seed & 2 == 0) deliver(out ? away : home, p);
            else under += amount;
            vm.assertEq(home.usdt.balanceOf(address(home.oft)), away.usdt.totalSupply() + under);
        }
    }
}
