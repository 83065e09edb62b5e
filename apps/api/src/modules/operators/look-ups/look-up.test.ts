import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { type ManySales, sellMany } from "../many-sales.test-kit.ts";
import { lookUp } from "./look-up.ts";
import { lookUpAnything } from "./look-up-anything.ts";

let shop: TestShop;
let sales: ManySales;
beforeAll(async () => {
  shop = await createStockedShop();
  sales = await sellMany(shop);
});
afterAll(async () => {
  await sales.close();
  await shop.close();
});

const asOperator = () => ({ ...shop.app, db: sales.db });
const foundBy = async (text: string) =>
  (await lookUp(asOperator(), text)).map((one) => ("topUp" in one ? one.topUp : one.number));

describe("what an operator types", () => {
  it.each([
    ["an order's number", "g77", ["G77"]],
    ["an e-mail", "Customer-78@example.com", ["G78", "T78"]],
    ["an e-mail's beginning", "customer-3999", ["G3999"]],
    ["a phone as it is said in Algeria", "0661 00 00 85", ["G85"]],
    ["a phone with its country", "00213661000086", ["G86"]],
    ["a card's end", "*0087", ["G87"]],
    ["a coupon", "summer88", ["G88"]],
    ["a day and a sum", "2020-02-15 1000,89", ["G89"]],
    ["the same as it is written here", "15/02/2020 1000,89", ["G89"]],
    ["the supplier's order", "p91", ["G91"]],
    ["an ICCID", "8921300000000000079", ["G79"]],
    ["an ICCID's end", "0000092", ["G92"]],
    ["what the bank calls it", "ref-80", ["G80"]],
    ["our number at the bank", "o81", ["G81"]],
    ["the bank's approval", "a82", ["G82"]],
    ["a top-up's number", "t83", ["T83"]],
    ["the number of what nobody has", "NOBODY22", []],
  ])("%s finds what it names, and no table of sales is read from end to end", async (_what, text, found) => {
    await sales.readWhole();
    expect(await foundBy(text)).toEqual(found);
    expect(sales.asked()).toBeGreaterThan(3);
    expect(await sales.readWhole()).toEqual([]);
  });

  it("a name by the beginnings of its words finds the customer, of whom only enough is told to know them", async () => {
    await sales.readWhole();
    const { found } = await lookUpAnything(asOperator(), "kab yasm");
    expect(found).toEqual([
      expect.objectContaining({
        kind: "customer",
        by: ["name"],
        buyer: { email: "c•••@example.com", name: "Yasmina O.", phone: "+213 ••• 90" },
      }),
    ]);
    expect(await sales.readWhole()).toEqual([]);
  });

  it("what means too many gives the newest of them and says that there are more", async () => {
    const { found, more } = await lookUpAnything(asOperator(), "yasmina");
    expect(found.length).toBe(50);
    expect(more).toBe(true);
  });

  it.each(["%%%", "a_b", "\\\\\\", "' or 1=1", "🙂🙂🙂", "*", "x".repeat(100)])(
    "%s is looked for as it is",
    async (text) => {
      await expect(lookUpAnything(asOperator(), text)).resolves.toEqual({ found: [], more: false });
    },
  );
});
