import { afterEach, expect, test, vi } from "vitest";
import { planWith } from "./domain/plans/plan.test-kit.ts";
import { render } from "./entry-server.tsx";

const price = { amount: 66000, currency: "DZD" } as const;
const names = { fr: "Arabie saoudite", en: "Saudi Arabia", ar: "السعودية" };
const destination = {
  code: "SA",
  kind: "country",
  names,
  flag: "sa",
  popular: true,
  planCount: 1,
  lowestPrice: price,
};
const plan = planWith({ code: "SA_1_7", destination: "SA", price });
const networks = [{ name: "stc", generation: "5G" }];
const answers: Record<string, unknown> = {
  "/catalogue": { countryCount: 200, regionCount: 9, planCount: 900, lowestPrice: price },
  "/destinations/SA": { ...destination, networks },
  "/destinations/SA/plans": [plan],
  "/destinations/SA/alternatives": [],
  "/plans/SA_1_7": {
    ...plan,
    destinationNames: names,
    countries: [{ code: "SA", names, networks }],
    egressCountries: ["FR", "DE"],
  },
};

// Whole pages are drawn here, with the libraries of development.
vi.setConfig({ testTimeout: 30_000 });
afterEach(() => vi.unstubAllGlobals());

/** The page as the server sends it, and its text alone. */
async function open(address: string): Promise<{ html: string; text: string }> {
  vi.stubGlobal("fetch", async (asked: string) =>
    Response.json({ data: answers[asked.split("/app")[1]?.split("?")[0] ?? ""] }),
  );
  const assets = {
    entry: "",
    scripts: [],
    styles: "",
    recallLanguage: "",
    recallOwn: "",
    keepEarly: "",
    importMap: "",
  };
  const origin = "https://shop.example";
  const page = await render(new Request(origin + address), { assetsFor: () => assets, origin });
  if (page.kind !== "page" || page.status !== 200) throw new Error(`${address} is no page`);
  const body = page.shown.slice(page.shown.indexOf("<body"));
  return { html: page.shown + page.closing, text: body.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ") };
}

test.each(["/fr/packages/SA", "/fr/packages/SA/SA_1_7"])(
  "%s says what is risky there before the first price, and who says so",
  async (address) => {
    const { text } = await open(address);
    const note = text.indexOf("Omra et Hadj : pas d’empreintes à donner");
    expect(note).toBeGreaterThan(0);
    expect(note).toBeLessThan(text.indexOf("660"));
    expect(text).toMatch(/Hadj du \d\d\/\d\d\/20\d\d au \d\d\/\d\d\/20\d\d/);
    expect(text).toContain("Selon la presse");
  },
);

test("tells crawlers of a destination what it costs, where it stands and how it looks", async () => {
  const { html } = await open("/ar/packages/SA");
  expect(html).toMatch(/<meta name="description" content="[^"]*السعودية[^"]*660/);
  for (const type of ["Product", "BreadcrumbList"]) expect(html).toContain(`"@type":"${type}"`);
  expect(html).toContain('<link rel="canonical" href="https://shop.example/ar/packages/SA">');
  expect(html).toContain('hreflang="x-default" href="https://shop.example/packages/SA"');
  expect(html).toContain('<meta property="og:image" content="https://shop.example/share/ar/SA.png">');
});
