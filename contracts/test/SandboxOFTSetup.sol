// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Origin} from "@layerzerolabs/lz-evm-protocol-v2/contracts/interfaces/ILayerZeroEndpointV2.sol";
import {EnforcedOptionParam} from "@layerzerolabs/oapp-evm/contracts/oapp/interfaces/IOAppOptionsType3.sol";
import {OFTAdapter} from "@layerzerolabs/oft-evm/contracts/OFTAdapter.sol";
import {IOFT, MessagingFee, SendParam} from "@layerzerolabs/oft-evm/contracts/interfaces/IOFT.sol";
import {SandboxEndpoint} from "../src/sandbox/SandboxEndpoint.sol";
import {SandboxOFT} from "../src/sandbox/SandboxOFT.sol";
import {SandboxOFTAdapter} from "../src/sandbox/SandboxOFTAdapter.sol";
import {SandboxUSDT} from "../src/sandbox/SandboxUSDT.sol";
import {PacketV1Codec} from "../src/sandbox/messagelib/libs/PacketV1Codec.sol";
import {Test, Vm} from "./Test.sol";

/// One end of the way of USDT.
struct End {
    uint32 eid;
    SandboxUSDT usdt;
    SandboxEndpoint endpoint;
    OFTAdapter oft;
}

/// A packet, taken apart.
struct Packet {
    Origin origin;
    uint32 dstEid;
    address receiver;
    bytes32 guid;
    bytes message;
}

/// Two ends in one EVM: USDT is locked at home, and minted and burnt away.
abstract contract SandboxOFTSetup is Test {
    address internal constant ALICE = address(0xA);
    address internal constant BOB = address(0xB);
    address internal constant VERIFIER = address(0xE);
    address internal constant REFUND = address(0xF00);
    uint256 internal constant FEE = 0.001 ether;
    // 200,000 gas for lzReceive, as executors read it.
    bytes internal constant OPTIONS = hex"00030100110100000000000000000000000000030d40";

    End internal home;
    End internal away;

    constructor() {
        home = open(40161, false);
        away = open(30184, true);
        connect(home, away);
        connect(away, home);
        home.usdt.mint(ALICE, 10_000e6);
        vm.deal(ALICE, 1 ether);
        vm.deal(BOB, 1 ether);
        allow(home, ALICE);
        allow(away, BOB);
    }

    function open(uint32 eid, bool burns) private returns (End memory end) {
        end.eid = eid;
        end.usdt = new SandboxUSDT(address(this));
        end.endpoint = new SandboxEndpoint(address(this), eid, VERIFIER);
        end.oft = burns
            ? OFTAdapter(address(new SandboxOFT(address(end.usdt), address(end.endpoint), address(this))))
            : OFTAdapter(address(new SandboxOFTAdapter(address(end.usdt), address(end.endpoint), address(this))));
        end.usdt.setMinter(address(this), true);
        end.usdt.setMinter(address(end.oft), burns);
    }

    function connect(End memory end, End memory to) private {
        end.endpoint.setNativeFee(to.eid, FEE);
        end.oft.setPeer(to.eid, word(address(to.oft)));
        EnforcedOptionParam[] memory enforced = new EnforcedOptionParam[](1);
        enforced[0] = EnforcedOptionParam(to.eid, 1, OPTIONS);
        end.oft.setEnforcedOptions(enforced);
    }

    function allow(End memory end, address owner) internal {
        vm.prank(owner);
        end.usdt.approve(address(end.oft), type(uint256).max);
    }

    function word(address a) internal pure returns (bytes32) {
        return bytes32(uint256(uint160(a)));
    }

    function param(End memory to, address recipient, uint256 amount) internal pure returns (SendParam memory) {
        return SendParam(to.eid, word(recipient), amount, amount, "", "", "");
    }

    /// Sends with the fee and returns the packet.
    function send(End memory from, End memory to, address sender, address recipient, uint256 amount)
        internal
        returns (Packet memory)
    {
        vm.recordLogs();
        vm.prank(sender);
        from.oft.send{value: FEE}(param(to, recipient, amount), MessagingFee(FEE, 0), REFUND);
        return sent(from);
    }

    function sent(End memory from) internal returns (Packet memory) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; i++) {
            if (logs[i].topics[0] != SandboxEndpoint.PacketSent.selector) continue;
            vm.assertEq(logs[i].emitter, address(from.endpoint));
            (bytes memory packet,,) = abi.decode(logs[i].data, (bytes, bytes, address));
            return this.unpack(packet);
        }
        revert("nothing was sent");
    }

    function unpack(bytes calldata packet) external pure returns (Packet memory p) {
        p.origin =
            Origin(PacketV1Codec.srcEid(packet), PacketV1Codec.sender(packet), PacketV1Codec.nonce(packet));
        p.dstEid = PacketV1Codec.dstEid(packet);
        p.receiver = PacketV1Codec.receiverB20(packet);
        p.guid = PacketV1Codec.guid(packet);
        p.message = PacketV1Codec.message(packet);
    }

    function hashOf(Packet memory p) internal pure returns (bytes32) {
        return keccak256(abi.encodePacked(p.guid, p.message));
    }

    function verify(End memory end, Packet memory p) internal {
        vm.prank(VERIFIER);
        end.endpoint.verify(p.origin, p.receiver, hashOf(p));
    }

    function deliver(End memory end, Packet memory p) internal {
        end.endpoint.lzReceive(p.origin, p.receiver, p.guid, p.message, "");
    }

    function refuses(End memory end, Packet memory p, bytes memory why) internal {
        vm.expectRevert(why);
        end.endpoint.lzReceive(p.origin, p.receiver, p.guid, p.message, "");
    }
}
