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
	Bin: "0x60c060405234801561000f575f5ffd5b50604051610c51380380610c5183398101604081905261002e9161020a565b6001600160a01b0382166080528051602082012060a0525f5b81518110156100c2575f81835161005e91906102ed565b90505f61007d8484615fff851061007757615fff6100ca565b846100ca565b81546001810183555f928352602090922090910180546001600160a01b0319166001600160a01b03909216919091179055506100bb615fff82610306565b9050610047565b505050610368565b5f5f826001600160401b038111156100e4576100e46101f6565b6040519080825280601f01601f19166020018201604052801561010e576020820181803683370190505b50905082846020870101602083015e6101545f8061012d866001610306565b8460405160200161013f929190610319565b60408051601f1981840301815291905261015f565b9150505b9392505050565b5f8347101561018e5760405163cf47918160e01b81524760048201526024810185905260440160405180910390fd5b81515f036101af57604051631328927760e21b815260040160405180910390fd5b8282516020840186f590506001600160a01b038116610158573d5f036101e85760405163b06ebf3d60e01b815260040160405180910390fd5b6101586040513d5f823e3d81fd5b634e487b7160e01b5f52604160045260245ffd5b5f5f6040838503121561021b575f5ffd5b82516001600160a01b0381168114610231575f5ffd5b60208401519092506001600160401b0381111561024c575f5ffd5b8301601f8101851361025c575f5ffd5b80516001600160401b03811115610275576102756101f6565b604051601f8201601f19908116603f011681016001600160401b03811182821017156102a3576102a36101f6565b6040528181528282016020018710156102ba575f5ffd5b8160208401602083015e5f602083830101528093505050509250929050565b634e487b7160e01b5f52601160045260245ffd5b81810381811115610300576103006102d9565b92915050565b80820180821115610300576103006102d9565b603160f91b815260e883901b6001600160e81b03191660018201526680600b3d393df360c81b60048201525f600b820181905282518060208501600c85015e5f9201600c019182525092915050565b60805160a0516108c361038e5f395f609001525f818160d8015261030801526108c35ff3fe608060405234801561000f575f5ffd5b506004361061004a575f3560e01c806354d63f061461004e5780637ff79e0f1461008b578063c72adf92146100c0578063d67cd5b4146100d3575b5f5ffd5b61006161005c3660046104d0565b6100fa565b60405173ffffffffffffffffffffffffffffffffffffffff90911681526020015b60405180910390f35b6100b27f000000000000000000000000000000000000000000000000000000000000000081565b604051908152602001610082565b6100616100ce3660046104d0565b61011d565b6100617f000000000000000000000000000000000000000000000000000000000000000081565b5f610114826101088561020f565b8051906020012061038a565b90505b92915050565b5f5f6101288461020f565b905061013b83828051906020012061038a565b915073ffffffffffffffffffffffffffffffffffffffff82163b156101605750610117565b61016b5f8483610396565b5061017c606085016040860161053e565b73ffffffffffffffffffffffffffffffffffffffff166101a2608086016060870161053e565b73ffffffffffffffffffffffffffffffffffffffff168373ffffffffffffffffffffffffffffffffffffffff167fd8c932660c1ce8dcf800364e225d4e8a98c45be2885efe8b7b17028dc40923958660405161020091815260200190565b60405180910390a45092915050565b60605f5b5f54811015610303575f5f828154811061022f5761022f610557565b905f5260205f20015f9054906101000a900473ffffffffffffffffffffffffffffffffffffffff1673ffffffffffffffffffffffffffffffffffffffff16803b806020016040519081016040528181525f908060200190933c80517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0160019091019081526040519091506102ca908490839060200161059b565b604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0818403018152919052925050600101610213565b5080827f0000000000000000000000000000000000000000000000000000000000000000604051602001610338929190610723565b604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe081840301815290829052610374929160200161059b565b6040516020818303038152906040529050919050565b5f610114838330610486565b5f834710156103de576040517fcf4791810000000000000000000000000000000000000000000000000000000081524760048201526024810185905260440160405180910390fd5b81515f03610418576040517f4ca249dc00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8282516020840186f5905073ffffffffffffffffffffffffffffffffffffffff811661047f573d5f03610477576040517fb06ebf3d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61047f6104c5565b9392505050565b5f604051836040820152846020820152828152600b8101905060ff81536055902073ffffffffffffffffffffffffffffffffffffffff16949350505050565b6040513d5f823e3d81fd5b5f5f604083850312156104e1575f5ffd5b823567ffffffffffffffff8111156104f7575f5ffd5b830160c08186031215610508575f5ffd5b946020939093013593505050565b803573ffffffffffffffffffffffffffffffffffffffff81168114610539575f5ffd5b919050565b5f6020828403121561054e575f5ffd5b61011482610516565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b5f81518060208401855e5f93019283525090919050565b5f6105af6105a98386610584565b84610584565b949350505050565b5f5f83357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe18436030181126105ea575f5ffd5b830160208101925035905067ffffffffffffffff811115610609575f5ffd5b803603821315610617575f5ffd5b9250929050565b81835281816020850137505f602082840101525f60207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f840116840101905092915050565b803563ffffffff81168114610539575f5ffd5b8183526020830192505f815f5b84811015610719578135865273ffffffffffffffffffffffffffffffffffffffff6106b260208401610516565b1660208701526040820135600281101580156106cc575f5ffd5b506040870152606082013561ffff811681146106e6575f5ffd5b61ffff1660608701526106fb60808301610665565b63ffffffff16608087015260a0958601959190910190600101610685565b5093949350505050565b604081525f61073284856105b7565b60c060408501526107486101008501828461061e565b91505061075860208601866105b7565b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc085840301606086015261078d83828461061e565b9250505073ffffffffffffffffffffffffffffffffffffffff6107b260408701610516565b16608084015273ffffffffffffffffffffffffffffffffffffffff6107d960608701610516565b1660a084015273ffffffffffffffffffffffffffffffffffffffff61080060808701610516565b1660c084015260a08501357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe186360301811261083a575f5ffd5b850160208101903567ffffffffffffffff811115610856575f5ffd5b60a081023603821315610867575f5ffd5b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc08584030160e086015261089c838284610678565b935050505061047f602083018473ffffffffffffffffffffffffffffffffffffffff16905256",
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
