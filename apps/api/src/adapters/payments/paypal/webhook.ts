import type { X509Certificate } from "node:crypto";
import * as z from "zod";
import { isId } from "../../../infra/ids.ts";
import { orUnknown } from "../../../infra/outbound/outbound.ts";
import type { WebhookHint, WebhookSource } from "../../../modules/webhooks/webhook-source.ts";
import { isPlace, placesFor } from "./certificate-places.ts";
import { openCertificates } from "./certificates.ts";
import { createClient, type PaypalClient, type PaypalOptions } from "./client.ts";
import { isSigned, type Proof, proofIn } from "./proof.ts";

/** They wait for our answer meanwhile. */
const proofTimeoutMs = 5_000;

const event = z.object({
  id: z.string().min(1),
  resource_type: z.string().default(""),
  resource: z.object({
    id: z.string().optional(),
    dispute_id: z.string().optional(),
    custom_id: z.string().optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
  }),
});

/**
 * An event proves itself by a signature, which is checked here. What can't be proven here, as for want of a certificate that this process has
 * not seen yet, PayPal is asked about; what it can't say now it sends again later.
 */
export function createPaypalWebhook(options: PaypalOptions, webhookId: string): WebhookSource {
  const call = createClient(options);
  const places = placesFor(options.baseUrl);
  const certificates = openCertificates(places, options.timeoutMs ?? proofTimeoutMs);
  return {
    name: "paypal",
    read({ headers, rawBody, body }) {
      const parsed = event.safeParse(body);
      const proof = proofIn(headers);
      if (!parsed.success || !proof || !isPlace(places, proof.cert_url)) return null;
      const proven = { key: parsed.data.id, hint: hintIn(parsed.data) };
      const isProven = (certificate: X509Certificate | null) =>
        certificate !== null && isSigned(proof, webhookId, rawBody, certificate);
      const known = certificates.known(proof.cert_url);
      if (isProven(known)) return proven;
      return {
        about: proven.hint,
        ask: async () => {
          const fetched = known ? null : await orUnknown(() => certificates.fetch(proof.cert_url));
          if (fetched && !("outcome" in fetched) && isProven(fetched)) return proven;
          return (await isTheirs(call, proof, webhookId, rawBody)) ? proven : null;
        },
      };
    },
  };
}

/** PayPal's own word. */
async function isTheirs(
  call: PaypalClient,
  proof: Proof,
  webhookId: string,
  rawBody: string,
): Promise<boolean> {
  const asked = JSON.stringify({ ...proof, webhook_id: webhookId });
  const answer = await orUnknown(() =>
    call({
      method: "POST",
      path: "v1/notifications/verify-webhook-signature",
      // The event goes back as it came, to the byte.
      body: `${asked.slice(0, -1)},"webhook_event":${rawBody}}`,
    }),
  );
  return "body" in answer && Object(answer.body).verification_status === "SUCCESS";
}

/** A refund goes by our own name of it, a dispute by theirs. */
function hintIn(said: z.output<typeof event>): WebhookHint {
  const { custom_id: ours, dispute_id: dispute } = said.resource;
  if (said.resource_type === "dispute" && dispute) return { dispute };
  if (said.resource_type === "refund" && isId(ours)) return { refund: ours };
  return { paymentRef: orderOf(said) };
}

/** An event about money that was taken names the order it was taken for. */
const orderOf = ({ resource_type, resource }: z.output<typeof event>): string | undefined =>
  resource.supplementary_data?.related_ids?.order_id ??
  (resource_type === "checkout-order" ? resource.id : undefined);
