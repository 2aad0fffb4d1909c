import { createHmac, timingSafeEqual } from "node:crypto";
import type { webhooks } from "./api_gen.js";

/** A delivery's body. Its `event` tells which it is: `switch (event.event)`. */
export type WebhookEvent = {
  [Type in keyof webhooks]: webhooks[Type] extends { post: { requestBody: { content: { "application/json": infer Body } } } } ? Body : never;
}[keyof webhooks];

/** Why a delivery is not to be believed. */
export class WebhookError extends Error {
  override readonly name = "WebhookError";
  constructor(
    /** The header is missing or malformed, its time is too far from now, no signature matches, or the body is no JSON. */
    readonly reason: "header" | "time" | "signature" | "body",
    message: string,
  ) {
    super(message);
  }
}

/** How strict to be. */
export interface VerifyOptions {
  /**
   * How many seconds the delivery's time may be from now, 300 if not given.
   * Infinity accepts any time and so every replay: then remember
   * `Service-Event-Id` instead.
   */
  readonly tolerance?: number;
  /** The present time in seconds, if not the machine's. */
  readonly now?: number;
}

// Bounds of a signature header. While a secret is being replaced there are
// several signatures.
const maxHeaderLength = 1024;
const maxSignatures = 8;

/**
 * Verifies that a delivery was made by the service and not long ago, and returns
 * its event. `header` is the value of `Service-Signature` (`t=<unix time>,v1=<hex>`,
 * perhaps with several v1), `body` the raw bytes before any JSON parsing: a body
 * that a framework has parsed and encoded again does not verify. Signatures are
 * compared in constant time; one that matches is enough.
 *
 * An event may come more than once: `Service-Event-Id` tells repeats apart.
 *
 * @throws WebhookError
 */
export function verifyWebhook(secret: string, header: string | null | undefined, body: string | Uint8Array, options: VerifyOptions = {}): WebhookEvent {
  const { time, signatures } = parseSignatureHeader(header ?? "");
  const want = createHmac("sha256", secret).update(`${time}.`).update(body).digest();
  let matched = false;
  for (const signature of signatures) matched = timingSafeEqual(signature, want) || matched;
  if (secret === "" || !matched) throw new WebhookError("signature", "no signature matches");
  const { tolerance = 300, now = Date.now() / 1000 } = options;
  if (!(Math.abs(now - Number(time)) <= tolerance)) throw new WebhookError("time", "the signature's time is too far from now");
  try {
    return JSON.parse(typeof body === "string" ? body : new TextDecoder("utf-8", { fatal: true }).decode(body)) as WebhookEvent;
  } catch {
    throw new WebhookError("body", "the body is no JSON");
  }
}

// parse returns the time, as it is written, and the v1 signatures. Parts of other
// versions are passed over.
function parseSignatureHeader(header: string): { time: string; signatures: Buffer[] } {
  const malformed = (why: string) => new WebhookError("header", `the signature header is missing or malformed: ${why}`);
  if (header === "") throw malformed("none");
  if (header.length > maxHeaderLength) throw malformed("too long");
  let time: string | undefined;
  const signatures: Buffer[] = [];
  for (const part of header.split(",")) {
    const at = part.indexOf("=");
    if (at < 0) throw malformed("not name=value");
    const name = part.slice(0, at);
    const text = part.slice(at + 1);
    if (name === "t") {
      if (time !== undefined) throw malformed("two times");
      if (!/^[0-9]{1,15}$/.test(text)) throw malformed("no unix time");
      time = text;
    } else if (name === "v1") {
      if (!/^[0-9a-f]{64}$/.test(text)) throw malformed("a v1 that is not lowercase hex of 32 bytes");
      signatures.push(Buffer.from(text, "hex"));
    }
  }
  if (time === undefined) throw malformed("no time");
  if (signatures.length === 0) throw malformed("no v1");
  if (signatures.length > maxSignatures) throw malformed("too many v1");
  return { time, signatures };
}
