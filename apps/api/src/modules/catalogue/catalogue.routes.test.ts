import {
  basePath,
  type Destination,
  type DestinationDetail,
  type Plan,
  type PlanDetail,
} from "@rihla/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { countShelves } from "./catalogue.repository.ts";
import { syncCatalogue } from "./sync-catalogue.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.http.inject({ url: basePath + path, headers });
async function dataOf<Data>(path: string): Promise<Data> {
  const answer = await get(path);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}
/** How the API refuses: status, code and the codes of the fields. */
async function refusalOf(path: string) {
  const answer = await get(path);
  expect(answer.headers["content-type"]).toContain("application/problem+json");
  expect(answer.headers["cache-control"]).toBe("no-store");
  const { code, errors } = answer.json();
  return { status: answer.statusCode, code, errors };
}

describe("answers of the catalogue", () => {
  it.each(["/catalogue", "/destinations", "/destinations/TN", "/destinations/TN/plans"])(
    "%s may be cached and is not sent again to who has it",
    async (path) => {
      const first = await get(path);
      const etag = String(first.headers.etag);
      expect(first.headers).toMatchObject({
        "cache-control": expect.stringContaining("public"),
        "catalogue-revision": expect.stringMatching(/^\d+$/),
        "content-type": "application/json; charset=utf-8",
      });
      const second = await get(path, { "if-none-match": etag });
      expect(second).toMatchObject({ statusCode: 304, body: "" });
      expect(second.headers.etag).toBe(etag);
    },
  );

  it.each(["W/%", '"another", %', '"another",W/%', "*"])(
    "are known again when a proxy or a browser sends the tag as %s",
    async (form) => {
      const { etag } = (await get("/catalogue")).headers;
      const again = await get("/catalogue", { "if-none-match": form.replace("%", String(etag)) });
      expect(again.statusCode).toBe(304);
    },
  );

  it("are sent whole to who has another one", async () => {
    const answer = await get("/catalogue", { "if-none-match": '"another", W/"and-another"' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.planCount).toBeGreaterThan(0);
  });

  it("have another tag in another currency, and the same one however the query is written", async () => {
    const tagOf = async (path: string) => (await get(path)).headers.etag;
    expect(await tagOf("/catalogue?currency=USD")).not.toBe(await tagOf("/catalogue"));
    expect(await tagOf("/catalogue?currency=DZD&x=1")).toBe(await tagOf("/catalogue"));
  });

  it("change their bytes, tag and revision after a sync that changed something", async () => {
    const path = "/destinations/IS/plans";
    const before = await get(path);
    await shop.sandbox.post("/controls/catalogue/packages/IS_1_7", { price: 990_000 });
    await syncCatalogue(shop.app);
    await eventually(async () => {
      const after = await get(path, { "if-none-match": String(before.headers.etag) });
      expect(after.statusCode).toBe(200);
      expect(after.body).not.toBe(before.body);
      expect(Number(after.headers["catalogue-revision"])).toBe(
        Number(before.headers["catalogue-revision"]) + 1,
      );
    });
  });
});

describe("destinations", () => {
  it("are countries and regions, or one of the two, or the popular ones", async () => {
    const [all, countries, regions, popular] = await Promise.all(
      ["", "?kind=country", "?kind=region", "?popular=true"].map((query) =>
        dataOf<Destination[]>(`/destinations${query}`),
      ),
    );
    expect(all).toHaveLength((countries?.length ?? 0) + (regions?.length ?? 0));
    expect(new Set(regions?.map(({ kind }) => kind))).toEqual(new Set(["region"]));
    expect(new Set(regions?.map(({ flag }) => flag))).toEqual(new Set([null]));
    expect(popular?.map(({ code }) => code).slice(0, 3)).toEqual(["TN", "TR", "SA"]);
    const others = await dataOf<Destination[]>("/destinations?popular=false");
    expect(others).toHaveLength((all?.length ?? 0) - (popular?.length ?? 0));
  });

  it("each have a name in every language, a price and plans", async () => {
    for (const { names, lowestPrice, planCount } of await dataOf<Destination[]>("/destinations")) {
      expect(Object.values(names).every((name) => name.length > 1)).toBe(true);
      expect(names.ar).toMatch(/\p{Script=Arabic}/u);
      expect(lowestPrice.amount).toBeGreaterThan(0);
      expect(planCount).toBeGreaterThan(0);
    }
  });

  it("say the lowest price of their plans", async () => {
    const place = await dataOf<DestinationDetail>("/destinations/TN?currency=USD");
    const plans = await dataOf<Plan[]>("/destinations/TN/plans?currency=USD");
    expect(place.lowestPrice).toEqual(plans[0]?.price);
    expect(place.planCount).toBe(plans.length);
    expect(place.networks.length).toBeGreaterThan(0);
  });
});

describe("plans of a destination", () => {
  it("come cheapest first, all of one kind when asked", async () => {
    const plans = await dataOf<Plan[]>("/destinations/FR/plans");
    const prices = plans.map(({ price }) => price.amount);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    for (const kind of ["fixed", "unlimited"]) {
      const some = await dataOf<Plan[]>(`/destinations/FR/plans?kind=${kind}`);
      expect(some).toEqual(plans.filter((plan) => plan.kind === kind));
      expect(some.length).toBeGreaterThan(0);
    }
  });

  it("for so many days are the ones of that length and those sold by the day", async () => {
    const plans = await dataOf<Plan[]>("/destinations/FR/plans?days=30");
    expect(new Set(plans.map(({ days }) => days))).toEqual(new Set([30, null]));
  });

  it.each(["0", "91", "1.5", "two", "-3", ""])("for %j days are refused", async (days) => {
    expect(await refusalOf(`/destinations/FR/plans?days=${days}`)).toMatchObject({
      status: 400,
      code: "invalid_input",
      errors: [{ path: "days", code: expect.stringMatching(/^(days_out_of_range|invalid)$/) }],
    });
  });
});

describe("one plan", () => {
  it("names its countries and networks", async () => {
    const [cheapest] = await dataOf<Plan[]>("/destinations/EUROPE/plans");
    const plan = await dataOf<PlanDetail>(`/plans/${cheapest?.code}`);
    expect(plan).toMatchObject(cheapest as Plan);
    expect(plan.countries).toHaveLength(plan.countryCount);
    expect(plan.countries.find(({ code }) => code === "FR")?.networks.length).toBeGreaterThan(0);
  });
});

describe("what does not exist", () => {
  it.each([
    "/destinations/ZZ",
    "/destinations/tn",
    "/destinations/ZZ/plans",
    "/plans/NOSUCHPLAN",
    "/plans/%00",
    "/destinations/%00/plans",
    `/plans/${"x".repeat(3000)}`,
    "/destinations/..%2F..%2Fetc",
    "/plans/%F0%9F%92%A9",
  ])("%s is not found", async (path) => {
    expect(await refusalOf(path)).toEqual({ status: 404, code: "not_found", errors: undefined });
  });

  it.each(["EUR", "XXX", "dzd", "DZDD", ""])("a price in %j is refused", async (currency) => {
    for (const path of ["/catalogue", "/destinations", "/destinations/TN", "/destinations/TN/plans"]) {
      expect(await refusalOf(`${path}?currency=${currency}`)).toEqual({
        status: 400,
        code: "invalid_input",
        errors: [{ path: "currency", code: "invalid_currency" }],
      });
    }
  });

  it("a currency that is given twice is refused", async () => {
    expect(await refusalOf("/catalogue?currency=DZD&currency=USD")).toMatchObject({ status: 400 });
  });
});

describe("a shop with nothing on its shelf", () => {
  it("has no destinations and says so", async () => {
    await shop.app.db.updateTable("plan").set({ withdrawnAt: new Date() }).execute();
    await shop.app.db.transaction().execute(countShelves);
    await shop.app.db.updateTable("catalogueRevision").set({ revision: 1000 }).execute();
    await eventually(async () => expect(await dataOf("/destinations")).toEqual([]));
    expect(await refusalOf("/destinations/TN")).toMatchObject({ status: 404 });
    expect(await refusalOf("/catalogue")).toMatchObject({ status: 404 });
  });
});
