import { describe, expect, it } from "vitest";
import { listenForPushes } from "../testing/listen-for-pushes.ts";
import { openSandbox, registerPayment } from "../testing/sandbox-client.ts";
import { checksum } from "./callback.ts";

describe("registering a payment", () => {
  it("gives an id and the address of a page", async () => {
    const client = await openSandbox();
    const { errorCode, orderId, formUrl } = await registerPayment(client);
    expect(errorCode).toBe("0");
    expect(orderId).toMatch(/^[0-9A-Za-z]{20}$/);
    expect(formUrl).toBe(
      `${client.url}/satim/payment/merchants/sandbox/payment.html?mdOrder=${orderId}&language=en`,
    );
  });

  it.each([
    ["a missing field", { returnUrl: "" }, "4"],
    ["an amount under 50 dinars", { amount: "4999" }, "5"],
    ["another currency", { currency: "978" }, "3"],
    ["a language it does not speak", { language: "DE" }, "5"],
    ["another terminal", { jsonParams: '{"force_terminal_id":"E019","udf1":"a"}' }, "5"],
    ["unreadable jsonParams", { jsonParams: "{" }, "5"],
    ["an order number with signs", { orderNumber: "AB-1" }, "5"],
    ["a wrong password", { password: "guess" }, "5"],
  ])("refuses %s", async (_what, fields, code) => {
    const client = await openSandbox();
    const answer = await registerPayment(client, fields);
    expect([answer.errorCode, answer.orderId, answer.formUrl]).toEqual([code, undefined, undefined]);
  });

  it("refuses an order number it has seen", async () => {
    const client = await openSandbox();
    await registerPayment(client, { orderNumber: "SEENBEFORE" });
    expect((await registerPayment(client, { orderNumber: "SEENBEFORE" })).errorCode).toBe("1");
  });
});

describe("asking how a payment stands", () => {
  it("says registered, and after paying all that the paid test needs", async () => {
    const client = await openSandbox();
    const { orderId } = await registerPayment(client, { orderNumber: "PAIDORDER1" });
    expect(await client.satim("getOrderStatus.do", { orderId })).toMatchObject({
      ErrorCode: "0",
      OrderStatus: 0,
      depositAmount: 0,
    });
    const { redirectUrl } = await client.change(`satim/orders/${orderId}/pay`);
    expect(redirectUrl).toBe(`http://shop.example/return?token=abc&orderId=${orderId}`);
    const paid = await client.satim("public/acknowledgeTransaction.do", { mdOrder: orderId });
    expect(paid).toMatchObject({
      ErrorCode: "0",
      OrderStatus: 2,
      depositAmount: 640_000,
      currency: "012",
      OrderNumber: "PAIDORDER1",
      Pan: "628058****7215",
      expiration: "202701",
      params: { respCode: "00", respCode_desc: "Your payment was accepted", udf1: "A1" },
    });
    expect(paid.approvalCode).toMatch(/^\d{6}$/);
  });

  it("names its fields differently from call to call, and its ids too", async () => {
    const client = await openSandbox();
    const { orderId } = await registerPayment(client);
    expect(await client.satim("confirmOrder.do", { orderId })).toHaveProperty("OrderStatus", 0);
    expect(await client.satim("getOrderStatusExtended.do", { orderId })).toHaveProperty("orderStatus", 0);
    expect(await client.satim("getOrderStatus.do", { mdOrder: orderId })).toMatchObject({ ErrorCode: "5" });
    expect(await client.satim("getOrderStatus.do", { orderId: "nobody" })).toMatchObject({ ErrorCode: "6" });
  });

  it("leaves the status out of declined, cancelled and expired orders", async () => {
    const client = await openSandbox();
    const codes: Record<string, number> = { declined: 2003, cancelled: 10, expired: -2007 };
    for (const [outcome, actionCode] of Object.entries(codes)) {
      const { orderId } = await registerPayment(client);
      await client.change(`satim/orders/${orderId}/pay`, { outcome });
      const answer = await client.satim("getOrderStatus.do", { orderId });
      expect(answer).toMatchObject({ ErrorCode: "2", actionCode });
      expect(answer).not.toHaveProperty("OrderStatus");
    }
  });

  it("ends the session after its time", async () => {
    const client = await openSandbox();
    const { orderId } = await registerPayment(client);
    await client.change("clock", { advanceSeconds: 1200 });
    expect((await client.satim("getOrderStatus.do", { orderId })).actionCode).toBe(-2007);
  });

  it("undoes a payment that nobody acknowledged within twenty minutes, and then does not know it", async () => {
    const client = await openSandbox();
    const forgotten = await registerPayment(client);
    const noticed = await registerPayment(client);
    await client.satim("public/acknowledgeTransaction.do", { mdOrder: forgotten.orderId });
    for (const { orderId } of [forgotten, noticed]) await client.change(`satim/orders/${orderId}/pay`);
    await client.satim("public/acknowledgeTransaction.do", { mdOrder: noticed.orderId });
    await client.change("clock", { advanceSeconds: 1200 });
    expect((await client.satim("getOrderStatus.do", forgotten)).ErrorCode).toBe("6");
    expect((await client.satim("getOrderStatus.do", noticed)).OrderStatus).toBe(2);
  });

  it("can lie about the amount, send codes as text, and be paid after it was cancelled", async () => {
    const client = await openSandbox();
    const { orderId } = await registerPayment(client);
    await client.change(`satim/orders/${orderId}/pay`, { outcome: "cancelled" });
    await client.change(`satim/orders/${orderId}/pay`);
    await client.change(`satim/orders/${orderId}/misreport`, { depositAmount: 100 });
    await client.change("satim/settings", { codesAs: "string" });
    expect(await client.satim("getOrderStatus.do", { orderId })).toMatchObject({
      OrderStatus: "2",
      depositAmount: 100,
    });
  });
});

describe("refunding", () => {
  it("gives back at most what was paid, in parts", async () => {
    const client = await openSandbox();
    const { orderId } = await registerPayment(client);
    const refund = async (amount: string) => (await client.satim("refund.do", { orderId, amount })).errorCode;
    expect(await refund("640000")).toBe("7");
    await client.change(`satim/orders/${orderId}/pay`);
    expect([
      await refund("4999"),
      await refund("600000"),
      await refund("50000"),
      await refund("40000"),
    ]).toEqual(["5", "0", "5", "0"]);
    expect((await client.satim("getOrderStatus.do", { orderId })).OrderStatus).toBe(4);
  });
});

describe("the push to the shop", () => {
  it("has the checksum of the known example", () => {
    const fields = {
      mdOrder: "V721uPPfNNofVQAAABL3",
      operation: "deposited",
      orderNumber: "CMD0000004",
      status: "1",
    };
    expect(checksum(fields, "bank_secret")).toBe(
      "DB61D6920A48CE4F48633DA0D024CA77CC2877E18FEEDD5066BF53C36FF40880",
    );
  });

  it("comes when the order named an address, and twice when told so", async () => {
    const client = await openSandbox();
    const listener = await listenForPushes();
    await client.change("faults", { endpoint: "satim:webhook", kind: "twice" });
    const { orderId } = await registerPayment(client, { dynamicCallbackUrl: `${listener.url}?shop=1` });
    await client.change(`satim/orders/${orderId}/pay`);
    const [first, second] = await listener.arrived(2);
    expect(first?.url).toContain(`?shop=1&mdOrder=${orderId}&orderNumber=`);
    expect(first?.url).toContain("&operation=deposited&status=1&checksum=");
    expect(second).toEqual(first);
  });
});
