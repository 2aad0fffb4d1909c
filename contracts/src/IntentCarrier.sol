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
/// 3. An item is called with the gas that it is promised, or the whole transaction reverts. So a callee that
///    looks at the gas left, and refuses or does less when it finds too little, is not taken at its word
///    for want of gas. Who carries in says what is promised: it is not signed.
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

    /// @notice One wallet's intent, with a promise.
    /// @param wallet as in Item
    /// @param nonce as in Item
    /// @param gas how much gas the wallet is called with at least; 0 promises nothing
    /// @param data as in Item, or a packed call of WalletExecutor.cancel
    struct PromisedItem {
        address wallet;
        uint256 nonce;
        uint256 gas;
        bytes data;
    }

    /// @notice The wallet refused; `reason` is the beginning of what it returned, at most 256 bytes.
    event IntentRefused(address indexed wallet, uint256 indexed nonce, bytes reason);

    /// @notice The reason in IntentRefused for a wallet without code: not delegated, so calling it would
    /// do nothing and yet succeed.
    error WalletWithoutCode();
    /// @notice Item `index` would have been called with less gas than promised, or failed with so little left
    /// that more gas might have saved it.
    error OutOfGasForItem(uint256 index);

    uint256 private constant MAX_REASON = 256;

    /// What is spent between the look at the gas left and the call: at most 2,700 for the wallet's account,
    /// 2,600 for the code to which it delegates, and some arithmetic. For copying the data a gas a byte is
    /// added, which covers the growth of memory up to 400 kB.
    uint256 private constant GAS_BEFORE_CALL = 6_000;

    /// @notice Calls each wallet with its data, in order.
    /// @param items the intents; those of one wallet may follow each other
    function carry(Item[] calldata items) external {
        for (uint256 i = 0; i < items.length; ++i) {
            Item calldata item = items[i];
            _carryItem(i, item.wallet, item.nonce, 0, item.data);
        }
    }

    /// @notice Calls each wallet with its data and at least the gas that it is promised, in order.
    /// @param items the intents, or cancellations; those of one wallet may follow each other
    function carryPromised(PromisedItem[] calldata items) external {
        for (uint256 i = 0; i < items.length; ++i) {
            PromisedItem calldata item = items[i];
            _carryItem(i, item.wallet, item.nonce, item.gas, item.data);
        }
    }

    function _carryItem(uint256 i, address wallet, uint256 nonce, uint256 promised, bytes calldata data) private {
        if (wallet.code.length == 0) {
            emit IntentRefused(wallet, nonce, abi.encodeWithSelector(WalletWithoutCode.selector));
            return;
        }
        uint256 gasBefore = gasleft();
        // A call is given 63/64 of the gas (EIP-150). No block has 2^64 gas, so nothing overflows below.
        if (promised != 0) {
            if (promised > type(uint64).max) revert OutOfGasForItem(i);
            if (gasBefore < promised + promised / 63 + 1 + GAS_BEFORE_CALL + data.length) revert OutOfGasForItem(i);
        }
        (bool ok, bytes memory reason) = Outcall.tryCall(wallet, 0, data, MAX_REASON);
        if (ok) return;
        // Each frame on the way down keeps 1/64 back. If the innermost of d frames runs dry, up to
        // 1 - (63/64)^d comes back here: with d = 8 that is 0.118. With an eighth or more left, a frame
        // within the first eight had gas to spare.
        if (gasleft() < gasBefore / 8) revert OutOfGasForItem(i);
        emit IntentRefused(wallet, nonce, reason);
    }
}
