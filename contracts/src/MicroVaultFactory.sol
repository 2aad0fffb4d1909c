// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";
import {AdapterFactory} from "./adapters/AdapterFactory.sol";
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
    /// A contract holds 24,576 bytes, of which the first is a STOP.
    uint256 private constant PART = 24_575;

    /// @notice Where the adapters of these vaults come from.
    AdapterFactory public immutable adapterFactory;
    /// @notice The hash of the vaults' creation code, without arguments.
    bytes32 public immutable vaultCodeHash;

    address[] private _parts;

    event VaultCreated(address indexed vault, address indexed owner, address indexed asset, bytes32 salt);

    /// @param vaultCode MicroVault's creation code, without arguments
    constructor(AdapterFactory adapterFactory_, bytes memory vaultCode) {
        adapterFactory = adapterFactory_;
        vaultCodeHash = keccak256(vaultCode);
        for (uint256 from = 0; from < vaultCode.length; from += PART) {
            uint256 length = vaultCode.length - from;
            _parts.push(_keep(vaultCode, from, length < PART ? length : PART));
        }
    }

    /// @notice Makes a vault. If it is there already, nothing happens.
    function create(MicroVault.Config calldata config, bytes32 salt) external returns (address vault) {
        bytes memory code = _code(config);
        vault = Create2.computeAddress(salt, keccak256(code));
        if (vault.code.length > 0) return vault;
        Create2.deploy(0, salt, code);
        emit VaultCreated(vault, config.owner, config.asset, salt);
    }

    /// @notice Where a vault is or will be.
    function predict(MicroVault.Config calldata config, bytes32 salt) external view returns (address) {
        return Create2.computeAddress(salt, keccak256(_code(config)));
    }

    function _code(MicroVault.Config calldata config) private view returns (bytes memory code) {
        for (uint256 i = 0; i < _parts.length; ++i) {
            bytes memory part = _parts[i].code;
            assembly ("memory-safe") {
                // Without the STOP: the second byte becomes the first of a string one shorter.
                let length := sub(mload(part), 1)
                part := add(part, 1)
                mstore(part, length)
            }
            code = bytes.concat(code, part);
        }
        code = bytes.concat(code, abi.encode(config, adapterFactory));
    }

    /// Makes a contract whose code is a STOP and then `length` bytes of `data`.
    function _keep(bytes memory data, uint256 from, uint256 length) private returns (address) {
        bytes memory part = new bytes(length);
        assembly ("memory-safe") {
            mcopy(add(part, 0x20), add(add(data, 0x20), from), length)
        }
        // PUSH3 size DUP1 PUSH1 11 RETURNDATASIZE CODECOPY RETURNDATASIZE RETURN, then the code.
        return Create2.deploy(0, 0, abi.encodePacked(hex"62", uint24(length + 1), hex"80600b3d393df3", hex"00", part));
    }
}
