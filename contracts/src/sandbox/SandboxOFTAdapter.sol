// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {OFTAdapter} from "@layerzerolabs/oft-evm/contracts/OFTAdapter.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// @title SandboxOFTAdapter
/// @notice LayerZero's OFTAdapter as it is: it locks USDT on the chain where it is at home, as USDT0's does on Ethereum, and
/// unlocks it when it comes back.
///
/// Trusted: the owner, who says which contract of another chain may unlock; the endpoint. A fee of USDT's on transfers would
/// have less locked than is minted elsewhere: it is dormant.
contract SandboxOFTAdapter is OFTAdapter {
    constructor(address token, address endpoint, address owner_) OFTAdapter(token, endpoint, owner_) Ownable(owner_) {}
}
