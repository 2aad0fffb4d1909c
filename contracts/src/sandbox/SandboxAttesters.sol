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
    /// @notice How many attesters are enabled.
    uint256 public getNumEnabledAttesters;
    /// @notice Whether an attester is enabled.
    mapping(address attester => bool) public isEnabledAttester;

    event AttesterEnabled(address attester);
    event AttesterDisabled(address attester);
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
        uint256 enabled = getNumEnabledAttesters;
        require(enabled > 1, "Unable to disable attester because 1 or less attesters are enabled");
        require(enabled > signatureThreshold, "Unable to disable attester because signature threshold is too low");
        require(isEnabledAttester[attester], "Attester already disabled");
        isEnabledAttester[attester] = false;
        getNumEnabledAttesters = enabled - 1;
        emit AttesterDisabled(attester);
    }

    /// @notice Sets how many attesters must sign.
    function setSignatureThreshold(uint256 newSignatureThreshold) external onlyOwner {
        _setThreshold(newSignatureThreshold);
    }

    function _enable(address attester) private {
        require(attester != address(0), "New attester must be nonzero");
        require(!isEnabledAttester[attester], "Attester already enabled");
        isEnabledAttester[attester] = true;
        ++getNumEnabledAttesters;
        emit AttesterEnabled(attester);
    }

    function _setThreshold(uint256 threshold) private {
        uint256 old = signatureThreshold;
        require(threshold != 0, "New signature threshold must be nonzero");
        require(
            threshold <= getNumEnabledAttesters, "New signature threshold cannot exceed the number of enabled attesters"
        );
        require(threshold != old, "New signature threshold must not equal current signature threshold");
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
            require(attester > last, "Signature verification failed: signer is out of order or duplicate");
            require(
                isEnabledAttester[attester], "Signature verification failed: signer is not enabled attester"
            );
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
