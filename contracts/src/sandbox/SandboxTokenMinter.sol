// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {SandboxToken} from "./SandboxToken.sol";

/// @title SandboxTokenMinter
/// @notice Burns and mints for one SandboxTokenMessenger, by the rules, events and revert strings of Circle's
/// TokenMinterV2, with one owner in the place of its roles. What a token answers when it mints is not asked: those of the
/// sandbox refuse by reverting alone.
///
/// Invariants:
/// 1. Only the messenger burns and mints.
/// 2. A token is burnt only up to its limit for one message, and no token without a limit.
/// 3. What is minted for a token of another chain is the one token that it is linked to.
///
/// Trusted: the owner, who links tokens and sets limits; and the messenger. The minter must be a minter of the token.
contract SandboxTokenMinter is Ownable {
    /// @notice Who alone burns and mints.
    address public localTokenMessenger;
    /// @notice How much of a token one message may burn.
    mapping(address token => uint256) public burnLimitsPerMessage;
    /// @notice Which token is minted here for one of another domain, by keccak256 of both.
    mapping(bytes32 domainAndToken => address) public remoteTokensToLocalTokens;
    /// @notice Whether nothing is burnt or minted.
    bool public paused;

    event LocalTokenMessengerAdded(address localTokenMessenger);
    event LocalTokenMessengerRemoved(address localTokenMessenger);
    event TokenPairLinked(address localToken, uint32 remoteDomain, bytes32 remoteToken);
    event TokenPairUnlinked(address localToken, uint32 remoteDomain, bytes32 remoteToken);
    event SetBurnLimitPerMessage(address indexed token, uint256 burnLimitPerMessage);
    event Pause();
    event Unpause();

    constructor(address owner_) Ownable(owner_) {}

    modifier whenNotPaused() {
        require(!paused, "Pausable: paused");
        _;
    }

    modifier onlyLocalTokenMessenger() {
        require(msg.sender == localTokenMessenger, "Caller not local TokenMessenger");
        _;
    }

    /// @notice Burns tokens that the minter holds.
    function burn(address burnToken, uint256 burnAmount) external whenNotPaused onlyLocalTokenMessenger {
        uint256 limit = burnLimitsPerMessage[burnToken];
        require(limit > 0, "Burn token not supported");
        require(burnAmount <= limit, "Burn amount exceeds per tx limit");
        SandboxToken(burnToken).burn(burnAmount);
    }

    /// @notice Mints for a token burnt on another domain.
    function mint(uint32 sourceDomain, bytes32 burnToken, address to, uint256 amount)
        external
        whenNotPaused
        onlyLocalTokenMessenger
        returns (address mintToken)
    {
        mintToken = _requireLinked(sourceDomain, burnToken);
        SandboxToken(mintToken).mint(to, amount);
    }

    /// @notice Mints to two accounts for a token burnt on another domain.
    function mint(
        uint32 sourceDomain,
        bytes32 burnToken,
        address recipientOne,
        address recipientTwo,
        uint256 amountOne,
        uint256 amountTwo
    ) external whenNotPaused onlyLocalTokenMessenger returns (address mintToken) {
        mintToken = _requireLinked(sourceDomain, burnToken);
        SandboxToken(mintToken).mint(recipientOne, amountOne);
        SandboxToken(mintToken).mint(recipientTwo, amountTwo);
    }

    /// @notice Names the messenger, where there is none.
    function addLocalTokenMessenger(address newLocalTokenMessenger) external onlyOwner {
        require(newLocalTokenMessenger != address(0), "Invalid TokenMessenger address");
        require(localTokenMessenger == address(0), "Local TokenMessenger already set");
        localTokenMessenger = newLocalTokenMessenger;
        emit LocalTokenMessengerAdded(newLocalTokenMessenger);
    }

    /// @notice Dismisses the messenger: until another is named, nothing is burnt or minted.
    function removeLocalTokenMessenger() external onlyOwner {
        address removed = localTokenMessenger;
        require(removed != address(0), "No local TokenMessenger is set");
        delete localTokenMessenger;
        emit LocalTokenMessengerRemoved(removed);
    }

    /// @notice Has a token minted for one of another domain.
    function linkTokenPair(address localToken, uint32 remoteDomain, bytes32 remoteToken) external onlyOwner {
        bytes32 key = _hash(remoteDomain, remoteToken);
        require(remoteTokensToLocalTokens[key] == address(0), "Unable to link token pair");
        remoteTokensToLocalTokens[key] = localToken;
        emit TokenPairLinked(localToken, remoteDomain, remoteToken);
    }

    /// @notice Has nothing minted any more for a token of another domain.
    function unlinkTokenPair(address localToken, uint32 remoteDomain, bytes32 remoteToken) external onlyOwner {
        bytes32 key = _hash(remoteDomain, remoteToken);
        require(remoteTokensToLocalTokens[key] != address(0), "Unable to unlink token pair");
        delete remoteTokensToLocalTokens[key];
        emit TokenPairUnlinked(localToken, remoteDomain, remoteToken);
    }

    /// @notice Sets how much of a token one message may burn.
    function setMaxBurnAmountPerMessage(address localToken, uint256 burnLimitPerMessage) external onlyOwner {
        burnLimitsPerMessage[localToken] = burnLimitPerMessage;
        emit SetBurnLimitPerMessage(localToken, burnLimitPerMessage);
    }

    /// @notice Stops burning and minting.
    function pause() external onlyOwner {
        paused = true;
        emit Pause();
    }

    /// @notice Lets tokens be burnt and minted again.
    function unpause() external onlyOwner {
        paused = false;
        emit Unpause();
    }

    /// @notice Which token is minted here for one of another domain; none without a link.
    function getLocalToken(uint32 remoteDomain, bytes32 remoteToken) public view returns (address) {
        return remoteTokensToLocalTokens[_hash(remoteDomain, remoteToken)];
    }

    function _requireLinked(uint32 sourceDomain, bytes32 burnToken) private view returns (address token) {
        token = getLocalToken(sourceDomain, burnToken);
        require(token != address(0), "Mint token not supported");
    }

    function _hash(uint32 remoteDomain, bytes32 remoteToken) private pure returns (bytes32) {
        return keccak256(abi.encodePacked(remoteDomain, remoteToken));
    }
}
