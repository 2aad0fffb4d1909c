import type { webcrypto } from "node:crypto";

/**
 * The `customerApprovalStamp` of a vote.
 */
export interface Stamp {
  readonly stampHeaderName: string;
  readonly stampHeaderValue: string;
}

// loadSubtle returns WebCrypto's functions. Node 18 has them only in a module; its name is in a variable so that bundlers for
// browsers do not resolve it.
async function loadSubtle(): Promise<webcrypto.SubtleCrypto> {
  const here = (globalThis as { crypto?: webcrypto.Crypto }).crypto?.subtle;
  if (here) return here;
  const name = "node:crypto";
  const { webcrypto } = (await import(name)) as { webcrypto: webcrypto.Crypto };
  return webcrypto.subtle;
}

const algorithm = { name: "ECDSA", namedCurve: "P-256" } as const;

/**
 * Stamps requests for an approver with a P-256 key, which WebCrypto holds and does
 * not export.
 */
export class ApiKeyStamper {
  readonly #key: webcrypto.CryptoKey;

  private constructor(
    key: webcrypto.CryptoKey,
    /** The public key for the registration of the approver: the compressed point in hex. */
    readonly publicKey: string,
  ) {
    this.#key = key;
  }

  /**
   * Generates an approver's key. Only the approver may have `privateKey`; the service
   * must not have it.
   */
  static async generate(): Promise<{ privateKey: string; stamper: ApiKeyStamper }> {
    const subtle = await loadSubtle();
    const pair = await subtle.generateKey(algorithm, true, ["sign"]);
    const jwk = await subtle.exportKey("jwk", pair.privateKey);
    const privateKey = toHex(fromBase64URL(jwk.d ?? ""));
    return { privateKey, stamper: await ApiKeyStamper.fromPrivateKey(privateKey) };
  }

  /**
   * Returns a stamper with a private key in hex, the format of `granary approvers key
   * new` and of the custody provider's tools.
   *
   * @throws TypeError if the key is invalid
   */
  static async fromPrivateKey(privateKey: string): Promise<ApiKeyStamper> {
    if (!/^[0-9a-fA-F]{64}$/.test(privateKey)) throw new TypeError("an API key is a P-256 private key, 64 hex characters");
    const subtle = await loadSubtle();
    let jwk: webcrypto.JsonWebKey;
    try {
      // PKCS #8 without the public key, which WebCrypto computes.
      const pkcs8 = fromHex(pkcs8Prefix + privateKey);
      jwk = await subtle.exportKey("jwk", await subtle.importKey("pkcs8", pkcs8, algorithm, true, ["sign"]));
    } catch {
      throw new TypeError("an API key is a P-256 private key, 64 hex characters"); // without the cause, which may reveal the secret
    }
    const key = await subtle.importKey("jwk", jwk, algorithm, false, ["sign"]);
    const y = fromBase64URL(jwk.y ?? "");
    return new ApiKeyStamper(key, ((y.at(-1) ?? 0) % 2 === 1 ? "03" : "02") + toHex(fromBase64URL(jwk.x ?? "")));
  }

  /**
   * Signs the payload, which is the unchanged `stampPayload` of an approval request.
   * Read the payload first: the signature is the approval.
   */
  async stamp(payload: string): Promise<Stamp> {
    const subtle = await loadSubtle();
    const raw = new Uint8Array(await subtle.sign({ name: "ECDSA", hash: "SHA-256" }, this.#key, new TextEncoder().encode(payload)));
    const text = JSON.stringify({ publicKey: this.publicKey, scheme: "SIGNATURE_SCHEME_TK_API_P256", signature: toHex(toDER(raw)) });
    return { stampHeaderName: "X-Stamp", stampHeaderValue: toBase64URL(new TextEncoder().encode(text)) };
  }
}

// SEQUENCE { 0, SEQUENCE { ecPublicKey, P-256 }, OCTET STRING { SEQUENCE { 1, OCTET STRING of the next 32 bytes } } }
const pkcs8Prefix = "3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420";

// toDER writes r and s, of 32 bytes each, as the two integers of a SEQUENCE.
function toDER(raw: Uint8Array): Uint8Array {
  const integers = [raw.subarray(0, 32), raw.subarray(32)].flatMap((bytes) => {
    const first = bytes.findIndex((byte) => byte !== 0);
    const minimal = [...bytes.subarray(first < 0 ? bytes.length - 1 : first)];
    if ((minimal[0] ?? 0) >= 0x80) minimal.unshift(0);
    return [2, minimal.length, ...minimal];
  });
  return Uint8Array.of(0x30, integers.length, ...integers);
}

// Browsers have no Buffer.
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const toBase64URL = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
const fromBase64URL = (text: string) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (character) => character.charCodeAt(0));
