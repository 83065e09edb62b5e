import type { Page } from "@playwright/test";
import type { DataOf, Language } from "@rihla/contract";
import { languageCodes } from "@rihla/i18n";
import { destinationName, plansOf } from "./buying.ts";
import { chooseArrival } from "./choosing-dates.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";
import { startingWith } from "./words.ts";

const api = "/api/v1/app";

/** Typed by people, not by us: other spellings, other languages, a slip of the finger, a city, an airport. */
const typed: { language: Language; text: string; code: string; via?: RegExp }[] = [
  { language: "fr", text: "touns", code: "TN" },
  { language: "fr", text: "sa3oudia", code: "SA" },
  { language: "fr", text: "alemagne", code: "DE" },
  { language: "en", text: "stamboul", code: "TR", via: /Istanbul/ },
  { language: "en", text: "DXB", code: "AE", via: /DXB/ },
  { language: "ar", text: "اسطنبول", code: "TR", via: /إسطنبول/ },
  { language: "ar", text: "dobay", code: "AE" },
];

for (const { language, text, code, via } of typed)
  test.describe(`${text} in ${language}`, text === "dobay" ? {} : onlyWithAll, () => {
    test.use({ language });

    test("is found with the keyboard alone, without a request for each key", async ({ visit }) => {
      const { page, t } = visit;
      await page.goto(`/${language}/home`, { waitUntil: "networkidle" });
      const box = page.getByRole("combobox", { name: t("search.label") });
      await box.focus();
      await box.press("a");
      await expect(page.getByRole("listbox")).toBeVisible();
      await box.press("Backspace");
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await box.pressSequentially(text);
      const first = page.getByRole("option").first();
      await expect(first).toContainText(await destinationName(visit, code));
      if (via) await expect(first).toContainText(via);
      await expect(page.getByRole("search").getByRole("status")).not.toBeEmpty();
      expect(asked.filter((url) => !/\/(flags|drawings)\//.test(url))).toEqual([]);
      await box.press("ArrowDown");
      await expect(first).toHaveAttribute("aria-selected", "true");
      await expect(box).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
      await box.press("Escape");
      await expect(page.getByRole("listbox")).toBeHidden();
      await box.press("ArrowDown");
      await box.press("Enter");
      // It stays in the field, with the advice for it below.
      await expect(box).toHaveValue(await destinationName(visit, code));
      await expect(page.getByRole("link", { name: t("advice.choose") })).toBeVisible();
      await box.press("Enter");
      await expect(page).toHaveURL(new RegExp(`/packages/${code}$`));
    });
  });

test(
  "a search goes on without a network, once it was used",
  onlyWithAll,
  async ({ visit, context, complaints }) => {
    const { page, t } = visit;
    complaints.expect(/flags|drawings/, /ERR_INTERNET_DISCONNECTED/);
    await page.goto("/fr/search", { waitUntil: "networkidle" });
    const box = page.getByRole("combobox", { name: t("search.label") });
    await box.fill("a");
    await expect(page.getByRole("listbox")).toBeVisible();
    await context.setOffline(true);
    await box.fill("dobay");
    await expect(page.getByRole("option").first()).toContainText(await nameOf("AE"));
    await box.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=dobay$/);
    await expect(page.getByRole("region", { name: t("search.found") })).toContainText(await nameOf("AE"));
    await context.setOffline(false);
  },
);

test("what nobody sells says so, and leads on", onlyWithAll, async ({ visit }) => {
  const { page, t } = visit;
  await page.goto("/fr/search?q=xqzwv");
  await expect(page.getByRole("heading", { name: t("search.none", { query: "xqzwv" }) })).toBeVisible();
  await page.getByRole("link", { name: t("search.all") }).click();
  await expect(page).toHaveURL(/\/home#destinations$/);
});

test("filters stay in the address through reloading and going back", async ({ visit }) => {
  const { page, t } = visit;
  await page.goto("/fr/packages/FR", { waitUntil: "networkidle" });
  await page.getByText(/autres forfaits/).click();
  await page.getByRole("link", { name: t("common.days", { count: 30 }), exact: true }).click();
  const order = page.locator("summary", { hasText: t("plans.order.label") });
  await order.click();
  await page.getByRole("link", { name: t("plans.order.data"), exact: true }).click();
  await expect(page).toHaveURL(/\?days=30&sort=data$/);
  await page.reload();
  const month = page.getByRole("link", { name: t("common.days", { count: 30 }), exact: true });
  await expect(month).toHaveAttribute("aria-current", "true");
  await expect(order).toContainText(t("plans.order.data"));
  await page
    .getByRole("link", { name: new RegExp(`^${t("plans.details")}`) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/packages\/FR\/\w+/);
  await page.goBack();
  await expect(page).toHaveURL(/\?days=30&sort=data$/);
});

test("unlimited plans are priced for 1 to 90 days, and say why not for more", async ({ visit }) => {
  const { page, t } = visit;
  await page.goto("/fr/packages/FR?kind=unlimited&days=120", { waitUntil: "networkidle" });
  const days = page.getByRole("textbox", { name: t("plans.days.label") });
  const error = page.getByText(t("plans.days.outOfRange"));
  await expect(days).toHaveValue("120");
  await expect(error).toBeVisible();
  await days.fill("90");
  await expect(error).toBeHidden();
  await expect(page).toHaveURL(/days=90/);
  await days.fill("0");
  await expect(error).toBeVisible();
  await expect(page).toHaveURL(/days=90/);
  await page.getByRole("link", { name: startingWith(t("common.tier.turbo")) }).click();
  await expect(page).toHaveURL(/tier=turbo/);
  await expect(page.getByRole("listitem").getByRole("radio")).toHaveCount(1);
});

test("a plan names the real dates of a journey, also before any script runs", async ({ visit, browser }) => {
  const { page, t } = visit;
  const month = (await plansOf(visit, "FR")).find(
    ({ kind, days, starts }) => kind === "fixed" && days === 30 && starts === "first-connection",
  );
  await page.goto(`/fr/packages/FR/${month?.code}`, { waitUntil: "networkidle" });
  const year = new Date().getFullYear() + (new Date().getMonth() === 11 ? 1 : 0);
  await chooseArrival(visit, `${year}-12-12`);
  await expect(page).toHaveURL(new RegExp(`from=${year}-12-12`));
  const range = t("plan.dates.range.first-connection", {
    first: "12/12",
    last: "11/01",
    days: t("common.days", { count: 30 }),
  });
  await expect(page.getByText(range)).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expect(plain.getByText(range)).toBeVisible();
  await context.close();
});

test("a day of arrival that has passed is said, and given no dates", onlyWithAll, async ({ visit }) => {
  const { page, t } = visit;
  const plan = (await plansOf(visit, "FR")).find(({ starts }) => starts === "first-connection");
  await page.goto(`/fr/packages/FR/${plan?.code}?from=2026-01-10`, { waitUntil: "networkidle" });
  const dates = page.getByRole("region", { name: t("plan.dates.title") });
  await expect(dates.getByText(t("plan.dates.past"))).toBeVisible();
  await expect(dates).not.toContainText(/10\/01(?!\/)/);
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  await chooseArrival(visit, tomorrow);
  await expect(dates.getByText(t("plan.dates.past"))).toHaveCount(0);
  await expect(dates).toContainText(`${tomorrow.slice(8)}/${tomorrow.slice(5, 7)}`);
});

test("a region's plan lists its countries, to be searched", onlyWithAll, async ({ visit }) => {
  const { page, t } = visit;
  const [plan] = await plansOf(visit, "EUROPE");
  await page.goto(`/fr/packages/EUROPE/${plan?.code}`, { waitUntil: "networkidle" });
  const countries = page.getByRole("region", {
    name: t("plans.covers", { countries: t("common.countries", { count: plan?.countryCount ?? 0 }) }),
  });
  await expect(countries.getByRole("listitem")).toHaveCount(plan?.countryCount ?? 0);
  await countries.getByRole("searchbox").fill("italie");
  await expect(countries.getByRole("listitem")).toHaveCount(1);
});

test("a country shows the regional plans that are the better buy", onlyWithAll, async ({ visit }) => {
  const { page, language, t } = visit;
  const answer = await page.request.get(`${api}/destinations/SA/alternatives`);
  const [best] = ((await answer.json()) as { data: DataOf<"GET /destinations/{code}/alternatives"> }).data;
  if (!best) throw new Error("The shipped catalogue has better regional plans for Saudi Arabia");
  await page.goto("/fr/packages/SA");
  const section = page.getByRole("group").filter({ hasText: t("plans.regional.title") });
  await section.getByText(t("plans.regional.title")).click();
  await section
    .getByRole("link", { name: new RegExp(best.destinationNames[language]) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/packages/${best.plan.destination}/`));
});

test(
  "one plan has one address; a wrong one is a page that isn't there",
  onlyWithAll,
  async ({ visit, complaints }) => {
    complaints.expect(/404/);
    const [plan] = await plansOf(visit, "FR");
    for (const address of [`/fr/packages/TR/${plan?.code}`, "/fr/packages/FR/NO-SUCH-PLAN", "/xx/home"])
      expect((await visit.page.goto(address))?.status()).toBe(404);
  },
);

test("search engines get a map of every destination in every language", async ({ request, baseURL }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const map = await request.get("/sitemap.xml");
  expect(map.headers()["content-type"]).toContain("application/xml");
  const locations = [...(await map.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => address ?? "",
  );
  const { data } = (await (await request.get(`${api}/destinations`)).json()) as {
    data: { code: string }[];
  };
  const destinations = locations.filter((address) => address.includes("/packages/"));
  expect(destinations.toSorted()).toEqual(
    data
      .flatMap(({ code }) => languageCodes.map((language) => `${baseURL}/${language}/packages/${code}`))
      .toSorted(),
  );
});

for (const language of languageCodes)
  test(
    `a shared link has a picture and its prices as data, in ${language}`,
    language === "en" ? {} : onlyWithAll,
    async ({ page, request }) => {
      await page.goto(`/${language}/packages/TR`);
      const content = (property: string) =>
        page.locator(`head > meta[property="${property}"]`).getAttribute("content");
      expect(await content("og:title")).toBe(await page.title());
      const picture = await request.get((await content("og:image")) ?? "");
      expect(picture.headers()["content-type"]).toBe("image/png");
      const bytes = await picture.body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(bytes.length).toBeLessThan(300_000); // above that a messenger shows none
      const [product] = await structuredData(page);
      expect(product).toMatchObject({ "@type": "Product", offers: { "@type": "AggregateOffer" } });
      expect(Number(product?.offers?.lowPrice)).toBeGreaterThan(0);
      await page.goto(`/${language}/home`);
      expect((await structuredData(page)).map((facts) => facts["@type"])).toEqual([
        "Organization",
        "WebSite",
      ]);
    },
  );

test("the language chosen stays, and a page never shows in another one first", async ({ page, context }) => {
  await page.goto("/ar", { waitUntil: "networkidle" });
  const kept = (key: string) =>
    expect.poll(() => page.evaluate<string | null>(`localStorage.getItem("${key}")`));
  await kept("LANG").toBe("ar");
  await kept("userPreferences").toContain("arabic");
  await context.clearCookies();
  // What was painted of each document: the direction of the page at its first paint.
  await context.addInitScript(`new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName("first-paint").length) return;
    observer.disconnect();
    localStorage.setItem("painted", (localStorage.getItem("painted") ?? "") + document.documentElement.dir + " ");
  }).observe({ type: "paint", buffered: true })`);
  await page.goto("/home", { waitUntil: "networkidle" });
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect
    .poll(() => page.evaluate<string | null>(`localStorage.getItem("painted")`))
    .toMatch(/^(rtl )+$/);
});

for (const { language, when } of languagesFrom("fr", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language });

    test(`searching and a plan's page in ${language} shut nobody out, by day and by night`, async ({
      visit,
    }) => {
      const { page, t } = visit;
      const [plan] = await plansOf(visit, "EUROPE");
      await page.goto(`/${language}/packages/EUROPE/${plan?.code}?from=2030-12-12`, {
        waitUntil: "networkidle",
      });
      await expectNoViolations(page);
      await page.goto(`/${language}/search`, { waitUntil: "networkidle" });
      await expectNoViolations(page);
      await page.getByRole("combobox", { name: t("search.label") }).fill("a");
      await expect(page.getByRole("listbox")).toBeVisible();
      await expectNoViolations(page);
    });
  });

type Facts = { "@type": string; offers?: { "@type": string; lowPrice?: string } };

async function structuredData(page: Page): Promise<Facts[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

/** In French, as the shipped catalogue has it: without a network there is nobody to ask. */
async function nameOf(code: string): Promise<string> {
  return new Intl.DisplayNames("fr", { type: "region" }).of(code) ?? code;
}
