// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title BalanceGuard
/// @notice Undoes a transaction in which an account got too little of a token, or gave too much of it. An
/// account calls `snapshot` before what it does, and `requireChange` after it.
///
/// Invariants:
/// 1. `requireChange` passes only if the caller's balance has changed by at least the minimum since the
///    caller's own last `snapshot` of that token, and each snapshot serves one `requireChange`.
/// 2. Only the account itself writes its snapshots. An account whose intents do not nest, as WalletExecutor's
///    do not, has none replaced in the middle of an intent, whoever calls back or runs several intents in one
///    transaction. Snapshots of different callers and of different tokens know nothing of each other.
/// 3. An intent that calls both leaves nothing behind: what reverts takes its snapshot with it.
///
/// The snapshots are in ordinary storage, not in transient: the service has each call of an intent simulated
/// before it is public, which a node does in a transaction a call. What is stored and cleared in one transaction
/// is refunded, so it costs about the same.
///
/// Trusted: the token's `balanceOf`. The guard has no rights anywhere and holds nothing. It does not see why a
/// balance changed: a gift to the account in between counts as got.
contract BalanceGuard {
    /// @notice The caller's balance of `token` changed by `change`, and at least `minimum` was required.
    error ChangeBelowMinimum(address token, int256 change, int256 minimum);
    /// @notice `requireChange` without a `snapshot` of `token` by the caller.
    error NoSnapshot(address token);
    /// @notice What `token` says is no balance.
    error NotABalance(address token);

    /// The balance plus one; zero is no snapshot.
    mapping(address account => mapping(address token => uint256)) private _snapshots;

    /// @notice Remembers the caller's balance of `token`.
    /// @param token an ERC-20 token
    function snapshot(address token) external {
        _snapshots[msg.sender][token] = _balanceOf(token, msg.sender) + 1;
    }

    /// @notice Reverts unless the caller's balance of `token` is by `minimum` more than at its snapshot, which
    /// is forgotten.
    /// @param token the token of the snapshot
    /// @param minimum the least change; negative where something may be given
    function requireChange(address token, int256 minimum) external {
        uint256 saved = _snapshots[msg.sender][token];
        if (saved == 0) revert NoSnapshot(token);
        delete _snapshots[msg.sender][token];
        // Both are at most 2^254, so the difference fits.
        int256 change = int256(_balanceOf(token, msg.sender)) - int256(saved - 1);
        if (change < minimum) revert ChangeBelowMinimum(token, change, minimum);
    }

    /// Any token answers this alike; where none does, there is no token.
    function _balanceOf(address token, address account) private view returns (uint256 balance) {
        (bool ok, bytes memory answer) = token.staticcall(abi.encodeWithSignature("balanceOf(address)", account));
        if (!ok || answer.length != 32) revert NotABalance(token);
        balance = abi.decode(answer, (uint256));
        if (balance > 1 << 254) revert NotABalance(token);
    }
}
