import assert from "node:assert/strict";
import { createECDH, createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { writeFileSync } from "node:fs";
import { test } from "node:test";
import { inspect } from "node:util";
import { ApiKeyStamper } from "../src/index.js";

// verifyStamp verifies a stamp with Node's OpenSSL and only the public key, as an independent implementation.
function verifyStamp(publicKey: string, payload: string, value: string): boolean {
  const stamp = JSON.parse(Buffer.from(value, "base64url").toString()) as Record<string, string>;
  assert.deepEqual(Object.keys(stamp).sort(), ["publicKey", "scheme", "signature"]);
  assert.equal(stamp.publicKey, publicKey);
  assert.equal(stamp.scheme, "SIGNATURE_SCHEME_TK_API_P256");
  const spki = Buffer.from(`3039301306072a8648ce3d020106082a8648ce3d030107032200${publicKey}`, "hex");
  const key = createPublicKey({ key: spki, format: "der", type: "spki" });
  return verify("sha256", Buffer.from(payload), key, Buffer.from(stamp.signature ?? "", "hex"));
}

test("a key that was generated stamps, and again after it was written down", async () => {
  const { privateKey, stamper } = await ApiKeyStamper.generate();
  assert.match(privateKey, /^[0-9a-f]{64}$/);
  const again = await ApiKeyStamper.fromPrivateKey(privateKey.toUpperCase());
  assert.equal(again.publicKey, stamper.publicKey);
  for (const payload of ["", "{}", '{"organizationId":"größe"}', "x".repeat(100_000)]) {
    for (const maker of [stamper, again]) {
      const { stampHeaderName, stampHeaderValue } = await maker.stamp(payload);
      assert.equal(stampHeaderName, "X-Stamp");
      assert.match(stampHeaderValue, /^[A-Za-z0-9_-]+$/);
      assert.ok(verifyStamp(stamper.publicKey, payload, stampHeaderValue), "the stamp does not verify");
      assert.ok(!verifyStamp(stamper.publicKey, `${payload} `, stampHeaderValue), "the stamp verifies for another payload");
    }
  }
});

test("a key with leading zeros keeps them", async () => {
  for (const privateKey of ["1".padStart(64, "0"), "ff".padStart(64, "0")]) {
    const ecdh = createECDH("prime256v1");
    ecdh.setPrivateKey(privateKey, "hex");
    const stamper = await ApiKeyStamper.fromPrivateKey(privateKey);
    assert.equal(stamper.publicKey, ecdh.getPublicKey("hex", "compressed"));
  }
});

test("an invalid private key is rejected and not revealed", async () => {
  const order = "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551";
  for (const key of ["", "0x", "z".repeat(64), "1".repeat(63), "1".repeat(65), `${"1".repeat(64)}\n`, "0".repeat(64), order]) {
    await assert.rejects(ApiKeyStamper.fromPrivateKey(key), (error: Error) => error instanceof TypeError && (key === "" || !inspect(error).includes(key)), key);
  }
});

test("a stamper prints its public key alone", async () => {
  const { privateKey, stamper } = await ApiKeyStamper.generate();
  for (const text of [inspect(stamper, { showHidden: true, depth: null }), JSON.stringify(stamper)]) {
    assert.ok(text.includes(stamper.publicKey), text);
    assert.ok(!text.includes(privateKey), "it reveals its private key");
  }
});

// The service's code verifies the output of this test: see test.sh.
test("stamps for the service to verify", async () => {
  const file = process.env.GRANARY_TEST_STAMPS;
  assert.ok(file, "GRANARY_TEST_STAMPS names no file");
  const stamps = [];
  for (let number = 0; number < 256; number++) {
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const scalar = Buffer.from(privateKey.export({ format: "jwk" }).d ?? "", "base64url").toString("hex");
    const stamper = await ApiKeyStamper.fromPrivateKey(scalar);
    const payload = JSON.stringify({ organizationId: "größe", number });
    stamps.push({ maker: "@granaryhq/client", publicKey: stamper.publicKey, payload, ...(await stamper.stamp(payload)) });
  }
  writeFileSync(file, JSON.stringify(stamps));
});
