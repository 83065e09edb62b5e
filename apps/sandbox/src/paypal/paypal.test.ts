import { describe, expect, it } from "vitest";
import type { Json } from "../testing/calls.ts";
import { type Client, openSandbox } from "../testing/sandbox-client.ts";

async function tokenOf({ url }: Client, secret = "sandbox-client-secret"): Promise<Response> {
  const authorization = `Basic ${Buffer.from(`sandbox-client-id:${secret}`).toString("base64")}`;
  const body = new URLSearchParams({ grant_type: "client_credentials" });
  return fetch(`${url}/paypal/v1/oauth2/token`, { method: "POST", headers: { authorization }, body });
}

/** Calls with a token of its own. */
async function callerOf(client: Client) {
  const { access_token } = (await (await tokenOf(client)).json()) as Json;
  return async (method: string, path: string, body?: Json, id?: string): Promise<Json> => {
    const answer = await fetch(`${client.url}/paypal/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${access_token}`,
        "content-type": "application/json",
        ...(id && { "paypal-request-id": id }),
      },
      ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
}

const wanted = (changes: Json = {}) => ({
  intent: "CAPTURE",
  purchase_units: [{ custom_id: "A1", amount: { currency_code: "USD", value: "19.99" }, ...changes }],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: "http://shop.example/back?a=1",
        cancel_url: "http://shop.example/left",
      },
    },
  },
});

async function opened() {
  const client = await openSandbox();
  const call = await callerOf(client);
  const { body } = await call("POST", "v2/checkout/orders", wanted());
  return { client, call, id: body.id as string, order: body };
}

const issue = ({ body }: Json) => body.details[0]?.issue;

describe("PayPal's orders", () => {
  it("have a page, and are made once for one request id", async () => {
    const { client, call, order } = await opened();
    expect(order).toMatchObject({ status: "CREATED", purchase_units: [{ custom_id: "A1" }] });
    expect(order.links.find(({ rel }: Json) => rel === "payer-action").href).toContain(
      "/paypal/checkoutnow/",
    );
    const [first, again] = [
      await call("POST", "v2/checkout/orders", wanted(), "R1"),
      await call("POST", "v2/checkout/orders", wanted(), "R1"),
    ];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    expect(await client.read("paypal/orders")).toHaveLength(2);
  });

  it.each([
    ["dinars", { amount: { currency_code: "DZD", value: "640.00" } }, "CURRENCY_NOT_SUPPORTED"],
    [
      "a number instead of a text",
      { amount: { currency_code: "USD", value: 19.99 } },
      "INVALID_PARAMETER_SYNTAX",
    ],
    ["nothing", { amount: { currency_code: "USD", value: "0.00" } }, "CANNOT_BE_ZERO_OR_NEGATIVE"],
  ])("are refused for %s", async (_what, change, expected) => {
    const call = await callerOf(await openSandbox());
    expect(issue(await call("POST", "v2/checkout/orders", wanted(change)))).toBe(expected);
  });

  it("are for those who have a token", async () => {
    const client = await openSandbox();
    expect((await tokenOf(client, "guess")).status).toBe(401);
    expect((await fetch(`${client.url}/paypal/v2/checkout/orders/x`)).status).toBe(401);
    expect((await (await callerOf(client))("GET", "v2/checkout/orders/x")).status).toBe(404);
  });
});

describe("the money of an order at PayPal", () => {
  it("is taken once somebody agreed on the page, once", async () => {
    const { client, call, id } = await opened();
    const take = () => call("POST", `v2/checkout/orders/${id}/capture`);
    expect(issue(await take())).toBe("ORDER_NOT_APPROVED");
    const answer = await fetch(`${client.url}/paypal/checkoutnow/${id}/answer`, {
      method: "POST",
      body: new URLSearchParams({ funding: "fine" }),
      redirect: "manual",
    });
    expect(answer.headers.get("location")).toBe(`http://shop.example/back?a=1&token=${id}`);
    expect((await take()).body).toMatchObject({
      status: "COMPLETED",
      purchase_units: [{ payments: { captures: [{ status: "COMPLETED", amount: { value: "19.99" } }] } }],
    });
    expect(issue(await take())).toBe("ORDER_ALREADY_CAPTURED");
  });

  it("can be refused, after which another way may be agreed to", async () => {
    const { client, call, id } = await opened();
    await client.change(`paypal/orders/${id}/pay`, { outcome: "declined" });
    expect(issue(await call("POST", `v2/checkout/orders/${id}/capture`))).toBe("INSTRUMENT_DECLINED");
    expect((await call("GET", `v2/checkout/orders/${id}`)).body.status).toBe("PAYER_ACTION_REQUIRED");
  });

  it("goes back in parts and never beyond what was taken", async () => {
    const { client, call, id } = await opened();
    await client.change(`paypal/orders/${id}/pay`);
    const { body } = await call("POST", `v2/checkout/orders/${id}/capture`);
    const [{ id: captureId }] = body.purchase_units[0].payments.captures;
    const give = (value: string, request?: string) =>
      call(
        "POST",
        `v2/payments/captures/${captureId}/refund`,
        { amount: { currency_code: "USD", value } },
        request,
      );
    for (const request of ["1", "1", "2"])
      expect((await give("9.00", request)).body.status).toBe("COMPLETED");
    expect(issue(await give("9.00"))).toBe("REFUND_AMOUNT_EXCEEDED");
    const { body: after } = await call("GET", `v2/checkout/orders/${id}`);
    expect(after.purchase_units[0].payments.captures[0].status).toBe("PARTIALLY_REFUNDED");
  });

  it("is listed as given back, which names the payment; what the shop called it, the refund itself says", async () => {
    const { client, call, id } = await opened();
    await client.change(`paypal/orders/${id}/pay`);
    const { body } = await call("POST", `v2/checkout/orders/${id}/capture`);
    const [{ id: captureId }] = body.purchase_units[0].payments.captures;
    const give = (value: string) =>
      call("POST", `v2/payments/captures/${captureId}/refund`, {
        amount: { currency_code: "USD", value },
        custom_id: "R1",
      });
    const day = 24 * 3_600_000;
    const span = `start_date=${new Date(Date.now() - day).toISOString()}&end_date=${new Date(Date.now() + day).toISOString()}`;
    const listed = async () =>
      (await call("GET", `v1/reporting/transactions?${span}`)).body.transaction_details.map(
        ({ transaction_info }: Json) => transaction_info,
      );
    const { body: refund } = await give("9.00");
    expect(await listed()).toMatchObject([
      { transaction_id: captureId, transaction_status: "F", custom_field: "A1" },
      { transaction_id: refund.id, paypal_reference_id: captureId, transaction_amount: { value: "-9.00" } },
    ]);
    expect((await listed())[1]).not.toHaveProperty("custom_field");
    expect((await call("GET", `v2/payments/refunds/${refund.id}`)).body).toMatchObject({ custom_id: "R1" });
    expect((await call("GET", "v2/payments/refunds/none")).status).toBe(404);
    await give("10.99");
    expect((await listed())[0].transaction_status).toBe("V");
  });
});
