import { describe, expect, it } from "vitest";
import { callStripe, type Json } from "../testing/calls.ts";
import { listenForPushes } from "../testing/listen-for-pushes.ts";
import { type Client, openSandbox, openSession } from "../testing/sandbox-client.ts";
import { signatureOf } from "./event.ts";

const see = async (client: Client, id: string): Promise<Json> => {
  const path = `checkout/sessions/${id}?expand[0]=payment_intent.latest_charge`;
  return (await callStripe(client.url, "GET", path)).json();
};

async function press(client: Client, id: string, action: string, fields: Record<string, string>) {
  const answer = await fetch(`${client.url}/stripe/c/pay/${id}/${action}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  return answer.headers.get("location") ?? "";
}

describe("opening a session at Stripe", () => {
  it("gives the address of a page and what was sent along", async () => {
    const client = await openSandbox();
    const session = await openSession(client, { "metadata[attempt_id]": "A1" });
    expect(session).toMatchObject({
      id: expect.stringMatching(/^cs_test_/),
      status: "open",
      payment_status: "unpaid",
      amount_total: 1999,
      currency: "usd",
      payment_intent: null,
      metadata: { attempt_id: "A1" },
      url: `${client.url}/stripe/c/pay/${session.id}`,
    });
    expect(await see(client, session.id)).toEqual(session);
  });

  it.each([
    ["half a cent", { "line_items[0][price_data][unit_amount]": "19.5" }, "parameter_invalid_integer"],
    ["less than fifty cents", { "line_items[0][price_data][unit_amount]": "49" }, "amount_too_small"],
    ["no way back", { success_url: "" }, "parameter_missing"],
    ["a way back that is no address", { cancel_url: "shop/left" }, "url_invalid"],
    ["Arabic", { locale: "ar" }, undefined],
    ["an end within half an hour", { expires_at: String(Math.floor(Date.now() / 1000) + 1000) }, undefined],
  ])("refuses %s", async (_what, change, code) => {
    const client = await openSandbox();
    const answer = await openSession(client, change);
    expect(answer).toEqual({ error: expect.objectContaining({ type: "invalid_request_error" }) });
    expect(answer.error.code).toBe(code);
    expect(await client.read("stripe/sessions")).toEqual([]);
  });

  it("gives the first answer again for the same key, and an error for another question", async () => {
    const client = await openSandbox();
    const key = { "idempotency-key": "att_1" };
    const first = await openSession(client, {}, key);
    expect(await openSession(client, {}, key)).toEqual(first);
    expect(await client.read("stripe/sessions")).toHaveLength(1);
    expect(await openSession(client, { client_reference_id: "A2" }, key)).toMatchObject({
      error: { type: "idempotency_error" },
    });
  });

  it("answers 401 without the right key and 404 for what it does not know", async () => {
    const { url } = await openSandbox();
    const guess = { authorization: "Bearer guess" };
    expect((await callStripe(url, "GET", "checkout/sessions/x", {}, guess)).status).toBe(401);
    expect((await callStripe(url, "GET", "checkout/sessions/x")).status).toBe(404);
  });
});

describe("Stripe's page", () => {
  it("takes another card after one that was declined", async () => {
    const client = await openSandbox();
    const { id } = await openSession(client);
    expect(await press(client, id, "card", { number: "4000 0000 0000 9995", locale: "fr" })).toContain(id);
    expect(await see(client, id)).toMatchObject({
      status: "open",
      payment_intent: {
        status: "requires_payment_method",
        last_payment_error: { decline_code: "insufficient_funds" },
      },
    });
    expect(await press(client, id, "card", { number: "4242424242424242" })).toContain("shop.example/return");
    expect(await see(client, id)).toMatchObject({
      status: "complete",
      payment_status: "paid",
      payment_intent: { amount_received: 1999, latest_charge: { amount: 1999, amount_refunded: 0 } },
    });
  });

  it.each([
    ["confirm", "paid"],
    ["fail", "unpaid"],
  ])("asks for a confirmation, answered %s", async (answer, payment_status) => {
    const client = await openSandbox();
    const { id } = await openSession(client);
    await press(client, id, "card", { number: "4000002500003155" });
    expect((await see(client, id)).payment_status).toBe("unpaid");
    await press(client, id, "confirm", { answer });
    expect((await see(client, id)).payment_status).toBe(payment_status);
  });

  it("is complete before the money comes, for a card that is charged later", async () => {
    const client = await openSandbox();
    const { id } = await openSession(client);
    await press(client, id, "card", { number: "4000000000000077" });
    expect(await see(client, id)).toMatchObject({ status: "complete", payment_status: "unpaid" });
  });

  it("ends with the time of its session, or when the shop says so, and not after it was paid", async () => {
    const client = await openSandbox();
    const [early, late, bought] = [
      await openSession(client),
      await openSession(client),
      await openSession(client),
    ];
    await client.change(`stripe/sessions/${bought.id}/pay`);
    const expire = (id: string) => callStripe(client.url, "POST", `checkout/sessions/${id}/expire`);
    expect((await expire(early.id)).status).toBe(200);
    expect((await expire(bought.id)).status).toBe(400);
    await client.change("clock", { advanceSeconds: 24 * 3600 });
    for (const { id } of [early, late]) expect((await see(client, id)).status).toBe("expired");
    expect((await see(client, bought.id)).status).toBe("complete");
  });
});

describe("Stripe's refunds", () => {
  it("are done in parts, once for a key, and never beyond what was paid", async () => {
    const client = await openSandbox();
    const { id } = await openSession(client);
    await client.change(`stripe/sessions/${id}/pay`);
    const { payment_intent: paid } = await see(client, id);
    const refund = (amount: string, key: string) =>
      callStripe(
        client.url,
        "POST",
        "refunds",
        { payment_intent: paid.id, amount },
        { "idempotency-key": key },
      );
    for (const key of ["1", "1", "2"]) expect((await refund("500", key)).status).toBe(200);
    expect((await refund("1000", "3")).status).toBe(400);
    const { data } = (await (
      await callStripe(client.url, "GET", `refunds?payment_intent=${paid.id}`)
    ).json()) as Json;
    expect(data.map(({ amount }: Json) => amount)).toEqual([500, 500]);
    expect((await see(client, id)).payment_intent.latest_charge.amount_refunded).toBe(1000);
  });
});

describe("Stripe's events", () => {
  it("are signed over the time and the body, and say what became of a session", async () => {
    const client = await openSandbox();
    const listener = await listenForPushes();
    await client.change("stripe/settings", { webhookUrl: listener.url });
    const { id } = await openSession(client);
    for (const outcome of ["declined", "processing", "paid"])
      await client.change(`stripe/sessions/${id}/pay`, { outcome });
    const pushes = await listener.arrived(3);
    expect(pushes.map(({ body }) => [body.type, body.data.object.object])).toEqual([
      ["payment_intent.payment_failed", "payment_intent"],
      ["checkout.session.completed", "checkout.session"],
      ["checkout.session.async_payment_succeeded", "checkout.session"],
    ]);
    const [push] = pushes;
    const signature = String(push?.headers["stripe-signature"]);
    const at = Number(/^t=(\d+),/.exec(signature)?.[1]);
    expect(signature).toBe(signatureOf(push?.text ?? "", at, "whsec_sandbox"));
  });

  it("have the signature of the known example", () => {
    const body = '{"id":"evt_test_1","object":"event","type":"checkout.session.completed"}';
    expect(signatureOf(body, 1_700_000_000, "whsec_local_test")).toBe(
      "t=1700000000,v1=1686113c0b10bf12095b64548562e7efaa9e9767fb1099c6a0d8f991e3dcf1b2",
    );
  });

  it.each([
    ["twice", 2],
    ["wrong-signature", 1],
  ])("can come %s", async (kind, times) => {
    const client = await openSandbox();
    const listener = await listenForPushes();
    await client.change("stripe/settings", { webhookUrl: listener.url });
    await client.change("faults", { endpoint: "stripe:webhook", kind });
    const { id } = await openSession(client);
    await client.change(`stripe/sessions/${id}/pay`);
    const pushes = await listener.arrived(times);
    expect(new Set(pushes.map(({ body }) => body.id)).size).toBe(1);
  });
});
