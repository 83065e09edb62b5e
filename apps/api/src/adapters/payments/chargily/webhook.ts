import { createHash, createHmac } from "node:crypto";
import * as z from "zod";
import { sameText } from "../../../infra/ids.ts";
import type { WebhookSource } from "../../../modules/webhooks/webhook-source.ts";

const event = z.object({
  id: z.string().min(1).optional(),
  data: z
    .object({ id: z.string(), entity: z.literal("checkout") })
    .optional()
    .catch(undefined),
});

/** HMAC-SHA256 of the body as it came, keyed with the API's secret key; lower-case hex. */
export const signatureOf = (rawBody: string, secretKey: string): string =>
  createHmac("sha256", secretKey).update(rawBody).digest("hex");

/**
 * The signature covers no time, so an event once seen could be sent again for ever: it is stored once, and only makes us
 * ask. Kinds that are not known are taken too, since what they claim is not believed anyway.
 */
export function createChargilyWebhook(secretKey: string): WebhookSource {
  return {
    name: "chargily",
    read({ headers, rawBody, body }) {
      const { signature } = headers;
      if (typeof signature !== "string") return null;
      if (!sameText(signature.toLowerCase(), signatureOf(rawBody, secretKey))) return null;
      const parsed = event.safeParse(body);
      if (!parsed.success) return null;
      const key = parsed.data.id ?? createHash("sha256").update(rawBody).digest("base64url");
      return { key, hint: { paymentRef: parsed.data.data?.id } };
    },
  };
}
