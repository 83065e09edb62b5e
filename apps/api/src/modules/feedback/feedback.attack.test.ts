import { afterAll, beforeAll, expect } from "vitest";
import { attack } from "../../testing/attack.ts";
import { buy, issuedEsim } from "../../testing/issued-esim.ts";
import { anyPlan, callApi } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { ask, othersAnswer, say, type Traveller, traveller } from "./feedback.test-kit.ts";
import { showToEverybody } from "./show-feedback.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

const keptOf = ({ id }: Traveller) =>
  shop.app.db.selectFrom("esimFeedback").selectAll().where("esimId", "=", id).execute();
const ill = { stars: 1, words: "Never again", firstName: "Nobody" };

attack(
  "who doesn't own an eSIM that has connected speaks of it, reads what its owner said or takes it back",
  { short: 9, whole: 9 },
  async () => {
    const victim = await traveller(shop);
    await say(shop, victim, { stars: 5, words: "Marche" });
    const stranger = await buy(shop, await anyPlan(shop));
    const ways = [
      [{ as: stranger.as }, 404],
      // A guest: the order's own secret is no session.
      [{ as: { secret: victim.owner.secret } }, 401],
      [{}, 401],
    ] as const;
    for (const [as, status] of ways)
      for (const method of ["GET", "PUT", "DELETE"] as const) {
        const body = method === "PUT" ? { body: ill } : {};
        const answer = await callApi(shop, method, `/esims/${victim.id}/feedback`, { ...as, ...body });
        expect([method, answer.status]).toEqual([method, status]);
      }
    expect(await keptOf(victim)).toMatchObject([{ stars: 5, words: "Marche", reading: "waiting" }]);
  },
);

attack(
  "an eSIM that never connected is spoken of, or one whose supplier told nothing but whose owner says it is installed",
  { short: 2, whole: 2 },
  async () => {
    const { owner, esim } = await issuedEsim(shop);
    const one = { owner, id: esim.id };
    expect((await say(shop, one, ill)).status).toBe(404);
    await shop.app.db
      .updateTable("esim")
      .set({ profileState: "unknown" })
      .where("id", "=", esim.id)
      .execute();
    const installed = { as: owner.as, body: { installed: true } };
    await callApi(shop, "PUT", `/esims/${esim.id}/installed`, installed);
    expect((await say(shop, one, ill)).status).toBe(404);
    expect(await keptOf(one)).toEqual([]);
  },
);

attack(
  "many answers for one eSIM are sent at once, to move the average",
  { short: 10, whole: 40 },
  async (tries) => {
    const one = await traveller(shop);
    const answers = await Promise.all(
      Array.from({ length: tries }, (_, at) => say(shop, one, { stars: 1 + (at % 5), words: `Text ${at}` })),
    );
    const [kept, ...more] = await keptOf(one);
    expect(more).toEqual([]);
    for (const { data } of answers) expect(data).toMatchObject({ given: { words: kept?.words } });
  },
);

attack(
  "a text is to be seen that nobody has read: sent again, or in place of one that was read",
  { short: 2, whole: 2 },
  async () => {
    await othersAnswer(shop, 20, 5);
    const one = await traveller(shop);
    await say(shop, one, { stars: 5, words: "Marche" });
    await shop.app.db
      .updateTable("esimFeedback")
      .set({ reading: "shown" })
      .where("esimId", "=", one.id)
      .execute();
    await say(shop, one, ill);
    await callApi(shop, "DELETE", `/esims/${one.id}/feedback`, { as: one.owner.as });
    await say(shop, one, ill);
    expect((await showToEverybody(shop.app.db))?.texts).toEqual([]);
    expect((await ask(shop, one)).data).toEqual({ isAsked: false, given: null });
  },
);

attack(
  "the account is deleted while its owner writes: words stay that belong to nobody",
  { short: 3, whole: 15 },
  async (tries) => {
    for (let time = 0; time < tries; time++) {
      const one = await traveller(shop);
      const confirmed = { as: one.owner.as, body: { confirm: "DELETE" } };
      const [gone, written] = await Promise.all([
        callApi(shop, "DELETE", "/auth/me", confirmed),
        say(shop, one, ill),
      ]);
      expect(gone.status).toBe(204);
      expect([200, 401, 404]).toContain(written.status);
      for (const row of await keptOf(one))
        expect(row).toMatchObject({ words: null, firstName: null, reading: null });
    }
  },
);
