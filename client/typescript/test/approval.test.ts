import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { encodeFunctionData, erc20Abi, type Address, type Hex } from "viem";
import { activityIdOf, approve, isPayout, isPolicy, type ActivityText, type MeantPayout } from "../example/approval.js";
import { ApiKeyStamper, Granary } from "../src/index.js";

const payee = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const collector = "0x00000000000000000000000000000000000000c1";
const thief = "0x0000000000000000000000000000000000000666";
const token = "0x0000000000000000000000000000000000000c01";
const meant: MeantPayout = {
  withdrawalId: "7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e",
  walletId: "8b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e",
  chainId: 11155111,
  token,
  to: payee,
  nativeUnits: 150_000_000n,
  mostFeeNativeUnits: 50_000n,
};

const transfer = (to: Address, units: bigint): Hex => encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [to, units] });
const call = (data: Hex, to = token, value = "0") => ({ to, value, data });

/** The text of a payout with these payments. Default of the calls: these payments. */
function payout(payments: readonly (readonly [Address, bigint])[], calls = payments.map(([to, units]) => call(transfer(to, units)))): ActivityText {
  return {
    organizationId: "9b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e",
    activityKind: "withdrawal_payout",
    payout: {
      withdrawalId: meant.withdrawalId,
      portfolioWalletId: meant.walletId,
      destinationChain: "ethereum_sepolia",
      destinationToken: "usdc",
      payments: payments.map(([to, units]) => ({ to, nativeUnits: units.toString() })),
    },
    intent: { chain: "ethereum_sepolia", chainId: meant.chainId, calls },
  };
}

test("a payout is approved for all that its calls do", () => {
  const good = [[payee, 149_950_000n], [collector, 50_000n]] as const;
  const paying = good.map(([to, units]) => call(transfer(to, units)));
  assert.ok(isPayout(payout(good), meant));
  assert.ok(isPayout(payout([[payee, 150_000_000n]]), meant));
  const bad: Record<string, ActivityText> = {
    "one unit to the destination and the rest to another": payout([[payee, 1n], [thief, 149_999_999n]]),
    "the destination named, and another paid by the calls": payout(good, [call(transfer(thief, 149_950_000n)), call(transfer(collector, 50_000n))]),
    "more than was meant": payout([[payee, 150_000_001n]]),
    "less than was meant": payout([[payee, 149_000_000n]]),
    "a larger fee": payout([[payee, 149_000_000n], [collector, 1_000_000n]]),
    "the destination behind another": payout([[collector, 50_000n], [payee, 149_950_000n]]),
    "one more call": payout(good, [...paying, call(transfer(thief, 1n))]),
    "one call less": payout(good, paying.slice(0, 1)),
    "no calls and no payments": payout([]),
    "another token": payout(good, [call(transfer(payee, 149_950_000n), thief), call(transfer(collector, 50_000n))]),
    "the chain's coin beside": payout([[payee, 150_000_000n]], [call(transfer(payee, 150_000_000n), token, "1")]),
    "an allowance": payout([[payee, 150_000_000n]], [call(encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [payee, 150_000_000n] }))]),
    "a byte more": payout([[payee, 150_000_000n]], [call(`${transfer(payee, 150_000_000n)}00`)]),
    "no call at all": payout([[payee, 150_000_000n]], [call("0x01")]),
    "another withdrawal": { ...payout(good), payout: { ...payout(good).payout!, withdrawalId: meant.walletId } },
    "another wallet": { ...payout(good), payout: { ...payout(good).payout!, portfolioWalletId: meant.withdrawalId } },
    "another chain": { ...payout(good), intent: { ...payout(good).intent!, chainId: 1 } },
    "a change beside the words of a payout": { ...payout(good), activityKind: "approver_change" },
  };
  for (const [what, text] of Object.entries(bad)) assert.ok(!isPayout(text, meant), what);
});

test("a policy is approved as a whole", () => {
  const policy = { addressBookOnly: false, approvalThresholdUsd: "100.000000" };
  const text = (policy: object, activityKind = "withdrawal_policy_change"): ActivityText => ({ organizationId: "x", activityKind, change: { body: { policy } } });
  assert.ok(isPolicy(text(policy), policy));
  assert.ok(!isPolicy(text({ ...policy, addressBookOnly: true }), policy));
  assert.ok(!isPolicy(text({ ...policy, dailyLimitUsd: null }), policy));
  assert.ok(!isPolicy(text(policy, "rule_change"), policy));
});

test("only the requested vote is stamped, for any response of the service", async () => {
  const { stamper } = await ApiKeyStamper.generate();
  const organizationId = "9b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e";
  const text = JSON.stringify({ organizationId, activityKind: "resume" });
  const fingerprint = `sha256:${createHash("sha256").update(text).digest("hex")}`;
  const now = String(Date.now());
  const request = (type: string, organization: string, of: string, timestampMs = now) =>
    JSON.stringify({ type: `ACTIVITY_TYPE_${type}_ACTIVITY`, timestampMs, organizationId: organization, parameters: { fingerprint: of } });
  const attempt = async (id: string, organization: string, stampPayload: string, timestampMs = now): Promise<number> => {
    let votes = 0;
    const fetched: typeof fetch = async (input) => {
      const path = new URL(input instanceof Request ? input.url : input).pathname;
      if (path.endsWith("/vote")) votes++;
      const body = path.endsWith("/vote") ? { resultStatus: "ok" } : path.endsWith("/activity-approval-request") ? { stampPayload, custodyRequest: { timestampMs } } : { text };
      return new Response(JSON.stringify(body), { headers: { "Content-Type": "application/json" } });
    };
    const granary = new Granary({ baseUrl: "http://127.0.0.1:1", token: "x", fetch: fetched });
    await approve(granary, stamper, organization, id, () => true).catch(() => undefined);
    return votes;
  };
  const id = activityIdOf(text);
  const vote = request("APPROVE", organizationId, fingerprint);
  assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.equal(await attempt(id, organizationId, vote), 1);
  assert.equal(await attempt(activityIdOf(`${text} `), organizationId, vote), 0, "another activity");
  assert.equal(await attempt(id, meant.walletId, vote), 0, "another organization");
  assert.equal(await attempt(id, organizationId, request("REJECT", organizationId, fingerprint)), 0, "another action");
  assert.equal(await attempt(id, organizationId, request("APPROVE", meant.walletId, fingerprint)), 0, "another organization's request");
  assert.equal(await attempt(id, organizationId, request("APPROVE", organizationId, `${fingerprint}0`)), 0, "another fingerprint");
  assert.equal(await attempt(id, organizationId, `${vote} `), 0, "more than a vote");
  for (const other of [String(Date.now() + 3_600_000), String(Date.now() - 3_600_000), "soon"]) {
    assert.equal(await attempt(id, organizationId, request("APPROVE", organizationId, fingerprint, other), other), 0, `the time ${other}`);
  }
});
