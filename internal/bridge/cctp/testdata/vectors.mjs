// Writes vectors.json: what Circle's own packages say of the protocol.
//   npm i --ignore-scripts @circle-fin/provider-cctp-v2@1.14.0 @circle-fin/adapter-viem-v2@1.18.0 viem@2
//   node vectors.mjs >vectors.json
// The packages do not export their ABIs, chains and sample answer, so these are read out of their code.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { encodeFunctionData, encodeEventTopics, encodeAbiParameters, toEventSelector, toFunctionSelector } from 'viem'

const require = createRequire(import.meta.url)
const code = name => readFileSync(require.resolve(name).replace(/index\.cjs$/, 'index.mjs'), 'utf8')
const adapter = code('@circle-fin/adapter-viem-v2')
const provider = code('@circle-fin/provider-cctp-v2')

// The value of a top-level constant that refers to nothing else.
const literal = (source, from) => {
  const begin = source.indexOf('=', from) + 1
  const end = /\n[\]}];?\n/.exec(source.slice(begin))
  return new Function(`return ${source.slice(begin, begin + end.index + 2)}`)()
}
const abiWith = name => literal(adapter, adapter.lastIndexOf(' = [\n', adapter.indexOf(`name: '${name}'`)))
const find = (abi, type, name) => abi.find(e => e.type === type && e.name === name)

const messenger = abiWith('depositForBurn')
const transmitter = abiWith('receiveMessage')
const sample = literal(provider, provider.indexOf('\nconst mockAttestationMessage ='))
const body = sample.decodedMessage.decodedMessageBody
const word = address => `0x${address.slice(2).padStart(64, '0')}`

const domain = chain => {
  const at = provider.indexOf(`chain: Blockchain.${chain},`)
  return Number(/domain: (\d+)/.exec(provider.slice(at))[1])
}
const contractsOf = chain => {
  const at = provider.indexOf(`chain: Blockchain.${chain},`)
  const v2 = provider.slice(provider.indexOf('v2: {', at))
  const one = key => new RegExp(`${key}: '(0x\\w+)'`).exec(v2)[1]
  return { tokenMessenger: one('tokenMessenger'), messageTransmitter: one('messageTransmitter') }
}
const event = (abi, name, args) => {
  const e = find(abi, 'event', name)
  const plain = e.inputs.filter(i => !i.indexed)
  return {
    topic: toEventSelector(e),
    topics: encodeEventTopics({ abi: [e], eventName: name, args }),
    data: encodeAbiParameters(plain, plain.map(i => args[i.name])),
  }
}
const call = (abi, name, args) => {
  const e = find(abi, 'function', name)
  return { selector: toFunctionSelector(e), data: encodeFunctionData({ abi: [e], functionName: name, args }) }
}

const zero = `0x${'0'.repeat(64)}`
const evm = { arbitrum: 'Arbitrum', base: 'Base', ethereum: 'Ethereum', ethereum_sepolia: 'Ethereum_Sepolia', polygon: 'Polygon' }
console.log(JSON.stringify({
  sample,
  domains: Object.fromEntries(Object.entries({ ...evm, solana: 'Solana', solana_devnet: 'Solana_Devnet' }).map(([name, chain]) => [name, domain(chain)])),
  deployments: Object.fromEntries(Object.entries(evm).map(([name, chain]) => [name, contractsOf(chain)])),
  depositForBurnCall: call(messenger, 'depositForBurn', [
    BigInt(body.amount), 6, word(body.mintRecipient), body.burnToken, zero, BigInt(body.maxFee), 1000,
  ]),
  receiveMessageCall: call(transmitter, 'receiveMessage', [sample.message, sample.attestation]),
  depositForBurnEvent: event(messenger, 'DepositForBurn', {
    burnToken: body.burnToken, amount: BigInt(body.amount), depositor: body.messageSender, mintRecipient: word(body.mintRecipient),
    destinationDomain: 6, destinationTokenMessenger: word(sample.decodedMessage.recipient), destinationCaller: zero,
    maxFee: BigInt(body.maxFee), minFinalityThreshold: 1000, hookData: '0x',
  }),
  messageSentEvent: event(transmitter, 'MessageSent', { message: sample.message }),
  messageReceivedEvent: event(transmitter, 'MessageReceived', {
    caller: body.messageSender, sourceDomain: 0, nonce: sample.eventNonce, sender: word(sample.decodedMessage.sender),
    finalityThresholdExecuted: 1000, messageBody: sample.decodedMessage.messageBody,
  }),
  mintAndWithdrawEvent: event(messenger, 'MintAndWithdraw', {
    mintRecipient: body.mintRecipient, amount: BigInt(body.amount) - BigInt(body.feeExecuted), mintToken: body.burnToken, feeCollected: BigInt(body.feeExecuted),
  }),
}, null, 1))
