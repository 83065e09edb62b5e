import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../infra/ids.ts";
import { recordRequests } from "../../../testing/record-requests.ts";
import { type Sandbox, startSandbox } from "../../../testing/sandbox.ts";
import { createPaypal } from "./paypal.ts";
import { createPaypalWebhook } from "./webhook.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const options = () => ({
  clientId: "sandbox-client-id",
  clientSecret: "sandbox-client-secret",
  baseUrl: `${sandbox.url}/paypal`,
});

/** Two events as they really arrive: somebody agreed, and the money was taken. */
async function events() {
  const shop = await recordRequests("");
  await sandbox.post("/controls/paypal/settings", { webhookUrl: shop.url, webhookOrder: "before-redirect" });
  const gateway = createPaypal(options());
  const created = await gateway.create({
    orderNumber: "unused",
    method: "paypal",
    amount: { amount: 1999, currency: "USD" },
    language: "fr",
    returnUrl: "https://shop.example/",
    leaveUrl: "https://shop.example/left",
    notifyUrl: "https://shop.example/",
    description: "Rihla AB12",
    paymentId: newId(),
    isRepeat: false,
    closesAt: new Date(),
  });
  const ref = created.outcome === "created" ? created.ref : "";
  await sandbox.post(`/controls/paypal/orders/${ref}/pay`, {});
  await gateway.fetchState(ref, "fr", true);
  const [agreed, taken] = shop.requests.map(({ headers, body }) => ({ headers, rawBody: body }));
  if (!agreed || !taken) throw new Error("two events were to come");
  return { ref, agreed, taken };
}

type Event = { headers: Readonly<Record<string, string | string[] | undefined>>; rawBody: string };
const read = ({ headers, rawBody }: Event, webhookId = "WH-SANDBOX") =>
  createPaypalWebhook(options(), webhookId).read({
    token: "",
    headers,
    fields: {},
    body: JSON.parse(rawBody),
    rawBody,
  });

describe("PayPal's webhook", () => {
  it("is a hint about the order, whether it tells of the order or of the money taken for it", async () => {
    const { ref, agreed, taken } = await events();
    for (const event of [agreed, taken])
      expect(await read(event)).toEqual({ key: JSON.parse(event.rawBody).id, hint: { paymentRef: ref } });
  });

  it("is turned away unless PayPal says that it is its own, for this webhook, as it came", async () => {
    const { agreed } = await events();
    const { "paypal-transmission-sig": _left, ...unsigned } = agreed.headers;
    expect(await read({ ...agreed, headers: unsigned })).toBeNull();
    expect(
      await read({ ...agreed, headers: { ...agreed.headers, "paypal-transmission-sig": "guess" } }),
    ).toBeNull();
    expect(await read({ ...agreed, rawBody: agreed.rawBody.replace("19.99", "0.01") })).toBeNull();
    expect(await read(agreed, "WH-ANOTHER")).toBeNull();
  });

  it("is turned away, to come again later, while PayPal can't say", async () => {
    const { agreed } = await events();
    await sandbox.fault({
      endpoint: "paypal:POST v1/notifications/verify-webhook-signature",
      kind: "status",
    });
    expect(await read(agreed)).toBeNull();
    expect(await read(agreed)).not.toBeNull();
  });
});
