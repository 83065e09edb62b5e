import type { ShelfPlan } from "@rihla/contract/admin";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { operatorsOf } from "../../../ops/operators.test-kit.ts";
import { ask, type BackOffice, createBackOffice, enter, type Person } from "../../../testing/back-office.ts";
import { eventually } from "../../../testing/eventually.ts";
import { buyAsGuest, issuedEsim, planThatStarts } from "../../../testing/issued-esim.ts";
import { callApi, openPayment, order, seeOrder } from "../../../testing/purchase.ts";
import { planWithTopUps, topUpsOf } from "../../../testing/recharge.ts";
import { createStockedShop } from "../../../testing/test-shop.ts";
import { syncCatalogue } from "../../catalogue/index.ts";
import { pickOffers } from "../../catalogue/on-sale/pick-offers.ts";
import { provisionEsim } from "../../esims/provisioning/provisioning.test-kit.ts";

const why = "the operator there cuts people off";

let office: BackOffice;
let owner: Person;
let other: Person;
const { as: onMachine } = operatorsOf(() => office);
beforeAll(async () => {
  office = await createBackOffice({ OPERATORS: "amel" }, createStockedShop);
  owner = await enter(office, "owner");
  other = await enter(office, "owner", "other@rihla.example");
}, 240_000);
afterAll(() => office.close());
afterEach(async () => {
  await sql`update hiding set shown_at = now() where shown_at is null`.execute(office.app.db);
  await pickOffers(office.app);
});

const as = ({ cookie }: Person, key: string, body?: unknown) => ask(office, key, { cookie, body });
const hide = (kind: string, code: string, more: { by?: Person; endsTopUps?: boolean } = {}) =>
  as(more.by ?? owner, "POST /hidings", { kind, code, endsTopUps: more.endsTopUps ?? false, why });
const show = (kind: string, code: string) => as(owner, "POST /showings", { kind, code, why });
const seen = async (path: string) => (await callApi(office, "GET", path)).status;
const quote = (plan: string) =>
  callApi(office, "POST", "/quotes", { body: { currency: "DZD", lines: [{ plan, quantity: 1 }] } });
const found = async (text: string) =>
  ((await callApi(office, "GET", `/search?q=${text}&language=en`)).data as { code: string }[]).map(
    ({ code }) => code,
  );

it("a plan that is hidden is not listed, shown or sold, also after a sync, until it is shown", async () => {
  const plan = await planThatStarts(office);
  expect(await hide("plan", plan.toLowerCase())).toMatchObject({
    status: 201,
    data: { changed: 0, withdrawn: 1 },
  });
  const isGone = async () => {
    expect(await seen(`/plans/${plan}`)).toBe(404);
    const { data } = await callApi(office, "GET", "/destinations/TR/plans");
    expect((data as { code: string }[]).map(({ code }) => code)).not.toContain(plan);
    const { status, problem } = await quote(plan);
    expect([status, problem.code]).toEqual([409, "plan_unavailable"]);
  };
  await eventually(isGone);
  await syncCatalogue(office.app);
  await isGone();
  const { list } = (await as(owner, "GET /places/TR")).data;
  expect(list.find((one: ShelfPlan) => one.code === plan)).toMatchObject({ onSale: false, hidden: true });
  expect((await as(owner, "GET /sales")).data.hidden).toMatchObject([
    { kind: "plan", code: plan, who: "The owner", why, endsTopUps: false },
  ]);
  expect((await show("plan", plan)).data).toEqual({ changed: 1, withdrawn: 0 });
  await eventually(async () => expect(await seen(`/plans/${plan}`)).toBe(200));
  expect((await as(owner, `GET /acts?subject=${plan}`)).data).toMatchObject([
    { act: "show", before: { hidden: true }, after: { hidden: false, changed: 1 } },
    { act: "hide", before: { hidden: false }, after: { hidden: true, withdrawn: 1 } },
  ]);
});

it("a place that is hidden is neither found nor sold, nor what suppliers offer for it anew", async () => {
  await eventually(async () => expect(await found("turkey")).toContain("TR"));
  const rows = () => sql`select code from plan where destination_code = 'TR'`.execute(office.app.db);
  const before = (await rows()).rows.length;
  const plan = await planThatStarts(office);
  await hide("place", "TR");
  await eventually(async () => expect(await found("turkey")).not.toContain("TR"));
  expect(await seen("/destinations/TR")).toBe(404);
  expect((await quote(plan)).problem.code).toBe("plan_unavailable");
  // As a supplier's new package.
  await sql`update plan set promise = 'another' where code = ${plan}`.execute(office.app.db);
  await syncCatalogue(office.app);
  expect((await rows()).rows).toHaveLength(before);
  await show("place", "TR");
  await syncCatalogue(office.app);
  expect((await rows()).rows).toHaveLength(before + 1);
  await eventually(async () => expect(await found("turkey")).toContain("TR"));
}, 60_000);

it("what is sold of it is delivered, an order that waits is paid as one whose plan is withdrawn, and it is topped up unless that ends too", async () => {
  const plan = await planWithTopUps(office);
  const { owner: traveller, esim } = await issuedEsim(office, plan);
  const paid = await buyAsGuest(office, plan);
  const waiting = await order(office, [{ plan, quantity: 1 }]);
  await hide("plan", plan);
  await provisionEsim(office.app, paid.order.esims[0]?.id as string, true);
  await eventually(async () => expect((await seeOrder(office, paid)).status).toBe("delivered"));
  expect((await openPayment(office, waiting)).status).toBe("pending");
  expect((await topUpsOf(office, traveller, esim.id)).plans).not.toEqual([]);
  await show("plan", plan);
  await hide("place", "TR", { endsTopUps: true });
  expect(await topUpsOf(office, traveller, esim.id)).toMatchObject({ plans: [] });
});

it("it is hidden once by two at the same moment; what nobody ever sold can't be, nor shown what isn't hidden", async () => {
  const answers = await Promise.all([hide("place", "FR"), hide("place", "FR", { by: other })]);
  expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([201, "hidden_already"]);
  expect((await hide("plan", "TR")).code).toBe("item_unknown");
  expect((await hide("place", "NOWHERE")).code).toBe("item_unknown");
  expect((await show("place", "TR")).code).toBe("not_hidden");
});

it("who gives support sees what is hidden, and hides nothing; the machine does, with who and why", async () => {
  const support = await enter(office, "support");
  expect((await hide("place", "FR", { by: support })).status).toBe(404);
  await onMachine("amel", "sales hide place fr --top-ups");
  expect((await as(support, "GET /sales")).data.hidden).toMatchObject([
    { kind: "place", code: "FR", names: { en: "France" }, who: "amel", endsTopUps: true },
  ]);
  expect((await as(support, "GET /places")).data).toContainEqual(
    expect.objectContaining({ code: "FR", plans: 0, hidden: true }),
  );
  await onMachine("amel", "sales show place FR");
  expect((await onMachine("amel", "sales list")).hidden).toEqual([]);
});
