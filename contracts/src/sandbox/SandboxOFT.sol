// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {OFTAdapter} from "@layerzerolabs/oft-evm/contracts/OFTAdapter.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {SandboxToken} from "./SandboxToken.sol";

/// @title SandboxOFT
/// @notice Burns USDT here and mints what was locked or burnt elsewhere. As USDT0's it is apart from its token, which is the
/// chain's USDT, and must be a minter of it. All but burning and minting is LayerZero's OFTAdapter.
///
/// Other than USDT0's it asks for an allowance, and `approvalRequired` says so: the sandbox's USDT is burnt by who holds it.
///
/// Trusted: as SandboxOFTAdapter says.
contract SandboxOFT is OFTAdapter {
    constructor(address token, address endpoint, address owner_) OFTAdapter(token, endpoint, owner_) Ownable(owner_) {}

    function _debit(address from, uint256 amountLD, uint256 minAmountLD, uint32 dstEid)
        internal
        override
        returns (uint256 amountSentLD, uint256 amountReceivedLD)
    {
        (amountSentLD, amountReceivedLD) = super._debit(from, amountLD, minAmountLD, dstEid);
        SandboxToken(address(innerToken)).burn(amountSentLD);
    }

    function _credit(address to, uint256 amountLD, uint32) internal override returns (uint256 amountReceivedLD) {
        SandboxToken(address(innerToken)).mint(to, amountLD);
        return amountLD;
    }
}
