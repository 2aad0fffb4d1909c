// Writes vectors.json: what Anchor's client says of the published programs.
//   npm i --ignore-scripts @coral-xyz/anchor@0.31.1 @circle-fin/adapter-solana@1.7.3
//   npm pack @across-protocol/contracts@5.0.27 && tar xzf across-protocol-contracts-5.0.27.tgz
//   node vectors.mjs package/dist/src/svm/assets/idl ../../testdata/vectors.json >vectors.json
// Circle's packages fetch the IDLs from the chain. Those of Across carry them, as fetched from there.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(process.cwd() + '/')
const { AnchorProvider, BN, Program, utils, web3 } = require('@coral-xyz/anchor')
const { Keypair, PublicKey, SystemProgram } = web3

const [, , idls, evm] = process.argv
const idl = name => JSON.parse(readFileSync(`${idls}/${name}.json`, 'utf8'))
const sample = JSON.parse(readFileSync(evm, 'utf8')).sample
const bytes = hex => Buffer.from(hex.slice(2), 'hex')

// The programs as Circle's own package names them.
const adapter = readFileSync(require.resolve('@circle-fin/adapter-solana').replace(/index\.cjs$/, 'index.mjs'), 'utf8')
const published = key => new RegExp(`${key}: '(CCTPV2\\w+)'`).exec(adapter)[1]

const key = name => Keypair.fromSeed(Buffer.alloc(32, name)).publicKey
const provider = new AnchorProvider(new web3.Connection('http://127.0.0.1:1'), { publicKey: key('payer') }, {})
const messenger = new Program(idl('token_messenger_minter_v2'), provider)
const transmitter = new Program(idl('message_transmitter_v2'), provider)
const find = (program, ...seeds) => PublicKey.findProgramAddressSync(seeds.map(s => typeof s === 'string' ? Buffer.from(s) : s), program.programId)[0]

const mint = new PublicKey('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const ata = owner => utils.token.associatedAddress({ mint, owner })
const pda = {
  transmitter: find(transmitter, 'message_transmitter'),
  messenger: find(messenger, 'token_messenger'),
  minter: find(messenger, 'token_minter'),
  senderAuthority: find(messenger, 'sender_authority'),
  receiveAuthority: find(transmitter, 'message_transmitter_authority', messenger.programId.toBuffer()),
  transmitterEvents: find(transmitter, '__event_authority'),
  messengerEvents: find(messenger, '__event_authority'),
  remoteMessenger: find(messenger, 'remote_token_messenger', '0'),
  localToken: find(messenger, 'local_token', mint.toBuffer()),
  custody: find(messenger, 'custody', mint.toBuffer()),
  denylist: find(messenger, 'denylist_account', key('owner').toBuffer()),
  usedNonce: find(transmitter, 'used_nonce', bytes(sample.eventNonce)),
}

// The sample of Circle's attestation service, for a token account on Solana.
const message = bytes(sample.message)
message.writeUInt32BE(5, 8)
messenger.programId.toBuffer().copy(message, 76)
ata(key('owner')).toBuffer().copy(message, 148 + 36)
const source = message.readUInt32BE(4)
const burnt = message.subarray(148 + 4, 148 + 36)
pda.tokenPair = find(messenger, 'token_pair', String(source), burnt)

const instruction = i => ({
  program: i.programId, data: i.data.toString('hex'),
  accounts: i.keys.map(k => ({ key: k.pubkey, signer: k.isSigner, writable: k.isWritable })),
})
const remaining = [
  [pda.messenger], [pda.remoteMessenger], [pda.minter, true], [pda.localToken, true], [pda.tokenPair], [ata(key('fees')), true],
  [ata(key('owner')), true], [pda.custody, true], [utils.token.TOKEN_PROGRAM_ID], [pda.messengerEvents], [messenger.programId],
].map(([pubkey, isWritable = false]) => ({ pubkey, isWritable, isSigner: false }))

const calls = {
  depositForBurn: await messenger.methods.depositForBurn({
    amount: new BN(100_000_000), destinationDomain: 0, mintRecipient: new PublicKey(Buffer.alloc(32, 'recipient')), destinationCaller: new PublicKey(Buffer.alloc(32, 'caller')),
    maxFee: new BN(14_000), minFinalityThreshold: 1000,
  }).accountsPartial({
    owner: key('owner'), eventRentPayer: key('payer'), burnTokenAccount: ata(key('owner')), burnTokenMint: mint, messageSentEventData: key('event'), senderAuthorityPda: pda.senderAuthority,
    denylistAccount: pda.denylist, messageTransmitter: pda.transmitter, tokenMessenger: pda.messenger, remoteTokenMessenger: pda.remoteMessenger, tokenMinter: pda.minter,
    localToken: pda.localToken, messageTransmitterProgram: transmitter.programId, tokenMessengerMinterProgram: messenger.programId,
    tokenProgram: utils.token.TOKEN_PROGRAM_ID, systemProgram: SystemProgram.programId,
  }).instruction(),
  receiveMessage: await transmitter.methods.receiveMessage({ message, attestation: bytes(sample.attestation) }).accountsPartial({
    payer: key('payer'), caller: key('payer'), authorityPda: pda.receiveAuthority, messageTransmitter: pda.transmitter, usedNonce: pda.usedNonce, receiver: messenger.programId,
    systemProgram: SystemProgram.programId,
  }).remainingAccounts(remaining).instruction(),
  reclaimEventAccount: await transmitter.methods.reclaimEventAccount({ attestation: bytes(sample.attestation), destinationMessage: message }).accountsPartial({
    payee: key('payer'), messageTransmitter: pda.transmitter, messageSentEventData: key('event'),
  }).instruction(),
}

const account = async (program, name, value) => (await program.coder.accounts.encode(name, value)).toString('hex')
const accounts = {
  sentMessage: await account(transmitter, 'messageSent', { rentPayer: key('payer'), createdAt: new BN(1_700_000_000), message }),
  transmitter: await account(transmitter, 'messageTransmitter', {
    owner: key('owner'), pendingOwner: key('pending'), attesterManager: key('manager'), pauser: key('pauser'), paused: true, localDomain: 5, version: 1, signatureThreshold: 2,
    enabledAttesters: [key('first'), key('second')], maxMessageBodySize: new BN(8192),
  }),
  usedNonce: await account(transmitter, 'usedNonce', { isUsed: true }),
  messenger: await account(messenger, 'tokenMessenger', {
    denylister: key('denylister'), owner: key('owner'), pendingOwner: key('pending'), messageBodyVersion: 1, authorityBump: 254, feeRecipient: key('fees'), minFeeController: key('controller'), minFee: 70,
  }),
  remoteMessenger: await account(messenger, 'remoteTokenMessenger', { domain: 0, tokenMessenger: key('remote') }),
  minter: await account(messenger, 'tokenMinter', { tokenController: key('controller'), pauser: key('pauser'), paused: false, bump: 253 }),
  localToken: await account(messenger, 'localToken', {
    custody: pda.custody, mint, burnLimitPerMessage: new BN('10000000000000'), messagesSent: new BN(1), messagesReceived: new BN(2),
    amountSent: new BN('340282366920938463463374607431768211455'), amountReceived: new BN(3), bump: 252, custodyBump: 251,
  }),
  tokenPair: await account(messenger, 'tokenPair', { remoteDomain: 0, remoteToken: new PublicKey(burnt), localToken: pda.localToken, bump: 250 }),
}

// The coder decodes events and does not encode them: their fields are of the type of the same name.
const event = (program, name, value) => {
  const kind = program.idl.events.find(e => e.name === name).discriminator
  return Buffer.concat([Buffer.from('e445a52e51cb9a1d', 'hex'), Buffer.from(kind), program.coder.types.encode(name, value)]).toString('hex')
}
const events = {
  depositForBurn: event(messenger, 'depositForBurn', {
    burnToken: mint, amount: new BN(100_000_000), depositor: key('owner'), mintRecipient: key('recipient'), destinationDomain: 6, destinationTokenMessenger: key('remote'),
    destinationCaller: key('caller'), maxFee: new BN(14_000), minFinalityThreshold: 1000, hookData: Buffer.from([1, 2]),
  }),
  mintAndWithdraw: event(messenger, 'mintAndWithdraw', { mintRecipient: ata(key('owner')), amount: new BN(99_990), mintToken: mint, feeCollected: new BN(10) }),
  messageReceived: event(transmitter, 'messageReceived', {
    caller: key('payer'), sourceDomain: 0, nonce: [...bytes(sample.eventNonce)], sender: key('remote'), finalityThresholdExecuted: 1000, messageBody: message.subarray(148),
  }),
}

const named = Object.fromEntries(['owner', 'payer', 'event', 'fees', 'pending', 'manager', 'pauser', 'first', 'second', 'denylister', 'controller', 'remote', 'recipient', 'caller'].map(n => [n, key(n)]))
const errors = program => Object.fromEntries(program.idl.errors.map(e => [e.name, e.code]))
console.log(JSON.stringify({
  programs: { transmitter: published('messageTransmitter'), messenger: published('tokenMessenger') },
  mint, keys: named, feeAccount: ata(key('fees')), addresses: pda, nonce: sample.eventNonce, burnt: '0x' + burnt.toString('hex'),
  message: '0x' + message.toString('hex'), attestation: sample.attestation,
  calls: Object.fromEntries(Object.entries(calls).map(([n, i]) => [n, instruction(i)])), accounts, events,
  errors: { transmitter: errors(transmitter), messenger: errors(messenger) },
}, null, 1))
