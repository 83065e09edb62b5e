import { describe, expect, it } from "vitest";
import { callChargily, type Json } from "../testing/calls.ts";
import { openCheckout, openSandbox } from "../testing/sandbox-client.ts";

describe("opening a checkout", () => {
  it("gives an id, the address of a page, and back whatever the shop noted", async () => {
    const client = await openSandbox();
    const checkout = await openCheckout(client, { payment_method: "cib" });
    expect(checkout.id).toMatch(/^[0-9a-z]{26}$/);
    expect(checkout).toMatchObject({
      entity: "checkout",
      livemode: false,
      amount: 6400,
      currency: "dzd",
      status: "pending",
      payment_method: "cib",
      metadata: { attempt_id: "A1" },
      checkout_url: `${client.url}/chargily/test/checkouts/${checkout.id}/pay`,
    });
    expect(await client.chargily("GET", `checkouts/${checkout.id}`)).toEqual(checkout);
  });

  it.each([
    ["customer", 0, 160],
    ["merchant", 160, 0],
    ["split", 80, 80],
  ])("shows the fees that the %s pays", async (chargily_pay_fees_allocation, onMerchant, onCustomer) => {
    const client = await openSandbox();
    expect(await openCheckout(client, { chargily_pay_fees_allocation })).toMatchObject({
      amount: 6400,
      fees: 160,
      fees_on_merchant: onMerchant,
      fees_on_customer: onCustomer,
    });
  });

  it.each([
    ["centimes", { amount: 6400.5 }, "amount"],
    ["an amount as text", { amount: "6400" }, "amount"],
    ["less than 75 dinars", { amount: 74 }, "amount"],
    ["another currency", { currency: "usd" }, "currency"],
    ["no way back", { success_url: undefined }, "success_url"],
    ["a way back that is no address", { success_url: "shop/return" }, "success_url"],
    ["a method it does not have", { payment_method: "visa" }, "payment_method"],
    ["a language it does not speak", { locale: "de" }, "locale"],
    ["what is not played here", { amount_discount: 5 }, "amount_discount"],
  ])("refuses %s", async (_what, change, field) => {
    const client = await openSandbox();
    const answer = await openCheckout(client, change);
    expect(answer).toEqual({ message: expect.any(String), errors: { [field]: [answer.message] } });
    expect(await client.read("chargily/checkouts")).toEqual([]);
  });

  it("takes only addresses with TLS when told so", async () => {
    const client = await openSandbox();
    await client.change("chargily/settings", { httpsOnly: true });
    expect(await openCheckout(client)).toHaveProperty("errors.success_url");
    const tls = { success_url: "https://shop.example/", failure_url: undefined };
    expect((await openCheckout(client, tls)).status).toBe("pending");
  });

  it("answers 401 without the right key, 404 for what it does not know, 400 for what is no JSON", async () => {
    const client = await openSandbox();
    const spoilt = await fetch(`${client.url}/chargily/test/api/v2/checkouts`, {
      method: "POST",
      headers: { authorization: "Bearer test_sk_sandbox", "content-type": "application/json" },
      body: "{oops",
    });
    expect([spoilt.status, await spoilt.json()]).toEqual([400, { message: expect.any(String) }]);
    expect((await callChargily(client.url, "GET", "checkouts", undefined, "guess")).status).toBe(401);
    expect((await callChargily(client.url, "GET", "checkouts/nobody")).status).toBe(404);
  });
});

describe("looking for a checkout whose answer was lost", () => {
  it("finds it in the list, newest first, page by page", async () => {
    const client = await openSandbox();
    const endpoint = "chargily:POST checkouts";
    await client.change("faults", { endpoint, kind: "drop", when: "after", match: "LOST" });
    const first = await openCheckout(client);
    await expect(openCheckout(client, { metadata: { attempt_id: "LOST" } })).rejects.toThrow();
    const { data, ...pages } = await client.chargily("GET", "checkouts?per_page=1");
    expect(data).toMatchObject([{ metadata: { attempt_id: "LOST" } }]);
    expect(pages).toMatchObject({ current_page: 1, last_page: 2, per_page: 1, total: 2 });
    expect((await client.chargily("GET", "checkouts?per_page=1&page=2")).data).toEqual([first]);
  });
});

describe("the end of a checkout", () => {
  it.each(["paid", "failed", "canceled", "expired", "processing"])("can be %s", async (outcome) => {
    const client = await openSandbox();
    const { id } = await openCheckout(client);
    await client.change(`chargily/checkouts/${id}/pay`, { outcome });
    expect((await client.chargily("GET", `checkouts/${id}`)).status).toBe(outcome);
  });

  it("comes by itself when its time has passed, unless it came before or is being worked on", async () => {
    const client = await openSandbox();
    const outcomes = ["paid", "failed", "processing"];
    const { id: waiting } = await openCheckout(client);
    for (const outcome of outcomes) {
      const { id } = await openCheckout(client);
      await client.change(`chargily/checkouts/${id}/pay`, { outcome });
    }
    await client.change("clock", { advanceSeconds: 1800 });
    expect((await client.chargily("GET", `checkouts/${waiting}`)).status).toBe("expired");
    const others = (await client.read("chargily/checkouts")).slice(1);
    expect(others.map((one: Json) => one.status)).toEqual(outcomes);
  });

  it("comes when the shop says so, once, and not after it was paid", async () => {
    const client = await openSandbox();
    const { id } = await openCheckout(client);
    expect((await client.chargily("POST", `checkouts/${id}/expire`)).status).toBe("expired");
    expect((await callChargily(client.url, "POST", `checkouts/${id}/expire`)).status).toBe(422);
  });

  it("can be followed by a late payment, and a paid one stays paid", async () => {
    const client = await openSandbox();
    const { id } = await openCheckout(client);
    for (const outcome of ["expired", "paid", "failed"])
      await client.change(`chargily/checkouts/${id}/pay`, { outcome, method: "cib" });
    expect(await client.chargily("GET", `checkouts/${id}`)).toMatchObject({
      status: "paid",
      payment_method: "cib",
    });
  });

  it("can be told with another amount than was paid", async () => {
    const client = await openSandbox();
    const { id } = await openCheckout(client);
    await client.change(`chargily/checkouts/${id}/misreport`, { amount: 64 });
    expect((await client.chargily("GET", `checkouts/${id}`)).amount).toBe(64);
  });
});
