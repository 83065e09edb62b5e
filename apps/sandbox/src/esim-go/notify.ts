import { createHmac } from "node:crypto";
import { API_KEY, type EsimGo } from "./esim-go.ts";
import type { Assignment, Esim } from "./records.ts";
import { assignmentAnswer } from "./show-esim.ts";

/** Dollars left under which the organisation is warned. */
const LOW_BALANCE_CENTS = 10_000;

type Alert = "Utilisation" | "FirstAttachment" | "FirstUse";

export function announceBundle(
  go: EsimGo,
  esim: Esim,
  bundle: Assignment | undefined,
  alertType: Alert,
): void {
  if (!bundle) return;
  const { assignmentReference, ...answer } = assignmentAnswer(go, bundle);
  const { id, initialQuantity, remainingQuantity, unlimited } = answer;
  const times = "startTime" in answer ? { startTime: answer.startTime, endTime: answer.endTime } : {};
  const extended = { id, reference: assignmentReference, description: bundle.name, unlimited };
  push(go, {
    iccid: esim.iccid,
    alertType,
    bundle: {
      name: bundle.name,
      initialQuantity,
      remainingQuantity,
      ...times,
      ...(go.switches.read().callbackVersion === "V3" && extended),
    },
  });
}

/** Once, when an order takes the balance below the line. */
export function announceBalance(go: EsimGo, before: number, after: number): void {
  if (before >= LOW_BALANCE_CENTS && after < LOW_BALANCE_CENTS)
    push(go, { alertType: "LowBalance", balance: after / 100 });
}

function push(go: EsimGo, content: object): void {
  const { callbackUrl: url, callbackVersion, signatureAs, iccidAs } = go.switches.read();
  if (!url) return;
  const text = JSON.stringify(content);
  const body = iccidAs === "number" ? text.replace(/"iccid":"(\d+)"/, '"iccid":$1') : text;
  const signed = { header: "X-Signature-SHA256", value: signatureOf(body, API_KEY, signatureAs) };
  void go.world.webhooks.send({
    company: "esim-go",
    url,
    method: "POST",
    body,
    ...(callbackVersion === "V3" && { signature: signed }),
  });
}

function signatureOf(body: string, key: string, encoding: "base64" | "hex"): string {
  return createHmac("sha256", key).update(body).digest(encoding);
}
