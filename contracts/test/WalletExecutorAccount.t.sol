// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {ERC165Checker} from "@openzeppelin/contracts/utils/introspection/ERC165Checker.sol";
import {WalletExecutor} from "../src/WalletExecutor.sol";
import {Vm, WalletTest} from "./Test.sol";

/// What a delegated account is to others: as much as may be, what it was without code.
contract WalletExecutorAccountTest is WalletTest {
    uint256 private constant KEY = 0xA11CE;

    Badge private badge = new Badge();
    Coupons private coupons = new Coupons();
    WalletExecutor private wallet;

    function setUp() public {
        wallet = newWallet(KEY);
    }

    function testTakesTokensBySafeTransfer() public {
        badge.mint(address(this), 1);
        badge.safeTransferFrom(address(this), address(wallet), 1, "whatever");
        vm.assertEq(badge.ownerOf(1), address(wallet));
        coupons.give(address(wallet), 7, 3);
        (uint256[] memory ids, uint256[] memory amounts) = (new uint256[](2), new uint256[](2));
        (ids[0], ids[1], amounts[0], amounts[1]) = (7, 8, 1, 2);
        coupons.giveBatch(address(wallet), ids, amounts);
        vm.assertEq(coupons.balanceOf(address(wallet), 7), 4);
        vm.assertEq(coupons.balanceOf(address(wallet), 8), 2);
    }

    /// An intent may have the wallet itself sent a token.
    function testTakesTokensWhileItRunsAnIntent() public {
        WalletExecutor.Call[] memory calls =
            list(call(address(badge), abi.encodeCall(badge.give, (address(wallet), 2))));
        wallet.execute(calls, 1, deadline, sign(KEY, calls, 1));
        vm.assertEq(badge.ownerOf(2), address(wallet));
    }

    function testReceivingDoesNothing() public {
        vm.record();
        vm.recordLogs();
        vm.assertTrue(wallet.onERC721Received(address(1), address(2), 3, "x") == IERC721Receiver.onERC721Received.selector);
        vm.assertTrue(
            wallet.onERC1155Received(address(1), address(2), 3, 4, "x") == IERC1155Receiver.onERC1155Received.selector
        );
        vm.assertTrue(
            wallet.onERC1155BatchReceived(address(1), address(2), new uint256[](2), new uint256[](2), "x")
                == IERC1155Receiver.onERC1155BatchReceived.selector
        );
        (, bytes32[] memory writes) = vm.accesses(address(wallet));
        vm.assertEq(writes.length, 0);
        vm.assertEq(vm.getRecordedLogs().length, 0);
    }

    function testSaysWhatItTakes() public view {
        vm.assertTrue(ERC165Checker.supportsERC165(address(wallet)));
        vm.assertTrue(ERC165Checker.supportsInterface(address(wallet), 0x150b7a02)); // ERC-721's receiver
        vm.assertTrue(ERC165Checker.supportsInterface(address(wallet), 0x4e2312e0)); // ERC-1155's
        vm.assertTrue(ERC165Checker.supportsInterface(address(wallet), WalletExecutor.cancel.selector));
        vm.assertTrue(ERC165Checker.supportsInterface(address(wallet), WalletExecutor.executeIntent.selector));
        vm.assertFalse(ERC165Checker.supportsInterface(address(wallet), 0x1626ba7e)); // ERC-1271
        vm.assertFalse(ERC165Checker.supportsInterface(address(wallet), 0x80ac58cd)); // ERC-721 itself
    }

    function testItVouchesForNoSignature() public {
        bytes32 digest = keccak256("a permit");
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, digest);
        (bool ok,) = address(wallet)
            .call(abi.encodeWithSignature("isValidSignature(bytes32,bytes)", digest, abi.encodePacked(r, s, v)));
        vm.assertFalse(ok);
    }

    /// Data that it does not know does nothing, and does not pass for success either.
    function testFuzz_UnknownCallsAreRefused(bytes4 selector, bytes calldata rest, uint96 value) public {
        WalletExecutor w = wallet;
        vm.assume(
            selector != w.execute.selector && selector != w.cancel.selector && selector != w.intentUsed.selector
                && selector != w.intentDigest.selector && selector != w.cancellationDigest.selector
                && selector != w.executeIntent.selector && selector != w.digestOf.selector
                && selector != w.MARKS_IN_TREE.selector
                && selector != w.supportsInterface.selector && selector != w.onERC721Received.selector
                && selector != w.onERC1155Received.selector && selector != w.onERC1155BatchReceived.selector
        );
        vm.deal(address(this), value);
        (bool ok,) = address(w).call{value: value}(bytes.concat(selector, rest));
        vm.assertFalse(ok);
    }

    /// A callee is itself and not the wallet: it has its own storage, and the wallet is its caller.
    function testCalleesRunAsThemselves() public {
        Squatter squatter = new Squatter();
        WalletExecutor.Call[] memory calls = list(call(address(squatter), abi.encodeCall(squatter.settle, ())));
        wallet.execute(calls, 1, deadline, sign(KEY, calls, 1));
        vm.assertEq(squatter.self(), address(squatter));
        vm.assertEq(squatter.caller(), address(wallet));
        vm.assertEq(vm.load(address(wallet), 0), bytes32(0));
    }
}

contract Badge is ERC721("Badge", "B") {
    function mint(address to, uint256 id) external {
        _mint(to, id);
    }

    function give(address to, uint256 id) external {
        _safeMint(to, id);
    }
}

contract Coupons is ERC1155("") {
    function give(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }

    function giveBatch(address to, uint256[] calldata ids, uint256[] calldata amounts) external {
        _mintBatch(to, ids, amounts, "");
    }
}

/// Writes where it runs.
contract Squatter {
    address public self;
    address public caller;

    function settle() external {
        self = address(this);
        caller = msg.sender;
    }
}
