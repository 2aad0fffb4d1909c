// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Outcall} from "./Outcall.sol";

/// @title WalletExecutor
/// @notice The code to which a wallet's account delegates (EIP-7702). It runs a batch of calls that the
/// wallet's own key has signed, whoever carries the signature in, so the wallet needs no ether.
///
/// Invariants:
/// 1. Nothing runs without a signature of the wallet's key over exactly these calls, this nonce, this
///    deadline, this chain and this wallet.
/// 2. A nonce is used at most once, for good. It is marked before the first call, so no callee can
///    execute the same intent again from within.
/// 3. All calls happen or none does: if one fails everything is undone, the nonce's mark included.
/// 4. Intents of one wallet never nest. Between IntentStarted(n) and IntentExecuted(n) of a wallet stand
///    the logs of intent n's calls and no other intent of that wallet.
///
/// Trusted: the wallet's key, and no one else. There is no owner, no admin, no upgrade and no list of
/// allowed carriers. The key can also re-delegate the account, and must therefore be guarded as ever.
///
/// Not done here: the calls' return values are not judged (a token that answers `false` instead of
/// reverting counts as called; read its logs), and there is no ERC-1271, so a delegated wallet signs no
/// permits for tokens that ask accounts with code.
///
/// The deployed implementation itself is inert: `execute` on it reverts with NotDelegated.
contract WalletExecutor is ReentrancyGuardTransient {
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

    /// @notice Called on the implementation, which is nobody's wallet.
    error NotDelegated();
    /// @notice The intent was valid until `deadline`.
    error IntentExpired(uint256 deadline);
    /// @notice An intent with this nonce was executed before.
    error IntentAlreadyUsed(uint256 nonce);
    /// @notice The signature is malformed, malleable, or of another key, wallet, chain or intent.
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
    bytes32 private constant NAME_HASH = keccak256("granary");
    bytes32 private constant VERSION_HASH = keccak256("1");

    // keccak256(abi.encode(uint256(keccak256("granary.storage.WalletExecutor")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant STORAGE_SLOT = 0x714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c19700;

    /// A CallFailed with a reason of this length still fits IntentCarrier's 256 bytes whole.
    uint256 private constant MAX_REASON = 128;

    // In the code, not in storage: a delegating account runs this code and so sees it too.
    address private immutable IMPLEMENTATION = address(this);

    /// @notice Executes an intent signed by this wallet's key. Anyone may call.
    /// @param calls what to do, in order
    /// @param nonce the intent's number, unique within the wallet; numbers need no order
    /// @param deadline the last block timestamp at which the intent may execute
    /// @param signature 65 bytes r, s, v over intentDigest, with the low s and v 27 or 28
    function execute(Call[] calldata calls, uint256 nonce, uint256 deadline, bytes calldata signature)
        external
        nonReentrant
    {
        if (address(this) == IMPLEMENTATION) revert NotDelegated();
        if (block.timestamp > deadline) revert IntentExpired(deadline);
        mapping(uint256 => bool) storage used = _storage().used;
        if (used[nonce]) revert IntentAlreadyUsed(nonce);
        (address signer, ECDSA.RecoverError err,) =
            ECDSA.tryRecoverCalldata(intentDigest(calls, nonce, deadline), signature);
        if (err != ECDSA.RecoverError.NoError || signer != address(this)) revert InvalidSignature();

        used[nonce] = true;
        emit IntentStarted(nonce);
        for (uint256 i = 0; i < calls.length; ++i) {
            _executeCall(i, calls[i]);
        }
        emit IntentExecuted(nonce);
    }

    /// @notice Takes ether from anyone, as an account without code does.
    receive() external payable {}

    /// @notice Whether an intent of this wallet was executed under `nonce`.
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
        return MessageHashUtils.toTypedDataHash(
            keccak256(abi.encode(DOMAIN_TYPEHASH, NAME_HASH, VERSION_HASH, block.chainid, address(this))),
            keccak256(abi.encode(INTENT_TYPEHASH, keccak256(abi.encodePacked(hashes)), nonce, deadline))
        );
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
