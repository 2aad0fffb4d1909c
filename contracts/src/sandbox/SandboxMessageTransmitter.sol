// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {SandboxAttesters} from "./SandboxAttesters.sol";

/// @notice What a transmitter delivers messages to, as in Circle's IMessageHandlerV2.
interface IMessageHandlerV2 {
    /// @notice Takes a message of a block that is final.
    function handleReceiveFinalizedMessage(
        uint32 sourceDomain,
        bytes32 sender,
        uint32 finalityThresholdExecuted,
        bytes calldata messageBody
    ) external returns (bool success);

    /// @notice Takes a message of a block that is not final yet.
    function handleReceiveUnfinalizedMessage(
        uint32 sourceDomain,
        bytes32 sender,
        uint32 finalityThresholdExecuted,
        bytes calldata messageBody
    ) external returns (bool success);
}

/// @title SandboxMessageTransmitter
/// @notice Sends and receives messages as Circle's MessageTransmitterV2 does: its functions, events, layout of messages,
/// rules and revert strings, without its proxy and with one owner in the place of its roles.
///
/// A message is, one behind the other: version (4 bytes), source domain (4), destination domain (4), nonce (32), sender
/// (32), recipient (32), destination caller (32), minimum finality (4), executed finality (4), body. What is sent has no
/// nonce and no executed finality: the attesters fill them in, and what only the body's recipient understands.
///
/// Invariants:
/// 1. A nonce is used once, and zero is no nonce.
/// 2. What is delivered was attested to, for this domain and this version, and by whom it names as the caller.
/// 3. Either all of a message happens or none.
///
/// Trusted: as SandboxAttesters says. Attesters may invent messages, and no message can be told from an invented one.
contract SandboxMessageTransmitter is SandboxAttesters {
    uint32 private constant FINALIZED = 2000;
    uint256 private constant BODY = 148; // where it begins
    /// @notice What usedNonces has for a nonce that is used.
    uint256 public constant NONCE_USED = 1;

    /// @notice The number of this chain.
    uint32 public immutable localDomain;
    /// @notice The version of the messages.
    uint32 public immutable version = 1;
    /// @notice How many bytes a sent body may have.
    uint256 public maxMessageBodySize = 8192;
    /// @notice Whether nothing is sent or received.
    bool public paused;
    /// @notice NONCE_USED for a nonce that is used, else 0.
    mapping(bytes32 nonce => uint256) public usedNonces;

    event MessageSent(bytes message);
    event MessageReceived(
        address indexed caller,
        uint32 sourceDomain,
        bytes32 indexed nonce,
        bytes32 sender,
        uint32 indexed finalityThresholdExecuted,
        bytes messageBody
    );
    event MaxMessageBodySizeUpdated(uint256 newMaxMessageBodySize);
    event Pause();
    event Unpause();

    constructor(address owner_, uint32 localDomain_, address[] memory attesters, uint256 threshold)
        Ownable(owner_)
        SandboxAttesters(attesters, threshold)
    {
        localDomain = localDomain_;
        usedNonces[bytes32(0)] = NONCE_USED;
    }

    modifier whenNotPaused() {
        require(!paused, "Pausable: paused");
        _;
    }

    /// @notice Sends a message of the caller's.
    function sendMessage(
        uint32 destinationDomain,
        bytes32 recipient,
        bytes32 destinationCaller,
        uint32 minFinalityThreshold,
        bytes calldata messageBody
    ) external whenNotPaused {
        require(destinationDomain != localDomain, "Domain is local domain");
        require(messageBody.length <= maxMessageBodySize, "Message body exceeds max size");
        require(recipient != bytes32(0), "Recipient must be nonzero");
        bytes memory head = abi.encodePacked(version, localDomain, destinationDomain, bytes32(0));
        bytes32 sender = bytes32(uint256(uint160(msg.sender)));
        emit MessageSent(
            abi.encodePacked(
                head, sender, recipient, destinationCaller, minFinalityThreshold, uint32(0), messageBody
            )
        );
    }

    /// @notice Delivers an attested message to its recipient.
    function receiveMessage(bytes calldata message, bytes calldata attestation)
        external
        whenNotPaused
        returns (bool success)
    {
        _requireAttested(message, attestation);
        bytes32 nonce = _requireReceivable(message);
        usedNonces[nonce] = NONCE_USED;
        uint32 sourceDomain = uint32(bytes4(message[4:8]));
        bytes32 sender = bytes32(message[44:76]);
        uint32 executed = uint32(bytes4(message[144:BODY]));
        _deliver(IMessageHandlerV2(_addressIn(bytes32(message[76:108]))), sourceDomain, sender, executed, message[BODY:]);
        emit MessageReceived(msg.sender, sourceDomain, nonce, sender, executed, message[BODY:]);
        return true;
    }

    /// @notice Sets how many bytes a sent body may have.
    function setMaxMessageBodySize(uint256 newMaxMessageBodySize) external onlyOwner {
        maxMessageBodySize = newMaxMessageBodySize;
        emit MaxMessageBodySizeUpdated(newMaxMessageBodySize);
    }

    /// @notice Stops sending and receiving.
    function pause() external onlyOwner {
        paused = true;
        emit Pause();
    }

    /// @notice Lets messages be sent and received again.
    function unpause() external onlyOwner {
        paused = false;
        emit Unpause();
    }

    function _requireReceivable(bytes calldata message) private view returns (bytes32 nonce) {
        require(message.length >= BODY, "Invalid message: too short");
        require(uint32(bytes4(message[8:12])) == localDomain, "Invalid destination domain");
        bytes32 caller = bytes32(message[108:140]);
        require(
            caller == bytes32(0) || caller == bytes32(uint256(uint160(msg.sender))), "Invalid caller for message"
        );
        require(uint32(bytes4(message[0:4])) == version, "Invalid message version");
        nonce = bytes32(message[12:44]);
        require(usedNonces[nonce] == 0, "Nonce already used");
    }

    function _deliver(
        IMessageHandlerV2 to,
        uint32 sourceDomain,
        bytes32 sender,
        uint32 executed,
        bytes calldata messageBody
    ) private {
        if (executed < FINALIZED) {
            require(
                to.handleReceiveUnfinalizedMessage(sourceDomain, sender, executed, messageBody),
                "handleReceiveUnfinalizedMessage() failed"
            );
        } else {
            require(
                to.handleReceiveFinalizedMessage(sourceDomain, sender, executed, messageBody),
                "handleReceiveFinalizedMessage() failed"
            );
        }
    }

    /// As with Circle's contracts, the first 12 bytes of a word do not matter.
    function _addressIn(bytes32 word) private pure returns (address) {
        return address(uint160(uint256(word)));
    }
}
