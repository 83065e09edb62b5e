import type { Cancellation } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runOps } from "../../../ops/run-ops.ts";
import { doJobs } from "../../../testing/do-jobs.ts";
import { buyAsGuest } from "../../../testing/issued-esim.ts";
import { anyPlan, callApi } from "../../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { cancelEsim, insertCancellations, sweepEsims } from "../../esims/index.ts";
import { provisionEsim } from "../../esims/provisioning/provisioning.test-kit.ts";
import { mailCancellation } from "../../order-messages/mail-return.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ ESIM_PROVIDERS: "airalo" });
}, 90_000);
afterAll(() => shop.close());

async function bought() {
  const guest = await buyAsGuest(shop, await anyPlan(shop));
  const esim = guest.order.esims[0]?.id as string;
  await provisionEsim(shop.app, esim);
  const refunds = () =>
    shop.app.db.selectFrom("refund").select("cause").where("paymentId", "=", guest.paymentId).execute();
  return { ...guest, esim, refunds };
}
const path = (one: { number: string }) => `/orders/${one.number}/cancellation`;
const stateOf = async (one: Awaited<ReturnType<typeof bought>>) =>
  ((await callApi(shop, "GET", path(one), { as: one })).data as Cancellation).esims[0]?.state;
const cancel = (one: Awaited<ReturnType<typeof bought>>) =>
  callApi(shop, "POST", path(one), { body: { esims: [one.esim], to: "card" }, as: one });
const asked = () => shop.sandbox.callsAt("airalo:POST refund");
const hoursLater = (hours: number) =>
  sql`update esim_cancellation set created_at = created_at - make_interval(hours => ${hours}), next_attempt_at = now()
    where status = 'asked'`.execute(shop.app.db);
const lateMails = async (esimId: string) =>
  (
    await sql`select 1 from jobs.job where name = 'mail-cancellation'
      and data->>'esimId' = ${esimId} and data->>'what' = 'late'`.execute(shop.app.db)
  ).rows.length;
const ops = (...words: string[]) =>
  runOps([...words, "--by", "Amel", "--why", "their support wrote so", "--json"], (use) => use(shop.app));

it("people at a supplier are asked once; an operator follows it, and their yes pays back", async () => {
  const one = await bought();
  expect(await stateOf(one)).toBe("on_request");
  const before = await asked();
  await cancel(one);
  expect(await stateOf(one)).toBe("being_decided");
  // Asked for again it is still being decided, which is no refusal.
  expect((await cancel(one)).status).toBe(200);
  for (const hours of [1, 20]) {
    await hoursLater(hours);
    await sweepEsims(shop.app);
  }
  expect((await asked()) - before).toBe(1);
  const { cancellations } = JSON.parse(await ops("stuck"));
  expect(cancellations).toContainEqual(
    expect.objectContaining({ esimId: one.esim, handedOverAt: expect.any(String) }),
  );
  expect(await one.refunds()).toEqual([]);
  await ops("decide", one.esim, "yes");
  expect(await stateOf(one)).toBe("cancelled");
  expect(await one.refunds()).toEqual([{ cause: `cancelled:${one.esim}` }]);
  await expect(ops("decide", one.esim, "yes")).rejects.toThrow("Nothing is to be decided");
});

it("who waits for longer than a day is told so, once, and told when it is refused", async () => {
  const one = await bought();
  await cancel(one);
  await hoursLater(23);
  await sweepEsims(shop.app);
  expect(await lateMails(one.esim)).toBe(0);
  await hoursLater(2);
  await sweepEsims(shop.app);
  await sweepEsims(shop.app);
  expect(await lateMails(one.esim)).toBe(1);
  // Nobody has it on a phone, so nobody here can say no.
  await expect(ops("decide", one.esim, "no")).rejects.toThrow("by the shop's rule");
  await shop.app.db.updateTable("esim").set({ profileState: "enabled" }).where("id", "=", one.esim).execute();
  await ops("decide", one.esim, "no");
  await shop.app.db
    .updateTable("esim")
    .set({ profileState: "released" })
    .where("id", "=", one.esim)
    .execute();
  expect(await one.refunds()).toEqual([]);
  expect(await stateOf(one)).toBe("by_support");
  await mailCancellation(shop.app, one.esim, "late");
  await mailCancellation(shop.app, one.esim, "refused");
  const subjects = (await shop.sandbox.mailTo(one.email)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    expect.stringMatching(/prend plus de temps|n’a pas pu être annulée/),
    expect.stringMatching(/prend plus de temps|n’a pas pu être annulée/),
  ]);
});

it("an eSIM that they took back is not told to be refused: an operator says what they decided", async () => {
  const one = await bought();
  await cancel(one);
  const { iccid } = await shop.app.db
    .selectFrom("esim")
    .select("iccid")
    .where("id", "=", one.esim)
    .executeTakeFirstOrThrow();
  await shop.sandbox.post(`/controls/airalo/esims/${iccid}/recycle`, {});
  await hoursLater(1);
  await sweepEsims(shop.app);
  expect(await stateOf(one)).toBe("being_decided");
});

it("who asks is told by mail at once, with a number that the order's page names too, what comes next and by when", async () => {
  const one = await bought();
  await cancel(one);
  const { request } = ((await callApi(shop, "GET", path(one), { as: one })).data as Cancellation)
    .esims[0] as Cancellation["esims"][number];
  await doJobs(shop, "mail-request");
  const [mail] = (await shop.sandbox.mailTo(one.email)).filter(({ subject }) => subject.includes("demande"));
  expect(request).toMatch(/^[2-9A-Z]{8}$/);
  expect(mail?.subject).toContain(request);
  expect(mail?.text).toContain("au plus tard le");
  expect(mail?.text).not.toContain("opérateur");
});

it("a supplier that takes nothing back leaves it to people here, whose yes pays back", async () => {
  const takingNothing = new Map(
    [...shop.app.providers].map(([name, provider]) => [
      name,
      { ...provider, abilities: { ...provider.abilities, cancel: "none" as const } },
    ]),
  );
  const one = await bought();
  const before = await asked();
  await shop.app.db.transaction().execute((tx) => insertCancellations(tx, [one.esim], null));
  await cancelEsim({ ...shop.app, providers: takingNothing }, one.esim);
  expect(await stateOf(one)).toBe("being_decided");
  expect(await asked()).toBe(before);
  await ops("decide", one.esim, "yes");
  expect(await one.refunds()).toEqual([{ cause: `cancelled:${one.esim}` }]);
});

it("what was to be given back at once, as was said before paying, is, whatever its supplier does by now", async () => {
  const one = await bought();
  await sql`update esim set plan = plan || '{"givingBack": "at-once"}' where id = ${one.esim}`.execute(
    shop.app.db,
  );
  expect(await stateOf(one)).toBe("possible");
  await cancel(one);
  expect(await stateOf(one)).toBe("cancelled");
  expect(await one.refunds()).toEqual([{ cause: `cancelled:${one.esim}` }]);
});
