// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Outcall} from "./Outcall.sol";
import {WalletExecutor} from "./WalletExecutor.sol";

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
///    for want of gas. Who carries in says what is promised. The least gas for the calls of an intent is
///    signed with it: an executor that finds less reverts with TooLittleGas, and so does the whole transaction.
/// 4. A promise is of the gas left, which every call can use. Gas that pays for new storage alone (EIP-8037) is no part
///    of it, so the promise holds under those rules and those before.
///
/// Trusted: no one. Therefore an IntentRefused means something only in a transaction of the relayer's own,
/// and it says nothing of the future: the nonce is still unused and the intent may yet execute. Whether
/// an intent was executed is told by its wallet's IntentExecuted alone.
contract IntentCarrier {
    /// @notice One wallet's intent, or its cancellation.
    /// @param wallet an account that delegates to WalletExecutor
    /// @param nonce the intent's nonce, for the log only
    /// @param gas how much gas the wallet is called with at least
    /// @param data the packed call of WalletExecutor.executeIntent, execute or cancel
    struct Item {
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
    /// @notice Item `index` would have been called with less gas than promised, found less than was signed for its
    /// calls, or failed with so little left that more gas might have saved it.
    error OutOfGasForItem(uint256 index);

    uint256 private constant MAX_REASON = 256;

    /// The gas that is spent between the look at the gas left and the call: under any rules so far at most 100 for the wallet's
    /// account, whose code was read before, 3,000 for the code to which it delegates, and some arithmetic. For copying
    /// the data a gas a byte is added, which covers the growth of memory up to 400 kB.
    uint256 private constant GAS_BEFORE_CALL = 6_000;

    /// @notice Calls each wallet with its data and at least the gas that it is promised, in order.
    /// @param items the intents, or cancellations; those of one wallet may follow each other
    function carry(Item[] calldata items) external {
        for (uint256 i = 0; i < items.length; ++i) {
            _carryItem(i, items[i]);
        }
    }

    function _carryItem(uint256 i, Item calldata item) private {
        if (item.wallet.code.length == 0) {
            emit IntentRefused(item.wallet, item.nonce, abi.encodeWithSelector(WalletWithoutCode.selector));
            return;
        }
        uint256 gasBefore = gasleft();
        uint256 promised = item.gas;
        bytes calldata data = item.data;
        // A call is given 63/64 of the gas (EIP-150). No block has 2^64 gas, so nothing overflows below.
        if (promised > type(uint64).max || gasBefore < promised + promised / 63 + 1 + GAS_BEFORE_CALL + data.length) {
            revert OutOfGasForItem(i);
        }
        (bool ok, bytes memory reason) = Outcall.tryCall(item.wallet, 0, data, MAX_REASON);
        if (ok) return;
        // Each frame on the way down keeps 1/64 back. If the innermost of d frames runs dry, up to
        // 1 - (63/64)^d comes back here: with d = 8 that is 0.118. With an eighth or more left, a frame
        // within the first eight had gas to spare.
        if (gasleft() < gasBefore / 8 || bytes4(reason) == WalletExecutor.TooLittleGas.selector) {
            revert OutOfGasForItem(i);
        }
        emit IntentRefused(item.wallet, item.nonce, reason);
    }
}
