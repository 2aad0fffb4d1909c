// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";
import {AdapterFactory} from "./adapters/AdapterFactory.sol";
import {CodeStore} from "./CodeStore.sol";
import {MicroVault} from "./MicroVault.sol";

/// @title MicroVaultFactory
/// @notice Makes MicroVaults, each in one transaction with all its adapters, at an address that follows from its
/// configuration and a salt.
///
/// A vault's creation code is too long to be part of a factory's own. It is given once, at the factory's making,
/// and kept as the code of contracts that cannot run.
///
/// Trusted: nobody, once the factory is made; whoever makes it says what its vaults are (`vaultCodeHash`). Whoever
/// makes a vault first makes the very vault that was meant, so being overtaken does no harm, and to ask again is
/// to be told where it is.
contract MicroVaultFactory {
    /// @notice Where the adapters of these vaults come from.
    AdapterFactory public immutable adapterFactory;
    /// @notice The hash of the vaults' creation code, without arguments.
    bytes32 public immutable vaultCodeHash;

    address[] private _codeParts;

    event VaultCreated(address indexed vault, address indexed owner, address indexed asset, bytes32 salt);

    /// @param vaultCode MicroVault's creation code, without arguments
    constructor(AdapterFactory adapterFactory_, bytes memory vaultCode) {
        adapterFactory = adapterFactory_;
        vaultCodeHash = keccak256(vaultCode);
        uint256 capacity = CodeStore.CAPACITY;
        for (uint256 from = 0; from < vaultCode.length; from += capacity) {
            uint256 left = vaultCode.length - from;
            _codeParts.push(CodeStore.write(vaultCode, from, left < capacity ? left : capacity));
        }
    }

    /// @notice Makes a vault. If it is there already, nothing happens.
    function create(MicroVault.Config calldata config, bytes32 salt) external returns (address vault) {
        bytes memory code = _creationCode(config);
        vault = Create2.computeAddress(salt, keccak256(code));
        if (vault.code.length > 0) return vault;
        Create2.deploy(0, salt, code);
        emit VaultCreated(vault, config.owner, config.asset, salt);
    }

    /// @notice Where a vault is or will be.
    function predict(MicroVault.Config calldata config, bytes32 salt) external view returns (address) {
        return Create2.computeAddress(salt, keccak256(_creationCode(config)));
    }

    function _creationCode(MicroVault.Config calldata config) private view returns (bytes memory code) {
        for (uint256 i = 0; i < _codeParts.length; ++i) {
            code = bytes.concat(code, CodeStore.read(_codeParts[i]));
        }
        code = bytes.concat(code, abi.encode(config, adapterFactory));
    }
}
