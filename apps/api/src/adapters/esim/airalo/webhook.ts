import { createHmac } from "node:crypto";
import * as z from "zod";
import { sameText } from "../../../infra/ids.ts";
import type { WebhookSource } from "../../../modules/webhooks/webhook-source.ts";

/** About an eSIM; news of our credit name none. */
const event = z.object({ iccid: z.string().nullish() });

/**
 * The supplier signs with our client secret, over the JSON as PHP writes it, whichever way it is sent: so the bytes as
 * they came are tried first, then the two ways of escaping. It asks with HEAD whether the address answers.
 */
export function createAiraloWebhook(clientSecret: string): WebhookSource {
  return {
    name: "airalo",
    answersHead: true,
    read({ headers, body, rawBody }) {
      const signature = String(headers["airalo-signature"] ?? "");
      const texts = [rawBody, escapeSlashes(body), escapeAll(body)];
      if (!texts.some((text) => sameText(signature, signatureOf(text, clientSecret)))) return null;
      const parsed = event.safeParse(body);
      if (!parsed.success) return null;
      // The same for all ways of writing it: with other spaces it would be another event each time.
      return { key: signature, hint: { providerEsim: parsed.data.iccid ?? undefined } };
    },
  };
}

/** Lower-case hex HMAC-SHA512. */
export function signatureOf(text: string, secret: string): string {
  return createHmac("sha512", secret).update(text).digest("hex");
}

export function escapeSlashes(body: unknown): string {
  return JSON.stringify(body).replaceAll("/", "\\/");
}

export function escapeAll(body: unknown): string {
  return escapeSlashes(body).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
