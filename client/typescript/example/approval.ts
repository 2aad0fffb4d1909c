/**
 * A withdrawal that needs approval by a key that the service does not have: the approver
 * reads it and approves it with a stamp, and the service pays it. Run it against a sandbox
 * of its own, because the sandbox's organization has an approver from then on:
 *
 *     go run ./cmd/granary sandbox &
 *     cd client/typescript && npm ci && npm run build
 *     node dist/example/approval.js ../../granary-sandbox/sandbox.json
 */
import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { decodeFunctionData, encodeFunctionData, erc20Abi, type Hex } from "viem";
import { ApiKeyStamper, Granary } from "../src/index.js";
import type { Sandbox } from "./first-steps.js";

const chain = "ethereum_sepolia";
const destinationAddress = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

/** The fields of sandbox.json that the example uses. An approver must get them from a source other than the service. */
export interface SandboxWithApprovals extends Sandbox {
  readonly organizationId: string;
  readonly chains: { readonly [chain]: { readonly chainId: number; readonly tokens: { readonly usdc: string } } };
}

/** The text of an activity: a payout, with the intent to sign, or a change. */
export interface ActivityText {
  readonly organizationId: string;
  readonly activityKind: string;
  readonly payout?: {
    readonly withdrawalId: string;
    readonly portfolioWalletId: string;
    readonly destinationChain: string;
    readonly destinationToken: string;
    readonly payments: readonly Payment[];
  };
  readonly intent?: { readonly chain: string; readonly chainId: number; readonly calls: readonly { readonly to: string; readonly value: string; readonly data: Hex }[] };
  readonly change?: { readonly body: { readonly policy?: object } };
}

/** One part of a payout, in native units of the token. */
export interface Payment {
  readonly to: string;
  readonly nativeUnits: string;
}

/** The payout that an approver expects. */
export interface MeantPayout {
  readonly withdrawalId: string;
  readonly walletId: string;
  readonly chainId: number;
  readonly token: string; // the contract
  readonly to: string;
  readonly nativeUnits: bigint; // that leave the wallet, including fees
  readonly mostFeeNativeUnits: bigint; // the maximum of them that other recipients than the destination get
}

/** Runs the example and returns its results. */
export async function approval(sandbox: SandboxWithApprovals, log: (text: string) => void): Promise<void> {
  const granary = new Granary(sandbox);
  const id = await fundedWallet(granary);

  // Keep the private key out of the service's reach.
  const { stamper } = await ApiKeyStamper.generate();
  const approver = await granary.post("/v2/custody/approvers", { body: { requestId: randomUUID(), name: "treasurer", publicKey: stamper.publicKey } });
  log(`approver ${approver.status}`);

  // Require an approval from 100 dollars on. The approver has to approve this change.
  const policy = await granary.put("/v2/withdrawal-policy", { body: { addressBookOnly: false, approvalThresholdUsd: "100.000000", dailyLimitUsd: null } });
  if (!("custodyActivityId" in policy)) throw new Error("the policy does not wait for its approval");
  const meantPolicy = { addressBookOnly: false, approvalThresholdUsd: "100.000000", dailyLimitUsd: null, coolDownSeconds: 0 };
  log(`policy ${await approve(granary, stamper, sandbox.organizationId, policy.custodyActivityId, (text) => isPolicy(text, meantPolicy))}`);

  const withdrawal = await granary.post("/v2/wallets/{id}/withdrawals", {
    path: { id },
    body: { requestId: randomUUID(), token: "usdc", amountUsd: 150, destinationChain: chain, destinationAddress },
  });
  const leg = withdrawal.payoutLegs[0];
  if (!leg?.approval) throw new Error("the withdrawal does not wait");
  log(`withdrawal ${leg.status}: ${leg.approval.approvals} of ${leg.approval.approvalsRequired}, by ${leg.approval.approvers.map((a) => a.name).join(", ")}`);

  const { chainId, tokens } = sandbox.chains[chain];
  const meant = { withdrawalId: withdrawal.id, walletId: id, chainId, token: tokens.usdc, to: destinationAddress, nativeUnits: 150_000_000n, mostFeeNativeUnits: 50_000n };
  log(`vote ${await approve(granary, stamper, sandbox.organizationId, leg.approval.custodyActivityId, (text) => isPayout(text, meant))}`);

  const ended = await until(async () => {
    const now = await granary.get("/v2/wallets/{id}/withdrawals/{withdrawalId}", { path: { id, withdrawalId: withdrawal.id } });
    return now.completedAt === null ? undefined : now;
  });
  log(`withdrawal ${ended.status}: ${ended.amountPaidUsd}`);
}

/**
 * Approves an activity as an approver who does not trust the service: the text must be the
 * one with this id, of the approver's organization, with the agreed content, and the request
 * to stamp must be a vote on exactly this text.
 */
export async function approve(granary: Granary, stamper: ApiKeyStamper, organizationId: string, activityId: string, means: (text: ActivityText) => boolean): Promise<string> {
  const { text } = await granary.get("/v2/custody/activities/{activityId}", { path: { activityId } });
  if (activityIdOf(text) !== activityId) throw new Error(`this is another activity: ${JSON.stringify(text)}`);
  const read = JSON.parse(text) as ActivityText;
  if (read.organizationId !== organizationId) throw new Error(`this is another organization's: ${JSON.stringify(text)}`);
  if (!means(read)) throw new Error(`this is not what was meant: ${JSON.stringify(text)}`);

  const { stampPayload, custodyRequest } = await granary.post("/v2/custody/activity-approval-request", { body: { activityId, action: "approve" } });
  const parameters = { fingerprint: `sha256:${createHash("sha256").update(text).digest("hex")}` };
  const vote = JSON.stringify({ type: "ACTIVITY_TYPE_APPROVE_ACTIVITY", timestampMs: custodyRequest.timestampMs, organizationId, parameters });
  if (stampPayload !== vote) throw new Error(`this is no vote on it: ${JSON.stringify(stampPayload)}`);
  // A vote counts at the time that it states: a vote with a later time could be withheld until then.
  const apart = Math.abs(Date.now() - Number(custodyRequest.timestampMs));
  if (!(apart <= 5 * 60_000)) throw new Error(`this is a vote of another time than now: ${JSON.stringify(stampPayload)}`);

  const customerApprovalStamp = await stamper.stamp(stampPayload);
  const { resultStatus } = await granary.post("/v2/custody/activities/{activityId}/vote", {
    path: { activityId },
    body: { action: "approve", custodyRequest, customerApprovalStamp },
  });
  return resultStatus;
}

/** The id of the activity of a text: the first 16 bytes of its SHA-256, as a UUID of version 8. */
export function activityIdOf(text: string): string {
  const id = createHash("sha256").update(text).digest().subarray(0, 16);
  id.writeUInt8((id.readUInt8(6) & 0x0f) | 0x80, 6);
  id.writeUInt8((id.readUInt8(8) & 0x3f) | 0x80, 8);
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Whether a text only sets this withdrawal policy. */
export function isPolicy(text: ActivityText, meant: object): boolean {
  return text.activityKind === "withdrawal_policy_change" && JSON.stringify(text.change?.body.policy) === JSON.stringify(meant);
}

/**
 * Whether a text makes the expected payout: the destination first, other recipients at most the
 * fee, and the sum is the amount. It decodes all calls of the intent and requires that they are
 * these payments: only the intent is signed, and the rest of the text describes it.
 */
export function isPayout(text: ActivityText, meant: MeantPayout): boolean {
  const { activityKind, payout, intent } = text;
  if (activityKind !== "withdrawal_payout" || payout === undefined || intent === undefined) return false;
  if (payout.withdrawalId !== meant.withdrawalId || payout.portfolioWalletId !== meant.walletId) return false;
  if (payout.destinationChain !== chain || payout.destinationToken !== "usdc" || intent.chain !== chain || intent.chainId !== meant.chainId) return false;

  const payments: Payment[] = [];
  for (const call of intent.calls) {
    const paid = decodeTransfer(call.data);
    if (paid === undefined || call.value !== "0" || !isSame(call.to, meant.token)) return false;
    payments.push(paid);
  }
  const named = payout.payments;
  if (named.length !== payments.length || !named.every((p, i) => isSame(p.to, payments[i]?.to) && p.nativeUnits === payments[i]?.nativeUnits)) return false;

  const [first, ...others] = payments.map((p) => BigInt(p.nativeUnits));
  const fee = others.reduce((sum, units) => sum + units, 0n);
  return first !== undefined && isSame(payments[0]?.to, meant.to) && fee <= meant.mostFeeNativeUnits && first + fee === meant.nativeUnits;
}

/** Decodes the canonical call data of an ERC-20 transfer. Returns undefined for any other data. */
function decodeTransfer(data: Hex): Payment | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data });
    if (functionName !== "transfer") return undefined;
    if (encodeFunctionData({ abi: erc20Abi, functionName, args }).toLowerCase() !== data.toLowerCase()) return undefined;
    return { to: args[0], nativeUnits: args[1].toString() };
  } catch {
    return undefined; // not an ERC-20 call
  }
}

/** Whether two addresses are equal. Their case is only a checksum. */
function isSame(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && a.toLowerCase() === b?.toLowerCase();
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
  await approval(JSON.parse(await readFile(file, "utf8")) as SandboxWithApprovals, console.log);
}
