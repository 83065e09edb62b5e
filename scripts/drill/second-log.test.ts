// @module-tag all
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BackedUpShop, findPgBackRest, startBackedUpShop } from "./testing/backed-up-shop.ts";

const pgbackrest = findPgBackRest();
const [buyers, atOnce] = [300, 12];
let shop: BackedUpShop;

beforeAll(async () => {
  if (!pgbackrest) return;
  shop = await startBackedUpShop(pgbackrest);
  shop.backUp();
  await shop.keepSecondLog();
}, 400_000);
afterAll(() => shop?.stop(), 60_000);

describe.skipIf(!pgbackrest)("with a second copy of the log", { timeout: 400_000 }, () => {
  it("no acknowledged purchase is lost when the database dies with its disk while 300 people buy", async () => {
    const acknowledged: string[] = [];
    let next = 0;
    let isLost = false;
    const buyOneAfterTheOther = async () => {
      while (next < buyers && !isLost) {
        const email = `bench-${next++}@example.com`;
        await shop.buy().then(
          () => acknowledged.push(email),
          (error: unknown) => {
            if (!isLost) throw error;
          },
        );
        if (acknowledged.length === buyers / 2 && !isLost) {
          isLost = true;
          shop.loseDisk();
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, buyOneAfterTheOther));
    expect(acknowledged.length).toBeGreaterThanOrEqual(buyers / 2);
    await shop.comeBack();
    const paid = await shop.query<{ email: string }>(
      "select o.email from customer_order o join payment p on p.order_id = o.id where p.status = 'paid' and o.status = 'placed'",
    );
    const known = new Set(paid.map(({ email }) => email));
    expect(acknowledged.filter((email) => !known.has(email))).toEqual([]);
  });
});
