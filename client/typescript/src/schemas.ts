import type { components } from "./api_gen.js";

export type { components, operations, paths, webhooks } from "./api_gen.js";

/** The types of bodies by name: `Schemas["Wallet"]`. */
export type Schemas = components["schemas"];
