import { createVerify, type X509Certificate } from "node:crypto";
import { crc32 } from "node:zlib";
import * as z from "zod";
import type { WebhookRequest } from "../../../modules/webhooks/webhook-source.ts";

/** What proves the sender, by the names under which they want it back. */
const shape = z.object({
  transmission_id: z.string().regex(/^[\w-]{1,50}$/),
  transmission_time: z.string().regex(/^[\dTZ:.+-]{10,40}$/),
  /** Base64, of a key of 2,048 bits or more. */
  transmission_sig: z.string().regex(/^[A-Za-z\d+/]{342,1366}={0,2}$/),
  cert_url: z.string().max(500),
  auth_algo: z.literal("SHA256withRSA"),
});
export type Proof = z.output<typeof shape>;

/** Null where something is missing, or is not written as they write it. */
export function proofIn(headers: WebhookRequest["headers"]): Proof | null {
  const said = Object.keys(shape.shape).map((name) => [name, headers[`paypal-${name.replace("_", "-")}`]]);
  return shape.safeParse(Object.fromEntries(said)).data ?? null;
}

/** Whether the holder of the certificate has signed this body, for this webhook. */
export function isSigned(
  proof: Proof,
  webhookId: string,
  rawBody: string,
  { publicKey }: X509Certificate,
): boolean {
  const text = [proof.transmission_id, proof.transmission_time, webhookId, crc32(rawBody)].join("|");
  return createVerify("sha256").update(text).verify(publicKey, proof.transmission_sig, "base64");
}
