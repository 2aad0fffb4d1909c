import assert from "node:assert/strict";
import { test } from "node:test";
import { Granary, GranaryError } from "../src/index.js";

// recordingClient returns a client that records its requests and always gets the same response.
function recordingClient(status: number, body: string, headers: Record<string, string> = {}) {
  const sent: { url: string; init: RequestInit }[] = [];
  const granary = new Granary({
    baseUrl: "https://granary.example.com",
    token: async () => "secret",
    fetch: async (url, init) => {
      sent.push({ url: String(url), init: init ?? {} });
      return new Response(body, { status, headers });
    },
  });
  return { granary, sent };
}

const id = "7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e";

test("a request matches its types", async () => {
  const { granary, sent } = recordingClient(200, '{"data":[],"nextCursor":null}');
  await granary.get("/v2/wallets/{id}/deposits", { path: { id }, query: { limit: 5, from: "2026-01-31T12:00:00+01:00" } });
  await granary.post("/v2/wallets/{id}/allocate", { path: { id }, body: { requestId: id, allocations: [] } });
  assert.equal(sent[0]?.url, `https://granary.example.com/v2/wallets/${id}/deposits?limit=5&from=2026-01-31T12%3A00%3A00%2B01%3A00`);
  assert.deepEqual(sent[0]?.init.headers, { Authorization: "Bearer secret" });
  assert.equal(sent[0]?.init.redirect, "error");
  assert.deepEqual(sent[1]?.init.headers, { Authorization: "Bearer secret", "Content-Type": "application/json" });
  assert.equal(sent[1]?.init.body, JSON.stringify({ requestId: id, allocations: [] }));
});

test("a value in a path leads nowhere else", async () => {
  const { granary, sent } = recordingClient(200, "{}");
  await granary.post("/v2/sandbox/sources/{id}", { path: { id: "a/../b?c#d" }, body: { mode: "active" } });
  assert.equal(sent[0]?.url, "https://granary.example.com/v2/sandbox/sources/a%2F..%2Fb%3Fc%23d");
  for (const bad of ["", ".", ".."]) {
    await assert.rejects(granary.get("/v2/wallets/{id}", { path: { id: bad } }), TypeError);
  }
});

test("a response other than success is an error", async () => {
  for (const [body, message, code] of [
    ['{"error":"too many","code":"rate_limited"}', "too many", "rate_limited"],
    ['{"error":"Unauthorized","message":"expired","code":"unauthenticated"}', "expired", "unauthenticated"],
    ["<html>", "GET /v2/system/ping answered 429", undefined],
    ["null", "GET /v2/system/ping answered 429", undefined],
    ["", "GET /v2/system/ping answered 429", undefined],
  ] as const) {
    const { granary } = recordingClient(429, body, { "Retry-After": "7", "Service-Request-Id": id });
    await assert.rejects(granary.get("/v2/system/ping"), (e) => {
      assert(e instanceof GranaryError);
      assert.deepEqual([e.message, e.status, e.code, e.requestId, e.retryAfter], [message, 429, code, id, 7]);
      return true;
    });
  }
});
