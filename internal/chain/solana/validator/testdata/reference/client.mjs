// A wallet that knows only Solana's published client: it requests lamports, pays tokens to an address, once in a
// transaction of version 1 under a blockhash and once in one of version 0 under a durable nonce, waits until that
// is confirmed, and reads a payment to itself. It prints each result as a line of JSON.
import { createInterface } from 'node:readline';
import * as kit from '@solana/kit';
import * as system from '@solana-program/system';
import * as token from '@solana-program/token';

const [url, socket, mint, payee, units] = process.argv.slice(2);
const rpc = kit.createSolanaRpc(url);
const rpcSubscriptions = kit.createSolanaRpcSubscriptions(socket);
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const say = (what) => process.stdout.write(JSON.stringify(what, (_, v) => (typeof v === 'bigint' ? String(v) : v)) + '\n');
const commitment = 'confirmed';

const me = await kit.generateKeyPairSigner();
const airdrop = await kit.airdropFactory({ rpc, rpcSubscriptions })({ commitment, recipientAddress: me.address, lamports: kit.lamports(2_000_000_000n) });
say({ address: me.address, airdrop, version: (await rpc.getVersion().send())['solana-core'] });
await lines.next(); // now it has tokens

const tokenProgram = token.TOKEN_PROGRAM_ADDRESS;
const accountOf = async (owner) => (await token.findAssociatedTokenPda({ owner, mint, tokenProgram }))[0];
const [mine, theirs] = [await accountOf(me.address), await accountOf(payee)];
const pay = [
  token.getCreateAssociatedTokenIdempotentInstruction({ payer: me, ata: theirs, owner: payee, mint }),
  token.getTransferCheckedInstruction({ source: mine, mint, destination: theirs, authority: me, amount: BigInt(units), decimals: 6 }),
];
const messageOf = (instructions, lifetime, version = 0) =>
  kit.pipe(
    kit.createTransactionMessage({ version }),
    (m) => kit.setTransactionMessageFeePayerSigner(me, m),
    lifetime,
    (m) => kit.appendTransactionMessageInstructions(instructions, m),
  );
const underBlockhash = async (instructions) => {
  const { value } = await rpc.getLatestBlockhash({ commitment }).send();
  const message = messageOf(instructions, (m) => kit.setTransactionMessageLifetimeUsingBlockhash(value, m), 1);
  return kit.signTransactionMessageWithSigners(
    kit.setTransactionMessageConfig({ priorityFeeLamports: 5n, computeUnitLimit: 200_000, loadedAccountsDataSizeLimit: 1 << 20 }, message),
  );
};
const sendAndConfirm = kit.sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions });
const first = await underBlockhash(pay);
await sendAndConfirm(first, { commitment });
const balance = await rpc.getTokenAccountBalance(theirs, { commitment }).send();
say({ paid: kit.getSignatureFromTransaction(first), balance: balance.value.amount });

const nonce = await kit.generateKeyPairSigner();
const rent = await rpc.getMinimumBalanceForRentExemption(80n).send();
await sendAndConfirm(
  await underBlockhash([
    system.getCreateAccountInstruction({ payer: me, newAccount: nonce, lamports: rent, space: 80, programAddress: system.SYSTEM_PROGRAM_ADDRESS }),
    system.getInitializeNonceAccountInstruction({ nonceAccount: nonce.address, nonceAuthority: me.address }),
  ]),
  { commitment },
);
const { data } = await system.fetchNonce(rpc, nonce.address, { commitment });
const second = await kit.signTransactionMessageWithSigners(
  messageOf(pay, (m) => kit.setTransactionMessageLifetimeUsingDurableNonce({ nonce: data.blockhash, nonceAccountAddress: nonce.address, nonceAuthorityAddress: me.address }, m)),
);
await kit.sendAndConfirmDurableNonceTransactionFactory({ rpc, rpcSubscriptions })(second, { commitment });
say({ paid: kit.getSignatureFromTransaction(second), balance: (await rpc.getTokenAccountBalance(theirs, { commitment }).send()).value.amount });

// What fails before it is sent is told in words.
const tooMuch = [token.getTransferCheckedInstruction({ source: mine, mint, destination: theirs, authority: me, amount: 10n ** 15n, decimals: 6 })];
const refusal = await sendAndConfirm(await underBlockhash(tooMuch), { commitment }).then(() => null, (e) => e);
say({ refused: kit.isSolanaError(refusal, kit.SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE), logs: refusal?.context?.logs ?? [] });

await lines.next(); // now it was paid
const history = await rpc.getSignaturesForAddress(mine, { commitment, limit: 1 }).send();
const read = await rpc.getTransaction(history[0].signature, { commitment, encoding: 'json', maxSupportedTransactionVersion: 1 }).send();
const held = (balances) => BigInt(balances.find((b) => b.owner === me.address)?.uiTokenAmount.amount ?? 0);
say({ received: held(read.meta.postTokenBalances) - held(read.meta.preTokenBalances), memo: history[0].memo, err: read.meta.err });
process.exit(0);
