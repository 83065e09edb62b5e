import { describe, expect, it } from "vitest";
import { type Client, openSandbox, registerPayment } from "../testing/sandbox-client.ts";

const GOOD = { pan: "6280 5811 1000 7215", expiry: "01/27", cvv: "373", name: "Amina B" };
const POOR = { pan: "6280580610061110", expiry: "01/2027", cvv: "260", name: "Amina B" };

/** A browser without JavaScript: sends the form that the page shows. */
async function openPage(client: Client, fields: Record<string, string> = {}) {
  const { orderId, formUrl } = await registerPayment(client, fields);
  const page = async () => (await fetch(formUrl)).text();
  const send = (form: string, more: Record<string, string>) =>
    fetch(formUrl.replace(/payment\.html.*/, form), {
      method: "POST",
      body: new URLSearchParams({ mdOrder: orderId, language: "en", ...more }),
      redirect: "manual",
    });
  const attempt = async () => /name="attempt" value="([^"]+)"/.exec(await page())?.[1] ?? "";
  const status = () => client.satim("getOrderStatus.do", { orderId });
  return { orderId, formUrl, page, send, attempt, status };
}

describe("the hosted payment page", () => {
  it("takes a card, then a code, and sends the payer back with the order's id", async () => {
    const client = await openSandbox();
    const { orderId, send, attempt, status } = await openPage(client);
    await send("card", GOOD);
    const done = await send("otp", { attempt: await attempt(), otp: "123456" });
    expect([done.status, done.headers.get("location")]).toEqual([
      303,
      `http://shop.example/return?token=abc&orderId=${orderId}`,
    ]);
    expect((await status()).OrderStatus).toBe(2);
  });

  it("pays once when the button is pressed twice", async () => {
    const client = await openSandbox();
    const { orderId, send, attempt, status } = await openPage(client);
    await send("card", GOOD);
    const form = { attempt: await attempt(), otp: "123456" };
    const [first, second] = await Promise.all([send("otp", form), send("otp", form)]);
    expect(second?.headers.get("location")).toBe(first?.headers.get("location"));
    const approval = (await status()).approvalCode;
    await send("otp", form);
    expect((await status()).approvalCode).toBe(approval);
    expect(orderId).toBeTruthy();
  });

  it("lets another card pay after one was declined", async () => {
    const client = await openSandbox();
    const { page, send, attempt, status } = await openPage(client);
    await send("card", POOR);
    await send("otp", { attempt: await attempt(), otp: "123456" });
    expect(await page()).toContain("Insufficient balance");
    expect(await status()).toMatchObject({
      actionCode: 2003,
      params: { respCode_desc: "Insufficient balance" },
    });
    await send("card", GOOD);
    await send("otp", { attempt: await attempt(), otp: "123456" });
    expect((await status()).OrderStatus).toBe(2);
  });

  it("refuses after three wrong codes", async () => {
    const client = await openSandbox();
    const { page, send, attempt, status } = await openPage(client);
    await send("card", GOOD);
    const form = { attempt: await attempt(), otp: "000000" };
    await send("otp", form);
    expect(await page()).toContain("Wrong code");
    await send("otp", form);
    await send("otp", form);
    expect((await status()).actionCode).toBe(2003);
  });

  it.each([
    ["a wrong expiry", { expiry: "02/2027" }, "Wrong expiry date"],
    ["a wrong CVV2", { cvv: "111" }, "Wrong CVV2"],
    ["a card nobody issued", { pan: "4111111111111111" }, "Card unknown"],
  ])("refuses %s at once", async (_what, wrong, text) => {
    const client = await openSandbox();
    const { page, send } = await openPage(client);
    await send("card", { ...GOOD, ...wrong });
    expect(await page()).toContain(text);
  });

  it("says what is missing, keeps what was typed except the CVV2, and counts no attempt", async () => {
    const client = await openSandbox();
    const { send, status } = await openPage(client);
    const answer = await send("card", { ...GOOD, pan: "6280" });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain("Enter the 16 digits");
    expect(text).toContain('value="Amina B"');
    expect(text).not.toContain('value="373"');
    expect((await status()).OrderStatus).toBe(0);
  });

  it("goes back to the shop when cancelled", async () => {
    const client = await openSandbox();
    const { orderId, page, send, status } = await openPage(client);
    const left = await send("cancel", {});
    expect(left.headers.get("location")).toBe(`http://shop.example/fail?orderId=${orderId}`);
    expect((await status()).ErrorMessage).toBe("Payment is cancelled");
    expect(await page()).toContain("cancelled");
  });

  it("speaks French, English and Arabic, Arabic from right to left, and always says it is a sandbox", async () => {
    const client = await openSandbox();
    for (const [language, direction, word] of [
      ["FR", "ltr", "BAC À SABLE"],
      ["EN", "ltr", "SANDBOX"],
      ["AR", "rtl", "بيئة تجريبية"],
    ]) {
      const { page } = await openPage(client, { language: language as string });
      const text = await page();
      expect(text).toContain(`<html lang="${language?.toLowerCase()}" dir="${direction}">`);
      expect(text).toContain(word);
      expect(text).not.toContain("<script");
    }
  });

  it("fills in a test card on request", async () => {
    const client = await openSandbox();
    const { formUrl } = await openPage(client);
    expect(await (await fetch(`${formUrl}&card=0`)).text()).toContain('value="6280581110007215"');
  });

  it("never keeps a whole card number", async () => {
    const client = await openSandbox();
    const { send } = await openPage(client);
    await send("card", GOOD);
    expect(JSON.stringify(await client.read("satim/orders"))).not.toContain("6280581110007215");
  });
});
