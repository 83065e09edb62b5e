import { basePath, type Plan } from "@rihla/contract";
import { couponCode } from "./buyers/place-order.ts";
import type { Shop } from "./shop.ts";
import { suppliers } from "./suppliers/suppliers.ts";
import type { World } from "./world.ts";

/** A tenth off for a sixth of the buyers, of whom more want it. */
export async function makeCoupon({ ops }: Shop, buyers: number): Promise<void> {
  const uses = String(Math.ceil(buyers / 6));
  const responsible = ["--by", "chaos", "--why", "many want the last use"];
  await ops("coupon", "create", couponCode, "--percent", "10", "--uses", uses, ...responsible);
}

/** What the shop sells for one country, by the supplier that it is sold from: each has its buyers. */
export async function shelvesOf({ shop, database }: World): Promise<Plan[][]> {
  const answer = await fetch(`${shop.apiUrls[0]}${basePath}/destinations/TN/plans`);
  const { data } = (await answer.json()) as { data: Plan[] };
  const sources = await database.query<{ code: string; provider: string }>("select code, provider from plan");
  const providerOf = new Map(sources.map(({ code, provider }) => [code, provider]));
  const fixed = data.filter(({ kind }) => kind === "fixed");
  return suppliers.map(({ name }) => fixed.filter(({ code }) => providerOf.get(code) === name));
}

/** A few for each supplier, half as many as there are buyers who bring one. */
export async function makeVouchers({ ops }: Shop, shelves: Plan[][], buyers: number): Promise<string[]> {
  const count = String(Math.ceil(buyers / 72));
  const responsible = ["--by", "chaos", "--why", "several are given the same"];
  const codes: string[] = [];
  for (const shelf of shelves) {
    // One operator alone may make vouchers of so much a day.
    const [plan] = shelf.toSorted((a, b) => a.price.amount - b.price.amount);
    const until = ["--until", "2099-12-31T00:00Z"];
    const { batch } = await ops<{ batch: string }>(
      ...["voucher", "create", plan?.code ?? "", count, ...until, ...responsible],
    );
    const made = await ops<{ code: string }[]>("voucher", "export", batch, ...responsible);
    codes.push(...made.map(({ code }) => code));
  }
  return codes;
}
