// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";
import {ERC4626Adapter} from "./ERC4626Adapter.sol";
import {ERC7540Adapter} from "./ERC7540Adapter.sol";

/// @title AdapterFactory
/// @notice Makes the adapters of the vaults that ask. A vault takes adapters from its factory only, so its owner
/// chooses sources and can bring no code that stands between a source and the vault.
///
/// Trusted: nobody. There is no owner, and an address follows from what the adapter is for.
contract AdapterFactory {
    /// @notice How a source is spoken to.
    enum Kind {
        ERC4626,
        ERC7540
    }

    /// @notice What an adapter is for.
    /// @param id the source's id in the vault: keccak256 of its catalog id
    /// @param source the source's contract
    /// @param kind how it is spoken to
    /// @param maxStepBps how far its price may be from the one recorded, in hundredths of a percent
    /// @param maxNavAge seconds after which its price is stale; of no meaning to ERC4626
    struct Spec {
        bytes32 id;
        address source;
        Kind kind;
        uint16 maxStepBps;
        uint32 maxNavAge;
    }

    /// Adapters of sources that take requests are read seldom and are long: they are clones of this one.
    address private immutable _REQUESTS = address(new ERC7540Adapter{salt: 0}());

    /// @notice `vault` has a new adapter.
    event AdapterCreated(address indexed vault, bytes32 indexed sourceId, address adapter);

    /// @notice Makes the adapter of the calling vault for a source.
    /// @param asset the vault's asset
    /// @param spec the source
    /// @return adapter the new adapter
    function create(address asset, Spec calldata spec) external returns (address adapter) {
        if (spec.kind == Kind.ERC4626) {
            adapter = Create2.deploy(0, 0, _creationCode(msg.sender, asset, spec));
        } else {
            adapter = Clones.cloneDeterministicWithImmutableArgs(_REQUESTS, _terms(msg.sender, asset, spec), 0);
            ERC7540Adapter(adapter).initialize();
        }
        emit AdapterCreated(msg.sender, spec.id, adapter);
    }

    /// @notice Where the adapter of a vault for a source is or will be.
    function predict(address vault, address asset, Spec calldata spec) external view returns (address) {
        if (spec.kind == Kind.ERC4626) {
            return Create2.computeAddress(0, keccak256(_creationCode(vault, asset, spec)));
        }
        return Clones.predictDeterministicAddressWithImmutableArgs(_REQUESTS, _terms(vault, asset, spec), 0);
    }

    function _creationCode(address vault, address asset, Spec calldata spec) private pure returns (bytes memory) {
        return abi.encodePacked(
            type(ERC4626Adapter).creationCode, abi.encode(vault, asset, spec.source, spec.id, spec.maxStepBps)
        );
    }

    function _terms(address vault, address asset, Spec calldata spec) private pure returns (bytes memory) {
        return abi.encode(vault, asset, spec.source, spec.id, spec.maxStepBps, spec.maxNavAge);
    }
}
