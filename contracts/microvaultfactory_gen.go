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

// MicroVaultFactoryMetaData contains all meta data concerning the MicroVaultFactory contract.
var MicroVaultFactoryMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"contractAdapterFactory\",\"name\":\"adapterFactory_\",\"type\":\"address\"},{\"internalType\":\"bytes\",\"name\":\"vaultCode\",\"type\":\"bytes\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"Create2EmptyBytecode\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"FailedDeployment\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"InsufficientBalance\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"vault\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"asset\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"salt\",\"type\":\"bytes32\"}],\"name\":\"VaultCreated\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"adapterFactory\",\"outputs\":[{\"internalType\":\"contractAdapterFactory\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"string\",\"name\":\"name\",\"type\":\"string\"},{\"internalType\":\"string\",\"name\":\"symbol\",\"type\":\"string\"},{\"internalType\":\"address\",\"name\":\"asset\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"keeper\",\"type\":\"address\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"id\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"internalType\":\"enumAdapterFactory.Kind\",\"name\":\"kind\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"maxStepBps\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"maxNavAge\",\"type\":\"uint32\"}],\"internalType\":\"structAdapterFactory.Spec[]\",\"name\":\"sources\",\"type\":\"tuple[]\"}],\"internalType\":\"structMicroVault.Config\",\"name\":\"config\",\"type\":\"tuple\"},{\"internalType\":\"bytes32\",\"name\":\"salt\",\"type\":\"bytes32\"}],\"name\":\"create\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"vault\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"string\",\"name\":\"name\",\"type\":\"string\"},{\"internalType\":\"string\",\"name\":\"symbol\",\"type\":\"string\"},{\"internalType\":\"address\",\"name\":\"asset\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"keeper\",\"type\":\"address\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"id\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"internalType\":\"enumAdapterFactory.Kind\",\"name\":\"kind\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"maxStepBps\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"maxNavAge\",\"type\":\"uint32\"}],\"internalType\":\"structAdapterFactory.Spec[]\",\"name\":\"sources\",\"type\":\"tuple[]\"}],\"internalType\":\"structMicroVault.Config\",\"name\":\"config\",\"type\":\"tuple\"},{\"internalType\":\"bytes32\",\"name\":\"salt\",\"type\":\"bytes32\"}],\"name\":\"predict\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"vaultCodeHash\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "MicroVaultFactory",
	Bin: "0x60c060405234801561000f575f5ffd5b50604051610cca380380610cca83398101604081905261002e91610208565b6001600160a01b0382166080528051602082012060a052615fff5f5b82518110156100bf575f81845161006191906102eb565b90505f61007c858486851061007657866100c8565b846100c8565b81546001810183555f928352602090922090910180546001600160a01b0319166001600160a01b03909216919091179055506100b88282610304565b905061004a565b50505050610366565b5f5f826001600160401b038111156100e2576100e26101f4565b6040519080825280601f01601f19166020018201604052801561010c576020820181803683370190505b50905082846020870101602083015e6101525f8061012b866001610304565b8460405160200161013d929190610317565b60408051601f1981840301815291905261015d565b9150505b9392505050565b5f8347101561018c5760405163cf47918160e01b81524760048201526024810185905260440160405180910390fd5b81515f036101ad57604051631328927760e21b815260040160405180910390fd5b8282516020840186f590506001600160a01b038116610156573d5f036101e65760405163b06ebf3d60e01b815260040160405180910390fd5b6101566040513d5f823e3d81fd5b634e487b7160e01b5f52604160045260245ffd5b5f5f60408385031215610219575f5ffd5b82516001600160a01b038116811461022f575f5ffd5b60208401519092506001600160401b0381111561024a575f5ffd5b8301601f8101851361025a575f5ffd5b80516001600160401b03811115610273576102736101f4565b604051601f8201601f19908116603f011681016001600160401b03811182821017156102a1576102a16101f4565b6040528181528282016020018710156102b8575f5ffd5b8160208401602083015e5f602083830101528093505050509250929050565b634e487b7160e01b5f52601160045260245ffd5b818103818111156102fe576102fe6102d7565b92915050565b808201808211156102fe576102fe6102d7565b603160f91b815260e883901b6001600160e81b03191660018201526680600b3d393df360c81b60048201525f600b820181905282518060208501600c85015e5f9201600c019182525092915050565b60805160a05161093e61038c5f395f609001525f818160d801526102a6015261093e5ff3fe608060405234801561000f575f5ffd5b506004361061004a575f3560e01c806354d63f061461004e5780637ff79e0f1461008b578063c72adf92146100c0578063d67cd5b4146100d3575b5f5ffd5b61006161005c3660046104e6565b6100fa565b60405173ffffffffffffffffffffffffffffffffffffffff90911681526020015b60405180910390f35b6100b27f000000000000000000000000000000000000000000000000000000000000000081565b604051908152602001610082565b6100616100ce3660046104e6565b61011d565b6100617f000000000000000000000000000000000000000000000000000000000000000081565b5f610114826101088561020f565b80519060200120610328565b90505b92915050565b5f5f6101288461020f565b905061013b838280519060200120610328565b915073ffffffffffffffffffffffffffffffffffffffff82163b156101605750610117565b61016b5f8483610334565b5061017c6060850160408601610554565b73ffffffffffffffffffffffffffffffffffffffff166101a26080860160608701610554565b73ffffffffffffffffffffffffffffffffffffffff168373ffffffffffffffffffffffffffffffffffffffff167fd8c932660c1ce8dcf800364e225d4e8a98c45be2885efe8b7b17028dc40923958660405161020091815260200190565b60405180910390a45092915050565b60605f5b5f548110156102a157816102585f83815481106102325761023261056d565b5f9182526020909120015473ffffffffffffffffffffffffffffffffffffffff16610424565b6040516020016102699291906105b1565b604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529190529150600101610213565b5080827f00000000000000000000000000000000000000000000000000000000000000006040516020016102d6929190610739565b604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529082905261031292916020016105b1565b6040516020818303038152906040529050919050565b5f61011483833061049c565b5f8347101561037c576040517fcf4791810000000000000000000000000000000000000000000000000000000081524760048201526024810185905260440160405180910390fd5b81515f036103b6576040517f4ca249dc00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8282516020840186f5905073ffffffffffffffffffffffffffffffffffffffff811661041d573d5f03610415576040517fb06ebf3d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61041d6104db565b9392505050565b6060610448600173ffffffffffffffffffffffffffffffffffffffff84163b6108d9565b67ffffffffffffffff81111561046057610460610911565b6040519080825280601f01601f19166020018201604052801561048a576020820181803683370190505b5090508051600160208301843c919050565b5f604051836040820152846020820152828152600b8101905060ff81536055902073ffffffffffffffffffffffffffffffffffffffff16949350505050565b6040513d5f823e3d81fd5b5f5f604083850312156104f7575f5ffd5b823567ffffffffffffffff81111561050d575f5ffd5b830160c0818603121561051e575f5ffd5b946020939093013593505050565b803573ffffffffffffffffffffffffffffffffffffffff8116811461054f575f5ffd5b919050565b5f60208284031215610564575f5ffd5b6101148261052c565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b5f81518060208401855e5f93019283525090919050565b5f6105c56105bf838661059a565b8461059a565b949350505050565b5f5f83357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1843603018112610600575f5ffd5b830160208101925035905067ffffffffffffffff81111561061f575f5ffd5b80360382131561062d575f5ffd5b9250929050565b81835281816020850137505f602082840101525f60207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f840116840101905092915050565b803563ffffffff8116811461054f575f5ffd5b8183526020830192505f815f5b8481101561072f578135865273ffffffffffffffffffffffffffffffffffffffff6106c86020840161052c565b1660208701526040820135600281101580156106e2575f5ffd5b506040870152606082013561ffff811681146106fc575f5ffd5b61ffff1660608701526107116080830161067b565b63ffffffff16608087015260a095860195919091019060010161069b565b5093949350505050565b604081525f61074884856105cd565b60c0604085015261075e61010085018284610634565b91505061076e60208601866105cd565b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc08584030160608601526107a3838284610634565b9250505073ffffffffffffffffffffffffffffffffffffffff6107c86040870161052c565b16608084015273ffffffffffffffffffffffffffffffffffffffff6107ef6060870161052c565b1660a084015273ffffffffffffffffffffffffffffffffffffffff6108166080870161052c565b1660c084015260a08501357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1863603018112610850575f5ffd5b850160208101903567ffffffffffffffff81111561086c575f5ffd5b60a08102360382131561087d575f5ffd5b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc08584030160e08601526108b283828461068e565b935050505061041d602083018473ffffffffffffffffffffffffffffffffffffffff169052565b81810381811115610117577f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd",
}

// MicroVaultFactory is an auto generated Go binding around an Ethereum contract.
type MicroVaultFactory struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *MicroVaultFactory) GetABI() abi.ABI {
	return c.abi
}

// NewMicroVaultFactory creates a new instance of MicroVaultFactory.
func NewMicroVaultFactory() *MicroVaultFactory {
	parsed, err := MicroVaultFactoryMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &MicroVaultFactory{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *MicroVaultFactory) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address adapterFactory_, bytes vaultCode) returns()
func (microVaultFactory *MicroVaultFactory) PackConstructor(adapterFactory_ common.Address, vaultCode []byte) []byte {
	enc, err := microVaultFactory.abi.Pack("", adapterFactory_, vaultCode)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackAdapterFactory is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd67cd5b4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function adapterFactory() view returns(address)
func (microVaultFactory *MicroVaultFactory) PackAdapterFactory() []byte {
	enc, err := microVaultFactory.abi.Pack("adapterFactory")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAdapterFactory is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd67cd5b4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function adapterFactory() view returns(address)
func (microVaultFactory *MicroVaultFactory) TryPackAdapterFactory() ([]byte, error) {
	return microVaultFactory.abi.Pack("adapterFactory")
}

// UnpackAdapterFactory is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd67cd5b4.
//
// Solidity: function adapterFactory() view returns(address)
func (microVaultFactory *MicroVaultFactory) UnpackAdapterFactory(data []byte) (common.Address, error) {
	out, err := microVaultFactory.abi.Unpack("adapterFactory", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackCreate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc72adf92.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function create((string,string,address,address,address,(bytes32,address,uint8,uint16,uint32)[]) config, bytes32 salt) returns(address vault)
func (microVaultFactory *MicroVaultFactory) PackCreate(config MicroVaultConfig, salt [32]byte) []byte {
	enc, err := microVaultFactory.abi.Pack("create", config, salt)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCreate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc72adf92.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function create((string,string,address,address,address,(bytes32,address,uint8,uint16,uint32)[]) config, bytes32 salt) returns(address vault)
func (microVaultFactory *MicroVaultFactory) TryPackCreate(config MicroVaultConfig, salt [32]byte) ([]byte, error) {
	return microVaultFactory.abi.Pack("create", config, salt)
}

// UnpackCreate is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc72adf92.
//
// Solidity: function create((string,string,address,address,address,(bytes32,address,uint8,uint16,uint32)[]) config, bytes32 salt) returns(address vault)
func (microVaultFactory *MicroVaultFactory) UnpackCreate(data []byte) (common.Address, error) {
	out, err := microVaultFactory.abi.Unpack("create", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackPredict is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x54d63f06.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function predict((string,string,address,address,address,(bytes32,address,uint8,uint16,uint32)[]) config, bytes32 salt) view returns(address)
func (microVaultFactory *MicroVaultFactory) PackPredict(config MicroVaultConfig, salt [32]byte) []byte {
	enc, err := microVaultFactory.abi.Pack("predict", config, salt)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPredict is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x54d63f06.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function predict((string,string,address,address,address,(bytes32,address,uint8,uint16,uint32)[]) config, bytes32 salt) view returns(address)
func (microVaultFactory *MicroVaultFactory) TryPackPredict(config MicroVaultConfig, salt [32]byte) ([]byte, error) {
	return microVaultFactory.abi.Pack("predict", config, salt)
}

// UnpackPredict is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x54d63f06.
//
// Solidity: function predict((string,string,address,address,address,(bytes32,address,uint8,uint16,uint32)[]) config, bytes32 salt) view returns(address)
func (microVaultFactory *MicroVaultFactory) UnpackPredict(data []byte) (common.Address, error) {
	out, err := microVaultFactory.abi.Unpack("predict", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackVaultCodeHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7ff79e0f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function vaultCodeHash() view returns(bytes32)
func (microVaultFactory *MicroVaultFactory) PackVaultCodeHash() []byte {
	enc, err := microVaultFactory.abi.Pack("vaultCodeHash")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVaultCodeHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7ff79e0f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function vaultCodeHash() view returns(bytes32)
func (microVaultFactory *MicroVaultFactory) TryPackVaultCodeHash() ([]byte, error) {
	return microVaultFactory.abi.Pack("vaultCodeHash")
}

// UnpackVaultCodeHash is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7ff79e0f.
//
// Solidity: function vaultCodeHash() view returns(bytes32)
func (microVaultFactory *MicroVaultFactory) UnpackVaultCodeHash(data []byte) ([32]byte, error) {
	out, err := microVaultFactory.abi.Unpack("vaultCodeHash", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// MicroVaultFactoryVaultCreated represents a VaultCreated event raised by the MicroVaultFactory contract.
type MicroVaultFactoryVaultCreated struct {
	Vault common.Address
	Owner common.Address
	Asset common.Address
	Salt  [32]byte
	Raw   *types.Log // Blockchain specific contextual infos
}

const MicroVaultFactoryVaultCreatedEventName = "VaultCreated"

// ContractEventName returns the user-defined event name.
func (MicroVaultFactoryVaultCreated) ContractEventName() string {
	return MicroVaultFactoryVaultCreatedEventName
}

// UnpackVaultCreatedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event VaultCreated(address indexed vault, address indexed owner, address indexed asset, bytes32 salt)
func (microVaultFactory *MicroVaultFactory) UnpackVaultCreatedEvent(log *types.Log) (*MicroVaultFactoryVaultCreated, error) {
	event := "VaultCreated"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVaultFactory.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultFactoryVaultCreated)
	if len(log.Data) > 0 {
		if err := microVaultFactory.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVaultFactory.abi.Events[event].Inputs {
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
func (microVaultFactory *MicroVaultFactory) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], microVaultFactory.abi.Errors["Create2EmptyBytecode"].ID.Bytes()[:4]) {
		return microVaultFactory.UnpackCreate2EmptyBytecodeError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVaultFactory.abi.Errors["FailedDeployment"].ID.Bytes()[:4]) {
		return microVaultFactory.UnpackFailedDeploymentError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVaultFactory.abi.Errors["InsufficientBalance"].ID.Bytes()[:4]) {
		return microVaultFactory.UnpackInsufficientBalanceError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// MicroVaultFactoryCreate2EmptyBytecode represents a Create2EmptyBytecode error raised by the MicroVaultFactory contract.
type MicroVaultFactoryCreate2EmptyBytecode struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error Create2EmptyBytecode()
func MicroVaultFactoryCreate2EmptyBytecodeErrorID() common.Hash {
	return common.HexToHash("0x4ca249dcffe41558ef8b961d71c905e4fa4317a1663f377b9610642e4e0abdb6")
}

// UnpackCreate2EmptyBytecodeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error Create2EmptyBytecode()
func (microVaultFactory *MicroVaultFactory) UnpackCreate2EmptyBytecodeError(raw []byte) (*MicroVaultFactoryCreate2EmptyBytecode, error) {
	out := new(MicroVaultFactoryCreate2EmptyBytecode)
	if err := microVaultFactory.abi.UnpackIntoInterface(out, "Create2EmptyBytecode", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultFactoryFailedDeployment represents a FailedDeployment error raised by the MicroVaultFactory contract.
type MicroVaultFactoryFailedDeployment struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error FailedDeployment()
func MicroVaultFactoryFailedDeploymentErrorID() common.Hash {
	return common.HexToHash("0xb06ebf3d5067824a3fe5d5ba19471e035a7de6c88dac362c77b162830a5b9093")
}

// UnpackFailedDeploymentError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error FailedDeployment()
func (microVaultFactory *MicroVaultFactory) UnpackFailedDeploymentError(raw []byte) (*MicroVaultFactoryFailedDeployment, error) {
	out := new(MicroVaultFactoryFailedDeployment)
	if err := microVaultFactory.abi.UnpackIntoInterface(out, "FailedDeployment", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultFactoryInsufficientBalance represents a InsufficientBalance error raised by the MicroVaultFactory contract.
type MicroVaultFactoryInsufficientBalance struct {
	Balance *big.Int
	Needed  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InsufficientBalance(uint256 balance, uint256 needed)
func MicroVaultFactoryInsufficientBalanceErrorID() common.Hash {
	return common.HexToHash("0xcf4791818fba6e019216eb4864093b4947f674afada5d305e57d598b641dad1d")
}

// UnpackInsufficientBalanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InsufficientBalance(uint256 balance, uint256 needed)
func (microVaultFactory *MicroVaultFactory) UnpackInsufficientBalanceError(raw []byte) (*MicroVaultFactoryInsufficientBalance, error) {
	out := new(MicroVaultFactoryInsufficientBalance)
	if err := microVaultFactory.abi.UnpackIntoInterface(out, "InsufficientBalance", raw); err != nil {
		return nil, err
	}
	return out, nil
}
