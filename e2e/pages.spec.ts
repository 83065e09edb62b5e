import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { languageCodes } from "@rihla/i18n";
import { budgets, publicPages } from "../bench/budgets.ts";
import { filledAddress, scriptBytes } from "../bench/kit/script-bytes.ts";
import { buyButton, destinationName } from "./buying.ts";
import { listenForComplaints } from "./complaints.ts";
import { currencyPill } from "./header-pills.ts";
import { holdScripts } from "./hold-scripts.ts";
import { layoutShifts } from "./layout-shifts.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";
import { startingWith, wordsOf } from "./words.ts";

test.describe("before any script runs", () => {
  test.use({ javaScriptEnabled: false });

  test("the shop can be read, searched and walked through", async ({ visit, complaints }) => {
    const { page, t } = visit;
    complaints.expect(/\.js csp$/); // how the browser puts that scripts are switched off
    await page.goto("/");
    await expect(page).toHaveURL(/\/home$/);
    const france = await destinationName(visit, "FR");
    await page.getByRole("combobox", { name: t("search.label") }).fill(france);
    await page.getByRole("combobox", { name: t("search.label") }).press("Enter");
    await expect(page).toHaveURL(/\/search\?q=/);
    const results = page.getByRole("region", { name: t("search.found") });
    await results
      .getByRole("link", { name: startingWith(france) })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: france })).toBeVisible();
    await page.getByRole("link", { name: t("plans.kinds.unlimited"), exact: true }).click();
    await expect(page).toHaveURL(/kind=unlimited/);
    await expect(page.getByText(t("plans.unlimitedNote"))).toHaveCount(1);
    // A choice and one button, which lead on to what was chosen.
    const row = page.getByRole("listitem").getByRole("radio").last();
    await row.check({ force: true });
    const code = await row.getAttribute("value");
    await buyButton(visit).click();
    await expect(page).toHaveURL(new RegExp(`/summary\\?.*plan=${code}`));
    await page.goto("/fr/home");
    await page.getByRole("combobox", { name: t("search.label") }).fill(france);
    for (const end of ["from", "to"] as const) await page.getByLabel(t(`trip.${end}`)).fill("2030-12-12");
    await page.getByRole("button", { name: t("trip.show") }).click();
    await expect(page).toHaveURL(/\/packages\/FR\?from=2030-12-12&to=2030-12-12$/);
  });

  test("all countries unfold, and the language changes", onlyWithAll, async ({ visit, complaints }) => {
    const { page, t } = visit;
    complaints.expect(/\.js csp$/);
    await page.goto("/fr/home");
    await page.locator("#destinations").getByText(t("discover.allCountries")).click();
    await page.locator('#destinations a[href="/fr/packages/NO"]').click();
    await chooseLanguage(page, t("shell.language.title"), "العربية");
    await expect(page).toHaveURL(/\/ar\/packages\/NO$/);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  });
});

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`an address that isn't ours answers 404, in words of ${language}`, async ({ visit, complaints }) => {
      const { page, t } = visit;
      complaints.expect(/404/);
      for (const address of ["/no-such-page", "/packages/NOWHERE"]) {
        const response = await page.goto(`/${language}${address}`);
        expect(response?.status()).toBe(404);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(
          page.getByRole("heading", { level: 1, name: t("shell.problem.notFound.title") }),
        ).toBeVisible();
      }
      await page
        .getByRole("main")
        .getByRole("link", { name: t("shell.problem.home") })
        .click();
      await expect(page).toHaveURL(new RegExp(`/${language}/home$`));
    });

    test(`search engines find the ${language} page and its twins`, async ({ page, baseURL }) => {
      await page.goto(`/${language}/packages/FR?days=7`);
      const href = (selector: string) => page.locator(`head > link${selector}`).getAttribute("href");
      expect(await href("[rel=canonical]")).toBe(`${baseURL}/${language}/packages/FR`);
      for (const twin of languageCodes)
        expect(await href(`[rel=alternate][hreflang=${twin}]`)).toBe(`${baseURL}/${twin}/packages/FR`);
      expect(await href("[rel=alternate][hreflang=x-default]")).toBe(`${baseURL}/packages/FR`);
    });
  });

test(
  "the address to share and the offer told to search engines follow from page to page",
  onlyWithAll,
  async ({ page, baseURL }) => {
    await page.goto("/fr/home");
    await page.locator('a[href="/fr/packages/TR"]').first().click();
    const canonical = page.locator("head > link[rel=canonical]");
    await expect(canonical).toHaveAttribute("href", `${baseURL}/fr/packages/TR`);
    const picture = page.locator("meta[property='og:image']");
    await expect(picture).toHaveAttribute("content", `${baseURL}/share/fr/TR.png`);
    const facts = page.locator("script[type='application/ld+json']");
    await expect
      .poll(async () => (await facts.allTextContents()).join())
      .toContain(`"url":"${baseURL}/fr/packages/TR"`);
    await page.goto("/fr/packages/TR");
    await page
      .getByRole("link", { name: wordsOf("fr")("shell.footer.account") })
      .first()
      .click();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(canonical.or(picture).or(facts)).toHaveCount(0);
  },
);

test("what came with one visitor's address is not shown to the next", async ({ request }) => {
  for (const address of ["/fr/packages/FR?days=7", "/fr/home", "/fr/guide", "/fr/support"]) {
    const noise = "email=amina%40rihla.example";
    const own = await request.get(`${address}${address.includes("?") ? "&" : "?"}${noise}`);
    expect(await own.text()).not.toContain("amina");
    expect(await (await request.get(address)).text()).not.toContain("amina");
  }
});

test("a form from elsewhere can't lead out of the shop", async ({ request, baseURL }) => {
  for (const next of ["https://evil.example/", "/\t/evil.example", "/\n/evil.example", "//evil.example"]) {
    const answer = await request.post("/currency", { form: { currency: "USD", next }, maxRedirects: 0 });
    expect(new URL(answer.headers().location ?? "", baseURL).href).toBe(`${baseURL}/home`);
  }
});

test("a word without end widens no page", onlyWithAll, async ({ page, complaints }) => {
  complaints.expect(/404/);
  const word = "w".repeat(80);
  for (const address of [`/fr/search?q=${word}`, `/ar/support?q=${word}`, `/fr/${word}`]) {
    await page.goto(address);
    await expectNoSidewaysScroll(page);
  }
});

test("changing the language stays on the page and turns it round", async ({ visit }) => {
  const { page } = visit;
  await page.goto("/fr/packages/FR?days=7");
  await chooseLanguage(page, wordsOf("fr")("shell.language.title"), "العربية");
  await expect(page).toHaveURL(/\/ar\/packages\/FR\?days=7$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const place = await destinationName({ ...visit, language: "ar" }, "FR");
  await expect(page.getByRole("heading", { level: 1, name: place })).toBeVisible();
  await page.goto("/home");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
});

test(
  "changing the currency changes the prices, here and on the next page",
  onlyWithAll,
  async ({ visit }) => {
    const { page } = visit;
    await page.goto("/fr/packages/FR");
    const prices = page.getByRole("main").getByText(/\d\s?DA|\$\d/);
    await expect(prices.first()).toContainText("DA");
    await currencyPill(visit).click();
    await page.getByRole("button", { name: /USD/ }).click();
    await expect(prices.first()).toContainText("$");
    await page.goto("/fr/home");
    await expect(prices.first()).toContainText("$");
  },
);

test("a guest reads and walks on while the scripts are still on their way", async ({ visit }) => {
  const { page, t } = visit;
  const release = await holdScripts(page);
  await page.goto("/fr/home", { waitUntil: "commit" });
  await page.locator('main a[href="/fr/packages/TR"]').first().click();
  const place = await destinationName(visit, "TR");
  await expect(page.getByRole("heading", { level: 1, name: place })).toBeVisible();
  await expect(page.getByText(/\d\s?DA/).first()).toBeVisible();
  await page.getByRole("link", { name: t("plans.kinds.unlimited"), exact: true }).click();
  await expect(page).toHaveURL(/kind=unlimited/);
  release();
  await page.getByRole("link", { name: t("plans.kinds.fixed"), exact: true }).click();
  await expect(page).not.toHaveURL(/kind=unlimited/);
});

test(
  "the list of all countries leads on without a new document, and its prices follow the currency",
  onlyWithAll,
  async ({ visit }) => {
    const { page, t } = visit;
    const countries = page.locator("#destinations");
    const unfold = () => countries.getByText(t("discover.allCountries")).click();
    await page.goto("/fr/home", { waitUntil: "networkidle" });
    await page.evaluate("window.sameDocument = true");
    await unfold();
    await countries.locator('a[href="/fr/packages/NO"]').click();
    const place = await destinationName(visit, "NO");
    await expect(page.getByRole("heading", { level: 1, name: place })).toBeVisible();
    await page.goBack();
    await unfold();
    await expect(countries.getByText(place)).toBeVisible();
    await page.reload({ waitUntil: "networkidle" });
    await page.evaluate("window.sameDocument = true");
    await unfold();
    await expect(countries.getByRole("link").first()).toContainText("DA");
    await currencyPill(visit).click();
    await page.getByRole("button", { name: /USD/ }).click();
    await expect(countries.getByRole("link").first()).toContainText("$");
    expect(await page.evaluate("window.sameDocument")).toBe(true);
  },
);

for (const address of ["/fr/home", "/fr/packages/FR", "/ar/home", "/ar/packages/FR"])
  test(
    `nothing on ${address} jumps while it loads`,
    address === "/ar/packages/FR" ? {} : onlyWithAll,
    async ({ page }) => {
      await page.goto(address, { waitUntil: "networkidle" });
      await page.evaluate("document.fonts.ready");
      expect(await page.evaluate(layoutShifts)).toEqual([]);
    },
  );

test(
  "an eSIM that somebody travels with takes the place of the form, which opens when it is gone into, and nothing jumps",
  onlyWithAll,
  async ({ page }) => {
    const t = wordsOf("ar");
    const until = new Date(Date.now() + 3 * 86_400_000 - 1000).toISOString();
    await page.addInitScript(
      `localStorage.setItem("home-esim", ${JSON.stringify(
        JSON.stringify({
          id: "one",
          destination: "TR",
          names: { fr: "Turquie", en: "Türkiye", ar: "تركيا" },
          flag: "tr",
          left: { bytes: 1024 ** 3, of: 3 * 1024 ** 3 },
          running: { until, canRecharge: true },
        }),
      )})`,
    );
    await page.goto("/ar/home", { waitUntil: "networkidle" });
    const pass = page.getByRole("region", { name: "تركيا" });
    await expect(pass).toContainText(t("discover.yours.days", { days: 3 }));
    await expect(pass.getByRole("link", { name: t("discover.yours.recharge") })).toHaveAttribute(
      "href",
      "/ar/details/one#recharge",
    );
    const dates = page.getByRole("button", { name: t("trip.when") });
    await expect(dates).toBeHidden();
    expect(await page.evaluate(layoutShifts)).toEqual([]);
    await page.getByRole("combobox", { name: t("search.label") }).click();
    await expect(dates).toBeVisible();
  },
);

test("the icons at the foot stand still while their words arrive", onlyWithAll, async ({ page }) => {
  await page.goto("/ar/home", { waitUntil: "networkidle" });
  const [before, after] = await page.evaluate<[number[], number[]]>(`(() => {
    const tabs = [...document.querySelectorAll(".bottom-navigation a")];
    const tops = () => tabs.map((tab) => tab.firstElementChild.getBoundingClientRect().top);
    const withWords = tops();
    for (const tab of tabs) tab.lastElementChild.remove();
    return [tops(), withWords];
  })()`);
  expect(before).toHaveLength(5);
  expect(before).toEqual(after);
});

test(
  "letters that come late move nothing; the next page is drawn with them",
  onlyWithAll,
  async ({ page }) => {
    const letters =
      "[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)";
    await page.route(/\.woff2$/, async (route) => {
      const drawn = () => page.evaluate("performance.getEntriesByName('first-contentful-paint').length");
      await expect.poll(drawn).toBeGreaterThan(0);
      await route.continue();
    });
    await page.goto("/ar/home", { waitUntil: "networkidle" });
    expect(await page.evaluate(layoutShifts)).toEqual([]);
    await page.locator('a[href="/ar/packages/TR"]').first().click();
    await expect.poll(() => page.evaluate(letters)).toContain("Readex Pro Later");
  },
);

test(
  "no page is sent more script than its budget to a guest whose first it is",
  onlyWithAll,
  async ({ browser, baseURL }) => {
    test.slow();
    for (const budget of budgets) {
      const { page: name, address, script } = budget;
      const context = await browser.newContext();
      const personal = new Set<string>();
      context.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (publicPages.includes(budget) && /\/personal(-vendor)?-/.test(pathname)) personal.add(pathname);
      });
      const complaints = listenForComplaints(context);
      complaints.expect(/40[14]/); // an order that isn't there
      const bytes = await scriptBytes(await context.newPage(), await filledAddress(address, baseURL ?? ""));
      await context.close();
      expect.soft(bytes, name).toBeGreaterThan(0);
      // What it fetches of that by itself belongs in `fetchedByGuests` of apps/web/tooling/chunks.ts.
      expect.soft([...personal], name).toEqual([]);
      expect.soft(bytes / 1000, name).toBeLessThanOrEqual(script);
      expect.soft(complaints.all, name).toEqual([]);
    }
  },
);

test("every page brings its styles, and runs no script of unknown origin", async ({ request }) => {
  for (const address of ["/home", "/packages/FR", "/login", "/no-such-page"])
    await test.step(address, async () => {
      const response = await request.get(address);
      const html = await response.text();
      expect(html).not.toContain('rel="stylesheet"');
      for (const script of ["<script", 'rel="modulepreload"'])
        expect(html.indexOf(script)).toBeGreaterThan(html.indexOf("</style>"));
      const policy = response.headers()["content-security-policy"];
      const inside = [
        ...html.matchAll(
          /<(script|style)(?![^>]*(?:\ssrc=|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/\1>/gs,
        ),
      ];
      expect(inside.length).toBeGreaterThan(0);
      for (const [, , text = ""] of inside)
        expect(policy).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
      expect(html).not.toMatch(/\son[a-z]+="/);
      expect(policy).toMatch(/script-src 'self'(?![^;]*'unsafe-inline')/);
    });
});

test(
  "the styles at the beginning of a page draw it as all styles do, which come behind it",
  onlyWithAll,
  async ({ page, complaints }) => {
    test.slow();
    complaints.expect(/ERR_FAILED/); // scripts and letters that are held back
    await page.route(/\.(js|woff2)$/, (route) => route.abort());
    for (const address of ["/fr/home", "/ar/packages/FR"])
      await test.step(address, async () => {
        await page.goto(address);
        expect(await page.evaluate(drawnOtherwiseWithoutTheLast)).toEqual([]);
      });
  },
);

async function chooseLanguage(page: Page, sheet: string, choice: string) {
  await page.getByRole("button", { name: startingWith(sheet) }).click();
  await page.getByRole("link", { name: choice }).click();
}

/** Elements of each class that look different without them, and their number where it isn't two. */
const drawnOtherwiseWithoutTheLast = `(() => {
  const seen = new Set();
  const kinds = [...document.querySelectorAll("html, body, #root *")].filter((element) =>
    [element.localName, ...element.classList].filter((name) => !seen.has(name) && seen.add(name)).length > 0);
  const looks = () => kinds.map((element) => [null, "::before", "::after"].map((part) => {
    const style = getComputedStyle(element, part);
    return Array.from(style, (name) => name + style.getPropertyValue(name)).join();
  }).join());
  const styles = document.querySelectorAll("style");
  if (styles.length !== 2) return [styles.length + " styles"];
  const withAll = looks();
  styles[1].remove();
  const withOwn = looks();
  return kinds.filter((_, at) => withAll[at] !== withOwn[at]).map((element) => element.outerHTML.slice(0, 200));
})()`;
