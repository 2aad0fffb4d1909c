/**
 * A client of the granary API and a verifier of its webhooks. The types are generated
 * from api/openapi.yaml (`npm run generate`); the rest is hand-written and has no
 * dependencies except Node.
 *
 * @module
 */
export * from "./browser.js";
export { verifyWebhook, WebhookError, type WebhookEvent, type VerifyOptions } from "./webhook.js";
