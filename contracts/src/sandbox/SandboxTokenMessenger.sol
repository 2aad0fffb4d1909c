// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IMessageHandlerV2, SandboxMessageTransmitter} from "./SandboxMessageTransmitter.sol";
import {SandboxTokenMinter} from "./SandboxTokenMinter.sol";

/// @title SandboxTokenMessenger
/// @notice Burns tokens here and mints those that were burnt on other chains, as Circle's TokenMessengerV2 does: its
/// functions, events, layout of burns, rules and revert strings, without its proxy and with one owner in the place of its
/// roles.
///
/// A least fee for burns (minFee) is of Circle's newest version, which not every chain has: none is asked to begin with.
///
/// A burn is the body of a message, one behind the other: version (4 bytes), token (32), mint recipient (32), amount
/// (32), who had it burnt (32), greatest fee (32), executed fee (32), block of expiration (32), hook data. What is sent
/// has no executed fee and no expiration: the attesters fill them in.
///
/// Invariants:
/// 1. A message is sent only with its amount burnt.
/// 2. For a message no more is minted, to its recipient and the fee's together, than its amount; and as fee no more than
/// its greatest.
/// 3. Nothing is minted but for a messenger that the owner has named for the message's domain, nor from the block on at
/// which it expires, nor below a finality of 500.
///
/// Trusted: the transmitter and its attesters, who say what was burnt elsewhere; the owner, who names the messengers of
/// other domains; the minter.
contract SandboxTokenMessenger is Ownable, IMessageHandlerV2 {
    uint32 private constant LEAST_FINALITY = 500;
    uint256 private constant HOOK_DATA = 228; // where it begins
    /// @notice In which parts of an amount minFee counts.
    uint256 public constant MIN_FEE_MULTIPLIER = 10_000_000;

    /// @notice Who alone delivers messages, and sends them.
    address public immutable localMessageTransmitter;
    /// @notice The version of burns.
    uint32 public immutable messageBodyVersion = 1;
    /// @notice Who burns and mints.
    SandboxTokenMinter public localMinter;
    /// @notice The messenger of another domain.
    mapping(uint32 domain => bytes32) public remoteTokenMessengers;
    /// @notice Who has the fees.
    address public feeRecipient;
    /// @notice The least fee that a burn must allow, in parts of MIN_FEE_MULTIPLIER.
    uint256 public minFee;
    /// @notice Whether an account may not burn.
    mapping(address account => bool) public isDenylisted;

    event DepositForBurn(
        address indexed burnToken,
        uint256 amount,
        address indexed depositor,
        bytes32 mintRecipient,
        uint32 destinationDomain,
        bytes32 destinationTokenMessenger,
        bytes32 destinationCaller,
        uint256 maxFee,
        uint32 indexed minFinalityThreshold,
        bytes hookData
    );
    event MintAndWithdraw(
        address indexed mintRecipient, uint256 amount, address indexed mintToken, uint256 feeCollected
    );
    event RemoteTokenMessengerAdded(uint32 domain, bytes32 tokenMessenger);
    event RemoteTokenMessengerRemoved(uint32 domain, bytes32 tokenMessenger);
    event LocalMinterAdded(address localMinter);
    event LocalMinterRemoved(address localMinter);
    event FeeRecipientSet(address feeRecipient);
    event MinFeeSet(uint256 minFee);
    event Denylisted(address indexed account);
    event UnDenylisted(address indexed account);

    struct Deposit {
        uint256 amount;
        uint32 destinationDomain;
        bytes32 mintRecipient;
        address burnToken;
        bytes32 destinationCaller;
        uint256 maxFee;
        uint32 minFinalityThreshold;
        bytes hookData;
    }

    constructor(address owner_, address transmitter, address minter, address feeRecipient_) Ownable(owner_) {
        require(transmitter != address(0), "MessageTransmitter not set");
        localMessageTransmitter = transmitter;
        _setFeeRecipient(feeRecipient_);
        _setLocalMinter(minter);
    }

    modifier notDenylistedCallers() {
        _requireNotDenylisted(msg.sender);
        _requireNotDenylisted(tx.origin);
        _;
    }

    modifier onlyRemoteTokenMessenger(uint32 domain, bytes32 sender) {
        require(msg.sender == localMessageTransmitter, "Invalid message transmitter");
        require(
            sender != bytes32(0) && remoteTokenMessengers[domain] == sender, "Remote TokenMessenger unsupported"
        );
        _;
    }

    /// @notice Burns the caller's tokens, so that they can be minted on another domain.
    function depositForBurn(
        uint256 amount,
        uint32 destinationDomain,
        bytes32 mintRecipient,
        address burnToken,
        bytes32 destinationCaller,
        uint256 maxFee,
        uint32 minFinalityThreshold
    ) external notDenylistedCallers {
        _deposit(
            Deposit(
                amount, destinationDomain, mintRecipient, burnToken, destinationCaller, maxFee, minFinalityThreshold, ""
            )
        );
    }

    /// @notice As depositForBurn, with data for whoever brings the message in.
    function depositForBurnWithHook(
        uint256 amount,
        uint32 destinationDomain,
        bytes32 mintRecipient,
        address burnToken,
        bytes32 destinationCaller,
        uint256 maxFee,
        uint32 minFinalityThreshold,
        bytes calldata hookData
    ) external notDenylistedCallers {
        require(hookData.length > 0, "Hook data is empty");
        _deposit(
            Deposit(
                amount,
                destinationDomain,
                mintRecipient,
                burnToken,
                destinationCaller,
                maxFee,
                minFinalityThreshold,
                hookData
            )
        );
    }

    /// @inheritdoc IMessageHandlerV2
    function handleReceiveFinalizedMessage(uint32 sourceDomain, bytes32 sender, uint32, bytes calldata messageBody)
        external
        onlyRemoteTokenMessenger(sourceDomain, sender)
        returns (bool success)
    {
        _mintBurnt(sourceDomain, messageBody);
        return true;
    }

    /// @inheritdoc IMessageHandlerV2
    function handleReceiveUnfinalizedMessage(
        uint32 sourceDomain,
        bytes32 sender,
        uint32 finalityThresholdExecuted,
        bytes calldata messageBody
    ) external onlyRemoteTokenMessenger(sourceDomain, sender) returns (bool success) {
        require(finalityThresholdExecuted >= LEAST_FINALITY, "Unsupported finality threshold");
        _mintBurnt(sourceDomain, messageBody);
        return true;
    }

    /// @notice Names the messenger of another domain.
    function addRemoteTokenMessenger(uint32 domain, bytes32 tokenMessenger) external onlyOwner {
        require(tokenMessenger != bytes32(0), "bytes32(0) not allowed");
        require(remoteTokenMessengers[domain] == bytes32(0), "TokenMessenger already set");
        remoteTokenMessengers[domain] = tokenMessenger;
        emit RemoteTokenMessengerAdded(domain, tokenMessenger);
    }

    /// @notice Dismisses the messenger of another domain.
    function removeRemoteTokenMessenger(uint32 domain) external onlyOwner {
        bytes32 removed = remoteTokenMessengers[domain];
        require(removed != bytes32(0), "No TokenMessenger set");
        delete remoteTokenMessengers[domain];
        emit RemoteTokenMessengerRemoved(domain, removed);
    }

    /// @notice Names who burns and mints, where nobody does.
    function addLocalMinter(address newLocalMinter) external onlyOwner {
        _setLocalMinter(newLocalMinter);
    }

    /// @notice Dismisses who burns and mints: until another is named, nobody does.
    function removeLocalMinter() external onlyOwner {
        address removed = address(localMinter);
        require(removed != address(0), "No local minter is set.");
        delete localMinter;
        emit LocalMinterRemoved(removed);
    }

    /// @notice Sets who has the fees.
    function setFeeRecipient(address feeRecipient_) external onlyOwner {
        _setFeeRecipient(feeRecipient_);
    }

    /// @notice Sets the least fee that a burn must allow.
    function setMinFee(uint256 minFee_) external onlyOwner {
        require(minFee_ < MIN_FEE_MULTIPLIER, "Min fee too high");
        minFee = minFee_;
        emit MinFeeSet(minFee_);
    }

    /// @notice Keeps an account from burning.
    function denylist(address account) external onlyOwner {
        isDenylisted[account] = true;
        emit Denylisted(account);
    }

    /// @notice Lets an account burn again.
    function unDenylist(address account) external onlyOwner {
        isDenylisted[account] = false;
        emit UnDenylisted(account);
    }

    /// @notice The least `maxFee` of a burn of this amount.
    function getMinFeeAmount(uint256 amount) external view returns (uint256) {
        if (minFee == 0) return 0;
        require(amount > 1, "Amount too low");
        return _minFeeOf(amount);
    }

    function _deposit(Deposit memory d) private {
        require(d.amount > 0, "Amount must be nonzero");
        require(d.mintRecipient != bytes32(0), "Mint recipient must be nonzero");
        require(d.maxFee < d.amount, "Max fee must be less than amount");
        require(d.maxFee >= _minFeeOf(d.amount), "Insufficient max fee");
        bytes32 messenger = remoteTokenMessengers[d.destinationDomain];
        require(messenger != bytes32(0), "No TokenMessenger for domain");

        SandboxTokenMinter minter = _requireMinter();
        require(IERC20(d.burnToken).transferFrom(msg.sender, address(minter), d.amount), "Transfer operation failed");
        minter.burn(d.burnToken, d.amount);
        SandboxMessageTransmitter(localMessageTransmitter)
            .sendMessage(d.destinationDomain, messenger, d.destinationCaller, d.minFinalityThreshold, _encode(d));
        emit DepositForBurn(
            d.burnToken,
            d.amount,
            msg.sender,
            d.mintRecipient,
            d.destinationDomain,
            messenger,
            d.destinationCaller,
            d.maxFee,
            d.minFinalityThreshold,
            d.hookData
        );
    }

    function _mintBurnt(uint32 sourceDomain, bytes calldata burn) private {
        require(burn.length >= HOOK_DATA, "Invalid burn message: too short");
        require(uint32(bytes4(burn[0:4])) == messageBodyVersion, "Invalid message body version");
        uint256 expiration = uint256(bytes32(burn[196:HOOK_DATA]));
        require(expiration == 0 || expiration > block.number, "Message expired and must be re-signed");
        uint256 amount = uint256(bytes32(burn[68:100]));
        uint256 fee = uint256(bytes32(burn[164:196]));
        require(fee == 0 || fee < amount, "Fee equals or exceeds amount");
        require(fee <= uint256(bytes32(burn[132:164])), "Fee exceeds max fee");

        bytes32 token = bytes32(burn[4:36]);
        address recipient = address(uint160(uint256(bytes32(burn[36:68]))));
        SandboxTokenMinter minter = _requireMinter();
        address minted = fee > 0
            ? minter.mint(sourceDomain, token, recipient, feeRecipient, amount - fee, fee)
            : minter.mint(sourceDomain, token, recipient, amount);
        emit MintAndWithdraw(recipient, amount - fee, minted, fee);
    }

    function _setLocalMinter(address newLocalMinter) private {
        require(newLocalMinter != address(0), "Zero address not allowed");
        require(address(localMinter) == address(0), "Local minter is already set.");
        localMinter = SandboxTokenMinter(newLocalMinter);
        emit LocalMinterAdded(newLocalMinter);
    }

    function _setFeeRecipient(address feeRecipient_) private {
        require(feeRecipient_ != address(0), "Zero address not allowed");
        feeRecipient = feeRecipient_;
        emit FeeRecipientSet(feeRecipient_);
    }

    function _requireMinter() private view returns (SandboxTokenMinter minter) {
        minter = localMinter;
        require(address(minter) != address(0), "Local minter is not set");
    }

    function _requireNotDenylisted(address account) private view {
        require(!isDenylisted[account], "Denylistable: account is on denylist");
    }

    /// A unit at least, once there is a least fee.
    function _minFeeOf(uint256 amount) private view returns (uint256) {
        if (minFee == 0) return 0;
        uint256 fee = amount * minFee / MIN_FEE_MULTIPLIER;
        return fee == 0 ? 1 : fee;
    }

    function _encode(Deposit memory d) private view returns (bytes memory) {
        return abi.encodePacked(
            messageBodyVersion,
            bytes32(uint256(uint160(d.burnToken))),
            d.mintRecipient,
            d.amount,
            bytes32(uint256(uint160(msg.sender))),
            d.maxFee,
            uint256(0),
            uint256(0),
            d.hookData
        );
    }
}
