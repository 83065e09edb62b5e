import { setTimeout as wait } from "node:timers/promises";
import type { Fault, Faults } from "./faults.ts";

type Webhook = {
  company: string;
  url: string;
  method: "GET" | "HEAD" | "POST";
  body: string;
  headers?: Record<string, string>;
  /** The header that proves the sender, for those who sign. */
  signature?: { header: string; value: string };
  /** Its sender tries once, whatever becomes of it. */
  once?: true;
};
type Delivery = Webhook & { at: string; status: number | null };

export type WebhookSender = {
  /** What is configured to go wrong goes wrong on the way. Settles once it was delivered, held back or given up. */
  send(webhook: Webhook): Promise<void>;
  /** One attempt now; the HTTP status, or null when nobody answered. */
  deliver(webhook: Webhook): Promise<number | null>;
  deliveries(): Delivery[];
  clear(): void;
};

const PATIENCE_MS = 5000;
const KEPT = 500;
/** Suppliers document no retry policy; a few attempts is what is commonly seen. */
const RETRY_AFTER_MS = [0, 1000, 5000];

export function createWebhookSender(faults: Faults): WebhookSender {
  let sent: Delivery[] = [];
  let held: Webhook[] = [];

  async function deliver(webhook: Webhook): Promise<number | null> {
    const status = await post(webhook);
    sent = [...sent.slice(1 - KEPT), { ...webhook, at: new Date().toISOString(), status }];
    return status;
  }

  async function deliverStubbornly(webhook: Webhook): Promise<void> {
    for (const pause of webhook.once ? [0] : RETRY_AFTER_MS) {
      await wait(pause, undefined, { ref: false });
      const status = await deliver(webhook);
      if (status !== null && status < 300) return;
    }
  }

  async function sendWith(fault: Fault | undefined, webhook: Webhook): Promise<void> {
    if (fault?.kind === "drop") return;
    if (fault?.kind === "out-of-order") {
      held.push(webhook);
      return;
    }
    if (fault?.kind === "slow") await wait(fault.ms, undefined, { ref: false });
    const overtaken = held;
    held = [];
    const outgoing = withSignature(fault, webhook);
    await deliverStubbornly(outgoing);
    if (fault?.kind === "twice") await deliverStubbornly(outgoing);
    for (const late of overtaken) await deliverStubbornly(late);
  }

  return {
    send: (webhook) => sendWith(faults.take(`${webhook.company}:webhook`, webhook.body), webhook),
    deliver,
    deliveries: () => sent,
    clear: () => {
      sent = [];
      held = [];
    },
  };
}

function withSignature(fault: Fault | undefined, { signature, ...webhook }: Webhook): Webhook {
  if (!signature || fault?.kind === "unsigned") return webhook;
  if (fault?.kind !== "wrong-signature") return { ...webhook, signature };
  const value = signature.value.replace(/^./, (first) => (first === "0" ? "1" : "0"));
  return { ...webhook, signature: { ...signature, value } };
}

async function post(webhook: Webhook): Promise<number | null> {
  try {
    const answer = await fetch(webhook.url, {
      method: webhook.method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(webhook.method === "POST" && {
        headers: {
          "content-type": "application/json",
          ...webhook.headers,
          ...(webhook.signature && { [webhook.signature.header]: webhook.signature.value }),
        },
        body: webhook.body,
      }),
    });
    return answer.status;
  } catch {
    return null;
  }
}
