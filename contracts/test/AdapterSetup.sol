// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {AdapterFactory} from "../src/adapters/AdapterFactory.sol";
import {ISourceAdapter} from "../src/adapters/ISourceAdapter.sol";
import {SandboxAsyncVault} from "../src/sandbox/SandboxAsyncVault.sol";
import {SandboxFund} from "../src/sandbox/SandboxFund.sol";
import {SandboxFundShare} from "../src/sandbox/SandboxFundShare.sol";
import {SandboxUSDC} from "../src/sandbox/SandboxUSDC.sol";
import {Test} from "./Test.sol";

/// The cheatcodes that make a contract say and do what it would not.
interface Puppet {
    function mockCall(address callee, bytes calldata data, bytes calldata answer) external;
    function mockCallRevert(address callee, bytes calldata data, bytes calldata reason) external;
    function mockFunction(address callee, address target, bytes calldata data) external;
    function clearMockedCalls() external;
    function etch(address target, bytes calldata code) external;
}

/// Two sources that take requests, one whose share is itself and one whose share is another token, with an adapter
/// each, whose vault is this contract.
abstract contract AdapterSetup is Test {
    Puppet internal constant PUPPETS = Puppet(address(uint160(uint256(keccak256("hevm cheat code")))));
    address internal constant ALICE = address(0xA11CE);
    bytes32 internal constant ID = keccak256("source");
    uint16 internal constant STEP = 100;
    uint32 internal constant AGE = 2 days;

    SandboxUSDC internal token;
    SandboxAsyncVault internal later;
    SandboxFund internal fund;
    SandboxFundShare internal fundShare;
    AdapterFactory internal factory;
    ISourceAdapter internal slow; // of `later`
    ISourceAdapter internal apart; // of `fund`

    function setUp() public virtual {
        vm.warp(1_700_000_000);
        token = new SandboxUSDC(address(this));
        token.setMinter(address(this), true);
        later = new SandboxAsyncVault(address(token), "L", "L", address(this));
        fund = new SandboxFund(address(token), "F", "F", address(this));
        fundShare = SandboxFundShare(fund.share());
        token.setMinter(address(later), true);
        token.setMinter(address(fund), true);
        factory = new AdapterFactory();
        token.mint(address(this), 1_000e6);
        slow = makeAdapter(address(later));
        apart = makeAdapter(address(fund));
    }

    function makeAdapter(address source) internal returns (ISourceAdapter adapter) {
        AdapterFactory.Spec memory spec = AdapterFactory.Spec(ID, source, AdapterFactory.Kind.ERC7540, STEP, AGE);
        adapter = ISourceAdapter(factory.create(address(token), spec));
        token.approve(address(adapter), type(uint256).max);
    }

    function worthOf(ISourceAdapter adapter) internal view returns (uint256 worth) {
        (worth,,,,) = adapter.nav();
    }

    function isSound(ISourceAdapter adapter) internal view returns (bool) {
        (,,,, uint256 sound) = adapter.nav();
        return sound == 1;
    }

    function settleAll(SandboxAsyncVault source, ISourceAdapter adapter) internal {
        source.settleDeposit(address(adapter), source.pendingDepositRequest(0, address(adapter)));
        source.settleRedeem(address(adapter), source.pendingRedeemRequest(0, address(adapter)));
    }

    /// 500 in hand, of which 100 are pending out and 50 claimable, and 200 asked for, of which 80 are claimable.
    function fillPosition(SandboxAsyncVault source, ISourceAdapter adapter) internal {
        adapter.allocate(500e6);
        settleAll(source, adapter);
        adapter.claim();
        adapter.deallocate(150e6);
        source.settleRedeem(address(adapter), 50e18);
        adapter.allocate(200e6);
        source.settleDeposit(address(adapter), 80e6);
    }

    function assertWithin(uint256 a, uint256 b, uint256 slack) internal pure {
        vm.assertLe(a > b ? a - b : b - a, slack);
    }
}
