import type { Cancellation } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runOps } from "../../../ops/run-ops.ts";
import { buyAsGuest } from "../../../testing/issued-esim.ts";
import { anyPlan, callApi } from "../../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { sweepEsims } from "../../esims/index.ts";
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
  await ops("decide", one.esim, "no");
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
