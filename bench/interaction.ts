import type { Browser, Page } from "@playwright/test";
import { agree, buyButton, openOtherWays, openQuantity, payButton } from "../e2e/buying.ts";
import { wordsOf } from "../e2e/words.ts";
import { phone, withBrowser } from "./kit/browser.ts";
import { median, printTable, ratio } from "./kit/figures.ts";
import { withProgram } from "./kit/program.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** Another release of the shop that runs already, to take turns with. */
const other = process.env.BENCH_AGAINST;
/** A cheap phone, as Lighthouse takes it. */
const slowdown = 4;
const t = wordsOf("fr");
/** Milliseconds that a press which the browser does not report took at most. */
const leastReported = 16;

type Act = readonly [name: string, act: (page: Page) => Promise<unknown>];

const press = (name: string, label: string | RegExp): Act => [
  name,
  (page) => page.getByRole("button", { name: label }).filter({ visible: true }).first().click(),
];
const key = (letter: string): Act => [`search: ${letter}`, (page) => page.keyboard.press(letter)];
function choices(name: string): Act {
  return press(name, new RegExp(`^${t("shell.both")}`));
}

/** What a guest does from home to the bank. Where several stand in a row, the first is what opens the page. */
const acts: readonly Act[] = [
  choices("language and currency"),
  ["another currency", (page) => choice(page, /USD/).click()],
  choices("the choices again"),
  ["back to dinars", (page) => choice(page, /DZD/).click()],
  press("when", t("trip.when")),
  ["next month", (page) => page.getByRole("button", { name: t("trip.sheet.next") }).click()],
  ["a day", (page) => dayOf(page, 9).click()],
  ["its way back", (page) => dayOf(page, 16).click()],
  press("these days", t("trip.sheet.done")),
  ["the search", (page) => page.getByRole("combobox").first().click()],
  ...["t", "u", "r", "q"].map(key),
  ["a place", (page) => page.getByRole("option").first().click()],
  press("its plans", t("trip.show")),
  ["a plan", (page) => planRow(page, 1)],
  ["another plan", (page) => planRow(page, 2)],
  ["the advice", (page) => page.locator('label[for="advised"]').click()],
  ["unlimited plans", (page) => page.getByRole("link", { name: t("plans.kinds.unlimited") }).click()],
  ["fixed plans", (page) => page.getByRole("link", { name: t("plans.kinds.fixed") }).click()],
  ["a plan again", (page) => planRow(page, 1)],
  ["buy", (page) => buyButton({ page, t }).click()],
  ["a field", (page) => page.getByLabel(t("checkout.billing.email"), { exact: true }).click()],
  ["a letter in it", (page) => page.keyboard.press("a")],
  ["how many", (page) => openQuantity({ page, t })],
  ["one more", (page) => page.getByRole("button", { name: t("checkout.plan.more") }).click()],
  ["other ways to pay", (page) => openOtherWays({ page, t })],
  press("promo code", t("checkout.coupon.add")),
  ["two boxes", (page) => agree({ page, t })],
  ["pay, with fields missing", (page) => payButton({ page, t, language: "fr" }).click()],
];

/** And in the guide, when it comes to installing; the last one has no French words any more. */
const installing: readonly Act[] = [
  press("a step is done", t("guide.player.done")),
  press("the next one", t("guide.player.done")),
  press("a step back", t("guide.player.back")),
  press("languages", new RegExp(`^${t("shell.language.title")}`)),
  [
    "another language",
    (page) => page.getByRole("dialog").filter({ visible: true }).getByText("English").click(),
  ],
];
const allActs = [...acts, ...installing];

/** How long the browser leaves a finger waiting for the next picture, on each press of a purchase; in turns with another release where BENCH_AGAINST names one. */
export function measureInteraction(): Promise<void> {
  return withProgram(({ shopUrl }) =>
    withBrowser(async (browser) => {
      const ours: number[][] = [];
      const others: number[][] = [];
      for (let round = 0; round < rounds; round++) {
        ours.push(await walk(browser, shopUrl));
        if (other) others.push(await walk(browser, other));
      }
      report(ours, others);
    }),
  );
}

function report(ours: number[][], others: number[][]): void {
  const of = (all: number[][], at: number) => median(all.map((waits) => waits[at] ?? Number.NaN));
  const [mine, theirs] = [allActs.map((_, at) => of(ours, at)), allActs.map((_, at) => of(others, at))];
  const both = allActs.map((_, at) => at).filter((at) => !other || !Number.isNaN(theirs[at]));
  const line = (name: string, by: (waits: number[]) => number) => {
    const [here, there] = [mine, theirs].map((waits) => by(both.map((at) => waits[at] ?? Number.NaN))) as [
      number,
      number,
    ];
    return [name, here.toFixed(0), ...(other ? [`${there.toFixed(0)} (${ratio(here, there)})`] : [])];
  };
  const said = (wait = Number.NaN) => (Number.isNaN(wait) ? "" : wait.toFixed(0));
  printTable(
    ["until the next picture, ms", "this release", ...(other ? ["the other (ratio)"] : [])],
    [
      ...allActs.map(([name], at) => [name, said(mine[at]), ...(other ? [said(theirs[at])] : [])]),
      line("worst of those that both have", (waits) => Math.max(...waits)),
      line("median of these", median),
    ],
  );
}

/** Milliseconds of each act; NaN where a release has no such thing. */
async function walk(browser: Browser, shopUrl: string): Promise<number[]> {
  const context = await browser.newContext({ ...phone, baseURL: shopUrl, locale: "fr-FR" });
  const page = await context.newPage();
  page.setDefaultTimeout(4000);
  await page.addInitScript(watch);
  await page.goto("/fr/home", { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const waits = await follow(page, acts);
  await page.goto("/fr/guide/installation", { waitUntil: "networkidle", timeout: 60_000 });
  waits.push(...(await follow(page, installing)));
  await context.close();
  return waits;
}

async function follow(page: Page, some: readonly Act[]): Promise<number[]> {
  const waits: number[] = [];
  for (const [name, act] of some) {
    await page.evaluate("bench.longest = 0");
    const done = await act(page).then(
      () => true,
      (error: Error) => console.error(`${page.url()}: ${name}: ${error.message.split("\n")[0]}`),
    );
    await settled(page);
    waits.push(done ? Math.max(leastReported, await page.evaluate<number>("bench.longest")) : Number.NaN);
  }
  return waits;
}

/** What the press began is over; the browser tells of it a little after the picture. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle").catch(() => {});
  await page.waitForTimeout(400);
}

/** Runs in the page. */
const watch = `
  window.bench = { longest: 0 };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) bench.longest = Math.max(bench.longest, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
`;

const dayOf = (page: Page, day: number) =>
  page
    .getByRole("dialog")
    .locator(`button[value$="-${String(day).padStart(2, "0")}"]`)
    .first();

const planRow = (page: Page, at: number) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .getByRole("radio")
    .filter({ visible: true })
    .nth(at)
    .check({ force: true });

const choice = (page: Page, name: RegExp) =>
  page.getByRole("dialog").filter({ visible: true }).getByRole("button", { name });
