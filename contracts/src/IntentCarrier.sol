// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Outcall} from "./Outcall.sol";

/// @title IntentCarrier
/// @notice Brings the intents of many wallets in one transaction; one that fails does not stop the others.
///
/// Invariants:
/// 1. The carrier has no rights anywhere: it holds no money, no approvals and no state, and must never be
///    given any, since anyone can make it call anything.
/// 2. An item is skipped only for a reason of its own. If the lack of gas may be the reason, the whole
///    transaction reverts, so that a gas estimate ends at a limit at which all items had enough.
///
/// Trusted: no one. Therefore an IntentRefused means something only in a transaction of the relayer's own,
/// and it says nothing of the future: the nonce is still unused and the intent may yet execute. Whether
/// an intent was executed is told by its wallet's IntentExecuted alone.
contract IntentCarrier {
    /// @notice One wallet's intent.
    /// @param wallet an account that delegates to WalletExecutor
    /// @param nonce the intent's nonce, for the log only
    /// @param data the packed call of WalletExecutor.execute
    struct Item {
        address wallet;
        uint256 nonce;
        bytes data;
    }

    /// @notice The wallet refused; `reason` is the beginning of what it returned, at most 256 bytes.
    event IntentRefused(address indexed wallet, uint256 indexed nonce, bytes reason);

    /// @notice The reason in IntentRefused for a wallet without code: not delegated, so calling it would
    /// do nothing and yet succeed.
    error WalletWithoutCode();
    /// @notice Item `index` failed with so little gas left that more gas might have saved it.
    error OutOfGasForItem(uint256 index);

    uint256 private constant MAX_REASON = 256;

    /// @notice Calls each wallet with its data, in order.
    /// @param items the intents; those of one wallet may follow each other
    function carry(Item[] calldata items) external {
        for (uint256 i = 0; i < items.length; ++i) {
            Item calldata item = items[i];
            if (item.wallet.code.length == 0) {
                emit IntentRefused(item.wallet, item.nonce, abi.encodeWithSelector(WalletWithoutCode.selector));
                continue;
            }
            uint256 gasBefore = gasleft();
            (bool ok, bytes memory reason) = Outcall.tryCall(item.wallet, 0, item.data, MAX_REASON);
            if (ok) continue;
            // A call is given 63/64 of the gas (EIP-150), so each frame on the way down keeps 1/64 back. If
            // the innermost of d frames runs dry, up to 1 - (63/64)^d comes back here: with d = 8 that is
            // 0.118. With an eighth or more left, a frame within the first eight had gas to spare.
            if (gasleft() < gasBefore / 8) revert OutOfGasForItem(i);
            emit IntentRefused(item.wallet, item.nonce, reason);
        }
    }
}
