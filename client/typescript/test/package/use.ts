import { ApiKeyStamper, Granary, verifyWebhook, type Schemas } from "@granaryhq/client";

const granary = new Granary({ baseUrl: "https://granary.example.com", token: "t" });
const label = (wallet: Schemas["Wallet"]): string => wallet.label;
for (const made of [granary.get, verifyWebhook, ApiKeyStamper.generate, label]) {
  if (typeof made !== "function") throw new Error("the package is not complete");
}
