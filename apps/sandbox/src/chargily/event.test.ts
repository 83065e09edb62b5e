import { describe, expect, it } from "vitest";
import { listenForPushes } from "../testing/listen-for-pushes.ts";
import { type Client, openCheckout, openSandbox } from "../testing/sandbox-client.ts";
import { signatureOf } from "./event.ts";

async function shopWithCheckout() {
  const client = await openSandbox();
  const listener = await listenForPushes();
  const checkout = await openCheckout(client, { webhook_endpoint: listener.url });
  return { client, listener, checkout };
}

const pay = (client: Client, { id }: { id?: string }, outcome = "paid") =>
  client.change(`chargily/checkouts/${id}/pay`, { outcome });

describe("Chargily's events", () => {
  it("are signed as in the known example", () => {
    const body =
      '{"id":"01testevent","entity":"event","livemode":"false","type":"checkout.paid","data":{"id":"01testcheckout","entity":"checkout","amount":2500,"status":"paid"}}';
    expect(signatureOf(body, "test_sk_local")).toBe(
      "532ba6f43435b3ca1b13f9be49aa606b6de528a79d9a2980f9f9821a15ed041e",
    );
  });

  it("tell how a checkout ended, over a signature of exactly what was sent", async () => {
    const { client, listener, checkout } = await shopWithCheckout();
    await pay(client, checkout);
    const [push] = await listener.arrived(1);
    expect(push?.body).toMatchObject({
      entity: "event",
      livemode: "false",
      type: "checkout.paid",
      data: { id: checkout.id, status: "paid", url: checkout.checkout_url, metadata: { attempt_id: "A1" } },
    });
    expect(push?.headers.signature).toBe(signatureOf(push?.text ?? "", "test_sk_sandbox"));
  });

  it("go to the address of the account when the checkout names none", async () => {
    const client = await openSandbox();
    const listener = await listenForPushes();
    await client.change("chargily/settings", { webhookUrl: listener.url });
    await pay(client, await openCheckout(client), "failed");
    expect((await listener.arrived(1))[0]?.body.type).toBe("checkout.failed");
  });

  it("come when the time of a checkout is over, and none while it is processed", async () => {
    const { client, listener, checkout } = await shopWithCheckout();
    const other = await openCheckout(client, { webhook_endpoint: listener.url });
    await pay(client, other, "processing");
    await client.change("clock", { advanceSeconds: 1800 });
    expect((await listener.arrived(1)).map(({ body }) => [body.type, body.data.id])).toEqual([
      ["checkout.expired", checkout.id],
    ]);
  });

  it("arrive before the browser is sent back, or so much later", async () => {
    const { client, listener, checkout } = await shopWithCheckout();
    await client.change("chargily/settings", { webhookOrder: "before-redirect" });
    await pay(client, checkout);
    expect(listener.pushes).toHaveLength(1);

    const late = await openCheckout(client, { webhook_endpoint: listener.url });
    await client.change("chargily/settings", { webhookOrder: "after-redirect", webhookDelaySeconds: 600 });
    await pay(client, late);
    expect(listener.pushes).toHaveLength(1);
    await client.change("clock", { advanceSeconds: 600 });
    expect((await listener.arrived(2))[1]?.body.data.id).toBe(late.id);
  });

  it.each([
    ["unsigned", undefined],
    ["wrong-signature", expect.stringMatching(/^[0-9a-f]{64}$/)],
  ])("can come %s", async (kind, expected) => {
    const { client, listener, checkout } = await shopWithCheckout();
    await client.change("faults", { endpoint: "chargily:webhook", kind });
    await pay(client, checkout);
    const [push] = await listener.arrived(1);
    expect(push?.headers.signature).toEqual(expected);
    expect(push?.headers.signature).not.toBe(signatureOf(push?.text ?? "", "test_sk_sandbox"));
  });

  it("can come twice, overtaken by a later one, or never", async () => {
    const client = await openSandbox();
    const listener = await listenForPushes();
    await client.change("chargily/settings", { webhookUrl: listener.url, webhookOrder: "before-redirect" });
    const sent = [];
    for (const kind of ["drop", "out-of-order", "twice"]) {
      await client.change("faults", { endpoint: "chargily:webhook", kind });
      const { id } = await openCheckout(client);
      await pay(client, { id });
      sent.push(id);
    }
    const [, overtaken, twice] = sent;
    const arrived = (await listener.arrived(3)).map(({ body }) => body.data.id);
    expect(arrived).toEqual([twice, twice, overtaken]);
  });
});
