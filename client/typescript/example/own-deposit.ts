/**
 * A deposit is an ordinary transfer on the chain, here from an account of the example,
 * with viem. In a sandbox the faucet funds the account with the stablecoin, and with the
 * chain's native coin for gas.
 *
 *     go run ./cmd/granary sandbox &
 *     cd client/typescript && npm ci && npm run build
 *     node dist/example/own-deposit.js ../../granary-sandbox/sandbox.json
 */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { createPublicClient, createWalletClient, defineChain, erc20Abi, getAddress, http, parseUnits } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { Granary } from "../src/index.js";

const name = "ethereum_sepolia";

/** The fields of sandbox.json that the example uses. */
export interface SandboxWithChain {
  readonly baseUrl: string;
  readonly token: string;
  readonly chains: { readonly [name]: { readonly rpcUrl: string; readonly chainId: number; readonly tokens: { readonly usdc: string } } };
}

/** Pays a wallet from an account of its own and returns the result. */
export async function ownDeposit(sandbox: SandboxWithChain, log: (text: string) => void): Promise<void> {
  const granary = new Granary(sandbox);
  const { id } = await granary.post("/v2/wallets", { body: { requestId: randomUUID(), label: "own deposit", autoRebalance: false } });
  const wallet = await until(async () => {
    const wallet = await granary.get("/v2/wallets/{id}", { path: { id } });
    return wallet.status === "idle" ? wallet : undefined;
  });
  const address = wallet.depositAddresses[name];
  if (address === undefined) throw new Error(`there is no address on ${name}`);

  const account = privateKeyToAccount(generatePrivateKey());
  await granary.post("/v2/sandbox/faucet", { body: { chain: name, token: "usdc", address: account.address, amountUsd: "40.000000" } });
  await granary.post("/v2/sandbox/faucet", { body: { chain: name, token: "native", address: account.address, amountNative: "0.1" } });

  // From here on the example uses only the chain's JSON-RPC.
  const { rpcUrl, chainId, tokens } = sandbox.chains[name];
  const chain = defineChain({ id: chainId, name, nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 }, rpcUrls: { default: { http: [rpcUrl] } } });
  const sender = createWalletClient({ account, chain, transport: http() });
  const txHash = await sender.writeContract({
    address: getAddress(tokens.usdc),
    abi: erc20Abi,
    functionName: "transfer",
    args: [getAddress(address), parseUnits("12.5", 6)],
  });
  const receipt = await createPublicClient({ chain, transport: http(), pollingInterval: 100 }).waitForTransactionReceipt({ hash: txHash });
  log(`transfer ${receipt.status}`);

  // The transfer is a deposit when its block is final. A webhook reports it too.
  const deposit = await until(async () => {
    for await (const deposit of granary.list("/v2/wallets/{id}/deposits", { path: { id } })) {
      if (deposit.txHash === txHash && deposit.status === "completed") return deposit;
    }
    return undefined;
  });
  log(`deposit of ${deposit.amount} from ${deposit.fromAddress === account.address ? "our account" : deposit.fromAddress}: ${deposit.status}`);
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
  await ownDeposit(JSON.parse(await readFile(file, "utf8")) as SandboxWithChain, console.log);
}
