import { createSign, generateKeyPairSync } from "node:crypto";
import { crc32 } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordRequests } from "../../../testing/record-requests.ts";
import { type Sandbox, startSandbox } from "../../../testing/sandbox.ts";
import { type Event, genuineEvents, optionsFor } from "./events.test-kit.ts";
import { createPaypalWebhook } from "./webhook.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const webhookOf = (webhookId = "WH-SANDBOX", options = optionsFor(sandbox)) =>
  createPaypalWebhook(options, webhookId);
const readAt = (webhook: ReturnType<typeof webhookOf>, { headers, rawBody }: Event) =>
  webhook.read({ token: "", headers, fields: {}, body: JSON.parse(rawBody), rawBody });
/** With PayPal's own word where it is wanted. */
async function told(webhook: ReturnType<typeof webhookOf>, event: Event) {
  const read = await readAt(webhook, event);
  return read && "ask" in read ? read.ask() : read;
}
async function oneOrder() {
  const [order] = await genuineEvents(sandbox, 1);
  if (!order) throw new Error("no order");
  return order;
}
const saying = (event: Event, headers: Record<string, string | undefined>): Event => ({
  ...event,
  headers: { ...event.headers, ...headers },
});
/** Calls since the last look, by endpoint; of these alone. */
async function calls(): Promise<Record<string, number>> {
  const { counts } = await sandbox.get<{ counts: Record<string, number> }>("/controls/calls");
  await sandbox.forgetCalls();
  return Object.fromEntries(Object.entries(counts).filter(([name]) => name.includes("v1/notifications")));
}
const certificates = "paypal:GET v1/notifications/certs/:name";
const ownWord = "paypal:POST v1/notifications/verify-webhook-signature";

describe("PayPal's webhook", () => {
  it("is a hint about the order, whether it tells of the order or of the money taken for it", async () => {
    const { ref, agreed, taken } = await oneOrder();
    const webhook = webhookOf();
    for (const event of [agreed, taken])
      expect(await told(webhook, event)).toEqual({
        key: JSON.parse(event.rawBody).id,
        hint: { paymentRef: ref },
      });
  });

  it("is a hint about the dispute that it tells of", async () => {
    const shop = await recordRequests("");
    const { ref } = await oneOrder();
    await sandbox.post("/controls/paypal/settings", { webhookUrl: shop.url });
    const { id } = await sandbox.post<{ id: string }>(`/controls/paypal/orders/${ref}/dispute`, {});
    const [opened] = shop.requests;
    if (!opened) throw new Error("no event came");
    const event = { headers: opened.headers, rawBody: opened.body };
    expect(await told(webhookOf(), event)).toMatchObject({ hint: { dispute: id } });
  });

  it("is proven by its signature here: PayPal is asked for a certificate once, and for nothing else", async () => {
    const orders = await genuineEvents(sandbox, 2);
    const webhook = webhookOf();
    await calls();
    const first = await Promise.all(orders.map(({ agreed }) => told(webhook, agreed)));
    expect(first).not.toContain(null);
    expect(await calls()).toEqual({ [certificates]: 1 });
    for (const { agreed, taken } of orders)
      for (const event of [agreed, taken]) expect(await readAt(webhook, event)).toHaveProperty("key");
    expect(await calls()).toEqual({});
  });

  it("is turned away where neither its signature nor PayPal says that it is theirs, for this webhook, as it came", async () => {
    const { agreed, taken } = await oneOrder();
    const webhook = webhookOf();
    expect(await told(webhook, agreed)).not.toBeNull();
    const { "paypal-transmission-sig": another } = taken.headers;
    expect(await told(webhook, saying(agreed, { "paypal-transmission-sig": String(another) }))).toBeNull();
    expect(await told(webhook, { ...agreed, rawBody: agreed.rawBody.replace("19.99", "0.01") })).toBeNull();
    expect(await told(webhookOf("WH-ANOTHER"), agreed)).toBeNull();
  });

  it.each([
    ["no signature", { "paypal-transmission-sig": undefined }],
    ["a signature of another kind", { "paypal-transmission-sig": "guess" }],
    ["another way of signing", { "paypal-auth-algo": "none" }],
    ["a number that is none of theirs", { "paypal-transmission-id": "1|2" }],
  ])("with %s calls nobody", async (_what, headers) => {
    const { agreed } = await oneOrder();
    expect(await readAt(webhookOf(), saying(agreed, headers))).toBeNull();
  });

  it.each(["expired", "other-name", "other-issuer"])(
    "signed with a certificate that is not as it should be (%s) is not proven here, nor by PayPal",
    async (certificate) => {
      await sandbox.post("/controls/paypal/settings", { certificate });
      const { agreed } = await oneOrder();
      await sandbox.post("/controls/paypal/settings", { certificate: "genuine" });
      await calls();
      expect(await told(webhookOf(), agreed)).toBeNull();
      expect(await calls()).toEqual({ [certificates]: 1, [ownWord]: 1 });
    },
  );

  it("that can't be proven here is theirs where PayPal says so, and comes again where it can't say", async () => {
    const { agreed } = await oneOrder();
    for (const endpoint of [certificates, certificates, ownWord])
      await sandbox.fault({ endpoint, kind: "status", times: 1 });
    expect(await told(webhookOf(), agreed)).toBeNull();
    expect(await told(webhookOf(), agreed)).not.toBeNull();
    await sandbox.clearFaults();
  });
});

describe("where a certificate is asked for", () => {
  const real = { ...optionsFor({ url: "" }), baseUrl: "https://api-m.paypal.com" };
  const at = (event: Event, address: string) =>
    readAt(webhookOf("WH-1", real), saying(event, { "paypal-cert-url": address }));

  it.each([
    "https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-ad47cb8d",
    "https://api-m.paypal.com/v1/notifications/certs/CERT-1",
  ])("%s may be", async (address) => {
    expect(await at((await oneOrder()).agreed, address)).toHaveProperty("ask");
  });

  it.each([
    "http://api.paypal.com/v1/notifications/certs/CERT-1",
    "https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1",
    "https://www.paypal.com/v1/notifications/certs/CERT-1",
    "https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1",
    "https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1",
    "https://evil.example/https://api.paypal.com/v1/notifications/certs/CERT-1",
    "https://api.paypal.com:8443/v1/notifications/certs/CERT-1",
    "https://api.paypal.com/v1/notifications/certs/../../oauth2/token",
    "https://api.paypal.com/v1/notifications/certs/CERT-1?to=https://evil.example",
    "https://api.paypal.com/v1/notifications/certs/",
    "https://api.paypal.com/certs/CERT-1",
    "https://127.0.0.1/v1/notifications/certs/CERT-1",
    "",
  ])("%j may not be", async (address) => {
    expect(await at((await oneOrder()).agreed, address)).toBeNull();
  });

  it("elsewhere than PayPal's own API only that very address may be", async () => {
    const { agreed } = await oneOrder();
    for (const address of [
      "https://api.paypal.com/v1/notifications/certs/CERT-1",
      `${sandbox.url}/v1/notifications/certs/CERT-SANDBOX-genuine`,
      `${sandbox.url}0/paypal/v1/notifications/certs/CERT-SANDBOX-genuine`,
    ])
      expect(await readAt(webhookOf(), saying(agreed, { "paypal-cert-url": address }))).toBeNull();
  });
});

it("a signature with a key of one's own proves nothing", async () => {
  const { agreed } = await oneOrder();
  const webhook = webhookOf();
  await told(webhook, agreed);
  const { "paypal-transmission-id": id, "paypal-transmission-time": time } = agreed.headers;
  const text = `${id}|${time}|WH-SANDBOX|${crc32(agreed.rawBody)}`;
  const own = createSign("sha256")
    .update(text)
    .sign(generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey, "base64");
  expect(await told(webhook, saying(agreed, { "paypal-transmission-sig": own }))).toBeNull();
});
