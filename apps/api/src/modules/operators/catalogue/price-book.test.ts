import type { BookPreview, PriceBookNow } from "@rihla/contract/admin";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, type BackOffice, createBackOffice, enter, type Person } from "../../../testing/back-office.ts";
import { order, seeOrder } from "../../../testing/purchase.ts";
import { createStockedShop } from "../../../testing/test-shop.ts";
import { syncCatalogue } from "../../catalogue/index.ts";

const why = "the dinar fell";

let office: BackOffice;
let owner: Person;
let other: Person;
beforeAll(async () => {
  office = await createBackOffice({ ESIM_PROVIDERS: "esim-access,airalo" }, createStockedShop);
  owner = await enter(office, "owner");
  other = await enter(office, "owner", "other@rihla.example");
}, 240_000);
afterAll(() => office.close());

const as = ({ cookie }: Person, key: string, body?: unknown) => ask(office, key, { cookie, body });
type Draft = Pick<PriceBookNow, "rules" | "handicaps" | "rates">;
async function inForce(): Promise<PriceBookNow> {
  return (await as(owner, "GET /price-book")).data;
}
async function changed(changes: (book: PriceBookNow) => Partial<Draft>): Promise<Draft> {
  const book = await inForce();
  const { rules, handicaps, rates } = { ...book, ...changes(book) };
  return { rules, handicaps, rates };
}
const preview = async (draft: Draft, from?: number): Promise<BookPreview> =>
  (await as(owner, "POST /price-book/previews", { ...draft, from })).data;
const apply = (draft: Draft, revision: string, by = owner) =>
  as(by, "POST /price-book/versions", { ...draft, revision, why });
const planNow = (code: string) =>
  office.app.db
    .selectFrom("plan")
    .select(["provider", "prices", "priceRule"])
    .where("code", "=", code)
    .executeTakeFirstOrThrow();

it("the book in force changes nothing; another margin for a place is previewed as it is then sold, at once, and a sync finds nothing to do", async () => {
  expect(await preview(await changed(() => ({})))).toMatchObject({ up: 0, down: 0, moved: 0, changes: [] });
  const placed = await order(office);
  const draft = await changed(({ rules }) => ({
    rules: [{ name: "Tunisia", percent: 60, destinations: ["TN"] }, ...rules],
  }));
  const seen = await preview(draft);
  expect(seen.changes.length).toBe(seen.up);
  expect(new Set(seen.changes.map(({ destination }) => destination))).toEqual(new Set(["TN"]));
  expect((await apply(draft, seen.revision)).data).toMatchObject({ withdrawn: 0 });
  for (const { plan, prices, supplier, rule } of seen.changes) {
    const sold = await planNow(plan);
    expect([sold.provider, sold.priceRule, rule]).toEqual([supplier, "Tunisia", "Tunisia"]);
    expect(sold.prices).toEqual(Object.fromEntries(prices.map(({ currency, after }) => [currency, after])));
  }
  expect(await syncCatalogue(office.app)).toMatchObject({ added: 0, changed: 0, withdrawn: 0 });
  expect((await seeOrder(office, placed)).total).toEqual(placed.order.total);
  const [act] = (await as(owner, "GET /acts?subject=prices")).data;
  expect(act).toMatchObject({ act: "prices apply", why, after: { rules: draft.rules } });
  expect(act.before.version).toBeLessThan(act.after.version);
}, 60_000);

it("a handicap's preview says which plans another supplier would sell", async () => {
  const { changes, moved } = await preview(await changed(() => ({ handicaps: { airalo: 400 } })));
  expect(moved).toBeGreaterThan(0);
  const away = changes.filter(({ supplierBefore }) => supplierBefore === "airalo");
  expect(away.length).toBe(Math.min(moved, changes.length));
  for (const { supplier } of away) expect(supplier).toBe("esim-access");
});

it("what would lose money comes first and is marked: a rate with a digit missing", async () => {
  const draft = await changed(({ rates }) => ({
    rates: { ...rates, DZD: Math.floor((rates.DZD ?? 0) / 10) },
  }));
  const { losing, down, changes } = await preview(draft);
  expect(losing).toBeGreaterThan(0);
  expect(down).toBe(losing);
  expect(changes.every(({ loses }) => loses)).toBe(true);
  const percents = changes.map(({ percent }) => percent ?? 0);
  expect(percents).toEqual(percents.toSorted((a, b) => Math.abs(b) - Math.abs(a)));
});

it("every plan that changes can be seen, so many at once", async () => {
  const draft = await changed(({ rules }) => ({
    rules: rules.map((rule) => ({ ...rule, percent: rule.percent + 100 })),
  }));
  const first = await preview(draft);
  const seen = first.changes.map(({ plan }) => plan);
  while (seen.length < first.total)
    seen.push(...(await preview(draft, seen.length)).changes.map(({ plan }) => plan));
  expect(first.total).toBeGreaterThan(first.changes.length);
  expect(new Set(seen).size).toBe(first.up);
  expect((await preview(draft, first.total)).changes).toEqual([]);
});

it("of two who apply at the same moment one is told that the book has changed; the rate's age is known again", async () => {
  const dearer = await changed(({ rates }) => ({ rates: { ...rates, DZD: (rates.DZD ?? 0) + 10_000 } }));
  const cheaper = await changed(({ rates }) => ({ rates: { ...rates, DZD: (rates.DZD ?? 0) - 10_000 } }));
  const { revision } = await inForce();
  const answers = await Promise.all([apply(dearer, revision), apply(cheaper, revision, other)]);
  expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([201, "book_changed"]);
  const acts: { act: string }[] = (await as(owner, "GET /acts?subject=prices")).data;
  expect(acts.slice(0, 2).map(({ act }) => act)).toEqual(["prices apply", "prices set-rate"]);
  expect((await apply(dearer, revision)).code).toBe("book_changed");
});

it("is refused where not every plan would have a price, and is no business of who gives support", async () => {
  const narrow = await changed(() => ({
    rules: [{ name: "only there", percent: 40, destinations: ["TN"] }],
  }));
  expect((await as(owner, "POST /price-book/previews", narrow)).code).toBe("last_rule_narrow");
  expect((await apply(narrow, (await inForce()).revision)).code).toBe("last_rule_narrow");
  const support = await enter(office, "support");
  expect((await as(support, "GET /price-book")).status).toBe(404);
});
