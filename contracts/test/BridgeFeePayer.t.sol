// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {
    IOFT,
    MessagingFee,
    MessagingReceipt,
    OFTReceipt,
    SendParam
} from "@layerzerolabs/oft-evm/contracts/interfaces/IOFT.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {BridgeFeePayer} from "../src/BridgeFeePayer.sol";
import {WalletExecutor} from "../src/WalletExecutor.sol";
import {Packet, SandboxOFTSetup} from "./SandboxOFTSetup.sol";
import {WalletTest} from "./Test.sol";

/// A token that its OFT burns without an allowance, as USDT0 is.
contract OtherToken is ERC20("Other", "OTHER") {
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external {
        _burn(from, amount);
    }
}

/// An OFT that takes what it is told to, asks for the fee it is told to, and may call back.
contract PuppetOFT {
    OtherToken public immutable token;
    bool public approvalRequired = true;
    uint256 public taken;
    uint256 public fee;
    bool public callsBack;

    constructor(OtherToken token_) {
        token = token_;
    }

    function become(bool approvalRequired_, uint256 taken_, uint256 fee_, bool callsBack_) external {
        (approvalRequired, taken, fee, callsBack) = (approvalRequired_, taken_, fee_, callsBack_);
    }

    function quoteSend(SendParam calldata, bool) external view returns (MessagingFee memory) {
        return MessagingFee(fee, 0);
    }

    function send(SendParam calldata p, MessagingFee calldata, address refund)
        external
        payable
        returns (MessagingReceipt memory receipt, OFTReceipt memory amounts)
    {
        if (callsBack) BridgeFeePayer(payable(msg.sender)).send(p, type(uint256).max);
        if (approvalRequired) token.transferFrom(msg.sender, address(this), taken);
        else token.burn(msg.sender, taken);
        (bool ok,) = refund.call{value: msg.value / 2}("");
        require(ok, "not refunded");
        (receipt.guid, amounts.amountSentLD) = (bytes32(uint256(1)), taken);
    }
}

/// A wallet without ether, a relayer who brings its intents in, and those who want either's.
contract BridgeFeePayerTest is SandboxOFTSetup, WalletTest {
    uint256 private constant KEY = 0xA11CE;
    address private constant RELAYER = address(0x4E1A);
    address private constant EVE = address(0xE7E);
    uint256 private constant FUNDS = 1 ether;

    BridgeFeePayer private payer;
    WalletExecutor private wallet;
    uint256 private nonces;

    receive() external payable {}

    function setUp() public {
        wallet = newWallet(KEY);
        payer = new BridgeFeePayer(address(this), IOFT(address(home.oft)));
        payer.setRelayer(RELAYER, true);
        vm.deal(address(payer), FUNDS);
        home.usdt.mint(address(wallet), 1_000e6);
        home.usdt.mint(EVE, 1_000e6);
        vm.prank(EVE);
        home.usdt.approve(address(payer), type(uint256).max);
    }

    /// Eve calls, in a transaction of somebody's.
    function callAsEve(SendParam memory p, uint256 most, address origin) private {
        vm.prank(EVE, origin);
        payer.send(p, most);
    }

    function testFuzz_AllOfItGoesAndNothingStays(uint64 amount) public {
        amount = uint64(bound(amount, 0, 1_000e6));
        WalletExecutor.Call[] memory calls = list(
            call(address(home.usdt), abi.encodeCall(home.usdt.approve, (address(payer), amount))),
            call(address(payer), abi.encodeCall(payer.send, (param(away, address(wallet), amount), FEE)))
        );
        bytes memory signature = sign(KEY, calls, ++nonces);
        vm.recordLogs();
        vm.prank(RELAYER, RELAYER);
        wallet.execute(calls, nonces, deadline, signature);

        Packet memory p = sent(home);
        verify(away, p);
        deliver(away, p);
        vm.assertEq(away.usdt.balanceOf(address(wallet)), amount);
        vm.assertEq(home.usdt.balanceOf(address(wallet)), 1_000e6 - amount);
        vm.assertEq(address(payer).balance, FUNDS - FEE);
        nothingStays();
        vm.assertEq(home.usdt.allowance(address(wallet), address(payer)), 0);
    }

    function nothingStays() private view {
        vm.assertEq(home.usdt.balanceOf(address(payer)), 0);
        vm.assertEq(home.usdt.allowance(address(payer), address(home.oft)), 0);
    }

    function testOnlyRelayersSpendEther() public {
        SendParam memory p = param(away, EVE, 1e6);
        vm.expectRevert(abi.encodeWithSelector(BridgeFeePayer.NotRelayer.selector, EVE));
        callAsEve(p, FEE, EVE);
        vm.expectRevert(abi.encodeWithSelector(BridgeFeePayer.NotRelayer.selector, EVE));
        vm.prank(RELAYER, EVE); // the relayer as the caller, in somebody's transaction
        payer.send(p, FEE);
        payer.setRelayer(RELAYER, false);
        vm.expectRevert(abi.encodeWithSelector(BridgeFeePayer.NotRelayer.selector, RELAYER));
        callAsEve(p, FEE, RELAYER);
        vm.assertEq(address(payer).balance, FUNDS);
    }

    function testARelayerMovesNobodysTokens() public {
        // Eve has approved everything; whoever else calls has nothing that could be pulled.
        vm.expectRevert();
        vm.prank(RELAYER, RELAYER);
        payer.send(param(away, RELAYER, 1e6), FEE);
        vm.assertEq(home.usdt.balanceOf(EVE), 1_000e6);
    }

    function testAFeeAboveTheCallersMostIsRefused() public {
        vm.expectRevert(abi.encodeWithSelector(BridgeFeePayer.FeeTooHigh.selector, FEE, FEE - 1));
        callAsEve(param(away, EVE, 1e6), FEE - 1, RELAYER);
        callAsEve(param(away, EVE, 1e6), FEE, RELAYER);
        vm.assertEq(address(payer).balance, FUNDS - FEE);
    }

    function testNothingButTheDeliveryIsPaidFor() public {
        // 1 ether dropped to Eve on the other chain, which the fee would contain.
        bytes memory drop = abi.encodePacked(hex"0003010031", uint8(2), uint128(1 ether), word(EVE));
        for (uint256 i = 0; i < 3; i++) {
            SendParam memory p = param(away, EVE, 1e6);
            if (i == 0) p.extraOptions = drop;
            if (i == 1) p.composeMsg = "call";
            if (i == 2) p.oftCmd = "do";
            vm.expectRevert(abi.encodeWithSelector(BridgeFeePayer.OnlyPlainSends.selector));
            callAsEve(p, type(uint256).max, RELAYER);
        }
    }

    function testLessThanIsAskedForIsRefused() public {
        SendParam memory p = param(away, EVE, 1e6);
        p.minAmountLD = 1e6 + 1;
        vm.expectRevert(abi.encodeWithSelector(IOFT.SlippageExceeded.selector, 1e6, 1e6 + 1));
        callAsEve(p, FEE, RELAYER);
    }

    function testTokensThatLoseOnTheWayAreRefused() public {
        home.usdt.setParams(10, 10);
        vm.expectRevert(abi.encodeWithSelector(BridgeFeePayer.AmountNotMoved.selector));
        callAsEve(param(away, EVE, 1e6), FEE, RELAYER);
        vm.assertEq(home.usdt.balanceOf(EVE), 1_000e6);
    }

    function testGiftsChangeNothing() public {
        home.usdt.mint(address(payer), 50e6);
        callAsEve(param(away, EVE, 1e6), FEE, RELAYER);
        vm.assertEq(home.usdt.balanceOf(address(payer)), 50e6);
        vm.assertEq(home.usdt.balanceOf(address(home.oft)), 1e6);
        home.usdt.setParams(10, 10); // nor do they make up for what is lost
        vm.expectRevert(abi.encodeWithSelector(BridgeFeePayer.AmountNotMoved.selector));
        callAsEve(param(away, EVE, 1e6), FEE, RELAYER);
    }

    function puppet() private returns (PuppetOFT oft) {
        OtherToken token = new OtherToken();
        token.mint(EVE, 1_000e6);
        oft = new PuppetOFT(token);
        payer = new BridgeFeePayer(address(this), IOFT(address(oft)));
        payer.setRelayer(RELAYER, true);
        vm.deal(address(payer), FUNDS);
        vm.prank(EVE);
        token.approve(address(payer), type(uint256).max);
    }

    function testAnOFTThatNeedsNoAllowanceGetsNone() public {
        PuppetOFT oft = puppet();
        oft.become(false, 1e6, 2, false);
        callAsEve(param(away, EVE, 1e6), 2, RELAYER);
        vm.assertEq(oft.token().totalSupply(), 999e6);
        vm.assertEq(oft.token().allowance(address(payer), address(oft)), 0);
    }

    function testWhatTheOFTLeavesIsRefused() public {
        PuppetOFT oft = puppet();
        oft.become(true, 1e6 - 1, 2, false);
        vm.expectRevert(abi.encodeWithSelector(BridgeFeePayer.AmountNotMoved.selector));
        callAsEve(param(away, EVE, 1e6), 2, RELAYER);
        oft.become(true, 1e6 + 1, 2, false); // more than it may
        vm.expectRevert();
        callAsEve(param(away, EVE, 1e6), 2, RELAYER);
        oft.become(true, 1e6, 2, false);
        callAsEve(param(away, EVE, 1e6), 2, RELAYER);
        vm.assertEq(address(payer).balance, FUNDS - 1); // half of the fee came back
    }

    function testNoReentry() public {
        PuppetOFT oft = puppet();
        oft.become(true, 1e6, 2, true);
        vm.expectRevert(abi.encodeWithSelector(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector));
        callAsEve(param(away, EVE, 1e6), 2, RELAYER);
    }

    function testWithoutEtherNothingMoves() public {
        vm.deal(address(payer), FEE - 1);
        vm.expectRevert();
        callAsEve(param(away, EVE, 1e6), FEE, RELAYER);
        vm.assertEq(home.usdt.balanceOf(EVE), 1_000e6);
    }

    function testOnlyTheOwnerNamesRelayersAndTakesEtherBack() public {
        payer.withdraw(payable(REFUND), FUNDS / 2);
        vm.assertEq(REFUND.balance, FUNDS / 2);
        bytes memory why = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, RELAYER);
        vm.prank(RELAYER, RELAYER);
        vm.expectRevert(why);
        payer.withdraw(payable(RELAYER), 1);
        vm.prank(RELAYER, RELAYER);
        vm.expectRevert(why);
        payer.setRelayer(EVE, true);
    }
}
