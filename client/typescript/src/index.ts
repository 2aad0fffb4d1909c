/**
 * Calls granary and receives its webhooks. The types are generated from
 * api/openapi.yaml (`npm run generate`); the rest is written by hand and stands
 * on nothing but what Node has.
 *
 * @module
 */
export { Granary, GranaryError, type GranaryOptions, type Page } from "./client.js";
export { ApiKeyStamper, type Stamp } from "./stamper.js";
export { verifyWebhook, WebhookError, type WebhookEvent, type VerifyOptions } from "./webhook.js";
export type { components, operations, paths, webhooks } from "./api_gen.js";

import type { components } from "./api_gen.js";

/** The types of bodies by their names: `Schemas["Wallet"]`. */
export type Schemas = components["schemas"];
