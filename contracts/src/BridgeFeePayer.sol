// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IOFT, MessagingFee, MessagingReceipt, SendParam} from "@layerzerolabs/oft-evm/contracts/interfaces/IOFT.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

/// @title BridgeFeePayer
/// @notice Pays LayerZero's fee, in ether of the operator's, for wallets that have none: a wallet that sends tokens by one
/// OFT approves them for this contract and calls it, both in one intent.
///
/// Invariants, each with the test in test/BridgeFeePayer.t.sol that holds it:
/// 1. Of a caller's tokens exactly the amount of its own call moves, all of it into the OFT, to whom the call names; nothing
///    stays here and no allowance does: testFuzz_AllOfItGoesAndNothingStays, testTokensThatLoseOnTheWayAreRefused,
///    testWhatTheOFTLeavesIsRefused.
/// 2. Ether leaves as a fee only in transactions of the operator's relayers, and no more than the caller allows:
///    testOnlyRelayersSpendEther, testAFeeAboveTheCallersMostIsRefused.
/// 3. A fee buys the delivery and nothing else. Options could have it carry ether to the caller on the other chain, and
///    composed calls are of no use here, so neither is sent: testNothingButTheDeliveryIsPaidFor.
/// 4. What is given here by mistake never serves a caller: testGiftsChangeNothing.
///
/// Trusted: the OFT, which is one for good, so that no caller brings one of his own that asks for a fee; the owner, who
/// funds and takes back the ether, and names relayers. Neither the owner nor a relayer can move anybody's tokens. What a
/// contract could do that a relayer's transaction calls on its way is to have tokens of its own sent at the operator's expense:
/// the ether that is kept here should be that of days.
contract BridgeFeePayer is Ownable2Step, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    /// @notice What sends the tokens.
    IOFT public immutable oft;
    /// @notice The tokens that it sends.
    IERC20 public immutable token;
    /// @notice Whose transactions may spend ether.
    mapping(address account => bool) public isRelayer;

    event RelayerSet(address indexed account, bool allowed);

    error NotRelayer(address origin);
    error OnlyPlainSends();
    error FeeTooHigh(uint256 fee, uint256 most);
    error AmountNotMoved();

    constructor(address owner_, IOFT oft_) Ownable(owner_) {
        oft = oft_;
        token = IERC20(oft_.token());
    }

    /// @notice Ether to pay fees with, and what the OFT gives back of it.
    receive() external payable {}

    /// @notice Sends tokens of the caller's, who has approved `param.amountLD` of them.
    /// @param mostFee what the fee may be, in wei
    /// @return guid the message's name, which is the same on both chains
    function send(SendParam calldata param, uint256 mostFee) external nonReentrant returns (bytes32 guid) {
        // The transaction's sender, not the caller: the caller is the wallet, whose signature decides about its tokens. Who
        // brings that signature in decides about the operator's ether, and about nothing else.
        if (!isRelayer[tx.origin]) revert NotRelayer(tx.origin);
        if (param.extraOptions.length + param.composeMsg.length + param.oftCmd.length != 0) revert OnlyPlainSends();
        uint256 held = token.balanceOf(address(this));
        token.safeTransferFrom(msg.sender, address(this), param.amountLD);
        if (token.balanceOf(address(this)) != held + param.amountLD) revert AmountNotMoved();
        if (oft.approvalRequired()) token.forceApprove(address(oft), param.amountLD);
        guid = _pay(param, mostFee);
        // An OFT leaves what its shared decimals cannot say; of USDT, which has as many, that is nothing.
        if (token.balanceOf(address(this)) != held) revert AmountNotMoved();
    }

    /// @notice Names or dismisses a relayer.
    function setRelayer(address account, bool allowed) external onlyOwner {
        isRelayer[account] = allowed;
        emit RelayerSet(account, allowed);
    }

    /// @notice Takes ether back.
    function withdraw(address payable to, uint256 amount) external onlyOwner {
        Address.sendValue(to, amount);
    }

    function _pay(SendParam calldata param, uint256 mostFee) private returns (bytes32 guid) {
        MessagingFee memory fee = oft.quoteSend(param, false);
        if (fee.nativeFee > mostFee) revert FeeTooHigh(fee.nativeFee, mostFee);
        (MessagingReceipt memory receipt,) = oft.send{value: fee.nativeFee}(param, fee, address(this));
        return receipt.guid;
    }
}
