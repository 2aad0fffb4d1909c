// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// @title SandboxToken
/// @notice What the sandbox's two tokens share: an owner, minters, a pause. A sandbox token is worth
/// nothing; it exists to behave like the real one.
///
/// Trusted: the owner names minters and pauses; a minter creates tokens at will and burns only its own.
abstract contract SandboxToken is Ownable {
    /// @notice Whether an account may mint and burn.
    mapping(address account => bool) public isMinter;
    /// @notice Whether all movement is stopped.
    bool public paused;

    event MinterSet(address indexed account, bool allowed);
    event Pause();
    event Unpause();

    constructor(address owner_) Ownable(owner_) {}

    modifier whenNotPaused() {
        require(!paused, "Pausable: paused");
        _;
    }

    modifier onlyMinter() {
        require(isMinter[msg.sender], "caller is not a minter");
        _;
    }

    /// @notice Creates tokens.
    function mint(address to, uint256 value) external virtual;

    /// @notice Destroys tokens of the caller's own.
    function burn(uint256 value) external virtual;

    /// @notice Names or dismisses a minter.
    function setMinter(address account, bool allowed) external onlyOwner {
        isMinter[account] = allowed;
        emit MinterSet(account, allowed);
    }

    /// @notice Stops all movement.
    function pause() external onlyOwner {
        paused = true;
        emit Pause();
    }

    /// @notice Lets tokens move again.
    function unpause() external onlyOwner {
        paused = false;
        emit Unpause();
    }
}
