/**
 * A deposit on Solana from an account of the example, and a payout to it, read from the
 * chain: both with @solana/kit, independent of granary. In a sandbox the faucet funds the
 * account with the stablecoin, and with SOL for the fees.
 *
 *     go run ./cmd/granary sandbox &
 *     cd client/typescript && npm ci && npm run build
 *     node dist/example/solana.js ../../granary-sandbox/sandbox.json
 */
import { findAssociatedTokenPda, getCreateAssociatedTokenIdempotentInstruction, getTransferCheckedInstruction, TOKEN_PROGRAM_ADDRESS } from "@solana-program/token";
import {
  address,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Address,
} from "@solana/kit";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { Granary } from "../src/index.js";

const name = "solana_devnet";

/** The fields of sandbox.json that the example uses. */
export interface SandboxWithSolana {
  readonly baseUrl: string;
  readonly token: string;
  readonly chains: { readonly [name]: { readonly rpcUrl: string; readonly wsUrl: string; readonly tokens: { readonly usdc: string } } };
}

/** Pays a wallet from an account of its own, withdraws a part to it, and returns the result. */
export async function solana(sandbox: SandboxWithSolana, log: (text: string) => void): Promise<void> {
  const granary = new Granary(sandbox);
  const { id } = await granary.post("/v2/wallets", { body: { requestId: randomUUID(), label: "on Solana", autoRebalance: false } });
  const wallet = await until(async () => {
    const wallet = await granary.get("/v2/wallets/{id}", { path: { id } });
    return wallet.status === "idle" ? wallet : undefined;
  });
  const theirs = wallet.depositAddresses[name];
  if (theirs === undefined) throw new Error(`there is no address on ${name}`);

  const account = await generateKeyPairSigner();
  await granary.post("/v2/sandbox/faucet", { body: { chain: name, token: "usdc", address: account.address, amountUsd: "40.000000" } });
  await granary.post("/v2/sandbox/faucet", { body: { chain: name, token: "native", address: account.address, amountNative: "0.1" } });

  // From here on the example uses only the chain's JSON-RPC and WebSocket.
  const { rpcUrl, wsUrl, tokens } = sandbox.chains[name];
  const rpc = createSolanaRpc(rpcUrl);
  const rpcSubscriptions = createSolanaRpcSubscriptions(wsUrl);
  const mint = address(tokens.usdc);
  const tokenAccountOf = async (owner: Address) => (await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS }))[0];
  const [from, to] = [await tokenAccountOf(account.address), await tokenAccountOf(address(theirs))];
  const { value: recent } = await rpc.getLatestBlockhash({ commitment: "confirmed" }).send();
  const transfer = await signTransactionMessageWithSigners(
    pipe(
      createTransactionMessage({ version: 0 }),
      (m) => setTransactionMessageFeePayerSigner(account, m),
      (m) => setTransactionMessageLifetimeUsingBlockhash(recent, m),
      (m) =>
        appendTransactionMessageInstructions(
          [
            getCreateAssociatedTokenIdempotentInstruction({ payer: account, ata: to, owner: address(theirs), mint }),
            getTransferCheckedInstruction({ source: from, mint, destination: to, authority: account, amount: 12_500_000n, decimals: 6 }),
          ],
          m,
        ),
    ),
  );
  assertIsTransactionWithBlockhashLifetime(transfer);
  await sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })(transfer, { commitment: "confirmed" });
  const txHash = getSignatureFromTransaction(transfer);
  log("transfer confirmed");

  // The transfer is a deposit when its slot is final. A webhook reports it too.
  const deposit = await until(async () => {
    for await (const deposit of granary.list("/v2/wallets/{id}/deposits", { path: { id } })) {
      if (deposit.txHash === txHash && deposit.status === "completed") return deposit;
    }
    return undefined;
  });
  log(`deposit of ${deposit.amount} from ${deposit.fromAddress === account.address ? "our account" : deposit.fromAddress}: ${deposit.status}`);

  // The withdrawal. The wallet has no SOL: the service pays the fees.
  const made = await granary.post("/v2/wallets/{id}/withdrawals", {
    path: { id },
    body: { requestId: randomUUID(), destinationChain: name, token: "usdc", amountUsd: 5, destinationAddress: account.address },
  });
  const withdrawal = await until(async () => {
    const withdrawal = await granary.get("/v2/wallets/{id}/withdrawals/{withdrawalId}", { path: { id, withdrawalId: made.id } });
    return withdrawal.status === "processing" ? undefined : withdrawal;
  });
  log(`withdrawal ${withdrawal.status}: ${withdrawal.amountPaidUsd}`);

  // Compare with the chain: the newest transaction of the token account is the payout.
  const [newest] = await rpc.getSignaturesForAddress(from, { limit: 1, commitment: "finalized" }).send();
  if (newest === undefined) throw new Error("our token account has no history");
  const payout = await rpc.getTransaction(newest.signature, { commitment: "finalized", encoding: "json", maxSupportedTransactionVersion: 1 }).send();
  const held = (balances: readonly { owner?: Address; uiTokenAmount: { amount: string } }[] | undefined | null) =>
    BigInt(balances?.find((b) => b.owner === account.address)?.uiTokenAmount.amount ?? 0);
  const came = held(payout?.meta?.postTokenBalances) - held(payout?.meta?.preTokenBalances);
  log(`payout of ${came} units ${payout?.meta?.err === null ? "succeeded" : "failed"}, memo ${newest.memo === null ? "missing" : "there"}`);
}

/** Polls until there is a result. */
async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await sleep(100);
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = process.argv[2] ?? "granary-sandbox/sandbox.json";
  await solana(JSON.parse(await readFile(file, "utf8")) as SandboxWithSolana, console.log);
}
