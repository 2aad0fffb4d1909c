// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title SandboxFundShare
/// @notice The share of a sandbox fund, a token apart from the fund (ERC-7575), with a list of its own in the manner of
/// Centrifuge's: whoever is frozen neither sends nor receives, and while the fund is restricted only members receive.
///
/// Trusted: the fund, which issues, revokes, and keeps the list.
contract SandboxFundShare is ERC20 {
    address public immutable fund;
    address private immutable _ASSET;

    /// @notice Whether only members receive.
    bool public restricted;
    /// @notice Who receives while the fund is restricted.
    mapping(address account => bool) public isMember;
    /// @notice Who neither sends nor receives.
    mapping(address account => bool) public isFrozen;

    event Restricted(bool restricted);
    event MemberSet(address indexed account, bool isMember);
    event FrozenSet(address indexed account, bool isFrozen);

    error NotFund(address caller);
    error TransferBlocked(address from, address to);

    constructor(address asset, string memory name_, string memory symbol_) ERC20(name_, symbol_) {
        fund = msg.sender;
        _ASSET = asset;
    }

    modifier onlyFund() {
        if (msg.sender != fund) revert NotFund(msg.sender);
        _;
    }

    function mint(address to, uint256 value) external onlyFund {
        _mint(to, value);
    }

    function burn(uint256 value) external onlyFund {
        _burn(msg.sender, value);
    }

    function setRestricted(bool restricted_) external onlyFund {
        restricted = restricted_;
        emit Restricted(restricted_);
    }

    function setMember(address account, bool isMember_) external onlyFund {
        isMember[account] = isMember_;
        emit MemberSet(account, isMember_);
    }

    function setFrozen(address account, bool isFrozen_) external onlyFund {
        isFrozen[account] = isFrozen_;
        emit FrozenSet(account, isFrozen_);
    }

    /// @notice The vault through which the share is bought with an asset (ERC-7575).
    function vault(address asset) external view returns (address) {
        return asset == _ASSET ? fund : address(0);
    }

    /// @notice Whether the account could receive shares now.
    function mayReceive(address account) public view returns (bool) {
        return !isFrozen[account] && (!restricted || isMember[account]);
    }

    /// The fund's own hands are always free, and only who holds is asked where shares come to it.
    function _update(address from, address to, uint256 value) internal override {
        bool blocked = from != address(0) && isFrozen[from];
        if (to != fund && to != address(0)) blocked = blocked || !mayReceive(to);
        if (blocked) revert TransferBlocked(from, to);
        super._update(from, to, value);
    }
}
