// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import {Outcall} from "./Outcall.sol";

/// @title WalletExecutor
/// @notice The code to which a wallet's account delegates (EIP-7702). It runs a batch of calls that the
/// wallet's own key has signed, whoever carries the signature in, so the wallet needs no ether.
///
/// Invariants, each with the test in test/WalletExecutor*.t.sol that holds it:
/// 1. Nothing runs without a signature of the wallet's key over exactly these calls, this nonce, this
///    deadline, this chain and this wallet.
/// 2. A nonce is used at most once, for good: by one intent, or by its cancellation. It is marked before
///    the first call, so no callee can execute the same intent again from within.
/// 3. All calls happen or none does: if one fails everything is undone, the nonce's mark included.
/// 4. Intents of one wallet never nest. Between IntentStarted(n) and IntentExecuted(n) of a wallet stand
///    the logs of intent n's calls and no other intent or cancellation of that wallet.
///
/// What a delegated account may never do, whoever calls it with whatever:
/// - run a call that its key did not sign as it is: testFuzz_OtherSignerRefused,
///   testFuzz_WhatWasNotSignedIsRefused, testMalleableAndMisshapenSignaturesRefused,
///   testFuzz_UnknownCallsAreRefused
/// - take a signature that is for another wallet, another chain or a cancellation:
///   testOtherWalletRefused, testFuzz_OtherChainRefused, testNoSignatureServesTwoPurposes
/// - run an intent late, in part, twice, or once it is cancelled: testFuzz_DeadlineIsTheLastGoodSecond,
///   testOneFailedCallUndoesEverything, testFuzz_ReplayRefused, testFuzz_CancelledNeverExecutes,
///   testEveryOrderUsesANonceOnce, invariant_ANonceIsUsedOnce
/// - run another intent, or cancel one, while it runs one: testNoReentryNeitherWithTheSameIntentNorAnother,
///   testNoCancellationFromWithin
/// - write any storage but the marks of nonces that its key signed, which are apart from whatever other
///   code the account delegates to may use: testFuzz_StorageIsNamespaced, testOnlyTheNonceIsWritten
/// - run other code as itself: there is no delegatecall: testCalleesRunAsThemselves
/// - vouch for a signature (ERC-1271), which would be a second way to order it about:
///   testItVouchesForNoSignature
/// - refuse what an account without code is sent, be it ether or tokens by a safe transfer
///   (ERC-721, ERC-1155): testEtherComesAndGoes, testTakesTokensBySafeTransfer
/// - do anything on being sent a token: testReceivingDoesNothing
///
/// Trusted: the wallet's key, and no one else. There is no owner, no admin, no upgrade and no list of
/// allowed carriers. The key can also re-delegate the account, and must therefore be guarded as ever.
///
/// Not done here: the calls' return values are not judged (a token that answers `false` instead of
/// reverting counts as called; read its logs), and there is no ERC-1271, so a delegated wallet signs no
/// permits for tokens that ask accounts with code. Unlike an account without code a delegated one reverts
/// when it is called with data that it does not know.
///
/// The deployed implementation itself is inert, and takes nothing that could never leave it again:
/// everything on it that could do something reverts with NotDelegated (testImplementationIsInert).
contract WalletExecutor is ReentrancyGuardTransient, IERC165, IERC721Receiver, IERC1155Receiver {
    /// @notice One call of an intent.
    /// @param to the callee; must have code if `data` is not empty
    /// @param value wei of the wallet's to send along
    /// @param data the call data
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    /// @custom:storage-location erc7201:granary.storage.WalletExecutor
    struct Storage {
        mapping(uint256 nonce => bool) used;
    }

    /// @notice The calls of intent `nonce` begin.
    event IntentStarted(uint256 indexed nonce);
    /// @notice All calls of intent `nonce` have succeeded.
    event IntentExecuted(uint256 indexed nonce);
    /// @notice No intent of this nonce was executed, and none ever will be.
    event IntentCancelled(uint256 indexed nonce);

    /// @notice Called on the implementation, which is nobody's wallet.
    error NotDelegated();
    /// @notice The intent was valid until `deadline`.
    error IntentExpired(uint256 deadline);
    /// @notice An intent with this nonce was executed, or cancelled, before.
    error IntentAlreadyUsed(uint256 nonce);
    /// @notice The signature is malformed, malleable, or of another key, wallet, chain, intent or cancellation.
    error InvalidSignature();
    /// @notice Call `index` failed; `reason` is the beginning of what it returned, at most 128 bytes.
    error CallFailed(uint256 index, bytes reason);
    /// @notice The reason in CallFailed for a call with data to an address without code.
    error NoCode(address to);

    bytes32 private constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant CALL_TYPEHASH = keccak256("Call(address to,uint256 value,bytes data)");
    bytes32 private constant INTENT_TYPEHASH =
        keccak256("Intent(Call[] calls,uint256 nonce,uint256 deadline)Call(address to,uint256 value,bytes data)");
    bytes32 private constant CANCELLATION_TYPEHASH = keccak256("Cancellation(uint256 nonce)");
    bytes32 private constant NAME_HASH = keccak256("granary");
    bytes32 private constant VERSION_HASH = keccak256("1");

    // keccak256(abi.encode(uint256(keccak256("granary.storage.WalletExecutor")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant STORAGE_SLOT = 0x714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c19700;

    /// A CallFailed with a reason of this length still fits IntentCarrier's 256 bytes whole.
    uint256 private constant MAX_REASON = 128;

    // In the code, not in storage: a delegating account runs this code and so sees it too.
    address private immutable IMPLEMENTATION = address(this);

    modifier onlyDelegated() {
        if (address(this) == IMPLEMENTATION) revert NotDelegated();
        _;
    }

    /// @notice Executes an intent signed by this wallet's key. Anyone may call.
    /// @param calls what to do, in order
    /// @param nonce the intent's number, unique within the wallet; numbers need no order
    /// @param deadline the last block timestamp at which the intent may execute
    /// @param signature 65 bytes r, s, v over intentDigest, with the low s and v 27 or 28
    function execute(Call[] calldata calls, uint256 nonce, uint256 deadline, bytes calldata signature)
        external
        nonReentrant
        onlyDelegated
    {
        if (block.timestamp > deadline) revert IntentExpired(deadline);
        _useNonce(nonce, intentDigest(calls, nonce, deadline), signature);
        emit IntentStarted(nonce);
        for (uint256 i = 0; i < calls.length; ++i) {
            _executeCall(i, calls[i]);
        }
        emit IntentExecuted(nonce);
    }

    /// @notice Uses up a nonce without doing anything, so that no intent of this nonce can be executed any
    /// more, whoever has its signature. Signed by this wallet's key; anyone may call.
    /// @dev There is no deadline: a cancellation that comes late finds the nonce used, or makes sure
    /// that it never will be. Whoever signs one must never again sign an intent of this nonce.
    /// @param nonce the number to give up; reverts with IntentAlreadyUsed if its intent was faster
    /// @param signature 65 bytes r, s, v over cancellationDigest, with the low s and v 27 or 28
    function cancel(uint256 nonce, bytes calldata signature) external nonReentrant onlyDelegated {
        _useNonce(nonce, cancellationDigest(nonce), signature);
        emit IntentCancelled(nonce);
    }

    /// @notice Takes ether from anyone, as an account without code does.
    receive() external payable onlyDelegated {}

    /// @notice Takes an ERC-721 token from anyone, as an account without code does.
    function onERC721Received(address, address, uint256, bytes calldata)
        external
        view
        onlyDelegated
        returns (bytes4)
    {
        return IERC721Receiver.onERC721Received.selector;
    }

    /// @notice Takes ERC-1155 tokens of one kind from anyone.
    function onERC1155Received(address, address, uint256, uint256, bytes calldata)
        external
        view
        onlyDelegated
        returns (bytes4)
    {
        return IERC1155Receiver.onERC1155Received.selector;
    }

    /// @notice Takes ERC-1155 tokens of many kinds from anyone.
    function onERC1155BatchReceived(address, address, uint256[] calldata, uint256[] calldata, bytes calldata)
        external
        view
        onlyDelegated
        returns (bytes4)
    {
        return IERC1155Receiver.onERC1155BatchReceived.selector;
    }

    /// @notice What is here by ERC-165: that itself, the receivers, and, as an interface of one function,
    /// `cancel`, which the version before has not.
    /// @param interfaceId the exclusive or of the interface's selectors
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == type(IERC165).interfaceId || interfaceId == type(IERC721Receiver).interfaceId
            || interfaceId == type(IERC1155Receiver).interfaceId || interfaceId == this.cancel.selector;
    }

    /// @notice Whether `nonce` is used up: an intent of this wallet was executed under it, or it was cancelled.
    /// @param nonce the intent's number
    /// @return whether the nonce is used up
    function intentUsed(uint256 nonce) external view returns (bool) {
        return _storage().used[nonce];
    }

    /// @notice The EIP-712 digest that this wallet's key signs.
    /// @param calls as in execute
    /// @param nonce as in execute
    /// @param deadline as in execute
    /// @return the digest on this chain, for this wallet
    function intentDigest(Call[] calldata calls, uint256 nonce, uint256 deadline) public view returns (bytes32) {
        bytes32[] memory hashes = new bytes32[](calls.length);
        for (uint256 i = 0; i < calls.length; ++i) {
            hashes[i] = keccak256(abi.encode(CALL_TYPEHASH, calls[i].to, calls[i].value, keccak256(calls[i].data)));
        }
        return _digest(keccak256(abi.encode(INTENT_TYPEHASH, keccak256(abi.encodePacked(hashes)), nonce, deadline)));
    }

    /// @notice The EIP-712 digest that this wallet's key signs to give up `nonce`.
    /// @param nonce as in cancel
    /// @return the digest on this chain, for this wallet
    function cancellationDigest(uint256 nonce) public view returns (bytes32) {
        return _digest(keccak256(abi.encode(CANCELLATION_TYPEHASH, nonce)));
    }

    function _digest(bytes32 structHash) private view returns (bytes32) {
        return MessageHashUtils.toTypedDataHash(
            keccak256(abi.encode(DOMAIN_TYPEHASH, NAME_HASH, VERSION_HASH, block.chainid, address(this))), structHash
        );
    }

    /// Marks the nonce as used, if it is not, and if this wallet's key has signed the digest.
    function _useNonce(uint256 nonce, bytes32 digest, bytes calldata signature) private {
        mapping(uint256 => bool) storage used = _storage().used;
        if (used[nonce]) revert IntentAlreadyUsed(nonce);
        (address signer, ECDSA.RecoverError err,) = ECDSA.tryRecoverCalldata(digest, signature);
        if (err != ECDSA.RecoverError.NoError || signer != address(this)) revert InvalidSignature();
        used[nonce] = true;
    }

    function _executeCall(uint256 index, Call calldata c) private {
        if (c.data.length != 0 && c.to.code.length == 0) {
            revert CallFailed(index, abi.encodeWithSelector(NoCode.selector, c.to));
        }
        (bool ok, bytes memory reason) = Outcall.tryCall(c.to, c.value, c.data, MAX_REASON);
        if (!ok) revert CallFailed(index, reason);
    }

    function _storage() private pure returns (Storage storage s) {
        assembly ("memory-safe") {
            s.slot := STORAGE_SLOT
        }
    }
}
