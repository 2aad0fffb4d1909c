// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// @title SandboxAttesters
/// @notice Those whose signatures a SandboxMessageTransmitter believes, with the rules, events and revert strings of
/// Circle's AttestableV2.
///
/// Invariants:
/// 1. At least as many attesters are enabled as must sign, and at least one must sign.
/// 2. An attestation is believed only with exactly as many signatures as must sign, each of another enabled attester, in
/// ascending order of their addresses, over keccak256 of the message.
///
/// Trusted: the owner, who names the attesters, and as many attesters together as must sign.
abstract contract SandboxAttesters is Ownable {
    uint256 private constant SIGNATURE_LENGTH = 65;

    /// @notice How many attesters must sign a message.
    uint256 public signatureThreshold;
    address[] private _enabled;
    mapping(address attester => uint256) private _place; // in _enabled, counted from 1

    event AttesterEnabled(address indexed attester);
    event AttesterDisabled(address indexed attester);
    event SignatureThresholdUpdated(uint256 oldSignatureThreshold, uint256 newSignatureThreshold);

    constructor(address[] memory attesters, uint256 threshold) {
        for (uint256 i = 0; i < attesters.length; ++i) {
            _enable(attesters[i]);
        }
        _setThreshold(threshold);
    }

    /// @notice Enables an attester.
    function enableAttester(address newAttester) external onlyOwner {
        _enable(newAttester);
    }

    /// @notice Disables an attester, if enough of them remain.
    function disableAttester(address attester) external onlyOwner {
        uint256 enabled = _enabled.length;
        require(enabled > 1, "Too few enabled attesters");
        require(enabled > signatureThreshold, "Signature threshold is too low");
        uint256 place = _place[attester];
        require(place > 0, "Attester already disabled");
        address last = _enabled[enabled - 1];
        (_enabled[place - 1], _place[last]) = (last, place);
        _enabled.pop();
        delete _place[attester];
        emit AttesterDisabled(attester);
    }

    /// @notice Sets how many attesters must sign.
    function setSignatureThreshold(uint256 newSignatureThreshold) external onlyOwner {
        _setThreshold(newSignatureThreshold);
    }

    /// @notice An enabled attester. The last takes the place of one that is disabled.
    function getEnabledAttester(uint256 index) external view returns (address) {
        require(index < _enabled.length, "EnumerableSet: index out of bounds");
        return _enabled[index];
    }

    /// @notice How many attesters are enabled.
    function getNumEnabledAttesters() external view returns (uint256) {
        return _enabled.length;
    }

    /// @notice Whether an attester is enabled.
    function isEnabledAttester(address attester) public view returns (bool) {
        return _place[attester] > 0;
    }

    function _enable(address attester) private {
        require(attester != address(0), "New attester must be nonzero");
        require(!isEnabledAttester(attester), "Attester already enabled");
        _enabled.push(attester);
        _place[attester] = _enabled.length;
        emit AttesterEnabled(attester);
    }

    function _setThreshold(uint256 threshold) private {
        uint256 old = signatureThreshold;
        require(threshold != 0, "Invalid signature threshold");
        require(threshold <= _enabled.length, "New signature threshold too high");
        require(threshold != old, "Signature threshold already set");
        signatureThreshold = threshold;
        emit SignatureThresholdUpdated(old, threshold);
    }

    function _requireAttested(bytes calldata message, bytes calldata attestation) internal view {
        uint256 threshold = signatureThreshold;
        require(attestation.length == SIGNATURE_LENGTH * threshold, "Invalid attestation length");
        bytes32 digest = keccak256(message);
        address last = address(0);
        for (uint256 i = 0; i < threshold; ++i) {
            address attester = _recover(digest, attestation[i * SIGNATURE_LENGTH:(i + 1) * SIGNATURE_LENGTH]);
            require(attester > last, "Invalid signature order or dupe");
            require(isEnabledAttester(attester), "Invalid signature: not attester");
            last = attester;
        }
    }

    /// Who has signed, with the revert strings of the OpenZeppelin of Circle's contracts.
    function _recover(bytes32 digest, bytes calldata signature) private pure returns (address) {
        (address signer, ECDSA.RecoverError fault,) = ECDSA.tryRecover(digest, signature);
        require(fault != ECDSA.RecoverError.InvalidSignatureS, "ECDSA: invalid signature 's' value");
        uint8 v = uint8(signature[SIGNATURE_LENGTH - 1]);
        require(v == 27 || v == 28, "ECDSA: invalid signature 'v' value");
        require(fault == ECDSA.RecoverError.NoError, "ECDSA: invalid signature");
        return signer;
    }
}
