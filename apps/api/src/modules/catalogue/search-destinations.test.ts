import { basePath, type FoundDestination } from "@rihla/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { countShelves } from "./catalogue.repository.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

const ask = (query: Record<string, string>) => shop.http.inject({ url: `${basePath}/search`, query });
async function found(q: string, more: Record<string, string> = {}): Promise<FoundDestination[]> {
  const answer = await ask({ q, ...more });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

describe("the search over HTTP", () => {
  it("answers with whole destinations, best first, and the place that the text was taken for", async () => {
    const [first] = await found("stamboul");
    expect(first).toMatchObject({
      code: "TR",
      kind: "country",
      flag: "tr",
      names: { fr: "Turquie" },
      lowestPrice: { currency: "DZD" },
      matched: { text: "Istanbul", kind: "city" },
    });
  });

  it.each([
    ["touns", "TN"],
    ["السعوديه", "SA"],
    ["CDG", "FR"],
    ["europe", "EUROPE"],
    ["allmagne", "DE"],
  ])("finds %s", async (text, code) => {
    expect((await found(text))[0]?.code).toBe(code);
  });

  it("names the place in the language asked for and prices in the currency asked for", async () => {
    const [first] = await found("istanbul", { language: "ar", currency: "USD" });
    expect(first?.matched.text).toBe("إسطنبول");
    expect(first?.lowestPrice.currency).toBe("USD");
  });

  it("answers nonsense with an empty list", async () => {
    expect(await found("zzzzzzz")).toEqual([]);
  });

  it("forgets what is withdrawn", async () => {
    expect((await found("tonga"))[0]?.code).toBe("TO");
    await shop.app.db
      .updateTable("plan")
      .set({ withdrawnAt: new Date() })
      .where("destinationCode", "=", "TO")
      .execute();
    await shop.app.db.transaction().execute(countShelves);
    await shop.app.db
      .updateTable("catalogueRevision")
      .set((eb) => ({ revision: eb("revision", "+", 1) }))
      .execute();
    await expect.poll(async () => (await found("tonga")).map(({ code }) => code)).not.toContain("TO");
    expect((await found("tonga"))[0]?.matched).toEqual({ text: "Tonga", kind: "country" });
  });

  it.each([
    [{}, "q", "required"],
    [{ q: "  " }, "q", "required"],
    [{ q: "x".repeat(61) }, "q", "invalid"],
    [{ q: "tunis", language: "de" }, "language", "invalid"],
    [{ q: "tunis", currency: "XXX" }, "currency", "invalid_currency"],
  ])("refuses %o", async (query, path, code) => {
    const answer = await ask(query as Record<string, string>);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.json()).toMatchObject({ code: "invalid_input", errors: [{ path, code }] });
  });
});
