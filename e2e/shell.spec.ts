import { enterAt } from "./account.ts";
import { payButton, plansOf } from "./buying.ts";
import { currencyPill } from "./header-pills.ts";
import { askForCode } from "./signing-in.ts";
import { expect, test, type Visit } from "./test.ts";
import { onlyWithAll } from "./when.ts";

const arrow = ({ page, t }: Visit) =>
  page.getByRole("banner").getByRole("link", { name: t("shell.back"), exact: true });
const scrolled = "Math.round(scrollY)";

test("a new page starts at its top, and going back finds the place one was at", async ({ visit }) => {
  const { page } = visit;
  await page.goto("/fr/home", { waitUntil: "networkidle" });
  const card = page.locator('main a[href="/fr/packages/IT"]').first();
  await page.evaluate("scrollTo(0, 200)");
  const before = await page.evaluate<number>(scrolled);
  expect(before).toBeGreaterThan(0);
  await card.click();
  await expect(page).toHaveURL(/\/packages\/IT$/);
  await expect.poll(() => page.evaluate(scrolled)).toBe(0);
  await page.evaluate("scrollTo(0, 300)");
  await arrow(visit).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(() => page.evaluate(scrolled)).toBe(before);
});

test("the arrow takes the step before on the page, the page given, or one step back", async ({
  visit,
  customer,
}) => {
  const { page, t } = visit;
  await page.goto("/fr/preferences");
  await arrow(visit).click();
  await expect(page).toHaveURL(/\/fr\/profile$/);
  const bar = page.getByRole("navigation", { name: t("shell.nav.label") }).filter({ visible: true });
  await bar.getByRole("link", { name: t("shell.nav.help") }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("shell.nav.compatibility") })
    .first()
    .click();
  await expect(page).toHaveURL(/\/fr\/compatibility$/);
  await expect(bar.getByRole("link", { name: t("shell.nav.help") })).toHaveAttribute("aria-current", "page");
  await arrow(visit).click();
  await expect(page).toHaveURL(/\/fr\/support$/);

  await page.goto("/fr/login");
  await askForCode(visit, customer.email);
  await arrow(visit).click();
  await expect(page.getByLabel(t("account.email"), { exact: true })).toHaveValue(customer.email);
  await expect(page).toHaveURL(/\/fr\/login$/);
});

test(
  "the header of an inner page stays while it is read, and takes up its title",
  onlyWithAll,
  async ({ visit }) => {
    const { page } = visit;
    const title = page.getByRole("banner").locator(".scrolled-title");
    await page.goto("/fr/terms", { waitUntil: "networkidle" });
    await expect(title).toHaveCSS("opacity", "0");
    await page.evaluate("scrollTo(0, 600)");
    await expect(title).toHaveCSS("opacity", "1");
    await expect(title).toHaveText((await page.getByRole("heading", { level: 1 }).textContent()) ?? "");
    await expect(arrow(visit)).toBeInViewport();
    await page.goto("/fr/home", { waitUntil: "networkidle" });
    await page.evaluate("scrollTo(0, 600)");
    await expect(page.getByRole("banner")).not.toBeInViewport();
  },
);

test(
  "a page on its way shows its shape at once, and after eight seconds what can be done",
  onlyWithAll,
  async ({ visit }) => {
    const { page, t } = visit;
    let silent = true;
    await page.clock.install();
    await page.goto("/fr/home", { waitUntil: "networkidle" });
    await page.route("**/api/v1/app/destinations/IT**", (route) => (silent ? undefined : route.continue()));
    await page.locator('main a[href="/fr/packages/IT"]').first().click();
    await expect(page.getByRole("main").getByText(t("shell.loading"))).toBeAttached();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await page.clock.fastForward(8_000);
    const slow = page.getByRole("alert").filter({ hasText: t("shell.problem.slow.title") });
    await expect(slow).toBeVisible();
    silent = false;
    await slow.getByRole("button", { name: t("shell.problem.retry") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(slow).toBeHidden();

    // A screen that is there, but not what it asks for itself.
    silent = true;
    await page.route("**/api/v1/app/quotes", (route) => (silent ? undefined : route.continue()));
    const [plan] = await plansOf(visit, "IT");
    const asked = page.waitForRequest("**/api/v1/app/quotes");
    await page.goto(`/fr/summary?plan=${plan?.code}`);
    await asked;
    await page.clock.fastForward(8_000);
    const late = page.getByRole("status").filter({ hasText: t("shell.problem.slow.title") });
    await expect(late).toBeVisible();
    silent = false;
    await late.getByRole("button", { name: t("shell.problem.retry") }).click();
    await expect(payButton(visit)).toBeVisible();
    await expect(late).toBeHidden();
  },
);

test(
  "at no width does help float over what is pressed, and the search shows all of its hint",
  onlyWithAll,
  async ({ visit }) => {
    const { page } = visit;
    // A profile's header has one button more.
    for (const address of ["/fr/packages/FR", "/fr/profile", "/en/profile"])
      for (const width of [768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await expect
          .poll(() => page.evaluate(roomForHint), { message: `hint of ${address} at ${width}` })
          .toBeGreaterThanOrEqual(0);
      }
    await page.goto("/fr/packages/FR");
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(floatsOverContent), `at ${width}`).toBe(false);
    }
  },
);

test(
  "the header offers another currency where prices stand, and adding an eSIM where people look for it",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t } = visit;
    const banner = page.getByRole("banner");
    const currency = currencyPill(visit);
    const add = banner.getByRole("link", { name: t("shell.nav.addEsim") });
    await enterAt(visit, sandbox, customer, "/home");
    const pages: [address: string, hasPrices: boolean, adds: boolean][] = [
      ["/home", true, false],
      ["/esims", false, true],
      ["/profile", false, true],
      ["/packages/TR", true, false],
      ["/packages/TR/compare", true, false],
      ["/compatibility", false, false],
    ];
    for (const [address, hasPrices, adds] of pages) {
      await page.goto(`/fr${address}`);
      await expect(currency, address).toBeVisible({ visible: hasPrices });
      await expect(add, address).toBeVisible({ visible: adds });
    }
  },
);

test(
  "a profile that does not load is written down, and the page goes on as for a guest",
  onlyWithAll,
  async ({ visit, sandbox, customer, complaints }) => {
    complaints.expect(/503/);
    const { page, t } = visit;
    await page.route("**/api/v1/app/auth/me", (route) => route.fulfill({ status: 503, body: "" }));
    const written = page.waitForEvent("console", (message) =>
      message.text().startsWith("The profile could not be loaded"),
    );
    await enterAt(visit, sandbox, customer, "/home");
    await written;
    await expect(page.getByText(t("discover.greeting"), { exact: true })).toBeVisible();
  },
);

/**
 * Pixels between the end of the hint and the end of its field, in the letters that every page but the first has. Where figures are
 * tabular there is no `font` in one word.
 */
const roomForHint = `(async () => {
  const field = document.querySelector("header input[type=search]");
  const { fontWeight, fontSize, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = [fontWeight, fontSize, '"Readex Pro Later"'].join(" ");
  await document.fonts.load(pen.font, field.placeholder);
  const padding = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
  return field.clientWidth - padding - pen.measureText(field.placeholder).width;
})()`;

/** Whether something that stands still while the page moves reaches into the column of the content. */
const floatsOverContent = `(() => {
  const main = document.querySelector("main");
  const { paddingRight } = getComputedStyle(main);
  const end = main.getBoundingClientRect().right - parseFloat(paddingRight);
  return [...document.querySelectorAll("a, button")].some(
    (one) => getComputedStyle(one).position === "fixed" && one.offsetWidth > 1 && one.getBoundingClientRect().left < end,
  );
})()`;

/** Words of the bottom bar that are seen: where each begins and ends, and what is outside its own place. */
const wordsShown = `[...document.querySelectorAll(".nav-label")].flatMap((label) => {
  const range = document.createRange();
  range.selectNodeContents(label.firstElementChild);
  const [text, place] = [range.getBoundingClientRect(), label.getBoundingClientRect()];
  if (text.top >= place.bottom - 1) return [];
  return [text.left < place.left - 4 || text.right > place.right + 4 ? "over another" : "whole"];
})`;

test(
  "letters twice as large leave the bottom bar its icons, rather than words over each other",
  onlyWithAll,
  async ({ visit }) => {
    const { page, t } = visit;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/ar/home");
    await expect.poll(() => page.evaluate(wordsShown)).toEqual(Array(5).fill("whole"));
    for (const property of ["font-size", "-webkit-text-size-adjust"]) {
      await page.evaluate(`document.documentElement.style.cssText = "${property}: 200% !important"`);
      await expect.poll(() => page.evaluate(wordsShown)).not.toContain("over another");
    }
    await page.goto("/fr/home");
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(wordsShown)).toEqual(Array(5).fill("whole"));
    await expect(page.getByRole("link", { name: t("shell.nav.profile"), exact: true }).first()).toBeVisible();
  },
);

/** How many lines the header takes, and its words that are seen though they have no room: outside of the window, or in part. */
const headerLines = `(() => {
  const places = [...document.querySelectorAll("header a, header button")].map((one) => one.getBoundingClientRect());
  const middles = places.filter(({ width }) => width > 1).map(({ top, bottom }) => Math.round((top + bottom) / 2 / 20));
  return new Set(middles).size;
})()`;
const wordsCutOff = `[...document.querySelectorAll("header .if-room span, header a.if-room")].flatMap((part) => {
  if (part.childElementCount > 0 && part.tagName !== "A") return [];
  const range = document.createRange();
  range.selectNodeContents(part.tagName === "A" ? part.firstElementChild.lastChild : part);
  const [text, line] = [range.getBoundingClientRect(), part.closest(".if-room").getBoundingClientRect()];
  if (text.width === 0 || text.top >= line.bottom - 1) return [];
  return text.left < line.left - 2 || text.right > line.right + 2 || text.right > innerWidth ? [part.textContent] : [];
})`;

test(
  "letters twice as large leave the header's words whole, on two lines at most",
  onlyWithAll,
  async ({ visit }) => {
    const { page } = visit;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/ar/home");
    await expect(page.getByRole("banner").getByText("دج").last()).toBeInViewport();
    expect(await page.evaluate(headerLines)).toBe(1);
    for (const property of ["font-size", "-webkit-text-size-adjust"]) {
      await page.evaluate(`document.documentElement.style.cssText = "${property}: 200% !important"`);
      await expect.poll(() => page.evaluate(headerLines), property).toBeLessThanOrEqual(2);
      expect(await page.evaluate(wordsCutOff), property).toEqual([]);
    }
  },
);
