// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC4626Test, IERC20, IERC4626} from "erc4626-tests/ERC4626.test.sol";
import {SandboxUSDC} from "../../src/sandbox/SandboxUSDC.sol";

/// a16z's property suite for ERC-4626, which we did not write, over a vault of ours whose asset is SandboxUSDC.
/// To put a vault under it: extend this, make the vault in `newVault`, and say in the other three how it gets
/// its users in and how it gains and loses. `forge test --match-contract <Yours>` then runs all of it.
///
/// The suite's two `testFail_` cases, which forge no longer runs, are here as `test_...WithoutAllowance`; and what
/// the suite leaves out, that whatever max* states is accepted, is added.
abstract contract StandardSuite is ERC4626Test {
    uint256 private constant RICH = 1e15; // a billion tokens

    SandboxUSDC internal token;

    /// The vault under test, whose asset is `token`; this contract owns both.
    function newVault() internal virtual returns (address);

    /// Lets a user in, where a list is kept.
    function admit(address user) internal virtual {}

    /// Makes everything the vault holds worth `worth`, from `worth` / 2 to 3 times it before.
    function revalue(uint256 worth) internal virtual;

    /// Lets time pass, where that matters.
    function pass() internal virtual {}

    function setUp() public override {
        token = new SandboxUSDC(address(this));
        token.setMinter(address(this), true);
        _underlying_ = address(token);
        _vault_ = newVault();
        _delta_ = 0;
        _vaultMayBeEmpty = true;
        _unlimitedAmount = false;
    }

    /// Four users of their own, with amounts that exist.
    function setUpVault(Init memory init) public override {
        for (uint256 i = 0; i < N; i++) {
            init.user[i] = address(bytes20(keccak256(abi.encode(init.user[i], i))));
            init.share[i] %= RICH;
            init.asset[i] %= RICH;
            admit(init.user[i]);
        }
        super.setUpVault(init);
    }

    function setUpYield(Init memory init) public override {
        uint256 worth = IERC4626(_vault_).totalAssets();
        // forge-lint: disable-next-line(unsafe-typecast)
        uint256 change = uint256(init.yield);
        if (worth != 0) revalue(init.yield < 0 ? worth - change % (worth / 2 + 1) : worth + change % (worth * 2));
        pass();
    }

    /// What a user can pay for, where entering costs more than the price of now.
    function _max_mint(address from) internal view override returns (uint256) {
        return IERC4626(_vault_).previewDeposit(IERC20(_underlying_).balanceOf(from));
    }

    function test_withdrawWithoutAllowance(Init memory init, uint256 assets) public {
        setUpVault(init);
        address owner = init.user[2];
        assets = bound(assets, 0, _max_withdraw(owner));
        vm.assume(assets > 0);
        _approve(_vault_, owner, init.user[0], 0);
        vm.prank(init.user[0]);
        vm.expectRevert();
        IERC4626(_vault_).withdraw(assets, init.user[1], owner);
    }

    function test_redeemWithoutAllowance(Init memory init, uint256 shares) public {
        setUpVault(init);
        address owner = init.user[2];
        shares = bound(shares, 0, _max_redeem(owner));
        vm.assume(shares > 0);
        _approve(_vault_, owner, init.user[0], 0);
        vm.prank(init.user[0]);
        vm.expectRevert();
        IERC4626(_vault_).redeem(shares, init.user[1], owner);
    }

    function test_maximaAreAccepted(Init memory init, uint256 which) public {
        setUpVault(init);
        address user = init.user[0];
        uint256 held = IERC20(_underlying_).balanceOf(user);
        _approve(_underlying_, user, _vault_, type(uint256).max);
        vm.startPrank(user);
        if (which % 4 == 0) {
            uint256 most = IERC4626(_vault_).maxDeposit(user);
            IERC4626(_vault_).deposit(most < held ? most : held, user);
        } else if (which % 4 == 1) {
            uint256 most = IERC4626(_vault_).maxMint(user);
            uint256 affordable = IERC4626(_vault_).previewDeposit(held);
            IERC4626(_vault_).mint(most < affordable ? most : affordable, user);
        } else if (which % 4 == 2) {
            IERC4626(_vault_).withdraw(IERC4626(_vault_).maxWithdraw(user), user, user);
        } else {
            IERC4626(_vault_).redeem(IERC4626(_vault_).maxRedeem(user), user, user);
        }
        vm.stopPrank();
    }
}
