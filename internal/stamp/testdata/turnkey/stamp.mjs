// Prints stamps that the provider's published stampers make, as JSON: `node stamp.mjs
// COUNT` makes so many with each, every one with a key of its own. The stamper of API
// keys has three implementations, for Node, browsers and neither. The stamper of
// passkeys asks navigator.credentials, which is an authenticator in software here.
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import { WebauthnStamper } from "@turnkey/webauthn-stamper";

const rpId = "treasury.example.com";

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { d } = privateKey.export({ format: "jwk" });
  const jwk = publicKey.export({ format: "jwk" });
  const [x, y] = [jwk.x, jwk.y].map((coordinate) => Buffer.from(coordinate, "base64url"));
  return { privateKey, x, y, scalar: Buffer.from(d, "base64url") };
}

function payloadOf(number) {
  const parameters = { fingerprint: `sha256:${randomBytes(32).toString("hex")}` };
  const type = number % 2 ? "ACTIVITY_TYPE_REJECT_ACTIVITY" : "ACTIVITY_TYPE_APPROVE_ACTIVITY";
  return JSON.stringify({ type, timestampMs: String(1_794_900_000_000 + number), organizationId: "größe", parameters });
}

async function stampWithAPIKey(runtimeOverride, number) {
  const { x, y, scalar } = newKey();
  const publicKey = Buffer.concat([Buffer.of(2 + (y[31] & 1)), x]).toString("hex");
  const stamper = new ApiKeyStamper({ apiPublicKey: publicKey, apiPrivateKey: scalar.toString("hex"), runtimeOverride });
  const payload = payloadOf(number);
  return { maker: `@turnkey/api-key-stamper, ${runtimeOverride}`, publicKey, payload, ...(await stamper.stamp(payload)) };
}

async function stampWithPasskey(number) {
  const { privateKey, x, y } = newKey();
  const id = randomBytes(16);
  const get = async ({ publicKey: options }) => {
    const clientDataJSON = Buffer.from(
      JSON.stringify({ type: "webauthn.get", challenge: Buffer.from(options.challenge).toString("base64url"), origin: `https://${options.rpId}`, crossOrigin: false }),
    );
    const verified = options.userVerification === "required" ? 4 : 0;
    const authenticatorData = Buffer.concat([createHash("sha256").update(options.rpId).digest(), Buffer.of(1 | verified, 0, 0, 0, number)]);
    const signature = sign("sha256", Buffer.concat([authenticatorData, createHash("sha256").update(clientDataJSON).digest()]), privateKey);
    const response = { clientDataJSON, authenticatorData, signature, userHandle: null };
    return { type: "public-key", id: id.toString("base64url"), rawId: id, response, getClientExtensionResults: () => ({}) };
  };
  Object.defineProperty(globalThis, "navigator", { value: { credentials: { get } }, configurable: true });
  const payload = payloadOf(number);
  const stamp = await new WebauthnStamper({ rpId, userVerification: "required" }).stamp(payload);
  const cose = Buffer.concat([Buffer.from("a5010203262001215820", "hex"), x, Buffer.from("225820", "hex"), y]);
  return { maker: "@turnkey/webauthn-stamper", credentialId: id.toString("base64url"), publicKey: cose.toString("base64url"), rpId, payload, ...stamp };
}

// It takes a second or two; what never ends is for test.sh to begin anew.
setTimeout(() => process.exit(1), 60_000).unref();

const stamps = [];
for (let number = 0; number < Number(process.argv[2]); number++) {
  for (const runtime of ["node", "browser", "purejs"]) stamps.push(await stampWithAPIKey(runtime, number));
  stamps.push(await stampWithPasskey(number));
}
console.log(JSON.stringify(stamps, null, 1));
