// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {MerkleTree} from "@openzeppelin/contracts/utils/structs/MerkleTree.sol";

/// @title MicroVaultList
/// @notice The part of a MicroVault that owns the list of its shareholders: who is on it, the tree of them, its
/// root and its version. Only the owner changes it, one account at a time and from the version expected. The root
/// is always that of the tree of the members, and each change makes a new version.
///
/// It never touches shares or assets, and decides nothing about either: what being listed is good for is said by
/// the vault.
abstract contract MicroVaultList is Ownable2Step {
    using MerkleTree for MerkleTree.Bytes32PushTree;

    uint8 private constant LIST_DEPTH = 16;

    /// @notice The number of changes of the list.
    uint64 public version;
    /// @notice The root of the tree of the list: depth 16, leaf i is that of the i-th account added or, once it
    /// is removed, zero; a leaf is keccak256(keccak256(abi.encode(account))), a node hashes its children in order of value.
    bytes32 public root;
    mapping(address account => uint256) private _leafNumber; // its index in the tree and 1
    MerkleTree.Bytes32PushTree private _tree;

    /// @notice `account` is on the list or no longer, at leaf `index`, which makes the list `version` with `root`.
    event ShareholderSet(
        uint64 indexed version, address indexed account, bool listed, uint256 index, bytes32 root
    );

    /// @notice The account is not on the list.
    error NotListed(address account);
    /// @notice The account is on the list.
    error AlreadyListed(address account);
    /// @notice Neither nobody nor the vault itself can be a shareholder.
    error NotListable(address account);
    /// @notice The list has changed since the caller looked.
    error WrongVersion(uint64 expected, uint64 actual);
    /// @notice The siblings are not those of the account's leaf in this version.
    error WrongProof();

    constructor() {
        root = _tree.setup(LIST_DEPTH, 0);
    }

    /// @notice Puts an account on the list, at the next leaf. The list must be at `expectedVersion`.
    function addShareholder(address account, uint64 expectedVersion) external onlyOwner {
        if (account == address(0) || account == address(this)) revert NotListable(account);
        if (_leafNumber[account] != 0) revert AlreadyListed(account);
        (uint256 index, bytes32 root_) = _tree.push(leafOf(account));
        _leafNumber[account] = index + 1;
        _setRoot(expectedVersion, account, true, index, root_);
    }

    /// @notice Takes an account off the list. Its shares stay its own and redeemable.
    /// @param proof the 16 siblings of the account's leaf, lowest first
    function removeShareholder(address account, bytes32[] calldata proof, uint64 expectedVersion) external onlyOwner {
        uint256 index = leafIndex(account);
        (bytes32 old, bytes32 root_) = _tree.update(index, leafOf(account), 0, proof);
        if (old != root) revert WrongProof();
        delete _leafNumber[account];
        _setRoot(expectedVersion, account, false, index, root_);
    }

    /// @notice Whether an account is on the list.
    function isShareholder(address account) public view returns (bool) {
        return _leafNumber[account] != 0;
    }

    /// @notice The leaf of an account on the list.
    function leafIndex(address account) public view returns (uint256) {
        uint256 number = _leafNumber[account];
        if (number == 0) revert NotListed(account);
        return number - 1;
    }

    /// @notice The tree's leaf for an account.
    function leafOf(address account) public pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(account))));
    }

    function _setRoot(uint64 expectedVersion, address account, bool listed, uint256 index, bytes32 root_) private {
        if (version != expectedVersion) revert WrongVersion(expectedVersion, version);
        root = root_;
        emit ShareholderSet(++version, account, listed, index, root_);
    }
}
