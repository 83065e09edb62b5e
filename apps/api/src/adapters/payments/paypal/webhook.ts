import * as z from "zod";
import { isId } from "../../../infra/ids.ts";
import { orUnknown } from "../../../infra/outbound.ts";
import type { WebhookHint, WebhookRequest, WebhookSource } from "../../../modules/webhooks/webhook-source.ts";
import { createClient, type PaypalOptions } from "./client.ts";

const event = z.object({
  id: z.string().min(1),
  resource_type: z.string().default(""),
  resource: z.object({
    id: z.string().optional(),
    custom_id: z.string().optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
  }),
});

/** What proves the sender, by the names under which they want it back. */
const proofs = {
  transmission_id: "paypal-transmission-id",
  transmission_time: "paypal-transmission-time",
  transmission_sig: "paypal-transmission-sig",
  cert_url: "paypal-cert-url",
  auth_algo: "paypal-auth-algo",
};

/** PayPal itself says whether an event is one of its own; what it can't say now it sends again later. */
export function createPaypalWebhook(options: PaypalOptions, webhookId: string): WebhookSource {
  const call = createClient(options);
  return {
    name: "paypal",
    async read({ headers, rawBody, body }) {
      const parsed = event.safeParse(body);
      const proof = proofIn(headers);
      if (!parsed.success || !proof) return null;
      const asked = JSON.stringify({ ...proof, webhook_id: webhookId });
      const answer = await orUnknown(() =>
        call({
          method: "POST",
          path: "v1/notifications/verify-webhook-signature",
          // The event goes back as it came, to the byte.
          body: `${asked.slice(0, -1)},"webhook_event":${rawBody}}`,
        }),
      );
      const isTheirs = "body" in answer && Object(answer.body).verification_status === "SUCCESS";
      return isTheirs ? { key: parsed.data.id, hint: hintIn(parsed.data) } : null;
    },
  };
}

function proofIn(headers: WebhookRequest["headers"]): Record<string, string> | null {
  const proof = Object.entries(proofs).map(([name, header]) => [name, headers[header]] as const);
  return proof.every(([, value]) => typeof value === "string") ? Object.fromEntries(proof as never) : null;
}

/** A refund goes by our own name of it. */
function hintIn(said: z.output<typeof event>): WebhookHint {
  const { custom_id: ours } = said.resource;
  if (said.resource_type === "refund" && isId(ours)) return { refund: ours };
  return { paymentRef: orderOf(said) };
}

/** An event about money that was taken names the order it was taken for. */
const orderOf = ({ resource_type, resource }: z.output<typeof event>): string | undefined =>
  resource.supplementary_data?.related_ids?.order_id ??
  (resource_type === "checkout-order" ? resource.id : undefined);
