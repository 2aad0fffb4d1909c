// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";
import {FeeWrapper} from "./FeeWrapper.sol";

/// @title FeeWrapperFactory
/// @notice Makes fee wrappers at addresses that are known before.
///
/// Invariants:
/// 1. An address stands for everything the wrapper was made of: its terms (owner, source, fees and caps
///    included) and a salt. So it does not matter who calls `create`, or who calls it first: nobody can put
///    anything else at an address. Who wants two wrappers of the same terms uses two salts.
/// 2. `create` may be repeated: it answers with the same address and changes nothing.
/// 3. The management fee of every wrapper made here is capped at MAX_MANAGEMENT_FEE_BPS for good, and a raise of
///    any fee waits `feeRaiseDelay`.
///
/// Trusted: nobody. There is no owner and nothing to set.
contract FeeWrapperFactory {
    /// @notice What is chosen for a wrapper; the rest of FeeWrapper.Config is the factory's.
    /// @param source the ERC-4626 vault that holds the assets
    /// @param owner sets fees and recipient and names the other roles
    /// @param allowlister keeps the list; may be the owner or nobody
    /// @param pauser stops and restarts entry; may be the owner or nobody
    /// @param feeRecipient gets the fees' shares; need not be listed
    /// @param performanceFeeBps part of the gain, in basis points
    /// @param managementFeeBps part of all a year, in basis points; at most MAX_MANAGEMENT_FEE_BPS
    /// @param maxPerformanceFeeBps never exceeded by performanceFeeBps; at most 9999
    /// @param name the shares' name
    /// @param symbol the shares' symbol
    struct Terms {
        IERC4626 source;
        address owner;
        address allowlister;
        address pauser;
        address feeRecipient;
        uint16 performanceFeeBps;
        uint16 managementFeeBps;
        uint16 maxPerformanceFeeBps;
        string name;
        string symbol;
    }

    /// @notice The cap of new wrappers' yearly management fee.
    uint16 public constant MAX_MANAGEMENT_FEE_BPS = 100;
    /// @notice The seconds for which a raise of a new wrapper's fees waits.
    uint32 public immutable feeRaiseDelay;

    /// @notice Whether a wrapper was made here.
    mapping(address wrapper => bool) public isWrapper;

    /// @notice A wrapper was made; its own events of the same transaction say how it is set.
    event WrapperCreated(address indexed wrapper, address indexed source, address indexed owner, bytes32 salt);

    constructor(uint32 feeRaiseDelay_) {
        feeRaiseDelay = feeRaiseDelay_;
    }

    /// @notice Makes a wrapper, unless it exists.
    /// @param salt tells wrappers of the same terms apart
    /// @param terms what is chosen for the wrapper
    /// @return wrapper its address, which is `predict(salt, terms)`
    function create(bytes32 salt, Terms calldata terms) external returns (address wrapper) {
        bytes memory code = _creationCode(terms);
        wrapper = Create2.computeAddress(salt, keccak256(code));
        if (isWrapper[wrapper]) return wrapper;
        isWrapper[wrapper] = true;
        emit WrapperCreated(wrapper, address(terms.source), terms.owner, salt);
        Create2.deploy(0, salt, code);
    }

    /// @notice Where `create` puts or has put a wrapper.
    /// @param salt as in create
    /// @param terms as in create
    /// @return the address
    function predict(bytes32 salt, Terms calldata terms) external view returns (address) {
        return Create2.computeAddress(salt, keccak256(_creationCode(terms)));
    }

    function _creationCode(Terms calldata terms) private view returns (bytes memory) {
        FeeWrapper.Config memory config = FeeWrapper.Config({
            source: terms.source,
            owner: terms.owner,
            allowlister: terms.allowlister,
            pauser: terms.pauser,
            feeRecipient: terms.feeRecipient,
            performanceFeeBps: terms.performanceFeeBps,
            managementFeeBps: terms.managementFeeBps,
            maxPerformanceFeeBps: terms.maxPerformanceFeeBps,
            maxManagementFeeBps: MAX_MANAGEMENT_FEE_BPS,
            feeRaiseDelay: feeRaiseDelay,
            name: terms.name,
            symbol: terms.symbol
        });
        return bytes.concat(type(FeeWrapper).creationCode, abi.encode(config));
    }
}
