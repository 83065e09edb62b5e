import { randomUUID } from "node:crypto";
import type { Feedback, PersonalData } from "@rihla/contract";
import { basePath } from "@rihla/contract";
import { feedbackShownFrom, feedbackTextsShown } from "@rihla/contract/rules/feedback";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runOps } from "../../ops/run-ops.ts";
import { issuedEsim } from "../../testing/issued-esim.ts";
import { callApi } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { ask, drop, othersAnswer, say, type Traveller, traveller } from "./feedback.test-kit.ts";
import { readFeedbackRevision } from "./index.ts";
import { showToEverybody } from "./show-feedback.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.app.db.deleteFrom("esimFeedback").execute();
});

const operate = async (line: string) =>
  JSON.parse(
    await runOps([...line.split(" "), "--why", "read it", "--json"], (use) => use(shop.app), "amel"),
  );
const seen = () => showToEverybody(shop.app.db);
const revision = () => readFeedbackRevision(shop.app.db);
const keptOf = ({ id }: Traveller) =>
  shop.app.db.selectFrom("esimFeedback").selectAll().where("esimId", "=", id).executeTakeFirst();

describe("the owner of an eSIM", () => {
  it("is asked once it has connected, and not before", async () => {
    const { owner, esim } = await issuedEsim(shop);
    const early = { owner, id: esim.id };
    expect((await ask(shop, early)).data).toEqual({ isAsked: false, given: null });
    expect(await say(shop, early, { stars: 1 })).toMatchObject({
      status: 404,
      problem: { code: "not_found" },
    });
    expect((await drop(shop, early)).status).toBe(404);
    expect((await ask(shop, await traveller(shop))).data).toEqual({ isAsked: true, given: null });
  });

  it("answers once: a second answer changes nothing, and nobody asks again", async () => {
    const one = await traveller(shop);
    const given = await say(shop, one, { stars: 4, words: "  Rien à redire. \r\n", firstName: " Amel " });
    const expected = { stars: 4, words: "Rien à redire.", firstName: "Amel", reading: "waiting" };
    expect(given).toMatchObject({ status: 200, data: { isAsked: false, given: expected } });
    expect((await say(shop, one, { stars: 1 })).data).toEqual(given.data);
    expect((await ask(shop, one)).data).toEqual(given.data);
  });

  it("may say nothing but stars; a first name is kept only with words", async () => {
    const one = await traveller(shop);
    expect((await say(shop, one, { stars: 5, firstName: "Amel" })).data).toMatchObject({
      given: { stars: 5, words: null, firstName: null, reading: null },
    });
  });

  it("waves the question away for good", async () => {
    const one = await traveller(shop);
    expect((await drop(shop, one)).status).toBe(204);
    const away: Feedback = { isAsked: false, given: null };
    expect((await ask(shop, one)).data).toEqual(away);
    expect((await say(shop, one, { stars: 5 })).data).toEqual(away);
    expect((await drop(shop, one)).status).toBe(204);
  });

  it.each([
    [{ stars: 0 }, "stars", "invalid"],
    [{ stars: 6 }, "stars", "invalid"],
    [{ stars: 4.5 }, "stars", "invalid"],
    [{ stars: 4, words: "x".repeat(501) }, "words", "too_long"],
    [{ stars: 4, words: " " }, "words", "required"],
    [{ stars: 4, words: "well", firstName: "x".repeat(50) }, "firstName", "name_too_long"],
  ])("can't answer %j", async (body, path, code) => {
    const { owner, esim } = await issuedEsim(shop);
    const answer = await say(shop, { owner, id: esim.id }, body);
    expect(answer).toMatchObject({
      status: 400,
      problem: { code: "invalid_input", errors: [{ path, code }] },
    });
  });
});

describe("what everybody sees", () => {
  it("is nothing below so many answers, then their average and how many they are", async () => {
    await othersAnswer(shop, feedbackShownFrom - 2, 5);
    // Who waved the question away has not answered.
    await drop(shop, await traveller(shop));
    await say(shop, await traveller(shop), { stars: 4 });
    expect(await seen()).toBeNull();
    await say(shop, await traveller(shop), { stars: 1 });
    // (18 × 5 + 4 + 1) / 20
    expect(await seen()).toEqual({ average: 4.8, count: feedbackShownFrom, texts: [] });
    const answer = await shop.http.inject({ url: `${basePath}/feedback` });
    expect(answer.json().data).toEqual(await seen());
    expect(answer.headers["cache-control"]).toContain("public");
  });

  it("holds no text before a person has read it, and a name only where its giver agreed", async () => {
    await othersAnswer(shop, feedbackShownFrom, 5);
    const [named, nameless, refused] = [await traveller(shop), await traveller(shop), await traveller(shop)];
    await say(shop, named, { stars: 5, words: "Marche", firstName: "Amel" });
    await say(shop, nameless, { stars: 4, words: "Bien" });
    await say(shop, refused, { stars: 1, words: "Appelez-moi au 0550", firstName: "Karim" });
    expect((await seen())?.texts).toEqual([]);
    expect(await operate("feedback list")).toMatchObject([
      { esimId: named.id, stars: 5, words: "Marche", firstName: "Amel" },
      { esimId: nameless.id },
      { esimId: refused.id },
    ]);
    await operate(`feedback approve ${named.id}`);
    await operate(`feedback approve ${nameless.id}`);
    await operate(`feedback refuse ${refused.id}`);
    expect((await seen())?.texts).toEqual([
      { stars: 4, words: "Bien", firstName: null },
      { stars: 5, words: "Marche", firstName: "Amel" },
    ]);
    expect(await operate("feedback list")).toEqual([]);
    expect((await ask(shop, refused)).data).toMatchObject({ given: { stars: 1, reading: "refused" } });
    // A refused text leaves its stars in the average.
    expect((await seen())?.count).toBe(feedbackShownFrom + 3);
  });

  it("loses a text at once that is taken back, by its owner or by the shop", async () => {
    await othersAnswer(shop, feedbackShownFrom, 5);
    const [first, second] = [await traveller(shop), await traveller(shop)];
    for (const one of [first, second]) {
      await say(shop, one, { stars: 5, words: "Marche" });
      await operate(`feedback approve ${one.id}`);
    }
    const before = await revision();
    await drop(shop, first);
    expect(await keptOf(first)).toMatchObject({ stars: null, words: null, firstName: null, reading: null });
    await operate(`feedback refuse ${second.id}`);
    expect(await seen()).toMatchObject({ count: feedbackShownFrom + 1, texts: [] });
    // Pages that are kept are made anew for each.
    expect(await revision()).toBe(before + 2);
    expect((await ask(shop, first)).data).toEqual({ isAsked: false, given: null });
  });

  it("is made anew for a new average at most once in ten minutes", async () => {
    const before = await revision();
    await say(shop, await traveller(shop), { stars: 5 });
    expect(await revision()).toBe(before);
    const past = new Date(Date.now() - 601_000);
    await shop.app.db.updateTable("feedbackRevision").set({ changedAt: past }).execute();
    await say(shop, await traveller(shop), { stars: 5 });
    await say(shop, await traveller(shop), { stars: 5 });
    expect(await revision()).toBe(before + 1);
  });

  it("has the newest texts, and no more than a page takes", async () => {
    await othersAnswer(shop, feedbackShownFrom, 5);
    const esims = await shop.app.db.selectFrom("esimFeedback").select("esimId").execute();
    for (const [at, { esimId }] of esims.entries())
      await shop.app.db
        .updateTable("esimFeedback")
        .set({ words: `Text ${at}`, reading: "shown" })
        .where("esimId", "=", esimId)
        .execute();
    expect((await seen())?.texts).toHaveLength(feedbackTextsShown);
  });
});

describe("an operator", () => {
  const complaint = (line: string) =>
    operate(line).then(
      () => "done",
      (error: Error) => error.message,
    );

  it("leaves an act for each text that was decided on, without what was written", async () => {
    const one = await traveller(shop);
    await say(shop, one, { stars: 5, words: "Marche", firstName: "Amel" });
    await operate(`feedback approve ${one.id}`);
    await operate(`feedback refuse ${one.id}`);
    const acts = await operate(`acts ${one.id}`);
    expect(acts).toMatchObject([
      { act: "feedback refuse", who: "amel", why: "read it", details: { reading: "refused" } },
      { act: "feedback approve", details: { reading: "shown" } },
    ]);
    expect(JSON.stringify(acts)).not.toContain("Marche");
  });

  it("says why", async () => {
    const one = await traveller(shop);
    await say(shop, one, { stars: 5, words: "Marche" });
    const silent = runOps(["feedback", "approve", one.id], (use) => use(shop.app), "amel");
    await expect(silent).rejects.toThrow("--why");
    expect(await keptOf(one)).toMatchObject({ reading: "waiting" });
  });

  it("is told what can't be decided, and nothing is kept of it", async () => {
    const [shown, starsAlone] = [await traveller(shop), await traveller(shop)];
    await say(shop, shown, { stars: 5, words: "Marche" });
    await say(shop, starsAlone, { stars: 5 });
    await operate(`feedback approve ${shown.id}`);
    expect(await complaint(`feedback approve ${shown.id}`)).toContain("is shown already");
    expect(await complaint(`feedback approve ${starsAlone.id}`)).toContain("Nothing is written");
    expect(await complaint(`feedback refuse ${randomUUID()}`)).toContain("Nothing is written");
    for (const line of ["feedback", "feedback list everything", "feedback approve 12"])
      expect(await complaint(line)).toContain("feedback approve ESIM");
    expect(await operate(`acts ${starsAlone.id}`)).toEqual([]);
  });
});

it("words and name go with the account, at once from where they are shown; the stars stay", async () => {
  await othersAnswer(shop, feedbackShownFrom, 5);
  const [leaving, staying] = [await traveller(shop), await traveller(shop)];
  for (const one of [leaving, staying]) {
    await say(shop, one, { stars: 1, words: "Marche", firstName: "Amel" });
    await operate(`feedback approve ${one.id}`);
  }
  const before = await revision();
  const data = await shop.http.inject({
    url: `${basePath}/auth/me/export`,
    headers: { authorization: `Bearer ${leaving.owner.as.token}` },
  });
  expect((data.json().data as PersonalData).feedback).toMatchObject([
    { esim: leaving.id, stars: 1, words: "Marche", firstName: "Amel", reading: "shown" },
  ]);
  const gone = await callApi(shop, "DELETE", "/auth/me", {
    as: leaving.owner.as,
    body: { confirm: "DELETE" },
  });
  expect(gone.status).toBe(204);
  expect(await keptOf(leaving)).toMatchObject({ stars: 1, words: null, firstName: null, reading: null });
  expect(await keptOf(staying)).toMatchObject({ words: "Marche", firstName: "Amel", reading: "shown" });
  expect(await seen()).toMatchObject({ count: feedbackShownFrom + 2, texts: [{ words: "Marche" }] });
  expect(await revision()).toBe(before + 1);
});
