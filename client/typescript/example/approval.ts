/**
 * A withdrawal that needs the consent of a key which the service does not have: it
 * waits, is read, approved with a stamp, and paid. Run it against a sandbox of its own,
 * since from then on the sandbox's organization has an approver:
 *
 *     go run ./cmd/granary sandbox &
 *     cd client/typescript && npm ci && npm run build
 *     node dist/example/approval.js ../../granary-sandbox/sandbox.json
 */
import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { ApiKeyStamper, Granary } from "../src/index.js";
import type { Sandbox } from "./first-steps.js";

const chain = "ethereum_sepolia";
const destinationAddress = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

/** Goes through it all and says how. */
export async function approval(sandbox: Sandbox, log: (text: string) => void): Promise<void> {
  const granary = new Granary(sandbox);
  const id = await fundedWallet(granary);

  // The private key belongs where the service cannot reach it.
  const { stamper } = await ApiKeyStamper.generate();
  const approver = await granary.post("/v2/custody/approvers", { body: { requestId: randomUUID(), name: "treasurer", publicKey: stamper.publicKey } });
  log(`approver ${approver.status}`);

  // From 100 dollars on an approval is needed: a change that the approver approves.
  const policy = await granary.put("/v2/withdrawal-policy", { body: { addressBookOnly: false, approvalThresholdUsd: "100.000000", dailyLimitUsd: null } });
  if (!("custodyActivityId" in policy)) throw new Error("the policy does not wait for its approval");
  log(`policy ${await approve(granary, stamper, policy.custodyActivityId, (text) => text.includes('"approvalThresholdUsd":"100.000000"'))}`);

  const withdrawal = await granary.post("/v2/wallets/{id}/withdrawals", {
    path: { id },
    body: { requestId: randomUUID(), token: "usdc", amountUsd: 150, destinationChain: chain, destinationAddress },
  });
  const leg = withdrawal.payoutLegs[0];
  if (!leg?.approval) throw new Error("the withdrawal does not wait");
  log(`withdrawal ${leg.status}: ${leg.approval.approvals} of ${leg.approval.approvalsRequired}, by ${leg.approval.approvers.map((a) => a.name).join(", ")}`);

  const means = (text: string) => text.includes(withdrawal.id) && text.toLowerCase().includes(destinationAddress.toLowerCase());
  log(`vote ${await approve(granary, stamper, leg.approval.custodyActivityId, means)}`);

  const ended = await until(async () => {
    const now = await granary.get("/v2/wallets/{id}/withdrawals/{withdrawalId}", { path: { id, withdrawalId: withdrawal.id } });
    return now.completedAt === null ? undefined : now;
  });
  log(`withdrawal ${ended.status}: ${ended.amountPaidUsd}`);
}

/**
 * Approves an activity, as an approver does who trusts nobody: what is stamped must be
 * a vote on the very text that was read.
 */
async function approve(granary: Granary, stamper: ApiKeyStamper, activityId: string, means: (text: string) => boolean): Promise<string> {
  const { text } = await granary.get("/v2/custody/activities/{activityId}", { path: { activityId } });
  if (!means(text)) throw new Error(`this is not what was meant: ${text}`);
  const fingerprint = `sha256:${createHash("sha256").update(text).digest("hex")}`;

  const { stampPayload, custodyRequest } = await granary.post("/v2/custody/activity-approval-request", { body: { activityId, action: "approve" } });
  const asked = JSON.parse(stampPayload) as typeof custodyRequest;
  if (asked.type !== "ACTIVITY_TYPE_APPROVE_ACTIVITY" || asked.parameters.fingerprint !== fingerprint) throw new Error(`this is no vote on it: ${stampPayload}`);

  const customerApprovalStamp = await stamper.stamp(stampPayload);
  const vote = await granary.post("/v2/custody/activities/{activityId}/vote", {
    path: { activityId },
    body: { action: "approve", custodyRequest, customerApprovalStamp },
  });
  return vote.resultStatus;
}

/** A wallet that holds 200 USDC. */
async function fundedWallet(granary: Granary): Promise<string> {
  const { id } = await granary.post("/v2/wallets", { body: { requestId: randomUUID(), label: "with approval", autoRebalance: false } });
  const address = await until(async () => {
    const wallet = await granary.get("/v2/wallets/{id}", { path: { id } });
    return wallet.status === "idle" ? wallet.depositAddresses[chain] : undefined;
  });
  await granary.post("/v2/sandbox/faucet", { body: { chain, token: "usdc", address, amountUsd: "200.000000" } });
  await until(async () => (await granary.get("/v2/wallets/{id}", { path: { id } })).positions[0]);
  return id;
}

/** Asks until there is an answer. */
async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await sleep(100);
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = process.argv[2] ?? "granary-sandbox/sandbox.json";
  await approval(JSON.parse(await readFile(file, "utf8")) as Sandbox, console.log);
}
