import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { attack } from "../../testing/attack.ts";
import { order } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { report } from "../messages/returned/report.test-kit.ts";
import { returnAddress } from "../messages/returned/return-address.ts";
import { noteReturnedMail } from "./note-returned-mail.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ MAIL_BOUNCES_TO: "bounce@shop.example" });
});
afterAll(() => shop.close());

const addressOf = ({ number }: { number: string }) => returnAddress(shop.app.config, number) ?? "";
const countMarked = async () =>
  (await shop.app.db.selectFrom("returnedMail").select("orderId").execute()).length;

/** Whoever wants support to believe that another's mails come back. */
describe("a mail that is said to have come back", () => {
  attack(
    "marks no other order with the address of one's own mail",
    { short: 5, whole: 100 },
    async (tries) => {
      const own = await order(shop);
      for (let nth = 0; nth < tries; nth++) {
        const others = await order(shop);
        const to = addressOf(own).replace(own.number.toLowerCase(), others.number.toLowerCase());
        expect(await noteReturnedMail(shop.app, report({ to }))).toBeUndefined();
      }
      expect(await countMarked()).toBe(0);
    },
  );

  attack("marks nothing with an address that is guessed", { short: 20, whole: 1_000 }, async (tries) => {
    const others = await order(shop);
    for (let nth = 0; nth < tries; nth++) {
      const mark = nth === 0 ? "" : randomBytes(10).toString("hex");
      const to = `bounce+${others.number.toLowerCase()}-${mark}@shop.example`;
      expect(await noteReturnedMail(shop.app, report({ to }))).toBeUndefined();
    }
    expect(await countMarked()).toBe(0);
  });
});
