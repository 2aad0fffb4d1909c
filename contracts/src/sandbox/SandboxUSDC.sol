// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import {SandboxToken} from "./SandboxToken.sol";

/// @title SandboxUSDC
/// @notice A token with the habits of USDC (FiatToken v2.2): 6 decimals, ERC-2612 permits, EIP-3009
/// authorizations, a blacklist for senders, receivers, approvers and callers, a pause, and its revert strings. As
/// with the real one, signatures of an account with code (a delegated wallet has code) are asked of that
/// code by ERC-1271.
///
/// Other than the real one it refuses what goes beyond an allowance, or to the zero address, by OpenZeppelin's errors, does
/// not use up an allowance of the greatest number, mints nothing if asked to, asks of minters no allowance, and tells of
/// minting and burning by Transfer alone.
contract SandboxUSDC is ERC20, EIP712, Nonces, SandboxToken, IERC20Permit {
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 public constant TRANSFER_WITH_AUTHORIZATION_TYPEHASH = keccak256(
        "TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );
    bytes32 public constant RECEIVE_WITH_AUTHORIZATION_TYPEHASH = keccak256(
        "ReceiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );

    /// @notice Whether an account is barred.
    mapping(address account => bool) public isBlacklisted;
    /// @notice Whether an EIP-3009 nonce is used.
    mapping(address authorizer => mapping(bytes32 nonce => bool)) public authorizationState;

    event Blacklisted(address indexed account);
    event UnBlacklisted(address indexed account);
    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);

    constructor(address owner_) ERC20("USD Coin", "USDC") EIP712("USD Coin", "2") SandboxToken(owner_) {}

    modifier notBlacklisted(address account) {
        _requireNotBlacklisted(account);
        _;
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }

    /// @notice The version in the EIP-712 domain.
    function version() external pure returns (string memory) {
        return "2";
    }

    function mint(address to, uint256 value) external override onlyMinter notBlacklisted(msg.sender) {
        _mint(to, value);
    }

    function burn(uint256 value) external override onlyMinter notBlacklisted(msg.sender) {
        _burn(msg.sender, value);
    }

    /// @notice Bars an account.
    function blacklist(address account) external onlyOwner {
        isBlacklisted[account] = true;
        emit Blacklisted(account);
    }

    /// @notice Readmits an account.
    function unBlacklist(address account) external onlyOwner {
        isBlacklisted[account] = false;
        emit UnBlacklisted(account);
    }

    function transferFrom(address from, address to, uint256 value)
        public
        override
        notBlacklisted(msg.sender)
        returns (bool)
    {
        return super.transferFrom(from, to, value);
    }

    /// @inheritdoc IERC20Permit
    function permit(address owner_, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        require(deadline >= block.timestamp, "FiatTokenV2: permit is expired");
        _requireSigned(
            owner_, abi.encode(PERMIT_TYPEHASH, owner_, spender, value, _useNonce(owner_), deadline), v, r, s
        );
        _approve(owner_, spender, value);
    }

    /// @notice Moves `value` as `from` has signed; anyone may carry it in (EIP-3009).
    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        _useAuthorization(from, nonce, validAfter, validBefore);
        _requireSigned(
            from,
            abi.encode(TRANSFER_WITH_AUTHORIZATION_TYPEHASH, from, to, value, validAfter, validBefore, nonce),
            v,
            r,
            s
        );
        _transfer(from, to, value);
    }

    /// @notice As transferWithAuthorization, but only the payee may carry it in (EIP-3009).
    function receiveWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        require(to == msg.sender, "FiatTokenV2: caller must be the payee");
        _useAuthorization(from, nonce, validAfter, validBefore);
        _requireSigned(
            from,
            abi.encode(RECEIVE_WITH_AUTHORIZATION_TYPEHASH, from, to, value, validAfter, validBefore, nonce),
            v,
            r,
            s
        );
        _transfer(from, to, value);
    }

    /// @inheritdoc IERC20Permit
    function nonces(address owner_) public view override(Nonces, IERC20Permit) returns (uint256) {
        return super.nonces(owner_);
    }

    /// @inheritdoc IERC20Permit
    function DOMAIN_SEPARATOR() external view returns (bytes32) {
        return _domainSeparatorV4();
    }

    function _useAuthorization(address from, bytes32 nonce, uint256 validAfter, uint256 validBefore) private {
        require(block.timestamp > validAfter, "FiatTokenV2: authorization is not yet valid");
        require(block.timestamp < validBefore, "FiatTokenV2: authorization is expired");
        require(!authorizationState[from][nonce], "FiatTokenV2: authorization is used or canceled");
        authorizationState[from][nonce] = true;
        emit AuthorizationUsed(from, nonce);
    }

    function _requireSigned(address signer, bytes memory message, uint8 v, bytes32 r, bytes32 s) private view {
        bytes32 digest = _hashTypedDataV4(keccak256(message));
        require(
            SignatureChecker.isValidSignatureNow(signer, digest, abi.encodePacked(r, s, v)),
            "FiatTokenV2: invalid signature"
        );
    }

    function _requireNotBlacklisted(address account) private view {
        require(!isBlacklisted[account], "Blacklistable: account is blacklisted");
    }

    function _update(address from, address to, uint256 value)
        internal
        override
        whenNotPaused
        notBlacklisted(from)
        notBlacklisted(to)
    {
        require(from == address(0) || balanceOf(from) >= value, "ERC20: transfer amount exceeds balance");
        super._update(from, to, value);
    }

    function _approve(address owner_, address spender, uint256 value, bool emitEvent)
        internal
        override
        whenNotPaused
        notBlacklisted(owner_)
        notBlacklisted(spender)
    {
        super._approve(owner_, spender, value, emitEvent);
    }
}
