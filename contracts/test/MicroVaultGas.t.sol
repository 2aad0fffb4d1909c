// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626, IERC20} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {MicroVault} from "../src/MicroVault.sol";
import {AdapterFactory} from "../src/adapters/AdapterFactory.sol";
import {Test} from "./Test.sol";

interface MicroGas {
    struct Used {
        uint64 gasLimit;
        uint64 gasTotalUsed;
        uint64 gasMemoryUsed;
        int64 gasRefunded;
        uint64 gasRemaining;
    }

    function lastCallGas() external view returns (Used memory);
}

contract MicroGasToken is ERC20("Token", "T") {
    function mint(address to, uint256 value) external {
        _mint(to, value);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }
}

contract MicroGasSource is ERC4626 {
    constructor(IERC20 asset_) ERC20("Source", "S") ERC4626(asset_) {}

    function _decimalsOffset() internal pure override returns (uint8) {
        return 6;
    }
}

/// What a holder's transactions may cost, each as one of its own, while three sources hold something; over
/// OpenZeppelin's token and vaults, whose own cost is not ours.
/// forge-config: default.isolate = true
contract MicroVaultGasTest is Test {
    address private constant ALICE = address(0xA11cea11CEA11CEA11cEa11CeA11ceA11CEA11Ce);
    address private constant BOB = address(0xB0B0b0B0B0B0B0b0B0B0B0b0b0b0b0B0b0b0B0B0);

    MicroGasToken private token = new MicroGasToken();
    MicroVault private vault;

    event log_named_uint(string what, uint256 gas);

    function setUp() public {
        AdapterFactory.Spec[] memory specs = new AdapterFactory.Spec[](3);
        bytes32[] memory ids = new bytes32[](3);
        uint16[] memory targets = new uint16[](3);
        for (uint256 i = 0; i < 3; i++) {
            (ids[i], targets[i]) = (keccak256(abi.encode(i)), 2_000);
            specs[i] = AdapterFactory.Spec(
                ids[i], address(new MicroGasSource(token)), AdapterFactory.Kind.ERC4626, 100, 0
            );
        }
        vault = new MicroVault(
            MicroVault.Config("Vault", "V", address(token), address(this), address(this), specs), new AdapterFactory()
        );
        address[2] memory holders = [ALICE, BOB];
        for (uint64 i = 0; i < 2; i++) {
            vault.addShareholder(holders[i], i);
            token.mint(holders[i], 1e12);
            vm.startPrank(holders[i]);
            token.approve(address(vault), type(uint256).max);
            vault.deposit(1e10, holders[i]);
            vm.stopPrank();
        }
        vault.setStrategy(ids, targets, 4_000);
        vault.rebalance(ids);
        for (uint256 i = 0; i < 3; i++) {
            token.mint(specs[i].source, 1e6);
        }
        vm.warp(block.timestamp + 1 hours);
        vm.prank(BOB);
        vault.requestRedeem(1e12, BOB, BOB); // the queue has been used before
        vault.payQueue(1);
    }

    function testDeposit() public {
        vm.prank(ALICE);
        vault.deposit(100e6, ALICE);
        assertGasWithin("deposit", 140_000);
    }

    function testRedeem() public {
        vm.prank(ALICE);
        vault.redeem(100e12, ALICE, ALICE);
        assertGasWithin("redeem", 115_000);
    }

    function testRequest() public {
        vm.prank(ALICE);
        vault.requestRedeem(100e12, ALICE, ALICE);
        assertGasWithin("request", 150_000);
    }

    function assertGasWithin(string memory what, uint256 limit) private {
        uint256 gas = MicroGas(address(vm)).lastCallGas().gasTotalUsed;
        emit log_named_uint(what, gas);
        vm.assertLe(gas, limit);
    }
}
