// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626, IERC20} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {FeeWrapper} from "../src/FeeWrapper.sol";
import {Test} from "./Test.sol";

interface Gas {
    struct Used {
        uint64 gasLimit;
        uint64 gasTotalUsed;
        uint64 gasMemoryUsed;
        int64 gasRefunded;
        uint64 gasRemaining;
    }

    function lastCallGas() external view returns (Used memory);
}

contract PlainToken is ERC20("Token", "T") {
    function mint(address to, uint256 value) external {
        _mint(to, value);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }
}

contract PlainVault is ERC4626 {
    constructor(IERC20 asset_) ERC20("Vault", "V") ERC4626(asset_) {}

    function _decimalsOffset() internal pure override returns (uint8) {
        return 6;
    }
}

/// A deposit and a withdrawal cost at most 125,000 gas, each in a transaction of its own, with both fees due and
/// a holder who has assets and shares; over OpenZeppelin's vault and token, whose own share is listed beside it.
/// forge-config: default.isolate = true
contract FeeWrapperGasTest is Test {
    uint256 private constant LIMIT = 125_000;
    address private constant ALICE = address(0xA11cea11CEA11CEA11cEa11CeA11ceA11CEA11Ce);

    PlainToken private token = new PlainToken();
    PlainVault private source = new PlainVault(token);
    FeeWrapper private wrapper;

    event log_named_uint(string what, uint256 gas);

    function setUp() public {
        FeeWrapper.Config memory config;
        config.source = IERC4626(address(source));
        config.owner = config.feeRecipient = address(this);
        config.performanceFeeBps = config.maxPerformanceFeeBps = 1_000;
        config.managementFeeBps = config.maxManagementFeeBps = 100;
        wrapper = new FeeWrapper(config);
        address[] memory users = new address[](1);
        users[0] = ALICE;
        wrapper.setAllowed(users, true);
        token.mint(ALICE, 1e15);
        vm.startPrank(ALICE);
        token.approve(address(wrapper), type(uint256).max);
        token.approve(address(source), type(uint256).max);
        wrapper.deposit(1e12, ALICE);
        source.deposit(1e12, ALICE);
        vm.stopPrank();
        gain();
        wrapper.collectFees();
        gain();
    }

    /// A day at about 5 % a year.
    function gain() private {
        vm.warp(block.timestamp + 1 days);
        token.mint(address(source), 2 * 137e6);
    }

    function logGasUsed(string memory what) private returns (uint256 gas) {
        gas = Gas(address(vm)).lastCallGas().gasTotalUsed;
        emit log_named_uint(what, gas);
    }

    function testGas_Deposit() public {
        vm.prank(ALICE);
        source.deposit(1e9, ALICE);
        logGasUsed("the source alone");
        gain();
        vm.prank(ALICE);
        wrapper.deposit(1e9, ALICE);
        vm.assertLe(logGasUsed("through the wrapper"), LIMIT);
    }

    /// The first movement after a fall remembers to where it was charged; those after it write that again.
    function testGas_DepositAfterAFall() public {
        wrapper.collectFees();
        for (uint256 i = 0; i < 3; i++) {
            vm.prank(address(source));
            require(token.transfer(address(1), 50e6));
            vm.prank(ALICE);
            wrapper.deposit(1e9, ALICE);
            vm.assertLe(logGasUsed("through the wrapper"), LIMIT + (i == 0 ? 15_000 : 0));
        }
    }

    function testGas_Withdraw() public {
        vm.prank(ALICE);
        source.withdraw(1e9, ALICE, ALICE);
        logGasUsed("the source alone");
        gain();
        vm.prank(ALICE);
        wrapper.withdraw(1e9, ALICE, ALICE);
        vm.assertLe(logGasUsed("through the wrapper"), LIMIT);
    }
}
