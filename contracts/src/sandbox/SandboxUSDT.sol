// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {SandboxToken} from "./SandboxToken.sol";

/// @title SandboxUSDT
/// @notice A token with the habits of Ethereum's USDT (TetherToken), which is no ERC-20 to the letter:
/// - `transfer`, `transferFrom` and `approve` return nothing;
/// - a non-zero allowance cannot be changed to another non-zero one;
/// - whoever spends more than there is burns all the gas of the call (an old compiler's `assert`);
/// - a blacklisted account can receive but not send;
/// - a fee for the owner, dormant at zero, may be taken out of what arrives.
/// Other than the real one, `mint` logs a Transfer from the zero address, and nothing can be deprecated.
contract SandboxUSDT is SandboxToken {
    string public constant name = "Tether USD";
    string public constant symbol = "USDT";
    uint8 public constant decimals = 6;

    uint256 public totalSupply;
    mapping(address account => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;
    mapping(address account => bool) public isBlackListed;
    /// @notice The fee in hundredths of a percent; 0 to begin with.
    uint256 public basisPointsRate;
    /// @notice The most that one transfer pays, in native units; 0 to begin with.
    uint256 public maximumFee;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event AddedBlackList(address account);
    event RemovedBlackList(address account);
    event Params(uint256 feeBasisPoints, uint256 maxFee);

    constructor(address owner_) SandboxToken(owner_) {}

    function transfer(address to, uint256 value) external whenNotPaused {
        _transfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external whenNotPaused {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) {
            _assert(allowed >= value);
            allowance[from][msg.sender] = allowed - value;
        }
        _transfer(from, to, value);
    }

    function approve(address spender, uint256 value) external {
        if (value != 0 && allowance[msg.sender][spender] != 0) _revertSilently();
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function mint(address to, uint256 value) external override onlyMinter {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function burn(uint256 value) external override onlyMinter {
        _assert(balanceOf[msg.sender] >= value);
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }

    /// @notice Keeps an account from sending.
    function addBlackList(address account) external onlyOwner {
        isBlackListed[account] = true;
        emit AddedBlackList(account);
    }

    /// @notice Lets an account send again.
    function removeBlackList(address account) external onlyOwner {
        isBlackListed[account] = false;
        emit RemovedBlackList(account);
    }

    /// @notice Sets the fee: below 20 basis points, at most below 50 whole tokens a transfer.
    function setParams(uint256 newBasisPoints, uint256 newMaxFee) external onlyOwner {
        if (newBasisPoints >= 20 || newMaxFee >= 50) _revertSilently();
        basisPointsRate = newBasisPoints;
        maximumFee = newMaxFee * 10 ** decimals;
        emit Params(basisPointsRate, maximumFee);
    }

    function _transfer(address from, address to, uint256 value) private {
        if (isBlackListed[from]) _revertSilently();
        uint256 fee = value * basisPointsRate / 10_000;
        if (fee > maximumFee) fee = maximumFee;
        _assert(balanceOf[from] >= value);
        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        if (fee > 0) {
            balanceOf[owner()] += fee;
            emit Transfer(from, owner(), fee);
        }
        emit Transfer(from, to, value - fee);
    }

    /// The old compiler's `require`: reverts and gives no reason.
    function _revertSilently() private pure {
        assembly ("memory-safe") {
            revert(0, 0)
        }
    }

    /// The old compiler's `assert`: burns all gas.
    function _assert(bool condition) private pure {
        assembly ("memory-safe") {
            if iszero(condition) { invalid() }
        }
    }
}
