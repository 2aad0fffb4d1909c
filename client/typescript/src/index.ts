/**
 * Calls granary and receives its webhooks. The types are generated from
 * api/openapi.yaml (`npm run generate`); the rest is written by hand and stands
 * on nothing but what Node has.
 *
 * @module
 */
export * from "./browser.js";
export { verifyWebhook, WebhookError, type WebhookEvent, type VerifyOptions } from "./webhook.js";
