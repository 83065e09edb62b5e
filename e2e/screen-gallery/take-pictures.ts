import { mkdirSync } from "node:fs";
import path from "node:path";
import { type Browser, type BrowserContextOptions, expect } from "@playwright/test";
import { locales } from "@rihla/i18n";
import { newCustomer } from "../customer.ts";
import { drawNotch } from "../native/draw-notch.ts";
import { openApp } from "../native/open-app.ts";
import type { Shell } from "../native/shell.ts";
import { violations } from "../no-violations.ts";
import { openSandbox } from "../sandbox.ts";
import { wordsOf } from "../words.ts";
import { pictureOf } from "./picture.ts";
import { readerOf, type Screen, type Stage, type Variant } from "./screen.ts";

/** Pictures are also taken on machines that have much else to do. */
const patient = { timeout: 30_000 };

export type Shop = { shopUrl: string; sandboxUrl: string; office?: Stage["office"] };
type Wanted = { screen: Screen; variant: Variant };

/** Two at a time. Gives the names of the pictures that could not be taken, and of screens with faults if these are looked for. */
export async function takePictures(
  browser: Browser,
  shop: Shop,
  wanted: readonly Wanted[],
  folder: string,
  looksForFaults = false,
): Promise<string[]> {
  const waiting = [...wanted];
  const missing: string[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const picture = pictureOf(next.screen, next.variant);
      const look = looksForFaults ? expectNoFaults : async () => {};
      await takePicture(browser, shop, next, path.join(folder, picture), look).catch((error) => {
        missing.push(picture);
        console.error(`${picture}: ${(error as Error).message.split("\n")[0]}`);
      });
    }
  };
  await Promise.all([worker(), worker()]);
  return missing;
}

async function takePicture(
  browser: Browser,
  shop: Shop,
  { screen, variant }: Wanted,
  file: string,
  look: (page: Stage["page"]) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    ...settingsOf(variant, shop),
    deviceScaleFactor: readerOf(variant.size).scale ?? (screen.isCloseUp ? 2 : 1),
  });
  try {
    const page = await context.newPage();
    const stage = screen.shell
      ? await setStageInApp(page, shop, variant, screen.shell)
      : await setStage(page, shop, variant, screen.status ?? 200);
    await screen.open(stage);
    if (!screen.isWaiting) await stage.page.waitForLoadState("networkidle");
    const heading = { level: 1, name: await screen.heading(stage) };
    await expect(stage.page.getByRole("heading", heading)).toBeVisible(patient);
    // What is still loading stands in a status of grey shapes.
    if (!screen.isWaiting)
      await expect(stage.page.locator("[role=status]:has([aria-hidden].bg-sand)")).toHaveCount(0, patient);
    await stage.page.evaluate("document.fonts.ready");
    // What a browser paints only where somebody looks is painted for a picture of the whole page.
    await stage.page.evaluate(`{
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("* { content-visibility: visible !important }");
      document.adoptedStyleSheets.push(sheet);
    }`);
    mkdirSync(path.dirname(file), { recursive: true });
    await stage.page.screenshot({ path: file, fullPage: !screen.shell && !screen.isCloseUp });
    await look(stage.page);
  } finally {
    await context.close();
  }
}

/** Nobody is shut out, and nothing is wider than the window. */
async function expectNoFaults(page: Stage["page"]): Promise<void> {
  const wide = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
  const faults = [...(wide > 0 ? [`${wide} pixels too wide`] : []), ...(await violations(page))];
  if (faults.length > 0) throw new Error(faults.join(" | ").replaceAll("\n", " "));
}

function settingsOf({ language, size, theme }: Variant, { shopUrl }: Shop): BrowserContextOptions {
  const { width, height, touch } = readerOf(size);
  return {
    baseURL: shopUrl,
    locale: locales[language].tag,
    viewport: { width, height },
    isMobile: touch,
    hasTouch: touch,
    colorScheme: theme === "dark" ? "dark" : "light",
    forcedColors: theme === "forced" ? "active" : "none",
    reducedMotion: "reduce",
  };
}

/** A phone that has the app, with what covers its screen. */
async function setStageInApp(
  page: Stage["page"],
  shop: Shop,
  variant: Variant,
  shell: Shell,
): Promise<Stage> {
  const app = await openApp(page, shell, shop.shopUrl);
  await page.addInitScript(
    `localStorage.getItem("LANG") ?? localStorage.setItem("LANG", "${variant.language}")`,
  );
  if (!readerOf(variant.size).isBare) await drawNotch(page, shell);
  return { ...(await setStage(page, shop, variant, 200)), app, go: (address) => app.open(address) };
}

async function setStage(
  page: Stage["page"],
  { sandboxUrl, office }: Shop,
  variant: Variant,
  status: number,
): Promise<Stage> {
  return {
    ...variant,
    ...(office && { office }),
    page,
    t: wordsOf(variant.language),
    sandbox: openSandbox(sandboxUrl),
    customer: newCustomer(variant.language),
    async go(address) {
      const answer = await page.goto(`/${variant.language}${address}`);
      // Null where only the part after # is new.
      if (answer && answer.status() !== status) throw new Error(`${address} answered ${answer.status()}`);
    },
    async planCode(destination) {
      const answer = await page.request.get(`/api/v1/app/destinations/${destination}/plans`);
      const { data } = await answer.json();
      return data[0].code;
    },
  };
}
