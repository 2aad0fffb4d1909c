/**
 * Creates a wallet, deposits into it and withdraws from it, and follows each step by
 * webhooks. Run it against a sandbox:
 *
 *     go run ./cmd/granary sandbox &
 *     cd client/typescript && npm ci && npm run build
 *     node dist/example/first-steps.js ../../granary-sandbox/sandbox.json
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { Granary, verifyWebhook, type WebhookEvent } from "../src/index.js";

/** The destination of the withdrawal on each chain of a sandbox. */
const payees = {
  ethereum_sepolia: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  solana_devnet: "4MNJkzhzsKSbcqyaXHu38Xk2F9mzQpZQDQS4xL1AGLWr",
} as const;

/** The file that `granary sandbox` writes when it is ready. */
export interface Sandbox {
  readonly baseUrl: string;
  readonly token: string;
}

/** Runs the example on a chain and returns its results. It calls `log` for each step. */
export async function firstSteps(sandbox: Sandbox, log: (text: string) => void, chain: keyof typeof payees = "ethereum_sepolia"): Promise<void> {
  const granary = new Granary(sandbox);
  const hooks = await receive(log);
  try {
    const { id: endpointId, secret } = await granary.post("/v2/webhooks", {
      body: {
        url: hooks.url,
        events: ["portfolio_wallet.status_changed", "portfolio_wallet.deposit.status_changed", "portfolio_wallet.withdrawal.status_changed"],
      },
    });
    hooks.trust(secret);

    const made = await granary.post("/v2/wallets", { body: { requestId: randomUUID(), label: "first steps", autoRebalance: false } });
    const id = made.id;
    await hooks.until((e) => e.event === "portfolio_wallet.status_changed" && e.walletId === id && e.status === "idle");
    const { depositAddresses } = await granary.get("/v2/wallets/{id}", { path: { id } });
    const address = depositAddresses[chain];
    if (address === undefined) throw new Error(`there is no address on ${chain}`);

    const { txHash } = await granary.post("/v2/sandbox/faucet", { body: { chain, token: "usdc", address, amountUsd: "25.000000" } });
    await hooks.until((e) => e.event === "portfolio_wallet.deposit.status_changed" && e.walletId === id && e.deposit.amount === "25.000000");
    for await (const deposit of granary.list("/v2/wallets/{id}/deposits", { path: { id } })) {
      log(`deposit of ${deposit.amount} from ${deposit.fromAddress}: ${deposit.status}`);
    }
    const found = await granary.get("/v2/wallets/{id}/deposits/lookup", { path: { id }, query: { txHash, chain } });
    log(`its transaction on ${found.chain}: ${found.txHash}`);

    const withdrawal = await granary.post("/v2/wallets/{id}/withdrawals", {
      path: { id },
      body: { requestId: randomUUID(), token: "usdc", amountUsd: 10.5, destinationChain: chain, destinationAddress: payees[chain] },
    });
    const paid = await hooks.until((e) => e.event === "portfolio_wallet.withdrawal.status_changed" && e.withdrawal.id === withdrawal.id && e.withdrawal.status !== "processing");
    if (paid.event === "portfolio_wallet.withdrawal.status_changed") log(`withdrawal ${paid.withdrawal.status}: ${paid.withdrawal.amountPaidUsd}`);

    await granary.delete("/v2/webhooks/{endpointId}", { path: { endpointId } });
  } finally {
    hooks.close();
  }
}

/** A customer's endpoint, which accepts only signed deliveries. */
async function receive(log: (text: string) => void) {
  const events: WebhookEvent[] = [];
  const seen = new Set<string>();
  let secret = "";
  let wake = () => {};
  const server = createServer(async (request, response) => {
    try {
      const event = verifyWebhook(secret, request.headers["service-signature"] as string | undefined, await raw(request));
      const eventId = String(request.headers["service-event-id"]);
      if (!seen.has(eventId)) events.push(event); // at least once
      seen.add(eventId);
      log(`event ${event.event}`);
      response.writeHead(204).end();
      wake();
    } catch (problem) {
      log(`a delivery is refused: ${problem}`);
      response.writeHead(400).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    trust(s: string) {
      secret = s;
    },
    async until(is: (event: WebhookEvent) => boolean): Promise<WebhookEvent> {
      for (;;) {
        const found = events.find(is);
        if (found) return found;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

// raw is the unparsed body: the signature covers bytes, not JSON.
async function raw(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = process.argv[2] ?? "granary-sandbox/sandbox.json";
  await firstSteps(JSON.parse(await readFile(file, "utf8")) as Sandbox, console.log);
}
