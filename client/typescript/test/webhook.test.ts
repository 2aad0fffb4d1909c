import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { test } from "node:test";
import { verifyWebhook, WebhookError } from "../src/index.js";

const secret = "whsec_b7f6c1";
const body = '{"event":"portfolio_wallet.status_changed","status":"é"}';
const at = 1_790_000_000;

const sign = (key: string, message: string) => createHmac("sha256", key).update(message).digest("hex");
const header = (t: number | string, ...secrets: string[]) => [`t=${t}`, ...secrets.map((s) => `v1=${sign(s, `${t}.${body}`)}`)].join(",");
const good = sign(secret, `${at}.${body}`);

interface Given {
  header: string | null | undefined;
  secret?: string;
  body?: string | Uint8Array;
  tolerance?: number;
}

const cases: [name: string, given: Given, reason?: WebhookError["reason"]][] = [
  ["good", { header: header(at, secret) }],
  ["as bytes", { header: header(at, secret), body: new TextEncoder().encode(body) }],
  ["the old of two secrets", { header: header(at, "new", secret) }],
  ["the new of two secrets", { header: header(at, secret, "old") }],
  ["a later version beside it", { header: `${header(at, secret)},v2=x` }],
  ["v1 before t", { header: `v1=${good},t=${at}` }],
  ["just in time", { header: header(at - 300, secret) }],
  ["just in time, clock behind", { header: header(at + 300, secret) }],
  ["old, any time", { header: header(1, secret), tolerance: Infinity }],
  ["too old", { header: header(at - 301, secret) }, "time"],
  ["too new", { header: header(at + 301, secret) }, "time"],
  ["too old for a short one", { header: header(at - 2, secret), tolerance: 1 }, "time"],
  ["no number to be within", { header: header(at, secret), tolerance: NaN }, "time"],
  ["absurdly new", { header: header("999999999999999", secret) }, "time"],
  ["another secret", { header: header(at, secret), secret: "x" }, "signature"],
  ["no secret", { header: header(at, ""), secret: "" }, "signature"],
  ["another body", { header: header(at, secret), body: `${body} ` }, "signature"],
  ["no body", { header: header(at, secret), body: "" }, "signature"],
  ["encoded again", { header: header(at, secret), body: JSON.stringify(JSON.parse(body), null, 1) }, "signature"],
  ["another time", { header: `t=${at + 1},v1=${good}` }, "signature"],
  ["a zero before the time", { header: `t=0${at},v1=${good}` }, "signature"],
  ["old and wrong", { header: header(1, "x") }, "signature"],
  ["none", { header: "" }, "header"],
  ["missing", { header: undefined }, "header"],
  ["null", { header: null }, "header"],
  ["only t", { header: `t=${at}` }, "header"],
  ["only v1", { header: `v1=${good}` }, "header"],
  ["two times", { header: `t=1,${header(at, secret)}` }, "header"],
  ["negative time", { header: `t=-1,v1=${good}` }, "header"],
  ["time with a sign", { header: `t=+${at},v1=${good}` }, "header"],
  ["time with a point", { header: `t=${at}.0,v1=${good}` }, "header"],
  ["endless time", { header: `t=${"9".repeat(20)},v1=${good}` }, "header"],
  ["empty time", { header: `t=,v1=${good}` }, "header"],
  ["spaces", { header: `t=${at}, v1=${good}` }, "header"],
  ["capitals", { header: `t=${at},v1=${good.toUpperCase()}` }, "header"],
  ["short", { header: `t=${at},v1=${good.slice(0, 62)}` }, "header"],
  ["not hex", { header: `t=${at},v1=${good.slice(0, 63)}x` }, "header"],
  ["one good, one malformed", { header: `${header(at, secret)},v1=` }, "header"],
  ["only a version that is not 1", { header: `t=${at},v0=${good}` }, "header"],
  ["not name=value", { header: `${header(at, secret)},x` }, "header"],
  ["too many", { header: header(at, ...Array<string>(9).fill(secret)) }, "header"],
  ["too long", { header: `${header(at, secret)},x=${"x".repeat(1024)}` }, "header"],
];

for (const [name, given, want] of cases) {
  test(`webhook: ${name}`, () => {
    const { secret: key = secret, body: text = body, tolerance = 300 } = given;
    const verify = () => verifyWebhook(key, given.header, text, { tolerance, now: at });
    if (want === undefined) assert.equal(verify().event, "portfolio_wallet.status_changed");
    else assert.throws(verify, (e) => e instanceof WebhookError && e.reason === want);
  });
}

test("webhook: the default tolerance is five minutes of now", () => {
  const now = Math.floor(Date.now() / 1000);
  assert.equal(verifyWebhook(secret, header(now - 290, secret), body).event, "portfolio_wallet.status_changed");
  assert.throws(() => verifyWebhook(secret, header(now - 310, secret), body), { reason: "time" });
});

test("webhook: signed, and no JSON", () => {
  for (const text of ["{", ""]) {
    assert.throws(() => verifyWebhook(secret, `t=${at},v1=${sign(secret, `${at}.${text}`)}`, text, { now: at }), { reason: "body" });
  }
  const bytes = new Uint8Array([34, 255, 34]);
  const v1 = createHmac("sha256", secret).update(`${at}.`).update(bytes).digest("hex");
  assert.throws(() => verifyWebhook(secret, `t=${at},v1=${v1}`, bytes, { now: at }), { reason: "body" });
});
