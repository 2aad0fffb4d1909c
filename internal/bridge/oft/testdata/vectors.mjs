// Writes vectors.json: what LayerZero's own packages say of its packets, its OFT and its chains.
//   npm i --ignore-scripts --legacy-peer-deps @layerzerolabs/lz-v2-utilities@3.0.168 @layerzerolabs/lz-definitions@3.0.168 \
//     @layerzerolabs/oft-evm@4.0.1 @layerzerolabs/oapp-evm@0.4.1 @layerzerolabs/lz-evm-protocol-v2@3.0.168
//   node vectors.mjs >vectors.json
import { createRequire } from 'node:module'

const require = createRequire(`${process.cwd()}/`)
const { PacketSerializer, PacketV1Codec, calculateGuid, addressToBytes32 } = require('@layerzerolabs/lz-v2-utilities')
const { EndpointId } = require('@layerzerolabs/lz-definitions')
const { ethers } = require('ethers')
const artifact = path => require(`@layerzerolabs/${path}.json`).abi
const oft = new ethers.utils.Interface(artifact('oft-evm/artifacts/IOFT.sol/IOFT'))
const endpoint = new ethers.utils.Interface(artifact('lz-evm-protocol-v2/artifacts/contracts/interfaces/ILayerZeroEndpointV2.sol/ILayerZeroEndpointV2'))

const sender = '0x6C96dE32CEa08842dcc4058c14d3aaAD7Fa41dee'
const receiver = '0x14E4A1B13bf7F943c8ff7C51fb60FA964A298D92'
const alice = '0x00000000000000000000000000000000000a11ce'
const word = address => ethers.utils.hexlify(addressToBytes32(address))
const path = { version: 1, nonce: '7', srcEid: EndpointId.ETHEREUM_V2_MAINNET, sender, dstEid: EndpointId.ARBITRUM_V2_MAINNET, receiver }
const guid = calculateGuid(path)
const message = ethers.utils.solidityPack(['bytes32', 'uint64'], [word(alice), 5_000_000])
const packet = PacketSerializer.serialize({ ...path, guid, message })
const options = '0x00030100110100000000000000000000000000030d40'

const param = [path.dstEid, word(alice), 5_000_000, 4_999_999, options, '0x0102', '0x03']
const call = (name, args) => oft.encodeFunctionData(name, args)
const event = (of, name, args) => of.encodeEventLog(of.getEvent(name), args)
console.log(JSON.stringify({
  endpointIds: {
    arbitrum: EndpointId.ARBITRUM_V2_MAINNET, base: EndpointId.BASE_V2_MAINNET, ethereum: EndpointId.ETHEREUM_V2_MAINNET,
    ethereum_sepolia: EndpointId.SEPOLIA_V2_TESTNET, polygon: EndpointId.POLYGON_V2_MAINNET, solana: EndpointId.SOLANA_V2_MAINNET,
    solana_devnet: EndpointId.SOLANA_V2_TESTNET,
  },
  packet, guid, message, payloadHash: ethers.utils.keccak256(PacketV1Codec.from(packet).payload()),
  quoteSendCall: call('quoteSend', [param, true]),
  quoteSendAnswer: oft.encodeFunctionResult('quoteSend', [[12345, 6]]),
  quoteOFTCall: call('quoteOFT', [param]),
  quoteOFTAnswer: oft.encodeFunctionResult('quoteOFT', [[1, 9_000_000], [[-3, 'a gift'], [4, 'a fee']], [5_000_000, 4_999_999]]),
  sendCall: call('send', [param, [12345, 6], alice]),
  sentEvent: event(oft, 'OFTSent', [guid, path.dstEid, alice, 5_000_000, 4_999_999]),
  receivedEvent: event(oft, 'OFTReceived', [guid, path.srcEid, alice, 4_999_999]),
  packetSentEvent: event(endpoint, 'PacketSent', [packet, options, sender]),
}, null, 1))
