import { buy, issuedEsim, type Owner, planThatStarts, refreshed } from "../../testing/issued-esim.ts";
import { callApi } from "../../testing/purchase.ts";
import type { TestShop } from "../../testing/test-shop.ts";

export type Traveller = { owner: Owner; id: string };

/** Somebody whose eSIM has been used, as its supplier says. */
export async function traveller(shop: TestShop): Promise<Traveller> {
  const { owner, esim } = await issuedEsim(shop);
  await shop.sandbox.stepEsim(esim.iccid as string, "enable");
  await shop.sandbox.stepEsim(esim.iccid as string, "use", 1000);
  await refreshed(shop, owner, esim.id);
  return { owner, id: esim.id };
}

/** Signed in as its owner, unless somebody else is named. */
export const say = (
  shop: TestShop,
  { owner, id }: Traveller,
  body: object,
  as: Parameters<typeof callApi>[3] = { as: owner.as },
) => callApi(shop, "PUT", `/esims/${id}/feedback`, { ...as, body });
export const ask = (shop: TestShop, { owner, id }: Traveller) =>
  callApi(shop, "GET", `/esims/${id}/feedback`, { as: owner.as });
export const drop = (shop: TestShop, { owner, id }: Traveller) =>
  callApi(shop, "DELETE", `/esims/${id}/feedback`, { as: owner.as });

/** So many answers of others, all with these stars: written down as if they had been given. */
export async function othersAnswer(shop: TestShop, count: number, stars: number): Promise<void> {
  const { order } = await buy(shop, await planThatStarts(shop), count);
  const rows = order.esims.map(({ id }) => ({ esimId: id, stars }));
  await shop.app.db.insertInto("esimFeedback").values(rows.map(withoutWords)).execute();
}
const withoutWords = (row: { esimId: string; stars: number }) => ({
  ...row,
  words: null,
  firstName: null,
  reading: null,
});
