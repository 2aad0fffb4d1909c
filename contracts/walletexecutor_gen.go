// Code generated via abigen V2 - DO NOT EDIT.
// This file is a generated binding and any manual changes will be lost.

package contracts

import (
	"bytes"
	"errors"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// Reference imports to suppress errors if they are not otherwise used.
var (
	_ = bytes.Equal
	_ = errors.New
	_ = big.NewInt
	_ = common.Big1
	_ = types.BloomLookup
	_ = abi.ConvertType
)

// WalletExecutorCall is an auto generated low-level Go binding around an user-defined struct.
type WalletExecutorCall struct {
	To    common.Address
	Value *big.Int
	Data  []byte
}

// WalletExecutorMetaData contains all meta data concerning the WalletExecutor contract.
var WalletExecutorMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"reason\",\"type\":\"bytes\"}],\"name\":\"CallFailed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"}],\"name\":\"IntentAlreadyUsed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"}],\"name\":\"IntentExpired\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidSignature\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"NoCode\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotDelegated\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"}],\"name\":\"IntentExecuted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"}],\"name\":\"IntentStarted\",\"type\":\"event\"},{\"inputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"internalType\":\"structWalletExecutor.Call[]\",\"name\":\"calls\",\"type\":\"tuple[]\"},{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"signature\",\"type\":\"bytes\"}],\"name\":\"execute\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"internalType\":\"structWalletExecutor.Call[]\",\"name\":\"calls\",\"type\":\"tuple[]\"},{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"}],\"name\":\"intentDigest\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"}],\"name\":\"intentUsed\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"stateMutability\":\"payable\",\"type\":\"receive\"}]",
	ID:  "WalletExecutor",
	Bin: "0x60a0604052306080523480156012575f5ffd5b50608051610e0161002b5f395f61041d0152610e015ff3fe608060405260043610610036575f3560e01c80635e68d9ae1461004157806374b506ec14610073578063c24b238e14610094575f5ffd5b3661003d57005b5f5ffd5b34801561004c575f5ffd5b5061006061005b366004610af1565b6100f1565b6040519081526020015b60405180910390f35b34801561007e575f5ffd5b5061009261008d366004610b3e565b6103fe565b005b34801561009f575f5ffd5b506100e16100ae366004610bee565b5f9081527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c19700602052604090205460ff1690565b604051901515815260200161006a565b5f808467ffffffffffffffff81111561010c5761010c610c05565b604051908082528060200260200182016040528015610135578160200160208202803683370190505b5090505f5b8581101561027c577f9085b19ea56248c94d86174b3784cfaaa8673d1041d6441f61ff52752dac848387878381811061017557610175610c32565b90506020028101906101879190610c5f565b610195906020810190610c9b565b8888848181106101a7576101a7610c32565b90506020028101906101b99190610c5f565b602001358989858181106101cf576101cf610c32565b90506020028101906101e19190610c5f565b6101ef906040810190610cd5565b6040516101fd929190610d36565b6040519081900381206102419493929160200193845273ffffffffffffffffffffffffffffffffffffffff9290921660208401526040830152606082015260800190565b6040516020818303038152906040528051906020012082828151811061026957610269610c32565b602090810291909101015260010161013a565b50604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f228696d9f69e00199cfb5d69581cb6adfc2a0086753bb6d75e7840af8948d302918101919091527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a08201526103f49060c001604051602081830303815290604052805190602001207f5c024ce68cd88cfaa6b653319ca77fc884904aad322af9699da75c2b23778421836040516020016103509190610d45565b604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0818403018152828252805160209182012090830193909352810191909152606081018790526080810186905260a001604051602081830303815290604052805190602001206040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b9695505050505050565b610406610689565b73ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000163003610475576040517f9ccd6d7600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b824211156104b7576040517f7d372854000000000000000000000000000000000000000000000000000000008152600481018490526024015b60405180910390fd5b5f8481527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c19700602081905260409091205460ff1615610524576040517f69c43488000000000000000000000000000000000000000000000000000000008152600481018690526024016104ae565b5f5f61053c6105358a8a8a8a6100f1565b86866106c0565b5090925090505f81600381111561055557610555610d7a565b141580610578575073ffffffffffffffffffffffffffffffffffffffff82163014155b156105af576040517f8baa579f00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f8781526020849052604080822080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790555188917f996cd27645c895069c0ed2e1be6d89410ea1fb1b0edf05a1122fc922fff4e77c91a25f5b8881101561064b57610643818b8b8481811061062c5761062c610c32565b905060200281019061063e9190610c5f565b610707565b60010161060e565b5060405187907ff0c6c99b11035113bf510013043afc18365a61a112c542b9f7491fd1574cfc5b905f90a25050506106816108bb565b505050505050565b6106916108e5565b6106be60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b9061093e565b565b5f808060418490036106f4578435602086013560408701355f1a6106e689828585610945565b9550955095505050506106fe565b505f915060029050825b93509350939050565b6107146040820182610cd5565b1580159150610744575061072b6020820182610c9b565b73ffffffffffffffffffffffffffffffffffffffff163b155b1561084b57817f674520b6000000000000000000000000000000000000000000000000000000006107786020840184610c9b565b60405173ffffffffffffffffffffffffffffffffffffffff9091166024820152604401604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529181526020820180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167fffffffff000000000000000000000000000000000000000000000000000000009094169390931790925290517f5c0dee5d0000000000000000000000000000000000000000000000000000000081526104ae929190600401610da7565b5f8061087661085d6020850185610c9b565b602085013561086f6040870187610cd5565b6080610a38565b91509150816108b55783816040517f5c0dee5d0000000000000000000000000000000000000000000000000000000081526004016104ae929190610da7565b50505050565b6106be5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f006106b8565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c156106be576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80825d5050565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561097e57505f91506003905082610a2e565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa1580156109cf573d5f5f3e3d5ffd5b50506040517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0015191505073ffffffffffffffffffffffffffffffffffffffff8116610a2557505f925060019150829050610a2e565b92505f91508190505b9450945094915050565b5f6060604051848682375f5f86838a8c5af192506060915082610a9e573d84811115610a615750835b81925080835260208301815f823e5f9101908152603f017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0166040525b509550959350505050565b5f5f83601f840112610ab9575f5ffd5b50813567ffffffffffffffff811115610ad0575f5ffd5b6020830191508360208260051b8501011115610aea575f5ffd5b9250929050565b5f5f5f5f60608587031215610b04575f5ffd5b843567ffffffffffffffff811115610b1a575f5ffd5b610b2687828801610aa9565b90989097506020870135966040013595509350505050565b5f5f5f5f5f5f60808789031215610b53575f5ffd5b863567ffffffffffffffff811115610b69575f5ffd5b610b7589828a01610aa9565b9097509550506020870135935060408701359250606087013567ffffffffffffffff811115610ba2575f5ffd5b8701601f81018913610bb2575f5ffd5b803567ffffffffffffffff811115610bc8575f5ffd5b896020828401011115610bd9575f5ffd5b60208201935080925050509295509295509295565b5f60208284031215610bfe575f5ffd5b5035919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b5f82357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa1833603018112610c91575f5ffd5b9190910192915050565b5f60208284031215610cab575f5ffd5b813573ffffffffffffffffffffffffffffffffffffffff81168114610cce575f5ffd5b9392505050565b5f5f83357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1843603018112610d08575f5ffd5b83018035915067ffffffffffffffff821115610d22575f5ffd5b602001915036819003821315610aea575f5ffd5b818382375f9101908152919050565b81515f90829060208501835b82811015610d6f578151845260209384019390910190600101610d51565b509195945050505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b828152604060208201525f82518060408401528060208501606085015e5f6060828501015260607fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f830116840101915050939250505056",
}

// WalletExecutor is an auto generated Go binding around an Ethereum contract.
type WalletExecutor struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *WalletExecutor) GetABI() abi.ABI {
	return c.abi
}

// NewWalletExecutor creates a new instance of WalletExecutor.
func NewWalletExecutor() *WalletExecutor {
	parsed, err := WalletExecutorMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &WalletExecutor{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *WalletExecutor) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackExecute is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x74b506ec.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function execute((address,uint256,bytes)[] calls, uint256 nonce, uint256 deadline, bytes signature) returns()
func (walletExecutor *WalletExecutor) PackExecute(calls []WalletExecutorCall, nonce *big.Int, deadline *big.Int, signature []byte) []byte {
	enc, err := walletExecutor.abi.Pack("execute", calls, nonce, deadline, signature)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackExecute is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x74b506ec.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function execute((address,uint256,bytes)[] calls, uint256 nonce, uint256 deadline, bytes signature) returns()
func (walletExecutor *WalletExecutor) TryPackExecute(calls []WalletExecutorCall, nonce *big.Int, deadline *big.Int, signature []byte) ([]byte, error) {
	return walletExecutor.abi.Pack("execute", calls, nonce, deadline, signature)
}

// PackIntentDigest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5e68d9ae.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function intentDigest((address,uint256,bytes)[] calls, uint256 nonce, uint256 deadline) view returns(bytes32)
func (walletExecutor *WalletExecutor) PackIntentDigest(calls []WalletExecutorCall, nonce *big.Int, deadline *big.Int) []byte {
	enc, err := walletExecutor.abi.Pack("intentDigest", calls, nonce, deadline)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIntentDigest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5e68d9ae.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function intentDigest((address,uint256,bytes)[] calls, uint256 nonce, uint256 deadline) view returns(bytes32)
func (walletExecutor *WalletExecutor) TryPackIntentDigest(calls []WalletExecutorCall, nonce *big.Int, deadline *big.Int) ([]byte, error) {
	return walletExecutor.abi.Pack("intentDigest", calls, nonce, deadline)
}

// UnpackIntentDigest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5e68d9ae.
//
// Solidity: function intentDigest((address,uint256,bytes)[] calls, uint256 nonce, uint256 deadline) view returns(bytes32)
func (walletExecutor *WalletExecutor) UnpackIntentDigest(data []byte) ([32]byte, error) {
	out, err := walletExecutor.abi.Unpack("intentDigest", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackIntentUsed is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc24b238e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function intentUsed(uint256 nonce) view returns(bool)
func (walletExecutor *WalletExecutor) PackIntentUsed(nonce *big.Int) []byte {
	enc, err := walletExecutor.abi.Pack("intentUsed", nonce)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIntentUsed is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc24b238e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function intentUsed(uint256 nonce) view returns(bool)
func (walletExecutor *WalletExecutor) TryPackIntentUsed(nonce *big.Int) ([]byte, error) {
	return walletExecutor.abi.Pack("intentUsed", nonce)
}

// UnpackIntentUsed is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc24b238e.
//
// Solidity: function intentUsed(uint256 nonce) view returns(bool)
func (walletExecutor *WalletExecutor) UnpackIntentUsed(data []byte) (bool, error) {
	out, err := walletExecutor.abi.Unpack("intentUsed", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// WalletExecutorIntentExecuted represents a IntentExecuted event raised by the WalletExecutor contract.
type WalletExecutorIntentExecuted struct {
	Nonce *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const WalletExecutorIntentExecutedEventName = "IntentExecuted"

// ContractEventName returns the user-defined event name.
func (WalletExecutorIntentExecuted) ContractEventName() string {
	return WalletExecutorIntentExecutedEventName
}

// UnpackIntentExecutedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event IntentExecuted(uint256 indexed nonce)
func (walletExecutor *WalletExecutor) UnpackIntentExecutedEvent(log *types.Log) (*WalletExecutorIntentExecuted, error) {
	event := "IntentExecuted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != walletExecutor.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(WalletExecutorIntentExecuted)
	if len(log.Data) > 0 {
		if err := walletExecutor.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range walletExecutor.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// WalletExecutorIntentStarted represents a IntentStarted event raised by the WalletExecutor contract.
type WalletExecutorIntentStarted struct {
	Nonce *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const WalletExecutorIntentStartedEventName = "IntentStarted"

// ContractEventName returns the user-defined event name.
func (WalletExecutorIntentStarted) ContractEventName() string {
	return WalletExecutorIntentStartedEventName
}

// UnpackIntentStartedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event IntentStarted(uint256 indexed nonce)
func (walletExecutor *WalletExecutor) UnpackIntentStartedEvent(log *types.Log) (*WalletExecutorIntentStarted, error) {
	event := "IntentStarted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != walletExecutor.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(WalletExecutorIntentStarted)
	if len(log.Data) > 0 {
		if err := walletExecutor.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range walletExecutor.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (walletExecutor *WalletExecutor) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], walletExecutor.abi.Errors["CallFailed"].ID.Bytes()[:4]) {
		return walletExecutor.UnpackCallFailedError(raw[4:])
	}
	if bytes.Equal(raw[:4], walletExecutor.abi.Errors["IntentAlreadyUsed"].ID.Bytes()[:4]) {
		return walletExecutor.UnpackIntentAlreadyUsedError(raw[4:])
	}
	if bytes.Equal(raw[:4], walletExecutor.abi.Errors["IntentExpired"].ID.Bytes()[:4]) {
		return walletExecutor.UnpackIntentExpiredError(raw[4:])
	}
	if bytes.Equal(raw[:4], walletExecutor.abi.Errors["InvalidSignature"].ID.Bytes()[:4]) {
		return walletExecutor.UnpackInvalidSignatureError(raw[4:])
	}
	if bytes.Equal(raw[:4], walletExecutor.abi.Errors["NoCode"].ID.Bytes()[:4]) {
		return walletExecutor.UnpackNoCodeError(raw[4:])
	}
	if bytes.Equal(raw[:4], walletExecutor.abi.Errors["NotDelegated"].ID.Bytes()[:4]) {
		return walletExecutor.UnpackNotDelegatedError(raw[4:])
	}
	if bytes.Equal(raw[:4], walletExecutor.abi.Errors["ReentrancyGuardReentrantCall"].ID.Bytes()[:4]) {
		return walletExecutor.UnpackReentrancyGuardReentrantCallError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// WalletExecutorCallFailed represents a CallFailed error raised by the WalletExecutor contract.
type WalletExecutorCallFailed struct {
	Index  *big.Int
	Reason []byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CallFailed(uint256 index, bytes reason)
func WalletExecutorCallFailedErrorID() common.Hash {
	return common.HexToHash("0x5c0dee5d32a1e145396705da49c1e64a2b1d63387f78c2697100f655567f5de9")
}

// UnpackCallFailedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CallFailed(uint256 index, bytes reason)
func (walletExecutor *WalletExecutor) UnpackCallFailedError(raw []byte) (*WalletExecutorCallFailed, error) {
	out := new(WalletExecutorCallFailed)
	if err := walletExecutor.abi.UnpackIntoInterface(out, "CallFailed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// WalletExecutorIntentAlreadyUsed represents a IntentAlreadyUsed error raised by the WalletExecutor contract.
type WalletExecutorIntentAlreadyUsed struct {
	Nonce *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error IntentAlreadyUsed(uint256 nonce)
func WalletExecutorIntentAlreadyUsedErrorID() common.Hash {
	return common.HexToHash("0x69c43488f01d98f5bc77654b1f2fa4c03dbbcb91427b3b63ab4878b86b42381e")
}

// UnpackIntentAlreadyUsedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error IntentAlreadyUsed(uint256 nonce)
func (walletExecutor *WalletExecutor) UnpackIntentAlreadyUsedError(raw []byte) (*WalletExecutorIntentAlreadyUsed, error) {
	out := new(WalletExecutorIntentAlreadyUsed)
	if err := walletExecutor.abi.UnpackIntoInterface(out, "IntentAlreadyUsed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// WalletExecutorIntentExpired represents a IntentExpired error raised by the WalletExecutor contract.
type WalletExecutorIntentExpired struct {
	Deadline *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error IntentExpired(uint256 deadline)
func WalletExecutorIntentExpiredErrorID() common.Hash {
	return common.HexToHash("0x7d372854c760a182aa4a58b3a332fc9950c4082f9a3cacc646eec3e52f27c2c7")
}

// UnpackIntentExpiredError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error IntentExpired(uint256 deadline)
func (walletExecutor *WalletExecutor) UnpackIntentExpiredError(raw []byte) (*WalletExecutorIntentExpired, error) {
	out := new(WalletExecutorIntentExpired)
	if err := walletExecutor.abi.UnpackIntoInterface(out, "IntentExpired", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// WalletExecutorInvalidSignature represents a InvalidSignature error raised by the WalletExecutor contract.
type WalletExecutorInvalidSignature struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidSignature()
func WalletExecutorInvalidSignatureErrorID() common.Hash {
	return common.HexToHash("0x8baa579fce362245063d36f11747a89dd489c54795634fc673cc0e0db51fedc5")
}

// UnpackInvalidSignatureError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidSignature()
func (walletExecutor *WalletExecutor) UnpackInvalidSignatureError(raw []byte) (*WalletExecutorInvalidSignature, error) {
	out := new(WalletExecutorInvalidSignature)
	if err := walletExecutor.abi.UnpackIntoInterface(out, "InvalidSignature", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// WalletExecutorNoCode represents a NoCode error raised by the WalletExecutor contract.
type WalletExecutorNoCode struct {
	To common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoCode(address to)
func WalletExecutorNoCodeErrorID() common.Hash {
	return common.HexToHash("0x674520b6bb5a7851149439c2748026005a69a70a0b4e6c410abbfac42015a2a9")
}

// UnpackNoCodeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoCode(address to)
func (walletExecutor *WalletExecutor) UnpackNoCodeError(raw []byte) (*WalletExecutorNoCode, error) {
	out := new(WalletExecutorNoCode)
	if err := walletExecutor.abi.UnpackIntoInterface(out, "NoCode", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// WalletExecutorNotDelegated represents a NotDelegated error raised by the WalletExecutor contract.
type WalletExecutorNotDelegated struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotDelegated()
func WalletExecutorNotDelegatedErrorID() common.Hash {
	return common.HexToHash("0x9ccd6d765a710fd680d347153286cdb7a60331f3ffa08d6d8f39a8f309e618f5")
}

// UnpackNotDelegatedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotDelegated()
func (walletExecutor *WalletExecutor) UnpackNotDelegatedError(raw []byte) (*WalletExecutorNotDelegated, error) {
	out := new(WalletExecutorNotDelegated)
	if err := walletExecutor.abi.UnpackIntoInterface(out, "NotDelegated", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// WalletExecutorReentrancyGuardReentrantCall represents a ReentrancyGuardReentrantCall error raised by the WalletExecutor contract.
type WalletExecutorReentrancyGuardReentrantCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReentrancyGuardReentrantCall()
func WalletExecutorReentrancyGuardReentrantCallErrorID() common.Hash {
	return common.HexToHash("0x3ee5aeb571de7fc460830b4d0017439a1ca56fb0bc39062227ade4fe4a24c1ca")
}

// UnpackReentrancyGuardReentrantCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReentrancyGuardReentrantCall()
func (walletExecutor *WalletExecutor) UnpackReentrancyGuardReentrantCallError(raw []byte) (*WalletExecutorReentrancyGuardReentrantCall, error) {
	out := new(WalletExecutorReentrancyGuardReentrantCall)
	if err := walletExecutor.abi.UnpackIntoInterface(out, "ReentrancyGuardReentrantCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}
