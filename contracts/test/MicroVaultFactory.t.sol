// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {MicroVault} from "../src/MicroVault.sol";
import {MicroVaultFactory} from "../src/MicroVaultFactory.sol";
import {MicroVaultSourceView, MicroVaultSources} from "../src/MicroVaultSources.sol";
import {ISourceAdapter} from "../src/adapters/ISourceAdapter.sol";
import {MicroVaultSetup} from "./MicroVaultSetup.sol";

/// The factory.
contract MicroVaultFactoryTest is MicroVaultSetup {
    function testVaultsAreWhereTheyWereForetold() public {
        MicroVaultFactory factory = new MicroVaultFactory(adapters, type(MicroVault).creationCode);
        vm.assertEq(factory.vaultCodeHash(), keccak256(type(MicroVault).creationCode));
        MicroVault.Config memory c = config(threeSources());
        address foretold = factory.predict(c, "salt");
        vm.prank(OUTSIDER); // whoever asks
        vm.assertEq(factory.create(c, "salt"), foretold);
        vm.assertEq(factory.create(c, "salt"), foretold);
        MicroVault made = MicroVault(foretold);
        vm.assertEq(made.owner(), address(this));
        vm.assertEq(made.keeper(), KEEPER);
        vm.assertEq(made.asset(), address(token));
        vm.assertEq(bytes(made.name()), bytes("Granary Vault"));
        vm.assertEq(bytes(made.symbol()), bytes("gVLT"));
        vm.assertEq(made.decimals(), 12);
        vm.assertEq(made.idleTargetBps(), 10_000);
        MicroVaultSourceView[] memory list = made.sources();
        vm.assertEq(list.length, 3);
        for (uint256 i = 0; i < 3; i++) {
            vm.assertEq(list[i].adapter, adapters.predict(foretold, address(token), threeSources()[i]));
            vm.assertEq(list[i].id, allIds()[i]);
            vm.assertEq(ISourceAdapter(list[i].adapter).vault(), foretold);
        }
        vm.assertTrue(factory.predict(c, "other") != foretold);
        vm.assertTrue(factory.create(c, "other") != foretold);
    }

    function testNoSourceTwiceAndNoneOfAnotherAsset() public {
        MicroVault.Config memory c = config(threeSources());
        c.sources[1].id = ONE;
        vm.expectRevert(abi.encodeWithSelector(MicroVaultSources.DuplicateSource.selector, ONE));
        new MicroVault(c, adapters);
        c = config(threeSources());
        c.asset = address(one);
        vm.expectRevert();
        new MicroVault(c, adapters);
    }
}
