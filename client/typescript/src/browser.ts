/**
 * The exports for browsers and workers: all except the verification of webhooks, which needs Node.
 *
 * @module
 */
export { Granary, GranaryError, type GranaryOptions, type Page } from "./client.js";
export { ApiKeyStamper, type Stamp } from "./stamper.js";
export type { components, operations, paths, Schemas, webhooks } from "./schemas.js";
