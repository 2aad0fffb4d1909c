// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC4626} from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import {IERC7540} from "../src/adapters/IERC7540.sol";
import {ISourceAdapter} from "../src/adapters/ISourceAdapter.sol";
import {AdapterSetup} from "./AdapterSetup.sol";

/// Burns whatever gas it is given.
contract GasBurner {
    fallback() external {
        while (true) {}
    }
}

/// Orders the adapter about from inside of a source.
contract Reentrant {
    fallback() external {
        ISourceAdapter adapter = ISourceAdapter(msg.sender);
        (bool claimed,) = address(adapter).call(abi.encodeCall(ISourceAdapter.claim, ()));
        (bool released,) = address(adapter).call(abi.encodeCall(ISourceAdapter.releaseInKind, (address(this), 1, 1)));
        (bool accepted,) = address(adapter).call(abi.encodeCall(ISourceAdapter.acceptPrice, ()));
        require(claimed || released || accepted, "refused");
    }
}

/// Sources that revert, lie, answer too little or too much, burn gas or reenter, function by function.
contract AdapterHostileTest is AdapterSetup {
    enum Habit {
        Reverts,
        SaysNothing,
        SaysAByte,
        SaysZero,
        SaysOne,
        SaysMuch,
        SaysTooMuch,
        BurnsGas,
        Reenters
    }

    uint256 private constant HABITS = 9;
    uint256 private constant READ_GAS = 1_000_000;

    GasBurner private burner = new GasBurner();
    Reentrant private reentrant = new Reentrant();

    function adopt(address who, bytes memory call, Habit habit) private {
        if (habit == Habit.Reverts) PUPPETS.mockCallRevert(who, call, new bytes(5_000));
        if (habit == Habit.SaysNothing) PUPPETS.mockCall(who, call, "");
        if (habit == Habit.SaysAByte) PUPPETS.mockCall(who, call, hex"01");
        if (habit == Habit.SaysZero) PUPPETS.mockCall(who, call, abi.encode(uint256(0)));
        if (habit == Habit.SaysOne) PUPPETS.mockCall(who, call, abi.encode(uint256(1)));
        if (habit == Habit.SaysMuch) PUPPETS.mockCall(who, call, abi.encode(uint256(1e30)));
        if (habit == Habit.SaysTooMuch) PUPPETS.mockCall(who, call, abi.encode(type(uint256).max, new bytes(10_000)));
        if (habit == Habit.BurnsGas) PUPPETS.mockFunction(who, address(burner), call);
        if (habit == Habit.Reenters) PUPPETS.mockFunction(who, address(reentrant), call);
    }

    function repent(address who, bytes memory call) private {
        PUPPETS.clearMockedCalls();
        PUPPETS.mockFunction(who, who, call);
    }

    function views() private pure returns (bytes4[9] memory) {
        return [
            IERC4626.convertToAssets.selector,
            IERC4626.maxDeposit.selector,
            IERC4626.maxMint.selector,
            IERC4626.maxRedeem.selector,
            IERC4626.maxWithdraw.selector,
            IERC7540.pendingDepositRequest.selector,
            IERC7540.pendingRedeemRequest.selector,
            IERC7540.priceLastUpdated.selector,
            IERC20.balanceOf.selector
        ];
    }

    /// Whatever one of its views answers: the position cannot be read, or is not sound, or is worth what it is
    /// worth, within what the gas of a reader allows; and its units can always be told.
    function testNoViewMakesAWrongWorthSound() public {
        fillPosition(fund, apart);
        bytes4[9] memory all = views();
        for (uint256 i = 0; i < all.length; i++) {
            for (uint256 j = 0; j < HABITS; j++) {
                vm.assertEq(worthOf(apart), 700e6);
                adopt(address(fund), abi.encodePacked(all[i]), Habit(j));
                uint256 gas = gasleft();
                try apart.nav{gas: READ_GAS}() returns (uint256 worth, uint256, uint256, uint256, uint256 sound) {
                    if (sound == 1) assertWithin(worth, 700e6, 700e6 * uint256(STEP) / 10_000);
                } catch {}
                vm.assertLe(gas - gasleft(), READ_GAS + 50_000);
                gas = gasleft();
                uint256 units = apart.units();
                vm.assertLe(gas - gasleft(), 400_000);
                vm.assertGe(units, 350e18); // those in hand, whatever the source says
                repent(address(fund), abi.encodePacked(all[i]));
            }
        }
    }

    /// Whatever an order makes of it, an adapter has lost nothing that the vault would not see: it refuses, or its
    /// worth and what the vault has are together what they were.
    function testNoOrderLosesWhatTheVaultDoesNotSee() public {
        fillPosition(fund, apart);
        bytes4[4] memory calls = [
            IERC7540.requestDeposit.selector,
            IERC7540.requestRedeem.selector,
            IERC7540.mint.selector,
            IERC4626.withdraw.selector
        ];
        bytes[3] memory orders = [
            abi.encodeCall(ISourceAdapter.allocate, (10e6)),
            abi.encodeCall(ISourceAdapter.deallocate, (10e6)),
            abi.encodeCall(ISourceAdapter.claim, ())
        ];
        uint256 all = worthOf(apart) + token.balanceOf(address(this));
        for (uint256 i = 0; i < calls.length; i++) {
            for (uint256 j = 0; j < HABITS; j++) {
                adopt(address(fund), abi.encodePacked(calls[i]), Habit(j));
                for (uint256 k = 0; k < orders.length; k++) {
                    (bool done,) = address(apart).call{gas: 3_000_000}(orders[k]);
                    vm.assertTrue(!done || worthOf(apart) + token.balanceOf(address(this)) == all, "assets are gone");
                }
                repent(address(fund), abi.encodePacked(calls[i]));
                vm.assertTrue(isSound(apart), "not sound any more");
                vm.assertEq(worthOf(apart) + token.balanceOf(address(this)), all);
            }
        }
    }

    /// A share token that says a transfer went, and keeps it, has released nothing.
    function testATokenThatKeepsWhatItSaysWentReleasesNothing() public {
        fillPosition(fund, apart);
        for (uint256 j = 0; j < HABITS; j++) {
            adopt(address(fundShare), abi.encodePacked(IERC20.transfer.selector), Habit(j));
            (bool done, bytes memory answer) = address(apart).call{gas: READ_GAS}(
                abi.encodeCall(ISourceAdapter.releaseInKind, (ALICE, 1, 2))
            );
            vm.assertTrue(!done || abi.decode(answer, (uint256)) == 0, "released");
            repent(address(fundShare), abi.encodePacked(IERC20.transfer.selector));
        }
        vm.assertEq(apart.releaseInKind(ALICE, 1, 2), 175e18);
    }

    /// A source that gives its requests numbers would never be asked about them.
    function testNumberedRequestsAreRefused() public {
        PUPPETS.mockCall(address(fund), abi.encodePacked(IERC7540.requestDeposit.selector), abi.encode(uint256(7)));
        vm.expectRevert(abi.encodeWithSelector(ISourceAdapter.RequestNumbered.selector, 7));
        apart.allocate(10e6);
    }
}
