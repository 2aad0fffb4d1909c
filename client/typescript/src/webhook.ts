import { createHmac, timingSafeEqual } from "node:crypto";
import type { webhooks } from "./api_gen.js";

/** The body of a delivery. Its `event` is the discriminator: `switch (event.event)`. */
export type WebhookEvent = {
  [Type in keyof webhooks]: webhooks[Type] extends { post: { requestBody: { content: { "application/json": infer Body } } } } ? Body : never;
}[keyof webhooks];

/** A delivery that failed verification. */
export class WebhookError extends Error {
  override readonly name = "WebhookError";
  constructor(
    /** The header is missing or malformed, its time is too far from now, no signature matches, or the body is not JSON. */
    readonly reason: "header" | "time" | "signature" | "body",
    message: string,
  ) {
    super(message);
  }
}

/** Options of a verification. */
export interface VerifyOptions {
  /**
   * Maximum difference in seconds between the delivery's time and now. Default: 300.
   * Infinity accepts any time and therefore every replay: deduplicate by
   * `Service-Event-Id` then.
   */
  readonly tolerance?: number;
  /** Current time in seconds. Default: the time of the machine. */
  readonly now?: number;
}

// Bounds of a signature header. During the rotation of a secret there are several
// signatures.
const maxHeaderLength = 1024;
const maxSignatures = 8;

/**
 * Verifies that the service made a delivery recently, and returns its event. `header` is the value of `Service-Signature` (`t=<unix time>,v1=<hex>`,
 * possibly with several v1), `body` the raw bytes before any JSON parsing: a body that
 * a framework has parsed and encoded again fails verification. Signatures are compared
 * in constant time; one match suffices.
 *
 * An event may be delivered more than once: deduplicate by `Service-Event-Id`.
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

// parseSignatureHeader returns the time as a string, and the v1 signatures. It ignores
// parts of other versions.
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
