import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { packagesLoader } from "./packages.loader.ts";

const plan = (code: string, countryCount: number) => ({
  code,
  price: { amount: 29000, currency: "DZD" },
  dataBytes: 5 * 1024 ** 3,
  days: 15,
  starts: "first-connection",
  unusedValidDays: 180,
  countryCount,
  egressCountries: ["NL"],
  countries: Array.from({ length: countryCount }, (_, at) => ({
    code: `C${at}`,
    names: { fr: `pays ${at}`, en: `country ${at}`, ar: `بلد ${at}` },
    networks: [
      { name: "Türk Telekom", generation: "5G" },
      { name: "Sunrise", generation: "4G" },
    ],
  })),
});
const answers: Record<string, unknown> = {
  "/destinations/EUROPE": { code: "EUROPE", names: { fr: "Europe", en: "Europe", ar: "أوروبا" } },
  "/destinations/EUROPE/plans": [plan("a", 29), plan("b", 42), plan("c", 29)],
  "/plans/a": plan("a", 29),
  "/plans/b": plan("b", 42),
};

function stubApi(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const path = address.split("/app")[1]?.split("?")[0] ?? "";
    asked.push(path);
    const data = answers[path];
    return data
      ? Response.json({ data })
      : Response.json(
          { code: "not_found" },
          { status: 404, headers: { "content-type": "application/problem+json" } },
        );
  });
  return asked;
}
const run = (code: string) =>
  packagesLoader({
    request: new Request(`http://shop/ar/packages/${code}`),
    url: new URL(`http://shop/ar/packages/${code}`),
    pattern: "/ar/packages/:code",
    params: { code },
    context: new RouterContextProvider(),
  });
afterEach(() => vi.unstubAllGlobals());

test("names the countries of each size a region is sold in, with their networks, whatever case the code has", async () => {
  const asked = stubApi();
  const data = await run("europe");
  expect(data.coverages.map(({ length }) => length)).toEqual([29, 42]);
  expect(data.coverages[0]?.[3]).toEqual({
    code: "C3",
    name: "بلد 3",
    networks: "\u2066Türk\u00a0Telekom\u00a05G\u2069 · \u2066Sunrise\u00a04G\u2069",
  });
  expect(data.metaName).toBe("أوروبا");
  expect(asked).not.toContain("/plans/c");
});

test("a place we don't sell is a page that isn't there", async () => {
  stubApi();
  await expect(run("NOWHERE")).rejects.toMatchObject({ init: { status: 404 }, data: { code: "not_found" } });
});

test("stands without details and without alternatives", async () => {
  stubApi();
  const kept = answers["/plans/a"];
  delete answers["/plans/a"];
  const { coverages, alternatives } = await run("EUROPE");
  expect(coverages.map(({ length }) => length)).toEqual([42]);
  expect(alternatives).toEqual([]);
  answers["/plans/a"] = kept;
});
