// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title PacketV1Codec
/// @notice LayerZero's packets, one part behind the other: version (1 byte), nonce (8), source endpoint (4), sender (32),
/// destination endpoint (4), receiver (32), GUID (32), message.
///
/// LayerZero's sources import a library of this name, which is not under their licence, for a function that nothing here
/// calls. compiler.json and foundry.toml have them find this one in its place, in which names are therefore theirs.
library PacketV1Codec {
    uint8 private constant VERSION = 1;

    /// @notice Packs a packet of an EVM chain.
    function encode(
        uint64 packetNonce,
        uint32 source,
        address from,
        uint32 destination,
        bytes32 to,
        bytes memory packetMessage
    ) internal pure returns (bytes memory packet, bytes32 packetGuid) {
        bytes memory path = abi.encodePacked(packetNonce, source, bytes32(uint256(uint160(from))), destination, to);
        packetGuid = keccak256(path);
        packet = abi.encodePacked(VERSION, path, packetGuid, packetMessage);
    }

    /// @notice Which message of its path it is.
    function nonce(bytes calldata packet) internal pure returns (uint64) {
        return uint64(bytes8(packet[1:9]));
    }

    /// @notice The endpoint that sent it.
    function srcEid(bytes calldata packet) internal pure returns (uint32) {
        return uint32(bytes4(packet[9:13]));
    }

    /// @notice Who sent it there.
    function sender(bytes calldata packet) internal pure returns (bytes32) {
        return bytes32(packet[13:45]);
    }

    /// @notice The endpoint that it is for.
    function dstEid(bytes calldata packet) internal pure returns (uint32) {
        return uint32(bytes4(packet[45:49]));
    }

    /// @notice Whom it is for there, on an EVM chain.
    function receiverB20(bytes calldata packet) internal pure returns (address) {
        return address(uint160(uint256(bytes32(packet[49:81]))));
    }

    /// @notice The packet's name.
    function guid(bytes calldata packet) internal pure returns (bytes32) {
        return bytes32(packet[81:113]);
    }

    /// @notice What it says.
    function message(bytes calldata packet) internal pure returns (bytes calldata) {
        return packet[113:];
    }
}
