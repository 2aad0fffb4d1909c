// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import {MarkTree} from "./MarkTree.sol";
import {Outcall} from "./Outcall.sol";

/// @title WalletExecutor
/// @notice The code to which a wallet's account delegates (EIP-7702). It runs a batch of calls that the
/// wallet's own key has signed, whoever carries the signature in, so the wallet needs no ether.
///
/// Invariants, each with the test in test/WalletExecutor*.t.sol that holds it:
/// 1. Nothing runs without a signature of the wallet's key over exactly these calls, this nonce, this
///    deadline, this least gas, this chain and this wallet.
/// 2. A nonce is used at most once, for good: by one intent, or by its cancellation. It is marked before
///    the first call, so no callee can execute the same intent again from within. This holds while the
///    account is delegated from one executor to another and back: see Marks.
/// 3. All calls happen or none does: if one fails everything is undone, the nonce's mark included.
/// 4. Intents of one wallet never nest. Between IntentStarted(n) and IntentExecuted(n) of a wallet stand
///    the logs of intent n's calls and no other intent or cancellation of that wallet.
/// 5. The calls of an intent of version 2 begin with at least the gas that its signature names, or
///    all is undone: testFuzz_CallsBeginWithTheLeastGas.
///
/// Marks. A nonce is marked in one of two places of the account's storage, which all executors share:
/// - `used`, a mapping, in which the executors before this one mark, and in which they look alone;
/// - the tree, in which a mark shares its slot with seven others. A node is one slot of 8 lanes of 32
///   bits, filled from the lowest. An id is marked in the first node of its path that has a free lane:
///   level 0 has one node, and a node of each following level is chosen by the id's hash. Its mark is
///   32 bits of that hash, or 1 where they are 0.
/// MARKS_IN_TREE says where this executor marks intents of version 2: the tree costs less where new
/// storage is dear (EIP-8037), the mapping elsewhere. Whichever it is, a nonce must be in neither place.
/// Of the tree it holds (WalletExecutorTree.t.sol, and proofs/MarkTreeProofs.sol for all marks):
/// (I1) a lane that is written never changes, and lanes fill from the lowest;
/// (I2) a node is written only if all nodes above it on the path are full;
/// (I3) an intent or cancellation writes at most one lane;
/// (I4) `used` is written only for signatures of version 1, for cancellations, and where MARKS_IN_TREE is false.
/// So an id that is marked at a level is found there for ever: the nodes above stay full (I1), and no walk of
/// its path ends before it. Another id is taken for used if 32 bits of both agree on one path: less than
/// 8 x levels / 2^32, and then it never runs.
/// The executors before this one do not look into the tree. They reject version 2, so an account that is
/// delegated to them again runs no intent that was marked in the tree. The signer must not sign both versions for
/// a nonce while both can run.
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
        mapping(uint256 key => uint256 lanes) nodes;
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
    /// @notice Less gas than the signed `minGas` was left for the calls.
    error TooLittleGas(uint256 minGas);
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
    bytes32 private constant INTENT_V2_TYPEHASH = keccak256(
        "Intent(Call[] calls,uint256 nonce,uint256 deadline,uint256 minGas)Call(address to,uint256 value,bytes data)"
    );
    bytes32 private constant CANCELLATION_TYPEHASH = keccak256("Cancellation(uint256 nonce)");
    bytes32 private constant NAME_HASH = keccak256("granary");
    bytes32 private constant VERSION_1 = keccak256("1");
    bytes32 private constant VERSION_2 = keccak256("2");

    // keccak256(abi.encode(uint256(keccak256("granary.storage.WalletExecutor")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant STORAGE_SLOT = 0x714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c19700;

    /// A CallFailed with a reason of this length still fits IntentCarrier's 256 bytes whole.
    uint256 private constant MAX_REASON = 128;

    /// @notice Whether intents of version 2 are marked in the tree, not in the mapping.
    bool public immutable MARKS_IN_TREE;

    // In the code, not in storage: a delegating account runs this code and so sees it too.
    address private immutable IMPLEMENTATION = address(this);

    modifier onlyDelegated() {
        if (address(this) == IMPLEMENTATION) revert NotDelegated();
        _;
    }

    /// @param marksInTree see MARKS_IN_TREE
    constructor(bool marksInTree) {
        MARKS_IN_TREE = marksInTree;
    }

    /// @notice Executes an intent of version 2, signed by this wallet's key. Anyone may call.
    /// @param nonce the intent's number, unique within the wallet; numbers need no order
    /// @param deadline the last block timestamp at which the intent may execute
    /// @param minGas the least gas that must be left when the first call begins; reverts with TooLittleGas
    /// if there is less. Gas that pays for new storage alone (EIP-8037) is not counted.
    /// @param calls what to do, in order
    /// @param signature 65 bytes r, s, v over digestOf, with the low s and v 27 or 28
    function executeIntent(
        uint256 nonce,
        uint256 deadline,
        uint256 minGas,
        Call[] calldata calls,
        bytes calldata signature
    ) external nonReentrant onlyDelegated {
        if (block.timestamp > deadline) revert IntentExpired(deadline);
        (uint256 key, uint256 lanes) = _requireUnused(nonce);
        if (!_isSigned(digestOf(nonce, deadline, minGas, calls), signature)) revert InvalidSignature();
        if (MARKS_IN_TREE) {
            _storage().nodes[key] = lanes;
        } else {
            _storage().used[nonce] = true;
        }
        emit IntentStarted(nonce);
        // The mark is paid for by now, so this holds at every level of the tree, under all rules.
        if (gasleft() < minGas) revert TooLittleGas(minGas);
        _executeCalls(calls);
        emit IntentExecuted(nonce);
    }

    /// @notice Executes an intent of version 1, as executors before this one do. Anyone may call.
    /// @param calls what to do, in order
    /// @param nonce as in executeIntent
    /// @param deadline as in executeIntent
    /// @param signature as in executeIntent, over intentDigest
    function execute(Call[] calldata calls, uint256 nonce, uint256 deadline, bytes calldata signature)
        external
        nonReentrant
        onlyDelegated
    {
        if (block.timestamp > deadline) revert IntentExpired(deadline);
        _requireUnused(nonce);
        if (!_isSigned(intentDigest(calls, nonce, deadline), signature)) revert InvalidSignature();
        _storage().used[nonce] = true;
        emit IntentStarted(nonce);
        _executeCalls(calls);
        emit IntentExecuted(nonce);
    }

    /// @notice Uses up a nonce without doing anything, so that no intent of this nonce can be executed any
    /// more, whoever has its signature. Signed by this wallet's key; anyone may call.
    /// @dev There is no deadline: a cancellation that comes late finds the nonce used, or makes sure
    /// that it never will be. Whoever signs one must never again sign an intent of this nonce. It is marked in
    /// `used` too, since the executors before this one look there alone.
    /// @param nonce the number to give up; reverts with IntentAlreadyUsed if its intent was faster
    /// @param signature 65 bytes r, s, v over cancellationDigest, or over that of version 1, with the low s and v
    /// 27 or 28
    function cancel(uint256 nonce, bytes calldata signature) external nonReentrant onlyDelegated {
        (uint256 key, uint256 lanes) = _requireUnused(nonce);
        bytes32 structHash = keccak256(abi.encode(CANCELLATION_TYPEHASH, nonce));
        if (!_isSigned(_digest(VERSION_2, structHash), signature) && !_isSigned(_digest(VERSION_1, structHash), signature))
        {
            revert InvalidSignature();
        }
        _storage().used[nonce] = true;
        if (MARKS_IN_TREE) _storage().nodes[key] = lanes;
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

    /// @notice What is here by ERC-165: that itself, the receivers, and, as interfaces of one function each,
    /// `cancel` and `executeIntent`, which executors of versions before do not have.
    /// @param interfaceId the exclusive or of the interface's selectors
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == type(IERC165).interfaceId || interfaceId == type(IERC721Receiver).interfaceId
            || interfaceId == type(IERC1155Receiver).interfaceId || interfaceId == this.cancel.selector
            || interfaceId == this.executeIntent.selector;
    }

    /// @notice Whether `nonce` is used up: an intent of this wallet was executed under it, or it was cancelled.
    /// @param nonce the intent's number
    /// @return whether the nonce is used up
    function intentUsed(uint256 nonce) external view returns (bool) {
        if (_storage().used[nonce]) return true;
        (bool marked,,) = MarkTree.find(_storage().nodes, nonce);
        return marked;
    }

    /// @notice The EIP-712 digest of an intent of version 2, which this wallet's key signs.
    /// @param nonce as in executeIntent
    /// @param deadline as in executeIntent
    /// @param minGas as in executeIntent
    /// @param calls as in executeIntent
    /// @return the digest on this chain, for this wallet
    function digestOf(uint256 nonce, uint256 deadline, uint256 minGas, Call[] calldata calls)
        public
        view
        returns (bytes32)
    {
        return _digest(
            VERSION_2, keccak256(abi.encode(INTENT_V2_TYPEHASH, _hashCalls(calls), nonce, deadline, minGas))
        );
    }

    /// @notice The EIP-712 digest of an intent of version 1.
    /// @param calls as in execute
    /// @param nonce as in execute
    /// @param deadline as in execute
    /// @return the digest on this chain, for this wallet
    function intentDigest(Call[] calldata calls, uint256 nonce, uint256 deadline) public view returns (bytes32) {
        return _digest(VERSION_1, keccak256(abi.encode(INTENT_TYPEHASH, _hashCalls(calls), nonce, deadline)));
    }

    /// @notice The EIP-712 digest of version 2 that this wallet's key signs to give up `nonce`.
    /// @param nonce as in cancel
    /// @return the digest on this chain, for this wallet
    function cancellationDigest(uint256 nonce) external view returns (bytes32) {
        return _digest(VERSION_2, keccak256(abi.encode(CANCELLATION_TYPEHASH, nonce)));
    }

    /// The hash of the calls' hashes. Written out, since it is the largest cost of an intent beside its mark and its calls.
    function _hashCalls(Call[] calldata calls) private pure returns (bytes32 hash) {
        bytes32 kind = CALL_TYPEHASH;
        uint256 free;
        assembly ("memory-safe") {
            free := mload(0x40)
        }
        uint256 scratch = free + 32 * calls.length; // behind the hashes; it is not reserved
        for (uint256 i = 0; i < calls.length; ++i) {
            Call calldata c = calls[i];
            address to = c.to;
            uint256 value = c.value;
            bytes calldata data = c.data;
            assembly ("memory-safe") {
                calldatacopy(scratch, data.offset, data.length)
                let dataHash := keccak256(scratch, data.length)
                mstore(scratch, kind)
                mstore(add(scratch, 0x20), to)
                mstore(add(scratch, 0x40), value)
                mstore(add(scratch, 0x60), dataHash)
                mstore(add(free, mul(i, 0x20)), keccak256(scratch, 0x80))
            }
        }
        assembly ("memory-safe") {
            hash := keccak256(free, mul(calls.length, 0x20))
        }
    }

    function _digest(bytes32 version, bytes32 structHash) private view returns (bytes32) {
        return MessageHashUtils.toTypedDataHash(
            keccak256(abi.encode(DOMAIN_TYPEHASH, NAME_HASH, version, block.chainid, address(this))), structHash
        );
    }

    /// Whether this wallet's key has signed the digest.
    function _isSigned(bytes32 digest, bytes calldata signature) private view returns (bool) {
        (address signer, ECDSA.RecoverError err,) = ECDSA.tryRecoverCalldata(digest, signature);
        return err == ECDSA.RecoverError.NoError && signer == address(this);
    }

    /// Reverts if the nonce is marked in either place. Returns the node in which to mark it, and its lanes with
    /// the mark.
    function _requireUnused(uint256 nonce) private view returns (uint256 key, uint256 lanes) {
        bool marked;
        (marked, key, lanes) = MarkTree.find(_storage().nodes, nonce);
        if (marked || _storage().used[nonce]) revert IntentAlreadyUsed(nonce);
    }

    function _executeCalls(Call[] calldata calls) private {
        for (uint256 i = 0; i < calls.length; ++i) {
            _executeCall(i, calls[i]);
        }
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
