// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {
    MessagingFee,
    MessagingParams,
    MessagingReceipt,
    Origin
} from "@layerzerolabs/lz-evm-protocol-v2/contracts/interfaces/ILayerZeroEndpointV2.sol";
import {ILayerZeroReceiver} from "@layerzerolabs/lz-evm-protocol-v2/contracts/interfaces/ILayerZeroReceiver.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {PacketV1Codec} from "./messagelib/libs/PacketV1Codec.sol";

/// @title SandboxEndpoint
/// @notice Sends and delivers messages as LayerZero's EndpointV2 does: of ILayerZeroEndpointV2 it has what LayerZero's OFT
/// calls and who delivers needs, with that interface's functions, events and names of errors, the published layout of
/// packets and the rules of nonces. One verifier stands in the place of libraries and of the networks that verify, and a fee
/// that the owner sets in the place of theirs, for options of the one type that is not legacy. Messages are not composed,
/// skipped or burnt, and LayerZero's own token pays for none.
///
/// Invariants:
/// 1. A message is delivered once, and only what the verifier has vouched for: the GUID and every byte of it.
/// 2. Messages of a path come in any order in which all before them are verified.
/// 3. Either all of a message happens or none, and it can be delivered again.
/// 4. No message is sent without its fee, and what is paid beyond it goes back.
///
/// Trusted: the verifier, who may invent messages; the owner, who sets fees.
contract SandboxEndpoint is Ownable {
    uint16 private constant OPTIONS = 3; // the type of options that executors read

    /// @notice The number of this chain's endpoint.
    uint32 public immutable eid;
    /// @notice Who alone says what other chains have sent.
    address public immutable verifier;

    /// @notice What a message to an endpoint costs, in wei; 0 for those that are not served.
    mapping(uint32 dstEid => uint256) public nativeFee;
    /// @notice Who may order the endpoint about in the place of an application. Nothing here asks for it.
    mapping(address oapp => address) public delegates;
    /// @notice How many messages were sent on a path.
    mapping(address sender => mapping(uint32 dstEid => mapping(bytes32 receiver => uint64))) public outboundNonce;
    /// @notice Up to which nonce of a path all messages were verified when one was last delivered.
    mapping(address receiver => mapping(uint32 srcEid => mapping(bytes32 sender => uint64))) public lazyInboundNonce;
    /// @notice What is verified and not delivered yet: the hash of a message with its GUID before it.
    mapping(
        address receiver => mapping(uint32 srcEid => mapping(bytes32 sender => mapping(uint64 nonce => bytes32)))
    ) public inboundPayloadHash;

    event PacketSent(bytes encodedPayload, bytes options, address sendLibrary);
    event PacketVerified(Origin origin, address receiver, bytes32 payloadHash);
    event PacketDelivered(Origin origin, address receiver);
    event DelegateSet(address sender, address delegate);
    event NativeFeeSet(uint32 indexed dstEid, uint256 fee);

    error LZ_DefaultSendLibUnavailable();
    error LZ_InsufficientFee(
        uint256 requiredNative, uint256 suppliedNative, uint256 requiredLzToken, uint256 suppliedLzToken
    );
    error LZ_InvalidNonce(uint64 nonce);
    error LZ_InvalidPayloadHash();
    error LZ_InvalidReceiveLibrary();
    error LZ_LzTokenUnavailable();
    error LZ_PathNotInitializable();
    error LZ_PathNotVerifiable();
    error LZ_PayloadHashNotFound(bytes32 expected, bytes32 actual);
    error LZ_ULN_InvalidWorkerOptions(uint256 cursor);
    error LZ_ULN_UnsupportedOptionType(uint16 optionType);
    error Transfer_NativeFailed(address to, uint256 value);
    error Transfer_ToAddressIsZero();

    constructor(address owner_, uint32 eid_, address verifier_) Ownable(owner_) {
        eid = eid_;
        verifier = verifier_;
    }

    /// @notice Sends a message of the caller's.
    function send(MessagingParams calldata params, address refundAddress)
        external
        payable
        returns (MessagingReceipt memory receipt)
    {
        receipt.fee = _feeOf(params);
        uint256 fee = receipt.fee.nativeFee;
        if (msg.value < fee) revert LZ_InsufficientFee(fee, msg.value, 0, 0);
        receipt.nonce = ++outboundNonce[msg.sender][params.dstEid][params.receiver];
        bytes memory packet;
        (packet, receipt.guid) =
            PacketV1Codec.encode(receipt.nonce, eid, msg.sender, params.dstEid, params.receiver, params.message);
        emit PacketSent(packet, params.options, address(this));
        if (msg.value > fee) _payBack(refundAddress, msg.value - fee);
    }

    /// @notice Says that another chain has sent a message with this hash.
    function verify(Origin calldata origin, address receiver, bytes32 payloadHash) external {
        if (msg.sender != verifier) revert LZ_InvalidReceiveLibrary();
        if (!initializable(origin, receiver)) revert LZ_PathNotInitializable();
        if (!verifiable(origin, receiver)) revert LZ_PathNotVerifiable();
        if (payloadHash == bytes32(0)) revert LZ_InvalidPayloadHash();
        inboundPayloadHash[receiver][origin.srcEid][origin.sender][origin.nonce] = payloadHash;
        emit PacketVerified(origin, receiver, payloadHash);
    }

    /// @notice Delivers a verified message. Anybody may.
    function lzReceive(
        Origin calldata origin,
        address receiver,
        bytes32 guid,
        bytes calldata message,
        bytes calldata extraData
    ) external payable {
        _clear(origin, receiver, keccak256(abi.encodePacked(guid, message)));
        ILayerZeroReceiver(receiver).lzReceive{value: msg.value}(origin, guid, message, msg.sender, extraData);
        emit PacketDelivered(origin, receiver);
    }

    /// @notice Names who may act for the caller.
    function setDelegate(address delegate) external {
        delegates[msg.sender] = delegate;
        emit DelegateSet(msg.sender, delegate);
    }

    /// @notice Sets what a message to an endpoint costs; with 0 it is not served any more.
    function setNativeFee(uint32 dstEid, uint256 fee) external onlyOwner {
        nativeFee[dstEid] = fee;
        emit NativeFeeSet(dstEid, fee);
    }

    /// @notice What sending costs.
    function quote(MessagingParams calldata params, address) external view returns (MessagingFee memory) {
        return _feeOf(params);
    }

    /// @notice Whether messages to an endpoint are sent.
    function isSupportedEid(uint32 dstEid) external view returns (bool) {
        return nativeFee[dstEid] > 0;
    }

    /// @notice The last nonce of a path before which, and with which, all messages are verified.
    function inboundNonce(address receiver, uint32 srcEid, bytes32 sender) external view returns (uint64 nonce) {
        nonce = lazyInboundNonce[receiver][srcEid][sender];
        while (inboundPayloadHash[receiver][srcEid][sender][nonce + 1] != bytes32(0)) ++nonce;
    }

    /// @notice LayerZero's token, with which nothing is paid here.
    function lzToken() external pure returns (address) {
        return address(0);
    }

    /// @notice The token in the place of ether: there is none.
    function nativeToken() external pure returns (address) {
        return address(0);
    }

    /// @notice Whether the receiver takes messages of a path.
    function initializable(Origin calldata origin, address receiver) public view returns (bool) {
        return lazyInboundNonce[receiver][origin.srcEid][origin.sender] > 0
            || ILayerZeroReceiver(receiver).allowInitializePath(origin);
    }

    /// @notice Whether a message can be verified: it was not delivered yet.
    function verifiable(Origin calldata origin, address receiver) public view returns (bool) {
        return origin.nonce > lazyInboundNonce[receiver][origin.srcEid][origin.sender]
            || inboundPayloadHash[receiver][origin.srcEid][origin.sender][origin.nonce] != bytes32(0);
    }

    function _clear(Origin calldata origin, address receiver, bytes32 actual) private {
        mapping(uint64 nonce => bytes32) storage hashes = inboundPayloadHash[receiver][origin.srcEid][origin.sender];
        uint64 last = lazyInboundNonce[receiver][origin.srcEid][origin.sender];
        if (origin.nonce > last) {
            for (uint64 n = last + 1; n <= origin.nonce; ++n) {
                if (hashes[n] == bytes32(0)) revert LZ_InvalidNonce(n);
            }
            lazyInboundNonce[receiver][origin.srcEid][origin.sender] = origin.nonce;
        }
        bytes32 expected = hashes[origin.nonce];
        if (expected != actual) revert LZ_PayloadHashNotFound(expected, actual);
        delete hashes[origin.nonce];
    }

    function _payBack(address to, uint256 value) private {
        if (to == address(0)) revert Transfer_ToAddressIsZero();
        (bool paid,) = to.call{value: value}("");
        if (!paid) revert Transfer_NativeFailed(to, value);
    }

    function _feeOf(MessagingParams calldata params) private view returns (MessagingFee memory) {
        if (params.payInLzToken) revert LZ_LzTokenUnavailable();
        uint256 fee = nativeFee[params.dstEid];
        if (fee == 0) revert LZ_DefaultSendLibUnavailable();
        if (params.options.length < 2) revert LZ_ULN_InvalidWorkerOptions(0);
        uint16 optionType = uint16(bytes2(params.options));
        if (optionType != OPTIONS) revert LZ_ULN_UnsupportedOptionType(optionType);
        return MessagingFee(fee, 0);
    }
}
