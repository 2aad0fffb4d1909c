import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { approval, type SandboxWithApprovals } from "../example/approval.js";
import { firstSteps, type Sandbox } from "../example/first-steps.js";
import { ownDeposit, type SandboxWithChain } from "../example/own-deposit.js";
import { solana, type SandboxWithSolana } from "../example/solana.js";
import { Granary, GranaryError } from "../src/index.js";

// test.sh starts a sandbox and sets the path of its description.
const description = process.env["GRANARY_SANDBOX"];
assert(description, "GRANARY_SANDBOX names the sandbox.json of a running sandbox");

const sandbox = JSON.parse(await readFile(description, "utf8")) as Sandbox & SandboxWithApprovals & SandboxWithChain & SandboxWithSolana;

test("the first steps of a wallet", { timeout: 300_000 }, async () => {
  const said: string[] = [];
  await firstSteps(sandbox, (text) => said.push(text));
  assert.ok(said.some((s) => /^deposit of 25\.000000 from 0x[0-9a-fA-F]{40}: completed$/.test(s)), said.join("\n"));
  assert.ok(said.some((s) => /^withdrawal completed: 10\.\d{6}$/.test(s)), said.join("\n"));
  assert.ok(!said.some((s) => s.includes("refused")), said.join("\n"));
});

test("the first steps of a wallet on Solana", { timeout: 300_000 }, async () => {
  const said: string[] = [];
  await firstSteps(sandbox, (text) => said.push(text), "solana_devnet");
  assert.ok(said.some((s) => /^deposit of 25\.000000 from [1-9A-HJ-NP-Za-km-z]{32,44}: completed$/.test(s)), said.join("\n"));
  assert.ok(said.some((s) => /^its transaction on solana_devnet: [1-9A-HJ-NP-Za-km-z]{64,88}$/.test(s)), said.join("\n"));
  assert.ok(said.some((s) => /^withdrawal completed: 10\.\d{6}$/.test(s)), said.join("\n"));
});

test("a deposit from an account of one's own", { timeout: 300_000 }, async () => {
  const said: string[] = [];
  await ownDeposit(sandbox, (text) => said.push(text));
  assert.deepEqual(said, ["transfer success", "deposit of 12.500000 from our account: completed"]);
});

test("a deposit and a payout on Solana, with Solana's own client", { timeout: 300_000 }, async () => {
  const said: string[] = [];
  await solana(sandbox, (text) => said.push(text));
  assert.deepEqual(said, [
    "transfer confirmed",
    "deposit of 12.500000 from our account: completed",
    "withdrawal completed: 4.950000",
    "payout of 4950000 units succeeded, memo there",
  ]);
});

test("a withdrawal that an approver's key approves", { timeout: 300_000 }, async () => {
  const said: string[] = [];
  await approval(sandbox, (text) => said.push(text));
  assert.deepEqual(said, [
    "approver active",
    "policy ACTIVITY_STATUS_COMPLETED",
    "withdrawal pending_customer_approval: 0 of 1, by treasurer",
    "vote ACTIVITY_STATUS_COMPLETED",
    "withdrawal completed: 149.950000",
  ]);
});

test("refusals are errors with a code", { timeout: 60_000 }, async () => {
  const granary = new Granary(sandbox);
  await assert.rejects(granary.get("/v2/wallets/{id}", { path: { id: "7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e" } }), (e) => {
    assert(e instanceof GranaryError);
    assert.deepEqual([e.status, e.code], [404, "wallet_not_found"]);
    assert.match(e.requestId ?? "", /^[0-9a-f-]{36}$/);
    return true;
  });
  await assert.rejects(new Granary({ ...sandbox, token: () => "no.token" }).get("/v2/system/ping"), { code: "unauthenticated", status: 401 });
});

test("a list goes on over its pages", { timeout: 60_000 }, async () => {
  const granary = new Granary(sandbox);
  const made: string[] = [];
  for (const requestId of ["0a5e7c1e-33b0-4c43-8d1c-6f1d7e5b9a01", "0a5e7c1e-33b0-4c43-8d1c-6f1d7e5b9a02", "0a5e7c1e-33b0-4c43-8d1c-6f1d7e5b9a03"]) {
    made.push((await granary.post("/v2/wallets", { body: { requestId, label: "one of three", autoRebalance: false } })).id);
  }
  const listed: string[] = [];
  for await (const wallet of granary.list("/v2/wallets", { query: { label: "one of three", limit: 2, order: "asc" } })) listed.push(wallet.id);
  assert.deepEqual(listed, made);
});
