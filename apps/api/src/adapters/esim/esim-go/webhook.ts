import { createHash, createHmac } from "node:crypto";
import * as z from "zod";
import { sameText } from "../../../infra/ids.ts";
import type { WebhookSource } from "../../../modules/webhooks/webhook-source.ts";

const event = z.object({ alertType: z.string() });

/**
 * Signed only in the version 3 that the account's portal is set to. Their pages show the signature both in base64 and in
 * hexadecimal, so either is taken.
 */
export function createEsimGoWebhook(apiKey: string): WebhookSource {
  return {
    name: "esim-go",
    read({ headers, body, rawBody }) {
      const signature = String(headers["x-signature-sha256"] ?? "");
      if (!encodings.some((encoding) => sameText(signature, signatureOf(rawBody, apiKey, encoding))))
        return null;
      if (!event.safeParse(body).success) return null;
      const key = createHash("sha256").update(rawBody).digest("base64url");
      return { key, hint: { providerEsim: iccidIn(rawBody) } };
    },
  };
}

const encodings = ["base64", "hex"] as const;

export function signatureOf(body: string, apiKey: string, encoding: "base64" | "hex"): string {
  return createHmac("sha256", apiKey).update(body).digest(encoding);
}

/** Out of the text: where it is written without quotes, reading it as a number changes its last digits. */
const iccidIn = (text: string): string | undefined => /"iccid"\s*:\s*"?(\d{18,22})\b/.exec(text)?.[1];
