import { describe, expect, it } from "vitest";
import { openCheckout, openSandbox } from "../testing/sandbox-client.ts";

/** A browser without JavaScript: sends the form that the page shows. */
async function openPage(fields: Record<string, unknown> = {}) {
  const client = await openSandbox();
  const { id, checkout_url } = await openCheckout(client, fields);
  const page = async (query = "") => (await fetch(checkout_url + query)).text();
  const press = async (outcome: string, payment_method = "edahabia") => {
    const body = new URLSearchParams({ locale: "en", payment_method, outcome });
    const address = checkout_url.replace(/pay$/, "finish");
    const answer = await fetch(address, { method: "POST", body, redirect: "manual" });
    return answer.headers.get("location");
  };
  const checkout = () => client.chargily("GET", `checkouts/${id}`);
  return { client, id, page, press, checkout };
}

describe("Chargily's payment page", () => {
  it("lets the payer switch from one card to the other, and sends them back paid", async () => {
    const { id, page, press, checkout } = await openPage({ payment_method: "edahabia" });
    expect(await page()).toContain('value="edahabia" checked');
    expect(await press("paid", "cib")).toBe(`http://shop.example/return?token=abc&checkout_id=${id}`);
    expect(await checkout()).toMatchObject({ status: "paid", payment_method: "cib" });
  });

  it.each(["failed", "canceled"])("can end %s, and then sends them to the other address", async (outcome) => {
    const { id, page, press, checkout } = await openPage();
    expect(await press(outcome)).toBe(`http://shop.example/fail?checkout_id=${id}`);
    expect((await checkout()).status).toBe(outcome);
    expect(await page()).toContain(`http://shop.example/fail?checkout_id=${id}`);
  });

  it("changes nothing once it is over", async () => {
    const { press, checkout } = await openPage();
    const first = await press("paid");
    expect(await press("canceled")).toBe(first);
    expect((await checkout()).status).toBe("paid");
  });

  it("stays here when the shop named no address for a failure", async () => {
    const { page, press } = await openPage({ failure_url: undefined });
    expect(await press("failed")).toBe("pay?locale=en");
    expect(await page()).toContain("This payment failed.");
  });

  it("shows what the payer is charged on top", async () => {
    expect(await (await openPage()).page()).toContain("6 560,00".replace(" ", "\u202f"));
    const { page } = await openPage({ chargily_pay_fees_allocation: "merchant" });
    expect(await page()).not.toContain("Fees");
  });

  it.each([
    ["fr", "ltr", "BAC À SABLE"],
    ["en", "ltr", "SANDBOX"],
    ["ar", "rtl", "بيئة تجريبية"],
  ])("speaks %s, and says that it is a sandbox", async (locale, direction, word) => {
    const { page } = await openPage({ locale });
    expect(await page()).toContain(`<html lang="${locale}" dir="${direction}">`);
    expect(await page()).toContain(word);
    expect(await page("?locale=fr")).toContain("BAC À SABLE");
    expect(await page()).not.toContain("<script");
  });
});
